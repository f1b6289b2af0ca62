import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { colorParameter, type Sketch } from '../form';
import type { Pen } from '../pen';
import { WALL_MATERIALS } from './ridged/wall';

const BLOCK_KINDS = [
  'townhouse',
  'library',
  'hotel',
  'theatre',
  'station',
  'tea-house',
  'tower',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Large houses seen from the front: a townhouse, a library, a hotel, a theatre, a station, a tea house, a tower of glass. */
export const blockParameters = z.object({
  kind: z.enum(BLOCK_KINDS).default('townhouse'),
  material: z.enum(WALL_MATERIALS).optional(),
  color: colorParameter.optional(),
  doorColor: colorParameter.optional(),
  roofColor: colorParameter.optional(),
  storeys: z.int().min(1).max(9).optional(),
  state: z.enum(['plain', 'lit']).default('plain'),
  view: z.enum(['side', 'below']).default('side'),
  /** What it has already, so that it may be asked for. */
  stairs: z.boolean().optional(),
  bay: z.literal(true).optional(),
});

type Block = z.output<typeof blockParameters>;
export type BlockDrawer = (pen: Pen, wished: Block) => Sketch;

export const STOREY_CM = 300;

export const anchorsOf = (top: number, width: number, doorX = 0): Sketch['anchors'] => ({
  door: { at: [doorX, 0], spanCm: 140 },
  roof: { at: [0, -top], spanCm: width },
  top: { at: [0, -top], spanCm: width },
  wall: { at: [0, -top / 2], spanCm: width * 0.6 },
  window: { at: [-width * 0.2, -top * 0.4], spanCm: 110 },
});

/** A ledge along a front, with its shadow. */
export function cornice(left: number, width: number, y: number, color: Hex, deep = 30): string {
  return (
    rectangle([left, y - deep], width, deep, lighter(color, 0.24)) +
    rectangle([left, y - deep], width, deep * 0.3, lighter(color, 0.5)) +
    rectangle([left, y], width, 9, HOUSE.ink, { opacity: 0.18 })
  );
}

/** Steps before a door, the lowest in front. */
export function steps(
  middle: number,
  half: number,
  rise: number,
  count: number,
  color: Hex,
): string {
  return times(count, (index) => {
    const y = -rise + (rise / count) * index;
    const wide = half + index * 16;
    return (
      rectangle(
        [middle - wide, y],
        wide * 2,
        rise / count + 1,
        darker(color, 0.04 + 0.05 * (index % 2)),
      ) + rectangle([middle - wide, y], wide * 2, 6, lighter(color, 0.35))
    );
  }).join('');
}
