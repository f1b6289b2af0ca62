import { z } from 'zod';
import { ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { colorParameter, defineThing, formed, type Sketch } from '../form';
import type { Pen } from '../pen';
import { heapOf, STUFF, STUFF_NAMES, type Stuff, type StuffName } from './stuff';
import { bowled, plated } from './tableware';

/** Vessels with what is in them: heaped over the rim of what hides it, in layers where glass shows it. */

interface Filled {
  color?: string | undefined;
  /** What is in it, the lowest first. */
  garnish: readonly StuffName[];
}

type Vessel = (pen: Pen, filled: Filled) => Sketch;

const stuffOf = ({ garnish }: Filled): Stuff[] => garnish.map((name): Stuff => STUFF[name]);

/** Several kinds side by side in an open vessel: the first in the middle, the others over its sides. */
function heaps(pen: Pen, filled: Filled, at: Point, rx: number, ry: number, scale = 1): string {
  const [main, ...others] = stuffOf(filled);
  if (!main) return '';
  const aside = others
    .slice(0, 2)
    .map((stuff, index) =>
      heapOf(
        pen,
        { ...stuff, count: Math.ceil((stuff.count ?? 0) * 0.3), rise: 16 },
        {
          at: [at[0] + rx * (index ? -0.42 : 0.42), at[1] - (main.rise ?? 0) * scale * 0.45],
          rx: rx * 0.4,
          ry: ry * 0.5,
          scale: scale * 0.8,
        },
      ),
    )
    .join('');
  return heapOf(pen, main, { at, rx, ry, scale }) + aside;
}

const drawnBy = (sketch: ReturnType<typeof bowled>, pen: Pen, color?: string): Sketch =>
  sketch(pen, { color, view: 'side', state: 'plain', count: undefined });

const bowl: Vessel = (pen, filled) =>
  drawnBy(
    bowled(stuffOf(filled)[0]?.base ?? HOUSE.cream, () => heaps(pen, filled, [0, -72], 95, 17)),
    pen,
    filled.color,
  );

const plate: Vessel = (pen, filled) =>
  drawnBy(
    plated(
      () => heaps(pen, filled, [0, -10], 60, 12, 0.76),
      filled.color ? { tone: filled.color } : {},
    ),
    pen,
  );

const mug: Vessel = (pen, filled) => {
  const { color = HOUSE.coral } = filled;
  return {
    unitCm: 0.1,
    svg:
      stroke('M44 -74C92 -84 92 -18 40 -26', darker(color, 0.12), 13) +
      ellipse([0, -92], 52, 11, lighter(color, 0.3)) +
      ellipse([0, -91], 47, 9, stuffOf(filled)[0]?.base ?? HOUSE.cream) +
      heaps(pen, filled, [0, -90], 46, 8, 0.52) +
      formed(pen, 'M-52 -92Q-30 -80 0 -80T52 -92L48 -10Q46 0 34 0H-34Q-46 0 -48 -10Z', color, {
        depth: 14,
        light: 7,
      }),
    anchors: { grip: { at: [78, -50] }, top: { at: [0, -100], spanCm: 8 } },
  };
};

/** So many layers there are at least where there is more than one kind. */
const LEAST_LAYERS = 4;

/** Layers in a body of glass, from its foot up to a height, and a heap of the last on top. */
function layered(
  pen: Pen,
  filled: Filled,
  {
    body,
    half,
    foot,
    top,
    isHeaped,
  }: { body: string; half: number; foot: number; top: number; isHeaped: boolean },
): string {
  const told = stuffOf(filled);
  const count = told.length > 1 ? Math.max(LEAST_LAYERS, told.length) : 1;
  const high = (foot - top) / count;
  const layers = times(count, (index) => {
    const stuff = told[index % told.length];
    if (!stuff) return '';
    const [low, up] = [foot - index * high, foot - (index + 1) * high];
    const { base, piece, count: many = 0 } = stuff;
    const area = (half * 2 * high) / (190 * 60);
    const shown = piece
      ? times(Math.max(4, Math.round(many * area * 1.5)), (at) => {
          const columns = Math.max(3, Math.round(Math.sqrt((many * area * 1.5 * half * 2) / high)));
          const rows = Math.ceil((many * area * 1.5) / columns);
          const [column, row] = [at % columns, Math.floor(at / columns)];
          const x = -half + ((column + 0.5 + (row % 2) * 0.4) / columns) * half * 2;
          const y = low - ((row + 0.5) / rows) * high;
          return placed(piece(pen, [0, 0], at + index), { at: [x, y], scaleX: 0.72 });
        }).join('')
      : stroke(
          `M${-half} ${up + high * 0.55}Q0 ${up + high * 0.4} ${half} ${up + high * 0.6}`,
          darker(base, 0.1),
          3,
        );
    return (
      rectangle([-half, up], half * 2, low - up + 2, base) +
      shown +
      ellipse([0, up], half, half * 0.1, lighter(base, 0.16))
    );
  }).join('');
  const last = told[(count - 1) % told.length];
  const heap =
    isHeaped && last
      ? heapOf(
          pen,
          { ...last, count: Math.ceil((last.count ?? 0) * 0.55) },
          { at: [0, top], rx: half * 0.92, ry: half * 0.12, scale: 0.62 },
        )
      : '';
  return pen.clip(body, layers) + heap;
}

const SHINE = { opacity: 0.5 } as const;

const TUMBLER = 'M-60 -172L-46 -8Q-45 0 -36 0H36Q45 0 46 -8L60 -172Z';
const glass: Vessel = (pen, filled) => ({
  unitCm: 0.085,
  svg:
    path(TUMBLER, '#dff0f5', { opacity: 0.6 }) +
    layered(pen, filled, {
      body: 'M-58 -172L-43 -12Q-42 -7 -35 -7H35Q42 -7 43 -12L58 -172Z',
      half: 58,
      foot: -7,
      top: -142,
      isHeaped: true,
    }),
  front:
    path('M-52 -160L-40 -20L-32 -20L-42 -160Z', '#ffffff', SHINE) +
    path('M46 -160L37 -24L33 -24L41 -160Z', '#ffffff', { opacity: 0.35 }) +
    stroke('M-60 -172L-46 -8Q-45 0 -36 0H36Q45 0 46 -8L60 -172', '#b9d6e2', 2.6) +
    stroke('M-60 -172A60 9 0 0 0 60 -172', '#ffffff', 3),
  anchors: { grip: { at: [50, -90] }, top: { at: [0, -172], spanCm: 10 } },
});

const JAR =
  'M-62 -16Q-62 0 -46 0H46Q62 0 62 -16V-132Q62 -150 46 -154V-172H-46V-154Q-62 -150 -62 -132Z';
const jar: Vessel = (pen, filled) => ({
  unitCm: 0.09,
  svg:
    path(JAR, '#dff0f5', { opacity: 0.6 }) +
    layered(pen, filled, {
      body: 'M-57 -18Q-57 -6 -44 -6H44Q57 -6 57 -18V-132Q57 -146 42 -150V-170H-42V-150Q-57 -146 -57 -132Z',
      half: 57,
      foot: -6,
      top: -138,
      isHeaped: false,
    }),
  front:
    path('M-52 -128V-24Q-52 -18 -44 -18V-132Q-52 -136 -52 -128Z', '#ffffff', SHINE) +
    path('M48 -124V-30Q48 -24 44 -24V-128Q48 -130 48 -124Z', '#ffffff', { opacity: 0.35 }) +
    stroke(JAR, '#b9d6e2', 2.6) +
    rectangle([-50, -182], 100, 14, '#d5e6ee', { radius: 5 }) +
    rectangle([-50, -182], 100, 5, '#ffffff', { radius: 3 }),
  anchors: { grip: { at: [56, -80] }, top: { at: [0, -182], spanCm: 8 } },
});

const VESSELS = { bowl, plate, mug, glass, jar } as const;
const VESSEL_NAMES = Object.keys(VESSELS) as [keyof typeof VESSELS, ...(keyof typeof VESSELS)[]];

export const filled = defineThing({
  id: 'filled',
  parameters: z.object({
    kind: z.enum(VESSEL_NAMES).default('bowl'),
    color: colorParameter.optional(),
    /** What is in it, the lowest or the main one first. */
    garnish: z.array(z.enum(STUFF_NAMES)).default(['rice']),
  }),
  draw: ({ kind, color, garnish }, pen) => VESSELS[kind](pen, { color, garnish }),
});
