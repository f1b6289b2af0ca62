import { type Hex } from '@/lib/color/hex';
import { circle, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { kitThingAt } from '../kit-things';
import { addSky } from '../outdoor/sky';
import { addSkyline } from '../outdoor/skyline';
import { castShadow, parkTree } from '../outdoor/trees';
import type { Ground } from '../place';
import { world } from './world';

/** Platforms with a train at them, above the ground and under it, and walks along water. */

const n = number;

interface View {
  canvas: Canvas;
  /** Where the platform's edge is, and the train behind it. */
  edge: number;
  /** Pixels of a centimetre at the train. */
  s: number;
}

/** Waggons from side to side with lit windows and a door. */
function trainBody({ canvas, edge, s }: View, body: Hex): string {
  const { widthPx, air, random } = canvas;
  const dark = air.areLampsLit;
  const glass = dark ? air.glow('#ffe3a3') : air.tone('#8fc0dc', 0.2);
  const [top, bottom] = [edge - 330 * s, edge - 8 * s];
  const start = -random.between(40, 200) * s;
  const panes = times(Math.ceil(widthPx / (150 * s)) + 2, (index) => {
    const x = start + index * 150 * s;
    return index % 4 === 2
      ? rectangle(
          [x + 14 * s, top + 66 * s],
          112 * s,
          bottom - top - 66 * s,
          air.tone('#e9edf4', 0.1),
          {
            radius: 5 * s,
          },
        ) +
          [20, 74]
            .map((dx) =>
              rectangle([x + dx * s, top + 84 * s], 46 * s, 120 * s, glass, { radius: 4 * s }),
            )
            .join('') +
          rectangle([x + 69 * s, top + 66 * s], 3 * s, bottom - top - 66 * s, air.tone('#8d9ab4'))
      : rectangle([x + 10 * s, top + 84 * s], 124 * s, 92 * s, glass, { radius: 10 * s }) +
          rectangle([x + 22 * s, top + 96 * s], 30 * s, 66 * s, '#ffffff', { opacity: 0.25 });
  }).join('');
  return (
    rectangle([0, top], widthPx, bottom - top, air.tone('#eef2f7', 0.05)) +
    rectangle([0, top], widthPx, 34 * s, air.tone('#b9c3d6', -0.1)) +
    rectangle([0, top + 216 * s], widthPx, 34 * s, air.tone(body)) +
    rectangle([0, bottom - 36 * s], widthPx, 40 * s, air.tone('#4a5274', -0.1)) +
    panes
  );
}

function platformFloor({ canvas, edge }: View, floor: Hex): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const step = (heightPx - edge) / 7;
  return (
    rectangle([0, edge], widthPx, heightPx - edge, air.tone(floor, 0.05)) +
    times(7, (row) =>
      rectangle(
        [0, edge + row * step * (0.6 + row * 0.07)],
        widthPx,
        1.4 * unit,
        air.tone(floor, -0.25),
      ),
    ).join('') +
    times(15, (index) => {
      const x = (index / 14) * widthPx;
      return stroke(
        `M${n(x)} ${n(edge)}L${n(widthPx / 2 + (x - widthPx / 2) * 1.9)} ${n(heightPx)}`,
        air.tone(floor, -0.25),
        1.4 * unit,
      );
    }).join('') +
    rectangle([0, edge], widthPx, 9 * unit, air.tone('#e9e4dc', 0.2)) +
    rectangle([0, edge + 15 * unit], widthPx, 12 * unit, air.tone('#f5c542', 0.05))
  );
}

/** A clock on a post and a board with the name of the stop. */
function signs({ canvas, edge, s }: View): string {
  const { widthPx, air, stage } = canvas;
  const x = widthPx * (stage.focusX > 0.5 ? 0.16 : 0.84);
  const top = edge - 360 * s;
  const at: Point = [x, top + 60 * s];
  return (
    rectangle([x - 4 * s, top - 200 * s], 8 * s, 220 * s, air.tone('#3f4668')) +
    circle(at, 44 * s, air.tone('#3f4668')) +
    circle(at, 36 * s, air.tone('#fffdf8', 0.2)) +
    stroke(
      `M${n(at[0])} ${n(at[1])}V${n(at[1] - 26 * s)}M${n(at[0])} ${n(at[1])}l${n(18 * s)} ${n(8 * s)}`,
      air.tone('#2b2e52'),
      5 * s,
    )
  );
}

function viewOf(canvas: Canvas): View {
  const { heightPx, stage } = canvas;
  const edge = heightPx * 0.7;
  return {
    canvas,
    edge,
    s: Math.max(Math.min(stage.pxPerCm * 0.8, (edge * 0.8) / 340), heightPx / 900),
  };
}

