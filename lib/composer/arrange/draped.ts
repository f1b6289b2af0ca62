import type { Hex } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { heightOf, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { darker, lighter } from '../palette/tones';
import { flattened, moved, stacked } from './assemble';

/** A cloth that hangs over the upper edge of something: over the back of a sofa, a chair, a fence. */

/** Of what it hangs over: how wide it is, how far down it reaches, and where its middle is. */
const CLOTH = { width: 0.3, deep: 0.62, at: 0.72, over: 0.02 } as const;
/** Of what has its back at one side, as a chair has. */
const BACK = { width: 0.26, deep: 0.42, at: 0.12 } as const;
/** Over what has no back, as clothes have none. */
const MIDST = { width: 0.3, deep: 0.66, at: 0.62 } as const;
/** From so much wider than high the cloth hangs at one end of it. */
const LONG = 1.3;

export function draped(
  host: KitDrawing,
  color: Hex,
  { hasBack, mark }: { hasBack: boolean; mark(item: KitDrawing): KitDrawing },
): KitDrawing {
  const { box } = host;
  const [width, height] = [widthOf(box), heightOf(box)];
  const isLong = width > height * LONG;
  const { width: share, deep, at: place } = isLong ? CLOTH : hasBack ? BACK : MIDST;
  const half = (width * share) / 2;
  const x = box.left + width * place;
  const top = box.top - height * CLOTH.over;
  const low = box.top + height * deep;
  const [left, right] = [x - half, x + half];
  const sag = height * 0.035;
  const cloth = `M${left} ${top + sag}Q${left} ${top} ${left + sag} ${top}H${right - sag}Q${right} ${top} ${right} ${top + sag}L${right + half * 0.07} ${low}Q${x + half * 0.5} ${low + sag} ${x} ${low - sag * 0.4}T${left - half * 0.06} ${low}Z`;
  const band = (share: number) => {
    const y = top + (low - top) * share;
    return stroke(
      `M${left - half * 0.05 * share} ${y}Q${x} ${y + sag} ${right + half * 0.05 * share} ${y}`,
      lighter(color, 0.45),
      height * 0.022,
    );
  };
  const fringe = times(9, (index) => {
    const at = left + ((index + 0.5) / 9) * half * 2;
    return stroke(
      `M${at} ${low - sag * 0.3}V${low + height * 0.045}`,
      lighter(color, 0.2),
      half * 0.06,
    );
  });
  const fold = stroke(
    `M${x + half * 0.36} ${top + sag * 2}Q${x + half * 0.3} ${(top + low) / 2} ${x + half * 0.44} ${low - sag}`,
    darker(color, 0.14),
    half * 0.05,
  );
  const item: KitDrawing = {
    svg: fringe.join('') + path(cloth, color) + band(0.7) + band(0.8) + fold,
    box: { left: left - half * 0.06, right: right + half * 0.07, top, bottom: low + height * 0.05 },
    anchors: {},
  };
  return { ...stacked([flattened(host), mark(item)]), anchors: host.anchors };
}

/** Of what it hangs over, how high a garment is, how wide at most, and how far out its middle is over a back. */
const GARMENT = { high: 0.66, wide: 0.62, overBack: 1, back: 0.24 } as const;

/** A coat over the back of a chair hangs there as it is cut. */
export function hungOver(
  host: KitDrawing,
  item: KitDrawing,
  { hasBack }: { hasBack: boolean },
): KitDrawing {
  const [width, height] = [widthOf(host.box), heightOf(host.box)];
  const isLong = width > height * LONG;
  const scale = Math.min(
    (height * GARMENT.high) / heightOf(item.box),
    (width * (isLong || !hasBack ? GARMENT.wide : GARMENT.overBack)) / widthOf(item.box),
  );
  const place = isLong ? CLOTH.at : hasBack ? GARMENT.back : MIDST.at;
  const x = host.box.left + width * place - ((item.box.left + item.box.right) / 2) * scale;
  const y = host.box.top - height * CLOTH.over - item.box.top * scale;
  const hung = moved(flattened(item), { at: [x, y], scale });
  return { ...stacked([flattened(host), hung]), anchors: host.anchors };
}
