import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Brief } from '../brief';
import type { Design } from './design/design';

/** A ground of tiles (`on blue and white tiles`) that meets itself at every border. */

const TILED = /\btiles?$/i;
/** An even number, so that the colours go on over the border. */
const COLUMNS = 6;

/** The colours of the tiles that a pattern is on; nothing where it is on none. */
export function tilesOf({ elements }: Brief): readonly Hex[] | undefined {
  const tiles = elements.find(({ phrase }) => TILED.test(phrase));
  const others = elements.length > 1;
  return tiles && others && tiles.colors.length > 0 ? tiles.colors : undefined;
}

/** Tiles by turns in their colours, with joints between them and a small star on each. */
export function tiledGround(design: Design, colors: readonly Hex[]): void {
  const step = design.width / COLUMNS;
  const rows = Math.max(2, Math.round(design.height / step / 2) * 2);
  const rise = design.height / rows;
  const pale = colors.map((color) => mix(color, '#ffffff', 0.45));
  const two = pale.length > 1 ? pale : [...pale, '#ffffff'];
  const joint = mix(two[0] ?? '#ffffff', '#23264d', 0.12);
  design.addGround(
    rectangle([0, 0], design.width, design.height, joint),
    ...times(rows * COLUMNS, (index) => {
      const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
      const at: [number, number] = [column * step + step * 0.02, row * rise + rise * 0.02];
      const own = two[(column + row) % two.length] ?? '#ffffff';
      const other = two[(column + row + 1) % two.length] ?? '#ffffff';
      const [x, y] = [column * step + step / 2, row * rise + rise / 2];
      const r = step * 0.16;
      const star = `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
      return rectangle(at, step * 0.96, rise * 0.96, own) + path(star, mix(own, other, 0.7));
    }),
  );
}
