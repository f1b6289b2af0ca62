import type { Concept } from '../concepts/concept';
import type { KitDrawing } from '../kit/part';
import { roundedPath } from '@/lib/svg/path';
import { type Edges, heightOf, widthOf } from '@/lib/svg/point';
import { flattened, moved } from './assemble';
import type { Actors } from './at-table';
import type { PenFor } from './held';
import { edgesWith } from './marked-edges';
import type { Riders } from './nested';
import type { Node } from './node';

/** Who is in a closed car, a bus or a lorry is seen behind its windows, the driver behind the foremost. */

/** Of the largest pane, how large another is at least to be looked out of. */
const LEAST_PANE = 0.3;
/** Of a pane's height, what crown to chest take; of its width, the same at most. */
const FILL = { high: 0.98, wide: 0.86 } as const;
/** What of crown to chest is above the frame. */
const BUST = 0.84;
/** What is seen through, of the pane, so that its frame stays. */
const CLEAR = 0.94;

/** Panes that somebody may be seen behind, from the front to the back. */
function panesOf({ svg, front }: KitDrawing): Edges[] {
  if (front !== undefined) return [];
  const all = edgesWith(svg, 'data-pane');
  const areaOf = (pane: Edges) => widthOf(pane) * heightOf(pane);
  const largest = Math.max(0, ...all.map(areaOf));
  return all
    .filter((pane) => areaOf(pane) >= largest * LEAST_PANE)
    .sort((one, other) => other.right - one.right);
}

/** From here on a vehicle is boarded. */
const BUS_CM = 250;

interface Pane {
  edges: Edges;
  /** How many are behind it, and which of them one is. */
  share: number;
}

/** The pane behind which one of those in a vehicle is; none where it is open. */
export function paneFor(
  { bond, thing }: Node,
  host: KitDrawing,
  { kind, heightCm, habitat }: Pick<Concept, 'kind' | 'heightCm' | 'habitat'>,
  index: number,
): Pane | undefined {
  // `children on a bus` are in it; a cat on a car is on its roof, and who is on a ship on its deck.
  const isBoarded = heightCm >= BUS_CM && habitat !== 'water';
  const isAboard = bond === 'in' || (isBoarded && thing.concept.kind === 'person');
  if (!isAboard || kind !== 'vehicle') return undefined;
  const panes = panesOf(host);
  const edges = panes[index % Math.max(1, panes.length)];
  return edges && { edges, share: panes.length };
}

/** Head and chest in a pane, cut by its frame. */
export function behindPane(
  node: Node,
  { edges, share }: Pane,
  { count, index }: Riders,
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const body = flattened(actors.draw(node, penFor, { pose: 'sit' }));
  const { crown, chest, head } = body.anchors;
  const top = Math.min(body.box.top, crown?.at[1] ?? body.box.top);
  const low = chest?.at[1] ?? top + heightOf(body.box) * 0.5;
  const tall = Math.max(1, (low - top) * BUST);
  const behind = Math.ceil(count / share);
  const scale = Math.min(
    (heightOf(edges) * FILL.high) / tall,
    (widthOf(edges) * FILL.wide) / behind / tall,
  );
  const row = Math.floor(index / share);
  const x = edges.left + (widthOf(edges) * (row + 0.5)) / behind;
  const middle = head?.at[0] ?? crown?.at[0] ?? (body.box.left + body.box.right) / 2;
  const sat = moved(body, {
    at: [x - middle * scale, edges.bottom - (top + tall) * scale],
    scale,
  });
  const [width, height] = [widthOf(edges) * CLEAR, heightOf(edges) * CLEAR];
  const inset = (widthOf(edges) - width) / 2;
  const clear = roundedPath(
    [edges.left + inset, edges.bottom - height],
    width,
    height,
    height * 0.12,
  );
  const pen = penFor(`pane ${node.thing.element.id}`);
  return { svg: pen.clip(clear, sat.svg), box: edges, anchors: sat.anchors };
}
