import { heightOf, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { Concept } from '../concepts/concept';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';

/** Cards, letters and phones that something sits on lie flat under it, as large as it needs them. */

/** Of the width of who is on it, how wide it is at least, and how much of its length is seen as it lies. */
const LYING = { wide: 1.45, share: 0.42 } as const;
/** What is lower than so much of it lies on it as on a page. */
const LEAST_SHARE = 0.6;

export function lyingUnder(
  { id }: Pick<Concept, 'id'>,
  drawn: KitDrawing,
  items: readonly KitDrawing[],
): KitDrawing | undefined {
  if (!isOfSort(id, 'lies-under') || items.length === 0) return undefined;
  const width = items.reduce((sum, { box }) => sum + widthOf(box), 0);
  const height = Math.max(...items.map(({ box }) => heightOf(box)));
  if (height < heightOf(drawn.box) * LEAST_SHARE) return undefined;
  const isTall = heightOf(drawn.box) > widthOf(drawn.box);
  const across = isTall ? moved(drawn, { at: [0, 0], angleDegrees: 90 }) : drawn;
  const scale = (width * LYING.wide) / widthOf(across.box);
  const { left, right, bottom } = across.box;
  const flat = moved(across, {
    at: [-((left + right) / 2) * scale, -bottom * scale * LYING.share],
    scale: scale * LYING.share,
    squeeze: 1 / LYING.share,
  });
  const y = (flat.box.top + flat.box.bottom) / 2 + heightOf(flat.box) * 0.12;
  return { ...flat, anchors: { top: { at: [0, y], spanCm: widthOf(flat.box) * 0.8 } } };
}
