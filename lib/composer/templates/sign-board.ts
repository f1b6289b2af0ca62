import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import type { Frame } from './design/frame';
import { headlineLayout } from './design/headline';
import { iconWordOf, kitArt } from './design/subject';
import { placeLine } from './design/type';
import { construction } from './design/variety';
import { iconArt } from './icons/icon-art';
import { letteringOf } from './design/words';
import { markOf } from '../sight';
import type { FaceId } from '@/lib/lettering/faces';
import type { Template, TemplateRequest } from './template';

const THINGS_MAX = 2;

interface Board {
  design: Design;
  request: TemplateRequest;
  /** Where words and things stand. */
  frame: Frame;
  face: FaceId;
  on: Hex;
  ink: Hex;
  /** Colour of each thing. */
  tones: readonly [Hex, ...Hex[]];
  /** What is laid around lines of a colour: the glow of a tube. */
  glow?: (svg: string, color: Hex, scale?: number) => string;
}

/** The outline of a thing: its sign in lines, else its drawing. */
function thing(board: Board, element: BriefElement, frame: Frame, tone: Hex): boolean {
  const { design, request, on, glow } = board;
  const word = iconWordOf(element);
  const side = Math.min(frame.width, frame.height);
  const at = [frame.x + frame.width / 2, frame.y + frame.height / 2] as const;
  const look = (color: Hex, strokePx: number) =>
    ({ style: 'line', ink: color, cool: color, warm: color, ground: on, strokePx }) as const;
  const lines = word === undefined ? undefined : iconArt(word, at, side, look(tone, side * 0.045));
  if (lines !== undefined) {
    const svg = (glow?.(lines, tone, side / 24) ?? '') + lines;
    design.addArt(`<g ${markOf(element.id)}>${svg}</g>`);
    design.show(element.id);
    return true;
  }
  const kit = kitArt(request, element, frame);
  if (!kit) return false;
  design.addArt(kit.svg);
  design.show(element.id);
  return true;
}

/** Words in the middle, the things above them side by side. */
function fill(board: Board): void {
  const { request, frame, tones } = board;
  const [title, ...rest] = letteringOf(request.brief);
  const elements = request.brief.elements
    .filter((element) => iconWordOf(element) !== undefined || request.drawingOf(element, 1))
    .slice(0, THINGS_MAX);
  const share = title === undefined ? 1 : elements.length > 0 ? 0.5 : 0;
  const top: Frame = { ...frame, height: frame.height * share };
  elements.forEach((element, index) => {
    const width = top.width / elements.length;
    const pad = top.height * 0.06;
    thing(
      board,
      element,
      { x: top.x + width * index, y: top.y + pad, width, height: top.height - 2 * pad },
      tones[index % tones.length] ?? tones[0],
    );
  });
  if (title !== undefined)
    write(board, title, rest, {
      ...frame,
      y: top.y + top.height,
      height: frame.height - top.height,
    });
}

/** The first words large, the others in small lines below them. */
function write(
  { design, face, on, ink, glow, frame }: Board,
  title: string,
  rest: readonly string[],
  field: Frame,
): void {
  const small = design.size(2.6);
  const below = rest.length * small * 1.5;
  const room: Frame = { ...field, height: field.height - below };
  const options = {
    face,
    perLine: 8,
    on,
    fills: [ink] as const,
    maxLines: 3,
    gap: 0.8,
    maxCapPx: room.height * 0.5,
  };
  const { lines, sizes, cap, height } = headlineLayout(
    title,
    { ...room, height: room.height * 0.9 },
    options,
  );
  let y = room.y + (room.height - height) / 2;
  lines.forEach((line, index) => {
    const sizePx = sizes[index] ?? 0;
    const set = { face, sizePx, align: 'center' } as const;
    const at = [room.x + room.width / 2, y + sizePx * cap] as const;
    if (glow) design.addArt(glow(path(placeLine(line, at, set).pathData, ink), ink));
    design.text(line, at, {
      ...set,
      fill: glow ? mix(ink, '#ffffff', 0.55) : ink,
      on,
      contrast: 3,
    });
    y += sizePx * cap * 1.8;
  });
  rest.forEach((line, index) => {
    design.text(
      line,
      [frame.x + frame.width / 2, room.y + room.height + small * (0.9 + index * 1.5)],
      {
        face,
        sizePx: small,
        align: 'center',
        maxWidthPx: frame.width,
        fill: ink,
        on,
      },
    );
  });
}

const NEON: readonly [readonly [Hex, Hex], ...(readonly [Hex, Hex])[]] = [
  ['#ff4fa3', '#35e0ff'],
  ['#35e0ff', '#ffd23f'],
  ['#ff6b3d', '#7cf5ff'],
  ['#9bff5a', '#ff4fd8'],
];

