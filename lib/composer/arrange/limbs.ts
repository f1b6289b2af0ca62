import { path } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, unionOf, widthOf } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { lighter } from '../palette/tones';

/** What somebody in the crown of a tree is on: a limb that comes out of its leaves where the trunk ends. */

/** Of the height of a perch, where its limb leaves the trunk. */
const FORK_SHARE = 0.7;
/** Of the height of who is there, how thick it is under them, and how much thicker at the trunk. */
const THICK = { share: 0.15, atTrunk: 1.5, atTip: 0.35 } as const;
/** Of how high they are, how thick it is at least. */
const LEAST_THICK = 0.028;
/** Of their width, how far it goes on behind them. */
const BEYOND = 0.5;

/** The limb under those who perch at the `branch` of a tree; none where there is no trunk to grow out of. */
export function limbUnder(
  { anchors: { trunk, branch } }: KitDrawing,
  { kind }: Concept,
  perched: readonly KitDrawing[],
): KitDrawing[] {
  if (kind !== 'plant' || !trunk || !branch || perched.length === 0) return [];
  const { left, right, bottom } = unionOf(perched.map(({ box }) => box));
  const side = branch.at[0] < trunk.at[0] ? -1 : 1;
  const tallest = Math.max(...perched.map(({ box }) => heightOf(box)));
  const thick = Math.max(THICK.share * tallest, -bottom * LEAST_THICK);
  const [near, far] = side > 0 ? [left, right] : [right, left];
  const beyond = far + side * BEYOND * Math.max(...perched.map(({ box }) => widthOf(box)));
  const root: Point = [trunk.at[0], bottom * FORK_SHARE];
  const bend: Point = [(root[0] + near) / 2, bottom];
  const tip: Point = [beyond, bottom - thick * 1.4];
  const svg = limb({ root, bend, near, far, bottom, tip, thick });
  return [{ svg, box: edges(root, tip, thick), anchors: {} }];
}

interface Limb {
  root: Point;
  bend: Point;
  near: number;
  far: number;
  bottom: number;
  tip: Point;
  thick: number;
}

const edges = (root: Point, tip: Point, thick: number) => ({
  left: Math.min(root[0] - thick, tip[0]),
  right: Math.max(root[0] + thick, tip[0]),
  top: tip[1] - thick,
  bottom: root[1] + thick,
});

/** Up from the trunk, level under who is there, and up again to its tip. */
function limb({ root, bend, near, far, bottom, tip, thick }: Limb): string {
  const wide = thick * THICK.atTrunk;
  const at = (x: number, y: number) => coordinates([x, y]);
  const beyond = (far + tip[0]) / 2;
  const upper = `M${at(root[0] - wide * 0.5, root[1])}Q${at(bend[0], bend[1])} ${at(near, bottom)}L${at(far, bottom)}Q${at(beyond, bottom)} ${at(...tip)}`;
  const lower = `Q${at(beyond + thick * THICK.atTip, bottom + thick)} ${at(far, bottom + thick)}L${at(near, bottom + thick * 1.2)}Q${at(bend[0], bend[1] + thick * 1.5)} ${at(root[0] + wide * 0.5, root[1] + wide)}Z`;
  const light = `M${at(root[0] - wide * 0.3, root[1] + thick * 0.2)}Q${at(bend[0], bend[1] + thick * 0.3)} ${at(near, bottom + thick * 0.2)}L${at(far, bottom + thick * 0.2)}L${at(near, bottom + thick * 0.45)}Q${at(bend[0], bend[1] + thick * 0.7)} ${at(root[0] - wide * 0.1, root[1] + thick * 0.4)}Z`;
  return path(upper + lower, HOUSE.woodDark) + path(light, lighter(HOUSE.woodDark, 0.18));
}
