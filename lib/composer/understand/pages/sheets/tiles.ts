import type { Brief } from '../../../brief';
import { TERRAINS } from '../../../templates/content/terrains.data';
import { blankPage } from '../own-page';
import { bare, partsOf, type Read, tailOf } from './told-list';

/** Blocks of ground for a game, one of each that a prompt lists. English only. */

const TILES =
  /\b(?:tile ?sets?|(?:game|terrain|ground|landscape|land|map|biome|environment) ?(?:tiles?|blocks?|cubes?)|(?:tiles|blocks|cubes) (?:of|with|for|showing)\b|isometric (?:\w+ )?(?:tiles|blocks|cubes))/i;
const SEEN = /\b(?:isometric|3d|voxel|game|cubes?)\b/i;
/** What is said of all of them, and is none. */
const OF_ALL =
  /^(?:each|all|every|one|isolated|cute|low poly|clean|bright|game|isometric|white background|on white)\b|\b(?:style|background|colou?rs|cube|tile|block)$/i;
const [LEAST, MOST] = [2, 12];

/** `isometric game tiles: grass, sand, lava`: a block of each. */
export function asTileSet(prompt: string, read: Read): Brief | undefined {
  if (!TILES.test(prompt) || !SEEN.test(prompt)) return undefined;
  const parts = partsOf(tailOf(prompt) ?? '').map(bare);
  const told = parts.filter((part) => !OF_ALL.test(part));
  const known = told.filter((part) => TERRAINS.some(({ words }) => words.test(part)));
  if (known.length < LEAST || known.length > MOST || known.length < told.length * 0.6)
    return undefined;
  return blankPage(read(prompt), {
    template: { id: 'tile-set', items: known.map((text) => ({ text })) },
    elements: known.map((phrase, index) => ({
      id: `i${String(index + 1)}`,
      phrase,
      count: 1,
      several: false,
      colors: [],
      attributes: [],
    })),
  });
}
