import { listingOf, subjectOf, type Listed } from '../text/listing';
import { remove } from './imply';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Designs that set a list in its own words and order. */
const LISTING =
  /^(?:chart|steps|timeline|labelled-diagram|flowchart|pyramid|wall-chart|comparison|menu)$/;
/** Words of a chart that has figures. */
const OF_FIGURES =
  /\b(?:bar|pie|donut|doughnut|column|line|area|ring|growth|sales|revenue|data|graph|percent)\b|%/i;
/** Who learns from a poster of things with their names. */
const OF_A_CLASS =
  /\b(?:preschool|kindergarten|classroom|toddlers?|nursery|learning|educational|montessori|school poster|esl|vocabulary)\b/i;
/** A diagram of what comes after what. */
const OF_A_COURSE = /\b(?:process|workflow|journey|pipeline|stages|phases)\b/i;
const LEAST_ON_A_WALL = 3;

/** The template that a list makes of the one that was read. */
function templateFor(id: string, prompt: string, items: readonly Listed[]): string {
  const hasFigures = items.some(({ value }) => value !== undefined);
  const isListed = items.length >= LEAST_ON_A_WALL && !hasFigures;
  if (id === 'chart' && isListed && !OF_FIGURES.test(prompt)) return 'wall-chart';
  if (id === 'labelled-diagram' && isListed && OF_A_COURSE.test(prompt)) return 'steps';
  if (id === 'poster' && isListed && OF_A_CLASS.test(prompt)) return 'wall-chart';
  return id;
}

/** The concept of a listed thing: of its words, else of its last one. */
function conceptOf(draft: Draft, text: string): string | undefined {
  const lower = text.toLowerCase();
  const look = (word: string) => draft.lexicon.lookUp(word, draft.language)?.concept;
  return look(lower) ?? look(lower.replace(/^\S+ /, '')) ?? look(lower.split(' ').at(-1) ?? '');
}

const isIn = (phrase: string, text: string) => text.toLowerCase().includes(phrase.toLowerCase());

/** What was read of a list gives way to the list itself: one element for each thing, as it was written. */
function relist(draft: Draft, items: readonly Listed[], title: string | undefined): void {
  const stays = new Map(
    items.map(({ text }) => [
      text,
      draft.elements.find(
        (element) => element.concept && element.phrase.toLowerCase() === text.toLowerCase(),
      ),
    ]),
  );
  // Prices and shares stand beside what they are of.
  const figures = new Set(items.flatMap(({ written }) => written ?? []));
  draft.lettering.splice(
    0,
    draft.lettering.length,
    ...draft.lettering.filter((text) => !figures.has(text)),
  );
  const whole = items.map(({ text, written }) => `${text} ${written ?? ''}`);
  const told = [...whole, ...items.map(({ text }) => text), title ?? ''];
  const isTold = (phrase: string) =>
    told.some((text) => isIn(phrase, text) || (text.length > 2 && isIn(text.trim(), phrase)));
  remove(draft, (id) => isTold(draft.element(id)?.phrase ?? ''));
  draft.places.splice(
    0,
    draft.places.length,
    ...draft.places.filter(({ phrase }) => !isTold(phrase)),
  );
  items.forEach(({ text, written }, index) => {
    const concept = stays.get(text)?.concept ?? conceptOf(draft, text);
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
    if (isTold(word.word) && /^(?:unknown|element|weather|hour|place|action)$/.test(word.fate)) {
      word.fate = 'lettering';
      delete word.note;
    }
}

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
    const id = draft.template?.id ?? '';
    if (draft.language !== 'en' || !(LISTING.test(id) || id === 'poster')) return;
    const items = listingOf(prompt);
    const next = templateFor(id, prompt, items);
    if (next === 'poster') return;
    const title = draft.lettering[0] === undefined ? subjectOf(prompt) : undefined;
    const isList = items.length >= (next === 'chart' ? 1 : 2) && next !== 'comparison';
    draft.template = {
      ...draft.template,
      id: next,
      ...(title ? { title } : {}),
      ...(isList ? { items } : {}),
    };
    // A diagram that is known has its own parts; the list is set only where it is not.
    if (isList && next !== 'labelled-diagram') relist(draft, items, title);
  },
};
