/** What is put off, handed on or let go in everyday Portuguese. */

import type { PlainKind } from "../../family.ts";
import { I_DO, LATER, PEOPLE } from "./words.ts";

export const PUT_OFF: PlainKind = {
  kind: "put-off",
  frames: [
    "(mais dia menos dia|a ver vamos|quando der|(deixa|deixemos|deixamos) para lá)",
    `(deve|devem|vão|vai|há de|hão de) ser \\p{L}+(d|t)(o|a|os|as) (${LATER}|n(o|a) (segunda|terça|quarta|quinta|sexta|sábado|domingo))`,

    "(logo|depois) se (vê|veem|vêem|verá|verão|trata|resolve|resolvem|faz|fazem|acerta|acertam|decide)",
    `${I_DO}(-l?[oa]s?)? … ${LATER}`,
    `${LATER} ‥ ${I_DO}`,
    `(a gente|se) (?!(?:foi|fez|viu|já) )\\p{L}+[aeê] … ${LATER}`,
    "(depois|logo|mais tarde|amanhã) (a gente|se) (?!(?:foi|fez|viu|já) )\\p{L}+[aeê]",
    `\\p{L}+(a|e|am|em)-se … ${LATER}`,
    "(depois|mais tarde|logo|amanhã) \\p{L}+(a|e|am|em)-se",
    `(vai|vão|irá|irão) (ser )?\\p{L}+(d|t)(o|a|os|as) … ${LATER}`,
    `(vai|vão|irá|irão|será|serão) … ${LATER}(?= *[.,;!]| *$)`,
    "(vai|vão) ser \\p{L}+(ad|id|t)(o|a|os|as)(?= *[.,;!]| *$)",
    `(empurr|pass|atir|remet|chut|jog|guard|reserv|marc|agend|transfer|prorrog|posterg|deix)(ei|i|ámos|amos|ou)(-[oa]s?)? … (para|pra|pro) (${LATER}|(o|a) fim|as férias|o ano|o mês)`,
    "(há|hão) de (vir|sair|ficar|ser|chegar|aparecer|haver|estar|se )",
    `(sai|saem|vem|vêm|chega|chegam|entra|entram|segue|seguem|fica|ficam|faz-se|fazem-se) (só )?(n|para |pra |em |com )(a |o )?(próxim|outr|segund|futur)(a|o) \\p{L}+`,
    "(fica|ficam|ficou|ficaram|vai|vão|foi|foram) (para|pra|pro) (outr|próxim|seguint|trás|gaveta|ano|mês|semana|segund|últim|fim|as calendas|depois|quando)~",
  ],
  says: "The message (Portuguese) puts off what done_when asks for.",
  reject: ["As parts eu faço semana que vem.", "As parts logo se veem."],
  accept: ["As parts foram entregues na semana passada."],
};

const LEFT_TO = `(para|pra|a|ao|à|aos|às|com|pro|pros) (o |a |os |as )?(vosso |vossa |seu |sua |nosso |nossa )?${PEOPLE}`;

export const HANDED_ON: PlainKind = {
  kind: "handed-on",
  frames: [
    "(vai|vão) ter (de|que) (ser )?\\p{L}+",
    "que (confirme|confirmem|veja|vejam|verifique|verifiquem|trate|tratem|decida|decidam|faça|façam|resolva|resolvam|termine|acabe|complete)(?= *[.,;!]| *$)",

    `(deve|devem|vão|vai|há de|hão de|terá de|terão de) ser \\p{L}+(d|t)(o|a|os|as) (por|pel(o|a|os|as)) ${PEOPLE}`,
    "(?<!não )se (quiser|quiserem|quiseres|preferir|preferirem|preferires|for preciso) … (posso|podemos|faço|trato|acrescento|junto)",
    "(quer|querem|queres|preferem|prefere|preferes) que (eu )?\\p{L}+(e|a|emos|amos)",

    "(vocês|vós) (?!\\p{L}*(aram|eram|iram|iam|avam|quiserem|têm|estavam)(?!\\p{L}))\\p{L}+(am|em)(?!\\p{L})",
    "\\p{L}+(a|e)(-l?[oa]s?)? (a|o) (vossa|vosso) \\p{L}+",
    "(é|basta|resta|falta) (só )?(alguém|vocês?|tu) \\p{L}+(ar|er|ir|or|arem|erem|irem|ares|eres|ires)",
    "(só )?(tens|têm|tem|terás|terão) de \\p{L}+(ar|er|ir|or) (tu|vocês?)",
    "(é só|basta) (adicionar|acrescentar|ligar|configurar|instalar|preencher|trocar|meter|pôr|colocar|substituir|apontar|criar|completar|rodar|correr)",
    "(fica|ficam|ficou|ficaram|está|estão|será) (a cargo|por conta|ao cuidado|nas mãos|na mão|sob responsabilidade) d~",
    "(a cargo|por conta) (de quem|de vocês|do cliente|da equipa|da equipe|do time)",
    `(é|são|fica|ficam|ficou|ficaram|será) com (o |a |os |as )?(vosso |vossa |seu |sua )?(${PEOPLE}|você|vocês)`,
    "depende(m|rá|rão)? (só )?de (você|vocês|alguém|ti|si|quem)",
    "depender de (você|vocês|alguém|ti|si)",
    `(deix|pass|entreg|ped|encaminh|mand|repass|deleg|delegu|confi)(ei|o|i|ámos|amos|imos|ou)(-l?[oa]s?)? ‥ ${LEFT_TO}`,
    "(pass|deix|d|mand|entregu|ped)(ei|i|amos|ámos|imos)(-l?[oa]s?)? … (para|pra|pro|a|ao|à) \\p{L}+ \\p{L}+(ar|er|ir)(em)?(?= *[.,;!]| *$)",
    "(?<!(?:que|não|se|quando|caso) )(peçam|contactem|contatem|chamem|falem|consultem|confirmem|verifiquem|montem|ponham|coloquem|liguem|instalem|acrescentem|adicionem|completem|preencham|corram|rodem|escolham|decidam|troquem|substituam|apaguem|criem|definam|juntem|configurem)(?!-)",
    `(quem|alguém) (vai|tem de|tem que|precisa de|deve) \\p{L}+(ar|er|ir|or)`,
    `(isso|essa parte|esta parte) (é|fica) (com|para) (o |a |os |as )?(${PEOPLE}|você|vocês)`,
    "(podem|podes) ser (vocês|tu) a \\p{L}+(ar|er|ir|or)",
  ],
  says: "The message (Portuguese) hands on what done_when asks for.",
  reject: ["As parts vocês configuram aí.", "As parts ficam com a equipa."],
  accept: ["As parts foram entregues como vocês pediram."],
};

