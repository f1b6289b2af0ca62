import { add, lengthOf, scale, subtract, unionOf } from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import { type ActorPart, type ActorPose, POSES } from '../actor';
import type { KitDrawing } from '../part';
import type { Pen } from '../pen';
import { anchorsOf } from './anchors';
import type { Arm } from './arm';
import { armWear } from './arm-wear';
import { type Character, characterOf } from './character';
import { drawBehind, drawLegs, drawNeck, drawTrunk } from './dressed';
import { figureExtent } from './extent';
import { type Figure, figureOf } from './figure';
import { drawHead, type DrawnHead } from './head';
import { beastTail, drawBeastHead } from './head/beast';
import { centreline, limb } from './limb';
import { type PersonParameters, personSchema } from './parameters';
import type { Face, Skeleton } from './skeleton';
import { drawMetalArm, hookOn } from './prosthetics';
import { drawArm, type DrawnArm } from './sleeve';
import { type Tailor, tailorOf } from './trunk';

function headOf(
  pen: Pen,
  asked: ActorPose,
  { skeleton, posture }: Figure,
  character: Character,
): DrawnHead {
  // Who meditates has the eyes closed, and who reads as they sit like that has not.
  const isBusy = [asked.near, asked.far].some((reach) => reach?.holds !== undefined);
  const expression = asked.expression ?? (posture.eyesClosed && !isBusy ? 'asleep' : 'smile');
  const { hat, hairColor, hair, paint, mammal } = character;
  const onHead = hat ? { hat } : {};
  if (mammal) {
    const { adorned, tints } = character;
    return drawBeastHead(pen, skeleton, { mammal, expression, adorned, tints, ...onHead });
  }
  return drawHead(pen, skeleton, {
    ...character.features,
    hair: hairColor,
    expression,
    hairStyle: hair,
    band: paint('third'),
    pointedEars: character.pointedEars,
    adorned: character.adorned,
    tints: character.tints,
    isPortrait: character.isPortrait,
    ...onHead,
  });
}

function armDressed(
  pen: Pen,
  arm: Arm,
  skeleton: Skeleton,
  character: Character,
  isHooked: boolean,
): DrawnArm {
  const { outfit, paint, skin, paw, metalArm, oneGlove } = character;
  const gloved = outfit.gloves !== undefined && (arm.near || !oneGlove);
  if (metalArm && arm.near) return drawMetalArm(pen, arm, skeleton);
  const drawn = drawArm(
    pen,
    arm,
    {
      skin,
      hand: gloved && outfit.gloves ? paint(outfit.gloves) : paw,
      isHandless: isHooked,
      gloved,
      sleeves: outfit.sleeves ?? 'long',
      cloth: paint(outfit.sleeve ?? outfit.top),
      ...(outfit.cuff ? { cuff: paint(outfit.cuff) } : {}),
      print: character.prints.top,
    },
    skeleton,
  );
  const u = skeleton.body.unit * skeleton.body.limbs;
  const over =
    armWear(character.armWear, character.tints, { pen, arm, u, skeleton }) +
    (isHooked ? hookOn(arm, skeleton) : '');
  return { ...drawn, all: drawn.all + over, forearm: drawn.forearm + over };
}

/** Hands so near to the middle of the head, in half heads, are before it. */
const AT_HEAD = 1.3;

/** Whether a hand of the far arm is before the body rather than behind it. */
function crosses({ palm }: Arm, { at, head }: Skeleton): boolean {
  if (lengthOf(subtract(palm, head.center)) < head.radius * AT_HEAD) return true;
  const [left, right] = [at(0.5, -1), at(0.5, 1)];
  const [low, high] = [at(-0.5, 0), at(1.05, 0)];
  const inside = (value: number, a: number, b: number) =>
    value > Math.min(a, b) && value < Math.max(a, b);
  const wide = Math.abs(low[1] - high[1]) > Math.abs(low[0] - high[0]);
  return wide
    ? inside(palm[0], left[0], right[0]) && inside(palm[1], low[1], high[1])
    : inside(palm[1], left[1], right[1]) && inside(palm[0], low[0], high[0]);
}

interface Layers {
  behind: string;
  farArm: string;
  farLeg: string;
  nearLeg: string;
  neck: string;
  trunk: string;
  head: string;
  hairBack: string;
  far: DrawnArm;
  near: DrawnArm;
  /** What the near arm shades of the trunk, so that a sleeve is told from the shirt. */
  shadow: string;
}

