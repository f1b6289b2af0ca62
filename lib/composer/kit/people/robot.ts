import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, line, path, shape } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type ActorPart, type ActorPose, POSES } from '../actor';
import type { KitDrawing } from '../part';
import { markedPart } from '../marked';
import type { Pen } from '../pen';
import { anchorsOf } from './anchors';
import type { Arm } from './arm';
import { bodyOf } from './body';
import { figureExtent } from './extent';
import { type Figure, figureOf } from './figure';
import { area, dot, set, trace } from './fine';
import type { Leg } from './leg';
import { thumbSide } from './hand';
import { limb } from './limb';

/** A robot on the rig of people: the same poses, gestures and held things. */
export const robotSchema = z.object({
  heightCm: z.number().positive().default(150),
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .max(2)
    .default([]),
  /** Of the light in its face. */
  glow: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#7fe3f0'),
  antenna: z.boolean().default(true),
  /** As its head is told to be. */
  shape: z.enum(['round', 'square']).optional(),
  'one-eyed': z.boolean().default(false),
  /** On one wheel, or on tracks, in place of legs. */
  wheeled: z.boolean().default(false),
  tracked: z.boolean().default(false),
  /** `round` is friendly and modern, `boxy` a tin robot. */
  form: z.enum(['round', 'boxy']).default('round'),
  face: z.enum(['three-quarter', 'profile', 'front', 'back']).default('three-quarter'),
});
export type RobotParameters = z.output<typeof robotSchema>;

interface Paint {
  shell: Hex;
  joint: Hex;
  trim: Hex;
  glow: Hex;
}

function tube(
  pen: Pen,
  part: Arm | Leg,
  widths: readonly [number, number, number],
  { shell, joint }: Paint,
): string {
  const tone = part.near ? shell : darker(shell, 0.17);
  const inner = part.near ? joint : darker(joint, 0.17);
  const middle = 'elbow' in part ? part.elbow : part.knee;
  const core = limb(pen, part.line, [widths[0] * 0.5, widths[1] * 0.5, widths[2] * 0.5], inner, {
    shaded: false,
  });
  return (
    core +
    limb(pen, part.line, widths, tone, { from: 0.12, to: 0.8 }) +
    limb(pen, part.line, [widths[0], widths[1], widths[2] * 1.15], tone, {
      from: 1.2,
      to: 1.84,
      cut: true,
    }) +
    circle(middle, widths[1] * 0.36, inner)
  );
}

/** A fist of metal with its thumb up. */
const thumbUp = (tone: Hex): string =>
  trace('M.6 .35L.95 1.75', darker(tone, 0.1), 0.56) +
  area('M0 -.62L1.3 -.7Q1.66 -.66 1.66 -.2V.3Q1.6 .68 1.2 .7L0 .6Z', tone) +
  trace('M1.1 -.34L1.62 -.34M1.1 .02L1.64 .02M1.1 .38L1.58 .38', darker(tone, 0.28), 0.09);

/** A clamp of three fingers. */
function clamp(arm: Arm, size: number, { joint }: Paint, isFrontal: boolean): string {
  const tone = arm.near ? joint : darker(joint, 0.17);
  if (arm.hand === 'thumb')
    return set(thumbUp(arm.near ? joint : darker(joint, 0.08)), {
      at: arm.wrist,
      angleDegrees: arm.angleDegrees,
      size: size * 1.25,
      flipY: thumbSide(arm, isFrontal),
    });
  const open = arm.hand === 'wave' || arm.hand === 'flat' ? 0.35 : 0;
  const claw = (flip: 1 | -1) =>
    `M.3 ${0.2 * flip}Q.9 ${(0.75 + open) * flip} 1.7 ${(0.4 + open) * flip}Q1.8 ${(0.2 + open) * flip} 1.5 ${(0.16 + open) * flip}Q1 ${(0.4 + open) * flip} .7 ${0.05 * flip}Z`;
  return set(dot(0.1, 0, 0.44, tone) + area(claw(1), tone) + area(claw(-1), darker(tone, 0.12)), {
    at: arm.wrist,
    angleDegrees: arm.angleDegrees,
    size,
  });
}

function sole(leg: Leg, size: number, { shell, joint }: Paint): string {
  const tone = leg.near ? shell : darker(shell, 0.17);
  return set(
    area('M-.7 .64L-.7 .2Q-.6 -.5 .1 -.5Q1.4 -.4 1.7 .3L1.7 .64Z', tone) +
      area('M-.74 .46L1.74 .46L1.74 .68L-.74 .68Z', joint),
    { at: leg.ankle, angleDegrees: leg.footDegrees, size },
  );
}

