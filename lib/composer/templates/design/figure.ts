import { mix } from '@/lib/color/hex';
import { ellipse, placed } from '@/lib/svg/markup';
import type { BriefElement } from '../../brief';
import type { KitDrawing } from '../../kit/part';
import type { Shown, TemplateRequest } from '../template';
import type { Design } from './design';
import type { Frame } from './frame';
import { sentenceCase } from './words';

/** Somebody on a page of designs about one figure. */
export interface FigureParts {
  design: Design;
  request: TemplateRequest;
  element: BriefElement;
}

const drawnAs = ({ request, element }: FigureParts, pxPerCm: number, shown: Shown) =>
  request.drawingOf(element, pxPerCm, shown);

/** Tails and staffs may reach into the next cell. */
const OVERLAP = 0.84;

/** The scale at which a figure fits into a frame as all of these. */
export function scaleFor(parts: FigureParts, frame: Frame, all: readonly Shown[]): number {
  return all.reduce((least, shown) => {
    const box = drawnAs(parts, 1, shown)?.box;
    if (!box) return least;
    const wide = frame.width / Math.max(1, (box.right - box.left) * OVERLAP);
    return Math.min(least, wide, frame.height / Math.max(1, box.bottom - box.top));
  }, Infinity);
}

interface Standing {
  shown: Shown;
  scale: number;
  isMirrored?: boolean;
}

/** A figure with its feet on the lower edge of a frame, or as high over it as it jumps. */
export function stand(
  parts: FigureParts,
  { x, y, width, height }: Frame,
  { shown, scale, isMirrored = false }: Standing,
): void {
  const { design, request } = parts;
  const drawn = drawnAs(parts, scale, shown);
  if (!drawn) return;
  const { box } = drawn;
  const [middleX, ground] = [x + width / 2, y + height];
  const middle = ((box.left + box.right) / 2) * (isMirrored ? -1 : 1);
  const lift =
    shown.pose === 'jump' ? Math.min(height * 0.08, height - (box.bottom - box.top) * scale) : 0;
  design.addArt(
    ellipse(
      [middleX, ground],
      Math.min(width * 0.46, ((box.right - box.left) * scale) / 2.4),
      height * 0.02,
      mix(request.palette.ground, request.palette.ink, 0.14),
    ),
    placed(wholeOf(drawn), {
      at: [middleX - middle * scale, ground - Math.max(0, lift) - box.bottom * scale],
      scaleX: isMirrored ? -scale : scale,
      scaleY: scale,
    }),
  );
}

const wholeOf = ({ svg, front = '' }: KitDrawing) => svg + front;

/** Of a head's width, how far from its middle a portrait reaches. */
const REACH = 0.92;
/** Hats and ears keep clear of the edge. */
const HEADROOM = 0.84;

/** The head and what is around it, cut to an outline around `center`; false where nothing says where it is. */
export function portrait(
  parts: FigureParts,
  { center, r, outline }: { center: readonly [number, number]; r: number; outline: string },
  shown: Shown,
): boolean {
  const probe = drawnAs(parts, 1, shown);
  const head = probe?.anchors.head;
  if (!probe || !head) return false;
  const top = probe.anchors.top?.at ?? probe.anchors.crown?.at ?? [head.at[0], probe.box.top];
  const span = head.spanCm ?? (probe.box.bottom - probe.box.top) * 0.2;
  const half = Math.max(span * REACH, (head.at[1] - top[1]) / HEADROOM);
  const scale = r / half;
  const drawn = drawnAs(parts, scale, shown) ?? probe;
  const art = placed(wholeOf(drawn), {
    at: [center[0] - head.at[0] * scale, center[1] - (head.at[1] + half * 0.1) * scale],
    scaleX: scale,
  });
  parts.design.addArt(parts.request.pen('portrait', 1).clip(outline, art));
  return true;
}

/** What a picture on a sheet shows, under it. */
export function caption(
  { design, request }: FigureParts,
  text: string,
  { x, y, width, height }: Frame,
  on: string,
): void {
  design.text(sentenceCase(text), [x + width / 2, y + height / 2], {
    face: 'fredoka',
    sizePx: Math.min(height * 0.7, design.px(40)),
    align: 'center',
    middle: true,
    maxWidthPx: width,
    fill: request.palette.ink,
    on,
  });
}
