import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import type { SceneLightColors } from './place';

/** How much of what is far away is left: exp(-2.4 · depth) of it, as seen through the hour's air. */
const AIR_DENSITY = 2.4;
/** Full key light is 60 % of the light's colour, full shade 75 % of the shade's. */
const KEY_SHARE = 0.6;
const SHADE_SHARE = 0.75;
/** What is left of lightness and colour without any daylight. */
const NIGHT_LIGHTNESS = 0.42;
const NIGHT_CHROMA = 0.75;
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

/** How far the darkest hour takes the colours of a place over to its own, and how fast that comes with the dark. */
const TONED_SHARE = 0.62;
const TONING_SPEED = 1.8;
/** From that chroma on a colour keeps this much of itself: snow and stone take the evening's hues, grass stays green. */
const VIVID_CHROMA = 0.09;
const VIVID_KEEPS = 0.75;
/** As light as the middle of an hour's tones is. */
const MIDDLE_LIGHTNESS = 0.58;

/** The tones of an hour from its darks by its sky to its lights: what is as light as that, in this hour's family. */
function toneOfHour(lightness: number, { shade, skyMiddle, skyLow, light }: SceneLightColors): Hex {
  const middle = mix(skyMiddle, skyLow, 0.2);
  const lights = mix(light, '#ffffff', 0.45);
  return lightness < MIDDLE_LIGHTNESS
    ? mix(shade, middle, lightness / MIDDLE_LIGHTNESS)
    : mix(middle, lights, (lightness - MIDDLE_LIGHTNESS) / (1 - MIDDLE_LIGHTNESS));
}

/**
 * The hour's ambient light on a daylight colour: less of it, and split tones, so that darks, middles and lights of a
 * whole place are one family in the evening (white snow is rosy in the sun and lilac beside it, never beige).
 */
function ambient(color: Hex, light: SceneLightColors): Hex {
  const { brightness } = light;
  if (brightness >= 1) return color;
  const { lightness, chroma, hueDegrees } = toLch(color);
  const dimmed = {
    lightness: lightness * (NIGHT_LIGHTNESS + (1 - NIGHT_LIGHTNESS) * brightness),
    chroma: chroma * (NIGHT_CHROMA + (1 - NIGHT_CHROMA) * brightness),
    hueDegrees,
  };
  const neutral = 1 - Math.min(1, chroma / VIVID_CHROMA) * VIVID_KEEPS;
  const share = Math.min(TONED_SHARE, (1 - brightness) * TONING_SPEED) * neutral;
  const toned = toLch(toneOfHour(dimmed.lightness, light));
  return mix(fromLch(dimmed), fromLch({ ...toned, lightness: dimmed.lightness }), share);
}

export function createAir(light: SceneLightColors): Air {
  const known = new Map<Hex, Hex>();
  const local = (color: Hex) => {
    const found = known.get(color) ?? ambient(color, light);
    known.set(color, found);
    return found;
  };
  /** What is lighter than the light itself is not dimmed by it: white snow in a low sun is rosy, not ochre. */
  const keyOn = (color: Hex): Hex => {
    const [own, key] = [toLch(color), toLch(light.light)];
    const over = Math.max(0, own.lightness - key.lightness + 0.04);
    return over === 0
      ? light.light
      : fromLch({
          lightness: Math.max(own.lightness, key.lightness),
          chroma: key.chroma * Math.max(0.3, 1 - over * 8),
          hueDegrees: key.hueDegrees - over * 240,
        });
  };
  const hazed = (color: Hex, far: number) =>
    far <= 0
      ? color
      : mix(color, light.haze, light.hazeStrength * (1 - Math.exp(-AIR_DENSITY * far)));
  const lit = (color: Hex, key: number) =>
    key >= 0
      ? mix(color, keyOn(color), key * KEY_SHARE * (0.35 + 0.65 * light.brightness))
      : mix(color, light.shade, -key * SHADE_SHARE);
  return {
    light,
    areLampsLit: light.brightness < LAMPLIT_BRIGHTNESS,
    tone: (color, key = 0, far = 0) => hazed(lit(local(color), key), far),
    glow: (color, far = 0) => hazed(color, far * 0.6),
  };
}
