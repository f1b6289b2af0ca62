import type { Hex } from '@/lib/color/hex';
import { mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground, Stage } from '../place';
import { ribbon, type WayPoint } from '../terrain-lines';
import type { Strip } from './land';
import { plantedStrip } from './rows';
import { streak } from './sky';

/** Roads, paths and rivers: one ribbon per strip that leaves at the crest where the next one begins. */
export type WayKind = 'road' | 'path' | 'river' | 'race-track';

interface WaySpec {
  widthCm: number;
  color: Hex;
  edge: Hex;
  isWet: boolean;
  /** Of the picture's width, half of it, where it is nearest. */
  mostShare: number;
  dash?: Hex;
  /** Kerbs in two colours along both sides. */
  kerb?: Hex;
}

const WAYS: Record<WayKind, WaySpec> = {
  road: {
    widthCm: 620,
    color: '#f3dcb8',
    edge: '#7a8a4a',
    isWet: false,
    mostShare: 0.085,
    dash: '#ffffff',
  },
  path: { widthCm: 240, color: '#ecc892', edge: '#8a7a45', isWet: false, mostShare: 0.085 },
  river: { widthCm: 1400, color: '#5fb4d2', edge: '#e6d3a0', isWet: true, mostShare: 0.16 },
  'race-track': {
    widthCm: 1300,
    color: '#5d6388',
    edge: '#f4f6fb',
    isWet: false,
    mostShare: 0.17,
    dash: '#ffffff',
    kerb: '#d9413b',
  },
};

/** Where a way crosses the crests, and whether a place is clear of it. */
export interface Course {
  isClear(x: number, y: number, marginPx: number): boolean;
  /** Its middle at a height of the picture; nothing where it is hidden. */
  at?: (y: number) => WayPoint | undefined;
}

/** How far a way swings to a side, of how high it runs over a strip: a low strip has no room for a loop. */
const STEEPEST_SWAY = 0.3;

const nowhere: Course = { isClear: () => true };

/** Nobody stands in a river who is not said to: it comes out on the freer side of them. */
function besides(asked: number, { subject }: Stage): number {
  if (!subject) return asked;
  return subject.left > 1 - subject.right ? subject.left / 2 : (1 + subject.right) / 2;
}

/** Shares of the width at which the way crosses crests, from far to near. */
function crossings({ random, stage }: Canvas, count: number, isWet: boolean): number[] {
  const asked = stage.focusX + random.between(-0.12, 0.12);
  const end = isWet && !stage.isAfloat ? besides(asked, stage) : asked;
  const start = Math.max(0.2, Math.min(0.8, 1 - stage.focusX + random.between(-0.3, 0.3)));
  const swing = random.between(0.08, 0.17) * (random.chance(0.5) ? 1 : -1);
  return times(count, (index, share) => {
    const base = start + (end - start) * share;
    const sway = swing * (index % 2 ? 1 : -1) * (index === count - 1 ? 0.3 : 1);
    return Math.max(0.08, Math.min(0.92, base + sway));
  });
}

export interface WayGround {
  strips: readonly Strip[];
  ground: Ground;
  /** How near what is planted on the land is painted: a way goes through it. */
  over: number;
}

