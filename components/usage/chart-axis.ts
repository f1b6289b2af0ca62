import { nice, ticks } from 'd3-array';

/** About so many steps stand on the axis of units. */
const STEPS = 4;
/** Up to so many days each has its date; longer periods name one a week, then one in three weeks. */
const MOST_DATED_DAYS = 10;
const MOST_WEEKLY_DAYS = 45;

export interface UnitAxis {
  /** Where the axis ends: a round number, at least the largest column. */
  topUnits: number;
  /** From 0 to the top, in round and whole steps. */
  ticks: number[];
}

/** The axis for columns of up to `largestUnits`, which is positive. */
export function unitAxis(largestUnits: number): UnitAxis {
  const [, topUnits] = nice(0, largestUnits, STEPS);
  return { topUnits, ticks: ticks(0, topUnits, STEPS).filter(Number.isInteger) };
}

/** Positions of the days whose dates are written, so that they never run into each other. */
export function datedDays(dayCount: number): number[] {
  const spacing = dayCount <= MOST_DATED_DAYS ? 1 : dayCount <= MOST_WEEKLY_DAYS ? 7 : 21;
  return Array.from({ length: Math.ceil(dayCount / spacing) }, (_, index) => index * spacing);
}
