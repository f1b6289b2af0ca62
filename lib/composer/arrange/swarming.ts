import { type Edges, heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { centredOn, flattened, moved, stacked } from './assemble';

/**
 * What flies, floats or swirls all around something: bees about a hive, leaves about a girl, planets about a sun. It goes
 * around the whole of it in the air, where `ringed.ts` lies around its foot.
 */

/** How many there are at least where they are not counted. */
const LEAST = 6;
const LEAST_BODIES = 4;
/** Of the longer side of what is in the middle, how long each of them is. */
const SIZE = { least: 0.13, most: 0.24, bodies: 0.4 } as const;
/** Of half the sides of what is in the middle, how far out they are, by turns. */
const OUT = [1.14, 1.42] as const;
/** Where the row begins and ends: nothing flies under the ground. */
const FROM = Math.PI * 0.86;
const TURN = Math.PI * 1.28;

const middleOf = ({ left, right, top, bottom }: Edges): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** Orbits are closed; a moon is up to the right. */
const ORBIT = { from: -Math.PI * 0.3, turn: Math.PI * 0.764, flat: 0.62, line: 0.008 } as const;

/** How often something is drawn that swarms. */
export const copiesInSwarm = (count: number, isCounted: boolean, isOrbit = false): number =>
  isCounted ? count : Math.max(isOrbit ? LEAST_BODIES : LEAST, count);

/** Of half the width of what is in the middle, how far out an orbit is. */
const orbitOf = (index: number) => 1.65 + index * 0.42;

/** The rings on which bodies go, before and behind what they go around. */
function orbitsAbout(host: KitDrawing, count: number, across: number): KitDrawing[] {
  const [x, y] = middleOf(host.box);
  const rings = times(count, (index) => {
    const radius = across * orbitOf(index);
    const width = Math.max(1, across * ORBIT.line * 4);
    return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * ORBIT.flat}" fill="none" stroke="#ffffff" stroke-width="${width}" opacity="0.7"/>`;
  }).join('');
  const outer = across * orbitOf(count - 1);
  const box = {
    left: x - outer,
    right: x + outer,
    top: y - outer * ORBIT.flat,
    bottom: y + outer * ORBIT.flat,
  };
  return [{ svg: rings, box, anchors: {} }, flattened(host)];
}

/** A host with things in the air all around it; bodies in orbits are larger. */
export function swarmed(
  host: KitDrawing,
  items: readonly KitDrawing[],
  { isOrbit = false } = {},
): KitDrawing {
  if (items.length === 0) return host;
  const [x, y] = middleOf(host.box);
  const longest = Math.max(widthOf(host.box), heightOf(host.box));
  const half = (side: number) => Math.max(side, longest * 0.5) / 2;
  const [across, deep] = [half(widthOf(host.box)), half(heightOf(host.box))];
  const { from, turn } = isOrbit ? ORBIT : { from: FROM, turn: TURN };
  const around = times(items.length, (index) => {
    const item = flattened(items[index] as KitDrawing);
    const own = Math.max(widthOf(item.box), heightOf(item.box));
    const most = isOrbit ? SIZE.bodies : SIZE.most;
    const scale = Math.min(Math.max(1, (longest * SIZE.least) / own), (longest * most) / own);
    const angle = isOrbit ? from + index * turn : from + ((index + 0.5) / items.length) * turn;
    const reach = (own * scale) / 2;
    const out = isOrbit ? orbitOf(index) : (OUT[index % OUT.length] ?? 1);
    const at: Point = isOrbit
      ? [x + Math.cos(angle) * across * out, y + Math.sin(angle) * across * out * ORBIT.flat]
      : [
          x + Math.cos(angle) * (across * out + reach),
          Math.min(y + Math.sin(angle) * (deep * out + reach * 0.6), host.box.bottom - reach),
        ];
    // Each faces what it is around.
    const isTurned = at[0] > x;
    return centredOn(isTurned ? moved(item, { at: [0, 0], mirrored: true }) : item, at, scale);
  });
  if (isOrbit)
    return {
      ...stacked([...orbitsAbout(host, items.length, across), ...around]),
      anchors: host.anchors,
    };
  return { ...stacked([flattened(host), ...around]), anchors: host.anchors };
}
