import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, times } from '@/lib/svg/point';
import { Design } from './design/design';
import { square } from './design/frame';
import { accentOf, isDark } from './design/ink';
import { sector, starPath } from './design/shapes';
import { flatLook, pictureArt, type SubjectArt } from './design/subject';
import { construction } from './design/variety';
import { weaveArt, weaveColors, weaveOf } from './design/weaves';
import { tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/** A motif drawn about 0, 0, and how far it reaches. */
interface Motif {
  svg: string;
  radius: number;
}

type Ornament = 'fans' | 'diamonds' | 'rings' | 'arches';

interface Spot {
  at: Point;
  motif: number;
  angleDegrees: number;
  scale: number;
}

/** Small things between the motifs. */
function filler(kind: number, radius: number, color: Hex): string {
  if (kind === 1) return path(starPath([0, 0], radius * 1.25, 4, 0.36), color);
  if (kind === 2)
    return stroke(`M${-radius} 0H${radius}M0 ${-radius}V${radius}`, color, radius * 0.55);
  if (kind === 3) return stroke(ellipsePath([0, 0], radius * 0.8), color, radius * 0.45);
  return circle([0, 0], radius * 0.75, color);
}

/** Rows in which every second one is moved by half a step: brick, or with columns half-drop. */
function lattice(
  design: Design,
  columns: number,
  isDrop: boolean,
  turns: boolean,
  random: () => number,
) {
  const [w, h] = [design.width, design.height];
  const stepX = w / columns;
  // An even number of rows, so that the last one meets the first across the border.
  const rows = Math.max(2, Math.round(h / stepX / 2) * 2);
  const stepY = h / rows;
  const spots: Spot[] = [];
  const gaps: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shiftX = !isDrop && row % 2 === 1 ? 0.5 : 0;
      const shiftY = isDrop && column % 2 === 1 ? 0.5 : 0;
      const at: Point = [(column + 0.25 + shiftX) * stepX, (row + 0.25 + shiftY) * stepY];
      spots.push({
        at,
        motif: row + column,
        angleDegrees: turns ? ((row + column) % 2 === 0 ? -24 : 20) + (random() - 0.5) * 12 : 0,
        scale: 1,
      });
      gaps.push([at[0] + stepX / 2, at[1] + (isDrop ? 0 : 0)], [at[0], at[1] + stepY / 2]);
    }
  }
  return { spots, gaps: isDrop || rows > 0 ? gaps : [], cell: Math.min(stepX, stepY) };
}

/** Spots as far apart as they can be on a torus: the best of some tries for each (Mitchell 1991). */
function scattered(design: Design, count: number, random: () => number) {
  const [w, h] = [design.width, design.height];
  const apart = (a: Point, b: Point) => {
    const dx = Math.abs(a[0] - b[0]);
    const dy = Math.abs(a[1] - b[1]);
    return Math.hypot(Math.min(dx, w - dx), Math.min(dy, h - dy));
  };
  const points: Point[] = [];
  const next = () => {
    let best: Point = [random() * w, random() * h];
    let bestGap = -1;
    for (let tried = 0; tried < 60; tried += 1) {
      const at: Point = [random() * w, random() * h];
      const gap = Math.min(Infinity, ...points.map((point) => apart(point, at)));
      if (gap > bestGap) [best, bestGap] = [at, gap];
    }
    points.push(best);
    return best;
  };
  const spots = times(count, (index): Spot => ({
    at: next(),
    motif: index,
    angleDegrees: (random() - 0.5) * 70,
    scale: 0.88 + random() * 0.24,
  }));
  const gaps = times(count, () => next());
  return { spots, gaps, cell: Math.sqrt((w * h) / count) * 0.92 };
}

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

/** Motifs at the spots of a layout and small things in its gaps. */
function strew(
  design: Design,
  { random, palette }: TemplateRequest,
  layout: { spots: readonly Spot[]; gaps: readonly Point[] },
  motifs: readonly Motif[],
  side: number,
): void {
  const small = side * 0.07;
  const form = random.whole(0, 3);
  const reaching = layout.spots.map((spot) => ({
    ...spot,
    reach: (motifs[spot.motif % motifs.length]?.radius ?? 0) * spot.scale,
  }));
  const shift = cornerShift(design, reaching, layout.gaps, small * 2);
  layout.gaps.forEach((gap, index) => {
    const at = add(gap, shift);
    const color = accentOf(palette, index % 3);
    design.addArt(
      wrapped(design, filler((form + (index % 2)) % 4, small, color), small * 2, {
        at,
        angleDegrees: 0,
        scale: 1,
      }),
    );
  });
  layout.spots.forEach((spot) => {
    const motif = motifs[spot.motif % motifs.length];
    if (!motif) return;
    const moved = { ...spot, at: add(spot.at, shift) };
    design.addArt(wrapped(design, motif.svg, motif.radius, moved));
  });
}

/** What a pattern is printed on or called after. */
const CLOTH =
  /cloth|fabric|textile|wallpaper|paper|blanket|shirt|scarf|tile|flannel|board|honeycomb|wave|stripe|dot|check/i;

/** Things of the prompt over a ground that meets itself at every border. */
export const pattern: Template = {
  id: 'pattern',
  draw(request) {
    const design = new Design(request);
    const { palette, brief, random } = request;
    const text = textOf(brief);
    design.addGround(rectangle([0, 0], design.width, design.height, palette.ground));
    const kind = construction(request, ['drop', 'scatter', 'brick', 'upright'] as const);
    const style = construction<Ornament>(request, ['fans', 'diamonds', 'rings', 'arches']);
    const layout =
      kind === 'scatter'
        ? scattered(design, 18, random)
        : lattice(
            design,
            brief.elements.length === 3 ? 3 : 4,
            kind === 'drop',
            kind !== 'upright',
            random,
          );
    const side = layout.cell * (kind === 'scatter' ? 0.66 : kind === 'upright' ? 0.66 : 0.74);
    const disc = mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.25 : 0.4);
    const motifs = brief.elements.flatMap((element) => {
      const art = pictureArt(
        request,
        element,
        square([0, 0], side),
        {
          ...flatLook(palette, brief.elements.indexOf(element) + 2, element.phrase),
          strokePx: side * 0.055,
        },
        tells(text, 'polka') ? disc : undefined,
      );
      if (!art) return [];
      design.show(element.id);
      return [motifOf(art, side)];
    });
    const isOfCloth = brief.elements.every(({ phrase }) => CLOTH.test(phrase));
    const weave = motifs.length === 0 || isOfCloth ? weaveOf(text) : undefined;
    if (weave) {
      const colors = weaveColors(
        brief,
        [accentOf(palette, 0), accentOf(palette, 1)],
        palette.ground,
      );
      design.addArt(weaveArt(weave, [design.width, design.height], colors));
      design.tell(weave);
      // What the pattern is called after is no thing in it.
      design.show(...brief.elements.map(({ id }) => id));
      return design.finish();
    }
    if (motifs.length === 0) {
      ornament(design, request, style);
      return design.finish();
    }
    strew(design, request, layout, motifs, side);
    return design.finish();
  },
};
