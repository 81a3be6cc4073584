/** What is hedged, announced or partial, in Portuguese. */

import type { LanguageData } from "../family.ts";

export const DOUBT: LanguageData["doubt"] = {
  pattern:
    /(?<!\p{L})(?:deve(?:ria|m|riam)? (?:\p{L}+ ){0,2}(?:funcionar|passar|bastar|estar|dar certo)|provavelmente|supostamente|em (?:teoria|princípio)|talvez|(?:acho|acredito|espero) que|não (?:consegui|pude|foi possível|foi|foram|está|estão) (?:\p{L}+ )?(?:testar|verificar|executar|testad[ao]s?|verificad[ao]s?|implementad[ao]s?|conclu(?:i|í)d[ao]s?|pront[ao]s?|feit[ao]s?)|(?:testes?|build|caso) (?:\p{L}+ ){0,3}falh(?:a|am|ou|aram)|(?:eu |ainda |depois |amanhã |o |a )\p{L}+(?:arei|erei|irei)|(?:agora |em seguida )?(?:vou|vamos) \p{L}+(?:ar|er|ir|or)|fict(?:i|í)ci[ao]s?|parcial(?:mente)?|quase (?:tud\p{L}+|pronto|tod\p{L}+)|a maioria|tod[ao]s? (?:\p{L}+ ){0,2}(?:exceto|menos))(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "(é|está|ficou|fica|tem|pus|usei|deixei|há|só|apenas|com|continua|um|uma|numa|num|como) (ainda |só |\\p{L}+ ){0,2}?provisóri(o|a)",
    "\\p{L}+(o-(o|a|os|as)|mo-l[oa]s?) (para (mais|depois|a próxima)|logo que|assim que|quando|amanhã|depois|mais (tarde|adiante)|na próxima)",
    "não (achei|acho|considerei|considerámos|vi|julguei) (necessári|útil|preciso|oportun)~",
    "(amanhã|depois|logo|na segunda) (continuo|continuamos|prossigo|termino|acabo|retomo)",
    "(?<=(está|estão|fica|ficam|é|são|foi|foram) )praticamente \\p{L}+(ad|id|t|ch)(o|a|os|as)",
    "agora (ponho-me|começo|passo|continuo|faço|termino|trato|preparo)",
    "(normalmente|em princípio|se calhar|possivelmente)",
    "não (sei|sabemos) se",
    "em parte(?= *[.,;!]| *$)",
    "(embora|mas|se bem que) não (o|a|os|as) (tenha|tenhamos)",
    "à (exceção|excepção) d~",
    "mais ou menos(?= *[.,;!]| *$)",
    "metade (do|da|dos|das|de)(?! tempo)",
    "(tudo|todos|todas) … ,? ?(exceto|excepto|menos|salvo|fora|à exceção|à excepção)",
    "(exceto|excepto|à exceção d[oa]s?) ?(o|a|os|as)?",
    "devem? (já )?(funcionar|andar|passar|bastar)",
  ],
  unless:
    /talvez (?:valha|interesse|convenha|seja útil)|a maio(?:ria|r parte) d[oa]s (?:visitantes|utilizador\p{L}+|usuári\p{L}+|clientes|pessoas|convidad\p{L}+|sóci\p{L}+|leitor\p{L}+|alun\p{L}+|passageir\p{L}+)/u,
  says: "The message (Portuguese) hedges, announces or reports a failure.",
  reject: [
    "Deve funcionar.",
    "Agora vou montar o histórico.",
    "A restauração não foi testada.",
    "Todas as páginas menos a capa.",
  ],
  accept: ["Não há dados fictícios."],
};