function drawPlatform(canvas: Canvas): Ground {
  const { heightPx, widthPx, air, random, stage } = canvas;
  const view = viewOf(canvas);
  const { edge, s } = view;
  addSky(canvas, edge);
  addSkyline(canvas, edge - 120 * s, { heightShare: 0.5, nearFar: 0.7 });
  canvas.add({
    id: 'train',
    depth: 0.046,
    svg: trainBody(view, random.pick(['#e0523f', '#2f8f78', '#3f6fc4', '#f08a3c'])),
    shows: ['train', 'railway'],
  });
  const roofLow = heightPx * 0.12;
  const posts = [0.08, 0.5, 0.94].map((share) =>
    rectangle(
      [widthPx * share - 9 * s, roofLow],
      18 * s,
      edge - roofLow,
      air.tone('#4f5a86', -0.1),
    ),
  );
  canvas.add({
    id: 'platform-roof',
    depth: 0.048,
    svg:
      posts.join('') +
      shape(
        [
          [0, 0],
          [widthPx, 0],
          [widthPx, roofLow * 0.7],
          [0, roofLow * 0.7],
        ],
        air.tone('#5f6a96', -0.2),
      ) +
      rectangle([0, roofLow * 0.7], widthPx, roofLow * 0.34, air.tone('#7d88b4', 0.1)) +
      signs(view),
  });
  canvas.add({
    id: 'platform',
    depth: 0.05,
    svg: platformFloor(view, '#cfc9cf'),
    shows: ['bus-stop', 'platform'],
  });
  const bench: Point = [
    widthPx * (stage.focusX > 0.5 ? 0.14 : 0.86),
    edge + (heightPx - edge) * 0.3,
  ];
  if (!stage.things?.has('bench'))
    canvas.add({
      id: 'platform-bench',
      depth: 0.3,
      svg: kitThingAt('bench', canvas.pen, (color) => air.tone(color), {
        at: bench,
        scale: s * 1.05,
      }),
    });
  return floorGround(stage, edge, heightPx * 0.88);
}

function drawSubwayStation(canvas: Canvas): Ground {
  const { heightPx, widthPx, air, random, stage } = canvas;
  const view = viewOf(canvas);
  const { edge, s } = view;
  const wall = air.tone(random.pick(['#e6e1d6', '#d6e3e6']), 0);
  const tiles = times(90, () =>
    rectangle(
      [
        Math.floor(random() * (widthPx / (44 * s))) * 44 * s,
        Math.floor(random() * (edge / (24 * s))) * 24 * s,
      ],
      42 * s,
      22 * s,
      '#ffffff',
      { opacity: 0.35 },
    ),
  );
  canvas.add({
    id: 'tiles',
    role: 'backdrop',
    depth: 0.01,
    svg:
      rectangle([0, 0], widthPx, edge, wall) +
      tiles.join('') +
      rectangle([0, heightPx * 0.16], widthPx, 26 * s, air.tone('#2f8f78')),
  });
  canvas.add({
    id: 'train',
    depth: 0.046,
    svg: trainBody(view, random.pick(['#e0523f', '#3f6fc4', '#f5b33f'])),
    shows: ['train'],
  });
  canvas.add({
    id: 'ceiling',
    depth: 0.048,
    svg:
      rectangle([0, 0], widthPx, heightPx * 0.07, air.tone('#5a6284', -0.2)) +
      times(4, (index) =>
        rectangle(
          [widthPx * (0.06 + index * 0.25), heightPx * 0.05],
          widthPx * 0.14,
          heightPx * 0.018,
          air.glow('#fff3d0'),
          {
            radius: heightPx * 0.008,
          },
        ),
      ).join('') +
      signs({ ...view, edge: edge * 0.98 }),
  });
  canvas.add({ id: 'platform', depth: 0.05, svg: platformFloor(view, '#b9bccb') });
  return floorGround(stage, edge, heightPx * 0.88);
}

/** A lane of trees with benches: what lies along water in a town. */
function drawCanalSide(canvas: Canvas): Ground {
  const { heightPx: h, widthPx: w, air, stage } = canvas;
  const bank = h * 0.74;
  addSky(canvas, h * 0.52);
  addSkyline(canvas, h * 0.54, { heightShare: 0.6, nearFar: 0.6 });
  canvas.add({
    id: 'river',
    depth: 0.02,
    svg: rectangle([0, h * 0.53], w, bank - h * 0.53, air.tone('#5f9fc4', 0.1, 0.2)),
    shows: ['river'],
  });
  canvas.add({
    id: 'promenade',
    depth: 0.04,
    svg:
      rectangle([0, bank], w, h - bank, air.tone('#d9cdbd', 0.05)) +
      rectangle([0, bank], w, h * 0.014, air.tone('#a89a8a', -0.1)),
    shows: ['path'],
  });
  const trees = [0.06, 0.34, 0.68, 0.95].filter((share) => Math.abs(share - stage.focusX) > 0.12);
  canvas.add({
    id: 'promenade-trees',
    depth: 0.06,
    svg: trees
      .map((share) => {
        const foot: Point = [w * share, bank + h * 0.04];
        return (
          castShadow(canvas, foot, h * 0.06) +
          parkTree(canvas, {
            foot,
            size: h * 0.34,
            color: stage.season === 'autumn' ? '#d9823c' : '#4f9f5f',
            far: 0.05,
            snow: stage.season === 'winter',
          })
        );
      })
      .join(''),
  });
  return floorGround(stage, bank, h * 0.9);
}

export const stations = [
  world('platform', drawPlatform),
  world('subway-station', drawSubwayStation, { roofed: true }),
  world('promenade', drawCanalSide),
];
