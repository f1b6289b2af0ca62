import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, placed, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { RoomSpec } from '../places/interiors/room-spec';
import type { Decor, Fixture } from '../places/interiors/fixture';
import { clock } from '../places/interiors/fixtures-boards';
import { windowPane } from '../places/interiors/fixtures-wall';
import { wallDoor } from './wall-door';
import { wallTexture } from './wall-texture';
import { box } from './solids';
import { type Device, deviceGround } from './ground-device';
import { underside } from './ground-aloft';
import { isle } from './ground-isle';
import { streets, track } from './ground-streets';
import { type Floor, type Placed, spans } from './floor-plan';
import type { Point3, View } from './view';

/** What everything stands on: a tile of land, or the floor and the two far walls of a room. */
export interface GroundPlan extends Floor {
  room?: { spec: RoomSpec; wall: Hex };
  surface: Hex;
  kind: 'grass' | 'sand' | 'snow' | 'street' | 'stone';
  /** A device that lies there in place of land. */
  device?: Device;
  /** The element that the device is. */
  deviceId?: string;
  /** Water is all around it. */
  isIsle?: boolean;
  /** Houses stand along its roads. */
  isTown?: boolean;
  /** It is of one house that is told: no others are put beside it. */
  isOfHouse?: boolean;
  /** Its road is a track through the country. */
  isTrack?: boolean;
  /** Two of its roads cross. */
  isCrossing?: boolean;
  /** No more than what small things stand on: nothing grows there. */
  isPlinth?: boolean;
  /** A piece of land in the air, which is the element of this id. */
  aloftId?: string;
}

const THICK_CM = 34;
const WALL_CM = 16;
export const WALL_HEIGHT_CM = 244;

const FLOORS: Readonly<Record<string, GroundPlan['kind']>> = {
  beach: 'sand',
  desert: 'sand',
  coast: 'sand',
  island: 'sand',
  playground: 'sand',
  'snow-field': 'snow',
  arctic: 'snow',
  street: 'street',
  city: 'street',
  road: 'street',
  square: 'stone',
  harbour: 'stone',
  railway: 'stone',
  rooftop: 'stone',
  'bus-stop': 'street',
  'moon-surface': 'stone',
  'mars-surface': 'sand',
  stage: 'stone',
  'parking-lot': 'street',
  'gas-station': 'street',
  driveway: 'stone',
  suburb: 'street',
  runway: 'street',
  airport: 'street',
  platform: 'stone',
  'construction-site': 'sand',
  'ice-rink': 'snow',
  'frozen-lake': 'snow',
  fairground: 'stone',
  'amusement-park': 'stone',
  'skate-park': 'stone',
  poolside: 'stone',
  pool: 'stone',
  'basketball-court': 'stone',
  'castle-courtyard': 'stone',
  sea: 'sand',
  lagoon: 'sand',
};
const SURFACES: Readonly<Record<GroundPlan['kind'], Hex>> = {
  grass: HOUSE.grass,
  sand: HOUSE.sand,
  snow: HOUSE.snow,
  street: HOUSE.stone,
  stone: '#c9cede',
};

/** Country that a road leads through: no town is there. */
const COUNTRY =
  /^(?:farm|forest|meadow|field|wheat-field|vineyard|orchard|hills|mountains|valley|desert|countryside|jungle|savanna)$/;
const ROADS = /^(?:road|street)$/;
/** Whether a road is one of the country, which is a track. */
export const isTrack = (places: readonly string[]): boolean =>
  places.some((place) => COUNTRY.test(place)) && places.some((place) => ROADS.test(place));

/** The kind of land that the places of a prompt have. */
export function landOf(all: readonly string[]): Pick<GroundPlan, 'kind' | 'surface'> {
  const places = isTrack(all) ? all.filter((place) => !ROADS.test(place)) : all;
  const kind = places.map((place) => FLOORS[place]).find((found) => found !== undefined) ?? 'grass';
  return { kind, surface: SURFACES[kind] };
}

