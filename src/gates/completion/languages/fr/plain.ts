/** French: everyday words for work that is left, beside what done_when asks for. */

import type { LanguageData, PlainKind } from "../family.ts";
import { framePattern } from "../frames.ts";
import { DEEDS } from "./deeds.ts";
import { DENIED_DEEDS } from "./denied-deeds.ts";

/** Who else may be left to do it. */
const OTHERS = "(à|au|aux) (la |l'|le |les |un |une |vos |votre |notre |nos |mon |ma |mes |leur )?";

const HANDED = [
  "(s'en (charge|chargent|occupe|occupent)|s'y colle|s'y collent|prend ça en (charge|main))",
  "c'est … qui (s'en (occupe|charge)|prend|prendra|prennent|fera|feront|finira|termine|assure|gère|doit)~",
  "il n'y a(ura)? plus qu'à",
  "(vous |tu )?n'(aurez|auras|avez|as) (plus )?qu'(à|un|une)",
  "(laisse|laissons|laissé|confie|confions|confié|passe|passé|transmis|délégué|refilé|remis|cédé) ‥ (le soin|la main|la suite|le relais|le flambeau|le dossier|à (l'|la |notre |votre |un |une |vos )?(équipe|collègue|association|service|atelier|stagiaire|prestataire|comptabilité))~",
  `(charge|revient|reviendra|incombe|appartient) ${OTHERS}`,
  `reste ${OTHERS}\\p{L}+ (à|de|d')`,
  "(s'en |se |me |s'|m'en )?(chargera|occupera|chargeront|occuperont|chargez|occupez)",
  "(se|s'en) (charge|chargent|occupe|occupent) (de|du|des|d')",
  "(est |c'est )?(plutôt |davantage )?(du|de leur|de son|de votre) ressort",
  "l'affaire (de|du|des|d')",
  "(libre|charge|à|au tour de) (à |de )?(vous|toi|chacun|eux) (de|d')",
  "(je|on|nous) compte(ns|ons)? sur",
  "(entre les|dans les|aux) mains (de|du|des|d')",
  "dans le camp",
  "(un|une|le|la|votre|notre|l') ?(collègue|stagiaire|prestataire|client|équipe|atelier|comptable|développeur|admin~|graphiste|traducteur) (devra|doit|aura à|prendra|fera|reprendra|finira|s'en~|n'aura)",
  "(voyez|vois) (ça |cela |avec |directement |auprès)+",
  "je (vous|te) (passe|rends|renvoie|transmets|refile|laisse)",
];

