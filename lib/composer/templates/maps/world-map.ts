import { mix } from '@/lib/color/hex';
import { circle, path, shape, stroke } from '@/lib/svg/markup';
import { polygon, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { CONTINENTS } from '../content/continents.data';
import { WORLD_PLACES } from '../content/countries.data';
import { apart } from '../labelled-layouts';
import { listedElement } from '../design/item-sign';
import { tells, textOf } from '../design/words';
import type { Design } from '../design/design';
import { accentOf, strongSurface } from '../design/ink';
import { kitArt } from '../design/subject';
import { widthOf } from '../design/type';

const NORTH = 84;
const SOUTH = -86;
const WORLD = 360;
/** Latitudes are stretched, so that the north is not as flat as on a plain grid. */
const STRETCH = 1.22;

/** Where pins stand, by longitude and latitude. */
const PINS: readonly Point[] = [
  [-100, 42],
  [-56, -12],
  [4, 48],
  [24, -4],
  [80, 26],
  [136, -25],
  [118, 50],
];
/** From which pin to which a line goes. */
const WAYS = [
  [0, 2],
  [1, 2],
  [2, 3],
  [2, 6],
  [3, 4],
  [4, 5],
] as const;
const PIN = { height: 21, dash: 4.4, line: 2.1, bend: 0.24 } as const;
/** What may stand for the pins, or go along the lines. */
const NO_THING = /\b(?:pins?|markers?|lines?|routes?|paths?|map|dots?)$/i;

/** Pins of the design's colours with dotted lines between them, and on those what the prompt names. */
function pinned(design: Design, at: (place: Point) => Point, scale: number): void {
  const { request } = design;
  const { palette, brief } = request;
  const hasLines = tells(
    textOf(brief),
    'line',
    'route',
    'path',
    'connection',
    'connected',
    'dotted',
  );
  const things = brief.elements.filter(
    (one) => !NO_THING.test(one.phrase) && request.drawingOf(one, 1) !== undefined,
  );
  const ink = strongSurface(palette.ink);
  WAYS.forEach(([from, to], index) => {
    const [a, b] = [at(PINS[from] ?? [0, 0]), at(PINS[to] ?? [0, 0])];
    const bend: Point = [
      (a[0] + b[0]) / 2,
      (a[1] + b[1]) / 2 - Math.hypot(b[0] - a[0], b[1] - a[1]) * PIN.bend,
    ];
    if (hasLines)
      design.addArt(
        `<path d="M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}" fill="none" stroke="${ink}" stroke-width="${scale * PIN.line}" stroke-linecap="round" stroke-dasharray="0.1 ${scale * PIN.dash}"/>`,
      );
    const thing = index % 2 === 0 ? things[(index >> 1) % Math.max(1, things.length)] : undefined;
    if (!thing) return;
    const side = scale * PIN.height * 2.3;
    const [x, y] = [(a[0] + 2 * bend[0] + b[0]) / 4, (a[1] + 2 * bend[1] + b[1]) / 4];
    const frame = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    const art = kitArt(request, { ...thing, count: 1, several: false }, frame);
    if (!art) return;
    design.addArt(art.svg);
    design.show(thing.id);
  });
  PINS.forEach((place, index) => {
    const [x, y] = at(place);
    const h = scale * PIN.height;
    const r = h * 0.36;
    const color = accentOf(palette, index);
    design.addArt(
      path(
        `M${x} ${y}C${x - r * 0.3} ${y - h * 0.32} ${x - r} ${y - h * 0.42} ${x - r} ${y - h + r}A${r} ${r} 0 1 1 ${x + r} ${y - h + r}C${x + r} ${y - h * 0.42} ${x + r * 0.3} ${y - h * 0.32} ${x} ${y}Z`,
        strongSurface(color),
      ),
      circle([x, y - h + r], r * 0.44, '#ffffff'),
    );
  });
  if (hasLines) design.tell('dotted lines', 'routes');
  for (const { id, phrase } of brief.elements)
    if (
      /\bpins?$|\bmarkers?$/i.test(phrase) ||
      (hasLines && /\b(?:lines?|routes?|paths?)$/i.test(phrase))
    )
      design.show(id);
}

/** How broad a picture on the map is, in degrees of longitude. */
const PICTURE = 52;

/** What the prompt tells to be in which land, as a picture there with the name of the land below it. */
function placed(design: Design, at: (place: Point) => Point, scale: number): void {
  const { request } = design;
  const { palette, brief } = request;
  const items = brief.template?.items ?? [];
  const side = (scale * PICTURE * 5) / Math.max(5, items.length);
  const spots = apart(
    items.map(({ text }) => at(WORLD_PLACES.get(text.toLowerCase()) ?? [0, 0])),
    side * 1.02,
  );
  items.forEach(({ text }, index) => {
    const [x, y] = spots[index] ?? [0, 0];
    const element = listedElement(request, index);
    const frame = { x: x - side / 2, y: y - side * 0.62, width: side, height: side };
    const art = element && kitArt(request, { ...element, count: 1 }, frame);
    if (art && element) {
      design.addArt(art.svg);
      design.show(element.id);
    }
    const sizePx = Math.max(design.px(24), side * 0.2);
    const ink = strongSurface(palette.ink);
    const label = { x, y: y + side * 0.38 + sizePx * 0.7 };
    const width = widthOf(text, { face: 'poppinsSemiBold', sizePx }) + sizePx;
    design.addArt(
      path(
        roundedPath(
          [label.x - width / 2, label.y - sizePx * 0.7],
          width,
          sizePx * 1.4,
          sizePx * 0.6,
        ),
        '#ffffff',
      ),
    );
    design.text(text, [label.x, label.y], {
      face: 'poppinsSemiBold',
      sizePx,
      align: 'center',
      middle: true,
      fill: ink,
      on: '#ffffff',
    });
  });
}

/** The seven continents with their names, in colours that no neighbours share. */
export function drawContinents(design: Design): void {
  const { palette } = design.request;
  const sea = mix('#ffffff', '#4fa9cf', 0.3);
  design.fillGround(sea);
  const room = design.page;
  const scale = Math.min(room.width / WORLD, room.height / ((NORTH - SOUTH) * STRETCH));
  const [middleX, middleY] = [design.width / 2, design.height / 2];
  const at = ([longitude, latitude]: Point): Point => [
    middleX + longitude * scale,
    middleY - (latitude - (NORTH + SOUTH) / 2) * scale * STRETCH,
  ];
  const text = textOf(design.request.brief);
  const isPinned = tells(
    text,
    'pin',
    'marker',
    'route',
    'dotted line',
    'dashed line',
    'dotted',
    'flight path',
  );
  const hasPlaces = (design.request.brief.template?.items ?? []).length > 0;
  CONTINENTS.forEach(({ name, label, lands }, index) => {
    const isIce = name === 'Antarctica';
    const color = isIce
      ? '#f4f8fd'
      : mix(accentOf(palette, index), '#ffffff', index > 3 ? 0.42 : 0.22);
    for (const land of lands) {
      const points = land.map(at);
      // A broad edge rounds the corners of the simple outline.
      design.addArt(shape(points, color), stroke(`${polygon(points)}Z`, color, scale * 3.4));
    }
    // Pins, routes and what lives there take the place of names.
    if (isPinned || hasPlaces) return;
    const sizePx = Math.max(design.px(17), scale * 8.6);
    const words = name.split(' ');
    words.forEach((word, line) => {
      const [x, y] = at(label);
      design.text(word, [x, y + (line - (words.length - 1) / 2) * sizePx * 1.1], {
        face: 'poppinsSemiBold',
        sizePx,
        align: 'center',
        middle: true,
        fill: strongSurface(palette.ink),
        on: color,
      });
    });
  });
  if (isPinned) pinned(design, at, scale);
  placed(design, at, scale);
  design.tell('continents', 'world');
}
