/** Pieces of patterns that several rules share: classes of English words by meaning. */

/** An occasion of planned work. */
const WORK_OCCASION =
  "(?:sprint|iteration|release|version|milestone|session|prs?|mr|pull request|merge request|tickets?|issues?|change|changeset|commit|patch|pass|round|goals?|task|story|phase|project|update|cycle|quarter|visit|batch|stage|increment|deploy(?:ment)?|week|month|day|year|time|occasion|date|point|step|evening|morning|night|window|term|season|semester|revision|edition|draft|instal?lment|effort|job|turn|drop|hand|stint|shift|sitting|run-?through|rev|cut|visit|chapter|meeting|slot|moment)";

const OTHER =
  "(?:later|next|future|coming|another|separate|subsequent|second|different|upcoming|new|own|follow\\s?-?\\s?up|following|further|some other|one more|third|calmer|quieter|slower|less busy|rainy|better|later-stage)";

/** "a later change", "the next sprint", "another day", "its own ticket". */
const LATER_OCCASION = `(?:(?:an?|the|its|our|their|your|my|some|one of the|one) )?${OTHER} (?:\\w+ )?${WORK_OCCASION}s?`;

/** Any saying that puts something into the future. */
export const LATER = `(?:lat?ter(?: on)?|afterwards|tomorrow|soon|shortly|some ?day|eventually|in due (?:course|time)|in time|down the (?:line|road|track)|one day|before long|in the (?:near |not too distant )?future|for the future|when(?:ever)? (?:there(?:'s| is)|i have|i find|we have|we find|i get|we get|time) (?:\\w+ )?(?:time|permits?|allows?|a moment|a chance|room|capacity|round to it)|(?:as|when) time (?:permits|allows)|(?:on|for|in|to|until|till|at|into|with|during|as|by|of|from|after)? ?${LATER_OCCASION}|next (?:week|month|year|time|quarter|sprint|release|up)|(?:on|by|until|till) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:for|in|to|as) a(?:n easy)? follow\\s?-?\\s?ups?|v(?:ersion )?2|phase (?:2|two|ii)|after (?:the )?(?:launch|go-live|release|freeze|holidays?|summer|weekend|audit|review|merge|demo|deadline))`;

/** Verbs of making or doing, as a participle or base form. */
export const DO =
  "(?:done|do|added?|built|build|implement(?:ed)?|finish(?:ed)?|complet(?:ed?)|tackled?|address(?:ed)?|deliver(?:ed)?|ship(?:ped)?|port(?:ed)?|migrat(?:ed?)|wr(?:ote|itten|ite)|wir(?:ed?)(?: up)?|hook(?:ed)?(?: up)?|fill(?:ed)?(?: in)?|mov(?:ed?)|convert(?:ed)?|translat(?:ed?)|creat(?:ed?)|cover(?:ed)?|test(?:ed)?|verif(?:y|ied)|check(?:ed)?|fix(?:ed)?|made|make|set(?: up)?|put(?: in)?|connect(?:ed)?|publish(?:ed)?|deploy(?:ed)?|document(?:ed)?|draw|drawn|design(?:ed)?|record(?:ed)?|measur(?:ed?)|provid(?:ed?)|suppl(?:y|ied)|sort(?:ed)?(?: out)?|look(?:ed)? (?:at|into)|come back to|return(?:ed)? to|get(?:ting)? (?:to|round to|around to)|gotten to|revisit(?:ed)?|pick(?:ed)? up|tak(?:en?|e)(?: up| on| care of)|deal(?:t)? with|work(?:ed)? on|handl(?:ed?)|enabl(?:ed?)|turn(?:ed)? on|switch(?:ed)? on|installed|install|polish(?:ed)?|extend(?:ed)?|clean(?:ed)?(?: up)?|refine(?:d)?|integrat(?:ed?)|introduc(?:ed?)|replac(?:ed?)|rework(?:ed)?|follow|typeset|printed|shot|sewn|sewed|painted|assembl(?:ed?)|typed|indexed|edited|proofread|scanned|mixed|mastered|calibrated)";

/** For the time being. */
export const FOR_NOW =
  "(?:for now|for nwo|for the (?:time being|moment|present|meantime)|right now|at (?:the moment|present|this (?:point|stage))|as of now|for a start|as a start|to start with|to begin with|in the meantime|meanwhile|temporarily|currently|presently|until (?:then|further notice)|for starters|so far|just yet|as yet|provisionally|in the interim|for today|for the day|today)";

/** Steps of setting something up that a reader is told to take. */
export const SET_UP =
  "(?:add|set|configure|install|instal|provide|supply|fill(?: in| out)?|create|enable|run|execute|apply|register|point|upload|deploy|grant|rotate|generate|export|paste|plug(?: in)?|wire(?: up)?|hook(?: up)?|connect|merge|restart|reload|migrate|choose|decide|pick|confirm|approve|review|send|give|tell|ask|change|update|replace|swap|edit|adjust|copy|move|push|publish|rename|import|do|make|put|enter|insert|define|implement|write|complete|finish|finali[sz]e|activate|switch|turn|flip|open|check|verify|test|buy|order|request|contact|call|email|mail|invite|schedule|assign|attach|upgrade|rebuild|seed|sign|purchase|obtain|get|log in|login|remove|delete|clear|tweak|extend|bring|take care|use|specify|pass|include|link|record|mount|print|cut|glue|translate|proofread|double-?check|build|start|launch|trigger|re-?run|remember|follow|download|allow|whitelist|expose|bind|whisk|fetch|manually)";
