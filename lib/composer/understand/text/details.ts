import { pageName } from './page-name';

/** What a design announces beside its name: days, hours, streets, prices. */

/** Pictures that announce something. */
const ANNOUNCING =
  /(?<!\p{L})(?:\p{L}*plakat|affiche|cartel|einladung|invitation|faire-part|invitación|invito|locandina|manifesto|posters?|flyers?|banners?|invitations?|invites?|tickets?|leaflets?|headers?|thumbnail|save the date|menu|sign|ads?|adverts?|advertisements?|(?:instagram|facebook|linkedin|social|social media|sale|promo|holiday|easter|christmas|halloween|giveaway) posts?|promo|announcement|postcard|business card|visitenkarte|\p{L}*einladung|label|etikett|étiquette|etiqueta|card)(?!\p{L})/iu;

const DAY =
  '(?:(?<!(?:taco|wing|wine|trivia|karaoke|burger|pizza|bingo|music|meatless|thirsty|black|good|cyber|super|ash|palm|easter) )(?:every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!s))';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?)';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th|\\.|er)?(?: ?[-–] ?\\d{1,2}(?:st|nd|rd|th)?)?';
const DATE = `(?:${NUMBER} (?:of )?${MONTH}(?:,? \\d{4})?|${MONTH} ${NUMBER}(?:,? \\d{4})?)`;
const HOUR = '\\d{1,2}(?::\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h(?!\\p{L}))|\\d{1,2}:\\d{2}';
const HOURS = `(?:${HOUR}|\\d{1,2}) ?(?:-|–|to|until|till) ?(?:noon|midnight|late|close)|(?:(?:${HOUR}|\\d{1,2}) ?(?:-|–|to|until) ?)?(?:${HOUR})`;
/** `Saturdays 8-1`: beside a day both numbers are hours. */
const BARE_HOURS = '\\d{1,2} ?[-–] ?\\d{1,2}(?! ?(?:%|\\p{L}))';
const WHEN_OF =
  '(?:(?:last seen(?: on)?|doors(?: open)?(?: at)?|starts?(?: at)?|in (?:cinemas|theaters|theatres)|opening|opens|rsvp by|until) )?';
const WHEN = `${WHEN_OF}(?:(?:${DAY},? (?:the )?)?${DATE}(?:,? (?:at )?${HOURS})?|${DAY}(?: (?:and|&) ${DAY})?(?:,? (?:at )?(?:${HOURS}|${BARE_HOURS}))?|${HOURS})`;
const STREET =
  "\\d{1,4} (?:\\p{Lu}[\\p{L}'’]+ ){1,3}(?:Street|St\\.?|Avenue|Ave\\.?|Road|Rd\\.?|Lane|Drive|Square|Boulevard|Blvd\\.?|Way|Place|Court)";
const OFFER =
  '(?:up to )?\\d{1,3} ?% (?:off|discount)|\\d{1,3}% off|(?:(?:tickets?|entry|admission|reward|from|only|just)[: ]+){0,2}[$€£]\\d+(?:[.,]\\d{2})?(?: (?:per person|each|per night|a month|per month))?|buy one get one(?: free)?|free (?:entry|admission|shipping|delivery|drinks)|(?<=, )coming soon|since \\d{4}|est\\.? \\d{4}|reward(?: of)?:? \\d{1,5} ?(?:dollars|euros|pounds|bucks|usd|eur)|(?:cash |big |large |small |generous )?reward(?: (?:offered|paid))?(?=\\s*(?:[,.!;¶]|$))';
/** What a page promises besides: who may come, and what is left. */
const PROMISE =
  '(?:(?<=[,.;] )|(?<=^))(?:(?:[a-z]+ )?for all (?:ages|levels)|all (?:ages|levels)(?: are)? welcome|(?:beginners|everyone|families|kids|dogs|pets|all)(?: are)? welcome|no experience (?:needed|necessary|required)|limited (?:spots|seats|places|edition|stock|time offer|time only)|(?:spots|seats|places) (?:are )?limited|while (?:stocks?|supplies) lasts?|open (?:daily|24/7|7 days a week|all week|all day)|save (?:up to )?\\d{1,2} ?%|(?:two|three) for one|\\d for \\d|buy \\d get \\d(?: free)?|members only|bring a friend)(?=\\s*(?:[,.;!]|$))';
