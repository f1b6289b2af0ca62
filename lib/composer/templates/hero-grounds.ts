import { mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { Design } from './design/design';
import { type Frame, middleOf } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import type { TemplateRequest } from './template';

/** What is behind a figure that is shown alone, and where on it the figure stands. */
export interface HeroGround {
  stand: Frame;
  isMirrored: boolean;
  /** It stands on a floor that is seen. */
  hasFloor?: true;
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  frame: Frame;
}

/** A part of a frame, in shares of it. */
const within = (
  frame: Frame,
  [x, y, width, height]: readonly [number, number, number, number],
) => ({
  x: frame.x + frame.width * x,
  y: frame.y + frame.height * y,
  width: frame.width * width,
  height: frame.height * height,
});

/** A disc behind it. */
export function disc({ design, request: { palette }, frame }: Parts): HeroGround {
  const r = Math.min(frame.width, frame.height) * 0.43;
  design.addGround(circle(middleOf(frame), r, mix(palette.ground, accentOf(palette, 1), 0.4)));
  const [x] = middleOf(frame);
  const stand = {
    x: x - r,
    y: frame.y + frame.height * 0.04,
    width: r * 2,
    height: frame.height * 0.92,
  };
  return { stand, isMirrored: false };
}

/** A card as high as the picture. */
export function card({ design, request: { palette }, frame }: Parts): HeroGround {
  const [x] = middleOf(frame);
  const width = Math.min(frame.width, frame.height * 0.86);
  const own = { ...frame, x: x - width / 2, width };
  const surface = mix(cardOn(palette), accentOf(palette, 0), 0.22);
  design.addGround(path(roundedPath([own.x, own.y], width, frame.height, design.px(30)), surface));
  return { stand: within(own, [0.11, 0.12, 0.78, 0.76]), isMirrored: true };
}

/** A floor from side to side with a low sun at the side from which the figure comes. */
export function floor({ design, request: { palette }, frame }: Parts): HeroGround {
  const tone = accentOf(palette, 2);
  const horizon = frame.y + frame.height * 0.76;
  const at: Point = [frame.x + frame.width * 0.26, horizon];
  design.addGround(
    circle(at, frame.height * 0.34, mix(palette.ground, tone, 0.45)),
    rectangle([0, horizon], design.width, design.height - horizon, mix(palette.ground, tone, 0.28)),
  );
  return { stand: within(frame, [0.16, 0.02, 0.8, 0.9]), isMirrored: true, hasFloor: true };
}

const RAYS = 14;

/** Rays from behind the figure to all sides. */
export function rays({ design, request: { palette }, frame }: Parts): HeroGround {
  const middle: Point = [frame.x + frame.width * 0.42, frame.y + frame.height * 0.5];
  const far = Math.hypot(design.width, design.height);
  const tone = mix(palette.ground, accentOf(palette, 0), 0.26);
  design.addGround(
    ...times(RAYS, (index) => {
      const degrees = (index * 360) / RAYS;
      const edge = (by: number) => add(middle, polar(degrees + by, far));
      return shape([middle, edge(-90 / RAYS), edge(90 / RAYS)], tone);
    }),
    circle(middle, Math.min(frame.width, frame.height) * 0.34, mix(tone, palette.ground, 0.5)),
  );
  return { stand: within(frame, [0.06, 0.08, 0.72, 0.84]), isMirrored: false };
}
