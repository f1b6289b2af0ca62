import { n, p, type SceneCanvas } from './canvas';
import { mix, type Hex } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';

/** Colours of gas and phosphor. */
export const TUBE_COLORS = [
  '#ff4fb8',
  '#31e0ff',
  '#ffd24a',
  '#8f6bff',
  '#4dffa6',
  '#ff6a3d',
] as const;

/** Strokes of one glowing tube, from its halo to its core: width in tube widths, opacity. */
const HALO = [
  [9, 0.07],
  [5, 0.13],
  [2.6, 0.32],
] as const;

/** A bent glass tube: wide faint strokes for its glow, its colour, and a core that is nearly white. */
export function tube(path: string, color: Hex, widthPx: number, strength = 1): string {
  const line = (stroke: string, width: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${n(opacity)}"/>`;
  const glow = HALO.map(([width, opacity]) => line(color, width * widthPx, opacity * strength));
  return `${glow.join('')}${line(color, widthPx * 1.25, strength)}${line(mix(color, '#ffffff', 0.72), widthPx * 0.6, strength)}`;
}

/** A sign that needs no letters: the path of its tube about a middle, within a radius. */
type Pictogram = (x: number, y: number, r: number) => string;
const PICTOGRAMS: readonly [Pictogram, ...Pictogram[]] = [
  // A cocktail glass.
  (x, y, r) =>
    `M${p(x - r)} ${p(y - r)}h${p(2 * r)}l${p(-r)} ${p(r)}zM${p(x)} ${p(y)}v${p(r)}M${p(x - 0.5 * r)} ${p(y + r)}h${p(r)}`,
  // A heart.
  (x, y, r) =>
    `M${p(x)} ${p(y + r)}C${p(x - 2 * r)} ${p(y - 0.2 * r)} ${p(x - r)} ${p(y - 1.4 * r)} ${p(x)} ${p(y - 0.5 * r)}C${p(x + r)} ${p(y - 1.4 * r)} ${p(x + 2 * r)} ${p(y - 0.2 * r)} ${p(x)} ${p(y + r)}z`,
  // A star.
  (x, y, r) =>
    `M${Array.from({ length: 5 }, (_, i) => {
      const t = (i * 4 * Math.PI) / 5 - Math.PI / 2;
      return `${p(x + Math.cos(t) * r)} ${p(y + Math.sin(t) * r)}`;
    }).join('L')}z`,
  // A bolt.
  (x, y, r) =>
    `M${p(x + 0.3 * r)} ${p(y - r)}l${p(-0.9 * r)} ${p(1.15 * r)}h${p(0.7 * r)}l${p(-0.3 * r)} ${p(0.85 * r)}l${p(0.95 * r)} ${p(-1.2 * r)}h${p(-0.7 * r)}z`,
  // Two rings.
  (x, y, r) =>
    `M${p(x - r)} ${p(y)}a${p(r)} ${p(r)} 0 1 0 ${p(2 * r)} 0a${p(r)} ${p(r)} 0 1 0 ${p(-2 * r)} 0zM${p(x - 0.5 * r)} ${p(y)}a${p(0.5 * r)} ${p(0.5 * r)} 0 1 0 ${p(r)} 0a${p(0.5 * r)} ${p(0.5 * r)} 0 1 0 ${p(-r)} 0z`,
  // A bowl with steam.
  (x, y, r) =>
    `M${p(x - r)} ${p(y)}h${p(2 * r)}c0 ${p(0.7 * r)} ${p(-0.5 * r)} ${p(r)} ${p(-r)} ${p(r)}s${p(-r)} ${p(-0.3 * r)} ${p(-r)} ${p(-r)}zM${p(x - 0.4 * r)} ${p(y - 0.3 * r)}q${p(-0.3 * r)} ${p(-0.35 * r)} 0 ${p(-0.7 * r)}M${p(x + 0.4 * r)} ${p(y - 0.3 * r)}q${p(0.3 * r)} ${p(-0.35 * r)} 0 ${p(-0.7 * r)}`,
  // An arrow that points down.
  (x, y, r) =>
    `M${p(x)} ${p(y - r)}v${p(1.9 * r)}M${p(x - 0.7 * r)} ${p(y + 0.25 * r)}l${p(0.7 * r)} ${p(0.7 * r)}l${p(0.7 * r)} ${p(-0.7 * r)}`,
];

export interface Sign {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A sign that stands out from a front: a dark board in a tube frame, pictograms in tubes on it, and
 * the light it throws around. `mirrored` draws it upside down, as water shows it.
 */
export function neonSign(
  canvas: SceneCanvas,
  random: Random,
  { x, y, width, height }: Sign,
  mirrored: boolean,
): string {
  const [color, second] = [random.pick(TUBE_COLORS), random.pick(TUBE_COLORS)];
  const count = Math.max(1, Math.round(Math.max(width, height) / Math.min(width, height) - 0.3));
  const marks = Array.from({ length: count }, () => random.pick(PICTOGRAMS));
  const line = Math.max(1, Math.min(width, height) * 0.055);
  const light = canvas.radial([
    [0, color, 0.5],
    [0.45, color, 0.16],
    [1, color, 0],
  ]);
  const reach = Math.min(width, height) * 1.3;
  let svg = `<ellipse cx="${p(x + width / 2)}" cy="${p(y + height / 2)}" rx="${p(width / 2 + reach)}" ry="${p(height / 2 + reach)}" fill="${light}"/>`;
  svg += `<rect x="${p(x)}" y="${p(y)}" width="${p(width)}" height="${p(height)}" rx="${p(line * 2)}" fill="#0d0720"/>`;
  const [left, top, right, bottom] = [x + line, y + line, x + width - line, y + height - line];
  svg += tube(`M${p(left)} ${p(top)}H${p(right)}V${p(bottom)}H${p(left)}z`, color, line * 0.8, 0.9);
  const radius = Math.min(width, height) * 0.27;
  marks.forEach((mark, i) => {
    const t = (i + 0.5) / count;
    const along = mirrored ? 1 - t : t;
    const [cx, cy] =
      height > width ? [x + width / 2, y + height * along] : [x + width * t, y + height / 2];
    const path = mark(cx, cy, radius);
    const turned = mirrored ? ` transform="matrix(1 0 0 -1 0 ${p(2 * cy)})"` : '';
    svg += `<g${turned}>${tube(path, i % 2 ? color : second, line)}</g>`;
  });
  return svg;
}
