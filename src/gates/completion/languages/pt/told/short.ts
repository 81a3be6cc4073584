/** What is there in part, in a lesser form, faked or not at all, in everyday Portuguese. */

import type { PlainKind } from "../../family.ts";

const SOME = "(só|apenas|somente|unicamente)";
const FEW = "(um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\\p{N}+)";

export const IN_PART: PlainKind = {
  kind: "in-part",
  frames: [
    `(?<asked>\\p{L}{4,}) ${SOME} (d(o|a|os|as)|n(o|a|os|as)|em|até|para) [\\p{L}\\p{N}]+`,
    `(sobrou|sobraram|sobra|sobram|resta|restam) (${FEW}|uns|umas|o|a|os|as) (?<asked>\\p{L}{4,})`,

    "(?<!não )(só|apenas|somente) (\\p{L}{2,}(ei|ámos|amos|emos|imos)|fiz|fizemos|pus|deu para|vi|li|traduzi|escrevi|abri|corri|cobri|cobre|cobrem|inclui|incluem) (o|a|os|as|um|uma|uns|umas|parte|metade|até|\\p{N}+)",
    "(?<!(?:va|vam|ia|iam|ou|aram) )(na maior parte|na maioria|quase sempre|em quase todos|em quase todas|às vezes|por vezes|nem sempre|de vez em quando)",
    `(${FEW}|alguns|algumas|vários|várias) (?<asked>\\p{L}{4,}) (\\p{L}+ ){0,2}(ainda(?! em uso)|continua|continuam|seguem|por \\p{L}+(ar|er|ir)|(está|estão|ficou|ficaram) sem)`,
    "(o grosso|o essencial|o principal|o básico|o mais importante|o mínimo) (d(o|a|os|as|e)|está|ficou|funciona)",
    "(?<asked>\\p{L}{4,}) (\\p{L}+ ){0,2}só (funciona|funcionam|aparece|aparecem|sai|saem|abre|abrem|responde|anda) (no|na|nos|nas|se|quando|com|à|ao|em|depois)",

    "(tirando|fora|salvo|menos) (o|a|os|as) (de |da |do |das |dos |que )?\\p{L}{3,}(?= *[.,;!]| *$| d)",
    "(menos|salvo|exceto) (um|uma|dois|duas|no|na|nos|nas|num|numa)",
    "com (a )?exce(p)?ção d~",
    "(a maior parte|boa parte|grande parte|uma parte|só parte|parte|metade|um terço|dois terços|alguns|algumas|várias|vários|quase todos os|quase todas as)( d(e|o|a|os|as))? (?<asked>\\p{L}{4,})(?! (já|vem|vinha|vinham|era|eram|foi feit))",
    "(anda|andam|ronda|rondam) (já )?(pelos|nos|em|os|perto de|perto dos|à volta dos|por volta dos) [1-9]?\\p{N} ?%",
    `(o|a|os|as|n[oa]s?) (d(e|o|a|os|as)|outr~|restante~|demais|que) ‥ (ainda |é que )?não(?= *[.;!]| *$)`,
    `${SOME} (o|a|os|as) (?<asked>\\p{L}{4,}) … (aparec|sa|cheg|receb|funcion|est|t[eê]m|fic|fo|entr|pass|lev|tr|abr)\\p{L}{0,4}`,
    `${SOME} ${FEW} (d(o|a|os|as|e) )?(?<asked>\\p{L}{4,})`,
    `${SOME} (em|no|na|nos|nas|para) (um|uma|dois|duas|o|a|os|as)? ?(primeir|metade|parte|algum|celular|telemóvel|computador)~`,
    "(os outros|as outras|os restantes|as restantes|os demais|as demais|o resto|a outra|o outro|o último|a última) ‥ (ainda )?(não (recebe|tê|te|está|estão|fo|sa|funcion|aparec|apanh|entr|fic|cheg|leva|pass)~|por |falta|nada)",
    `(em um|em uma|num|numa) d(os|as) ${FEW}`,
    "até (à|ao|a) (página|capítulo|linha|registo|registro|secção|seção|ponto|letra|dia|mês|número) \\p{N}+(?= *[.;!]| *$)",
    "(vou|vamos|vai|vão|fui|fomos) (em|até|na|no|ao|à) ‥ \\p{N}+(?= *[.;!]| *$| d)",
    "não (todos|todas|tudo|na totalidade|por completo|por inteiro|completamente|inteiramente|na íntegra)",
  ],
  unless: /(?<!\p{L})(?:nada menos|nem mais|do início ao fim|do princípio ao fim)/u,
  says: "The message (Portuguese) tells of a part of what done_when asks for.",
  reject: ["As parts saem, tirando as de madeira."],
  accept: ["As parts saem todas, as de madeira também."],
};

const LESSER_FORM =
  "(simplificad|reduzid|provisóri|básic|mínim|temporári|parcial|inicial|preliminar|rudimentar|tosc|improvisad|crua|enxut|abreviad|resumid|limitad|degradad)~";
