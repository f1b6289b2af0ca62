import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { lampsLit, lit } from '../light';
import { sceneryArt } from '../subject';
import type { Environment } from './environment';

interface Scheme {
  wall: Hex;
  floor: Hex;
  curtain: Hex;
  rug: Hex;
}
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#ead9c5', floor: '#b98258', curtain: '#3c7a89', rug: '#c8553d' },
  { wall: '#d3dfd6', floor: '#c08f5f', curtain: '#d9985f', rug: '#4f7f70' },
  { wall: '#dcd3e4', floor: '#a8754f', curtain: '#7a5f9a', rug: '#d9b25f' },
  { wall: '#cfdde6', floor: '#b58a64', curtain: '#e0b25f', rug: '#3f6f94' },
  { wall: '#efd6c9', floor: '#9a6b4a', curtain: '#a8505a', rug: '#5f8f8a' },
];

/** A lived-in room: boards, a window onto the hour, pictures, a rug and a plant. */
export const room: Environment = {
  paintBehind(canvas, plan) {
    const random = canvas.random('room');
    const scheme = random.pick(SCHEMES);
    const floorY = plan.horizon * canvas.heightPx;
    const windowRight = random.chance(0.6);
    paintShell(canvas, plan, scheme, floorY);
    paintWindow(canvas, plan, scheme, floorY, windowRight ? 0.6 : 0.1);
    paintPictures(canvas, plan, floorY, windowRight ? 0.1 : 0.62);
    paintRug(canvas, plan, scheme);
    paintCorners(canvas, plan, floorY, windowRight);
  },
};

function paintShell(canvas: SceneCanvas, plan: ScenePlan, scheme: Scheme, floorY: number): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const warm = lampsLit(plan) ? 0.5 : 1;
  const tone = (color: Hex) =>
    warm < 1 ? mix(lit(plan, color), '#e8a35f', 0.16) : lit(plan, color);
  const wall = tone(scheme.wall);
  const floor = tone(scheme.floor);
  const wallFill = canvas.vertical([
    [0, shade(wall, 0.03)],
    [1, shade(wall, -0.04)],
  ]);
  const floorFill = canvas.vertical([
    [0, shade(floor, -0.05)],
    [1, shade(floor, 0.04)],
  ]);
  const trim = tone('#fff8ee');
  canvas.layer(
    'wall',
    'backdrop',
    0,
    `<rect width="${width}" height="${p(floorY)}" fill="${wallFill}"/>`,
  );
  let svg = `<rect y="${p(floorY)}" width="${width}" height="${p(height - floorY)}" fill="${floorFill}"/>`;
  for (let i = -9; i <= 18; i += 1) {
    const x = width * 0.5 + (i - 4.5) * unitPx * 0.11;
    const foot = width * 0.5 + (i - 4.5) * unitPx * 0.23;
    // A layer far outside the picture, inside a clipped scene, aborts resvg.
    if (Math.max(x, foot) < 0 || Math.min(x, foot) > width) continue;
    svg += `<path d="M${p(x)} ${p(floorY)}L${p(foot)} ${height}" stroke="${shade(floor, -0.11)}" stroke-width="${n(unitPx * 0.0018)}" stroke-opacity=".45"/>`;
  }
  svg += `<rect y="${p(floorY - unitPx * 0.022)}" width="${width}" height="${p(unitPx * 0.024)}" fill="${trim}"/><rect y="${p(floorY + unitPx * 0.002)}" width="${width}" height="${p(unitPx * 0.006)}" fill="#000" opacity=".14"/>`;
  canvas.layer('floor', 'scenery', 0.3, svg);
}

