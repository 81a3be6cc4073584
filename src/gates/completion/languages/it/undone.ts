/** Everyday words that leave a thing undone, in Italian: tables of words crossed with a few shapes of sentence. */

import type { PlainKind } from "../family.ts";
import type { NamingData } from "../naming.ts";

/** The stems of a list as a choice. */
function choice(stems: string): string {
  return stems.trim().split(/\s+/u).join("|");
}

/** Put off, dropped, passed on: participles. */
const LET_GO =
  choice(`accantonat rimandat rinviat posticipat parcheggiat congelat scartat tralasciat omess stralciat depennat
  abbandonat trascurat saltat esclus escluss sacrificat cassat tolt eliminat levat ignorat bypassat dimenticat scordat tagliat
  evitat sospes differit aggirat scavalcat `);

/** In a lesser or feigned form. */
const LESSER =
  choice(`simulat fint fittizi provvisori abbozzat approssimativ grezz temporane parzial incomplet ridott semplificat
  sommari indicativ stimat rudimental finzion mozz monc dimezzat zoppicant raffazzonat rabberciat arrangiat`);

/** Not there, not in order, at a stop. */
const AT_FAULT =
  choice(`ferm bloccat appes arenat incagliat paralizzat legat vincolat subordinat condizionat scopert vuot assent
  mancant ross sbagliat errat difettos instabil ballerin incert guast rott sballat sfasat disallineat illeggibil indietr spent
  mort complicat storpiat corrott compromess insufficient spars mut introvabil irreperibil irraggiungibil inaccessibil inutilizzabil inservibil opzionat indisponibil inutil illeggibil inesistent`);

const BE =
  "((?<!c')è|sono|resta|restano|rimane|rimangono|risulta|risultano|sta|stanno|giace|giacciono|pare|sembra|sembrano|(è|sono) (stat|rimast)(o|a|i|e))";
const HAVE = "(ho|abbiamo)";
const ENDING = "(o|a|i|e|io|ia|ie|ea|ee|eo|ei)?";
const CLITIC =
  "(lo|la|li|le|ne|ce lo|ce la|ce li|ce le|me lo|me la|me li|me le|ci|vi|ve lo|ve la|ve li|ve le|te lo|te la|te li|te le|glielo|gliela)";
/** Ends of the future tense, which keep their accent: "barra" is none. */
const FUTURE = "(r(\\u00f2|o'|\\u00e0|a')|remo|ranno)";
const END = "(?= *[.,;:!)]| *$)";

/** When later it is to be. */
const LATER =
  "(domani|dopodomani|dopo|poi|più (avanti|tardi|in là)|prossimamente|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(la|una|un') ?(settimana|altra volta|prossima)|il (mese|prossimo|weekend)|l'anno|un'altra (volta|occasione)|(a|entro|per|in|da|verso) (fine|inizio|metà|breve|giorni|ridosso|settimana|giornata|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|settembre|dopo|domani|più tardi)|(per|nella|nel|al|alla|allo|in|con|a) (la |il |lo |l')?(versione|prossim~|sprint|rilascio|giro|autunno|estate|inverno|primavera|second~|futur~|prossima|tranche|ritorno|rientro)|quando|appena|non appena|una volta|con calma|finit(o|a|i|e)|passat(o|a|i|e)|se avanza|prima o poi|a suo tempo|col tempo|a (bocce ferme|mente fredda))";

const UNSEEN =
  "(?!(trovat|toccat|modificat|cambiat|riscontrat|pers|cancellat|avut|notat|rilevat|incontrat|vist(o|i|e|a) (error|problem|difett|anomal)|smess|fallit|sbagliat|cadut|rott|interrott|bloccat|spent|ferm|saltat|dat~ (error|problem)|avut|ricevut~ (reclam|segnal|error)|super|dov))";

