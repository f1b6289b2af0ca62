import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import { type Air, createAir } from '../air';
import { type Canvas, createCanvas, floorGround } from '../canvas';
import { leafFan } from '../outdoor/frame';
import { cloud, starsMarkup } from '../outdoor/sky';
import { soilColors } from '../outdoor/soil';
import { conifer, roundTree } from '../outdoor/trees';
import type { Place, Stage } from '../place';
import { swell, under } from '../terrain-lines';

/**
 * A window that somebody is at: it is behind them, large, with the hour, the weather and the season outside. What
 * is small lies on its sill; who stands or sits has the floor of the room.
 */

const PERSON_CM = 170;
/** From here on things are so near that the sill is under them. */
const SILL_SHARE = 1;

interface Opening {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function openingOf({ widthPx, heightPx, stage }: Canvas, bottom: number): Opening {
  const { subject, focusX } = stage;
  const wide = subject ? (subject.right - subject.left) * 1.35 : 0.5;
  const half = (clamp(wide, 0.46, 0.72) * widthPx) / 2;
  const middle = clamp(focusX * widthPx, half + widthPx * 0.09, widthPx * 0.91 - half);
  return {
    left: middle - half,
    right: middle + half,
    top: heightPx * 0.07,
    bottom,
  };
}

/** Sky with what stands in it at this hour. */
function skyOutside(canvas: Canvas, o: Opening): string {
  const { air, pen, unit, random, stage } = canvas;
  const { skyTop, skyMiddle, skyLow, light } = air.light;
  const [width, height] = [o.right - o.left, o.bottom - o.top];
  const fill = pen.linear(
    [0, o.top],
    [0, o.bottom],
    [
      [0, skyTop],
      [0.55, skyMiddle],
      [1, skyLow],
    ],
  );
  const isClear = stage.weather === 'clear' || stage.weather === 'rainbow';
  const at: Point = [o.left + width * random.pick([0.2, 0.8]), o.top + height * 0.24];
  const isNight = stage.hour === 'night';
  const orb = isNight
    ? circle(at, 34 * unit, '#fdf6dd')
    : circle(at, 62 * unit, light, { opacity: 0.3 }) +
      circle(at, 38 * unit, mix(light, '#ffffff', 0.5));
  const stars = isNight
    ? `<g transform='translate(${number(o.left)} ${number(o.top)})'>${starsMarkup({ ...canvas, widthPx: width }, height * 0.6, 30)}</g>`
    : '';
  const clouds = times(stage.weather === 'clear' ? 2 : 4, (index) =>
    cloud(
      canvas,
      [o.left + width * (0.24 + index * 0.26), o.top + height * random.between(0.2, 0.4)],
      random.between(60, 90) * unit,
    ),
  ).join('');
  return rectangle([o.left, o.top], width, height, fill) + (isClear ? stars + orb : '') + clouds;
}

/** Land with trees under it. */
function landOutside(canvas: Canvas, o: Opening): string {
  const { air, unit, random, stage } = canvas;
  const soil = soilColors(canvas, stage.weather === 'snowfall' ? 'snow' : 'grass');
  const height = o.bottom - o.top;
  const ridge = (share: number, far: number, index: number) =>
    path(
      under(swell(random, o.top + height * share, 20 * unit, 1.6, unit), o.right, o.bottom + 4, 40),
      air.tone(soil.strip(index), 0.1, far),
    );
  const trees = times(7, (index) => {
    const foot: Point = [
      o.left + ((index + random.between(0.1, 0.9)) / 7) * (o.right - o.left),
      o.top + height * random.between(0.78, 0.92),
    ];
    const spec = {
      foot,
      size: height * random.between(0.2, 0.34),
      far: 0.3,
      snow: soil.isSnowy,
    };
    return index % 3 === 0 || soil.isSnowy
      ? conifer(canvas, { ...spec, color: soil.conifer })
      : roundTree(canvas, { ...spec, color: soil.leaf() });
  });
  return ridge(0.62, 0.75, 1) + ridge(0.74, 0.4, 0) + trees.join('') + ridge(0.92, 0.15, 1);
}

/** Rain that runs down the glass, or flakes before it. */
function onTheGlass({ stage, random, unit }: Canvas, o: Opening): string {
  const at = (): Point => [random.between(o.left, o.right), random.between(o.top, o.bottom)];
  if (stage.weather === 'rain' || stage.weather === 'storm')
    return times(80, () => {
      const [x, y] = at();
      const long = random.between(10, 50) * unit;
      return (
        rectangle([x, y - long], 2.4 * unit, long, '#ffffff', {
          opacity: 0.3,
        }) +
        ellipse([x + 1.2 * unit, y], 3 * unit, 4.4 * unit, '#ffffff', {
          opacity: 0.6,
        })
      );
    }).join('');
  if (stage.weather !== 'snowfall' && stage.season !== 'winter') return '';
  return times(46, () =>
    circle(at(), random.between(2, 5) * unit, '#ffffff', { opacity: 0.85 }),
  ).join('');
}

/** Frame, bars and sill. */
function woodwork({ air, unit }: Canvas, o: Opening): string {
  const white: Hex = '#fbf6ee';
  const bar = 13 * unit;
  const frame = 24 * unit;
  const [width, height] = [o.right - o.left, o.bottom - o.top];
  const upright = (x: number, w: number, key: number) =>
    rectangle([x, o.top], w, height, air.tone(white, key));
  const glare = shape(
    [
      [o.left + width * 0.1, o.bottom],
      [o.left + width * 0.34, o.top],
      [o.left + width * 0.44, o.top],
      [o.left + width * 0.2, o.bottom],
    ],
    '#ffffff',
    { opacity: 0.13 },
  );
  return (
    glare +
    upright(o.left - frame, frame, 0.1) +
    upright(o.right, frame, -0.12) +
    rectangle([o.left - frame, o.top - frame], width + frame * 2, frame, air.tone(white, 0.2)) +
    upright((o.left + o.right - bar) / 2, bar, 0) +
    rectangle([o.left, o.top + height * 0.36], width, bar, air.tone(white, 0.05)) +
    rectangle([o.left, o.top], width, 8 * unit, air.light.shade, {
      opacity: 0.18,
    })
  );
}

/** A curtain that is drawn aside and held by a band. */
function curtain(canvas: Canvas, o: Opening, side: -1 | 1, low: number, color: Hex): string {
  const { air, unit } = canvas;
  const edge = side < 0 ? o.left : o.right;
  const outer = edge + side * 110 * unit;
  const inner = edge - side * 74 * unit;
  const [top, tie] = [o.top - 46 * unit, o.top + (low - o.top) * 0.62];
  const n = number;
  const body = `M${n(outer)} ${n(top)}H${n(inner)}C${n(inner)} ${n(tie * 0.7)} ${n(edge + side * 10 * unit)} ${n(tie * 0.86)} ${n(edge + side * 40 * unit)} ${n(tie)}C${n(edge + side * 14 * unit)} ${n(tie + 30 * unit)} ${n(edge)} ${n(low - 20 * unit)} ${n(edge - side * 6 * unit)} ${n(low)}H${n(outer)}Z`;
  const folds = [0.25, 0.5, 0.74].map((share) => {
    const x = inner + (outer - inner) * share;
    return `M${n(x)} ${n(top)}C${n(x)} ${n(tie * 0.75)} ${n(edge + side * (44 + 40 * share) * unit)} ${n(tie * 0.9)} ${n(edge + side * (46 + 30 * share) * unit)} ${n(tie)}V${n(low)}`;
  });
  return (
    path(body, air.tone(color, side < 0 ? 0.15 : -0.1)) +
    `<path d='${folds.join('')}' fill='none' stroke='${air.tone(mix(color, '#7a3a2a', 0.4), -0.1)}' stroke-width='${n(7 * unit)}' stroke-opacity='.45'/>` +
    rectangle(
      [Math.min(edge + side * 34 * unit, outer), tie - 9 * unit],
      Math.abs(outer - edge - side * 34 * unit),
      18 * unit,
      air.tone(mix(color, '#7a2f1c', 0.45)),
      { radius: 6 * unit },
    )
  );
}

function potted(canvas: Canvas, [x, y]: Point, size: number): string {
  const { air } = canvas;
  return (
    leafFan(canvas, [x, y - size * 0.5], size * 0.95, '#4f9f63', -Math.PI / 2, 9, 0) +
    shape(
      [
        [x - size * 0.36, y - size * 0.56],
        [x + size * 0.36, y - size * 0.56],
        [x + size * 0.26, y],
        [x - size * 0.26, y],
      ],
      air.tone('#c9653f', 0.05),
    ) +
    rectangle([x - size * 0.4, y - size * 0.62], size * 0.8, size * 0.12, air.tone('#d9784f', 0.1))
  );
}

const WALLS: readonly [Hex, ...Hex[]] = ['#e9c9a4', '#c9d4c4', '#d9c6d6', '#e6d6b4'];
const CURTAINS: readonly [Hex, ...Hex[]] = ['#e8a04a', '#5f9a9a', '#d9785f', '#8a7ab4'];

/** By night a lamp is lit: the room is warm, and the dark outside. */
const LAMP = { brightness: 0.8, light: '#ffd59a' } as const;
const lampLit = ({ air }: Canvas): Air =>
  air.light.brightness < LAMP.brightness ? createAir({ ...air.light, ...LAMP }) : air;

/** What of a place is seen through an opening, in pixels of the picture, and which of its things. */
type View = (stage: Stage, opening: Opening) => { svg: string; shows: string[] };

interface Room {
  view?: View | undefined;
  opening: Opening;
  floorPx: number;
  isSill: boolean;
}

/** What is outside, in the hour's own light. */
function addOutside(room: Canvas, outside: Canvas, o: Opening, view: View | undefined): void {
  const pane = `M${number(o.left)} ${number(o.top)}H${number(o.right)}V${number(o.bottom)}H${number(o.left)}Z`;
  const told = view?.(outside.stage, o);
  const land = told?.svg ?? skyOutside(outside, o) + landOutside(outside, o);
  const { weather, season } = room.stage;
  room.add({
    id: 'window',
    role: 'backdrop',
    depth: 0.01,
    svg: room.pen.clip(pane, land + onTheGlass(outside, o)) + woodwork(room, o),
    shows: [
      'window',
      ...(told?.shows ?? []),
      ...(weather === 'clear' ? [] : [weather]),
      ...(season === 'winter' ? ['snow'] : []),
    ],
  });
}

/** Of the height of the picture: how deep the sill is seen, and how thick its front edge is. */
const BOARD = { deep: 0.105, thick: 0.028 } as const;

/** The board under the window, with its front edge and the wall below: no floor that goes on to the viewer. */
function sillBoard({ air, widthPx, heightPx, unit }: Canvas, floorPx: number): string {
  const white: Hex = '#f4ebdc';
  const edge = floorPx + heightPx * BOARD.deep;
  const below = edge + heightPx * BOARD.thick;
  const band = (from: number, to: number, color: Hex) =>
    rectangle([0, from], widthPx, Math.max(0, to - from), color);
  return (
    band(below, heightPx, air.tone('#c79f78', -0.2)) +
    band(below, below + 16 * unit, air.tone('#9c7350', -0.3)) +
    band(floorPx, edge, air.tone(white, -0.08)) +
    band(floorPx, floorPx + 10 * unit, air.tone(white, -0.3)) +
    band(edge, below, air.tone(white, 0.3))
  );
}

/** The sill that things are on, or the floor with the wall under the window. */
function standing(canvas: Canvas, { opening: o, floorPx, isSill }: Room): string {
  const { air, widthPx, heightPx, unit } = canvas;
  const area = (color: Hex, key: number) =>
    rectangle([0, floorPx], widthPx, heightPx - floorPx, air.tone(color, key));
  if (isSill) return sillBoard(canvas, floorPx);
  const board = rectangle(
    [o.left - 44 * unit, o.bottom],
    o.right - o.left + 88 * unit,
    22 * unit,
    air.tone('#fbf6ee', 0.2),
  );
  const skirting = rectangle([0, floorPx - 16 * unit], widthPx, 16 * unit, air.tone('#f3e9da'));
  return area('#a8744f', -0.05) + skirting + board;
}

function addRoom(canvas: Canvas, outside: Canvas, room: Room): void {
  const { air, pen, random, widthPx, heightPx, unit, stage } = canvas;
  const { opening: o, floorPx, isSill } = room;
  const at = random.whole(0, WALLS.length - 1);
  const [wall, cloth] = [WALLS[at] ?? WALLS[0], CURTAINS[at] ?? CURTAINS[0]];
  const paper = pen.linear(
    [0, 0],
    [0, floorPx],
    [
      [0, air.tone(wall, -0.12)],
      [1, air.tone(wall, 0.15)],
    ],
  );
  const add = (id: string, depth: number, svg: string, shows: readonly string[] = []) =>
    canvas.add({ id, role: 'backdrop', depth, svg, shows });
  add('wall', 0, rectangle([0, 0], widthPx, heightPx, paper));
  addOutside(canvas, outside, o, room.view);
  add('sill', 0.02, standing(canvas, room), ['window-sill']);
  const low = isSill ? floorPx : floorPx - 10 * unit;
  const rail = rectangle(
    [o.left - 150 * unit, o.top - 56 * unit],
    o.right - o.left + 300 * unit,
    14 * unit,
    air.tone('#7a5238'),
    { radius: 7 * unit },
  );
  add(
    'curtains',
    0.03,
    curtain(canvas, o, -1, low, cloth) + curtain(canvas, o, 1, low, cloth) + rail,
  );
  const side = stage.focusX > 0.5 ? 0.07 : 0.93;
  const foot: Point = [widthPx * side, floorPx + (isSill ? 26 : 40) * unit];
  add('pot', 0.04, potted(canvas, foot, (isSill ? 150 : 190) * unit));
  if (outside.air.light.brightness > LAMP.brightness && stage.weather === 'clear')
    add('light', 0.05, lightOnFloor(canvas, o, floorPx));
}

/** Light that falls in, on the sill or the floor. */
function lightOnFloor({ air, heightPx, widthPx }: Canvas, o: Opening, floorPx: number): string {
  const slant = widthPx * 0.08;
  const half = (o.right - o.left) / 2;
  return [0, 1]
    .map((at) =>
      shape(
        [
          [o.left + half * at + 8, floorPx],
          [o.left + half * (at + 1) - 8, floorPx],
          [o.left + half * (at + 1) + slant, heightPx],
          [o.left + half * at + slant, heightPx],
        ],
        air.light.light,
        { opacity: 0.26 },
      ),
    )
    .join('');
}

function draw(stage: Stage, view?: View) {
  const canvas = createCanvas(stage, 'at-window');
  const { heightPx } = canvas;
  const isTold = stage.things?.has('window-sill') ?? false;
  const isSill = isTold || (PERSON_CM * stage.pxPerCm) / heightPx >= SILL_SHARE;
  const standPx = heightPx * clamp(stage.standY ?? 0.88, 0.84, isSill ? 0.88 : 0.94);
  const floorPx = isSill ? standPx - heightPx * 0.05 : heightPx * 0.78;
  const opening = openingOf(canvas, isSill ? floorPx : heightPx * 0.6);
  addRoom({ ...canvas, air: lampLit(canvas) }, canvas, {
    opening,
    floorPx,
    isSill,
    view,
  });
  return {
    layers: canvas.layers,
    ground: floorGround(stage, floorPx, standPx),
    spots: canvas.spots,
  };
}

export const atWindow: Place = { id: 'at-window', draw: (stage) => draw(stage) };

/** How much larger than the opening the place behind it is drawn: the frame cuts its sides. */
const BEYOND = 1.2;

/** A place as it is seen through an opening: without anybody in it, and cut by the frame. */
const seenOf =
  (place: Place): View =>
  (stage, { left, right, top, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    const side = Math.max(width, height) * BEYOND;
    const { subject: _, standing: _standing, interior: _interior, ...bare } = stage;
    const { layers } = place.draw({ ...bare, widthPx: side, heightPx: side, focusX: 0.5 });
    const svg = [...layers]
      .sort((a, b) => a.depth - b.depth)
      .map((layer) => layer.svg)
      .join('');
    const at: Point = [left - (side - width) / 2, bottom - side * OUTSIDE_FOOT];
    return {
      svg: `<g transform='translate(${number(at[0])} ${number(at[1])})'>${svg}</g>`,
      shows: layers.flatMap(({ shows = [] }) => shows),
    };
  };

/** What of the place's height is above the sill: its nearest ground is under it. */
const OUTSIDE_FOOT = 0.86;

/** A window with a told place behind it. */
export const windowOn = (place: Place): Place => ({
  id: atWindow.id,
  draw: (stage) => draw(stage, seenOf(place)),
});
