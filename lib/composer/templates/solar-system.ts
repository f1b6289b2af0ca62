import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { Design } from './design/design';
import { cells } from './design/frame';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import type { Template, TemplateRequest } from './template';

interface Planet {
  name: string;
  /** Equatorial, in kilometres (NASA Planetary Fact Sheet). */
  diameterKm: number;
  /** Mean distance from the Sun in astronomical units. */
  distanceAu: number;
  color: Hex;
  bands?: readonly Hex[];
  ring?: Hex;
}

const PLANETS: readonly Planet[] = [
  { name: 'Mercury', diameterKm: 4879, distanceAu: 0.39, color: '#a7a3a0' },
  { name: 'Venus', diameterKm: 12_104, distanceAu: 0.72, color: '#e6c07a', bands: ['#dcae62'] },
  { name: 'Earth', diameterKm: 12_756, distanceAu: 1, color: '#3f86d1', bands: ['#5fae6b'] },
  { name: 'Mars', diameterKm: 6792, distanceAu: 1.52, color: '#cf5b3a', bands: ['#b74a2f'] },
  {
    name: 'Jupiter',
    diameterKm: 142_984,
    distanceAu: 5.2,
    color: '#e3bf94',
    bands: ['#c98d5e', '#f1dcbd', '#b97a50'],
  },
  {
    name: 'Saturn',
    diameterKm: 120_536,
    distanceAu: 9.58,
    color: '#ecd08e',
    bands: ['#d9b76c'],
    ring: '#c9a765',
  },
  { name: 'Uranus', diameterKm: 51_118, distanceAu: 19.2, color: '#9bdde0' },
  { name: 'Neptune', diameterKm: 49_528, distanceAu: 30.1, color: '#3f66d1', bands: ['#5a80e0'] },
];

const NIGHTS = ['#0c1230', '#1a1038', '#0b1d2a', '#15151b'] as const;

const SKY: TemplateRequest['palette'] = {
  ground: NIGHTS[0],
  ink: '#ffffff',
  accents: ['#ffc14d', '#6c8cff', '#ff6f61', '#b07cf7'],
  muted: '#b4bde0',
};

/** True sizes differ 29 times; their cube roots still show which is larger. */
const sizeOf = ({ diameterKm }: Planet) => (diameterKm / 142_984) ** 0.42;

function planetArt(request: TemplateRequest, planet: Planet, at: Point, r: number): string {
  const outline = ellipsePath(at, r);
  const { color, bands = [], ring } = planet;
  const stripes = bands
    .map((band, index) =>
      ellipse([at[0], at[1] - r * 0.5 + r * 0.44 * index], r * 1.1, r * 0.13, band),
    )
    .join('');
  const shade = path(
    `M${at[0] + r * 0.25} ${at[1] - r}C${at[0] + r * 0.9} ${at[1] - r * 0.4} ${at[0] + r * 0.7} ${at[1] + r * 0.7} ${at[0] - r * 0.3} ${at[1] + r}H${at[0] + r * 1.1}V${at[1] - r}Z`,
    mix(color, '#0b0c22', 0.42),
    { opacity: 0.55 },
  );
  const body = path(outline, color) + request.pen(planet.name, 1).clip(outline, stripes + shade);
  if (!ring) return body;
  const half = (sweep: number) =>
    stroke(
      `M${at[0] - r * 1.75} ${at[1]}A${r * 1.75} ${r * 0.46} 0 0 ${sweep} ${at[0] + r * 1.75} ${at[1]}`,
      ring,
      r * 0.17,
    );
  return half(1) + body + half(0);
}

function stars(design: Design, request: TemplateRequest): void {
  design.addGround(
    ...times(90, () => {
      const at: Point = [request.random() * design.width, request.random() * design.height];
      return circle(
        at,
        design.px(1 + request.random() * 1.8),
        mix(request.palette.ground, '#ffffff', 0.25 + request.random() * 0.5),
      );
    }),
  );
}

function facts({ distanceAu }: Planet): string {
  return `${distanceAu.toFixed(distanceAu < 10 ? 2 : 1)} AU`;
}

/** All in a row from the Sun outwards. */
function row(design: Design, request: TemplateRequest, frame: ReturnType<typeof pageTitle>): void {
  const sizes = PLANETS.map(sizeOf);
  const gap = 0.34;
  const total = sizes.reduce((sum, size) => sum + size + gap, 0);
  const sun = frame.height * 0.5;
  const y = frame.y + frame.height * 0.46;
  const left = frame.x + frame.width * 0.1;
  design.addArt(
    circle([-sun * 0.5, y], sun * 0.86, '#ff9e3d'),
    circle([-sun * 0.54, y], sun * 0.79, '#ffc14d'),
  );
  const unit = (frame.x + frame.width - left) / total;
  let x = left + unit * gap * 0.7;
  design.addArt(
    stroke(
      `M${left} ${y}H${frame.x + frame.width}`,
      mix(request.palette.ground, '#ffffff', 0.2),
      design.px(2),
    ),
  );
  PLANETS.forEach((planet, index) => {
    const r = ((sizes[index] ?? 0) * unit) / 2;
    const at: Point = [x + r, y];
    design.addArt(planetArt(request, planet, at, r));
    const low = y + (index % 2 === 0 ? 1 : -1) * Math.max(unit * 0.78, design.px(90));
    design.text(planet.name, [at[0], low], {
      face: 'poppinsSemiBold',
      sizePx: design.px(26),
      align: 'center',
      fill: SKY.ink,
      on: request.palette.ground,
    });
    design.text(facts(planet), [at[0], low + design.px(28)], {
      face: 'interText',
      sizePx: design.px(19),
      align: 'center',
      fill: SKY.muted,
      on: request.palette.ground,
    });
    x += 2 * r + unit * gap;
  });
}

