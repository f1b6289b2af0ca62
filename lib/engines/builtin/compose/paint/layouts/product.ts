import type { ScenePlan } from '../../plan/scene-plan';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { paintLetters, inkOn } from '../letters';
import { graphicPalette } from '../palette';
import { contactShadow, sceneryArt, subjectMarkup } from '../subject';
import { circlePath } from '../trees';
import type { PaintLayout } from './layout';

/** A product on a podium before an arch of light; on an asked ground, the product alone. */
export const paintProduct: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const ground = plan.ground ?? mix(colors.brand, '#fff6ee', 0.62);
  const base = Math.max(...plan.subjects.map((placed) => placed.baseYPx), height * 0.66);
  if (plan.ground) {
    canvas.layer(
      'ground',
      'backdrop',
      0,
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    );
  } else {
    const wall = canvas.vertical([
      [0, shade(ground, -0.04)],
      [0.62, shade(ground, 0.03)],
      [0.63, shade(ground, -0.03)],
      [1, shade(ground, 0.04)],
    ]);
    canvas.layer(
      'ground',
      'backdrop',
      0,
      `<rect width="${width}" height="${height}" fill="${wall}"/>`,
    );
    paintSet(canvas, plan, ground, base);
  }
  for (const placed of plan.subjects) {
    canvas.layer(
      `${placed.id}-shadow`,
      'shadow',
      0.5,
      contactShadow(canvas, plan, placed.xPx, placed.baseYPx, placed.widthPx),
    );
    canvas.layer(placed.id, 'subject', 0.6, subjectMarkup(canvas, plan, placed));
  }
  paintLetters(
    canvas,
    plan,
    'name',
    plan.lettering,
    { x: width * 0.15, y: height * 0.07, width: width * 0.7, height: height * 0.11 },
    { fill: inkOn(ground), mood: 'geometric', maxCapHeightPx: unitPx * 0.07 },
  );
};

function paintSet(canvas: SceneCanvas, plan: ScenePlan, ground: string, base: number): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const x = width / 2;
  const arch = unitPx * 0.31;
  const archTop = base - unitPx * 0.32;
  canvas.layer(
    'arch',
    'scenery',
    0.2,
    `<path d="M${p(x - arch)} ${p(base)}V${p(archTop)}a${p(arch)} ${p(arch)} 0 0 1 ${p(2 * arch)} 0V${p(base)}Z" fill="${canvas.vertical(
      [
        [0, mix(ground, '#ffffff', 0.55)],
        [1, mix(ground, '#ffffff', 0.2)],
      ],
    )}"/>`,
  );
  const random = canvas.random('set');
  const leaf = random.pick(['noto:herb', 'own:fern', 'own:leaf', 'own:lavender']);
  canvas.layer(
    'leaves',
    'scenery',
    0.3,
    sceneryArt(canvas, plan, leaf, x - unitPx * 0.34, base + unitPx * 0.05, unitPx * 0.26, 0.1) +
      sceneryArt(
        canvas,
        plan,
        leaf,
        x + unitPx * 0.35,
        base + unitPx * 0.03,
        unitPx * 0.2,
        0.14,
        true,
      ),
  );
  const podium = (r: number, top: number, high: number, tone: string) =>
    drum(canvas, x, r, top, high, tone);
  const low = Math.min(height * 0.9, base + unitPx * 0.1);
  canvas.layer(
    'podium',
    'scenery',
    0.4,
    podium(unitPx * 0.36, low, unitPx * 0.06, mix(ground, '#ffffff', 0.1)) +
      podium(unitPx * 0.28, base, unitPx * 0.09, mix(ground, '#ffffff', 0.3)) +
      `<path d="${circlePath(x + unitPx * 0.32, low - unitPx * 0.03, unitPx * 0.035)}${circlePath(x - unitPx * 0.3, low - unitPx * 0.02, unitPx * 0.025)}" fill="${mix(ground, '#ffffff', 0.5)}"/>`,
  );
}

/** A round step: lit top, side shaded from left to right, a soft shadow at its foot. */
function drum(
  canvas: SceneCanvas,
  x: number,
  r: number,
  top: number,
  high: number,
  tone: string,
): string {
  const ry = r * 0.2;
  const side = canvas.slanted(
    [
      [0, shade(tone, 0.02)],
      [1, shade(tone, -0.1)],
    ],
    [0, 0],
    [1, 0],
  );
  return `<ellipse cx="${p(x)}" cy="${p(top + high + canvas.unitPx * 0.012)}" rx="${p(r * 1.08)}" ry="${p(ry * 1.1)}" fill="${mix(tone, '#000000', 0.5)}" opacity=".2"/><path d="M${p(x - r)} ${p(top)}v${p(high)}a${p(r)} ${p(ry)} 0 0 0 ${p(2 * r)} 0v${p(-high)}z" fill="${side}"/><ellipse cx="${p(x)}" cy="${p(top)}" rx="${p(r)}" ry="${p(ry)}" fill="${shade(tone, 0.05)}"/>`;
}
