import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { ellipse, line, path, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { markOf } from '../sight';
import { Design } from './design/design';
import { type Frame, inset, middleOf } from './design/frame';
import { headline, headlineLayout } from './design/headline';
import { type Said, saidOf } from './design/said';
import { iconWordOf, kitArt, type SubjectArt } from './design/subject';
import { sizeForAll } from './design/type';
import { construction } from './design/variety';
import { iconArt } from './icons/icon-art';
import type { Template, TemplateRequest } from './template';

/** A board of slate in a frame of wood that fills the page; all words and drawings on it are of chalk. */
const CHALK: Hex = '#f4f1e6';
const WOOD: Hex = '#a9743f';
const TONES = ['#ffd98a', '#a8e0d1', '#f3b3a6'] as const;
const THINGS_MAX = 3;
const ROWS_MAX = 8;

interface Board {
  design: Design;
  request: TemplateRequest;
  on: Hex;
  face: FaceId;
}

/** Its drawing as chalk would have it: every part outlined, the lighter ones rubbed in. */
function chalked(art: SubjectArt, tone: Hex, on: Hex, strokePx: number): string {
  const rubbed = (color: string) => mix(on, tone, 0.1 + 0.42 * lightnessOf(color as Hex) ** 1.6);
  const flat = art.svg
    .replace(/fill="url\([^)]*\)"/g, `fill="${mix(on, tone, 0.16)}"`)
    .replace(/#[0-9a-f]{6}\b/gi, rubbed);
  const width = strokePx / Math.max(art.scale, 1e-6);
  return `<g stroke="${tone}" stroke-width="${width.toFixed(3)}" stroke-linejoin="round" stroke-linecap="round">${flat}</g>`;
}

function thing({ design, request, on }: Board, element: BriefElement, frame: Frame, tone: Hex) {
  const kit = kitArt(request, element, frame);
  if (kit) {
    design.addArt(`<g ${markOf(element.id)}>${chalked(kit, tone, on, design.px(4.5))}</g>`);
    design.show(element.id);
    return;
  }
  const word = iconWordOf(element);
  const side = Math.min(frame.width, frame.height);
  const look = { style: 'line', ink: tone, cool: tone, warm: tone, ground: on } as const;
  const lines =
    word === undefined
      ? undefined
      : iconArt(word, middleOf(frame), side, { ...look, strokePx: design.px(6) });
  if (lines === undefined) return;
  design.addArt(`<g ${markOf(element.id)}>${lines}</g>`);
  design.show(element.id);
}

function things(board: Board, elements: readonly BriefElement[], frame: Frame): void {
  const width = frame.width / Math.max(1, elements.length);
  elements.forEach((element, index) => {
    const cell = { ...frame, x: frame.x + width * index, width };
    thing(board, element, inset(cell, width * 0.07, 0), TONES[index % TONES.length] ?? CHALK);
  });
}

/** A rule that swells in its middle, as one stroke of the hand. */
function flourish({ design, on }: Board, y: number, halfPx: number): void {
  const x = design.width / 2;
  const ink = mix(CHALK, on, 0.25);
  const bend = design.px(7);
  for (const side of [-1, 1])
    design.addArt(
      path(
        `M${x + side * design.px(16)} ${y}Q${x + side * halfPx * 0.5} ${y - bend} ${x + side * halfPx} ${y}Q${x + side * halfPx * 0.5} ${y + bend * 0.2} ${x + side * design.px(16)} ${y}Z`,
        ink,
      ),
    );
  design.addArt(ellipse([x, y], design.px(6), design.px(6), ink));
}

/** What there is, a line each, its price at the end of dots. */
function priceRows({ design, on }: Board, { prices }: Said, frame: Frame): void {
  const rows = prices.slice(0, ROWS_MAX);
  const step = Math.min(frame.height / rows.length, design.shortSide * 0.11);
  const face: FaceId = 'fredoka';
  const sizePx = sizeForAll(
    rows.map(({ name }) => name),
    frame.width * 0.66,
    { face, sizePx: step * 0.62 },
  );
  const top = frame.y + (frame.height - step * rows.length) / 2;
  rows.forEach(({ name, price }, index) => {
    const y = top + step * (index + 0.5);
    const set = { face, sizePx, middle: true, on } as const;
    const left = design.text(name, [frame.x, y], { ...set, fill: CHALK });
    const right = design.text(price, [frame.x + frame.width, y], {
      ...set,
      align: 'right',
      fill: TONES[0],
    });
    const [from, to] = [left.x + left.width + sizePx * 0.4, right.x - sizePx * 0.4];
    if (to <= from) return;
    const dots = line(
      [
        [from, y + sizePx * 0.26],
        [to, y + sizePx * 0.26],
      ],
      mix(CHALK, on, 0.45),
      design.px(4),
    );
    design.addArt(`<g stroke-linecap="round" stroke-dasharray="1 ${design.px(13)}">${dots}</g>`);
  });
}

/** The words in their order: what leads, the title, a rule, what there is and the lines below. */
function words(board: Board, said: Said, frame: Frame): void {
  const { design, on, face } = board;
  const { title, above, prices, action } = said;
  const lines = [...said.lines, ...(action === undefined ? [] : [action])].slice(0, 4);
  const small = design.size(lines.length > 2 ? 2.6 : 3.4);
  const lineHeight = lines.length * small * 1.45;
  const gap = design.px(44);
  const rest = prices.length > 0 ? frame.height * 0.56 : lineHeight;
  const room = { ...frame, height: frame.height - rest - (rest > 0 ? gap : 0) };
  const options = {
    face,
    perLine: prices.length > 0 ? 20 : 9,
    on,
    fills: [CHALK, TONES[0]] as const,
    align: 'center' as const,
    vertical: 'middle' as const,
    maxLines: prices.length > 0 ? 1 : 3,
    gap: 0.7,
    maxCapPx: design.shortSide * 0.17,
    above,
  };
  if (title !== undefined) {
    const { height } = headlineLayout(title, room, options);
    headline(design, title, room, options);
    if (rest > 0)
      flourish(board, room.y + (room.height + height) / 2 + gap * 0.75, frame.width * 0.36);
  }
  const below = { ...frame, y: frame.y + frame.height - rest, height: rest - lineHeight };
  if (prices.length > 0)
    priceRows(
      board,
      said,
      title === undefined ? { ...frame, height: frame.height - lineHeight } : below,
    );
  const first = frame.y + frame.height - lineHeight + small * 0.9;
  lines.forEach((text, index) => {
    design.text(text, [design.width / 2, first + index * small * 1.45], {
      face: 'fredoka',
      sizePx: index === 0 ? small * 1.1 : small * 0.9,
      align: 'center',
      maxWidthPx: frame.width,
      fill: index === 0 ? TONES[1] : CHALK,
      on,
    });
  });
}

/** The board in its frame, with what was wiped off before. */
function boardArt(design: Design, request: TemplateRequest, on: Hex): Frame {
  const { width, height } = design;
  const edge = design.shortSide * 0.05;
  const [w, h] = [width - 2 * edge, height - 2 * edge];
  design.fillGround(WOOD);
  const [light, dark] = [mix(WOOD, '#ffffff', 0.2), mix(WOOD, '#3a2412', 0.5)];
  const grain = times(7, (index) =>
    rectangle(
      [0, (height * (index + request.random())) / 7],
      width,
      design.px(3),
      mix(WOOD, dark, 0.25),
    ),
  );
  design.addGround(
    ...grain,
    path(`M0 0H${width}L${width - edge} ${edge}H${edge}Z`, light),
    path(`M0 ${height}H${width}L${width - edge} ${height - edge}H${edge}Z`, mix(WOOD, dark, 0.5)),
    rectangle([edge * 0.92, edge * 0.92], w + edge * 0.16, h + edge * 0.16, dark),
    rectangle([edge, edge], w, h, on),
    request.pen('slate', 1).clip(
      `M${edge} ${edge}h${w}v${h}h${-w}Z`,
      times(6, (index) => {
        const y = edge + (h * (index + request.random())) / 6;
        const bend = h * 0.05;
        return path(
          `M${edge} ${y}q${w * 0.3} ${-bend} ${w * 0.6} 0t${w * 0.4} 0v${bend}q${-w * 0.3} ${-bend * 0.6} ${-w * 0.6} 0t${-w * 0.4} 0Z`,
          mix(on, CHALK, 0.025),
        );
      }).join(''),
    ),
  );
  return { x: edge * 2, y: edge * 2, width: width - 4 * edge, height: height - 4 * edge };
}

/** The dishes of a menu that its prompt lists, under the name of their house. */
function listedOn({ brief }: TemplateRequest): Said | undefined {
  const { items = [], title } = brief.template ?? {};
  const prices = items.flatMap(({ text, written }) =>
    written === undefined ? [] : [{ name: text, price: written }],
  );
  if (prices.length === 0) return undefined;
  return { ...(title === undefined ? {} : { title }), lines: [], prices };
}

/** Of the board's height, what its drawings take over a few words, and over a list. */
const ART_SHARE = { words: 0.42, list: 0.27, alone: 0.94 } as const;

export const chalkboard: Template = {
  id: 'chalkboard',
  draw(request) {
    const design = new Design(request);
    const on: Hex = construction(request, ['#2b3a35', '#2d3236', '#23413a'] as const);
    const frame = inset(boardArt(design, request, on), design.px(14));
    const board: Board = {
      design,
      request,
      on,
      face: construction<FaceId>(request, ['pacifico', 'fredoka']),
    };
    const told = listedOn(request) ?? saidOf(request.brief);
    const isList = told.title === undefined && told.prices.length > 1;
    // A list of dishes is headed as what it is.
    const said = isList ? { ...told, title: 'Menu' } : told;
    const hasWords = said.title !== undefined || said.prices.length > 0;
    const share = !hasWords
      ? ART_SHARE.alone
      : said.prices.length > 1
        ? ART_SHARE.list
        : ART_SHARE.words;
    const elements = request.brief.elements
      .filter((element) => iconWordOf(element) !== undefined || request.drawingOf(element, 1))
      .slice(0, THINGS_MAX);
    const high = elements.length > 0 ? frame.height * share : 0;
    things(board, elements, { ...frame, height: high });
    const from = high > 0 ? high + design.px(36) : 0;
    if (hasWords) words(board, said, { ...frame, y: frame.y + from, height: frame.height - from });
    design.tell('chalkboard');
    return design.finish();
  },
};
