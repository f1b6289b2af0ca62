import { isOfSort } from '../../concepts/sorts';
import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { number, smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { besideFocus, cloud, addSky } from '../outdoor/sky';
import { rock } from '../outdoor/scenery';
import { roundTree } from '../outdoor/trees';
import type { Ground } from '../place';
import { swell, under } from '../terrain-lines';
import { world } from './world';

/** The sea floor, a cave, islands over the clouds. */

const n = number;

function coral({ random, air }: Canvas, [x, y]: Point, size: number, color: Hex): string {
  const kind = random.whole(0, 3);
  if (kind === 0)
    return times(5, (index) =>
      stroke(
        `M${n(x)} ${n(y)}Q${n(x + (index - 2) * size * 0.12)} ${n(y - size * 0.5)} ${n(x + (index - 2) * size * 0.24)} ${n(y - size * random.between(0.7, 1))}`,
        air.tone(color, index % 2 ? -0.2 : 0.1),
        size * 0.1,
      ),
    ).join('');
  if (kind === 1)
    return times(
      4,
      (index) =>
        ellipse(
          [x + (index - 1.5) * size * 0.22, y - size * 0.24 - (index % 2) * size * 0.16],
          size * 0.2,
          size * 0.26,
          air.tone(color, index % 2 ? 0.15 : -0.15),
        ) +
        ellipse(
          [x + (index - 1.5) * size * 0.22, y - size * 0.44 - (index % 2) * size * 0.16],
          size * 0.1,
          size * 0.04,
          air.tone(color, -0.5),
        ),
    ).join('');
  if (kind === 2)
    return (
      path(
        `M${n(x)} ${n(y)}Q${n(x - size * 0.7)} ${n(y - size * 0.5)} ${n(x - size * 0.4)} ${n(y - size * 0.95)}Q${n(x)} ${n(y - size * 1.15)} ${n(x + size * 0.45)} ${n(y - size * 0.9)}Q${n(x + size * 0.66)} ${n(y - size * 0.45)} ${n(x)} ${n(y)}Z`,
        air.tone(color, -0.05),
      ) +
      times(5, (index) =>
        stroke(
          `M${n(x)} ${n(y)}L${n(x + (index - 2) * size * 0.19)} ${n(y - size * 0.86)}`,
          air.tone(color, -0.4),
          size * 0.02,
        ),
      ).join('')
    );
  return times(6, (index) =>
    stroke(
      `M${n(x + (index - 2.5) * size * 0.1)} ${n(y)}q${n(size * 0.12)} ${n(-size * 0.3)} 0 ${n(-size * 0.6)}t${n(size * 0.04)} ${n(-size * 0.5 * (0.6 + (index % 3) * 0.3))}`,
      air.tone('#2f9a6a', index % 2 ? 0.1 : -0.25),
      size * 0.055,
    ),
  ).join('');
}

function waterColumn({ widthPx, heightPx, random, air, pen }: Canvas): string {
  const water = pen.linear(
    [0, 0],
    [0, heightPx],
    [
      [0, air.tone('#7fe0e6', 0.15)],
      [0.35, air.tone('#2fa9c9')],
      [0.75, air.tone('#1b6fa6')],
      [1, air.tone('#154f86')],
    ],
  );
  const beams = times(6, (index) => {
    const x = widthPx * ((index + random.between(0, 0.8)) / 6);
    const w = widthPx * random.between(0.03, 0.08);
    return path(
      `M${n(x)} 0H${n(x + w)}L${n(x + w * 2 - widthPx * 0.12)} ${n(heightPx * 0.85)}H${n(x - widthPx * 0.18)}Z`,
      '#ffffff',
      { opacity: 0.09 },
    );
  });
  return rectangle([0, 0], widthPx, heightPx, water) + beams.join('');
}

function bubbles({ widthPx, heightPx, random, unit }: Canvas): string {
  return times(22, () => {
    const at: Point = [random() * widthPx, random.between(0.1, 0.85) * heightPx];
    const r = random.between(3, 11) * unit;
    return (
      circle(at, r, '#ffffff', { opacity: 0.2 }) +
      circle([at[0] - r * 0.3, at[1] - r * 0.3], r * 0.3, '#ffffff', { opacity: 0.6 })
    );
  }).join('');
}

const CORALS = ['#f2664f', '#f29bb0', '#f5b33f', '#b07ad6', '#f08a3c'] as const;

/** Corals from the sides inwards; the middle stays open. */
function reef(canvas: Canvas, count: number, size: number, footY: (x: number) => number): string {
  const { widthPx, random, unit, stage } = canvas;
  return times(count, (index) => {
    const share = (index + random()) / count;
    const x = (share < 0.5 ? share * 0.72 : 0.28 + share * 0.72) * widthPx;
    if (Math.abs(x / widthPx - stage.focusX) < 0.15) return '';
    return coral(
      canvas,
      [x, footY(x)],
      random.between(0.6, 1.1) * size * unit,
      random.pick(CORALS),
    );
  }).join('');
}

function drawUnderwater(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, unit, air, pen, stage } = canvas;
  canvas.add({ id: 'water', role: 'backdrop', depth: 0, svg: waterColumn(canvas) });
  const far = [0, 1].map((row) => {
    const crest = swell(random, heightPx * (0.64 + row * 0.08), 46 * unit, 1.8, unit);
    return path(under(crest, widthPx, heightPx), air.tone(mix('#2f86b4', '#1d6a98', row), 0));
  });
  canvas.add({ id: 'far-reef', depth: 0.05, svg: far.join('') });
  const floorPx = heightPx * 0.82;
  const crest = swell(random, floorPx, 16 * unit, 1.1, unit);
  const sand = pen.linear(
    [0, floorPx],
    [0, heightPx],
    [
      [0, air.tone('#d9cfa4', 0.1, 0.2)],
      [1, air.tone('#9fb09a', -0.3)],
    ],
  );
  canvas.add({
    id: 'sea-floor',
    depth: 0.3,
    svg: path(under(crest, widthPx, heightPx + 10), sand),
  });
  canvas.add({
    id: 'corals',
    depth: 0.35,
    svg: reef(canvas, 12, 110, (x) => crest(x) + 12 * unit),
    shows: ['underwater'],
  });
  canvas.add({
    id: 'near-corals',
    role: 'foreground',
    depth: 0.95,
    svg: reef(canvas, 9, 170, () => heightPx + 8),
  });
  canvas.add({ id: 'bubbles', role: 'atmosphere', depth: 0.9, svg: bubbles(canvas) });
  canvas.spots.push({
    kind: 'water',
    at: [widthPx * stage.focusX, heightPx * 0.48],
    widthPx: widthPx * 0.7,
    pxPerCm: stage.pxPerCm,
    depth: 0.5,
  });
  return floorGround(stage, floorPx, heightPx * 0.9);
}

