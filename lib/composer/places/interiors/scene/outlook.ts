import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import type { Hex } from '@/lib/color/hex';
import { edgesOf, type Edges, type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../../canvas';
import type { Room } from './stand';
import type { Solid } from './view';

/** What is seen through a window: the sky of the hour, and a few large shapes of where the room is. */

export type Outlook = 'city' | 'hills' | 'sea' | 'mountains' | 'forest';

/** What of a window may lie outside of the picture. */
const OVER_PX = 60;

interface Pane {
  canvas: Canvas;
  left: number;
  top: number;
  right: number;
  bottom: number;
  w: number;
  h: number;
  isDark: boolean;
}

function paneOf({ canvas, isDark, at }: Room, outline: readonly Solid[]): Pane {
  const edges: Edges = edgesOf(outline.map(at));
  const left = Math.max(-OVER_PX, edges.left);
  const right = Math.min(canvas.widthPx + OVER_PX, edges.right);
  const top = Math.max(-OVER_PX, edges.top);
  const bottom = Math.min(canvas.heightPx + OVER_PX, edges.bottom);
  return { canvas, left, top, right, bottom, w: right - left, h: bottom - top, isDark };
}

function hill(
  { canvas, left, top, right, bottom, w, h }: Pane,
  level: number,
  color: Hex,
  far: number,
): string {
  const base = top + h * level;
  return path(
    `M${left} ${bottom}V${base}C${left + w * 0.3} ${base - h * 0.14} ${left + w * 0.4} ${base + h * 0.08} ${left + w * 0.62} ${base - h * 0.02}S${right - w * 0.1} ${base - h * 0.1} ${right} ${base}V${bottom}Z`,
    canvas.air.tone(color, 0.1, far),
  );
}

function peaks({ canvas, left, top, w, h }: Pane): string {
  return [0.2, 0.52, 0.86]
    .map((share, index) =>
      shape(
        [
          [left + w * (share - 0.24), top + h * 0.72],
          [left + w * share, top + h * (0.3 + 0.1 * (index % 2))],
          [left + w * (share + 0.24), top + h * 0.72],
        ],
        canvas.air.tone('#8ea3c0', index % 2 ? 0.2 : -0.1, 0.5),
      ),
    )
    .join('');
}

function towers({ canvas, left, top, bottom, w, h, isDark }: Pane): string {
  const { air, random } = canvas;
  return times(9, (index) => {
    const [x, wide] = [left + (w * index) / 9, (w / 9) * random.between(0.7, 1.1)];
    const y = top + h * random.between(0.24, 0.6);
    const lights = times(8, (k) =>
      random.chance(isDark ? 0.7 : 0.5)
        ? rectangle(
            [x + wide * (0.16 + 0.4 * (k % 2)), y + h * (0.05 + 0.09 * Math.floor(k / 2))],
            wide * 0.2,
            h * 0.045,
            isDark ? '#ffd98a' : air.tone('#dfeaf5', 0.1, 0.3),
          )
        : '',
    ).join('');
    const front = air.tone(index % 2 ? '#7f93bf' : '#96a5cb', -0.1, 0.35);
    return rectangle([x, y], wide, bottom - y, front) + lights;
  }).join('');
}

function tree(
  { canvas, left, top, w, h }: Pane,
  share: number,
  size: number,
  level: number,
): string {
  const at: Point = [left + w * share, top + h * level];
  const lit: Point = [at[0] - h * size * 0.25, top + h * (level - size * 0.3)];
  return (
    ellipse(at, h * size, h * size * 1.1, canvas.air.tone('#5fa05a', -0.1)) +
    ellipse(lit, h * size * 0.62, h * size * 0.62, canvas.air.tone('#7fb868', 0.2))
  );
}

const VIEWS: Readonly<Record<Outlook, (pane: Pane) => string>> = {
  city: towers,
  mountains: (pane) => peaks(pane) + hill(pane, 0.72, '#6fa85f', 0.2),
  hills: (pane) =>
    hill(pane, 0.6, '#8fb98a', 0.5) +
    hill(pane, 0.74, '#6fa85f', 0.15) +
    tree(pane, 0.78, 0.13, 0.68) +
    tree(pane, 0.1, 0.17, 0.8),
  forest: (pane) =>
    times(7, (index) => tree(pane, index / 6, 0.2, 0.62 + 0.05 * (index % 2))).join('') +
    hill(pane, 0.84, '#4f8a4a', 0),
  sea: ({ canvas: { air }, left, top, w, h }) =>
    rectangle([left, top + h * 0.56], w, h * 0.44, air.tone('#3f9cc4', 0.05, 0.2)) +
    rectangle([left, top + h * 0.86], w, h * 0.14, air.tone('#e6cf9f', 0.1)),
};

/** Lines of rain, or flakes. */
function falling({ canvas, left, top, w, h }: Pane): string {
  const { weather } = canvas.stage;
  const at = (): Point => [left + canvas.random() * w, top + canvas.random() * h];
  if (weather === 'snowfall')
    return times(40, () => circle(at(), 2.2 * canvas.unit, '#ffffff', { opacity: 0.9 })).join('');
  if (weather !== 'rain' && weather !== 'storm') return '';
  return times(46, () =>
    rectangle(at(), 1.6 * canvas.unit, h * 0.06, '#e3eef6', { opacity: 0.6 }),
  ).join('');
}

export function outside(room: Room, outline: readonly Solid[], outlook: Outlook): string {
  const pane = paneOf(room, outline);
  const { canvas, left, top, w, h } = pane;
  const { light, skyTop, skyMiddle, skyLow } = canvas.air.light;
  const sky = canvas.pen.linear(
    [0, top],
    [0, top + h * 0.75],
    [
      [0, skyTop],
      [0.6, skyMiddle],
      [1, skyLow],
    ],
  );
  const orb: Point = [left + w * 0.3, top + h * 0.3];
  const sun = room.isDark
    ? circle(orb, h * 0.05, '#fdf3d8')
    : circle(orb, h * 0.12, light, { opacity: 0.3 }) + circle(orb, h * 0.055, '#fff8dc');
  return rectangle([left, top], w, h, sky) + sun + VIEWS[outlook](pane) + falling(pane);
}
