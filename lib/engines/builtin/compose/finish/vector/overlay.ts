import type { Path, Segment } from '@/lib/svg/segments';
import type { Shape, Shapes, Stop } from '../shapes/shape';
import { addLayer, inkHex, newShape, rectangle } from './edit';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface OverlayOptions {
  kind:
    | 'vignette'
    | 'window'
    | 'evening'
    | 'flash'
    | 'spot'
    | 'softbox'
    | 'scanlines'
    | 'bricks'
    | 'speed'
    | 'dots'
    | 'sparkles'
    | 'drips'
    | 'grid'
    | 'blinds';
  strength: number;
  color: Ink;
}

function veil(
  scene: VectorScene,
  stops: readonly Stop[],
  geometry: Record<string, number>,
  kind: 'linear' | 'radial',
): Shape {
  return newShape(
    rectangle(0, 0, scene.widthPx, scene.heightPx),
    {
      fill: {
        kind,
        geometry,
        matrix: [scene.widthPx, 0, 0, scene.heightPx, 0, 0],
        spread: 'pad',
        stops,
      },
    },
    'atmosphere',
  );
}

const fade = (color: string, ...pairs: [offset: number, opacity: number][]): Stop[] =>
  pairs.map(([offset, opacity]) => ({ offset, color, opacity: Math.max(0, Math.min(1, opacity)) }));