const PART = [
  "(ce que|comme|autant que) (j'ai|nous avons|on a) pu",
  "(dans la mesure du possible|tant bien que mal|vaille que vaille|du mieux (possible|que)|il y a du déchet|à peu de chose près)",
  "(sauf|hormis|excepté|mis à part|si l'on excepte|exception faite|à l'exclusion d~) ‥ (pour|celles?|ceux|celui|les|la|le|l'|une?|deux|trois|quelques|dans|sur|chez|en|au|\\d+|§)~",
  "mais (seulement|uniquement|juste|rien que|pas) (pour|sur|sous|dans|avec|chez|en|au|aux|à|la|le|les|l'|une?|ceux|celles?|celui)~",
  "pas (celles?|ceux|celui)",
  "(?<!pas )(une?|deux|trois) seule?s? (?!(fois|clic|commande|appel|passage|bloc|coup|page|endroit))\\p{L}+",
  "seule?s? (le|la|les|l'|un|une|deux|trois|quelques|celles?|ceux|mon|ma) … (est|sont|a|ont|fonctionne|marche|passe|répond)(nt|ent)?",
  "ne … que (les|la|le|deux|trois|quatre|cinq|six|des|une?|sur|dans|pour|chez|par) (?!(secondes?|minutes?|heures?|jours?|pages?|lignes?|fois)(?!\\p{L}))\\p{L}+",
  "n'(est|a|ont|ai|avons|y a|en) … qu(e |'à |'une? |'en |'au |'aux )(?!(une |deux |trois |\\d+ |quelques )*(partir|secondes?|minutes?|heures?|jours?|pages?|lignes?|fois|\\d+)(?!\\p{L}))\\p{L}+",
  "(une )?(bonne|grande|petite|grosse|majeure|première) partie (de|des|du|d')",
  "une partie (de|des|du|d')",
  "(la plupart|la majorité|l'essentiel|le gros|les (deux|trois) (tiers|quarts)|le tiers|un tiers|un quart|à peine la moitié|plus de la moitié) (de|des|du|d')",
  "(une?|deux|trois|quatre|\\d+) \\p{L}+ sur (les |la )?(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|\\d+)",
  "(il y a|il subsiste|il demeure|subsiste|subsistent|demeure|demeurent) (encore |toujours )?… qui (ne |n')",
  "il en (manque|reste|restait) (encore |une?|deux|trois|quelques|\\d+)",
  "il y en a (encore )?(une?|deux|trois|quelques|\\d+) qui",
  "(les|des) (autres|suivante?s|restante?s|dernière?s) … (attend|suivr|viendr|rest|sont à|seront|n'ont|ne sont|pas)~",
  "(pour|quant à|quant aux) (le|la|les|ce qui) ?(reste|autres|restants?)~",
  "(pas|point) (encore )?(tout|toutes|tous|entièrement|complètement|totalement|intégralement|au complet)",
  "à une?e? \\p{L}+ près",
];

const LESSER = [
  "(à l'œil|au doigt mouillé|à l'oreille|au feeling|à l'estime|à l'intuition)",
  "se (borne|bornent|limite|limitent|contente|contentent|cantonne|cantonnent|résume|résument) (à|au|aux|de|d')",
  "à défaut (de|d'|du|des)",
  "faute (de|d'|du)(?! frappe| saisie| goût) ?\\p{L}+",
  "en attendant(?! (le|la|un) (réponse|fin|signal|verrou))",
  "(de|en) (dépannage|fortune|bric et de broc|substitution|remplacement provisoire)",
  "(solution|version|mouture|variante|rustine|réparation) (bricolée|temporaire|provisoire|de repli|maison|minimale|allégée|réduite|dégradée|simplifiée|de travail|intermédiaire|préliminaire)",
  "bricol~",
  "(je|on|nous|s'|me|m') ?(me |nous |m'|s')?(suis|est|sommes|sont) (contenté|limité|borné|arrêté|rabattu|cantonné)(e|s|es)? (à|au|aux|de|d'|sur|là)",
  "(une |un |en )(première (version|passe|ébauche|esquisse)|ébauche|esquisse|maquette|brouillon|squelette|amorce|pis-aller|palliatif)",
  "(c'est déjà (ça|pas mal)|mieux que rien|faute de mieux|pour ce que ça vaut)",
  "(en guise (de|d')|(fait|font|faire) office (de|d')|(tient|tiennent) lieu (de|d'))",
  "(au jugé|à vue de nez|à la louche|au pifomètre|grosso modo|approximativement|sommairement|à la va-vite|vite fait)",
  "(version|fichier|texte|page|image|contenu|affichage) ‥ (minimal|minimale|sommaire|rudimentaire|succinct|succincte|tronquée?)",
  "(est|sont) (encore |toujours |assez |plutôt |très )?(rudimentaire|sommaire|succinct|approximati[fv]e?|perfectible|améliorable)s?",
  "pour (l'heure|le quart d'heure|le coup|commencer|l'essentiel)",
  "(la version|le format|la forme) (abrégée?|courte?|simplifiée?)",
  "en lieu et place",
  "(à|par) (la place|défaut)(?= *[.,;!]| *$)",
];

