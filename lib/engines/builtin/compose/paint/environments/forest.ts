import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, points, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { hazed, lightFromRight, lit } from '../light';
import { paintSky } from '../sky';
import { paintHill } from '../terrain';
import { broadleaf, bush, conifer, foliageColor, grassBlades } from '../trees';
import type { Environment } from './environment';

const FLOORS: Record<string, Hex> = {
  spring: '#7fae55',
  summer: '#5f9448',
  autumn: '#b98a45',
  winter: '#dfe8ee',
};

/** Bands of trees thinning into light, shafts of sun, ferns at the feet. */
export const forest: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    paintSky(canvas, plan, height * 0.7);
    paintGlow(canvas, plan);
    const pines =
      plan.conifers ?? canvas.random('kind').chance(plan.season === 'autumn' ? 0.25 : 0.6);
    for (let band = 0; band < 4; band += 1) paintBand(canvas, plan, band / 3, pines);
    paintHill(
      canvas,
      'floor',
      height * (plan.horizon + 0.16),
      height * 0.03,
      1.2,
      floorColor(plan),
      0.55,
    );
    paintTrunks(canvas, plan);
    paintShafts(canvas, plan);
    paintUndergrowth(canvas, plan, 'undergrowth', plan.horizon + 0.16, 0.92, 200);
  },
  paintInFront(canvas, plan) {
    paintUndergrowth(canvas, plan, 'ferns-front', 0.97, 1.04, 120);
  },
};

function floorColor(plan: ScenePlan): Hex {
  return lit(plan, FLOORS[plan.season] ?? '#5f9448');
}

function paintGlow(canvas: SceneCanvas, plan: ScenePlan): void {
  const { haze, glow } = plan.palette;
  const fill = canvas.radial(
    [
      [0, mix(haze, glow, 0.5), 0.95],
      [0.5, haze, 0.7],
      [1, haze, 0.25],
    ],
    plan.sunX,
    0.45,
    0.7,
  );
  canvas.layer(
    'glow',
    'atmosphere',
    0.1,
    `<rect width="${canvas.widthPx}" height="${canvas.heightPx}" fill="${fill}"/>`,
  );
}

/** The wood opens where the sun or the moon stands, so that it is seen over the clearing. */
function clearing(share: number, plan: ScenePlan): number {
  const away = Math.abs(share - plan.sunX);
  return 0.52 + 0.48 * Math.min(1, away / 0.34) ** 1.5;
}

function paintBand(canvas: SceneCanvas, plan: ScenePlan, t: number, pines: boolean): void {
  const random = canvas.random(`trees-${t}`);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const baseY = height * (plan.horizon + 0.03 + t * 0.11);
  const thinning = canvas.detail === 0 ? 0.75 : 1 + (canvas.detail - 1) * 0.2;
  const count = Math.round(thinning * (pines ? 30 - t * 17 : 24 - t * 14) * (width / unitPx));
  const size = unitPx * (pines ? 0.3 + t * 0.3 : 0.26 + t * 0.26);
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const x = ((i + random.between(0.1, 0.9)) / count) * width;
    const high = size * random.between(0.7, 1.3) * clearing(x / width, plan);
    const y = baseY + random.between(-0.008, 0.02) * height;
    const distance = 0.72 - t * 0.6;
    svg += pines
      ? conifer(random, x, y, high, {
          color: hazed(plan, random.pick(['#2f6b54', '#3a7a5a', '#2a5f4e']), distance),
          lightFromRight: lightFromRight(plan),
          ...(plan.season === 'winter'
            ? { snow: mix('#ffffff', plan.palette.haze, distance) }
            : {}),
        })
      : broadleaf(
          random,
          x,
          y,
          high,
          hazed(plan, foliageColor(canvas, plan.season, random), distance),
          lightFromRight(plan),
        );
  }
  const haze = canvas.vertical([
    [0, plan.palette.haze, 0],
    [0.7, plan.palette.haze, 0.34 * (1 - t)],
    [1, plan.palette.haze, 0],
  ]);
  const ground = mix(floorColor(plan), plan.palette.haze, 0.6 - t * 0.5);
  svg += `<rect y="${p(baseY - 2)}" width="${width}" height="${p(height - baseY)}" fill="${ground}"/><rect y="${p(baseY - height * 0.14)}" width="${width}" height="${p(height * 0.2)}" fill="${haze}"/>`;
  canvas.layer('trees', 'scenery', 0.2 + 0.3 * t, svg);
}

