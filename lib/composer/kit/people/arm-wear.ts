import type { Hex } from '@/lib/color/hex';
import { circle, line, path } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { add, polar, scale, subtract, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import type { Arm } from './arm';
import { limb, stationAt, type Widths } from './limb';
import type { Skeleton } from './skeleton';

/** What is worn on arms and wrists, over the sleeve. */
interface Worn {
  pen: Pen;
  arm: Arm;
  color: Hex;
  /** Centimetres of a figure's height, with the thickness of its limbs. */
  u: number;
  skeleton: Skeleton;
}
type ArmWear = (worn: Worn) => string;

const sized = (u: number, [a, b, c]: Widths): Widths => [a * u, b * u, c * u];

const band = ({ pen, arm, u }: Worn, from: number, to: number, widths: Widths, color: Hex) =>
  limb(pen, arm.line, sized(u, widths), color, { from, to, cut: true, shaded: false });

const WRIST: Widths = [0.07, 0.062, 0.05];

/** Ink on the bare forearm: bands, and a leaf between them. */
const tattoo: ArmWear = (worn) => {
  const { arm, u, color } = worn;
  const leaf = (s: number, side: 1 | -1) => {
    const { at, normal } = stationAt(arm.line, s);
    return line([at, add(at, scale(normal, side * 0.014 * u))], color, 0.009 * u);
  };
  return (
    band(worn, 1.72, 1.77, [0.05, 0.048, 0.037], color) +
    band(worn, 1.5, 1.53, [0.05, 0.048, 0.039], color) +
    times(4, (index) => leaf(1.56 + index * 0.04, index % 2 ? 1 : -1)).join('')
  );
};

const pauldron: ArmWear = ({ arm: { root, elbow }, u, color, skeleton }) => {
  const out = root[0] < skeleton.at(0.9, 0)[0] ? -1 : 1;
  const down = subtract(elbow, root);
  const lean = (Math.atan2(down[1], down[0]) * 180) / Math.PI - 90;
  const p = (x: number, y: number) =>
    add(root, add(polar(lean, x * out * u), polar(lean + 90, y * u)));
  const plate = (low: number, tone: Hex) =>
    path(
      blob(
        [
          p(-0.055, -0.034),
          p(0.02, -0.056),
          p(0.07, -0.02),
          p(0.075, low),
          p(0.01, low + 0.012),
          p(-0.05, low),
        ],
        0.14,
      ),
      tone,
    );
  return (
    plate(0.072, darker(color, 0.2)) +
    plate(0.036, color) +
    circle(p(0.01, 0), 0.01 * u, HOUSE.gold)
  );
};

export const ARM_WEAR = {
  bracelet: (worn) => band(worn, 1.88, 1.94, WRIST, worn.color),
  bangles: (worn) =>
    [1.68, 1.78, 1.88]
      .map((s, index) =>
        band(worn, s, s + 0.05, WRIST, index % 2 ? lighter(worn.color, 0.3) : worn.color),
      )
      .join(''),
  watch: (worn) => {
    const { at } = stationAt(worn.arm.line, 1.9);
    return (
      band(worn, 1.86, 1.95, WRIST, worn.color) +
      circle(at, 0.022 * worn.u, HOUSE.metalDark) +
      circle(at, 0.015 * worn.u, HOUSE.paper)
    );
  },
  bracers: (worn) =>
    band(worn, 1.36, 1.9, [0.08, 0.072, 0.058], worn.color) +
    band(worn, 1.5, 1.54, [0.08, 0.074, 0.06], lighter(worn.color, 0.4)) +
    band(worn, 1.74, 1.78, [0.08, 0.074, 0.06], lighter(worn.color, 0.4)),
  'arm-band': (worn) => band(worn, 0.42, 0.62, [0.086, 0.08, 0.07], worn.color),
  /** Plaster from the hand to over the elbow. */
  cast: (worn) =>
    band(worn, 0.92, 1.96, [0.1, 0.098, 0.082], worn.color) +
    band(worn, 1.28, 1.31, [0.1, 0.098, 0.084], darker(worn.color, 0.12)) +
    band(worn, 1.62, 1.65, [0.1, 0.096, 0.084], darker(worn.color, 0.12)),
  /** A cloth under the forearm, on a band about the neck. */
  sling: (worn) => {
    const { arm, color, u, skeleton } = worn;
    const neck = skeleton.at(1, 0);
    return (
      line([arm.wrist, neck], darker(color, 0.1), 0.02 * u) +
      line([arm.elbow, neck], color, 0.02 * u) +
      band(worn, 0.9, 1.9, [0.13, 0.13, 0.1], color)
    );
  },
  tattoo,
  pauldrons: pauldron,
} as const satisfies Record<string, ArmWear>;

export type ArmWearName = keyof typeof ARM_WEAR;
export const ARM_WEAR_NAMES = Object.keys(ARM_WEAR) as [ArmWearName, ...ArmWearName[]];

const USUAL: Record<ArmWearName, Hex> = {
  bracelet: HOUSE.gold,
  bangles: HOUSE.gold,
  watch: '#4a3428',
  bracers: '#7a4e2e',
  'arm-band': '#d9413b',
  cast: '#f4efe4',
  sling: '#e4eaf2',
  tattoo: '#3f86a8',
  pauldrons: HOUSE.metal,
};
/** Of a pair of wrists, what only one has. */
const OF_ONE: ReadonlySet<ArmWearName> = new Set(['watch', 'arm-band', 'tattoo', 'cast', 'sling']);

export function armWear(
  names: readonly ArmWearName[],
  tints: Readonly<Record<string, Hex>>,
  worn: Omit<Worn, 'color'>,
): string {
  return names
    .filter((name) => worn.arm.near || !OF_ONE.has(name))
    .map((name) => {
      const color = tints[name] ?? USUAL[name];
      return ARM_WEAR[name]({ ...worn, color: worn.arm.near ? color : darker(color, 0.14) });
    })
    .join('');
}
