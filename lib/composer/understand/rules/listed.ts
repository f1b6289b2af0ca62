import { ABOUT, ARTICLE, LISTS, NUMBERS, UNITS } from '../words/outline.data';
import type { Listed } from '../text/outline/listed';
import { instructs, type Outline, outlineOf, type Reading } from '../text/outline/outline';
import { remove } from './imply';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Designs that set a list in its own words and order. */
const LISTING =
  /^(?:chart|steps|timeline|labelled-diagram|cross-section|flowchart|pyramid|wall-chart|comparison|menu|poster)$/;
const READINGS: Record<string, Reading> = {
  timeline: 'dates',
  comparison: 'rows',
  steps: 'plain',
  flowchart: 'plain',
};
/** Designs whose things may be two sides. */
const OF_SIDES = /^(?:comparison|labelled-diagram|steps|chart)$/;
/** Words of a chart that has figures. */
const OF_FIGURES =
  /\b(?:bar|pie|donut|doughnut|column|line(?= ?(?:chart|graph|plot))|area(?= ?(?:chart|graph))|ring(?= ?(?:chart|graph))|growth|sales|revenue|data|graph|percent)\b|%/i;
/** Who learns from a poster of things with their names. */
const OF_A_CLASS =
  /\b(?:preschool|kindergarten|classroom|toddlers?|nursery|learning|educational|montessori|school|esl|vocabulary|lessons?|worksheets?|grade|students|pupils|anchor chart|for kids|for children|parts of speech|rules (?:poster|chart)|jobs chart|chore chart)\b/i;
/** A page that announces something shows what there is, and teaches none of its names. */
const OF_AN_EVENT =
  /\b(?:sale|fair|party|fundraiser|market|concert|festival|play|dance|open (?:day|house)|disco|raffle|fete|fête|carnival|picnic|barbecue|menu) (?:poster|flyer|leaflet|sign)\b|\b(?:flyers?|leaflets?)\b/i;
/** A diagram of what comes after what. */
const OF_A_COURSE = /\b(?:process|workflow|journey|pipeline|stages|phases)\b/i;
const INFOGRAPHIC = /\binfogra(?:phics?|fik|phie|fía|fica|fico)\b|infográfico|инфографика/iu;
/** Infographics whose parts are labels on a picture. */
const OF_PARTS =
  /\b(?:labell?ed|labels|anatomy|parts of|cross[- ]section|layers|beschriftet\p{L}*|légendé)\b/iu;
/** Pictures of what is only written about: `header for an article on gardening tips`. */
const OF_AN_ARTICLE = /\b(?:header|hero|blog|article|cover|newsletter|titelbild|artikel)\b/iu;
const LEAST_ON_A_WALL = 3;

/** The template that a list makes of the one that was read. */
function templateFor(id: string, prompt: string, { items, sides }: Outline): string {
  const hasFigures = items.some(({ value }) => value !== undefined);
  const isListed = items.length >= LEAST_ON_A_WALL && !hasFigures;
  if (sides) return 'comparison';
  if (id === 'poster' && /\bparts of (?:an?|the) (?!speech)/i.test(prompt))
    return 'labelled-diagram';
  if (instructs(prompt) && items.length > 1 && id !== 'flowchart') return 'steps';
  if (id === 'labelled-diagram' && items.length > 0 && INFOGRAPHIC.test(prompt))
    if (!OF_PARTS.test(prompt)) return 'infographic';
  if (id === 'chart' && isListed && !OF_FIGURES.test(prompt)) return 'wall-chart';
  if (id === 'labelled-diagram' && isListed && OF_A_COURSE.test(prompt)) return 'steps';
  if (id === 'poster' && isListed && OF_A_CLASS.test(prompt) && !OF_AN_EVENT.test(prompt))
    return 'wall-chart';
  return id;
}