/** What names nothing, and what is told of a part of the things. */
export const NAMING: NamingData = {
  freeUnderEnglish: true,
  small:
    /^(?:.{3}|della|dello|delle|degli|dell|nella|nello|nelle|negli|nell|sulla|sullo|sulle|sugli|sull|alla|allo|alle|agli|all|dalla|dallo|dalle|dagli|dall|sono|stat[oaie]|essere|come|ogni|tutt[eio]|tutta|anche|solo|meno|dopo|senza|quando|sotto|sopra|ancora|quest[oaei]|quell[oaei]|loro|suoi|fino|poco|molto|dove|entro|verso|circa|almeno|massimo|abbiamo|hanno|viene|vengono|resta|restano|oltre|prim[oaie]|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settimo|ottavo|nono|decimo|ultim[oaie]|altr[oaie]|resto|restant[ei]|rimanent[ei]|quattro|cinque|sette|otto|nove|dieci|metà|parte|maggior)$/u,
  topics: /^\W*(?:quanto a\p{L}*|per|riguardo a\p{L}*|su\p{L}*|circa) ?[^,;:]{2,50},/u,
  pronouns: /^\W*(?:[cmtsv]e (?:l[oaie]|ne)|ne|ci)(?!\p{L})/u,
};

export const UNDONE: PlainKind = {
  kind: "undone",
  frames: [
    `ce (l'|lo |la |li |le )?(ha|hanno|ho|abbiamo) (ancora|sempre)`,
    "non (ci )?(rientra|rientrava|rientravano|rientrano|stava|stavano|entrava|è rientrat~) (nei|nel) (tempi|tempo|budget|preventivo)",
    "(tanto|giusto) per (avere|fare|non|far|dire|riempire|metter~|chiudere)",
    "(vecch~|precedent~) … … (non (l'|li |le |lo |la )?(ho|abbiamo|è|sono) ancora|ancora non)",
    "(lo|li) \\p{L}+(a|e|ano|ono) (il|la|lo|l'|i|gli|le) ‥ (quando|appena|domani|dopo|lunedì|in settimana|al ritorno|al rientro)",
    // Told of as put off, dropped, lesser or at fault.
    `${BE} ‥ (${LET_GO}|${LESSER}|${AT_FAULT})${ENDING}`,
    `${HAVE} ‥ (${LET_GO})(o|a|i|e)`,
    `(l'|li |le |lo |la |ne )${HAVE} ‥ (lasciat|mess|dat|mandat)(o|a|i|e) (perdere|stare|cadere|andare|correre|indietro|fuori|da parte|com'era|com'erano|dov'era|dov'erano|come (era|erano|stava|stavano|prima)|così|tal~ e quale|in (bianco|sospeso|coda|programma|pausa|fondo|lista|secondo piano)|vuot~|a metà|incomplet~|scopert~|al suo posto|a dopo|ad altri)`,
    `${HAVE} lasciat(o|a|i|e) … (perdere|stare|cadere|andare|correre|indietro|fuori|da parte|com'era|com'erano|dov'era|dov'erano|come (era|erano|stava|stavano|prima)|così|tal~ e quale|in (bianco|sospeso|coda)|vuot~|a metà|incomplet~|scopert~)`,
    `(lascio|lasciamo|lasci|lasciate) (perdere|stare|cadere|correre|indietro|fuori|da parte)`,
    `(è|sono) stat(o|a|i|e) mess(o|a|i|e) (in|da) (coda|programma|calendario|lista|agenda|parte|pausa|attesa|frigo|conto|cantiere|secondo)`,
    `${HAVE} (sorvolato|soprasseduto|glissato|desistito|rinunciato|fatto a meno|tirato dritto|lasciato correre)`,
    "(ho|abbiamo) (preferito|scelto di|deciso di|ritenuto di) non \\p{L}+(re|rl(o|a|i|e))",
    `non (lo |la |li |le |si (?!ved|not|sent)|ci |ne )?\\p{L}+(o|iamo|a|ano|e|ono) più${END}`,
    // Slides, waits, hangs on something.
    "(slitta|slittano|slitterà|slitteranno|salta|saltano|(?<!si )(aspetta|aspettano|attende|attendono)(?! (\\d|un (secondo|minuto|segnale)|che|il segnale|qualche|il turno))|dipende|dipendono|langue|latita|latitano|scivola|scivolano|traballa|traballano|zoppica|zoppicano|stenta|stentano|è (caduta|passata) nel dimenticatoio)",
    "(ci vuole|ci vogliono|ci vorrà|ci vorranno|ci vorrebbe|ci vorrebbero|manca ancora|mancano ancora)",
    `${BE} ‥ (in (alto mare|cantiere|corso|arrivo|forse|bilico|dubbio|ballo|standby|stand-by|attesa|coda|fieri|itinere|sospeso|programma|calendario|lista d'attesa|stallo|panne|ritardo|bozza|arretrato)|al palo|a (zero|terra|metà|rischio|secco|bocca asciutta|buon punto|tre quarti|due terzi|mezzo)|giù|nel cassetto|nel limbo|in mano (a|ai|al|alla|alle|agli)|nelle mani|sulla mia scrivania|alle prime battute|ai primi passi|agli inizi|all'inizio|tutt'altro che|lontan~ (da|dal|dalla|dall'~)|da (\\p{L}+(re|rsi|rl(o|a|i|e))|vedere)|per (finta|aria|metà|modo di dire)|su carta|fuori (uso|gioco|servizio|portata|tempo|da~|dall'~)|piena di|pieni di|piene di|pieno di|(di|un|una) (ripiego|facciata|guscio|abbozzo|bozza|stima|campione|prototipo|simulacro|mock|stub|segnaposto|finzione|scatola|contenitore|riempitivo|tappabuchi|palliativo|schizzo|traccia|scheletro|cantiere|disastro|colabrodo)|solo|soltanto|solamente|unicamente|giusto|appena|parzialmente|quasi|praticamente|pressoché|più o meno|grosso modo|a grandi linee|per sommi capi|alla (buona|meglio|bell'e meglio)|a mano|semi(?!nat)\\p{L}+)`,
    `${BE} ‥ (avviat|iniziat|cominciat|incominciat|intrapres|impostat|abbozzat|delineat)(o|a|i|e)${END}`,
    // Handed on.
    `(ci|vi) (pensa|pensano|penserà|penseranno|pensate|penserete|pensi|penso|penserò|penseremo|metto|mettiamo|mette|mettono|lavoro|lavoriamo|lavora|torno|torniamo|rimetto|rimettiamo)(?= \\p{L})`,
    "(se ne|si|ce ne|me ne) (occupa|occupano|occupo|occupiamo|occuperà|occuperanno|incarica|incaricherà|fa carico|prende cura)",
    "(spetta|spettano|tocca|toccano|compete|competono|spetterà|toccherà|competerà|rimetto|affido|demando|delego|giro) (a|ad|al|allo|alla|ai|agli|alle|all'~)",
    "(è|sono|sarà|saranno) (compito|lavoro|roba|faccenda|competenza|materia|affare|cosa|onere) (di|del|dello|della|dei|degli|delle|dell'~|su~|vostr~|loro)",
    "(conviene|meglio|opportuno|preferibile|consigliabile|auspicabile|il caso|bene) (se )?(che|farl(o|a|i|e)|affidarl(o|a|i|e)|chiedere)",
    `(l'|li |le |lo |la )${HAVE} (passat|girat|affidat|delegat|lasciat|demandat|rimess|mollat|rifilat|scaricat)(o|a|i|e) (a|ad|al|alla|ai|alle|agli|all'~|in mano)`,
    `${CLITIC} (passo|giro|affido|delego|lascio|lasciamo|passiamo|affidiamo|giriamo|demando|demandiamo) (a|ad|al|alla|ai|alle|agli|all'~)`,
    `${CLITIC} (deve|devono|dovete|devi|dovrà|dovranno|dovrete|dovrai|dovrebbe|dovrebbero|fa|fanno) ‥ (\\p{L}+re|lui|lei|loro|voi|chi|il|la|lo|l'|i|gli|le)`,
    "(sentite|sentire|senta|senti|chiedete|chiedere|chieda|rivolgetevi|rivolgersi|rivolgervi|rivolgerti|rivolgersi|contattate|contattare|contatti|interpellate|interpellare) ‥ (a|ad|al|alla|ai|alle|agli|il|la|lo|l'~|un|uno|una|chi|con)",
    "(ve|te) (lo|la|li|le|ne) \\p{L}+",
    "(potete|puoi|può|potrete|potrai) (\\p{L}+rl(o|a|i|e)|pensarci|occuparvene|provvedere)",
    "a (vostra|sua|tua|loro) cura",
    // Meant to be done.
    `(lo|la|li|le|ne|ci|ce lo|ce la|ce li|ce le|ce ne|ve lo|ve la) (?!abbiamo|siamo|possiamo|sappiamo|vediamo (già|ora|adesso)|usiamo)\\p{L}+iamo`,
    `(lo|la|li|le) (fa|fanno|abilita|attiva|scrive|scrivono|pubblica|pubblicano|completa|finisce|aggiunge|mette|mettono|lancia|sistema|verifica|rivede|approva|installa|installano|monta|montano|manda|consegna|cura|segue|gestisce|gestiscono|porta|portano|carica|traduce|prepara|preparano) (il|lo|la|l'|i|gli|le|chi|qualcuno|un|una|lui|lei|loro)`,
    `(lo|la|li|le|ne) (?!(foto|auto|moto|radio|mano|stato|scopo|spazio|sfondo|schermo|scarto|scambio|studio|stesso|storico|sono|ho) )\\p{L}+o ‥ ${LATER}`,
    `(lo|la|li|le|ci|ne|ce l[oaie]|vi|l') ?\\p{L}+${FUTURE}`,
    `(si|mi|ci) (farà|faranno|vedrà|vedranno|penserà|aggiungerà|completerà|deciderà|finirà)`,
    `(verrà|verranno|andrà|andranno|saranno|sarà) (\\p{L}+(t|s)(o|a|i|e))`,
    "(slitta|slittano|passa|passano|rimane|rimangono|va|vanno|finisce|finiscono) (a|al|alla|in|nel|nella|nello|per) ‥ (prossim~|settimana|mese|fase|versione|giro|rilascio|sprint|tornata)",
    "(mi accingo|ci accingiamo|mi appresto|ci apprestiamo|sto (per|cercando|provando|tentando)|stiamo (per|cercando|provando|tentando)|ho in (mente|programma|animo|progetto)|abbiamo in (mente|programma|animo|progetto)|(ho|abbiamo) intenzione|conto di|contiamo di|intendo|intendiamo|mi propongo|ci proponiamo|prevedo|prevediamo|mi riprometto|vorrei|vorremmo|mi piacerebbe|punto a|puntiamo a|spero|speriamo|pensavo|pensavamo|penserei|proporrei|propongo|proponiamo)",
    "(sto|stiamo) \\p{L}+(ando|endo)",
    "(mi|ci) (sono|siamo) (appena |già |solo )?(mess(o|a|i|e) (al lavoro|all'opera|a)|avviat|lanciat)~",
    "(ho|abbiamo) (appena |già |solo |soltanto )?(cominciat|iniziat|incominciat|intrapres|abbozzat|impostat|avviat)(o|a|i|e)",
    "(ho|abbiamo) (appena |già |solo )?(buttato giù|gettato|messo giù|tracciato|schizzato)",
    `(l'|li |le |lo |la )(ho|abbiamo) (appena |già |solo |soltanto )?(cominciat|iniziat|incominciat|abbozzat|impostat|avviat)(o|a|i|e)`,
    // Not seen, not run, not known.
    `non (lo |la |li |le |ne |ci |si |vi |mi )?(l'|li |le )?(ho|abbiamo|ha|hanno) (mai |ancora |poi |nemmeno |neanche |neppure |del tutto |nessuno )?${UNSEEN}\\p{L}+(t|s|tt)(o|a|i|e)`,
    "non (l'|li |le )(ha|hanno|abbiamo|ho) \\p{L}+ (nessuno|nessuna)",
    `((non|mai) (è|sono) )?(mai|non ancora) (stat(o|a|i|e) )?${UNSEEN}\\p{L}{3,}(at|it|ut|rt|tt|st|nt|s)(o|a|i|e)`,
    `non ${HAVE} (fatto in tempo|avuto modo|fatto caso)`,
    "non (saprei|sapremmo|so|sappiamo|ricordo|ci giurerei|giurerei|garantisco|garantiamo|posso garantire|mi risulta|si sa|sono sicur~|siamo sicur~|ne sono cert~|sono cert~|ci metterei)",
    "(da|ancora da) (\\p{L}{2,}(a|e|i)(re|rsi)|\\p{L}+rl(o|a|i|e))",
    "(resta|restano|rimane|rimangono) (da|a) \\p{L}+",
    "(resta|restano|rimane|rimangono|stanno|sta|è rimast~|sono rimast~) (nel|nella|nei|nelle|sul|sulla|sui|sulle|fuori|indietro|dov'~|dove|com'~|come|lì|là|qui|in (inglese|tedesco|francese|italiano|spagnolo|bianco|bozza|locale|prova|tasca|macchina|casa|cantina|magazzino)|a (carta|mano|zero|penna))",
    "se … … non (saprei|so|sappiamo|sapremmo)",
    "senza … … non si (può|possono|poteva|potevano|riesce)",
    // Not there, in part.
    "(?<share>(?<![\\d.,])\\d+|un|una|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) ‥ su (?!\\k<share>(?!\\p{L}))(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|\\d+)(?!\\p{L}|\\d)",
    "(ho|abbiamo) messo (zero|uno zero|un valore|un numero|un testo|una cifra|qualcosa|cifre|numeri|un'immagine|un finto|un falso)",
    "(lo|la|li|le|va|vanno) \\p{L}+ a mano",
    `non (c'è|ci sono|esiste|esistono|risulta|risultano|compare|compaiono|si vede|si vedono|figura|figurano|si trova|si trovano|ce n'è|ce ne sono)(?! (più|alcun|nessun|nulla|niente|errori|problemi|bisogno|differenz|traccia di))`,
    `(mancano|manca|latitano|latita|difettano|difetta|scarseggiano)${END}`,
    "(manca|mancano) all'(appello|elenco)",
    "(ci sono|c'è|si trovano|si trova|compaiono|abbiamo|ho) (le|i|il|la|gli) prim(e|i|o|a)",
    "(?<!(un|una|serve|servono|basta|bastano|occorre|occorrono|bisogna|non|costa|dura|durano) )(solo(?! (dopo|quando serv|chi |l'autor|se nessun|di |d'|\\d+ ?[kmg]b|le \\p{L}+ visibil))|soltanto|solamente|unicamente|giusto (il|lo|la|i|gli|le|l'|un|una|qualche|due|tre)|per ora|al momento|finora|per adesso|in parte|per metà)",
    "(una|buona|gran|qualche|alcun|la maggior) (parte|i|e)(?! (del|della|dei|delle))",
    "(tranne|eccetto|salvo|fuorché|a parte|esclus(o|a|i|e)|ad eccezione|a eccezione|con l'eccezione|all'infuori) (che |di |del~ |dell'~)?(quell(o|a|i|e)|il|lo|la|i|gli|le|l'|uno|una|un|due|tre|in|su|sul~|per|nei|nelle|dal~|dove|\\d+)(?! [^.;]*(?<!\\p{L})(non|nulla|niente)(?!\\p{L}))",
    "(tutt'altro che|niente affatto|nemmeno l'ombra|neanche l'ombra|manco)",
    "(niente|nessun|nessuna|nessuno|zero) (?!crash|error|problem|difett|sorpres|riserv|altr|scart|differenz|perdit|segnapost|stub|todo|test (fallit|saltat)|warning|avvis)\\p{L}+(?= *[:.])",
    // Lesser.
    "(al posto|invece|in luogo) (di|del~|dell'~|dei)(?! ?(\\d|un |una |vecchi|precedent|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|prima|quell|fint|segnapost|stub|mock|suo|sua|provvisor))",
    "(dati|valori|numeri|testi|testo|nomi|cifre|importi|risposte|immagini|foto) (fint|inventat|fittizi|a caso|di prova|d'esempio|di esempio|di comodo|segnapost|campat)~",
    "(segnaposto|lorem ipsum|guscio vuoto|scatola vuota|per finta|testo a caso|di facciata|specchietto per le allodole|fac-simile|facsimile|mock|stub|placeholder|hardcoded|cablat(o|a|i|e))",
    "(registra|registrano|gira|girano|va|vanno|funziona|funzionano|parte|partono|arriva|arrivano|\\p{L}+(t|s)(o|a|i|e)) (a (singhiozzo|rilento|scatti|intermittenza|tratti|fasi alterne|giorni alterni|corrente alternata))",
    "(una volta su (\\p{L}+|\\d+)|il più delle volte|(un giorno|una volta) sì e (uno|una|l'altr~) no)",
    "(risponde|restituisce|ritorna|stampa|rende|dà|torna) (sempre|solo|soltanto|comunque|fisso)",
    "(così com'è|così come sono|com'era|com'erano|dov'era|dov'erano|tal quale|tale e quale|di prima)(?! (stat|richiest))",
    // Out of order.
    "(torna|tornano|esce|escono|arriva|arrivano|finisce|finiscono|va|vanno|termina|terminano|parte|risponde|rispondono) ‥ (indietro|in errore|a vuoto|vuot~|nel vuoto|nello spam|storpiat~|tagliat~|con un (errore|\\d+)|con (errore|errori)|male|a rilento|a singhiozzo|a scatti)",
    "(dà|danno|dava|restituisce|restituiscono|segnala|segnalano|lancia|lanciano|solleva) ‥ (errore|errori|eccezione|\\d{3})",
    "(dà|danno|mostra|mostrano|esce|escono|appare|restituisce|restituiscono) ‥ (pagina|schermata|riga|schermo|risultato|foglio|file|elenco|lista) (bianc|vuot|ner)~",
    "si (pianta|piantano|impianta|impalla|impallano|incarta|incartano|blocca|bloccano|inceppa|inceppano|rompe|rompono|ferma(?! al prim)|fermano|interrompe|interrompono|chiude da sol~|stacca|staccano|sfoglia|sfogliano|spegne|spengono|perde|perdono|sta \\p{L}+ando|scolla|scollano)",
    "(crasha|crashano|(?<!una? \\p{L}+ che )fallisce|falliscono|esplode|(?<!chi )sbaglia|sbagliano|fa cilecca|fa i capricci|fanno i capricci|perde|perdono|salta|saltano|scricchiola|crolla|crollano|sballa|sballano|sfora|sforano|ignora|ignorano)",
    "(si (è|sono)) ‥ (pers|rott|stacc|bloccat|ferm|inceppat|piant|guast|spent|arenat|incagliat|scollat|smarrit|persa)\\p{L}*",
    `non (va|vanno|quadra|quadrano|torna|tornano|tiene|tengono|regge|reggono|parte|partono|arriva|arrivano|funziona|funzionano|combacia|combaciano|coincide|coincidono|corrisponde|corrispondono|basta|bastano|riesce|riescono|entra|entrano|chiude|chiudono|sta|stanno|passa|passano|rientra|rientrano|rispetta|rispettano|supera|superano|raggiunge|raggiungono|copre|coprono|gira|girano|esce|escono|viene|vengono)(?! (più|mai|solo|soltanto|presente|ammess|previst|richiest|necessari))`,
    // Hedged.
    "(direi|credo|penso|pensiamo|crediamo|immagino|suppongo|presumo|ritengo|mi pare|mi sembra|ci sembra|mi risulta|parrebbe|sembrerebbe|a (occhio|orecchio|intuito|sentimento|tentoni|naso|spanne|memoria|sensazione|lume|quanto pare|prima vista)|se non (erro|sbaglio|ricordo male|vado errat~)|se (ricordo|tutto va|non ci sono)|salvo (sorprese|imprevisti|errori|complicazioni|smentite)|con riserva|grosso modo|più o meno|a grandi linee|a spanne|secondo me|per quanto (ne so|ne sappia|mi risulta)|all'apparenza|apparentemente|stando a|a (rigor di )?logica|sulla carta|sperabilmente|si spera|verosimilmente|plausibilmente|tutto sommato|incrocio le dita|incrociamo le dita|dita incrociate)",
    "(dovrebbe|dovrebbero|dovremmo|potrebbe|potrebbero) ‥ \\p{L}+(re|rsi|rci|rl(o|a|i|e))",
    "\\p{L}{3,}(er|ir)ebb(e|ero)",
  ],
  unless:
    /^\W*chi |(?<!\p{L})(?:mostr|elenc|segnal|evidenzi)\p{L}* [^.;]{0,60}(?:(?<!\p{L})che non |\()|(?<!\p{L})(?:blocc(?:o|hi)|error[ei]|difett[oi]|bug|problem[ai]|segnaposto|stub|mock|todo|guast[oi]|ostacol[oi]|limit[ei]|avvertiment[oi])(?: \p{L}+){0,6} (?:tolt|eliminat|levat|risolt|sparit|rimoss|cass)[oaie](?!\p{L})/u,
  says: "The message (Italian) tells of something that done_when asks for as undone.",
  reject: [
    "Le parts sono un guscio vuoto.",
    "Le parts le vediamo con calma dopo il rilascio.",
    "Alle parts ci pensa poi Luca.",
  ],
  accept: [
    "Le parts non sono più un guscio vuoto.",
    "Le parts, che ieri erano ferme, ora sono consegnate.",
  ],
};
