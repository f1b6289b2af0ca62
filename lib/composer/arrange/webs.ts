import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened, moved } from './assemble';
import type { Node } from './node';

/** A web in an empty vessel: strung from its rim down its near side. */

export const isWebIn = ({ bond, thing }: Node): boolean =>
  bond === 'in' && thing.concept.id === 'cobweb';

/** Of the room under a rim, how much of its width and height a web takes. */
const WEB = { wide: 0.62, high: 0.72 } as const;
const DARK = '#7d84a6';

/** Threads are seen before what is behind them. */
export const darkened = (web: Node): Node => ({
  ...web,
  thing: { ...web.thing, parameters: { ...web.thing.parameters, color: DARK } },
});

export function strungIn(host: KitDrawing, web: KitDrawing): KitDrawing {
  const { inside } = host.anchors;
  const span = inside?.spanCm ?? widthOf(host.box) * 0.8;
  const middle = inside?.at[0] ?? (host.box.left + host.box.right) / 2;
  // The corner of a basket is where its sides are widest.
  const y = inside ? inside.at[1] - heightOf(host.box) * 0.12 : host.box.top;
  const room = (host.box.bottom - y) * WEB.high;
  const scale = Math.min((span * WEB.wide) / widthOf(web.box), room / heightOf(web.box));
  const { left, top } = web.box;
  return moved(flattened(web), { at: [middle - span / 2 - left * scale, y - top * scale], scale });
}
