import { type Hex, mix } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Road } from './floor-plan';
import { flatOn } from './ground';
import type { View } from './view';

const PAVING = '#d9dce6';
const LINE = HOUSE.cream;
const LAWN = HOUSE.grass;
const EARTH = '#d8b98a';

/** Draws along a road: from where to where, how far across, how wide. */
function bandOn(view: View, { along }: Road) {
  const flat = flatOn(view);
  return (start: number, long: number, off: number, wide: number, color: Hex) =>
    along === 'x' ? flat(start, off, long, wide, color) : flat(off, start, wide, long, color);
}

/** Stripes to walk over, across a road. */
function crossing(view: View, road: Road, at: number): string {
  const band = bandOn(view, road);
  const count = 6;
  const step = road.wide / count;
  return times(count, (index) =>
    band(at, 46, road.from + index * step + step * 0.22, step * 0.56, LINE),
  ).join('');
}

/** A track of earth through the country, with what wheels left on it. */
export function track(view: View, side: number, roads: readonly Road[], surface: Hex): string {
  const earth = mix(EARTH, surface, 0.14);
  return roads
    .map((road) => {
      const band = bandOn(view, road);
      const rut = road.wide * 0.14;
      return (
        band(0, side, road.from - 10, road.wide + 20, darker(surface, 0.1)) +
        band(0, side, road.from, road.wide, earth) +
        [0.24, 0.62]
          .map((at) => band(0, side, road.from + road.wide * at, rut, darker(earth, 0.1)))
          .join('')
      );
    })
    .join('');
}

/** Roads with kerbs, lines and crossings between lots of lawn or paving. */
export function streets(view: View, side: number, roads: readonly Road[], surface: Hex): string {
  const flat = flatOn(view);
  const isTown = roads.length > 1 || surface !== LAWN;
  const lots = isTown ? flat(0, 0, side, side, mix(LAWN, HOUSE.cream, 0.12)) : '';
  const kerbs = roads
    .map((road) =>
      bandOn(view, road)(0, side, road.from - road.kerb, road.wide + 2 * road.kerb, PAVING),
    )
    .join('');
  const edges = roads
    .map((road) =>
      bandOn(view, road)(0, side, road.from - 8, road.wide + 16, lighter(HOUSE.stone, 0.1)),
    )
    .join('');
  const beds = roads
    .map((road) => bandOn(view, road)(0, side, road.from, road.wide, HOUSE.asphalt))
    .join('');
  const crossed = (road: Road, from: number, to: number) =>
    roads.some(
      (other) => other !== road && to > other.from - 60 && from < other.from + other.wide + 60,
    );
  const lines = roads
    .map((road) => {
      const band = bandOn(view, road);
      const count = Math.floor(side / 110);
      return times(count, (index) => {
        const at = (side / count) * (index + 0.25);
        return crossed(road, at, at + 50)
          ? ''
          : band(at, 50, road.from + road.wide / 2 - 4, 8, LINE);
      }).join('');
    })
    .join('');
  const [first] = roads;
  const zebras =
    roads.length > 1
      ? roads
          .flatMap((road) =>
            roads
              .filter((other) => other !== road)
              .map(
                (other) =>
                  crossing(view, road, other.from - 52) +
                  crossing(view, road, other.from + other.wide + 6),
              ),
          )
          .join('')
      : first
        ? crossing(view, first, side * 0.3)
        : '';
  return lots + kerbs + edges + beds + lines + zebras;
}
