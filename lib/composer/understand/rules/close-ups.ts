import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What is no larger is seen from near by, and so are the flowers and leaves that it is at. */
const SMALL_CM = 12;
const AT = /^(?:on|at|in|beside|above|against|towards|around|in-front-of)$/;
/** Trees are not seen from so near. */
const TALLEST_CM = 260;
/** Of a bloom by itself, how large who is at it is drawn; of a plant on its stem. Several are smaller. */
const SHARES = { bloom: 0.72, plant: 0.34, bloomCm: 25, several: 0.65 } as const;

const heightCmOf = ({ concept = '' }: Pick<BriefElement, 'concept'>): number =>
  conceptOf(concept)?.heightCm ?? Infinity;

/** `a hummingbird at a hibiscus`, `a bee on a daisy`: in life a speck, in a picture of the two as large as the flower. */
export const closeUps: Rule = {
  name: 'who is as small as a flower is large beside it',
  example: { prompt: 'a bee on a daisy', elements: ['bee', 'daisy'] },
  apply(draft: Draft) {
    for (const { kind, from, to } of draft.relations) {
      const [who, plant] = [draft.element(from), draft.element(to)];
      if (!who || !plant || !AT.test(kind) || who.measured || !plant.concept) continue;
      const isSmall = draft.kindOf(from) === 'animal' && heightCmOf(who) <= SMALL_CM;
      const isFlower = draft.kindOf(to) === 'plant' || isOfSort(plant.concept, 'alighted-on');
      const isPlant = isFlower && heightCmOf(plant) <= TALLEST_CM;
      const isPlain = !plant.measured && !plant.attributes.includes('giant');
      if (!isSmall || !isPlant || !isPlain) continue;
      const share = heightCmOf(plant) <= SHARES.bloomCm ? SHARES.bloom : SHARES.plant;
      const times = share * (who.count > 1 ? SHARES.several : 1);
      who.measured = { concept: plant.concept, times, isHeight: false };
    }
  },
};

/** So small, all of it is what a macro shows: cropped to its head it would be told by nothing. */
const TINY_CM = 4;

/** `macro of a ladybug`: the whole of it fills the picture. */
export const macros: Rule = {
  name: 'an insect is seen whole from near by',
  example: { prompt: 'macro of a ladybug', brief: { camera: 'medium' } },
  apply(draft: Draft) {
    if (draft.camera !== 'close' && draft.camera !== 'portrait') return;
    const living = draft.elements.filter(({ id }) => draft.isAnimate(id));
    const areTiny = living.every((one) => heightCmOf(one) <= TINY_CM);
    if (living.length > 0 && areTiny) draft.camera = 'medium';
  },
};
