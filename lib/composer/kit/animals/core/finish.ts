import { scale as scaled, unionOf, edgesOf } from '@/lib/svg/point';
import type { Point } from '@/lib/svg/point';
import { placed } from '@/lib/svg/markup';
import type { Anchor, AnchorName, KitDrawing } from '../../part';
import { move, type Piece } from './piece';

export type Anchors = Partial<Record<AnchorName, Anchor>>;

/** A drawing in units of its own brought to centimetres. */
export function finish(
  piece: Piece,
  anchors: Anchors,
  unitCm: number,
  extra: { front?: Piece; heldBoxes?: readonly KitDrawing['box'][] } = {},
): KitDrawing {
  const inCm = move(piece, { scaleX: unitCm });
  const front = extra.front && move(extra.front, { scaleX: unitCm });
  const hull = [...inCm.hull, ...(front?.hull ?? [])];
  const box = unionOf([edgesOf(hull.length > 0 ? hull : [[0, 0]]), ...(extra.heldBoxes ?? [])]);
  const entries = Object.entries(anchors) as [AnchorName, Anchor][];
  return {
    svg: inCm.svg,
    ...(front ? { front: front.svg } : {}),
    box,
    anchors: Object.fromEntries(
      entries.map(([name, anchor]) => [
        name,
        {
          ...anchor,
          at: scaled(anchor.at, unitCm),
          ...(anchor.spanCm === undefined ? {} : { spanCm: anchor.spanCm * unitCm }),
        },
      ]),
    ),
  };
}

export const anchor = (at: Point, spanCm?: number, angleDegrees?: number): Anchor => ({
  at,
  ...(spanCm === undefined ? {} : { spanCm }),
  ...(angleDegrees === undefined ? {} : { angleDegrees }),
});

/** The same drawing higher above its ground. */
export function raised(drawing: KitDrawing, byCm: number): KitDrawing {
  const { left, right, top, bottom } = drawing.box;
  const lift = ([x, y]: Point): Point => [x, y - byCm];
  const entries = Object.entries(drawing.anchors) as [AnchorName, Anchor][];
  return {
    svg: placed(drawing.svg, { at: [0, -byCm] }),
    ...(drawing.front ? { front: placed(drawing.front, { at: [0, -byCm] }) } : {}),
    box: { left, right, top: top - byCm, bottom: bottom - byCm },
    anchors: Object.fromEntries(
      entries.map(([name, { at, ...rest }]) => [name, { ...rest, at: lift(at) }]),
    ),
  };
}
