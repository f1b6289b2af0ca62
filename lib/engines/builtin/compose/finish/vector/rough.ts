import rough from 'roughjs';
import { mix } from '@/lib/color/hex';
import { parsePath, pathData, type Path } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import { boxArea, groundShape, inkHex, isVeil, mainColor } from './edit';
import { isCompound } from './line';
import { rhythm } from './rhythm';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface RoughOptions {
  roughness: number;
  /** How fills are drawn; `solid` lays the flat colour down with an untidy edge. */
  fill: 'hachure' | 'cross-hatch' | 'zigzag' | 'solid' | 'none';
  /** Distance between fill lines in pixels at 1024. */
  gapPx: number;
  linePx: number;
  /** Colour of the outlines; `own` a deep shade of the fill. */
  ink: Ink | 'own';
  paper: Ink;
}

/** Shapes whose box is smaller than this (square pixels at 1024) are filled plainly: dots, leaves. */
const PLAIN_BELOW_PX = 260;
const NO_LINE_BELOW_PX = 2600;
/** Path data is counted against this, so that a forest does not become a book. */
const MAX_CHARACTERS = 1_300_000;

/** Width of the lines over a ground, of the gaps between them. */
const GROUND_WEIGHT = 0.26;
/** Gaps between the lines over a ground, of those told. */
const GROUND_GAPS = 2.2;
const TILE_ANGLE_DEGREES = -35;

const ROUND = { cap: 'round', join: 'round', dashes: [] } as const;

/** Redraws shapes with sketchy lines and hatched fills (rough.js on the paths themselves). */
export function roughen(shapes: Shapes, scene: VectorScene, options: RoughOptions): Shapes {
  const random = scene.random('rough');
  const generator = rough.generator();
  const paper = inkHex(options.paper);
  let budget = MAX_CHARACTERS;
  const seeds = shapes.list.map(() => Math.floor(random() * 2 ** 31));
  const spacing = spacingFor(shapes, scene, options);
  const redrawn = (shape: Shape, seed: number): Shape[] => {
    if (isVeil(shape)) return keptVeil(shape, options);
    const isGround =
      shape.role === 'backdrop' && boxArea(shape.path) > 0.9 * scene.widthPx * scene.heightPx;
    const least = options.fill === 'none' ? NO_LINE_BELOW_PX : PLAIN_BELOW_PX;
    const small = boxArea(shape.path) < least * scene.scale ** 2;
    const plain = small && !(options.fill === 'none' && shape.role === 'subject');
    if (plain || budget <= 0 || !shape.fill) return [shape];
    if (isGround && scene.isTile && isHatched(options)) return groundOfTile(shape, scene, options);
    const drawn = redraw(shape, generator, scene, { ...options, ...spacing }, seed, isGround);
    budget -= drawn.reduce((sum, part) => sum + part.path.length * 28, 0);
    return drawn;
  };
  // The subject and the large shapes come first: what the budget does not reach is small.
  const order = shapes.list.map((_shape, index) => index).sort((a, b) => weight(b) - weight(a));
  function weight(index: number): number {
    const { role, path } = shapes.list[index]!;
    return (role === 'subject' ? 1e9 : 0) + boxArea(path);
  }
  const results = new Map(
    order.map((index) => [index, redrawn(shapes.list[index]!, seeds[index]!)]),
  );
  const list = shapes.list.flatMap((_shape, index) => results.get(index) ?? []);
  // Lines alone are drawn over the shapes as they are.
  if (options.fill === 'none') return { ...shapes, list };
  return { ...shapes, list: [{ ...groundShape(shapes, paper), layer: 0 }, ...list] };
}

/** Pictures of this many layers of fill are hatched as designed; crowded ones more openly. */
const CALM_FILLS = 7;

function spacingFor(
  { list }: Shapes,
  scene: VectorScene,
  { gapPx, fill }: RoughOptions,
): { gapPx: number } {
  const filled = list.reduce(
    (sum, shape) =>
      sum +
      (shape.fill && !isVeil(shape)
        ? Math.min(boxArea(shape.path), scene.widthPx * scene.heightPx)
        : 0),
    0,
  );
  const calm = fill === 'cross-hatch' ? CALM_FILLS / 2 : CALM_FILLS;
  const fills = filled / (scene.widthPx * scene.heightPx);
  return { gapPx: gapPx * Math.max(1, Math.min(1.9, Math.sqrt(fills / calm))) };
}

