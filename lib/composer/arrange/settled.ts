import { path } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { darker } from '../palette/tones';
import { flattened, moved } from './assemble';
import { isActor, type Node } from './node';

/** Villages, castles and woods on the back of an animal, on earth of their own. */

/** As high at least is a tree that others would be under. */
const TREE_CM = 250;

/** What is built and what grows high stands on no back as a rider does. */
export const isSettledOn = (host: Node, { thing: { concept }, spot }: Node): boolean =>
  isActor(host) &&
  (spot === undefined || spot === 'back') &&
  (concept.kind === 'building' ||
    (concept.kind === 'plant' && concept.heightCm >= TREE_CM) ||
    (concept.kind === 'nature' && concept.heightCm >= TREE_CM));

/** Whether somebody has land on the back, and needs none underfoot among the clouds. */
export const bearsLand = (node: Node): boolean =>
  node.children.some((child) => child.bond === 'on' && isSettledOn(node, child));

/** Of an animal's width, how wide its earth is at least and at most; of that, how it curves and how thick it is. */
const EARTH = { least: 0.54, most: 0.66, sag: 0.16, thick: 0.13 } as const;
/** Of whom they are on, how high the tallest of several is, and one alone. */
const HEIGHT = { several: 0.8, one: 0.9 } as const;
/** Of the earth's width, what they stand on, and how much they overlap. */
const BUILT = { width: 0.94, close: 0.68 } as const;

interface Earth {
  at: Point;
  half: number;
}

/** The line of the ground so far from its middle. */
const lineAt = ({ at, half }: Earth, x: number) =>
  at[1] + half * 2 * EARTH.sag * ((x - at[0]) / half) ** 2;

/** A cap of earth with grass on it, thick enough to lie on a back whatever its curve is. */
function capOf(earth: Earth): KitDrawing {
  const { at, half } = earth;
  const [x, y] = at;
  const sag = half * 2 * EARTH.sag;
  const thick = half * 2 * EARTH.thick;
  const low = y + sag;
  const over = `M${x - half} ${low}Q${x} ${y - sag} ${x + half} ${low}`;
  const under = `C${x + half} ${low + thick * 0.7} ${x + half * 0.6} ${y + sag * 0.7 + thick} ${x + half * 0.3} ${y + sag * 0.3 + thick}C${x} ${y + thick * 0.7} ${x - half * 0.2} ${y + thick * 1.3} ${x - half * 0.45} ${y + sag * 0.4 + thick}C${x - half * 0.7} ${y + sag + thick} ${x - half} ${low + thick * 0.6} ${x - half} ${low}Z`;
  const grass = `C${x + half} ${low + thick * 0.3} ${x + half * 0.6} ${y + sag * 0.5 + thick * 0.45} ${x + half * 0.3} ${y + thick * 0.5}C${x} ${y + thick * 0.2} ${x - half * 0.2} ${y + thick * 0.6} ${x - half * 0.5} ${y + sag * 0.4 + thick * 0.35}C${x - half * 0.7} ${y + sag + thick * 0.3} ${x - half} ${low + thick * 0.3} ${x - half} ${low}Z`;
  return {
    svg: path(over + under, darker(HOUSE.soil, 0.05)) + path(over + grass, HOUSE.grass),
    box: { left: x - half, right: x + half, top: y, bottom: low + thick },
    anchors: {},
  };
}

/** From the middle outwards, the tallest first. */
function inOrder(items: readonly KitDrawing[]): KitDrawing[] {
  const byHeight = [...items].sort((one, other) => heightOf(other.box) - heightOf(one.box));
  return byHeight.reduce<KitDrawing[]>(
    (row, item, index) => (index % 2 ? [...row, item] : [item, ...row]),
    [],
  );
}

/** Everything that stands on somebody's back, so large that it has room there, with the earth under it. */
export function settled(host: KitDrawing, items: readonly KitDrawing[]): KitDrawing[] {
  const { back, top } = host.anchors;
  const spot = back ?? top;
  if (!spot || items.length === 0) return [];
  const wide = widthOf(host.box);
  const span = Math.max(wide * EARTH.least, Math.min(spot.spanCm ?? 0, wide * EARTH.most));
  const earth: Earth = { at: [spot.at[0], spot.at[1] - span * 0.02], half: span / 2 };
  const row = inOrder(items);
  const close = row.length > 1 ? BUILT.close : 1;
  const total = row.reduce((sum, { box }) => sum + widthOf(box) * close, 0);
  const tallest = Math.max(...row.map(({ box }) => heightOf(box)));
  const share = row.length > 1 ? HEIGHT.several : HEIGHT.one;
  const scale = Math.min((span * BUILT.width) / total, (heightOf(host.box) * share) / tallest);
  let x = spot.at[0] - (total * scale) / 2;
  const stood = row.map((item) => {
    const width = widthOf(item.box) * scale * close;
    const middle = x + width / 2;
    x += width;
    const { left, right, bottom } = item.box;
    const y = lineAt(earth, middle) + span * 0.015;
    return moved(flattened(item), {
      at: [middle - ((left + right) / 2) * scale, y - bottom * scale],
      scale,
    });
  });
  // Those at the edges stand behind those in the middle.
  const fromEdges = stood
    .map((item, index) => ({ item, far: Math.abs(index - (stood.length - 1) / 2) }))
    .sort((one, other) => other.far - one.far)
    .map(({ item }) => item);
  return [...fromEdges, capOf(earth)];
}
