import { ellipse, placed } from '@/lib/svg/markup';
import { add, edgesOf, type Edges, type Point, unionOf } from '@/lib/svg/point';
import type { Anchor, AnchorName, KitDrawing } from '../kit/part';

/** Kit drawings put together in one frame: all are in centimetres, so only places and turns change. */

export interface Placement {
  at: Point;
  angleDegrees?: number;
  scale?: number;
  /** How much narrower (below 1) than its height asks for. */
  squeeze?: number;
  /** Faces to the left. */
  mirrored?: boolean;
}

function transformed([x, y]: Point, placement: Placement): Point {
  const { at, angleDegrees = 0, scale = 1, squeeze = 1, mirrored = false } = placement;
  const angle = (angleDegrees * Math.PI) / 180;
  const [a, b] = [x * scale * squeeze * (mirrored ? -1 : 1), y * scale];
  return add(at, [
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ]);
}

function corners({ left, top, right, bottom }: Edges): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function movedAnchor(anchor: Anchor, placement: Placement): Anchor {
  const { angleDegrees = 0, scale = 1, squeeze = 1, mirrored = false } = placement;
  const own = anchor.angleDegrees;
  return {
    at: transformed(anchor.at, placement),
    ...(own === undefined ? {} : { angleDegrees: (mirrored ? 180 - own : own) + angleDegrees }),
    ...(anchor.spanCm === undefined ? {} : { spanCm: anchor.spanCm * scale * squeeze }),
  };
}

/** A drawing in the frame of something else. */
export function moved(drawing: KitDrawing, placement: Placement): KitDrawing {
  const { at, angleDegrees = 0, scale = 1, squeeze = 1, mirrored = false } = placement;
  const scaleX = scale * squeeze * (mirrored ? -1 : 1);
  const written = (svg: string) => placed(svg, { at, angleDegrees, scaleX, scaleY: scale });
  const anchors: Partial<Record<AnchorName, Anchor>> = {};
  for (const [name, anchor] of Object.entries(drawing.anchors) as [AnchorName, Anchor][]) {
    anchors[name] = movedAnchor(anchor, placement);
  }
  return {
    svg: written(drawing.svg),
    ...(drawing.front ? { front: written(drawing.front) } : {}),
    box: movedEdges(drawing.box, placement),
    ...(drawing.body ? { body: movedEdges(drawing.body, placement) } : {}),
    anchors,
  };
}

const movedEdges = (box: Edges, placement: Placement): Edges =>
  edgesOf(corners(box).map((corner) => transformed(corner, placement)));

/** Marks the part of a drawing that shows an element, so that what is visible of it can be measured. */
export function marked(drawing: KitDrawing, elementId: string): KitDrawing {
  const mark = (svg: string) => `<g data-e="${elementId}">${svg}</g>`;
  return {
    ...drawing,
    svg: mark(drawing.svg),
    ...(drawing.front ? { front: mark(drawing.front) } : {}),
  };
}

/** What of a drawing is behind the thing that it meets, and what is before it. */
export function backOf({ svg, box, anchors }: KitDrawing): KitDrawing {
  return { svg, box, anchors };
}

export function frontOf({ front = '', box, anchors }: KitDrawing): KitDrawing {
  return { svg: front, box, anchors };
}

/** Everything of a drawing in one piece, for what stands alone or in front. */
export function flattened({ svg, front = '', ...rest }: KitDrawing): KitDrawing {
  return { ...rest, svg: svg + front };
}

/**
 * `occupants` inside or on `host`: between its back and its front. Anchors are the host's, and what
 * the host lacks the occupants'.
 */
export function occupied(host: KitDrawing, occupants: readonly KitDrawing[]): KitDrawing {
  return stacked([backOf(host), ...occupants, frontOf(host)]);
}

/** Drawings of one frame, back to front; anchors are those of the first that has them. */
export function stacked(drawings: readonly KitDrawing[]): KitDrawing {
  return {
    svg: drawings.map((one) => flattened(one).svg).join(''),
    box: unionOf(drawings.map(({ box }) => box)),
    anchors: Object.assign({}, ...[...drawings].reverse().map(({ anchors }) => anchors)),
  };
}

/** With others before all of it, as parts of it: they go where it goes. */
export function fronted(host: KitDrawing, others: readonly KitDrawing[]): KitDrawing {
  if (others.length === 0) return host;
  const { svg, box } = stacked(others);
  return { ...host, front: (host.front ?? '') + svg, box: unionOf([host.box, box]) };
}

/** Of the width of the first of a group, how far each stands before the one on its left. */
const OVERLAP = 0.12;

/** People of a group from left to right, close to each other. */
export function sideBySide(drawings: readonly KitDrawing[]): KitDrawing {
  let right = 0;
  return stacked(
    drawings.map((drawing) => {
      const width = drawing.box.right - drawing.box.left;
      const placed = moved(drawing, { at: [right - drawing.box.left, 0] });
      right += width * (1 - OVERLAP);
      return placed;
    }),
  );
}

/** The soft shadow under something that stands on the ground, in its own frame. */
export function groundShadow(box: Edges, color: string, opacity = 0.16): string {
  const halfWidth = ((box.right - box.left) / 2) * 0.92;
  const middle = (box.left + box.right) / 2 + halfWidth * 0.08;
  // An ant is no post: its shadow lies as flat as that of a dog.
  const halfHeight = Math.min(Math.max(halfWidth * 0.09, 0.8), halfWidth * 0.16);
  return ellipse([middle, 0], halfWidth, halfHeight, color, { opacity });
}

/** The middle of a drawing's box. */
export const middleOf = ({ box }: KitDrawing): Point => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
];

/** With the middle of its box at a point, so many times its size, and so many times as wide as that. */
export function centredOn(drawing: KitDrawing, [x, y]: Point, scale = 1, squeeze = 1): KitDrawing {
  const [middle, height] = middleOf(drawing);
  const at: Point = [x - middle * scale * squeeze, y - height * scale];
  return moved(drawing, { at, scale, squeeze });
}

/** Riders have one leg on each side: what is behind the mount, the mount, and the rest. */
export function straddled(mount: KitDrawing, riders: readonly KitDrawing[]): KitDrawing {
  if (riders.length === 0) return mount;
  const parts = [...riders.map(backOf), mount, ...riders.map(frontOf)];
  return { ...stacked(parts), anchors: mount.anchors };
}
