import { type Hex, mix } from '@/lib/color/hex';
import { recolored } from '@/lib/svg/recolor';
import { isGlowing } from '../palette/glow';
import type { SceneLightColors } from '../places/place';

/**
 * The kit draws in plain daylight; the hour, the weather and the distance come over it here, colour by
 * colour, so that everything in a picture stands in one light.
 */

/** How far the brightest hour leaves colours alone, and the darkest takes them. */
const FULL_DAY = 0.85;
const NIGHT_SHARE = 0.27;
/** Moonlight on what is nearest, so that it stands out of the dark. */
const KEY_SHARE = 0.1;
/** Air thickens with distance as light is absorbed: exponentially (Beer-Lambert). */
const HAZE_DENSITY = 2.4;

/** Markup in another light: what glows stays as it is. */
export const regraded = (svg: string, grade: (color: Hex) => Hex): string =>
  recolored(svg, (color) => (isGlowing(color) ? color : grade(color)));

/** `far` 0 where the main things stand, 1 at the horizon. */
export function gradeOf(light: SceneLightColors, far: number): ((color: Hex) => Hex) | undefined {
  const darkness = Math.max(0, Math.min(1, (FULL_DAY - light.brightness) / FULL_DAY));
  const haze = light.hazeStrength * (1 - Math.exp(-HAZE_DENSITY * Math.max(0, far)));
  if (darkness === 0 && haze < 0.02) return undefined;
  return (color) => {
    const shaded = mix(color, light.shade, darkness * NIGHT_SHARE);
    const lit = mix(shaded, light.light, darkness > 0 ? KEY_SHARE : 0);
    return mix(lit, light.haze, haze);
  };
}
