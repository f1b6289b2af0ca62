import type { PlacedSubject, ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { graphicPalette } from '../palette';
import { subjectMarkup } from '../subject';
import { circlePath } from '../trees';
import { star } from './badge';
import type { PaintLayout } from './layout';

interface Spot {
  x: number;
  y: number;
  rotate: number;
  scale: number;
  flip?: boolean;
}

/**
 * A pattern that tiles: motifs on a staggered lattice that repeats over the picture in both
 * directions. What crosses an edge is drawn again on the other side.
 */
export const paintPattern: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const random = canvas.random('pattern');
  const ground = plan.ground ?? groundOf(random, colors);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  // A half-drop repeat: every second column hangs half a cell lower, so their number is even.
  const columns = Math.max(2, 2 * Math.round((width / unitPx) * 2));
  const rows = Math.max(3, Math.round((height / unitPx) * 4));
  const [cellW, cellH] = [width / columns, height / rows];
  const motifs = motifsOf(canvas, plan, Math.min(cellW, cellH) * 0.78);
  let svg = '';
  let fillers = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const number = column + row;
      const spot: Spot = {
        x: (column + OFFSET.x + random.between(-0.03, 0.03)) * cellW,
        y: (row + OFFSET.y + (column % 2) / 2 + random.between(-0.03, 0.03)) * cellH,
        rotate: random.between(-26, 26),
        scale: random.between(0.86, 1.08),
        flip: random.chance(0.5),
      };
      const motif = motifs.length > 0 ? motifs[number % motifs.length] : undefined;
      if (motif) svg += wrapped(spot, cellW * 0.7, width, height, motif);
      const size = cellW * (motifs.length > 0 ? 0.075 : 0.17);
      for (const [dx, dy] of FILLER_PLACES) {
        const [x, y] = [spot.x + dx * cellW, spot.y + dy * cellH];
        const place = { x, y, scale: random.between(0.6, 1.1), rotate: random.between(0, 90) };
        const drawn = filler(random.whole(0, 3), size, colors.accent, ground);
        fillers += wrapped(place, size * 2, width, height, drawn);
      }
    }
  }
  canvas.layer('fillers', 'scenery', 0.3, fillers);
  canvas.layer('motifs', 'subject', 0.6, svg);
};

/** Moves the lattice so that the emptiest place between motifs lies on the corner of the tile, in cells. */
const OFFSET = { x: 0.625, y: 1 } as const;

/** Where small things fill the gaps around a motif, in cells from its middle. */
const FILLER_PLACES = [
  [0.5, 0],
  [0.14, 0.5],
] as const;

/** Pale paper, a colour in its middle tone, or a deep one. */
function groundOf(
  random: ReturnType<SceneCanvas['random']>,
  { brand, deep }: { brand: Hex; deep: Hex },
): Hex {
  return random.pick([mix(brand, '#fffaf2', 0.84), mix(brand, '#fffaf2', 0.5), deep]);
}

/** Each subject drawn once in the definitions, centred on the origin. */
function motifsOf(canvas: SceneCanvas, plan: ScenePlan, size: number): string[] {
  const kinds = new Map(
    plan.subjects.map((placed) => [`${placed.concept.id}${placed.subject.color ?? ''}`, placed]),
  );
  return [...kinds.values()].slice(0, 6).map((placed) => {
    const fit = size / Math.max(placed.widthPx, placed.heightPx);
    const centred: PlacedSubject = {
      ...placed,
      xPx: 0,
      baseYPx: (placed.heightPx * fit) / 2,
      heightPx: placed.heightPx * fit,
      widthPx: placed.widthPx * fit,
    };
    const id = canvas.id('motif');
    canvas.define(
      `<g id="${id}">${subjectMarkup(canvas, { ...plan, palette: { ...plan.palette, tintStrength: 0, starry: false } }, centred)}</g>`,
    );
    return `<use xlink:href="#${id}" href="#${id}"/>`;
  });
}

function wrapped(spot: Spot, reach: number, width: number, height: number, markup: string): string {
  const shifts = (at: number, length: number) => [
    0,
    ...(at < reach ? [length] : []),
    ...(at > length - reach ? [-length] : []),
  ];
  const x0 = ((spot.x % width) + width) % width;
  const y0 = ((spot.y % height) + height) % height;
  const across = spot.flip ? -spot.scale : spot.scale;
  return shifts(x0, width)
    .flatMap((dx) =>
      shifts(y0, height).map(
        (dy) =>
          `<g transform="translate(${p(x0 + dx)} ${p(y0 + dy)}) rotate(${n(spot.rotate)}) scale(${n(across)} ${n(spot.scale)})">${markup}</g>`,
      ),
    )
    .join('');
}

function filler(kind: number, r: number, accent: Hex, ground: Hex): string {
  const color = mix(accent, ground, 0.35);
  if (kind === 0) return `<path d="${circlePath(0, 0, r * 0.55)}" fill="${color}"/>`;
  if (kind === 1) return star(0, 0, r, color);
  if (kind === 2)
    return `<path d="${circlePath(0, 0, r * 0.62)}" fill="none" stroke="${color}" stroke-width="${n(r * 0.34)}"/>`;
  return `<path d="M0 ${p(-r)}Q${p(r * 0.7)} 0 0 ${p(r)}Q${p(-r * 0.7)} 0 0 ${p(-r)}Z" fill="${shade(color, -0.04)}"/>`;
}
