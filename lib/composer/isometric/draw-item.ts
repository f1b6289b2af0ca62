import { ellipse, placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { facesLeft, type Placed } from './floor-plan';
import type { Item, Solid } from './items';
import type { View } from './view';

const SHADOW = '#23264d';
const SHADOW_OPACITY = 0.16;
/** How far shadows fall, as a share of the height, and at most. */
const FALL = { share: 0.3, mostCm: 60 } as const;
/** Share of a top that what is on it is spread over. */
const SPREAD = 0.66;

/** A thing at its place, with its shadow. */
export function drawItem(item: Item, spot: Placed, view: View): string {
  const { body, scale, elementId, also = [] } = item;
  const [w, d] = spot.turned ? [spot.depth, spot.width] : [spot.width, spot.depth];
  if (body.kind === 'standee') {
    const [x, y] = view.at([spot.x + w / 2, spot.y + d / 2, 0]);
    const size = scale * view.pxPerCm;
    const half = ((body.drawing.box.right - body.drawing.box.left) / 2) * size;
    const shadow = ellipse([x + half * 0.1, y], half * 0.86, half * 0.4, SHADOW, {
      opacity: SHADOW_OPACITY,
    });
    const isTurned = spot.seatIndex !== undefined && facesLeft(spot.seatIndex);
    return shadow + markedIf(elementId, footed(body.drawing, [x, y], size, isTurned));
  }
  const own = view.standing([spot.x, spot.y, 0], scale, spot.turned);
  const shadow = body.form.isFlat ? '' : solidShadow(spot, [w, d], view);
  const drawn = also.reduce((svg, id) => markedIf(id, svg), body.form.draw(own));
  return shadow + markedIf(elementId, drawn) + riding(body, scale, own, view);
}

/** A drawing with its foot at a point. */
function footed(
  { svg, box: { left, right, bottom } }: KitDrawing,
  [x, y]: Point,
  size: number,
  isTurned = false,
) {
  const along = isTurned ? -size : size;
  return placed(svg, {
    at: [x - ((left + right) / 2) * along, y - Math.max(0, bottom) * size],
    scaleX: along,
    scaleY: size,
  });
}

function solidShadow({ x, y, height }: Placed, [w, d]: Point, view: View): string {
  const fall = Math.min(FALL.mostCm, height * FALL.share);
  return view.quad(
    [
      [x + w * 0.2, y + d, 0.2],
      [x + w, y + d, 0.2],
      [x + w + fall, y + d * 0.7, 0.2],
      [x + w + fall, y + d * 0.1, 0.2],
      [x + w, y, 0.2],
    ],
    SHADOW,
    'left',
    SHADOW_OPACITY,
  );
}

/** What rests on a solid, side by side. */
function riding({ form, riders }: Solid, scale: number, own: View, view: View): string {
  const { top, size: bulk } = form;
  if (!top) return '';
  return riders
    .map(({ drawing, scale: ownScale }, index) => {
      const share = riders.length === 1 ? 0 : index / (riders.length - 1) - 0.5;
      const at = own.at([top[0] + share * bulk[0] * SPREAD, top[1], top[2]]);
      const widthCm = Math.max(1, (drawing.box.right - drawing.box.left) * 0.9);
      const size = Math.min(ownScale, (bulk[0] * scale) / widthCm) * view.pxPerCm;
      return footed(drawing, at, size);
    })
    .join('');
}

/** Marks what shows an element, where it does. */
export function markedIf(elementId: string | undefined, svg: string): string {
  return elementId === undefined ? svg : `<g data-e="${elementId}">${svg}</g>`;
}