/** What the prompt says, read as its design reads lists. */
function readOutline(id: string, prompt: string): Outline {
  const compared = OF_SIDES.test(id) ? outlineOf(prompt, 'rows') : undefined;
  const isOfFigures = id === 'chart' && compared?.items.some(({ value }) => value !== undefined);
  if (compared?.sides && !isOfFigures) return compared;
  return outlineOf(prompt, READINGS[id] ?? (instructs(prompt) ? 'plain' : 'figures'));
}

const NO_THING = /^(?:room|same|time|day|time|place|part|whole|side)s?$/i;

/** The concept of a listed thing: of its words, else of its last noun that is known. */
function conceptOf(draft: Draft, text: string, title = ''): string | undefined {
  const look = (word: string) => draft.lexicon.lookUp(word, draft.language)?.concept;
  const words = text.toLowerCase().split(/\s+/);
  // In the making of chocolate a bar is one of chocolate.
  const ofTitle =
    words.length === 1
      ? title
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word.length > 2)
          .map((word) => look(`${word} ${words[0] ?? ''}`))
          .find((concept) => concept !== undefined)
      : undefined;
  if (ofTitle) return ofTitle;
  const whole = look(words.join(' ')) ?? look(words.slice(1).join(' '));
  if (whole) return whole;
  if (/^(?:no|without|avoid|kein|keine|sans|sin|not)$/i.test(words[0] ?? '')) words.shift();
  for (const word of words.reverse()) {
    const concept = word.length > 2 && !NO_THING.test(word) ? look(word) : undefined;
    if (concept) return concept;
  }
  return undefined;
}

/** `igneous, sedimentary and metamorphic rock`: the noun that all of a list share, and only its last names. */
function sharedNoun(items: readonly Listed[]): string {
  const [last = '', ...others] = [...items].reverse().map(({ text }) => text);
  const words = last.split(/\s+/);
  const areSingle = others.length > 1 && others.every((text) => !text.includes(' '));
  return areSingle && words.length === 2 ? (words[1] ?? '') : '';
}

const isIn = (phrase: string, text: string) => text.toLowerCase().includes(phrase.toLowerCase());
const STRUCTURE = new RegExp(
  `^(?:(?:an?|${NUMBERS.flat().join('|')}|\\d+|${ABOUT}|${ARTICLE}|comparing|with) ?)*(?:${UNITS}|${LISTS}|(?:\\p{L}+ )?(?:card|poster|graphic)|pros|cons)$`,
  'iu',
);

/** What was read of a list gives way to the list itself: one element for each thing, as it was written. */
export function relist(draft: Draft, items: readonly Listed[], title: string | undefined): void {
  const stays = new Map(
    items.map(({ text }) => [
      text,
      draft.elements.find(
        (element) => element.concept && element.phrase.toLowerCase() === text.toLowerCase(),
      ),
    ]),
  );
  // Prices and shares stand beside what they are of.
  const figures = items.flatMap(({ written = '', values = [] }) => [written, ...values]);
  draft.lettering.splice(
    0,
    draft.lettering.length,
    ...draft.lettering.filter((text) => !figures.includes(text)),
  );
  const whole = items.map(({ text, written, values = [] }) =>
    [text, written ?? '', ...values].join(' '),
  );
  const turned = items.map(({ text, written }) => `${written ?? ''} ${text}`);
  const told = [...whole, ...turned, ...items.map(({ text }) => text), title ?? ''];
  const isTold = (phrase: string) =>
    told.some((text) => isIn(phrase, text) || (text.length > 2 && isIn(text.trim(), phrase)));
  remove(draft, (id) => {
    const phrase = draft.element(id)?.phrase ?? '';
    return isTold(phrase) || STRUCTURE.test(phrase);
  });
  draft.places.splice(
    0,
    draft.places.length,
    ...draft.places.filter(({ phrase }) => !isTold(phrase)),
  );
  const shared = sharedNoun(items);
  items.forEach(({ text, written }, index) => {
    const own = stays.get(text)?.concept ?? conceptOf(draft, text, title);
    const concept = own ?? (shared === '' ? undefined : conceptOf(draft, `${text} ${shared}`));
    draft.elements.push({
      id: `i${String(index + 1)}`,
      ...(concept ? { concept } : {}),
      phrase: text,
      count: 1,
      several: false,
      colors: stays.get(text)?.colors ?? [],
      attributes: text.includes(' ') ? (stays.get(text)?.attributes ?? []) : [],
      lettering: written === undefined ? text : `${text} ${written}`,
    });
  });
  for (const word of draft.words)
    if (
      (isTold(word.word) || STRUCTURE.test(word.word)) &&
      /^(?:unknown|element|weather|hour|place|action)$/.test(word.fate)
    ) {
      word.fate = 'lettering';
      delete word.note;
    }
}

