/** What waits, is in trouble, unproven or only begun, in everyday Portuguese. */

import type { PlainKind } from "../../family.ts";
import { I_DO, PEOPLE, SPOILT } from "./words.ts";

const DEED = "\\p{L}+(ar|er|ir|or|ôr)";

export const HELD_UP: PlainKind = {
  kind: "held-up",
  frames: [
    "(esperamos|espero|espera-se|aguardamos|aguardo|aguarda|aguardam) (ainda )?(que|por|pel(o|a|os|as)|a|o|as|os|resposta|aprovação)",
    "(queria|queríamos|gostava de|gostaria de|preferia|prefiro|preferimos|convém|convinha) … (antes|primeiro|contigo|consigo|convosco|com (vocês|você))",
    "(está|estão|ficou|ficaram|continua) ‥ em (stand-?by|banho-maria|suspenso|espera|pausa|fila de espera|águas de bacalhau)",
    "enquanto não(?! (passa|passam|há|são|está|estão|é) )",

    "(estou|estamos|fico|ficamos|está|estão|tá|tão|fica|ficam|continua|continuam|encontra-se|encontram-se) (\\p{L}+ )?(dependente~|preso~|presa~|travad~|parad~|encalhad~|empancad~|empatad~|emperrad~|pendurad~|retid~|suspens~|bloquead~)",
    "só (avança|avançam|anda|andam|segue|seguem|dá para|fica pront~|ficam pront~|consigo|conseguimos) … (com|quando|depois|se|assim que|após|dep)",
    "(o|a|os|as|um|uma|que|ninguém|e|ele|ela) (\\p{L}+ )?(ainda )?não (me |nos |o |a |os |as )?(chegou|chegaram|veio|vieram|apareceu|apareceram|respondeu|responderam|entregou|entregaram|mandou|mandaram|enviou|enviaram|passou|passaram|liberou|liberaram|libertou|libertaram|atendeu|trouxe|trouxeram|devolveu|devolveram|confirmou|confirmaram|assinou|aprovou|aprovaram)(?! (nenhum|nada|qualquer))",
    "(está|estão|tá|tão|vem|vêm|anda|andam|ficou|ficaram|continua|continuam|vai|vão) ‥ (no correio|nos correios|a caminho|em trânsito|na gráfica|na alfândega|nas mãos d~|na mão d~|na oficina|em aprovação|para aprovação|em revisão|para revisão|no conserto)",
    "(está|estão|foi|foram) (já |só )?(encomendad|pedid|requisitad|solicitad)(o|a|os|as)(?= *[.,;!]| *$| (à|ao|a|na|no|e (só )?chega))",
    `(está|estão|tá|ficou|ficaram|anda|andam|continua|continuam) com (o |a |os |as )?(vosso |vossa |seu |sua |nosso |nossa )?${PEOPLE}`,
    `(ficou|ficaram|ficámos|ficamos|fiquei) de ${DEED}`,
    "(aguarda-se|espera-se|aguardam-se|esperam-se|aguardamos|aguardo)",
    "(estou|estamos|está|estão|tô|tou|tá|fica|ficam|ficou|ficaram|fico|ficamos|continua|continuam|tudo) (\\p{L}+ )?(aguardando|à espera|a aguardar|no aguardo|esperando)",
    "falta(m)? que",
    "não (me )?deu (para|pra|pro|tempo)",
    "(enquanto|até que|até) (o|a|os|as|não|me|nos)? ?… (não )?(chegar|chegarem|chegue|cheguem|houver|haja|vier|vierem|venha|responder|responderem|responda|respondam|assinar|aprovar|aprovem|liberar|libertar)(?= *[.,;!]| *$)",
    "sem (o |a |os |as |esse |essa )?(senha|chave|acesso|conta|licença|certificado|peça|material|luz|internet|rede|autorização|resposta|aval|palavra-passe|dados|ferramenta|credenciais) … não",
  ],
  says: "The message (Portuguese) says that something waits which done_when asks for.",
  reject: ["As parts estão no correio.", "As parts estão nas mãos do revisor."],
  accept: ["As parts chegaram do correio na quinta."],
};

