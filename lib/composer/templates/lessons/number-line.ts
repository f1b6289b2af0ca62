import { shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { Design } from '../design/design';
import { accentOf, strongSurface } from '../design/ink';
import { pageTitle } from '../design/title';
import type { Template } from '../template';

/** More numbers than these stand only at every second, fifth or tenth mark. */
const STEPS = [1, 2, 5, 10, 20] as const;
const MOST_NUMERALS = 21;
/** Numbers in one row, where the page is not wide. */
const PER_ROW = 11;

/** A line of numbers with an arrow at both ends; a long one in several rows. */
export const numberLine: Template = {
  id: 'number-line',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const [from, to] = (brief.template?.items ?? []).map(({ value = 0 }) => value);
    const [first, last] = [from ?? 0, to ?? 10];
    design.fillGround(palette.ground);
    const page = pageTitle(design, 'Number line', { face: 'fredoka', align: 'center' });
    const step = STEPS.find((one) => (last - first) / one < MOST_NUMERALS) ?? 20;
    const numbers = times(Math.floor((last - first) / step) + 1, (index) => first + index * step);
    const isWide = design.width > design.height * 1.4;
    const rows = isWide ? 1 : Math.ceil(numbers.length / PER_ROW);
    const perRow = Math.ceil(numbers.length / rows);
    for (let row = 0; row < rows; row += 1) {
      const own = numbers.slice(row * perRow, (row + 1) * perRow);
      const y = page.y + (page.height * (row + 0.5)) / rows;
      const gap = page.width / (perRow + 0.4);
      const x = (index: number) => page.x + gap * (index + 0.7);
      const [left, right] = [page.x, page.x + page.width];
      const head = gap * 0.16;
      design.addArt(
        stroke(`M${left + head} ${y}H${right - head}`, palette.ink, design.px(8)),
        shape(
          [
            [right, y],
            [right - head * 1.6, y - head],
            [right - head * 1.6, y + head],
          ],
          palette.ink,
        ),
        shape(
          [
            [left, y],
            [left + head * 1.6, y - head],
            [left + head * 1.6, y + head],
          ],
          palette.ink,
        ),
      );
      own.forEach((value, index) => {
        const color = strongSurface(accentOf(palette, (value + 400) % 3));
        design.addArt(
          stroke(`M${x(index)} ${y - gap * 0.2}V${y + gap * 0.2}`, color, design.px(10)),
        );
        design.text(String(value), [x(index), y + gap * 0.62], {
          face: 'fredoka',
          sizePx: Math.min(gap * 0.52, design.px(70)),
          align: 'center',
          middle: true,
          fill: color,
          on: palette.ground,
        });
      });
    }
    return design.finish();
  },
};
