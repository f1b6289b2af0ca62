import { artworkOf } from '../../assets/assets';
import { GARMENTS, DEFAULT_CLOTHES, type GarmentCut } from '../../lexicon/words/looks.data';
import { bustColorOf, type Figure } from '../../plan/figure';
import { RIG_NECK_Y, RIG_POSES, type Limb, type RigPose } from '../../plan/rig-poses.data';
import type { PlacedSubject } from '../../plan/scene-plan';
import { n, type SceneCanvas } from '../canvas';
import { mix, rgbToHex, shade, type Hex } from '@/lib/color/hex';
import { namespaced } from '../namespace';
import { recolor, type ColorMap } from '../recolor';
import { wornBy } from './accessories';
import { bodyColorsFrom, natural, personTones } from './colors';
import { laptop, limb, openBook, paw, sole, tail, volume } from './limbs';

interface Dressed {
  body: string;
  arm: Hex;
  hand: Hex;
  leg: Hex;
  foot: Hex;
  /** The animal's tail, drawn behind everything. */
  tail: string;
  /** Trunk behind the head. */
  trunk: (pose: RigPose) => string;
}

/**
 * A whole figure for an icon that is only a head or a bust, in the space of the rig: tail, legs,
 * trunk, head, props, arms. Colours come from the icon; `light` grades all of them to the hour.
 */
export function figureMarkup(
  canvas: SceneCanvas,
  placed: PlacedSubject,
  figure: Figure,
  light: ColorMap,
): string {
  const { subject } = placed;
  const pose = proportioned(RIG_POSES[figure.pose], figure.kind);
  const dressed = dress(canvas, placed, figure, light);
  const { body } = dressed;
  const sits = pose.legs === undefined;
  let svg = dressed.tail;
  for (const leg of pose.legs ?? []) {
    svg += limb(leg, dressed.leg, figure.kind === 'plush' ? 50 : 40);
    svg += paw(
      canvas,
      leg[4] + (leg[4] < 0 ? -6 : 6),
      leg[5] + 2,
      figure.kind === 'plush' ? 27 : 24,
      dressed.foot,
    );
  }
  svg += dressed.trunk(pose);
  if (sits) svg += seat(canvas, figure, dressed);
  const behind = pose.prop === undefined && figure.pose !== 'eating' && figure.pose !== 'holding';
  if (behind) svg += arms(canvas, pose, dressed, figure.kind);
  svg += wornBy(canvas, 'neck', subject, figure, light);
  svg += head(placed, figure, body, pose);
  svg += wornBy(canvas, 'head', subject, figure, light);
  if (pose.prop === 'laptop') svg += laptop(canvas);
  if (pose.prop === 'book') svg += openBook();
  if (!behind) svg += arms(canvas, pose, dressed, figure.kind);
  if (figure.pose === 'sleeping') svg += snores(light('#8fa3c4'));
  const tilt = pose.bodyTiltDegrees ? ` rotate(${n(pose.bodyTiltDegrees)} 0 300)` : '';
  return `<g transform="translate(0 ${n(-(pose.lift ?? 0))})${tilt}">${svg}</g>`;
}

function dress(
  canvas: SceneCanvas,
  placed: PlacedSubject,
  figure: Figure,
  light: ColorMap,
): Dressed {
  const { concept, subject } = placed;
  const artwork = namespaced(canvas, artworkOf(concept.asset).body);
  const random = canvas.random(`figure-${placed.id}`);
  if (figure.kind === 'plush') {
    const body = recolor(artwork, subject.color, light);
    const asked = subject.color ? rgbToHex(subject.color) : undefined;
    const { main, belly, dark, limb: limbs } = bodyColorsFrom(concept.id, body, asked, light);
    return {
      body,
      arm: limbs,
      hand: dark,
      leg: limbs,
      foot: dark,
      tail: tail(canvas, concept.id, main, belly),
      trunk: (pose) => plushTrunk(canvas, pose, main, belly),
    };
  }
  if (figure.kind === 'robot') {
    const body = recolor(artwork, subject.color, light);
    const main = light(subject.color ? rgbToHex(subject.color) : '#90a4ae');
    const dark = shade(main, -0.2);
    return {
      body,
      arm: dark,
      hand: shade(main, -0.06),
      leg: dark,
      foot: shade(main, -0.1),
      tail: '',
      trunk: (pose) => robotTrunk(canvas, pose, main, light('#c62828')),
    };
  }
  const { skin, hair } = personTones(concept.id, random, subject.hair);
  const body = recolor(artwork, undefined, (color) => light(natural(color, skin, hair)));
  const clothes = random.pick(DEFAULT_CLOTHES);
  const worn = subject.garment?.color ?? subject.color;
  const asked = worn ? rgbToHex(worn) : undefined;
  const cut = GARMENTS[subject.garment?.concept ?? ''] ?? 'shirt';
  const own = asked ?? (cut === 'suit' ? SUIT : undefined);
  const shirt = light(
    figure.kind === 'bust' ? bustColorOf(concept.asset) : (own ?? rgbToHex(clothes.shirt)),
  );
  const pale = figure.kind === 'bust' ? mix(shirt, '#2c3442', 0.35) : light(clothes.trousers);
  const trousers = cut === 'suit' && figure.kind === 'person' ? shade(shirt, -0.04) : pale;
  return {
    body,
    arm: shirt,
    hand: light(skin[0]),
    leg: cut === 'skirt' ? light(skin[0]) : trousers,
    foot: light(figure.kind === 'bust' || cut === 'suit' ? '#3a3232' : clothes.shoes),
    tail: '',
    trunk: (pose) =>
      clothedTrunk(canvas, pose, shirt, trousers, figure) + cutOf(canvas, pose, cut, shirt),
  };
}

