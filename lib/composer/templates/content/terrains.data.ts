import type { Hex } from '@/lib/color/hex';

/** What is on the top of a block of some ground, and how its upper edge hangs over its sides. */
export type Ornament =
  | 'tufts'
  | 'dunes'
  | 'cracks'
  | 'shine'
  | 'waves'
  | 'cobbles'
  | 'bricks'
  | 'planks'
  | 'furrows'
  | 'line'
  | 'tree'
  | 'conifer'
  | 'flowers'
  | 'peak'
  | 'crystals'
  | 'bubbles'
  | 'none';

export interface Terrain {
  words: RegExp;
  top: Hex;
  /** Its sides. */
  side: Hex;
  ornament: Ornament;
  /** What hangs over its sides from the top: grass, snow, drops of lava. */
  fringe?: Hex;
  /** What is on it, where that has a colour of its own. */
  mark?: Hex;
}

/** Grounds that tiles and blocks of games are of; the first that fits a word is meant. */
export const TERRAINS: readonly Terrain[] = [
  {
    words: /\b(?:lava|magma|volcanic|volcano|fire)\b/i,
    top: '#f2622e',
    side: '#4a3440',
    ornament: 'cracks',
    fringe: '#ff8b3d',
    mark: '#ffd166',
  },
  {
    words: /\b(?:ice|icy|glacier|frozen)\b/i,
    top: '#c9f0fb',
    side: '#7cc9e8',
    ornament: 'shine',
    mark: '#ffffff',
  },
  {
    words: /\b(?:snow|snowy|tundra|arctic|winter)\b/i,
    top: '#f7fbff',
    side: '#9aa6c4',
    ornament: 'conifer',
    fringe: '#ffffff',
  },
  {
    words: /\b(?:deep water|water|sea|ocean|lake|river|pond)\b/i,
    top: '#4db3e6',
    side: '#2f86c4',
    ornament: 'waves',
    mark: '#b9e6fb',
  },
  {
    words: /\b(?:swamp|marsh|bog|slime|toxic|poison|acid)\b/i,
    top: '#8aa94a',
    side: '#5b5a3a',
    ornament: 'bubbles',
    fringe: '#a3c45a',
    mark: '#c9e07a',
  },
  {
    words: /\b(?:sand|sandy|desert|beach|dunes?)\b/i,
    top: '#f4d58d',
    side: '#d6a85f',
    ornament: 'dunes',
    mark: '#dcb268',
  },
  {
    words: /\b(?:mountains?|peaks?|cliffs?|hills?)\b/i,
    top: '#9fc46b',
    side: '#8d93ad',
    ornament: 'peak',
    mark: '#8d93ad',
  },
  {
    words: /\b(?:forest|woods?land|trees?|jungle)\b/i,
    top: '#6fb257',
    side: '#8a5f3d',
    ornament: 'tree',
    fringe: '#5c9c47',
  },
  {
    words: /\b(?:flowers?|meadow|garden)\b/i,
    top: '#8ccb63',
    side: '#8a5f3d',
    ornament: 'flowers',
    fringe: '#6fb257',
  },
  {
    words: /\b(?:farm(?:land)?|fields?|soil|plou?ghed|crops?|wheat)\b/i,
    top: '#a9713f',
    side: '#7c4f2c',
    ornament: 'furrows',
    mark: '#84552e',
  },
  {
    words: /\b(?:grass|grassy|grassland|plains?|lawn|turf)\b/i,
    top: '#7cc35a',
    side: '#8a5f3d',
    ornament: 'tufts',
    fringe: '#62a845',
    mark: '#4f9138',
  },
  {
    words: /\b(?:dirt|mud|muddy|earth|clay|path)\b/i,
    top: '#b98756',
    side: '#8a5f3d',
    ornament: 'cobbles',
    mark: '#9c6f45',
  },
  {
    words: /\b(?:bricks?)\b/i,
    top: '#cf6f57',
    side: '#b25742',
    ornament: 'bricks',
    mark: '#e7b7a4',
  },
  {
    words: /\b(?:wood|wooden|planks?)\b/i,
    top: '#d29a5f',
    side: '#a8713f',
    ornament: 'planks',
    mark: '#8f5c30',
  },
  {
    words: /\b(?:road|street|asphalt)\b/i,
    top: '#5b6078',
    side: '#434860',
    ornament: 'line',
    mark: '#f7f1dc',
  },
  {
    words: /\b(?:crystals?|gems?|amethyst|diamonds?)\b/i,
    top: '#b9a4e8',
    side: '#7a62b8',
    ornament: 'crystals',
    mark: '#e6dcff',
  },
  {
    words: /\b(?:gold|golden|coins?)\b/i,
    top: '#f6cf57',
    side: '#d39a2a',
    ornament: 'shine',
    mark: '#fff3c0',
  },
  {
    words: /\b(?:stones?|rocks?|rocky|cobblestones?|gravel|cave|dungeon|metal|concrete)\b/i,
    top: '#b3b9cb',
    side: '#858ca6',
    ornament: 'cobbles',
    mark: '#989fb6',
  },
];
