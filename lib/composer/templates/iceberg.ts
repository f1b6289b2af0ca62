import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { Design } from './design/design';
import { type Frame, rowsOf, square } from './design/frame';
import { itemArt, listedElement } from './design/item-sign';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { construction } from './design/variety';
import { sentenceCase } from './design/words';
import type { Template } from './template';

/** An iceberg in the sea: what is seen on its tip, and all that is not on what is below the water. */

const SKY = '#e4f3fb';
type Sea = readonly [Hex, Hex, Hex];

/** Seas from the surface down, another for each picture of a request. */
const SEAS: readonly [Sea, ...Sea[]] = [
  ['#2f86b8', '#1f6796', '#154c74'],
  ['#2a9d9b', '#1f7a80', '#155a64'],
  ['#4a76c9', '#3659a3', '#27417c'],
  ['#3b7f9e', '#2b617e', '#1e465f'],
];
const SIGN = '#1f6796';
const ICE = { tip: '#ffffff', shade: '#cfe3f0', below: '#8fc6e2', deep: '#6fb0d3' } as const;
const INK = '#12304a';

/** Of the room below the title, how high the tip is, and of the page, how wide the berg is at the water and at its widest. */
const TIP = 0.27;

/** Points of an outline as shares of a frame. */
const within = ({ x, y, width, height }: Frame, points: readonly Point[]): Point[] =>
  points.map(([across, down]) => [x + across * width, y + down * height]);

function drawIce(design: Design, above: Frame, below: Frame): void {
  design.addGround(
    shape(
      within(below, [
        [0.14, 0],
        [0.86, 0],
        [1, 0.26],
        [0.92, 0.62],
        [0.68, 0.9],
        [0.5, 1],
        [0.28, 0.88],
        [0.06, 0.58],
        [0, 0.22],
      ]),
      ICE.below,
    ),
    shape(
      within(below, [
        [0.86, 0],
        [1, 0.26],
        [0.92, 0.62],
        [0.68, 0.9],
        [0.5, 1],
        [0.76, 0.5],
      ]),
      ICE.deep,
    ),
    shape(
      within(above, [
        [0.14, 1],
        [0.26, 0.52],
        [0.4, 0.38],
        [0.52, 0],
        [0.66, 0.3],
        [0.76, 0.46],
        [0.86, 1],
      ]),
      ICE.tip,
    ),
    shape(
      within(above, [
        [0.52, 0],
        [0.66, 0.3],
        [0.76, 0.46],
        [0.86, 1],
        [0.6, 1],
        [0.56, 0.5],
      ]),
      ICE.shade,
    ),
  );
}

/** The line of the water over the whole page, in waves. */
function drawSea(design: Design, waterY: number): void {
  const { width, height } = design;
  const wave = design.px(14);
  construction(design.request, SEAS).forEach((color, index) => {
    const y = waterY + (height - waterY) * [0, 0.36, 0.7][index]!;
    const crests = Array.from(
      { length: 8 },
      (_, at) =>
        `Q${((at + 0.5) * width) / 8} ${y + (at % 2 === 0 ? -wave : wave)} ${((at + 1) * width) / 8} ${y}`,
    ).join('');
    design.addGround(path(`M0 ${y}${crests}V${height}H0Z`, color));
  });
}

/** What shows one of its items on a disc, with its name below. */
function item(design: Design, index: number, cell: Frame, sizePx: number): void {
  const { request } = design;
  const element = listedElement(request, index);
  const name = sentenceCase(request.brief.template?.items?.[index]?.text ?? '');
  const text = name === '' ? 0 : sizePx * 1.5;
  const r = Math.min(cell.width * 0.4, (cell.height - text) * 0.46);
  const at: Point = [cell.x + cell.width / 2, cell.y + (cell.height - text) / 2];
  const art =
    element && itemArt(request, element, square(at, r * 1.3), { tone: SIGN, on: '#ffffff' });
  if (art && element) {
    design.addArt(circle(at, r, mix(ICE.below, '#ffffff', 0.74)), art.svg);
    design.show(element.id);
  }
  // A name that nothing shows stands in the middle of its place.
  design.text(name, [at[0], art ? at[1] + r + text * 0.5 : at[1]], {
    face: 'poppinsSemiBold',
    sizePx,
    align: 'center',
    middle: true,
    maxWidthPx: cell.width,
    fill: INK,
    on: ICE.below,
  });
}

/** Rows on the body of the berg, which grows narrow below, by how many items are on it. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [2, 2],
  [3, 2],
  [3, 2, 1],
  [3, 3, 1],
];

export const iceberg: Template = {
  id: 'iceberg',
  draw(request) {
    const design = new Design(request);
    const { template } = request.brief;
    const items = template?.items ?? [];
    design.fillGround(SKY);
    const palette = { ...request.palette, ground: SKY, ink: INK } as const;
    const title = sentenceCase(request.brief.lettering[0] ?? template?.title ?? 'Iceberg');
    const frame = pageTitle(design, title, { align: 'center', palette });
    const tip = frame.height * TIP;
    const waterY = frame.y + tip;
    const width = Math.min(frame.width, frame.height * 0.98);
    const x = frame.x + (frame.width - width) / 2;
    design.addGround(rectangle([0, 0], design.width, waterY, SKY));
    drawSea(design, waterY);
    const above = { x: x + width * 0.16, y: frame.y, width: width * 0.68, height: tip };
    const below = { x, y: waterY, width, height: design.height - waterY - design.px(24) };
    drawIce(design, above, below);
    const names = items.map(({ text }) => sentenceCase(text));
    const set = { face: 'poppinsSemiBold', sizePx: design.px(32) } as const;
    const sizePx = sizeForAll(names.slice(1), width * 0.24, set);
    item(
      design,
      0,
      {
        x: above.x + above.width * 0.3,
        y: above.y + tip * 0.26,
        width: above.width * 0.42,
        height: tip * 0.7,
      },
      design.px(32),
    );
    const body = {
      x: below.x + width * 0.1,
      y: below.y + below.height * 0.06,
      width: width * 0.8,
      height: below.height * (items.length > 6 ? 0.82 : 0.66),
    };
    rowsOf(body, ROWS[items.length - 1] ?? [3, 3, 1], design.px(16)).forEach((cell, index) => {
      item(design, index + 1, cell, sizePx);
    });
    design.tell('iceberg', 'water', 'tip', 'below');
    return design.finish();
  },
};
