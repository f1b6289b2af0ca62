import { applyTo, IDENTITY, type Matrix, multiply, parseTransform, scaleOf } from './matrix';
import type { Edges, Point } from './point';

/**
 * Edges of what markup draws, measured from the markup itself, so that no table of sizes can be wrong.
 * It walks what `markup.ts` writes: shapes in moved, turned and scaled groups; what is clipped lies inside
 * a silhouette that is drawn as well, and is passed over.
 */

/** Points around an element of the markup, in its own frame; none where it draws nothing. */
export type PointsOf = (tag: string) => readonly Point[];

export function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** Edges about the points of all elements, strokes included; undefined where nothing is drawn. */
export function extentOf(markup: string, pointsOf: PointsOf): Edges | undefined {
  const edges: Edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const stack: { matrix: Matrix; isClipped: boolean }[] = [];
  for (const [tag] of markup.matchAll(/<[^>]+>/g)) {
    const outer = stack.at(-1) ?? { matrix: IDENTITY, isClipped: false };
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g')) {
      stack.push({
        matrix: multiply(outer.matrix, parseTransform(attributeOf(tag, 'transform'))),
        isClipped: outer.isClipped || tag.includes('clip-path'),
      });
    } else if (!outer.isClipped) widen(edges, tag, outer.matrix, pointsOf);
  }
  return edges.left > edges.right ? undefined : edges;
}

function widen(edges: Edges, tag: string, outer: Matrix, pointsOf: PointsOf): void {
  const matrix = multiply(outer, parseTransform(attributeOf(tag, 'transform')));
  const reach = (Number(attributeOf(tag, 'stroke-width')) / 2) * scaleOf(matrix);
  for (const point of pointsOf(tag)) {
    const [x, y] = applyTo(matrix, ...point);
    edges.left = Math.min(edges.left, x - reach);
    edges.right = Math.max(edges.right, x + reach);
    edges.top = Math.min(edges.top, y - reach);
    edges.bottom = Math.max(edges.bottom, y + reach);
  }
}
