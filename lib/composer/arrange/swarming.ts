import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { centredOn, flattened, middleOf, moved, stacked } from './assemble';

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

/** How often something is drawn that swarms, or is in orbit. */
export const copiesInSwarm = (count: number, isCounted: boolean, isOrbit: boolean): number =>
  isCounted ? count : Math.max(isOrbit ? LEAST_BODIES : LEAST, count);

/** An item in the air: as large as suits what is in the middle, and facing it. */
function flyingAt(item: KitDrawing, at: Point, scale: number, middleX: number): KitDrawing {
  const faces = at[0] > middleX ? moved(item, { at: [0, 0], mirrored: true }) : item;
  return centredOn(faces, at, scale);
}

const longerOf = ({ box }: KitDrawing) => Math.max(widthOf(box), heightOf(box));

/** By how much an item is scaled, so that its longer side suits the host's. */
function scaleFor(item: KitDrawing, longest: number, most: number): number {
  const own = longerOf(item);
  return Math.min(Math.max(1, (longest * SIZE.least) / own), (longest * most) / own);
}

/** Half of a side of the host, and of its longer side at least a quarter. */
const reachOf = (side: number, longest: number) => Math.max(side, longest * 0.5) / 2;

/** A host with things in the air all around it. */
export function swarmed(host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  const [x, y] = middleOf(host);
  const longest = longerOf(host);
  const across = reachOf(widthOf(host.box), longest);
  const deep = reachOf(heightOf(host.box), longest);
  const around = items.map((drawn, index) => {
    const item = flattened(drawn);
    const scale = scaleFor(item, longest, SIZE.most);
    const half = (longerOf(item) * scale) / 2;
    const angle = FROM + ((index + 0.5) / items.length) * TURN;
    const out = OUT[index % OUT.length] ?? 1;
    const at: Point = [
      x + Math.cos(angle) * (across * out + half),
      Math.min(y + Math.sin(angle) * (deep * out + half * 0.6), host.box.bottom - half),
    ];
    return flyingAt(item, at, scale, x);
  });
  return { ...stacked([flattened(host), ...around]), anchors: host.anchors };
}

/** Orbits are seen from a little above; in golden turns no two bodies are in line. */
const ORBIT = { from: -Math.PI * 0.3, turn: Math.PI * 0.764, flat: 0.62, line: 0.032 } as const;

/** Of half the width of what is in the middle, how far out an orbit is. */
const orbitOf = (index: number) => 1.65 + index * 0.42;

/** The ring on which a body goes. */
function ringAbout([x, y]: Point, radius: number, width: number): KitDrawing {
  const high = radius * ORBIT.flat;
  return {
    svg: `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${high}" fill="none" stroke="#ffffff" stroke-width="${width}" opacity="0.7"/>`,
    box: { left: x - radius, right: x + radius, top: y - high, bottom: y + high },
    anchors: {},
  };
}

/** A body in the sky with others on their orbits, each on its own. */
export function orbited(host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  const middle = middleOf(host);
  const longest = longerOf(host);
  const across = reachOf(widthOf(host.box), longest);
  const rings = items.map((_, index) =>
    ringAbout(middle, across * orbitOf(index), Math.max(1, across * ORBIT.line)),
  );
  const bodies = items.map((drawn, index) => {
    const item = flattened(drawn);
    const angle = ORBIT.from + index * ORBIT.turn;
    const radius = across * orbitOf(index);
    const at: Point = [
      middle[0] + Math.cos(angle) * radius,
      middle[1] + Math.sin(angle) * radius * ORBIT.flat,
    ];
    return flyingAt(item, at, scaleFor(item, longest, SIZE.bodies), middle[0]);
  });
  return { ...stacked([...rings, flattened(host), ...bodies]), anchors: host.anchors };
}
