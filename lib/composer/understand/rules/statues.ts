import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { mergeInto } from './merging';
import { namedAgain } from './named-again';
import type { Rule } from './rule';

/** Figures of somebody: drawn as who they show, of what they are made of. */

const FIGURE = /^(?:statue|sculpture)$/;
/** What says of which stuff a figure is; all else is of stone. */
const STUFFS: ReadonlySet<string> = new Set([
  'stone',
  'marble',
  'copper',
  'metal',
  'wooden',
  'ice',
  'ice-cubes',
  'glass',
  'chocolate',
  'chocolate-bar',
  'sand',
  'snowy',
  'paper',
  'straw',
]);
const LIVES = /^(?:animal|fantasy|person)$/;

const isFigure = ({ concept = '' }: BriefElement) => FIGURE.test(concept);

/** Named as a colour, and still what it is cast in. */
const BRONZE = /\b(?:bronze|copper|brass)\b/i;

/** Makes one of stone of who lives. */
function carve(figure: BriefElement, shown: BriefElement): void {
  const stuffs = figure.attributes.filter((one) => STUFFS.has(one));
  const others = figure.attributes.filter((one) => !STUFFS.has(one) && !conceptOf(one));
  if (BRONZE.test(figure.phrase)) stuffs.push('copper');
  const isColored = figure.colors.length > 0;
  shown.attributes = [
    ...new Set([
      ...shown.attributes,
      ...others,
      ...(stuffs.length > 0 ? stuffs : isColored ? [] : ['stone']),
    ]),
  ];
  shown.colors = isColored ? figure.colors : shown.colors;
  shown.count = figure.count;
  shown.several = figure.several;
}

/** `a statue of a lion`: the lion that it is a part of. */
function ofRelation(draft: Draft, figure: BriefElement): boolean {
  const shown = draft.relations
    .filter(({ kind, from }) => kind === 'part-of' && from === figure.id)
    .map(({ to }) => draft.element(to))
    .find((one) => one && LIVES.test(draft.kindOf(one.id) ?? ''));
  if (!shown) return false;
  carve(figure, shown);
  shown.phrase = `${figure.phrase} of ${shown.phrase}`;
  draft.unrelate(
    ({ kind, from, to }) => kind === 'part-of' && from === figure.id && to === shown.id,
  );
  mergeInto(draft, figure.id, shown.id);
  for (const word of draft.words) if (word.note === figure.id) word.note = shown.id;
  return true;
}

/** `a lion statue`: the word before it names who is shown. */
function byName(figure: BriefElement): void {
  const shown = figure.attributes.find((one) => LIVES.test(conceptOf(one)?.kind ?? ''));
  if (shown === undefined) return;
  const stuffs = figure.attributes.filter((one) => one !== shown);
  figure.concept = shown;
  const isMade = stuffs.some((one) => STUFFS.has(one)) || figure.colors.length > 0;
  figure.attributes = isMade ? stuffs : [...stuffs, 'stone'];
}

const statues: Rule = {
  name: 'a statue of a lion is a lion of stone, and stands on no lion',
  example: {
    prompt: 'two statues of lions beside a gate',
    elements: ['lion', 'gate'],
    without: ['statue'],
    brief: { relations: [{ kind: 'beside', from: 'e2', to: 'e3' }] },
  },
  apply(draft) {
    for (const figure of [...draft.elements].filter(isFigure))
      if (!ofRelation(draft, figure)) byName(figure);
  },
};

/** What is named by its kind, and what shows another. */
export const NAMED_AGAIN_RULES: readonly Rule[] = [namedAgain, statues];
