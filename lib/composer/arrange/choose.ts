import type { Size } from '@/lib/imaging/size';
import { clamp, type Edges, unionOf } from '@/lib/svg/point';
import { BEHIND_STILL } from '../places/backdrops/table-top';
import { edgesIn, type Frame, type Item, type Recipe, type Spot } from './item';
import { judged } from './judge';
import { layOut } from './layout';
import { hiddenIn, layClear } from './clear';
import type { Wish } from './node';

/** Tries several recipes on a level floor, before there is a place, and keeps the best. */
export interface Chosen {
  recipe: Recipe;
  spots: Spot[];
  /** Edges of the main things together, as shares of the picture. */
  subject: Edges | undefined;
}

/** Where the main things will be, as shares of the picture. */
export function subjectOf(
  spots: readonly Spot[],
  widthPx: number,
  heightPx: number,
): Edges | undefined {
  const main = spots.filter(({ item }) => item.layer === 'main').map(edgesIn);
  if (main.length === 0) return undefined;
  const { left, top, right, bottom } = unionOf(main);
  return {
    left: left / widthPx,
    top: top / heightPx,
    right: right / widthPx,
    bottom: bottom / heightPx,
  };
}

/** Where the middle of the main things is best, and where their foot may be, as shares of the height. */
const MIDDLE = { y: 0.53, usual: 0.85, share: 2.3 } as const;
const FOOT = { highest: 0.62, lowest: 0.96 } as const;
const HEADROOM = 0.05;

/** Things on a table are in the middle of the picture as they are drawn, the nearest and the farthest with them. */
const STILL = { y: 0.545, share: 0.9, lowest: 0.945 } as const;
/** With what they stand on, which is seen under them. */
const RAISED = { y: 0.47, lowest: 0.81 } as const;

function settledStill(recipe: Recipe, { top, bottom }: Edges): Recipe {
  const share = recipe.isFar ? MIDDLE.share : STILL.share;
  const { y, lowest } = recipe.isRaised ? RAISED : STILL;
  const middle = y + (recipe.baseY - MIDDLE.usual) * share;
  const by = Math.min(middle - (top + bottom) / 2, lowest - bottom);
  return { ...recipe, baseY: clamp(recipe.baseY + by, FOOT.highest, FOOT.lowest) };
}

/** On a page that stands what is low is neither at its foot nor above much bare ground, whatever the recipe says. */
const TALL = { ratio: 1.25, y: 0.585, share: 1.1 } as const;

/** Low things stand higher in the picture than tall ones, by what the recipe says about its own middle. */
function settled(recipe: Recipe, subject: Edges | undefined, { widthPx, heightPx }: Size): Recipe {
  if (!subject || recipe.isInterior) return recipe;
  if (recipe.isStill) return settledStill(recipe, subject);
  const height = subject.bottom - subject.top;
  const isTall = heightPx > widthPx * TALL.ratio && !recipe.isFar;
  const { y, share } = isTall ? TALL : MIDDLE;
  const middle = y + (recipe.baseY - MIDDLE.usual) * share;
  const foot = Math.max(middle + height / 2, height + HEADROOM);
  return { ...recipe, baseY: clamp(foot, FOOT.highest, FOOT.lowest) };
}

/** A frame with a level floor, before there is a place. */
function simpleFrame({ baseY, isStill }: Recipe, widthPx: number, heightPx: number): Frame {
  if (isStill) {
    const far = baseY - BEHIND_STILL;
    return {
      widthPx,
      heightPx,
      groundAt: (depth) => heightPx * (far + depth * (1 - far)),
      mainDepth: BEHIND_STILL / (1 - far),
    };
  }
  return {
    widthPx,
    heightPx,
    groundAt: (depth) => heightPx * (baseY + (depth - SIMPLE_DEPTH) * SIMPLE_SLOPE),
    mainDepth: SIMPLE_DEPTH,
  };
}

/** What counts against each step of size. */
const SMALLER = 0.03;

const SIMPLE_DEPTH = 0.7;
const SIMPLE_SLOPE = 0.3;

/** What counts against an arrangement for each thing, and twice for each face, that is hidden in it. */
const HIDDEN = 1.2;

/** The best of several arrangements, each with nothing in the way of what can be freed; the same for the same input. */
export function chosenOf(
  items: readonly Item[],
  wishes: readonly Wish[],
  recipes: readonly Recipe[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Chosen {
  const candidates = recipes
    .map((first, index) => {
      const tried = layOut(items, wishes, simpleFrame(first, widthPx, heightPx), first);
      const recipe = settled(first, subjectOf(tried, widthPx, heightPx), { widthPx, heightPx });
      const frame = simpleFrame(recipe, widthPx, heightPx);
      const laid = layOut(items, wishes, frame, recipe);
      // Of two that are as good the larger one is taken: recipes are in order of their size.
      return { recipe, frame, most: judged(laid, frame) - index * SMALLER };
    })
    .sort((one, other) => other.most - one.most);
  let best: { recipe: Recipe; spots: Spot[]; score: number } | undefined;
  for (const { recipe, frame, most } of candidates) {
    // Nothing that is hidden makes an arrangement better: the others are no rivals any more.
    if (best && most <= best.score) break;
    const spots = layClear(items, wishes, frame, recipe);
    const score = most - hiddenIn(spots, wishes, frame) * HIDDEN;
    if (!best || score > best.score) best = { recipe, spots, score };
  }
  if (!best) throw new Error('an arrangement of no recipe');
  const { recipe, spots } = best;
  return { recipe, spots, subject: subjectOf(spots, widthPx, heightPx) };
}
