import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, times } from '@/lib/svg/point';
import { conceptOf } from '../concepts';
import { apart } from './design/apart';
import { Design } from './design/design';
import { square } from './design/frame';
import { accentOf, isDark } from './design/ink';
import { sector, starPath } from './design/shapes';
import { flatLook, pictureArt, type SubjectArt } from './design/subject';
import { construction } from './design/variety';
import type { BriefElement } from '../brief';
import { briefOfPattern, CLOTH, companionsOf, isMinor, KIND_MARK } from './pattern-companions';
import { type Arrangement, ARRANGEMENTS, lattice, scattered, type Spot } from './pattern-layouts';
import { tiledGround, tilesOf } from './pattern-tiles';
import { weaveArt, weaveColors, weaveOf } from './design/weaves';
import { tells, textOf } from './design/words';
import type { TemplatePalette } from './template-palette';
import type { Template, TemplateRequest } from './template';

/** A motif drawn about 0, 0, and how far it reaches. */
interface Motif {
  svg: string;
  radius: number;
  /** Of its width to its height. */
  ratio: number;
}

type Ornament = 'fans' | 'diamonds' | 'rings' | 'arches';

/** Small things between the motifs. */
function filler(kind: number, radius: number, color: Hex): string {
  if (kind === 1) return path(starPath([0, 0], radius * 1.25, 4, 0.36), color);
  if (kind === 2)
    return stroke(`M${-radius} 0H${radius}M0 ${-radius}V${radius}`, color, radius * 0.55);
  if (kind === 3) return stroke(ellipsePath([0, 0], radius * 0.8), color, radius * 0.45);
  return circle([0, 0], radius * 0.75, color);
}

const WIDE_RATIO = 1.3;
const CORNER_TRIES = 9;

/**
 * How far everything is moved so that the corners, which are one point of the pattern, show its ground.
 * @param gapRadius how far what lies in the gaps reaches
 */
function cornerShift(
  { width, height }: Design,
  spots: readonly (Spot & { reach: number })[],
  gaps: readonly Point[],
  gapRadius: number,
): Point {
  const around = (value: number, whole: number) =>
    Math.abs(value - Math.round(value / whole) * whole);
  const room = ([dx, dy]: Point) => {
    const free = ([x, y]: Point, reach: number) =>
      Math.hypot(around(x + dx, width), around(y + dy, height)) - reach;
    return Math.min(
      ...spots.map(({ at, reach }) => free(at, reach)),
      ...gaps.map((at) => free(at, gapRadius)),
    );
  };
  // Within one step of a lattice there is every place that it has.
  const tries = times(CORNER_TRIES ** 2, (index): Point => [
    ((index % CORNER_TRIES) / CORNER_TRIES) * (width / 4),
    (Math.floor(index / CORNER_TRIES) / CORNER_TRIES) * (height / 4),
  ]);
  return tries.reduce((best, shift) => (room(shift) > room(best) ? shift : best));
}

/** Drawn again wherever it crosses a border, so that the picture meets itself. */
function wrapped(design: Design, svg: string, radius: number, spot: Omit<Spot, 'motif'>): string {
  const [w, h] = [design.width, design.height];
  const reach = radius * spot.scale;
  const [x, y] = [((spot.at[0] % w) + w) % w, ((spot.at[1] % h) + h) % h];
  const copies: string[] = [];
  for (const dx of [-w, 0, w]) {
    for (const dy of [-h, 0, h]) {
      const at: Point = [x + dx, y + dy];
      if (at[0] + reach < 0 || at[0] - reach > w || at[1] + reach < 0 || at[1] - reach > h)
        continue;
      copies.push(placed(svg, { at, angleDegrees: spot.angleDegrees, scaleX: spot.scale }));
    }
  }
  return copies.join('');
}

/** Motifs of like weight: long ones are longer than round ones are wide. */
function motifOf({ svg, box, by }: SubjectArt, side: number): Motif {
  const even = side / Math.sqrt(box.width * box.height);
  const scale =
    by === 'icon' ? 0.9 : Math.min(even, (side * 1.4) / Math.max(box.width, box.height));
  const at: Point = [-(box.x + box.width / 2) * scale, -(box.y + box.height / 2) * scale];
  return {
    svg: placed(svg, { at, scaleX: scale }),
    radius: (Math.hypot(box.width, box.height) / 2) * scale * 1.1,
    ratio: box.width / box.height,
  };
}

