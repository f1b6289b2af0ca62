import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, line, path, stroke } from '@/lib/svg/markup';
import { blob, coordinates } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type ActorPart, type ActorPose, POSES } from '../actor';
import type { KitDrawing } from '../part';
import type { Pen } from '../pen';
import { anchorsOf } from './anchors';
import type { Arm } from './arm';
import { bodyOf } from './body';
import { figureExtent } from './extent';
import { type Figure, figureOf } from './figure';
import { area, dot, oval, set, trace } from './fine';
import type { Leg } from './leg';
import { hoodOf, robeOf, sleeveOf } from './bones-robe';
import { limb } from './limb';

/** A skeleton that lives, on the rig of people: the same poses, gestures and held things. */
export const bonesSchema = z.object({
  heightCm: z.number().positive().default(172),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#efe6cf'),
  /** Rusty plates on shoulders and chest. */
  knight: z.boolean().default(false),
  /** The colour of a long robe with a hood. */
  robe: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  face: z.enum(['three-quarter', 'profile', 'front', 'back']).default('three-quarter'),
});
type BonesParameters = z.output<typeof bonesSchema>;

const HOLLOW = '#3a2c48';
const PLATE: Hex = '#8d97a8';

const toneOf = (near: boolean, bone: Hex): Hex => (near ? bone : darker(bone, 0.2));

/** Two bones with knobs at their ends. */
function limbOf(pen: Pen, part: Arm | Leg, wide: number, bone: Hex): string {
  const tone = toneOf(part.near, bone);
  const joint = 'elbow' in part ? part.elbow : part.knee;
  const end = 'wrist' in part ? part.wrist : part.ankle;
  const shaft = (from: number, to: number) =>
    limb(pen, part.line, [wide, wide * 0.9, wide * 0.75], tone, { from, to });
  const knob = (at: Point, share: number) =>
    circle(at, wide * share, darker(tone, 0.12)) +
    circle(add(at, [-0.3, -0.4]), wide * share * 0.8, tone);
  return (
    shaft(0, 0.94) + shaft(1.06, 2) + knob(part.root, 0.78) + knob(joint, 0.84) + knob(end, 0.62)
  );
}

function hand(arm: Arm, size: number, bone: Hex): string {
  const tone = toneOf(arm.near, bone);
  const isOpen = arm.hand === 'wave' || arm.hand === 'flat';
  const tips = isOpen ? [-0.7, -0.24, 0.24, 0.7] : [-0.42, -0.14, 0.14, 0.42];
  const reach = isOpen ? 1.9 : 1.3;
  return set(
    tips.map((y) => trace(`M.3 ${y * 0.5}L${reach} ${y}`, tone, 0.26)).join('') +
      trace(`M.3 .2L${isOpen ? 0.9 : 0.7} .9`, tone, 0.26) +
      dot(0.3, 0, 0.5, tone),
    { at: arm.wrist, angleDegrees: arm.angleDegrees, size },
  );
}

function sole(leg: Leg, size: number, bone: Hex): string {
  const tone = toneOf(leg.near, bone);
  return set(
    area('M-.6 .62Q-.7 -.1 .1 -.3Q1 .1 1.8 .34Q2 .62 1.7 .64Z', tone) +
      trace('M.7 .6L.9 .24M1.2 .6L1.34 .36', darker(tone, 0.3), 0.1),
    { at: leg.ankle, angleDegrees: leg.footDegrees, size },
  );
}

/** Spine, ribs and hips, in the frame of the trunk. */
function cage({ skeleton: { at, body } }: Figure, bone: Hex): string {
  const u = body.unit;
  const low = darker(bone, 0.16);
  const back = path(
    blob(
      [at(1, -0.6), at(0.8, -0.95), at(0.5, -0.8), at(0.5, 0.8), at(0.8, 0.95), at(1, 0.6)],
      0.2,
    ),
    HOLLOW,
    { opacity: 0.5 },
  );
  const spine =
    line([at(-0.05, 0), at(0.5, 0.02), at(1.08, 0)], bone, 0.03 * u) +
    [0.1, 0.2, 0.3, 0.4].map((t) => line([at(t, -0.16), at(t, 0.16)], low, 0.016 * u)).join('');
  const rib = (t: number, half: number) =>
    stroke(
      `M${coordinates(at(t + 0.06, 0))}Q${coordinates(at(t + 0.1, -half * 1.25))} ${coordinates(at(t - 0.08, -half))}` +
        `M${coordinates(at(t + 0.06, 0))}Q${coordinates(at(t + 0.1, half * 1.25))} ${coordinates(at(t - 0.08, half))}`,
      bone,
      0.019 * u,
    );
  const ribs = [0.9, 0.8, 0.7, 0.6].map((t, index) => rib(t, 1 - index * 0.07)).join('');
  const hips = path(
    blob(
      [at(0.14, -0.95), at(0.06, 0), at(0.14, 0.95), at(-0.1, 0.5), at(-0.16, 0), at(-0.1, -0.5)],
      0.16,
    ),
    bone,
  );
  const collar = line([at(0.97, -0.95), at(1, 0), at(0.97, 0.95)], bone, 0.022 * u);
  return (
    back +
    spine +
    ribs +
    collar +
    hips +
    circle(at(0, -0.4), 0.014 * u, low) +
    circle(at(0, 0.4), 0.014 * u, low)
  );
}

