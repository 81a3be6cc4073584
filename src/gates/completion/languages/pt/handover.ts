/** Steps handed to the reader, in Portuguese. */

import type { LanguageData } from "../family.ts";

export const HANDOVER: LanguageData["handover"] = {
  pattern:
    /(?<!\p{L})(?:voc[êe] (?:ainda |só )?(?:precisa|precisará|deve|deverá|terá|tem que|tem de)|(?:precisa|deve) ser (?:\p{L}+ )?(?:manualmente|antes)|lembre-?se|não (?:se )?esqueça|por favor|basta (?:você )?\p{L}+(?:ar|er|ir)|cabe a você|é preciso )(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "que (o|a|os|as) \\p{L}+ alguém",
    "antes de … (gostava|gostaria|queria|gostaríamos|precisava)",
    "(terá|terão|tem|têm|tens|temos|terás|vocês? têm?) (ainda |só )?(de|que) (ser )?\\p{L}+(ar|er|ir|or|do|da|dos|das)",
    "(precisa|precisam|precisas) (ainda )?(de )?(ser )?\\p{L}+(ar|er|ir|or|do|da|dos|das)",
    "(será|é|vai ser) (ainda )?(preciso|necessário)",
    "(?<!por )favor \\p{L}+(ar|er|ir)",
    "agrade(ço|cemos|cia) que",
    "cabe(-lhe|-vos|-te| a)",
    "(fica|ficam) … (ao (seu|vosso|teu) (cuidado|cargo|critério)|a (seu|vosso) cargo|nas (suas|vossas) mãos)",
    "deix(o|amos) (consigo|contigo|convosco|com (vocês?|o senhor|a senhora|a equipa))",
    "não (se |te |vos )?esque(ça|çam|ças)",
    "lembr(em|e|a)-(se|te)",
    "(alguém|um de vós) (tem|precisa|deve)",
    "(podem|pode|podes|poderão|poderá) (vocês|você|o senhor|a senhora|tu) \\p{L}+(ar|er|ir|[áêí])(-l[oa]s?)?",
    "(podem|podes|poderão) \\p{L}+(ar|er|ir|[áêí])(-l[oa]s?)? (vocês|tu)",
  ],
  unless: /não precisa|, (?:diz|indica|lembra) (?:o|a|um|uma) \p{L}+\W*$/u,
  says: "The message (Portuguese) hands the reader a step.",
  reject: [
    "Você precisa adicionar a chave.",
    "Não se esqueça de rodar a migração.",
    "Por favor, reinicie o serviço.",
  ],
  accept: ["Você não precisa fazer nada."],
};
