import type { Hex } from '@/lib/color/hex';

/** Kinds of woods: what their trees are like, and the words that tell of them. */
export type WoodKind =
  'leafy' | 'conifers' | 'tall' | 'birch' | 'bamboo' | 'jungle' | 'bare' | 'enchanted' | 'blossom';

export interface WoodSpec {
  bark: Hex;
  /** Half the width of the nearest trunks, as a share of the picture's width. */
  girth: number;
  leaves: readonly [Hex, ...Hex[]];
  /** Ground far off, in the light, and near. */
  ground: readonly [Hex, Hex];
  /** How much of the height crowns hang down over. */
  canopy: number;
  /** How many trunks there are for one of a common wood. */
  crowd?: number;
  /** Colour of the light between the trunks. */
  glow: Hex;
}

export const WOODS: Readonly<Record<WoodKind, WoodSpec>> = {
  leafy: {
    bark: '#6b4a38',
    girth: 0.034,
    leaves: ['#4f9a55', '#3f8a50', '#6bb05a', '#357a4c'],
    ground: ['#8fbf62', '#3f7a4a'],
    canopy: 0.3,
    glow: '#e9f2b8',
  },
  conifers: {
    bark: '#6a4a3c',
    girth: 0.022,
    leaves: ['#2f6f5a', '#27614f', '#3a7f62', '#2a6a55'],
    ground: ['#7fae66', '#3f7450'],
    canopy: 0,
    glow: '#dcefdf',
  },
  tall: {
    bark: '#8a5440',
    girth: 0.03,
    leaves: ['#2f6f5a', '#27614f', '#3f8462', '#2a6a55'],
    ground: ['#86a85c', '#4a6a40'],
    canopy: 0.2,
    glow: '#e6efc4',
  },
  birch: {
    bark: '#f1ece2',
    girth: 0.022,
    leaves: ['#7fb85a', '#5fa550', '#a5c45a', '#4f9550'],
    ground: ['#a3c868', '#5a8f4f'],
    canopy: 0.24,
    crowd: 1.4,
    glow: '#f0f4cc',
  },
  bamboo: {
    bark: '#86b554',
    girth: 0.015,
    leaves: ['#5fa552', '#4a944c', '#86bf5a', '#3f8448'],
    ground: ['#b9c878', '#6a8a4a'],
    canopy: 0.26,
    crowd: 2.1,
    glow: '#eef5c4',
  },
  jungle: {
    bark: '#5f4c3c',
    girth: 0.036,
    leaves: ['#2f8a5a', '#22744f', '#45a05a', '#1d6650'],
    ground: ['#6fae5c', '#215f48'],
    canopy: 0.3,
    glow: '#d8f5d0',
  },
  bare: {
    bark: '#4f4550',
    girth: 0.026,
    leaves: ['#6a6070', '#5a5262'],
    ground: ['#a39a8c', '#5c5654'],
    canopy: 0,
    glow: '#e6e0e2',
  },
  enchanted: {
    bark: '#54406a',
    girth: 0.036,
    leaves: ['#3f8a8a', '#2f6f8a', '#5a78b4', '#4a5a9a'],
    ground: ['#5fae9a', '#2c5a6a'],
    canopy: 0.3,
    glow: '#c8f5e6',
  },
  blossom: {
    bark: '#6a4450',
    girth: 0.026,
    leaves: ['#f3a9c0', '#f7c3d2', '#ea8fae', '#fbd9e2'],
    ground: ['#b4d48a', '#6fa562'],
    canopy: 0.32,
    glow: '#fff0ea',
  },
};

/** What leaves and the ground under them turn to when autumn has come. */
export const AUTUMN = {
  leaves: ['#e08a3c', '#cf6238', '#eab04a', '#b84f34'],
  ground: ['#e3b45c', '#a8623a'],
  glow: '#ffe2a0',
} as const satisfies Partial<WoodSpec>;

/** Snow on the ground, in the light and near. */
export const SNOW_GROUND: WoodSpec['ground'] = ['#f2f6fb', '#c3d5e8'];

/** Who keeps its green in autumn. */
export const EVERGREEN: ReadonlySet<WoodKind> = new Set<WoodKind>([
  'conifers',
  'tall',
  'bamboo',
  'jungle',
  'enchanted',
  'blossom',
  'bare',
]);

/** Words of a prompt that tell the kind of its woods, the most particular first. */
export const WOOD_WORDS: readonly (readonly [WoodKind, RegExp])[] = [
  ['bamboo', /\b(?:bamboos?|bambus\w*|bambou\w*|bambú|bambù)\b|бамбук|竹/i],
  [
    'birch',
    /\b(?:birch(?:es)?|aspens?|birken?\w*|bouleaux?|abedul(?:es)?|betulle?|bétulas?)\b|берёз|白樺/i,
  ],
  [
    'tall',
    /\b(?:redwoods?|sequoias?|mammutb\w*|tall (?:trees|pines|trunks)|trunks|séquoias?)\b|секвой|巨木/i,
  ],
  [
    'enchanted',
    /\b(?:enchanted|magic(?:al)?|fairy ?tale|fairy|fairies|mystical|fantasy|glowing|zauber\w*|märchen\w*|enchantée?|magique|encantado|mágico|incantat\w+|mágica)\b|волшебн|魔法/i,
  ],
  [
    'blossom',
    /\b(?:cherry blossoms?|blossoms?|sakura|kirschbl\w*|cerisiers?|cerezos?|ciliegi)\b|сакур|桜/i,
  ],
  [
    'bare',
    /\b(?:haunted|spooky|creepy|eerie|dead|bare|burnt|leafless|halloween|spuk\w*|hantée?|embrujado|stregat\w+)\b|мёртв|お化け/i,
  ],
  [
    'conifers',
    /\b(?:pines?|firs?|spruces?|conifers?|coniferous|evergreens?|taiga|boreal|kiefern?\w*|tannen?\w*|fichten?\w*|sapins?|pins?|pinos?|abetos?|pini|abeti|pinheiros?)\b|сосн|ёл|ель|хвой|松|杉/i,
  ],
];

/** Words that tell of little light under the trees. */
export const DARK_WORDS =
  /\b(?:dark|gloomy|deep|spooky|haunted|creepy|eerie|mysterious|ominous|dunkle\w*|finster\w*|sombre|oscur\w+|buio|escur\w+)\b|тёмн|мрачн|暗い/i;
