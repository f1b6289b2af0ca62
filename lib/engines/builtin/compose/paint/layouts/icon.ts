import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '../color';
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
    const soft = canvas.radial([
      [0, colors.deep, 0.4],
      [1, colors.deep, 0],
    ]);
    canvas.layer(
      'tile-shadow',
      'shadow',
      0.2,
      `<ellipse cx="${p(width / 2)}" cy="${p(y + side * 1.0)}" rx="${p(side * 0.5)}" ry="${p(side * 0.09)}" fill="${soft}"/>`,
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
  paintOnTile(canvas, plan, mix(tile, '#000000', 0.6));
};

/** The subject with a soft shadow under it. */
function paintOnTile(canvas: SceneCanvas, plan: ScenePlan, dark: Hex): void {
  const under = canvas.radial([
    [0, dark, 0.35],
    [1, dark, 0],
  ]);
  for (const placed of plan.subjects) {
    canvas.layer(
      `${placed.id}-shadow`,
      'shadow',
      0.5,
      `<ellipse cx="${p(placed.xPx)}" cy="${p(placed.baseYPx + canvas.unitPx * 0.008)}" rx="${p(placed.widthPx * 0.46)}" ry="${n(canvas.unitPx * 0.022)}" fill="${under}"/>`,
    );
    canvas.layer(placed.id, 'subject', 0.6, subjectMarkup(canvas, plan, placed));
  }
}
