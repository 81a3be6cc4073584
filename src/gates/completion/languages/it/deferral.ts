/** Work that is put off or undone, in Italian. */

import type { LanguageData } from "../family.ts";

export const DEFERRAL: LanguageData["deferral"] = {
  pattern:
    /(?<!\p{L})(?:lo|la|li|le) \p{L}+(?:o|iamo) (?:dopo le (?:feste|vacanze|ferie)|la settimana prossima|il mese prossimo)(?!\p{L})|(?<!\p{L})mess[aoei] (?:per ora )?da parte(?!\p{L})|(?<!\p{L})(?:resta|restano|rimane|rimangono|(?:è|sono) ancora) senza (?!errori|problemi|modifiche|perdite|interruzion|effetti)\p{L}{3}|(?<!\p{L})(?:quando|appena)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:sarà|saranno|arriver\p{L}+|avr\p{L}+)(?!\p{L})|(?<!\p{L})(?:manca(?:no)? (?:ancora|solo|il|la|lo|i|gli|le|l'|un|una|da)|(?:resta|restano|rimane|rimangono) (?:ancora |solo |solamente )?(?:da|il|la|lo|i|in sospeso|un|una)|(?:più|piu) (?:tardi|avanti)|(?:in|alla|nella|per|al) (?:la |il |una |un )?(?:prossim[ao]|secondo|successiv[ao]|futur[ao]) (?:versione|volta|sessione|fase|passo|momento|iterazione|rilascio|settimana)|in (?:un|una) (?:secondo|altro|altra|seconda) (?:momento|tempo|fase|volta)|in seguito|rimandat[aoei]|rinviat[aoei]|per (?:ora|il momento|adesso)|(?:non )?ancora (?:non|da|in)|non (?:è|sono) ancora|in sospeso|(?:lascio|lasciat[aoei]) (?:per|da parte|in|fuori)|da (?:fare|completare|finire)(?:[.,;]|$)|seguirà|verrà (?:fatt|aggiunt|complet)|arriverà|domani)(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "(spostat|slittat|trasferit|differit)(o|a|i|e) (a|al|alla|in) (prossim[oa] )?(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|settimana|mese)",
    "(ho|abbiamo) (preparato|abbozzato|previsto|impostato) (solo|soltanto|solamente)",
    "non (spetta|tocca|compete) a (me|noi)",
    "non \\p{L}+(at|it|ut|rt|tt|ss)(o|a|i|e) (resta|restano|rimane|rimangono)",
    "(lo|la|li|le) (rimando|rinvio|posticipo|rimandiamo|rinviamo|accantono)",
    "(arriverà|arriveranno|arriva|arrivano|viene|vengono|seguirà|seguiranno|verrà|verranno) … (più tardi|(settimana|mese)(?! (scors|passat))|domani|dopo|lunedì|in seguito)",
    "(mi|ci) occup(o|erò|iamo|eremo) … (domani|lunedì|dopo|settimana|più)",
    "(lo|la|li|le) (tengo|teniamo|lascio|lasciamo|faccio|farò|rimando) (per|a) (dopo|domani|più|ultimo|lunedì)",
    "\\p{L}+([eai]r(\\u00f2|o')|eremo) … (lunedì|martedì|mercoledì|giovedì|venerdì|domani|dopo)",
    "(ho|abbiamo) (tralasciato|omesso|saltato|escluso|rimandato|rinviato|accantonato|lasciato fuori|lasciato da parte|messo da parte)(?! (il|lo|la|i|gli|le|quell~) (vecchi|precedent))",
    "fuori (dall'|dal |da )?(ambito|incarico|perimetro|contratto|progetto)",
    "non (rientra|rientrano) (in|nel|nella|nei|nell'~)",
    "non (fa|fanno) parte (del|della|dell'|di)",
    "(solo|soltanto|appena|solamente) (preparat|abbozzat|previst|iniziat|impostat)(o|a|i|e)",
    "(solo|soltanto|ancora|appena) (in|una|un|delle) (bozza|abbozzo|bozze)",
    "(solo|soltanto) (sulla|su) carta",
    "(resta|restano|rimane|rimangono) (?!in piedi|fermo)(il|lo|la|i|gli|le|l'|da)",
    "(manca|mancano)(?= *[.,;!]| *$)",
    "da (fare|finire|completare|provare|montare)\\W*:",
    "non (c'è|ci sono) ancora",
    "ancora non (c'è|ci sono|va|vanno)",
    "(è|sono|resta|restano) (ancora )?in (attesa|sospeso|pausa)(?= *[.,;!]| *$| d)",
    "non (ho|abbiamo) ancora (iniziato|cominciato|fatto|finito|toccato)",
    "non ancora (iniziat|fatt|finit|pront|consegnat)(o|a|i|e)",
    "(ho|abbiamo) lasciato … (in bianco|vuot|apert|a metà|incomplet|in sospeso|da parte)~",
    "(è|sono) (appena |solo |soltanto )?(iniziat|cominciat|incomplet|lasciat~ in bianco)(o|a|i|e)?(?= *[.,;!]| *$)",
    "(ci sono|c'è|figurano|figura|compaiono|contiene|comprende) (solo|soltanto|solamente|per ora) (il|la|le|gli|i) prim(a|o|e|i)",
    "(solo|soltanto|solamente) (il|la|le|gli|i) prim(e|i)",
    "(in|per|a) (un|una|il|la|altro) (second|prossim|successiv|ulterior)(o|a|e) (giro|passata|tornata|passaggio|turno|fase)",
    "(subito dopo|di seguito|a seguire|nel prossimo passo|successivamente) (lo |la |li |le )?(\\p{L}+(erò|arò|irò|remo)|passo|procedo|vado)",
  ],
  unless:
    /non (?:manca|resta|rimane) (?:più )?(?:nulla|niente|alcun)|(?<!\p{L})o (?:più tardi|successiva)|(?:minuti|ore|secondi|giorni) (?:dopo|più tardi)|(?:^|, )(?:se|quando) (?:\p{L}+ )?manca|(?:^|, )più tardi (?:è|sono|ha|hanno) |^\W*(?:gli|i|le) \p{L}+ in (?:sospeso|attesa|corso) (?!d)/u,
  says: "The message (Italian) leaves work for later or undone.",
  reject: [
    "Le tasche le metto la settimana prossima.",
    "L'indice l'ho messo da parte.",
    "Manca ancora l'indice.",
    "Resta da provare il ripristino.",
    "La copertina è rimandata.",
    "L'esportazione arriverà in un secondo momento.",
  ],
  accept: ["Non manca nulla.", "Nulla è stato rimandato."],
};