const BLOCKED = [
  "(?<!(est|rend|devient|rendu) )impossible (de|d') ?(me |lui |leur |le |la |les |l'|y |en )*\\p{L}+(er|ir|re|oir)",
  "(m'a|nous a|a) été impossible",
  "(n'ai|n'a|n'avons) (toujours |encore )?pas (trouvé|retrouvé|vu|croisé) (le|la|les|l'|de (quoi|place|temps))(?! (moindre|plus petit))",
  "(dépend|dépendent|dépendra) (encore |toujours )?(de|du|des|d')",
  "(est|sont|reste|restent) (suspendu|subordonné|conditionné|soumis)(e|s|es)? (à|au|aux)",
  "(reste|restent|est|sont) (en plan|en rade|en souffrance|en sommeil|en carafe|au point mort|à l'arrêt|en sursis|en l'air|au placard|au frigo|lettre morte|dans les cartons|dans le tiroir|sur la touche|au garage|à quai)",
  "patiente(nt)?",
  "(est|sont|était) (encore |toujours |complètement )?(épuisée?s?|saturée?s?|en rupture|introuvables?|injoignables?|inaccessibles?|périmée?s?|expirée?s?|débordée?s?|en congé|malades?|absente?s?)",
  "(n'est|ne sont) (attendu|prévu|disponible|livré|promis)(e|s|es)? (que|qu')",
  "(?<!(qui|il|elle|script|outil|serveur|service|formulaire|page|site) )(refuse|refusent|rechigne|rechignent) (toujours |encore |obstinément )?(de|d'|à)",
  "(bute|butent|achoppe|achoppent|cale|calent|patine|patinent|piétine|piétinent|s'enlise|traîne|traînent)",
  "(s'est|se sont) (arrêtée?s?|interrompue?s?|bloquée?s?|figée?s?|enrayée?s?|coincée?s?) (net|à|au|sur|avant|en (route|chemin|plein)|dès)",
  "(j'ai|nous avons|on a) (dû|été (obligé|contraint|forcé)~) ‥ (arrêter|interrompre|renoncer|m'arrêter|nous arrêter|laisser|abandonner|suspendre|stopper|couper)",
  "tant que … (ne |n')",
  "d'où (l'arrêt|le retard|le blocage|l'attente)",
  "(en rupture|à court) (de|d')",
  "(m'a|nous a|m'ont|a|ont) (été )?(refusé|interdit|fermé|coupé|bloqué) (l'accès|la porte|l'entrée|le passage|l'écriture)",
  "(sans (parvenir|réussir|arriver) à|sans trouver (la |le |de |une )?(parade|solution|cause|remède)|sans succès|en vain|rien à faire(?= *[.,;!]| *$))",
];

const STATES =
  "(illisible|vide|fausse|faux|cassée?|tordue?|floue?|abîmée?|corrompue?|incomplète?|bancale?|inexacte?|tronquée?|absente?|décalée?|manquante?|erronée?|inutilisable|inexploitable|brisée?|fissurée?|rouge|coupée?|déformée?|obsolète|périmée?|bloquée?)s?";

