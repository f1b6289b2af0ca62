import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { paintSky } from '../sky';
import { paintHazeRidges } from '../terrain';
import { paintOpenWater } from '../water';
import { lit } from '../light';
import type { Environment } from './environment';

/** Sea to the horizon, foam at the waterline, sand in front. */
export const beach: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon);
    const random = canvas.random('headland');
    if (random.chance(0.6)) {
      paintHazeRidges(canvas, plan.palette, {
        layers: 1,
        topY: horizon,
        bottomY: horizon + height * 0.015,
        amplitude: height * 0.07,
      });
    }
    paintOpenWater(canvas, plan, horizon);
    paintSand(canvas, plan, horizon + height * 0.16);
  },
};

function paintSand(canvas: SceneCanvas, plan: ScenePlan, shoreY: number): void {
  const random = canvas.random('sand');
  const { widthPx: width, heightPx: height } = canvas;
  const sand = lit(plan, '#f3d9a6');
  const sway = height * 0.03;
  const curve = (lift: number) =>
    `Q${p(width * 0.26)} ${p(shoreY - sway - lift)} ${p(width * 0.52)} ${p(shoreY - lift)}T${p(width)} ${p(shoreY - sway * 0.6 - lift)}`;
  const area = (lift: number) => `M0 ${p(shoreY - lift)}${curve(lift)}V${height}H0Z`;
  const shallow = mix(plan.palette.water, '#ffffff', 0.35);
  let svg = `<path d="${area(height * 0.035)}" fill="${shallow}" opacity=".45"/><path d="${area(height * 0.018)}" fill="#ffffff" opacity=".75"/><path d="${area(height * 0.008)}" fill="${mix(sand, plan.palette.near, 0.22)}"/>`;
  const fill = canvas.vertical(
    [
      [0, shade(sand, 0.02)],
      [1, shade(sand, -0.08)],
    ],
    shoreY,
    height,
  );
  svg += `<path d="${area(-height * 0.012)}" fill="${fill}"/>`;
  for (let i = 0; i < 90 + canvas.detail * 60; i += 1) {
    const y = random.between(shoreY + height * 0.05, height);
    const x = random() * width;
    const size = (y / height) * random.between(0.6, 2.2) * (canvas.unitPx / 1024);
    svg += `<ellipse cx="${p(x)}" cy="${p(y)}" rx="${n(size * 2)}" ry="${n(size)}" fill="${shade(sand, random.chance(0.5) ? -0.08 : 0.06)}" opacity=".6"/>`;
  }
  for (let i = 0; i < 5; i += 1) {
    const y = shoreY + (height - shoreY) * random.between(0.25, 0.95);
    svg += `<ellipse cx="${p(random() * width)}" cy="${p(y)}" rx="${p(width * random.between(0.12, 0.24))}" ry="${p(height * 0.008)}" fill="${shade(sand, -0.07)}" opacity=".35"/>`;
  }
  canvas.layer('sand', 'scenery', 0.6, svg);
}
