import { type Hex, mix } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../../../../palette/tones';
import type { Beard } from '../features';
import { drawn, filled, type Sitter } from './sitter';
import { bothSides, mirroredData, symmetric, symmetricBand } from './turn';

type Grown = Exclude<Beard, 'none' | 'stubble' | 'braided'>;

interface Half {
  /** From the sideburn down the jaw to under the chin. */
  outer: string;
  /** From under the lip back up the cheek. */
  inner: string;
}

const CHEEK = 'C.1 .78 .22 .74 .28 .64C.34 .52 .44 .5 .54 .4C.64 .3 .67 .08 .69 -.14';
const HALVES: Record<Exclude<Grown, 'sideburns'>, Half> = {
  short: {
    outer: 'M.77 -.12C.79 .2 .77 .42 .7 .62C.6 .86 .36 1.1 0 1.13',
    inner: 'M0 .79C.1 .8 .2 .76 .27 .66C.3 .56 .4 .5 .52 .42C.62 .34 .66 .1 .68 -.12',
  },
  full: { outer: 'M.78 -.14C.82 .24 .82 .5 .76 .7C.7 .98 .42 1.3 0 1.36', inner: `M0 .77${CHEEK}` },
  long: {
    outer: 'M.78 -.14C.84 .3 .88 .7 .82 1.05C.76 1.45 .46 1.7 .3 1.9C.2 2.02 .12 2.02 0 2.2',
    inner: `M0 .77${CHEEK}`,
  },
  goatee: {
    outer: 'M.3 .62C.34 .8 .34 .98 .22 1.12Q.1 1.2 0 1.2',
    inner: 'M0 .8C.12 .8 .2 .74 .22 .62',
  },
};
const SIDEBURN = 'M.77 -.2C.79 .2 .77 .4 .71 .58C.64 .66 .54 .62 .5 .52C.6 .36 .66 .1 .68 -.2Z';

/** How long the hairs are drawn, of the beard. */
const ENDS: Record<Grown, number> = {
  short: 1.06,
  full: 1.28,
  long: 2,
  goatee: 1.12,
  sideburns: 0.5,
};

/** Hairs that run down from the cheeks and come together under the chin. */
function strands(kind: Grown, y: number): string {
  const end = ENDS[kind];
  if (kind === 'sideburns') return '';
  const from = kind === 'goatee' ? 0.2 : 0.66;
  return bothSides(
    times(6, (index) => {
      const x = from * (1 - index / 6.5);
      const top = kind === 'goatee' ? y + 0.26 : 0.34 + (1 - x / 0.7) * 0.52;
      return `M${x.toFixed(3)} ${top.toFixed(3)}C${(x * 0.98).toFixed(3)} ${(top + (end - top) * 0.4).toFixed(3)} ${(x * 0.8).toFixed(3)} ${(top + (end - top) * 0.7).toFixed(3)} ${(x * 0.55).toFixed(3)} ${(end - x * 0.45).toFixed(3)}`;
    }).join(''),
  );
}

/** Over the lip, parted in the middle, its ends down or, where it stands alone, up. */
function moustache(sitter: Sitter, hair: Hex, isAlone: boolean): string {
  const { mouthY: y, noseY } = sitter.measures;
  const top = noseY + 0.06;
  const half = isAlone
    ? `M0 ${top}C.1 ${top - 0.02} .2 ${top + 0.02} .3 ${y - 0.05}C.36 ${y - 0.02} .42 ${y - 0.05} .44 ${y - 0.12}C.46 ${y + 0.01} .36 ${y + 0.07} .24 ${y + 0.03}C.14 ${y} .06 ${y - 0.03} 0 ${y - 0.05}`
    : `M0 ${top}C.1 ${top - 0.02} .22 ${top + 0.01} .31 ${y - 0.03}C.36 ${y + 0.05} .37 ${y + 0.12} .33 ${y + 0.2}C.29 ${y + 0.1} .2 ${y + 0.02} 0 ${y - 0.035}`;
  const lines = bothSides(
    `M.05 ${top + 0.03}Q.16 ${top + 0.04} .26 ${y + 0.01}M.08 ${top + 0.02}Q.22 ${top + 0.05} .31 ${y + 0.05}`,
  );
  return (
    filled(sitter, symmetric(half), hair) +
    filled(sitter, sitter.side === 1 ? half : mirroredData(half), darker(hair, 0.14), 0.8) +
    drawn(sitter, lines, darker(hair, 0.24), 0.016, 0.7)
  );
}

function plaits(hair: Hex, sitter: Sitter): string {
  const plait = (at: number) =>
    times(5, (index) => {
      const [y, w] = [1.2 + index * 0.19, 0.17 - index * 0.014];
      const lobe = (s: number) =>
        `M${at} ${y - 0.1}C${at + s * w} ${y - 0.12} ${at + s * w * 1.1} ${y + 0.08} ${at} ${y + 0.15}Z`;
      return filled(sitter, lobe(-1), hair) + filled(sitter, lobe(1), darker(hair, 0.16));
    }).join('') +
    drawn(sitter, `M${at - 0.09} 2.16L${at + 0.09} 2.16`, '#e0a83c', 0.09) +
    filled(sitter, `M${at - 0.08} 2.2L${at + 0.08} 2.2L${at} 2.46Z`, hair);
  return plait(-0.24) + plait(0.24);
}

/** The beard with its hairs, its half in shade and its light; the mouth is drawn into it by whoever asks. */
export function beard(sitter: Sitter): { under: string; over: string } {
  const { features, pen, turn, measures, side } = sitter;
  const { beard: kind, moustache: isTold, hair, skin } = features;
  const isAlone = kind === 'none' || kind === 'stubble' || kind === 'sideburns';
  const hasMoustache =
    isTold || kind === 'full' || kind === 'long' || kind === 'braided' || kind === 'short';
  const over = hasMoustache ? moustache(sitter, hair, isAlone) : '';
  if (kind === 'none') return { under: '', over };
  if (kind === 'stubble') {
    const grey = mix(skin, hair, 0.5);
    const lip = `M-.28 ${measures.noseY + 0.06}Q0 ${measures.noseY + 0.02} .28 ${measures.noseY + 0.06}L.3 ${measures.mouthY}L-.3 ${measures.mouthY}Z`;
    const { outer, inner } = HALVES.short;
    return { under: filled(sitter, symmetricBand(outer, inner) + lip, grey, 0.5), over };
  }
  if (kind === 'sideburns') return { under: filled(sitter, bothSides(SIDEBURN), hair), over };
  const own = kind === 'braided' ? 'full' : kind;
  const { outer, inner } = HALVES[own];
  const whole = symmetricBand(outer, inner);
  const outline = turn.data(whole);
  const half = `${outer}${inner.replace('M', 'L')}Z`;
  const shadow = side === 1 ? half : mirroredData(half);
  const inside =
    filled(sitter, shadow, darker(hair, 0.16), 0.75) +
    drawn(sitter, strands(own, measures.mouthY), darker(hair, 0.26), 0.018, 0.75) +
    drawn(
      sitter,
      `M${-side * 0.6} .46C${-side * 0.56} .8 ${-side * 0.34} 1.02 ${-side * 0.14} 1.1`,
      lighter(hair, 0.3),
      0.05,
      0.35,
    );
  return {
    under:
      (kind === 'braided' ? plaits(hair, sitter) : '') +
      filled(sitter, whole, hair) +
      pen.clip(outline, inside),
    over,
  };
}