/** Shadows stay; other veils only where the shapes themselves stay. */
function keptVeil(shape: Shape, { fill }: RoughOptions): Shape[] {
  if (fill === 'none') return [shape];
  return shape.role === 'shadow' ? [{ ...shape, blurPx: 0 }] : [];
}

function redraw(
  shape: Shape,
  generator: ReturnType<typeof rough.generator>,
  scene: VectorScene,
  options: RoughOptions,
  seed: number,
  isGround: boolean,
): Shape[] {
  const { scale } = scene;
  const fill = mainColor(shape.fill!).color;
  const ink = options.ink === 'own' ? mix(fill, '#1d1512', 0.55) : inkHex(options.ink);
  const subject = shape.role === 'subject';
  const gap = options.gapPx * scale * (subject ? 0.8 : isGround ? GROUND_GAPS : 1.15);
  const hatched = isHatched(options);
  const drawable = generator.path(pathData(shape.path), {
    seed,
    roughness: options.roughness * scene.boldness * (subject ? 0.8 : 1),
    bowing: 0.9,
    stroke: ink,
    strokeWidth: options.linePx * scale,
    // A translucent fill below the hatching would look cheap: paper shows between the lines.
    ...(hatched
      ? {
          fill,
          fillStyle: options.fill,
          hachureGap: gap,
          hachureAngle: -41 + (seed % 17),
          fillWeight: gap * (isGround ? GROUND_WEIGHT : 0.48),
        }
      : {}),
    preserveVertices: true,
    maxRandomnessOffset: 2 * scale,
    disableMultiStroke: !subject,
    fixedDecimalPlaceDigits: 1,
  });
  const lines = generator
    .toPaths(drawable)
    .filter((part) => !(isGround && part.stroke === ink))
    .map((part): Shape => {
      const opacity = part.stroke === ink ? 0.92 : 1;
      return {
        ...shape,
        path: parsePath(part.d),
        fill: undefined,
        group: undefined,
        opacity: 1,
        stroke: { ...ROUND, paint: part.stroke, widthPx: part.strokeWidth, opacity },
      };
    });
  if (options.fill === 'none') return [shape, ...lines];
  const ground: Shape = {
    ...shape,
    fill: groundOf(fill, options, isCompound(shape)),
    opacity: 1,
    group: undefined,
    stroke: undefined,
  };
  if (subject || !isCompound(shape)) return [ground, ...lines];
  // One line around the balls of a crown: its ground hides the others.
  const isOutline = ({ stroke }: Shape) => stroke?.paint === ink;
  return [...lines.filter(isOutline), ground, ...lines.filter((line) => !isOutline(line))];
}

const isHatched = ({ fill }: RoughOptions): boolean => fill !== 'solid' && fill !== 'none';

/** The ground of a tile with even lines that go on over its borders, which lines by hand do not. */
function groundOfTile(shape: Shape, scene: VectorScene, options: RoughOptions): Shape[] {
  const gapPx = options.gapPx * scene.scale * GROUND_GAPS;
  const fill = mainColor(shape.fill!).color;
  const { normal, spacing } = rhythm(scene, TILE_ANGLE_DEGREES, gapPx);
  const reach = Math.hypot(scene.widthPx, scene.heightPx);
  const count = Math.ceil(reach / spacing);
  const lines = Array.from({ length: 2 * count + 1 }, (_, index): Path => {
    const [x, y] = [normal[0] * (index - count) * spacing, normal[1] * (index - count) * spacing];
    const [dx, dy] = [normal[1] * 2 * reach, -normal[0] * 2 * reach];
    return [
      ['M', x - dx, y - dy],
      ['L', x + dx, y + dy],
    ];
  }).flat();
  const plain = { ...shape, opacity: 1, group: undefined, stroke: undefined };
  return [
    { ...plain, fill: groundOf(fill, options, false) },
    {
      ...plain,
      path: lines,
      fill: undefined,
      stroke: { ...ROUND, paint: fill, widthPx: gapPx * GROUND_WEIGHT, opacity: 1 },
    },
  ];
}

/** What lies below the lines of a shape: a tint below hatching, the colour itself, or the paper. */
function groundOf(fill: string, options: RoughOptions, clump: boolean): string {
  if (options.fill === 'solid') return fill;
  if (options.fill === 'hachure' || options.fill === 'zigzag') return mix(fill, '#ffffff', 0.62);
  // Parts of a clump overlap, and hatching leaves out where they do: it needs a tint below.
  return clump ? mix(fill, '#ffffff', 0.55) : inkHex(options.paper);
}