const GIVES_UP =
  "(desisti|desistimos|abdiquei|abdicámos|prescindi|prescindimos|abri mão|abrimos mão)";
const REMOVED =
  "(cortad|tirad|retirad|removid|suprimid|eliminad|descartad|dispensad|riscad|abandonad|excluíd|omitid|saltad)(o|a|os|as)";

export const LET_GO: PlainKind = {
  kind: "let-go",
  frames: [
    "(dá|dava|deu|ia dar) (muito|demasiado|bastante|tanto|um certo|um) (trabalho|trabalhão)",
    "(tava|estava|ficava|ia ficando) (a )?complica(ndo|r)",
    "(mudei|mudámos|mudamos) de ideias?",
    "(achei|achámos|pareceu-me|pareceu|considerei|acho|é|era|são|eram|passou a ser) (desnecessári|dispensáve|supérflu|escusad)~",
    "não (entrou|entraram|coube|couberam) (n~|desta|dessa|por)",

    `d(e|o|a|os|as) … ${GIVES_UP}(?= *[.,;!]| *$| por )`,
    `(acabei|acabámos|acabamos|acabou) (por )?(tirar|tirando|retirar|retirando|apagar|apagando|remover|removendo|cortar|cortando|deixar de fora|deixando|excluir|excluindo|não \\p{L}+)`,
    "(tirei|retirei|removi|cortei|suprimi|dispensei|excluí|risquei|descartei|omiti|saltei|pulei|abandonei|larguei) (o|a|os|as|um|uma|esse|essa) (?<asked>\\p{L}{4,})(?! (\\p{L}+ )?(antig|velh|repetid|duplicad|inútil|inúteis|de exemplo|provisóri))",
    `(?<asked>\\p{L}{4,}) (\\p{L}+ ){0,3}(foi|foram|ficou|ficaram) ${REMOVED}`,
    "(resolvi|decidi|optei por|achei melhor|preferi|achámos melhor|decidimos|resolvemos|preferimos|optámos por) (deixar|manter) (o|a|os|as) (?<asked>\\p{L}{4,})",
    "(resolvi|decidi|optei por|achei melhor|preferi|achámos melhor|achamos melhor|decidimos|resolvemos|preferimos|optámos por) não (incluir|fazer|pôr|colocar|montar|criar|entregar|implementar|meter|mexer|tocar|avançar|publicar|acrescentar|adicionar|traduzir|ligar|correr|rodar|instalar)",
    "(caiu|caíram|saiu|saíram|ficou|ficaram|foi|foram) (do plano|da lista|do pacote|do projeto|fora|de fora|pelo caminho|para trás|pra trás|de lado|na gaveta|esquecid(o|a|os|as)|no tinteiro|em águas)",
    "(deixou|deixaram) de (sair|funcionar|existir|constar|responder|abrir|imprimir|enviar|mostrar|receber|haver|carregar|tocar|passar|chegar)",
    "não (mexi|toquei|peguei|mexemos|tocámos|tocamos|pegámos)(?= *[.,;!]| *$)",
    "(esqueci|esquecemos)(-me|-nos)? d~",
    "(não|já não) (vale|valia|valeu|compensa|compensava|justifica|justificava) (a pena)?",
  ],
  unless: /(?<!\p{L})que já \p{L}+(?:va|vam|ia|iam)(?!\p{L})/u,
  says: "The message (Portuguese) lets go of what done_when asks for.",
  reject: ["Das parts desisti.", "Acabei tirando as parts."],
  accept: ["As parts deixaram de travar."],
};
