import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { hazed, lightFromRight, lit } from '../light';
import { paintSky } from '../sky';
import { heightAt, paintHazeRidges, paintHill } from '../terrain';
import { broadleaf, bush, conifer, foliageColor } from '../trees';
import { grassColor } from './meadow';
import type { Environment } from './environment';

const CROWD = [
  '#e5484d',
  '#f5a524',
  '#3e8ed0',
  '#ffffff',
  '#2f3b52',
  '#6cc070',
  '#f7d070',
] as const;

/** A road from the side, for things that drive from the side: open country, or a race track. */
export const road: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    const isRace = plan.subjects.some((placed) => placed.concept.id === 'racing-car');
    paintSky(canvas, plan, horizon + height * 0.05);
    paintHazeRidges(canvas, plan.palette, {
      layers: 3,
      topY: horizon - height * 0.08,
      bottomY: horizon,
      amplitude: height * 0.14,
    });
    const grass = grassColor(plan);
    const line = paintHill(
      canvas,
      'hill',
      horizon + height * 0.05,
      height * 0.05,
      1.5,
      mix(grass, plan.palette.haze, 0.3),
      0.35,
    );
    paintTrees(canvas, plan, line);
    paintHill(canvas, 'verge', horizon + height * 0.1, height * 0.016, 1, grass, 0.4);
    if (isRace) paintStands(canvas, plan, horizon + height * 0.08);
    paintAsphalt(canvas, plan, plan.horizon + 0.14, isRace);
    if (!isRace) paintPosts(canvas, plan, plan.horizon + 0.14);
  },
};

function paintTrees(
  canvas: SceneCanvas,
  plan: ScenePlan,
  line: readonly (readonly [number, number])[],
): void {
  const random = canvas.random('roadside');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < Math.round(34 * (width / unitPx)); i += 1) {
    const x = random() * width;
    const y = heightAt(line, x) + random.between(0, height * 0.03);
    const color = hazed(plan, foliageColor(canvas, plan.season, random), 0.24);
    const kind = random();
    if (kind < 0.4)
      svg += broadleaf(
        random,
        x,
        y,
        unitPx * random.between(0.06, 0.13),
        color,
        lightFromRight(plan),
      );
    else if (kind < 0.7)
      svg += conifer(random, x, y, unitPx * random.between(0.06, 0.12), {
        color: hazed(plan, '#3f7d5c', 0.24),
        lightFromRight: lightFromRight(plan),
      });
    else svg += bush(random, x, y, unitPx * random.between(0.03, 0.06), color);
  }
  canvas.layer('roadside', 'scenery', 0.36, svg);
}

function paintAsphalt(canvas: SceneCanvas, plan: ScenePlan, top: number, isRace: boolean): void {
  const random = canvas.random('asphalt');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const grey = lit(plan, '#565e6b');
  const [from, to] = [top * height, height * 0.955];
  let svg = '';
  if (isRace) svg += kerb(canvas, plan, from - height * 0.022, height * 0.022, 16);
  const fill = canvas.vertical([
    [0, shade(grey, 0.06)],
    [0.35, grey],
    [1, shade(grey, -0.09)],
  ]);
  svg += `<rect y="${p(from)}" width="${width}" height="${p(to - from)}" fill="${fill}"/>`;
  for (let i = 0; i < 90; i += 1) {
    const t = random();
    const length = unitPx * (0.05 + t * 0.24 * random());
    svg += `<rect x="${p(random.between(-0.1, 1) * width)}" y="${p(from + t * (to - from))}" width="${p(length)}" height="${n((1 + t * 2.2) * (unitPx / 1024))}" rx="1.500" fill="${random.chance(0.5) ? '#ffffff' : '#1c2229'}" opacity="${n(random.between(0.04, 0.13))}"/>`;
  }
  const line = lit(plan, '#ffffff');
  const middle = from + (to - from) * 0.45;
  const dash = unitPx * 0.115;
  for (let x = -dash * random(); x < width; x += dash * 1.7) {
    svg += `<path d="M${p(x)} ${p(middle)}h${p(dash)}l${p(-dash * 0.1)} ${p(height * 0.011)}h${p(-dash)}z" fill="${isRace ? line : lit(plan, '#f7d46a')}" opacity=".88"/>`;
  }
  if (!isRace)
    svg += `<rect y="${p(from + height * 0.012)}" width="${width}" height="${p(height * 0.006)}" fill="${line}" opacity=".8"/><rect y="${p(to - height * 0.026)}" width="${width}" height="${p(height * 0.009)}" fill="${line}" opacity=".8"/>`;
  if (isRace) svg += kerb(canvas, plan, to - height * 0.03, height * 0.034, 10);
  const grass = grassColor(plan);
  const near = canvas.vertical([
    [0, shade(grass, 0.02)],
    [1, shade(grass, -0.09)],
  ]);
  svg += `<rect y="${p(to)}" width="${width}" height="${p(height - to)}" fill="${near}"/>`;
  canvas.layer('asphalt', 'scenery', 0.5, svg);
}

