/** A cell joined to the one it came from, by their places in the strip. */
export interface Link {
  from: number;
  to: number;
  /** Nothing for a straight link between neighbours, else the height of its elbow, from 0 at the lowest. */
  lane: number | undefined;
}

/** Elbows of this many parents lie above one another; more share a height. */
export const LANES = 3;

/**
 * The links of a strip: a child next to its parent hangs on a straight one, others on an elbow above,
 * one height a parent, so that crossing elbows can be told apart.
 * @param parents - for each cell the place of its parent, or nothing
 */
export function linksOf(parents: readonly (number | undefined)[]): Link[] {
  const lanes = new Map<number, number>();
  const laneOf = (parent: number) => {
    const lane = lanes.get(parent) ?? lanes.size % LANES;
    lanes.set(parent, lane);
    return lane;
  };
  return parents.flatMap((from, to) => {
    if (from === undefined) return [];
    return { from, to, lane: to === from + 1 ? undefined : laneOf(from) };
  });
}

export const CELL_PX = 64;
export const GAP_PX = 16;
/** Space before the first cell, and above all of them. */
export const INSET_PX = { left: 16, top: 24 };
const STEP_PX = CELL_PX + GAP_PX;
const LANE_STEP_PX = 5;
/** How far elbows leave to the right of a parent's centre, and arrive to the left of a child's. */
const SHIFT_PX = 8;
const CORNER_PX = 3;
/** Ends short of a cell, so that the ring of the current one stays free. */
const CLEARANCE_PX = 5;

/**
 * The links of each parent as one SVG path, in pixels of the strip: stroked at once, what they have in
 * common is as thin as the rest.
 */
export function pathsOf(links: readonly Link[]): string[] {
  const paths = new Map<number, string>();
  for (const link of links) paths.set(link.from, (paths.get(link.from) ?? '') + pathOf(link));
  return [...paths.values()];
}

/** The link as an SVG path, in pixels of the strip, its lines in the middle of pixels. */
export function pathOf({ from, to, lane }: Link): string {
  const left = INSET_PX.left + from * STEP_PX;
  if (lane === undefined) {
    const y = INSET_PX.top + CELL_PX / 2 + 0.5;
    return `M${left + CELL_PX} ${y}h${GAP_PX}`;
  }
  const start = left + CELL_PX / 2 + SHIFT_PX + 0.5;
  const end = INSET_PX.left + to * STEP_PX + CELL_PX / 2 - SHIFT_PX - 0.5;
  const bottom = INSET_PX.top - CLEARANCE_PX;
  const top = bottom - 3.5 - lane * LANE_STEP_PX;
  const way = Math.sign(end - start) * CORNER_PX;
  return (
    `M${start} ${bottom}V${top + CORNER_PX}Q${start} ${top} ${start + way} ${top}` +
    `H${end - way}Q${end} ${top} ${end} ${top + CORNER_PX}V${bottom}`
  );
}
