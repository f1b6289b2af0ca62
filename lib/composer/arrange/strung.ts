import { stroke } from '@/lib/svg/markup';
import { clamp, heightOf, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { centredOn, flattened, moved, stacked } from './assemble';

/** What is stretched between two that stand, and whoever is seen through what is before them. */

/** Of the height of the posts: how high the line is, how far it sags, and how far apart they are. */
const LINE = { high: 0.72, crown: 0.42, sag: 0.05, apart: 1.15, thick: 0.012 } as const;
/** Of the line's length, what hangs on it takes; of the posts, how high it is at most; copies of what is narrow. */
const CLOTH = { wide: 0.72, high: 0.46, strungUp: 0.36, copies: 3, narrow: 1.5 } as const;
const ROPE = '#8a6f4d';

/** Of the height of the posts, where the middle of a web between them is; of what is between them, how wide it is. */
const WEB = { high: 0.5, wide: 0.86 } as const;

function spun(web: KitDrawing, tall: number, apart: number): KitDrawing {
  const scale = Math.min(apart * WEB.wide, tall) / Math.max(widthOf(web.box), heightOf(web.box));
  return centredOn(flattened(web), [0, -tall * WEB.high], scale);
}

/**
 * Of its posts, how high a hammock's middle is; how far apart they are, of its length and of their crowns. Trees are no
 * higher than so many of its lengths, and never smaller than that: the picture is of who lies in it.
 */
const HAMMOCK = {
  high: 0.2,
  apart: 1.06,
  crown: 0.62,
  least: 0.5,
  tall: 1.5,
  smallest: 0.45,
} as const;

/** Two trunks or posts with a hammock from one to the other. */
export function slungBetween(
  trees: readonly [KitDrawing, KitDrawing],
  item: KitDrawing,
): KitDrawing {
  const grown = Math.max(heightOf(trees[0].box), heightOf(trees[1].box));
  const scale = clamp((widthOf(item.box) * HAMMOCK.tall) / grown, HAMMOCK.smallest, 1);
  const [left, right] = trees.map((tree) => moved(tree, { at: [0, 0], scale })) as [
    KitDrawing,
    KitDrawing,
  ];
  const tall = grown * scale;
  const apart = Math.max(
    widthOf(item.box) * HAMMOCK.apart,
    widthOf(left.box) * HAMMOCK.crown,
    tall * HAMMOCK.least,
  );
  const bed = centredOn(
    flattened(item),
    [0, -tall * HAMMOCK.high],
    (apart / widthOf(item.box)) * 0.98,
  );
  const posts = [left, right].map((post, index) =>
    moved(flattened(post), { at: [(index === 0 ? -apart : apart) / 2, 0] }),
  );
  return { ...stacked([...posts, bed]), anchors: left.anchors };
}

/** Two posts with a line between them, on which something hangs: as often as it is told, cloths as often as there is room. */
export function strung(
  [left, right]: readonly [KitDrawing, KitDrawing],
  item: KitDrawing,
  { isCrowned, isWeb, count }: { isCrowned: boolean; isWeb: boolean; count?: number },
): KitDrawing {
  const tall = Math.max(heightOf(left.box), heightOf(right.box));
  const apart = Math.max(tall * LINE.apart, widthOf(left.box) * 1.25);
  const posts = [moved(flattened(left), { at: [-apart / 2, 0] })];
  posts.push(moved(flattened(right), { at: [apart / 2, 0] }));
  const y = -tall * (isCrowned ? LINE.crown : LINE.high);
  const sag = tall * LINE.sag;
  if (isWeb) return { ...stacked([...posts, spun(item, tall, apart)]), anchors: left.anchors };
  const copies =
    count ?? (widthOf(item.box) < heightOf(item.box) * CLOTH.narrow ? CLOTH.copies : 1);
  const room = (apart * CLOTH.wide) / copies;
  const scale = Math.min(
    (room * (copies > 1 ? 0.8 : 1)) / widthOf(item.box),
    (tall * (count === undefined ? CLOTH.high : CLOTH.strungUp)) / heightOf(item.box),
  );
  const hung = times(copies, (index) => {
    const x = (index - (copies - 1) / 2) * room;
    const { left: from, right: to, top } = item.box;
    return moved(flattened(item), {
      at: [x - ((from + to) / 2) * scale, y + sag * 1.3 - top * scale],
      scale,
    });
  });
  const line: KitDrawing = {
    svg: stroke(`M${-apart / 2} ${y}Q0 ${y + sag * 3} ${apart / 2} ${y}`, ROPE, tall * LINE.thick),
    box: { left: -apart / 2, right: apart / 2, top: y, bottom: y + sag * 2 },
    anchors: {},
  };
  return { ...stacked([...posts, line, ...hung]), anchors: left.anchors };
}

/** Of who is behind a pane, how high it is at least. */
const PANE_SHARE = 1.12;
/** How much smaller a pane is drawn for who is low. */
const LEAST_PANE = 0.35;

/** Somebody seen through a pane in the middle of it. */
export function screened(pane: KitDrawing, behind: readonly KitDrawing[]): KitDrawing {
  const tallest = Math.max(...behind.map(({ box }) => heightOf(box)));
  const wide = behind.reduce((sum, { box }) => sum + widthOf(box), 0);
  const scale = Math.max(
    LEAST_PANE,
    (tallest * PANE_SHARE) / heightOf(pane.box),
    (wide * PANE_SHARE) / widthOf(pane.box),
  );
  const host = moved(flattened(pane), { at: [0, 0], scale });
  const step = widthOf(host.box) / (behind.length + 1);
  const people = behind.map((one, index) => {
    const x = host.box.left + step * (index + 1) - (one.box.left + one.box.right) / 2;
    return moved(flattened(one), { at: [x, host.box.bottom - Math.max(0, one.box.bottom)] });
  });
  return { ...stacked([...people, host]), anchors: people[0]?.anchors ?? host.anchors };
}