/** Paths round the Sun at equal steps, a planet on each. */
function orbits(
  design: Design,
  request: TemplateRequest,
  frame: ReturnType<typeof pageTitle>,
): void {
  const center: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const reach = Math.min(frame.width, frame.height) / 2;
  const step = (reach * 0.92) / (PLANETS.length + 1);
  design.addArt(circle(center, step * 0.86, '#ff9e3d'), circle(center, step * 0.74, '#ffc14d'));
  const angles = [205, 325, 70, 160, 292, 20, 118, 236];
  PLANETS.forEach((planet, index) => {
    const radius = step * (index + 1.9);
    const at = polar(angles[index] ?? 0, radius);
    const place: Point = [center[0] + at[0], center[1] + at[1]];
    design.addArt(
      stroke(
        ellipsePath(center, radius),
        mix(request.palette.ground, '#ffffff', 0.17),
        design.px(2),
      ),
    );
    const r = Math.max(design.px(9), sizeOf(planet) * step * 0.56);
    design.addArt(
      circle(place, r * 1.4, request.palette.ground),
      planetArt(request, planet, place, r),
    );
    design.text(
      planet.name,
      [place[0], place[1] + (at[1] < 0 ? -r - design.px(14) : r + design.px(30))],
      {
        face: 'poppinsSemiBold',
        sizePx: design.px(22),
        align: 'center',
        fill: SKY.ink,
        on: request.palette.ground,
      },
    );
  });
}

/** A card for each with its two numbers. */
function grid(design: Design, request: TemplateRequest, frame: ReturnType<typeof pageTitle>): void {
  const corner: Point = [design.width, 0];
  const sun = design.shortSide * 0.17;
  design.addArt(circle(corner, sun, '#ff9e3d'), circle(corner, sun * 0.92, '#ffc14d'));
  const columns = frame.width > frame.height * 0.9 ? 4 : 2;
  cells(frame, PLANETS.length, columns, design.px(18)).forEach((cell, index) => {
    const planet = PLANETS[index];
    if (!planet) return;
    const reach = Math.min(cell.width, cell.height) * 0.27;
    const at: Point = [cell.x + cell.width / 2, cell.y + cell.height * 0.38];
    design.addArt(
      planetArt(
        request,
        planet,
        at,
        reach * Math.max(0.32, sizeOf(planet) * (planet.ring ? 0.8 : 1)),
      ),
    );
    const text = { align: 'center', on: request.palette.ground } as const;
    design.text(planet.name, [at[0], cell.y + cell.height * 0.8], {
      ...text,
      face: 'poppinsSemiBold',
      sizePx: design.px(28),
      fill: SKY.ink,
    });
    design.text(
      `${planet.diameterKm.toLocaleString('en')} km`,
      [at[0], cell.y + cell.height * 0.8 + design.px(30)],
      { ...text, face: 'interText', sizePx: design.px(20), fill: SKY.muted },
    );
    design.text(facts(planet), [at[0], cell.y + cell.height * 0.8 + design.px(56)], {
      ...text,
      face: 'interText',
      sizePx: design.px(20),
      fill: SKY.muted,
    });
  });
}

/** The Sun and its eight planets; sizes are compressed, numbers are true. */
export function drawSolarSystem(design: Design, given: TemplateRequest): void {
  const palette = { ...SKY, ground: construction(given, NIGHTS) };
  const request = { ...given, palette };
  design.fillGround(palette.ground);
  const isWide = design.width > design.height * 1.25;
  const draw = construction(request, isWide ? [row, grid] : [orbits, grid]);
  const subtitle =
    draw === grid
      ? 'Diameter, and distance from the Sun; sizes compressed'
      : 'Sizes and distances not to scale';
  const frame = pageTitle(design, 'The Solar System', { subtitle, palette });
  stars(design, request);
  draw(design, request, frame);
  design.tell(...PLANETS.map(({ name }) => name));
  design.tell('sun');
  if (draw === orbits) design.tell('orbits');
  const names = ['sun', 'planet', 'solar system', ...PLANETS.map(({ name }) => name.toLowerCase())];
  for (const { id, phrase } of request.brief.elements) {
    if (names.some((name) => phrase.toLowerCase().includes(name))) design.show(id);
  }
}

export const solarSystem: Template = {
  id: 'solar-system',
  draw(request) {
    const design = new Design(request);
    drawSolarSystem(design, request);
    return design.finish();
  },
};