const FAILING = [
  "(ne |n')\\p{L}+ (nulle part|à rien)",
  `(?<!(ni|n'|qui) ?)(est|sont|reste|restent|sort|sortent|arrive|arrivent|revient|reviennent|s'affiche|s'affichent|ressort|ressortent|paraît|demeure|demeurent) (encore |toujours |parfois |souvent |à moitié |presque |complètement |totalement |assez |un peu |trop |tout |toute )*${STATES}`,
  "(sort|sortent|s'affiche|s'affichent|est|sont|tient|tiennent) … de travers",
  "(ne )(veut|veulent) (rien (savoir|entendre|faire)|pas)",
  "(part|partent|finit|finissent|tombe|tombent|termine|terminent|meurt) en (erreur|échec|vrille|rideau|croix|timeout)",
  "(?<!sur )(manque|manquent|manquant) à l'appel",
  "(fait|font|faisait|faisaient) des siennes",
  "pose(nt)? (encore |toujours )?(un |des )?(problème|souci|question)s?",
  "(?<!(qui|que|si) )(plante|plantent|échoue|échouent|coince|coincent|cale|calent)(?! (si|quand|pour))",
  "(?<!qui )(a|ont) (encore |de nouveau |toujours )?(planté|échoué|calé|raté|lâché|cédé|craqué|capoté|foiré|avorté|dérapé)",
  "(déborde|débordent|s'écaille|s'écaillent|grince|grincent|gondole|gondolent|se décolle|se décollent|coule|coulent|clignote|clignotent|rame|rament|dysfonctionne|dysfonctionnent|déraille|déraillent|cafouille|bégaie|se fige|se figent|s'effondre|se bloque|se bloquent)(?! si| quand| pour| dès que)",
  "(l'écran|la page|le fichier|le rendu|le résultat|l'image|le son) (reste|est) (noire?|blanche?|vide|figée?|muette?)",
  "(?<!(affiche|renvoie|avec|dit) (l'|le |un |une )?)(erreur|code) 5\\d\\d",
  "(c'est |était |fut |est )(un |resté )?(échec|raté|fiasco|peine perdue)",
  "(donne|donnent|rend|rendent|renvoie|renvoient|affiche|affichent) (encore |toujours )?(n'importe quoi|rien|le mauvais|la mauvaise|les mauvais~|une? (page|écran|fichier) (blanc|blanche|vide|noir))",
];

const BEGUN = [
  "(est|sont) (fin |toute? )?prête?s? (à|pour) (être |l'|la |le |les )?\\p{L}+",
  "(a|ont) demandé (à|de|que|qu'|un délai|des)",
  "(erreur|page|statut) (500|502|503|504)",
  "(veut|veulent|souhaite|souhaitent|préfère|préfèrent) (encore |d'abord )?\\p{L}+(er|ir|re|oir)",
  "(dossier|demande|requête|devis|formulaire|commande|courrier) ‥ (est|a été|sont|ont été) (déposé|envoyé|transmis|soumis|faite?|posté|passée?|parti|lancé)~",
  "(aucune?|sans|pas de) (nouvelle|réponse|retour|signe|écho)s?",
  "(je |nous |on )?(m'|nous |s')?(attaque|attaquons|y mets|y mettons|mets à|mettons à|lance dans|lançons dans)",
  "(j'en |nous en |on en )(suis|sommes|est) (à|au|aux)",
  "(a|ont|ai|avons) (bien |tout juste |à peine |déjà )?(démarré|commencé|débuté|entamé|amorcé|entrepris)(?!.{0,40}(fini|terminé|achevé))",
  "(est|sont) (bien |déjà |fort |très )?(avancé|amorcé|entamé|engagé|enclenché)(e|s|es)?",
  "en (bonne|très bonne) (voie|marche)",
  "(sur les rails|sur le feu|sur le métier|dans les tuyaux|dans les starting-blocks|au programme|dans ma file|en gestation|en chemin)",
  "(ça|cela|tout|le travail|l'affaire) (avance|progresse|prend forme)",
  "(progresse|progressent|avance|avancent|prend forme|prennent forme)(?= *[.,;!]| *$| bien| vite| doucement| lentement)",
  "(tourne|tournent) (depuis|encore|toujours)",
  "(j'ai|nous avons|on a) (bien )?l'intention",
  "(je|nous|on) (compte|comptons|prévois|prévoyons|prévoit|envisage|envisageons|projette|projetons|souhaite|souhaitons|espère|espérons|pense|pensons|propose|proposons) (de |d'|bien |encore |aussi )*\\p{L}+(er|ir|re|oir)",
  "(j'aimerais|je voudrais|nous voudrions|il faudrait|il conviendrait|il resterait|il s'agirait|j'aurais aimé|j'aurais voulu)",
  "prochain(e|es|s)? (chantier|étape|tâche|arrêt|sujet|morceau|point|mission)s?",
  "(il|ils|elle|elles) (est|sont) prévue?s? (de|d'|pour|en|la|le|lundi|mardi|mercredi|jeudi|vendredi|demain)",
  "(est|sont) (prévue?s?|programmée?s?|planifiée?s?|agendée?s?|calée?s?) (pour|le|la|en|à|au|lundi|mardi|mercredi|jeudi|vendredi|demain|dans)",
  "(si (oui|c'est bon|cela vous va|ça vous va|vous êtes d'accord|tu es d'accord|vous validez)|dès (votre|ton) (accord|feu vert|retour|réponse)),? (je|on|nous)",
  "(j'attaque|j'enchaîne|j'embraye|j'entame|je démarre|je lance|je commence|je poursuis)(?! par)",
];

