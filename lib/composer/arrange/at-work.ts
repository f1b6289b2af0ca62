import {
  add,
  type Edges,
  heightOf,
  type Point,
  scale as scaled,
  subtract,
  unionOf,
  widthOf,
} from '@/lib/svg/point';
import type { ActorPose, Reach } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { backOf, flattened, frontOf, moved, stacked } from './assemble';
import type { Actors, AtTable } from './at-table';
import { drawnRatio } from './item';
import { pourerOf, pouringHand, stream } from './pouring';
import { laidOut } from './resting';
import { aimed, tipOf } from './tool-tips';

/**
 * Somebody alone who stands and works on what lies on a table of the verb's making: the work is so large that it
 * is seen, lies before the hands and not under the chest, and both hands, or the tool, are on it. Lengths are
 * shares of the height of who works.
 */

/** What hands do that work on something; a wave or a pointing finger goes elsewhere. */
const WORKING = new Set<string>(['reach', 'hold-low', 'hold-chest', 'type', 'raise']);

/** Whether who stands at the table has hands for the work. */
export const isHandwork = ({ near, pose }: { near?: string; pose?: string }): boolean =>
  pose === 'stand' && near !== undefined && WORKING.has(near);

/** How far ahead of who works the middle of the table and of the work are. */
const AHEAD = { table: 0.17, work: 0.25, poured: 0.35 } as const;
/** Of the table's top, what the work takes; how much larger than it is something is drawn, at most. */
const WORK = { span: 0.6, most: 2.6 } as const;
/** A tool that comes down is so high over the work, and turned so far. */
const SWUNG = { up: 0.3, back: 0.05, degrees: 38 } as const;
/** Hands are no lower than this over the table. */
const OVER_TABLE = 0.028;
/** Of what is held up over the work, how much of its height is under the palm. */
const UNDER_PALM = 0.55;

/** Of a table's top, how far over its ends what is worked on reaches at most. */
const LONGEST = 1.7;

/** Things as large before somebody as they are drawn beside them, as far as they have room. */
function sizedFor(items: readonly KitDrawing[], heightCm: number, spanCm: number): KitDrawing[] {
  const sizeOfItem = ({ box }: KitDrawing) => Math.max(heightOf(box), widthOf(box) * 0.6, 0.1);
  const ratio = Math.max(...items.map(sizeOfItem)) / heightCm;
  const width = items.reduce((sum, { box }) => sum + widthOf(box), 0.1);
  const scale = Math.min(WORK.most, drawnRatio(ratio) / ratio, (spanCm * WORK.span) / width);
  // Beams that are far longer than a table are seen at the size of who works on them.
  const most = (spanCm * LONGEST) / width;
  if (most < 1) return items.map((one) => moved(one, { at: [0, 0], scale: most }));
  return scale <= 1 ? [...items] : items.map((one) => moved(one, { at: [0, 0], scale }));
}

/** Where the hand is that holds nothing, or a tool by its end. */
function nearHand(usual: Reach | undefined, work: Edges, floor: number, heightCm: number): Reach {
  const near = aimed(usual) ?? {};
  const middle = (work.left + work.right) / 2;
  const { holds, gesture } = near;
  const { grip, gripFar } = endsOf(holds);
  const above = (y: number) => Math.min(y, floor);
  if (holds && gesture === 'raise')
    return {
      holds: { ...holds, angleDegrees: SWUNG.degrees },
      at: add([middle, work.top], scaled([-SWUNG.back, -SWUNG.up], heightCm)),
    };
  if (gripFar && grip)
    return {
      ...near,
      at: [middle + (grip.at[0] - gripFar.at[0]) / 2, above(work.top + heightOf(work) * 0.1)],
    };
  if (holds?.drawing.anchors.tip) {
    const [x, y] = tipOf(near);
    return { ...near, at: [middle - x, above(work.top + heightOf(work) * 0.12 - y)] };
  }
  if (holds) {
    const below = heightOf(holds.drawing.box) * UNDER_PALM;
    return { ...near, at: [middle, above(work.top - below)] };
  }
  const at: Point = [middle + widthOf(work) * 0.12, above(work.top + heightOf(work) * 0.2)];
  return { ...near, at };
}

