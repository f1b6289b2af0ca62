import { type Hex, mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { CONTINENTS, type Continent } from '../content/continents.data';
import { ON_CONTINENTS } from '../content/on-continents.data';
import type { Design } from '../design/design';
import { square } from '../design/frame';
import { accentOf } from '../design/ink';
import { elementOfWord } from '../design/picture-of';
import { kitArt } from '../design/subject';
import { pageTitle } from '../design/title';
import { tells } from '../design/words';
import { OF_THE_MAP } from './parts';

const SEA: Hex = '#bfe0ee';
/** How much the coast bends between its known points. */
const COAST = 0.13;
/** Degrees of latitude are longer than those of longitude, the more the nearer to the poles. */
const stretchAt = (latitude: number) => 1 / Math.max(0.42, Math.cos((latitude * Math.PI) / 180));

/** The continent that a text names; both Americas where neither is told. */
export function continentIn(text: string): Continent | undefined {
  return CONTINENTS.find(({ name }) => tells(text, name.toLowerCase()));
}

const boxOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  };
};

function isInside([x, y]: Point, land: readonly Point[]): boolean {
  let inside = false;
  land.forEach(([ax, ay], index) => {
    const [bx, by] = land[(index + 1) % land.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** So many places on a land, each as far from the others as can be. */
function spotsOn(land: readonly Point[], taken: readonly Point[], count: number): Point[] {
  const { left, right, low, high } = boxOf(land);
  const grid: Point[] = [];
  for (let row = 1; row < 16; row += 1)
    for (let column = 1; column < 16; column += 1) {
      const at: Point = [left + ((right - left) * column) / 16, low + ((high - low) * row) / 16];
      const isDeep = ([-0.04, 0.04] as const).every((by) =>
        isInside([at[0] + by * (right - left), at[1]], land),
      );
      if (isDeep) grid.push(at);
    }
  const chosen: Point[] = [...taken];
  const away = ([x, y]: Point) =>
    Math.min(999, ...chosen.map(([cx, cy]) => Math.hypot(x - cx, y - cy)));
  for (let index = 0; index < count && grid.length > 0; index += 1)
    chosen.push(grid.reduce((best, at) => (away(at) > away(best) ? at : best)));
  return chosen.slice(taken.length);
}

interface OnMap {
  element: BriefElement;
  at: Point;
}

/** What is shown where: things of the prompt at their own places, what it asks for in general as it is known there. */
function thingsOn({ request }: Design, { name, lands }: Continent, text: string): OnMap[] {
  const { sights, animals } = ON_CONTINENTS[name] ?? { sights: [], animals: [] };
  const wanted = request.brief.elements.filter(
    (element) =>
      !OF_THE_MAP.test(element.phrase) &&
      element.concept &&
      request.drawingOf(element, 1) !== undefined,
  );
  const general = [
    ...(tells(text, 'landmark', 'sight', 'monument', 'travel') ? sights : []),
    ...(tells(text, 'animal', 'wildlife') ? animals : []),
  ];
  const all = [...sights, ...animals].map(([word, at]) => ({
    element: elementOfWord(request, word),
    at,
  }));
  const placed = wanted.flatMap((element) => {
    const known = all.find((one) => one.element.concept === element.concept);
    return known ? [{ element, at: known.at }] : [];
  });
  const rest = wanted.filter((element) => !placed.some((one) => one.element === element));
  const spots = spotsOn(
    lands[0] ?? [],
    placed.map(({ at }) => at),
    rest.length,
  );
  const free = rest.flatMap((element, index) =>
    spots[index] ? [{ element, at: spots[index] }] : [],
  );
  if (placed.length + free.length > 0 && general.length === 0) return [...placed, ...free];
  return [
    ...placed,
    ...free,
    ...general.map(([word, at]) => ({ element: elementOfWord(request, word), at })),
  ];
}

/** One continent over the whole page, its name above it, with what is asked for on it. */
export function drawContinent(design: Design, continent: Continent, text: string): void {
  const { request } = design;
  design.fillGround(SEA);
  const sea = { ...request.palette, ground: SEA };
  const title = request.brief.lettering[0] ?? continent.name;
  const frame = pageTitle(design, title, { align: 'center', face: 'fredoka', palette: sea });
  const { left, right, low, high } = boxOf(continent.lands.flat());
  const stretch = stretchAt((low + high) / 2);
  const scale = Math.min(frame.width / (right - left), frame.height / ((high - low) * stretch));
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const at = ([longitude, latitude]: Point): Point => [
    middleX + (longitude - (left + right) / 2) * scale,
    middleY - (latitude - (low + high) / 2) * scale * stretch,
  ];
  const color =
    continent.name === 'Antarctica'
      ? '#f4f8fd'
      : mix(accentOf(request.palette, 2), '#9fcf86', 0.75);
  const edge = Math.min(frame.width, frame.height) * 0.035;
  const lands = continent.lands.map((land) => blob(land.map(at), COAST));
  design.addGround(...lands.map((land) => stroke(land, mix(SEA, '#ffffff', 0.55), edge * 2.2)));
  design.addGround(
    ...lands.map((land) => path(land, color)),
    ...lands.map((land) => stroke(land, color, edge)),
  );
  const things = thingsOn(design, continent, text);
  const side = Math.min(frame.width, frame.height) * (things.length > 5 ? 0.17 : 0.21);
  for (const { element, at: spot } of things) {
    const art = kitArt(request, { ...element, count: 1 }, square(at(spot), side));
    if (!art) continue;
    design.addArt(art.svg);
    design.show(element.id);
  }
  design.tell(continent.name);
  if (tells(text, 'country', 'countries', 'states')) design.miss('the outlines of countries');
}
