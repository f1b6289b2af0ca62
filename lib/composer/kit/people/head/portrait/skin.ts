import { mix } from '@/lib/color/hex';
import { ellipse } from '@/lib/svg/markup';
import { isDeep } from '../features';
import { FACE_LOOKS } from '../looks';
import { drawn, filled, lightOf, shadeOf, type Sitter } from './sitter';
import { bothSides, mirroredData, symmetric } from './turn';

/** Outline of face and skull. */
export const outlineOf = ({ measures: { half } }: Pick<Sitter, 'measures'>): string =>
  symmetric(`M0 -1${half}`);

const sided = ({ side }: Sitter, data: string) => (side === 1 ? data : mirroredData(data));

/** The half of the face that is away from the light: temple, cheek and jaw, with the cheekbone before it. */
function shadowSide(sitter: Sitter): string {
  const { features, measures } = sitter;
  const { chinY } = measures;
  const isYoung = features.age === 'child' || features.age === 'baby';
  const far = sided(
    sitter,
    `M.5 -1.1C.6 -.8 .62 -.52 .58 -.3C.55 -.12 .6 .02 .58 .16C.54 .3 .42 .36 .36 .5C.31 .64 .34 .78 .2 ${chinY - 0.05}L.1 ${chinY + 0.2}L1.2 1.2L1.2 -1.1Z`,
  );
  const edge = sided(
    sitter,
    `M.66 -1.1C.76 -.5 .7 -.2 .7 .1C.64 .4 .5 .62 .3 ${chinY}L1.2 1.2L1.2 -1.1Z`,
  );
  return (
    filled(sitter, far, shadeOf(features.skin, isYoung ? 0.1 : 0.15)) +
    filled(sitter, edge, shadeOf(features.skin, isYoung ? 0.18 : 0.28), 0.55)
  );
}

/** Sockets under the brows, the lit cheekbone and forehead, warmth in the cheeks and on the nose. */
function planes(sitter: Sitter): string {
  const { features, measures, pen, turn, side } = sitter;
  const { skin, age, gender } = features;
  const { eyeX, eyeY, chinY } = measures;
  const young = age === 'child' || age === 'baby';
  const socket = bothSides(
    `M.1 ${eyeY - 0.16}C.2 ${eyeY - 0.2} .42 ${eyeY - 0.2} .54 ${eyeY - 0.1}C.54 ${eyeY + 0.02} .46 ${eyeY + 0.12} .3 ${eyeY + 0.13}C.18 ${eyeY + 0.12} .1 ${eyeY + 0.02} .1 ${eyeY - 0.16}Z`,
  );
  const warm = mix(skin, isDeep(skin) ? '#b4513f' : '#ee6a55', 0.9);
  const strength = (young ? 0.4 : gender === 'woman' ? 0.3 : 0.2) * (isDeep(skin) ? 0.8 : 1);
  const cheeks = [-1, 1]
    .map((s) => {
      const [x, y] = turn.at(s * (eyeX + 0.12), eyeY + 0.33);
      const glow = pen.radial([x * 100, y * 100], 26, [
        [0, warm, strength],
        [0.55, warm, strength * 0.55],
        [1, warm, 0],
      ]);
      return ellipse([x * 100, y * 100], 26, 22, glow);
    })
    .join('');
  const lit = sided(
    { ...sitter, side },
    `M-.62 .2C-.5 .14 -.36 .16 -.22 .22C-.32 .32 -.5 .36 -.6 .32Q-.66 .26 -.62 .2Z`,
  );
  const brow = sided(sitter, `M-.5 -.62C-.3 -.8 .1 -.82 .3 -.7C.14 -.5 -.3 -.44 -.5 -.62Z`);
  const chin = `M-.17 ${chinY - 0.1}C-.1 ${chinY - 0.2} .1 ${chinY - 0.2} .14 ${chinY - 0.11}C.08 ${chinY - 0.04} -.1 ${chinY - 0.03} -.17 ${chinY - 0.1}Z`;
  return (
    filled(sitter, socket, shadeOf(skin, 0.16), young ? 0.4 : 0.7) +
    cheeks +
    filled(sitter, lit, lightOf(skin, 0.4), isDeep(skin) ? 0.22 : 0.4) +
    filled(sitter, brow, lightOf(skin, 0.4), isDeep(skin) ? 0.18 : 0.34) +
    filled(sitter, chin, lightOf(skin, 0.4), isDeep(skin) ? 0.25 : 0.4)
  );
}

