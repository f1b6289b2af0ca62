import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, points, type SceneCanvas } from '../canvas';
import { mix, shade } from '../color';
import { balancedLines, inkOn, paintLetters } from '../letters';
import { graphicPalette } from '../palette';
import { paintSubject } from '../subject';
import { circlePath } from '../trees';
import { paintPlace } from './scene';
import type { PaintLayout } from './layout';

/** A place or a sunburst under large lettering, in a border. */
export const paintPoster: PaintLayout = (canvas, plan) => {
  const graphic = plan.environment === 'studio';
  if (graphic) paintSunburst(canvas, plan);
  else paintPlace(canvas, plan);
  paintBorder(canvas, plan);
  paintWords(canvas, plan, graphic);
};

function paintSunburst(canvas: SceneCanvas, plan: ScenePlan): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const ground = plan.ground ?? colors.brand;
  const fill = plan.ground
    ? plan.ground
    : canvas.vertical([
        [0, shade(ground, -0.05)],
        [0.6, shade(ground, 0.03)],
        [1, mix(ground, colors.accent, 0.35)],
      ]);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${fill}"/>`,
  );
  const [x, y] = [width / 2, height * 0.63];
  const reach = Math.hypot(width, height);
  let rays = '';
  for (let i = 0; i < 28; i += 1) {
    const a = (i / 28) * Math.PI * 2;
    rays += `M${points([
      [x, y],
      [x + reach * Math.cos(a), y + reach * Math.sin(a)],
      [x + reach * Math.cos(a + 0.11), y + reach * Math.sin(a + 0.11)],
    ])}Z`;
  }
  canvas.layer(
    'rays',
    'scenery',
    0.1,
    `<path d="${rays}" fill="${mix(ground, '#ffffff', 0.6)}" opacity=".2"/>`,
  );
  const disc = canvas.vertical([
    [0, mix(colors.accent, '#ffffff', 0.55)],
    [1, colors.accent],
  ]);
  canvas.layer(
    'disc',
    'scenery',
    0.2,
    `<path d="${circlePath(x, y, unitPx * 0.37)}" fill="${disc}"/>`,
  );
  for (const placed of plan.subjects) paintSubject(canvas, plan, placed);
}

function paintBorder(canvas: SceneCanvas, plan: ScenePlan): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const inset = unitPx * 0.03;
  const line = unitPx * 0.006;
  const color = mix(plan.palette.sky[4], '#ffffff', 0.7);
  canvas.layer(
    'border',
    'foreground',
    1,
    `<rect x="${p(inset)}" y="${p(inset)}" width="${p(width - 2 * inset)}" height="${p(height - 2 * inset)}" fill="none" stroke="${color}" stroke-width="${n(line)}" opacity=".85"/>`,
  );
}

function paintWords(canvas: SceneCanvas, plan: ScenePlan, graphic: boolean): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [title = '', ...rest] = plan.lettering;
  if (title === '') return;
  const ground =
    plan.ground ?? (graphic ? graphicPalette(canvas, plan).brand : plan.palette.sky[1]);
  const fill = graphic ? inkOn(ground) : '#ffffff';
  const shadow = mix(graphic ? shade(ground, -0.25) : plan.palette.near, '#000000', 0.2);
  const tall = height > width * 1.1;
  const lines = balancedLines(title, tall ? 3 : 2);
  paintLetters(
    canvas,
    plan,
    'title',
    lines,
    { x: width * 0.1, y: height * 0.065, width: width * 0.8, height: height * (tall ? 0.3 : 0.26) },
    { fill, shadow, align: 'justify', maxCapHeightPx: unitPx * 0.2 },
  );
  if (rest.length === 0) return;
  paintLetters(
    canvas,
    plan,
    'details',
    rest,
    { x: width * 0.14, y: height * 0.87, width: width * 0.72, height: height * 0.07 },
    { fill: '#ffffff', shadow, maxCapHeightPx: unitPx * 0.045 },
  );
}
