import type { Hex } from '@/lib/color/hex';
import { circle, line, path, shape, stroke } from '@/lib/svg/markup';
import { polyline } from '@/lib/svg/path';
import { add, type Point, scale, subtract, times, unit } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { type Centreline, stationAt, type Widths } from '../limb';
import type { Tailor } from '../trunk';

/** What cloth is printed or woven with, wherever it is worn. */
export const PRINTS = [
  'stripes',
  'pinstripes',
  'dots',
  'plaid',
  'floral',
  'argyle',
  'stars',
  'hearts',
  'mail',
  'quilted',
  'knit',
  'patches',
] as const;
export type PrintName = (typeof PRINTS)[number];

export interface Print {
  kind: PrintName;
  color: Hex;
}

/** Between the rows of a print, of a figure's height. */
const STEP = 0.046;

const around = (at: Point, radii: readonly number[]): Point[] =>
  radii.map((radius, index) => {
    const angle = (index / radii.length) * Math.PI * 2 - Math.PI / 2;
    return add(at, [Math.cos(angle) * radius, Math.sin(angle) * radius]);
  });

const heart = ([x, y]: Point, r: number, color: Hex) =>
  path(
    `M${x} ${y + r}C${x - r * 1.9} ${y - r * 0.3} ${x - r * 0.9} ${y - r * 1.5} ${x} ${y - r * 0.5}C${x + r * 0.9} ${y - r * 1.5} ${x + r * 1.9} ${y - r * 0.3} ${x} ${y + r}Z`,
    color,
  );

/** A square of other cloth, sewn on along its edge. */
function patch(at: Point, r: number, color: Hex): string {
  const tilt = Math.sin(at[0] * 3 + at[1] * 7) * 0.3;
  const square = (half: number) =>
    times(5, (index) => {
      const angle = (index / 4) * Math.PI * 2 + Math.PI / 4 + tilt;
      return add(at, [Math.cos(angle) * half, Math.sin(angle) * half]);
    });
  return shape(square(r), color) + line(square(r * 0.74), HOUSE.white, r * 0.07);
}

/** One motif of a print that is made of motifs. */
function motif(kind: PrintName, at: Point, r: number, color: Hex): string {
  switch (kind) {
    case 'floral':
      return (
        around(at, [r, r, r, r, r])
          .map((petal) => circle(petal, r * 0.72, color))
          .join('') + circle(at, r * 0.55, HOUSE.mustard)
      );
    case 'stars':
      return shape(
        around(
          at,
          times(10, (index) => (index % 2 ? r * 0.6 : r * 1.5)),
        ),
        color,
      );
    case 'hearts':
      return heart(at, r * 1.15, color);
    case 'argyle':
      return shape(around(at, [r * 2.6, r * 1.7, r * 2.6, r * 1.7]), color);
    case 'mail':
      return stroke(
        `M${at[0] - r} ${at[1]}Q${at[0]} ${at[1] + r * 1.6} ${at[0] + r} ${at[1]}`,
        color,
        r * 0.45,
      );
    case 'knit':
      return stroke(
        polyline([add(at, [-r, -r]), add(at, [0, r * 0.6]), add(at, [r, -r])]),
        color,
        r * 0.62,
      );
    case 'patches':
      return patch(at, r * 3.4, color);
    default:
      return circle(at, r * 0.95, color);
  }
}

const SCATTERED: ReadonlySet<PrintName> = new Set([
  'dots',
  'floral',
  'stars',
  'hearts',
  'argyle',
  'mail',
  'knit',
  'patches',
]);

/** The axes of the trunk: a print leans with whoever wears it. */
function axesOf({ skeleton: { at }, u }: Tailor) {
  const origin = at(0, 0);
  const down = scale(unit(subtract(at(0, 0), at(1, 0))), u);
  const right: Point = [down[1], -down[0]];
  return (x: number, y: number): Point => add(add(origin, scale(right, x)), scale(down, y));
}

/** Heights from the shoulders to the ankles. */
const REACH = { from: -0.34, to: 0.5, half: 0.3 } as const;

