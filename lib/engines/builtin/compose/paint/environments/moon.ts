import type { ScenePlan } from '../../plan/scene-plan';
import { p, points, type Point, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { stars } from '../sky';
import { circlePath } from '../trees';
import type { Environment } from './environment';

const DUSTS = ['#b9bcc6', '#a9aebd', '#c4bfb8'] as const;
const SKY: readonly [Hex, Hex, Hex] = ['#04061a', '#0d1433', '#26315f'];

/** The ground of a moon: grey dust and craters under a black sky, with the home planet over it. */
export const moon: Environment = {
  paintBehind(canvas, plan) {
    const { widthPx: width, heightPx: height } = canvas;
    const fill = canvas.vertical([
      [0, SKY[0]],
      [0.5, SKY[1]],
      [1, SKY[2]],
    ]);
    canvas.layer(
      'sky',
      'backdrop',
      0,
      `<rect width="${width}" height="${height}" fill="${fill}"/>`,
    );
    canvas.layer('stars', 'atmosphere', 0.05, stars(canvas, width, height * plan.horizon, 170));
    paintHomePlanet(canvas, plan);
    const dust = canvas.random('dust').pick(DUSTS);
    const horizon = plan.horizon * height;
    paintRidge(canvas, 'ridge', horizon, height * 0.05, shade(mix(dust, SKY[2], 0.45), 0));
    paintRidge(canvas, 'ridge', horizon + height * 0.05, height * 0.028, mix(dust, SKY[2], 0.22));
    paintGround(canvas, horizon + height * 0.1, dust);
  },
};

/** Blue, cloudy and lit from the side that the sun is on. */
function paintHomePlanet(canvas: SceneCanvas, plan: ScenePlan): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [x, y, r] = [width * (1 - plan.sunX), height * 0.2, unitPx * 0.11];
  const clip = canvas.clip(`<path d="${circlePath(x, y, r)}"/>`);
  const sea = canvas.radial(
    [
      [0, '#8fd0ff'],
      [0.6, '#2f7fd6'],
      [1, '#123a86'],
    ],
    plan.sunX,
    0.35,
    0.8,
  );
  const random = canvas.random('home');
  let lands = '';
  let clouds = '';
  for (let i = 0; i < 5; i += 1) {
    lands += circlePath(
      x + random.between(-0.8, 0.8) * r,
      y + random.between(-0.7, 0.7) * r,
      r * random.between(0.16, 0.36),
    );
    const [cx, cy] = [x + random.between(-0.8, 0.5) * r, y + random.between(-0.8, 0.8) * r];
    clouds += `<ellipse cx="${p(cx)}" cy="${p(cy)}" rx="${p(r * random.between(0.25, 0.5))}" ry="${p(r * 0.07)}" fill="#ffffff" opacity=".75"/>`;
  }
  const halo = canvas.radial([
    [0.6, '#7fc4ff', 0.4],
    [1, '#7fc4ff', 0],
  ]);
  canvas.layer(
    'home-planet',
    'scenery',
    0.1,
    `<path d="${circlePath(x, y, r * 1.35)}" fill="${halo}"/><path d="${circlePath(x, y, r)}" fill="${sea}"/><g clip-path="${clip}"><path d="${lands}" fill="#6fae6a"/>${clouds}</g>`,
  );
}

function paintRidge(
  canvas: SceneCanvas,
  id: string,
  y: number,
  amplitude: number,
  color: Hex,
): void {
  const random = canvas.random(`${id}-${Math.round(y)}`);
  const { widthPx: width, heightPx: height } = canvas;
  const crest: Point[] = [];
  for (let x = 0; x <= width + 1; x += width / 22)
    crest.push([x, y - amplitude * random.between(0, 1)]);
  canvas.layer(
    id,
    'scenery',
    0.3,
    `<path d="M${points([[0, height], ...crest, [width, height]])}Z" fill="${color}"/>`,
  );
}

function paintGround(canvas: SceneCanvas, top: number, dust: Hex): void {
  const random = canvas.random('craters');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const fill = canvas.vertical([
    [0, shade(dust, -0.08)],
    [1, shade(dust, 0.05)],
  ]);
  let svg = `<path d="M0 ${p(top)}Q${p(width * 0.3)} ${p(top - height * 0.03)} ${p(width * 0.6)} ${p(top)}T${p(width)} ${p(top - height * 0.01)}V${height}H0Z" fill="${fill}"/>`;
  for (let i = 0; i < 15; i += 1) {
    const t = random() ** 1.3;
    const [x, y] = [random() * width, top + height * 0.02 + t * (height - top)];
    const r = unitPx * (0.012 + 0.065 * t) * random.between(0.6, 1.2);
    const ellipse = (dy: number, scale: number, color: Hex) =>
      `<ellipse cx="${p(x)}" cy="${p(y + dy)}" rx="${p(r * scale)}" ry="${p(r * 0.3 * scale)}" fill="${color}"/>`;
    svg +=
      ellipse(-r * 0.05, 1.12, shade(dust, 0.07)) +
      ellipse(0, 1, shade(dust, -0.15)) +
      ellipse(r * 0.07, 0.82, shade(dust, -0.07));
  }
  for (let i = 0; i < 60; i += 1) {
    const y = top + random() * (height - top);
    const r = unitPx * random.between(0.0015, 0.006) * (0.4 + (y - top) / (height - top));
    svg += `<ellipse cx="${p(random() * width)}" cy="${p(y)}" rx="${p(r * 1.4)}" ry="${p(r)}" fill="${shade(dust, random.chance(0.5) ? -0.14 : 0.08)}"/>`;
  }
  canvas.layer('dust', 'scenery', 0.5, svg);
}
