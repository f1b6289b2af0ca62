import { type Hex, toLch } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { add, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { hasSpot } from '../concepts/host-spots';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { darker } from '../palette/tones';
import { flattened, moved, stacked } from './assemble';
import type { Node } from './node';

/**
 * Whoever mends a car bends over its engine: the hood stands open, and its front is towards them. Shares are of the
 * drawing of the car, turned so that its front is to the left.
 */
const HOOD = {
  hinge: [0.3, 0.4],
  tip: [0.15, -0.06],
  engine: { from: 0.07, to: 0.27, top: 0.36, bottom: 0.5 },
  hands: [0.13, 0.38],
  thick: 0.05,
} as const;
/** Of the height of who does it, how far ahead their hands are, how far apart, and how far they bend. */
const BENT = { ahead: 0.42, apart: [0.05, 0.02], leanDegrees: 30 } as const;

/** Of what it would be beside them, how large the car is: they are what the picture is of. */
const SMALLER = 0.8;

/** Verbs of who has the hands in an engine. */
const MENDING = /^(?:repair|tune-up|inspect|examine)$/;
const REAR_ENGINED = /(?:bus|tram|train|wagon|trailer|caravan|beetle|limousine|fire-engine)$/;

/** Whether it is mended under an open hood. */
export const isMendedUnderHood = (verb: string, { thing: { concept } }: Node): boolean =>
  MENDING.test(verb) && hasSpot(concept, 'hood') && !REAR_ENGINED.test(concept.id);

/** From so much colour on it is paint and neither glass nor rubber. */
const PAINTED = 0.09;

const paintOf = (svg: string, told: Hex | undefined): Hex =>
  told ??
  [...svg.matchAll(/#[0-9a-f]{6}\b/g)]
    .map(([hex]) => hex)
    .find((hex) => toLch(hex).chroma > PAINTED) ??
  HOUSE.metalDark;

const commands = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;

/** The open hood with the engine under it, in the frame of a car that faces left. */
function opened({ box }: KitDrawing, paint: Hex): string {
  const [width, height] = [widthOf(box), heightOf(box)];
  const at = ([x, y]: readonly [number, number]): Point => [
    box.left + x * width,
    box.top + y * height,
  ];
  const { from, to, top, bottom } = HOOD.engine;
  const [x, y] = at([from, top]);
  const [wide, high] = [(to - from) * width, (bottom - top) * height];
  const engine =
    rectangle([x, y], wide, high, HOUSE.ink, { radius: high * 0.2 }) +
    rectangle([x + wide * 0.16, y - high * 0.24], wide * 0.5, high * 0.6, HOUSE.metalDark, {
      radius: high * 0.12,
    }) +
    rectangle([x + wide * 0.22, y - high * 0.16], wide * 0.38, high * 0.16, HOUSE.metal, {
      radius: high * 0.06,
    }) +
    circle([x + wide * 0.8, y + high * 0.24], high * 0.26, HOUSE.metal) +
    circle([x + wide * 0.8, y + high * 0.24], high * 0.1, HOUSE.metalDark) +
    stroke(
      `M${number(x + wide * 0.1)} ${number(y + high * 0.5)}Q${number(x + wide * 0.3)} ${number(y - high * 0.1)} ${number(x + wide * 0.62)} ${number(y + high * 0.4)}`,
      HOUSE.coral,
      high * 0.12,
    );
  const [hinge, tip] = [at(HOOD.hinge), at(HOOD.tip)];
  const thick = HOOD.thick * height;
  const lid =
    path(
      commands([
        hinge,
        tip,
        add(tip, [thick * 1.1, -thick * 0.4]),
        add(hinge, [thick * 1.4, -thick * 0.6]),
      ]),
      paint,
    ) +
    path(
      commands([hinge, tip, add(tip, [-thick * 0.5, thick * 0.4]), add(hinge, [-thick * 0.6, 0])]),
      darker(paint, 0.3),
    );
  const rod = stroke(
    `M${number(x + wide * 0.16)} ${number(y)}L${number((hinge[0] + tip[0] * 2) / 3)} ${number((hinge[1] + tip[1] * 2) / 3)}`,
    HOUSE.metal,
    thick * 0.24,
  );
  return engine + rod + lid;
}

interface Mending {
  heightCm: number;
  usual: ActorPose;
  /** As large as it is drawn, facing right. */
  vehicle: KitDrawing;
  /** Its paint, where it is told. */
  color: Hex | undefined;
  draw(support: Partial<ActorPose>): KitDrawing;
}

/** Somebody bent over the engine of a car. */
export function underHood({ heightCm, usual, vehicle: whole, color, draw }: Mending): KitDrawing {
  const vehicle = moved(flattened(whole), { at: [0, 0], scale: SMALLER });
  const { left, right, top } = vehicle.box;
  const turned = moved(vehicle, { at: [left + right, 0], mirrored: true });
  const hands: Point = [
    left + HOOD.hands[0] * (right - left),
    top + HOOD.hands[1] * heightOf(vehicle.box),
  ];
  const palm: Point = [BENT.ahead * heightCm, hands[1]];
  const apart: Point = [BENT.apart[0] * heightCm, BENT.apart[1] * heightCm];
  const doer = draw({
    pose: 'stand',
    leanDegrees: BENT.leanDegrees,
    near: { ...usual.near, at: palm },
    far: { gesture: 'reach', at: add(palm, apart) },
    gaze: add(palm, apart),
  });
  const x = palm[0] - hands[0];
  const open: KitDrawing = {
    svg: opened(turned, paintOf(vehicle.svg, color)),
    box: { ...turned.box, top: top + Math.min(0, HOOD.tip[1]) * heightOf(vehicle.box) },
    anchors: {},
  };
  const car = moved(stacked([turned, open]), { at: [x, 0] });
  return { ...stacked([car, flattened(doer)]), anchors: doer.anchors };
}
