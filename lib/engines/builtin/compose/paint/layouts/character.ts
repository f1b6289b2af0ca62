import { p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { inkOn, paintLetters } from '../letters';
import { graphicPalette } from '../palette';
import { paintSubject } from '../subject';
import { circlePath } from '../trees';
import { paintPlace } from './scene';
import type { PaintLayout } from './layout';

/** A character sheet: one figure, large, before a disc; or in its place when one is named. */
export const paintCharacter: PaintLayout = (canvas, plan) => {
  if (plan.environment !== 'studio') {
    paintPlace(canvas, plan);
    return;
  }
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const ground = plan.ground ?? mix(colors.brand, '#ffffff', 0.8);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  if (plan.photographic && !plan.ground) paintBackdrop(canvas, colors.deep);
  else if (!plan.ground) {
    const disc = circlePath(width / 2, height * 0.5, unitPx * 0.37);
    canvas.layer(
      'disc',
      'scenery',
      0.2,
      `<path d="${disc}" fill="${canvas.vertical([
        [0, mix(colors.brand, '#ffffff', 0.5)],
        [1, mix(colors.brand, '#ffffff', 0.22)],
      ])}"/>`,
    );
    const random = canvas.random('bits');
    let bits = '';
    for (let i = 0; i < 14; i += 1) {
      const angle = random() * Math.PI * 2;
      const reach = unitPx * random.between(0.4, 0.47);
      bits += circlePath(
        width / 2 + reach * Math.cos(angle),
        height / 2 + reach * Math.sin(angle),
        unitPx * random.between(0.004, 0.013),
      );
    }
    canvas.layer(
      'bits',
      'scenery',
      0.3,
      `<path d="${bits}" fill="${shade(colors.accent, 0)}" opacity=".7"/>`,
    );
  }
  for (const placed of plan.subjects) paintSubject(canvas, plan, placed);
  paintLetters(
    canvas,
    plan,
    'name',
    plan.lettering,
    { x: width * 0.15, y: Number(p(height * 0.9)), width: width * 0.7, height: height * 0.07 },
    { fill: inkOn(ground), mood: 'friendly' },
  );
};

/** The cloth of a portrait studio: darkest in the corners, light behind the head. */
function paintBackdrop(canvas: SceneCanvas, deep: Hex): void {
  const cloth = mix(deep, '#2a2c33', 0.55);
  const fill = canvas.radial(
    [
      [0, mix(cloth, '#ffffff', 0.42)],
      [0.55, mix(cloth, '#ffffff', 0.12)],
      [1, shade(cloth, -0.06)],
    ],
    0.5,
    0.42,
    0.72,
  );
  canvas.layer(
    'cloth',
    'backdrop',
    0.1,
    `<rect width="${canvas.widthPx}" height="${canvas.heightPx}" fill="${fill}"/>`,
  );
}