/** Two great trunks frame the clearing. */
function paintTrunks(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('trunks');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const bark = lit(plan, '#5d4330');
  const svg = [random.between(0.02, 0.07), random.between(0.92, 0.98)]
    .map((share) => {
      const x = share * width;
      const half = unitPx * random.between(0.04, 0.06);
      const foot = height * random.between(0.86, 0.93);
      const fill = canvas.slanted(
        [
          [0, shade(bark, lightFromRight(plan) ? -0.06 : 0.06)],
          [1, shade(bark, lightFromRight(plan) ? 0.06 : -0.06)],
        ],
        [0, 0],
        [1, 0],
      );
      const path = `M${p(x - half * 0.8)} -10Q${p(x - half * 0.6)} ${p(foot * 0.6)} ${p(x - half * 1.1)} ${p(foot * 0.94)}Q${p(x - half * 1.5)} ${p(foot)} ${p(x - half * 2.3)} ${p(foot + 6)}L${p(x + half * 2.3)} ${p(foot + 6)}Q${p(x + half * 1.5)} ${p(foot)} ${p(x + half * 1.1)} ${p(foot * 0.94)}Q${p(x + half * 0.6)} ${p(foot * 0.6)} ${p(x + half * 0.8)} -10Z`;
      let grain = '';
      for (let i = 0; i < 9; i += 1) {
        const gx = x + random.between(-0.7, 0.7) * half;
        grain += `M${p(gx)} ${p(random.between(0, 0.7) * foot)}q${p(random.between(-4, 4))} ${p(foot * 0.06)} 0 ${p(foot * 0.13)}`;
      }
      return `<path d="${path}" fill="${fill}"/><path d="${grain}" stroke="${shade(bark, -0.09)}" stroke-width="${n(unitPx * 0.003)}" fill="none" opacity=".7"/>`;
    })
    .join('');
  canvas.layer('trunks', 'scenery', 0.62, svg);
}

function paintShafts(canvas: SceneCanvas, plan: ScenePlan): void {
  if (plan.palette.starry || ['rain', 'storm'].includes(plan.weather)) return;
  const random = canvas.random('shafts');
  const { widthPx: width, heightPx: height } = canvas;
  const fill = canvas.vertical([
    [0, plan.palette.glow, 0.36],
    [1, plan.palette.glow, 0],
  ]);
  const lean = lightFromRight(plan) ? -0.3 : 0.3;
  let svg = '';
  for (let i = 0; i < 5; i += 1) {
    const x = width * (plan.sunX + random.between(-0.3, 0.3));
    const spread = width * random.between(0.02, 0.07);
    const foot = width * lean * random.between(0.8, 1.2);
    svg += `<path d="M${points([
      [x, -5],
      [x + spread, -5],
      [x + spread * 2.6 + foot, height * 0.86],
      [x - spread + foot, height * 0.86],
    ])}Z" fill="${fill}" opacity="${n(random.between(0.35, 0.8))}"/>`;
  }
  canvas.layer('shafts', 'atmosphere', 0.65, svg);
}

function paintUndergrowth(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  from: number,
  to: number,
  count: number,
): void {
  const random = canvas.random(id);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const color = floorColor(plan);
  const front = from > 0.9;
  const place = () =>
    [
      random() * width,
      height * random.between(from, to),
      unitPx * random.between(0.012, front ? 0.05 : 0.026),
    ] as const;
  let svg = [-0.09, -0.03, 0.04]
    .map(
      (step) =>
        `<path d="${grassBlades(random, Math.round(count / 3), place)}" fill="${shade(color, step)}"/>`,
    )
    .join('');
  for (let i = 0; i < (front ? 3 : 7); i += 1) {
    const x = random.chance(0.5) ? random.between(0, 0.26) : random.between(0.74, 1);
    svg += bush(
      random,
      x * width,
      height * random.between(from, to),
      unitPx * random.between(0.05, 0.11),
      shade(color, random.between(-0.1, -0.03)),
    );
  }
  if (plan.season === 'autumn') {
    for (let i = 0; i < 46; i += 1) {
      const [x, y] = place();
      svg += `<ellipse cx="${p(x)}" cy="${p(y)}" rx="${p(unitPx * 0.006)}" ry="${p(unitPx * 0.0032)}" fill="${lit(plan, random.pick(['#d9822b', '#c8552d', '#e0a63a']))}" transform="rotate(${random.whole(-40, 40)} ${p(x)} ${p(y)})"/>`;
    }
  }
  canvas.layer(id, front ? 'foreground' : 'scenery', front ? 1 : 0.6, svg);
}
