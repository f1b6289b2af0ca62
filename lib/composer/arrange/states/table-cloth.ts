import type { Hex } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { over, type State, type StateContext, widened } from './state';

/** A cloth over the top of a table, that hangs down at its near edge and about both ends. */

const LINEN: Hex = '#f6f1e6';
const CHECKS: Hex = '#d9483f';
/** Of a table's height, how far the cloth hangs, and how deep its top is seen; of its width, how far it stands off. */
const CLOTH = { deep: 0.42, top: 0.1, off: 0.012 } as const;
const FOLDS = 7;

interface Hung {
  left: number;
  right: number;
  top: number;
  edge: number;
  hem: number;
}

function hungOn({ shape: { box } }: StateContext): Hung {
  const off = widthOf(box) * CLOTH.off;
  return {
    left: box.left - off,
    right: box.right + off,
    top: box.top - heightOf(box) * 0.012,
    edge: box.top + heightOf(box) * CLOTH.top,
    hem: box.top + heightOf(box) * CLOTH.deep,
  };
}

/** The near side of the cloth, its hem in waves. */
function fallOf({ left, right, edge, hem }: Hung): string {
  const step = (right - left) / FOLDS;
  const dip = (hem - edge) * 0.16;
  const waves = times(FOLDS, (index) => {
    const to: Point = [right - step * (index + 1), hem - (index % 2 === 0 ? dip * 0.2 : 0)];
    return `Q${coordinates([right - step * (index + 0.5), hem + (index % 2 === 0 ? dip : -dip)])} ${coordinates(to)}`;
  });
  return `M${coordinates([left, edge])}H${String(right)}L${coordinates([right, hem])}${waves.join('')}Z`;
}

function laid(context: StateContext, color: Hex, isChecked: boolean): string {
  const hung = hungOn(context);
  const { left, right, top, edge, hem } = hung;
  const inset = (right - left) * 0.03;
  const surface = `M${coordinates([left + inset, top])}H${String(right - inset)}L${coordinates([right, edge])}H${String(left)}Z`;
  const fall = fallOf(hung);
  const width = (right - left) / FOLDS;
  const folds = times(FOLDS - 1, (index) => {
    const x = left + width * (index + 1);
    return stroke(
      `M${coordinates([x, edge + (hem - edge) * 0.16])}Q${coordinates([x + width * 0.06, (edge + hem) / 2])} ${coordinates([x - width * 0.05, hem - (hem - edge) * 0.06])}`,
      darker(color, 0.12),
      width * 0.05,
    );
  });
  const stripes = times(FOLDS * 3, (index) => {
    const x = left + ((index + 0.5) * (right - left)) / (FOLDS * 3);
    return stroke(`M${coordinates([x, top])}V${String(hem * 1 + 20)}`, CHECKS, width * 0.15);
  });
  const rows = times(5, (index) => {
    const y = edge + ((index + 0.5) * (hem - edge)) / 4.4;
    return stroke(`M${coordinates([left, y])}H${String(right)}`, CHECKS, width * 0.13);
  });
  const checks = isChecked
    ? `<g opacity="0.62">${context.pen.clip(`${fall}${surface}`, stripes.join('') + rows.join(''))}</g>`
    : '';
  const band = stroke(
    `M${coordinates([left, edge])}H${String(right)}`,
    darker(color, 0.1),
    (hem - edge) * 0.05,
  );
  return path(fall, color) + path(surface, lighter(color, 0.4)) + checks + folds.join('') + band;
}

const clothed =
  (isChecked: boolean): State =>
  (drawing, context) => {
    const [told] = context.trimColors;
    const color = isChecked ? LINEN : (told ?? LINEN);
    const off = widthOf(context.shape.box) * CLOTH.off;
    return widened(over(drawing, laid(context, color, isChecked)), { left: off, right: off });
  };

export const clothLaid: State = clothed(false);
export const checksLaid: State = clothed(true);