/** Fans, waves or rings where nothing is named: ornament that meets itself by its numbers. */
function ornament(design: Design, request: TemplateRequest, style: Ornament): void {
  const { palette } = request;
  const [w, h] = [design.width, design.height];
  const columns = 6;
  const step = w / columns;
  const rows = Math.max(2, Math.round(h / (step / 2) / 2) * 2);
  const rise = h / rows;
  const [a, b] = [accentOf(palette, 0), accentOf(palette, 1)];
  const one = (at: Point, index: number): string => {
    const color = index % 2 === 0 ? a : b;
    if (style === 'diamonds') {
      return [1, 0.66, 0.33]
        .map((share, level) =>
          path(
            `M${at[0] - (step / 2) * share} ${at[1]}L${at[0]} ${at[1] - rise * share}L${at[0] + (step / 2) * share} ${at[1]}L${at[0]} ${at[1] + rise * share}Z`,
            level % 2 === 0 ? (index % 2 ? palette.ink : color) : palette.ground,
          ),
        )
        .join('');
    }
    if (style === 'rings') {
      return [0.46, 0.32, 0.18]
        .map((share, level) =>
          circle(at, step * share, [color, palette.ground, palette.ink][level] ?? a),
        )
        .join('');
    }
    const shares = style === 'fans' ? [1, 0.78, 0.56, 0.34] : [1, 0.7, 0.4];
    return (
      shares
        .map((share, level) => {
          const tone = level % 2 === 0 ? (level === 0 ? color : palette.ink) : palette.ground;
          return path(sector(at, 0, (step / 2) * share, 180, 360), tone);
        })
        .join('') +
      (style === 'fans'
        ? times(7, (ray) =>
            stroke(
              `M${at[0]} ${at[1]}L${at[0] + Math.cos(Math.PI * (1 + (ray + 1) / 8)) * step * 0.48} ${at[1] + Math.sin(Math.PI * (1 + (ray + 1) / 8)) * step * 0.48}`,
              palette.ground,
              design.px(3),
            ),
          ).join('')
        : '')
    );
  };
  for (let row = -1; row <= rows + 1; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const at: Point = [
        (column + (Math.abs(row) % 2) * 0.5 + 0.5) * step,
        row * rise + rise * 0.5,
      ];
      design.addArt(one(at, Math.abs(row)));
    }
  }
}

interface Motifs {
  /** Those that carry the pattern, and smaller ones for the gaps between them. */
  main: readonly Motif[];
  small: readonly Motif[];
}

/** Motifs that nearly fill their row leave room between the rows alone. */
const isWide = (main: readonly Motif[]) => main.some(({ ratio }) => ratio > WIDE_RATIO);

/** Motifs at the spots of a layout, small ones and dots in its gaps. */
function strew(
  design: Design,
  { random, palette }: TemplateRequest,
  layout: { spots: readonly Spot[]; gaps: readonly Point[] },
  { main, small }: Motifs,
  side: number,
): void {
  const dot = side * 0.06;
  const any = random.whole(0, 3);
  // Between several motifs dots are enough.
  const form = main.length > 1 ? 0 : any;
  const reaching = layout.spots.map((spot) => ({
    ...spot,
    reach: (main[spot.motif % main.length]?.radius ?? 0) * spot.scale,
  }));
  const shift = cornerShift(design, reaching, layout.gaps, dot * 2);
  // Every second gap has a small thing where there is one, the others a dot.
  layout.gaps.forEach((gap, index) => {
    const at = add(gap, shift);
    const isOwn = index % 2 === (isWide(main) ? 1 : 0);
    const motif = isOwn ? small[(index >> 1) % Math.max(1, small.length)] : undefined;
    if (!motif && !isOwn && isWide(main)) return;
    const turn = motif ? ((index * 67) % 50) - 25 : 0;
    const svg =
      motif?.svg ??
      filler(
        main.length > 1 ? 0 : (form + (index % 2)) % 4,
        dot,
        accentOf(palette, (index >> 1) % 3),
      );
    design.addArt(
      wrapped(design, svg, motif?.radius ?? dot * 2, { at, angleDegrees: turn, scale: 1 }),
    );
  });
  layout.spots.forEach((spot) => {
    const motif = main[spot.motif % main.length];
    if (!motif) return;
    const moved = { ...spot, at: add(spot.at, shift) };
    design.addArt(wrapped(design, motif.svg, motif.radius, moved));
  });
}