/** Rings of rock around the way out, each nearer and darker. */
function addCaveMouth(canvas: Canvas, opening: Point, color: Hex): void {
  const { widthPx, heightPx, random, air } = canvas;
  for (let index = 0; index < 3; index += 1) {
    const reach = (0.2 + index * 0.13) * Math.min(widthPx, heightPx * 1.2);
    const light = mix(color, '#f3d9b0', 0.3 - index * 0.15);
    const tone = air.tone(mix(light, '#1c1838', index * 0.3), -0.1);
    const hole = times(16, (at): Point => {
      const angle = (at / 16) * 6.283;
      const far = reach * (1 + random.between(-0.13, 0.13));
      const low = Math.sin(angle) > 0 ? 0.62 : 0.95;
      return [opening[0] + Math.cos(angle) * far * 1.15, opening[1] + Math.sin(angle) * far * low];
    });
    const outline = smooth(hole, { closed: true });
    canvas.add({
      id: `cave-${index + 1}`,
      depth: 0.02 + index * 0.01,
      svg: `<path d="M0 0H${widthPx}V${heightPx}H0Z${outline}" fill="${tone}" fill-rule="evenodd"/>`,
      shows: ['cave'],
    });
  }
}

function crystal({ pen }: Canvas, [x, y]: Point, s: number, color: Hex): string {
  const glow = pen.radial([x, y - s * 0.5], s * 1.4, [
    [0, color, 0.4],
    [1, color, 0],
  ]);
  return (
    circle([x, y - s * 0.5], s * 1.4, glow) +
    path(
      `M${n(x - s * 0.24)} ${n(y)}L${n(x - s * 0.2)} ${n(y - s * 0.7)}L${n(x)} ${n(y - s)}L${n(x + s * 0.18)} ${n(y - s * 0.66)}L${n(x + s * 0.22)} ${n(y)}Z`,
      color,
    ) +
    path(
      `M${n(x)} ${n(y)}V${n(y - s)}L${n(x + s * 0.18)} ${n(y - s * 0.66)}L${n(x + s * 0.22)} ${n(y)}Z`,
      mix(color, '#2a1f66', 0.4),
    )
  );
}

