import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import type { SceneLightColors } from './place';

/** How much of what is far away is left: exp(-2.4 · depth) of it, as seen through the hour's air. */
const AIR_DENSITY = 2.4;
/** Full key light is 60 % of the light's colour, full shade 75 % of the shade's. */
const KEY_SHARE = 0.6;
const SHADE_SHARE = 0.75;
/** What is left of lightness and colour without any daylight. */
const NIGHT_LIGHTNESS = 0.34;
const NIGHT_CHROMA = 0.6;
const NIGHT_WASH = 0.5;
/** Every dusk is darker than that, and no day is. */
const LAMPLIT_BRIGHTNESS = 0.66;

/**
 * Colours as they look at an hour: places are painted in them directly (things of the kit are drawn in
 * daylight and graded afterwards).
 */
export interface Air {
  readonly light: SceneLightColors;
  /** From the evening on windows and street lamps shine. */
  readonly areLampsLit: boolean;
  /** A daylight colour at this hour, `key` -1 in full shade to 1 in full key light, `far` 0 at the lens to 1 at the horizon. */
  tone(color: Hex, key?: number, far?: number): Hex;
  /** A colour that shines by itself, only dimmed by distance: a lamp, a lit window. */
  glow(color: Hex, far?: number): Hex;
}

/** The hour's ambient light on a daylight colour. */
function ambient(color: Hex, { brightness, shade, haze }: SceneLightColors): Hex {
  if (brightness >= 1) return color;
  const { lightness, chroma, hueDegrees } = toLch(color);
  const dimmed = fromLch({
    lightness: lightness * (NIGHT_LIGHTNESS + (1 - NIGHT_LIGHTNESS) * brightness),
    chroma: chroma * (NIGHT_CHROMA + (1 - NIGHT_CHROMA) * brightness),
    hueDegrees,
  });
  return mix(dimmed, mix(shade, haze, 0.55), (1 - brightness) * NIGHT_WASH);
}

export function createAir(light: SceneLightColors): Air {
  const known = new Map<Hex, Hex>();
  const local = (color: Hex) => {
    const found = known.get(color) ?? ambient(color, light);
    known.set(color, found);
    return found;
  };
  const hazed = (color: Hex, far: number) =>
    far <= 0
      ? color
      : mix(color, light.haze, light.hazeStrength * (1 - Math.exp(-AIR_DENSITY * far)));
  const lit = (color: Hex, key: number) =>
    key >= 0
      ? mix(color, light.light, key * KEY_SHARE * (0.35 + 0.65 * light.brightness))
      : mix(color, light.shade, -key * SHADE_SHARE);
  return {
    light,
    areLampsLit: light.brightness < LAMPLIT_BRIGHTNESS,
    tone: (color, key = 0, far = 0) => hazed(lit(local(color), key), far),
    glow: (color, far = 0) => hazed(color, far * 0.6),
  };
}
