import type { Build } from './build';
import { endOf } from './ends';
import { END, START, thing } from './grammar';
import { NOTIONAL_FORMS } from './notional.data';

/** Forms of speech whose slots are notions, as tropes: their patterns, and what each draws. */

interface NotionalForm {
  id: string;
  patterns: string[];
  lines: string[];
  /** Things that can be seen may be in its slots. */
  isOfAnything: boolean;
}

export const PREFIX = 'notional-';
/** Whether a form needs nothing before it, as a slot begins it. */
const opensWithSlot = (pattern: string) => pattern.startsWith('<');

const patternOf = (told: string): string => {
  const slotted = told.replace(/<([xy])>/g, (_, name: string) => thing(name, 3));
  if (told.startsWith('^')) return `${slotted}$`;
  const from = opensWithSlot(told) ? START : '(?<![\\p{L}-])(?:the |an? )?';
  return `${from}${slotted}${END}`;
};

const FORMS_BY_ID = new Map<string, NotionalForm>();
let last: NotionalForm | undefined;
for (const line of NOTIONAL_FORMS.trim().split('\n')) {
  const [, name, plus, pattern] = /^= ([a-z-]+)(\+?) > (.+)$/.exec(line) ?? [];
  if (name === undefined || pattern === undefined) {
    last?.lines.push(line);
    continue;
  }
  const id = PREFIX + name;
  last = FORMS_BY_ID.get(id) ?? { id, patterns: [], lines: [], isOfAnything: plus === '+' };
  last.patterns.push(patternOf(pattern));
  FORMS_BY_ID.set(id, last);
}

const ALL = [...FORMS_BY_ID.values()];

export const NOTIONAL_PATTERNS: readonly { id: string; pattern: string }[] = ALL.flatMap(
  ({ id, patterns }) => patterns.map((pattern) => ({ id, pattern })),
);

/** Concepts that the props of the forms are. */
const SHOWN =
  'bubble bubbles soap-bubble price-tag coins single-coin magnifying-glass hammer shield hourglass cliff spider cobweb tree birdcage gravestone umbrella plate fork knife chess-board maze chains speech-bubble question-mark picture-frame seed sprout plant puddle storm-cloud weight crystal-ball'.split(
    ' ',
  );

/** Words for somebody that a prompt says, as pictures have them. */
const somebodyIn = (told: string | undefined): string =>
  told === undefined || /people|team|we|they/.test(told) ? 'woman' : told;

const buildOf =
  ({ lines, isOfAnything }: NotionalForm): Build =>
  ({ x = '', y }, { read, who }) => {
    const [one, other] = [endOf(x, read), y === undefined ? undefined : endOf(y, read)];
    if (!one || (y !== undefined && !other)) return undefined;
    if (!isOfAnything && !(one.isSymbol && (other?.isSymbol ?? true))) return undefined;
    if (one.piece.phrase === other?.piece.phrase) return undefined;
    const somebody = somebodyIn(who);
    const pronoun =
      /man$|boy|father|king/.test(somebody) && !/woman/.test(somebody) ? 'his' : 'her';
    return {
      lines: lines.map((line) =>
        line
          .replace('$x', one.piece.phrase)
          .replace('$y', other?.piece.phrase ?? '')
          .replace('$who', somebody)
          .replace('his knees', `${pronoun} knees`),
      ),
      shows: SHOWN,
    };
  };

export const NOTIONAL_BUILDS: Readonly<Record<string, Build>> = Object.fromEntries(
  ALL.map((form) => [form.id, buildOf(form)]),
);
