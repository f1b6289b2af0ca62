import type { ScenePlan } from '../../plan/scene-plan';
import type { SceneCanvas } from '../canvas';

/** One way of laying a picture out; paints all of its layers. */
export type PaintLayout = (canvas: SceneCanvas, plan: ScenePlan) => void;