function layersOf(
  pen: Pen,
  asked: ActorPose,
  figure: Figure,
  character: Character,
  parameters: PersonParameters,
): Layers {
  const { skeleton, arms, legs, posture, props } = figure;
  const tailor: Tailor = tailorOf(pen, skeleton, legs, character.skin, posture);
  const head = headOf(pen, asked, figure, character);
  const [farLeg, nearLeg] = drawLegs(pen, figure, character, tailor);
  const isBusy = props.some((prop) => prop.near);
  const [near, far] = [
    armDressed(pen, arms[0], skeleton, character, character.hookHand && !isBusy),
    armDressed(pen, arms[1], skeleton, character, character.hookHand && isBusy),
  ];
  return {
    behind:
      drawBehind(character, parameters, tailor) +
      (character.mammal ? beastTail(pen, skeleton, character.mammal) : ''),
    farArm: far.all,
    farLeg,
    nearLeg,
    neck: drawNeck(pen, figure, character),
    trunk: drawTrunk(figure, character, parameters, tailor),
    head: head.front,
    hairBack: head.back,
    far,
    near,
    shadow: armShadow(pen, arms[0], tailor, character),
  };
}

/** It begins under the sleeve, so that no ring lies around the shoulder, and falls away from the light. */
function armShadow(
  pen: Pen,
  { root, elbow, wrist }: Arm,
  { outline, u }: Tailor,
  { outfit, paint, body }: Character,
): string {
  const size = (outfit.sleeves === 'wide' ? 1.2 : 1) * u * body.limbs;
  const [a, b, c] = [root, elbow, wrist].map((point) => add(point, scale(pen.shade, 0.009 * u)));
  if (!a || !b || !c) return '';
  const tone = darker(paint(outfit.top), 0.15);
  const widths = [0.05 * size, 0.068 * size, 0.058 * size] as const;
  return pen.clip(outline, limb(pen, centreline(a, b, c, 0.26), widths, tone, { shaded: false }));
}

/**
 * Body and front. Before a rider's mount only the far leg is drawn as body, everything else is front;
 * otherwise the front is what may be over a table: what is held and the near arm.
 */
function assembled(
  figure: Figure,
  layers: Layers,
  asked: ActorPose,
): { svg: string; front: string } {
  const { skeleton, arms, props, posture } = figure;
  const { behind, farArm, farLeg, nearLeg, neck, trunk, head, hairBack, far, near, shadow } =
    layers;
  if (skeleton.face === 'back') {
    const held = props.map(({ prop }) => prop.svg).join('');
    return {
      svg: held + hairBack + farLeg + nearLeg + neck + near.all + far.all + trunk + behind + head,
      front: '',
    };
  }
  const flat = skeleton.turn > 0.9;
  const beyond = props.filter((prop) => prop.behind);
  const farCrosses = beyond.length === 0 && (flat || crosses(arms[1], skeleton));
  const farProps = props.filter((prop) => !prop.near && !prop.behind);
  const nearProps = props.filter((prop) => prop.near);
  const farFingers = farProps.length > 0 || nearProps.some(({ both }) => both) ? far.fingers : '';
  const held =
    farProps.map(({ prop }) => prop.svg).join('') +
    nearProps.map(({ prop }) => prop.svg).join('') +
    farFingers;
  const overBody = !farCrosses ? '' : flat ? far.all : far.forearm;
  const hidden = beyond.map(({ prop }) => prop.svg).join('');
  const body = hidden + (flat && farCrosses ? '' : farArm) + farLeg;
  // Crossed legs lie before the body, others under its clothes.
  const upper =
    posture.legs === 'lotus'
      ? neck + trunk + shadow + nearLeg + head
      : nearLeg + neck + trunk + shadow + head;
  if (asked.pose === 'ride' || asked.pose === 'cycle') {
    return { svg: behind + hairBack + body, front: upper + overBody + held + near.all };
  }
  return { svg: behind + hairBack + body + upper, front: overBody + held + near.all };
}

/** Who is portrayed and does nothing looks at whoever looks at the picture, or a little aside. */
function faceOf(
  { isPortrait, sway, face }: Character,
  { view, pose, near, far, gaze }: ActorPose,
  told: PersonParameters,
): Face {
  if (view) return view;
  const isFree = pose === 'stand' && !near && !far && !gaze;
  return isPortrait && isFree && told.face === undefined && sway < 0 ? 'front' : face;
}

/**
 * A person of any age, build, trade and time on one rig (see `personSchema` for who, `ActorPose` for
 * what they do). Flying, floating and falling have the origin at the hips, swimming at the water line.
 */
export const person: ActorPart<PersonParameters> = {
  id: 'person',
  parameters: personSchema,
  poses: POSES,
  drawActor(given, asked, pen): KitDrawing {
    const parameters = personSchema.parse(given);
    const own = characterOf(parameters, pen);
    const character = { ...own, face: faceOf(own, asked, parameters) };
    const figure = figureOf(asked, character.body, {
      face: character.face,
      turn: parameters.turn,
      sway: character.sway,
    });
    const layers = layersOf(pen, asked, figure, character, parameters);
    const { svg, front } = assembled(figure, layers, asked);
    const drawn = figureExtent(svg + front) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const box = unionOf([drawn, ...figure.props.map(({ prop }) => prop.box)]);
    const headTop = figureExtent(layers.hairBack + layers.head)?.top ?? box.top;
    return { svg, front, box, anchors: anchorsOf(figure, headTop) };
  },
};
