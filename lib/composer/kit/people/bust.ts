import { type Hex, mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { coordinates, smooth } from '@/lib/svg/path';
import { add, type Point, scale } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import type { Character } from './character';
import type { Figure } from './figure';
import { shadeOf } from './head/portrait/sitter';
import type { Neckline, Tailor } from './trunk';

/** The neck of somebody who is portrayed: two cords to the collar bones, the shade of the chin on it. */
export function bustNeck(pen: Pen, { skeleton }: Figure, { skin, gender }: Character): string {
  const { head, neck, body, face } = skeleton;
  const r = head.radius;
  const grown = body.age !== 'child' && body.age !== 'baby';
  const half = (gender === 'man' && grown ? 0.47 : grown ? 0.37 : 0.34) * (0.8 + 0.2 * body.build);
  const aside = face === 'front' ? 0 : 0.06;
  const base = (neck[1] - head.center[1]) / r;
  const p = (x: number, y: number): Point => add(head.center, scale([x, y], r));
  const c = (x: number, y: number) => coordinates(p(x, y));
  const shape = `M${c(-half - 0.06, 0.4)}C${c(-half, 0.8)} ${c(-half, base - 0.2)} ${c(-half - 0.16, base - 0.02)}L${c(-half - 0.36, base + 0.3)}L${c(half + 0.36, base + 0.3)}L${c(half + 0.16, base - 0.02)}C${c(half, base - 0.2)} ${c(half, 0.8)} ${c(half + 0.06, 0.4)}Z`;
  const side = pen.shade[0] > 0 ? 1 : -1;
  const chin = `M${c(-0.7, 0.3)}L${c(-half - 0.1, 0.72)}C${c(-half * 0.5, 1.2)} ${c(side * 0.12 + half * 0.4, 1.34)} ${c(half + 0.2, 1.02)}L${c(0.8, 0.3)}Z`;
  const shaded = `M${c(side * 0.16 + aside, 0.6)}C${c(side * 0.1, base - 0.3)} ${c(side * 0.14, base - 0.1)} ${c(side * 0.06, base + 0.5)}L${c(side * 1.4, base + 0.6)}L${c(side * 1.4, 0.4)}Z`;
  const cords = `M${c(-half * 0.82, 1.05)}Q${c(-half * 0.5, base - 0.1)} ${c(-0.09, base + 0.1)}M${c(half * 0.82, 1.05)}Q${c(half * 0.5, base - 0.1)} ${c(0.09, base + 0.1)}`;
  return (
    path(shape, skin) +
    pen.clip(
      shape,
      path(shaded, shadeOf(skin, 0.14)) +
        path(chin, shadeOf(skin, 0.27)) +
        (grown ? stroke(cords, shadeOf(skin, 0.22), 0.028 * r) : ''),
    )
  );
}

/** Of a neckline, how wide and how deep it is, in half heads from the base of the neck. */
const NECKLINES: Readonly<Record<Exclude<Neckline, 'high'>, { wide: number; deep: number }>> = {
  round: { wide: 0.62, deep: 0.42 },
  v: { wide: 0.56, deep: 1.15 },
  bare: { wide: 1.5, deep: 0.8 },
};

/** The opening of a shirt with the collar bones in it; a high one stands up about the neck. */
export function bustNeckline(tailor: Tailor, kind: Neckline, color: Hex): string {
  const { skeleton, skin, pen, outline, shadeSide } = tailor;
  const { neck, head, turn, face } = skeleton;
  const r = head.radius;
  const m = face === 'front' ? 0 : 0.14 * turn;
  const c = (x: number, y: number) => coordinates(add(neck, scale([x + m, y], r)));
  if (kind === 'high') {
    const roll = `M${c(-0.5, -0.42)}Q${c(0, -0.24)} ${c(0.5, -0.42)}Q${c(0.56, -0.2)} ${c(0.62, 0.12)}Q${c(0, 0.4)} ${c(-0.62, 0.12)}Q${c(-0.56, -0.2)} ${c(-0.5, -0.42)}Z`;
    const half = `M${c(shadeSide * 0.14, -0.6)}L${c(shadeSide * 0.14, 0.6)}L${c(shadeSide, 0.6)}L${c(shadeSide, -0.6)}Z`;
    const fold = `M${c(-0.58, 0)}Q${c(0, 0.24)} ${c(0.58, 0)}`;
    return (
      path(roll, lighter(color, 0.06)) +
      pen.clip(roll, path(half, darker(color, 0.13))) +
      stroke(fold, darker(color, 0.2), 0.03 * r)
    );
  }
  const { wide, deep } = NECKLINES[kind];
  const bottom =
    kind === 'v'
      ? `L${c(0, deep)}L${c(wide, -0.5)}`
      : `C${c(-wide * 0.7, deep)} ${c(-wide * 0.4, deep)} ${c(0, deep)}C${c(wide * 0.4, deep)} ${c(wide * 0.7, deep)} ${c(wide, -0.4)}`;
  const opening = `M${c(-wide, kind === 'v' ? -0.5 : -0.4)}${bottom}L${c(wide, -1)}L${c(-wide, -1)}Z`;
  const shade = `M${c(shadeSide * 0.06, -1)}L${c(shadeSide * 0.12, deep)}L${c(shadeSide * 3, deep)}L${c(shadeSide * 3, -1)}Z`;
  const bone = (s: number) => `M${c(s * 0.1, 0.2)}Q${c(s * 0.4, 0.04)} ${c(s * 0.95, 0.1)}`;
  const hem =
    kind === 'bare'
      ? ''
      : stroke(`M${c(-wide, kind === 'v' ? -0.5 : -0.4)}${bottom}`, darker(color, 0.12), 0.07 * r);
  return pen.clip(
    outline,
    path(opening, skin) +
      pen.clip(
        opening,
        path(shade, shadeOf(skin, 0.12)) +
          (skeleton.body.age === 'baby'
            ? ''
            : stroke(bone(-1) + bone(1), shadeOf(skin, 0.2), 0.035 * r)),
      ) +
      hem,
  );
}

/** Folds of a shirt that hangs from the shoulders and is drawn in under the arms. */
export function drape({ skeleton, pen, outline, shadeSide, u }: Tailor, color: Hex): string {
  const { at } = skeleton;
  const fold = (...list: readonly (readonly [number, number])[]) =>
    smooth(list.map(([t, k]) => at(t, k)));
  const dark = darker(color, 0.14);
  const wedge = (s: number) =>
    path(
      `M${coordinates(at(0.7, s * 0.98))}Q${coordinates(at(0.66, s * 0.7))} ${coordinates(at(0.52, s * 0.44))}Q${coordinates(at(0.58, s * 0.8))} ${coordinates(at(0.56, s * 1.02))}Z`,
      dark,
    );
  const light = mix(lighter(color, 0.16), color, 0.2);
  return pen.clip(
    outline,
    wedge(-1) +
      wedge(1) +
      path(
        `M${coordinates(at(1.02, -shadeSide * 0.5))}Q${coordinates(at(0.93, -shadeSide * 0.8))} ${coordinates(at(0.8, -shadeSide * 1.1))}L${coordinates(at(0.84, -shadeSide * 1.1))}Q${coordinates(at(0.97, -shadeSide * 0.8))} ${coordinates(at(1.06, -shadeSide * 0.4))}Z`,
        light,
      ) +
      stroke(
        fold([0.5, -0.5], [0.36, -0.34], [0.2, -0.3]) +
          fold([0.46, 0.56], [0.34, 0.5], [0.22, 0.36]),
        dark,
        0.006 * u,
      ),
  );
}
