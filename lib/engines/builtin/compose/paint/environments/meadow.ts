import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { lit } from '../light';
import { paintSky } from '../sky';
import { heightAt, paintHazeRidges, paintHill } from '../terrain';
import {
  broadleaf,
  bush,
  circlePath,
  conifer,
  foliageColor,
  grassBlades,
  umbrellaThorn,
} from '../trees';
import type { Environment } from './environment';

const GRASS: Record<string, Hex> = {
  spring: '#8ccf63',
  summer: '#7dbd58',
  autumn: '#b9ad52',
  winter: '#e6eef4',
};
const DRY_GRASS: Hex = '#d6b55f';
const THORNS = ['#7d8f45', '#8c9a4c', '#6f823f'] as const;
/** How many trees a savanna has in the distance. */
const FEW_TREES = 5;
const PETALS = ['#ffffff', '#ffd84d', '#ff7aa2', '#b48cff', '#ff9d5c'] as const;

export function grassColor(plan: ScenePlan): Hex {
  const lit = mix(
    plan.savanna ? DRY_GRASS : (GRASS[plan.season] ?? '#7dbd58'),
    plan.palette.tint,
    plan.palette.tintStrength * 1.1,
  );
  return mix(lit, plan.palette.near, (1 - plan.palette.brightness) * 0.5);
}

/** Rolling grassland under a wide sky, a wood in the distance and flowers at the feet. */
export const meadow: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon + height * 0.06);
    paintHazeRidges(canvas, plan.palette, {
      layers: 3,
      topY: horizon - height * 0.06,
      bottomY: horizon + height * 0.03,
      amplitude: height * 0.15,
    });
    const grass = grassColor(plan);
    const far = paintHill(
      canvas,
      'hill-far',
      horizon + height * 0.07,
      height * 0.05,
      1.6,
      mix(grass, plan.palette.haze, 0.45),
      0.35,
    );
    if (!plan.savanna) paintWood(canvas, plan, far);
    const middle = paintHill(
      canvas,
      'hill-middle',
      horizon + height * 0.13,
      height * 0.045,
      1.3,
      mix(grass, plan.palette.haze, 0.2),
      0.45,
    );
    if (plan.savanna) paintThorns(canvas, plan, middle);
    else paintCopse(canvas, plan, middle);
    paintHill(canvas, 'hill-near', horizon + height * 0.19, height * 0.035, 1.1, grass, 0.55);
    paintSideTree(canvas, plan, horizon + height * 0.24);
    paintGrass(canvas, plan, 'grass', plan.horizon + 0.2, 0.9, 330);
  },
  paintInFront(canvas, plan) {
    paintGrass(canvas, plan, 'grass-front', 0.94, 1.02, 170);
  },
};

function paintWood(
  canvas: SceneCanvas,
  plan: ScenePlan,
  line: readonly (readonly [number, number])[],
): void {
  const random = canvas.random('wood');
  const color = mix(
    mix('#3d7d5a', plan.palette.near, 1 - plan.palette.brightness),
    plan.palette.haze,
    0.38,
  );
  const lightFromRight = plan.sunX > 0.5;
  let svg = '';
  for (const [x, y] of line) {
    if (!random.chance(0.42)) continue;
    svg += conifer(random, x, y + 4, canvas.unitPx * random.between(0.025, 0.052), {
      color: shade(color, random.between(-0.03, 0.03)),
      lightFromRight,
    });
  }
  canvas.layer('wood', 'scenery', 0.38, svg);
}

function paintCopse(
  canvas: SceneCanvas,
  plan: ScenePlan,
  line: readonly (readonly [number, number])[],
): void {
  const random = canvas.random('copse');
  let svg = '';
  for (let i = 0; i < 9; i += 1) {
    const x = random() * canvas.widthPx;
    const y = heightAt(line, x) + canvas.unitPx * 0.008;
    const color = lit(
      plan,
      mix(foliageColor(canvas, plan.season, random), plan.palette.haze, 0.22),
    );
    svg += random.chance(0.6)
      ? broadleaf(random, x, y, canvas.unitPx * random.between(0.06, 0.11), color, plan.sunX > 0.5)
      : bush(random, x, y, canvas.unitPx * random.between(0.03, 0.05), color);
  }
  canvas.layer('copse', 'scenery', 0.46, svg);
}

