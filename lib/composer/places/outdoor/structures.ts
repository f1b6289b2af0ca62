import { mix } from '@/lib/color/hex';
import { circle, ellipse, rectangle, shape, stroke } from '@/lib/svg/markup';
import { polyline } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import type { Canvas } from '../canvas';
import { treeSize } from './cover';
import type { StructureKind } from './terrain';
import { castShadow } from './trees';
import { addHouse, addTent, addVillage, addWindmill } from './dwellings';
import { addPaddock } from './paddock';
import type { Site } from './site';

/** What people have put up in the open country beside where they live, and which of all that stands there. */

function addFence(canvas: Canvas, { strips, ground }: Site): void {
  const { widthPx, heightPx, unit, air, random } = canvas;
  const strip = strips[Math.max(0, strips.length - 2)];
  if (!strip) return;
  const horizon = ground.yAt(0, 0.5);
  const y0 = strip.crest(widthPx / 2) + 24 * unit;
  const depth = Math.max(0.1, (y0 - horizon) / (heightPx - horizon));
  const high = treeSize(canvas, 110 * ground.pxPerCmAt(depth), depth);
  const color = air.tone('#f7ead2', 0.1, strip.far);
  const count = Math.min(60, Math.ceil(widthPx / (high * 0.8)));
  const from = random.chance(0.5) ? 0 : Math.floor(count * 0.5);
  const posts = times(count - Math.floor(count * 0.4), (index): Point => {
    const x = ((from * 0.6 + index) / count) * widthPx * 1.05 - 10;
    return [x, strip.crest(x) + 22 * unit];
  });
  const rail = (share: number) => polyline(posts.map(([x, y]): Point => [x, y - high * share]));
  const pickets = posts.map(([x, y]) =>
    shape(
      [
        [x - high * 0.08, y],
        [x - high * 0.08, y - high * 0.9],
        [x, y - high],
        [x + high * 0.08, y - high * 0.9],
        [x + high * 0.08, y],
      ],
      color,
    ),
  );
  canvas.add({
    id: 'fence',
    depth: strip.depth + 0.001,
    svg: stroke(rail(0.72) + rail(0.36), color, Math.max(1.2, high * 0.09)) + pickets.join(''),
    shows: ['fence'],
  });
}

/** Shares of the width at which a bench of the park may stand, and half of its length. */
const BENCHES = { left: [0.12, 0.24], right: [0.76, 0.88], halfCm: 90 } as const;

/** A park has a bench where nobody stands before it, and none besides the one that is asked for. */
function addBench(canvas: Canvas, { ground }: Site): void {
  const { widthPx, air, stage, random } = canvas;
  const depth = ground.mainDepth - 0.07;
  const y = ground.yAt(depth, 0.5);
  const s = ground.pxPerCmAt(depth);
  const sides = stage.focusX > 0.5 ? [BENCHES.left, BENCHES.right] : [BENCHES.right, BENCHES.left];
  const things = stage.standing?.(ground) ?? [];
  const half = BENCHES.halfCm * s;
  const x = sides
    .map(([from, to]) => widthPx * random.between(from, to))
    .find((middle) =>
      things.every(
        ({ left, right, bottom }) =>
          middle + half < left || middle - half > right || bottom < y - half,
      ),
    );
  if (x === undefined || stage.things?.has('bench')) return;
  const wood = air.tone('#b9763f', 0.1);
  const slat = (top: number, height: number) =>
    rectangle([x - 80 * s, y - top * s], 160 * s, height * s, wood, { radius: 2 * s });
  const legs = [-64, 58].map((dx) =>
    rectangle([x + dx * s, y - 84 * s], 7 * s, 84 * s, air.tone('#4a4f6e', -0.2)),
  );
  canvas.add({
    id: 'bench',
    depth: depth,
    svg:
      castShadow(canvas, [x, y], 90 * s) +
      legs.join('') +
      slat(84, 11) +
      slat(68, 11) +
      slat(46, 9),
    shows: ['bench'],
  });
}

