import type Konva from 'konva';
import type { Area, Size, Viewport } from '../store/viewport';
import { useActiveTool } from '../tools/active-tool';
import { useCompare, type CompareMode } from './compare-store';
import { halfOf, halvesOf, shiftOfHalves } from './halves';

/** Names of the nodes in the layer of the picture. */
export const PAIR_NAMES = {
  before: 'before',
  beforeGroup: 'before-group',
  after: 'after',
  afterGroup: 'after-group',
} as const;

interface PairNodes {
  before: Konva.Image;
  beforeGroup: Konva.Group;
  after: Konva.Image;
  afterGroup: Konva.Group;
}

function nodesOf(layer: Konva.Layer): PairNodes | undefined {
  const before = layer.findOne<Konva.Image>(`.${PAIR_NAMES.before}`);
  const beforeGroup = layer.findOne<Konva.Group>(`.${PAIR_NAMES.beforeGroup}`);
  const after = layer.findOne<Konva.Image>(`.${PAIR_NAMES.after}`);
  const afterGroup = layer.findOne<Konva.Group>(`.${PAIR_NAMES.afterGroup}`);
  return before && beforeGroup && after && afterGroup && { before, beforeGroup, after, afterGroup };
}

interface PairPlace {
  mode: CompareMode | 'before' | 'after';
  divider: number;
  /** Where the version on the canvas lies, in its own pixels; the other is drawn as large. */
  picture: Area;
  viewport: Viewport;
  /** The canvas in CSS pixels. */
  canvas: Size;
}

function clip(group: Konva.Group, { x, y, width, height }: Area): void {
  group.clip({ x, y, width, height });
}

function unclip(group: Konva.Group): void {
  group.setAttrs({
    clipX: undefined,
    clipY: undefined,
    clipWidth: undefined,
    clipHeight: undefined,
  });
}

/** A part of the canvas, in the plane of the picture. */
function inPlane(part: Area, { scale, x, y }: Viewport): Area {
  return {
    x: (part.x - x) / scale,
    y: (part.y - y) / scale,
    width: part.width / scale,
    height: part.height / scale,
  };
}

/** Shows each version whole in its half, and nothing of it in the other. */
function placeHalves(nodes: PairNodes, { picture, viewport, canvas }: PairPlace): void {
  const { before, beforeGroup, after, afterGroup } = nodes;
  const halves = halvesOf(canvas, picture);
  const shift = shiftOfHalves(canvas, halves);
  const [dx, dy] = [shift.x / viewport.scale, shift.y / viewport.scale];
  before.position({ x: picture.x - dx, y: picture.y - dy });
  after.position({ x: picture.x + dx, y: picture.y + dy });
  clip(beforeGroup, inPlane(halfOf(canvas, halves, false), viewport));
  clip(afterGroup, inPlane(halfOf(canvas, halves, true), viewport));
}

/** Lays both versions on the canvas as the comparison wants them. */
export function placePair(layer: Konva.Layer, place: PairPlace): void {
  const nodes = nodesOf(layer);
  if (!nodes) return;
  const { before, beforeGroup, after, afterGroup } = nodes;
  const { mode, divider, picture } = place;
  for (const node of [before, after]) node.position({ x: picture.x, y: picture.y });
  for (const node of [before, after]) node.size({ width: picture.width, height: picture.height });
  before.visible(mode !== 'after');
  after.visible(mode !== 'before');
  after.globalCompositeOperation(mode === 'difference' ? 'difference' : 'source-over');
  unclip(beforeGroup);
  unclip(afterGroup);
  if (mode === 'split') {
    const x = picture.x + divider * picture.width;
    clip(beforeGroup, { ...picture, width: x - picture.x });
    clip(afterGroup, { ...picture, x, width: picture.x + picture.width - x });
  }
  if (mode === 'side') placeHalves(nodes, place);
}

/** What is laid out now: the comparison while its tool is in hand, the one before while a key is held. */
export function pairMode(hasBefore: boolean): PairPlace['mode'] {
  const { mode, peeking } = useCompare.getState();
  if (!hasBefore) return 'after';
  if (peeking) return 'before';
  return useActiveTool.getState().tool === 'compare' ? mode : 'after';
}