const WET = new Set(['harbour', 'sea', 'lake', 'river', 'lagoon', 'beach', 'coast', 'island']);

export function hasWater(places: readonly string[]): boolean {
  return places.some((place) => WET.has(place));
}

/** The plain behind the picture, and the shadow under what floats before it. */
export function backdrop(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  paper: Hex,
  foot: readonly [number, number],
  radius: number,
): string {
  return (
    rectangle([0, 0], widthPx, heightPx, paper) +
    ellipse(foot, radius, radius * 0.3, darker(paper, 0.16), { opacity: 0.6 })
  );
}

/** Draws rectangles that lie on the ground: corner, width along x, depth along y, in centimetres. */
export const flatOn = (view: View) => (x: number, y: number, w: number, d: number, color: Hex) =>
  view.quad(
    [
      [x, y, 0],
      [x + w, y, 0],
      [x + w, y + d, 0],
      [x, y + d, 0],
    ],
    color,
    'left',
  );

/** A slab with its surface. */
export function tile(view: View, plan: GroundPlan): string {
  const { side, surface, kind, waterFrom, roads } = plan;
  if (plan.isIsle) return isle(view, side);
  if (plan.device) return deviceGround(view, plan.device, side);
  const soil = kind === 'grass' ? HOUSE.soil : darker(surface, 0.34);
  const edge = plan.room ? WALL_CM : 0;
  const base = box(view, [-edge, -edge, -THICK_CM], [side + edge, side + edge, THICK_CM - 8], soil);
  const top = box(view, [-edge, -edge, -8], [side + edge, side + edge, 8], darker(surface, 0.08));
  const flat = flatOn(view);
  const land = flat(0, 0, side, side, surface);
  const water =
    waterFrom === undefined
      ? ''
      : flat(0, waterFrom, side, side - waterFrom, HOUSE.water) +
        flat(0, waterFrom, side, 10, lighter(HOUSE.water, 0.5)) +
        times(5, (index) =>
          flat(
            side * (0.08 + ((index * 0.37) % 0.8)),
            waterFrom + (side - waterFrom) * (0.2 + index * 0.15),
            side * 0.12,
            6,
            lighter(HOUSE.water, 0.35),
          ),
        ).join('');
  const road = roads
    ? plan.isTrack
      ? track(view, side, roads, surface)
      : streets(view, side, roads, surface)
    : kind === 'street'
      ? street(view, side)
      : '';
  const tufts = kind === 'grass' ? meadow(view, plan) : '';
  const rock = plan.aloftId === undefined ? '' : underside(view, side);
  return rock + base + top + land + (plan.room ? floorPattern(view, plan) : tufts + road) + water;
}

const BLOSSOMS: readonly Hex[] = ['#ffffff', '#f6d45f', '#f29bb0'];

/** Patches of another green, with blades and flowers between them. */
function meadow(view: View, { side, surface, waterFrom = side }: GroundPlan): string {
  const flat = flatOn(view);
  const spread = (index: number, a: number, b: number) => (index * a + b) % 0.94;
  const patches = times(9, (index) =>
    flat(
      spread(index, 0.37, 0.12) * side,
      spread(index, 0.61, 0.2) * waterFrom,
      side * 0.05,
      side * 0.05,
      index % 2 ? lighter(surface, 0.12) : darker(surface, 0.08),
    ),
  );
  const growth = times(26, (index) => {
    const at = view.at([
      (0.03 + spread(index, 0.433, 0.05)) * side,
      (0.03 + spread(index, 0.687, 0.31)) * waterFrom,
      0,
    ]);
    const r = Math.max(4, side * 0.014) * view.pxPerCm;
    const blade = (lean: number) =>
      stroke(
        `M${number(at[0])} ${number(at[1])}l${number(lean * r)} ${number(-2.4 * r)}`,
        darker(surface, 0.2),
        r * 0.5,
      );
    return index % 3 === 0
      ? blade(0) +
          ellipse(
            [at[0], at[1] - 2.6 * r],
            r * 0.9,
            r * 0.8,
            BLOSSOMS[index % 9 === 0 ? 0 : index % 2 ? 1 : 2] ?? '#ffffff',
          )
      : blade(-0.9) + blade(0) + blade(0.9);
  });
  return patches.join('') + growth.join('');
}

