import { ellipse, path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { Edges } from '@/lib/svg/point';
import type { Definitions } from '../kit/pen';
import { HOUSE } from '../palette/house';
import type { SceneLightColors } from '../places/place';

/** Something that lies in water: cut at the waterline, dark below it, with light rings around. */
interface Floating {
  svg: string;
  box: Edges;
  waterlineCm: number;
  light: SceneLightColors;
  definitions: Definitions;
}

const n = number;

/** A flat wave crest from side to side. */
function crest(middle: number, y: number, half: number, thick: number): string {
  return `M${n(middle - half)} ${n(y)}Q${n(middle)} ${n(y - thick)} ${n(middle + half)} ${n(y)}Q${n(middle)} ${n(y + thick)} ${n(middle - half)} ${n(y)}Z`;
}

export function floating({ svg, box, waterlineCm, light, definitions }: Floating): {
  reflection: string;
  thing: string;
  ripples: string;
} {
  const half = (box.right - box.left) / 2;
  const middle = (box.left + box.right) / 2;
  const [left, top] = [box.left - half, box.top - half];
  const cut = definitions.define(
    (id) =>
      `<clipPath id="${id}">${rectangle([left, top], half * 4, waterlineCm - top, '#000')}</clipPath>`,
  );
  const thick = Math.max(half * 0.035, 0.6);
  const ring = (x: number, down: number, width: number, opacity: number) =>
    path(crest(middle + half * x, waterlineCm + half * down, half * width, thick), HOUSE.white, {
      opacity,
    });
  return {
    reflection: ellipse(
      [middle, waterlineCm + half * 0.09],
      half * 1.02,
      half * 0.15,
      light.shade,
      { opacity: 0.22 },
    ),
    thing: `<g clip-path="url(#${cut})">${svg}</g>`,
    ripples:
      ring(0, 0.012, 1.02, 0.75) +
      ring(-0.25, 0.12, 0.5, 0.4) +
      ring(0.35, 0.2, 0.36, 0.32) +
      ring(-0.5, 0.28, 0.22, 0.25),
  };
}
