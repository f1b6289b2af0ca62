import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { darker, lighter } from '../../../../palette/tones';
import { curlyCuts } from './cuts-curly';
import { longCuts } from './cuts-long';
import { shortCuts } from './cuts-short';
import { drawn, filled, shadeOf, type Sitter } from './sitter';
import { mapped, mirroredData } from './turn';

/** A mass of hair in half heads, seen from the front. */
export interface Lock {
  /** Closed path. */
  data: string;
  /** Lines in which it lies. */
  strands?: string;
  /** How much darker than the rest. */
  shade?: number;
  /** Of a tie or a scarf. */
  band?: true;
  /** Only a breath of hair on the skin. */
  opacity?: number;
  /** Small curls: tighter, lighter lines. */
  isCurly?: true;
}

export interface Cut {
  /** Behind head and shoulders, behind the head, over the face. */
  behind?: readonly Lock[];
  back?: readonly Lock[];
  over: readonly Lock[];
  coversEars?: true;
}

export const CUTS: Readonly<Record<string, Cut>> = { ...shortCuts, ...longCuts, ...curlyCuts };

/** Cuts that are drawn as another, seen from so near. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  'low-pony': 'low-bun',
  'short-curls': 'curls',
  flowing: 'wavy',
};

export const cutNamed = (name: string): Cut | undefined => CUTS[DRAWN_AS[name] ?? name];

/** Where light lies on a crown. */
const GLEAM =
  'M-.78 -.4C-.78 -.82 -.48 -1.06 -.06 -1.12C-.34 -.98 -.56 -.76 -.6 -.42C-.64 -.3 -.76 -.3 -.78 -.4Z';
/** And the half of the head away from it. */
const SHADE = 'M.22 -1.9C.5 -1.2 .56 -.7 .52 -.2C.5 .4 .56 1 .5 2.8L2.4 2.8L2.4 -1.9Z';

interface Colors {
  hair: Hex;
  band: Hex;
}

function lock(sitter: Sitter, one: Lock, { hair, band }: Colors): string {
  const { pen, turn, side } = sitter;
  const base = one.band ? band : one.shade ? darker(hair, one.shade) : hair;
  const flip = (data: string) => (side === 1 ? data : mirroredData(data));
  const whole = filled(sitter, one.data, base, one.opacity);
  if (one.opacity) return whole;
  const inside =
    filled(sitter, flip(SHADE), darker(base, 0.15), 0.85) +
    (one.shade ? '' : filled(sitter, flip(GLEAM), lighter(base, 0.2), 0.55)) +
    (one.strands
      ? drawn(sitter, one.strands, darker(base, 0.24), one.isCurly ? 0.026 : 0.02, 0.75)
      : '');
  return whole + pen.clip(turn.data(one.data), inside);
}

const all = (sitter: Sitter, locks: readonly Lock[] | undefined, colors: Colors) =>
  (locks ?? []).map((one) => lock(sitter, one, colors)).join('');

/** What hair shades of the brow under it; to be cut to the face. */
function cast(sitter: Sitter, { over }: Cut): string {
  const skin = shadeOf(sitter.features.skin, 0.24);
  return over
    .filter(({ opacity, band }) => !opacity && !band)
    .map(({ data }) =>
      path(sitter.turn.data(mapped(data, (x, y) => [x + 0.035 * sitter.side, y + 0.075])), skin),
    )
    .join('');
}

export interface DrawnHair {
  behind: string;
  back: string;
  cast: string;
  over: string;
}

export function hairOf(sitter: Sitter, cut: Cut, colors: Colors): DrawnHair {
  return {
    behind: all(sitter, cut.behind, colors),
    back: all(sitter, cut.back, colors),
    cast: cast(sitter, cut),
    over: all(sitter, cut.over, colors),
  };
}
