import { mix } from '@/lib/color/hex';
import { circle, path, placed } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, inset, middleOf, square } from './design/frame';
import { accentOf, inkOn, strongSurface } from './design/ink';
import { sealPath } from './design/shapes';
import { silhouette } from './design/silhouette';
import { groupArt } from './design/group';
import { kitArt, pictureArt, type SubjectArt } from './design/subject';
import { capHeightPx, placeLine } from './design/type';
import { construction } from './design/variety';
import { letteringOf, tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

const WHITE = '#ffffff';

type Cut = 'shape' | 'disc' | 'seal';

type Art = SubjectArt & { shown: readonly string[] };

function artFor(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  frame: Frame,
  disc: string,
): Art | undefined {
  const { palette } = request;
  const size = Math.min(frame.width, frame.height) * 0.6;
  const look = {
    style: 'duotone',
    ink: palette.ink,
    cool: accentOf(palette, 2),
    warm: WHITE,
    ground: disc,
    strokePx: size * 0.07,
  } as const;
  const [element, ...others] = elements;
  // What is told together is one sticker.
  const group = others.length > 0 ? groupArt(request, elements, frame, look) : undefined;
  if (group) return { ...group, by: 'kit', scale: 1 };
  const art =
    element && (kitArt(request, element, frame) ?? pictureArt(request, element, frame, look, disc));
  return art && { ...art, shown: [element.id] };
}

/** Of the radius of a disc, the side of the square that is on it, and how much more of it what is slim may have. */
const ON_DISC = { square: 1.34, more: 0.5 } as const;

/** What is long and slim reaches nearer to the rim than what is square. */
function roomOnDisc({ box: { width, height } }: Art): number {
  const ratio = Math.min(width, height) / Math.max(width, height);
  return ON_DISC.square + ON_DISC.more * (1 - ratio);
}

/** One sticker with its white border and a soft shadow; whether it was drawn. */
function put(
  design: Design,
  request: TemplateRequest,
  elements: readonly BriefElement[],
  frame: Frame,
  cut: Cut,
  index: number,
): boolean {
  const { palette } = request;
  const border = Math.min(frame.width, frame.height) * 0.035;
  const disc = mix(accentOf(palette, index), WHITE, 0.35);
  const center = middleOf(frame);
  const shadow = mix(palette.ground, palette.ink, 0.16);
  const drop: Point = [border * 0.35, border * 0.7];
  if (cut === 'shape') {
    const art = artFor(request, elements, inset(frame, border * 1.6), disc);
    if (!art) return false;
    design.show(...art.shown);
    design.addGround(placed(silhouette(art, shadow, border * 1.25), { at: drop }));
    design.addArt(silhouette(art, WHITE, border * 1.2), art.svg);
  } else {
    const r = Math.min(frame.width, frame.height) / 2 - border;
    const drawn = (side: number) => artFor(request, elements, square(center, side), WHITE);
    const first = drawn(r * ON_DISC.square);
    const art = first && drawn(r * roomOnDisc(first));
    if (!art) return false;
    design.show(...art.shown);
    const shape = (grow: number, at: Point) =>
      cut === 'disc' ? circle(at, r + grow, '') : path(sealPath(at, r + grow, 18, r * 0.09), '');
    const filled = (markup: string, color: string) => markup.replace('fill=""', `fill="${color}"`);
    design.addGround(
      filled(shape(border * 0.9, [center[0] + drop[0], center[1] + drop[1]]), shadow),
    );
    design.addArt(
      filled(shape(border * 0.9, center), WHITE),
      filled(shape(0, center), disc),
      art.svg,
    );
  }
  return true;
}

/** What bears the words of a sticker itself: its label is that. */
const isBoard = ({ concept = '' }: BriefElement) => /^(?:sign(?:post)?|placard)$/.test(concept);
const WOOD = '#e2b377';

/** A line on a label across the foot of the sticker, or on the board that is told, both rimmed in white. */
function label(design: Design, request: TemplateRequest, text: string, y: number): void {
  const { palette } = request;
  const board = request.brief.elements.filter(isBoard);
  const surface = board.length > 0 ? WOOD : strongSurface(accentOf(palette, 0));
  design.show(...board.map(({ id }) => id));
  const options = {
    face: 'fredoka',
    sizePx: design.px(92),
    align: 'center',
    middle: true,
    maxWidthPx: design.page.width * 0.74,
  } as const;
  const at: Point = [design.width / 2, y];
  const set = placeLine(text, at, options);
  const pad = design.px(34);
  const cap = capHeightPx('fredoka', set.sizePx);
  const corner: Point = [set.box.x - pad * 1.3, y - cap / 2 - pad];
  const [w, h] = [set.box.width + pad * 2.6, cap + 2 * pad];
  const grow = design.px(18);
  const radius = board.length > 0 ? design.px(18) : h / 2;
  design.addArt(
    path(
      roundedPath([corner[0] - grow, corner[1] - grow], w + 2 * grow, h + 2 * grow, radius + grow),
      WHITE,
    ),
  );
  design.addArt(path(roundedPath(corner, w, h, radius), surface));
  design.write(text, set, { fill: inkOn(surface, palette), on: surface, contrast: 3 });
}

/** Somebody with arms and legs is cut out along them; a round sticker is a disc. */
function cutOf(request: TemplateRequest): Cut {
  const { brief } = request;
  if (tells(textOf(brief), 'round', 'circle', 'circular')) return 'disc';
  if (tells(textOf(brief), 'die cut', 'die-cut', 'cut out')) return 'shape';
  const isSomebody = (element: BriefElement) =>
    (request.isCharacter?.(element) ?? false) || (request.isStaged?.(element) ?? false);
  if (brief.elements.length === 2 || brief.elements.some(isSomebody)) return 'shape';
  return construction<Cut>(request, ['shape', 'shape', 'disc', 'seal']);
}

/** Die-cut stickers with a white border: one, or a sheet of several. */
export const sticker: Template = {
  id: 'sticker',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const isWritten = letteringOf(brief).length > 0;
    // A sign that somebody holds is theirs already, and bears its own words.
    const things = isWritten ? brief.elements.filter((one) => !isBoard(one)) : brief.elements;
    design.fillGround(mix(palette.ground, accentOf(palette, 1), 0.22));
    const [text] = letteringOf(brief);
    const isSheet = tells(textOf(brief), 'sheet', 'stickers', 'sticker set') || things.length > 2;
    const cut = cutOf(request);
    if (isSheet) {
      const page = design.page;
      const count = Math.min(12, Math.max(things.length, brief.template?.count ?? 1));
      const columns = columnsFor(count, page);
      cells(page, count, columns, design.px(30)).forEach((cell, index) => {
        const element = things[index % Math.max(1, things.length)];
        if (element) put(design, request, [element], cell, cut, index);
      });
    } else {
      const page = inset(design.page, design.px(20));
      const low = text === undefined ? 0 : design.shortSide * 0.14;
      const side = Math.min(page.width, page.height - low);
      const frame = square([design.width / 2, page.y + (page.height - low) / 2], side);
      const drawn = put(design, request, things, frame, cut, 0);
      if (!drawn && text === undefined) design.miss('sticker');
      if (text !== undefined)
        label(design, request, text, page.y + page.height - design.shortSide * 0.1);
    }
    return design.finish();
  },
};
