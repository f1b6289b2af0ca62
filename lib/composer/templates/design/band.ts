import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../../brief';
import type { Design } from './design';
import { type Frame, inset, split } from './frame';
import { accentOf } from './ink';
import { kitArt } from './subject';

const PICTURES_MAX = 3;

/** Things of the prompt on a band at the head of a frame; answers what is left below it. */
export function pictureBand(
  design: Design,
  frame: Frame,
  elements: readonly BriefElement[],
  share = 0.42,
): Frame {
  const { request } = design;
  const art = elements
    .filter((element) => element.concept && request.drawingOf(element, 1))
    .slice(0, PICTURES_MAX);
  if (art.length === 0) return frame;
  const [head, rest] = split(frame, 'down', [share, 1], design.px(24));
  if (!head || !rest) return frame;
  const tone = mix(request.palette.ground, accentOf(request.palette, 1), 0.3);
  design.addGround(
    path(roundedPath([head.x, head.y], head.width, head.height, design.px(30)), tone),
  );
  const room = inset(head, head.width * 0.06, head.height * 0.09);
  split(
    room,
    'across',
    art.map(() => 1),
    design.px(20),
  ).forEach((part, index) => {
    const element = art[index];
    const picture = element && kitArt(request, element, part);
    if (!picture || !element) return;
    design.addArt(picture.svg);
    design.show(element.id);
  });
  return rest;
}
