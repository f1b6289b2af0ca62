import { type Hex, mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
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
import { linesOf, saidOf } from './design/said';
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
  const said = saidOf(request.brief);
  const { title, above, action } = said;
  const rest = [...linesOf(said), ...(action === undefined ? [] : [action])];
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
    write(
      board,
      { title, above, rest },
      {
        ...frame,
        y: top.y + top.height,
        height: frame.height - top.height,
      },
    );
}

/** The first words large, the others in small lines below them. */
function write(
  { design, face, on, ink, glow, frame }: Board,
  { title, above, rest }: { title: string; above: string | undefined; rest: readonly string[] },
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
    above,
  };
  const { lines, sizes, steps, cap, height } = headlineLayout(
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
    y += steps[index] ?? 0;
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
