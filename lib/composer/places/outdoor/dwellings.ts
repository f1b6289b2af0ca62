import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { treeSize } from './cover';
import { churchTower, ROOFS, smallHouse, WALLS, type HouseSpec } from './houses';
import { castShadow, conifer, roundTree } from './trees';
import { type Site, site } from './site';

/** Where people live in the open country: houses, farms, villages, tents, mills. */

const n = number;

export function addHouse(canvas: Canvas, area: Site, isFarm: boolean): void {
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

export function addVillage(canvas: Canvas, area: Site): void {
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

export function addTent(canvas: Canvas, area: Site): void {
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

export function addWindmill(canvas: Canvas, area: Site): void {
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
