import { type Hex, toLch } from '@/lib/color/hex';
import type { Thing } from '../../arrange/cast';
import { withLooks } from '../../arrange/parts/parted';
import { HOUSE } from '../../palette/house';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { building } from './buildings';
import type { Form, FormOf } from './form';
import { fronted, rug, seat, table } from './furniture';
import { loft } from './lofts';
import { station } from './stations';
import { vehicle } from './vehicles';

const RUGS = new Set(['rug', 'carpet']);

/** Which forms the parts of the kit have; those that have none stand as they are drawn. */
const FORMS: Readonly<Record<string, FormOf>> = {
  seat,
  table,
  fitting: loft,
  storage: fronted,
  machine: fronted,
  'screen-device': fronted,
  carried: fronted,
  decor: (request) => (RUGS.has(request.kind) ? rug(request) : undefined),
  home: building,
  house: building,
  landmark: building,
  'public-building': building,
  'block-building': building,
  'outdoor-structure': building,
  outpost: station,
  'built-kind': station,
  'site-thing': station,
  car: vehicle,
  'heavy-vehicle': vehicle,
  boat: vehicle,
};

/** The form of a thing of the kit; nothing where it has none. */
export function formOf(thing: Thing, drawing: KitDrawing, pen: Pen): Form | undefined {
  if (thing.drawnBy.kind === 'actor') return undefined;
  const { id } = thing.drawnBy.part;
  const kind = thing.parameters.kind;
  const form = FORMS[id]?.({
    part: id,
    kind: typeof kind === 'string' ? kind : id,
    drawing,
    color:
      thing.element.colors[0] ??
      (FORMS[id] === fronted ? bodyColor(drawing.svg) : leadingColor(drawing.svg)),
    pen,
  });
  return form && thing.element.partLooks
    ? { ...form, draw: (view) => withLooks(form.draw(view), thing, pen) }
    : form;
}

/** The colour that is laid first: the body of what is a box. */
export function bodyColor(svg: string): Hex {
  return /#[0-9a-f]{6}\b/.exec(svg)?.[0] ?? HOUSE.plaster;
}

/** The colour that is written most often among those with colour in them. */
function leadingColor(svg: string): Hex {
  const counts = new Map<Hex, number>();
  for (const [color] of svg.matchAll(/#[0-9a-f]{6}\b/g)) {
    const { lightness, chroma } = toLch(color);
    const weight = lightness > 0.35 && lightness < 0.95 ? 0.4 + chroma * 6 : 0.1;
    counts.set(color, (counts.get(color) ?? 0) + weight);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? HOUSE.coral;
}
