import { type Size } from '@/lib/imaging/size';
import { optimizeSvg } from '@/lib/imaging/svg/optimize';
import { mapPoints, writePath } from './path-data';
import { type Shape } from './vectorizer';

const DECIMALS = 1;
/** A minified document of at least this side has its points on whole pixels. */
const WHOLE_PIXELS_SIDE_PX = 1000;

export interface DocumentOptions {
  /** The size that shapes were traced at, and that of the document. */
  traced: Size;
  size: Size;
  minify: boolean;
  /**
   * Shapes lie side by side in great number: each pixel is given to one of them, where smoothed edges
   * would let the ground shine through between any two.
   */
  hasCrispEdges: boolean;
}

/** A document from traced shapes; minified, it is a fifth to a third smaller. */
export function writeDocument(shapes: readonly Shape[], options: DocumentOptions): string {
  const { size, minify } = options;
  const isLarge = Math.max(size.widthPx, size.heightPx) >= WHOLE_PIXELS_SIDE_PX;
  const document = assemble(shapes, options, minify && isLarge ? 0 : DECIMALS);
  return minify ? optimizeMarkup(document) : document;
}

function assemble(
  shapes: readonly Shape[],
  { traced, size, hasCrispEdges }: DocumentOptions,
  decimals: number,
): string {
  const [scaleX, scaleY] = [size.widthPx / traced.widthPx, size.heightPx / traced.heightPx];
  const paths = shapes.map(({ fill, outline }) => {
    const data = writePath(
      mapPoints(outline, ([x, y]) => [x * scaleX, y * scaleY]),
      decimals,
    );
    return `<path fill="${fill}" d="${data}"/>`;
  });
  const { widthPx, heightPx } = size;
  const edges = hasCrispEdges ? ' shape-rendering="crispEdges"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
    `viewBox="0 0 ${widthPx} ${heightPx}"${edges}>\n${paths.join('\n')}\n</svg>\n`
  );
}

function optimizeMarkup(svg: string): string {
  return optimizeSvg(svg, {
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Joined paths would be other shapes than the ones that were counted.
            mergePaths: false,
            // Outlines are written compactly already.
            convertPathData: false,
          },
        },
      },
    ],
  }).data;
}
