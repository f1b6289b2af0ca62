import { type Hex, mix } from '@/lib/color/hex';
import { ellipse } from '@/lib/svg/markup';
import { isDeep } from '../features';
import { FACE_LOOKS, type MouthShape } from '../looks';
import { drawn, filled, inkOf, lightOf, shadeOf, type Sitter } from './sitter';

/** A mouth in half heads about its middle: how high its corners are, where the lips part, how far down the lower lip is. */
interface MouthPlan {
  width: number;
  /** Of the corners, up negative. */
  corner: number;
  /** Of the right corner besides. */
  slant?: number;
  /** Of the line between closed lips, or of the lower edge of the upper lip. */
  middle: number;
  /** Of the upper edge of the lower lip, where the mouth is open. */
  open?: number;
  teeth?: 'upper' | 'both';
  tongue?: 'in' | 'out';
}

const PLANS: Readonly<Record<MouthShape, MouthPlan>> = {
  even: { width: 0.92, corner: -0.01, middle: 0.012 },
  smile: { width: 1.08, corner: -0.055, middle: 0.035 },
  grin: { width: 1.2, corner: -0.075, middle: 0.0, open: 0.12, teeth: 'upper' },
  laugh: { width: 1.22, corner: -0.08, middle: -0.015, open: 0.235, teeth: 'upper', tongue: 'in' },
  round: { width: 0.58, corner: 0.05, middle: -0.04, open: 0.19 },
  yawn: { width: 0.78, corner: 0.06, middle: -0.08, open: 0.3, tongue: 'in' },
  down: { width: 0.9, corner: 0.05, middle: -0.012 },
  teeth: { width: 1.04, corner: 0.055, middle: -0.035, open: 0.085, teeth: 'both' },
  line: { width: 0.86, corner: 0.006, middle: 0 },
  wavy: { width: 0.96, corner: 0.03, middle: -0.01, open: 0.07, teeth: 'both' },
  aslant: { width: 0.86, corner: 0.015, slant: -0.05, middle: 0.01 },
  smirk: { width: 1, corner: 0, slant: -0.085, middle: 0.03 },
  pursed: { width: 0.46, corner: 0.01, middle: 0.01 },
  tongue: { width: 1, corner: -0.05, middle: 0.01, open: 0.09, tongue: 'out' },
  wail: { width: 0.98, corner: 0.1, middle: -0.06, open: 0.17, teeth: 'upper', tongue: 'in' },
  shout: { width: 1.02, corner: 0.03, middle: -0.08, open: 0.27, teeth: 'upper', tongue: 'in' },
};
const THROAT = '#6d1f2c';
const TONGUE = '#d85a68';
const TOOTH = '#fffaf3';

/** Lips are redder than skin; those of children and men hardly so. */
function lipTones({ features, lipColor }: Sitter): { upper: Hex; lower: Hex } {
  if (lipColor) return { upper: mix(lipColor, '#3a0a18', 0.24), lower: lipColor };
  const { skin, gender, age } = features;
  const red = isDeep(skin) ? '#9c4a48' : '#b8434c';
  const amount = age === 'baby' || age === 'child' ? 0.34 : gender === 'woman' ? 0.62 : 0.3;
  const base = mix(skin, red, age === 'elder' ? amount * 0.75 : amount);
  return { upper: shadeOf(base, isDeep(skin) ? 0.22 : 0.13), lower: base };
}

/** How thick lips are, of a mouth's width. */
const fullness = ({ features: { gender, age, skin } }: Sitter): number =>
  (gender === 'woman' ? 0.3 : 0.2) * (age === 'elder' ? 0.7 : 1) * (isDeep(skin) ? 1.25 : 1);

interface Edges {
  x: number;
  y: number;
  w: number;
  left: number;
  right: number;
  top: number;
  low: number;
}

const upperEdge = ({ x, y, w, left, right, top }: Edges) =>
  `M${x - w} ${y + left}C${x - w * 0.5} ${y + left + (top - left) * 1.25} ${x - w * 0.2} ${y + top} ${x} ${y + top}C${x + w * 0.2} ${y + top} ${x + w * 0.5} ${y + right + (top - right) * 1.25} ${x + w} ${y + right}`;
const lowerEdge = ({ x, y, w, left, right, low }: Edges) =>
  `C${x + w * 0.72} ${y + right + (low - right) * 0.86} ${x + w * 0.36} ${y + low} ${x} ${y + low}C${x - w * 0.36} ${y + low} ${x - w * 0.72} ${y + left + (low - left) * 0.86} ${x - w} ${y + left}Z`;

function lips(sitter: Sitter, edges: Edges): string {
  const { x, y, w, left, right, top, low } = edges;
  const { upper, lower } = lipTones(sitter);
  const thick = w * fullness(sitter);
  const bow = `M${x - w} ${y + left}C${x - w * 0.6} ${y + top - thick * 0.7 + (left - top) * 0.4} ${x - w * 0.34} ${y + top - thick * 1.12} ${x - w * 0.17} ${y + top - thick}Q${x} ${y + top - thick * 0.72} ${x + w * 0.17} ${y + top - thick}C${x + w * 0.34} ${y + top - thick * 1.12} ${x + w * 0.6} ${y + top - thick * 0.7 + (right - top) * 0.4} ${x + w} ${y + right}`;
  const closing = `C${x + w * 0.5} ${y + right + (top - right) * 1.25} ${x + w * 0.2} ${y + top} ${x} ${y + top}C${x - w * 0.2} ${y + top} ${x - w * 0.5} ${y + left + (top - left) * 1.25} ${x - w} ${y + left}Z`;
  const under = `M${x - w * 0.86} ${y + left + (low - left) * 0.5}C${x - w * 0.5} ${y + low + thick * 1.7} ${x + w * 0.5} ${y + low + thick * 1.7} ${x + w * 0.86} ${y + right + (low - right) * 0.5}C${x + w * 0.4} ${y + low} ${x - w * 0.4} ${y + low} ${x - w * 0.86} ${y + left + (low - left) * 0.5}Z`;
  const shine = `M${x - w * 0.34} ${y + low + thick * 0.55}Q${x} ${y + low + thick * 0.85} ${x + w * 0.22} ${y + low + thick * 0.55}`;
  const gloss = sitter.features.gender === 'woman' ? 0.55 : 0;
  return (
    filled(sitter, bow + closing, upper) +
    filled(sitter, under, lower) +
    (gloss ? drawn(sitter, shine, lightOf(lower, 0.5), 0.022, gloss) : '')
  );
}