function addLamps(canvas: Canvas, { ground }: Site): void {
  const { widthPx, air, pen } = canvas;
  const isDark = air.areLampsLit;
  const svg = [0.06, 0.93].map((share, index) => {
    const depth = ground.mainDepth - 0.16 - index * 0.1;
    const [x, y] = [widthPx * share, ground.yAt(depth, 0.5)];
    const h = treeSize(canvas, 420 * ground.pxPerCmAt(depth), depth);
    const iron = air.tone('#3f4668', -0.1, 0.1);
    const glow = isDark
      ? circle(
          [x, y - h * 0.95],
          h * 0.5,
          pen.radial([x, y - h * 0.95], h * 0.5, [
            [0, '#ffd98a', 0.6],
            [1, '#ffd98a', 0],
          ]),
        )
      : '';
    return (
      glow +
      rectangle([x - h * 0.012, y - h * 0.9], h * 0.024, h * 0.9, iron) +
      rectangle([x - h * 0.035, y - h * 0.04], h * 0.07, h * 0.04, iron) +
      shape(
        [
          [x - h * 0.04, y - h * 0.88],
          [x + h * 0.04, y - h * 0.88],
          [x + h * 0.055, y - h * 0.99],
          [x - h * 0.055, y - h * 0.99],
        ],
        isDark ? '#ffe6a8' : air.tone('#e8eef5', 0.2),
      ) +
      shape(
        [
          [x - h * 0.07, y - h * 0.985],
          [x, y - h * 1.04],
          [x + h * 0.07, y - h * 0.985],
        ],
        iron,
      )
    );
  });
  canvas.add({ id: 'lamps', depth: ground.mainDepth - 0.2, svg: svg.join('') });
}

function addHedge(canvas: Canvas, { strips, soil }: Site): void {
  const { widthPx, unit, random, air } = canvas;
  const strip = strips[Math.max(0, strips.length - 2)];
  if (!strip) return;
  const bushes = times(9, (_, share) => {
    const x = share * widthPx + random.between(-30, 30) * unit;
    const y = strip.crest(x) + 8 * unit;
    const size = random.between(36, 70) * unit;
    const leaf = mix(soil.leaf(), soil.conifer, 0.3);
    return (
      ellipse([x, y - size * 0.3], size, size * 0.72, air.tone(leaf, -0.35, strip.far)) +
      ellipse(
        [x - size * 0.22, y - size * 0.45],
        size * 0.62,
        size * 0.44,
        air.tone(leaf, 0.2, strip.far),
      )
    );
  });
  canvas.add({ id: 'hedge', depth: strip.depth + 0.0003, svg: bushes.join(''), shows: ['garden'] });
}

const BUILDERS: Partial<Record<StructureKind, (canvas: Canvas, area: Site) => void>> = {
  house: (canvas, area) => addHouse(canvas, area, false),
  farm: (canvas, area) => addHouse(canvas, area, true),
  village: addVillage,
  fence: addFence,
  bench: addBench,
  lamps: addLamps,
  tent: addTent,
  windmill: addWindmill,
  hedge: addHedge,
  paddock: addPaddock,
};

/**
 * What people have built in the open country; things that were asked for by name are put there by who arranges,
 * and a house that the picture is of stands alone.
 */
export function addStructures(canvas: Canvas, kinds: readonly StructureKind[], area: Site): void {
  const { things } = canvas.stage;
  const isBuilt = [...(things ?? [])].some((concept) => conceptOf(concept)?.kind === 'building');
  const isNamed = (kind: StructureKind) =>
    (isBuilt && /^(?:house|farm)$/.test(kind)) ||
    (NAMED[kind] ?? []).some((concept) => things?.has(concept));
  for (const kind of kinds) if (!isNamed(kind)) BUILDERS[kind]?.(canvas, area);
}

/** Concepts by which something of these kinds is named: there is none beside it. */
const NAMED: Partial<Record<StructureKind, readonly string[]>> = {
  fence: ['fence', 'wall'],
  paddock: ['fence'],
  bench: ['bench', 'park-bench'],
  lamps: ['street-lamp', 'lamp-post'],
  tent: ['tent', 'teepee'],
  windmill: ['windmill'],
  hedge: ['hedge'],
};
