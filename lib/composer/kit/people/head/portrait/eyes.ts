import { type Hex, mix, toLch } from '@/lib/color/hex';
import { circle, ellipse } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { isDeep } from '../features';
import { type EyeShape, FACE_LOOKS } from '../looks';
import { drawn, filled, inkOf, shadeOf, type Sitter } from './sitter';

/** Of an eye, how far it is open, how low the lid hangs at its outer and inner corner. */
interface Opening {
  open: number;
  outer?: number;
  inner?: number;
}

const OPENINGS: Readonly<Record<Exclude<EyeShape, 'shut' | 'arched'>, Opening>> = {
  open: { open: 1 },
  wide: { open: 1.42 },
  lidded: { open: 0.74, inner: 0.05, outer: -0.02 },
  hanging: { open: 0.72, outer: 0.05 },
  heavy: { open: 0.52, outer: 0.02 },
};
/** Joy narrows eyes from below. */
const SMILING = 0.86;

/** Of whom nothing is told: dark with dark hair or skin, else of a light colour. */
function irisOf({ features: { skin, hair } }: Sitter): Hex {
  if (isDeep(skin)) return '#4a2a1c';
  const { lightness, chroma } = toLch(hair);
  if (lightness > 0.72 && chroma < 0.06) return '#5f87a3';
  if (lightness > 0.6) return '#4f8fae';
  if (chroma > 0.1) return '#5d8a57';
  return lightness > 0.36 ? '#7a5632' : '#5b3a26';
}

interface Place {
  /** Where its middle is, and which way is outwards. */
  x: number;
  y: number;
  out: 1 | -1;
  size: number;
}

type Local = (dx: number, dy: number) => string;

/** Points of one eye: outwards positive, down positive, in its own size. */
const local =
  ({ x, y, out, size }: Place): Local =>
  (dx, dy) =>
    `${(x + dx * out * size).toFixed(4)} ${(y + dy * size).toFixed(4)}`;

const isWomanly = ({ features: { gender, age } }: Sitter) =>
  gender === 'woman' && age !== 'baby' && age !== 'child';

function shutEye(sitter: Sitter, place: Place, isJoyful: boolean): string {
  const p = local(place);
  const { skin } = sitter.features;
  const curve = isJoyful
    ? `M${p(-0.165, 0.05)}C${p(-0.09, -0.085)} ${p(0.08, -0.085)} ${p(0.17, 0.045)}`
    : `M${p(-0.165, 0)}C${p(-0.09, 0.095)} ${p(0.08, 0.1)} ${p(0.17, -0.005)}`;
  const lash = isJoyful
    ? `M${p(0.15, 0.03)}L${p(0.225, 0.005)}M${p(0.12, -0.01)}L${p(0.19, -0.06)}`
    : `M${p(0.155, 0.01)}L${p(0.23, 0.03)}M${p(0.11, 0.05)}L${p(0.175, 0.09)}M${p(0.05, 0.07)}L${p(0.09, 0.125)}`;
  const crease = isJoyful
    ? `M${p(-0.12, 0.115)}Q${p(0, 0.15)} ${p(0.13, 0.11)}`
    : `M${p(-0.14, -0.075)}Q${p(0, -0.14)} ${p(0.15, -0.07)}`;
  return (
    drawn(sitter, crease, shadeOf(skin, 0.26), 0.02) +
    drawn(sitter, curve, inkOf(skin), 0.042) +
    (isWomanly(sitter) ? drawn(sitter, lash, inkOf(skin), 0.024) : '')
  );
}

function iris(sitter: Sitter, place: Place, isNarrow: boolean): string {
  const color = irisOf(sitter);
  const { turn, side } = sitter;
  const [cx, cy] = turn.at(place.x, place.y - 0.018 * place.size + (isNarrow ? 0.016 : 0));
  const r = 0.102 * place.size * 100;
  const at = (dx: number, dy: number): Point => [cx * 100 + dx * r, cy * 100 + dy * r];
  return (
    circle(at(0, 0), r, mix(color, '#140a16', 0.5)) +
    circle(at(0, 0.03), r * 0.86, color) +
    ellipse(at(0, 0.4), r * 0.55, r * 0.38, mix(color, '#fff1d8', 0.38)) +
    circle(at(0, 0), r * 0.45, '#140c14') +
    circle(at(-0.3 * side, -0.36), r * 0.27, '#ffffff') +
    circle(at(0.34 * side, 0.36), r * 0.13, '#ffffff', { opacity: 0.65 })
  );
}

function openEye(sitter: Sitter, place: Place, opening: Opening): string {
  const { pen, features, turn } = sitter;
  const { skin } = features;
  const ink = inkOf(skin);
  const p = local(place);
  const { open, outer = 0, inner = 0 } = opening;
  const [high, low] = [0.112 * open, 0.085 * Math.min(1.15, open)];
  const top = `C${p(-0.1, -high - 0.02 + inner)} ${p(0.07, -high - 0.05 + outer)} ${p(0.175, -0.012 + outer * 0.6)}`;
  const almond = `M${p(-0.165, 0.03)}${top}C${p(0.11, low + 0.02)} ${p(-0.07, low + 0.035)} ${p(-0.165, 0.03)}Z`;
  const ball =
    filled(sitter, almond, mix('#fdf8f4', skin, 0.06)) +
    iris(sitter, place, open < 0.8) +
    drawn(sitter, `M${p(-0.165, 0.03)}${top}`, ink, 0.085, 0.28);
  const wing = isWomanly(sitter) ? p(0.225, -0.062 + outer * 0.6) : p(0.19, -0.016 + outer * 0.6);
  const lid = `M${p(-0.172, 0.036)}${top}L${wing}C${p(0.09, -high - 0.085 + outer)} ${p(-0.09, -high - 0.055 + inner)} ${p(-0.172, 0.036)}Z`;
  const crease = `M${p(-0.15, -0.07 + inner)}C${p(-0.07, -high - 0.085 + inner)} ${p(0.09, -high - 0.1 + outer)} ${p(0.195, -0.085 + outer)}`;
  const below = `M${p(-0.1, low + 0.005)}Q${p(0.03, low + 0.045)} ${p(0.15, 0.03)}`;
  return (
    pen.clip(turn.data(almond), ball) +
    filled(sitter, lid, ink) +
    drawn(sitter, crease, shadeOf(skin, 0.32), 0.02) +
    drawn(sitter, below, shadeOf(skin, 0.34), 0.018) +
    (isWomanly(sitter) ? lashes(sitter, p, high, outer) : '')
  );
}

