import { circle, stroke } from '@/lib/svg/markup';
import { blob, coordinates, ellipsePath, number, polygon } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';

/** The superellipse |x|^n + |y|^n = r^n, the rounded square of app icons; 120 knots leave no facets. */
export function superellipse([x, y]: Point, radius: number, exponent = 5): string {
  return blob(
    times(120, (index) => {
      const angle = (index / 120) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [
        x + radius * Math.sign(cos) * Math.abs(cos) ** (2 / exponent),
        y + radius * Math.sign(sin) * Math.abs(sin) ** (2 / exponent),
      ];
    }),
  );
}

/** An open arc, clockwise where `to` is more than `from`; 0 is to the right. */
export function arcPath(center: Point, radius: number, from: number, to: number): string {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const r = number(radius);
  return `M${coordinates(add(center, polar(from, radius)))}A${r} ${r} 0 ${isLarge} ${sweep} ${coordinates(add(center, polar(to, radius)))}`;
}

/** A piece of a ring (or of a disc where `inner` is 0). */
export function sector(center: Point, inner: number, outer: number, from: number, to: number) {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  const at = (angle: number, radius: number) => coordinates(add(center, polar(angle, radius)));
  const out = `M${at(from, outer)}A${number(outer)} ${number(outer)} 0 ${isLarge} 1 ${at(to, outer)}`;
  if (inner <= 0) return `${out}L${coordinates(center)}Z`;
  return `${out}L${at(to, inner)}A${number(inner)} ${number(inner)} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}

export function starPath(center: Point, radius: number, points = 5, waist = 0.42): string {
  return polygon(
    times(points * 2, (index) =>
      add(center, polar(-90 + (index * 180) / points, index % 2 === 0 ? radius : radius * waist)),
    ),
  );
}

/** A disc with a wavy rim, as on bottle caps and seals. */
export function sealPath(center: Point, radius: number, teeth: number, depth: number): string {
  return blob(
    times(teeth * 4, (index) =>
      add(
        center,
        polar(
          (index * 90) / teeth,
          radius - depth / 2 + (depth / 2) * Math.cos((index * Math.PI) / 2),
        ),
      ),
    ),
  );
}

/** A shield, upright, of a width about its middle. */
export function shieldPath([x, y]: Point, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const at = (dx: number, dy: number) => coordinates([x + dx * w, y + dy * h]);
  return `M${at(-1, -0.84)}Q${at(-0.4, -0.84)} ${at(0, -1)}Q${at(0.4, -0.84)} ${at(1, -0.84)}V${number(y + h * 0.05)}C${at(1, 0.55)} ${at(0.45, 0.85)} ${at(0, 1)}C${at(-0.45, 0.85)} ${at(-1, 0.55)} ${at(-1, 0.05)}Z`;
}

/** A ribbon's front and its two folded tails, about its middle. */
export function ribbonParts(
  [x, y]: Point,
  width: number,
  height: number,
): { front: string; tails: string[]; folds: string[] } {
  const drop = height * 0.27;
  const inner = width / 2 - height * 0.5;
  const outer = width / 2 + height * 0.96;
  const notch = outer - height * 0.36;
  const side = (sign: number) => {
    const at = (dx: number, dy: number): Point => [x + sign * dx, y + dy];
    const [top, bottom] = [-height / 2, height / 2];
    return {
      tail: polygon([
        at(inner, top + drop),
        at(outer, top + drop),
        at(notch, drop),
        at(outer, bottom + drop),
        at(inner, bottom + drop),
      ]),
      fold: polygon([at(width / 2, bottom), at(inner, bottom), at(inner, bottom + drop)]),
    };
  };
  const sides = [side(-1), side(1)];
  return {
    front: polygon([
      [x - width / 2, y - height / 2],
      [x + width / 2, y - height / 2],
      [x + width / 2, y + height / 2],
      [x - width / 2, y + height / 2],
    ]),
    tails: sides.map(({ tail }) => tail),
    folds: sides.map(({ fold }) => fold),
  };
}

/** A bicycle wheel: tyre, rim, twenty spokes that leave the hub aslant. */
export function wheelArt(center: Point, radius: number, tyre: string, rim: string): string {
  const hub = radius * 0.12;
  const end = radius * 0.8;
  const spokes = times(20, (index) => {
    const angle = index * 18;
    const from = add(center, polar(angle + (index % 2 === 0 ? 74 : -74), hub));
    return `M${coordinates(from)}L${coordinates(add(center, polar(angle, end)))}`;
  }).join('');
  return [
    stroke(ellipsePath(center, radius * 0.9), tyre, radius * 0.2),
    stroke(spokes, tyre, radius * 0.022),
    stroke(ellipsePath(center, radius * 0.74), rim, radius * 0.045),
    circle(center, hub * 1.1, rim),
  ].join('');
}
