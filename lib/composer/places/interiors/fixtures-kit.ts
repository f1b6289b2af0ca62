import type { Hex } from '@/lib/color/hex';
import { heightOf, times, widthOf } from '@/lib/svg/point';
import { kitBox, kitThingAt } from '../kit-things';
import { box, type Decor, type Fixture, footShadow } from './fixture';

/** Fixtures that are things of the kit: one, a row of them, or rows above one another. */

interface KitRow {
  /** In a row, side by side. */
  count?: number;
  /** Rows above one another. */
  rows?: number;
  gapCm?: number;
  /** Height of the lower edge above the floor, for what hangs or stands on something. */
  hangsCm?: number;
  /** Rows stand on boards of a shelf. */
  shelved?: boolean;
  /** Height of one where the room has it larger or smaller than the kit. */
  heightCm?: number;
}

const SHELF_CM = 5;
/** How far a shelf goes beyond what stands on it. */
const MARGIN_CM = 8;

/** Boards under each row between two sides, before a back in shade. */
function shelfOf(decor: Decor, widthCm: number, rowCm: number, rows: number): string {
  const [left, width] = [-widthCm / 2 - MARGIN_CM, widthCm + MARGIN_CM * 2];
  const height = rowCm * rows + SHELF_CM;
  return (
    box(decor, left, height, width, height, decor.wood, { key: -0.42, radius: 2 }) +
    times(rows + 1, (level) =>
      box(decor, left, level * rowCm + SHELF_CM * 2, width, SHELF_CM, decor.wood, { key: 0.15 }),
    ).join('') +
    [left, left + width - SHELF_CM]
      .map((x) => box(decor, x, height, SHELF_CM, height, decor.wood))
      .join('')
  );
}

export function ofKit(
  concepts: string | readonly [string, ...string[]],
  { count = 1, rows = 1, gapCm = 6, hangsCm, heightCm, shelved = false }: KitRow = {},
): Fixture {
  const ids = typeof concepts === 'string' ? [concepts] : concepts;
  const each = times(count, (index) => ids[index % ids.length] ?? ids[0]);
  const scaleOf = (id: string) =>
    heightCm === undefined ? 1 : heightCm / Math.max(1, heightOf(kitBox(id)));
  const widthsCm = () => each.map((id) => widthOf(kitBox(id)) * scaleOf(id));
  const wholeCm = () => widthsCm().reduce((sum, width) => sum + width, (count - 1) * gapCm);
  const foot = shelved ? SHELF_CM * 2 : 0;
  const rowCm = () =>
    Math.max(...each.map((id) => heightOf(kitBox(id)) * scaleOf(id))) +
    (shelved ? SHELF_CM * 2 : 0);
  return {
    get widthCm() {
      return wholeCm();
    },
    get heightCm() {
      return rowCm() * rows;
    },
    ...(hangsCm === undefined ? {} : { hangsCm }),
    concepts: ids,
    draw: (decor) => {
      const tone = (color: Hex) => decor.tone(color);
      let left = -wholeCm() / 2;
      const row = widthsCm().map((width, index) => {
        const id = each[index] ?? ids[0] ?? '';
        const at = left + width / 2;
        left += width + gapCm;
        return times(rows, (level) =>
          kitThingAt(id, decor.pen, tone, {
            at: [at, -level * rowCm() - foot],
            scale: scaleOf(id),
          }),
        ).join('');
      });
      const shadow = hangsCm === undefined ? footShadow(decor, -wholeCm() / 2, wholeCm()) : '';
      const rack = shelved ? shelfOf(decor, wholeCm(), rowCm(), rows) : '';
      return shadow + rack + row.join('');
    },
  };
}
