import { artworkOf } from '../../assets/assets';
import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { inkOn, paintLetters } from '../letters';
import { graphicPalette, type GraphicPalette } from '../palette';
import { toRamp } from '../recolor';
import { namespaced } from '../namespace';
import { placedArt } from '../subject';
import { circlePath } from '../trees';
import { placeInShape } from './medallion';
import type { PaintLayout } from './layout';

/** A mark in three tones over the name, on a quiet ground. */
export const paintLogo: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan, 'subject');
  const ground = plan.ground ?? mix(colors.light, '#ffffff', 0.35);
  const ink = plan.accents[0] ?? (plan.ground ? inkOn(plan.ground) : colors.deep);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  const named = plan.lettering.length > 0;
  const centreY = height * (named ? 0.41 : 0.5);
  paintMark(canvas, named ? plan : centred(plan, height), colors, ink, ground, centreY);
  if (!named) return;
  const [name = '', ...rest] = plan.lettering;
  const under = paintLetters(
    canvas,
    plan,
    'name',
    [name],
    {
      x: width / 2 - unitPx * 0.39,
      y: centreY + unitPx * 0.27,
      width: unitPx * 0.78,
      height: unitPx * 0.13,
    },
    { fill: ink, maxCapHeightPx: unitPx * 0.085, trackingEm: 0.02 },
  );
  if (rest.length === 0 || !under) return;
  const y = under.bottom + unitPx * 0.03;
  paintLetters(
    canvas,
    plan,
    'tagline',
    [rest.join(' ').toUpperCase()],
    { x: width / 2 - unitPx * 0.28, y, width: unitPx * 0.56, height: unitPx * 0.034 },
    { fill: ink, trackingEm: 0.3, mood: 'geometric', maxCapHeightPx: unitPx * 0.024 },
  );
};

function centred(plan: ScenePlan, height: number): ScenePlan {
  const shift = height * 0.09;
  return {
    ...plan,
    subjects: plan.subjects.map((placed) => ({ ...placed, baseYPx: placed.baseYPx + shift })),
  };
}

function paintMark(
  canvas: SceneCanvas,
  plan: ScenePlan,
  colors: GraphicPalette,
  ink: Hex,
  ground: Hex,
  centreY: number,
): void {
  const { widthPx: width, unitPx } = canvas;
  const random = canvas.random('mark');
  const x = width / 2;
  const r = unitPx * 0.25;
  if (plan.subjects.length === 0) {
    paintPlaceMark(canvas, plan, ink, centreY);
    return;
  }
  const style = random.whole(0, 2);
  if (style === 0) {
    canvas.layer(
      'ring',
      'scenery',
      0.4,
      `<path d="${circlePath(x, centreY, r)}" fill="none" stroke="${ink}" stroke-width="${n(unitPx * 0.01)}"/><path d="${circlePath(x, centreY, r * 0.92)}" fill="none" stroke="${ink}" stroke-width="${n(unitPx * 0.003)}"/>`,
    );
  }
  if (style === 1)
    canvas.layer(
      'disc',
      'scenery',
      0.4,
      `<path d="${circlePath(x, centreY, r)}" fill="${mix(colors.brand, ground, 0.72)}"/>`,
    );
  const ramp: [Hex, ...Hex[]] = [
    ink,
    shade(colors.brand, -0.1),
    colors.brand,
    colors.brand,
    mix(colors.brand, '#ffffff', 0.28),
    mix(ground, '#ffffff', 0.6),
  ];
  for (const placed of plan.subjects) {
    const { body } = artworkOf(placed.concept.asset);
    canvas.layer(
      placed.id,
      'subject',
      0.6,
      placedArt(placed, namespaced(canvas, toRamp(body, ramp))),
    );
  }
  if (style === 2) {
    const y = centreY + r * 0.86;
    canvas.layer(
      'rule',
      'scenery',
      0.5,
      `<path d="M${p(x - r * 0.9)} ${p(y)}h${p(r * 1.8)}" stroke="${ink}" stroke-width="${n(unitPx * 0.006)}" stroke-linecap="round"/>`,
    );
  }
}

/** A mark without a subject shows its place in a ring. */
function paintPlaceMark(canvas: SceneCanvas, plan: ScenePlan, ink: Hex, centreY: number): void {
  const { widthPx: width, unitPx } = canvas;
  const disc = circlePath(width / 2, centreY, unitPx * 0.25);
  canvas.layer('mark', 'subject', 0.5, placeInShape(canvas, plan, disc));
  canvas.layer(
    'ring',
    'subject',
    0.6,
    `<path d="${disc}" fill="none" stroke="${ink}" stroke-width="${n(unitPx * 0.012)}"/>`,
  );
}
