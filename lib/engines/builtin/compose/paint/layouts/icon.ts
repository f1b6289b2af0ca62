import { p } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { gradientOf, graphicPalette } from '../palette';
import { subjectMarkup } from '../subject';
import { circlePath } from '../trees';
import { placeInShape } from './medallion';
import type { PaintLayout } from './layout';

/** A rounded tile in one strong colour, the subject large on it, a soft shadow below. */
export const paintIcon: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const side = unitPx * 0.7;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const tile = plan.ground ? shade(plan.ground, 0) : colors.brand;
  const page = plan.ground ?? mix(colors.brand, '#ffffff', 0.9);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${page}"/>`,
  );
  const round = canvas.random('tile').chance(0.2);
  const shape = round
    ? circlePath(width / 2, height / 2, side / 2)
    : `M${p(x + side * 0.24)} ${p(y)}h${p(side * 0.52)}q${p(side * 0.24)} 0 ${p(side * 0.24)} ${p(side * 0.24)}v${p(side * 0.52)}q0 ${p(side * 0.24)} ${p(-side * 0.24)} ${p(side * 0.24)}h${p(-side * 0.52)}q${p(-side * 0.24)} 0 ${p(-side * 0.24)} ${p(-side * 0.24)}v${p(-side * 0.52)}q0 ${p(-side * 0.24)} ${p(side * 0.24)} ${p(-side * 0.24)}Z`;
  if (!plan.ground) {
    canvas.layer(
      'tile-shadow',
      'shadow',
      0.2,
      `<path d="${shape}" transform="translate(0 ${p(side * 0.03)})" fill="${colors.deep}" opacity=".22"/>`,
    );
    const gloss = canvas.radial(
      [
        [0, '#ffffff', 0.32],
        [1, '#ffffff', 0],
      ],
      0.3,
      0.1,
      0.7,
    );
    canvas.layer(
      'tile',
      'scenery',
      0.3,
      `<path d="${shape}" fill="${gradientOf(canvas, tile)}"/><path d="${shape}" fill="${gloss}"/>`,
    );
  }
  if (plan.subjects.length === 0) {
    canvas.layer('place', 'subject', 0.5, placeInShape(canvas, plan, shape));
  }
  for (const placed of plan.subjects)
    canvas.layer(placed.id, 'subject', 0.6, subjectMarkup(canvas, plan, placed));
};
