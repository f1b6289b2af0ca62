import { OF_APP } from '../../ideas/headlines/of-app';
import { HEADLINE } from '../../ideas/headlines/read';
import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { ICON_SETS } from '../../templates/icons/topics';
import { matching } from '../../templates/design/words';
import { OF_WORDS_ALONE } from '../occasions/occasion';
import { type Known, thingsAbout } from '../topics/things-of';
import { withSideValues } from './side-values';
import { entitled } from './topic-headed';
import { asTaught, TEACHES } from './topic-taught';
import { isOfTopic, SHOWS, topicTextOf } from './topic-words';

/**
 * A page that names only its topic is made of what belongs to that topic: six stickers about camping are a tent, a
 * campfire, a lantern, and no sheet of one tent; an invitation to a jazz evening has its saxophone. What the prompt
 * names itself stays the only thing that is shown.
 */

type Read = (text: string) => Brief;

/** What stands for an occasion or a page whatever its topic is: the bags of any sale, the shield of any team. */
const STANDS_FOR_ANY = /^(?:what (?:sale|team|festival|app|event) is known by|its sign)$/;

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

const ONE_STICKER: Page = { count: 1, isOfOne: true };
const OF_SEVERAL = /\b(?:sheets?|stickers|packs?|sets?)\b/iu;

/** Sheets of one motif, and those whose list or task is told. */
const OF_ITS_OWN =
  /\b(?:stickers? of an?|sticker of|pattern of an?|colou?ring|trac(?:e|ing)|count(?:ing)?|match(?:ing)?|maze|letters?|alphabet|fractions?|add(?:ition)?|subtract\w*|clock|telling time|sudoku|word search|blank|minimal\w*|abstract|geometric|stripes?|dots?|floral|typograph\w*)\b/i;

const OF_A_KIND = /\b(?:animals?|creatures?|birds|fruits?|vegetables?|insects|flowers)\b/i;

/** Whether the sets of icons that are known have a row of this topic. */
const hasIconRow = (text: string): boolean => matching(text, ICON_SETS) !== undefined;

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

/** Whether a topic is a word of an idea, which says more of it than its things do: meetings that waste our time. */
const hasIdeaOf = ({ ideas = [] }: Brief, { word }: Known): boolean =>
  ideas.some(
    ({ id, text }) => id !== HEADLINE && id !== OF_APP && text.toLowerCase().includes(word),
  );

/** A wide picture without a design is the scene of its topic. */
const WIDE =
  /\b(?:banner|header|hero|cover (?:image|picture|photo)|thumbnail|billboard|social media (?:post|graphic|image)|instagram (?:post|story|ad)|facebook ad|ad for)\b/i;

