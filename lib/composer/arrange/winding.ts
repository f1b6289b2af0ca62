import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import type { WindingStyle } from '../concepts/wraps';
import { leaf } from '../kit/form/leaf';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { flattened, stacked } from './assemble';
import { poleOf } from './joined';

/** What winds about things, grows all over them or wraps them up to the neck, drawn to the size of the host. */

interface Look {
  style: WindingStyle;
  color: Hex;
  pen: Pen;
  /** The host narrows upwards, as trees do. */
  isTapered: boolean;
}

/** Says which thing a drawing shows. */
type Mark = (item: KitDrawing) => KitDrawing;

/** Of a host's height, what one turn rises, and what is left free over and under all of them. */
const TURN = { share: 0.2, free: 0.08, least: 2, most: 5 } as const;
/** Of its width, how far the turns stand out. */
const OUT_SHARE = 0.5;

/** What is so much wider than high is wound about along its length. */
const LYING = 1.6;

/** The front strand of each turn of what lies, from its lower edge to its upper one. */
function strandsAlong({ box }: KitDrawing): (readonly [from: Point, to: Point])[] {
  const step = (widthOf(box) * 0.7) / 4;
  return times(4, (index) => {
    const x = box.left + widthOf(box) * 0.14 + index * step;
    return [
      [x, box.bottom - heightOf(box) * 0.16],
      [x + step * 0.62, box.top + heightOf(box) * 0.3],
    ] as const;
  });
}

/** The front strand of each turn, from its lower left to its upper right. */
function strandsOf(host: KitDrawing, isTapered: boolean): (readonly [from: Point, to: Point])[] {
  const { box } = host;
  const height = heightOf(box);
  if (widthOf(box) > height * LYING) return strandsAlong(host);
  const count = Math.min(
    TURN.most,
    Math.max(TURN.least, Math.round(height / Math.max(1, widthOf(box)) + 1)),
  );
  const bottom = box.bottom - height * TURN.free;
  const rise = (height * (1 - 2 * TURN.free)) / count;
  const middle = (box.left + box.right) / 2;
  return times(count, (index) => {
    const narrow = isTapered ? 0.86 - (index / count) * 0.72 : 1;
    const half = widthOf(box) * OUT_SHARE * narrow;
    const y = bottom - index * rise;
    return [
      [middle - half, y],
      [middle + half, y - rise * 0.55],
    ] as const;
  });
}

/** A point of a strand that sags before the host. */
function along([from, to]: readonly [Point, Point], share: number): Point {
  const sag = Math.abs(to[0] - from[0]) * 0.16 * Math.sin(share * Math.PI);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag];
}

function curveOf(strand: readonly [Point, Point]): string {
  const points = times(9, (index) => along(strand, index / 8));
  const [first = [0, 0], ...rest] = points;
  return `M${coordinates(first)}${rest.map((point) => `L${coordinates(point)}`).join('')}`;
}

const LEAVES: readonly Hex[] = ['#3f8f4f', '#57a85a', '#2f7a48'];

function leavesOn(strand: readonly [Point, Point], size: number, pen: Pen): string {
  return times(9, (index) => {
    const at = along(strand, (index + 0.4) / 9);
    const angle = (index % 2 ? 60 : -110) + pen.random.between(-28, 28);
    return leaf(at, size, size * 0.42, angle, LEAVES[index % LEAVES.length] ?? '#3f8f4f');
  }).join('');
}

/** What of a strand is seen, as thick as suits the host. */
function strandOf(
  strand: readonly [Point, Point],
  size: number,
  { style, color, pen }: Look,
): string {
  const curve = curveOf(strand);
  switch (style) {
    case 'leafy':
      return stroke(curve, '#4c6b3a', size * 0.16) + leavesOn(strand, size, pen);
    case 'lights':
      return (
        stroke(curve, '#34506b', size * 0.09) +
        times(7, (index) => {
          const at = along(strand, (index + 0.5) / 7);
          const bulb = [HOUSE.yellow, HOUSE.coral, '#8fd3ff'][index % 3] ?? HOUSE.yellow;
          return (
            circle(at, size * 0.42, lighter(bulb, 0.4), { opacity: 0.45 }) +
            circle(at, size * 0.2, bulb)
          );
        }).join('')
      );
    case 'band':
      return stroke(curve, darker(color, 0.18), size * 0.72) + stroke(curve, color, size * 0.56);
    case 'rope':
      return stroke(curve, darker(color, 0.25), size * 0.34) + stroke(curve, color, size * 0.22);
    case 'snake':
      return stroke(curve, darker(color, 0.2), size * 0.86) + stroke(curve, color, size * 0.68);
  }
}