const MAKESHIFT =
  "(rascunhos?|esboços?|remendos?|remedeio|gambiarras?|provisóri~|improvis~|tapa-buracos?|quebra-galhos?|paliativ~|desenrascanço|tosc~|amostras?|maquetes?|maquetas?|protótipos?)";

export const LESSER: PlainKind = {
  kind: "lesser",
  frames: [
    "(está|estão|ficou|ficaram|corre|correm|roda|rodam|funciona|continua|segue|sai) ‥ (em|no|com o) (modo (de )?(ensaio|testes?|demonstração|demo|simulação)|sandbox|ambiente de testes?)",

    "\\p{L}+, mas (por enquanto |por ora |por agora )?(só|apenas|somente|ainda)",
    "(sai|saem|está|estão|há|funciona|funcionam|aparece|aparecem|ficou|ficaram|vem|vêm)  (em|sem) (?!erro|falha|problema|perda|alteraç|atraso)\\p{L}+",
    "(por ora|por agora|para já|até ver|por hora|nesta fase|nesta primeira versão|neste primeiro momento|numa primeira fase)",
    `(uma|numa|num|um|${SOME} a|${SOME} o) (versão|forma|formato|modelo|solução|arranjo|medida|variante) ‥ ${LESSER_FORM}`,
    `(é|são|está|estão|ficou|ficaram|serve|servem|fiz|pus|escrevi|deixei|há|tem|usei|meti|botei|coloquei) (por enquanto |só |apenas |com |como |de |em |numa? |um |uma |uns |umas |o |a |ainda ){0,3}?${MAKESHIFT}`,
    `(só|apenas|somente) (um|uma|uns|umas) ‥ ${MAKESHIFT}`,
    "(é|são|está|estão|ficou|ficaram|pus|escrevi|fiz|deixei|meti) … (a lápis|a olho|por alto|em papel de rascunho|às três pancadas|meia-boca|nas coxas|mal-amanhad~)(?= *[.,;!]| *$)",
    "(sai|saem|está|estão|fica|ficam|ficou|ficaram|é|são|chega|chegam|aparece|aparecem|vem|vêm|envia|mostra|funciona|funcionam) … ,? ?sem (o |a |os |as |nenhum |nenhuma )?(?<asked>\\p{L}{4,})(?= *[.,;!]| *$)",
  ],
  unless: /(?<!\p{L})mas (?:apenas|só|somente) (?:para|quem|o dono|a dona|os?|as?) /u,
  says: "The message (Portuguese) tells of a lesser form of what done_when asks for.",
  reject: ["As parts são um rascunho.", "As parts estão numa versão bem simplificada."],
  accept: ["A versão simplificada das parts sai ao lado."],
};

const MADE_UP =
  "(inventad(a|o|as|os)|fictíci(a|o|as|os)|de exemplo|de mentira|de mentirinha|de faz de conta|fake|simulad(a|o|as|os)|de fachada|a fingir|de brincadeira|de enfeite|postiç(a|o|as|os)|aleatóri(a|o|as|os)|mockad(a|o|as|os)|hardcoded|estátic(a|o|as|os)|para inglês ver|pra inglês ver)";

export const FAKED: PlainKind = {
  kind: "faked",
  frames: [
    "(marquei|marcámos|marcamos|pus|deixei|meti|está|estão)( [^ .,;]+){0,3} como (ignorad|saltad|skip|opciona|pendente|não testad)~",
    "\\p{L}{3,}(ei|i|ámos|emos|imos)(-[oa]s?)? ‥ (a olho|ao calhas|à sorte|de cabeça|de memória|a esmo|no chute)",

    "(pus|meti|botei|coloquei|usei|deixei|fixei) (\\p{N}+|um valor|uma taxa|o mesmo|a mesma|tudo) … (a tudo|em tudo|para tod~|em tod~|pra tod~|igual|fix~)",

    `(é|são|está|estão|devolve|devolvem|mostra|mostram|retorna|retornam|traz|trazem|usa|usam|tem|têm|pus|meti|botei|coloquei|escrevi|preenchi|usei) … ${MADE_UP}(?= *[.,;!]| *$| no | na )`,
    "(é|são|devolve|devolvem|mostra|mostram|retorna|retornam|traz|trazem|dá|dão|imprime) … sempre (o|a|os|as) mesm(o|a|os|as)",
    "(tá|tão|está|estão|fica|ficam|ficou|ficaram|pus|deixei|meti) ‥ (fix|escrit|cravad|gravad|chumbad|metid|cosid)(o|a|os|as) (direto |diretamente |directamente )?no código",
    "não (faz|fazem|executa|dispara|guarda|grava|envia) (nada|coisa nenhuma|coisa alguma)",
    "(está|estão|é|são|ficou|ficaram) (ainda |completamente )?(vazi|oc)(a|o|as|os)(?= *[.,;!]| *$)",
    "(só|apenas|somente) (de|para|por) (fachada|enfeite|vista|aparência|mentira|constar|inglês)",
    "(pus|meti|botei|coloquei|escrevi|preenchi|usei|chutei|inventei) … (ao calhas|à sorte|a esmo|no chute|ao acaso|quaisquer|qualquer|à toa|a olho|de cabeça|de memória)",
    "(inventei|chutei|fingi|simulei|forjei) (o|a|os|as|que|uns|umas)?",
    "(comentei|desliguei|desativei|desactivei|silenciei|contornei|saltei|pulei|ignorei|forcei|suprimi|afrouxei|mascarei|escondi|calei) … (passos?|testes?|verificação|verificações|regras?|avisos?|erros?|validação|alarmes?|asserts?|etapas?|checks?)",
    "(é|são|não passa de|não passam de|trata-se de) (só |apenas |ainda )?(um|uma|umas|uns) (imagem|imagens|captura|maquete|mock|simulação|print|fotografia|casca|esqueleto|placeholder|stub)",
  ],
  says: "The message (Portuguese) tells of a stand-in for what done_when asks for.",
  reject: ["As parts são sempre as mesmas.", "Pus as parts ao calhas."],
  accept: ["As parts de exemplo foram apagadas."],
};

