/** French. */

import { languageRules, type LanguageRule } from "./family.ts";

export const FRENCH_RULES: readonly LanguageRule[] = languageRules("fr", {
  deferral: {
    pattern:
      /(?<!\p{L})(?:je|nous|on) [^.;]{0,50}(?:après les (?:vacances|fêtes)|la semaine prochaine|le mois prochain)(?!\p{L})|(?<!\p{L})attend(?:ra|ront|rons) [^.;]{0,30}(?:version|plus tard|livraison)|(?<!\p{L})(?:reste|restent|demeure|demeurent) sans (?!erreurs?|fautes?|changements?|problèmes?|avertissements?|défauts?|pertes?|effet|interruption)\p{L}{3}|(?<!\p{L})(?:sera|seront)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:après|dès|quand|lorsque)(?!\p{L})|(?<!\p{L})(?:(?:il|ils|elle|elles|ce qui|tout ce qui)? ?(?:ne )?rest(?:e|ent|era|eront)(?: encore| donc| toutefois| cependant)? (?:à |que |encore|en suspens|le|la|les|un|une)|plus tard|(?:à|dans|pour|lors) (?:de )?(?:la |le |une |un |l')?(?:prochaine?|ultérieure?|suivante?|autre|seconde) (?:fois|version|étape|itération|session|sprint|semaine|livraison|tâche|phase)|(?:dans|pour|à|lors d')(?:une |un | )?(?:\p{L}+ )?(?:version|étape|itération|session|phase) (?:ultérieure|suivante|prochaine)|ultérieurement|dans un (?:second|deuxième|autre) temps|par la suite|(?:sera|seront) \p{L}+ (?:plus tard|ensuite|bientôt|demain|après|lundi|une autre)|report(?:é|ée|és|ées)\b|repouss(?:é|ée|és|ées)|(?:il )?manqu(?:e|ent) (?:encore|toujours|le|la|les|un|une|l')|suivr(?:a|ont)|viendr(?:a|ont)|pour (?:l'instant|le moment)|pas encore|encore rien|(?:il|elle|ils|elles) attend(?:ent)?|en (?:attente|suspens|cours)|à (?:suivre|faire|compléter|finir|terminer)|laiss(?:é|ée|és|ées) (?:de côté|en suspens|pour)|mis(?:e|es)? de côté|omis(?:e|es)?|encore à )(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /\bou plus tard\b|(?:minutes?|heures?|secondes?|jours?) plus tard|il ne reste (?:plus )?(?:rien|aucun)|ne manque|(?:filtre|statut|état|liste) .{0,20}en (?:attente|cours)|reste(?:nt)? (?:identiques?|inchang|accessible|valides?|disponibles?|en place|visibles?|sous|stable)|(?:^|, )(?:si|quand|lorsque|s['’]il) (?:\p{L}+ )?manque|(?:^|, )plus tard,? [^.;]{0,60}(?:a|ont) été |^\W*(?:les|des|ces) \p{L}+s en (?:attente|cours) (?!d[eu'’]|pour )/u,
    says: "The message (French) leaves work for later or undone.",
    reject: [
      "Je couds les poches après les vacances.",
      "Les cartes attendront la version suivante.",
      "Il reste à essayer une restauration complète.",
      "L'export viendra dans une prochaine version.",
      "La page est reportée à plus tard.",
      "Il manque encore la légende.",
    ],
    accept: ["Il ne reste rien à faire.", "Rien n'est reporté."],
  },
  handover: {
    pattern:
      /(?<!\p{L})(?:vous (?:devez|devrez|restera|reste|suffira d|suffit d|faudra|aurez à|n'avez plus qu'à|avez encore)|veuillez|il (?:vous )?(?:faudra|faut)(?: encore)? |(?:reste )?à (?:votre|vous) (?:charge|de)|n'oubliez pas|pensez à|pensez bien|vous pouvez (?:brancher|compléter|ajouter|remplacer|connecter|renseigner))(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /vous n'avez (?:rien|pas besoin)|, (?:dit|indique|rappelle) (?:le |la |l['’]|un |une )\p{L}+\W*$/u,
    says: "The message (French) hands the reader a step.",
    reject: [
      "Vous devez encore ajouter la clé.",
      "N'oubliez pas de lancer la migration.",
      "Il faudra redémarrer le service.",
    ],
    accept: ["Vous n'avez rien à faire."],
  },
  doubt: {
    pattern:
      /(?<!\p{L})(?:devrai(?:t|ent) (?:\p{L}+ ){0,3}(?:fonctionner|marcher|être|passer|suffire|rester|tenir)|probablement|en (?:théorie|principe)|sans doute|j'espère|je (?:pense|crois|suppose) (?:que|qu'|avoir)|(?:n'ai|n'a|n'avons|n'est|n'ont|n'a été|n'ont été|non|pas) (?:pas |encore |été |pu )*(?:pu (?:être )?\p{L}+|testée?s?|vérifiée?s?|lancée?s?|implémentée?s?|exécutée?s?|terminée?s?|traduite?s?)|(?:tests?|build|compilation|cas) (?:\p{L}+ ){0,3}échou(?:e|ent)|je vais (?:maintenant |ensuite |à présent )?\p{L}+|nous allons |je \p{L}+rai|nous \p{L}+rons|provisoire(?:ment)?|factices?|fictives?|bouchon|partiellement|en partie|presque (?:tou\p{L}+|fini|terminé)|la plupart|tou(?:t|s|tes) (?:\p{L}+ ){0,3}(?:sauf|excepté))(?:(?<!\p{L})|(?!\p{L}))/u,
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
  },
});
