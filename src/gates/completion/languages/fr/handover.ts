/** French: steps that are handed to the reader. */

import type { FamilyData } from "../family.ts";

export const HANDOVER: FamilyData = {
  pattern:
    /(?<!\p{L})(?:vous (?:devez|devrez|restera|reste|suffira d|suffit d|faudra|aurez à|n'avez plus qu'à|avez encore)|veuillez|il (?:vous )?(?:faudra|faut)(?: encore)? |(?:reste )?à (?:votre|vous) (?:charge|de)|n'oubliez pas|pensez à|pensez bien|vous pouvez (?:brancher|compléter|ajouter|remplacer|connecter|renseigner))(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "que quelqu'un",
    "avant (de|d') ?… (j'aimerais|je voudrais|nous aimerions|je souhaiterais|il me faudrait)",
    "avant (de|d')[^.;]{0,60}(j'aimerais|je voudrais|nous aimerions|je souhaiterais|il me faudrait)",
    "(tu|vous|quelqu'un|on) (dois|devez|doit|devras|devrez) (encore|aussi|juste|seulement|bien|maintenant)?",
    "(doit|doivent) (encore|aussi|toujours) être",
    "il (te|vous|leur) (reste|faut|faudra|suffit)",
    "merci (de|d') ?(bien vouloir |ne pas )?(?!votre|notre|leur)\\p{L}+(er|ir|re|oir)",
    "(s'il (vous|te) plaît|svp|stp)",
    "(je|nous) (vous|te) (laisse|laissons|confie|confions)",
    "à (toi|vous) (de|d')",
    "(pense|n'oublie)(z)? (pas )?(à|de|d')",
    "reste à votre",
    "(à|aux) (votre|ta) charge",
    "ce sera à (vous|toi)",
    "(vous|tu) (pourrez|pouvez|pourras|peux|saurez) … (le |la |les |l'|y )?(rédiger|écrire|compléter|remplir|ajouter|créer|générer|monter|installer|configurer|finir|terminer|préparer|établir)(?![^.;]{0,40}(bouton|menu|formulaire|onglet))",
    "(devra|devront|doit|doivent) (encore )?être (\\p{L}+ )?par (quelqu'un|vous|une personne|vos|votre|l'équipe)",
  ],
  unless:
    /vous n'avez (?:rien|pas besoin)|, (?:dit|indique|rappelle) (?:le |la |l['’]|un |une )\p{L}+\W*$/u,
  says: "The message (French) hands the reader a step.",
  reject: [
    "Vous devez encore ajouter la clé.",
    "N'oubliez pas de lancer la migration.",
    "Il faudra redémarrer le service.",
  ],
  accept: ["Vous n'avez rien à faire."],
};