function lines(tailor: Tailor, { kind, color }: Print): string {
  const p = axesOf(tailor);
  const { u } = tailor;
  const rows = Math.round((REACH.to - REACH.from) / STEP);
  const columns = Math.round((2 * REACH.half) / STEP);
  const across = (width: number, every = 1) =>
    times(Math.ceil(rows / every), (index) => {
      const y = REACH.from + index * STEP * every;
      return stroke(
        polyline([p(-REACH.half, y), p(0, y + 0.01), p(REACH.half, y)]),
        color,
        width * u,
      );
    }).join('');
  const along = (width: number, every = 1) =>
    times(Math.ceil(columns / every), (index) => {
      const x = -REACH.half + index * STEP * every;
      return line([p(x, REACH.from), p(x, REACH.to)], color, width * u);
    }).join('');
  if (kind === 'stripes') return across(0.019);
  if (kind === 'pinstripes') return along(0.006);
  if (kind === 'quilted') return across(0.007);
  const faint = `<g opacity="0.55">${across(0.02)}</g><g opacity="0.55">${along(0.02)}</g>`;
  return faint + across(0.004, 0.5) + along(0.004, 0.5);
}

function scattered(tailor: Tailor, { kind, color }: Print): string {
  const p = axesOf(tailor);
  const fine =
    kind === 'patches'
      ? 2.6
      : kind === 'mail'
        ? 0.5
        : kind === 'knit'
          ? 0.62
          : kind === 'argyle'
            ? 1.15
            : 1;
  const step = STEP * fine;
  const radius = (kind === 'mail' ? 0.012 : 0.0105) * tailor.u;
  const rows = Math.round((REACH.to - REACH.from) / step);
  const columns = Math.round((2 * REACH.half) / step);
  return times(rows, (row) =>
    times(columns, (column) => {
      const x = -REACH.half + (column + (row % 2 ? 0.5 : 0)) * step;
      return motif(kind, p(x, REACH.from + row * step), radius, color);
    }).join(''),
  ).join('');
}

/** A print over all that is in an outline. */
export function printed(tailor: Tailor, outline: string, print: Print): string {
  const marks = SCATTERED.has(print.kind) ? scattered(tailor, print) : lines(tailor, print);
  return tailor.pen.clip(outline, marks);
}

const CLIPPED = /<g clip-path="[^"]*">.*?<\/g>/gs;
const outlinesIn = (svg: string): string =>
  [...svg.matchAll(/<path d="([^"]+)"(?! fill="none")/g)].map(([, data = '']) => data).join('');

/** A print over a finished piece of clothing: on its own outline, or on the trunk where it is cut to that. */
export function printedPiece(tailor: Tailor, svg: string, print: Print | undefined): string {
  if (!print || svg === '') return svg;
  const own = outlinesIn(svg.replace(CLIPPED, ''));
  if (own !== '') return svg + printed(tailor, own, print);
  const inside = outlinesIn(svg);
  if (inside === '') return svg;
  return svg + tailor.pen.clip(tailor.outline, printed(tailor, inside, print));
}

const widthAt = ([root, joint, end]: Widths, s: number) =>
  s < 1 ? root + (joint - root) * s : joint + (end - joint) * (s - 1);

/** The same print on a sleeve or a stocking. */
export function printedLimb(
  centreline: Centreline,
  widths: Widths,
  { kind, color }: Print,
  { from = 0, to = 2, u }: { from?: number; to?: number; u: number },
): string {
  const count = Math.max(2, Math.round((to - from) * (kind === 'mail' ? 7 : 4.4)));
  const stations = times(count, (index) => from + ((index + 0.5) / count) * (to - from));
  const across = (width: number) =>
    stations
      .map((s) => {
        const { at, normal } = stationAt(centreline, s);
        const half = Math.max(0, widthAt(widths, s) / 2 - (width * u) / 2);
        const ends: Point[] = [add(at, scale(normal, half)), add(at, scale(normal, -half))];
        return line(ends, color, width * u);
      })
      .join('');
  const along = (shares: readonly number[], width: number) =>
    shares
      .map((share) => {
        const points = stations.map((s) => {
          const { at, normal } = stationAt(centreline, s);
          return add(at, scale(normal, widthAt(widths, s) * share));
        });
        return line(points, color, width * u);
      })
      .join('');
  if (kind === 'stripes') return across(0.019);
  if (kind === 'quilted') return across(0.007);
  if (kind === 'pinstripes') return along([-0.2, 0.2], 0.006);
  if (kind === 'plaid')
    return `<g opacity="0.55">${across(0.018)}${along([0], 0.018)}</g>${along([-0.3, 0.3], 0.004)}`;
  const radius = (kind === 'mail' ? 0.012 : 0.0105) * u;
  return stations
    .map((s, index) => {
      const { at, normal } = stationAt(centreline, s);
      const aside = widthAt(widths, s) * (index % 2 ? 0.18 : -0.18);
      return motif(kind, add(at, scale(normal, aside)), radius, color);
    })
    .join('');
}
