import { add, type Point, polar } from '@/lib/svg/point';
import type { Anchor, AnchorName } from '../part';
import type { Figure } from './figure';
import { stationAt } from './limb';

/** Where hats, things, riders and other hands meet a figure; `top` is the edge of its head or hat. */
export function anchorsOf(
  { skeleton, arms, legs }: Figure,
  top: number,
): Partial<Record<AnchorName, Anchor>> {
  const { head, at, neck, hips, body, face, shoulders } = skeleton;
  const onHead = (x: number, y: number): Point => {
    const along = polar(head.angleDegrees, x * head.radius * head.flip);
    return add(head.center, add(along, polar(head.angleDegrees + 90, y * head.radius)));
  };
  const ahead = face === 'front' || face === 'back' ? 0 : 0.38;
  const thigh = stationAt(legs[0].line, 0.5);
  return {
    head: { at: head.center, angleDegrees: head.angleDegrees, spanCm: head.radius * 2 },
    crown: {
      at: onHead(-0.05, -1),
      angleDegrees: head.angleDegrees - 90,
      spanCm: head.radius * 1.8,
    },
    eyes: { at: onHead(ahead, 0.02) },
    mouth: { at: onHead(ahead, 0.55) },
    neck: { at: neck },
    chest: { at: at(0.66, 0.1) },
    shoulder: { at: shoulders[0] },
    shoulderFar: { at: shoulders[1] },
    elbow: { at: arms[0].elbow },
    elbowFar: { at: arms[1].elbow },
    waist: { at: at(0.36, 0) },
    ear: { at: onHead(-0.3, 0.25) },
    knee: { at: legs[0].knee },
    back: { at: at(0.8, -0.95) },
    hand: { at: arms[0].palm, angleDegrees: arms[0].angleDegrees },
    handFar: { at: arms[1].palm, angleDegrees: arms[1].angleDegrees },
    lap: { at: add(thigh.at, [0, -0.05 * body.unit]), spanCm: 0.2 * body.unit },
    seat: { at: add(hips, [0, 0.052 * body.unit]) },
    foot: { at: add(legs[0].ankle, [0, 0.036 * body.unit]) },
    footFar: { at: add(legs[1].ankle, [0, 0.036 * body.unit]) },
    top: { at: [head.center[0], top], spanCm: head.radius * 1.6 },
  };
}