/** The ridge, its plane away from the light, wings and nostrils, and what they shade of the lip. */
export function nose(sitter: Sitter): string {
  const { features, measures } = sitter;
  const { skin, age, gender } = features;
  const { noseY: y, noseWidth: w, eyeY } = measures;
  const young = age === 'child' || age === 'baby';
  const line = shadeOf(skin, 0.4);
  const start = young ? y - 0.18 : eyeY - 0.14;
  const ridge = gender === 'man' ? 0.07 : 0.055;
  const plane = sided(
    sitter,
    `M${ridge + 0.06} ${start}C${ridge} ${start + 0.12} ${ridge - 0.01} ${y - 0.24} ${ridge + 0.005} ${y - 0.12}Q${ridge + 0.01} ${y - 0.03} 0 ${y + 0.01}C.04 ${y + 0.03} ${w * 0.9} ${y + 0.02} ${w} ${y - 0.05}C${w * 0.98} ${y - 0.12} ${w * 0.74} ${y - 0.16} ${w * 0.66} ${y - 0.22}C${w * 0.6} ${y - 0.32} ${ridge + 0.05} ${start + 0.14} ${ridge + 0.06} ${start}Z`,
  );
  const wings = bothSides(
    `M${w * 0.86} ${y - 0.13}C${w * 1.12} ${y - 0.09} ${w * 1.1} ${y} ${w * 0.8} ${y + 0.005}`,
  );
  const base = `M${-w * 0.42} ${y + 0.012}Q0 ${y + 0.05} ${w * 0.42} ${y + 0.012}`;
  const holes = bothSides(
    `M${w * 0.28} ${y + 0.008}Q${w * 0.5} ${y - 0.035} ${w * 0.76} ${y - 0.005}Q${w * 0.52} ${y + 0.022} ${w * 0.28} ${y + 0.008}Z`,
  );
  const cast = sided(
    sitter,
    `M${-w * 0.5} ${y + 0.015}L${w * 0.95} ${y}C${w * 1.1} ${y + 0.06} ${w * 0.6} ${y + 0.11} ${w * 0.3} ${y + 0.085}Q0 ${y + 0.06} ${-w * 0.5} ${y + 0.015}Z`,
  );
  const shine = sided(
    sitter,
    `M-.03 ${y - 0.12}C-.05 ${y - 0.17} 0 ${y - 0.19} .015 ${y - 0.13}C.02 ${y - 0.08} -.02 ${y - 0.07} -.03 ${y - 0.12}Z`,
  );
  const bridge = sided(
    sitter,
    `M-.02 ${start + 0.08}C-.035 ${start + 0.2} -.03 ${y - 0.3} -.02 ${y - 0.22}`,
  );
  return (
    filled(sitter, plane, shadeOf(skin, 0.17), young ? 0.7 : 1) +
    filled(sitter, cast, shadeOf(skin, 0.22), 0.7) +
    (young ? '' : drawn(sitter, bridge, lightOf(skin, 0.5), 0.028, isDeep(skin) ? 0.25 : 0.5)) +
    filled(sitter, shine, lightOf(skin, 0.7), isDeep(skin) ? 0.45 : 0.8) +
    drawn(sitter, wings, line, young ? 0.018 : 0.022) +
    drawn(sitter, base, line, 0.018, 0.7) +
    filled(sitter, holes, shadeOf(skin, 0.62))
  );
}

/** What years write into a face: brow, crow's feet, bags under the eyes, lines beside the mouth and at the jaw. */
export function wrinkles(sitter: Sitter): string {
  const { features, measures } = sitter;
  const { skin, age } = features;
  if (age !== 'elder') return '';
  const { eyeX, eyeY, mouthY, chinY } = measures;
  const line = shadeOf(skin, 0.3);
  const soft = shadeOf(skin, 0.2);
  const forehead = `M-.4 -.52C-.2 -.58 .2 -.58 .42 -.5M-.34 -.42C-.16 -.47 .18 -.47 .36 -.41M-.24 -.63C-.1 -.67 .12 -.67 .26 -.62`;
  const glabella = `M-.05 -.26Q-.035 -.2 -.06 -.14M.05 -.27Q.035 -.2 .065 -.13`;
  const crows = bothSides(
    `M${eyeX + 0.2} ${eyeY - 0.03}L${eyeX + 0.31} ${eyeY - 0.09}M${eyeX + 0.21} ${eyeY + 0.02}L${eyeX + 0.34} ${eyeY + 0.02}M${eyeX + 0.2} ${eyeY + 0.06}L${eyeX + 0.3} ${eyeY + 0.12}`,
  );
  const bags = bothSides(
    `M${eyeX - 0.14} ${eyeY + 0.13}Q${eyeX} ${eyeY + 0.22} ${eyeX + 0.16} ${eyeY + 0.12}M${eyeX - 0.1} ${eyeY + 0.19}Q${eyeX + 0.02} ${eyeY + 0.27} ${eyeX + 0.15} ${eyeY + 0.2}`,
  );
  const cheek = bothSides(`M.5 .36C.52 .48 .5 .58 .45 .68M.6 .3C.61 .4 .6 .48 .57 .56`);
  const jowl = bothSides(`M.3 ${mouthY + 0.1}Q.33 ${mouthY + 0.2} .28 ${chinY - 0.08}`);
  return (
    drawn(sitter, forehead + glabella, soft, 0.024, 0.9) +
    drawn(sitter, crows, line, 0.02, 0.85) +
    drawn(sitter, bags, soft, 0.024, 0.9) +
    drawn(sitter, cheek, soft, 0.022, 0.8) +
    drawn(sitter, jowl, line, 0.022, 0.7)
  );
}