function plushTrunk(canvas: SceneCanvas, { hipY }: RigPose, main: Hex, belly: Hex): string {
  const y = (share: number) => n(190 + (hipY - 190) * share);
  return `<path d="M-88 ${n(hipY)}C-118 ${y(0.7)}-100 ${y(0.12)}-52 190-20 176 20 176 52 190 100 ${y(0.12)} 118 ${y(0.7)} 88 ${n(hipY)}Q0 ${n(hipY + 14)}-88 ${n(hipY)}Z" fill="${volume(canvas, main, 0.38, 0.25)}"/><path d="M-52 ${n(hipY - 3)}C-70 ${y(0.7)}-56 ${y(0.32)} 0 ${y(0.28)} 56 ${y(0.32)} 70 ${y(0.7)} 52 ${n(hipY - 3)}Q0 ${n(hipY + 9)}-52 ${n(hipY - 3)}Z" fill="${volume(canvas, belly, 0.45, 0.3)}"/>`;
}

function clothedTrunk(
  canvas: SceneCanvas,
  { hipY, legs }: RigPose,
  shirt: Hex,
  trousers: Hex,
  figure: Figure,
): string {
  const top = figure.kind === 'bust' ? RIG_NECK_Y - 8 : 204;
  const half = figure.kind === 'bust' ? 78 : 58;
  const foot = legs ? hipY : 372;
  const shorts = `<path d="M-52 ${n(foot - 34)}H52L58 ${n(foot + 4)}Q0 ${n(foot + 14)}-58 ${n(foot + 4)}Z" fill="${volume(canvas, trousers)}"/>`;
  return `${shorts}<path d="M${-half} ${n(top + 22)}Q${-half + 4} ${n(top)} ${-half + 34} ${n(top)}H${half - 34}Q${half - 4} ${n(top)} ${half} ${n(top + 22)}L58 ${n(foot - 22)}Q0 ${n(foot - 8)}-58 ${n(foot - 22)}Z" fill="${volume(canvas, shirt, 0.4, 0.2)}"/>`;
}

/** Cloth of a suit whose colour was not told. */
const SUIT = '#2f3747';
/** White shirt and dark tie between the lapels of a suit. */
const SHIRT_FRONT =
  '<path d="M-22 205L0 262 22 205Z" fill="#f7f6f2"/><path d="M-5 210H5L9 246 0 262-9 246Z" fill="#7c2230"/>';

/** What a garment shows besides the trunk: the skirt of a dress, the length of a coat, a shirt front. */
function cutOf(canvas: SceneCanvas, { hipY, legs }: RigPose, cut: GarmentCut, cloth: Hex): string {
  if (cut === 'shirt') return '';
  if (cut === 'suit') return SHIRT_FRONT;
  const waist = 268;
  const hem = legs ? hipY + (cut === 'skirt' ? 26 : 20) : 388;
  const half = cut === 'skirt' ? 92 : 68;
  const skirt = `<path d="M-55 ${waist}C-58 ${n(waist + 28)}-${half} ${n(hem - 22)}-${half} ${n(hem)}Q0 ${n(hem + 16)} ${half} ${n(hem)}C${half} ${n(hem - 22)} 58 ${n(waist + 28)} 55 ${waist}Z" fill="${volume(canvas, cloth, 0.4, 0.25)}"/>`;
  const fold = shade(cloth, -0.1);
  const line =
    cut === 'skirt'
      ? `<path d="M-54 ${waist}Q0 ${waist + 12} 54 ${waist}" fill="none" stroke="${fold}" stroke-width="7" stroke-linecap="round"/>`
      : `<path d="M0 214V${n(hem + 6)}" fill="none" stroke="${fold}" stroke-width="4"/>`;
  return skirt + line;
}

