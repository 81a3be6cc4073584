import { wordSet } from "../../word-set.ts";

/** Small words of English, French, German and Spanish: pronouns, articles, auxiliaries, conjunctions, degrees. */
export const SMALL = wordSet(`
  a an the this that these those it its it's is are was were be been being am have has had having i we we've you he she they me us them my our your their his her
  all everything everybody everyone every each both some most much many of in on at to for with by from as and or but so than then when once if
  there here now again too also very quite really just only as will would shall should must can could may might what who how which ever not no nothing
  le la les l un une des du de est sont était il elle on nous vous ils tout toute tous toutes et ou très ce cela ça c que qui comme avons avez ont a été être
  der die das den dem ein eine ist sind war es wir ihr sie alles alle und oder sehr ganz so wie was haben hat wurde wird worden geworden unser unsere
  el los las un una es está están son todo toda todos todas y o muy lo como que hemos han ha sido nuestro nuestra`);

/** Words for the work itself, for its getting done and for the trouble that was taken with it. */
export const OF_WORK = wordSet(`
  thing things work works worked working job jobs task tasks matter matters stuff effort efforts project outcome goal part parts rest whole way ways care pride lot lots bit best all
  do does did done doing make made making get got go goes went come comes came put give gave given take taken took keep kept try tried finish finished complete completed
  wrap wrapped up settle settled sort sorted out deal dealt handle handled manage managed solve solved close closed end ends dusted run runs ran running function functions
  need needed want wanted expect expected could hard harder hardest possible able
  travail chose choses fait faite faits faites fini finie finis terminé terminée réglé réglée marche marchent fonctionne fonctionnent va faut possible mieux notre
  arbeit sache sachen getan gemacht erledigt gegeben läuft laufen klappt passt funktioniert bestes möglich soll
  trabajo cosa cosas hecho hecha terminado terminada funciona funcionan marcha va posible debe`);

/** Of these things of work a program may have some of its own, and then it is seen what becomes of them. */
export const THINGS_AT_WORK = wordSet(
  "job jobs task tasks project projects part parts run runs function functions goal",
);

/** What stands in front of such a thing. */
export const DETERMINERS = wordSet(
  "a an the each every no all both some most many much of two other my our your their his her its this that these those",
);

/** Participles that stand there as well: "a closed task". */
export const STATES = wordSet("closed completed done finished kept running settled solved");

/** Words for being done with it and for the trouble taken, whatever the thing is. */
export const TROUBLE_TAKEN = wordSet(`
  dusted wrap wrapped settle settled sort sorted dealt deal handle handled manage managed solve solved best bit lot lots care pride effort efforts hard harder hardest possible
  needed wanted expected`);

/** What somebody thinks of it, and nobody can look at. */
export const PRAISE_WORDS = wordSet(`
  good fine ok okay right correct proper properly nice nicely well great clean tidy tidily neat neatly careful carefully thorough thoroughly correctly accurate accurately complete completely perfect
  perfectly beautiful beautifully pleasant modern happy proud satisfied content enough sufficient sufficiently adequate adequately duly fully totally great excellent solid sound decent
  bien beau belle beaux belles agréable agréables moderne modernes joli jolie jolis jolies propre bon bonne bons bonnes correct correcte correctement parfait parfaite prêt prête prêts suffisant suffisamment
  gut schön modern sauber ordentlich fertig richtig korrekt perfekt hübsch angenehm genug ausreichend
  bueno buena bonito bonita bonitos bonitas moderno moderna correcto correcta correctamente perfecto perfecta listo lista agradable suficiente suficientes`);

/** What is made of words and code, so that praise of it shows nothing: "The report is complete and accurate". */
export const WORKS_OF_MIND = wordSet(`
  report reports documentation docs document documents code test tests figure figures number numbers result results site website page pages app application program software text texts data design
  rapport documentation code site page application programme résultat résultats chiffres
  bericht dokumentation code seite programm anwendung ergebnis ergebnisse zahlen
  informe documentación código sitio página aplicación programa resultado resultados cifras
  exist exists existe existent existiert existieren existen`);

/** Phrases of them that have other words in them. */
export const PHRASES_OF_NOTHING =
  /\b(?:in (?:(?:a|an|good|perfect|the best|very|such|best) ){0,3}(?:hand|order|shape|state)|(?:this|in|on|within|for) (?:the |our )?time|in the end|of which|all our|our all)\b(?! of\b)/giu;
