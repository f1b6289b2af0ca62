import type { Brief } from '../../brief';
import { itemsOf } from '../idea';
import { OF_SCREENS } from '../pictures';
import type { IdeaThing, TakenIdea } from '../taken';
import { pieceOf, type Read } from '../tropes/spread';
import { HEADLINE, PAGES_READ, PLOTS_READ } from './read';

/** Who is in a headline's picture that names nobody. */
const ANYBODY = 'woman';

/** Another person than the first: who is with somebody that a headline names alone. */
const isHe = (somebody: string): boolean =>
  /(?<!wo)man$|boy$|father$|king$|husband$|grandpa$/u.test(somebody);

/** The plot of what no other plot says, whose pictures have room for whatever a headline is about. */
const OF_ANYTHING = 'mused';

/** The first picture of a plot that has no slots but those which are told. */
function pictureOf(plot: string, told: ReadonlySet<string>): string | undefined {
  const found = [...PLOTS_READ, ...PAGES_READ].find(({ id }) => id === plot);
  return found?.pictures.find((lines) =>
    [...lines.matchAll(/\$(x|y|other)\b/gu)].every(([, slot = '']) => told.has(slot)),
  );
}

/** The lines of a headline's picture: its plot with what it is about in its slots; nothing where the kit draws none of that. */
function linesOf(
  { plot = '', x, y, who, other: second, written }: Readonly<Record<string, string>>,
  read: Read,
): string[] | undefined {
  const isDrawn = (one?: string) => one !== undefined && pieceOf(one, read) !== undefined;
  const [one, other] = [x, y].filter(isDrawn);
  const isKnown = who !== undefined && isDrawn(who);
  const somebody = isKnown ? who : ANYBODY;
  const isSecond = isDrawn(second) && second !== somebody;
  const told = new Set([
    ...(one === undefined ? [] : ['x']),
    ...(other === undefined ? [] : ['y']),
    ...(isSecond ? ['other'] : []),
  ]);
  if (one === undefined && !isKnown && written === undefined) return undefined;
  const picture = pictureOf(plot, told) ?? pictureOf(OF_ANYTHING, told);
  return picture?.split('\n').map((line) =>
    line
      .replace('$x', one ?? '')
      .replace('$y', other ?? '')
      .replace('$who', somebody)
      .replace('$other', second ?? ANYBODY)
      .replace('$friend', isHe(somebody) ? 'woman' : 'man')
      .replace('his knees', isHe(somebody) ? 'his knees' : 'her knees'),
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of a headline that say nothing of it. */
const PLAIN =
  /^(?:an?|the|and|or|of|in|on|at|to|for|by|from|with|your|our|my|their|its|you|we|i|it|is|are|was|be|do|does|can|how|why|what|when|who|about|into|explained|s)$/u;

/** The share of what a headline says that some words cover, 0 to 1. */
function coverOf(headline: string, words: string): number {
  const told = new Set(wordsOf(words));
  const all = wordsOf(headline).filter((word) => !PLAIN.test(word));
  return all.filter((word) => told.has(word)).length / Math.max(1, all.length);
}

/** Somebody does something to something. */
const DEED_TOLD =
  /^(?:an?|one|two|three|four) (?:[\p{L}-]+ ){1,3}?(?!(?:meeting|building|wedding|evening|morning)\b)\p{L}{2,12}ing (?:an?|the|his|her|its|their|two|three) /u;

/** The headline of a brief as a picture; nothing where it has none, or where its scene tells a deed of its own. */
export function takenHeadline(brief: Brief, read: Read): TakenIdea | undefined {
  const idea = brief.ideas?.find(({ id }) => id === HEADLINE);
  if (!idea?.slots) return undefined;
  const { plot, titled, wide, said = '' } = idea.slots;
  const isLeft =
    brief.words.some(({ fate }) => fate === 'unknown') ||
    brief.elements.some(({ concept }) => concept === undefined);
  // A scene whose every word is drawn is what it says.
  const isScene = brief.actions.length > 0 || wide !== undefined;
  if (titled === undefined && isScene && !isLeft) return undefined;
  // `backup: a squirrel putting an acorn into a safe` is what is to be seen, where all of it can be.
  if (!isLeft && brief.actions.length > 0 && DEED_TOLD.test(idea.text)) return undefined;
  // Somebody at what it is about says more than people who wonder at it.
  if (plot === OF_ANYTHING && brief.actions.length > 0 && !isLeft) return undefined;
  // What the market square of a town is called happens to nobody.
  const deed = wordsOf(said.split(' ')[0] ?? '').join();
  if (brief.places.some(({ phrase }) => wordsOf(phrase).includes(deed))) return undefined;
  const lines = linesOf(idea.slots, read);
  if (!lines) return undefined;
  const things = itemsOf(lines.join('\n')).map((item): IdeaThing =>
    item.isProp ? item : { ...item, brief: read(item.what) },
  );
  const told = new Set(wordsOf(said));
  const isTold = (phrase: string) => wordsOf(phrase).some((word) => told.has(word));
  const inOrder = wordsOf(idea.text).filter((word) => told.has(word));
  return {
    id: HEADLINE,
    pictures: [things],
    told: inOrder.join(' '),
    ofWords: new Set(
      brief.elements
        .filter(({ phrase, because }) => because !== undefined || isTold(phrase))
        .map(({ id }) => id),
    ),
  };
}

/** What a picture says of a headline: the words of its idea, and what of the prompt it has. */
function saidBy({ told = '', pictures }: TakenIdea, { elements }: Brief): string {
  const shown = new Set(pictures[0]?.flatMap(({ shows = [] }) => shows) ?? []);
  const phrases = elements.filter(({ id }) => shown.has(id)).map(({ phrase }) => phrase);
  return [told, ...phrases].join(' ');
}

/** The share of a headline that an idea of its own says, from which on it is the picture. */
const KNOWN_WELL = 0.7;

const WELCOME = /-of$/u;
const plotOf = ({ ideas = [] }: Brief): string =>
  ideas.find(({ id }) => id === HEADLINE)?.slots?.plot ?? '';

/** Of an idea that is known by its name and a headline the one that says more of the prompt. */
export function moreTelling(
  brief: Brief,
  known: TakenIdea | undefined,
  headline: TakenIdea | undefined,
): TakenIdea | undefined {
  if (!headline || !known) return known ?? headline;
  // Who is welcome to an app is glad of it, whatever its topic is otherwise a picture of.
  if (WELCOME.test(plotOf(brief))) return OF_SCREENS.has(known.id) ? known : headline;
  const { text = '' } = brief.ideas?.find(({ id }) => id === HEADLINE) ?? {};
  // An idea of the page alone (`onboarding: …`) says nothing of what stands on it.
  if (coverOf(text, known.told ?? '') === 0) return headline;
  const [own, other] = [coverOf(text, saidBy(known, brief)), coverOf(text, headline.told ?? '')];
  const isPage = PAGES_READ.some(({ id }) => id === plotOf(brief));
  return (isPage || own < KNOWN_WELL) && other > own ? headline : known;
}
