import { artworkOf, boxOf } from '../../assets/assets';
import { n } from '../canvas';
import { mix } from '@/lib/color/hex';
import { inkOn, paintLetters } from '../letters';
import { graphicPalette } from '../palette';
import { flattened } from '../recolor';
import { namespaced } from '../namespace';
import { placedArt, subjectMarkup } from '../subject';
import type { PaintLayout } from './layout';

/** Die-cut: the subject with a thick white edge and a soft shadow, on a plain ground. */
export const paintSticker: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const ground = plan.ground ?? mix(colors.brand, '#ffffff', 0.45);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  const edge = unitPx * 0.034;
  const outline = (color: string) =>
    plan.subjects
      .map((placed) => {
        const { body } = artworkOf(placed.concept.asset);
        const strokePx = (edge * 2 * boxOf(placed.concept.asset).height) / placed.heightPx;
        const shape = namespaced(canvas, withoutStrokes(flattened(body, color)));
        return placedArt(
          placed,
          `<g stroke="${color}" stroke-width="${n(strokePx)}" stroke-linejoin="round" stroke-linecap="round">${shape}</g>`,
        );
      })
      .join('');
  const dark = mix(ground, '#000000', 0.55);
  canvas.layer(
    'cut-shadow',
    'shadow',
    0.4,
    `<g transform="translate(${n(unitPx * 0.008)} ${n(unitPx * 0.014)})" opacity=".35">${outline(dark)}</g>`,
  );
  canvas.layer('cut', 'subject', 0.5, outline('#ffffff'));
  for (const placed of plan.subjects)
    canvas.layer(placed.id, 'subject', 0.6, subjectMarkup(canvas, plan, placed));
  paintLetters(
    canvas,
    plan,
    'words',
    plan.lettering,
    { x: width * 0.1, y: height * 0.87, width: width * 0.8, height: height * 0.09 },
    { fill: inkOn(ground), mood: 'friendly' },
  );
};

/** The edge sets its own stroke; the icon's must not override it, and holes must close. */
function withoutStrokes(body: string): string {
  return body
    .replace(/ (?:stroke-width|stroke-miterlimit|opacity|fill-opacity)="[^"]*"/g, '')
    .replace(/ stroke="(?!none)[^"]*"/g, '');
}
