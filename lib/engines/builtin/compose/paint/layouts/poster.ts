import { ENVIRONMENT_GEOMETRY } from '../../plan/environments.data';
import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, points, type SceneCanvas } from '../canvas';
import { mix, type Hex } from '@/lib/color/hex';
import { balancedLines, paintLetters } from '../letters';
import { letterShadow, stageColors, type StageColors } from '../stage-colors';
import { paintSubject } from '../subject';
import { circlePath } from '../trees';
import { paintPlace } from './scene';
import type { PaintLayout } from './layout';

/** A place or a sunburst under large lettering, in a border. */
export const paintPoster: PaintLayout = (canvas, plan) => {
  const graphic = plan.environment === 'studio';
  const colors = graphic ? stageColors(canvas, plan) : undefined;
  if (colors) paintSunburst(canvas, plan, colors);
  else {
    paintPlace(canvas, plan);
    paintPosterSun(canvas, plan);
  }
  paintBorder(canvas, colors?.ray ?? mix(plan.palette.sky[4], '#ffffff', 0.7));
  paintWords(canvas, plan, colors);
};

function paintSunburst(canvas: SceneCanvas, plan: ScenePlan, colors: StageColors): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [x, y] = [width / 2, height * 0.6];
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
  );
  canvas.layer('rays', 'scenery', 0.1, `<path d="${rays(canvas, x, y)}" fill="${colors.ray}"/>`);
  canvas.layer(
    'disc',
    'scenery',
    0.2,
    `<path d="${circlePath(x, y, unitPx * 0.43)}" fill="${mix(colors.disc, colors.ground, 0.55)}"/><path d="${circlePath(x, y, unitPx * 0.385)}" fill="${canvas.vertical(
      [
        [0, mix(colors.disc, '#ffffff', 0.18)],
        [1, colors.disc],
      ],
    )}"/>`,
  );
  for (const placed of plan.subjects) paintSubject(canvas, plan, placed);
}

function rays(canvas: SceneCanvas, x: number, y: number): string {
  const reach = canvas.widthPx + canvas.heightPx;
  const count = 24;
  return Array.from({ length: count }, (_none, i) => {
    const a = (i / count) * Math.PI * 2;
    const b = a + Math.PI / count;
    return `M${points([
      [x, y],
      [x + reach * Math.cos(a), y + reach * Math.sin(a)],
      [x + reach * Math.cos(b), y + reach * Math.sin(b)],
    ])}Z`;
  }).join('');
}

/** A sun as large as a poster's, with its rays, over the sky and behind the land. */
function paintPosterSun(canvas: SceneCanvas, plan: ScenePlan): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const { palette } = plan;
  if (ENVIRONMENT_GEOMETRY[plan.environment].indoor || palette.starry) return;
  const [x, y] = [width / 2, plan.horizon * height];
  // One sun is enough.
  const small = canvas.layers.findIndex(({ id }) => id === 'sun');
  if (small >= 0) canvas.layers.splice(small, 1);
  const behind = canvas.layers.findIndex(({ role }) => role === 'scenery');
  if (behind < 0) return;
  const disc = canvas.vertical([
    [0, mix(palette.sun, '#ffffff', 0.3)],
    [1, mix(palette.sun, palette.glow, 0.55)],
  ]);
  canvas.layer(
    'poster-sun',
    'backdrop',
    0.05,
    `<path d="${rays(canvas, x, y)}" fill="${mix(palette.sky[4], '#ffffff', 0.4)}" opacity=".22"/><path d="${circlePath(x, y, unitPx * 0.26)}" fill="${disc}"/>`,
  );
  const sun = canvas.layers.pop();
  if (sun) canvas.layers.splice(behind, 0, sun);
}

function paintBorder(canvas: SceneCanvas, color: Hex): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const inset = unitPx * 0.03;
  const line = unitPx * 0.006;
  canvas.layer(
    'border',
    'foreground',
    1,
    `<rect x="${p(inset)}" y="${p(inset)}" width="${p(width - 2 * inset)}" height="${p(height - 2 * inset)}" fill="none" stroke="${color}" stroke-width="${n(line)}" opacity=".85"/>`,
  );
}

function paintWords(canvas: SceneCanvas, plan: ScenePlan, colors: StageColors | undefined): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [title = '', ...rest] = plan.lettering;
  if (title === '') return;
  const fill = colors?.ink ?? '#ffffff';
  const shadow = colors ? letterShadow(colors) : mix(plan.palette.near, '#000000', 0.2);
  const tall = height > width * 1.1;
  const lines = balancedLines(title, tall ? 3 : 2);
  paintLetters(
    canvas,
    plan,
    'title',
    lines,
    {
      x: width * 0.09,
      y: height * 0.06,
      width: width * 0.82,
      height: height * (tall ? 0.27 : 0.24),
    },
    { fill, shadow, align: 'justify', maxCapHeightPx: unitPx * 0.21 },
  );
  if (rest.length === 0) return;
  paintLetters(
    canvas,
    plan,
    'details',
    rest,
    { x: width * 0.12, y: height * 0.885, width: width * 0.76, height: height * 0.06 },
    { fill, maxCapHeightPx: unitPx * 0.045, trackingEm: 0.04 },
  );
}