const CALLED = '(?:(?:please )?(?:call|phone|tel\\.?|text|contact|reward)[: ]+)?';
const PHONE = CALLED + '\\+?\\d[\\d -]{6,}\\d|\\d{3}-\\d{4}';
const WEIGHT = '\\d+(?:[.,]\\d+)? ?(?:g|kg|ml|cl|l|oz)';
const LINK = '(?:[a-z0-9._-]+@)?(?:www\\.)?[a-z0-9-]+\\.(?:com|org|net|co\\.uk|de|io)';

const DETAIL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WHEN}|${PROMISE}|${OFFER}|${PHONE}|${LINK}|${WEIGHT})(?![\\p{L}\\p{N}])`,
  'giu',
);
const ADDRESS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${STREET})(?![\\p{L}\\p{N}])`, 'gu');

/** Whether a text tells when, where or for how much, and names nothing. */
export const isDetail = (text: string): boolean =>
  !/\p{L}{3,}/u.test(text.replace(DETAIL, ' ').replace(ADDRESS, ' '));

const NAME = "\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+){0,2}";
const VENUE = new RegExp(
  `(?<=¶\\s*,\\s*)${NAME}(?:, ${NAME})?(?=\\s*[,.¶]|\\s*$)|(?<=¶\\s*)\\p{Lu}[\\p{L}'’]+ ${NAME}(?=\\s*[,.¶]|\\s*$)`,
  'gu',
);
/** Names that say what is to be seen there: the Blue Door is none. */
const SCENIC =
  /\b(?:park|beach|gardens?|harbou?r|lake|forest|woods|market|stadium|arena|farm|pier|bay|island|river|castle|field|fields|street)$/i;