/** What a feeling writes: a furrow of anger, lines of surprise. */
export function furrows(sitter: Sitter): string {
  const { tilt = 0, lift = 0 } = FACE_LOOKS[sitter.features.expression];
  const { skin, age } = sitter.features;
  if (age === 'baby') return '';
  const line = shadeOf(skin, 0.3);
  const { browY } = sitter.measures;
  const frown =
    tilt > 0.06
      ? `M-.055 ${browY - 0.02}Q-.03 ${browY + 0.05} -.05 ${browY + 0.12}M.055 ${browY - 0.02}Q.03 ${browY + 0.05} .05 ${browY + 0.12}`
      : '';
  const raised =
    lift > 0.08
      ? `M-.3 ${browY - 0.3}Q0 ${browY - 0.37} .3 ${browY - 0.3}M-.2 ${browY - 0.39}Q0 ${browY - 0.44} .2 ${browY - 0.39}`
      : '';
  return frown || raised ? drawn(sitter, frown + raised, line, 0.022, 0.8) : '';
}

/** Everything of the face that is light and shade on skin. */
export function modelled(sitter: Sitter): string {
  const { features, measures } = sitter;
  const { mouthY, chinY } = measures;
  const lipShade = `M-.13 ${mouthY + 0.13}Q0 ${mouthY + 0.1} .13 ${mouthY + 0.13}Q.08 ${mouthY + 0.19} 0 ${mouthY + 0.19}Q-.08 ${mouthY + 0.19} -.13 ${mouthY + 0.13}Z`;
  const young = features.age === 'child' || features.age === 'baby';
  return (
    planes(sitter) +
    shadowSide(sitter) +
    (chinY - mouthY > 0.3 && !young
      ? filled(sitter, lipShade, shadeOf(features.skin, 0.16), 0.75)
      : '')
  );
}

/** Both ears with their folds; in three quarters the far one is hidden by the face. */
export function ears(sitter: Sitter, pointed: boolean): string {
  const { features, measures, turn, side } = sitter;
  const { skin, age } = features;
  const drop = measures.eyeY - 0.03 + (age === 'elder' ? 0.02 : 0);
  const tip = pointed
    ? `C.8 ${-0.24 + drop} 1.02 ${-0.5 + drop} 1.24 ${-0.62 + drop}C1.14 ${-0.2 + drop} 1 ${0.1 + drop} .86 ${0.3 + drop}`
    : `C.8 ${-0.2 + drop} .96 ${-0.24 + drop} .955 ${-0.02 + drop}C.95 ${0.12 + drop} .88 ${0.2 + drop} .86 ${0.3 + drop}`;
  const shape = `M.7 ${-0.06 + drop}${tip}C.85 ${0.4 + drop} .74 ${0.42 + drop} .68 ${0.34 + drop}Z`;
  const fold = pointed
    ? `M.78 ${0 + drop}C.9 ${-0.2 + drop} 1.02 ${-0.36 + drop} 1.12 ${-0.46 + drop}M.8 ${0.06 + drop}Q.86 ${0.14 + drop} .79 ${0.24 + drop}`
    : `M.775 ${-0.06 + drop}C.83 ${-0.16 + drop} .9 ${-0.12 + drop} .89 ${0 + drop}C.88 ${0.08 + drop} .83 ${0.1 + drop} .81 ${0.18 + drop}M.77 ${0.06 + drop}Q.83 ${0.04 + drop} .8 ${0.13 + drop}`;
  return [-1, 1]
    .map((s) => {
      const hidden = turn.shift > 0.05 && s === 1;
      if (hidden) return '';
      const flip = (data: string) => (s === 1 ? data : mirroredData(data));
      const inShade = s === side;
      return (
        filled(sitter, flip(shape), inShade ? shadeOf(skin, 0.2) : shadeOf(skin, 0.05)) +
        drawn(sitter, flip(fold), shadeOf(skin, 0.36), 0.024)
      );
    })
    .join('');
}
