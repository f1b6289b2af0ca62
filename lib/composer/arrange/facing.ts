import { line } from '@/lib/svg/markup';
import { add, type Point } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { AnchorName, KitDrawing } from '../kit/part';
import { backOf, flattened, frontOf, moved, stacked } from './assemble';

/**
 * Somebody with the face at what stands on a bench: an eye at the eyepiece of a microscope, the lips before the
 * candles of a cake. They stand at its end and bend as far as the face gets there. Lengths are shares of their height.
 */
export type FaceContact = 'eye' | 'mouth';

interface Facing {
  heightCm: number;
  /** What the face is at, in its own frame. */
  item: KitDrawing;
  contact: FaceContact;
  /** What it stands on, in its own frame. */
  bench: KitDrawing;
  draw(support: Partial<ActorPose>): KitDrawing;
}

const BENCH = { top: 0.5, width: 0.92, ahead: 0.06, margin: 0.03 } as const;
/** How high something is drawn at least and at most, that its use is seen. */
const ITEM: Readonly<Record<FaceContact, readonly [least: number, most: number]>> = {
  eye: [0.3, 0.4],
  mouth: [0.2, 0.3],
};
/** Between the middle of an eye and an eyepiece, and between lips and a flame. */
const GAP: Readonly<Record<FaceContact, number>> = { eye: 0.036, mouth: 0.1 };
const MOST_LEAN_DEGREES = 64;
const ROUNDS = 5;

const PARTS: Readonly<Record<FaceContact, { own: AnchorName; of: AnchorName }>> = {
  eye: { own: 'eyes', of: 'eyes' },
  mouth: { own: 'mouth', of: 'top' },
};

/** As high as it is seen, its eyepiece towards who looks into it. */
function sized({ item, contact, heightCm }: Facing): KitDrawing {
  const [least, most] = ITEM[contact];
  const own = item.box.bottom - item.box.top;
  const scale = Math.min(most * heightCm, Math.max(least * heightCm, own)) / own;
  const at = item.anchors[PARTS[contact].of]?.at[0] ?? 0;
  const mirrored = contact === 'eye' && at > (item.box.left + item.box.right) / 2;
  return moved(flattened(item), { at: [0, 0], scale, mirrored });
}

/** Where the face has to be: at the eyepiece, or before the near flames. */
function aimOf({ box, anchors }: KitDrawing, contact: FaceContact): Point {
  if (contact === 'eye') return anchors.eyes?.at ?? [box.left, box.top];
  return [box.left + (box.right - box.left) * 0.3, box.top + (box.bottom - box.top) * 0.12];
}

/** The lean at which the face is as high as what it is at. */
function leanFor(faceY: (degrees: number) => number, wantedY: number): number {
  let [low, high] = [0, MOST_LEAN_DEGREES];
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (faceY(middle) < wantedY) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** What is blown from the lips towards a flame. */
function breath(from: Point, to: Point, heightCm: number): KitDrawing {
  const strokes = [-0.013, 0, 0.013].map((offset, index) => {
    const y = offset * heightCm;
    const start = add(from, [0.024 * heightCm, y * 0.5]);
    const share = index === 1 ? 0.92 : 0.74;
    const end: Point = [
      start[0] + (to[0] - start[0]) * share,
      start[1] + (to[1] + y - start[1]) * share,
    ];
    return line([start, end], '#ffffff', 0.007 * heightCm);
  });
  return {
    svg: strokes.join(''),
    box: { left: from[0], top: from[1], right: to[0], bottom: to[1] },
    anchors: {},
  };
}

function benchFor({ bench, heightCm }: Facing, itemWidthCm: number): KitDrawing {
  const topCm = -(bench.anchors.top?.at[1] ?? bench.box.top);
  const scale = (heightCm * BENCH.top) / Math.max(1, topCm);
  const widthCm = Math.max(heightCm * BENCH.width, itemWidthCm + heightCm * 0.3);
  const squeeze = Math.min(1, widthCm / ((bench.box.right - bench.box.left) * scale));
  return moved(flattened(bench), { at: [0, 0], scale, squeeze });
}

export function facing(request: Facing): KitDrawing {
  const { heightCm, contact, draw } = request;
  const item = sized(request);
  const bench = benchFor(request, item.box.right - item.box.left);
  const topCm = bench.anchors.top?.at[1] ?? bench.box.top;
  const raised = moved(item, { at: [0, topCm - item.box.bottom] });
  const aim = aimOf(raised, contact);
  const part = PARTS[contact].own;
  const gaze: Point = [heightCm, aim[1] + (contact === 'eye' ? 0.5 : 0.1) * heightCm];
  const leaning = (leanDegrees: number) => ({ pose: 'stand' as const, leanDegrees, gaze });
  const faceY = (degrees: number) => draw(leaning(degrees)).anchors[part]?.at[1] ?? 0;
  const lean = leaning(leanFor(faceY, aim[1]));
  const face = draw(lean).anchors[part]?.at ?? [0, 0];
  const x = face[0] + GAP[contact] * heightCm - aim[0];
  const placed = moved(raised, { at: [x, 0] });
  const edge = Math.min(BENCH.ahead * heightCm, placed.box.left - BENCH.margin * heightCm);
  const table = moved(bench, { at: [edge - bench.box.left, 0] });
  const knob: Point =
    contact === 'eye'
      ? [placed.box.left + (placed.box.right - placed.box.left) * 0.4, topCm - heightCm * 0.07]
      : [edge + heightCm * 0.07, topCm - 2];
  const doer = draw({
    ...lean,
    near: { at: knob },
    far: { at: [edge + heightCm * 0.13, topCm - 2] },
    ...(contact === 'eye' ? {} : { expression: 'blow' as const }),
  });
  const air =
    contact === 'mouth' ? [breath(doer.anchors.mouth?.at ?? face, add(aim, [x, 0]), heightCm)] : [];
  return {
    ...stacked([backOf(doer), table, placed, ...air, frontOf(doer)]),
    anchors: doer.anchors,
  };
}
