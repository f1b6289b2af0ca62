import type { PlacedSubject, ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '../color';
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
}

/**
 * A pattern that tiles: motifs on a staggered lattice that repeats over the picture in both
 * directions. What crosses an edge is drawn again on the other side.
 */
export const paintPattern: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const random = canvas.random('pattern');
  const ground =
    plan.ground ?? (random.chance(0.3) ? colors.deep : mix(colors.brand, '#fffaf2', 0.8));
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  const columns = Math.max(3, Math.round((width / unitPx) * 4));
  const rows = Math.max(2, 2 * Math.round((height / unitPx) * 2));
  const [cellW, cellH] = [width / columns, height / rows];
  const motifs = motifsOf(canvas, plan, Math.min(cellW, cellH) * 0.82);
  let svg = '';
  let fillers = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const spot: Spot = {
        x: (column + (row % 2 ? 0.75 : 0.25)) * cellW,
        y: (row + 0.5) * cellH,
        rotate: random.between(-22, 22),
        scale: random.between(0.9, 1.08),
      };
      const motif = motifs.length > 0 ? motifs[(column + row * 2) % motifs.length] : undefined;
      if (motif) svg += wrapped(spot, cellW * 0.6, width, height, motif);
      const between = { ...spot, x: spot.x + cellW * 0.5, scale: 1, rotate: 0 };
      const size = motifs.length > 0 ? 0.05 : 0.17;
      fillers += wrapped(
        between,
        cellW * size * 2,
        width,
        height,
        filler(random.whole(0, 2), cellW * size, colors.accent, ground),
      );
    }
  }
  canvas.layer('fillers', 'scenery', 0.3, fillers);
  canvas.layer('motifs', 'subject', 0.6, svg);
};

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
  return shifts(x0, width)
    .flatMap((dx) =>
      shifts(spot.y, height).map(
        (dy) =>
          `<g transform="translate(${p(x0 + dx)} ${p(spot.y + dy)}) rotate(${n(spot.rotate)}) scale(${n(spot.scale)})">${markup}</g>`,
      ),
    )
    .join('');
}

function filler(kind: number, r: number, accent: Hex, ground: Hex): string {
  const color = mix(accent, ground, 0.35);
  if (kind === 0) return `<path d="${circlePath(0, 0, r * 0.55)}" fill="${color}"/>`;
  if (kind === 1) return star(0, 0, r, color);
  return `<path d="M0 ${p(-r)}Q${p(r * 0.7)} 0 0 ${p(r)}Q${p(-r * 0.7)} 0 0 ${p(-r)}Z" fill="${shade(color, -0.04)}"/>`;
}