function chest(
  pen: Pen,
  { skeleton: { at, body, face } }: Figure,
  { shell, joint, trim, glow }: Paint,
): string {
  const u = body.unit;
  const data = blob(
    [
      at(0.02, -0.8),
      at(0.3, -1.05),
      at(0.8, -1.12),
      at(1.02, -0.7),
      at(1.02, 0.7),
      at(0.8, 1.12),
      at(0.3, 1.05),
      at(0.02, 0.8),
    ],
    0.1,
  );
  const shade = shape([at(1.2, 0.4), at(1.2, 2), at(-0.2, 2), at(-0.2, 0.4)], darker(shell, 0.14));
  const hips = path(
    blob([at(0.08, -0.7), at(-0.1, -0.75), at(-0.18, 0), at(-0.1, 0.75), at(0.08, 0.7)], 0.12),
    joint,
  );
  const m = face === 'front' ? 0 : 0.22;
  const panel =
    face === 'back'
      ? shape([at(0.8, -0.5), at(0.8, 0.5), at(0.36, 0.5), at(0.36, -0.5)], darker(shell, 0.12))
      : path(
          blob(
            [at(0.84, m - 0.5), at(0.84, m + 0.46), at(0.46, m + 0.42), at(0.46, m - 0.46)],
            0.06,
          ),
          trim,
        ) +
        circle(at(0.65, m - 0.2), 0.024 * u, glow) +
        line([at(0.73, m + 0.06), at(0.73, m + 0.3)], lighter(trim, 0.5), 0.01 * u) +
        line([at(0.6, m + 0.06), at(0.6, m + 0.24)], lighter(trim, 0.5), 0.01 * u);
  return (
    hips +
    path(data, shell) +
    pen.clip(data, shade) +
    panel +
    line([at(0.2, -0.84), at(0.19, 0.86)], darker(shell, 0.22), 0.008 * u)
  );
}

function eyes(expression: ActorPose['expression'], glow: Hex, xs: readonly number[]): string {
  return xs
    .map((x) => {
      if (expression === 'asleep') return trace(`M${x - 0.13} .02L${x + 0.13} .02`, glow, 0.1);
      if (expression === 'laugh' || expression === 'smile')
        return trace(`M${x - 0.13} .06Q${x} -.16 ${x + 0.13} .06`, glow, 0.11);
      if (expression === 'angry') return trace(`M${x - 0.13} -.1L${x + 0.12} .04`, glow, 0.11);
      return dot(x, -0.02, expression === 'surprised' ? 0.18 : 0.14, glow);
    })
    .join('');
}

/** A column on one wheel or on a pair of tracks. */
function rolling({ skeleton: { hips, body } }: Figure, paint: Paint, isTracked: boolean): string {
  const u = body.unit;
  const [x] = hips;
  const { shell, joint, trim } = paint;
  const column =
    line([hips, [x, -0.14 * u]], joint, 0.07 * u) +
    line(
      [
        [x, -0.3 * u],
        [x, -0.2 * u],
      ],
      shell,
      0.1 * u,
    );
  if (!isTracked)
    return (
      column +
      circle([x, -0.115 * u], 0.115 * u, HOUSE.ink) +
      circle([x, -0.115 * u], 0.07 * u, shell) +
      circle([x, -0.115 * u], 0.03 * u, trim) +
      line(
        [
          [x - 0.075 * u, -0.24 * u],
          [x, -0.115 * u],
          [x + 0.075 * u, -0.24 * u],
        ],
        darker(shell, 0.2),
        0.03 * u,
      )
    );
  const hubs = [-0.16, -0.055, 0.055, 0.16];
  const tread = blob(
    [
      [x - 0.24 * u, -0.02 * u],
      [x - 0.18 * u, -0.16 * u],
      [x + 0.18 * u, -0.16 * u],
      [x + 0.24 * u, -0.02 * u],
      [x + 0.2 * u, 0],
      [x - 0.2 * u, 0],
    ],
    0.22,
  );
  return (
    column +
    path(tread, HOUSE.ink) +
    hubs
      .map(
        (at) =>
          circle([x + at * u, -0.065 * u], 0.044 * u, shell) +
          circle([x + at * u, -0.065 * u], 0.016 * u, trim),
      )
      .join('')
  );
}

