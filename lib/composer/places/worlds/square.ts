import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addWetGround } from '../outdoor/mirrored';
import { addSky } from '../outdoor/sky';
import type { Ground } from '../place';
import { awning } from './facades';
import { world } from './world';
import { AWNINGS, frontRow } from './street';

/** A market square: old fronts, cobbles, stalls and bunting. */

function stall(canvas: Canvas, x: number, y: number, size: number, color: Hex): string {
  const { air, random } = canvas;
  const goods: readonly (readonly [Hex, ...Hex[]])[] = [
    ['#e2472f', '#f2a53c', '#8fb848', '#e9d04a'],
    ['#7a4aa0', '#e2573f', '#f2c84a', '#5a9a4a'],
    ['#f29bb0', '#fff0d0', '#8f7ad6', '#f2664f'],
  ];
  const set = random.pick(goods as [readonly [Hex, ...Hex[]]]);
  const [w, h] = [size, size * 0.8];
  const piles = times(4, (index) => {
    const px = x - w * 0.36 + index * w * 0.24;
    return (
      times(7, (at) =>
        circle(
          [px + ((at % 4) - 1.5) * size * 0.045, y - h * 0.4 - Math.floor(at / 4) * size * 0.05],
          size * 0.034,
          isLit(canvas)
            ? mix(set[index % set.length] ?? set[0], '#7a4a3a', 0.25)
            : air.tone(set[index % set.length] ?? set[0], random.between(-0.2, 0.3)),
        ),
      ).join('') +
      rectangle([px - size * 0.1, y - h * 0.4], size * 0.2, size * 0.07, air.tone('#b07a48', 0.1))
    );
  });
  return (
    ellipse([x + size * 0.1, y + 3], size * 0.64, size * 0.06, air.light.shade, { opacity: 0.28 }) +
    [-0.48, 0.45]
      .map((share) =>
        rectangle([x + w * share, y - h * 1.1], size * 0.035, h * 1.1, air.tone('#6b4632', -0.1)),
      )
      .join('') +
    inside(canvas, [x, y], w, h) +
    rectangle([x - w * 0.52, y - h * 0.32], w * 1.04, h * 0.32, air.tone('#a8683f', -0.1)) +
    times(6, (index) =>
      rectangle(
        [x - w * 0.52 + index * w * 0.175, y - h * 0.32],
        2,
        h * 0.32,
        air.tone('#5a3a30', 0),
        { opacity: 0.5 },
      ),
    ).join('') +
    rectangle([x - w * 0.54, y - h * 0.37], w * 1.08, h * 0.07, air.tone('#c98f5a', 0.3)) +
    piles.join('') +
    awning(canvas, [x - w * 0.5, y - h * 1.28], w, h * 0.36, color)
  );
}

/** Lamps are lit in the market when it is dark. */
const isLit = ({ air }: Canvas) => air.areLampsLit;

/** What is under an awning: shade by day, lamplight that falls on the ground by night. */
function inside(canvas: Canvas, [x, y]: Point, w: number, h: number): string {
  const { air, pen } = canvas;
  if (!isLit(canvas))
    return rectangle([x - w * 0.47, y - h], w * 0.94, h * 0.6, air.tone('#5a3f52', -0.1), {
      opacity: 0.4,
    });
  const middle: Point = [x, y - h * 0.5];
  const glow = pen.radial(middle, w * 0.95, [
    [0, '#ffd98a', 0.6],
    [1, '#ffb04a', 0],
  ]);
  const back = pen.linear(
    [x, y - h],
    [x, y - h * 0.4],
    [
      [0, '#fff0c4'],
      [1, '#f0a850'],
    ],
  );
  return (
    circle(middle, w * 0.95, glow) + rectangle([x - w * 0.47, y - h], w * 0.94, h * 0.66, back)
  );
}