export function addWay(
  canvas: Canvas,
  kind: WayKind,
  { strips: all, ground, over }: WayGround,
): Course {
  // What is planted lies over the crests under it, and a way goes through it in one piece.
  const planted = over > 0 ? plantedStrip(all) : undefined;
  const strips = all.filter(
    (strip) => !planted || strip.depth <= planted.depth || strip.depth > over,
  );
  const { widthPx, heightPx, stage, random } = canvas;
  const spec = WAYS[kind];
  const xs = crossings(canvas, strips.length + 1, spec.isWet).map((share) => share * widthPx);
  const widthAt = (y: number) => {
    const depth = Math.max(0.02, (y - ground.yAt(0, 0.5)) / (heightPx - ground.yAt(0, 0.5)));
    const real = (spec.widthCm / 2) * ground.pxPerCmAt(depth);
    const most = widthPx * spec.mostShare * depth ** 1.15;
    return Math.max(1.2, ((real * most) / (real + most)) * 1.6);
  };
  const passages: Passage[] = [];
  const legs = strips.flatMap((strip, index) => {
    const next = strips[index + 1];
    const [a = 0, b = 0] = [xs[index], xs[index + 1]];
    const from = strip.crest(a) + 1;
    const to = next ? next.crest(b) + 40 * canvas.unit : heightPx + 60 * canvas.unit;
    if (to - from < 4) return [];
    const swing = Math.min(widthPx * (0.03 + 0.09 * strip.share), (to - from) * STEEPEST_SWAY);
    const sway = (index % 2 ? 1 : -1) * swing * random.between(0.6, 1.2);
    const station = (x: number, share: number): WayPoint => {
      const y = from + (to - from) * share;
      return { x, y, halfWidth: widthAt(y) };
    };
    const stations = [
      station(a, 0),
      station(a + sway * 0.5 + (b - a) * 0.1, 0.22),
      station(a + (b - a) * 0.45 - sway * 0.55, 0.52),
      station(a + (b - a) * 0.85 + sway * 0.2, 0.8),
      station(b, 1),
    ];
    passages.push({ stations });
    return [{ strip, stations }];
  });
  for (const { strip, stations } of legs) {
    canvas.add({
      id: `${kind}-${strip.depth.toFixed(3)}`,
      depth: strip === planted ? over + 0.0002 : strip.depth + 0.0002,
      svg: wayMarkup(canvas, spec, strip, stations),
      shows: [kind],
    });
  }
  addWaySpot(canvas, kind, passages, ground, stage.pxPerCm);
  return passages.length === 0
    ? nowhere
    : {
        isClear: (x, y, margin) => isClear(passages, x, y, margin),
        at: (y) => wayAt(passages, y),
      };
}

interface Passage {
  stations: readonly WayPoint[];
}

function wayAt(passages: readonly Passage[], y: number): WayPoint | undefined {
  for (const { stations } of [...passages].reverse()) {
    for (let index = 0; index < stations.length - 1; index += 1) {
      const [from, to] = [stations[index], stations[index + 1]];
      if (from && to && y >= from.y && y <= to.y) {
        const share = (y - from.y) / Math.max(1, to.y - from.y);
        return {
          x: from.x + (to.x - from.x) * share,
          y,
          halfWidth: from.halfWidth + (to.halfWidth - from.halfWidth) * share,
        };
      }
    }
  }
  return undefined;
}

function isClear(passages: readonly Passage[], x: number, y: number, margin: number): boolean {
  return passages.every(({ stations }) => {
    const [first, last] = [stations[0], stations[stations.length - 1]];
    if (!first || !last || y < first.y - margin || y > last.y + margin) return true;
    const xs = stations.map((station) => station.x);
    const wide = Math.max(...stations.map(({ halfWidth }) => halfWidth));
    return x < Math.min(...xs) - wide - margin * 0.5 || x > Math.max(...xs) + wide + margin * 0.5;
  });
}

function addWaySpot(
  canvas: Canvas,
  kind: WayKind,
  passages: readonly Passage[],
  ground: Ground,
  pxPerCm: number,
): void {
  const y = ground.yAt(ground.mainDepth, 0.5);
  const place = wayAt(passages, y);
  if (!place) return;
  canvas.spots.push({
    kind: kind === 'river' ? 'water' : 'road',
    at: [place.x, y],
    widthPx: place.halfWidth * 2,
    pxPerCm,
    depth: ground.mainDepth,
  });
}