function kerb(
  canvas: SceneCanvas,
  plan: ScenePlan,
  y: number,
  height: number,
  count: number,
): string {
  const step = canvas.unitPx / count;
  let svg = '';
  for (let i = -1; i < Math.ceil(canvas.widthPx / step) + 1; i += 1) {
    svg += `<path d="M${p(i * step)} ${p(y)}h${p(step)}l${p(-height * 0.8)} ${p(height)}h${p(-step)}z" fill="${lit(plan, i % 2 ? '#f4f6f8' : '#e0373d')}"/>`;
  }
  return `${svg}<rect y="${p(y + height)}" width="${canvas.widthPx}" height="${p(height * 0.2)}" fill="#000" opacity=".22"/>`;
}

/** Grandstands full of people, and a barrier in sponsors' colours. */
function paintStands(canvas: SceneCanvas, plan: ScenePlan, baseY: number): void {
  const random = canvas.random('stands');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (
    let x = unitPx * random.between(0.02, 0.12);
    x < width - unitPx * 0.2;
    x += unitPx * random.between(0.42, 0.56)
  ) {
    const [w, h] = [unitPx * random.between(0.3, 0.36), unitPx * 0.15];
    svg += `<rect x="${p(x)}" y="${p(baseY - h)}" width="${p(w)}" height="${p(h)}" fill="${lit(plan, '#dde5ec')}"/>`;
    for (let row = 0; row < 5; row += 1) {
      const y = baseY - h * 0.14 - row * h * 0.16;
      svg += `<rect x="${p(x + 4)}" y="${p(y - h * 0.08)}" width="${p(w - 8)}" height="${p(h * 0.12)}" fill="${lit(plan, row % 2 ? '#c3ced8' : '#d0dae2')}"/>`;
      for (let i = 0; i < 26; i += 1) {
        if (random.chance(0.12)) continue;
        svg += `<circle cx="${p(x + w * 0.05 + (i / 26) * w * 0.92)}" cy="${p(y - h * 0.06)}" r="${p(unitPx * 0.0043)}" fill="${lit(plan, random.pick(CROWD))}"/>`;
      }
    }
    const roofColor = lit(plan, '#d94a4e');
    svg += `<path d="M${p(x - w * 0.04)} ${p(baseY - h)}l${p(w * 0.05)} ${p(-h * 0.2)}h${p(w * 0.98)}l${p(w * 0.05)} ${p(h * 0.2)}z" fill="${roofColor}"/><rect x="${p(x - w * 0.04)}" y="${p(baseY - h)}" width="${p(w * 1.08)}" height="${p(h * 0.05)}" fill="${shade(roofColor, -0.12)}"/>`;
  }
  svg += `<rect y="${p(baseY)}" width="${width}" height="${p(height * 0.034)}" fill="${lit(plan, '#f5f7fa')}"/>`;
  for (let x = 0; x < width; x += unitPx * 0.088) {
    svg += `<rect x="${p(x)}" y="${p(baseY + height * 0.004)}" width="${p(unitPx * 0.068)}" height="${p(height * 0.026)}" rx="3" fill="${lit(plan, random.pick(['#e5484d', '#2f6fd0', '#f5a524', '#2b3445']))}"/>`;
  }
  canvas.layer('stands', 'scenery', 0.42, svg);
}

function paintPosts(canvas: SceneCanvas, plan: ScenePlan, top: number): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const metal = lit(plan, '#b9c3cb');
  const y = top * height;
  let svg = '';
  for (let x = unitPx * 0.03; x < width; x += unitPx * 0.1) {
    svg += `<rect x="${p(x)}" y="${p(y - unitPx * 0.03)}" width="${p(unitPx * 0.006)}" height="${p(unitPx * 0.034)}" fill="${shade(metal, -0.14)}"/>`;
  }
  svg += `<rect y="${p(y - unitPx * 0.034)}" width="${width}" height="${p(unitPx * 0.014)}" fill="${metal}"/><rect y="${p(y - unitPx * 0.028)}" width="${width}" height="${p(unitPx * 0.003)}" fill="${shade(metal, -0.1)}"/>`;
  canvas.layer('rail', 'scenery', 0.52, svg);
}
