import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { sceneryArt } from '../subject';
import { areaUnder, ridgeLine } from '../terrain';
import { circlePath } from '../trees';
import type { Environment } from './environment';

const DEEP = ['#0b4f7a', '#083a63', '#0a2c52'] as const;

/** Blue depth with shafts of light, reefs fading away, sand, corals, weed and bubbles. */
export const underwater: Environment = {
  paintBehind(canvas, plan) {
    const { widthPx: width, heightPx: height } = canvas;
    const dim = 1 - plan.palette.brightness;
    const surface = mix('#7fe0ea', '#1d5f94', dim);
    const middle = mix('#1e93c0', '#0f3f70', dim);
    const deep = mix(DEEP[0], DEEP[2], dim);
    const fill = canvas.vertical(
      [
        [0, surface],
        [0.35, middle],
        [1, deep],
      ],
      0,
      height,
    );
    canvas.layer(
      'water',
      'backdrop',
      0,
      `<rect width="${width}" height="${height}" fill="${fill}"/>`,
    );
    paintShafts(canvas, dim);
    paintReef(canvas, 0, 0.74, 0.16, mix(middle, deep, 0.35));
    if (!plan.excluded.includes('fish')) paintShoal(canvas, mix(middle, deep, 0.5));
    paintReef(canvas, 1, 0.84, 0.12, mix(middle, deep, 0.75));
    paintSeabed(canvas, plan, dim);
    paintGarden(canvas, plan);
    paintBubbles(canvas);
  },
  paintInFront(canvas, plan) {
    paintWeed(canvas, plan, 'weed-front', 1.02, 0.2, true);
  },
};

/** A shoal far off, all of it turned the same way. */
function paintShoal(canvas: SceneCanvas, color: string): void {
  const random = canvas.random('shoal');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const toRight = random.chance(0.5) ? 1 : -1;
  const [middleX, middleY] = [width * random.between(0.3, 0.7), height * random.between(0.2, 0.34)];
  let path = '';
  for (let i = 0; i < 26; i += 1) {
    const around = random.between(0, 2 * Math.PI);
    const out = Math.sqrt(random());
    const x = middleX + Math.cos(around) * out * unitPx * 0.26;
    const y = middleY + Math.sin(around) * out * unitPx * 0.09;
    const long = unitPx * random.between(0.011, 0.019) * toRight;
    const high = Math.abs(long) * 0.42;
    path += `M${p(x + long)} ${p(y)}Q${p(x)} ${p(y - 2 * high)} ${p(x - long * 0.7)} ${p(y)}L${p(x - long * 1.25)} ${p(y - high)}V${p(y + high)}L${p(x - long * 0.7)} ${p(y)}Q${p(x)} ${p(y + 2 * high)} ${p(x + long)} ${p(y)}z`;
  }
  canvas.layer('shoal', 'scenery', 0.15, `<path d="${path}" fill="${color}" opacity=".7"/>`);
}

function paintShafts(canvas: SceneCanvas, dim: number): void {
  const random = canvas.random('shafts');
  const { widthPx: width, heightPx: height } = canvas;
  const fill = canvas.vertical([
    [0, '#ffffff', 0.34 * (1 - dim * 0.7)],
    [1, '#ffffff', 0],
  ]);
  let svg = '';
  for (let i = 0; i < 7; i += 1) {
    const x = width * random.between(-0.05, 1);
    const w = width * random.between(0.03, 0.09);
    const lean = width * random.between(-0.24, -0.1);
    svg += `<path d="M${p(x)} -4h${p(w)}L${p(x + w * 2.2 + lean)} ${p(height * random.between(0.6, 0.85))}H${p(x - w + lean)}Z" fill="${fill}" opacity="${n(random.between(0.3, 0.8))}"/>`;
  }
  canvas.layer('shafts', 'atmosphere', 0.1, svg);
}

function paintReef(
  canvas: SceneCanvas,
  index: number,
  y: number,
  amplitude: number,
  color: string,
): void {
  const { heightPx: height } = canvas;
  const line = ridgeLine(canvas, canvas.random(`reef-${index}`), y * height, amplitude * height, {
    frequency: 2.6,
    octaves: 4,
    sharpness: 0.2,
  });
  canvas.layer(
    'reef',
    'scenery',
    0.1 + 0.1 * index,
    `<path d="${areaUnder(line, height)}" fill="${color}" opacity=".85"/>`,
  );
}

