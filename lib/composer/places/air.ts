import { fromLch, type Hex, hueTurn, mix, toLch } from '@/lib/color/hex';
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
/** Sand and earth keep less: in the evening they are rose and plum, and brown by day alone. */
const WARM_KEEPS = 0.42;
/** As light as the middle of an hour's tones is. */
const MIDDLE_LIGHTNESS = 0.58;

/** Hues that are farther apart than this meet in a grey; colours fainter than this have no hue to keep. */
const OPPOSED_DEGREES = 70;
const FAINT_CHROMA = 0.025;
/** Of the chroma that both have, what their mixture keeps. */
const MIXED_CHROMA = 0.86;
/** Greens go by way of blue into cool air, and by way of gold into the rosy air of a sunset; sand and wheat by way of rose
 * where that is the shorter way, and mix plainly else. */
const GREENS = { from: 105, to: 205 } as const;
const WARMS = { from: 20, to: 105 } as const;
const COOL = { from: 205, to: 336, by: 240 } as const;
/** Snow and ice, which are pale and cool, give back the light there is, and are bright at night. */
const SNOW = {
  lightness: 0.84,
  chroma: [0.005, 0.05],
  hue: { from: 200, to: 290 },
  keeps: 0.22,
} as const;

const isBetween = (hue: number, { from, to }: { from: number; to: number }) =>
  hue > from && hue < to;

/** How far a hue turns on its way to that of the air without passing through grey; nothing where it mixes plainly. */
function turnInAir(fromDegrees: number, toDegrees: number): number | undefined {
  const own = (fromDegrees + 360) % 360;
  const turn = hueTurn(own, toDegrees);
  if (Math.abs(turn) < OPPOSED_DEGREES) return undefined;
  if (isBetween(own, GREENS))
    return isBetween((toDegrees + 360) % 360, COOL)
      ? hueTurn(own, COOL.by) + hueTurn(COOL.by, toDegrees)
      : turn;
  return isBetween(own, WARMS) && turn < 0 ? turn : undefined;
}

/**
 * Two colours as air mixes them: where plain mixing would go through grey, as green does towards the violet of an evening,
 * the hue goes round it, so that far grass is teal and then lilac, sand is rose, and nothing is mud.
 */
export function mixedInAir(color: Hex, air: Hex, share: number): Hex {
  const plain = mix(color, air, share);
  const [own, to] = [toLch(color), toLch(air)];
  const turn = turnInAir(own.hueDegrees, to.hueDegrees);
  if (turn === undefined || Math.min(own.chroma, to.chroma) < FAINT_CHROMA) return plain;
  const mixed = toLch(plain);
  const chroma = (own.chroma + (to.chroma - own.chroma) * share) * MIXED_CHROMA;
  return fromLch({
    lightness: mixed.lightness,
    chroma: Math.max(mixed.chroma, chroma),
    hueDegrees: own.hueDegrees + turn * share,
  });
}

/** The tones of an hour from its darks by its sky to its lights: what is as light as that, in this hour's family. */
function toneOfHour(lightness: number, { shade, skyMiddle, skyLow, light }: SceneLightColors): Hex {
  const middle = mix(skyMiddle, skyLow, 0.2);
  const lights = mix(light, '#ffffff', 0.45);
  return lightness < MIDDLE_LIGHTNESS
    ? mix(shade, middle, lightness / MIDDLE_LIGHTNESS)
    : mix(middle, lights, (lightness - MIDDLE_LIGHTNESS) / (1 - MIDDLE_LIGHTNESS));
}

function isSnow(color: Hex): boolean {
  const { lightness, chroma, hueDegrees } = toLch(color);
  const isFaint = chroma > SNOW.chroma[0] && chroma < SNOW.chroma[1];
  return lightness > SNOW.lightness && isFaint && isBetween((hueDegrees + 360) % 360, SNOW.hue);
}

/**
 * The hour's ambient light on a daylight colour: less of it, and split tones, so that darks, middles and lights of a
 * whole place are one family in the evening (white snow is rosy in the sun and lilac beside it, never beige).
 */
function ambient(color: Hex, light: SceneLightColors): Hex {
  const { brightness } = light;
  if (brightness >= 1) return color;
  const { lightness, chroma, hueDegrees } = toLch(color);
  const dark = NIGHT_LIGHTNESS + (isSnow(color) ? SNOW.keeps : 0);
  const dimmed = {
    lightness: lightness * (dark + (1 - dark) * brightness),
    chroma: chroma * (NIGHT_CHROMA + (1 - NIGHT_CHROMA) * brightness),
    hueDegrees,
  };
  const keeps = isBetween((hueDegrees + 360) % 360, WARMS) ? WARM_KEEPS : VIVID_KEEPS;
  const neutral = 1 - Math.min(1, chroma / VIVID_CHROMA) * keeps;
  const share = Math.min(TONED_SHARE, (1 - brightness) * TONING_SPEED) * neutral;
  const toned = toLch(toneOfHour(dimmed.lightness, light));
  return mixedInAir(fromLch(dimmed), fromLch({ ...toned, lightness: dimmed.lightness }), share);
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
      : mixedInAir(color, light.haze, light.hazeStrength * (1 - Math.exp(-AIR_DENSITY * far)));
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