function paintWindow(
  canvas: SceneCanvas,
  plan: ScenePlan,
  scheme: Scheme,
  floorY: number,
  left: number,
): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const { palette } = plan;
  const [w, h] = [unitPx * 0.28, Math.min(unitPx * 0.36, floorY * 0.62)];
  const x = left * width + (width - unitPx) * 0.1;
  const y = Math.max(unitPx * 0.1, floorY - h - unitPx * 0.2);
  const frame = unitPx * 0.016;
  const trim = lit(plan, '#fffaf2');
  const sky = canvas.vertical(palette.sky.map((color, i): [number, string] => [i / 4, color]));
  const clip = canvas.clip(`<rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}"/>`);
  let svg = `<rect x="${p(x - frame)}" y="${p(y - frame)}" width="${p(w + 2 * frame)}" height="${p(h + 2 * frame)}" rx="4" fill="${trim}"/><g clip-path="${clip}"><rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}" fill="${sky}"/><circle cx="${p(x + w * 0.6)}" cy="${p(y + h * 0.42)}" r="${p(w * 0.1)}" fill="${palette.sun}"/>`;
  svg += `<path d="M${p(x)} ${p(y + h * 0.78)}q${p(w * 0.25)} ${p(-h * 0.22)} ${p(w * 0.5)} ${p(-h * 0.04)}t${p(w * 0.5)} ${p(-h * 0.08)}V${p(y + h)}H${p(x)}Z" fill="${mix(palette.far, palette.haze, 0.3)}"/><path d="M${p(x)} ${p(y + h * 0.92)}q${p(w * 0.3)} ${p(-h * 0.16)} ${p(w * 0.6)} ${p(-h * 0.05)}t${p(w * 0.4)} ${p(-h * 0.04)}V${p(y + h)}H${p(x)}Z" fill="${mix(palette.near, palette.far, 0.35)}"/></g>`;
  svg += `<path d="M${p(x + w / 2 - frame * 0.3)} ${p(y)}h${p(frame * 0.6)}v${p(h)}h${p(-frame * 0.6)}zM${p(x)} ${p(y + h * 0.48)}h${p(w)}v${p(frame * 0.6)}h${p(-w)}z" fill="${trim}"/><rect x="${p(x - frame * 2)}" y="${p(y + h + frame * 0.6)}" width="${p(w + frame * 4)}" height="${p(frame * 1.4)}" rx="3" fill="${trim}"/>`;
  svg +=
    curtain(canvas, plan, scheme, x - w * 0.14, y - unitPx * 0.03, w * 0.3, h * 1.24, 1) +
    curtain(canvas, plan, scheme, x + w * 1.14, y - unitPx * 0.03, w * 0.3, h * 1.24, -1);
  svg += `<rect x="${p(x - w * 0.24)}" y="${p(y - unitPx * 0.042)}" width="${p(w * 1.48)}" height="${p(unitPx * 0.012)}" rx="${p(unitPx * 0.006)}" fill="${lit(plan, '#7a5236')}"/>`;
  canvas.layer('window', 'scenery', 0.2, svg);
  if (palette.brightness < 0.4) return;
  const beam = canvas.slanted(
    [
      [0, palette.glow, 0.32],
      [1, palette.glow, 0],
    ],
    [0.5, 0],
    [0.3, 1],
  );
  const lean = left > 0.4 ? -1 : 1;
  canvas.layer(
    'beam',
    'atmosphere',
    0.5,
    `<path d="M${p(x)} ${p(y)}H${p(x + w)}L${p(x + w + lean * unitPx * 0.4)} ${height}H${p(x - unitPx * 0.12 + lean * unitPx * 0.5)}Z" fill="${beam}"/>`,
  );
}

function curtain(
  canvas: SceneCanvas,
  plan: ScenePlan,
  scheme: Scheme,
  x: number,
  y: number,
  width: number,
  height: number,
  side: 1 | -1,
): string {
  const color = lit(plan, scheme.curtain);
  const fill = canvas.slanted(
    [
      [0, shade(color, -0.04)],
      [0.3, shade(color, 0.04)],
      [0.6, shade(color, -0.03)],
      [1, shade(color, 0.02)],
    ],
    [0, 0],
    [1, 0],
  );
  const w = width * side;
  return `<path d="M${p(x)} ${p(y)}h${p(w)}q${p(-w * 0.24)} ${p(height * 0.5)} ${p(w * 0.06)} ${p(height)}h${p(-w * 1.1)}z" fill="${fill}"/>`;
}

