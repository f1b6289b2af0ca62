import { attributeOf } from '@/lib/svg/extent';
import {
  applyTo,
  IDENTITY,
  type Matrix,
  multiply,
  parseTransform,
  scaleOf,
} from '@/lib/svg/matrix';
import { elementPoints } from '../kit/form/bounds';
import { trimmed } from './trim';

/**
 * Leaves out what lies wholly outside the picture: nobody sees it, and nested groups with clips or
 * opacities far outside can end the process that makes pixels of them. Walks what `markup.ts` writes.
 */
const TAG = /<[^>]+>/g;
/** Shapes may reach so far over the edges, in shares of the longer side. */
const MARGIN_SHARE = 0.02;

interface Group {
  open: string;
  matrix: Matrix;
  parts: string[];
}

interface Size {
  widthPx: number;
  heightPx: number;
}

const CLIP = /<clipPath id="([^"]+)">(<[^>]+>)/g;

/** The element that each clip of the definitions cuts to, by id. */
function clipsOf(defs: string): Map<string, string> {
  return new Map([...defs.matchAll(CLIP)].map(([, id = '', shape = '']) => [id, shape]));
}

function isOutside(
  tag: string,
  outer: Matrix,
  { widthPx, heightPx }: Size,
  points = elementPoints(tag),
): boolean {
  if (points.length === 0) return false;
  const matrix = multiply(outer, parseTransform(attributeOf(tag, 'transform')));
  const margin = Math.max(widthPx, heightPx) * MARGIN_SHARE;
  const reach = margin + (Number(attributeOf(tag, 'stroke-width')) / 2) * scaleOf(matrix);
  const seen = points.map(([x, y]) => applyTo(matrix, x, y));
  const all = (test: (point: readonly [number, number]) => boolean) => seen.every(test);
  return (
    all(([x]) => x < -reach) ||
    all(([x]) => x > widthPx + reach) ||
    all(([, y]) => y < -reach) ||
    all(([, y]) => y > heightPx + reach)
  );
}

/**
 * Markup in picture pixels without what nobody can see; groups that are empty then go too. Of a scene that is
 * to be cut to a frame, polygons end near its edges.
 */
export function culler(defs: string, size: Size, isPart = false): (markup: string) => string {
  const clips = clipsOf(defs);
  /** Whether a group is cut to something outside the picture. */
  const isCutAway = (tag: string, matrix: Matrix) => {
    const id = /url\(#([^)]+)\)/.exec(attributeOf(tag, 'clip-path'))?.[1];
    const shape = id === undefined ? undefined : clips.get(id);
    return shape !== undefined && isOutside('', matrix, size, elementPoints(shape));
  };
  return (markup) => {
    const root: Group = { open: '', matrix: IDENTITY, parts: [] };
    const stack = [root];
    const top = () => stack[stack.length - 1] ?? root;
    for (const [tag] of markup.matchAll(TAG)) {
      if (tag === '</g>') {
        const { open, matrix, parts } = stack.pop() ?? root;
        const isSeen = parts.length > 0 && !isCutAway(open, matrix);
        if (isSeen) top().parts.push(open, ...parts, tag);
      } else if (tag.startsWith('<g')) {
        const matrix = multiply(top().matrix, parseTransform(attributeOf(tag, 'transform')));
        stack.push({ open: tag, matrix, parts: [] });
      } else if (!isOutside(tag, top().matrix, size))
        top().parts.push(isPart ? trimmed(tag, top().matrix, size) : tag);
    }
    return root.parts.join('');
  };
}
