import { mix } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { coordinates, ellipsePath } from '@/lib/svg/path';
import { type Point, polar } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, middleOf, square } from './design/frame';
import { accentOf, hairline } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { itemArt } from './design/item-sign';
import { silhouette } from './design/silhouette';
import { kitArt, pictureArt } from './design/subject';
import { inOneTone } from './icons/icon-art';
import type { TemplateRequest } from './template';

/** What a page is about in its middle, and around it, on a ring, a disc with its name for each thing that is told. */

/** One of them: its name, and what shows it. */
export interface Around {
  name: string;
  element: BriefElement;
}

interface Ring {
  design: Design;
  around: readonly Around[];
  frame: Frame;
  /** Radius of a disc, in pixels. */
  r: number;
}

/** Of the shorter side of the frame, the radius of a disc where there are few. */
const DISC = 0.13;
/** In radii of a disc: how broad and how high its name is. */
const NAME = { width: 3, height: 0.72, gap: 0.12, below: 0.14 } as const;
/** How far from the horizontal the outermost disc of a side is, in degrees, by how many there are on it. */
const SPAN = [0, 0, 38, 52, 60];
const SPAN_OF_MANY = 66;
const BESIDE = 0.4;
const SILHOUETTE = /\b(?:silhouette|outline|body|figure)\b/i;

/** Half of them stand on either side of a picture, and so do even ones on either side of a title. */
const isSided = (count: number, hasPicture: boolean): boolean => hasPicture || count % 2 === 0;

/** Angles in degrees from the right, clockwise. */
function anglesOf(count: number, hasPicture: boolean): number[] {
  if (!isSided(count, hasPicture))
    return Array.from({ length: count }, (_, index) => -90 + (index * 360) / count);
  const left = Math.ceil(count / 2);
  const side = (many: number, at: number) => {
    const span = SPAN[many] ?? SPAN_OF_MANY;
    return many < 2 ? 0 : -span + (2 * span * at) / (many - 1);
  };
  return Array.from({ length: count }, (_, index) =>
    index < left ? 180 - side(left, index) : side(count - left, index - left),
  );
}

/** The middles of the discs, on an ellipse that leaves room for their names; on two sides they reach the edges of the frame. */
function placesOf({ around, frame, r }: Ring, hasPicture: boolean) {
  const hasMiddle = isSided(around.length, hasPicture);
  const below = r * (NAME.height + NAME.gap);
  const rx = frame.width / 2 - (r * NAME.width) / 2;
  const ry = (frame.height - 2 * r - below) / 2;
  const center: Point = [frame.x + frame.width / 2, frame.y + r + ry];
  const span = SPAN[Math.ceil(around.length / 2)] ?? SPAN_OF_MANY;
  const reach = hasMiddle && span > 0 ? 1 / polar(span, 1)[1] : 1;
  const places = anglesOf(around.length, hasPicture).map((degrees): Point => {
    const [along, down] = polar(degrees, 1);
    // Beside a middle they stand nearer to the edges than on a ring.
    const x = hasMiddle ? Math.sign(along) * Math.abs(along) ** BESIDE : along;
    return [center[0] + rx * x, center[1] + ry * reach * down];
  });
  return { center, rx, ry, places };
}

function disc({ design, around, r }: Ring, index: number, at: Point, sizePx: number): void {
  const { request } = design;
  const one = around[index];
  if (!one) return;
  const { palette } = request;
  const tone = accentOf(palette, index);
  const on = mix(palette.ground, tone, 0.28);
  design.addArt(circle(at, r, on));
  const art = itemArt(request, one.element, square(at, r * 1.3), { tone, on });
  if (art) design.addArt(art.svg);
  else
    design.text([...one.name][0] ?? '', at, {
      face: 'poppins',
      sizePx: r,
      align: 'center',
      middle: true,
      fill: palette.ink,
      on,
    });
  if (!one.element.id.startsWith('table-')) design.show(one.element.id);
  const box = nameBox(at, r);
  fittedWords(design, one.name, box, { sizePx, align: 'center', on: palette.ground });
}

