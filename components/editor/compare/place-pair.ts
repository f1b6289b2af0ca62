import type Konva from 'konva';
import type { Area, Size, Viewport } from '../canvas/viewport';
import { useActiveTool } from '../tools/active-tool';
import { useCompare, type CompareMode } from './compare-store';
import { shiftOfHalves } from './halves';

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

/** Half of the canvas, in the plane of the picture. */
function half(canvas: Size, { scale, x, y }: Viewport, second: boolean): Area {
  const width = canvas.width / 2;
  return {
    x: ((second ? width : 0) - x) / scale,
    y: -y / scale,
    width: width / scale,
    height: canvas.height / scale,
  };
}

/** Lays both versions on the canvas as the comparison wants them. */
export function placePair(layer: Konva.Layer, place: PairPlace): void {
  const nodes = nodesOf(layer);
  if (!nodes) return;
  const { before, beforeGroup, after, afterGroup } = nodes;
  const { mode, divider, picture, viewport, canvas } = place;
  const shift = mode === 'side' ? shiftOfHalves(canvas) / viewport.scale : 0;
  after.position({ x: picture.x + shift, y: picture.y });
  before.position({ x: picture.x - shift, y: picture.y });
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
  if (mode === 'side') {
    clip(beforeGroup, half(canvas, viewport, false));
    clip(afterGroup, half(canvas, viewport, true));
  }
}

/** What is laid out now: the comparison while its tool is in hand, the one before while a key is held. */
export function pairMode(hasBefore: boolean): PairPlace['mode'] {
  const { mode, peeking } = useCompare.getState();
  if (!hasBefore) return 'after';
  if (peeking) return 'before';
  return useActiveTool.getState().tool === 'compare' ? mode : 'after';
}
