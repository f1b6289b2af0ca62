import type { BriefElement, BriefRelation } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** Whose place is told at the end of a list, or of what somebody has: of what is small, and not of beds and houses. */

const BORNE = /^(?:on|in)$/;
/** What stands on the ground by itself, and on no shelf. */
const FIXED = /^(?:furniture|building|vehicle)$/;
/** So high is what stands on the floor at least. */
const LOW_CM = 38;
/** What is put on a table or hung on a wall though it is furniture. */
const LIGHT = /^(?:table|wall|ceiling|body|hand)$/;
/** What small things are put on or into. */
const HOST = /^(?:furniture|container|tool|device)$/;
/** Of furniture, what bears anything else: grounds of their own. */
const UNDERFOOT = /^(?:rug|carpet|stage|platform|mat|yoga-mat|pedestal|podium|pallet|trailer)$/;
/** What lies in the way of nobody and has things on it: steps, sills. */
const STEPS = /^(?:stairs|doorstep|window-sill|porch|balcony|shelf)$/;

const isHost = ({ concept = '' }: BriefElement) =>
  (HOST.test(conceptOf(concept)?.kind ?? '') || STEPS.test(concept)) && !UNDERFOOT.test(concept);

/** So high is what is on a wall and holds nothing of it: a window, a door. */
const WALL_CM = 90;

function isFixed({ concept = '', attributes }: BriefElement): boolean {
  const known = conceptOf(concept);
  // A toy rocket stands on a desk as well as anything.
  if (!known || attributes.includes('toy-sized') || !FIXED.test(known.kind)) return false;
  const isLight = known.kind !== 'building' && LIGHT.test(known.habitat);
  return known.heightCm > (isLight ? WALL_CM : LOW_CM);
}

const isSmallBeside = ({ concept = '' }: BriefElement, host: BriefElement) =>
  !FIXED.test(conceptOf(concept)?.kind ?? '') ||
  (conceptOf(concept)?.heightCm ?? 0) < (conceptOf(host.concept ?? '')?.heightCm ?? 0);

/** The relations that say where something is borne, with both ends known. */
function placings(draft: Draft) {
  return draft.relations.flatMap((relation) => {
    const [thing, host] = [draft.element(relation.from), draft.element(relation.to)];
    return BORNE.test(relation.kind) && thing && host && isHost(host)
      ? [{ relation, thing, host }]
      : [];
  });
}

const lastOfRow: Rule = {
  name: 'of a bed and a lamp on the nightstand, the lamp is on it',
  example: {
    prompt: 'a bedroom with a bed, a lamp on the nightstand and a rug',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e3' }] },
  },
  apply(draft) {
    const all = placings(draft);
    for (const { relation, thing, host } of all) {
      if (!isFixed(thing)) continue;
      const other = all.some(
        (one) => one.host === host && one.thing !== thing && isSmallBeside(one.thing, host),
      );
      if (other) draft.unrelate((one) => one === relation);
    }
  },
};

/** Who stands on no table, and is at it instead. */
const isTabled = ({ concept }: BriefElement) =>
  isOfSort(concept, 'dining-table') || /^(?:desk|workbench)$/.test(concept ?? '');

/** A bicycle with flowers in its basket has the basket, too. */
const isMoving = ({ concept }: BriefElement) => conceptOf(concept ?? '')?.kind === 'vehicle';

/** What somebody or something has, told right before what it is on. */
function hadBefore(draft: Draft, { from, to }: BriefRelation): BriefElement | undefined {
  const at = draft.elements.findIndex(({ id }) => id === to);
  const before = draft.elements[at - 1];
  const isHad = draft.relations.some(
    ({ kind, from: owner, to: had }) => kind === 'with' && owner === from && had === before?.id,
  );
  return before && isHad && !draft.isAnimate(before.id) ? before : undefined;
}

const hadOnHost: Rule = {
  name: 'a stall with oranges in crates has the oranges in them, and is in no crate itself',
  example: {
    prompt: 'a market stall with oranges in crates',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e3' }] },
  },
  apply(draft) {
    for (const { relation, thing, host } of placings(draft)) {
      const isPerson = draft.kindOf(thing.id) === 'person';
      const misplaced = isPerson
        ? relation.kind === 'on' && isTabled(host)
        : isFixed(thing) && !isMoving(thing);
      const had = misplaced ? hadBefore(draft, relation) : undefined;
      if (!had || had.id === host.id) continue;
      const isThere = draft.relations.some(({ kind, from }) => BORNE.test(kind) && from === had.id);
      draft.unrelate(
        (one) =>
          one === relation || (one.kind === 'with' && one.from === thing.id && one.to === had.id),
      );
      if (isPerson) draft.relate('at', thing.id, host.id);
      if (isThere) continue;
      // The steps of a house are part of it: what is on them is before its door.
      if (STEPS.test(host.concept ?? '') && draft.kindOf(thing.id) === 'building') {
        draft.relate('in-front-of', had.id, thing.id);
        draft.fate(host.phrase, 'ignored', 'part of the house');
        remove(draft, (id) => id === host.id);
        continue;
      }
      draft.relate(relation.kind, had.id, host.id);
      const isOnTop = isTabled(thing) && conceptOf(host.concept ?? '')?.habitat === 'table';
      if (isOnTop) draft.relate('on', host.id, thing.id);
    }
  },
};

const onOneAlone: Rule = {
  name: 'a lamp on the nightstand and curtains is on the nightstand alone',
  example: {
    prompt: 'a lamp on a desk and curtains',
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    const all = placings(draft);
    for (const { relation, thing, host } of all) {
      const isHung = /^(?:wall|ceiling)$/.test(conceptOf(host.concept ?? '')?.habitat ?? '');
      const at = draft.elements.indexOf(host);
      const before = all.some(
        (one) => one.thing === thing && draft.elements.indexOf(one.host) === at - 1,
      );
      const isCurtain = isHung || /curtain|blinds?$/.test(host.concept ?? '');
      if (isCurtain && before && thing.count === 1) draft.unrelate((one) => one === relation);
    }
  },
};

const curtained: Rule = {
  name: 'curtains without a number are the pair of one window',
  example: { prompt: 'a bedroom with a bed and curtains', elements: ['bed', 'curtain'] },
  apply(draft) {
    for (const element of draft.elements) {
      if (!element.several || !isOfSort(element.concept, 'hung-in-pairs')) continue;
      if (/\b(?:two|three|four|five|six|\d)/iu.test(element.phrase)) continue;
      Object.assign(element, { count: 1, several: false });
    }
  },
};

export const OF_ROWS: readonly Rule[] = [curtained, onOneAlone, lastOfRow, hadOnHost];
