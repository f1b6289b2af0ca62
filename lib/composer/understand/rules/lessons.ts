import type { Brief } from '../../brief';
import { CHEMICAL_ELEMENTS } from '../words/chemical-elements.data';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

type Items = NonNullable<NonNullable<Brief['template']>['items']>;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`;
const numberOf = (word: string) =>
  /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase());

/** Ways to tell the time, as hour and minute. */
const TIMES: readonly (readonly [
  RegExp,
  (first: number, second: number) => readonly [hour: number, minute: number],
])[] = [
  [new RegExp(`(half) past ${NUMBER}`, 'i'), (_, hour) => [hour, 30]],
  [new RegExp(`(quarter) past ${NUMBER}`, 'i'), (_, hour) => [hour, 15]],
  [new RegExp(`(quarter) (?:to|before|of) ${NUMBER}`, 'i'), (_, hour) => [hour - 1, 45]],
  [/(\d{1,2}):(\d{2})/, (hour, minute) => [hour, minute]],
  [new RegExp(`${NUMBER} (?:minutes )?past ${NUMBER}`, 'i'), (minute, hour) => [hour, minute]],
  [new RegExp(`${NUMBER} (?:minutes )?to ${NUMBER}`, 'i'), (less, hour) => [hour - 1, 60 - less]],
  [new RegExp(`${NUMBER} o['’]?clock`, 'i'), (hour) => [hour, 0]],
];

const CLOCKS_MAX = 6;

/** Every time that is told, in its order; a later way to tell time takes no words of an earlier one. */
function clockItems(prompt: string): Items | undefined {
  if (!/\bclocks?\b.*\b(?:show|set|read|say|at|tell|with|for)\w*\b/i.test(prompt)) return undefined;
  const found = TIMES.flatMap(([pattern, timeOf]) =>
    [...prompt.matchAll(new RegExp(pattern.source, 'gi'))].map((match) => {
      const [hour, minute] = timeOf(numberOf(match[1] ?? ''), numberOf(match[2] ?? ''));
      return { at: match.index, end: match.index + match[0].length, hour, minute };
    }),
  );
  const own = found.filter(
    (one, index) => !found.slice(0, index).some(({ at, end }) => at < one.end && one.at < end),
  );
  const items = own
    .sort((a, b) => a.at - b.at)
    .map(({ hour, minute }) => {
      const shown = ((hour + 11) % 12) + 1;
      return {
        text: `${String(shown)}:${String(minute).padStart(2, '0')}`,
        value: shown * 60 + minute,
      };
    });
  return items.length > 0 ? items.slice(0, CLOCKS_MAX) : undefined;
}

const MOST_ON_A_LINE = 100;
/** `a frog jumping from 3 to 7`. */
const JUMP =
  /\b(?:jump|hop|leap|mov|skip|go|count|walk|bounc)\w* (?:\w+ )?from (-?\d{1,3}) to (-?\d{1,3})/i;

function lineItems(prompt: string): Items | undefined {
  if (!/\bnumber ?lines?\b/i.test(prompt)) return undefined;
  const [, from = '0', to = '10'] = /(-?\d{1,3}) ?(?:to|-|–) ?(-?\d{1,3})/.exec(prompt) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (last <= first || last - first > MOST_ON_A_LINE) return undefined;
  const [, start, end] = JUMP.exec(prompt) ?? [];
  const jump = [start, end].flatMap((text) => (text ? [{ text, value: Number(text) }] : []));
  const isOnIt = jump.every(({ value }) => value >= first && value <= last);
  return [{ text: from, value: first }, { text: to, value: last }, ...(isOnIt ? jump : [])];
}

/** What is cut into parts: a bar in pieces, a round thing in slices. */
const SHAPES = /\b(?:chocolate|bars?|rectangles?|strips?|pizzas?|pies?|cakes?|circles?)\b/gi;

