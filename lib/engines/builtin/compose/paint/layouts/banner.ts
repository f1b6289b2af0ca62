import type { ScenePlan } from '../../plan/scene-plan';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { ENVIRONMENTS } from '../environments';
import { balancedLines, inkOn, paintLetters } from '../letters';
import { stageColors, type StageColors } from '../stage-colors';
import { paintSubject } from '../subject';
import { circlePath } from '../trees';
import { paintWeather } from '../weather';
import type { PaintLayout } from './layout';

/** Words on the left, subjects on the right, over a place or over soft shapes. */
export const paintBanner: PaintLayout = (canvas, plan) => {
  const colors = stageColors(canvas, plan);
  const placeful = plan.environment !== 'studio';
  const ink = placeful ? paintVeiledPlace(canvas, plan) : paintShapes(canvas, plan, colors);
  for (const placed of plan.subjects) paintSubject(canvas, plan, placed);
  if (placeful) paintWeather(canvas, plan);
  paintWords(canvas, plan, colors, ink);
};

/** The place, darkened where the words will stand; answers their ink. */
function paintVeiledPlace(canvas: SceneCanvas, plan: ScenePlan): Hex {
  ENVIRONMENTS[plan.environment].paintBehind(canvas, plan);
  const dark = plan.palette.near;
  const veil = canvas.slanted(
    [
      [0, dark, 0.62],
      [0.65, dark, 0],
    ],
    [0, 0],
    [1, 0],
  );
  canvas.layer(
    'veil',
    'atmosphere',
    0.6,
    `<rect width="${canvas.widthPx}" height="${canvas.heightPx}" fill="${veil}"/>`,
  );
  return '#ffffff';
}

/** A ground of soft discs; answers the ink that reads on it. */
function paintShapes(canvas: SceneCanvas, plan: ScenePlan, colors: StageColors): Hex {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const { ground } = colors;
  const fill = plan.ground
    ? ground
    : canvas.slanted(
        [
          [0, shade(ground, -0.02)],
          [1, mix(ground, colors.ray, 0.9)],
        ],
        [0, 0],
        [1, 0.4],
      );
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${fill}"/>`,
  );
  const disc = (x: number, y: number, r: number, color: Hex) =>
    `<path d="${circlePath(width * x, height * y, unitPx * r)}" fill="${color}"/>`;
  canvas.layer(
    'shapes',
    'scenery',
    0.2,
    disc(0.05, 1.02, 0.3, colors.ray) +
      disc(0.45, -0.05, 0.18, colors.ray) +
      disc(0.73, 0.52, 0.5, mix(colors.disc, ground, 0.6)) +
      disc(0.73, 0.52, 0.43, colors.disc),
  );
  return plan.ground ? inkOn(ground) : colors.ink;
}

function paintWords(canvas: SceneCanvas, plan: ScenePlan, colors: StageColors, ink: Hex): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [title = '', ...rest] = plan.lettering;
  if (title === '') return;
  const box = {
    x: width * 0.06,
    y: height * 0.2,
    width: width * 0.42,
    height: height * (rest.length > 0 ? 0.46 : 0.58),
  };
  const set = paintLetters(canvas, plan, 'title', balancedLines(title, 3), box, {
    fill: ink,
    align: 'left',
    maxCapHeightPx: unitPx * 0.2,
  });
  if (rest.length === 0 || !set) return;
  canvas.layer(
    'rule',
    'scenery',
    0.9,
    `<rect x="${p(box.x)}" y="${p(set.bottom + unitPx * 0.035)}" width="${p(unitPx * 0.12)}" height="${p(unitPx * 0.01)}" fill="${colors.disc}"/>`,
  );
  const below = {
    x: box.x,
    y: set.bottom + unitPx * 0.07,
    width: box.width,
    height: height * 0.12,
  };
  paintLetters(canvas, plan, 'details', rest, below, {
    fill: ink,
    align: 'left',
    maxCapHeightPx: unitPx * 0.05,
  });
}