const CRASHES =
  "(congela|congelam|encrava|encravam|pendura|crasha|crasham|bloqueia|bloqueiam|rebenta|rebentam|estoura|estouram|pifa|pifam|pifou|avariou|avariaram|queimou|quebrou|quebraram|caiu|caíram|morreu|engasga|trava|travam|travou|empanca|explode|aborta|emperra|emperram|emperrou|verte|vertem|pinga|pingam|descola|descolam|descolou|desliga-se|apaga-se|parte-se|partiu-se|partiram-se|rasga-se|estragou-se|estragaram-se|entope|entupiu)";
const TOUCHES = "(com|no|na|nos|nas|bem|mais|ao|à|para|o|a|os|as|em|de|direito|certo)";
const REFUSES =
  "(recusa|recusam|rejeita|rejeitam|reprova|reprovou|recusou|rejeitou|chumbou|chumba|devolveu)";
const JUDGES =
  "(validador|compilador|linter|portal|banco|servidor|loja|revisor|revisora|sistema|fiscal|cliente|conservatória|registo|registro|cartório|tipografia|gráfica)";

export const IN_TROUBLE: PlainKind = {
  kind: "in-trouble",
  frames: [
    "(precisa|precisam|carece|carecem|necessita|necessitam) (ainda )?de (alguém|quem|uma?|revisão|ajustes?|retoques?|mais|outr~|afinação|conserto|reparo|arranjo|confirmação)",
    "há (ainda )?(uma?|\\p{N}+) (diferença|discrepância|desvio|buraco|desfasamento|divergência)",
    "não (descobri|descobrimos|percebi|entendi|percebemos|entendemos)",

    "(fica|ficam) (eternamente |sempre )?(a (rodar|carregar|pensar|andar às voltas)|rodando|carregando|girando|pensando)",
    "(teima|teimam|insiste|insistem) em",
    "(volta|voltam|voltou|voltaram) a (falhar|cair|dar|avariar|encravar|travar|verter)",
    "(sumiu|sumiram|some|somem|perdeu-se|perderam-se)(?= *[.,;!]| *$| (no|na|nos|nas|ao|com|quando))",
    "(está|estão|anda|andam|ficou) (intermitente|instáve|lent|aos soluços|às prestações|com (fugas?|folga|mau contacto))~",

    "(vai|vão|foi|foram|vem|veio) (abaixo|a baixo|ao chão|pro espaço|para o espaço|por água abaixo|à vida|pro brejo|ao ar)",
    "(dá|dão|dando|deu|deram|a dar) (um |uns |uma )?(pau|bug|zebra|merda|barraca|chabu|asneira|tilt|curto|exceção|exceções)",
    "(dá|dão|deu|deram|tá|está|estão|ficou|ficaram) (ruim|mal|péssim~)(?= *[.,;!]| *$)",
    `${CRASHES}(?= *[.;!]| *$| (a meio|sempre|toda|todo|de vez|logo|ao|quando|assim que|depois|cada) )`,
    "(vai|vão|foi|foram|vem|vêm) parar (ao|à|aos|no|na|em) (spam|lixo|quarentena|pasta)",
    `(chega|chegam|sai|saem|abre|abrem|vem|vêm|aparece|aparecem|fica|ficam|ficou|ficaram|está|estão|mostra|mostram|imprime|imprimem|aponta|apontam|remete|remetem) … ${SPOILT}(?= *[.,;!]| *$| (a|o|no|na|em|e|com|de) )`,
    "(chega|chegam|sai|saem|abre|abrem|vem|vêm|fica|ficam|acaba|acabam|termina|responde)( [^ .,;]+){0,2} com (um |uns )?(erros?|falhas?|defeitos?|lixo)",
    "com erros? [45]\\p{N}{2}",
    "não (bate|batem|confere|conferem|coincide|coincidem|corresponde|correspondem|casa|casam|encaixa|encaixam|cabe|cabem|aguenta|aguentam|segura|seguram|cola|colam|fecha|fecham) ?(certo|bem|com|no|na|nos|nas|ao|à|entre|de)?",
    `(?<asked>\\p{L}{4,}) (também |simplesmente |é que )?(?<!já )não (chega|chegam|serve|servem|entra|entram|sai|saem|grava|gravam|guarda|guardam|envia|enviam|mostra|mostram|lê|leem|aparece|aparecem|acende|acendem|imprime|imprimem|calcula|calculam|soma|somam|toca|tocam|roda|rodam|sobe|sobem|recebe|recebem|atualiza|atualizam|carrega|carregam|reage|reagem|gira|giram|aquece|seca|pega|pegam|responde|respondem|atende)(?= *[.,;!]| *$| ${TOUCHES} )`,
    "(continua|continuam|segue|seguem) (a )?(falhar|falhando|cair|caindo|verter|vazando|travar|travando|dar|dando|pingar|pingando|chiar|bater|encravar)",
    `(o|a|os|as) ${JUDGES} (ainda |continua a |voltou a )?${REFUSES}(-[oa]s?)?(?= *[.,;!]| *$| (o|a|os|as|nosso|nossa|tudo) )`,
    "(perde|perdem|come|comem|engole|engolem|baralha|baralham|troca|trocam|duplica|duplicam|salta|saltam) (o|a|os|as) (?<asked>\\p{L}{4,})",
    "(tem|têm|há|tem-se|dá|dão|deu|deram|resta|restam|persiste|persistem) (ainda )?(um |uma |uns |umas |dois |duas |três |vários |várias )?(erros?|bugs?|falhas?|avarias?|defeitos?|fugas?|vazamentos?|problemas?|gralhas?|infiltrações)(?= *[.,;!]| *$| (no|na|nos|nas|em|com|de|que|por) )",
  ],
  says: "The message (Portuguese) tells of trouble with what done_when asks for.",
  reject: ["As parts saem com as letras trocadas.", "A tela das parts congela."],
  accept: ["As parts travavam no início, agora funcionam."],
};

