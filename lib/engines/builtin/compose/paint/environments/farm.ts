import type { ScenePlan } from '../../plan/scene-plan';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { hazed, lightFromRight, lit } from '../light';
import { paintSky } from '../sky';
import { sceneryArt } from '../subject';
import { paintHazeRidges, paintHill } from '../terrain';
import { broadleaf, foliageColor } from '../trees';
import { grassColor, paintGrass } from './meadow';
import type { Environment } from './environment';

/** Fields in strips, a barn with its silo, a fence along the yard. */
export const farm: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon + height * 0.05);
    paintHazeRidges(canvas, plan.palette, {
      layers: 2,
      topY: horizon - height * 0.04,
      bottomY: horizon,
      amplitude: height * 0.1,
    });
    const grass = grassColor(plan);
    paintHill(
      canvas,
      'hill-far',
      horizon + height * 0.05,
      height * 0.04,
      1.4,
      mix(grass, plan.palette.haze, 0.4),
      0.3,
    );
    paintFields(canvas, plan, horizon + height * 0.04, horizon + height * 0.14);
    paintYard(canvas, plan, horizon + height * 0.13);
    paintHill(canvas, 'yard', horizon + height * 0.16, height * 0.012, 1, grass, 0.5);
    paintFence(canvas, plan, horizon + height * 0.185);
    paintGrass(canvas, plan, 'grass', plan.horizon + 0.2, 0.92, 220);
  },
  paintInFront(canvas, plan) {
    paintGrass(canvas, plan, 'grass-front', 0.95, 1.02, 150);
  },
};

function paintFields(canvas: SceneCanvas, plan: ScenePlan, from: number, to: number): void {
  const random = canvas.random('fields');
  const { widthPx: width } = canvas;
  const crops = ['#d9c25f', '#8fb84f', '#c9a24a', '#a7c462', '#b98a52'] as const;
  let svg = '';
  const strips = 9;
  for (let i = 0; i < strips; i += 1) {
    const [a, b] = [(i / strips - 0.5) * 1.2, ((i + 1) / strips - 0.5) * 1.2];
    const color = hazed(plan, crops[random.whole(0, crops.length - 1)] ?? crops[0], 0.28);
    const at = (share: number, spread: number) => width * (0.5 + share * spread);
    svg += `<path d="M${p(at(a, 1))} ${p(from)}L${p(at(b, 1))} ${p(from)}L${p(at(b, 2.4))} ${p(to)}L${p(at(a, 2.4))} ${p(to)}Z" fill="${color}"/>`;
    for (let k = 1; k < 5; k += 1) {
      const c = a + ((b - a) * k) / 5;
      svg += `<path d="M${p(at(c, 1))} ${p(from)}L${p(at(c, 2.4))} ${p(to)}" stroke="${shade(color, -0.06)}" stroke-width="1.600" opacity=".6"/>`;
    }
  }
  canvas.layer('fields', 'scenery', 0.35, svg);
}

function paintYard(canvas: SceneCanvas, plan: ScenePlan, baseY: number): void {
  const random = canvas.random('yard-things');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const right = random.chance(0.5);
  const at = (share: number) => (right ? 1 - share : share) * width;
  const has = (id: string) => plan.subjects.some((placed) => placed.concept.id === id);
  let svg = '';
  for (const share of [0.02, 0.36, 0.74, 0.96]) {
    const color = hazed(plan, foliageColor(canvas, plan.season, random), 0.14);
    svg += broadleaf(
      random,
      at(share),
      baseY + height * 0.012,
      unitPx * random.between(0.13, 0.2),
      color,
      lightFromRight(plan),
    );
  }
  if (!has('silo'))
    svg += sceneryArt(
      canvas,
      plan,
      'own:silo',
      at(0.27),
      baseY + height * 0.016,
      unitPx * 0.25,
      0.08,
    );
  if (!has('barn'))
    svg += sceneryArt(
      canvas,
      plan,
      'own:barn',
      at(0.16),
      baseY + height * 0.02,
      unitPx * 0.23,
      0.06,
    );
  for (const share of [0.62, 0.68]) {
    svg += sceneryArt(
      canvas,
      plan,
      'own:hay-bale',
      at(share),
      baseY + height * 0.026,
      unitPx * random.between(0.045, 0.06),
      0.08,
    );
  }
  canvas.layer('barnyard', 'scenery', 0.45, svg);
}

function paintFence(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  if (plan.subjects.some((placed) => placed.concept.id === 'fence')) return;
  const { widthPx: width, unitPx } = canvas;
  const wood = lit(plan, '#a9805a');
  let svg = '';
  for (const lift of [0.026, 0.05]) {
    svg += `<rect y="${p(y - unitPx * lift)}" width="${width}" height="${p(unitPx * 0.009)}" fill="${wood}"/><rect y="${p(y - unitPx * (lift - 0.007))}" width="${width}" height="${p(unitPx * 0.003)}" fill="${shade(wood, -0.1)}"/>`;
  }
  for (let x = unitPx * 0.02; x < width; x += unitPx * 0.11) {
    svg += `<path d="M${p(x)} ${p(y + unitPx * 0.008)}v${p(-unitPx * 0.072)}l${p(unitPx * 0.007)} ${p(-unitPx * 0.008)}l${p(unitPx * 0.007)} ${p(unitPx * 0.008)}v${p(unitPx * 0.072)}z" fill="${shade(wood, -0.03)}"/>`;
  }
  canvas.layer('fence', 'scenery', 0.55, svg);
}