function teethOf(edges: Edges, kind: MouthPlan['teeth']): string {
  const { x, y, w, left, right, top, low } = edges;
  if (kind === 'both')
    return `M${x - w * 0.92} ${y + left}L${x} ${y + top}L${x + w * 0.92} ${y + right}L${x + w * 0.6} ${y + low}L${x - w * 0.6} ${y + low}Z`;
  const deep = Math.min(low * 0.94, top + w * 0.36);
  return `M${x - w} ${y + left - 0.05}L${x + w} ${y + right - 0.05}L${x + w * 0.9} ${y + right + (deep - right) * 0.55}Q${x} ${y + deep * 1.18} ${x - w * 0.9} ${y + left + (deep - left) * 0.55}Z`;
}

function openMouth(sitter: Sitter, edges: Edges, plan: MouthPlan): string {
  const { pen, turn, features } = sitter;
  const { x, y, w, top, low } = edges;
  const hollow = upperEdge(edges) + lowerEdge(edges);
  const [cx, cy] = turn.at(x, y + low * 0.98);
  const tongue =
    plan.tongue === 'in' ? ellipse([cx * 100, cy * 100], w * 55, (low - top) * 36, TONGUE) : '';
  const gap = features.gapTooth
    ? drawn(sitter, `M${x + 0.02} ${y + top}L${x + 0.02} ${y + top + w * 0.42}`, THROAT, 0.05)
    : '';
  const teeth = plan.teeth ? filled(sitter, teethOf(edges, plan.teeth), TOOTH) + gap : '';
  const bite =
    plan.teeth === 'both'
      ? drawn(
          sitter,
          `M${x - w} ${y + (top + low) / 2}L${x + w} ${y + (top + low) / 2}`,
          '#a98a86',
          0.014,
        )
      : '';
  const out =
    plan.tongue === 'out'
      ? filled(
          sitter,
          `M${x - w * 0.42} ${y + top + 0.03}L${x + w * 0.42} ${y + top + 0.03}Q${x + w * 0.46} ${y + low + 0.2} ${x} ${y + low + 0.2}Q${x - w * 0.46} ${y + low + 0.2} ${x - w * 0.42} ${y + top + 0.03}Z`,
          TONGUE,
        )
      : '';
  return (
    lips(sitter, edges) +
    filled(sitter, hollow, THROAT) +
    pen.clip(turn.data(hollow), tongue + teeth + bite) +
    out
  );
}

/** Lines that a broad smile, or age, draws from the nose to the corners of the mouth, and dimples at them. */
function corners(sitter: Sitter, { x, y, w, left, right }: Edges, isBroad: boolean): string {
  const { skin, age } = sitter.features;
  const line = shadeOf(skin, 0.3);
  const ticks = `M${x - w - 0.012} ${y + left - 0.028}Q${x - w - 0.03} ${y + left} ${x - w - 0.012} ${y + left + 0.028}M${x + w + 0.012} ${y + right - 0.028}Q${x + w + 0.03} ${y + right} ${x + w + 0.012} ${y + right + 0.028}`;
  const { noseWidth, noseY } = sitter.measures;
  const isOld = age === 'elder';
  if ((!isBroad && !isOld) || age === 'child' || age === 'baby')
    return drawn(sitter, ticks, line, 0.022, 0.9);
  const reach = isOld ? 0.09 : 0.02;
  const folds = [-1, 1]
    .map(
      (s) =>
        `M${x + s * (noseWidth + 0.045)} ${noseY - 0.04}C${x + s * (noseWidth + 0.12)} ${noseY + 0.06} ${x + s * (w + 0.075)} ${y - 0.1} ${x + s * (w + 0.06)} ${y + reach}`,
    )
    .join('');
  return (
    drawn(sitter, ticks, line, 0.022) +
    drawn(sitter, folds, line, isOld ? 0.03 : 0.022, isOld ? 0.9 : 0.6)
  );
}

/** The mouth as the feeling has it, with lips of its own thickness and colour. */
export function mouth(sitter: Sitter): string {
  const { features, measures } = sitter;
  const shape = FACE_LOOKS[features.expression].mouth;
  const plan = PLANS[features.gapTooth && /^(?:even|smile)$/.test(shape) ? 'grin' : shape];
  const edges: Edges = {
    x: 0,
    y: measures.mouthY,
    w: measures.mouthWidth * plan.width,
    left: plan.corner,
    right: plan.corner + (plan.slant ?? 0),
    top: plan.middle,
    low: plan.open ?? plan.middle,
  };
  const isBroad = plan.width > 1.15;
  const drawnLips = plan.open
    ? openMouth(sitter, edges, plan)
    : lips(sitter, edges) + drawn(sitter, upperEdge(edges), inkOf(features.skin), 0.026, 0.85);
  return drawnLips + corners(sitter, edges, isBroad);
}
