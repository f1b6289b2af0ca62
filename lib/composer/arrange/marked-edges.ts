import { attributeOf } from '@/lib/svg/extent';
import { applyTo, IDENTITY, type Matrix, multiply, parseTransform } from '@/lib/svg/matrix';
import { type Edges, edgesOf, type Point } from '@/lib/svg/point';
import { elementPoints } from '../kit/form/bounds';

const TAG = /<[^>]+>/g;

/** Fills the lists that `listOf` tells for the tags of groups with the points in them; a group without one has its parent's. */
function collectPoints(svg: string, listOf: (tag: string) => Point[] | undefined): void {
  const stack: { matrix: Matrix; points?: Point[] | undefined }[] = [];
  for (const [tag] of svg.matchAll(TAG)) {
    const outer = stack.at(-1) ?? { matrix: IDENTITY };
    if (tag === '</g>') {
      stack.pop();
      continue;
    }
    const matrix = multiply(outer.matrix, parseTransform(attributeOf(tag, 'transform')));
    if (tag.startsWith('<g')) stack.push({ matrix, points: listOf(tag) ?? outer.points });
    else outer.points?.push(...elementPoints(tag).map(([x, y]) => applyTo(matrix, x, y)));
  }
}

/** Edges of each group of a drawing that has an attribute. */
export function edgesWith(svg: string, attribute: string): Edges[] {
  const found: Point[][] = [];
  collectPoints(svg, (tag) => {
    if (!tag.includes(` ${attribute}=`)) return undefined;
    const own: Point[] = [];
    found.push(own);
    return own;
  });
  return found.filter((points) => points.length > 0).map(edgesOf);
}

/** Edges of what shows some elements in a drawing of several, by their marks; undefined where none is there. */
export function markedEdges(svg: string, ids: ReadonlySet<string>): Edges | undefined {
  const points: Point[] = [];
  collectPoints(svg, (tag) => (ids.has(attributeOf(tag, 'data-e')) ? points : undefined));
  return points.length > 0 ? edgesOf(points) : undefined;
}
