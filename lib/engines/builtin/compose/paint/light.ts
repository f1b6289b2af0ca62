import type { ScenePlan } from '../plan/scene-plan';
import { mix, shade, type Hex } from '@/lib/color/hex';

/** A colour of scenery under the light of the hour: tinted by it, and sunk into the dark. */
export function lit(plan: ScenePlan, color: Hex): Hex {
  const { palette } = plan;
  const tinted = mix(color, palette.tint, palette.tintStrength);
  return mix(tinted, palette.near, (1 - palette.brightness) * 0.45);
}

/** The same at a distance: 0 near to 1 lost in the haze. */
export function hazed(plan: ScenePlan, color: Hex, distance: number): Hex {
  return mix(lit(plan, color), plan.palette.haze, distance);
}

/** Nothing glows at dusk: subjects take the tint of the hour, and keep more of their own colour. */
export function underLight(plan: ScenePlan, color: Hex): Hex {
  const { palette } = plan;
  const tinted = mix(color, palette.tint, palette.tintStrength * 0.4);
  return palette.starry ? shade(tinted, -0.05) : tinted;
}

/** Whether lamps and windows are lit. */
export function lampsLit(plan: ScenePlan): boolean {
  return plan.palette.brightness < 0.6;
}

export function lightFromRight(plan: ScenePlan): boolean {
  return plan.sunX > 0.5;
}