function stalactites({ widthPx, random, unit, air }: Canvas, color: Hex): string {
  return times(16, (index) => {
    const x = ((index + random()) / 16) * widthPx;
    const [w, h] = [random.between(14, 40) * unit, random.between(50, 190) * unit];
    return path(
      `M${n(x - w)} -4Q${n(x - w * 0.2)} ${n(h * 0.5)} ${n(x)} ${n(h)}Q${n(x + w * 0.2)} ${n(h * 0.5)} ${n(x + w)} -4Z`,
      air.tone(mix(color, '#1c1838', 0.5), index % 2 ? 0 : -0.3),
    );
  }).join('');
}

function drawCave(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, unit, pen, stage, air } = canvas;
  const opening: Point = [besideFocus(canvas) * widthPx, heightPx * 0.42];
  const color = random.pick(['#6a5f86', '#7a6270', '#56688a']);
  const floorPx = heightPx * 0.7;
  addSky(canvas, heightPx * 0.6);
  addCaveMouth(canvas, opening, color);
  const glow = pen.radial(opening, widthPx * 0.45, [
    [0, air.light.light, 0.5],
    [1, air.light.light, 0],
  ]);
  canvas.add({
    id: 'daylight',
    role: 'atmosphere',
    depth: 0.05,
    svg: circle(opening, widthPx * 0.45, glow),
  });
  const crest = swell(random, floorPx, 12 * unit, 1.6, unit);
  const floor = pen.linear(
    [0, floorPx],
    [0, heightPx],
    [
      [0, air.tone(mix(color, '#e8c9a0', 0.25), 0.1)],
      [1, air.tone(mix(color, '#1c1838', 0.5), -0.2)],
    ],
  );
  const aside = (low: number, high: number) =>
    random.pick([random.between(low, 0.28), random.between(0.72, high)]) * widthPx;
  const stones = times(7, (index) =>
    rock(
      canvas,
      [aside(0, 1), floorPx + random.between(10, 160) * unit],
      (24 + index * 5) * unit,
      0,
      color,
      false,
    ),
  );
  const crystals = times(6, () =>
    crystal(
      canvas,
      [aside(0.02, 0.98), floorPx + random.between(0, 90) * unit],
      random.between(44, 90) * unit,
      random.pick(['#6fe3e0', '#b48aff', '#ff9ac0']),
    ),
  );
  canvas.add({
    id: 'cave-floor',
    depth: 0.1,
    svg: path(under(crest, widthPx, heightPx + 10), floor) + stones.join('') + crystals.join(''),
  });
  canvas.add({
    id: 'stalactites',
    role: 'foreground',
    depth: 0.9,
    svg: stalactites(canvas, color),
  });
  return floorGround(stage, floorPx, heightPx * 0.86);
}

