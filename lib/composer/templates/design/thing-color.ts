import { type Hex, lightnessOf } from '@/lib/color/hex';
import type { BriefElement } from '../../brief';
import type { TemplateRequest } from '../template';

/** Words by which a phrase tells a colour of what it names. */
export const COLORED =
  /\b(?:red|orange|yellow|green|teal|turquoise|blue|purple|violet|pink|brown)\b/i;

/** Grounds on which a thing of a colour of its own is seen: a dark one under a light thing. */
const OWN_GROUND = { under: '#f6f7fb', underLight: '#2c3350', light: 0.72 } as const;

/** The colour of the thing on the tile, where every colour that is told is of a thing: a blue envelope is blue, and its tile is not. */
export function thingColor(
  { brief }: Pick<TemplateRequest, 'brief'>,
  [thing]: readonly BriefElement[],
): Hex | undefined {
  if (!thing || brief.background || !COLORED.test(thing.phrase)) return undefined;
  const told = brief.paletteColors as Hex[];
  const ofThings = new Set(brief.elements.flatMap(({ colors }) => colors));
  if (told.length === 1) return told[0];
  const areAllOfThings = told.every((one) => ofThings.has(one));
  return areAllOfThings ? (thing.colors[0] as Hex | undefined) : undefined;
}

export const groundUnder = (color: Hex): Hex =>
  lightnessOf(color) > OWN_GROUND.light ? OWN_GROUND.underLight : OWN_GROUND.under;

export const isGroundUnder = (tile: Hex): boolean =>
  tile === OWN_GROUND.under || tile === OWN_GROUND.underLight;
