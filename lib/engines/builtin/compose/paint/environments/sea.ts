import type { ScenePlan } from '../../plan/scene-plan';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { paintSky } from '../sky';
import { paintOpenWater } from '../water';
import type { Environment } from './environment';

/** Open sea with rows of swell; the nearest rolls in front of what floats. */
export const sea: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon);
    paintOpenWater(canvas, plan, horizon);
    for (let i = 0; i < 4; i += 1)
      paintSwell(canvas, plan, i, plan.horizon + 0.05 + i * 0.075, false);
  },
  paintInFront(canvas, plan) {
    paintSwell(canvas, plan, 5, 0.865, true);
    paintSwell(canvas, plan, 6, 0.945, true);
  },
};

function paintSwell(
  canvas: SceneCanvas,
  plan: ScenePlan,
  index: number,
  y: number,
  front: boolean,
): void {
  const random = canvas.random(`swell-${index}`);
  const { widthPx: width, heightPx: height } = canvas;
  const { palette } = plan;
  const rough = plan.weather === 'storm' ? 2.3 : plan.weather === 'wind' ? 1.1 : 1;
  const t = (y - plan.horizon) / (1 - plan.horizon);
  const waves = Math.max(2, Math.round((7 - 4.5 * t) * (width / height)));
  const step = width / waves;
  const rise = height * (0.006 + 0.022 * t) * rough;
  const baseY = y * height;
  let x = -step * random();
  let crest = `M${p(x)} ${p(baseY)}`;
  while (x < width + step) {
    const lift = rise * random.between(0.7, 1.4);
    crest += `q${p(step * 0.3)} ${p(-lift * 0.2)} ${p(step * 0.55)} ${p(-lift)}q${p(step * 0.16)} ${p(lift * 0.9)} ${p(step * 0.45)} ${p(lift)}`;
    x += step;
  }
  const color = mix(
    mix(palette.water, palette.sky[4], 0.3 * (1 - t)),
    mix(palette.water, palette.near, 0.5),
    t * 0.7,
  );
  const fill = canvas.vertical(
    [
      [0, shade(color, 0.05)],
      [0.35, color],
      [1, shade(color, -0.06)],
    ],
    baseY - rise,
    baseY + height * 0.2,
  );
  const svg = `<path d="${crest}V${height}H-40Z" fill="${fill}" opacity="${front ? '.94' : '.85'}"/><path d="${crest}" fill="none" stroke="${mix(palette.sky[4], '#ffffff', 0.5)}" stroke-width="${p(Math.max(1, rise * 0.16))}" opacity=".55"/>`;
  canvas.layer('swell', front ? 'foreground' : 'scenery', front ? 1 : 0.45 + 0.1 * t, svg);
}