function snakeHead([x, y]: Point, size: number, color: Hex): string {
  return (
    stroke(
      `M${x} ${y}Q${x + size * 1.6} ${y - size * 0.4} ${x + size * 1.5} ${y - size * 1.4}`,
      color,
      size * 0.68,
    ) +
    ellipse([x + size * 1.75, y - size * 1.7], size * 0.8, size * 0.52, color) +
    circle([x + size * 1.95, y - size * 1.85], size * 0.14, '#fff') +
    circle([x + size * 2, y - size * 1.85], size * 0.08, HOUSE.ink) +
    stroke(`M${x + size * 2.5} ${y - size * 1.62}h${size * 0.5}`, HOUSE.red, size * 0.1)
  );
}

/** Of the height of a post: how high a scarf is tied about it, how thick the post is, and how broad and long the scarf. */
const KNOTTED = { high: 0.44, post: 0.03, broad: 0.062, tails: 0.17 } as const;
/** What is so much higher than wide is a post or a trunk. */
const POST_RATIO = 1.5;

/** A scarf knotted about a post, both its ends hanging down. */
function knotted(host: KitDrawing, color: Hex): KitDrawing {
  const height = heightOf(host.box);
  const { trunk } = host.anchors;
  const x = trunk?.at[0] ?? poleOf(host.box);
  const y = host.box.bottom - height * KNOTTED.high;
  const half = height * KNOTTED.post;
  const broad = height * KNOTTED.broad;
  const tail = (side: number, long: number) =>
    path(
      `M${x + half * 0.3} ${y}L${x + half * (0.3 + side * 1.6)} ${y + long}h${broad * 0.8}L${x + half * 0.3 + broad * 0.5} ${y}Z`,
      darker(color, side > 0 ? 0.1 : 0.2),
    );
  const svg =
    tail(-0.6, height * KNOTTED.tails) +
    tail(0.7, height * KNOTTED.tails * 0.82) +
    stroke(
      `M${x - half} ${y - broad * 0.1}Q${x} ${y + broad * 0.4} ${x + half} ${y - broad * 0.1}`,
      color,
      broad,
    ) +
    circle([x + half * 0.5, y + broad * 0.2], broad * 0.5, darker(color, 0.08));
  const box = {
    left: x - half * 2,
    right: x + half * 3,
    top: y - broad,
    bottom: y + height * KNOTTED.tails,
  };
  return { svg, box, anchors: {} };
}

/** A host with something wound about it from below upwards. */
export function wound(host: KitDrawing, look: Look, mark: Mark): KitDrawing {
  const { style, color } = look;
  const isPost =
    host.anchors.trunk !== undefined || heightOf(host.box) > widthOf(host.box) * POST_RATIO;
  if (style === 'band' && isPost)
    return { ...stacked([flattened(host), mark(knotted(host, color))]), anchors: host.anchors };
  const strands = strandsOf(host, look.isTapered);
  const rise = (heightOf(host.box) / strands.length) * 0.5;
  const isLying = widthOf(host.box) > heightOf(host.box) * LYING;
  const size = isLying
    ? heightOf(host.box) * 0.16
    : Math.min(rise * 0.7, widthOf(host.box) * (style === 'leafy' ? 0.2 : 0.16));
  const last = strands.at(-1)?.[1];
  const head = style === 'snake' && last ? snakeHead(last, size, color) : '';
  const item: KitDrawing = {
    svg: strands.map((strand) => strandOf(strand, size, look)).join('') + head,
    box: {
      ...host.box,
      left: host.box.left - size,
      right: host.box.right + size * (head ? 3.2 : 1),
    },
    anchors: {},
  };
  return { ...stacked([flattened(host), mark(item)]), anchors: host.anchors };
}

/** Leaves all over a wall or a house: thick at the foot and one edge, thin towards the middle. */
const COVER = { count: 190, share: 0.05 } as const;

export function overgrown(host: KitDrawing, pen: Pen, mark: Mark): KitDrawing {
  const { box } = host;
  const [width, height] = [widthOf(box), heightOf(box)];
  const size = Math.min(width, height) * COVER.share * 1.3;
  const clumps = times(COVER.count, (index) => {
    const share = pen.random.between(0, 1);
    const isLeft = index % 3 !== 0;
    // Up one edge to the eaves, and less high along the foot.
    const reach = 0.1 + 0.34 * pen.random.between(0, 1) ** 2;
    const x = isLeft ? box.left + width * (0.06 + reach) : box.right - width * (0.06 + reach * 0.6);
    const top = isLeft ? 0.66 * (1 - reach) : 0.36 * (1 - reach);
    const at: Point = [x, box.bottom - height * top * share];
    const color = LEAVES[index % LEAVES.length] ?? '#3f8f4f';
    return { at, markup: leaf(at, size, size * 0.46, pen.random.between(20, 160), color) };
  });
  const svg = [...clumps]
    .sort((one, other) => one.at[1] - other.at[1])
    .map(({ markup }) => markup)
    .join('');
  return { ...stacked([flattened(host), mark({ svg, box, anchors: {} })]), anchors: host.anchors };
}

