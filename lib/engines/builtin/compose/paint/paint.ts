import type { Painting, SceneLight } from '../painting';
import type { ScenePlan } from '../plan/scene-plan';
import { SceneCanvas } from './canvas';
import { hexToRgb } from './color';
import { ENVIRONMENTS } from './environments';
import { paintSubject } from './subject';
import { paintVignette, paintWeather } from './weather';

/** Turns a plan into layers of SVG. */
export function paint(plan: ScenePlan): Painting {
  const canvas = new SceneCanvas(plan.widthPx, plan.heightPx, plan.seed, plan.detail);
  const environment = ENVIRONMENTS[plan.environment];
  environment.paintBehind(canvas, plan);
  for (const placed of plan.subjects) paintSubject(canvas, plan, placed);
  environment.paintInFront?.(canvas, plan);
  paintWeather(canvas, plan);
  if (plan.environment !== 'studio') paintVignette(canvas, plan);
  return {
    widthPx: plan.widthPx,
    heightPx: plan.heightPx,
    defs: canvas.defs,
    layers: canvas.layers,
    light: lightOf(plan),
  };
}

function lightOf({ palette, sunX }: ScenePlan): SceneLight {
  return {
    directionDegrees: Math.round((sunX - 0.5) * 120),
    color: hexToRgb(palette.sun),
    ambient: hexToRgb(palette.near),
    brightness: palette.brightness,
  };
}