const CHECKED =
  "(passad|corrid|rodad|abert|medid|ensaiad|experimentad|comparad|conferid|executad|validad|provad|cronometrad|lid|vist|disparad|ligad|usad|testad|verificad|revist|revisad)(o|a|os|as)";
const I_CHECKED =
  "(corri|corremos|rodei|rodámos|rodamos|testei|experimentei|abri|abrimos|comparei|ensaiei|verifiquei|conferi|validei|executei|medi|contei|cronometrei|li|provei|vi|olhei|revi|revisei|liguei|disparei)";
const I_THINK =
  "(julgo|penso|suponho|presumo|imagino|creio|tomara|oxalá|quero crer|diria|calculo eu|acho|confio)";

export const UNPROVEN: PlainKind = {
  kind: "unproven",
  frames: [
    "(não faço|nem|não faz|não temos|não tenho) ideia",
    "(confio|confiamos) (no|na|nos|nas|em|que)",
    "(sem garantias?|por confirmar|a confirmar|por validar|a validar|por verificar|a verificar|não confirmad~|falta ver se)",
    "não (as |os |a |o )?(bati|cruzei|confrontei|conferimos|testámos|testamos|verificámos|verificamos|bateu ninguém)(?! (nenhum|nada|qualquer|mais)~)",
    "(pelo menos )?(no|em) papel(?= *[.,;!]| *$)",

    `não (os? |as? )?${I_CHECKED}(?! (nenhum|nada|qualquer|mais|erro|falha|problema|diferença)~)`,
    `não ${I_CHECKED}-[oa]s?`,
    "não (cheguei|chegámos|chegamos|fui|fomos|tive como|tivemos como) (a |lá )?(ver|verificar|confirmar|conferir|testar|experimentar|abrir|correr|rodar|medir)",
    "sem (ensaio|teste|testes|prova|verificação|conferência|revisão|confirmação)(?= *[.,;!]| *$| (d|n|em|por))",
    "ninguém (ainda )?(o |a |os |as )?(viu|testou|experimentou|verificou|conferiu|abriu|correu|rodou|leu|provou|confirmou|olhou|ligou|mediu|revisou|reviu)",
    `nunca (o |a |os |as |se )?(foi|foram|chegou a ser|chegaram a ser|${I_CHECKED}|correu|rodou|abriu)`,
    `não (foi|foram|chegou a ser|chegaram a ser|está|estão) (ainda )?${CHECKED}(?! nenhum)`,
    `(?<!(?:que|se) )${I_THINK} (eu|que|lá|ter|estar)`,
    `${I_THINK}(?= *[.,;!]| *$)`,
    "tomara",
    "(à partida|ao que parece|ao que tudo indica|tudo indica|pelo que (entendi|percebi|vi|sei|parece|li)|se tudo (correr|der)|se não me engano|salvo erro|quiçá|porventura|pelas minhas contas|na teoria|com sorte|pelo visto|à primeira vista|se nada falhar|em condições normais|assim por alto)",
    "parece(m)?(-me)? (que )?(\\p{L}+(ar|er|ir)|ok|certo|certa|certos|certas|bem|pront~|funcional|bom|boa)(?= |[.,;!]|$)",
    "deve(m|ria|riam)? (já |agora |então |também )?(estar|sair|ficar|chegar|passar|aparecer|receber|conferir|bater|dar|abrir|aguentar|caber|ter)",
    "(?<!(?:que|quem|quando|se) )(passará|passarão|funcionará|funcionarão|baterá|sairá|sairão|ficará|ficarão|estará|estarão|chegará|chegarão|aguentará|abrirá|abrirão|conferirá)",
    "não (ponho|meto|boto|ponha) (as mãos|a mão) no fogo",
    "não (garanto|juro|posso garantir|posso afirmar|posso jurar|tenho (a )?certeza|estou certo|estou certa|dou a certeza|sei (se|como|ao certo))",
    "(mal|só por alto|só de raspão|por alto|na diagonal|de relance|de fugida) (vi|li|testei|olhei|conferi|verifiquei)",
    "(vi|li|testei|olhei|conferi|verifiquei|contei|medi)(-[oa]s?)? (só |apenas )?(por alto|de raspão|na diagonal|de relance|de fugida|por cima)",
    "(há|tenho|tem|temos) (algumas |umas |muitas )?dúvidas",
  ],
  says: "The message (Portuguese) leaves unproven what done_when asks for.",
  reject: ["As parts não as abri.", "Julgo que as parts estão certas."],
  accept: ["As parts, abri-as todas."],
};