const YET = "(ainda|por enquanto|até agora|até ao momento|até aqui|por agora|para já|até hoje)";

export const NOT_THERE: PlainKind = {
  kind: "not-there",
  frames: [
    "nem (foi|foram|chegou|chegaram|sequer|comecei|começámos|começamos|está|estão|havia|há|existe|existem|lhe toquei)",
    "ainda (está|estão|a vermelho|sem|em (modo|rascunho|obras?|testes?|ensaio|inglês|branco)|a \\p{L}+(ar|er|ir)|no chão|na caixa)(?! (ativ|disponív|válid|de pé|inteir|melhor))",
    "(continua|continuam|segue|seguem|fica|ficam|ficou|ficaram) (lá|na mesma|igual|iguais|tudo igual|a mesma coisa)(?= *[.,;!]| *$)",
    "(fica|ficou|ficaram|está|estão|ficam) (a faltar|faltando|em falta|a dever)",
    "não (deu|rolou|vingou|calhou|aconteceu|foi desta|foi dessa vez|saiu do papel|tem como|há como)(?= *[.,;!]| *$)",
    "não (arranjei|encontrei|achei|consegui arranjar) (o |a |os |as |um |uma |nenhum |nenhuma )?(?<asked>\\p{L}{4,})",
    "não há (meio|maneira|forma|jeito) de",

    `${YET} ,? ?(nada|nem sinal|nem vê-l~|zero|nem rasto)`,
    "(nem sinal|nada feito|nem começad~|nem sombra|nem cheiro)",
    "não (há|existe|existem|temos|tenho|consta|constam|pus|pusemos|coloquei|botei|montei|criei|escrevi|meti|fiz) (o |a |os |as |nenhum |nenhuma |qualquer )?(?<asked>\\p{L}{4,})(?= *[.,;!]| *$| d(e|o|a|os|as) | para )",
    "(?<asked>\\p{L}{4,}) (\\p{L}+ ){0,3}não (existe|existem|há|consta|constam|aparece|aparecem|está|estão|saiu|saíram|entrou|entraram|sai|saem|veio|vieram|ficou|ficaram)(?= *[.,;!]| *$| (lá|aqui|ainda|em lado nenhum|em lugar nenhum))",
    "(continua|continuam|segue|seguem) (a )?não",
    "(segue|seguem|continua|continuam|mantém|mantêm|mantém-se|mantêm-se|permanece|permanecem|ficou|ficaram|está|estão) (com |na |no |nos |nas )?(o |a |os |as )?… (antig(o|a|os|as)|velh(o|a|os|as)|anterior|anteriores|de antes|de sempre|dantes)(?= *[.,;!]| *$)",
    "(está|estão|ficou|ficaram|continua|continuam|segue|seguem|deixei|mantive|mantivemos) ‥ (como|igual ao que|tal como|tal qual|conforme) (antes|estava|estavam|era|eram|dantes)",
    "não (cheguei|chegámos|chegamos|fui|lhe toquei)(?= *[.,;!]| *$| lá| a tempo)",
    "(está|estão|fica|ficam|ficou|ficaram|continua|continuam|segue|seguem|deixei) (ainda |tudo )?por \\p{L}+(ar|er|ir)",
    "(está|estão|tá|tão) (verde|cru|em falta|ausente|longe|em branco)s?(?= *[.,;!]| *$| de )",
  ],
  unless: /(?<!\p{L})que já \p{L}+(?:va|vam|ia|iam)(?!\p{L})/u,
  says: "The message (Portuguese) says that what done_when asks for is not there.",
  reject: ["Das parts ainda nada.", "As parts seguem como estavam."],
  accept: ["Já não há parts por entregar."],
};
