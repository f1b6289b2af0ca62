import type { ScenePlan } from '../../plan/scene-plan';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { hazed, lightFromRight, lit } from '../light';
import { paintSky } from '../sky';
import { sceneryArt } from '../subject';
import { paintHill } from '../terrain';
import { broadleaf, bush, foliageColor } from '../trees';
import { grassColor, paintGrass } from './meadow';
import type { Environment } from './environment';

const FLOWERS = [
  'noto:tulip',
  'noto:hibiscus',
  'noto:blossom',
  'noto:sunflower',
  'own:daisy',
  'own:poppy',
  'own:lavender',
  'noto:hyacinth',
] as const;

/** A lawn with a winding path, a hedge, a white fence and beds of flowers. */
export const garden: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon + height * 0.03);
    paintTrees(canvas, plan, horizon + height * 0.06);
    paintHedge(canvas, plan, horizon + height * 0.1);
    paintHill(canvas, 'lawn', horizon + height * 0.11, height * 0.008, 1, grassColor(plan), 0.4);
    paintPath(canvas, plan, horizon + height * 0.11);
    paintBeds(canvas, plan, horizon + height * 0.13);
    paintGrass(canvas, plan, 'grass', plan.horizon + 0.14, 0.92, 170);
  },
  paintInFront(canvas, plan) {
    paintGrass(canvas, plan, 'grass-front', 0.96, 1.02, 110);
    paintCorners(canvas, plan);
  },
};

function paintTrees(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  const random = canvas.random('garden-trees');
  const { widthPx: width, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < Math.round(9 * (width / unitPx)); i += 1) {
    const color = hazed(plan, foliageColor(canvas, plan.season, random), 0.3);
    svg += broadleaf(
      random,
      random() * width,
      y,
      unitPx * random.between(0.2, 0.36),
      color,
      lightFromRight(plan),
    );
  }
  canvas.layer('garden-trees', 'scenery', 0.25, svg);
}

function paintHedge(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  const random = canvas.random('hedge');
  const { widthPx: width, unitPx } = canvas;
  const green = hazed(plan, plan.season === 'winter' ? '#a8b8b0' : '#4f8f4a', 0.12);
  let svg = `<rect y="${p(y - unitPx * 0.07)}" width="${width}" height="${p(unitPx * 0.1)}" fill="${shade(green, -0.05)}"/>`;
  for (let x = -20; x < width + 20; x += unitPx * 0.05) {
    svg += bush(random, x, y - unitPx * 0.03, unitPx * random.between(0.1, 0.15), green);
  }
  const white = lit(plan, '#fbf7ee');
  for (let x = 0; x < width; x += unitPx * 0.03) {
    svg += `<path d="M${p(x)} ${p(y + unitPx * 0.016)}v${p(-unitPx * 0.062)}l${p(unitPx * 0.009)} ${p(-unitPx * 0.012)}l${p(unitPx * 0.009)} ${p(unitPx * 0.012)}v${p(unitPx * 0.062)}z" fill="${white}"/>`;
  }
  for (const lift of [0.012, 0.04]) {
    svg += `<rect y="${p(y - unitPx * lift)}" width="${width}" height="${p(unitPx * 0.008)}" fill="${shade(white, -0.05)}"/>`;
  }
  canvas.layer('hedge', 'scenery', 0.35, svg);
}

function paintPath(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  const { widthPx: width, heightPx: height } = canvas;
  const stone = lit(plan, '#e6d7bb');
  const swing = canvas.random('path').chance(0.5) ? 1 : -1;
  const at = (share: number) => p(width * (0.5 + swing * share));
  canvas.layer(
    'path',
    'scenery',
    0.42,
    `<path d="M${at(0.16)} ${p(y)}C${at(0.3)} ${p(y + height * 0.1)} ${at(-0.16)} ${p(y + height * 0.14)} ${at(-0.16)} ${height}H${at(0.22)}C${at(0.24)} ${p(y + height * 0.16)} ${at(0.4)} ${p(y + height * 0.1)} ${at(0.21)} ${p(y)}Z" fill="${canvas.vertical(
      [
        [0, mix(stone, plan.palette.haze, 0.3)],
        [1, stone],
      ],
    )}"/>`,
  );
}

function paintBeds(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  if (plan.season === 'winter') return;
  const random = canvas.random('beds');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const kinds = [random.pick(FLOWERS), random.pick(FLOWERS), random.pick(FLOWERS)];
  const plants: { y: number; svg: string }[] = [];
  for (let i = 0; i < Math.round(30 * (width / unitPx)); i += 1) {
    const left = random.chance(0.5);
    const t = random();
    const x = left ? random.between(-0.02, 0.3 - t * 0.16) : random.between(0.72 + t * 0.14, 1.02);
    const footY = y + t * height * 0.16;
    const asset = kinds[random.whole(0, 2)] ?? FLOWERS[0];
    const size = unitPx * (0.045 + t * 0.045) * random.between(0.8, 1.2);
    plants.push({
      y: footY,
      svg:
        bush(random, x * width, footY + 3, size * 0.7, lit(plan, '#5f9f4c')) +
        sceneryArt(canvas, plan, asset, x * width, footY, size, 0.1 - t * 0.08, random.chance(0.5)),
    });
  }
  plants.sort((a, b) => a.y - b.y);
  canvas.layer('beds', 'scenery', 0.5, plants.map((plant) => plant.svg).join(''));
}

function paintCorners(canvas: SceneCanvas, plan: ScenePlan): void {
  if (plan.season === 'winter') return;
  const random = canvas.random('corner-flowers');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (const x of [0.01, 0.08, 0.93, 0.99]) {
    svg += sceneryArt(
      canvas,
      plan,
      random.pick(FLOWERS),
      x * width,
      height * 1.02,
      unitPx * random.between(0.12, 0.17),
      0,
      random.chance(0.5),
    );
  }
  canvas.layer('corner-flowers', 'foreground', 1, svg);
}