function lashes(sitter: Sitter, p: Local, high: number, outer: number): string {
  return drawn(
    sitter,
    `M${p(0.1, -high * 0.72 + outer)}L${p(0.165, -high * 0.95 - 0.03 + outer)}M${p(0.145, -high * 0.42 + outer)}L${p(0.215, -high * 0.6 - 0.02 + outer)}`,
    inkOf(sitter.features.skin),
    0.02,
  );
}

/** A dark eye as large as a palm, as those from other stars have. */
function starEye(sitter: Sitter, place: Place): string {
  const p = local({ ...place, size: 1 });
  const dark = `M${p(-0.17, 0.18)}C${p(-0.24, -0.14)} ${p(0.06, -0.3)} ${p(0.3, -0.22)}C${p(0.34, 0.1)} ${p(0.04, 0.26)} ${p(-0.17, 0.18)}Z`;
  const light = `M${p(-0.02, -0.02)}Q${p(0.06, -0.16)} ${p(0.16, -0.14)}Q${p(0.1, -0.02)} ${p(-0.02, -0.02)}Z`;
  return filled(sitter, dark, '#17121f') + filled(sitter, light, '#ffffff', 0.8);
}

/** Both eyes as the feeling has them. */
export function eyes(sitter: Sitter): string {
  const { features, measures } = sitter;
  const { expression, oneEye, bigEyes, age } = features;
  const { winks, eyes: shape, mouth } = FACE_LOOKS[expression];
  const narrowed = (age === 'elder' ? 0.86 : 1) * (/^(?:grin|laugh)$/.test(mouth) ? SMILING : 1);
  const sides: (1 | -1)[] = oneEye ? [1] : [-1, 1];
  return sides
    .map((out) => {
      const place: Place = {
        x: oneEye ? 0 : measures.eyeX * out,
        y: measures.eyeY - (oneEye ? 0.1 : 0),
        out,
        size: measures.eyeSize * (oneEye ? 1.7 : 1),
      };
      const own = winks && out === -1 ? 'arched' : shape;
      if (own === 'shut' || own === 'arched') return shutEye(sitter, place, own === 'arched');
      if (bigEyes) return starEye(sitter, place);
      const { open, outer = 0, inner = 0 } = OPENINGS[own];
      const hooded = outer + (age === 'elder' ? 0.015 : 0);
      return openEye(sitter, place, { open: open * narrowed, inner, outer: hooded });
    })
    .join('');
}

function browColor({ features: { hair, skin, age } }: Sitter): Hex {
  const pale = toLch(hair).lightness > 0.7;
  const color = pale
    ? mix(hair, age === 'elder' ? '#8d8794' : '#8a5a32', 0.42)
    : mix(hair, '#1d1218', 0.28);
  return isDeep(skin) && !pale ? mix(color, '#0d070b', 0.3) : color;
}

/** Brows carry anger, sorrow and surprise: their inner ends go down or up. */
export function brows(sitter: Sitter): string {
  const { features, measures } = sitter;
  const { expression, age, gender, bigEyes } = features;
  if (age === 'baby' || bigEyes) return '';
  const { tilt = 0, lift = 0, oneBrow } = FACE_LOOKS[expression];
  const grown = gender === 'man' ? 0.085 : age === 'elder' ? 0.05 : 0.058;
  const thick = grown * (age === 'child' ? 0.75 : 1);
  const arch = gender === 'man' ? 0.04 : 0.06;
  return ([-1, 1] as const)
    .map((out) => {
      const y = measures.browY - lift * 0.7 - (oneBrow && out === 1 ? 0.11 : 0);
      const p = local({ x: measures.eyeX * out, y, out, size: 1 });
      const [i, o] = [tilt * 0.75, -tilt * 0.45];
      const shape = `M${p(-0.2, i)}C${p(-0.1, -0.045 + i * 0.6)} ${p(0.02, -arch + o * 0.4)} ${p(0.1, -arch + o)}C${p(0.16, -arch + 0.012 + o)} ${p(0.22, 0.005 + o)} ${p(0.265, 0.055 + o)}C${p(0.2, 0.025 + o)} ${p(0.15, -arch + thick * 0.75 + o)} ${p(0.08, -arch + thick * 0.9 + o)}C${p(0, -arch + thick + 0.01 + o * 0.4)} ${p(-0.1, thick - 0.03 + i * 0.6)} ${p(-0.19, thick + 0.008 + i)}Q${p(-0.215, 0.03 + i)} ${p(-0.2, i)}Z`;
      return filled(sitter, shape, browColor(sitter), 0.94);
    })
    .join('');
}
