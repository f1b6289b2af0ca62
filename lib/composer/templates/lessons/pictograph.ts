import { mix } from '@/lib/color/hex';
import { circle, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from '../design/design';
import { cells, type Frame, inset, split } from '../design/frame';
import { accentOf, cardOn, strongSurface } from '../design/ink';
import { kitArt } from '../design/subject';
import { pageTitle } from '../design/title';
import { sizeForAll } from '../design/type';
import { sentenceCase } from '../design/words';
import type { Template } from '../template';

const FACE = 'poppinsSemiBold';
/** Of a row, the room of its name and of its figure. */
const NAME = 0.24;
const FIGURE = 0.11;
const PICTURES_MAX = 12;
/** How many one picture may stand for. */
const UNITS = [1, 2, 5, 10, 20, 25, 50, 100, 500, 1000, 10_000, 100_000, 1_000_000] as const;

/** The smallest round number that brings the largest figure into a row. */
const unitFor = (largest: number): number =>
  UNITS.find((unit) => largest / unit <= PICTURES_MAX) ?? largest / PICTURES_MAX;

/** Pictures in a row; of the last one only its part. */
function pictures(
  design: Design,
  frame: Frame,
  { count, most, index }: { count: number; most: number; index: number },
): void {
  const { request } = design;
  const element = request.brief.elements.find(({ id }) => id === 'counted');
  const places = cells(frame, most, most, design.px(6));
  const tone = strongSurface(accentOf(request.palette, index));
  places.slice(0, Math.ceil(count)).forEach((place, at) => {
    const part = Math.min(1, count - at);
    const room = inset(place, place.width * 0.03);
    const art = element && kitArt(request, { ...element, count: 1, several: false }, room);
    const svg =
      art?.svg ??
      circle(
        [place.x + place.width / 2, place.y + place.height / 2],
        Math.min(place.width, place.height) * 0.4,
        tone,
      );
    const cut = roundedPath([place.x, place.y], place.width * part, place.height, 0);
    design.addArt(
      part < 1 ? request.pen(`part ${String(index)}-${String(at)}`, 1).clip(cut, svg) : svg,
    );
    if (art && element) design.show(element.id);
  });
}

/** Rows of pictures, as many in each as its figure says, and what one of them stands for. */
export const pictograph: Template = {
  id: 'pictograph',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const { items = [], title = 'How many?' } = brief.template ?? {};
    const frame = pageTitle(design, brief.lettering[0] ?? sentenceCase(title), { align: 'left' });
    const largest = Math.max(1, ...items.map(({ value = 0 }) => value));
    const unit = unitFor(largest);
    const most = Math.max(5, Math.ceil(largest / unit));
    const [field = frame, key = frame] = split(frame, 'down', [1, 0.1], design.px(18));
    const rows = cells(field, items.length, 1, design.px(16));
    const names = items.map(({ text }) => sentenceCase(text));
    const set = {
      face: FACE,
      sizePx: Math.min(design.px(44), (rows[0]?.height ?? 90) * 0.34),
    } as const;
    const sizePx = sizeForAll(names, frame.width * NAME * 0.84, set);
    rows.forEach((row, index) => {
      const { value = 0, written = String(value) } = items[index] ?? {};
      const tone = accentOf(palette, index);
      const on = mix(cardOn(palette), tone, 0.16);
      const middle = row.y + row.height / 2;
      design.addGround(path(roundedPath([row.x, row.y], row.width, row.height, design.px(22)), on));
      const text = { face: FACE, sizePx, middle: true, fill: palette.ink, on } as const;
      design.text(names[index] ?? '', [row.x + design.px(22), middle], text);
      const x = row.x + row.width * NAME;
      const width = row.width * (1 - NAME - FIGURE);
      const high = Math.min(row.height * 0.8, (width / most) * 1.7);
      const place = { x, y: middle - high / 2, width, height: high };
      pictures(design, place, { count: value / unit, most, index });
      design.text(written, [row.x + row.width - design.px(22), middle], {
        ...text,
        align: 'right',
      });
    });
    const one = brief.elements.find(({ id }) => id === 'counted')?.phrase ?? 'picture';
    design.text(
      `1 ${one.replace(/s$/, '')} = ${String(unit)}`,
      [key.x + key.width / 2, key.y + key.height / 2],
      {
        face: 'interText',
        sizePx: design.px(32),
        align: 'center',
        middle: true,
        fill: palette.muted,
        on: palette.ground,
      },
    );
    design.tell('pictogram', 'chart');
    return design.finish();
  },
};
