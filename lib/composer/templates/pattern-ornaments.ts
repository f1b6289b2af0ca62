import { circle, path, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Design } from './design/design';
import { accentOf } from './design/ink';
import { sector } from './design/shapes';
import type { TemplateRequest } from './template';

export const ORNAMENTS = ['fans', 'diamonds', 'rings', 'arches'] as const;
export type Ornament = (typeof ORNAMENTS)[number];

/** Fans, waves or rings where nothing is named: ornament that meets itself by its numbers. */
export function ornament(design: Design, request: TemplateRequest, style: Ornament): void {
  const { palette } = request;
  const [w, h] = [design.width, design.height];
  const columns = 6;
  const step = w / columns;
  const rows = Math.max(2, Math.round(h / (step / 2) / 2) * 2);
  const rise = h / rows;
  const [a, b] = [accentOf(palette, 0), accentOf(palette, 1)];
  const one = (at: Point, index: number): string => {
    const color = index % 2 === 0 ? a : b;
    if (style === 'diamonds') {
      return [1, 0.66, 0.33]
        .map((share, level) =>
          path(
            `M${at[0] - (step / 2) * share} ${at[1]}L${at[0]} ${at[1] - rise * share}L${at[0] + (step / 2) * share} ${at[1]}L${at[0]} ${at[1] + rise * share}Z`,
            level % 2 === 0 ? (index % 2 ? palette.ink : color) : palette.ground,
          ),
        )
        .join('');
    }
    if (style === 'rings') {
      return [0.46, 0.32, 0.18]
        .map((share, level) =>
          circle(at, step * share, [color, palette.ground, palette.ink][level] ?? a),
        )
        .join('');
    }
    const shares = style === 'fans' ? [1, 0.78, 0.56, 0.34] : [1, 0.7, 0.4];
    return (
      shares
        .map((share, level) => {
          const tone = level % 2 === 0 ? (level === 0 ? color : palette.ink) : palette.ground;
          return path(sector(at, 0, (step / 2) * share, 180, 360), tone);
        })
        .join('') +
      (style === 'fans'
        ? times(7, (ray) =>
            stroke(
              `M${at[0]} ${at[1]}L${at[0] + Math.cos(Math.PI * (1 + (ray + 1) / 8)) * step * 0.48} ${at[1] + Math.sin(Math.PI * (1 + (ray + 1) / 8)) * step * 0.48}`,
              palette.ground,
              design.px(3),
            ),
          ).join('')
        : '')
    );
  };
  for (let row = -1; row <= rows + 1; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const at: Point = [
        (column + (Math.abs(row) % 2) * 0.5 + 0.5) * step,
        row * rise + rise * 0.5,
      ];
      design.addArt(one(at, Math.abs(row)));
    }
  }
}