const HEDGED = [
  "(j'ignore|nous ignorons|on ignore|je ne sais|on ne sait|nous ne savons) (pas )?(encore |trop |toujours )?(ce qu|comment|où|quand|combien|pourquoi|si|quel)~",
  "(à|de) mon (avis|point de vue|sens|souvenir)",
  "(du|au) moins (je|j'|on|à|en) ?\\p{L}+",
  "(sauf erreur|si je ne (me trompe|m'abuse)|si ma mémoire|de mémoire|sous (toutes )?réserves?|sans garantie)",
  "(a|à) priori",
  "(vraisemblablement|apparemment|visiblement|logiquement|théoriquement|possiblement|peut-être|éventuellement|paraît-il|il paraît|manifestement)",
  "(?<!(qui|que) )(semble|semblent|paraît|paraissent|m'a semblé|m'a paru) (bien |être |avoir |s'être |s'|se |désormais |maintenant |fonctionner|marcher|passer|tenir|prêt|correct|bon|bonne|en ordre|complet)~",
  "(a|ont) (tout )?l'air (de|d'|bon|bonne|prêt|correct|complet|propre|en)~",
  "(il me semble|me semble-t-il|j'imagine|je suppose|je présume|j'ose (croire|espérer)|je parie|je dirais|je me figure|on peut (penser|croire|supposer|espérer))",
  "(je|nous|on) (crois|croyons|croit|pense|pensons|espère|espérons) (bien |fort )?(que|qu'|avoir|l'avoir|les avoir)",
  "(il y a )?(de (fortes|bonnes|grandes)|toutes les) chances",
  "(a|ont) dû (se |s'|être |avoir |bien |y )?\\p{L}+(er|ir|re|oir|é|ée|és|ées)(?! (être )?(remplac|chang|refai|repris|correct))",
  "(est|sont) (censé|supposé|réputé|présumé)(e|s|es)?",
  "ça m'étonnerait",
  "(pas|point) (tout à fait |vraiment |totalement |absolument |entièrement )?(sûre?s?|certaine?s?|convaincue?s?|garantie?s?)(?! (de|que) (plaire))",
  "(je ne (garantis|jure|promets|jurerais|mettrais)|sans (pouvoir )?(garantir|jurer|promettre)|je croise les doigts|je touche du bois|on croise les doigts)",
  "(j'ai|il y a|reste) (un |comme un |encore un )?(doute|gros doute)s?",
  "à (vérifier|confirmer|contrôler|revoir|valider|tester|creuser)(?= *[.,;!)]| *$)",
  "(?<!qui )(pourrait|pourraient) (bien |encore |très bien |aussi )?(avoir|être|manquer|rester|échouer|casser|poser|contenir|ne)",
];