function polygon(...points: [number, number][]): Path {
  return [...points.map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']];
}

/** Panes of light that fall aslant through a window. */
function windowPanes(scene: VectorScene, color: string, k: number): Shape[] {
  const [w, h] = [scene.widthPx, scene.heightPx];
  const dark = newShape(
    rectangle(0, 0, w, h),
    { fill: '#1a2238', fillOpacity: 0.14 * k },
    'atmosphere',
  );
  const panes = [0, 1, 2].flatMap((i) =>
    [0, 1].map((j) => {
      const [x, y] = [w * (-0.08 + i * 0.3 + j * 0.26), h * (0.02 + j * 0.5)];
      const [pw, ph, slant] = [w * 0.24, h * 0.46, w * 0.24];
      return newShape(
        polygon([x, y], [x + pw, y], [x + pw + slant, y + ph], [x + slant, y + ph]),
        { fill: color, fillOpacity: 0.38 * k },
        'atmosphere',
      );
    }),
  );
  return [dark, ...panes];
}

function bricks(scene: VectorScene, k: number): Shape[] {
  const high = 46 * scene.scale;
  const wide = high * 2.5;
  const path: Segment[] = [];
  for (let row = 0; row * high < scene.heightPx + high; row += 1) {
    path.push(['M', 0, row * high], ['L', scene.widthPx, row * high]);
    for (let x = row & 1 ? wide / 2 : 0; x < scene.widthPx; x += wide)
      path.push(['M', x, row * high], ['L', x, (row + 1) * high]);
  }
  const joints = (shift: number, paint: string, opacity: number) =>
    newShape(
      path.map((s): Segment =>
        s[0] === 'M' || s[0] === 'L' ? [s[0], s[1] + shift, s[2] + shift] : s,
      ),
      {
        fill: undefined,
        stroke: {
          paint,
          widthPx: 3 * scene.scale,
          opacity: opacity * k,
          cap: 'butt',
          join: 'miter',
          dashes: [],
        },
      },
      'atmosphere',
    );
  return [joints(0, '#1c1410', 0.5), joints(2 * scene.scale, '#ffffff', 0.22)];
}

function scanlines(scene: VectorScene, k: number): Shape[] {
  const step = 5 * scene.scale;
  const path: Segment[] = [];
  for (let y = step / 2; y < scene.heightPx; y += step)
    path.push(['M', 0, y], ['L', scene.widthPx, y]);
  return [
    newShape(
      path,
      {
        fill: undefined,
        stroke: {
          paint: '#12001f',
          widthPx: step * 0.45,
          opacity: 0.26 * k,
          cap: 'butt',
          join: 'miter',
          dashes: [],
        },
      },
      'atmosphere',
    ),
  ];
}

/** Streaks along the ground and the sky that say how fast it goes. */
function speedLines(scene: VectorScene, color: string, k: number): Shape[] {
  const random = scene.random('speed');
  return Array.from({ length: 46 }, () => {
    const [x, y] = [
      random() * 1.2 * scene.widthPx - 0.2 * scene.widthPx,
      random() * scene.heightPx,
    ];
    const length = scene.widthPx * (0.12 + 0.35 * random());
    const half = (1 + 3.5 * random()) * scene.scale;
    const fill = {
      kind: 'linear' as const,
      geometry: { x1: x, y1: y, x2: x + length, y2: y },
      matrix: [1, 0, 0, 1, 0, 0] as const,
      spread: 'pad',
      stops: fade(color, [0, 0], [0.5, 0.5 * k], [1, 0]),
    };
    return newShape(
      polygon(
        [x, y - half * 0.2],
        [x + length / 2, y - half],
        [x + length, y],
        [x + length / 2, y + half],
      ),
      { fill },
      'atmosphere',
    );
  });
}

function dotScreen(scene: VectorScene, color: string, k: number): Shape[] {
  const step = 17 * scene.scale;
  const path: Segment[] = [];
  for (let row = 0; row * step < scene.heightPx + step; row += 1) {
    const radius = step * (0.1 + 0.2 * ((row * step) / scene.heightPx));
    for (let x = row & 1 ? step / 2 : 0; x < scene.widthPx; x += step) {
      const y = row * step;
      const c = radius * 0.55;
      path.push(
        ['M', x - radius, y],
        ['C', x - radius, y - c, x - c, y - radius, x, y - radius],
        ['C', x + c, y - radius, x + radius, y - c, x + radius, y],
        ['C', x + radius, y + c, x + c, y + radius, x, y + radius],
        ['C', x - c, y + radius, x - radius, y + c, x - radius, y],
        ['Z'],
      );
    }
  }
  return [newShape(path, { fill: color, fillOpacity: 0.22 * k }, 'atmosphere')];
}

function sparkles(scene: VectorScene, color: string, k: number): Shape[] {
  const random = scene.random('sparkles');
  return Array.from({ length: 26 }, () => {
    const [x, y] = [random() * scene.widthPx, random() * scene.heightPx * 0.8];
    const r = (5 + 15 * random() ** 2) * scene.scale;
    const q = r * 0.16;
    const path: Path = [
      ['M', x, y - r],
      ['C', x + q, y - q, x + q, y - q, x + r, y],
      ['C', x + q, y + q, x + q, y + q, x, y + r],
      ['C', x - q, y + q, x - q, y + q, x - r, y],
      ['C', x - q, y - q, x - q, y - q, x, y - r],
      ['Z'],
    ];
    return newShape(path, { fill: color, fillOpacity: 0.85 * k }, 'atmosphere');
  });
}

const KINDS: Record<
  OverlayOptions['kind'],
  (scene: VectorScene, color: string, k: number) => Shape[]
> = {
  vignette: (s, c, k) => [
    veil(s, fade(c, [0, 0], [0.62, 0], [1, 0.62 * k]), { cx: 0.5, cy: 0.5, r: 0.76 }, 'radial'),
  ],
  spot: (s, c, k) => [
    veil(
      s,
      fade(c, [0, 0], [0.4, 0.08 * k], [1, 0.86 * k]),
      { cx: 0.5, cy: 0.56, r: 0.74 },
      'radial',
    ),
  ],
  softbox: (s, c, k) => [
    veil(
      s,
      fade(c, [0, 0.5 * k], [0.6, 0.1 * k], [1, 0]),
      { cx: 0.42, cy: 0.36, r: 0.7 },
      'radial',
    ),
  ],
  flash: (s, c, k) => [
    veil(
      s,
      fade(c, [0, 0.42 * k], [0.35, 0.1 * k], [0.6, 0]),
      { cx: 0.48, cy: 0.5, r: 0.7 },
      'radial',
    ),
    veil(
      s,
      fade('#000000', [0, 0], [0.45, 0.05], [1, 0.88 * k]),
      { cx: 0.48, cy: 0.5, r: 0.72 },
      'radial',
    ),
  ],
  evening: (s, c, k) => [
    veil(
      s,
      fade('#26123f', [0, 0.42 * k], [0.55, 0.12 * k], [1, 0]),
      { x1: 0, y1: 1, x2: 1, y2: 0.2 },
      'linear',
    ),
    veil(
      s,
      fade(c, [0, 0.75 * k], [0.35, 0.22 * k], [1, 0]),
      { cx: 0.92, cy: 0.34, r: 0.85 },
      'radial',
    ),
  ],
  window: windowPanes,
  scanlines: (s, _c, k) => scanlines(s, k),
  bricks: (s, _c, k) => bricks(s, k),
  speed: speedLines,
  dots: dotScreen,
  sparkles,
  grid: notebookGrid,
  blinds: (s, c, k) => blinds(s, c, k),
  drips: (s, c, k) => drips(s, c, k),
};

/** Paint that has run down from the upper edge of the figure's ground. */
function drips(scene: VectorScene, color: string, k: number): Shape[] {
  const random = scene.random('drips');
  return Array.from({ length: 18 }, () => {
    const x = random() * scene.widthPx;
    const y = scene.heightPx * (0.62 + 0.25 * random());
    const half = (2 + 4 * random()) * scene.scale;
    const length = (40 + 130 * random() ** 2) * scene.scale;
    const path: Path = [
      ['M', x - half, y],
      ['L', x - half * 0.7, y + length],
      [
        'C',
        x - half * 1.2,
        y + length + half * 3,
        x + half * 1.2,
        y + length + half * 3,
        x + half * 0.7,
        y + length,
      ],
      ['L', x + half, y],
      ['C', x + half, y - half * 2, x - half, y - half * 2, x - half, y],
      ['Z'],
    ];
    return newShape(path, { fill: color, fillOpacity: 0.8 * k }, 'atmosphere');
  });
}

/** The squares of a notebook, and the red line of its margin. */
function notebookGrid(scene: VectorScene, color: string, k: number): Shape[] {
  const step = 34 * scene.scale;
  const path: Segment[] = [];
  for (let y = step / 2; y < scene.heightPx; y += step)
    path.push(['M', 0, y], ['L', scene.widthPx, y]);
  for (let x = step / 2; x < scene.widthPx; x += step)
    path.push(['M', x, 0], ['L', x, scene.heightPx]);
  const line = (segments: Path, paint: string, widthPx: number, opacity: number) =>
    newShape(
      segments,
      {
        fill: undefined,
        stroke: { paint, widthPx, opacity: opacity * k, cap: 'butt', join: 'miter', dashes: [] },
      },
      'atmosphere',
    );
  const margin = step * 2.5;
  return [
    line(path, color, 1.4 * scene.scale, 0.55),
    line(
      [
        ['M', margin, 0],
        ['L', margin, scene.heightPx],
      ],
      '#e0525a',
      2 * scene.scale,
      0.6,
    ),
  ];
}

/** The shadows of a blind's slats, aslant over the picture. */
function blinds(scene: VectorScene, color: string, k: number): Shape[] {
  const [w, h] = [scene.widthPx, scene.heightPx];
  const step = 96 * scene.scale;
  const fall = w * 0.22;
  const path: Segment[] = [];
  for (let y = -fall - step; y < h + step; y += step)
    path.push(...polygon([0, y], [w, y + fall], [w, y + fall + step * 0.52], [0, y + step * 0.52]));
  return [newShape(path, { fill: color, fillOpacity: 0.5 * k }, 'atmosphere')];
}

/** Lays light, print or weather over a finished picture, as shapes. */
export function overlay(
  shapes: Shapes,
  scene: VectorScene,
  { kind, strength, color }: OverlayOptions,
): Shapes {
  const list = KINDS[kind](scene, inkHex(color), strength * Math.min(1.5, scene.boldness));
  return addLayer(shapes, kind, list);
}