function wayMarkup(
  canvas: Canvas,
  spec: WaySpec,
  strip: Strip,
  stations: readonly WayPoint[],
): string {
  const { air, random, unit, pen } = canvas;
  const { far, color, share } = strip;
  const lane = ribbon(stations);
  const isEdged = spec.isWet || spec.kerb !== undefined;
  const edge = isEdged ? air.tone(spec.edge, 0.1, far) : air.tone(color, -0.4, far);
  const [first, last] = [stations[0], stations[stations.length - 1]];
  const top = first?.y ?? 0;
  const bottom = last?.y ?? 1;
  const fill = spec.isWet
    ? pen.linear(
        [0, top],
        [0, bottom],
        [
          [0, air.tone(mix(spec.color, air.light.skyLow, 0.45), 0.2, far)],
          [1, air.tone(spec.color, -0.15, far)],
        ],
      )
    : air.tone(spec.color, 0.3, far);
  const kerbs = spec.kerb ? path(lane.kerbs().join(''), air.tone(spec.kerb, 0.1, far)) : '';
  const base = path(lane.band(1.14), edge) + kerbs + path(lane.band(1), fill);
  if (spec.isWet) {
    const glints = times(Math.round(3 + share * 7), () => {
      const at = stations[random.whole(1, stations.length - 1)] ?? stations[0];
      if (!at) return '';
      const x = at.x + random.between(-0.6, 0.6) * at.halfWidth;
      return streak(
        [x, at.y + random.between(-20, 10) * unit],
        at.halfWidth * random.between(0.1, 0.3),
        (2 + share * 4) * unit,
        air.glow('#ffffff', far),
        0.5,
      );
    });
    return base + pen.clip(lane.band(1), glints.join(''));
  }
  if (share < 0.5 || spec.dash === undefined) return base;
  return base + path(lane.dashes().join(''), air.tone(spec.dash, 0.3, far));
}

/** A sheet of water from edge to edge, from the horizon down: lake or sea. */
export function addWaterSheet(
  canvas: Canvas,
  id: string,
  topPx: number,
  bottomPx: number,
  deep: Hex,
  shows: string[],
): void {
  const { air, pen, widthPx, unit, random } = canvas;
  const fill = pen.linear(
    [0, topPx],
    [0, bottomPx],
    [
      [0, mix(air.tone(deep, 0, 0.2), air.light.skyMiddle, 0.5)],
      [0.4, mix(air.tone(deep, 0, 0.1), air.light.skyMiddle, 0.22)],
      [1, air.tone(deep, -0.12, 0)],
    ],
  );
  const colors = [
    air.glow('#ffffff', 0.2),
    air.tone(deep, -0.5, 0.1),
    air.tone(mix(deep, air.light.skyLow, 0.7), 0.4, 0.1),
  ] as const;
  const ripples = times(46, () => {
    const near = random() ** 1.3;
    const y = topPx + (bottomPx - topPx) * (0.04 + near * 0.94);
    return streak(
      [random.between(0, widthPx), y],
      (14 + near * 70) * unit,
      (1.4 + near * 4) * unit,
      random.pick(colors),
      0.32,
    );
  });
  const shine = pen.radial([widthPx * 0.5, topPx], widthPx * 0.6, [
    [0, air.light.light, 0.34],
    [1, air.light.light, 0],
  ]);
  const height = bottomPx - topPx;
  canvas.add({
    id,
    depth: 0.038,
    svg:
      path(`M-2 ${topPx}H${widthPx + 2}V${bottomPx + 40}H-2Z`, fill) +
      pen.clip(
        `M-2 ${topPx}H${widthPx + 2}V${bottomPx + 40}H-2Z`,
        ellipse([widthPx * 0.5, topPx + height * 0.1], widthPx * 0.6, height * 0.5, shine),
      ) +
      ripples.join(''),
    shows,
  });
  canvas.spots.push({
    kind: 'water',
    at: [widthPx * canvas.stage.focusX, topPx + height * 0.6],
    widthPx: widthPx * 0.7,
    pxPerCm: canvas.stage.pxPerCm,
    depth: 0.3,
  });
}