const DROPPED = [
  "(mise?s?|laissée?s?) (entre parenthèses|sous le tapis|en veilleuse|au second plan)",
  "(m'a|m'ont|nous a|nous ont) (semblé|paru) (secondaire|superflu|inutile|mineur|facultati|accessoire|excessi|peu utile|hors|trop)~",
  "(j'ai|nous avons|on a|je l'ai|je les ai|on l'a|on les a|nous l'avons|nous les avons) (donc |finalement |aussi |volontairement |dû |préféré |choisi de |décidé de |fini par |tout simplement |simplement |sciemment )*(tous |toutes |simplement |aussitôt )*(la |le |les |l')?(abandonn|sacrifi|zapp|shunt|saut|coup|désactiv|comment|neutralis|débranch|écart|élud|esquiv|contourn|néglig|oubli|biff|ray|évinc|élimin)(é|ée|és|ées|er)(?! (l'ancien|les ancien|le vieux|la vieille|les vieux|les vieilles|l'erreur|les erreurs|un |une |aucun|(la |le |les |l')?\\p{L}+ §))",
  "laiss(é|ée|és|ées|er|e|ons) (tomber|courir|filer|en l'état|dans son jus|tels? quels?|telles? quelles?|au hasard|comme (il|elle|ils|elles) (est|sont|était|étaient)|à l'abandon)",
  "(s'en|m'en|nous en|nous|me|s'|s'y|se) ?(est|suis|sommes|passe|passera|passerons|passerai|passons|passé|dispensé|dispense|désintéressé) ?(passée?s?|dispensée?s?|abstenue?s?|privée?s?)? (de|d'|du|des|sans)?",
  "(s'en|m'en) (est |suis |sommes )(passé|dispensé|abstenu)(e|s|es)?",
  "fait (l'économie|l'impasse|abstraction|sans|une croix)",
  "(passe|passent|passée?s?|passé) (à la trappe|à l'as|au second plan|sous silence)",
  "(tombée?s?|tombe|tombent|tombé) (à l'eau|aux oubliettes)",
  "(a|ont) (été )?(sauté|disparu|valsé|giclé)(e|s|es)?",
  "(en|mis en|mise en) commentaire",
  "(reste|restent|est|sont|demeure|demeurent) (toujours |encore |donc |pour l'instant |finalement )?(tels? quels?|telles? quelles?|en l'état|comme avant|comme (il|elle|ils|elles) étai(t|ent)|dans (leur|son) (état|jus)|lettre morte)",
  "(trop (long|cher|compliqué|risqué|lourd|tard|juste)|pas (la peine|le courage|jugé utile|indispensable|prioritaire|urgent|dans les clous))",
  "abandonn(é|ée|er|ons) (l'idée|la piste|le projet)",
  "(tant pis|dommage|hélas|malheureusement|désolée?|je regrette)",
  "(ne sera|ne seront|n'aura|ne feront|ne fera) (finalement |donc )?(pas|jamais)",
];

const FAKED = [
  "(bidon|bouchonn~|factices?|fictifs?|fictives?|bidouill~|truqu~|maquillée?s?|trafiqu~|fabriquée?s? de toutes pièces|imaginaires?|de façade|en carton|pour la galerie|pour la forme|pour la photo|pour de faux)",
  "en dur",
  "pour du beurre",
  "(à|toujours|dans) (tous les coups|tous les cas)(?= *[.,;!]| *$)",
  "toujours (vrai|ok|la même|le même|les mêmes|oui|zéro|succès)",
  "sans (rien|même|réellement|vraiment|avoir|l'avoir|les avoir) ?\\p{L}*(er|ir|re|oir|é|ée|és|ées|u|ue|i|ie|t|te|s)",
  "pour que (tout|ça|cela|le test|les tests|la suite|l'intégration) ‥ (soit|soient|passe|passent|reste|restent|fasse|ait)",
  "des montages",
  "(histoire|question) de (ne pas|passer|faire|gagner|voir)",
  "(page|fonction|coquille|fichier|dossier|rapport|tableau|pdf|document) ‥ (vide|vierge|blanche?)s?(?= *[.,;!]| *$| à la place)",
  "(forcé|forcée|forçé) (le|la|les|à)",
];

const FUTURE =
  "(?!(caméra|opéra|extra|infra|ultra|contra|intra|para)(?!\\p{L}))\\p{L}+(?<!(ab|mé|ti|co))(era|ira|dra|rra|vra|ura|ttra|ttront|eront|iront|dront|rront|vront|uront)(?! toujours| désormais)";

