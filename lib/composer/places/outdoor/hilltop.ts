import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { bandBetween, type Crest, ribbon, under } from '../terrain-lines';
import { isOpen, treeSize } from './cover';
import type { SoilColors } from './soil';
import { conifer, cypress, roundTree } from './trees';
import type { TreeKind } from './cover';

/** A hill that what the picture is of stands on: its ground rises under it, and a path winds up to it. */

/** Where buildings of a landscape stand, of the depth of the main things, and how far before and behind it rises. */
const TOP = { share: 0.72, reach: 0.34 } as const;
/** Of the height, how far the top is lifted; of the width, half of the hill. */
const RISE = 0.2;
const SPREAD = 0.36;

export interface Hill {
  ground: Ground;
  crest: Crest;
  depth: number;
}

/** The ground with a hill under the main things. */
export function hillOn({ stage, widthPx, heightPx }: Canvas, ground: Ground): Hill {
  const depth = ground.mainDepth * TOP.share;
  const rise = heightPx * RISE;
  const dome = (x: number) => Math.exp(-(((x - stage.focusX) / SPREAD) ** 2));
  const slope = (at: number) => Math.max(0, 1 - Math.max(0, at - depth) / TOP.reach);
  const lifted: Ground = {
    ...ground,
    yAt: (at, x) => ground.yAt(at, x) - rise * dome(x) * (at < 0.05 ? 0 : slope(at)),
  };
  return { ground: lifted, depth, crest: (x) => lifted.yAt(depth, x / widthPx) };
}

/** Rows of vines or mown grass that follow the slope. */
function contours(canvas: Canvas, { crest }: Hill, color: Hex): string {
  const { widthPx, heightPx, unit, air } = canvas;
  return times(9, (index) => {
    const drop = (26 + index * 24 + index * index * 3.4) * unit;
    const flat = Math.max(0.1, 1 - index * 0.1);
    const low = heightPx * 0.86;
    const line: Crest = (x) => low + (crest(x) - low) * flat + drop * 0.5;
    return path(
      bandBetween(line, (x) => line(x) + (4 + index * 1.4) * unit, -20, widthPx + 20, 40),
      air.tone(color, index % 2 ? 0.25 : -0.3),
      { opacity: 0.34 },
    );
  }).join('');
}

function pathUp(canvas: Canvas, { crest }: Hill): string {
  const { stage, widthPx, heightPx, air, random, unit } = canvas;
  const top = stage.focusX * widthPx;
  const way = stage.focusX > 0.5 ? -1 : 1;
  const y = crest(top) + 6 * unit;
  const down = heightPx + 40 * unit - y;
  const station = (dx: number, share: number, halfWidth: number) => ({
    x: top + way * dx * widthPx,
    y: y + down * share,
    halfWidth: halfWidth * unit,
  });
  const band = ribbon(
    [
      station(0, 0, 7),
      station(0.05, 0.12, 10),
      station(-0.07, 0.3, 17),
      station(0.09, 0.55, 30),
      station(0.04 + random.between(0, 0.06), 0.8, 52),
      station(0.16, 1, 76),
    ],
    0.5,
  );
  return (
    path(band.band(1.16), air.tone('#8a7a45', -0.2), { opacity: 0.5 }) +
    path(band.band(1), air.tone('#ecd0a0', 0.25))
  );
}

/** On the slopes, and where the picture is of them as well. */
const TREES = 15;
const NAMED_TREES = 30;

/** Trees on the slopes, beside what stands on the top. */
function trees(canvas: Canvas, hill: Hill, soil: SoilColors, kind: TreeKind | undefined): string {
  const { random, widthPx, stage } = canvas;
  const isNamed = kind === 'cypress' && stage.grown?.has(kind);
  const feet = times(stage.isLoneTree ? 0 : isNamed ? NAMED_TREES : TREES, (): Point => {
    const depth = hill.depth + random.between(-0.02, 0.3);
    return [random() * widthPx, depth];
  }).sort((a, b) => a[1] - b[1]);
  return feet
    .map(([x, depth]) => {
      const y = hill.ground.yAt(depth, x / widthPx);
      if (!isOpen(canvas, x, depth, hill.ground.mainDepth)) return '';
      const size = treeSize(canvas, random.between(300, 620) * canvas.stage.pxPerCm, depth) * 0.62;
      const spec = { foot: [x, y] as const, size, far: 0.12, snow: soil.isSnowy };
      if (kind === 'cypress') return cypress(canvas, { ...spec, color: '#3f6f4f' });
      return kind === 'conifer' || (soil.isSnowy && random.chance(0.6))
        ? conifer(canvas, { ...spec, color: soil.conifer })
        : roundTree(canvas, { ...spec, color: soil.leaf() });
    })
    .join('');
}

export function addHill(
  canvas: Canvas,
  hill: Hill,
  soil: SoilColors,
  kind: TreeKind | undefined,
): void {
  const { pen, air, widthPx, heightPx, unit, stage } = canvas;
  const color = mix(soil.strip(1), soil.strip(0), 0.4);
  const top = hill.crest(stage.focusX * widthPx);
  const fill = pen.linear(
    [0, top],
    [0, heightPx],
    [
      [0, air.tone(color, 0.45, 0.1)],
      [0.4, air.tone(color, 0, 0.04)],
      [1, air.tone(color, -0.5)],
    ],
  );
  const outline = under(hill.crest, widthPx, heightPx + 10, 36);
  const rim = bandBetween(hill.crest, (x) => hill.crest(x) + 6 * unit, -20, widthPx + 20, 36);
  const shade = ellipse(
    [stage.focusX * widthPx + widthPx * 0.3, heightPx],
    widthPx * 0.34,
    heightPx - top,
    air.light.shade,
    { opacity: 0.16 },
  );
  canvas.add({
    id: 'hill',
    depth: Math.min(hill.depth - 0.012, 0.5),
    svg:
      path(outline, fill) +
      pen.clip(outline, shade + contours(canvas, hill, color)) +
      path(rim, air.tone(color, 0.9), { opacity: 0.6 }) +
      pathUp(canvas, hill),
    shows: ['hills', 'path'],
  });
  canvas.add({
    id: 'hill-trees',
    depth: Math.min(hill.depth - 0.006, 0.55),
    svg: trees(canvas, hill, soil, kind),
    shows: kind === 'cypress' ? ['trees', 'cypress'] : ['trees'],
  });
}