/** Umbrella thorns far apart. */
function paintThorns(
  canvas: SceneCanvas,
  plan: ScenePlan,
  line: readonly (readonly [number, number])[],
): void {
  const random = canvas.random('thorns');
  let svg = '';
  for (let i = 0; i < FEW_TREES; i += 1) {
    const x = ((i + random.between(0.15, 0.85)) / FEW_TREES) * canvas.widthPx;
    const color = lit(plan, mix(random.pick(THORNS), plan.palette.haze, 0.28));
    const size = canvas.unitPx * random.between(0.07, 0.12);
    svg += umbrellaThorn(random, x, heightAt(line, x) + canvas.unitPx * 0.008, size, color);
  }
  canvas.layer('copse', 'scenery', 0.46, svg);
}

function paintSideTree(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  // A tree that was asked for must not stand in the shade of one that was not.
  if (plan.subjects.some(({ concept }) => concept.kind === 'plant' && concept.heightM > 3)) return;
  const random = canvas.random('side-tree');
  const left = plan.sunX > 0.5;
  const x = canvas.widthPx * (left ? random.between(0.1, 0.17) : random.between(0.83, 0.9));
  const height = canvas.unitPx * random.between(0.36, 0.44);
  const leaves = plan.savanna ? random.pick(THORNS) : foliageColor(canvas, plan.season, random);
  const color = lit(plan, leaves);
  const tree = plan.savanna
    ? umbrellaThorn(random, x, y, height, color)
    : broadleaf(random, x, y, height, color, plan.sunX > 0.5);
  const shadow = `<ellipse cx="${p(x + (left ? -1 : 1) * height * 0.08)}" cy="${p(y)}" rx="${p(height * 0.34)}" ry="${p(height * 0.04)}" fill="${plan.palette.near}" opacity=".22"/>`;
  canvas.layer('tree', 'scenery', 0.6, shadow + tree);
}

/** Blades and flowers between two heights of the picture, larger towards the viewer. */
export function paintGrass(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  from: number,
  to: number,
  count: number,
): void {
  const random = canvas.random(id);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const color = grassColor(plan);
  const many = Math.round(count * (width / unitPx) * (1 + canvas.detail * 0.35));
  const place = (): readonly [number, number, number] => {
    const y = from + (to - from) * random() ** 0.8;
    const near = Math.max(0, (y - plan.horizon) / (1 - plan.horizon));
    return [random() * width, y * height, unitPx * (0.006 + near * random.between(0.006, 0.03))];
  };
  let svg = [-0.06, 0.01, 0.06]
    .map(
      (step) =>
        `<path d="${grassBlades(random, Math.round(many / 3), place)}" fill="${shade(color, step)}"/>`,
    )
    .join('');
  if (!plan.savanna && (plan.season === 'spring' || plan.season === 'summer')) {
    for (let i = 0; i < many * 0.1; i += 1) {
      const [x, y, size] = place();
      svg += flower(x, y - size, size * 0.22, lit(plan, random.pick(PETALS)));
    }
  }
  canvas.layer(id, id === 'grass' ? 'scenery' : 'foreground', id === 'grass' ? 0.6 : 1, svg);
}

function flower(x: number, y: number, r: number, color: Hex): string {
  let petals = '';
  for (let i = 0; i < 5; i += 1) {
    const angle = i * 1.2566;
    petals += circlePath(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.72);
  }
  return `<path d="${petals}" fill="${color}"/><circle cx="${p(x)}" cy="${p(y)}" r="${n(r * 0.6)}" fill="#f5a623"/>`;
}
