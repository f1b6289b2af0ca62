import type { ScenePlan } from '../plan/scene-plan';
import { n, p, type SceneCanvas } from './canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { hazed, lampsLit } from './light';
import type { Random } from '@/lib/random/random';

const LIT_WINDOW = '#ffdf94';

/** A grid of windows as two paths: the lit ones and the dark ones. */
function windowGrid(
  random: Random,
  box: { x: number; y: number; width: number; height: number },
  columns: number,
  rows: number,
  litShare: number,
): { lit: string; dark: string } {
  const [cellW, cellH] = [box.width / columns, box.height / rows];
  let lit = '';
  let dark = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const path = `M${p(box.x + (column + 0.22) * cellW)} ${p(box.y + (row + 0.22) * cellH)}h${p(cellW * 0.56)}v${p(cellH * 0.56)}h${p(-cellW * 0.56)}z`;
      if (random.chance(litShare)) lit += path;
      else dark += path;
    }
  }
  return { lit, dark };
}

export interface TowerStyle {
  color: Hex;
  /** 0 near to 1 lost in the haze. */
  distance: number;
}

/** A high-rise with windows, a shaded side and one of several tops, standing at baseY. */
export function tower(
  canvas: SceneCanvas,
  plan: ScenePlan,
  random: Random,
  x: number,
  baseY: number,
  width: number,
  height: number,
  { color, distance }: TowerStyle,
): string {
  const night = lampsLit(plan);
  const face = hazed(plan, color, distance);
  const top = baseY - height;
  const fill = canvas.vertical([
    [0, shade(face, 0.03)],
    [1, mix(face, plan.palette.haze, 0.25)],
  ]);
  const unit = canvas.unitPx;
  let svg = roof(random, x, top, width, unit, face);
  svg += `<path d="M${p(x)} ${p(top)}h${p(width)}v${p(height)}h${p(-width)}z" fill="${fill}"/>`;
  svg += `<path d="M${p(plan.sunX > 0.5 ? x : x + width * 0.68)} ${p(top)}h${p(width * 0.32)}v${p(height)}h${p(-width * 0.32)}z" fill="${shade(face, -0.05)}" opacity=".7"/>`;
  const columns = Math.max(2, Math.round(width / (unit * 0.018)));
  const rows = Math.max(3, Math.round(height / (unit * 0.026)));
  const grid = windowGrid(
    random,
    { x: x + width * 0.06, y: top + height * 0.03, width: width * 0.88, height: height * 0.94 },
    columns,
    rows,
    night ? 0.5 : 0.14,
  );
  const litColor = night
    ? mix(LIT_WINDOW, plan.palette.haze, distance * 0.7)
    : mix('#ffffff', plan.palette.haze, 0.3 + distance * 0.5);
  const darkColor = mix(shade(face, -0.09), '#23405e', 0.25);
  return `${svg}<path d="${grid.dark}" fill="${darkColor}" opacity="${n(0.75 - distance * 0.5)}"/><path d="${grid.lit}" fill="${litColor}" opacity="${n(0.95 - distance * 0.35)}"/>`;
}

function roof(
  random: Random,
  x: number,
  top: number,
  width: number,
  unit: number,
  face: Hex,
): string {
  const kind = random.whole(0, 4);
  const dark = shade(face, -0.04);
  const middle = x + width / 2;
  if (kind === 0) {
    return `<path d="M${p(x + width * 0.2)} ${p(top + 1)}v${p(-unit * 0.03)}h${p(width * 0.6)}v${p(unit * 0.03)}z" fill="${dark}"/>`;
  }
  if (kind === 1) {
    return `<path d="M${p(middle - 1.4)} ${p(top)}v${p(-unit * 0.07)}h2.800v${p(unit * 0.07)}z" fill="${dark}"/><path d="M${p(x + width * 0.28)} ${p(top + 1)}v${p(-unit * 0.02)}h${p(width * 0.44)}v${p(unit * 0.02)}z" fill="${dark}"/>`;
  }
  if (kind === 2) {
    return `<path d="M${p(x)} ${p(top + 1)}L${p(middle)} ${p(top - width * 0.5)}L${p(x + width)} ${p(top + 1)}z" fill="${dark}"/>`;
  }
  if (kind === 3) {
    return `<path d="M${p(x)} ${p(top + 1)}v${p(-unit * 0.03)}l${p(width)} ${p(-unit * 0.025)}v${p(unit * 0.055)}z" fill="${dark}"/>`;
  }
  return `<path d="M${p(x + width * 0.12)} ${p(top + 1)}a${p(width * 0.38)} ${p(width * 0.3)} 0 0 1 ${p(width * 0.76)} 0z" fill="${dark}"/>`;
}

export interface HouseColors {
  wall: Hex;
  roof: Hex;
  accent: Hex;
}

