import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Expression } from '../core/features';
import { form, mass, type Piece, points, shadeOn, stack, symmetric } from '../core/piece';
import { tube } from '../core/tube';
import type { FaceSpec } from './front';
import type { HeadColors } from './profile';

/** Nose and mouth in one, the mouth a soft w under the nose. */
function noseAndMouth(
  y: number,
  size: number,
  color: Hex,
  line: Hex,
  expression: Expression,
): string {
  const s = size;
  const open = expression === 'laugh' || expression === 'surprised';
  const drop = y + s * 1.5;
  const mouth = open
    ? path(
        `M${n(-s * 1.1)} ${n(drop - 1)}Q0 ${n(drop + s * 0.6)} ${n(s * 1.1)} ${n(drop - 1)}Q${n(s)} ${n(drop + s * 2)} 0 ${n(drop + s * 2)}Q${n(-s)} ${n(drop + s * 2)} ${n(-s * 1.1)} ${n(drop - 1)}Z`,
        '#8e2f3a',
      )
    : expression === 'sad' || expression === 'angry'
      ? stroke(
          `M${n(-s)} ${n(drop + s * 0.9)}Q0 ${n(drop - s * 0.2)} ${n(s)} ${n(drop + s * 0.9)}`,
          line,
          3.4,
        )
      : stroke(
          `M${n(-s * 1.4)} ${n(drop)}Q${n(-s * 0.7)} ${n(drop + s * 0.9)} 0 ${n(drop)}Q${n(s * 0.7)} ${n(drop + s * 0.9)} ${n(s * 1.4)} ${n(drop)}`,
          line,
          3.4,
        );
  return (
    mouth +
    stroke(`M0 ${n(y)}V${n(drop)}`, line, 3) +
    path(
      `M${n(-s)} ${n(y - s * 0.55)}Q0 ${n(y - s)} ${n(s)} ${n(y - s * 0.55)}Q${n(s * 0.8)} ${n(y + s * 0.35)} 0 ${n(y + s * 0.75)}Q${n(-s * 0.8)} ${n(y + s * 0.35)} ${n(-s)} ${n(y - s * 0.55)}Z`,
      color,
    )
  );
}

type Muzzle = (pen: Pen, look: MuzzleLook) => Piece;

interface MuzzleLook {
  spec: FaceSpec;
  colors: HeadColors;
  expression: Expression;
  height: number;
  mw: number;
  mh: number;
  pale: Hex;
  line: Hex;
}

const foxMuzzle: Muzzle = (_pen, { expression, height: h, colors: { coat, white, nose } }) => {
  return stack(noseAndMouth(h * 0.56, 8.5, nose, lineOn(white ?? coat), expression));
};

const catMuzzle: Muzzle = (
  _pen,
  { expression, mw, mh, pale, line, height: h, colors: { nose } },
) => {
  const y = h * 0.34;
  return stack(
    form(
      symmetric(
        `0,${y - 6} ${mw * 0.7},${y - 4} ${mw},${y + mh * 0.6} ${mw * 0.6},${y + mh * 1.3} 0,${y + mh * 1.2}`,
      ),
      pale,
    ),
    noseAndMouth(y + 1, 7, nose, line, expression),
  );
};

const rodentMuzzle: Muzzle = (
  pen,
  { spec, expression, mw, mh, pale, line, height: h, colors: { nose } },
) => {
  const y = h * 0.32;
  return stack(
    spec.teeth &&
      mass(
        pen,
        symmetric(`0,${y + 10} 7,${y + 10} 6.5,${y + 27} 0,${y + 28}`),
        HOUSE.white,
        stroke(`M0 ${y}V${y + 40}`, '#d8cfd6', 1.6),
      ),
    form(
      symmetric(
        `0,${y - 8} ${mw * 0.8},${y - 2} ${mw},${y + mh * 0.5} ${mw * 0.5},${y + mh} 0,${y + mh * 0.8}`,
      ),
      pale,
    ),
    noseAndMouth(y, 6, nose, line, expression),
  );
};

const pigSnout: Muzzle = (pen, { mw, mh, height: h, colors: { coat, mask } }) => {
  const y = h * 0.26;
  const disc = mask ?? darker(coat, 0.13);
  return stack(
    stroke(
      `M${-mw * 0.6} ${y + mh * 1.25}Q0 ${y + mh * 1.75} ${mw * 0.6} ${y + mh * 1.25}`,
      darker(coat, 0.45),
      3.4,
    ),
    mass(
      pen,
      symmetric(
        `0,${y - mh} ${mw * 0.86},${y - mh * 0.7} ${mw},${y + mh * 0.2} ${mw * 0.7},${y + mh} 0,${y + mh * 1.05}`,
      ),
      disc,
      ellipse([-mw * 0.36, y], 5, 7.5, darker(disc, 0.45)),
      ellipse([mw * 0.36, y], 5, 7.5, darker(disc, 0.45)),
    ),
  );
};

