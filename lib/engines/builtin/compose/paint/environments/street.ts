import type { ScenePlan } from '../../plan/scene-plan';
import { facade, type HouseColors } from '../buildings';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { hazed, lampsLit, lightFromRight, lit } from '../light';
import { isNeonCity, paintNeonStreet } from '../neon';
import { paintSky } from '../sky';
import { sceneryArt } from '../subject';
import { broadleaf, foliageColor } from '../trees';
import type { Environment } from './environment';

const HOUSES: readonly [HouseColors, ...HouseColors[]] = [
  { wall: '#e8b48a', roof: '#a4553d', accent: '#3f7f86' },
  { wall: '#d98c7a', roof: '#7a4a44', accent: '#e0b04a' },
  { wall: '#a9c4c9', roof: '#5a6f80', accent: '#c8563f' },
  { wall: '#efd9a7', roof: '#b0693f', accent: '#5b8f6a' },
  { wall: '#c7b0cf', roof: '#6b5a86', accent: '#d9776a' },
  { wall: '#b8c99a', roof: '#6d7f4f', accent: '#8a4a3a' },
  { wall: '#f1e6d6', roof: '#8a6a58', accent: '#2f6f8f' },
];

/** A row of fronts with shops, a pavement with lamps and trees, and the road before it. */
export const street: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    if (isNeonCity(plan)) {
      paintNeonStreet(canvas, plan);
      return;
    }
    const pavement = height * (plan.horizon + 0.14);
    paintSky(canvas, plan, pavement);
    if (canvas.random('town').chance(0.5)) paintBackdrop(canvas, plan, pavement);
    paintFronts(canvas, plan, pavement);
    paintPavement(canvas, plan, pavement);
    paintFurniture(canvas, plan, pavement);
  },
};

/** Roofs of the next street, pale in the haze. */
function paintBackdrop(canvas: SceneCanvas, plan: ScenePlan, baseY: number): void {
  const random = canvas.random('city-behind');
  const { widthPx: width, unitPx } = canvas;
  let svg = '';
  for (let x = -unitPx * 0.03; x < width;) {
    const wide = unitPx * random.between(0.1, 0.17);
    const top = baseY - unitPx * random.between(0.46, 0.6);
    const { wall, roof } = random.pick(HOUSES);
    const [face, tiles] = [hazed(plan, wall, 0.55), hazed(plan, roof, 0.5)];
    const rise = wide * random.between(0.35, 0.6);
    const chimney = x + wide * random.between(0.15, 0.7);
    svg += `<path d="M${p(chimney)} ${p(top)}v${p(-rise)}h${p(wide * 0.1)}v${p(rise)}z" fill="${shade(tiles, -0.04)}"/><path d="M${p(x)} ${p(top)}h${p(wide)}V${p(baseY)}h${p(-wide)}z" fill="${face}"/><path d="M${p(x - wide * 0.04)} ${p(top + 1)}L${p(x + wide / 2)} ${p(top - rise)}L${p(x + wide * 1.04)} ${p(top + 1)}z" fill="${tiles}"/>`;
    const pane = lampsLit(plan) ? '#ffdf94' : shade(face, -0.08);
    for (const share of [0.22, 0.6])
      svg += `<path d="M${p(x + wide * share)} ${p(top + wide * 0.16)}h${p(wide * 0.18)}v${p(wide * 0.24)}h${p(-wide * 0.18)}z" fill="${pane}" opacity=".7"/>`;
    x += wide * random.between(0.96, 1.2);
  }
  canvas.layer('city', 'scenery', 0.2, svg);
}

function paintFronts(canvas: SceneCanvas, plan: ScenePlan, baseY: number): void {
  const random = canvas.random('fronts');
  const { widthPx: width, unitPx } = canvas;
  let svg = '';
  let last: HouseColors | undefined;
  for (let x = -unitPx * random.between(0.02, 0.12); x < width;) {
    const wide = unitPx * random.between(0.2, 0.3);
    let colors = random.pick(HOUSES);
    if (colors === last) colors = HOUSES[(HOUSES.indexOf(colors) + 1) % HOUSES.length] ?? colors;
    svg += facade(canvas, plan, random, x, baseY, wide, unitPx * random.between(0.34, 0.5), colors);
    last = colors;
    x += wide + unitPx * 0.004;
  }
  canvas.layer('fronts', 'scenery', 0.4, svg);
}

