/** Words that several kinds of frames share, in the notation of `frames.ts`. */

const NEXT = "(próxim|outr|segund|futur|nov)(a|o)";
const TURN =
  "(leva|versão|etapa|fase|semana|sessão|vez|ocasião|altura|momento|volta|ronda|rodada|entrega|sprint|oportunidade|iteração|mês|ano)";
const WHEN =
  "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda(-feira)?|terça(-feira)?|quarta(-feira)?|quinta(-feira)?|sexta(-feira)?|sábado|domingo|primavera|verão|outono|inverno|natal|páscoa";

/** A time to come. */
export const LATER = `(amanhã|depois|mais tarde|mais adiante|mais à frente|mais para a frente|logo|um dia destes|qualquer dia|(pra|para a) semana|semana que vem|mês que vem|ano que vem|(n|num)?(a|o)? ?${NEXT} ${TURN}|em ${NEXT} ${TURN}|((lá )?(para|pra|em|no|na) (o |a )?)(${WHEN})|(depois|a seguir) (das?|dos?|às?|aos?) \\p{L}+|quando (voltar|der|puder|calhar|houver|sobrar|tiver|tivermos|pudermos|chegar|chegarem|estiver|estiverem)|quando … \\p{L}{3,}(ar|er|ir|arem|erem|irem)|(no|ao|para o|pro) fim d(o|a|e) \\p{L}+|com (mais )?(calma|tempo))`;

/** What somebody who works says of himself in the present, which is meant for later. */
export const I_DO =
  "(faço|fazemos|trato|tratamos|resolvo|resolvemos|vejo|vemos|termino|terminamos|acabo|acabamos|completo|completamos|monto|montamos|ponho|pomos|coloco|colocamos|boto|incluo|incluímos|adiciono|adicionamos|acrescento|acrescentamos|junto|escrevo|escrevemos|entrego|entregamos|mando|mandamos|envio|enviamos|implemento|implementamos|configuro|ajusto|corrijo|arranjo|preparo|instalo|instalamos|conserto|arrumo|pego|volto|voltamos|ataco|abordo|apago|apagamos|removo|removemos|tiro|retiro|ligo|ligamos|testo|testamos|verifico|confiro|reviso|revejo|traduzo|desenho|pinto|conto|calculo|preencho|migro|atualizo|actualizo|troco|trocamos|fecho|fechamos|passo|crio|criamos|rodo|corro|gravo|imprimo|publico|pinto|penduro)";

/** People and places to whom work can be handed. */
export const PEOPLE =
  "(pessoal|equipa|equipe|time|suporte|técnico|técnica|cliente|clientes|fornecedor|escola|direção|secretaria|contabilidade|contabilista|contador|contadora|carpinteiro|eletricista|electricista|pedreiro|canalizador|encanador|revisor|revisora|alunos|professores|professor|professora|pais|voluntários|informática|ti|infra|designer|gráfica|administrador|administradora|dono|dona|senhorio|tradutor|tradutora|jurídico|advogado|advogada|financeiro|marketing|operações|colega|colegas|estagiário|estagiária|gerente|chefe|fábrica|oficina|empresa|banco|câmara|prefeitura|agência|serralheiro|pintor|jardineiro)";

/** Participles that tell of a thing put wrong. */
export const SPOILT =
  "(trocad|errad|cortad|tort|desfocad|desalinhad|duplicad|partid|ilegíve|vazi|corrompid|estragad|incomplet|baralhad|truncad|desformatad|descentrad|desatualizad|desactualizad|manchad|borrad|esborratad|quebrad|rachad|rasgad|desbotad|bagunçad|zerad|enferrujad|empenad|entupid|avariad)(a|o|as|os|l|is)?";
