import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { CHEMICAL_ELEMENTS } from '../../understand/words/chemical-elements.data';
import { Design } from '../design/design';
import { accentOf, inkOn, strongSurface } from '../design/ink';
import type { Template } from '../template';

/** Elements that are known by a colour. */
const COLORS: Readonly<Record<string, string>> = {
  Au: '#d9a520',
  Ag: '#9aa3b5',
  Cu: '#b8693a',
  S: '#e2c21c',
  O: '#2f7fd6',
  C: '#3b3f4f',
  Fe: '#a4553a',
};

/** A tile of the periodic table: number, symbol, name and weight. */
export const elementTile: Template = {
  id: 'element-tile',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const number = brief.template?.items?.[0]?.value;
    const element = CHEMICAL_ELEMENTS.find((one) => one.number === number);
    const color = COLORS[element?.symbol ?? ''] ?? strongSurface(accentOf(palette, 0));
    design.fillGround(mix('#ffffff', color, 0.14));
    const side = design.shortSide * 0.76;
    const [x, y] = [(design.width - side) / 2, (design.height - side) / 2];
    const tile = (shift: number, fill: string) =>
      path(roundedPath([x, y + shift], side, side, side * 0.06), fill);
    design.addGround(tile(side * 0.03, mix(color, '#23264d', 0.35)), tile(0, color));
    design.addGround(
      path(
        roundedPath([x + side * 0.035, y + side * 0.035], side * 0.93, side * 0.93, side * 0.04),
        mix(color, '#ffffff', 0.12),
      ),
    );
    if (!element) return design.finish();
    const on = mix(color, '#ffffff', 0.12);
    const fill = inkOn(on, palette);
    const write = (
      text: string,
      at: readonly [number, number],
      size: number,
      align: 'left' | 'center',
    ) => {
      design.text(text, [x + side * at[0], y + side * at[1]], {
        face: 'poppins',
        sizePx: side * size,
        align,
        middle: true,
        fill,
        on,
      });
    };
    write(String(element.number), [0.09, 0.14], 0.11, 'left');
    write(element.symbol, [0.5, 0.46], 0.4, 'center');
    write(element.name, [0.5, 0.76], 0.105, 'center');
    write(element.weight, [0.5, 0.88], 0.065, 'center');
    return design.finish();
  },
};
