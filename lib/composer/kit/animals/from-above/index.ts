import { z } from 'zod';
import { ellipse, placed } from '@/lib/svg/markup';
import { colorParameter, defineThing } from '../../form/thing';
import { FORMS } from './forms';
import { isSpecies, SPECIES, SPECIES_IDS, type Species } from './species.data';

/** Of a grown one, how long a young one is. */
const YOUNG = 0.58;
/** How far from their middle two are that hold on to each other, and how they lean together. */
const PAIR = { apart: 66, degrees: 8 } as const;
/** Nose to tail in units of the forms. */
const LENGTH = 200;

/** An animal as it is seen from right above, head up; in water it lies in a ring of it. */
export const fromAbove = defineThing({
  id: 'from-above',
  parameters: z.object({
    kind: z.enum(SPECIES_IDS).default('otter'),
    color: colorParameter.optional(),
    view: z.enum(['side', 'top']).default('top'),
    isYoung: z.boolean().default(false),
    isWet: z.boolean().default(false),
    /** Two side by side whose paws meet. */
    isPair: z.boolean().default(false),
  }),
  draw({ kind, color, isYoung, isWet, isPair }) {
    const species: Species = SPECIES[kind];
    const own = color ? { ...species, color } : species;
    const ring = (rx: number, ry: number, opacity: number) =>
      ellipse([0, 4], rx, ry, '#ffffff', { opacity });
    const water = isWet ? ring(74, 118, 0.14) + ring(60, 106, 0.16) : '';
    const sizeCm = (species.lengthCm / LENGTH) * (isYoung ? YOUNG : 1);
    const one = water + FORMS[species.form](own);
    const turned = (side: -1 | 1) =>
      placed(one, { at: [side * PAIR.apart, 0], angleDegrees: side * PAIR.degrees });
    return { unitCm: sizeCm, svg: isPair ? turned(-1) + turned(1) : one };
  },
});

export { isSpecies };
