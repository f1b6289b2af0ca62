import { attributeOf } from '@/lib/svg/extent';
import { applyTo, IDENTITY, type Matrix, multiply, parseTransform } from '@/lib/svg/matrix';
import { type Edges, edgesOf, type Point } from '@/lib/svg/point';
import { elementPoints } from '../kit/form/bounds';

const TAG = /<[^>]+>/g;

/** Edges of each group of a drawing that has an attribute. */
export function edgesWith(svg: string, attribute: string): Edges[] {
  const found: Point[][] = [];
  const stack: { matrix: Matrix; own?: Point[] }[] = [];
  for (const [tag] of svg.matchAll(TAG)) {
    const outer = stack.at(-1) ?? { matrix: IDENTITY };
    if (tag === '</g>') {
      stack.pop();
      continue;
    }
    const matrix = multiply(outer.matrix, parseTransform(attributeOf(tag, 'transform')));
    if (!tag.startsWith('<g')) {
      outer.own?.push(...elementPoints(tag).map(([x, y]) => applyTo(matrix, x, y)));
      continue;
    }
    const own = tag.includes(` ${attribute}=`) ? [] : outer.own;
    if (own && own !== outer.own) found.push(own);
    stack.push(own ? { matrix, own } : { matrix });
  }
  return found.filter((points) => points.length > 0).map(edgesOf);
}

/** Edges of what shows some elements in a drawing of several, by their marks; undefined where none is there. */
export function markedEdges(svg: string, ids: ReadonlySet<string>): Edges | undefined {
  const points: Point[] = [];
  const stack: { matrix: Matrix; isMarked: boolean }[] = [];
  for (const [tag] of svg.matchAll(TAG)) {
    const { matrix: outer, isMarked } = stack.at(-1) ?? { matrix: IDENTITY, isMarked: false };
    if (tag === '</g>') {
      stack.pop();
      continue;
    }
    const matrix = multiply(outer, parseTransform(attributeOf(tag, 'transform')));
    if (tag.startsWith('<g'))
      stack.push({ matrix, isMarked: isMarked || ids.has(attributeOf(tag, 'data-e')) });
    else if (isMarked) points.push(...elementPoints(tag).map(([x, y]) => applyTo(matrix, x, y)));
  }
  return points.length > 0 ? edgesOf(points) : undefined;
}
