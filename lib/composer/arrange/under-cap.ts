import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';

/** Beings of tales under a mushroom or a leaf that is as large as a tree is for others. */

/** Of the height of the tallest of them, how high the roof is; of their width, how wide; and what of its height is its cap. */
const CAP = { times: 1.7, wide: 1.4, clear: 1, share: 0.58 } as const;
/** Of the width of one, how far those under it are apart, and how far beside the middle one alone is. */
const ROW = { step: 0.9, aside: -0.05 } as const;

/** They stand or sit before its stalk, the cap over all their heads. */
export function underCap(host: KitDrawing, below: readonly KitDrawing[]): KitDrawing {
  const flat = below.map(flattened);
  const tallest = Math.max(...flat.map(({ box }) => -box.top));
  const widths = flat.map(({ box }) => widthOf(box));
  const whole = widths.reduce((sum, width) => sum + width * ROW.step, 0);
  const scale = Math.max(
    (tallest * CAP.times) / heightOf(host.box),
    (tallest * CAP.clear) / (heightOf(host.box) * (1 - CAP.share)),
    (whole * CAP.wide) / widthOf(host.box),
  );
  const roof = moved(flattened(host), { at: [0, -host.box.bottom * scale], scale });
  const middle = (roof.box.left + roof.box.right) / 2;
  let x = middle - whole / 2 + (flat.length === 1 ? (widths[0] ?? 0) * ROW.aside : 0);
  const row = flat.map((one, index) => {
    const placed = moved(one, { at: [x - one.box.left, 0] });
    x += (widths[index] ?? 0) * ROW.step;
    return placed;
  });
  return { ...stacked([roof, ...row]), anchors: host.anchors };
}