/** `header, row of beach huts`: what is told right after the page, and is no topic of it. */
const TOLD_ON_PAGE =
  /^(?:an? |the )?(?:(?!for\b|about\b|on\b)[\p{L}\d'’-]+ ){0,4}?(?:banner|header|hero|cover|thumbnail|billboard)(?: (?:image|picture|photo|illustration))?(?: with |: |, | of | showing )(?!(?:how|why|what|when) )/iu;

/**
 * Whether a thing or a place is told that says more than the topic, and that the scene of the topic has not: beach huts, a red
 * bicycle.
 */
const tellsOther = (brief: Brief, scene: Brief, { word }: Known): boolean => {
  const seen = new Set([...scene.elements, ...scene.places].map(({ concept }) => concept));
  return [...brief.elements, ...brief.places].some(
    ({ concept, phrase, colors, attributes }) =>
      concept !== undefined &&
      (!seen.has(concept) || colors.length + attributes.length > 0) &&
      !word.includes(phrase.toLowerCase()),
  );
};

function asScene(brief: Brief, prompt: string, known: Known, read: Read): Brief {
  if (known.scene === undefined) return brief;
  const scene = read(known.scene);
  if (TOLD_ON_PAGE.test(prompt) && tellsOther(brief, scene, known)) return brief;
  const { elements, relations, actions, places } = scene;
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

/** `a pattern of cats`: what a page is of is all that is on it. */
const OF_THINGS = /\b(?:patterns?|stickers?|sheet|icons?|set) (?:of|with) (?!\d)/iu;

/** A pack of goods that no table knows, and that was read as any box. */
const PACK = /^(?:an? )?(?:[a-z-]+ ){0,2}packag(?:ing|e)(?: design| mock-?up)?s? (?:for|of) /iu;

/** Its box, with its name on it and what it is known by: a kite on the pack of kites. */
function asPack(brief: Brief, prompt: string, read: Read): Brief {
  const isBox = brief.elements.every(({ concept, isStandIn }) => !concept || isStandIn);
  const title = topicTextOf(prompt).replace(/\s+(?:called|named|with)\b.*$/u, '');
  if (!isBox || title.length < 3 || title.split(' ').length > 3) return brief;
  const own = read(title).elements.find(({ concept }) => conceptOf(concept ?? ''));
  const thing = thingsAbout(title, read)?.things[0] ?? own;
  if (!thing) return brief;
  const because = `what ${title} is known by`;
  return {
    ...brief,
    ideas: [],
    template: { id: 'packaging', title, pack: 'box' },
    elements: [{ ...thing, id: 'e1', count: 1, several: false, because }],
    relations: [],
    actions: [],
    places: [],
    words: brief.words.map((one) =>
      /^(?:element|unknown|action)$/.test(one.fate) ? { ...one, fate: 'template' as const } : one,
    ),
  };
}

const isWithoutList = ({ template, elements }: Brief): boolean =>
  (template?.items ?? []).length === 0 &&
  template?.panels === undefined &&
  template?.sides === undefined &&
  elements.length <= 4;

/** A brief whose page shows what belongs to its topic, where nothing else of it is told. */
export function withTopicThings(brief: Brief, prompt: string, read: Read): Brief {
  const shown = withWhatShowsIt(brief, prompt, read);
  return HEADED.test(shown.template?.id ?? '') ? entitled(shown, prompt) : shown;
}

/** Pages that bear what they are for where no words are told. */
const HEADED = /^(?:card|poster)$/;

function withWhatShowsIt(brief: Brief, prompt: string, read: Read): Brief {
  const id = brief.template?.id ?? '';
  if (id === 'comparison') return comparedBy(withSideValues(brief), read);
  if (id === '' && PACK.test(prompt)) return asPack(brief, prompt, read);
  if (TEACHES.test(id) && isWithoutList(brief)) return asTaught(brief, prompt, read);
  const page = id === 'sticker' && !OF_SEVERAL.test(prompt) ? ONE_STICKER : PAGES[id];
  const isScene = id === '' && WIDE.test(prompt);
  if ((!page && !isScene) || !isWithoutList(brief) || OF_ITS_OWN.test(prompt)) return brief;
  // What a collective names is told by the pattern itself: woodland animals, and no woods.
  if (id === 'pattern' && OF_A_KIND.test(prompt)) return brief;
  // Laundry has no drawing of its own that a pattern could be of.
  const isMany = id === 'pattern' && brief.elements.some(({ several }) => several);
  const isOfThings =
    (isMany || OF_THINGS.test(prompt)) && hasPicture(brief, false) && isItself(brief);
  if (isOfThings) return brief;
  const isShown = page?.isOfOne !== false && hasPicture(brief, isScene);
  const isSignOnly = id === 'flash-card' && brief.elements.every(({ because }) => because);
  if (brief.excluded.length > 0 || (isShown && !isSignOnly)) return brief;
  if (id === 'card' && OF_WORDS_ALONE.test(prompt)) return brief;
  const text = topicTextOf(prompt);
  if (text.length < 3 || (id === 'icon-set' && hasIconRow(text))) return brief;
  const known = thingsAbout(text, read);
  if (!known || known.things.length === 0) return brief;
  if (!brief.elements.every((element) => isOfTopic(element, known.word, text))) return brief;
  if (isScene || !page)
    return hasIdeaOf(brief, known) ? brief : asScene(brief, prompt, known, read);
  if (id === 'product-shot' && !/\b(?:kit|set|bundle|box|essentials|gear)\b/i.test(prompt))
    return brief;
  if (id === 'flash-card') return onCard(brief, known, text);
  return withThings(brief, page, known);
}

/** Whether what is drawn is what is named: of `pottery` it is an amphora. */
const isItself = ({ elements }: Brief): boolean =>
  elements.some(({ concept = '', phrase }) => {
    const names = [concept.replace(/-/g, ' '), ...(conceptOf(concept)?.words.en ?? [])];
    const said = phrase.toLowerCase().replace(/^(?:an?|the|\d+) /u, '');
    // `strawberries`, `daisies`
    const forms = [said, said.replace(/s$/u, ''), said.replace(/ies$/u, 'y')];
    return names.some((name) => forms.some((it) => it.startsWith(name) || it.endsWith(name)));
  });

/** Whether something is to be seen already that is no sign for any page: a thing, a place, somebody at it. */
function hasPicture({ elements, places, actions }: Brief, isScene: boolean): boolean {
  const shown = elements.filter(({ concept }) => conceptOf(concept ?? '') !== undefined);
  if (actions.some(({ agent }) => elements.some(({ id, concept }) => id === agent && concept)))
    return true;
  return isScene
    ? elements.length > 1 || shown.some(({ because }) => because !== undefined)
    : places.length > 0 || shown.some(({ because = '' }) => !STANDS_FOR_ANY.test(because));
}
