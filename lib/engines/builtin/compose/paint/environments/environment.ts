import type { ScenePlan } from '../../plan/scene-plan';
import type { SceneCanvas } from '../canvas';

/** One place: what it paints behind the subjects, and what in front of them. */
export interface Environment {
  paintBehind(canvas: SceneCanvas, plan: ScenePlan): void;
  paintInFront?(canvas: SceneCanvas, plan: ScenePlan): void;
}
