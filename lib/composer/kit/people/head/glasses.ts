import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, trace } from '../fine';
import type { FacePlan } from './face-plan';
import type { Features } from './features';

type Eye = readonly [x: number, y: number];

const round = ([x, y]: Eye, half: number) =>
  `M${x - half} ${y}C${x - half} ${y - half * 1.37} ${x + half} ${y - half * 1.37} ${x + half} ${y}C${x + half} ${y + half * 1.37} ${x - half} ${y + half * 1.37} ${x - half} ${y}Z`;

const squared = ([x, y]: Eye) =>
  `M${x - 0.2} ${y - 0.13}L${x + 0.19} ${y - 0.13}Q${x + 0.2} ${y + 0.16} ${x} ${y + 0.16}Q${x - 0.2} ${y + 0.16} ${x - 0.2} ${y - 0.13}Z`;

/** Pointed outwards, as of film stars of the fifties. */
const winged = ([x, y]: Eye, out: 1 | -1) =>
  `M${x - 0.2 * out} ${y - 0.1}L${x + 0.3 * out} ${y - 0.26}Q${x + 0.26 * out} ${y + 0.14} ${x} ${y + 0.16}Q${x - 0.22 * out} ${y + 0.14} ${x - 0.2 * out} ${y - 0.1}Z`;

const hearted = ([x, y]: Eye) =>
  `M${x} ${y + 0.24}C${x - 0.42} ${y - 0.04} ${x - 0.2} ${y - 0.34} ${x} ${y - 0.13}C${x + 0.2} ${y - 0.34} ${x + 0.42} ${y - 0.04} ${x} ${y + 0.24}Z`;

/** One band of glass over both eyes, with a light along its edge. */
function visor({ eyes }: FacePlan, color: string): string {
  const xs = eyes.map(([x]) => x);
  const [left, right] = [Math.min(...xs) - 0.26, Math.max(...xs) + 0.24];
  const y = eyes[0]?.[1] ?? 0;
  const band = `M${left} ${y - 0.17}L${right} ${y - 0.17}Q${right + 0.06} ${y + 0.05} ${right - 0.06} ${y + 0.17}L${left + 0.06} ${y + 0.17}Q${left - 0.06} ${y} ${left} ${y - 0.17}Z`;
  return (
    area(band, color) +
    trace(`M${left + 0.05} ${y - 0.09}L${right - 0.04} ${y - 0.09}`, lighter(color, 0.5), 0.06) +
    trace(band, darker(color, 0.4), 0.04)
  );
}

/** A strip of cloth over the eyes with a hole for each, knotted behind the ear. */
function mask({ eyes, ears }: FacePlan, color: string): string {
  const xs = eyes.map(([x]) => x);
  const [left, right] = [Math.min(...xs) - 0.3, Math.max(...xs) + 0.24];
  const y = eyes[0]?.[1] ?? 0;
  // Against the holes' direction, so that they stay open.
  const strip = `M${right} ${y - 0.2}L${left} ${y - 0.2}Q${left - 0.03} ${y} ${left + 0.06} ${y + 0.2}L${right - 0.05} ${y + 0.2}Q${right + 0.05} ${y} ${right} ${y - 0.2}Z`;
  const [ear] = ears;
  const tie =
    ear && ear[0] < left ? trace(`M${left + 0.04} ${y}L${ear[0]} ${y - 0.04}`, color, 0.14) : '';
  return tie + area(strip + eyes.map((eye) => round(eye, 0.14)).join(''), color);
}

/** A band of cloth over the eyes and around the head. */
function blindfold({ eyes, ears }: FacePlan, color: string): string {
  const xs = eyes.map(([x]) => x);
  const [left, right] = [Math.min(...xs, ...ears.map(([x]) => x)) - 0.3, Math.max(...xs) + 0.3];
  const y = eyes[0]?.[1] ?? 0;
  const band = `M${left} ${y - 0.26}L${right} ${y - 0.21}L${right} ${y + 0.2}L${left} ${y + 0.12}Z`;
  const fold = `M${left + 0.1} ${y - 0.06}L${right - 0.06} ${y + 0.01}`;
  return area(band, color) + trace(fold, darker(color, 0.25), 0.04);
}

/** Leather and brass round each eye, on a strap around the head. */
function goggles({ eyes, ears }: FacePlan, color: string): string {
  const y = eyes[0]?.[1] ?? 0;
  const from = Math.min(-0.8, ...ears.map(([x]) => x - 0.3));
  const strap = trace(`M${from} ${y - 0.1}Q0 ${y - 0.06} .74 ${y - 0.02}`, '#5a3a28', 0.17);
  return (
    strap +
    eyes
      .map(
        (eye) =>
          area(round(eye, 0.25), color) +
          area(round(eye, 0.17), '#8fd3da') +
          trace(
            `M${eye[0] - 0.08} ${eye[1] - 0.06}L${eye[0] + 0.02} ${eye[1] - 0.14}`,
            HOUSE.white,
            0.05,
          ),
      )
      .join('')
  );
}

const BRASS = '#c98d34';

export function glasses(plan: FacePlan, { glasses: kind, glassesColor }: Features): string {
  if (kind === 'none') return '';
  const ink = glassesColor ?? HOUSE.ink;
  if (kind === 'visor') return visor(plan, glassesColor ?? '#2fe0d0');
  if (kind === 'mask') return mask(plan, ink);
  if (kind === 'blindfold') return blindfold(plan, glassesColor ?? '#3b4a7a');
  if (kind === 'goggles') return goggles(plan, glassesColor ?? BRASS);
  const [first] = plan.eyes;
  if (kind === 'monocle') {
    const eye = plan.eyes.at(-1) ?? [0, 0];
    return (
      trace(round(eye, 0.2), glassesColor ?? HOUSE.gold, 0.06) +
      trace(`M${eye[0] + 0.1} ${eye[1] + 0.2}Q${eye[0]} .6 ${eye[0] - 0.1} 1.1`, HOUSE.gold, 0.03)
    );
  }
  const lenses = plan.eyes.map((eye, index) => {
    if (kind === 'hearts') {
      const red = glassesColor ?? '#d9413b';
      return area(hearted(eye), red) + trace(hearted(eye), darker(red, 0.25), 0.04);
    }
    if (kind === 'cat-eye') {
      const lens = winged(eye, plan.eyes.length === 2 && index === 0 ? -1 : 1);
      return area(lens, lighter(ink, 0.6), { opacity: 0.35 }) + trace(lens, ink, 0.085);
    }
    if (kind === 'round') {
      const glow = glassesColor ? area(round(eye, 0.19), lighter(ink, 0.6), { opacity: 0.45 }) : '';
      return glow + trace(round(eye, 0.19), ink, glassesColor ? 0.085 : 0.06);
    }
    const lens = squared(eye);
    return kind === 'sun' ? area(lens, ink) + trace(lens, ink, 0.05) : trace(lens, ink, 0.06);
  });
  const [ear] = plan.ears;
  const temple =
    ear && first && ear[0] < first[0]
      ? trace(`M${first[0] - 0.19} ${first[1] - 0.02}L${ear[0] + 0.04} ${ear[1] - 0.16}`, ink, 0.06)
      : '';
  const bridge =
    plan.eyes.length === 2
      ? trace(
          `M${(first?.[0] ?? 0) + 0.18} ${(first?.[1] ?? 0) - 0.03}L${(plan.eyes[1]?.[0] ?? 0) - 0.18} ${(first?.[1] ?? 0) - 0.03}`,
          ink,
          0.05,
        )
      : '';
  return lenses.join('') + temple + bridge;
}