function paintPavement(canvas: SceneCanvas, plan: ScenePlan, top: number): void {
  const random = canvas.random('pavement');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const slab = lit(plan, '#c9c4bb');
  const road = lit(plan, '#5c6470');
  const kerb = top + height * 0.07;
  let svg = `<rect y="${p(top)}" width="${width}" height="${p(kerb - top)}" fill="${slab}"/>`;
  for (let i = -3; i < 24; i += 1) {
    const x = (i / 18) * width;
    svg += `<path d="M${p(x)} ${p(top)}l${p((x - width / 2) * 0.12)} ${p(kerb - top)}" stroke="${shade(slab, -0.07)}" stroke-width="1.400"/>`;
  }
  svg += `<rect y="${p(top)}" width="${width}" height="${p(unitPx * 0.012)}" fill="${shade(slab, -0.13)}" opacity=".6"/><rect y="${p(kerb)}" width="${width}" height="${p(height * 0.012)}" fill="${shade(slab, 0.05)}"/><rect y="${p(kerb + height * 0.012)}" width="${width}" height="${p(height * 0.01)}" fill="${shade(slab, -0.14)}"/>`;
  const roadTop = kerb + height * 0.022;
  const fill = canvas.vertical([
    [0, shade(road, 0.04)],
    [1, shade(road, -0.07)],
  ]);
  svg += `<rect y="${p(roadTop)}" width="${width}" height="${p(height - roadTop)}" fill="${fill}"/>`;
  const wet = plan.weather === 'rain' || plan.weather === 'storm';
  for (let i = 0; i < (wet ? 34 : 40); i += 1) {
    const y = roadTop + (height - roadTop) * random();
    const length = unitPx * random.between(0.03, wet ? 0.2 : 0.1);
    svg += `<rect x="${p(random.between(-0.05, 1) * width)}" y="${p(y)}" width="${p(length)}" height="${n(random.between(1, wet ? 4 : 2))}" rx="1" fill="${wet ? plan.palette.sky[4] : shade(road, random.chance(0.5) ? 0.06 : -0.06)}" opacity="${n(random.between(0.15, 0.4))}"/>`;
  }
  const dash = unitPx * 0.12;
  for (let x = -dash * random(); x < width; x += dash * 1.8) {
    svg += `<path d="M${p(x)} ${p(height * 0.955)}h${p(dash)}l${p(-dash * 0.06)} ${p(height * 0.014)}h${p(-dash)}z" fill="${lit(plan, '#f4f1e6')}" opacity=".85"/>`;
  }
  canvas.layer('pavement', 'scenery', 0.5, svg);
  if (plan.season === 'autumn')
    canvas.layer('leaves', 'scenery', 0.51, fallenLeaves(canvas, plan, top));
}

function fallenLeaves(canvas: SceneCanvas, plan: ScenePlan, top: number): string {
  const random = canvas.random('leaves');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < Math.round((130 * width) / unitPx); i += 1) {
    const t = random() ** 1.2;
    const [x, y] = [random() * width, top + t * (height - top)];
    const size = unitPx * (0.003 + 0.007 * t) * random.between(0.7, 1.3);
    const color = lit(plan, foliageColor(canvas, 'autumn', random));
    svg += `<ellipse cx="${p(x)}" cy="${p(y)}" rx="${p(size)}" ry="${p(size * 0.5)}" fill="${color}" transform="rotate(${random.whole(-50, 50)} ${p(x)} ${p(y)})"/>`;
  }
  return svg;
}

function paintFurniture(canvas: SceneCanvas, plan: ScenePlan, top: number): void {
  const random = canvas.random('street-furniture');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const foot = top + height * 0.055;
  let svg = '';
  for (const share of [0.08, 0.5, 0.93]) {
    const x = (share + random.between(-0.04, 0.04)) * width;
    if (random.chance(0.5)) {
      const color = lit(plan, foliageColor(canvas, plan.season, random));
      svg += broadleaf(
        random,
        x,
        foot,
        unitPx * random.between(0.28, 0.36),
        color,
        lightFromRight(plan),
      );
      continue;
    }
    const high = unitPx * 0.34;
    if (lampsLit(plan)) {
      const glow = canvas.radial([
        [0, '#ffdf94', 0.6],
        [0.4, '#ffdf94', 0.2],
        [1, '#ffdf94', 0],
      ]);
      svg += `<circle cx="${p(x)}" cy="${p(foot - high * 0.82)}" r="${p(unitPx * 0.14)}" fill="${glow}"/>`;
    }
    svg += sceneryArt(canvas, plan, 'own:lamp-post', x, foot, high, 0);
  }
  canvas.layer('street-furniture', 'scenery', 0.52, svg);
  if (lampsLit(plan)) {
    const pool = canvas.radial([
      [0, mix('#ffdf94', plan.palette.sky[2], 0.2), 0.28],
      [1, '#ffdf94', 0],
    ]);
    canvas.layer(
      'lamp-light',
      'atmosphere',
      0.55,
      `<ellipse cx="${p(width / 2)}" cy="${p(foot + height * 0.07)}" rx="${p(width * 0.5)}" ry="${p(height * 0.08)}" fill="${pool}"/>`,
    );
  }
}
