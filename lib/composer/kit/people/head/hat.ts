import type { Hex } from '@/lib/color/hex';
import { darker } from '../../../palette/tones';
import { area } from '../fine';

export interface HatColors {
  color: Hex;
  second: Hex;
  skin: Hex;
}

/** Hats in the unit of half a head, for a head seen in three quarters. */
export interface Hat {
  draw(colors: HatColors): string;
  back?(colors: HatColors): string;
  /** Covers the hair wholly. */
  closed?: true;
  /** Leaves the hair as it is: a tiara, a halo. */
  airy?: true;
  /** Seen straight from the front or from behind, where that is another drawing. */
  flat?(colors: HatColors): string;
  /** Points forward: turned to the middle seen from the front, away from behind. */
  peak?(colors: HatColors): string;
}

export const brim = (half: number, y: number, sag: number, thick: number, color: Hex) =>
  area(
    `M${-half - 0.05} ${y + 0.1}Q-.05 ${y - sag} ${half - 0.05} ${y}Q${half + 0.06} ${y + thick} ${half * 0.8} ${y + thick * 0.7}Q-.05 ${y - sag + thick * 1.5} ${-half * 0.8} ${y + 0.14 + thick * 0.7}Q${-half - 0.15} ${y + 0.14 + thick} ${-half - 0.05} ${y + 0.1}Z`,
    color,
  );
export const dome = (color: Hex, top = -1.36, edge = -0.5) =>
  area(
    `M-.96 ${edge + 0.1}Q-1.02 ${top} 0 ${top}Q.88 ${top + 0.05} .84 ${edge}Q0 ${edge - 0.2} -.96 ${edge + 0.1}Z`,
    color,
  );
export const domeShade = (color: Hex, top = -1.36, edge = -0.5) =>
  area(
    `M.2 ${top + 0.02}Q.88 ${top + 0.1} .84 ${edge}Q.62 ${edge - 0.1} .4 ${edge - 0.13}Q.52 ${top + 0.5} .2 ${top + 0.02}Z`,
    darker(color, 0.12),
  );
export const band = (color: Hex, edge = -0.5, high = 0.24) =>
  area(
    `M-.97 ${edge + 0.1}Q0 ${edge - 0.2} .85 ${edge}L.86 ${edge - high}Q0 ${edge - high - 0.22} -.98 ${edge - high + 0.08}Z`,
    color,
  );
export const visor = (color: Hex, y = -0.5) =>
  area(
    `M.16 ${y - 0.08}Q.86 ${y - 0.2} 1.34 ${y + 0.12}Q1.3 ${y + 0.26} 1.02 ${y + 0.18}Q.66 ${y + 0.08} .24 ${y + 0.12}Z`,
    color,
  );
export const star = (x: number, y: number, r: number, color: Hex) =>
  area(
    `M${Array.from({ length: 10 }, (_, i) => {
      const radius = i % 2 ? r * 0.45 : r;
      const angle = (i * 36 - 90) * (Math.PI / 180);
      return `${(x + Math.cos(angle) * radius).toFixed(3)} ${(y + Math.sin(angle) * radius).toFixed(3)}`;
    }).join('L')}Z`,
    color,
  );
