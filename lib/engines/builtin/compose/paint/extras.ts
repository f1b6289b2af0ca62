import { ENVIRONMENT_GEOMETRY } from '../plan/environments.data';
import type { ScenePlan } from '../plan/scene-plan';
import { n, p, type SceneCanvas } from './canvas';
import { mix } from '@/lib/color/hex';
import { lit } from './light';
import { AIRLESS } from './weather';

/**
 * What the better models add to a place: birds far off from the standard one on, and with the most
 * detail what drifts through the air in each season and light that spills from the sun.
 */
export function paintExtras(canvas: SceneCanvas, plan: ScenePlan): void {
  const geometry = ENVIRONMENT_GEOMETRY[plan.environment];
  const outdoors = !geometry.indoor && !AIRLESS.has(plan.environment);
  if (!outdoors || canvas.detail === 0) return;
  const fair = !['rain', 'storm', 'snow', 'fog'].includes(plan.weather);
  if (fair && !plan.palette.starry && !plan.excluded.includes('bird')) paintFlock(canvas, plan);
  if (canvas.detail < 2) return;
  if (fair && !plan.palette.starry) paintSpill(canvas, plan);
  paintDrift(canvas, plan);
}

function paintFlock(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('flock');
  if (random.chance(0.4)) return;
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [x0, y0] = [width * random.between(0.15, 0.8), height * random.between(0.12, 0.32)];
  let path = '';
  for (let i = 0; i < random.whole(4, 7); i += 1) {
    const [x, y] = [
      x0 + random.between(-0.08, 0.08) * unitPx,
      y0 + random.between(-0.035, 0.035) * unitPx,
    ];
    const span = unitPx * random.between(0.008, 0.016);
    path += `M${p(x - span)} ${p(y - span * 0.35)}Q${p(x - span * 0.4)} ${p(y - span * 0.7)} ${p(x)} ${p(y)}Q${p(x + span * 0.4)} ${p(y - span * 0.7)} ${p(x + span)} ${p(y - span * 0.35)}`;
  }
  canvas.layer(
    'flock',
    'atmosphere',
    0.1,
    `<path d="${path}" fill="none" stroke="${mix(plan.palette.near, plan.palette.sky[2], 0.35)}" stroke-width="${n(unitPx * 0.0024)}" stroke-linecap="round"/>`,
  );
}

/** Warm light over everything on the side of the sun. */
function paintSpill(canvas: SceneCanvas, plan: ScenePlan): void {
  const fill = canvas.radial(
    [
      [0, plan.palette.glow, 0.3],
      [0.5, plan.palette.glow, 0.08],
      [1, plan.palette.glow, 0],
    ],
    plan.sunX,
    plan.sunY,
    0.85,
  );
  canvas.layer(
    'spill',
    'atmosphere',
    1,
    `<rect width="${canvas.widthPx}" height="${canvas.heightPx}" fill="${fill}"/>`,
  );
}

function paintDrift(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('drift-by');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors: Record<string, readonly [string, ...string[]]> = {
    spring: ['#ffd3e2', '#ffffff', '#f7b3cb'],
    autumn: ['#d9822b', '#c8552d', '#e0a63a'],
    summer: ['#fff6d0', '#ffffff'],
    winter: ['#ffffff', '#eef6fb'],
  };
  const palette = colors[plan.season] ?? ['#ffffff'];
  const leaf = plan.season === 'autumn' || plan.season === 'spring';
  let svg = '';
  for (let i = 0; i < 34; i += 1) {
    const [x, y] = [random() * width, height * random.between(0.25, 1)];
    const size = unitPx * (leaf ? random.between(0.004, 0.009) : random.between(0.0012, 0.003));
    const color = lit(plan, random.pick(palette));
    svg += `<ellipse cx="${p(x)}" cy="${p(y)}" rx="${n(size)}" ry="${n(size * (leaf ? 0.5 : 1))}" fill="${color}" opacity="${n(random.between(0.45, 0.9))}"${leaf ? ` transform="rotate(${random.whole(-70, 70)} ${p(x)} ${p(y)})"` : ''}/>`;
  }
  canvas.layer('drift-by', 'atmosphere', 1, svg);
}
