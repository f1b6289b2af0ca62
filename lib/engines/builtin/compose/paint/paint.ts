import type { Painting, SceneLight } from '../painting';
import type { ScenePlan } from '../plan/scene-plan';
import { SceneCanvas } from './canvas';
import { hexToRgb } from './color';
import { LAYOUTS } from './layouts';

/** Turns a plan into layers of SVG. */
export function paint(plan: ScenePlan): Painting {
  const canvas = new SceneCanvas(plan.widthPx, plan.heightPx, plan.seed, plan.detail);
  LAYOUTS[plan.layout](canvas, plan);
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