function robotTrunk(canvas: SceneCanvas, { hipY, legs }: RigPose, main: Hex, lamp: Hex): string {
  const foot = legs ? hipY : 376;
  return `<rect x="-16" y="200" width="32" height="24" fill="${shade(main, -0.2)}"/><rect x="-80" y="216" width="160" height="${n(foot - 216)}" rx="22" fill="${volume(canvas, main, 0.35, 0.2)}"/><rect x="-46" y="242" width="92" height="54" rx="10" fill="${shade(main, -0.22)}"/><path d="M-38 280h16l8-22 12 30 10-18 6 10h22" fill="none" stroke="#7fe0c0" stroke-width="4" stroke-linejoin="round"/><circle cx="-30" cy="${n(foot - 26)}" r="8" fill="${lamp}"/><circle cx="0" cy="${n(foot - 26)}" r="8" fill="#f2c14e"/><circle cx="30" cy="${n(foot - 26)}" r="8" fill="#66bb6a"/>`;
}

function seat(canvas: SceneCanvas, figure: Figure, { leg, foot }: Dressed): string {
  if (figure.kind === 'plush') {
    const pad = mix(foot, '#f2d9c4', 0.45);
    return sole(canvas, -1, foot, pad, leg) + sole(canvas, 1, foot, pad, leg);
  }
  return [-1, 1]
    .map(
      (side) =>
        `<path d="M${side * 30} 362Q${side * 70} 356 ${side * 96} 374" fill="none" stroke="${shade(leg, -0.03)}" stroke-width="42" stroke-linecap="round"/>${paw(canvas, side * 112, 374, 24, foot)}`,
    )
    .join('');
}

function arms(
  canvas: SceneCanvas,
  pose: RigPose,
  { arm, hand }: Dressed,
  kind: Figure['kind'],
): string {
  const thick = kind === 'plush' ? 40 : 33;
  const inset = kind === 'person' ? 14 : 0;
  return [narrowed(pose.leftArm, inset), narrowed(pose.rightArm, -inset)]
    .map((curve) => limb(curve, arm, thick) + paw(canvas, curve[4], curve[5], thick * 0.55, hand))
    .join('');
}

function head(placed: PlacedSubject, figure: Figure, body: string, pose: RigPose): string {
  const { box } = artworkOf(placed.concept.asset);
  const scale = figure.headWidth / box.width;
  const tilt = pose.headTiltDegrees ? ` rotate(${n(pose.headTiltDegrees)})` : '';
  const sink = figure.kind === 'bust' ? 12 : 0;
  const shadow =
    figure.kind === 'bust'
      ? ''
      : `<ellipse cx="0" cy="208" rx="${n(figure.headWidth * 0.32)}" ry="16" fill="#000000" opacity=".14"/>`;
  return `${shadow}<g transform="translate(0 ${RIG_NECK_Y + sink})${tilt} scale(${scale.toFixed(4)}) translate(${n(-(box.x + box.width / 2))} ${n(-(box.y + box.height))})">${body}</g>`;
}

function snores(color: Hex): string {
  const z = (x: number, y: number, size: number) => `M${x} ${y}h${size}l${-size} ${size}h${size}`;
  return `<path d="${z(118, 40, 26)}${z(150, 4, 20)}${z(174, -26, 15)}" fill="none" stroke="${color}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** Narrow shoulders start their arms further in. */
function narrowed([x, ...rest]: Limb, inset: number): Limb {
  return [x + inset, ...rest];
}

/** People have longer legs and shorter arms than plush animals. */
function proportioned(pose: RigPose, kind: Figure['kind']): RigPose {
  if (kind === 'plush' || !pose.legs) return pose;
  const raised = ([x, y, bendX, bendY, endX, endY]: Limb): Limb => [
    x * 0.8,
    y - 26,
    bendX * 0.9,
    bendY - 8,
    endX,
    endY,
  ];
  const shorter = ([x, y, bendX, bendY, endX, endY]: Limb): Limb => [
    x,
    y,
    bendX * 0.92,
    bendY - 4,
    endX * 0.92,
    y + (endY - y) * 0.86,
  ];
  return {
    ...pose,
    hipY: pose.hipY - 26,
    legs: [raised(pose.legs[0]), raised(pose.legs[1])],
    leftArm: shorter(pose.leftArm),
    rightArm: shorter(pose.rightArm),
  };
}
