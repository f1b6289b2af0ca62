import type { Hex } from '@/lib/color/hex';
import type { FacadeStyleId } from '../../kit/buildings/facades/styles.data';

/** A town by the fronts of its houses: what these are like, and what is before them. */
export interface TownSpec {
  style: FacadeStyleId;
  ground: 'street' | 'cobbles' | 'quay' | 'water' | 'tiles' | 'lawn' | 'slabs';
  paving: Hex;
  /** What stands before the houses, by its concept, with its height. */
  lining?: { concept: string; heightCm: number; everyCm: number };
  /** Between houses that stand alone. */
  gapCm: number;
  /** What the houses stand before. */
  backdrop?: 'hills' | 'trees';
}

export const TOWNS: Readonly<Record<string, TownSpec>> = {
  'canal-town': {
    style: 'canal-house',
    ground: 'quay',
    paving: '#b58a78',
    lining: { concept: 'street-lamp', heightCm: 380, everyCm: 1100 },
    gapCm: 0,
  },
  'painted-quay': {
    style: 'painted-quay',
    ground: 'quay',
    paving: '#b7a79a',
    lining: { concept: 'street-lamp', heightCm: 380, everyCm: 1300 },
    gapCm: 0,
  },
  venice: { style: 'venetian', ground: 'water', paving: '#d9cbb5', gapCm: 0 },
  'paris-street': {
    style: 'haussmann',
    ground: 'street',
    paving: '#b9b6c0',
    lining: { concept: 'tree', heightCm: 620, everyCm: 1000 },
    gapCm: 0,
  },
  'brownstone-street': {
    style: 'brownstone',
    ground: 'street',
    paving: '#b5aeb0',
    lining: { concept: 'tree', heightCm: 760, everyCm: 950 },
    gapCm: 0,
  },
  'timbered-town': {
    style: 'timbered',
    ground: 'cobbles',
    paving: '#c9b49c',
    gapCm: 0,
    backdrop: 'hills',
  },
  'deco-avenue': {
    style: 'art-deco',
    ground: 'street',
    paving: '#e6d9cf',
    lining: { concept: 'palm', heightCm: 900, everyCm: 1700 },
    gapCm: 260,
  },
  'london-street': { style: 'georgian', ground: 'street', paving: '#b9b8c2', gapCm: 0 },
  'victorian-street': {
    style: 'victorian',
    ground: 'street',
    paving: '#bdbac6',
    gapCm: 50,
    backdrop: 'hills',
  },
  'shophouse-street': { style: 'shophouse', ground: 'street', paving: '#c9bfb5', gapCm: 0 },
  'concrete-estate': {
    style: 'brutalist',
    ground: 'slabs',
    paving: '#b3b1ac',
    lining: { concept: 'tree', heightCm: 420, everyCm: 2300 },
    gapCm: 500,
    backdrop: 'trees',
  },
  'colonial-street': {
    style: 'colonial',
    ground: 'cobbles',
    paving: '#d6c3ab',
    lining: { concept: 'palm', heightCm: 820, everyCm: 2400 },
    gapCm: 0,
  },
  riad: {
    style: 'moorish',
    ground: 'tiles',
    paving: '#ead9bd',
    lining: { concept: 'palm', heightCm: 620, everyCm: 2600 },
    gapCm: 0,
  },
  'palace-garden': {
    style: 'baroque',
    ground: 'lawn',
    paving: '#e6d6b3',
    lining: { concept: 'cypress', heightCm: 620, everyCm: 1100 },
    gapCm: 900,
    backdrop: 'trees',
  },
  'modern-street': {
    style: 'bauhaus',
    ground: 'street',
    paving: '#c9c8ce',
    lining: { concept: 'tree', heightCm: 520, everyCm: 1900 },
    gapCm: 420,
    backdrop: 'trees',
  },
};

/** Cities of roofs, domes and spires, seen as a whole. */
export const OLD_TOWNS =
  /\b(?:istanbul|prague|prag|praha|vienna|wien|krakow|budapest|florence|firenze|rome|rom|roma|siena|edinburgh|jerusalem|salzburg|seville|toledo|porto|lisbon|dubrovnik|tallinn|riga|oxford|cambridge|bern|heidelberg|dresden|old town|altstadt|medieval city|venice|barcelona|amsterdam|kyoto|cairo|fez|jaipur|damascus)\b|стамбул|прага|вена/i;