function paintPictures(canvas: SceneCanvas, plan: ScenePlan, floorY: number, left: number): void {
  const random = canvas.random('pictures');
  const { widthPx: width, unitPx } = canvas;
  let svg = '';
  let x = left * width + unitPx * 0.02;
  const count = random.whole(1, 3);
  for (let i = 0; i < count; i += 1) {
    const [w, h] = [unitPx * random.between(0.09, 0.15), unitPx * random.between(0.12, 0.19)];
    const y = floorY * 0.36 - h / 2 + random.between(-0.01, 0.03) * unitPx;
    const frame = lit(plan, random.pick(['#7a5236', '#3a2a20', '#c99a5a']));
    const [a, b, c] = [
      random.pick(['#e76f51', '#e9b44c', '#d98ca0']),
      random.pick(['#2a9d8f', '#4f7f94', '#6b8f5a']),
      '#fdf6ea',
    ].map((color) => lit(plan, color)) as [Hex, Hex, Hex];
    const clip = canvas.clip(
      `<rect x="${p(x + w * 0.1)}" y="${p(y + w * 0.1)}" width="${p(w * 0.8)}" height="${p(h - w * 0.2)}"/>`,
    );
    svg += `<rect x="${p(x + 3)}" y="${p(y + 5)}" width="${p(w)}" height="${p(h)}" fill="#000" opacity=".14"/><rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}" fill="${frame}"/><g clip-path="${clip}"><rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}" fill="${c}"/><circle cx="${p(x + w * random.between(0.3, 0.7))}" cy="${p(y + h * 0.4)}" r="${p(w * 0.24)}" fill="${a}"/><path d="M${p(x)} ${p(y + h * 0.7)}q${p(w * 0.35)} ${p(-h * 0.26)} ${p(w * 0.6)} ${p(-h * 0.05)}t${p(w * 0.5)} ${p(-h * 0.1)}V${p(y + h)}H${p(x)}Z" fill="${b}"/></g>`;
    x += w + unitPx * random.between(0.03, 0.06);
  }
  canvas.layer('pictures', 'scenery', 0.15, svg);
}

function paintRug(canvas: SceneCanvas, plan: ScenePlan, scheme: Scheme): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const color = lit(plan, scheme.rug);
  const [cx, cy] = [width * 0.5, height * 0.885];
  const ring = (scale: number, attributes: string) =>
    `<ellipse cx="${p(cx)}" cy="${p(cy)}" rx="${p(unitPx * 0.42 * scale)}" ry="${p(unitPx * 0.085 * scale)}" ${attributes}/>`;
  canvas.layer(
    'rug',
    'scenery',
    0.4,
    ring(1, `fill="${color}"`) +
      ring(
        0.9,
        `fill="none" stroke="${lit(plan, '#f2d9b0')}" stroke-width="${n(unitPx * 0.007)}"`,
      ) +
      ring(0.74, `fill="${shade(color, 0.06)}"`),
  );
}

function paintCorners(
  canvas: SceneCanvas,
  plan: ScenePlan,
  floorY: number,
  windowRight: boolean,
): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const taken = new Set(plan.subjects.map((placed) => placed.concept.id));
  const foot = floorY + height * 0.045;
  let svg = '';
  const stand = (asset: string, x: number, high: number) => {
    svg += `<ellipse cx="${p(x)}" cy="${p(foot)}" rx="${p(high * 0.26)}" ry="${p(high * 0.03)}" fill="#2a1608" opacity=".25"/>`;
    svg += sceneryArt(canvas, plan, asset, x, foot, high, 0);
  };
  if (!taken.has('potted-plant'))
    stand('noto:potted-plant', width * (windowRight ? 0.94 : 0.06), unitPx * 0.26);
  if (!taken.has('floor-lamp') && !taken.has('lamp')) {
    const x = width * (windowRight ? 0.06 : 0.94);
    if (lampsLit(plan)) {
      const glow = canvas.radial([
        [0, '#ffd98a', 0.75],
        [0.35, '#ffd98a', 0.25],
        [1, '#ffd98a', 0],
      ]);
      svg += `<circle cx="${p(x)}" cy="${p(foot - unitPx * 0.36)}" r="${p(unitPx * 0.34)}" fill="${glow}"/>`;
    }
    stand('own:floor-lamp', x, unitPx * 0.44);
  }
  canvas.layer('corners', 'scenery', 0.35, svg);
}
