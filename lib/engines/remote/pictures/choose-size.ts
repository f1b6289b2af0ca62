import type { SizeRules } from '@/lib/engines/mapping/recipe';
import type { Size } from '@/lib/imaging/size';

const ratioDistance = (a: Size, b: Size) =>
  Math.abs(Math.log(a.widthPx / a.heightPx) - Math.log(b.widthPx / b.heightPx));

/** The listed size of the nearest shape; of two alike the one nearest in area. */
export function nearestListed(wanted: Size, only: readonly Size[]): Size {
  const areaDistance = (size: Size) =>
    Math.abs(Math.log((size.widthPx * size.heightPx) / (wanted.widthPx * wanted.heightPx)));
  const [first, ...rest] = only;
  if (!first) throw new RangeError('a list of sizes has at least one');
  return rest.reduce((best, size) => {
    const nearer = ratioDistance(size, wanted) - ratioDistance(best, wanted);
    if (Math.abs(nearer) > 1e-3) return nearer < 0 ? size : best;
    return areaDistance(size) < areaDistance(best) ? size : best;
  }, first);
}

/** `side` scaled and brought to a multiple within the limits, rounded by `round`. */
function snap(sidePx: number, rules: SizeRules, round: (value: number) => number): number {
  const { multiple } = rules;
  const least = Math.ceil(rules.minSidePx / multiple) * multiple;
  const most = Math.max(least, Math.floor(rules.maxSidePx / multiple) * multiple);
  return Math.min(most, Math.max(least, round(sidePx / multiple) * multiple));
}

/** How much a size must be scaled to keep the limits of area and sides; above 1 where it is too small. */
export function scaleWithin(wanted: Size, rules: SizeRules): number {
  const { widthPx, heightPx } = wanted;
  const enlarging = rules.minSidePx / Math.min(widthPx, heightPx);
  const shrinking = Math.min(
    Math.sqrt(rules.maxPixels / (widthPx * heightPx)),
    rules.maxSidePx / Math.max(widthPx, heightPx),
  );
  return Math.min(shrinking, Math.max(1, enlarging));
}

/**
 * The size to ask a backend for when a picture of `wanted` is needed: as near to its shape as the
 * multiple allows, no larger than the backend draws well. The answer is fitted to the exact size.
 */
export function chooseSize(wanted: Size, rules: SizeRules): Size {
  if (rules.only) return nearestListed(wanted, rules.only);
  const scale = scaleWithin(wanted, rules);
  const widthPx = snap(wanted.widthPx * scale, rules, Math.round);
  const heightPx = snap(wanted.heightPx * scale, rules, Math.round);
  if (widthPx * heightPx <= rules.maxPixels) return { widthPx, heightPx };
  return {
    widthPx: snap(wanted.widthPx * scale, rules, Math.floor),
    heightPx: snap(wanted.heightPx * scale, rules, Math.floor),
  };
}

/** The least size of the rules that holds all of `part`, whose sides fit already. */
export function sizeAround(part: Size, rules: SizeRules): Size {
  return {
    widthPx: snap(part.widthPx, rules, Math.ceil),
    heightPx: snap(part.heightPx, rules, Math.ceil),
  };
}
