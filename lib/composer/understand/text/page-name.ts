/**
 * What stands on a page that tells its name only as the kind of page it is: `school play poster` is headed School
 * Play, `banner for a dog walking service` Dog Walking Service. Words for the kind of page, for its style or for the site
 * that it is on are no name; where nothing else is left there is none.
 */

const PAGE = '(?:posters?|flyers?|leaflets?|banners?)';
/** What else bears a name of its own, where it says for whom it is. */
const PAGE_FOR =
  '(?:posters?|flyers?|leaflets?|banners?|covers?|ads?|adverts?|advertisements?|headers?|(?:social media |social |promo |facebook |instagram |linkedin )posts?)';
const WORD = "[\\p{L}\\d'’&-]{1,20}";
const BEFORE = new RegExp(
  `^(?:an? |the |my |our )?((?:${WORD} ){1,6}?)${PAGE}(?=\\s?[,:;]|\\.\\s| with | showing | for )`,
  'iu',
);
const AFTER = new RegExp(
  `^(?:an? |the )?(?:${WORD} ){0,4}?${PAGE_FOR} (?:for )?(?:an? |the |our |my |your )?((?:${WORD} ){0,3}?${WORD})(?=\\s?[,:;]|\\.\\s| with | showing )`,
  'iu',
);

/** They say what sort of page it is, and in which style. */
const NO_NAME = new Set(
  'an a the my our vintage retro modern minimal minimalist minimalistic simple colorful colourful fun cute bold elegant a4 a3 party funky playful bright rustic wide tall big large small local annual kids email web website site page facebook instagram twitter linkedin youtube etsy shopify twitch discord pinterest whatsapp online digital print printed printable shop store travel tourism tourist event movie film gig motivational inspirational motivation educational decorative advertising advertisement ad advert promo promotional promotion propaganda wall nursery classroom bedroom office kitchen art deco nouveau bauhaus swiss style styled flat vector geometric abstract typographic typography illustrated illustration cartoon watercolor watercolour screen silkscreen screenprint linocut woodcut risograph psychedelic grunge punk constructivist soviet victorian gothic dark light black white red blue green yellow orange pink purple beige pastel neon monochrome colour color hero header cover image hand drawn hand-drawn mid century mid-century midcentury thirties forties fifties sixties seventies eighties nineties scandinavian japanese surreal dramatic dreamy atmospheric double exposure information informational info sport sports product music original custom framed character landscape portrait photo horizontal vertical square landing announcement warning character-driven scene landscape new'.split(
    ' ',
  ),
);
const DECADE = /^(?:19|20)?\d0'?s$/;
/** For whom it is, and no name. */
const READERS =
  /^(?:kids|children|beginners|adults|students|teens|toddlers|parents|everyone|seniors|a?\s?website|homepage|an? \p{L}+|blog|instagram|facebook|linkedin|youtube|etsy|pinterest|app|article|newsletter)$/iu;
/** A firm is named whole; of other names a site is no part. */
const OWNED =
  /(?<!\p{L})(?!(?:etsy|online|shopify|web|website|internet|app|play|e-?commerce|digital|print|my|our) )\p{L}{3,} (?:shop|store)$/iu;
/** What goes before a firm's kind belongs to its name, though of a page it tells the kind: `travel agency`, `art class`. */
const FIRM =
  /^(?:travel|tourism|tourist|sports?|music|art|office|kitchen|wall|nursery|kids|event|film|movie|print|digital|local|community|annual|photo|landscape|portrait) (?:agency|agencies|shop|store|school|class|classes|club|academy|studio|company|fair|festival|camp|lessons?|market|day|planner|cleaning|gallery|centre|center|workshop|insurance|supplies|tours?)$/iu;
const MOST_CHARACTERS = 32;

const isNoName = (word: string) => NO_NAME.has(word.toLowerCase()) || DECADE.test(word);

function trimmed(text: string): string {
  const words = text.trim().split(/\s+/u);
  while (words[0] !== undefined && isNoName(words[0]) && !FIRM.test(words.join(' '))) words.shift();
  while (words.length > 0 && isNoName(words.at(-1) ?? '') && !OWNED.test(words.join(' ')))
    words.pop();
  return words.join(' ');
}

const isName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && text.length <= MOST_CHARACTERS && !READERS.test(text);