/** Bands of a second tone below every other row, which meet themselves at the border. */
function bands(design: Design, rows: number, fill: Hex): void {
  const step = design.height / rows;
  design.addGround(
    ...times(rows / 2, (index) =>
      rectangle([0, (index * 2 + 0.75) * step], design.width, step, fill),
    ),
  );
}

/** Motifs about 0, 0 of what is named, and of what goes with it where that is one thing alone. */
function motifsOf(
  design: Design,
  request: TemplateRequest,
  side: number,
  disc: Hex | undefined,
): Motifs {
  const { palette, brief } = request;
  const drawn = (element: BriefElement, size: number, on?: Hex): Motif[] => {
    const look = {
      ...flatLook(palette, brief.elements.indexOf(element) + 2, element.phrase),
      strokePx: size * 0.055,
    };
    const art = pictureArt(request, element, square([0, 0], size), look, on);
    if (!art) return [];
    design.show(...named(element, request.brief));
    const motif = motifOf(art, size);
    return [on && art.by === 'kit' ? onDisc(motif, size, on) : motif];
  };
  const minor = brief.elements.filter((element) => isMinor(element, brief.elements));
  const major = brief.elements.filter((element) => !minor.includes(element));
  const { beside, between } = companionsOf(request, major);
  return {
    main: [...major, ...beside].flatMap((element) => drawn(element, side, disc)),
    small: [...minor, ...between].flatMap((element) => drawn(element, side * SMALL)),
  };
}

/** The elements of the prompt that a motif shows: one of a kind shows its kind. */
const named = ({ id }: BriefElement, { elements }: TemplateRequest['brief']): string[] =>
  elements.some((element) => element.id === id) ? [id.replace(KIND_MARK, '')] : [];

/** Of a motif's side: the small things between the motifs. */
const SMALL = 0.46;

/** On a disc that is wider than it. */
const onDisc = ({ svg }: Motif, side: number, fill: Hex): Motif => ({
  svg: circle([0, 0], side * 0.74, fill) + svg,
  radius: side * 0.76,
  ratio: 1,
});

/** How much of an accent is in the ground, which is pale, tinted or full. */
const GROUNDS = [0, 0.34, 0, 0.62] as const;

/** The palette on its own ground, or on one of its accents that is none of the motifs' own colours. */
function groundedIn(request: TemplateRequest): TemplatePalette {
  const { palette, brief } = request;
  const share = construction(request, GROUNDS);
  if (share === 0 || brief.background !== undefined || isDark(palette.ground)) return palette;
  const [lead] = apart({ ...request, brief: briefOfPattern(brief) }).accents;
  return { ...palette, ground: mix(palette.ground, lead, share) };
}

/** Characters of a motif from which on there are few of it: a picture stays below a megabyte. */
const HEAVY_LENGTH = 12_000;

const isLight = ({ brief, drawingOf }: TemplateRequest): boolean =>
  brief.elements.every((element) => {
    const { svg = '', front = '' } = drawingOf(element, 1) ?? {};
    return svg.length + front.length < HEAVY_LENGTH;
  });

/** Characters that all motifs of a pattern may have, and how many more than its spots are drawn over its borders. */
const MOST_LENGTH = 760_000;
const OVER_BORDERS = 1.45;
const LEAST_COLUMNS = 2;
const LEAST_SPOTS = 5;

const meanLength = (motifs: readonly Motif[]): number =>
  motifs.reduce((sum, { svg }) => sum + svg.length, 0) / Math.max(1, motifs.length);

/** Shares of the motifs that are tried, the most first. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;

interface Strewn {
  layout: ReturnType<typeof lattice> | ReturnType<typeof scattered>;
  motifs: Motifs;
  side: number;
}

/** Whether a page stays below the limit: half of its gaps have a small motif. */
function isAffordable({ layout: { spots, gaps }, motifs: { main, small } }: Strewn): boolean {
  const length = spots.length * meanLength(main) + (gaps.length / 2) * meanLength(small);
  return length * OVER_BORDERS <= MOST_LENGTH;
}