function skyIsland(canvas: Canvas, [x, y]: Point, half: number, far: number): string {
  const { air, random } = canvas;
  const under2 =
    path(
      `M${n(x - half)} ${n(y)}Q${n(x - half * 0.6)} ${n(y + half * 0.5)} ${n(x - half * 0.2)} ${n(y + half * 0.7)}L${n(x + half * 0.04)} ${n(y + half * 1.1)}L${n(x + half * 0.3)} ${n(y + half * 0.6)}Q${n(x + half * 0.8)} ${n(y + half * 0.4)} ${n(x + half)} ${n(y)}Z`,
      air.tone('#a8795a', 0.1, far),
    ) +
    path(
      `M${n(x + half * 0.1)} ${n(y)}L${n(x + half * 0.04)} ${n(y + half * 1.1)}L${n(x + half * 0.3)} ${n(y + half * 0.6)}Q${n(x + half * 0.8)} ${n(y + half * 0.4)} ${n(x + half)} ${n(y)}Z`,
      air.tone('#a8795a', -0.45, far),
    );
  const trees = times(3, (index) =>
    roundTree(canvas, {
      foot: [x + (index - 1) * half * random.between(0.4, 0.6), y + half * 0.02],
      size: half * random.between(0.4, 0.66),
      color: '#57a352',
      far,
    }),
  );
  return (
    under2 +
    ellipse([x, y], half * 1.02, half * 0.2, air.tone('#7cc060', 0.2, far)) +
    ellipse([x, y + half * 0.05], half * 0.98, half * 0.15, air.tone('#5aa552', -0.1, far)) +
    trees.join('')
  );
}

function drawClouds(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, unit, stage } = canvas;
  addSky(canvas, heightPx * 0.85);
  const sea = (
    id: string,
    y: number,
    count: number,
    size: number,
    depth: number,
    opacity: number,
    role: 'scenery' | 'foreground',
  ) => {
    const svg = times(count, (index) =>
      cloud(
        canvas,
        [
          ((index + random.between(0.1, 0.9)) / count) * widthPx,
          y + random.between(-16, 16) * unit,
        ],
        size * unit * random.between(0.8, 1.3),
        opacity,
      ),
    );
    canvas.add({ id, role, depth, svg: svg.join('') });
  };
  const hasOwn =
    stage.bearsLand === true || [...(stage.things ?? [])].some((id) => isOfSort(id, 'aloft'));
  sea('far-clouds', heightPx * 0.66, 8, 130, 0.03, 0.7, 'scenery');
  canvas.add({
    id: 'sky-islands',
    depth: 0.05,
    svg: [
      [0.16, 0.52, 90],
      [0.86, 0.42, 70],
    ]
      .map(([x = 0, y = 0, half = 0]) =>
        skyIsland(
          canvas,
          [widthPx * x, heightPx * (y + random.between(-0.05, 0.05))],
          half * unit,
          0.35,
        ),
      )
      .join(''),
    shows: ['clouds'],
  });
  sea('clouds', heightPx * 0.8, 7, 190, 0.1, 0.95, 'scenery');
  const half = Math.min(widthPx * 0.34, heightPx * 0.36);
  // An island that the prompt is about floats by itself, and so does what flies.
  if (!hasOwn)
    canvas.add({
      id: 'main-island',
      depth: 0.2,
      svg: skyIsland(canvas, [widthPx * stage.focusX, heightPx * 0.74], half, 0.02),
    });
  sea('near-clouds', heightPx * 1.02, 5, 230, 0.95, 0.97, 'foreground');
  return floorGround(stage, heightPx * 0.72, heightPx * 0.755);
}

export const underwater = world('underwater', drawUnderwater, { roofed: true });
export const cave = world('cave', drawCave, { roofed: true });
export const clouds = world('clouds', drawClouds);