function skull(
  { skeleton: { head: place, face } }: Figure,
  bone: Hex,
  expression: ActorPose['expression'],
): string {
  const dx = face === 'profile' ? 0.42 : face === 'front' ? 0 : 0.2;
  const form =
    'M-.05 -.96Q.98 -.96 .98 -.06Q.98 .26 .74 .4L.7 .86Q.4 1 .1 .96Q-.16 .94 -.2 .84L-.26 .46Q-.96 .44 -.98 -.1Q-.98 -.96 -.05 -.96Z';
  const jaw =
    expression === 'laugh' || expression === 'surprised' || expression === 'shout'
      ? area(`M${dx - 0.3} .62L${dx + 0.34} .62L${dx + 0.26} .86L${dx - 0.2} .86Z`, HOLLOW)
      : trace(`M${dx - 0.34} .66L${dx + 0.4} .66`, HOLLOW, 0.05);
  const teeth = [-0.2, -0.04, 0.12, 0.28]
    .map((x) => trace(`M${dx + x} .56L${dx + x} .76`, HOLLOW, 0.035))
    .join('');
  const eye = (x: number, wide: number) =>
    expression === 'asleep'
      ? trace(`M${x - wide} .02L${x + wide} .02`, HOLLOW, 0.09)
      : oval([x, -0.02], wide, 0.27, HOLLOW) +
        dot(x + 0.05, -0.02, 0.07, lighter(HOUSE.coral, 0.3));
  const features =
    face === 'back'
      ? ''
      : (face === 'profile' ? eye(dx + 0.1, 0.22) : eye(dx - 0.34, 0.24) + eye(dx + 0.34, 0.22)) +
        area(`M${dx + 0.04} .2L${dx + 0.14} .42L${dx - 0.06} .42Z`, HOLLOW) +
        jaw +
        teeth;
  return set(
    area(form, bone) +
      area(
        'M.5 -.8Q.98 -.6 .98 -.06Q.98 .26 .74 .4L.72 .6Q.6 .3 .74 0Q.84 -.5 .5 -.8Z',
        darker(bone, 0.12),
      ) +
      features,
    { at: place.center, angleDegrees: place.angleDegrees, size: place.radius, flipX: place.flip },
  );
}

/** A breastplate over the ribs and a plate on each shoulder. */
function plates(pen: Pen, { skeleton: { at, body, shoulders } }: Figure): string {
  const data = blob(
    [
      at(1, -0.8),
      at(0.75, -1.12),
      at(0.42, -0.9),
      at(0.36, 0),
      at(0.42, 0.9),
      at(0.75, 1.12),
      at(1, 0.8),
      at(0.93, 0),
    ],
    0.12,
  );
  const shade = path(
    blob([at(1.1, 0.3), at(1.1, 1.6), at(0.3, 1.6), at(0.3, 0.3)], 0.1),
    darker(PLATE, 0.16),
  );
  return (
    path(data, PLATE) +
    pen.clip(data, shade) +
    line([at(0.92, 0.04), at(0.4, 0.04)], lighter(PLATE, 0.35), 0.012 * body.unit) +
    shoulders
      .map(
        (one) =>
          circle(one, 0.042 * body.unit, darker(PLATE, 0.1)) +
          circle(add(one, [-0.4, -0.6]), 0.032 * body.unit, PLATE),
      )
      .join('')
  );
}

const ASTRIDE: ReadonlySet<ActorPose['pose']> = new Set(['ride', 'cycle']);

export const bones: ActorPart<BonesParameters> = {
  id: 'bones',
  parameters: bonesSchema,
  poses: POSES,
  drawActor(given, asked, pen): KitDrawing {
    const { heightCm, color, knight, robe, face: usual } = bonesSchema.parse(given);
    const body = bodyOf({ age: 'adult', gender: 'man', heightCm, build: 0.92, belly: 0 });
    const figure = figureOf(
      asked,
      { ...body, headRadius: body.headRadius * 1.18 },
      { face: asked.view ?? usual },
    );
    const u = body.unit;
    const { skeleton, posture, props } = figure;
    const [nearLeg = '', farLeg = ''] = figure.legs.map(
      (leg) => limbOf(pen, leg, 0.036 * u, color) + sole(leg, 0.05 * u, color),
    );
    const [nearArm = '', farArm = ''] = figure.arms.map(
      (arm) =>
        limbOf(pen, arm, 0.029 * u, color) +
        (robe ? sleeveOf(pen, arm, u, robe) : '') +
        hand(arm, 0.036 * u, color),
    );
    const hood = robe ? hoodOf(figure, robe) : { back: '', front: '' };
    const neck = line(
      [
        skeleton.at(0.98, 0),
        add(
          skeleton.head.center,
          polar(skeleton.head.angleDegrees + 90, skeleton.head.radius * 0.7),
        ),
      ],
      color,
      0.03 * u,
    );
    const trunk =
      neck +
      cage(figure, color) +
      (knight ? plates(pen, figure) : '') +
      (robe ? robeOf(pen, figure, robe) : '') +
      hood.back +
      skull(figure, color, asked.expression) +
      hood.front;
    const held = props.map(({ prop }) => prop.svg).join('');
    const isFlat = skeleton.turn > 0.9;
    const far = (isFlat ? '' : farArm) + (posture.farLegHidden ? '' : farLeg);
    const isAstride = ASTRIDE.has(asked.pose);
    const svg = far + (isAstride ? '' : nearLeg + trunk);
    const front = (isAstride ? nearLeg + trunk : '') + (isFlat ? farArm : '') + held + nearArm;
    const box = figureExtent(svg + front) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    return { svg, front, box, anchors: anchorsOf(figure, box.top) };
  },
};
