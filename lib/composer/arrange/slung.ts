import { line } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { flattened, moved, stacked } from './assemble';

/** What flies with something on ropes: a drone with a parcel, a helicopter with somebody it saves. */

/** Of what flies: how high and wide its load is at least and at most, and how long the ropes are. */
const LOAD = { least: 0.36, most: 0.62, ropes: 0.3, thick: 0.022 } as const;
/** Of the height of all, how much air is under the load. */
const AIR = 0.12;
/** Of its width, how far aside of the middle the ropes are on either end. */
const ASIDE = { up: 0.07, down: 0.38 } as const;

/** Where the ropes meet the load: somebody in the hand, a beast along the back, a box at its upper corners. */
function gripOf(
  load: KitDrawing,
  { isPerson, isBeast }: { isPerson: boolean; isBeast: boolean },
): Point {
  const top: Point = [(load.box.left + load.box.right) / 2, load.box.top];
  const { hand, back } = load.anchors;
  return (isPerson ? hand?.at : isBeast ? back?.at : undefined) ?? top;
}

/** A load under the belly of what flies with it: on a rope by the hand or the back, or on two at its upper corners. */
export function slung(
  host: KitDrawing,
  items: readonly KitDrawing[],
  of: { isPerson: boolean; isBeast: boolean },
): KitDrawing {
  const [first] = items;
  if (!first) return host;
  const [width, height] = [widthOf(host.box), heightOf(host.box)];
  const size = Math.max(widthOf(first.box), heightOf(first.box), 0.1);
  const own = Math.max(width, height);
  const scale = Math.min(Math.max(1, (own * LOAD.least) / size), (own * LOAD.most) / size);
  const load = moved(first, { at: [0, 0], scale });
  const belly: Point = [(host.box.left + host.box.right) / 2, host.box.bottom - height * 0.12];
  const grip = gripOf(load, of);
  const at: Point = [belly[0] - grip[0], host.box.bottom + height * LOAD.ropes - grip[1]];
  const under = moved(load, { at });
  const sides = of.isPerson || of.isBeast ? [0] : [-1, 1];
  const ropes = sides.map((side) =>
    line(
      [
        [belly[0] + side * width * ASIDE.up, belly[1]],
        [at[0] + grip[0] + side * widthOf(under.box) * ASIDE.down, at[1] + grip[1]],
      ],
      HOUSE.ink,
      Math.min(width, height) * LOAD.thick,
    ),
  );
  const rope: KitDrawing = { svg: ropes.join(''), box: under.box, anchors: {} };
  const all = stacked([rope, flattened(under), host]);
  const lifted = moved(all, { at: [0, -all.box.bottom - heightOf(all.box) * AIR] });
  return { ...lifted, box: { ...lifted.box, bottom: 0 }, anchors: {} };
}