/** Bulbs on a wire. */
function bulb(canvas: Canvas, x: number, y: number): string {
  const { pen, unit } = canvas;
  const glow = pen.radial([x, y], 26 * unit, [
    [0, '#ffd98a', 0.8],
    [1, '#ffd98a', 0],
  ]);
  return circle([x, y], 26 * unit, glow) + circle([x, y], 6 * unit, '#fff3d0');
}

function bunting(canvas: Canvas, top: number): string {
  const { widthPx, air, random, unit } = canvas;
  return times(2, (row) => {
    const y = top + row * 60 * unit;
    const sag = random.between(60, 100) * unit;
    const at = (share: number) => y + sag * 4 * share * (1 - share);
    const flags = times(22, (index) => {
      const share = (index + 0.5) / 22;
      const x = share * widthPx;
      if (isLit(canvas)) return bulb(canvas, x, at(share) + 8 * unit);
      return shape(
        [
          [x - 12 * unit, at(share)],
          [x + 12 * unit, at(share)],
          [x, at(share) + 28 * unit],
        ],
        air.tone(AWNINGS[index % 5] ?? '#f2664f', random.between(-0.1, 0.3)),
      );
    });
    return (
      `<path d="M0 ${number(y)}Q${number(widthPx / 2)} ${number(y + sag * 2)} ${number(widthPx)} ${number(y)}" fill="none" stroke="${air.tone('#5a3a45')}" stroke-width="${number(2.4 * unit)}"/>` +
      flags.join('')
    );
  }).join('');
}

/** Cobbles as loose clusters on a warm ground. */
export function cobbles(canvas: Canvas, topPx: number, color: Hex): string {
  const { widthPx, heightPx, random, air, pen } = canvas;
  const fill = pen.linear(
    [0, topPx],
    [0, heightPx],
    [
      [0, air.tone(color, 0.25, 0.2)],
      [1, air.tone(color, -0.25)],
    ],
  );
  const stones = times(80, () => {
    const near = random() ** 0.7;
    const y = topPx + 6 + near * (heightPx - topPx);
    const w = (8 + near * 46) * canvas.unit;
    const h = w * 0.22;
    return path(
      `M${number(random() * widthPx)} ${number(y)}q${number(w * 0.4)} ${number(-h * 0.7)} ${number(w * 0.84)} 0q0 ${number(h)} ${number(-w * 0.42)} ${number(h)}t${number(-w * 0.42)} ${number(-h)}Z`,
      air.tone(mix(color, '#8a6a70', random.between(0.1, 0.4)), random.between(-0.3, 0.3)),
      { opacity: 0.5 },
    );
  });
  return rectangle([0, topPx], widthPx, heightPx - topPx, fill) + stones.join('');
}

/** Its ground: cobbles, snow over them in winter, and a rink where somebody skates. */
function addFloor(canvas: Canvas, basePx: number): void {
  const { stage, heightPx } = canvas;
  const isSnowy = isInSnow(stage);
  canvas.add({
    id: 'cobbles',
    depth: 0.05,
    svg: isSnowy ? snowfield(canvas, basePx) : cobbles(canvas, basePx, '#dcb78d'),
    shows: isSnowy ? ['square', 'snow'] : ['square'],
  });
  if (stage.isIce)
    canvas.add({
      id: 'rink',
      depth: 0.0505,
      svg: rink(canvas, basePx + (heightPx - basePx) * 0.08),
      shows: ['ice'],
    });
}

const isInSnow = ({ weather, season }: Canvas['stage']) =>
  weather === 'snowfall' || season === 'winter';

/** Trodden snow: soft drifts, each with a lit edge and a blue hollow. */
function snowfield({ widthPx, heightPx, pen, air, random }: Canvas, topPx: number): string {
  const fill = pen.linear(
    [0, topPx],
    [0, heightPx],
    [
      [0, air.tone('#e3ecf6', 0, 0.2)],
      [1, air.tone('#f6faff', 0.2)],
    ],
  );
  const drifts = times(26, () => {
    const near = random() ** 0.7;
    const y = topPx + near * (heightPx - topPx);
    const w = widthPx * (0.06 + near * 0.16);
    const x = random.between(-0.1, 1) * widthPx;
    return path(
      `M${number(x)} ${number(y)}q${number(w / 2)} ${number(-w * 0.1)} ${number(w)} 0q${number(-w / 2)} ${number(w * 0.05)} ${number(-w)} 0Z`,
      air.tone('#c3d3e6', 0.05),
      { opacity: 0.7 },
    );
  });
  return rectangle([0, topPx], widthPx, heightPx - topPx, fill) + drifts.join('');
}

