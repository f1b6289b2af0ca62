import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, smooth } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { Design } from './design/design';
import { square } from './design/frame';
import { accentOf } from './design/ink';
import { headline } from './design/headline';
import { iconIn, pictureArt } from './design/subject';
import { construction } from './design/variety';
import { tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';
import { drawContinents } from './world-map';

/** What the map itself draws: nothing of it is a sign on the map. */
const OF_THE_MAP =
  /island|path|trail|route|sea|ocean|water|street|road|city|town|map|river|block|park|mountain|coast|beach|treasure|\bx\b|cross|pins?$|marker/i;
const PAPER: Hex = '#ecd9ae';
const INK: Hex = '#5b3a21';
const SEA: Hex = '#bcd8cf';
const LAND: Hex = '#cdb877';
const RED: Hex = '#c8322b';
const THINGS_MAX = 5;

interface Parts {
  design: Design;
  request: TemplateRequest;
}

function things(
  { design, request }: Parts,
  spots: readonly Point[],
  sidePx: number,
  disc?: Hex,
): void {
  const { brief, palette } = request;
  const elements = brief.elements
    .filter(({ phrase }) => !OF_THE_MAP.test(phrase))
    .slice(0, THINGS_MAX);
  elements.forEach((element, index) => {
    const at = spots[index % spots.length];
    if (!at) return;
    const art = pictureArt(request, element, square(at, sidePx), {
      style: 'duotone',
      ink: disc ? palette.ink : INK,
      cool: accentOf(palette, index),
      warm: accentOf(palette, index),
      ground: disc ?? LAND,
      strokePx: sidePx * 0.05,
    });
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

function compass({ design }: Parts, at: Point, r: number, ink: Hex): void {
  const point = (degrees: number, long: number, tone: Hex) =>
    shape(
      [
        add(at, polar(degrees, long)),
        add(at, polar(degrees + 45, r * 0.22)),
        at,
        add(at, polar(degrees - 45, r * 0.22)),
      ],
      tone,
    );
  design.addArt(
    stroke(
      `M${at[0] - r * 0.72} ${at[1]}a${r * 0.72} ${r * 0.72} 0 1 0 ${r * 1.44} 0a${r * 0.72} ${r * 0.72} 0 1 0 ${-r * 1.44} 0`,
      ink,
      r * 0.05,
    ),
    ...[0, 90, 180, 270].map((degrees) => point(degrees - 90, r, degrees === 0 ? RED : ink)),
  );
  design.text('N', [at[0], at[1] - r * 1.3], {
    face: 'playfairDisplay',
    sizePx: r * 0.52,
    align: 'center',
    middle: true,
    fill: ink,
    on: PAPER,
  });
}

function title({ design, request }: Parts, on: Hex, ink: Hex): void {
  const [text] = request.brief.lettering;
  if (!text) return;
  const { page } = design;
  headline(
    design,
    text,
    { ...page, height: page.height * 0.12 },
    {
      face: 'playfairDisplay',
      on,
      fills: [ink],
      align: 'center',
      perLine: 24,
      maxLines: 1,
      maxCapPx: design.shortSide * 0.06,
    },
  );
}

/** Old paper with a torn edge; answers its middle. */
function oldPaper({ design, request }: Parts): Point {
  const { random } = request;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  design.fillGround(mix(PAPER, INK, 0.35));
  const edge = (index: number, count: number): Point => {
    const t = (index / count) * 4;
    const inset = s * (0.025 + 0.018 * random());
    const along = t % 1;
    if (t < 1) return [inset + (w - 2 * inset) * along, inset];
    if (t < 2) return [w - inset, inset + (h - 2 * inset) * along];
    if (t < 3) return [w - inset - (w - 2 * inset) * along, h - inset];
    return [inset, h - inset - (h - 2 * inset) * along];
  };
  design.addGround(
    shape(
      times(64, (index) => edge(index, 64)),
      PAPER,
    ),
  );
  return [w * 0.5, h * 0.54];
}

/** The island's coast with the shallow water around it. */
function coastline({ design, request }: Parts, center: Point): void {
  const s = design.shortSide;
  const phase = construction(request, [1, 2.2, 3.7, 5.1]);
  const coast = times(18, (index): Point => {
    const r = 1 + 0.14 * Math.sin(index * 2.1 + phase) + 0.09 * (request.random() - 0.5);
    const [dx, dy] = polar(index * 20, s * 0.3 * r);
    return [center[0] + dx * 1.16, center[1] + dy * 0.88];
  });
  const grown = (by: number) =>
    blob(
      coast.map(([x, y]): Point => [
        center[0] + (x - center[0]) * by,
        center[1] + (y - center[1]) * by,
      ]),
    );
  design.addGround(
    path(grown(1.2), mix(PAPER, SEA, 0.5)),
    path(grown(1.1), SEA),
    path(grown(1), LAND),
    stroke(grown(1), INK, design.px(5)),
    path(grown(0.9), mix(LAND, '#8fae63', 0.45)),
  );
}

/** Where a peak stands from the middle of the island, in shares of the short side, and its size. */
const PEAKS = [
  [-0.02, -0.11, 1],
  [0.08, -0.08, 0.8],
  [-0.12, -0.07, 0.7],
] as const;
const PALMS = [
  [-0.22, 0.02],
  [-0.18, 0.09],
  [0.1, 0.14],
  [0.25, -0.06],
  [-0.04, 0.18],
] as const;
const WAY = [
  [-0.27, 0.1],
  [-0.15, 0.03],
  [-0.06, 0.09],
  [0.06, 0.04],
  [0.13, -0.02],
  [0.18, 0.06],
] as const;
const WAVES = [
  [0.12, 0.2],
  [0.84, 0.2],
  [0.14, 0.88],
  [0.5, 0.93],
  [0.9, 0.62],
] as const;

/** Hills, palms, a dotted way and a cross at its end. */
function terrain({ design }: Parts, at: (x: number, y: number) => Point): void {
  const s = design.shortSide;
  for (const [x, y, size] of PEAKS) {
    const [px, py] = at(x, y);
    const r = s * 0.075 * size;
    const foot = py + r * 0.7;
    design.addArt(
      shape(
        [
          [px - r, foot],
          [px, py - r],
          [px + r, foot],
        ],
        mix('#8a6a45', PAPER, 0.15),
      ),
      shape(
        [
          [px, py - r],
          [px + r, foot],
          [px + r * 0.2, foot],
        ],
        '#6d5033',
      ),
      stroke(`M${px - r} ${foot}L${px} ${py - r}L${px + r} ${foot}`, INK, design.px(4)),
    );
  }
  const green = '#3f6b3a';
  const look = {
    style: 'solid',
    ink: green,
    cool: green,
    warm: green,
    ground: LAND,
    strokePx: s * 0.006,
  } as const;
  for (const [x, y] of PALMS)
    design.addArt(iconIn('palm tree', square(at(x, y), s * 0.075), look)?.svg ?? '');
  const way = stroke(smooth(WAY.map(([x, y]) => at(x, y))), INK, design.px(8));
  design.addArt(`<g stroke-dasharray="${design.px(16)} ${design.px(22)}">${way}</g>`);
  const [cx, cy] = at(0.2, 0.1);
  const r = s * 0.036;
  design.addArt(
    stroke(
      `M${cx - r} ${cy - r}L${cx + r} ${cy + r}M${cx + r} ${cy - r}L${cx - r} ${cy + r}`,
      RED,
      s * 0.02,
    ),
  );
}

/** An island on old paper, with what leads to its treasure. */
function treasure(parts: Parts): void {
  const { design } = parts;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const center = oldPaper(parts);
  coastline(parts, center);
  const at = (x: number, y: number): Point => [center[0] + s * x, center[1] + s * y];
  terrain(parts, at);
  compass(parts, [w * 0.85, h * 0.83], s * 0.075, INK);
  const wide = s * 0.022;
  for (const [x, y] of WAVES)
    design.addArt(
      stroke(
        `M${w * x - wide * 2} ${h * y}q${wide / 2} ${-wide} ${wide} 0t${wide} 0t${wide} 0`,
        mix(INK, PAPER, 0.45),
        design.px(4),
      ),
    );
  const spots: Point[] = [
    [w * 0.16, h * 0.28],
    [w * 0.83, h * 0.3],
    [w * 0.16, h * 0.78],
    at(0.02, 0.1),
    at(-0.1, 0.16),
  ];
  things(parts, spots, s * 0.14);
  title(parts, PAPER, INK);
  design.tell('island', 'dotted path', 'X', 'compass');
}

/** Blocks, parks, a river and two broad streets. */
function streets({ design, request }: Parts, step: number, land: Hex): void {
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const [columns, rows] = [Math.ceil(w / step) + 1, Math.ceil(h / step) + 1];
  for (let row = -1; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const isPark = request.random() < 0.14;
      const tone = isPark ? '#bfdcab' : mix('#e4ddcf', land, request.random() * 0.5);
      const side = step - s * 0.032;
      design.addGround(
        rectangle([column * step + s * 0.02, row * step + s * 0.02], side, side, tone),
      );
    }
  const river = smooth([
    [-20, h * 0.8],
    [w * 0.25, h * 0.68],
    [w * 0.55, h * 0.82],
    [w * 0.8, h * 0.6],
    [w + 20, h * 0.66],
  ]);
  const broad = [
    `M${-20} ${h * 0.18}L${w + 20} ${h * 0.42}`,
    `M${w * 0.68} -20L${w * 0.56} ${h + 20}`,
  ];
  design.addGround(
    stroke(river, land, s * 0.12),
    stroke(river, '#a5d2ea', s * 0.095),
    ...broad.map((d) => stroke(d, '#ffffff', s * 0.042)),
    ...broad.map((d) => stroke(d, '#f6cf73', s * 0.026)),
  );
}

function pin([x, y]: Point, r: number, color: Hex): string {
  const top = y - r * 2.1;
  return (
    path(
      `M${x} ${y}C${x - r * 0.5} ${y - r} ${x - r} ${y - r * 1.4} ${x - r} ${top}A${r} ${r} 0 1 1 ${x + r} ${top}C${x + r} ${y - r * 1.4} ${x + r * 0.5} ${y - r} ${x} ${y}Z`,
      color,
    ) + circle([x, top], r * 0.42, '#ffffff')
  );
}

/** Streets from above with a way, pins at its ends and beside it. */
function city(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const land: Hex = mix('#f3efe6', palette.ground, 0.3);
  design.fillGround(land);
  const step = s * 0.17;
  streets(parts, step, land);
  const tone = accentOf(palette, 0);
  const from: Point = [step * 1.04, h * 0.56];
  const to: Point = [w * 0.8, step * 1.03];
  const d = `M${from[0]} ${from[1]}V${step * 2.03}H${step * 3.04}V${to[1]}H${to[0]}`;
  const r = s * 0.038;
  design.addArt(
    stroke(d, '#ffffff', s * 0.03),
    stroke(d, tone, s * 0.018),
    circle(from, s * 0.02, '#ffffff'),
    circle(from, s * 0.013, tone),
    pin(to, r, RED),
    pin([w * 0.4, h * 0.52], r, accentOf(palette, 1)),
    pin([w * 0.78, h * 0.88], r, accentOf(palette, 2)),
  );
  const spots: Point[] = [
    [w * 0.24, h * 0.24],
    [w * 0.82, h * 0.5],
    [w * 0.36, h * 0.9],
    [w * 0.14, h * 0.86],
    [w * 0.5, h * 0.3],
  ];
  things(parts, spots, s * 0.15, land);
  title(parts, land, palette.ink);
  design.tell('streets', 'river', 'pins', 'route');
}

/** A map: of an island with its treasure, or of the streets of a town. */
export const map: Template = {
  id: 'map',
  draw(request) {
    const design = new Design(request);
    const text = textOf(request.brief);
    const isTown = tells(
      text,
      'city',
      'town',
      'street',
      'metro',
      'subway',
      'delivery',
      'route',
      'navigation',
      'gps',
      'location',
      'neighbourhood',
      'neighborhood',
      'village',
      'campus',
    );
    if (!isTown && tells(text, 'world map', 'world', 'continent')) {
      drawContinents(design);
      for (const { id, phrase } of request.brief.elements)
        if (OF_THE_MAP.test(phrase) || /world|continent|globe/i.test(phrase)) design.show(id);
      return design.finish();
    }
    if (tells(text, 'country', 'europe', 'africa', 'asia', 'america'))
      design.miss('the outlines of countries');
    (isTown ? city : treasure)({ design, request });
    for (const { id, phrase } of request.brief.elements)
      if (OF_THE_MAP.test(phrase)) design.show(id);
    return design.finish();
  },
};