const broadMuzzle: Muzzle = (pen, { expression, mw, mh, pale, line, height: h }) => {
  const y = h * 0.56;
  return stack(
    mass(
      pen,
      symmetric(
        `0,${y - mh} ${mw * 0.8},${y - mh * 0.8} ${mw},${y + mh * 0.2} ${mw * 0.7},${y + mh} 0,${y + mh * 1.1}`,
      ),
      pale,
      shadeOn(
        pale,
        symmetric(
          `0,${y + mh * 0.7} ${mw * 1.2},${y + mh * 0.3} ${mw},${y + mh * 2} 0,${y + mh * 2}`,
        ),
        0.6,
      ),
    ),
    ellipse([-mw * 0.44, y - mh * 0.2], 4.5, 6, darker(pale, 0.5)) +
      ellipse([mw * 0.44, y - mh * 0.2], 4.5, 6, darker(pale, 0.5)),
    stroke(
      `M${-mw * 0.5} ${y + mh * 0.46}Q0 ${y + mh * (expression === 'sad' ? 0.2 : 0.8)} ${mw * 0.5} ${y + mh * 0.46}`,
      line,
      3.4,
    ),
  );
};

const trunkMuzzle: Muzzle = (pen, { colors: { coat } }) => {
  return stack(
    tube(pen, points('-20,34 -34,58 -56,58'), [16, 12, 4], HOUSE.cream, { shade: 0.6 }),
    tube(pen, points('20,34 34,58 56,58'), [16, 12, 4], HOUSE.cream, { shade: 0.6 }),
    tube(pen, points('0,2 0,40 -2,76 10,104 34,104'), [44, 38, 30, 26, 20], coat),
    stroke('M-12 46H12M-12 62H11M-10 78H9', darker(coat, 0.22), 3),
  );
};

const apeMuzzle: Muzzle = (_pen, { expression, mw, mh, pale, line, height: h }) => {
  const y = h * 0.42;
  return stack(
    form(
      symmetric(
        `0,${y - mh} ${mw * 0.8},${y - mh * 0.7} ${mw},${y + mh * 0.3} ${mw * 0.6},${y + mh} 0,${y + mh * 1.1}`,
      ),
      pale,
    ),
    ellipse([-5, y - mh * 0.45], 3, 2.4, line) + ellipse([5, y - mh * 0.45], 3, 2.4, line),
    stroke(
      `M${-mw * 0.56} ${y + mh * 0.2}Q0 ${y + mh * (expression === 'sad' ? 0 : 0.75)} ${mw * 0.56} ${y + mh * 0.2}`,
      line,
      3.6,
    ),
  );
};

const padMuzzle: Muzzle = (
  _pen,
  { expression, mw, mh, pale, line, height: h, colors: { nose } },
) => {
  const y = h * 0.38;
  return stack(
    form(
      symmetric(
        `0,${y - mh} ${mw * 0.8},${y - mh * 0.6} ${mw},${y + mh * 0.35} ${mw * 0.62},${y + mh} 0,${y + mh * 1.1}`,
      ),
      pale,
    ),
    noseAndMouth(y - mh * 0.36, Math.max(8, mw * 0.34), nose, line, expression),
  );
};

/** A large upright nose, with a small mouth under it. */
const koalaMuzzle: Muzzle = (pen, { expression, pale, line, height: h, colors: { nose } }) => {
  const y = h * 0.12;
  const bend = expression === 'sad' || expression === 'angry' ? -7 : 7;
  return stack(
    form(symmetric(`0,${y + 12} 16,${y + 20} 24,${y + 34} 14,${y + 44} 0,${y + 46}`), pale),
    stroke(`M-9 ${y + 33}Q0 ${y + 33 + bend} 9 ${y + 33}M0 ${y + 24}V${y + 35}`, line, 3),
    mass(
      pen,
      symmetric(`0,${y - 26} 9,${y - 24} 14,${y - 8} 15,${y + 12} 9,${y + 24} 0,${y + 26}`),
      nose,
      ellipse([-5, y - 12], 3.4, 8, HOUSE.white, { opacity: 0.3 }),
    ),
  );
};

const frogMuzzle: Muzzle = (_pen, { spec, expression, height: h, mw, colors: { coat, white } }) =>
  stack(
    form(
      symmetric(
        `0,${h * 0.5} ${mw * 0.9},${h * 0.42} ${spec.width * 0.8},${h * 0.6} ${spec.jaw * 0.9},${h * 0.86} 0,${h * 0.98}`,
      ),
      white ?? lighter(coat, 0.4),
    ),
    stroke(
      `M${-mw} ${h * 0.3}Q0 ${h * (expression === 'sad' ? 0.16 : 0.72)} ${mw} ${h * 0.3}`,
      darker(coat, 0.5),
      4,
    ),
    ellipse([-5, 0], 2, 1.6, darker(coat, 0.5)) + ellipse([5, 0], 2, 1.6, darker(coat, 0.5)),
  );

const MUZZLES: Record<FaceSpec['muzzle'], Muzzle> = {
  fox: foxMuzzle,
  cat: catMuzzle,
  rodent: rodentMuzzle,
  frog: frogMuzzle,
  snout: pigSnout,
  broad: broadMuzzle,
  trunk: trunkMuzzle,
  ape: apeMuzzle,
  koala: koalaMuzzle,
  pad: padMuzzle,
};

/** Mouths are drawn in plum, never in grey. */
const lineOn = (color: Hex): Hex => mix(color, '#4a2348', 0.66);

/** Muzzle, nose and mouth by kind. */
export function muzzleOf(
  pen: Pen,
  spec: FaceSpec,
  colors: HeadColors,
  expression: Expression,
): Piece {
  const { coat, mask, white } = colors;
  const pale = mask ?? white ?? lighter(coat, 0.32);
  const { height, muzzleWidth: mw = 26, muzzleHeight: mh = 20 } = spec;
  return MUZZLES[spec.muzzle](pen, {
    spec,
    colors,
    expression,
    height,
    mw,
    mh,
    pale,
    line: lineOn(pale),
  });
}