function head(
  { skeleton: { head: place, face } }: Figure,
  { shell, joint, trim, glow }: Paint,
  parameters: RobotParameters,
  expression: ActorPose['expression'],
): string {
  const { antenna, shape } = parameters;
  const form = shape === 'square' ? 'boxy' : parameters.form;
  const skull =
    form === 'round'
      ? 'M0 -.86Q.98 -.86 .98 .02Q.98 .8 0 .8Q-.98 .8 -.98 .02Q-.98 -.86 0 -.86Z'
      : 'M-.84 -.8L.84 -.8Q.96 -.8 .96 -.68L.96 .66Q.96 .78 .84 .78L-.84 .78Q-.96 .78 -.96 .66L-.96 -.68Q-.96 -.8 -.84 -.8Z';
  const dx = face === 'front' ? 0 : face === 'profile' ? 0.36 : 0.18;
  const half = face === 'profile' ? 0.46 : 0.62;
  const visor = `M${dx - half} -.06Q${dx - half} -.46 ${dx - half + 0.3} -.46L${dx + half - 0.3} -.46Q${dx + half} -.46 ${dx + half} -.06Q${dx + half} .42 ${dx + half - 0.3} .42L${dx - half + 0.3} .42Q${dx - half} .42 ${dx - half} -.06Z`;
  const isOneEyed = parameters['one-eyed'];
  const xs = isOneEyed ? [dx] : face === 'profile' ? [dx + 0.14] : [dx - 0.26, dx + 0.26];
  const rod = antenna ? trace('M0 -.84L0 -1.3', joint, 0.1) + dot(0, -1.36, 0.16, trim) : '';
  const ear =
    dot(face === 'front' ? -0.98 : -0.62, 0.02, 0.2, joint) +
    (face === 'front' || face === 'back' ? dot(0.98, 0.02, 0.2, joint) : '');
  const shade = area('M.4 .76Q.98 .7 .98 .02Q.98 -.6 .6 -.8Q.8 0 .4 .76Z', darker(shell, 0.13));
  const screen =
    face === 'back'
      ? ''
      : area(visor, HOUSE.ink) +
        (isOneEyed
          ? dot(dx, -0.06, 0.3, glow) + dot(dx + 0.04, -0.08, 0.14, HOUSE.ink)
          : markedPart('eyes', eyes(expression, glow, xs))) +
        (expression === 'sad'
          ? trace(`M${dx - 0.14} .3Q${dx} .18 ${dx + 0.14} .3`, glow, 0.07)
          : trace(`M${dx - 0.14} .22Q${dx} .32 ${dx + 0.14} .22`, glow, 0.07));
  const content =
    face === 'front' || face === 'back'
      ? ear + rod + area(skull, shell) + shade + screen
      : rod + area(skull, shell) + shade + screen + ear;
  return set(content, {
    at: place.center,
    angleDegrees: place.angleDegrees,
    size: place.radius,
    flipX: place.flip,
  });
}

function neck({ skeleton }: Figure, { joint }: Paint): string {
  const { head: place, body } = skeleton;
  const low: Point = add(place.center, polar(place.angleDegrees + 90, place.radius * 0.7));
  return line([skeleton.at(0.95, 0), low], joint, 0.05 * body.unit);
}

export const robot: ActorPart<RobotParameters> = {
  id: 'robot',
  parameters: robotSchema,
  poses: POSES,
  drawActor(given, asked, pen): KitDrawing {
    const parameters = robotSchema.parse(given);
    const { heightCm, colors, glow } = parameters;
    const face = asked.view ?? parameters.face;
    const body = {
      ...bodyOf({ age: 'adult', gender: 'man', heightCm, build: 1, belly: 0 }),
      waist: 1.12,
    };
    const enlarged = { ...body, unit: body.unit * 0.965, headRadius: body.headRadius * 1.25 };
    const figure = figureOf(asked, enlarged, { face });
    const u = enlarged.unit;
    const shell = colors[0] ?? '#dfe6f2';
    const paint: Paint = { shell, joint: HOUSE.metalDark, trim: colors[1] ?? pen.accents[0], glow };
    const [near, far] = figure.legs.map((leg) =>
      markedPart(
        'legs',
        tube(pen, leg, [0.09 * u, 0.08 * u, 0.075 * u], paint) + sole(leg, 0.056 * u, paint),
      ),
    );
    const arms = figure.arms.map((arm) =>
      markedPart(
        'arms',
        tube(pen, arm, [0.07 * u, 0.062 * u, 0.058 * u], paint) +
          clamp(arm, 0.043 * u, paint, figure.skeleton.turn > 0.9),
      ),
    );
    const held = figure.props.map(({ prop }) => prop.svg).join('');
    const farLeg = figure.posture.farLegHidden ? '' : (far ?? '');
    const isRolling = parameters.wheeled || parameters.tracked;
    const below = isRolling ? rolling(figure, paint, parameters.tracked) : farLeg + (near ?? '');
    const flat = figure.skeleton.turn > 0.9;
    const trunk = neck(figure, paint) + chest(pen, figure, paint);
    const svg =
      (flat ? '' : (arms[1] ?? '')) +
      below +
      trunk +
      head(figure, paint, parameters, asked.expression);
    const front = (flat ? (arms[1] ?? '') : '') + held + (arms[0] ?? '');
    const box = figureExtent(svg + front) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    return { svg, front, box, anchors: anchorsOf(figure, box.top) };
  },
};
