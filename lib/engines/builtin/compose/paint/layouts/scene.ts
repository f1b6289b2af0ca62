import type { ScenePlan } from '../../plan/scene-plan';
import { ENVIRONMENTS } from '../environments';
import { paintExtras } from '../extras';
import { balancedLines, paintLetters } from '../letters';
import { paintLeads } from '../leads';
import { paintSubject } from '../subject';
import { paintVignette, paintWeather } from '../weather';
import type { SceneCanvas } from '../canvas';
import type { PaintLayout } from './layout';

/** Subjects in a place: what most prompts ask for. */
export const paintScene: PaintLayout = (canvas, plan) => {
  paintPlace(canvas, plan);
  const { widthPx: width, heightPx: height } = canvas;
  paintLetters(
    canvas,
    plan,
    'title',
    plan.lettering.flatMap((text) => balancedLines(text, 2)),
    {
      x: width * 0.1,
      y: height * 0.06,
      width: width * 0.8,
      height: height * 0.2,
    },
    { fill: '#ffffff', shadow: plan.palette.near, maxCapHeightPx: canvas.unitPx * 0.11 },
  );
};

/** The place, its subjects and its weather, without lettering. */
export function paintPlace(canvas: SceneCanvas, plan: ScenePlan): void {
  const environment = ENVIRONMENTS[plan.environment];
  environment.paintBehind(canvas, plan);
  for (const placed of plan.subjects) paintSubject(canvas, plan, placed);
  paintLeads(canvas, plan);
  environment.paintInFront?.(canvas, plan);
  paintWeather(canvas, plan);
  paintExtras(canvas, plan);
  if (plan.environment !== 'studio') paintVignette(canvas, plan);
}
