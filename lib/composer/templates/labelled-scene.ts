import { circle, line, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Parts, put, scaleIn } from './labelled-layouts';
import { sizeForAll, widthOf } from './design/type';

const FACE = 'poppinsSemiBold';
/** Units of the diagram that a name may take, as its landscapes leave room for. */
const ROOM = 250;
const PAPER = '#ffffff';
const INK = '#23264d';

/** Names on plates in the picture, on what they name. */
export function inScene(parts: Parts): void {
  const { design, diagram, frame } = parts;
  const at = put(parts, frame);
  const scale = scaleIn(diagram, frame);
  const names = diagram.labels.map(({ name }) => name);
  const set = { face: FACE, sizePx: design.px(29) } as const;
  const sizePx = Math.max(design.px(19), sizeForAll(names, ROOM * scale, set));
  const [half = 500] = diagram.extent ?? [];
  design.tell('labels', ...names);
  for (const { name, note, at: point, plate } of diagram.labels) {
    const width =
      Math.max(...[name, note ?? ''].map((text) => widthOf(text, { face: FACE, sizePx }))) + sizePx;
    const [px, y] = at(plate ?? point);
    const [left] = at([-half, 0]);
    const [right] = at([half, 0]);
    const x = Math.min(
      right - width / 2 - sizePx * 0.4,
      Math.max(left + width / 2 + sizePx * 0.4, px),
    );
    const height = sizePx * (note ? 2.7 : 1.6);
    if (plate)
      design.addArt(
        line([[x, y], at(point)], PAPER, design.px(7)),
        line([[x, y], at(point)], INK, design.px(3)),
        circle(at(point), design.px(9), PAPER),
        circle(at(point), design.px(6), INK),
      );
    design.addArt(
      path(roundedPath([x - width / 2, y - height / 2], width, height, sizePx * 0.6), PAPER, {
        opacity: 0.9,
      }),
    );
    const text = { align: 'center', middle: true, fill: INK, on: PAPER } as const;
    design.text(name, [x, y - (note ? sizePx * 0.5 : 0)], { ...text, face: FACE, sizePx });
    if (note)
      design.text(note, [x, y + sizePx * 0.7], {
        ...text,
        face: 'interText',
        sizePx: sizePx * 0.82,
      });
  }
}
