import type { Hex } from '@/lib/color/hex';
import { createRandom, type Random } from '@/lib/random/random';
import { path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, unit } from '@/lib/svg/point';

/**
 * What a part draws with. A pen belongs to one thing in one picture: its light is turned into the
 * thing's own frame, its random stream is the thing's own, its ids are unique in the picture.
 */
export interface Pen {
  /** Unit vector in which shade falls, in the part's frame: light comes from the opposite side. */
  readonly shade: Point;
  /**
   * How many pixels a centimetre will have: details under a pixel are left out. A house far away has
   * 0.05, a mug in a product shot 60.
   */
  readonly pxPerCm: number;
  readonly random: Random;
  /** The picture's colours for cloth, paint and props that have none of their own; the first leads. */
  readonly accents: readonly [Hex, Hex, Hex, Hex];
  /** The markup of a definition of the picture; none where there is no such id. */
  defined(id: string): string | undefined;
  /** Content cut to a shape. */
  clip(data: string, content: string): string;
  /** A fill along a line in the part's frame; offsets 0 to 1. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(center: Point, radius: number, stops: readonly Stop[]): string;
}

export type Stop = readonly [offset: number, color: Hex, opacity?: number];

/** Light from the upper left, as in all pictures of the kit. */
export const SHADE_DIRECTION: Point = unit([0.75, 0.66]);

/** Definitions of one picture; ids are numbered under one prefix, so that two pictures can stand in one page. */
export class Definitions {
  private readonly entries = new Map<string, string>();

  constructor(private readonly prefix: string) {}

  /** The id of a definition; the same markup is written once. */
  define(markup: (id: string) => string): string {
    const key = markup('');
    const known = this.entries.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.entries.size + 1}`;
    this.entries.set(key, id);
    this.byId.set(id, markup(id));
    return id;
  }

  private readonly byId = new Map<string, string>();

  /** The markup of one definition. */
  markupOf(id: string): string | undefined {
    return this.byId.get(id);
  }

  get markup(): string {
    return [...this.byId.values()].join('');
  }
}

interface PenOptions {
  definitions: Definitions;
  seed: number;
  /** Names the random stream: the thing and the prompt it stands in. */
  label: string;
  pxPerCm: number;
  accents: Pen['accents'];
  /** Whether the drawing will be mirrored: its light is mirrored beforehand. */
  mirrored?: boolean;
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const transparency = opacity < 1 ? ` stop-opacity="${number(opacity)}"` : '';
      return `<stop offset="${number(offset)}" stop-color="${color}"${transparency}/>`;
    })
    .join('');
}

export function createPen(options: PenOptions): Pen {
  const { definitions, seed, label, pxPerCm, accents, mirrored = false } = options;
  const gradient = (element: string, geometry: string, stops: readonly Stop[]) => {
    const body = stopsMarkup(stops);
    const id = definitions.define(
      (name) =>
        `<${element} id="${name}" gradientUnits="userSpaceOnUse" ${geometry}>${body}</${element}>`,
    );
    return `url(#${id})`;
  };
  return {
    shade: mirrored ? [-SHADE_DIRECTION[0], SHADE_DIRECTION[1]] : SHADE_DIRECTION,
    pxPerCm,
    random: createRandom(seed, label),
    accents,
    defined: (id) => definitions.markupOf(id),
    clip: (data, content) => {
      if (content === '') return '';
      const id = definitions.define(
        (name) => `<clipPath id="${name}">${path(data, '#000')}</clipPath>`,
      );
      return `<g clip-path="url(#${id})">${content}</g>`;
    },
    linear: (from, to, stops) =>
      gradient(
        'linearGradient',
        `x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}"`,
        stops,
      ),
    radial: ([x, y], radius, stops) =>
      gradient(
        'radialGradient',
        `cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"`,
        stops,
      ),
  };
}