function street(view: View, side: number): string {
  const [from, wide] = [side * 0.66, side * 0.22];
  const flat = flatOn(view);
  const strip = (y: number, d: number, color: Hex, x = 0, w = side) => flat(x, y, w, d, color);
  return (
    strip(from, wide, HOUSE.asphalt) +
    times(6, (index) =>
      strip(from + wide / 2 - 4, 8, HOUSE.cream, side * (index / 6 + 0.04), side * 0.08),
    ).join('')
  );
}

function floorPattern(view: View, { side, room, surface }: GroundPlan): string {
  const style = room?.spec.floor ?? 'boards';
  const flat = flatOn(view);
  if (style === 'carpet' || style === 'concrete') return '';
  const light = lighter(surface, 0.14);
  if (style === 'boards')
    return times(Math.ceil(side / 44), (index) =>
      index % 2 ? flat(0, index * 44, side, Math.min(44, side - index * 44), light) : '',
    ).join('');
  const cells = Math.max(4, Math.round(side / 62));
  const step = side / cells;
  return times(cells * cells, (index) => {
    const [column, row] = [index % cells, Math.floor(index / cells)];
    return (column + row) % 2 ? flat(column * step, row * step, step, step, light) : '';
  }).join('');
}

const SKIRTING_CM = 14;

/** An upright strip of a wall: that at y = 0 runs along x, the other along y. */
function strip(view: View, isRight: boolean, to: number, up: number, color: Hex): string {
  const foot: Point3 = isRight ? [to, 0, 0] : [0, to, 0];
  const head: Point3 = isRight ? [to, 0, up] : [0, to, up];
  return view.quad([[0, 0, 0], foot, head, [0, 0, up]], color, 'left');
}

/** Where a wall is cut open at its end. */
function cut(view: View, isRight: boolean, side: number, color: Hex): string {
  const at = (away: number, z: number): Point3 => (isRight ? [side, away, z] : [away, side, z]);
  const corners = [
    at(-WALL_CM, -8),
    at(0, -8),
    at(0, WALL_HEIGHT_CM),
    at(-WALL_CM, WALL_HEIGHT_CM),
  ];
  return view.quad(corners, color, isRight ? 'right' : 'left');
}

/** The two far walls, cut open, with a skirting. */
export function walls(
  view: View,
  side: number,
  color: Hex,
  style: RoomSpec['wallStyle'] = 'plain',
): string {
  const [t, h] = [WALL_CM, WALL_HEIGHT_CM];
  const rim = view.quad(
    [
      [-t, -t, h],
      [side, -t, h],
      [side, 0, h],
      [0, 0, h],
      [0, side, h],
      [-t, side, h],
    ],
    mix(color, HOUSE.white, 0.6),
    'top',
  );
  const far = mix(color, darker(color), 0.45);
  const skirting = darker(color, 0.16);
  const edge = darker(color, 0.1);
  return (
    strip(view, true, side, h, color) +
    strip(view, false, side, h, far) +
    wallTexture(style, { view, isRight: true, side, heightCm: h, color }) +
    wallTexture(style, { view, isRight: false, side, heightCm: h, color: far }) +
    strip(view, true, side, SKIRTING_CM, skirting) +
    strip(view, false, side, SKIRTING_CM, skirting) +
    rim +
    cut(view, false, side, edge) +
    cut(view, true, side, edge)
  );
}

const MOST_HUNG = 3;