export const BEGUN: PlainKind = {
  kind: "begun",
  frames: [
    "(mãos à obra|mão na massa|mãos na massa|quase lá|quase no fim|a um passo d~|na reta final|na recta final|nos finalmentes)",

    "(dei|demos|dou|damos) (já )?(início|arranque|o pontapé|os primeiros passos)",
    "(vai|vão|está|estão|segue|seguem|anda|andam) (já |bem |muito |quase )*(encaminhad|avançad|adiantad|lançad|começad|iniciad)(o|a|os|as)",
    "(tô|tou|estou|estamos|ando|andamos|sigo) (ainda |agora |já )?(\\p{L}+ndo|a \\p{L}+(ar|er|ir|or)|de volta|às voltas)",
    "(tá|tão|está|estão|vai|vão) (ainda |agora |a )?(sendo|ser) \\p{L}+(d|t)(o|a|os|as)",
    `(agora|depois|a seguir|em seguida) (é|será|vem|vêm|fica) ‥ ${DEED}`,
    "(agora|a seguir|depois) (é|são|vem|vêm|seguem-se|segue-se) (o|a|os|as) (?<asked>\\p{L}{4,})",
    "(comecei|começámos|começamos|iniciei|iniciámos|arranquei) (já |ontem |hoje )?(a|por|pel(o|a|os|as)|com|o|os|as|de)",
    "(comecei|peguei|arranquei) … (agora|hoje|ontem)(?= *[.,;!]| *$)",
    "(vai|vão|ia|iam|está|estão|vou|vamos|estou|estamos) (quase )?(a meio|pela metade|a metade|no princípio|no começo|no início)",
    `(pretendo|pretendemos|tenciono|tencionamos|planeio|planejo|planeamos|conto|contamos|penso em|pensamos em|quero ainda|queria ainda|a ideia é|o plano é|o objetivo é|estou a pensar) ‥ ${DEED}`,
    `(a seguir|em seguida|de seguida|agora|depois|logo a seguir|na sequência|daqui a pouco|já) (eu |a gente |nós |já )?${I_DO} (o|a|os|as|de|do|da|dos|das|com|um|uma)`,
    `(hoje|hoje ainda|ainda hoje|esta tarde|esta noite|à noite|logo) ${I_DO}`,
    "(entro|entramos|começo|começamos) (agora|hoje|amanhã|já|em seguida)",
    "(está|estão) (previst|planead|planejad|agendad|marcad)(o|a|os|as) (para|pra|lá)",
  ],
  says: "The message (Portuguese) tells of a beginning or a plan of what done_when asks for.",
  reject: ["As parts vão bem encaminhadas.", "Agora é pôr as parts."],
  accept: ["Comecei pelas parts e terminei-as na terça."],
};
