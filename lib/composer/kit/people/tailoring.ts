import type { Outfit, Sleeves, Tone } from './outfits/outfit';
import type { PersonParameters } from './parameters';

/** An outfit with single pieces of it as they are told: another jacket, stockings, shorts. */

const SHORT_ENOUGH = 0.95;
/** What an outfit has over its shirt, in place of which a jacket that is told is worn. */
const OUTERMOST: ReadonlySet<string> = new Set([
  'vest',
  'jacket',
  'coat',
  'wrap',
  'zip',
  'stripes',
  'dots',
]);
const HOSE: Tone = '#3a3442';

const isCovered = ({ legs = 'trousers' }: Outfit) => legs === 'trousers' || legs === 'wide';

/** Trousers of the colour that is told; without a skirt over them. */
function below(outfit: Outfit, { bottomColor, legs }: PersonParameters): Outfit {
  if (!bottomColor && !legs) return outfit;
  const { skirt: _skirt, ...trousered } = outfit;
  return {
    ...trousered,
    ...(bottomColor ? { bottom: bottomColor } : {}),
    ...(legs ? { legs } : outfit.legs === 'bare' ? { legs: 'trousers' as const } : {}),
  };
}

/** A skirt of its own under whatever is worn above; tights under it where there were trousers. */
function skirted(outfit: Outfit, { skirtColor, skirtLength, legs }: PersonParameters): Outfit {
  if (!skirtColor) return outfit;
  const length = skirtLength ?? outfit.skirt?.length ?? 1.02;
  const { lower: _lower, ...rest } = outfit;
  return {
    ...rest,
    skirt: { length, flare: outfit.skirt?.flare ?? 0.6, tone: skirtColor },
    legs: legs ?? (isCovered(outfit) ? 'tights' : (outfit.legs ?? 'bare')),
  };
}

/** Stockings are seen under a skirt that ends above the knee; socks over whatever the legs are. */
function hosed(outfit: Outfit, { hose, hoseColor }: PersonParameters): Outfit {
  if (!hose) return outfit;
  const color = hoseColor ?? HOSE;
  const own = outfit.skirt ?? { length: SHORT_ENOUGH, flare: 0.6, tone: outfit.bottom };
  const skirt = { ...own, length: Math.min(own.length, SHORT_ENOUGH) };
  if (hose === 'tights')
    return { ...outfit, legs: 'tights', bottom: color, ...(outfit.lower ? {} : { skirt }) };
  if (!isCovered(outfit)) return { ...outfit, ...(outfit.skirt ? { skirt } : {}), shin: color };
  return outfit.skirt
    ? { ...outfit, skirt, shin: color }
    : { ...outfit, legs: 'shorts', shin: color };
}

/** Arms that show something on their skin are bare below the elbow. */
const bared = (sleeves: Sleeves = 'long'): Sleeves =>
  sleeves === 'long' || sleeves === 'wide' ? 'rolled' : sleeves;

function upper(
  outfit: Outfit,
  { topColor, sleeves, sleeveColor, armWear }: PersonParameters,
): Outfit {
  const cut = topColor
    ? {
        ...outfit,
        top: topColor,
        sleeve: topColor,
        sleeves: 'long' as Sleeves,
        worn: (outfit.worn ?? []).filter(([name]) => !OUTERMOST.has(name)),
      }
    : outfit;
  const sleeved = {
    ...cut,
    ...(sleeves ? { sleeves } : {}),
    ...(sleeveColor ? { sleeve: sleeveColor } : {}),
  };
  return armWear.includes('tattoo') ? { ...sleeved, sleeves: bared(sleeved.sleeves) } : sleeved;
}

export function tweaked(outfit: Outfit, parameters: PersonParameters): Outfit {
  const { shoeColor, shoes, gloveColor } = parameters;
  return {
    ...hosed(skirted(below(upper(outfit, parameters), parameters), parameters), parameters),
    ...(shoes ? { shoes } : {}),
    ...(shoeColor ? { shoe: shoeColor } : {}),
    ...(gloveColor ? { gloves: gloveColor } : {}),
  };
}