/** A sheet of ice with traces of skates, and a rim of swept snow. */
function rink({ widthPx, heightPx, pen, air, random, unit }: Canvas, topPx: number): string {
  const deep = heightPx - topPx;
  const middle: Point = [widthPx / 2, topPx + deep * 0.52];
  const [rx, ry] = [widthPx * 0.64, deep * 0.52];
  const fill = pen.linear(
    [0, topPx],
    [0, heightPx],
    [
      [0, air.tone('#b4d8ee', 0, 0.1)],
      [1, air.tone('#8dc1e2', 0.1)],
    ],
  );
  const traces = times(18, () => {
    const [x, y] = [random.between(0.02, 0.86) * widthPx, topPx + deep * random.between(0.2, 0.94)];
    const w = random.between(0.08, 0.24) * widthPx;
    const bend = random.between(-0.22, 0.22) * w;
    return `<path d="M${number(x)} ${number(y)}q${number(w / 2)} ${number(bend)} ${number(w)} ${number(bend * 0.3)}" fill="none" stroke="${air.tone('#ffffff', 0.2)}" stroke-width="${number(random.between(1.6, 3) * unit)}" opacity="0.75"/>`;
  });
  return (
    ellipse([middle[0], middle[1] - deep * 0.012], rx * 1.03, ry * 1.04, air.tone('#ffffff', 0.2)) +
    ellipse(middle, rx, ry, air.tone('#7ba9cb', -0.05)) +
    ellipse([middle[0], middle[1] + deep * 0.014], rx, ry, fill) +
    traces.join('')
  );
}

function drawSquare(canvas: Canvas): Ground {
  const { heightPx, widthPx, stage, random, unit } = canvas;
  const basePx = heightPx * random.between(0.6, 0.65);
  addSky(canvas, basePx);
  const scale = Math.max(heightPx / 2300, Math.min(stage.pxPerCm * 0.55, (basePx * 0.72) / 1000));
  canvas.add({
    id: 'houses',
    depth: 0.04,
    svg: frontRow(canvas, {
      basePx,
      scale,
      styles: ['timber', 'gable', 'timber', 'mansard'],
      floors: [2, 3],
      shops: 0.25,
      far: 0.2,
    }),
    shows: ['square', 'city'],
  });
  addFloor(canvas, basePx);
  if (stage.isWet)
    addWetGround(canvas, { of: /^houses/, linePx: basePx, depth: 0.051, color: '#8d7f88' });
  const size = Math.max(widthPx * 0.1, Math.min(widthPx * 0.24, 330 * stage.pxPerCm * 0.6));
  const stalls = [0.1, 0.3, 0.72, 0.92].map((share, index) => {
    const y = basePx + (heightPx - basePx) * (index % 3 === 0 ? 0.3 : 0.16);
    return Math.abs(share - stage.focusX) < 0.14
      ? ''
      : stall(
          canvas,
          widthPx * share,
          y,
          size * (index % 3 === 0 ? 1.2 : 0.9),
          random.pick(AWNINGS),
        );
  });
  canvas.add({
    id: 'stalls',
    depth: 0.2,
    svg: [...stalls.slice(1, 3), stalls[0], stalls[3]].join(''),
    shows: ['square'],
  });
  canvas.add({ id: 'bunting', depth: 0.21, svg: bunting(canvas, heightPx * 0.14 + 10 * unit) });
  const mainPx = heightPx * 0.86;
  return floorGround(stage, basePx, mainPx);
}

export const square = world('square', drawSquare);