/** The fullest pattern that stays below the limit; the emptiest without small things where none does. */
function affordable<Plan extends Strewn>(planned: (share: number) => Plan): Plan {
  const [most, ...fewer] = SHARES;
  let plan = planned(most);
  for (const share of fewer) {
    if (isAffordable(plan)) break;
    plan = planned(share);
  }
  return isAffordable(plan) ? plan : { ...plan, motifs: { ...plan.motifs, small: [] } };
}

/** Several motifs keep an even rhythm without collisions, and none has a disc of its own. */
function evenly(kind: Arrangement, elements: readonly BriefElement[]): Arrangement {
  if (elements.length < 2) return kind;
  return kind === 'scatter' ? 'brick' : kind === 'medallions' ? 'drop' : kind;
}

/** From this height on, in centimetres, a plant is a tree. */
const TREE_CM = 250;

/** What would fall if it leant: trees, houses, people. */
function stands({ concept = '' }: BriefElement): boolean {
  const { kind = '', heightCm = 0 } = conceptOf(concept) ?? {};
  return /^(?:building|person)$/.test(kind) || (kind === 'plant' && heightCm > TREE_CM);
}

/** Things of the prompt over a ground that meets itself at every border. */
export const pattern: Template = {
  id: 'pattern',
  draw(request) {
    const design = new Design(request);
    const { random } = request;
    const palette = groundedIn(request);
    const brief = briefOfPattern(request.brief);
    const text = textOf(request.brief);
    design.addGround(rectangle([0, 0], design.width, design.height, palette.ground));
    const kind = evenly(construction<Arrangement>(request, ARRANGEMENTS), brief.elements);
    const style = construction<Ornament>(request, ['fans', 'diamonds', 'rings', 'arches']);
    const drawnIn = { ...request, brief, palette };
    const isDense = construction(request, [false, true, false, false]) && isLight(drawnIn);
    const columns = (brief.elements.length === 3 ? 3 : 4) * (isDense ? 1.25 : 1);
    const isEven = /^(?:upright|bands|medallions)$/.test(kind) || brief.elements.some(stands);
    const disc = mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.25 : 0.4);
    const isOnDisc = kind === 'medallions' || tells(text, 'polka');
    const count = isLight(drawnIn) ? construction(request, [18, 26, 10]) : 12;
    const { layout, motifs, side } = affordable((share) => {
      const layout =
        kind === 'scatter'
          ? scattered(design, Math.max(LEAST_SPOTS, Math.round(count * share)), random)
          : lattice(
              design,
              Math.max(LEAST_COLUMNS, Math.round(columns * share)),
              kind === 'drop' || kind === 'medallions',
              !isEven,
              random,
            );
      const side = layout.cell * (kind === 'medallions' ? 0.56 : 0.8);
      return { layout, side, motifs: motifsOf(design, drawnIn, side, isOnDisc ? disc : undefined) };
    });
    const isOfCloth = request.brief.elements.every(({ phrase }) => CLOTH.test(phrase));
    const weave = motifs.main.length === 0 || isOfCloth ? weaveOf(text) : undefined;
    if (weave) {
      const colors = weaveColors(
        brief,
        [accentOf(palette, 0), accentOf(palette, 1)],
        palette.ground,
      );
      design.addArt(weaveArt(weave, [design.width, design.height], colors));
      design.tell(weave);
      // What the pattern is called after is no thing in it.
      design.show(...request.brief.elements.map(({ id }) => id));
      return design.finish();
    }
    if (motifs.main.length === 0) {
      ornament(design, { ...request, palette }, style);
      return design.finish();
    }
    const tiles = tilesOf(request.brief);
    if (tiles) {
      tiledGround(design, tiles);
      design.show(
        ...request.brief.elements.filter(({ phrase }) => CLOTH.test(phrase)).map(({ id }) => id),
      );
    }
    if (kind === 'bands' && !tiles)
      bands(design, 'rows' in layout ? layout.rows : 2, mix(palette.ground, disc, 0.5));
    strew(design, { ...request, palette }, layout, motifs, side);
    return design.finish();
  },
};
