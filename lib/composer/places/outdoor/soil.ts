import { type Hex, mix } from '@/lib/color/hex';
import type { Canvas } from '../canvas';

/** What the ground is made of, and what grows: daylight colours by season. */
export type Soil = 'grass' | 'snow' | 'sand' | 'dry' | 'wheat' | 'moss' | 'earth';

const GROUND: Record<Soil, readonly [Hex, Hex]> = {
  grass: ['#5aa552', '#a9bf4a'],
  snow: ['#e8f0f7', '#d4e1ee'],
  sand: ['#f0cf94', '#e6b878'],
  dry: ['#d9a05a', '#c9824a'],
  wheat: ['#e3bd55', '#d19c3e'],
  moss: ['#4f8a4f', '#39744f'],
  earth: ['#a8744a', '#8a5a3c'],
};

/** Greens of three seasons for grass; winter lies under snow. */
const GRASS: Record<Canvas['stage']['season'], readonly [Hex, Hex]> = {
  spring: ['#6cb95c', '#b4cf5a'],
  summer: ['#57a352', '#a5bd4a'],
  autumn: ['#b59a4a', '#cf8f42'],
  winter: ['#e8f0f7', '#d4e1ee'],
};

/** Summers are not all of one green: fresh, full, warm in the sun and cool after rain. */
const SUMMER_GREENS: readonly [readonly [Hex, Hex], ...(readonly [Hex, Hex])[]] = [
  GRASS.summer,
  ['#4fae62', '#a3cf58'],
  ['#79ad4a', '#c8c955'],
  ['#3fa06c', '#93c678'],
];

const LEAVES: Record<Canvas['stage']['season'], readonly [Hex, ...Hex[]]> = {
  spring: ['#6fbb62', '#8cc860', '#4f9f5f', '#f0a8bb'],
  summer: ['#3f8f58', '#57a352', '#2f7f5a'],
  autumn: ['#d9823c', '#c9603c', '#e0a545', '#a8893f'],
  winter: ['#7f98a8', '#8fa3b4'],
};

export interface SoilColors {
  /** A strip's colour, even and odd ones in turn. */
  strip(index: number): Hex;
  leaf(): Hex;
  /** All that leaves have. */
  leaves: readonly [Hex, ...Hex[]];
  conifer: Hex;
  isSnowy: boolean;
}

export function soilColors({ stage, random }: Canvas, soil: Soil): SoilColors {
  const { season } = stage;
  const isSnowy = soil === 'snow' || (season === 'winter' && (soil === 'grass' || soil === 'moss'));
  // Moss and dry land keep their colour but where leaves have fallen on it.
  const isGreen = soil === 'grass' || (soil === 'moss' && season === 'autumn');
  const greens = stage.pen('greens', 1).random;
  const grass = season === 'summer' ? greens.pick(SUMMER_GREENS) : GRASS[season];
  const [main, other] = isSnowy ? GROUND.snow : isGreen ? grass : GROUND[soil];
  const cool = isSnowy ? '#c4d6e8' : soil === 'grass' ? '#2f8560' : mix(main, '#7a4a4a', 0.3);
  const turn = random.between(0.1, 0.35);
  return {
    strip: (index) => mix(main, index % 2 ? other : cool, index % 2 ? 0.42 : turn),
    leaf: () => random.pick(isSnowy ? LEAVES.winter : LEAVES[season]),
    leaves: isSnowy ? LEAVES.winter : LEAVES[season],
    conifer: isSnowy ? '#3f6a78' : season === 'autumn' ? '#4a6b4a' : '#2a6a55',
    isSnowy,
  };
}

/** What lies open to the sky, with so much of winter's snow on it. */
export function inSnow({ stage }: Canvas, color: Hex, share: number): Hex {
  return stage.season === 'winter' ? mix(color, '#f1f5fa', share) : color;
}
