import type { Hex } from '@/lib/color/hex';
import { ellipse, path, shape } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { darker, lighter } from '../palette/tones';
import type { Point3, View } from './view';

/** Size along x, y and z. */
export type Size3 = readonly [width: number, depth: number, height: number];

/** A box from its far lower corner: its top, its left and its right face. */
export function box(view: View, [x, y, z]: Point3, [w, d, h]: Size3, color: Hex): string {
  const [right, near, top] = [x + w, y + d, z + h];
  return (
    view.quad(
      [
        [x, near, z],
        [right, near, z],
        [right, near, top],
        [x, near, top],
      ],
      color,
      'left',
    ) +
    view.quad(
      [
        [right, y, z],
        [right, near, z],
        [right, near, top],
        [right, y, top],
      ],
      color,
      'right',
    ) +
    view.quad(
      [
        [x, y, top],
        [right, y, top],
        [right, near, top],
        [x, near, top],
      ],
      color,
      'top',
    )
  );
}

/** A rectangle on a left face (at y), from its lower left corner in the picture. */
export function panel(
  view: View,
  [x, y, z]: Point3,
  width: number,
  height: number,
  color: Hex,
): string {
  return view.quad(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + height],
      [x, y, z + height],
    ],
    color,
    'left',
  );
}

/** The same on a right face (at x), along y. */
export function sidePanel(
  view: View,
  [x, y, z]: Point3,
  depth: number,
  height: number,
  color: Hex,
): string {
  return view.quad(
    [
      [x, y, z],
      [x, y + depth, z],
      [x, y + depth, z + height],
      [x, y, z + height],
    ],
    color,
    'right',
  );
}

/** A roof with its ridge along x over a rectangle, with eaves. */
export function gable(
  view: View,
  [x, y, z]: Point3,
  [w, d, h]: Size3,
  color: Hex,
  wall: Hex,
  eaves: number,
): string {
  const ridge = y + d / 2;
  const fall = (eaves * h) / (d / 2);
  const [x0, x1] = [x - eaves, x + w + eaves];
  const gableEnd = view.quad(
    [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, ridge, z + h],
    ],
    wall,
    'right',
  );
  const far = view.quad(
    [
      [x0, ridge, z + h],
      [x1, ridge, z + h],
      [x1, y - eaves, z - fall],
      [x0, y - eaves, z - fall],
    ],
    darker(color, 0.2),
    'right',
  );
  const near = view.quad(
    [
      [x0, ridge, z + h],
      [x1, ridge, z + h],
      [x1, y + d + eaves, z - fall],
      [x0, y + d + eaves, z - fall],
    ],
    color,
    'left',
  );
  return far + gableEnd + near;
}

/** An upright cylinder about a point of the floor. */
export function cylinder(
  view: View,
  foot: Point3,
  radius: number,
  height: number,
  color: Hex,
): string {
  const [x, y] = view.at(foot);
  const [, top] = view.at([foot[0], foot[1], foot[2] + height]);
  const rx = radius * view.pxPerCm * Math.SQRT2 * 0.866;
  const ry = rx * 0.577;
  const side = `M${coordinates([x - rx, top])}L${coordinates([x - rx, y])}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 0 ${coordinates([x + rx, y])}L${coordinates([x + rx, top])}Z`;
  const shade = `M${coordinates([x + rx * 0.2, top])}L${coordinates([x + rx * 0.2, y + ry * 0.98])}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 0 ${coordinates([x + rx, y])}L${coordinates([x + rx, top])}Z`;
  return (
    path(side, color) +
    path(shade, darker(color, 0.2)) +
    ellipse([x, top], rx, ry, lighter(color, 0.26))
  );
}

/** A cone with a round foot: the cap of a tower. */
export function cone(view: View, foot: Point3, radius: number, height: number, color: Hex): string {
  const [x, y] = view.at(foot);
  const [, top] = view.at([foot[0], foot[1], foot[2] + height]);
  const rx = radius * view.pxPerCm * 1.225;
  const ry = rx * 0.577;
  return (
    ellipse([x, y], rx, ry, color) +
    shape(
      [
        [x - rx, y],
        [x, top],
        [x + rx, y],
      ],
      color,
    ) +
    path(
      `M${coordinates([x, top])}L${coordinates([x + rx, y])}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 1 ${coordinates([x + rx * 0.15, y + ry])}Z`,
      darker(color, 0.24),
    )
  );
}

/** A wheel on a left face: a disc that leans with it. */
export function wheel(view: View, [x, y, z]: Point3, radius: number, color: Hex, hub: Hex): string {
  const disc = (r: number, fill: Hex) => {
    const points = Array.from({ length: 24 }, (_, index): Point3 => {
      const angle = (index / 24) * 2 * Math.PI;
      return [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r];
    });
    return shape(points.map(view.at), fill);
  };
  return disc(radius, color) + disc(radius * 0.5, hub);
}
