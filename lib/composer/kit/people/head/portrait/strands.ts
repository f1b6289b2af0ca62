import { times } from '@/lib/svg/point';

/** Four points of a curve, as `x y` eight numbers. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

/** Lines that pass from one curve to another, the ends left out: hair between two locks. */
export function flow(from: Curve, to: Curve, count: number): string {
  return times(count, (index) => {
    const share = (index + 1) / (count + 1);
    const [a, b, c, d, e, f, g, h] = from.map((value, at) =>
      (value + ((to[at] ?? 0) - value) * share).toFixed(3),
    );
    return `M${a} ${b}C${c} ${d} ${e} ${f} ${g} ${h}`;
  }).join('');
}

/** A plait of lobes from the top down, as one path a half. */
export function plaitLobes(x: number, top: number, count: number, drift = 0): [string, string] {
  const half = (s: number) =>
    times(count, (index) => {
      const y = top + index * 0.2;
      const at = x + drift * index;
      const w = 0.19 - index * 0.009;
      return `M${at} ${y - 0.12}C${at + s * w} ${y - 0.16} ${at + s * w * 1.15} ${y + 0.06} ${at + drift * 0.5} ${y + 0.16}Z`;
    }).join('');
  return [half(-1), half(1)];
}

/** An outline of bumps around a middle, as curls make it, from one angle to another clockwise, closed through the middle. */
export function scalloped(
  [x, y]: readonly [number, number],
  [radiusX, radiusY]: readonly [number, number],
  count: number,
  [from, to]: readonly [number, number] = [0, 360],
): string {
  const at = (degrees: number, far: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + Math.cos(angle) * radiusX * far).toFixed(3)} ${(y + Math.sin(angle) * radiusY * far).toFixed(3)}`;
  };
  const step = (to - from) / count;
  const bumps = times(count, (index) => {
    const [a, b] = [from + step * index, from + step * (index + 1)];
    const far = index % 2 ? 1.2 : 1.15;
    return `C${at(a + step * 0.12, far)} ${at(b - step * 0.12, far)} ${at(b, 1)}`;
  }).join('');
  return `M${at(from, 1)}${bumps}`;
}

/** Small open rings scattered in an ellipse, each turned another way. */
export function ringlets(
  [x, y]: readonly [number, number],
  [radiusX, radiusY]: readonly [number, number],
  count: number,
  size: number,
): string {
  return times(count, (index) => {
    // The golden angle spreads them evenly without a grid.
    const [angle, far] = [index * 2.4, Math.sqrt((index + 0.5) / count)];
    const [cx, cy] = [x + Math.cos(angle) * radiusX * far, y + Math.sin(angle) * radiusY * far];
    const s = index % 2 ? size : -size;
    return `M${(cx - s).toFixed(3)} ${cy.toFixed(3)}C${(cx - s).toFixed(3)} ${(cy - size * 1.3).toFixed(3)} ${(cx + s).toFixed(3)} ${(cy - size * 1.3).toFixed(3)} ${(cx + s * 0.8).toFixed(3)} ${(cy + size * 0.4).toFixed(3)}`;
  }).join('');
}