/** A street front: windows with frames, a door or a shop with an awning, a cornice. */
export function facade(
  canvas: SceneCanvas,
  plan: ScenePlan,
  random: Random,
  x: number,
  baseY: number,
  width: number,
  height: number,
  colors: HouseColors,
): string {
  const night = lampsLit(plan);
  const wall = hazed(plan, colors.wall, 0.06);
  const trim = hazed(plan, '#fff8ec', 0.06);
  const top = baseY - height;
  const unit = canvas.unitPx;
  const fill = canvas.vertical([
    [0, shade(wall, 0.03)],
    [1, shade(wall, -0.04)],
  ]);
  let svg = gable(plan, random, x, top, width, hazed(plan, colors.roof, 0.06));
  svg += `<path d="M${p(x)} ${p(top)}h${p(width)}v${p(height)}h${p(-width)}z" fill="${fill}"/><path d="M${p(x - 3)} ${p(top)}h${p(width + 6)}v${p(unit * 0.012)}h${p(-width - 6)}z" fill="${trim}"/>`;
  const shopHeight = unit * 0.15;
  const floors = Math.max(1, Math.round((height - shopHeight) / (unit * 0.12)));
  const columns = Math.max(2, Math.round(width / (unit * 0.085)));
  const cellH = (height - shopHeight - unit * 0.02) / floors;
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = x + ((column + 0.5) / columns) * width;
      const cy = top + unit * 0.02 + (floor + 0.52) * cellH;
      svg += windowFrame(
        plan,
        cx,
        cy,
        Math.min((width / columns) * 0.5, unit * 0.042),
        cellH * 0.56,
        trim,
        night ? random.chance(0.6) : false,
      );
    }
  }
  return svg + shopFront(canvas, plan, random, x, baseY, width, shopHeight, colors);
}

function gable(
  plan: ScenePlan,
  random: Random,
  x: number,
  top: number,
  width: number,
  color: Hex,
): string {
  if (random.chance(0.35)) return '';
  const rise = width * random.between(0.18, 0.4);
  const light = plan.sunX > 0.5 ? 0.03 : -0.03;
  if (random.chance(0.5)) {
    return `<path d="M${p(x - 6)} ${p(top + 2)}L${p(x + width * 0.14)} ${p(top - rise)}H${p(x + width * 0.86)}L${p(x + width + 6)} ${p(top + 2)}Z" fill="${color}"/>`;
  }
  return `<path d="M${p(x - 6)} ${p(top + 2)}L${p(x + width / 2)} ${p(top - rise * 1.4)}L${p(x + width + 6)} ${p(top + 2)}Z" fill="${color}"/><path d="M${p(x + width / 2)} ${p(top - rise * 1.4)}L${p(x + width + 6)} ${p(top + 2)}H${p(x + width / 2)}Z" fill="${shade(color, light)}"/>`;
}

function windowFrame(
  plan: ScenePlan,
  cx: number,
  cy: number,
  width: number,
  height: number,
  trim: Hex,
  isLit: boolean,
): string {
  const glass = isLit ? LIT_WINDOW : mix(plan.palette.sky[3], '#3f5f78', 0.45);
  const [x, y] = [cx - width / 2, cy - height / 2];
  const frame = Math.max(1.5, width * 0.1);
  return `<path d="M${p(x - frame)} ${p(y - frame)}h${p(width + 2 * frame)}v${p(height + 2 * frame)}h${p(-width - 2 * frame)}z" fill="${trim}"/><path d="M${p(x)} ${p(y)}h${p(width)}v${p(height)}h${p(-width)}z" fill="${glass}"/><path d="M${p(cx - frame / 3)} ${p(y)}h${p(frame * 0.66)}v${p(height)}h${p(-frame * 0.66)}zM${p(x)} ${p(cy)}h${p(width)}v${p(frame * 0.66)}h${p(-width)}z" fill="${trim}"/>`;
}

function shopFront(
  canvas: SceneCanvas,
  plan: ScenePlan,
  random: Random,
  x: number,
  baseY: number,
  width: number,
  height: number,
  colors: HouseColors,
): string {
  const accent = hazed(plan, colors.accent, 0.04);
  const glass = lampsLit(plan) ? '#ffe3a3' : mix(plan.palette.sky[3], '#49677d', 0.4);
  const doorX = x + width * (random.chance(0.5) ? 0.12 : 0.66);
  const paneX = doorX < x + width / 2 ? x + width * 0.42 : x + width * 0.1;
  const y = baseY - height;
  let svg = `<path d="M${p(x)} ${p(y)}h${p(width)}v${p(height)}h${p(-width)}z" fill="${shade(accent, -0.06)}"/>`;
  svg += `<path d="M${p(doorX)} ${p(y + height * 0.26)}h${p(width * 0.22)}v${p(height * 0.74)}h${p(-width * 0.22)}z" fill="${shade(accent, -0.14)}"/><path d="M${p(doorX + width * 0.035)} ${p(y + height * 0.34)}h${p(width * 0.15)}v${p(height * 0.3)}h${p(-width * 0.15)}z" fill="${glass}"/>`;
  svg += `<path d="M${p(paneX)} ${p(y + height * 0.3)}h${p(width * 0.48)}v${p(height * 0.52)}h${p(-width * 0.48)}z" fill="${glass}"/>`;
  if (!random.chance(0.7)) return svg;
  const stripes = 7;
  const step = (width * 1.02) / stripes;
  for (let i = 0; i < stripes; i += 1) {
    svg += `<path d="M${p(x - width * 0.01 + i * step)} ${p(y)}h${p(step)}v${p(height * 0.2)}a${p(step / 2)} ${p(step / 2.4)} 0 0 1 ${p(-step)} 0z" fill="${i % 2 ? hazed(plan, '#fff8ec', 0.04) : accent}"/>`;
  }
  return svg;
}