/** A wall of bricks in the dark, lighter where the sign shines on it. */
function wall(design: Design, request: TemplateRequest, tone: Hex): Hex {
  const asked = request.brief.background;
  const base: Hex = asked && /^#/.test(asked) ? asked : '#191527';
  design.fillGround(base);
  if (asked) return base;
  const rows = 14;
  const height = design.height / rows;
  const width = height * 2.3;
  const bricks = times(rows, (row) =>
    times(Math.ceil(design.width / width) + 1, (column) =>
      path(
        roundedPath(
          [(column - (row % 2) * 0.5) * width + 2, row * height + 2],
          width - 5,
          height - 5,
          4,
        ),
        mix(base, tone, 0.05 + 0.05 * request.random()),
      ),
    ).join(''),
  ).join('');
  design.addGround(bricks);
  return base;
}

/** Letters and outlines of glowing tubes on a dark wall. */
export const neonSign: Template = {
  id: 'neon-sign',
  draw(request) {
    const design = new Design(request);
    const [first, second] = request.brief.paletteColors as Hex[];
    const pair = construction<readonly [Hex, Hex]>(request, NEON);
    const [ink, other] = [first ?? pair[0], second ?? pair[1]];
    const on = wall(design, request, ink);
    const page = design.page;
    const pad = design.shortSide * 0.12;
    const frame = {
      x: page.x + pad,
      y: page.y + pad,
      width: page.width - 2 * pad,
      height: page.height - 2 * pad,
    };
    const glow = (svg: string, color: Hex, scale = 1) => {
      const halo = [26, 15, 8].map(
        (widthPx, index) =>
          `<g stroke="${color}" stroke-width="${design.px(widthPx) / scale}" stroke-linejoin="round" stroke-linecap="round" opacity="${[0.07, 0.12, 0.2][index]}">${svg.replace(/ stroke(?:-width|-linecap|-linejoin)?="[^"]*"/g, '')}</g>`,
      );
      return halo.join('');
    };
    const outline = roundedPath(
      [page.x + pad * 0.35, page.y + pad * 0.35],
      page.width - pad * 0.7,
      page.height - pad * 0.7,
      design.px(70),
    );
    design.addArt(
      ...[24, 14].map(
        (widthPx) => `<g opacity="0.13">${stroke(outline, other, design.px(widthPx))}</g>`,
      ),
      stroke(outline, other, design.px(7)),
      stroke(outline, mix(other, '#ffffff', 0.7), design.px(2.5)),
    );
    fill({
      design,
      request,
      frame,
      face: construction<FaceId>(request, ['pacifico', 'fredoka', 'poppinsSemiBold']),
      on,
      ink,
      tones: [other, ink],
      glow,
    });
    design.tell('neon sign');
    return design.finish();
  },
};

const CHALK: Hex = '#f4f1e6';

/** Chalk on a board in a wooden frame. */
export const chalkboard: Template = {
  id: 'chalkboard',
  draw(request) {
    const design = new Design(request);
    const { width, height } = design;
    const board: Hex = construction(request, ['#2b3a35', '#2d3236', '#23413a'] as const);
    const wood: Hex = '#a9743f';
    const edge = design.shortSide * 0.055;
    design.fillGround(wood);
    design.addGround(
      rectangle([0, 0], width, edge * 0.3, mix(wood, '#ffffff', 0.2)),
      rectangle([edge, edge], width - 2 * edge, height - 2 * edge, mix(wood, '#3a2412', 0.5)),
      rectangle([edge * 1.15, edge * 1.15], width - 2.3 * edge, height - 2.3 * edge, board),
    );
    const inner = { x: edge * 2, y: edge * 2, width: width - 4 * edge, height: height - 4 * edge };
    design.addArt(
      `<g stroke-dasharray="${design.px(46)} ${design.px(3)}">${stroke(roundedPath([inner.x, inner.y], inner.width, inner.height, design.px(24)), mix(CHALK, board, 0.35), design.px(4))}</g>`,
    );
    const pad = edge * 0.9;
    const frame = {
      x: inner.x + pad,
      y: inner.y + pad,
      width: inner.width - 2 * pad,
      height: inner.height - 2 * pad,
    };
    fill({
      design,
      request,
      frame,
      face: construction<FaceId>(request, ['pacifico', 'fredoka']),
      on: board,
      ink: CHALK,
      tones: ['#ffd98a', '#a8e0d1'],
    });
    design.tell('chalkboard');
    return design.finish();
  },
};
