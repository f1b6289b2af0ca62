import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { darker } from '../palette/tones';
import { flattened, moved, stacked } from './assemble';

/**
 * Who lies curled about something: of what is tall the body lies before its foot and the tail comes round from behind
 * it; what is small is before the belly.
 */

/** Of the width of what is lain about, how wide the body is at least; of its height, how high at most. */
const BODY = { nestled: 1.75, least: 2.3, most: 0.62 } as const;
/** What is lower than the body by this share lies before it. */
const NESTLED = 0.85;
/** Of the height of the body: how thick the tail is at its root, and how far the ring goes back. */
const TAIL = { thick: 0.3, deep: 0.5, beyond: 0.06 } as const;
const STEPS = 18;

interface Coat {
  /** Of its tail; nothing where it has none of that kind. */
  color: Hex | undefined;
  /** Says whose part a drawing is. */
  mark: (drawing: KitDrawing) => KitDrawing;
}

/** A tail along part of an ellipse, thick at its root and pointed at its end. */
function tailAlong(
  { center: [x, y], across, deep }: { center: Point; across: number; deep: number },
  [from, to]: readonly [number, number],
  thick: number,
  color: Hex,
): KitDrawing {
  const points = times(STEPS + 1, (index) => {
    const share = index / STEPS;
    const turn = from + (to - from) * share;
    const half = (thick / 2) * (1 - share * 0.86);
    const at: Point = [x + Math.cos(turn) * across, y + Math.sin(turn) * deep];
    return { at, half };
  });
  const upper = points.map(({ at, half }) => coordinates([at[0], at[1] - half]));
  const lower = points.map(({ at, half }) => coordinates([at[0], at[1] + half])).reverse();
  const middle = points.map(({ at, half }) => coordinates([at[0], at[1] + half * 0.3]));
  const svg =
    path(`M${[...upper, ...lower].join('L')}Z`, color) +
    path(`M${[...middle, ...lower].join('L')}Z`, darker(color, 0.12));
  const xs = points.map(({ at }) => at[0]);
  const ys = points.map(({ at }) => at[1]);
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys) - thick / 2,
    bottom: Math.max(...ys) + thick / 2,
  };
  return { svg, box, anchors: {} };
}

/** Of the height of a body, how high what lies before its belly is at least: books before a dragon are seen. */
const LEAST_SEEN = 0.42;

/** So high at least, its foot where it was. */
function grown(host: KitDrawing, leastCm: number): KitDrawing {
  const scale = Math.max(1, leastCm / heightOf(host.box));
  const middle = (host.box.left + host.box.right) / 2;
  return scale === 1
    ? host
    : moved(host, { at: [middle * (1 - scale), host.box.bottom * (1 - scale)], scale });
}

/** Something with a body about its foot. */
export function curledAbout(host: KitDrawing, body: KitDrawing, { color, mark }: Coat): KitDrawing {
  const [wide, high] = [widthOf(host.box), heightOf(host.box)];
  const byWidth = (share: number) => Math.max(1, (wide * share) / widthOf(body.box));
  const isNestled = high < heightOf(body.box) * byWidth(BODY.nestled) * NESTLED;
  const most = isNestled
    ? byWidth(BODY.nestled)
    : Math.min(byWidth(BODY.least), (high * BODY.most) / heightOf(body.box));
  const x = (host.box.left + host.box.right) / 2;
  const lying = moved(body, {
    at: [
      x - ((body.box.left + body.box.right) / 2) * most,
      host.box.bottom - body.box.bottom * most,
    ],
    scale: most,
  });
  const [long, deepBody] = [widthOf(lying.box), heightOf(lying.box)];
  if (isNestled) {
    const seen = grown(flattened(host), deepBody * LEAST_SEEN);
    return { ...stacked([lying, seen]), anchors: lying.anchors };
  }
  const thick = Math.min(deepBody * TAIL.thick, long * 0.12);
  const headX = lying.anchors.head?.at[0] ?? lying.box.right;
  // The root of the tail is at the end away from the head.
  const isRight = headX > x;
  const ring = {
    center: [x, lying.box.bottom - thick] as Point,
    across: long * (0.5 - TAIL.beyond),
    deep: deepBody * TAIL.deep,
  };
  const turns = isRight
    ? ([Math.PI, Math.PI * 2.02] as const)
    : ([Math.PI * 2, Math.PI * 0.98] as const);
  const tail = color ? [mark(tailAlong(ring, turns, thick, color))] : [];
  return { ...stacked([...tail, flattened(host), flattened(lying)]), anchors: host.anchors };
}
