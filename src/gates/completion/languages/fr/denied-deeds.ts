/** French: a deed or state that is denied, whatever it is, but for those that are better not there. */

/** What is no loss when it is denied, by its beginning. */
const HARMLESS =
  "((été|pu|eu|être|encore|toujours|vraiment|non|du|tout|fini|jamais|de|su|le|la|les) |rest|passée?s? (sous|à|inaperçu)|laiss|oubli|perd|manqu|échou|plant|touch|modifi|chang|cass|supprim|retir|omis|report|saut|trouv|relev|constat|débord|dépass|bronch|faibl|coup|interromp|repouss|abandon|gên|rencontr|détect|remarqu|observ|signal|ralenti|plus|besoin|dû|eu (à|de|d'|besoin)|de |d'|en (panne|retard|double|trop|défaut)|bloqu|abîm|écart|exclu|désactiv|ignor|dupliqu|doubl|tronqu|falsifi|altér|renumérot|endommag|raté|moins|bless|concern|nécess|oblig|util|limit|trop|si |aussi|seul|que |négatif|vide|faux|fausse|corromp|ajout|invent|compt|dégrad|cré|mis de côté|mise de côté|tard|hésit|craqu|interrupt|arrêt|coul|réessay|prévu|demand|souhait|voulu|inclus d'erreur)";

const CLITIC = "(se |s'|m'|me |nous |vous |l'|la |le |les |y |en |lui |leur )*";
const ADVERB =
  "(toujours |encore |malheureusement |hélas |finalement |donc |même |tout simplement |pour autant |certes |en revanche )*";
const BEFORE = "(?<!(qui|dont|que|où|qu'|si|s'il|s'ils|quand) ?)";

export const DENIED_DEEDS: readonly string[] = [
  "(n'a|n'ont|n'y a) (toujours |encore |hélas )?(pas|point) (de |d')(?!(erreur|écart|défaut|souci|problème|perte|panne|surprise|retard|doublon|manque|reste|fuite|avertissement|échec|différence|faute|trace|incident|plainte|remarque|alerte|autre|besoin|fin|sens|limite|coût|effet|équivalent|impact))\\p{L}+",
  `${BEFORE}(ne |n')${CLITIC}(est|sont|a|ont|ai|avons|suis|sommes) ${ADVERB}(pas|point|jamais|guère) (encore |toujours |non plus |vraiment |tout à fait |été |eu |pu |être |fini de |non |du tout )*(?!${HARMLESS})\\p{L}+`,
  `aucune? (des |de |d')?‥ (ne |n')${CLITIC}(est|sont|a|ont) (encore |toujours )*(été |pu |pu être )?(?!${HARMLESS})\\p{L}+(?! (de travers|en trop|en double|à tort|par erreur))`,
  `(n'ai|n'avons|n'a|n'ont) (encore |toujours |pour l'instant )*(?!(${HARMLESS}|eu|fait|vu|reçu))\\p{L}+ (pratiquement |presque )?(aucune?|nulle?)`,
  `personne (ne |n')${CLITIC}(a|est) (encore |jamais |pour l'instant )*(pu |été |eu )?(?!${HARMLESS})\\p{L}+`,
  `(ne |n')${CLITIC}(ai|a|avons|ont) (encore |toujours )*rien (pu |encore |su |de )*(?!${HARMLESS})\\p{L}+`,
  "(ne |n')y (est|sont|figure|figurent) (toujours |encore )?(pas|point)",
  "(n'a|n'ont) (toujours |encore |finalement )*(pas|jamais) eu lieu",
  "(n'est|ne sont) (toujours |encore |pas |même )*(pas |point )(là|au point|en place|en ligne|au rendez-vous|à jour|en état|prête?s?|bonn?e?s?|terminée?s?)",
  "(fait|font) (encore |toujours |cruellement )?défaut",
  "n'(a|ont|ai|avons) (reçu|eu) (ni|aucune?) (?!(erreur|plainte|échec|souci|problème))",
  "(reste|restent|demeure|demeurent|partie?s?|livrée?s?|rendue?s?|publiée?s?|sortie?s?|est|sont) sans (relecture|essai|test|vérif~|contrôle|légende|titre|réponse|suite|solution|image|photo|date|nom|source)s?",
  "(brille|brillent) par (son|leur) absence",
  "on n'a pas (de|d'|la|le|les|l') ?\\p{L}+",
];
