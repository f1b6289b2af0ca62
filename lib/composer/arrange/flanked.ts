import type { KitDrawing } from '../kit/part';
import type { Node } from './node';

/** In which order things stand on what bears them all: `a teapot between two cups on a tray`. */

/** All of their drawings from left to right, with what is between others in their middle. */
export function inOrder(
  nodes: readonly Node[],
  drawingsOf: (node: Node) => KitDrawing[],
): KitDrawing[] {
  const drawn = nodes.map((node) => ({ node, drawings: drawingsOf(node) }));
  const inner = drawn.find(({ node }) => node.between && nodes.includes(node.between));
  const outer = inner && drawn.find(({ node }) => node === inner.node.between);
  if (!inner || !outer || outer.drawings.length < 2) return drawn.flatMap((one) => one.drawings);
  const half = Math.ceil(outer.drawings.length / 2);
  const others = drawn.filter((one) => one !== inner && one !== outer);
  return [
    ...outer.drawings.slice(0, half),
    ...inner.drawings,
    ...outer.drawings.slice(half),
    ...others.flatMap((one) => one.drawings),
  ];
}
