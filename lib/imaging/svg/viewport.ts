import { type Size } from '../size';
import { type DrawnNode, lengthOf } from './element';
import { type Matrix, multiply } from '@/lib/svg/matrix';
import { translation } from './geometry';
import { withoutUnset } from './presentation';
import { parseViewBox } from './size';

/** Elements that have a size of their own for what is inside. */
export const VIEWPORTS = new Set(['svg', 'symbol']);

/** A transform into a viewport, and the viewport's size in the units inside. */
interface Viewport {
  matrix: Matrix;
  viewport: { width: number; height: number };
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the root's units to pixels, when the root is drawn at a size. */
export function drawingMatrix(root: DrawnNode, { widthPx, heightPx }: Size): Viewport {
  const { width, height, viewBox, preserveAspectRatio } = root.attributes;
  const own = { width: lengthOf(width, widthPx), height: lengthOf(height, heightPx) };
  const box = parseViewBox(viewBox) ?? {
    ...{ x: 0, y: 0 },
    width: isPercent(width) ? widthPx : (own.width ?? widthPx),
    height: isPercent(height) ? heightPx : (own.height ?? heightPx),
  };
  return into({ x: 0, y: 0, width: widthPx, height: heightPx }, box, preserveAspectRatio);
}

const isPercent = (text: string | undefined) => text?.trimEnd().endsWith('%') === true;

/** From the units inside a nested `svg` or a used `symbol` to those around it. */
export function viewportMatrix(
  { attributes, name }: DrawnNode,
  around: { width: number; height: number },
): Viewport {
  const area = {
    x: name === 'svg' ? (lengthOf(attributes.x, around.width) ?? 0) : 0,
    y: name === 'svg' ? (lengthOf(attributes.y, around.height) ?? 0) : 0,
    width: lengthOf(attributes.width ?? '100%', around.width) ?? around.width,
    height: lengthOf(attributes.height ?? '100%', around.height) ?? around.height,
  };
  const box = parseViewBox(attributes.viewBox) ?? { ...area, x: 0, y: 0 };
  return into(area, box, attributes.preserveAspectRatio);
}

/** SVG 2, 8.2: the box fitted into the area, in its middle unless `none` stretches it. */
function into(area: Area, box: Area, fit: string | undefined): Viewport {
  const [acrossScale, downScale] = [area.width / box.width, area.height / box.height];
  const uniform = fit?.includes('slice')
    ? Math.max(acrossScale, downScale)
    : Math.min(acrossScale, downScale);
  const [sx, sy] = fit?.trim().startsWith('none') ? [acrossScale, downScale] : [uniform, uniform];
  const x = area.x + (area.width - box.width * sx) / 2;
  const y = area.y + (area.height - box.height * sy) / 2;
  const scale: Matrix = [sx, 0, 0, sy, 0, 0];
  return {
    matrix: multiply(multiply(translation(x, y), scale), translation(-box.x, -box.y)),
    viewport: { width: box.width, height: box.height },
  };
}

/** A symbol or SVG that is used takes its size from who uses it. */
export function sizedBy(use: DrawnNode, target: DrawnNode): DrawnNode {
  if (!VIEWPORTS.has(target.name)) return target;
  const { width, height } = use.attributes;
  const size = withoutUnset({ width, height });
  return { ...target, attributes: { ...target.attributes, ...size } };
}
