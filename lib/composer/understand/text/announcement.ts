/**
 * What a design or a screen is for, told apart from what it shows: of `school play poster, a crown on an empty
 * throne` the crown and the throne are to be seen, and no school. The name stays the title of the page.
 */

/** What became of the words that tell it. */
export const PAGE_TOPIC = 'what the page is for';

const PAGE =
  '(?:posters?|flyers?|leaflets?|banners?|headers?|website hero|hero image|landing page|thumbnail|cover|billboard|invitation|ads?|adverts?|advertisements?)';
/** Of an app: its pages, and what it says when something is amiss. */
const SCREEN =
  '(?:screen|page|state|illustration|app|error|list|modal|popup|dialog|message|view|onboarding|success|splash|tutorial|notification|placeholder)';
/** Ends of names of what takes place, or of who has it made. */
const NAMED =
  /\b(?:sale|party|market|festival|fair|night|concert|show|exhibition|workshop|marathon|tournament|play|week|month|day|cleanup|clean-up|drive|club|class|course|lessons?|contest|campaign|cinema|circus|rodeo|service|services|company|agency|shop|store|website|studio|salon|podcast|blog|channel|resort|app|business|startup|school|clinic|centre|center|safety|theatre|theater|season|screen|error|list|page|state|illustration|onboarding|message)$/i;
/** Houses that sell and events, which are announced with their goods. */
const TRADE =
  /\b(?:bakery|caf[eé]|restaurant|bar|pub|diner|bistro|brewery|winery|farm|gym|nursery|florist|boutique|opening|launch|event|tour|retreat|camp|race|run|cook-?off|competition|championship|cup|tasting|dinner|brunch|lunch|buffet|gala|fundraiser|picnic|barbecue|bbq|carnival|parade|celebration|conference|expo|fest|evening|weekend|discount|promotion|offer|deals?|collection|menu|brand|academy|team|band|choir|orchestra|league|hotel|museum|zoo|library|farmers?|photographer|planner)$/i;
/** How a picture begins that is told for itself: with somebody or something. */
const OPENS =
  '(?:an?|the|one|two|three|four|five|six|several|some|many|people|children|kids|volunteers|friends|customers|workers|neighbou?rs|students|men|women|man|woman|boy|girl|his|her|my|our|\\p{L}{2,20}s?(?= \\p{L}{3,20}ing\\b))';
const LEAD = new RegExp(
  `^(?:an? |the )?([\\p{L}\\d'’&/-]{1,24}(?: [\\p{L}\\d'’&/-]{1,24}){0,6}?) (${PAGE}|${SCREEN})((?: for (?:an? |the |our |my )?[\\p{L}'’-]{1,24}(?: [\\p{L}'’-]{1,24}){0,4}?)?)( {1,2}¶)?(?:\\s{0,2}[,:;]\\s?|\\.\\s| {1,2}with (?=${OPENS} )| showing )(.{8,})$`,
  'isu',
);
/** A page that is told of further is another design, or no page. */
const OTHER_DESIGN =
  /\b(?:icons?|logo|stickers?|pattern|infographic|emblem|mascot|diagram|chart|screens|colou?ring|comic|manga|about|with|of|for|in|on|and)\b/i;
const SPOT = /\b(?:empty state|404 page|error page|app illustration|404 error)$/i;
const ARTICLE = new RegExp(`^${OPENS} `, 'iu');
/** `banner for a dog walker, five dogs`. */
const PAGE_FOR = new RegExp(
  `^(?:an? |the )?((?:[\\p{L}'’-]{1,24} ){0,3}?${PAGE}) for (?:an? |the |our |my |your )?([\\p{L}'’&-]{2,24}(?: [\\p{L}'’&-]{2,24}){0,3}?)( ?¶)?(?:\\s?[,:;]\\s?| with (?=${OPENS} ))(.{4,})$`,
  'isu',
);
/** `banner for a bakery's autumn sale with pumpkin pies`: what takes place, or whoever has it made, with bare goods. */
const EVENT_WITH = new RegExp(
  `^(?:an? |the )?((?:[\\p{L}'’-]{1,24} ){0,3}?${PAGE}) for (?:an? |the |our |my |your )?([\\p{L}'’&-]{2,24}(?: [\\p{L}'’&-]{2,24}){0,4}?)( ?¶)?,? with (?!no\\b|an? |the )(.{4,})$`,
  'isu',
);
/** `flyer for a cat with a red collar`: it is the cat that has the collar, and that is to be seen. */
const A_BEING =
  /(?:^|\s)(?:cat|dog|kitten|puppy|rabbit|parrot|bird|horse|pony|tortoise|girl|boy|woman|man|baby|child)$/iu;
const HAVING = / with $/iu;
/** `how to sleep better: a woman in bed`: the head of an article over its picture. */
const HOW = /^((?:how (?:to|i|we|not to)|why|what|when) [^,:]{3,60})\s?[,:]\s?(.{8,})$/isu;
/** `the weight of debt, a man carrying a coin`: what an editor's picture is about, before who is in it. */
const MATTER =
  /^(?:an? )?(?:editorial (?:illustration|cartoon|picture|art)(?: for an article)?(?: about| on|:)?\s)?(the (?:weight|burden|price|costs?|power|art|joy|fear|pressure|loss|future|pain|value|challenges?|impact|rise|fall|science|importance|benefits?|psychology|magic|gift|struggle|freedom|stress|dangers?|risks?|role|meaning|secret|paradox|myth|illusion|limits?) of \p{L}{3,20}(?: \p{L}{3,20}){0,2})\s?[,:]\s?(.{8,})$/isu;