interface Hanging {
  fixture: Fixture;
  at: number;
  onRight: boolean;
}

const LEAST_UP_CM = 40;
/** These walls are lower than those of rooms in perspective. */
const upOf = ({ hangsCm = 120, heightCm }: Fixture) =>
  Math.min(hangsCm, WALL_HEIGHT_CM - 12 - heightCm);

/** Who or what is told to stand before it. */
const facing = (fixture: Fixture, standing: readonly Placed[]) =>
  'elementId' in fixture
    ? standing.find(({ faces }) => faces !== undefined && faces === fixture.elementId)
    : undefined;

/** Along the wall behind what it hangs over, from its middle outwards. */
function overHost(fixture: Fixture, standing: readonly Placed[]): Omit<Hanging, 'fixture'>[] {
  const over = 'over' in fixture ? fixture.over : undefined;
  const host = standing.find(({ id }) => over !== undefined && id === over);
  if (!host) return [];
  const [w, d] = spans(host);
  const onRight = host.y <= host.x;
  const [from, long] = onRight ? [host.x, w] : [host.y, d];
  return [0.5, 0.2, 0.8, 0.35, 0.65, 0, 1].map((share) => ({ at: from + long * share, onRight }));
}

/** Room on the walls for what hangs: where nothing that stands reaches up to it. */
function hangings(
  fixtures: readonly Fixture[],
  side: number,
  standing: readonly Placed[],
): Hanging[] {
  const found: Hanging[] = [];
  for (const fixture of fixtures) {
    const up = upOf(fixture);
    if (up < LEAST_UP_CM && fixture.hangsCm !== 0) continue;
    const isFree = (at: number, onRight: boolean) => {
      const [from, to] = [at - fixture.widthCm / 2 - 14, at + fixture.widthCm / 2 + 14];
      if (from < 6 || to > side - 6) return false;
      const covers = standing.some(({ x, y, width, depth, turned, height }) => {
        const [w, d] = turned ? [depth, width] : [width, depth];
        const [start, end, away] = onRight ? [x, x + w, y] : [y, y + d, x];
        return start < to && end > from && height - away * 0.6 > up + 12;
      });
      const others = found.every(
        (other) =>
          other.onRight !== onRight ||
          Math.abs(other.at - at) > (other.fixture.widthCm + fixture.widthCm) / 2 + 20,
      );
      return !covers && others;
    };
    const spots = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8].map((share) => share * side);
    const first = found.length % 2 === 0;
    const guest = facing(fixture, standing);
    if (guest) {
      const at = guest.x + spans(guest)[0] / 2;
      found.push({ fixture, at, onRight: true });
      continue;
    }
    const spot = [
      ...overHost(fixture, standing),
      ...[first, !first].flatMap((onRight) => spots.map((at) => ({ at, onRight }))),
    ].find(({ at, onRight }) => isFree(at, onRight));
    if (spot) found.push({ fixture, ...spot });
  }
  return found;
}

/** What hangs on the two walls, drawn on them. */
export function hung(
  view: View,
  plan: GroundPlan,
  decor: Decor,
  standing: readonly Placed[],
  named: readonly Fixture[] = [],
): string {
  const { spec } = plan.room ?? {};
  const isBare = (spec?.hung.length ?? 0) < MOST_HUNG;
  const more = [wallDoor, ...(isBare && !spec?.isWindowless ? [windowPane] : []), clock];
  const own = spec?.hung ?? [];
  const fixtures = [...named, ...own, ...more.filter((one) => !own.includes(one))];
  return hangings(fixtures, plan.side, standing)
    .map(({ fixture, at, onRight }) => {
      const svg = placed(fixture.draw(decor), {});
      const up = upOf(fixture);
      return onRight
        ? view.upright(svg, [at, 0.5, up], 'left')
        : view.upright(svg, [0.5, at, up], 'right');
    })
    .join('');
}
