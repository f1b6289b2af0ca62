import type { ScenePlan } from '../../plan/scene-plan';
import { SceneCanvas } from '../canvas';
import { ENVIRONMENTS } from '../environments';

/** Marks can stand for a place without a subject: the place itself, painted into a shape. */
export function placeInShape(canvas: SceneCanvas, plan: ScenePlan, shape: string): string {
  const { widthPx: width, heightPx: height } = canvas;
  const inner = new SceneCanvas(width, height, canvas.seed, 0, canvas.id('m'));
  const environment = ENVIRONMENTS[plan.environment];
  environment.paintBehind(inner, { ...plan, subjects: [] });
  canvas.define(inner.defs);
  const clip = canvas.clip(`<path d="${shape}"/>`);
  return `<g clip-path="${clip}">${inner.layers.map((layer) => layer.svg).join('')}</g>`;
}
