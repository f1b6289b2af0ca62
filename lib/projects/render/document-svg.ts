import { ApiError } from '@/lib/errors/api-error';
import { outlineSvg } from '@/lib/imaging/svg/drawn-elements';
import { optimizeSvg } from '@/lib/imaging/svg/optimize';
import { writeRoot } from '@/lib/imaging/svg/root-tag';
import { inspectSvg } from '@/lib/imaging/svg/safety';
import { type Layer, type ProjectDocument, sizeOfLayer } from '../document';
import { refusalOfSvg } from '../export-formats';
import { matrixOfPlace } from '../place';
import type { LayerFile } from './layer-pixels';
import { textPathData } from './text-path';

/** Decimals of what a place comes to: a thousandth of a pixel, and less for scales. */
const DECIMALS = 6;

const rounded = (value: number) => Number(value.toFixed(DECIMALS));

/**
 * A drawing that can stand inside another: without what editors leave behind, its style sheet written
 * into its elements, and ids and classes under a prefix, so that no two drawings mean the same.
 */
function insidePart(svg: string, prefix: string): string {
  return optimizeSvg(svg, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  }).data;
}

function drawingOf(layer: Extract<Layer, { kind: 'vector' }>, file: LayerFile, at: number): string {
  const svg = insidePart(new TextDecoder().decode(file.bytes), `layer${at + 1}`);
  const { root } = outlineSvg(svg);
  const { widthPx, heightPx } = layer.content;
  const tag = writeRoot(root.tag, {
    width: String(widthPx),
    height: String(heightPx),
    // Both sides are what the layer says, as where it is drawn.
    preserveAspectRatio: 'none',
  });
  if (root.tag.isSelfClosing) return '';
  return tag + svg.slice(root.openTag.end);
}

function contentOf(layer: Layer, at: number, files: ReadonlyMap<string, LayerFile>): string {
  if (layer.kind === 'text') {
    return `<path fill="${layer.content.color}" d="${textPathData(layer.content)}"/>`;
  }
  if (layer.kind !== 'vector') return '';
  const file = files.get(layer.content.fileId);
  if (!file) return '';
  if (!file.isSvg) throw refused(`“${layer.name}” is made of pixels`);
  return drawingOf(layer, file, at);
}

function refused(reason: string): ApiError {
  return new ApiError(
    'invalid_request',
    `the project can't be an SVG: ${reason}; hide that layer, or export another format`,
    { param: 'format' },
  );
}

function placed(layer: Layer, document: ProjectDocument, content: string): string {
  const matrix = matrixOfPlace(layer.place, sizeOfLayer(layer, document.frame)).map(rounded);
  const opacity = layer.opacity === 1 ? '' : ` opacity="${rounded(layer.opacity)}"`;
  const blend = layer.blendMode === 'normal' ? '' : ` style="mix-blend-mode:${layer.blendMode}"`;
  return `<g transform="matrix(${matrix.join(' ')})"${opacity}${blend}>${content}</g>`;
}

/**
 * All visible layers as one SVG of the frame's size times the scale: drawings placed by transforms, words as
 * outlines, nothing that runs or loads.
 *
 * @param files by id; all SVGs among them have passed the safety check
 * @throws ApiError `invalid_request` where something visible is not made of shapes
 */
export function svgOfDocument(
  document: ProjectDocument,
  files: ReadonlyMap<string, LayerFile>,
  scale = 1,
): string {
  const reason = refusalOfSvg(document);
  if (reason) throw refused(reason);
  const { widthPx, heightPx, background } = document.frame;
  const parts = document.layers.flatMap((layer, at) =>
    layer.visible && layer.opacity > 0 ? placed(layer, document, contentOf(layer, at, files)) : [],
  );
  const ground = background
    ? `<path fill="${background}" d="M0 0H${widthPx}V${heightPx}H0Z"/>`
    : '';
  const size = `width="${rounded(widthPx * scale)}" height="${rounded(heightPx * scale)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${widthPx} ${heightPx}">${ground}${parts.join('')}</svg>\n`;
  // What was safe alone must be safe together: limits of depth and number count for all of it.
  inspectSvg(new TextEncoder().encode(svg), 'format');
  return svg;
}
