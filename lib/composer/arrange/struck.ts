import { add, type Point, scale as scaled } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';

/** From this share of somebody's height a tool is swung with both hands. */
const LONG_TOOL = 0.36;

/** Hands over the head that swing a tool, how far ahead it comes down, and how it is turned; shares of the height. */
const SWING = { palm: [0.2, -0.99], ahead: 0.44, gap: [-0.05, 0.05], degrees: 24 } as const;

/** A tool raised over what it comes down on, both hands on it where it is long. */
export function striking(usual: ActorPose, point: Point, heightCm: number) {
  const palm = scaled(SWING.palm, heightCm);
  const { holds } = usual.near ?? {};
  const isLong =
    holds !== undefined && holds.drawing.box.bottom - holds.drawing.box.top > heightCm * LONG_TOOL;
  const support: Partial<ActorPose> = {
    pose: 'brace',
    near: { at: palm, ...(holds ? { holds: { ...holds, angleDegrees: SWING.degrees } } : {}) },
    far: isLong
      ? { at: add(palm, scaled(SWING.gap, heightCm)) }
      : { at: [heightCm * 0.3, point[1] - 2] },
    gaze: [heightCm * SWING.ahead, point[1]],
  };
  return { support, x: heightCm * SWING.ahead - point[0] };
}