/** Both ends of what is rolled over the work with a hand at each. */
function endsOf(holds: Reach['holds']): Pick<KitDrawing['anchors'], 'grip' | 'gripFar'> {
  const { box, anchors } = holds?.drawing ?? {};
  const isLevel = box !== undefined && widthOf(box) > heightOf(box) * 2;
  return isLevel && !anchors?.tip ? (anchors ?? {}) : {};
}

/** The other hand steadies the work from the side of who works. */
function farHand(usual: Reach | undefined, near: Reach, work: Edges, floor: number): Reach {
  const { grip, gripFar } = endsOf(near.holds);
  if (grip && gripFar && near.at)
    return { gesture: 'reach', at: add(near.at, subtract(gripFar.at, grip.at)) };
  const at: Point = [
    work.left + widthOf(work) * 0.1,
    Math.min(floor, work.top + heightOf(work) * 0.55),
  ];
  return { ...usual, gesture: 'reach', at };
}

/** Of a table's top, how far from the middle what is not worked on has its own, and how wide that is. */
const ASIDE = { off: 0.35, span: 0.26 } as const;

/** What else is on the table stands at both its ends, clear of the work and of who is at it. */
function atEnds(table: KitDrawing, others: readonly KitDrawing[], heightCm: number): KitDrawing[] {
  const { at, spanCm = widthOf(table.box) } = table.anchors.top ?? { at: [0, table.box.top] };
  const half = Math.ceil(others.length / 2);
  // All as large as the fuller end has room for.
  const fitting = sizedFor(others, heightCm, spanCm * ASIDE.span * 2);
  return [fitting.slice(0, half), fitting.slice(half)].flatMap((some, index) => {
    const end = add(at, [spanCm * ASIDE.off * (index === 0 ? 1 : -1), 0]);
    return laidOut({ at: end, spanCm: spanCm * ASIDE.span }, table, some, false);
  });
}

/** The table with the work on it, and who works behind it; nothing of who has no hands. */
export function atWork(
  table: KitDrawing,
  { natural, others = [] }: { natural: readonly KitDrawing[]; others?: readonly KitDrawing[] },
  { node, penFor }: AtTable,
  actors: Actors,
): KitDrawing | undefined {
  const { heightCm } = node.thing.concept;
  const top = table.anchors.top ?? { at: [0, table.box.top] as Point };
  const spanCm = top.spanCm ?? widthOf(table.box);
  const pourer = pourerOf(node);
  const shift = ((pourer ? AHEAD.poured : AHEAD.work) - AHEAD.table) * heightCm;
  const items = laidOut(
    { at: add(top.at, [shift, 0]), spanCm: spanCm * WORK.span },
    table,
    sizedFor(natural, heightCm, spanCm),
    false,
  );
  const place = (one: KitDrawing) => moved(flattened(one), { at: [AHEAD.table * heightCm, 0] });
  const [board, ...work] = [table, ...items].map(place);
  const area = unionOf(work.map(({ box }) => box));
  const floor = top.at[1] - OVER_TABLE * heightCm;
  const usual = actors.poseOf(node, penFor);
  const into: Point = [(area.left + area.right) / 2, area.top + heightOf(area) * 0.1];
  const usualHand = nearHand(usual.near, area, floor, heightCm);
  const near = pourer ? pouringHand(usual.near ?? {}, into, heightCm, pourer) : usualHand;
  const support: Partial<ActorPose> = {
    pose: 'stand',
    near,
    far: farHand(usual.far, near, area, floor),
    gaze: [(area.left + area.right) / 2, (area.top + area.bottom) / 2],
  };
  const worker = actors.draw(node, penFor, support);
  if (!board || !worker.anchors.hand) return undefined;
  const aside = atEnds(table, others, heightCm).map(place);
  const running = pourer ? [stream(near, into, heightCm, pourer)] : [];
  return {
    ...stacked([backOf(worker), board, ...aside, ...running, ...work, frontOf(worker)]),
    anchors: worker.anchors,
  };
}