const nameBox = ([x, y]: Point, r: number): Frame => ({
  x: x - (r * NAME.width) / 2,
  y: y + r * (1 + NAME.gap),
  width: r * NAME.width,
  height: r * NAME.height,
});

/** Somebody's outline or a thing, as large as the room within the ring. */
function middlePicture(design: Design, middle: BriefElement, frame: Frame): void {
  const { request } = design;
  const { palette } = request;
  const tone = accentOf(palette, 0);
  if (SILHOUETTE.test(middle.phrase)) {
    const art = kitArt(request, { ...middle, count: 1 }, frame, 'middle', { view: 'front' });
    if (!art) return;
    design.addArt(silhouette(art, mix(palette.ink, tone, 0.55), 0));
    design.show(middle.id);
    return;
  }
  const side = Math.min(frame.width, frame.height);
  const at = middleOf(frame);
  const on = mix(palette.ground, tone, 0.16);
  design.addArt(circle(at, side / 2, on));
  const look = inOneTone(palette.ink, tone, on, side * 0.03);
  const art = pictureArt(request, middle, square(at, side * 0.74), look);
  if (!art) return;
  design.addArt(art.svg);
  design.show(middle.id);
}

function middleTitle(design: Design, title: string, frame: Frame): void {
  const box = square(middleOf(frame), Math.min(frame.width, frame.height) * 0.92);
  const room = { ...box, y: box.y + box.height * 0.25, height: box.height * 0.5 };
  fittedWords(design, title, room, {
    sizePx: fittingSize(title, room, design.px(76)),
    align: 'center',
    on: design.request.palette.ground,
  });
}

/** As large as those that stand below each other, or along the ring, leave room for. */
function discRadius(count: number, frame: Frame, hasPicture: boolean): number {
  const high = 2 + NAME.gap + NAME.height + NAME.below;
  const most = Math.min(frame.width, frame.height * 1.15) * DISC * (hasPicture ? 1 : 0.8);
  const room = hasPicture
    ? frame.height / (Math.ceil(count / 2) * high)
    : (Math.min(frame.width, frame.height) * 2.3) / ((count + 1) * high);
  return Math.min(most, room);
}

/** Draws the ring with what is in its middle: a picture, else the title of the page. */
export function orbit(
  design: Design,
  around: readonly Around[],
  frame: Frame,
  middle: BriefElement | string,
): void {
  const hasPicture = typeof middle !== 'string';
  const r = discRadius(around.length, frame, hasPicture);
  const ring: Ring = { design, around, frame, r };
  const { center, rx, ry, places } = placesOf(ring, hasPicture);
  const stroked = stroke(
    hasPicture
      ? places.map((at) => `M${coordinates(center)}L${coordinates(at)}`).join('')
      : ellipsePath(center, rx, ry),
    hairline(design.request.palette, 0.4),
    design.px(5),
  );
  design.addGround(`<g stroke-dasharray="${design.px(4)} ${design.px(14)}">${stroked}</g>`);
  const isTall = hasPicture && SILHOUETTE.test(middle.phrase);
  const inner = Math.max(
    r,
    Math.min(...places.map(([x]) => Math.abs(x - center[0])).filter((x) => x > r)) - r * 1.7,
  );
  const room = isTall
    ? { x: center[0] - inner, y: frame.y, width: 2 * inner, height: frame.height }
    : square(
        center,
        2 * Math.min(inner, hasPicture || isSided(around.length, false) ? ry : ry - r),
      );
  if (hasPicture) middlePicture(design, middle, room);
  else middleTitle(design, middle, room);
  const sizes = around.map(({ name }) => fittingSize(name, nameBox([0, 0], r), r * 0.42));
  places.forEach((at, index) => {
    disc(ring, index, at, Math.min(...sizes));
  });
}

/** What steps and points of a page are around its middle. */
export const aroundOf = (
  request: TemplateRequest,
  steps: readonly { head: string; shows: string }[],
): Around[] =>
  steps.map(({ head, shows }) => ({
    name: head,
    element:
      shows === '' ? elementOfWord(request, head.toLowerCase()) : elementOfWord(request, shows),
  }));
