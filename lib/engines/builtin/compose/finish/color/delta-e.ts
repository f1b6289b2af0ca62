import { LINEAR_OF_BYTE, type Rgb } from './oklab';

const WHITE_X = 0.95047;
const WHITE_Z = 1.08883;

/** CIE L*a*b* (D65) of an sRGB colour with channels 0 to 255. */
function cieLab(rgb: Rgb): [number, number, number] {
  const [r, g, b] = rgb.map((c) => LINEAR_OF_BYTE[Math.max(0, Math.min(255, Math.round(c)))]!) as [
    number,
    number,
    number,
  ];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_X);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_Z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function hueDegrees(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** Difference and mean of two hues, the short way round; greys have no hue to differ in. */
function hueTerms(h1: number, h2: number, grey: boolean): { difference: number; mean: number } {
  if (grey) return { difference: 0, mean: h1 + h2 };
  let difference = h2 - h1;
  if (difference > 180) difference -= 360;
  if (difference < -180) difference += 360;
  let mean = (h1 + h2) / 2;
  if (Math.abs(h1 - h2) > 180) mean += h1 + h2 < 360 ? 180 : -180;
  return { difference, mean };
}

/**
 * CIEDE2000 colour difference of two sRGB colours (Sharma, Wu and Dalal, "The CIEDE2000
 * color-difference formula", 2005): about 1 is just visible, 2 is hard to see.
 */
export function deltaE2000(first: Rgb, second: Rgb): number {
  const [l1, a1, b1] = cieLab(first);
  const [l2, a2, b2] = cieLab(second);
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = hueTerms(hueDegrees(p1, b1), hueDegrees(p2, b2), c1 * c2 === 0);
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(hue.difference) / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(hue.mean - 30)) +
    0.24 * Math.cos(radians(2 * hue.mean)) +
    0.32 * Math.cos(radians(3 * hue.mean + 6)) -
    0.2 * Math.cos(radians(4 * hue.mean - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((hue.mean - 275) / 25) ** 2))));
  return Math.sqrt(
    (dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rotation * (dC / sc) * (dH / sh),
  );
}
