import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import type { KitPart } from '../part';
import type { Pen } from '../pen';
import { colorParameter, defineThing, edgesOfSketch, type Sketch } from './thing';

const STATES = [
  'plain',
  'open',
  'lit',
  'cut',
  'broken',
  'laid',
  'read',
  'launched',
  'crewed',
  'bare',
  'worn',
] as const;

/** Outlines that can be told of what comes in several. */
export const OUTLINES = ['round', 'square', 'rectangular', 'triangular'] as const;

/** What every kind of a family can be asked for; a kind takes of it what makes sense. */
export interface Wish {
  /** Its own colour, where it has one that varies. */
  color: Hex | undefined;
  /** The colour of what is about it: its ribbon. */
  trim?: Hex | undefined;
  view: 'side' | 'top';
  /**
   * Cut, bitten, lit, open: what the kind has as its other state; `laid`: under somebody's feet; `read`:
   * open in front of who reads it, seen from outside; `launched`: leaving the ground; `crewed`: with somebody aboard;
   * `bare`: without what it usually bears; `worn`: about a neck, which hides its far side.
   */
  state: (typeof STATES)[number];
  /** The outline that is told, where the kind comes in several: of a mirror, a clock, a rug. */
  shape?: (typeof OUTLINES)[number] | undefined;
  /** How many, where it is counted: candles, books, coins. */
  count: number | undefined;
  /** What its walls are of, in a family of buildings. */
  material?: string | undefined;
}

export type Drawer = (pen: Pen, wish: Wish) => Sketch;

/**
 * A part that draws many kinds of things of one family, each by a small function in units of its own.
 * What a kind doesn't say of its anchors follows from its edges: a hand takes it in the middle, things
 * rest on its top.
 */
export function defineFamily<Kind extends string>(
  id: string,
  kinds: Readonly<Record<Kind, Drawer>>,
  defaultUnitCm = 0.1,
  /** What the walls of a family of buildings can be told to be of, with the colour that each has by itself. */
  walls?: Readonly<Record<string, Hex>>,
): KitPart {
  const names = Object.keys(kinds) as [Kind, ...Kind[]];
  const materials = Object.keys(walls ?? {}) as [string, ...string[]];
  return defineThing({
    id,
    unitCm: defaultUnitCm,
    parameters: z.object({
      kind: z.enum(names).default(names[0]),
      color: colorParameter.optional(),
      trim: colorParameter.optional(),
      view: z.enum(['side', 'top']).default('side'),
      state: z.enum(STATES).default('plain'),
      shape: z.enum(OUTLINES).optional(),
      count: z.number().int().min(1).max(24).optional(),
      ...(walls ? { material: z.enum(materials).optional() } : {}),
    }),
    draw({ kind, color: told, trim, view, state, shape, count, ...walled }, pen) {
      const material = 'material' in walled ? (walled.material as string | undefined) : undefined;
      const color = told ?? walls?.[material ?? ''];
      const wish = { color, trim, view, state, shape, count, material };
      const sketch = kinds[kind as Kind](pen, wish);
      const edges = edgesOfSketch(sketch);
      const { left, top, right, bottom } = edges;
      const middle = (left + right) / 2;
      return {
        ...sketch,
        edges,
        anchors: {
          grip: { at: [middle, (top + bottom) / 2] },
          top: { at: [middle, top], spanCm: right - left },
          ...sketch.anchors,
        },
      };
    },
  });
}
