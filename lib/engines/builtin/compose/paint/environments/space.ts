import { n, p } from '../canvas';
import { mix } from '@/lib/color/hex';
import { stars } from '../sky';
import type { Environment } from './environment';

type Nebula = readonly [warm: string, cold: string, base: string];
const NEBULAE: readonly [Nebula, ...Nebula[]] = [
  ['#ff7ac2', '#3cc8ff', '#2a1a6b'],
  ['#ff9a5c', '#8a4be0', '#1a1440'],
  ['#4be0c0', '#4a6bff', '#0d1a3f'],
];

/** Deep space: two nebulae, stars, and a planet in a corner. */
export const space: Environment = {
  paintBehind(canvas) {
    const random = canvas.random('space');
    const { widthPx: width, heightPx: height, unitPx } = canvas;
    const [warm, cold, base] = random.pick(NEBULAE);
    const ground = canvas.slanted(
      [
        [0, mix(base, '#05061a', 0.55)],
        [0.55, base],
        [1, mix(base, warm, 0.25)],
      ],
      [0, 0],
      [0.6, 1],
    );
    canvas.layer(
      'sky',
      'backdrop',
      0,
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    );
    const cloud = (color: string, x: number, y: number, r: number) =>
      `<circle cx="${p(x * width)}" cy="${p(y * height)}" r="${p(r * unitPx)}" fill="${canvas.radial(
        [
          [0, color, 0.5],
          [0.5, color, 0.18],
          [1, color, 0],
        ],
      )}"/>`;
    let svg = cloud(warm, random.between(0.62, 0.9), random.between(0.1, 0.35), 0.62);
    svg += cloud(cold, random.between(0.08, 0.35), random.between(0.65, 0.95), 0.58);
    for (let i = 0; i < 5; i += 1) {
      svg += cloud(random.chance(0.5) ? warm : cold, random(), random(), random.between(0.12, 0.3));
    }
    canvas.layer('nebula', 'backdrop', 0.05, svg);
    canvas.layer('stars', 'atmosphere', 0.1, stars(canvas, width, height, 240));
    const [x, y, r] = [
      random.chance(0.5) ? 0.05 : 0.95,
      random.between(0.9, 1.05),
      random.between(0.22, 0.34),
    ];
    const color = random.pick(['#e59b6b', '#7fb6d9', '#c78ad0', '#d9c27f']);
    const disc = canvas.radial(
      [
        [0, mix(color, '#ffffff', 0.35)],
        [0.55, color],
        [1, mix(color, base, 0.75)],
      ],
      0.38,
      0.3,
      0.8,
    );
    canvas.layer(
      'planet',
      'scenery',
      0.2,
      `<circle cx="${p(x * width)}" cy="${p(y * height)}" r="${p(r * unitPx)}" fill="${disc}"/><circle cx="${p(x * width)}" cy="${p(y * height)}" r="${p(r * unitPx * 1.03)}" fill="none" stroke="${color}" stroke-width="${n(unitPx * 0.008)}" opacity=".18"/>`,
    );
  },
};
