import { blocksOf } from './blocks';
import { layFlat } from './flat-lay';
import { type Frame, type Item, type Recipe, sizeOf, type Spot } from './item';
import { rowsOf } from './rows';
import type { Wish } from './node';
import { aboveOf, sceneryOf, wallOf } from './surroundings';
import { follow, speak } from './wishes';

/** Of its size alone, what stands before the building that the picture is of: somebody, or something. */
const BESIDE = { actor: 0.62, thing: 0.42 } as const;

function beside(scenery: readonly Item[], main: readonly Item[], recipe: Recipe): Recipe {
  if (!scenery.some(({ isLead }) => isLead)) return recipe;
  const share = main.some(({ isActor }) => isActor) ? BESIDE.actor : BESIDE.thing;
  return { ...recipe, fill: recipe.fill * share };
}

/**
 * Where clusters stand in the picture, from their true sizes and the wishes of the prompt. Pure: boxes
 * in, places out. Sizes are softened (a mouse beside a house is drawn far larger than it is); the main
 * things stand in rows of blocks about the focus, large things behind them, what flies hangs above.
 */
export function layOut(
  items: readonly Item[],
  wishes: readonly Wish[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  if (recipe.isFlat) return layFlat(items, frame, recipe);
  const on = (layer: Item['layer']) => items.filter((item) => item.layer === layer);
  const main = on('main');
  const lead = main.find(({ isActor }) => isActor) ?? main[0];
  const led = beside(on('scenery'), main, recipe);
  const rows = rowsOf(blocksOf(main, wishes, lead ? sizeOf(lead) : 1, led), frame, led);
  // Balloons over a field are the picture, and the farm under them is not.
  const isSkyLeading = main.length === 0 && items[0]?.layer === 'sky';
  const scenery = sceneryOf(on('scenery'), rows, frame, recipe, isSkyLeading);
  const spots = [
    ...scenery,
    ...aboveOf(
      on('sky'),
      rows,
      { hasScenery: scenery.length > 0, isLeading: isSkyLeading },
      frame,
      recipe,
    ),
    ...wallOf(on('wall'), rows, frame),
    ...rows,
  ];
  for (const wish of wishes) follow(wish, spots, frame);
  speak(spots, frame);
  return spots.sort((a, b) => a.depth - b.depth);
}
