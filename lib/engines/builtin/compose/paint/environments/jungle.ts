import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { shade, type Hex } from '@/lib/color/hex';
import { hazed, lightFromRight, lit } from '../light';
import type { Random } from '@/lib/random/random';
import { paintSky } from '../sky';
import { sceneryArt } from '../subject';
import { paintHill } from '../terrain';
import { broadleaf, bush, grassBlades } from '../trees';
import type { Environment } from './environment';

const GREENS = ['#3f8f4f', '#2f7d52', '#59a34a', '#4b9b5f'] as const;

/** Layers of leaves closing over a clearing, palms behind, lianas above. */
export const jungle: Environment = {
  paintBehind(canvas, plan) {
    const { widthPx: width, heightPx: height, unitPx } = canvas;
    paintSky(canvas, plan, height * 0.6);
    const haze = canvas.vertical(
      [
        [0, plan.palette.haze, 0.2],
        [1, plan.palette.haze, 0.9],
      ],
      0,
      height * 0.6,
    );
    canvas.layer(
      'haze',
      'atmosphere',
      0.1,
      `<rect width="${width}" height="${p(height * 0.7)}" fill="${haze}"/>`,
    );
    for (let band = 0; band < 3; band += 1) paintCanopy(canvas, plan, band / 2);
    const random = canvas.random('palms');
    let palms = '';
    for (const x of [0.16, 0.86, random.between(0.3, 0.42)]) {
      const high = unitPx * random.between(0.42, 0.56);
      palms += sceneryArt(
        canvas,
        plan,
        'noto:palm-tree',
        x * width,
        height * 0.76,
        high,
        0.14,
        random.chance(0.5),
      );
    }
    canvas.layer('palms', 'scenery', 0.5, palms);
    paintHill(
      canvas,
      'floor',
      height * (plan.horizon + 0.22),
      height * 0.03,
      1.2,
      lit(plan, '#5c9a4a'),
      0.55,
    );
    paintLianas(canvas, plan);
    paintLeaves(canvas, plan, 'leaves', 0.8, 0.5);
  },
  paintInFront(canvas, plan) {
    paintLeaves(canvas, plan, 'leaves-front', 1.03, 1);
  },
};

function paintCanopy(canvas: SceneCanvas, plan: ScenePlan, t: number): void {
  const random = canvas.random(`canopy-${t}`);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const baseY = height * (plan.horizon + 0.06 + 0.1 * t);
  let svg = '';
  const count = Math.round((15 - 5 * t) * (width / unitPx));
  for (let i = 0; i < count; i += 1) {
    const x = ((i + random()) / count) * width;
    const color = hazed(plan, random.pick(GREENS), 0.62 - 0.5 * t);
    svg += broadleaf(
      random,
      x,
      baseY,
      unitPx * random.between(0.34, 0.56),
      color,
      lightFromRight(plan),
    );
    svg += bush(
      random,
      x + random.between(-20, 20),
      baseY + 8,
      unitPx * random.between(0.12, 0.2),
      shade(color, -0.03),
    );
  }
  svg += `<rect y="${p(baseY - 4)}" width="${width}" height="${p(height - baseY)}" fill="${hazed(plan, '#4f8f4a', 0.5 - 0.4 * t)}"/>`;
  canvas.layer('canopy', 'scenery', 0.2 + 0.2 * t, svg);
}

function paintLianas(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('lianas');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (let i = 0; i < 7; i += 1) {
    const x = random() * width;
    const length = height * random.between(0.1, 0.3);
    const sway = unitPx * random.between(-0.04, 0.04);
    svg += `<path d="M${p(x)} -4q${p(sway)} ${p(length * 0.6)} 0 ${p(length)}" stroke="${lit(plan, '#4c7a3a')}" stroke-width="${n(unitPx * 0.005)}" fill="none"/>`;
    for (let k = 1; k <= 5; k += 1) {
      svg += leafShape(
        x + sway * 0.4,
        (length * k) / 5,
        unitPx * 0.024,
        k % 2 ? 40 : -220,
        lit(plan, '#5aa04a'),
      );
    }
  }
  canvas.layer('lianas', 'scenery', 0.6, svg);
}

/** Fans of broad leaves from both lower corners. */
function paintLeaves(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  foot: number,
  scale: number,
): void {
  const random = canvas.random(id);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (const [x, side] of [
    [-0.02, 1],
    [0.1, 1],
    [1.02, -1],
    [0.9, -1],
  ] as const) {
    const color = lit(plan, random.pick(GREENS));
    svg += fan(
      random,
      x * width,
      height * (foot + random.between(-0.02, 0.03)),
      unitPx * 0.24 * scale * random.between(0.8, 1.15),
      side,
      shade(color, -0.07 * scale),
    );
  }
  const place = () =>
    [
      random() * width,
      height * foot + random.between(-4, 14),
      unitPx * random.between(0.02, 0.05) * scale,
    ] as const;
  svg += `<path d="${grassBlades(random, 90, place)}" fill="${shade(lit(plan, '#3f7f45'), -0.05)}"/>`;
  canvas.layer(id, scale === 1 ? 'foreground' : 'scenery', scale === 1 ? 1 : 0.65, svg);
}

function fan(
  random: Random,
  x: number,
  y: number,
  length: number,
  side: number,
  color: Hex,
): string {
  let svg = '';
  for (let i = 0; i < 6; i += 1) {
    const angle = -90 + side * (i * 17 - 8) + random.between(-6, 6);
    svg += leafShape(
      x,
      y,
      length * random.between(0.75, 1.1),
      angle,
      shade(color, random.between(-0.03, 0.05)),
    );
  }
  return svg;
}

/** A pointed leaf with a midrib, growing from (x, y) at an angle. */
function leafShape(x: number, y: number, length: number, angle: number, color: Hex): string {
  const half = length * 0.2;
  return `<g transform="translate(${p(x)} ${p(y)}) rotate(${n(angle)})"><path d="M0 0Q${p(length * 0.4)} ${p(-half * 1.5)} ${p(length)} 0Q${p(length * 0.4)} ${p(half * 1.5)} 0 0Z" fill="${color}"/><path d="M0 0L${p(length * 0.9)} 0" stroke="${shade(color, 0.08)}" stroke-width="${n(length * 0.018)}"/></g>`;
}
