import type { Design } from '../design/design';
import { type Frame, middleOf, square } from '../design/frame';
import { markArt, type MarkSubject } from '../design/mark';
import { capHeightPx, widthOf } from '../design/type';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import type { Fused } from './fusion';

/** Icons of letters: a P for a car park, initials on the tile of an app, alone or beside a thing. */

const FACE = 'poppins';
/** So many letters are a sign, and more are words. */
const LETTERS = /^\p{L}{1,3}$/u;
/** Of the side of the frame: capitals alone and beside a thing; how far out either is then, and the thing's side. */
const ALONE = { cap: 0.72, width: 1.1 } as const;
const BESIDE = { cap: 0.6, width: 0.62, out: 0.36, thing: 0.66 } as const;

/** The sign of an icon in its frame, with the letters that it is told to have, which are set at once. */
export function signWithLetters(
  design: Design,
  request: TemplateRequest,
  subject: MarkSubject,
  frame: Frame,
  look: IconLook,
  /** On a field of the shape that it is told to be in. */
  isOnField = false,
): Fused | undefined {
  const letters = request.brief.lettering
    .map((text) => text.trim())
    .find((text) => LETTERS.test(text));
  if (letters === undefined) return markArt(request, subject, frame, look, isOnField);
  const [x, y] = middleOf(frame);
  const out = frame.width * BESIDE.out;
  const art =
    subject.elements.length > 0
      ? markArt(request, subject, square([x + out, y], frame.width * BESIDE.thing), look)
      : undefined;
  const size = art ? BESIDE : ALONE;
  const sizePx = Math.min(
    (frame.width * size.width) / widthOf(letters, { face: FACE, sizePx: 1 }),
    (frame.height * size.cap) / capHeightPx(FACE, 1),
  );
  design.text(letters, [art ? x - out : x, y], {
    face: FACE,
    sizePx,
    align: 'center',
    middle: true,
    fill: look.ink,
    on: look.ground,
    contrast: 1.9,
  });
  return art ?? { svg: '', shown: [] };
}