const UNLESS = framePattern("fr", [
  "(?<=^\\W*)une? (?!(seule?|bonne|grande|petite|grosse) )\\p{L}+ (sans|avec|non|mal|trop|déjà|hors|dont|qui) \\p{L}+",
  "comme (l'|le |la |les )(exige|demande|veut|impose|prévoit|voulait|demandait)~",
  "(n'était|n'étaient|n'est|ne sont|ne faisait|ne faisaient) pas (dans|prévu|demand|partie|au programme)~",
  "(?<=^\\W*)rest(e|ait|ent|aient) [^:,.;]{3,40} ?[:,;] ?(elle |il |ils |elles |c'est |maintenant |est |sont )*\\p{L}+(é|ée|és|ées|i|ie|is|ies)",
  "(?<!\\p{L})(ne (?!pas )|n'|plus |aucune? |rien |jamais ).{0,30}(?<!\\p{L})(manque|échoue|plante|déborde|bloque)~",
  "(ne|n')… plus (?!(qu'|que|à|haut|tard))\\p{L}+",
  "comme (demandé|voulu|prévu|convenu|souhaité|avant|depuis toujours)",
  "hors (de )?(cette )?demande",
  "(selon|d'après|dit) (le |la |les |l')\\p{L}+",
  "dit que",
  "par défaut",
  "(dépend|dépendent) (du nombre|de la taille|de la longueur)",
  "coule(nt)? vers",
  "qui ne servai(t|ent)",
  "(venait|venaient) d(e|u|es) ",
  "(lance|lancer|lancé|tourne) … à blanc",
  "tant que",
  "suffi(t|sent)",
  "n'apparaî(t|ssent) plus",
  "ne reste (aucune?|plus|rien|pas)",
  "plus (une?|aucune?|le moindre|la moindre) (seule? )?\\p{L}+",
]);
const SAYS =
  "The message says that something is left, lacking or doubtful which done_when asks for.";

const LEFT: PlainKind = {
  kind: "plain",
  frames: [
    ...HANDED,
    ...PART,
    ...LESSER,
    ...BLOCKED,
    ...FAILING,
    ...HEDGED,
    ...DROPPED,
    ...FAKED,
    ...DENIED_DEEDS,
  ],
  unless: UNLESS,
  says: SAYS,
  reject: ["Les parts, c'est Paul qui s'en occupe.", "Aucune des parts n'a été livrée."],
  accept: [
    "Les parts sont toutes là, aucune n'est cassée.",
    "Si les parts sont vides, il relance.",
  ],
};

const LEFT_ALONE: PlainKind = {
  kind: "plain-alone",
  unlessTold: true,
  frames: [
    ...BEGUN,
    FUTURE,
    "(reste|restent) (encore |toujours |donc )?(à|au|aux|que|une?|deux|trois|des|le|la|les|du|sans|non|in\\p{L}+)",
    "(attend|attendent|attendra|peut attendre|peuvent attendre|glisse|a glissé|ont glissé|traînera)",
    "(demain|après-demain|ce week-end|ces jours-ci|la semaine (prochaine|qui vient)|le mois prochain|à la rentrée|dans (deux|trois|quelques|\\d+) (jours|semaines))",
    "(garde|gardons|garder|reporte|reporter|vise|visons|promise?s?|promet|attendue?s?|livre|livrera|livreront|reprends|rends|rend) ‥ (pour |d'ici )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! (dernier|soir))",
    "(?<!(qui|si|que) )(ne |n')(figure|apparaît|existe|arrive|part|sort|s'affiche|s'ouvre|se voit|suit|vient|répond|réagit|convient|correspond|suffit|colle|tient|passe|marche|fonctionne|tourne|bouge)(nt|ent)? (toujours |encore )?pas",
    "(?<=(^\\W*|[,:] ))(pas|point) (de |d')(?!(autre|erreur|écart|défaut|souci|problème|perte|panne|surprise|accroc|régression|retard|doublon|manque|oubli|reste|fuite|avertissement|échec|changement|différence|faute|trace|casse|incident|plainte|remarque|alerte|coupure|incohérence))\\p{L}+",
    "(est|sont) (lancée?s?|partie?s? (au|à la|chez)|sur la liste|sur le bureau|commandée?s?)(?= *[.,;!]| *$| au| à| chez)",
    "(à la main|au crayon|sur papier)",
    "(n'a|n'ont) (pas |jamais )(bougé|varié)",
    "(?<!n')(est|sont) (toujours|encore) (?!(aussi|à jour|en place|disponible|accessible|valable|plus|mieux|moins|une fois))\\p{L}+",
    "(le temps|la place|les moyens|l'argent|le matériel|l'accès|le droit) (m'a |nous a )?(de|manque|manquait|pour)",
    "(simulateur|émulateur|maquette|prototype|échantillon|extrait)",
  ],
  unless: UNLESS,
  says: SAYS,
  reject: ["La liste est faite. Les parts suivent leur cours et je compte finir lundi."],
  accept: ["Les parts sont delivered. Chaque voisin recevra les parts."],
};

