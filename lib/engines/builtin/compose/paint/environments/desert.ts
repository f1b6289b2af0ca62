import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, points, type Point, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { hazed, lightFromRight, lit } from '../light';
import { paintSky } from '../sky';
import { sceneryArt } from '../subject';
import { areaUnder, ridgeLine } from '../terrain';
import type { Environment } from './environment';

/** Dunes with sharp crests and shaded lees, mesas in the haze, a cactus or two. */
export const desert: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon + height * 0.03);
    paintMesas(canvas, plan, horizon);
    const sand = '#e9b872';
    paintDune(canvas, plan, 'dune-far', plan.horizon + 0.035, 0.06, hazed(plan, sand, 0.5));
    paintDune(canvas, plan, 'dune-middle', plan.horizon + 0.1, 0.08, hazed(plan, sand, 0.24));
    paintDune(canvas, plan, 'dune', plan.horizon + 0.2, 0.09, lit(plan, sand));
    paintCacti(canvas, plan);
    paintRipples(canvas, plan, lit(plan, sand));
  },
};

function paintMesas(canvas: SceneCanvas, plan: ScenePlan, horizon: number): void {
  const random = canvas.random('mesas');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < 4; i += 1) {
    const x = random() * width;
    const [w, h] = [unitPx * random.between(0.08, 0.22), height * random.between(0.05, 0.13)];
    const color = hazed(plan, '#c0714a', random.between(0.45, 0.65));
    const top: Point[] = [
      [x - w, horizon + 20],
      [x - w * 0.62, horizon - h * 0.55],
      [x - w * 0.5, horizon - h],
      [x + w * 0.46, horizon - h * 0.97],
      [x + w * 0.58, horizon - h * 0.5],
      [x + w, horizon + 20],
    ];
    const shadeSide: Point[] = [
      [x + w * 0.1, horizon - h * 0.98],
      [x + w * 0.46, horizon - h * 0.97],
      [x + w * 0.58, horizon - h * 0.5],
      [x + w, horizon + 20],
      [x + w * 0.2, horizon + 20],
    ];
    svg += `<path d="M${points(top)}Z" fill="${color}"/><path d="M${points(shadeSide)}Z" fill="${shade(color, lightFromRight(plan) ? 0.05 : -0.05)}"/>`;
  }
  canvas.layer('mesas', 'scenery', 0.15, svg);
}

/** A row of dunes: a sunlit windward back, a crisp S of a crest, and a lee in shade. */
function paintDune(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  y: number,
  amplitude: number,
  color: Hex,
): void {
  const random = canvas.random(id);
  const { heightPx: height, widthPx: width, unitPx } = canvas;
  const line = ridgeLine(canvas, random, y * height, amplitude * height * 0.4, {
    frequency: 1.2,
    octaves: 1,
    sharpness: 0,
  });
  const fill = canvas.vertical(
    [
      [0, shade(color, 0.05)],
      [1, shade(color, -0.05)],
    ],
    (y - amplitude) * height,
    (y + 0.22) * height,
  );
  const lee = mix(color, plan.palette.near, 0.2);
  const side = lightFromRight(plan) ? -1 : 1;
  let svg = '';
  const step = unitPx * (0.26 + amplitude * 2.6);
  for (let x = -step * random(); x < width + step; x += step * random.between(0.75, 1.15)) {
    const [w, h] = [
      step * random.between(0.75, 1.05),
      height * amplitude * random.between(0.65, 1.15),
    ];
    const base = y * height + h * 0.55;
    const top = `${p(x)} ${p(base - h)}`;
    svg += `<path d="M${p(x - side * w)} ${p(base)}Q${p(x - side * w * 0.4)} ${p(base - h * 0.35)} ${top}L${p(x + side * w * 0.8)} ${p(base)}Z" fill="${shade(color, 0.035)}"/>`;
    svg += `<path d="M${top}Q${p(x + side * w * 0.06)} ${p(base - h * 0.55)} ${p(x - side * w * 0.1)} ${p(base - h * 0.3)}T${p(x + side * w * 0.02)} ${p(base + 2)}L${p(x + side * w * 0.86)} ${p(base + 2)}Q${p(x + side * w * 0.3)} ${p(base - h * 0.34)} ${top}Z" fill="${lee}"/>`;
  }
  svg += `<path d="${areaUnder(
    line.map(([lx, ly]) => [lx, ly + height * amplitude * 0.5] as const),
    height,
  )}" fill="${fill}"/>`;
  canvas.layer(id, 'scenery', Math.min(0.58, y - 0.2), svg);
}

function paintCacti(canvas: SceneCanvas, plan: ScenePlan): void {
  if (
    plan.excluded.includes('cactus') ||
    plan.subjects.some((placed) => placed.concept.id === 'cactus')
  )
    return;
  const random = canvas.random('cacti');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const svg = [0.1, 0.88]
    .filter(() => random.chance(0.75))
    .map((x) => {
      const y = height * random.between(plan.horizon + 0.17, plan.horizon + 0.24);
      return sceneryArt(
        canvas,
        plan,
        'noto:cactus',
        (x + random.between(-0.05, 0.05)) * width,
        y,
        unitPx * random.between(0.09, 0.15),
        0.12,
        random.chance(0.5),
      );
    })
    .join('');
  canvas.layer('cacti', 'scenery', 0.59, svg);
}

function paintRipples(canvas: SceneCanvas, plan: ScenePlan, sand: Hex): void {
  const random = canvas.random('sand-ripples');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let path = '';
  for (let i = 0; i < 60; i += 1) {
    const y = height * random.between(plan.horizon + 0.24, 1);
    const length = unitPx * random.between(0.05, 0.2);
    path += `M${p(random() * width)} ${p(y)}q${p(length / 2)} ${p(random.between(-8, 8))} ${p(length)} 0`;
  }
  canvas.layer(
    'sand-ripples',
    'scenery',
    0.6,
    `<path d="${path}" stroke="${shade(sand, -0.09)}" stroke-width="${n(unitPx * 0.002)}" fill="none" opacity=".45"/>`,
  );
}
