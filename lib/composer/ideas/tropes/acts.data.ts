import { DET, END, LIST_END, PERSON, START, thing, things } from './grammar';

/**
 * Tropes of what somebody does with a symbol: several who put it together, hands that hold it up, what flies into a head, who
 * leads others, breaks chains or pulls a plug. The ids are those of `acts.ts`.
 */

/** Several people, by name or number. */
const SEVERAL =
  '(?<![\\p{L}-])(?<who>(?:(?:a |the )?(?:diverse |small |creative |business )?(?:team|group|crowd)(?: of (?:two|three|four|five|six)(?! \\p{L}+s\\b)| of (?:[a-z]+ ){0,2}(?:people|workers|employees|colleagues|friends|children|engineers|designers|developers|men|women))?|(?:(?:two|three|four|five|six|several|some|many|tiny|little|small|business|office|diverse|happy) ){0,3}(?:people|persons|workers|colleagues|coworkers|co-workers|employees|friends|children|kids|men|women|businessmen|engineers|designers|developers|students|builders|characters|teammates)))';
const GIANT = '(?:(?:huge|giant|enormous|gigantic|massive|oversized|big|large) )';
const JOINING =
  '(?:(?:fit|put)(?=t)t|assembl|build|construct|creat|fit|join|connect|complet|solv|mak|fix|repair|put|combin|plac|hold|examin|inspect|decorat|paint|surround|arrang|match)(?:ing|s|es)(?: together| up)?';
const HEAD =
  "(?:an? |the |his |her |their )?(?:open |giant |big |large )?(?:(?:person|man|woman|student|human)(?:['’]s)? )?(?:open |human )?(?:head|mind|brain)(?: silhouette| profile)?";
const INTO =
  '(?:fly|flow|pour|stream|go|com|enter|fall|rush|crowd|float|walk|jump|div|swirl|mov|shoot|drop|driv)(?:p?ing|s|es)? (?:down )?in(?:to|side)';
const BALLOON = '(?:hot[- ]?air[- ]?balloon|balloon)';