export const PLAIN: NonNullable<LanguageData["plain"]> = {
  naming: {
    topics:
      /^\W*(?:pour|quant (?:à|aux?)|côté|concernant|en ce qui concerne|au sujet d|niveau|question|sur|reste) ?[^,;:]{2,50},/u,
    small:
      /^(?:les?|des?|une?|aux?|sur|par|pour|dans|avec|sans|sous|chez|vers|entre|est|sont|ont|ait|été|être|avoir|fait|faire|faite?s|tou(?:t|s|te|tes)|chaque|plus|moins|bien|très|peu|peut|peuvent|doit|doivent|que|qui|quoi|dont|même|mêmes|autres?|encore|toujours|deux|trois|quatre|cinq|dix|cette|ces|cet|son|ses|leurs?|nous|vous|votre|notre|elles?|ils?|lui|pas|non|nouve\p{L}+|premi\p{L}+|après|avant|lors|comme|mais|car|donc|aussi|puis|seule?s?|fois|jours?|heures?|minutes?|secondes?|semaines?|mois|ans?|années?|lundi|mardi|mercredi|jeudi|vendredi|the|and|for|all|are|has|with|each)$/u,
    pronouns:
      /(?<!\p{L})(?:(?<!puisqu')(?<!qu')ils?(?! (?:ne )?(?:reste|faut|faudra|y a|manque|s'agit))|elles?|ça|cela|ceci|y|en|celles?|ceux|celui|aucune?|rien|personne|impossible|mais|sauf|hormis|excepté|seulement|uniquement|du moins|avis|sans|faute|histoire|question|désolée?|hélas|malheureusement|prochaine?|donc|(?:la|le|les|l['’]) ?\p{L}+(?:ra|ront|rons|rai)|(?:je|on|tu|nous|vous|me|m'|ne|n') ?(?:l'|la|le|les))(?!\p{L})|['’](?:y|en)(?!\p{L})|(?<!\p{L})(?:l['’](?:a|ai|ont|avons)|c['’]est)(?!\p{L})|^\W*(?:ne |n['’])/u,
    roots: [
      ["relu", "relec", "relir", "relis"],
      ["lecture", "lue", "lus", "lire"],
      ["imprim", "impression"],
      ["peint", "peind", "repein"],
      ["vente", "vendu", "vendr"],
      ["achat", "achet"],
      ["paie", "paye", "pays"],
      ["ecrit", "ecriv", "redig", "redac"],
      ["recu", "recep", "recev"],
      ["concu", "concep"],
      ["detru", "destr"],
      ["test", "essai", "essay"],
      ["ouvert", "ouvr"],
      ["install", "pose"],
    ],
  },
  kinds: [LEFT, LEFT_ALONE],
  deeds: {
    ...DEEDS,
    reject: ["La liste est faite, les noms aussi. Les parts dorment au fond du hangar."],
    accept: ["Les parts sont livrées.", "Les parts dorment ici. Les parts sont delivered."],
  },
};
