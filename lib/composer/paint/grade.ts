import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
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
/** What is white keeps more of its light than what is dark: eyes, collars and pages are what is seen at night. */
const WHITE_KEEPS = 0.45;
/** How much of a colour's chroma is left at least, though the shade has the opposite hue: dusk is no grey. */
const CHROMA_LEFT = 0.8;
/** Moonlight on what is nearest, so that it stands out of the dark. */
const KEY_SHARE = 0.1;
/** Air thickens with distance as light is absorbed: exponentially (Beer-Lambert). */
const HAZE_DENSITY = 2.4;

/** Markup in another light: what glows stays as it is. */
export const regraded = (svg: string, grade: (color: Hex) => Hex): string =>
  recolored(svg, (color) => (isGlowing(color) ? color : grade(color)));

function shadedBy(color: Hex, shade: Hex, darkness: number): Hex {
  const own = toLch(color);
  const mixed = toLch(
    mix(color, shade, darkness * NIGHT_SHARE * (1 - own.lightness * WHITE_KEEPS)),
  );
  return fromLch({ ...mixed, chroma: Math.max(mixed.chroma, own.chroma * CHROMA_LEFT) });
}

/** `far` 0 where the main things stand, 1 at the horizon. */
export function gradeOf(light: SceneLightColors, far: number): ((color: Hex) => Hex) | undefined {
  const darkness = Math.max(0, Math.min(1, (FULL_DAY - light.brightness) / FULL_DAY));
  const haze = light.hazeStrength * (1 - Math.exp(-HAZE_DENSITY * Math.max(0, far)));
  if (darkness === 0 && haze < 0.02) return undefined;
  return (color) => {
    const shaded = shadedBy(color, light.shade, darkness);
    const lit = mix(shaded, light.light, darkness > 0 ? KEY_SHARE : 0);
    return mix(lit, light.haze, haze);
  };
}