/** Of the height of who lies, how far a cloth is over the back, and of the length how far it reaches beyond the tail. */
const OVER = { up: 0.1, beyond: 0.02, neck: 0.06 } as const;

/** A cloth over somebody who lies, from the neck to the tail: the head looks out at the end where it is. */
export function coveredOver(host: KitDrawing, color: Hex, mark: Mark): KitDrawing {
  const { box, anchors } = host;
  const [width, low] = [widthOf(box), box.bottom];
  const middle = (box.left + box.right) / 2;
  const headX = anchors.head?.at[0] ?? box.right;
  const side = headX < middle ? -1 : 1;
  const neckX = (anchors.neck?.at[0] ?? headX) - side * width * OVER.neck;
  const back = anchors.back?.at[1];
  // Who lies on the back has the back on the ground.
  const isProne = back !== undefined && back < low - heightOf(box) * 0.45;
  const top = (isProne ? back : box.top) - heightOf(box) * OVER.up;
  const endX = (side < 0 ? box.right : box.left) - side * width * OVER.beyond;
  const long = neckX - endX;
  const deep = low - top;
  const at = (along: number, down: number): Point => [endX + long * along, top + deep * down];
  const p = (along: number, down: number) => coordinates(at(along, down));
  const cloth = `M${p(1.02, 0.98)}C${p(1.1, 0.6)} ${p(1.06, 0.2)} ${p(0.94, 0.1)}C${p(0.7, -0.06)} ${p(0.4, -0.04)} ${p(0.2, 0.2)}C${p(0.06, 0.4)} ${p(0, 0.7)} ${p(-0.05, 1)}Q${p(0.5, 1.06)} ${p(1.02, 0.98)}Z`;
  const hem = `M${p(1.02, 0.98)}C${p(1.1, 0.6)} ${p(1.06, 0.2)} ${p(0.94, 0.1)}L${p(0.84, 0.06)}C${p(0.96, 0.24)} ${p(0.98, 0.62)} ${p(0.9, 1.01)}Z`;
  const folds = [0.3, 0.52, 0.72]
    .map((along) => `M${p(along, 0.14)}Q${p(along - 0.07, 0.6)} ${p(along, 0.98)}`)
    .join('');
  const item: KitDrawing = {
    svg:
      path(cloth, color) +
      stroke(folds, darker(color, 0.14), deep * 0.03) +
      path(hem, lighter(color, 0.4)),
    box: { ...box, top: Math.min(box.top, top) },
    anchors: {},
  };
  return { ...stacked([flattened(host), mark(item)]), anchors };
}

/** Of somebody's height, where a wrap begins when no neck is told. */
const NECK_SHARE = 0.42;

/** A cloth about somebody from the neck down, folded over before the chest. */
export function swaddled(host: KitDrawing, color: Hex, mark: Mark): KitDrawing {
  const { box, anchors } = host;
  const [left, right] = [box.left, box.right];
  const top = anchors.neck?.at[1] ?? box.top + heightOf(box) * NECK_SHARE;
  const middle = anchors.neck?.at[0] ?? (left + right) / 2;
  const half = Math.max(widthOf(box) * 0.5, (box.bottom - top) * 0.42);
  const deep = box.bottom - top;
  const body = `M${middle - half * 0.5} ${top}C${middle - half * 1.25} ${top + deep * 0.3} ${middle - half * 1.2} ${box.bottom} ${middle - half * 0.5} ${box.bottom}H${middle + half * 0.6}C${middle + half * 1.25} ${box.bottom} ${middle + half * 1.2} ${top + deep * 0.3} ${middle + half * 0.5} ${top}Q${middle} ${top + deep * 0.22} ${middle - half * 0.5} ${top}Z`;
  const fold = `M${middle - half * 0.5} ${top}Q${middle + half * 0.1} ${top + deep * 0.5} ${middle + half * 0.98} ${top + deep * 0.62}Q${middle + half * 1.02} ${top + deep * 0.3} ${middle + half * 0.5} ${top}Q${middle} ${top + deep * 0.22} ${middle - half * 0.5} ${top}Z`;
  const item: KitDrawing = {
    svg:
      path(body, color) +
      path(fold, darker(color, 0.14)) +
      stroke(
        `M${middle - half * 0.62} ${top + deep * 0.6}Q${middle - half * 0.2} ${top + deep * 0.8} ${middle + half * 0.5} ${top + deep * 0.78}`,
        darker(color, 0.2),
        deep * 0.02,
      ),
    box: { left: middle - half, right: middle + half, top, bottom: box.bottom },
    anchors: {},
  };
  return { ...stacked([flattened(host), mark(item)]), anchors };
}
