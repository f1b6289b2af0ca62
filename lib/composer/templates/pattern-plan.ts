import type { Hex } from '@/lib/color/hex';
import type { Design } from './design/design';
import { construction } from './design/variety';
import { tells, textOf } from './design/words';
import { type Arrangement, lattice, type Spot } from './pattern-layouts';
import { type Motif, type Motifs, motifsOf } from './pattern-motifs';
import { areClear, strewn } from './pattern-strewn';
import { tossed } from './pattern-tossed';
import type { TemplateRequest } from './template';

/** How full a pattern may be, so that its picture stays below a megabyte, and what is then where. */

export interface Plan {
  motifs: Motifs;
  /** Rows that bands may follow; 0 where there are none. */
  rows: number;
  draw(): string[];
}

/** How a pattern is laid out. */
export interface Layout {
  kind: Arrangement;
  /** Whether nothing leans. */
  isEven: boolean;
  /** What is behind each motif. */
  disc: Hex | undefined;
}

/** Characters of a motif from which on there are few of it. */
const HEAVY_LENGTH = 12_000;
/** Characters that all motifs of a pattern may have, and how many more are drawn over its borders. */
const MOST_LENGTH = 760_000;
const OVER_BORDERS = 1.45;
const LEAST_COLUMNS = 2;
const LEAST_MOTIFS = 5;
/** Shares of the motifs that are tried, the most first. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;
/** Of a cell of the lattice, how wide a motif is, and of its own share of the ground where it is tossed. */
const SIDES = { lattice: 0.8, medallions: 0.56, tossed: 0.74 } as const;

/** Of their full size, how large motifs are that would touch each other. */
const SMALLER = [1, 0.86, 0.74, 0.64] as const;

const meanLength = (motifs: readonly Motif[]): number =>
  motifs.reduce((sum, { svg }) => sum + svg.length, 0) / Math.max(1, motifs.length);

const isLight = ({ brief, drawingOf }: TemplateRequest): boolean =>
  brief.elements.every((element) => {
    const { svg = '', front = '' } = drawingOf(element, 1) ?? {};
    return svg.length + front.length < HEAVY_LENGTH;
  });

/** What is said of how close motifs lie, the first that is told; crowds are denied by `not too`. */
const CLOSENESS: readonly (readonly [times: number, words: readonly string[]])[] = [
  [0.55, ['not too crowded', 'not crowded', 'sparse', 'airy', 'loosely', 'spaced', 'large scale']],
  [1.9, ['ditsy', 'dense', 'densely', 'tiny', 'crowded', 'packed', 'small scale', 'busy']],
];

/** How many motifs there are for each of the usual ones. */
function closenessOf({ brief }: TemplateRequest): number {
  const text = textOf(brief);
  return CLOSENESS.find(([, words]) => tells(text, ...words))?.[0] ?? 1;
}

/** A plan with the count of its motifs, large and small. */
type Counted = Plan & { counts: readonly [main: number, small: number] };

function isAffordable({ motifs: { main, small }, counts }: Counted): boolean {
  const length = counts[0] * meanLength(main) + counts[1] * meanLength(small);
  return length * OVER_BORDERS <= MOST_LENGTH;
}

/** The fullest plan that stays below the limit, else the emptiest. */
function affordable(planned: (share: number) => Counted): Plan {
  const [most, ...fewer] = SHARES;
  let plan = planned(most);
  for (const share of fewer) {
    if (isAffordable(plan)) break;
    plan = planned(share);
  }
  return plan;
}

/** The largest motifs that keep clear of each other, else the smallest that are tried. */
function clearOf(
  design: Design,
  spots: readonly Spot[],
  most: number,
  motifsAt: (side: number) => Motifs,
): { side: number; motifs: Motifs } {
  for (const share of SMALLER) {
    const side = most * share;
    const motifs = motifsAt(side);
    if (share === SMALLER.at(-1) || areClear(design, spots, motifs.main)) return { side, motifs };
  }
  return { side: most, motifs: motifsAt(most) };
}

/** Rows and columns, each second one moved. */
function ordered(design: Design, request: TemplateRequest, layout: Layout): Plan {
  const { kind, isEven, disc } = layout;
  const isDense = construction(request, [false, true, false, false]) && isLight(request);
  const usual = request.brief.elements.length === 3 ? 3 : 4;
  const columns = usual * Math.max(isDense ? 1.5 : 0, Math.sqrt(closenessOf(request)));
  const isDrop = kind === 'drop' || kind === 'medallions';
  return affordable((share) => {
    const count = Math.max(LEAST_COLUMNS, Math.round(columns * share));
    const { rows, ...places } = lattice(design, count, isDrop, !isEven, request.random);
    const most = places.cell * (kind === 'medallions' ? SIDES.medallions : SIDES.lattice);
    const { side, motifs } = clearOf(design, places.spots, most, (side) =>
      motifsOf(design, request, side, disc),
    );
    return {
      motifs,
      rows,
      counts: [places.spots.length, places.gaps.length / 2],
      draw: () => strewn(design, request, places, motifs, side),
    };
  });
}

/** As close together as their outlines allow. */
function loose(design: Design, request: TemplateRequest, { isEven, disc }: Layout): Plan {
  const usual = isLight(request) ? construction(request, [22, 30, 16]) : 14;
  const count = Math.max(
    LEAST_MOTIFS + request.brief.elements.length,
    usual * closenessOf(request),
  );
  return affordable((share) => {
    const most = Math.max(LEAST_MOTIFS, Math.round(count * share));
    const side = Math.sqrt((design.width * design.height) / most) * SIDES.tossed;
    const motifs = motifsOf(design, request, side, disc);
    return {
      motifs,
      rows: 0,
      counts: [most * 1.3, most],
      draw: () => tossed(design, request, { motifs, most: Math.round(most * 1.3), isEven }),
    };
  });
}

/** What a pattern has where; nothing of it is drawn before `draw`. */
export function planOf(design: Design, request: TemplateRequest, layout: Layout): Plan {
  const plan = layout.kind === 'tossed' ? loose : ordered;
  return plan(design, request, layout);
}
