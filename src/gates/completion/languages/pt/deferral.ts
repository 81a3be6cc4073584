/** What is put off or left undone, in Portuguese. */

import type { LanguageData } from "../family.ts";

export const DEFERRAL: LanguageData["deferral"] = {
  pattern:
    /(?<!\p{L})(?:vou|vamos|ficam?|deixo|deixamos) [^.;]{0,40}(?:depois d(?:as férias|as festas|o verão)|semana que vem|mês que vem)(?!\p{L})|(?<!\p{L})(?:só|apenas) no papel(?!\p{L})|(?<!\p{L})(?:continua|continuam|segue|seguem) sem (?!erros?|falhas?|problemas?|alterações|perdas?|interrup)\p{L}{3}|(?<!\p{L})(?:quando|assim que)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:estiver|houver|chegar|tiver|tivermos|ficar)(?!\p{L})|(?<!\p{L})(?:(?:só |apenas |ainda )?falt(?:a|am|ou|ando) (?:ainda |só |apenas )?(?:o|a|os|as|um|uma|\p{L}+(?:ar|er|ir)\b)|fic(?:a|am|ou|aram|ará) (?:para|pendentes?|por |de fora|faltando)|mais (?:tarde|adiante|para frente)|(?:na|no|em|para) (?:a |o |uma |um )?(?:próxim[ao]|posterior|futur[ao]|outr[ao]) (?:versão|etapa|sessão|iteração|fase|semana|entrega|sprint|passo|vez|momento)|para depois|(?:está|estão|segue|seguem|continua) (?:\p{L}+ )?pendentes?|adiei|ainda (?:não|falta|precisa)|por enquanto|no momento|(?:resta|restam) \p{L}+|deix(?:ei|ado|ada) (?:para|de fora|pendente)|em breve|amanhã)(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "(passad|transferid|movid|deslocad|mudad)(o|a|os|as) para (o |a |próxim[oa] )?(janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|semana|mês|próxim[oa])",
    "(n?(a|esta)? ?semana que vem|no? ?mês que vem|no? ?ano que vem)",
    "(foi|foram|fica|ficam|ficou|ficaram|está|estão|é|são|será|serão|ser|acabou|acabaram|sendo) (\\p{L}+ )?adiad(o|a|os|as)",
    "(?<=[:,(–-] ?)adiad(o|a|os|as)",
    "(só|apenas|somente) (preparei|esbocei|planeei|comecei|preparámos)",
    "(preparei|esbocei|planeei|comecei|preparámos) (só|apenas|somente)",
    "não (me|nos) (cabe|compete|toca|cumpre)",
    "por \\p{L}+(ar|er|ir) (está|estão|fica|ficam)(?! (n|em |assinalad|listad|marcad|a vermelho|todas? |todos? ))",
    "(virão|virá|vem|vêm|chega|chegam|segue|seguem) … (próxim[ao]|mais tarde|depois|amanhã|segunda|semana)",
    "\\p{L}+(arei|erei|irei|farei|aremos|eremos) … (segunda|terça|quarta|quinta|sexta|amanhã|depois|semana|mais tarde)",
    "(trato|tratamos|faço|fazemos|termino|vejo|acabo) … (amanhã|depois|na próxima|na segunda|mais tarde|logo)",
    "(farei|faremos)",
    "(deixei|deixámos|deixamos|deixo) … (de fora|de lado|para|por|fora|sem)",
    "(omiti|omitimos|excluí|adiei|saltei|pulei)",
    "fora (do|de) (âmbito|escopo|pedido|contrato|projeto)",
    "não (faz|fazem) parte (do|da|de)",
    "(só|apenas|somente) (preparad|esboçad|previst|iniciad|começad)(o|a|os|as)",
    "(está|estão|é|são) (só|apenas|ainda|somente) ‥ (um rascunho|rascunhos?|em rascunho|esboços?)",
    "(só|apenas) (existe|existem|está|estão) no papel",
    "(é|são|está|estão|ficou|ficaram|fica|ficam|tem|têm|pus|usei|deixei|há|só|apenas|com|continua|continuam|umas|uns) (ainda |\\p{L}+ )?(provisórios|provisórias)",
    "(está|estão|fica|ficam|continua|continuam) (ainda )?por (fazer|terminar|acabar|testar|verificar|montar|instalar|escrever)",
    "(está|estão|fica|ficam|continua|continuam) (ainda )?(em espera|parad(o|a|os|as)|em pausa|em suspenso|pendentes?)",
    "não (comecei|começámos|começamos)",
    "(deixo|deixei|deixámo|deixamo|guardo|reservo)-l?(o|a|os|as) (em branco|de fora|de lado|por|pendente|incomplet~)",
    "(deixei|deixámos|deixamos|deixo) … (em branco|vazi|abert|a meio|incomplet)~",
    "(está|estão|ficou|ficaram) (ainda |apenas |só )?(começad|em branco|a meio|incomplet)(o|a|os|as)?(?= *[.,;!]| *$)",
    "(só|apenas|somente) (constam|consta|figuram|existem|há|estão|inclui) (o|a|os|as) primeir(as|os|a|o)",
    "(constam|consta|figuram|existem|há|estão|inclui) (só|apenas|somente) (o|a|os|as) primeir(as|os|a|o)",
    "(em seguida|de seguida|a seguir|seguidamente|logo a seguir|depois disso|no próximo passo) (eu )?(vou|vamos|\\p{L}+(arei|erei|irei|remos))",
    "\\p{L}+[áêí]-l[oa]s?-(ei|emos)",
    "(vou|vamos) \\p{L}+[áêí]-l[oa]s?",
    "(serão|será) (entregue|feit|montad|concluíd|terminad)\\p{L}{0,2} (mais tarde|depois|na próxima|amanhã|em)",
  ],
  unless:
    /nada (?:ficou|fica|falta|resta)|não (?:falta|resta|ficou) nada|ou (?:mais tarde|posterior)|(?:minutos?|horas?|segundos?|dias?) (?:depois|mais tarde)|(?:^|, )(?:se|quando) (?:\p{L}+ )?falta|(?:^|, )mais tarde \p{L}+(?:ou|aram|eu|iu|eram|iram)(?:-se)?(?!\p{L})/u,
  says: "The message (Portuguese) leaves work for later or undone.",
  reject: [
    "Os bolsos ficam para depois das férias.",
    "O índice ficou só no papel.",
    "Falta preencher o índice.",
    "A capa fica para depois.",
    "O relatório ainda não está pronto.",
    "O teste foi adiado.",
  ],
  accept: ["Nada ficou para depois.", "Não falta nada."],
};
