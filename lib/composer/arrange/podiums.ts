import { type Frame, type Item, originAt, type Recipe, type Spot } from './item';
import type { Brief } from '../brief';
import { groupsOf } from './still-groups';

/** Goods on podiums of their own: side by side, each at another height, the middle one highest; what is loose lies on the floor. */

interface Column {
  item: Item;
  scale: number;
  width: number;
  height: number;
}

/** By how many there are, how high each podium is, of the tallest thing. */
const STEPS: Readonly<Record<number, readonly number[]>> = {
  2: [0.42, 0.14],
  3: [0.24, 0.52, 0.1],
  4: [0.2, 0.52, 0.34, 0.1],
  5: [0.14, 0.34, 0.56, 0.3, 0.1],
};
const MOST = 5;
/** Of its width, what a thing takes with its podium. */
const TAKES = 1.5;
/** Of the picture, what all take at most. */
const FILL = { width: 0.88, height: 0.66 } as const;
/** Of the tallest, how long what lies loose before them is. */
const LOOSE = { depth: 0.16, step: 1.05 } as const;

/** Whether several podiums are told. */
export const areOnPodiums = ({ places }: Pick<Brief, 'places'>): boolean =>
  places.some(
    ({ concept, phrase }) => concept === 'podium' && /(?:s|стаменты|иумы)$/iu.test(phrase),
  );

/** Whether there are several to stand on as many podiums. */
export const fillsPodiums = (items: readonly Item[]): boolean => {
  const { columns } = sorted(items);
  return columns.length > 1 && columns.length <= MOST;
};

function sorted(items: readonly Item[]): { columns: Column[]; loose: Column[] } {
  const groups = groupsOf(items);
  const columnsOf = (isLoose: boolean) =>
    groups
      .filter(({ role }) => /^(?:lead|other)$/.test(role) !== isLoose)
      .flatMap((group) =>
        group.items.map((item) => ({
          item,
          scale: group.scale,
          width: group.width,
          height: group.height,
        })),
      );
  return { columns: columnsOf(false), loose: columnsOf(true) };
}

export function layOnPodiums(items: readonly Item[], frame: Frame, recipe: Recipe): Spot[] {
  const { widthPx, heightPx, mainDepth } = frame;
  const { columns, loose } = sorted(items);
  const steps = STEPS[columns.length] ?? [];
  const tallest = Math.max(...columns.map(({ height }) => height));
  const upOf = (index: number) => (steps[index] ?? 0) * tallest;
  const width = columns.reduce((sum, column) => sum + column.width * TAKES, 0);
  const high = Math.max(...columns.map(({ height }, index) => height + upOf(index)));
  const unitPx = Math.min((widthPx * FILL.width) / width, (heightPx * FILL.height) / high);
  const spotAt = ({ item, scale }: Column, x: number, upPx: number, depth: number): Spot => {
    const pxPerCm = scale * unitPx;
    return {
      item,
      x: originAt(item, x, pxPerCm, recipe.mirrored),
      y: frame.groundAt(depth, 0.5) - Math.max(0, item.box.bottom) * pxPerCm - upPx,
      pxPerCm,
      mirrored: recipe.mirrored,
      depth,
      airShare: 0,
      ...(upPx > 0 ? { isRaised: true } : {}),
    };
  };
  let x = (widthPx - width * unitPx) / 2;
  const raised = columns.map((column, index) => {
    const at = x + (column.width * TAKES * unitPx) / 2;
    x += column.width * TAKES * unitPx;
    return spotAt(column, at, upOf(index) * unitPx, mainDepth);
  });
  const near = Math.min(0.99, mainDepth + LOOSE.depth);
  const span = loose.reduce((sum, one) => sum + one.width * LOOSE.step * unitPx, 0);
  const shrunk = Math.min(1, (widthPx * FILL.width) / Math.max(1, span));
  let left = widthPx / 2 - (span * shrunk) / 2;
  const strewn = loose.map((one) => {
    const step = one.width * LOOSE.step * unitPx * shrunk;
    left += step;
    return spotAt(one, left - step / 2, 0, near);
  });
  return [...raised, ...strewn];
}
