/** French: what is hedged, announced or told of a part. */

import type { FamilyData } from "../family.ts";

export const DOUBT: FamilyData = {
  pattern:
    /(?<!\p{L})(?:devrai(?:t|ent) (?:\p{L}+ ){0,3}(?:fonctionner|marcher|être|passer|suffire|rester|tenir)|probablement|en (?:théorie|principe)|sans doute|j'espère|je (?:pense|crois|suppose) (?:que|qu'|avoir)|(?:n'ai|n'a|n'avons|n'est|n'ont|n'a été|n'ont été|non|pas) (?:pas |encore |été |pu )*(?:pu (?:être )?\p{L}+|testée?s?|vérifiée?s?|lancée?s?|implémentée?s?|exécutée?s?|terminée?s?|traduite?s?)|(?:tests?|build|compilation|cas) (?:\p{L}+ ){0,3}échou(?:e|ent)|je vais (?:maintenant |ensuite |à présent )?\p{L}+|nous allons |je \p{L}+rai|nous \p{L}+rons|provisoire(?:ment)?|factices?|fictives?|bouchon|partiellement|en partie|presque (?:tou\p{L}+|fini|terminé)|la plupart|tou(?:t|s|tes) (?:\p{L}+ ){0,3}(?:sauf|excepté))(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "pas (jugé|estimé|trouvé|cru) … (utile|nécessaire|opportun|indispensable)",
    "(je|nous) (le |la |les |l'|y |en |vous (le |la |les )?)\\p{L}+(rai|rons)",
    "(?<=(est|sont|été) )(pratiquement|quasiment|quasi|à peu près) \\p{L}+(é|ée|és|ées|i|ie|is|ies|t|te|ts)",
    "(je|nous) (me |nous )?(mets|mettons|commence|passe|fais|termine|prépare|attaque) (maintenant|à présent|désormais)",
    "normalement",
    "(ne sais|savons|ignore) (pas )?si",
    "(à moitié|à demi)(?= *[.,;!]| *$)",
    "la moitié (du|de|des|d')(?! temps)",
    "(tout|toutes?|tous) … ,? ?(sauf|excepté|hormis|à l'exception|à part)",
    "à l'exception d~",
    "il n'y a que … qui (manque|reste|bloque)",
    "(doit|doivent) normalement",
    "reste à (confirmer|vérifier|voir)",
  ],
  unless:
    /aucun échec|la plupart des (?:visiteu\p{L}+|utilisat\p{L}+|clients?|gens|personnes|invités|membres|lecteurs|élèves|passagers|joueurs)|(?:numéro|reçu|carte|billet|badge|nom) provisoire(?!\p{L})/u,
  says: "The message (French) hedges, announces or reports a failure.",
  reject: [
    "Cela devrait fonctionner.",
    "Je vais maintenant écrire l'export.",
    "La restauration n'a pas été testée.",
    "Toutes les pages sauf une.",
  ],
  accept: ["Les données factices ont disparu: aucun bouchon, aucune donnée factice."],
};
