import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { type Layered, LAYERED } from './content/layered.data';
import { Design } from './design/design';
import { type Frame, inset, split } from './design/frame';
import { inkOn } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { itemArt } from './design/item-sign';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';

/** Something in layers, cut open from the top down: bands over the whole page, what is in each, and their names. */

/** Of the width of the page, where the names end and the things begin. */
const NAMES = 0.4;
const FACE = 'poppinsSemiBold';

/** The upper edge of a band, from the left to the right. */
function edgeOf(kind: Layered['edge'], frame: Frame, rise: number, turn: number): string {
  const { x, y, width } = frame;
  if (kind === 'straight') return `M${x} ${y}L${x + width} ${y}`;
  const parts = kind === 'wave' ? 3 : 11;
  const step = width / parts;
  return (
    `M${x} ${y}` +
    times(parts, (index) => {
      const up = (index + turn) % 2 === 0 ? -1 : 1;
      const high = kind === 'wave' ? rise : rise * (0.4 + ((index * 7 + turn * 3) % 5) / 6);
      const end = x + step * (index + 1);
      return kind === 'wave'
        ? `Q${end - step / 2} ${y + up * high * 2} ${end} ${y}`
        : `L${end - step / 2} ${y + up * high}L${end} ${y - up * high * 0.3}`;
    }).join('')
  );
}

function band(
  design: Design,
  frame: Frame,
  index: number,
  edge: Layered['edge'],
  color: Hex,
): void {
  const { width, height } = design;
  const whole = { ...frame, x: -2, width: width + 4 };
  const rise = index === 0 ? 0 : design.px(14);
  const top =
    index === 0 ? `M-2 ${frame.y}L${width + 2} ${frame.y}` : edgeOf(edge, whole, rise, index);
  design.addGround(path(`${top}L${width + 2} ${height + 2}L-2 ${height + 2}Z`, color));
}

function names(design: Design, { layers }: Layered, bands: readonly Frame[]): void {
  const { palette } = design.request;
  const [first] = bands;
  if (!first) return;
  const width = design.page.width * NAMES * 0.9;
  const most = Math.min(design.px(48), first.height * 0.34);
  const sizePx = sizeForAll(
    layers.map(({ name }) => name),
    width,
    { face: FACE, sizePx: most },
  );
  layers.forEach(({ name, note, color }, index) => {
    const frame = bands[index];
    if (!frame) return;
    const ink = inkOn(color, palette);
    const hasNote = note !== '' && first.height > design.px(76);
    const notePx = Math.min(design.px(27), sizePx * 0.66);
    const y = frame.y + frame.height / 2 - (hasNote ? notePx * 0.7 : 0);
    const at = { on: color, fill: ink, middle: true, maxWidthPx: width } as const;
    design.text(name, [design.page.x, y], { ...at, face: FACE, sizePx });
    if (hasNote)
      design.text(note, [design.page.x, y + sizePx * 0.62 + notePx * 0.6], {
        ...at,
        face: 'interText',
        sizePx: notePx,
      });
  });
}

/** What is in a layer, beside each other in the part of the page that has no names. */
function things(design: Design, { layers }: Layered, bands: readonly Frame[]): void {
  const { request } = design;
  layers.forEach(({ things: words, color }, index) => {
    const frame = bands[index];
    if (!frame || words.length === 0) return;
    const x = design.page.x + design.page.width * (NAMES + 0.02);
    const room = { ...frame, x, width: design.page.x + design.page.width - x };
    split(
      room,
      'across',
      words.map(() => 1),
      design.px(28),
    ).forEach((part, at) => {
      const word = words[at];
      if (word === undefined) return;
      const box = inset(part, part.width * 0.06, part.height * 0.13);
      const art = itemArt(request, elementOfWord(request, word), box, {
        tone: mix(color, '#ffffff', 0.75),
        on: color,
      });
      if (!art) return;
      design.addArt(art.svg);
      design.show(elementOfWord(request, word).id);
    });
  });
}

const BARK: Hex = '#6b4a33';

/** A tree through the layers: a trunk from the ground, and its crown in the layer that it reaches. */
function tree(
  design: Design,
  [x, top, floor]: [number, number, number],
  high: number,
  color: Hex,
): void {
  const wide = design.px(24);
  const leaf = mix(color, '#2c5a36', 0.42);
  const crown = ([dx, dy, r]: readonly [number, number, number], tone: Hex) =>
    ellipse([x + dx * high, top + dy * high], r * high * 1.25, r * high, tone);
  const heaps = [
    [-0.62, 0.52, 0.3],
    [0.62, 0.5, 0.32],
    [-0.3, 0.34, 0.34],
    [0.3, 0.32, 0.34],
    [0, 0.5, 0.42],
  ] as const;
  design.addGround(
    path(
      `M${x - wide * 0.5} ${top + high * 0.5}H${x + wide * 0.5}L${x + wide * 0.7} ${floor - wide}Q${x + wide} ${floor} ${x + wide * 1.7} ${floor}H${x - wide * 1.7}Q${x - wide} ${floor} ${x - wide * 0.7} ${floor - wide}Z`,
      BARK,
    ),
    ...heaps.map((heap) => crown(heap, leaf)),
    ...heaps
      .slice(2)
      .map(([dx, dy, r]) => crown([dx, dy - 0.08, r * 0.7], mix(leaf, '#ffffff', 0.12))),
  );
}

function standing(design: Design, { trees, layers }: Layered, bands: readonly Frame[]): void {
  const last = bands.at(-1);
  if (!last) return;
  const floor = last.y + last.height * 0.9;
  for (const [crownIn, across] of trees) {
    const band = bands[crownIn];
    const below = layers[Math.min(crownIn + 1, layers.length - 1)];
    if (band && below)
      tree(
        design,
        [design.width * across, band.y + band.height * 0.16, floor],
        band.height,
        below.color,
      );
  }
}

const layeredOf = ({ brief }: TemplateRequest): Layered | undefined =>
  LAYERED.find(({ title }) => title === brief.template?.title);

export const layers: Template = {
  id: 'layers',
  draw(request) {
    const design = new Design(request);
    const known = layeredOf(request);
    design.fillGround(request.palette.ground);
    const heading = request.brief.lettering[0] ?? known?.title ?? 'Layers';
    const frame = pageTitle(design, sentenceCase(heading), { align: 'center' });
    if (!known) return design.finish();
    const whole = { x: 0, y: frame.y, width: design.width, height: design.height - frame.y };
    const bands = split(
      whole,
      'down',
      known.layers.map(() => 1),
    );
    known.layers.forEach(({ color }, index) => {
      const at = bands[index];
      if (at) band(design, at, index, known.edge, color);
    });
    standing(design, known, bands);
    things(design, known, bands);
    names(design, known, bands);
    design.tell('layers', 'labels', 'cross section');
    return design.finish();
  },
};