/** `live at The Warehouse`, `3 days in Bali`: where and how long, in words that are no picture. */
const AT_VENUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:live (?:at|in|from)|last seen (?:at|in|near|on|by)|last seen|(?<=¶\\s*,?\\s*)at|\\d{1,2} (?:days?|nights?|weeks?) (?:at|in|of)) (?:[Tt]he )?${NAME}`,
  'gu',
);

export const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause that is a name: words in capitals with small ones between them. */
const CLAUSE_NAME =
  /(?<=[,:] )((?:\d{1,3} ?[kK]m? )?\p{Lu}[\p{L}'’&-]*(?: (?:of|for|the|and|in|on|at|&|to|\d{1,4}|\p{Lu}[\p{L}'’&-]*)){1,6})(?=\s*(?:[,.;]|$))/gu;

/** `poster, runners on a road, Run for Hope, Sunday`: the name of what takes place, which nobody quoted. */
function namedEvent(prompt: string, keep: (text: string) => string): string {
  if (/[¶"“«]/u.test(prompt)) return prompt;
  return prompt.replace(CLAUSE_NAME, (name) =>
    IS_EVENT.test(name) && !isDetail(name) ? keep(name) : name,
  );
}

/** Puts what a design announces to one side, each as it was written. */
export function liftDetails(prompt: string, keep: (text: string) => string): string {
  if (!ANNOUNCING.test(prompt)) return prompt;
  const dated = namedEvent(prompt, keep)
    .replace(DETAIL, (text) => keep(sentenceOf(text)))
    .replace(ADDRESS, keep)
    .replace(AT_VENUE, (text) => keep(sentenceOf(text)));
  // Where a day or an hour is, a name of its own between commas is the place.
  if (dated === prompt) return prompt;
  // A poster may show the place as well.
  const isShown = /(?:poster|plakat|affiche|flyer|cartel)/i.test(prompt);
  return dated
    .replace(VENUE, (place) =>
      isShown && SCENIC.test(place) ? `${keep(place)}${place}` : keep(place),
    )
    .replace(ROOM, (place) => keep(sentenceOf(place)));
}

/** `Friday 10 am, school gym`: where it takes place, behind the day, in words that are no picture. */
const ROOM =
  /(?<=¶\s*,?\s*)(?:(?:at|in) the )?(?:[a-z'’]+ ){0,2}(?:gym|hall|library|community cent(?:er|re)|cafeteria|church|auditorium|parking lot|car park|town square|village green|clubhouse|fire station|school yard|schoolyard|classroom|foyer|lobby)(?=\s*(?:[,.¶]|$))/gu;

const EVENT =
  '(?:launch|sale|party|market|festival|fair|fest|night|concert|show|exhibition|workshop|marathon|tournament|picnic|fundraiser|carnival|parade|raffle|auction|opening|camp|drive|meetup|conference|hackathon|gala|brunch|bbq|barbecue|cookout|potluck|open day|open house|happy hour|open mic|jam|run|cup|ball|clean-?up|day|days|nights|weekend|week|evening|morning|afternoon|championships?|retreat|cinema|recital|screening|tasting|lecture|talk|reading|regatta|race|rally|league|match|derby|triathlon|swap|expo|summit|symposium|seminar|webinar|bootcamp|masterclass|class|course|lessons?|contest|competition|challenge|campaign|crawl|tour|premiere|reunion|ceremony|bazaar|feast|bash|dance|slam|battle|quiz|walk|ride|hunt|giveaway)';
const PAGE = '(?:posters?|flyers?|banners?|invitations?|leaflets?|tickets?|header|advert|sign)';
const STYLE =
  /^(?:an?|the|our|my|vintage|retro|modern|minimal(?:ist)?|mid-century|art deco|gig|luxury|simple|colou?rful|fun|cute|bold|elegant|a4|party|funky|playful|bright|hand drawn|rustic|wide|kids|children's|email|web|website|concert|event|movie|film|travel|sports?|big|large|small|local|annual|community)\s+/i;

const IS_EVENT = new RegExp(`(?<![\\p{L}])${EVENT}(?![\\p{L}])`, 'iu');

/** `minimalist concert poster`: how the page looks and what sort of event it is for are no name. */
const LOOK_ALONE =
  /^(?:vintage|retro|modern|minimal(?:ist)?|simple|colou?rful|elegant|bold|rustic|bright|cute|event|classical music|fun) (?:concert|show|party|event|night|exhibition|festival|market|sale)$/i;

/** Events that are named by one word. */
const SINGLE =
  '(?:marathon|triathlon|hackathon|regatta|carnival|karaoke|bingo|rodeo|fireworks|circus|fundraiser|picnic|barbecue|bbq|open mic)';

/** Days and feasts whose name is the title, before the word for the page. */
const FEASTS =
  "(?:(?:taco|wing|wine|trivia|karaoke|burger|pizza|bingo|music|meatless|thirsty) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|oktoberfest|halloween(?: party)?|diwali|eid mubarak|eid|hanukkah|carnival|mardi gras|(?:saint|st\\.?) patrick'?s day|valentine'?s day|mother'?s day|father'?s day|easter|thanksgiving|new year'?s eve|new year|earth day|pride|black history month|cinco de mayo|day of the dead|(?:chinese|lunar) new year|independence day|(?:4th|fourth) of july|(?:international )?women'?s day|teacher'?s day|labor day|memorial day|juneteenth|kwanzaa|ramadan(?: kareem| mubarak)?|merry christmas|happy holidays|season'?s greetings|happy new year|holi|midsummer|world (?:\\p{L}+ )?day)";

const TITLES: readonly RegExp[] = [
  /\b((?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+ (?:vs?\.?|versus) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u,
  /\b(?:performance|production|screening|premiere|staging|adaptation) of ((?:The )?\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|(?:of|and|the|in)(?= (?:the )?\p{Lu})))*)/u,
  /^(?:[Aa]n? )?(?:[Vv]intage |[Rr]etro |[Mm]odern )?([Vv]isit \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*)/u,
  /\btravel (?:poster|flyer|banner),? (?:(?:for|of|to) )?(?:the )?((?:\p{Lu}[\p{L}'’]+)(?: (?:\p{Lu}[\p{L}'’]+))*)/u,
  /\b(?:book|album|ep|single|novel|magazine|record|movie|film|game|comic)(?: book)? (?:cover|poster|art|sleeve) (?:for|of) (?:the (?:book|album|novel|movie|film|single|game) )?((?:\p{Lu}[\p{L}'’]+)(?: (?:\p{Lu}[\p{L}'’]+|(?:of|and|the|in|on|to|a)(?= (?:the |a )?\p{Lu})))*)/u,
  /\b(?:theat(?:re|er)|ballet|opera|musical|film|movie|play) (?:poster|flyer) (?:for|of) (?:an? )?((?:The )?\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|(?:of|and|the|in)(?= (?:the )?\p{Lu})))*)/u,
  new RegExp(`(?<!\\p{L})(${FEASTS})(?: (?:party|celebration|festival))?(?= ${PAGE})`, 'iu'),
  /\bthumbnail(?:(?: (?:for|about|on|of)(?: an?| my| the)?(?: videos? (?:about|on|for))?)|:|(?= (?:top )?\d)) ((?:(?:top )?\d+ )?[\p{L}'’-]+(?: [\p{L}'’-]+){1,4}?)(?: videos?)?(?=\s*[,.;:]|\s+with\b|\s*$)/iu,
  new RegExp(`\\b((?:lost|missing) (?:cat|dog|pet|parrot|rabbit|bird|kitten|puppy)) ${PAGE}`, 'iu'),
  new RegExp(
    `\\b((?:save|protect|stop|love|respect|keep) (?:the |our |your )?\\p{L}+(?: \\p{L}+)?) ${PAGE}`,
    'iu',
  ),
  /\b((?:spring|summer|autumn|fall|winter|new|holiday|student|early bird|weekend|christmas|easter|launch|flash|mega|end of season) (?:collection|sale|menu|arrivals?|season|discounts?|deals?|offers?|savings|specials?|clearance))\b/iu,
  /\b(first (?:month|week|class|lesson|order|visit) free|\d+ (?:days?|weeks?|months?) free(?: trial)?|free (?:trial|consultation|quote|class|e-?book|download|workshop|webinar|coffee))\b/iu,
  /\b((?:now|grand|re-?)[ -]?open(?:ing)?|limited offer|last chance)\b/iu,
  /\b(?:banner|ad|post|header|advert)\b[^,:]*[,:] (new \p{L}+(?: \p{L}+){0,2})(?=\s*[,.;]|\s+(?:with|on|in|for)\b|\s*$)/iu,
  /\bbanner for (?:an? |the |our |my )?((?:online |free )?(?:course|workshop|webinar|class|masterclass|seminar|bootcamp) (?:about|on|in) [\p{L} ]{3,24}?)(?=\s*[,.;]|\s+with\b|\s*$)/iu,
  /\b((?:we(?:'| a)re |now )?hiring|grand opening|coming soon|back to school|happy hour|black friday|cyber monday|open house|(?:(?:neighbou?rhood|community|church|school|estate|moving|multi-family) )?(?:garage|yard|rummage) sale|for sale|for rent)\b/iu,
  /(?<!\p{L})(?:plakat|flyer|einladung|affiche|cartel|póster|poster|locandina|volantino|invitation|invitación) (?:für|zum|zur|zu|pour|para|per|de|del) (?:einen |eine |ein |den |die |das |une |un |la |le |el |una |il |l['’])?(\p{L}[\p{L}'’ -]{3,36}?)(?=\s*(?:[,.;:¶]|\s(?:am|im|in|mit|um|avec|le|dans|con|en|il|nel)\s|$))/iu,
  new RegExp(
    `\\b((?:[\\p{L}'’&-]+ ){1,3}${EVENT})(?: for (?:kids|children|adults|beginners|seniors|teens|everyone|all))? ${PAGE}`,
    'iu',
  ),
  new RegExp(`^(?:an? )?(${SINGLE}) ${PAGE}`, 'iu'),
  new RegExp(
    `\\b${PAGE} (?:for|promoting|announcing|advertising|celebrating) (?:an? |the |our |my )?((?:[\\p{L}'’&-]+ ){0,3}${EVENT})(?=\\s*(?:[,.;:¶]|$)|\\s+(?:with|in|on|at|for|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\\b)`,
    'iu',
  ),
  /\b(?:poster|flyer) (?:for|of) (?:the )?(\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|\d+))*)(?=\s*[,.;]|\s+(?:with|road|in)\b|\s*$)/u,
  // What somebody is to do heads a page that has no other name.
  /\b(book now|order now|download now|sign up(?: today)?|shop now|join us)\b/iu,
];

/** What a poster without words of its own is called: the event, the cause, the country it is for. */
export function announcedTitle(prompt: string): string | undefined {
  for (const pattern of TITLES) {
    let title = pattern.exec(prompt)?.[1];
    while (title && STYLE.test(title) && title.split(' ').length > 2)
      title = title.replace(STYLE, '');
    if (title && !LOOK_ALONE.test(title)) return title;
  }
  return pageName(prompt);
}
