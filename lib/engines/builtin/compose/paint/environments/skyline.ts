import type { ScenePlan } from '../../plan/scene-plan';
import { tower } from '../buildings';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { lightFromRight, lit } from '../light';
import { paintSky } from '../sky';
import { bush, broadleaf, foliageColor } from '../trees';
import { paintMirrorWater } from '../water';
import type { Environment } from './environment';

const NEAR = ['#c98f78', '#7f9fb8', '#d6bf9a', '#8f86b0', '#6fa0a0', '#b3bcc4'] as const;

/** Towers in three depths; the near shore is a river that mirrors them, or a park. */
export const skyline: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const baseY = plan.horizon * height;
    paintSky(canvas, plan, baseY);
    const futuristic = plan.moods.includes('futuristic');
    paintRow(canvas, plan, 0, baseY, [0.2, 0.52], 0.66);
    paintRow(canvas, plan, 1, baseY, [0.16, 0.44], 0.38);
    paintRow(canvas, plan, 2, baseY, [0.1, 0.3], 0.12);
    if (futuristic) paintNeon(canvas, plan, baseY);
    const random = canvas.random('shore');
    if (random.chance(0.55)) {
      paintMirrorWater(canvas, plan, baseY);
      paintQuay(canvas, plan, height * 0.955);
    } else {
      paintPark(canvas, plan, baseY);
    }
  },
};

function paintRow(
  canvas: SceneCanvas,
  plan: ScenePlan,
  row: number,
  baseY: number,
  range: readonly [number, number],
  distance: number,
): void {
  const random = canvas.random(`towers-${row}`);
  const { widthPx: width, unitPx } = canvas;
  let svg = '';
  for (let x = -unitPx * 0.05 * random(); x < width;) {
    const wide = unitPx * random.between(0.055, 0.12) * (1.2 - distance * 0.5);
    const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.1;
    const high = unitPx * random.between(range[0], range[1]) * (0.55 + 0.6 * middle);
    svg += tower(canvas, plan, random, x, baseY + 2, wide, high, {
      color: random.pick(NEAR),
      distance,
    });
    x += wide * random.between(0.95, 1.25);
  }
  const haze = canvas.vertical([
    [0, plan.palette.haze, 0],
    [1, plan.palette.haze, 0.3 + 0.4 * distance],
  ]);
  svg += `<rect y="${p(baseY - unitPx * 0.22)}" width="${width}" height="${p(unitPx * 0.22)}" fill="${haze}"/>`;
  canvas.layer('towers', 'scenery', 0.15 + row * 0.1, svg);
}

/** Signs and light lines of a city to come. */
function paintNeon(canvas: SceneCanvas, plan: ScenePlan, baseY: number): void {
  const random = canvas.random('neon');
  const { widthPx: width, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < 26; i += 1) {
    const color = random.pick(['#ff4fd8', '#35e6ff', '#ffe14f', '#8f6bff']);
    const x = random() * width;
    const y = baseY - unitPx * random.between(0.04, 0.34);
    const [w, h] = random.chance(0.6)
      ? [unitPx * 0.008, unitPx * random.between(0.04, 0.12)]
      : [unitPx * random.between(0.02, 0.06), unitPx * 0.012];
    svg += `<rect x="${p(x - w * 1.5)}" y="${p(y - h * 0.2)}" width="${p(w * 4)}" height="${p(h * 1.4)}" rx="${p(w)}" fill="${color}" opacity=".16"/><rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}" rx="2" fill="${color}" opacity="${plan.palette.starry ? '.95' : '.75'}"/>`;
  }
  canvas.layer('neon', 'scenery', 0.38, svg);
}

function paintQuay(canvas: SceneCanvas, plan: ScenePlan, y: number): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const stone = lit(plan, '#8f97a0');
  let svg = `<rect y="${p(y)}" width="${width}" height="${p(height - y)}" fill="${shade(stone, -0.04)}"/><rect y="${p(y)}" width="${width}" height="${p(unitPx * 0.01)}" fill="${shade(stone, 0.06)}"/>`;
  for (let x = 0; x < width; x += unitPx * 0.06) {
    svg += `<rect x="${p(x)}" y="${p(y - unitPx * 0.04)}" width="${p(unitPx * 0.005)}" height="${p(unitPx * 0.04)}" fill="${shade(stone, -0.2)}"/>`;
  }
  svg += `<rect y="${p(y - unitPx * 0.042)}" width="${width}" height="${p(unitPx * 0.006)}" fill="${shade(stone, -0.2)}"/>`;
  canvas.layer('quay', 'scenery', 0.5, svg);
}

function paintPark(canvas: SceneCanvas, plan: ScenePlan, baseY: number): void {
  const random = canvas.random('park');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const grass = lit(plan, plan.season === 'winter' ? '#e4ecf2' : '#7fb25c');
  const fill = canvas.vertical([
    [0, mix(grass, plan.palette.haze, 0.25)],
    [1, shade(grass, -0.06)],
  ]);
  let svg = `<rect y="${p(baseY)}" width="${width}" height="${p(height - baseY)}" fill="${fill}"/>`;
  const path = lit(plan, '#e0d3b8');
  svg += `<path d="M${p(width * 0.44)} ${p(baseY)}C${p(width * 0.4)} ${p(baseY + height * 0.1)} ${p(width * 0.7)} ${p(baseY + height * 0.1)} ${p(width * 0.5)} ${height}H${p(width * 0.86)}C${p(width * 0.9)} ${p(baseY + height * 0.12)} ${p(width * 0.5)} ${p(baseY + height * 0.08)} ${p(width * 0.475)} ${p(baseY)}Z" fill="${path}" opacity=".8"/>`;
  for (let i = 0; i < Math.round(22 * (width / unitPx)); i += 1) {
    const color = lit(plan, foliageColor(canvas, plan.season, random));
    const x = random() * width;
    svg += random.chance(0.5)
      ? bush(random, x, baseY + height * 0.012, unitPx * random.between(0.04, 0.07), color)
      : broadleaf(
          random,
          x,
          baseY + height * 0.016,
          unitPx * random.between(0.07, 0.12),
          color,
          lightFromRight(plan),
        );
  }
  canvas.layer('park', 'scenery', 0.5, svg);
}
