import { p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import type { ScenePlan } from '../../plan/scene-plan';
import { hazed, lightFromRight } from '../light';
import { paintSky } from '../sky';
import { heightAt, paintHazeRidges, paintHill } from '../terrain';
import { conifer } from '../trees';
import { paintPeaks } from './lake';
import { grassColor, paintGrass } from './meadow';
import type { Environment } from './environment';

/** A wall of snow peaks over wooded foothills and an alpine meadow. */
export const mountains: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon);
    paintHazeRidges(canvas, plan.palette, {
      layers: 2,
      topY: horizon - height * 0.1,
      bottomY: horizon - height * 0.03,
      amplitude: height * 0.2,
    });
    paintPeaks(canvas, plan, horizon + height * 0.02, 0.46);
    const grass = grassColor(plan);
    paintFoothill(canvas, plan, 'foothill-far', plan.horizon + 0.06, 0.5);
    paintFoothill(canvas, plan, 'foothill', plan.horizon + 0.11, 0.25);
    paintHill(
      canvas,
      'alp',
      height * (plan.horizon + 0.17),
      height * 0.05,
      1.1,
      mix(grass, '#8fae6a', 0.25),
      0.55,
    );
    paintRocks(canvas, plan);
    paintGrass(canvas, plan, 'grass', plan.horizon + 0.2, 0.92, 240);
  },
  paintInFront(canvas, plan) {
    paintGrass(canvas, plan, 'grass-front', 0.95, 1.02, 140);
  },
};

function paintFoothill(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  y: number,
  distance: number,
): void {
  const random = canvas.random(`${id}-trees`);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const color = hazed(plan, '#5d8f5a', distance);
  const line = paintHill(canvas, id, y * height, height * 0.06, 1.7, color, 0.5 - distance * 0.4);
  let svg = '';
  const count = Math.round(60 * (width / unitPx));
  for (let i = 0; i < count; i += 1) {
    const x = random() * width;
    svg += conifer(
      random,
      x,
      heightAt(line, x) + random.between(2, height * 0.03),
      unitPx * random.between(0.03, 0.07) * (1.25 - distance),
      {
        color: hazed(plan, random.pick(['#2f6b54', '#3d7a58']), distance),
        lightFromRight: lightFromRight(plan),
      },
    );
  }
  canvas.layer(`${id}-trees`, 'scenery', 0.52 - distance * 0.4, svg);
}

function paintRocks(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('rocks');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < 9; i += 1) {
    const size = unitPx * random.between(0.012, 0.045);
    svg += rock(
      random() * width,
      height * random.between(plan.horizon + 0.2, 0.93),
      size,
      hazed(plan, '#9aa0a6', 0.08),
      random.between(0.7, 1.2),
    );
  }
  canvas.layer('rocks', 'scenery', 0.58, svg);
}

/** A boulder with a lit top and a dark foot. */
export function rock(x: number, y: number, size: number, color: string, stretch: number): string {
  const w = size * stretch;
  const at = (dx: number, dy: number) => `${p(x + dx * w)} ${p(y + dy * size)}`;
  return `<ellipse cx="${p(x)}" cy="${p(y)}" rx="${p(w * 1.25)}" ry="${p(size * 0.16)}" fill="#10202a" opacity=".2"/><path d="M${at(-1, 0)}L${at(-0.85, -0.5)}L${at(-0.35, -0.9)}L${at(0.3, -0.85)}L${at(0.8, -0.45)}L${at(1, 0)}Z" fill="${color}"/><path d="M${at(-0.85, -0.5)}L${at(-0.35, -0.9)}L${at(0.3, -0.85)}L${at(0.1, -0.45)}L${at(-0.4, -0.38)}Z" fill="${shade(color, 0.08)}"/><path d="M${at(0.3, -0.85)}L${at(0.8, -0.45)}L${at(1, 0)}L${at(0.2, 0)}L${at(0.1, -0.45)}Z" fill="${shade(color, -0.09)}"/>`;
}
