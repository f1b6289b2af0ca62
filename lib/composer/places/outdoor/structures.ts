import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number, polyline } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { treeSize } from './cover';
import { churchTower, ROOFS, smallHouse, WALLS, type HouseSpec } from './houses';
import type { Strip } from './land';
import type { SoilColors } from './soil';
import type { StructureKind } from './terrain';
import { castShadow, conifer, roundTree } from './trees';
import type { Course } from './way';

const n = number;

interface Site {
  strips: readonly Strip[];
  ground: Ground;
  course: Course;
  soil: SoilColors;
}

/** A spot on the second nearest strip, away from what the picture is about and from the way. */
function site(
  canvas: Canvas,
  { strips, course, ground }: Site,
  from = 1,
): { foot: Point; strip: Strip; depth: number } | undefined {
  const { random, widthPx, heightPx, unit, stage } = canvas;
  const strip = strips[Math.max(0, strips.length - 1 - from)];
  if (!strip) return undefined;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const x =
      widthPx * (stage.focusX > 0.5 ? random.between(0.08, 0.42) : random.between(0.58, 0.92));
    const y = strip.crest(x) + random.between(8, 26) * unit;
    if (attempt < 11 && !course.isClear(x, y, 60 * unit)) continue;
    const horizon = ground.yAt(0, 0.5);
    return { foot: [x, y], strip, depth: Math.max(0.03, (y - horizon) / (heightPx - horizon)) };
  }
  return undefined;
}

function addHouse(canvas: Canvas, area: Site, isFarm: boolean): void {
  const found = site(canvas, area, area.strips.length > 3 ? 2 : 1);
  if (!found) return;
  const { random } = canvas;
  const { foot, strip, depth } = found;
  const [x, y] = foot;
  const width = treeSize(canvas, 1200 * area.ground.pxPerCmAt(depth), depth);
  const far = strip.far * 0.7;
  const snow = area.soil.isSnowy;
  const spec = {
    foot,
    width,
    height: width * 0.42,
    far,
    wall: random.pick(WALLS),
    roof: random.pick(ROOFS),
    columns: 3,
    snow,
  };
  const tree = roundTree(canvas, {
    foot: [x - width * 0.75, y + 3],
    size: width * 0.85,
    color: area.soil.leaf(),
    far,
    snow,
  });
  const beside = isFarm
    ? farmYard(canvas, spec)
    : conifer(canvas, {
        foot: [x + width * 0.78, y + 2],
        size: width,
        color: area.soil.conifer,
        far,
        snow,
      });
  canvas.add({
    id: isFarm ? 'farm' : 'house',
    depth: strip.depth + 0.0008,
    svg: tree + (isFarm ? '' : beside) + smallHouse(canvas, spec) + (isFarm ? beside : ''),
    shows: isFarm ? ['farm'] : [],
  });
}

/** A silo and a red barn beside the house. */
function farmYard(canvas: Canvas, spec: HouseSpec): string {
  const { air } = canvas;
  const {
    foot: [x, y],
    width,
    far,
  } = spec;
  const metal = (key: number) => air.tone('#c3cbd8', key, far);
  return (
    rectangle([x + width * 1.46, y - width * 0.95], width * 0.2, width * 0.97, metal(-0.1)) +
    ellipse([x + width * 1.56, y - width * 0.95], width * 0.1, width * 0.09, metal(-0.3)) +
    smallHouse(canvas, {
      ...spec,
      foot: [x + width * 0.95, y + width * 0.03],
      width: width * 0.85,
      height: width * 0.5,
      wall: '#b5443a',
      roof: '#7d4a42',
      columns: 1,
    })
  );
}

function addVillage(canvas: Canvas, area: Site): void {
  const { random, widthPx, unit, heightPx, stage } = canvas;
  const strip = area.strips[Math.max(0, area.strips.length - 3)];
  if (!strip) return;
  const center =
    widthPx * (stage.focusX > 0.5 ? random.between(0.2, 0.4) : random.between(0.6, 0.8));
  const horizon = area.ground.yAt(0, 0.5);
  const houses = times(7, (index, share): Point => {
    const x = center + (share - 0.5) * widthPx * 0.42 + random.between(-14, 14) * unit;
    return [x, strip.crest(x) + (8 + (index % 3) * 22) * unit];
  }).sort((a, b) => a[1] - b[1]);
  const svg = houses.map(([x, y]) => {
    const depth = Math.max(0.05, (y - horizon) / (heightPx - horizon));
    const width =
      treeSize(canvas, 900 * area.ground.pxPerCmAt(depth), depth) * random.between(0.85, 1.15);
    return smallHouse(canvas, {
      foot: [x, y],
      width,
      height: width * 0.5,
      far: strip.far * 0.7,
      wall: random.pick(WALLS),
      roof: random.pick(ROOFS),
      snow: area.soil.isSnowy,
      isSmoking: stage.isSmoking ?? false,
    });
  });
  const width = treeSize(canvas, 700 * area.ground.pxPerCmAt(strip.depth + 0.06), strip.depth);
  const churchX = center + random.between(-0.06, 0.06) * widthPx;
  canvas.add({
    id: 'village',
    depth: strip.depth + 0.0008,
    svg:
      churchTower(
        canvas,
        [churchX, strip.crest(churchX) + 6 * unit],
        width * 0.5,
        strip.far * 0.7,
      ) + svg.join(''),
    shows: ['village'],
  });
}

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

