import type { Hex } from '@/lib/color/hex';

/** What products are shown on, as photographers say it: the words, the colour it has of itself, and how it is drawn. */
export interface SurfaceWords {
  /** The attribute by which a table is drawn so. */
  material: string;
  words: string;
  color: Hex;
}

export const SURFACES: readonly SurfaceWords[] = [
  { material: 'marble', words: 'marble|quartz|onyx|porcelain', color: '#ece8e6' },
  { material: 'concrete', words: 'concrete|cement|microcement|plaster', color: '#a9a9ab' },
  { material: 'stone', words: 'stone|rock|limestone|sandstone', color: '#9c9aa5' },
  { material: 'slate', words: 'slate|shale', color: '#4a4e5c' },
  { material: 'granite', words: 'granite|basalt', color: '#7c7f8c' },
  { material: 'terrazzo', words: 'terrazzo', color: '#e9e0d6' },
  { material: 'travertine', words: 'travertine', color: '#dccbb2' },
  {
    material: 'wooden',
    words:
      'wood|wooden|oak|walnut|pine|timber|bamboo|teak|birch|beech|mahogany|cedar|plywood|planks|floorboards',
    color: '#b9763f',
  },
  { material: 'glass', words: 'glass|mirror|acrylic|lacquer', color: '#cfe0e6' },
  { material: 'sand', words: 'sand|fine sand', color: '#e2cfa8' },
  { material: 'silk', words: 'silk|satin|velvet|chiffon|organza', color: '#e6d9da' },
  {
    material: 'linen',
    words: 'linen|cotton|muslin|burlap|jute|wool|denim|fabric|felt|gauze|sackcloth',
    color: '#e6dccb',
  },
  {
    material: 'paper',
    words:
      '(?:kraft|brown|parchment|baking|butcher|greaseproof|grease-proof|wax|waxed|wrapping|craft|crumpled|tissue|rice) paper|parchment',
    color: '#d0a878',
  },
  { material: 'foil', words: '(?:tin |aluminium |aluminum |silver )?foil', color: '#c3cad3' },
  { material: 'leather', words: 'leather|suede', color: '#8a5636' },
  { material: 'snow', words: 'snow', color: '#eef4fb' },
  { material: 'ice', words: 'ice', color: '#cfe9f5' },
  { material: 'water', words: 'water|rippling water|ripples', color: '#7fc3d8' },
  { material: 'grass', words: 'grass|lawn|turf', color: '#7cb25a' },
  { material: 'moss', words: 'moss', color: '#6f9a45' },
  { material: 'petals', words: 'petals|rose petals|flower petals|roses', color: '#f3b6c2' },
  {
    material: 'leaves',
    words: 'fallen leaves|autumn leaves|dry leaves|hay|straw',
    color: '#c9823f',
  },
  {
    material: 'pebbles',
    words: 'pebbles|gravel|(?:river |sea |beach |lava )?stones|rocks',
    color: '#a9a7ae',
  },
];

/** Adjectives that change what a surface looks like: a colour, or `dark` and `light` of its own. */
export const SURFACE_TONES: readonly (readonly [words: RegExp, tone: Hex | 'dark' | 'light'])[] = [
  [/\bblack|\bebony|\bcharred|\bburnt|\bscorched/i, '#33343f'],
  [/\bparchment|\bbaking paper|\bgreaseproof|\brice paper/i, '#ead9b8'],
  [/\bmahogany|\bcherry wood/i, '#7d3f2c'],
  [/\bdark|\bwalnut|\bdeep/i, 'dark'],
  [/\bwhite|\bwhitewashed/i, '#f1efee'],
  [/\bgr[ea]y/i, '#a9a9ab'],
  [/\bbeige|\bcream|\bsandy/i, '#e2d3bd'],
  [/\bpink|\bblush/i, '#f0c6c9'],
  [/\bgreen|\bemerald/i, '#5f8f72'],
  [/\bred|\bburgundy|\bcrimson/i, '#a8303a'],
  [/\bblue|\bnavy/i, '#4a6a9c'],
  [/\bpurple|\bviolet|\blilac/i, '#6d4a86'],
  [/\bgolden|\bgold/i, '#d9b56a'],
  [/\bdriftwood|\bweathered/i, '#b3a596'],
  [/\blight|\bpale|\bbirch|\bbeech|\bpine|\bplywood|\bbamboo/i, 'light'],
];