/** Parts of a whole by their names. */
const PART_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:halves|half)\b/i, '1/2'],
  [/\bthirds?\b/i, '1/3'],
  [/\b(?:quarters?|fourths?)\b/i, '1/4'],
  [/\bfifths?\b/i, '1/5'],
  [/\bsixths?\b/i, '1/6'],
  [/\beighths?\b/i, '1/8'],
  [/\btenths?\b/i, '1/10'],
];

const partsNamed = (prompt: string): string[] =>
  PART_NAMES.filter(([name]) => name.test(prompt)).map(([, written]) => written);

function fractionItems(prompt: string): Items | undefined {
  if (!/\bfractions?\b/i.test(prompt)) return undefined;
  const written = [...prompt.matchAll(/\b(\d)\/(\d{1,2})\b/g)].map(([text]) => text).slice(0, 6);
  const told = written.length > 0 ? written : partsNamed(prompt);
  return (told.length > 0 ? told : ['1/2', '1/3', '1/4', '3/4']).map((text) => {
    const [before = ''] = prompt.split(text);
    const shape = [...(before === prompt ? prompt : before).matchAll(SHAPES)].at(-1)?.[0];
    const isBar = shape !== undefined && !/pizza|pie|cake|circle/i.test(shape);
    return { text, ...(isBar ? { stack: ['bar'] } : {}) };
  });
}

function elementItems(prompt: string): Items | undefined {
  if (!/periodic|chemical element/i.test(prompt)) return undefined;
  const found = CHEMICAL_ELEMENTS.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(prompt));
  return found && [{ text: found.name, value: found.number }];
}

/** `the multiplication table of 5`, `7 times table`: ten lines of it. */
function tableItems(prompt: string): Items | undefined {
  const found = new RegExp(
    `(?:multiplication|times) tables? (?:of|for) (?:the )?(?:number )?${NUMBER}|\\b${NUMBER} times table`,
    'i',
  ).exec(prompt);
  const word = found?.[1] ?? found?.[2];
  if (word === undefined) return undefined;
  const factor = numberOf(word);
  return Array.from({ length: 10 }, (_, index) => ({
    text: `${String(index + 1)} × ${String(factor)} = ${String((index + 1) * factor)}`,
  }));
}

const LESSONS: readonly (readonly [id: string, itemsOf: (prompt: string) => Items | undefined])[] =
  [
    ['clock-face', clockItems],
    ['number-line', lineItems],
    ['fractions', fractionItems],
    ['element-tile', elementItems],
    ['wall-chart', tableItems],
  ];

/** Who is in a picture tells a story, and no lesson. */
const hasStory = (draft: Draft) =>
  draft.places.some(({ concept }) => concept !== 'classroom') ||
  draft.elements.some(({ id }) => draft.isAnimate(id));

export const lessons: Rule = {
  name: 'what a lesson teaches is drawn exactly: a time, a line of numbers, fractions, a chemical element',
  example: {
    prompt: 'clock showing half past three',
    brief: { template: { id: 'clock-face', items: [{ text: '3:30', value: 210 }] } },
  },
  apply(draft, prompt) {
    const isStory = hasStory(draft);
    for (const [id, itemsOf] of LESSONS) {
      const items = itemsOf(prompt);
      // Who jumps along a line of numbers does so on it.
      if (!items || (isStory && !(id === 'number-line' && items.length > 2))) continue;
      // A table of lines is named by what each is a multiple of.
      const factor = id === 'wall-chart' ? items[0]?.text.split(' ')[2] : undefined;
      draft.template = { id, items, ...(factor ? { title: `The ${factor} times table` } : {}) };
      draft.ideas = [];
      draft.places.splice(0);
      const keeps = id === 'fractions' ? /pizza|pie|cake|chocolate|bar/i : /^$/;
      remove(
        draft,
        (element) =>
          !keeps.test(draft.element(element)?.phrase ?? '') &&
          !(id === 'number-line' && draft.isAnimate(element)),
      );
      for (const word of draft.words)
        if (/^(?:unknown|element|action|attribute)$/.test(word.fate)) word.fate = 'template';
      return;
    }
  },
};
