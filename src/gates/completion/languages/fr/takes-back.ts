/** French: what takes a hit back. */

import type { TakesBackData } from "../takes-back.ts";

export const TAKES_BACK: TakesBackData = {
  premise: [
    "(y compris|explique|dit|indique|montre|décrit) ce qu(e|i|'|'il)",
    "si",
    "(dit|explique|indique|montre|signale|note|précise|décrit|rappelle) (comment|quand|quelle?s?|qui|où|combien|ce qu[ei]) \\p{L}+",
    "s'il",
    "s'ils",
    "quand",
    "lorsque",
    "lorsqu'",
    "dès que",
    "dès qu'",
    "en cas de",
    "en cas d'",
    "tant que",
    "jusqu'à ce que",
    "au cas où",
  ],
  past: [
    "au début",
    "au départ",
    "d'abord",
    "à l'origine",
    "auparavant",
    "autrefois",
    "jusqu'à hier",
    "jusqu'à présent inconnu",
    "(la première|le premier|un premier|une première) ‥ (a|avait|est|était|n'a|n'est)",
    "au premier (essai|lancement|tour|passage)",
    "avant (la|le) (réparation|changement|travaux|modification)",
  ],
  solved: [
    "(après|depuis|avec|sur|grâce à) [^,.;]{3,60} (elles?|ils?|tout) (est|sont|a|ont|passe|passent|marche|fonctionne|tient|accepte)(nt|ent)?",
    "(elles?|ils?|tout|c') ?(est|sont) (maintenant |désormais |depuis |bien |de nouveau |à nouveau |à présent )?(secs?|sèches?|passée?s?|rentrée?s?|arrivée?s?|en place|refaite?s?|collée?s?|recollée?s?|rétablie?s?|en règle|revenue?s?)",
    "(maintenant|désormais|depuis|à présent|ensuite|puis|aujourd'hui) … (fonctionne|marche|démarre|tourne|va|vont|passe|vert|réparé|corrigé|tout)~",
    "(réparé|corrigé|résolu|levé|réglé|remplacé|changé)(e|s|es)?",
  ],
  whole: [
    "(?<=^\\W*)(si|quand|lorsque|lorsqu'|dès que|s'il|s'ils|sans) (?!(vous|tu|oui|c'est|tout va)(?!\\p{L}))[^,;:]{3,60}, (la|le|les|l'|une?|elles?|ils?) ?(?!(version|suite|reste))\\p{L}+",
    "les … qui n'(ont|est|sont) pas encore (\\p{L}+ ){1,4}(portent|apparaissent|s'affichent|figurent|sont (signalé|marqué|affiché|masqué)~)",
    "^\\W*(une?|chaque|tout|toute) (\\p{L}+ ){1,3}(peut|pourra) … (plus tard|ensuite|demain|après)",
    "comme (demandé|voulu|prévu|souhaité)",
    "vous ne devez pas",
    "(utilisateur|client|visiteur|invité|membre|lecteur|élève|locataire|patient|abonné)s? (peut|peuvent|pourra|pourront) … (plus tard|demain|ensuite)",
    "et (?!je|nous|on|sera|suivra|viendra)(les? |la |l'|se )?\\p{L}+ plus tard",
    "(utilisateur|client|visiteur|invité|membre|personne|lecteur) … (doit|devra) (?!encore)",
    "(notice|guide|manuel|page|fiche|mode d'emploi) (dit|explique|indique|montre|décrit)",
  ],
};
