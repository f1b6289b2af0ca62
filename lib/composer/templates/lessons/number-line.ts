import { shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { Design } from '../design/design';
import { accentOf, strongSurface } from '../design/ink';
import { kitArt } from '../design/subject';
import { pageTitle } from '../design/title';
import type { Template } from '../template';

/** More numbers than these stand only at every second, fifth or tenth mark. */
const STEPS = [1, 2, 5, 10, 20] as const;
const MOST_NUMERALS = 21;
/** Numbers in one row, where the page is not wide. */
const PER_ROW = 11;

/** A hop for each number between two, and who hops at its end. */
function jump(design: Design, from: Point, to: Point, gap: number): void {
  const { request } = design;
  const tone = strongSurface(accentOf(request.palette, 1));
  const hops = Math.max(1, Math.round(Math.abs(to[0] - from[0]) / gap));
  const step = (to[0] - from[0]) / hops;
  const y = from[1] - gap * 0.28;
  for (let hop = 0; hop < hops; hop += 1) {
    const x = from[0] + step * hop;
    const curve = `M${x} ${y}Q${x + step / 2} ${y - gap * 1.1} ${x + step} ${y}`;
    design.addArt(
      `<g stroke-dasharray="${design.px(14)} ${design.px(12)}">${stroke(curve, tone, design.px(6))}</g>`,
    );
  }
  const [hopper] = request.brief.elements;
  const side = Math.min(gap * 3, design.px(280));
  const frame = { x: to[0] - side / 2, y: y - side - gap * 0.1, width: side, height: side };
  const art = hopper && kitArt(request, { ...hopper, count: 1 }, frame, 'bottom');
  if (!hopper || !art) return;
  design.addArt(art.svg);
  design.show(hopper.id);
}

/** A line of numbers with an arrow at both ends; a long one in several rows. */
export const numberLine: Template = {
  id: 'number-line',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const [from, to, start, end] = (brief.template?.items ?? []).map(({ value = 0 }) => value);
    const [first, last] = [from ?? 0, to ?? 10];
    design.fillGround(palette.ground);
    const page = pageTitle(design, 'Number line', { face: 'fredoka', align: 'center' });
    const step = STEPS.find((one) => (last - first) / one < MOST_NUMERALS) ?? 20;
    const numbers = times(Math.floor((last - first) / step) + 1, (index) => first + index * step);
    const isWide = design.width > design.height * 1.4 || end !== undefined;
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
      const at = (value: number): Point | undefined =>
        own.includes(value) ? [x(own.indexOf(value)), y] : undefined;
      const ends = [at(start ?? NaN), at(end ?? NaN)] as const;
      if (ends[0] && ends[1]) jump(design, ends[0], ends[1], gap);
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