/** `poster of how an election works, with icons`. */
const WITH_ICONS = /\bhow (?:an? |the |to )?\p{L}.*\b(?:with|and|plus) (?:\p{L}+ )?icons\b/iu;

/** What a list says of the picture as a whole, and no entry of it: how it is drawn, for whom, of what it tells. */
const INSTRUCTION =
  /^(?:how (?:to |an? |the )?\p{L}+ .*\b(?:works?|made|makes?|becomes?|grows?|forms?)|for (?:an? |the |my |our )?(?:\p{L}+ )?(?:school|class|classroom|kids|children|nursery|students|beginners|teens|adults|website|blog|presentation|social media|instagram)|(?:in an? )?[\p{L}-]+ (?:style|colou?rs|design|look)|(?:no|without) (?:long )?(?:text|words|people)|(?:with )?(?:simple |flat |cute |colou?rful |friendly )*(?:icons?|numbers|illustrations?|graphics)(?: (?:for|in|at) .*)?)$/iu;

export const listed: Rule = {
  name: 'a list in a diagram is shown thing by thing in its own words and order',
  example: {
    prompt: 'bar chart of monthly sales: Jan 20, Feb 35, Mar 50',
    brief: {
      template: {
        id: 'chart',
        title: 'monthly sales',
        items: [
          { text: 'Jan', value: 20, written: '20' },
          { text: 'Feb', value: 35, written: '35' },
          { text: 'Mar', value: 50, written: '50' },
        ],
      },
    },
  },
  apply(draft, prompt) {
    const read = draft.template?.id ?? '';
    // The icons of an infographic stand beside what it tells.
    const id =
      read === 'icon-set' && (INFOGRAPHIC.test(prompt) || WITH_ICONS.test(prompt))
        ? 'labelled-diagram'
        : read;
    if (/^(?:ja|ru)$/.test(draft.language)) return;
    if (!LISTING.test(id) && !(/^(?:card)?$/.test(id) && instructs(prompt))) return;
    const told = readOutline(id, prompt);
    const items = told.items.filter(({ text }) => !INSTRUCTION.test(text));
    const outline = { ...told, items };
    const next = templateFor(id, prompt, outline);
    if (next === '' || next === 'poster' || next === 'card') return;
    const { title, sides, count } = outline;
    if (next === 'steps' && items.length === 0 && OF_AN_ARTICLE.test(prompt)) {
      draft.template = { id: 'banner' };
      return;
    }
    const isList = sides !== undefined || items.length >= (next === 'chart' ? 1 : 2);
    const stands = isList || next === 'infographic';
    draft.template = {
      ...draft.template,
      id: next,
      ...(title ? { title } : {}),
      ...(stands && items.length > 0 ? { items } : {}),
      ...(sides ? { sides } : {}),
      // `five milestones`: of what everybody knows so many are shown.
      ...(next === 'timeline' && items.length === 0 && count !== undefined ? { count } : {}),
    };
    // A diagram that is known has its own parts; the list is set only where it is not.
    const shown = (sides ?? []).map(({ text, shows = text }) => ({ text: shows }));
    if (stands && !/^(?:labelled-diagram|cross-section)$/.test(next))
      relist(draft, [...shown, ...items], title);
  },
};
