import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { shade, type Hex } from '@/lib/color/hex';
import { lit } from '../light';
import { sceneryArt } from '../subject';
import type { Environment } from './environment';

interface Scheme {
  wall: Hex;
  cupboard: Hex;
  top: Hex;
  floor: readonly [Hex, Hex];
}
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#f3e9dc', cupboard: '#5f8f8a', top: '#d9b48a', floor: ['#efe6da', '#d8cbb9'] },
  { wall: '#e6eef0', cupboard: '#e0a15a', top: '#f4efe6', floor: ['#f2ede4', '#b9c4c6'] },
  { wall: '#f6e6dc', cupboard: '#8a9f6a', top: '#c99a6b', floor: ['#f4e9dc', '#d9a98a'] },
  { wall: '#e9e6f0', cupboard: '#4f6f94', top: '#e2cfae', floor: ['#eceaf0', '#b7bccb'] },
];

/** A kitchen: cupboards over and under a worktop, tiles between them, a chequered floor. */
export const kitchen: Environment = {
  paintBehind(canvas, plan) {
    const scheme = canvas.random('kitchen').pick(SCHEMES);
    const floorY = plan.horizon * canvas.heightPx;
    paintWall(canvas, plan, scheme, floorY);
    paintFloor(canvas, plan, scheme, floorY);
    paintCupboards(canvas, plan, scheme, floorY);
    paintThings(canvas, plan, floorY);
  },
};

function paintWall(canvas: SceneCanvas, plan: ScenePlan, scheme: Scheme, floorY: number): void {
  const { widthPx: width, unitPx } = canvas;
  const wall = lit(plan, scheme.wall);
  const fill = canvas.vertical([
    [0, shade(wall, 0.02)],
    [1, shade(wall, -0.05)],
  ]);
  canvas.layer(
    'wall',
    'backdrop',
    0,
    `<rect width="${width}" height="${p(floorY)}" fill="${fill}"/>`,
  );
  const tile = unitPx * 0.055;
  const [top, bottom] = [floorY - unitPx * 0.42, floorY - unitPx * 0.2];
  let lines = '';
  for (let y = top; y <= bottom; y += tile * 0.6) lines += `M0 ${p(y)}H${width}`;
  for (let x = tile; x < width; x += tile) lines += `M${p(x)} ${p(top)}V${p(bottom)}`;
  canvas.layer(
    'tiles',
    'scenery',
    0.1,
    `<rect y="${p(top)}" width="${width}" height="${p(bottom - top)}" fill="${shade(wall, 0.05)}"/><path d="${lines}" fill="none" stroke="${shade(wall, -0.09)}" stroke-width="${n(unitPx * 0.0022)}"/>`,
  );
}

function paintFloor(canvas: SceneCanvas, plan: ScenePlan, scheme: Scheme, floorY: number): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const [light, dark] = scheme.floor.map((color) => lit(plan, color)) as [Hex, Hex];
  const depth = height - floorY;
  const rows = 5;
  let squares = '';
  for (let row = 0; row < rows; row += 1) {
    const [t0, t1] = [(row / rows) ** 1.5, ((row + 1) / rows) ** 1.5];
    const at = (k: number, t: number) => width / 2 + k * unitPx * 0.12 * (1 + t * 1.1);
    for (let k = -14 + (row % 2); k < 14; k += 2) {
      const right = Math.max(at(k + 1, t0), at(k + 1, t1));
      // A layer far outside the picture, inside a clipped scene, aborts resvg.
      if (right < 0 || Math.min(at(k, t0), at(k, t1)) > width) continue;
      squares += `M${p(at(k, t0))} ${p(floorY + depth * t0)}H${p(at(k + 1, t0))}L${p(at(k + 1, t1))} ${p(floorY + depth * t1)}H${p(at(k, t1))}Z`;
    }
  }
  canvas.layer(
    'floor',
    'scenery',
    0.3,
    `<rect y="${p(floorY)}" width="${width}" height="${p(depth)}" fill="${light}"/><path d="${squares}" fill="${dark}" opacity=".75"/>`,
  );
}

