import { mix } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { number, polyline } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { addCloudDeck } from './storm';
import type { Ground, Stage } from '../place';

/** Weather over a finished place, and signs in its sky. */

const RAINBOW = ['#ff5a4a', '#ff9a3c', '#ffe04a', '#5fd06a', '#3fb2ea', '#7a68d6'] as const;

/** A bow behind the land, pale and cut by what stands before it. */
function rainbow({ widthPx, random, unit }: Canvas, horizonPx: number): string {
  const radius = Math.min(widthPx * 0.46, horizonPx * 0.92);
  const x = widthPx * random.between(0.3, 0.7);
  const width = 10 * unit;
  return RAINBOW.map((color, index) => {
    const r = number(radius - index * width);
    const left = `${number(x - radius + index * width)} ${number(horizonPx + 20 * unit)}`;
    return stroke(
      `M${left}A${r} ${r} 0 0 1 ${number(x + radius - index * width)} ${number(horizonPx + 20 * unit)}`,
      color,
      width * 1.08,
      { opacity: 0.38 },
    );
  }).join('');
}

function aurora({ widthPx, random, pen, unit }: Canvas, horizonPx: number): string {
  const hues = ['#5ff0b0', '#4fd8d8', '#a88af0'] as const;
  return times(3, (index) => {
    const base = horizonPx * (0.4 + index * 0.16);
    const phase = random.between(0, 6);
    const low: Point[] = times(13, (_, share) => [
      -20 + share * (widthPx + 40),
      base + Math.sin(share * 7 + phase) * 46 * unit + Math.sin(share * 15 + phase) * 16 * unit,
    ]);
    const height = random.between(150, 260) * unit;
    const high = low.map(([x, y], at): Point => [
      x + 30 * unit,
      y - height * (0.8 + 0.3 * Math.sin(at * 1.7)),
    ]);
    const color = hues[index] ?? hues[0];
    const fill = pen.linear(
      [0, base - height],
      [0, base + 40 * unit],
      [
        [0, color, 0],
        [0.75, color, 0.42],
        [1, color, 0.06],
      ],
    );
    return path(`${polyline(low)}L${polyline(high.reverse()).slice(1)}Z`, fill);
  }).join('');
}

function lightning({ widthPx, random, unit }: Canvas, horizonPx: number): string {
  const x = widthPx * random.pick([random.between(0.12, 0.3), random.between(0.7, 0.88)]);
  const steps = 7;
  const bolt = times(steps, (index, share): Point => [
    x + (index % 2 ? 1 : -1) * random.between(8, 34) * unit + share * 30 * unit,
    horizonPx * (0.12 + share * 0.82),
  ]);
  const data = polyline(bolt);
  return stroke(data, '#fff6c8', 16 * unit, { opacity: 0.25 }) + stroke(data, '#fffbe6', 5 * unit);
}

/** What stands in the sky, behind all land. */
export function addSkySigns(canvas: Canvas, horizonPx: number, parts: readonly string[]): void {
  const { weather } = canvas.stage;
  const add = (id: string, svg: string) =>
    canvas.add({ id, role: 'backdrop', depth: 0.015, svg, shows: [id] });
  if (weather === 'rainbow' || canvas.stage.grown?.has('rainbow')) {
    canvas.add({
      id: 'rainbow',
      depth: 0.036,
      svg: rainbow(canvas, horizonPx),
      shows: ['rainbow'],
    });
  }
  if (weather === 'aurora' || parts.includes('aurora')) add('aurora', aurora(canvas, horizonPx));
  if (weather !== 'storm') return;
  addCloudDeck(canvas, horizonPx);
  add('lightning', lightning(canvas, horizonPx));
}

function rainStreaks({ random, widthPx, heightPx, unit, air }: Canvas, count: number): string {
  const color = mix('#ffffff', air.light.skyMiddle, 0.35);
  const drops = times(count, () => {
    const [x, y] = [random.between(0, widthPx * 1.1), random.between(-20, heightPx)];
    const length = random.between(16, 44) * unit;
    return `M${number(x)} ${number(y)}l${number(-length * 0.26)} ${number(length)}`;
  });
  return stroke(drops.join(''), color, 1.8 * unit, { opacity: 0.5 });
}

function snowFlakes({ random, widthPx, heightPx, unit }: Canvas): string {
  return times(110, () =>
    circle(
      [random.between(0, widthPx), random.between(0, heightPx)],
      random.between(1.4, 5) * unit * random.between(0.5, 1),
      '#ffffff',
      { opacity: Math.round(random.between(0.45, 0.95) * 10) / 10 },
    ),
  ).join('');
}

/** How near fog lies where nothing stands in it, and how far behind the main things. */
const FOG = { depth: 0.6, behind: 0.03 } as const;

/** Fog hangs behind whom the picture is of: they stand out of it. */
function fogDepth(stage: Stage, ground: Ground | undefined): number {
  if (!ground || !stage.subject) return FOG.depth;
  return Math.min(FOG.depth, Math.max(0.05, ground.mainDepth - FOG.behind));
}

/** What falls or hangs before everything. */
export function addWeather(canvas: Canvas, horizonPx: number, ground?: Ground): void {
  const { stage, pen, air, widthPx, heightPx } = canvas;
  const { weather } = stage;
  const add = (svg: string) =>
    canvas.add({ id: weather, role: 'atmosphere', depth: 1, svg, shows: [weather] });
  if (weather === 'rain' || weather === 'storm')
    add(rainStreaks(canvas, weather === 'rain' ? 150 : 200));
  if (weather === 'snowfall') add(snowFlakes(canvas));
  if (weather === 'fog') {
    const veil = pen.linear(
      [0, 0],
      [0, heightPx],
      [
        [0, air.light.haze, 0.25],
        [Math.min(0.9, horizonPx / heightPx), air.light.haze, 0.72],
        [1, air.light.haze, 0.12],
      ],
    );
    canvas.add({
      id: 'fog',
      role: 'atmosphere',
      depth: fogDepth(stage, ground),
      svg: rectangle([0, 0], widthPx, heightPx, veil),
      shows: ['fog'],
    });
  }
}
