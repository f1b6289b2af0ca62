import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import type { Pen } from '../../../pen';
import type { Skeleton } from '../../skeleton';
import { adorned } from '../adornments';
import type { FacePlan } from '../face-plan';
import { glasses } from '../glasses';
import { drawHat, hatNamed } from '../hats';
import type { DrawnHead, HeadDress } from '../index';
import { markings, worn } from '../marks';
import { faceMark } from '../mouth';
import { placedOn } from '../placed';
import { beard } from './beard';
import { brows, eyes } from './eyes';
import { CUTS, type Cut, cutNamed, hairOf } from './hair';
import { mouth } from './lips';
import { measuresOf, type Sitter } from './sitter';
import { ears, furrows, modelled, nose, outlineOf, wrinkles } from './skin';
import { turnedBy } from './turn';

/** How far a face looks aside in three quarters. */
const ASIDE = 0.2;
/** What the portrait draws of lips and lashes itself. */
const OWN_PAINT = new Set(['lips', 'eyeliner']);

/** Where glasses, jewels and marks go, which are written for the face of a small figure. */
function planOf({ measures, turn }: Sitter, outline: string): FacePlan {
  const { eyeX, eyeY, eyeSize, mouthY, mouthWidth } = measures;
  const at = (x: number, y: number) => turn.at(x, y);
  const isTurned = turn.shift > 0.05;
  const earXs = isTurned ? [-0.8] : [-0.8, 0.8];
  const [mouthX] = at(0, mouthY);
  return {
    outline,
    eyes: [at(-eyeX, eyeY), at(eyeX, eyeY)],
    eyeWidth: 0.11 * eyeSize,
    brows: '',
    nose: '',
    mouth: [mouthX, mouthY, mouthWidth],
    cheeks: [-1, 1].map((s) => {
      const [x, y] = at(s * 0.42, eyeY + 0.33);
      return [x, y, 0.17] as const;
    }),
    ears: earXs.map((x) => [x, eyeY + 0.1] as const),
    jawShade: '',
  };
}

/** Cloth over the head that is drawn as hair is, since it frames the face. */
const CLOTHS = new Set(['hood', 'hijab', 'headscarf']);

function cutOf({ hairStyle, hat }: HeadDress): Cut {
  if (hat && CLOTHS.has(hat.name)) return CUTS['hijab'] ?? { over: [] };
  const cut = cutNamed(hairStyle) ?? CUTS['short'] ?? { over: [] };
  if (!hat) return cut;
  const { closed, airy } = hatNamed(hat.name);
  if (closed) return { over: [] };
  if (airy) return cut;
  // A hat presses down what stands up, and leaves what falls.
  return { ...cut, over: cut.over.filter(({ data }) => !/-1\.[4-9]/.test(data)), back: [] };
}

/** The head of somebody who is portrayed: modelled by light and shade, with eyes, lips and hair as seen from near. */
export function drawPortraitHead(
  pen: Pen,
  { head, face }: Skeleton,
  dress: HeadDress & { hair: Hex },
): DrawnHead {
  const measures = measuresOf(dress);
  const turn = turnedBy(face === 'three-quarter' ? ASIDE : 0);
  const side = pen.shade[0] * head.flip > 0 ? 1 : -1;
  const painted = dress.adorned.includes('lips')
    ? { lipColor: dress.tints['lips'] ?? '#c2303c' }
    : {};
  const sitter: Sitter = { pen, features: dress, turn, side, measures, ...painted };
  const outline = turn.data(outlineOf(sitter));
  const cut = cutOf(dress);
  const isCloth = dress.hat !== undefined && CLOTHS.has(dress.hat.name);
  const band = isCloth && dress.hat ? dress.hat.color : dress.band;
  const hats =
    dress.hat && !isCloth
      ? drawHat(dress.hat.name, { ...dress.hat, face: 'front', skin: dress.skin })
      : { back: '', front: '' };
  const hair = hairOf(sitter, cut, { hair: dress.hair, band });
  const place = placedOn(head);
  const hasEars = !cut.coversEars && !(dress.hat && hatNamed(dress.hat.name).closed);
  return {
    back: place(hats.back + hair.behind),
    front: place(
      hair.back +
        (hasEars ? ears(sitter, dress.pointedEars) : '') +
        path(outline, dress.skin) +
        pen.clip(outline, modelled(sitter) + hair.cast) +
        faceOf(sitter, outline) +
        hair.over +
        overFace(sitter, dress, outline) +
        hats.front,
    ),
  };
}

function faceOf(sitter: Sitter, outline: string): string {
  const { pen, features } = sitter;
  const plan = planOf(sitter, outline);
  const { under, over } = beard(sitter);
  return (
    pen.clip(outline, wrinkles(sitter) + furrows(sitter)) +
    eyes(sitter) +
    brows(sitter) +
    pen.clip(outline, markings(plan, features)) +
    under +
    nose(sitter) +
    mouth(sitter) +
    over +
    pen.clip(outline, faceMark(plan, features))
  );
}

function overFace(sitter: Sitter, dress: HeadDress, outline: string): string {
  const plan = planOf(sitter, outline);
  const names = dress.adorned.filter((name) => !OWN_PAINT.has(name));
  return (
    worn('front', plan, dress) +
    glasses(plan, dress) +
    adorned(names, plan, sitter.turn.shift === 0, dress.tints)
  );
}