/** A row of doors: `inset` panels with a knob each, from `top` down. */
function doors(canvas: SceneCanvas, color: Hex, top: number, high: number, knobAt: number): string {
  const { widthPx: width, unitPx } = canvas;
  const wide = unitPx * 0.2;
  const gap = unitPx * 0.006;
  let svg = '';
  for (let x = gap / 2; x < width; x += wide) {
    const w = Math.min(wide, width - x) - gap;
    svg += `<rect x="${p(x)}" y="${p(top)}" width="${p(w)}" height="${p(high)}" rx="${n(unitPx * 0.006)}" fill="${color}"/><rect x="${p(x + w * 0.1)}" y="${p(top + high * 0.12)}" width="${p(w * 0.8)}" height="${p(high * 0.76)}" rx="${n(unitPx * 0.004)}" fill="none" stroke="${shade(color, -0.07)}" stroke-width="${n(unitPx * 0.003)}"/><circle cx="${p(x + w * 0.84)}" cy="${p(top + high * knobAt)}" r="${n(unitPx * 0.008)}" fill="${shade(color, 0.22)}"/>`;
  }
  return svg;
}

function paintCupboards(
  canvas: SceneCanvas,
  plan: ScenePlan,
  scheme: Scheme,
  floorY: number,
): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const color = lit(plan, scheme.cupboard);
  const top = lit(plan, scheme.top);
  const worktop = floorY - unitPx * 0.2;
  const upper = floorY - unitPx * 0.42;
  const high = Math.min(upper, unitPx * 0.2);
  canvas.layer(
    'upper-cupboards',
    'scenery',
    0.2,
    `<rect y="${p(upper - high)}" width="${width}" height="${p(high)}" fill="${shade(color, -0.1)}"/>${doors(canvas, color, upper - high + 2, high - 4, 0.8)}<rect y="${p(upper)}" width="${width}" height="${p(unitPx * 0.022)}" fill="#000000" opacity=".13"/>`,
  );
  const foot = floorY + height * 0.015;
  canvas.layer(
    'lower-cupboards',
    'scenery',
    0.35,
    `<rect y="${p(worktop)}" width="${width}" height="${p(foot - worktop)}" fill="${shade(color, -0.14)}"/>${doors(canvas, color, worktop + unitPx * 0.03, foot - worktop - unitPx * 0.045, 0.18)}<rect y="${p(worktop - unitPx * 0.008)}" width="${width}" height="${p(unitPx * 0.03)}" fill="${top}"/><rect y="${p(worktop + unitPx * 0.022)}" width="${width}" height="${p(unitPx * 0.012)}" fill="#000000" opacity=".16"/><rect y="${p(foot)}" width="${width}" height="${p(unitPx * 0.02)}" fill="#000000" opacity=".14"/>`,
  );
}

function paintThings(canvas: SceneCanvas, plan: ScenePlan, floorY: number): void {
  const random = canvas.random('kitchen-things');
  const { widthPx: width, unitPx } = canvas;
  const worktop = floorY - unitPx * 0.204;
  const taken = new Set(plan.subjects.map((placed) => placed.concept.asset));
  const small = [
    'own:kettle',
    'own:toaster',
    'own:pot',
    'own:blender',
    'noto:potted-plant',
    'own:bowl',
    'own:frying-pan',
  ];
  const free = small.filter((asset) => !taken.has(asset));
  let svg = '';
  for (const share of [0.1, 0.3, 0.72, 0.9]) {
    const asset = free.splice(Math.floor(random() * free.length), 1)[0];
    if (!asset) continue;
    const x = (share + random.between(-0.04, 0.04)) * width;
    const high = unitPx * (asset === 'noto:potted-plant' ? 0.15 : 0.1);
    svg += `<ellipse cx="${p(x)}" cy="${p(worktop)}" rx="${p(high * 0.5)}" ry="${p(high * 0.06)}" fill="#2a1608" opacity=".22"/>${sceneryArt(canvas, plan, asset, x, worktop, high, 0.06)}`;
  }
  canvas.layer('things', 'scenery', 0.4, svg);
}