export const ACTS: readonly { id: string; pattern: string }[] = [
  // Four people who fit together pieces of a puzzle, a team that builds a giant gear.
  {
    id: 'assembled',
    pattern: `${SEVERAL},? (?:who )?(?:are |is )?(?:${JOINING}|working (?:together )?on) (?:together )?(?:an? |the |some |their |his |her )?(?<huge>${GIANT})?(?<filling>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?)(?: together| into place)?${END}`,
  },
  // Hands that hold up a globe.
  {
    id: 'hands-up',
    pattern: `\\b(?:(?:many|several|raised|different|diverse|two|three|four|five|human|people's|children's) ){0,3}hands(?: (?:of|in|with) (?:(?:different|various|many|all|diverse|several) )?(?:[a-z]+ )?(?:skin )?(?:colou?rs?|tones?|races|shades|skins|people|ethnicities))? (?:are |is )?(?:together )?(?:hold|rais|lift|support|reach|carry|protect|touch|surround)(?:ing|es|s)?(?: up| out| high| together)*(?: (?:for|towards?|to))? (?:an? |the |one )?(?:${GIANT})?${thing('filling', 3)}${END}`,
  },
  {
    id: 'hands-up',
    pattern: `${START}${thing('filling', 3)} (?:being )?(?:held|lifted|raised|supported|carried)(?: up)? by (?:(?:many|several|different|diverse|raised|two|three|four|five) ){0,2}hands${END}`,
  },
  // Words and numbers that fly into a head.
  {
    id: 'into-head',
    pattern: `(?:^|(?<=[,.:;–—] |\\b(?:of|about|showing|with|as|is|like) ))${things('filling')},? (?:that are |which are |are )?${INTO} ${HEAD}${LIST_END}`,
  },
  // Pieces that fall out of a head.
  {
    id: 'out-of-head',
    pattern: `${HEAD} with ${things('filling')} (?:fall|fly|com|leak|spill|drop|pour|float|drift|break|crumbl|disappear)\\w*(?: (?:out|away|off|apart|down|out of it|off it|from it))?${END}`,
  },
  // One red boat before white ones.
  {
    id: 'leading',
    pattern: `${START}(?:one |single |lone )?${thing('filling', 4)},? (?:who is |that is |which is |is )?(?:leading|guiding|in front of|ahead of|heading|at the head of) (?:a |an |the |several |many |some |other |group of |row of |line of |fleet of |flock of |small |smaller ){0,3}(?<others>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?s|ones)${END}`,
  },
  // A light bulb for a balloon.
  {
    id: 'as-balloon',
    pattern: `${START}${thing('filling', 3)},? (?:that is |which is |is )?(?:as|shaped like|in the (?:shape|form) of|used as|turned into|for|like|becoming|forming) ${DET}${BALLOON}(?:(?:,| and)? (?:with|carrying|lifting) (?<riders>(?:(?:an?|two|three|some) )?[\\p{L}'-]+(?: [\\p{L}'-]+)?)(?: (?:in|inside) (?:the|its|a) basket)?)?${END}`,
  },
  {
    id: 'as-balloon',
    pattern: `(?:${BALLOON}) (?:shaped like|in the (?:shape|form) of|made (?:out )?of|that is|which is|that looks like) ${thing('filling', 3)}${END}`,
  },
  {
    id: 'as-balloon',
    pattern: `${DET}${PERSON},? (?:who is )?(?:flying|travell?ing|rising|floating|riding)(?: away| up)? (?:in|with|under|on) (?:an? |the )?(?<filling>(?!hot\\b|air\\b|colou?rful\\b|striped\\b|red\\b|blue\\b|big\\b|giant\\b)[\\p{L}'-]+(?: (?!air\\b)[\\p{L}'-]+)?) ${BALLOON}${END}`,
  },
  // Chains that break.
  {
    id: 'chains-broken',
    pattern: `${DET}${PERSON},? (?:who is )?(?:break|tear|snap|rip|burst|free|shed|throw)\\w*(?: (?:himself|herself|themselves))?(?: (?:free|loose|out|off))?(?: (?:from|of|through))? (?:(?:the|his|her|their|its|heavy|iron|old) ){0,2}(?:chains?|shackles|handcuffs|cuffs|fetters)\\b`,
  },
  // A plug that leaves its socket.
  {
    id: 'unplugging',
    pattern: `(?:${START}(?<who>[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}?),? (?:who is |is )?)?(?:pull|unplug|yank|tak|remov|disconnect)\\w*(?: out)? (?:an? |the |his |her |its )?(?:giant |big |huge |electric |power )*(?:plug|power cord|power cable|cord|cable)(?: (?:out|out of|from|off)(?: (?:of )?(?:an? |the )?(?:wall |power |electric(?:al)? )?(?:socket|outlet|wall|plug))?)?${END}`,
  },
  // A mask before a face.
  {
    id: 'masked',
    pattern: `${DET}${PERSON},? (?:who is )?(?:hold|wear|put|lift|remov|tak)\\w*(?: on| off| up)? (?:an? |the |his |her |their )?(?:\\w+ )?mask (?:in front of|over|before|to|from|off|on|against|covering|hiding) (?:his|her|their|the)(?: own)? (?:\\w+ )?(?:face|self|sadness|tears)`,
  },
  {
    id: 'mirror',
    pattern: `${DET}(?<who>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+),? (?:who is |is )?(?:look|star|gaz|see)(?:ing|s) (?:at )?(?:an? |the )?(?<filling>(?!(?:himself|herself|itself|themselves|his|her|its|their|him|it)\\b)[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?) in (?:an?|the) (?:\\w+ )?mirror${END}`,
  },
  // Coins in the shape of stairs.
  {
    id: 'made-of',
    pattern: `${START}${thing('filling', 3)},? (?:stacked|arranged|piled|built|lined up|laid)(?: up)? (?:like|as|into|to form|to make|forming|making|in the (?:shape|form) of) (?:an? |the )?(?<host>staircases?|stairs|steps|bridge|ladder|wall|road|path|tower|mountain|pyramid|heart|tree)(?:,? (?:with |and )?${thing('top', 3)} (?:on|at) (?:the |its )?(?:top|end|highest \\w+))?${END}`,
  },
  {
    id: 'hourglass-of',
    pattern: `(?:hourglass|sand ?glass) with ${thing('upper', 4)} (?:inside|in it|within)${END}`,
  },
  // A hand out of a heap.
  {
    id: 'buried-in',
    pattern: `${DET}${PERSON},? (?:who is )?(?:buried|drowning|lost|hidden|disappearing|trapped|covered) (?:under|underneath|beneath|by|in) (?:an? |the )?(?:(?:huge|giant|big|large|massive) )?(?:pile|heap|mountain|stack|avalanche|sea)s? of ${thing('filling', 3)}(?:,? with (?:only )?(?:his|her|their|one|a) (?:hand|arm)s? (?:sticking|reaching|stretched|waving|coming|raised)\\w*(?: (?:out|up|of it))*)${END}`,
  },
  // Two ways.
  {
    id: 'at-fork',
    pattern: `(?:${DET}${PERSON},? (?:who is )?(?:standing |looking |walking |deciding |waiting |thinking |stopped )?)?(?:at|before|in front of) (?:an? |the )?(?:fork in (?:the|a) (?:road|path|way)|(?:forked|split|divided) (?:road|path)|cross-?roads?|road (?:that )?(?:splits|forks|divides)(?: in(?:to)? two)?)`,
  },
];