const SOMEBODY =
  /^(?:(?:an?|the|two|three|one) )?(?:[\p{L}-]{2,20} ){0,2}(?:wom[ae]n|m[ae]n|person|people|couple|family|girl|boy|child(?:ren)?|kids?|toddlers?|baby|mum|mom|mother|dad|father|parents?|friends|dog|cat|puppy|student|teenager|worker|runner|cyclist)\b/iu;
/** The room that an article is about is the one in its picture. */
const ROOM_AT_END = /\b(?:our|my|your|the|an?) (\p{L}+)$/iu;
/** Many short parts are a list, and no scene. */
const STEPS = /,[^,]{2,30},[^,]{2,30},/u;
/** Country that an occasion takes place in stays the picture's, where it tells of no other. */
const OPEN_AIR =
  /\b(?:beach|forest|woods|park|lake|river|sea|ocean|mountains?|garden|farmers'? market|flea market|market|desert|farm|vineyard|campsite|harbou?r)\b/i;

interface Senses {
  isThing(words: string): boolean;
  isPlace(words: string): boolean;
  /** Only those of some words that say how it looks. */
  looksOf(words: string): string;
}

export interface Announcement {
  rest: string;
  topic: string;
}

interface Parts {
  topic: string;
  page: string;
  shown: string;
}

function partsOf(text: string): Parts | undefined {
  const [, matter, scene = ''] = MATTER.exec(text) ?? [];
  if (matter !== undefined && SOMEBODY.test(scene))
    return { topic: matter, page: '', shown: scene };
  const leading = LEAD.exec(text);
  if (leading && !OTHER_DESIGN.test(leading[1] ?? '')) {
    const [, lead = '', page = '', purpose = '', letters = '', shown = ''] = leading;
    const isTold = ARTICLE.test(shown) && (lead.includes(' ') || purpose !== '');
    if (isTold || (NAMED.test(lead) && ARTICLE.test(shown)) || isScreen(page, shown))
      return { topic: `${lead}${purpose}`, page: `${pageOf(page, lead)}${letters}`, shown };
  }
  const purposed = PAGE_FOR.exec(text);
  if (purposed) {
    const [, page = '', topic = '', letters = '', shown = ''] = purposed;
    if (HAVING.test(text.slice(0, text.length - shown.length)) && A_BEING.test(topic))
      return undefined;
    return ARTICLE.test(shown) ? { topic, page: `${page}${letters}`, shown } : undefined;
  }
  const [, page = '', topic = '', letters = '', shown = ''] = EVENT_WITH.exec(text) ?? [];
  if (NAMED.test(topic) || TRADE.test(topic)) return { topic, page: `${page}${letters}`, shown };
  return askedHow(text);
}

/** The head of an article, and who is in its picture. */
function askedHow(text: string): Parts | undefined {
  const [, topic = '', shown = ''] = HOW.exec(text) ?? [];
  return SOMEBODY.test(shown) && !STEPS.test(shown) ? { topic, page: '', shown } : undefined;
}

/** As tables know it; a screen is nothing in its picture. */
function pageOf(page: string, lead: string): string {
  if (SPOT.test(`${lead} ${page}`)) return 'spot illustration';
  if (/^headers?$/i.test(page)) return 'website header';
  if (/^cover$/i.test(page)) return 'cover image';
  return new RegExp(`^${PAGE}$`, 'i').test(page) ? page : '';
}

const isScreen = (page: string, shown: string) =>
  new RegExp(`^${SCREEN}$`, 'i').test(page) && ARTICLE.test(shown);

/** Whether a prompt for a page says what it is for and what it shows. */
export const isAnnounced = (prompt: string): boolean => partsOf(prompt.trim()) !== undefined;

const MAGAZINE = /\bmagazine (?:covers?|front page)\b/i;

/** Takes what a page is for out of a prompt that tells what it shows as well; nothing where it does not. */
export function liftAnnouncement(prompt: string, senses: Senses): Announcement | undefined {
  // What a magazine is about is its name.
  const parts = MAGAZINE.test(prompt) ? undefined : partsOf(prompt.trim());
  if (!parts) return undefined;
  const { topic, page, shown } = parts;
  const words = shown.replaceAll('¶', '').trim();
  if (!senses.isThing(words)) return undefined;
  const place = OPEN_AIR.exec(topic)?.[0] ?? ROOM_AT_END.exec(topic)?.[1];
  const isItsOwn = place && senses.isPlace(place) && !senses.isPlace(words);
  const around = isItsOwn ? `, in the ${place}` : '';
  const head = [senses.looksOf(topic), page].filter(Boolean).join(' ');
  const rest = `${head === '' ? '' : `${head}, `}${shown.replace(/[.\s]+$/u, '')}${around}`;
  return { rest, topic };
}