function paintSeabed(canvas: SceneCanvas, plan: ScenePlan, dim: number): void {
  const random = canvas.random('seabed');
  const { widthPx: width, heightPx: height } = canvas;
  const sand = mix(mix('#e8d6a4', '#4fa3bd', 0.34), DEEP[1], dim * 0.6);
  const line = ridgeLine(canvas, random, plan.horizon * height + height * 0.03, height * 0.04, {
    frequency: 1.3,
    octaves: 2,
    sharpness: 0,
  });
  const fill = canvas.vertical(
    [
      [0, shade(sand, 0.03)],
      [1, shade(sand, -0.12)],
    ],
    plan.horizon * height,
    height,
  );
  let svg = `<path d="${areaUnder(line, height)}" fill="${fill}"/>`;
  for (let i = 0; i < 40; i += 1) {
    const length = width * random.between(0.02, 0.07);
    svg += `<path d="M${p(random() * width)} ${p(height * random.between(plan.horizon + 0.05, 1))}q${p(length / 2)} ${p(-4)} ${p(length)} 0" stroke="${shade(sand, random.chance(0.5) ? -0.06 : 0.07)}" stroke-width="2" fill="none" opacity=".5"/>`;
  }
  canvas.layer('seabed', 'scenery', 0.4, svg);
}

function paintGarden(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('corals');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  const kinds: [string, number, number][] = [
    ['noto:coral', 0.15, 0.08],
    ['own:starfish', 0.05, 0.03],
    ['noto:spiral-shell', 0.05, 0.03],
    ['noto:coral', 0.12, 0.06],
    ['noto:coral', 0.18, 0.06],
  ];
  kinds.forEach(([asset, size], index) => {
    if (plan.subjects.some((placed) => placed.concept.asset === asset)) return;
    const x = [0.08, 0.3, 0.66, 0.93, 0.8][index] ?? 0.5;
    svg += sceneryArt(
      canvas,
      plan,
      asset,
      (x + random.between(-0.05, 0.05)) * width,
      height * random.between(0.9, 0.96),
      unitPx * size * random.between(0.8, 1.2),
      0.12,
      random.chance(0.5),
    );
  });
  canvas.layer('corals', 'scenery', 0.45, svg);
  paintWeed(canvas, plan, 'weed', 0.94, 0.3, false);
}

function paintWeed(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  foot: number,
  size: number,
  front: boolean,
): void {
  const random = canvas.random(id);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < (front ? 12 : 14); i += 1) {
    const edge = random.chance(0.5) ? random.between(-0.02, 0.2) : random.between(0.8, 1.02);
    const x = (front ? edge : random()) * width;
    const high = unitPx * size * random.between(0.4, 1);
    const bend = unitPx * random.between(-0.04, 0.04);
    const y = height * foot;
    const color = mix(
      random.pick(['#2f8f6a', '#4fa85a', '#1f7a78', '#7a9f3f']),
      '#0a3a63',
      front ? 0.35 : 0.2,
    );
    svg += `<path d="M${p(x)} ${p(y)}C${p(x + bend)} ${p(y - high * 0.3)} ${p(x - bend)} ${p(y - high * 0.65)} ${p(x + bend * 0.6)} ${p(y - high)}C${p(x - bend * 0.4)} ${p(y - high * 0.65)} ${p(x + bend * 1.8)} ${p(y - high * 0.3)} ${p(x + unitPx * 0.018)} ${p(y)}Z" fill="${color}"/>`;
  }
  canvas.layer(id, front ? 'foreground' : 'scenery', front ? 1 : 0.42, svg);
}

function paintBubbles(canvas: SceneCanvas): void {
  const random = canvas.random('bubbles');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const fill = canvas.radial([
    [0, '#ffffff', 0.05],
    [0.75, '#ffffff', 0.16],
    [1, '#ffffff', 0.55],
  ]);
  let svg = '';
  let glints = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [random() * width, random() * height];
    const r = unitPx * (0.002 + 0.009 * random() ** 2);
    svg += `<circle cx="${p(x)}" cy="${p(y)}" r="${n(r)}" fill="${fill}"/>`;
    glints += circlePath(x - r * 0.35, y - r * 0.35, r * 0.2);
  }
  canvas.layer(
    'bubbles',
    'atmosphere',
    0.5,
    `${svg}<path d="${glints}" fill="#fff" opacity=".8"/>`,
  );
}
