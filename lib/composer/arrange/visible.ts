import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';

/**
 * What can be seen of each element in the finished picture: the pixels that change when it is left out.
 * The report rests on this and not on the plan, which does not know what covers what.
 */
const SIDE_PX = 160;
/** A channel that differs by less is noise of antialiasing. */
const SEEN = 12;

function pixels(svg: string, widthPx: number, heightPx: number): Uint8Array {
  return rasterizeSvg(svg, { widthPx, heightPx }).data;
}

function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const difference = Math.max(
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)),
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)),
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)),
    );
    if (difference > SEEN) count += 1;
  }
  return count;
}

/**
 * Share of the picture, 0 to 1, that shows each element. `svg` is the whole picture with its elements
 * in groups `data-e`.
 */
export function visibleShares(
  svg: string,
  elementIds: readonly string[],
  size: { widthPx: number; heightPx: number },
): Map<string, number> {
  const scale = SIDE_PX / Math.max(size.widthPx, size.heightPx);
  const widthPx = Math.max(1, Math.round(size.widthPx * scale));
  const heightPx = Math.max(1, Math.round(size.heightPx * scale));
  const whole = pixels(svg, widthPx, heightPx);
  const shares = elementIds.map((id): [string, number] => {
    const without = svg.replaceAll(`data-e="${id}"`, 'display="none"');
    if (without === svg) return [id, 0];
    const changed = differing(whole, pixels(without, widthPx, heightPx));
    return [id, changed / (widthPx * heightPx)];
  });
  return new Map(shares);
}
