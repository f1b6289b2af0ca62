import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { ICON_TOPICS } from '../../templates/icons/topics.data';
import { stepsKnownOf } from '../../templates/content/known-steps';
import { matching, sentenceCase, tells, textOf, titleCase } from '../../templates/design/words';
import { DIAGRAMS } from '../../templates/diagrams';
import { KIT_PARTS } from '../../templates/diagrams/kit-parts.data';
import { OF_WORDS_ALONE } from '../occasions/occasion';
import { type Known, thingsAbout, topicIn } from '../topics/things-of';
import { asTopicPage } from './explained';

/**
 * A page that names only its topic is made of what belongs to that topic: six stickers about camping are a tent, a
 * campfire, a lantern, and no sheet of one tent; an invitation to a jazz evening has its saxophone. What the prompt
 * names itself stays the only thing that is shown.
 */

type Read = (text: string) => Brief;

/** Words for a page and for whom it is, none of which is its topic. */
const PAGE_WORDS =
  /["“„«][^"“”„«»]{1,80}["”“»]|\b(?:seamless|repeat(?:ing)?|patterns?|sticker (?:sheets?|packs?|sets?)|stickers?|worksheets?|flash ?cards?|wall charts?|(?:book|album|magazine|notebook) covers?|icons?|apps?|logos?|emblems?|badges?|crests?|mascots?|posters?|flyers?|banners?|invitations?|invites?|(?:greeting|birthday|business|post) ?cards?|cards?|product (?:shots?|photos?)|packag\w+|labels?|maps?|timelines?|histor(?:y|ies)|comparisons?|infographics?|charts?|posts?|videos?|thumbnails?|youtube|instagram|facebook|social media|websites?|web|hero|header|landing pages?|sets?|for (?:kids|children|toddlers|students|preschoolers)|illustrated|educational|printable|designs?|poster series|guides?|handbooks?|manuals?|nights?|evenings?|societ(?:y|ies)|teams?|brands?|shops?|stores?|festivals?)\b/giu;

/** What stands for an occasion or a page whatever its topic is: the bags of any sale, the shield of any team. */
const STANDS_FOR_ANY = /^(?:what (?:sale|team|festival|app|event) is known by|its sign)$/;

const bare = (phrase: string): string => phrase.toLowerCase().replace(/^(?:an?|the|\d+) /, '');

/** Whether something is a word of the topic itself or of the page, and nothing that is told beside it. */
function isOfTopic({ phrase, because, concept }: BriefElement, word: string, text: string) {
  if (concept === undefined || STANDS_FOR_ANY.test(because ?? '')) return true;
  const said = bare(phrase);
  return (
    because !== undefined || word.includes(said) || said.includes(word) || !text.includes(said)
  );
}

interface Page {
  /** How many things are on it where the prompt gives no number. */
  count: number;
  /** Whether one thing that is the topic itself is all that it needs: a wolf on a poster about wolves. */
  isOfOne: boolean;
}

const PAGES: Readonly<Record<string, Page>> = {
  'icon-set': { count: 9, isOfOne: false },
  sticker: { count: 6, isOfOne: false },
  pattern: { count: 5, isOfOne: false },
  worksheet: { count: 6, isOfOne: false },
  map: { count: 5, isOfOne: false },
  'product-shot': { count: 4, isOfOne: true },
  'flash-card': { count: 1, isOfOne: true },
  'app-icon': { count: 1, isOfOne: true },
  emblem: { count: 1, isOfOne: true },
  logo: { count: 1, isOfOne: true },
  mascot: { count: 1, isOfOne: true },
  poster: { count: 2, isOfOne: true },
  banner: { count: 2, isOfOne: true },
  card: { count: 2, isOfOne: true },
  timeline: { count: 1, isOfOne: true },
};

/** Sheets of one motif, and those whose list or task is told. */
const OF_ITS_OWN =
  /\b(?:stickers? of an?|sticker of|pattern of an?|colou?ring|trac(?:e|ing)|count(?:ing)?|match(?:ing)?|maze|letters?|alphabet|fractions?|add(?:ition)?|subtract\w*|clock|telling time|sudoku|word search|blank|minimal\w*|abstract|geometric|stripes?|dots?|floral|typograph\w*)\b/i;

const LEADS =
  /^(?:(?:an?|the|my|our|about|for|of|on|to|with|featuring|how|start(?:ing)?|get(?:ting)? started|begin(?:ning)?|\d+|two|three|four|five|six|eight|nine|ten|twelve)(?:\s+|$))+/iu;

const topicTextOf = (prompt: string): string =>
  prompt
    .toLowerCase()
    .replace(PAGE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEADS, '')
    .replace(/[\s,]+(?:for|of|with|an?|the|to|on|about)?$/u, '');

/** Whether the sets of icons that are known have a row of this topic. */
const hasIconRow = (text: string): boolean =>
  ICON_TOPICS.split('\n').some((row) =>
    (row.split(' > ')[0] ?? '').split(', ').some((word) => word !== '' && tells(text, word)),
  );

/** The things of a topic on a page of several. */
function withThings(brief: Brief, page: Page, known: Known): Brief {
  const { elements, template } = brief;
  const own = elements
    .filter(({ concept, because }) => conceptOf(concept ?? '') && because === undefined)
    .map((element) => ({ ...element, count: 1, several: false }));
  const count = template?.count ?? page.count;
  const others = known.things.filter(
    ({ concept }) => !own.some((element) => element.concept === concept),
  );
  const because = `what ${known.word} is known by`;
  const all = [...own, ...others.map((thing) => ({ ...thing, because }))].slice(0, count);
  return { ...brief, elements: all, relations: [], actions: [], places: [] };
}

/** A card teaches one word: the topic, shown by what it is known by. */
function onCard(brief: Brief, known: Known, text: string): Brief {
  const own = brief.elements.find(({ concept }) => conceptOf(concept ?? '') !== undefined);
  const thing = own ?? known.things[0];
  if (!thing) return brief;
  const elements = [{ ...thing, phrase: text, because: `what ${known.word} is known by` }];
  return { ...brief, elements, relations: [], actions: [], places: [] };
}

/** A wide picture without a design is the scene of its topic. */
const WIDE =
  /\b(?:banner|header|hero|cover (?:image|picture|photo)|thumbnail|billboard|social media (?:post|graphic|image)|instagram (?:post|story|ad)|facebook ad|ad for)\b/i;

/** Why somebody is in the scene of a topic, and what became of its word. */
export const SHOWS = 'what shows';

function asScene(brief: Brief, known: Known, read: Read): Brief {
  if (known.scene === undefined) return brief;
  const { elements, relations, actions, places } = read(known.scene);
  const because = `${SHOWS} ${known.word}`;
  const told = { word: known.word, fate: 'ignored' as const, note: SHOWS };
  return {
    ...brief,
    words: [...brief.words, told].slice(0, 400),
    ideas: [],
    elements: elements.map((one) => ({ ...one, because })),
    relations,
    actions,
    places,
  };
}

/** Pages that teach, where no steps, parts or texts of their subject are known. */
const TEACHES = /^(?:steps|infographic|labelled-diagram|wall-chart)$/;
const SCHEMES =
  /\b(?:life ?cycle|cycle|cross[- ]section|anatomy|parts of|layers?|process|how (?!to start|to get started|to begin)\w+|timeline|types of|kinds of)\b/i;

/** `with 5 facts`: how many points the page has, and nothing that is seen on it. */
const POINTS_TOLD =
  /^(?:\S+ )?(?:facts|points|tips|reasons|sections|statistics|stats|benefits|ideas|ways)$/i;

function countedPage(brief: Brief): Brief {
  const told = brief.elements.find(
    ({ concept, phrase, count }) => concept === undefined && count > 1 && POINTS_TOLD.test(phrase),
  );
  if (!told || !brief.template) return brief;
  const count = Math.min(12, told.count);
  return {
    ...brief,
    template: { ...brief.template, count },
    elements: brief.elements.filter((one) => one !== told),
    words: brief.words.map((one) =>
      told.phrase.split(' ').includes(one.word) ? { ...one, fate: 'template' as const } : one,
    ),
  };
}

/** On a wall chart only lessons are known by heart, and a diagram is one of its own. */
function asChart(brief: Brief): Brief {
  const title = (brief.template?.title ?? '').toLowerCase();
  const isDiagram = matching(title, DIAGRAMS) !== undefined;
  if (brief.template?.id !== 'wall-chart' || !isDiagram) return brief;
  return { ...brief, elements: [], template: { ...brief.template, id: 'labelled-diagram' } };
}

/** A page that would have headings alone has the things of its topic, each with its name. */
function asTaught(brief: Brief, prompt: string, read: Read): Brief {
  const isChart = brief.template?.id === 'wall-chart';
  const isOwn =
    SCHEMES.test(prompt) ||
    (isChart ? brief.elements.length > 1 : stepsKnownOf(brief) !== undefined) ||
    matching(textOf(brief), DIAGRAMS) !== undefined ||
    brief.elements.some(({ concept = '' }) => KIT_PARTS.has(concept));
  const text = topicTextOf(brief.template?.title ?? prompt);
  const found = isOwn ? undefined : topicIn(text);
  if (!found || !brief.elements.every((one) => isOfTopic(one, found.word, text))) return brief;
  const { scene, things } = found.topic;
  return asTopicPage(
    brief,
    {
      title: sentenceCase(brief.lettering[0] ?? brief.template?.title ?? text),
      scene,
      things: things.slice(0, brief.template?.count ?? 6),
      missing: ['texts (the prompt gives none)'],
    },
    read,
  );
}

/** Of a comparison each side is shown, if not by itself then by what it is known by. */
function comparedBy(brief: Brief, read: Read): Brief {
  const sides = brief.template?.sides?.map(({ text }) => text.toLowerCase()) ?? [];
  const elements = brief.elements.map((element) => {
    const phrase = element.phrase.toLowerCase();
    if (element.concept !== undefined || !sides.includes(phrase)) return element;
    const thing = thingsAbout(phrase, read)?.things[0];
    return thing
      ? { ...element, concept: thing.concept, because: `what ${phrase} is known by` }
      : element;
  });
  return { ...brief, elements };
}

const isWithoutList = ({ template, elements }: Brief): boolean =>
  (template?.items ?? []).length === 0 &&
  template?.panels === undefined &&
  template?.sides === undefined &&
  elements.length <= 4;

/** A brief whose page shows what belongs to its topic, where nothing else of it is told. */
export function withTopicThings(brief: Brief, prompt: string, read: Read): Brief {
  const id = brief.template?.id ?? '';
  if (id === 'comparison') return comparedBy(brief, read);
  if (TEACHES.test(id) && isWithoutList(brief))
    return asTaught(asChart(countedPage(brief)), prompt, read);
  const page = PAGES[id];
  const isScene = id === '' && WIDE.test(prompt);
  if ((!page && !isScene) || !isWithoutList(brief) || OF_ITS_OWN.test(prompt)) return brief;
  const isShown = page?.isOfOne !== false && hasPicture(brief, isScene);
  const isSignOnly = id === 'flash-card' && brief.elements.every(({ because }) => because);
  if (brief.excluded.length > 0 || (isShown && !isSignOnly)) return brief;
  if (id === 'card' && OF_WORDS_ALONE.test(prompt)) return brief;
  const text = topicTextOf(prompt);
  if (text.length < 3 || (id === 'icon-set' && hasIconRow(text))) return brief;
  const known = thingsAbout(text, read);
  if (!known || known.things.length === 0) return brief;
  if (!brief.elements.every((element) => isOfTopic(element, known.word, text))) return brief;
  if (isScene || !page) return asScene(brief, known, read);
  if (id === 'product-shot' && !/\b(?:kit|set|bundle|box|essentials|gear)\b/i.test(prompt))
    return brief;
  if (id === 'flash-card') return onCard(brief, known, text);
  return entitled(withThings(brief, page, known), prompt);
}

const COVERED =
  /\b(?:book|e-?book|magazine|notebook|album) cover (?:for|about|of|on) (?:an? |the )?((?:(?:novel|book|cook ?book|story|guide|handbook|memoir) (?:about|on|to|of) )?[\p{L}' -]{3,40})$/iu;
const BOOK_ABOUT =
  /^(?:novel|book|cook ?book|story|guide|handbook|memoir) (?:about|on|of|to) (?:an? |the )?/iu;
const INVITED =
  /\binvit(?:ation|e) (?:card )?(?:to|for) (?:an? |the |our |my )?([\p{L}' -]{3,36})$/iu;
const UNWRITTEN = /\b(?:blank|empty|template|no text|without text|border|frame|background)\b/i;

/** A cover and an invitation that are given no words are headed by what they are for. */
function entitled(brief: Brief, prompt: string): Brief {
  if (brief.lettering.length > 0 || UNWRITTEN.test(prompt)) return brief;
  const named = (COVERED.exec(prompt)?.[1] ?? INVITED.exec(prompt)?.[1])?.replace(BOOK_ABOUT, '');
  return named === undefined || named.split(' ').length > 5
    ? brief
    : { ...brief, lettering: [titleCase(named)] };
}

/** Whether something is to be seen already that is no sign for any page: a thing, a place, somebody at it. */
const hasPicture = ({ elements, places, actions }: Brief, isScene: boolean): boolean =>
  actions.some(({ agent }) => elements.some(({ id, concept }) => id === agent && concept)) ||
  (isScene ? elements.length > 1 : places.length > 0) ||
  elements.some(
    ({ concept, because }) => isScene && conceptOf(concept ?? '') && because !== undefined,
  ) ||
  (isScene ? [] : elements).some(
    ({ concept, because = '' }) =>
      conceptOf(concept ?? '') !== undefined && !STANDS_FOR_ANY.test(because),
  );
