/** Portuguese. */

import { languageRules, type LanguageRule } from "./family.ts";

export const PORTUGUESE_RULES: readonly LanguageRule[] = languageRules("pt", {
  deferral: {
    pattern:
      /(?<!\p{L})(?:vou|vamos|ficam?|deixo|deixamos) [^.;]{0,40}(?:depois d(?:as férias|as festas|o verão)|semana que vem|mês que vem)(?!\p{L})|(?<!\p{L})(?:só|apenas) no papel(?!\p{L})|(?<!\p{L})(?:continua|continuam|segue|seguem) sem (?!erros?|falhas?|problemas?|alterações|perdas?|interrup)\p{L}{3}|(?<!\p{L})(?:quando|assim que)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:estiver|houver|chegar|tiver|tivermos|ficar)(?!\p{L})|(?<!\p{L})(?:(?:só |apenas |ainda )?falt(?:a|am|ou|ando) (?:ainda |só |apenas )?(?:o|a|os|as|um|uma|\p{L}+(?:ar|er|ir)\b)|fic(?:a|am|ou|aram|ará) (?:para|pendentes?|por |de fora|faltando)|mais (?:tarde|adiante|para frente)|(?:na|no|em|para) (?:a |o |uma |um )?(?:próxim[ao]|posterior|futur[ao]|outr[ao]) (?:versão|etapa|sessão|iteração|fase|semana|entrega|sprint|passo|vez|momento)|para depois|(?:está|estão|segue|seguem|continua) (?:\p{L}+ )?pendentes?|adi(?:ad[ao]s?|ei)|ainda (?:não|falta|precisa)|por enquanto|no momento|(?:resta|restam) \p{L}+|deix(?:ei|ado|ada) (?:para|de fora|pendente)|em breve|amanhã)(?:(?<!\p{L})|(?!\p{L}))/u,
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
  },
  handover: {
    pattern:
      /(?<!\p{L})(?:voc[êe] (?:ainda |só )?(?:precisa|precisará|deve|deverá|terá|tem que|tem de)|(?:precisa|deve) ser (?:\p{L}+ )?(?:manualmente|antes)|lembre-?se|não (?:se )?esqueça|por favor|basta (?:você )?\p{L}+(?:ar|er|ir)|cabe a você|é preciso )(?:(?<!\p{L})|(?!\p{L}))/u,
    unless: /não precisa|, (?:diz|indica|lembra) (?:o|a|um|uma) \p{L}+\W*$/u,
    says: "The message (Portuguese) hands the reader a step.",
    reject: [
      "Você precisa adicionar a chave.",
      "Não se esqueça de rodar a migração.",
      "Por favor, reinicie o serviço.",
    ],
    accept: ["Você não precisa fazer nada."],
  },
  doubt: {
    pattern:
      /(?<!\p{L})(?:deve(?:ria|m|riam)? (?:\p{L}+ ){0,2}(?:funcionar|passar|bastar|estar|dar certo)|provavelmente|supostamente|em (?:teoria|princípio)|talvez|(?:acho|acredito|espero) que|não (?:consegui|pude|foi possível|foi|foram|está|estão) (?:\p{L}+ )?(?:testar|verificar|executar|testad[ao]s?|verificad[ao]s?|implementad[ao]s?|conclu(?:i|í)d[ao]s?|pront[ao]s?|feit[ao]s?)|(?:testes?|build|caso) (?:\p{L}+ ){0,3}falh(?:a|am|ou|aram)|(?:eu |ainda |depois |amanhã |o |a )\p{L}+(?:arei|erei|irei)|(?:agora |em seguida )?(?:vou|vamos) \p{L}+(?:ar|er|ir|or)|provisóri[ao]|fict(?:i|í)ci[ao]s?|parcial(?:mente)?|quase (?:tud\p{L}+|pronto|tod\p{L}+)|a maioria|tod[ao]s? (?:\p{L}+ ){0,2}(?:exceto|menos))(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /a maio(?:ria|r parte) d[oa]s (?:visitantes|utilizador\p{L}+|usuári\p{L}+|clientes|pessoas|convidad\p{L}+|sóci\p{L}+|leitor\p{L}+|alun\p{L}+|passageir\p{L}+)/u,
    says: "The message (Portuguese) hedges, announces or reports a failure.",
    reject: [
      "Deve funcionar.",
      "Agora vou montar o histórico.",
      "A restauração não foi testada.",
      "Todas as páginas menos a capa.",
    ],
    accept: ["Não há dados fictícios."],
  },
});
