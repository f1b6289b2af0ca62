import { mix } from '@/lib/color/hex';
import { circle, line, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, middleOf, split, square } from './design/frame';
import { accentOf, cardOn, hairline, strongSurface } from './design/ink';
import { numberDisc } from './design/number-disc';
import { pictureArt } from './design/subject';
import { inOneTone } from './icons/icon-art';
import { pictureDisc, type Parts } from './steps-layouts';

/** What a page is about, large in its middle, and around it what is told of it. */

/** Of the width of the page, what is left for the picture in the middle. */
const MIDDLE = 0.34;

function centred({ design, request }: Parts, element: BriefElement, frame: Frame): void {
  const { palette } = request;
  const at = middleOf(frame);
  const r = Math.min(frame.width * 0.5, frame.height * 0.46);
  const tone = accentOf(palette, 0);
  const on = mix(palette.ground, tone, 0.22);
  design.addArt(circle(at, r, on));
  const look = inOneTone(palette.ink, tone, on, r * 0.06);
  const art = pictureArt(request, element, square(at, r * 1.36), look);
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
}

/** A card with its number towards the middle, what shows it, and its words. */
function card(parts: Parts, index: number, frame: Frame, isLeft: boolean): void {
  const { design, request, steps } = parts;
  const step = steps[index];
  if (!step) return;
  const { palette } = request;
  const on = cardOn(palette);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(24)), on),
  );
  const pad = design.px(16);
  const r = Math.min(frame.height * 0.25, frame.width * 0.24);
  const isShown = pictureDisc(parts, step, index, {
    at: [frame.x + frame.width / 2, frame.y + pad + r],
    r,
    on,
  });
  const top = isShown ? 2 * r + pad * 1.4 : pad;
  const room = inset(
    { ...frame, y: frame.y + top, height: frame.height - top - pad * 0.6 },
    pad,
    0,
  );
  const sizePx = fittingSize(step.head, room, design.px(34));
  fittedWords(design, step.head, room, { sizePx, align: 'center', on });
  const radiusPx = design.px(30);
  const badge: Point = [isLeft ? frame.x + frame.width : frame.x, frame.y + frame.height / 2];
  numberDisc(design, index, badge, {
    radiusPx,
    rim: 1.16,
    rimColor: palette.ground,
    sizePx: radiusPx * 1.1,
    on: strongSurface(accentOf(palette, index)),
  });
}

/** Half of what is told on either side of the picture, with a line from each to it. */
export function hub(parts: Parts, element: BriefElement): void {
  const { design, request, steps, frame } = parts;
  const gap = design.px(44);
  const side = (1 - MIDDLE) / 2;
  const [left, middle, right] = split(frame, 'across', [side, MIDDLE, side], gap);
  if (!left || !middle || !right) return;
  const half = Math.ceil(steps.length / 2);
  const ones = (count: number) => Array.from({ length: count }, () => 1);
  const frames = [
    ...split(left, 'down', ones(half), design.px(20)),
    ...split(right, 'down', ones(steps.length - half), design.px(20)),
  ];
  const center = middleOf(middle);
  frames.forEach(({ x, y, width, height }, index) => {
    const from: Point = [index < half ? x + width : x, y + height / 2];
    design.addGround(line([from, center], hairline(request.palette, 0.3), design.px(4)));
  });
  centred(parts, element, middle);
  frames.forEach((one, index) => {
    card(parts, index, one, index < half);
  });
}