/** `podcast cover`: what is announced, said in one word. */
const SINGLE =
  /^(?:podcast|circus|rodeo|bingo|karaoke|picnic|carnival|marathon|regatta|triathlon|safety|recycling|halloween|christmas|easter|library|theatre|theater|yoga|ballet|opera|jazz|zoo|aquarium|museum|bakery|cinema|planetarium|bookshop|bookstore|brewery|winery|florist|barbershop|pizzeria|hostel|pharmacy|laundromat|kindergarten|campsite|tango|salsa|flamenco|bachata|karate|judo|capoeira|pilates|blues|reggae|chess|volleyball|boxing)$/iu;
/** Ends of names that may be written large: what takes place, and who does it. */
const HEADED =
  /(?:play|fete|fête|fayre|bazaar|jumble|ceilidh|hoedown|reunion|parade|tasting|webinar|hackathon|picnic|cookout|breakfast|week|month|day|days|night|nights|season|service|services|company|cleaning|training|repairs?|agency|shop|store|studio|salon|club|school|clinic|resort|cafe|café|bakery|market|academy|garden|farm|campaign|safety|awareness|show|circus|championships?|league|match|cup|derby|tour|training|rental|delivery|care|wash|grooming|walker|walking|sitter|sitting|tutoring|coaching|catering|plumb\p{L}+|florist|photograph\p{L}+|moving|removals?|insurance|lessons?|class|classes|camp|museum|gallery|zoo|aquarium|library|theatre|theater|orchestra|choir|band|conference|summit|sale|fair|fest|festival|drive|donation|cleanup|clean-up|contest|competition|workshop|course|evening|morning|weekend|party|ball|run|race|rally|hostel|hotel|spa|gym|bar|pub|restaurant|diner|brewery|pizzeria|barber\p{L}*|dentist|vet|nursery|kindergarten|podcast|soap|candles|honey|jewell?e?ry|pottery|ceramics|teachers?|tutors?|trainers?|coach|plumbers?|electricians?|hairdressers?|gardeners?|landscaping|landscapers?|handyman|carpenters?|bakers?|butchers?|lawyers?|accountants?|fundraiser|subscription|boutique|orchard|vineyard|winery|retreat|swap|raffle|auction|meetup|playground|bookshop|cakes|bread|coffee|tea|flowers|clothes|clothing|furniture|toys|books|shoes|wine|cheese|chocolate|chocolates|cook-?off|bake-?off|trips?|excursions?|cruises?|safaris?|tours|tastings?|screening|recital|regatta|marathon|triathlon|exhibition|expo|hike|hikes|adventures?|(?:food|ice cream|taco|coffee) (?:truck|van|cart)|(?:lemonade|fruit) stand|(?:national|theme|amusement|water|skate|dog|safari|nature) park|reserve|office|studios|tournament|open mic|karaoke|pharmacy|laundry|hospital|kennels?|stables?|charity|shelter|rescue|adoption|hotels?|airlines?|railways?|ferry|taxi|movers|roofing|painting|decorators?|repair shop|garage|car wash|bookstore|winery|distillery|cider|juices?|smoothies?|ice cream|pizza|sushi|tacos|burgers?|ramen|donuts?|barbecue|bbq|brunch|dinner|buffet|supper|lunch)$/iu;

/** What is offered heads its advert, whatever it is: `sale ad for winter boots, 30% off`. */
const OFFERED =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:sale|promo|discount|launch) |\d ?% off|[$€£]\d/iu;

/** What is seen on a page, and no name of it: `sale banner with running shoes`. */
const SHOWN_WITH = /^(?:with|showing|featuring|of|look|style|design|idea|concept)\s/iu;

/** The name that a page bears which says no words of its own. */
export function pageName(prompt: string): string | undefined {
  const after = AFTER.exec(prompt)?.[1]?.trim();
  const isHeaded = after !== undefined && (HEADED.test(after) || OFFERED.test(prompt));
  if (isHeaded && isName(after) && !SHOWN_WITH.test(after)) return after;
  const name = trimmed(BEFORE.exec(prompt)?.[1] ?? '');
  if (!isName(name)) return undefined;
  return name.includes(' ') ? (HEADED.test(name) ? name : undefined) : SINGLE.exec(name)?.[0];
}