function addTent(canvas: Canvas, area: Site): void {
  const found = site(canvas, area, 1);
  if (!found) return;
  const { air } = canvas;
  const {
    foot: [x, y0],
    strip,
    depth,
  } = found;
  const y = y0 + 20 * canvas.unit;
  const w = treeSize(canvas, 320 * area.ground.pxPerCmAt(depth + 0.1), depth);
  const isDark = air.areLampsLit;
  const cloth = isDark ? air.glow('#ffb04a', 0.1) : air.tone('#f08a3c', 0.2);
  const svg =
    castShadow(canvas, [x, y], w * 0.6) +
    shape(
      [
        [x - w * 0.2, y - w * 0.56],
        [x + w * 0.34, y - w * 0.5],
        [x + w * 0.62, y],
        [x + w * 0.2, y],
      ],
      air.tone('#d9703a', -0.35),
    ) +
    shape(
      [
        [x - w * 0.6, y],
        [x - w * 0.2, y - w * 0.58],
        [x + w * 0.2, y],
      ],
      cloth,
    ) +
    shape(
      [
        [x - w * 0.3, y],
        [x - w * 0.2, y - w * 0.46],
        [x - w * 0.08, y],
      ],
      air.tone('#5a2f3c', -0.3),
    );
  canvas.add({ id: 'tent', depth: strip.depth + 0.002, svg, shows: ['campsite'] });
}

function addWindmill(canvas: Canvas, area: Site): void {
  const found = site(canvas, area, 2);
  if (!found) return;
  const { air, random } = canvas;
  const {
    foot: [x, y],
    strip,
    depth,
  } = found;
  const s = treeSize(canvas, 1700 * area.ground.pxPerCmAt(depth), depth) * 1.3;
  const far = strip.far * 0.6;
  const hub: Point = [x, y - s * 0.62];
  const turn = random.between(5, 80);
  const blades = times(4, (index) => {
    const sail = rectangle(
      [hub[0], hub[1] - s * 0.46],
      s * 0.1,
      s * 0.36,
      air.tone('#fff7e6', 0.2, far),
      { opacity: 0.92 },
    );
    return `<g transform="rotate(${n(turn + index * 90)} ${n(hub[0])} ${n(hub[1])})">${rectangle([hub[0] - s * 0.012, hub[1] - s * 0.48], s * 0.024, s * 0.48, air.tone('#5a4234', 0, far))}${sail}</g>`;
  });
  const svg =
    castShadow(canvas, [x, y], s * 0.2) +
    shape(
      [
        [x - s * 0.17, y],
        [x - s * 0.1, y - s * 0.6],
        [x + s * 0.1, y - s * 0.6],
        [x + s * 0.17, y],
      ],
      air.tone('#f0e2c4', 0.4, far),
    ) +
    shape(
      [
        [x + s * 0.02, y],
        [x + s * 0.02, y - s * 0.6],
        [x + s * 0.1, y - s * 0.6],
        [x + s * 0.17, y],
      ],
      air.tone('#f0e2c4', -0.35, far),
    ) +
    path(
      `M${n(x - s * 0.13)} ${n(y - s * 0.59)}Q${n(x)} ${n(y - s * 0.86)} ${n(x + s * 0.13)} ${n(y - s * 0.59)}Z`,
      air.tone('#a8452f', 0, far),
    ) +
    rectangle([x - s * 0.04, y - s * 0.16], s * 0.08, s * 0.16, air.tone('#6b3f2e', -0.2, far)) +
    blades.join('') +
    circle(hub, s * 0.03, air.tone('#5a4234', 0, far));
  canvas.add({ id: 'windmill', depth: strip.depth + 0.0009, svg, shows: ['windmill'] });
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
  bench: ['bench', 'park-bench'],
  lamps: ['street-lamp', 'lamp-post'],
  tent: ['tent', 'teepee'],
  windmill: ['windmill'],
  hedge: ['hedge'],
};
