import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** Trees of the scenery: `size` is their height, they stand with their foot at a point, `far` as in air. */
export interface TreeSpec {
  foot: Point;
  size: number;
  color: Hex;
  far: number;
  snow?: boolean;
}

const BARK = '#5a4234';
const n = number;

export function wobbly(
  canvas: Canvas,
  [x, y]: Point,
  rx: number,
  ry: number,
  count = 9,
  jitter = 0.14,
) {
  const { random } = canvas;
  return blob(
    times(count, (index): Point => {
      const angle = (index / count) * 2 * Math.PI;
      const reach = 1 + random.between(-jitter, jitter);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
}

export function castShadow({ air }: Canvas, [x, y]: Point, halfWidth: number): string {
  return ellipse([x + halfWidth * 0.45, y], halfWidth, halfWidth * 0.15, air.light.shade, {
    opacity: 0.28,
  });
}

export function roundTree(canvas: Canvas, { foot, size, color, far, snow }: TreeSpec): string {
  if (snow) return wintryTree(canvas, { foot, size, color, far });
  const { air } = canvas;
  const [x, y] = foot;
  const trunk = `M${n(x - size * 0.05)} ${n(y)}L${n(x - size * 0.03)} ${n(y - size * 0.5)}H${n(x + size * 0.03)}L${n(x + size * 0.05)} ${n(y)}Z`;
  return (
    castShadow(canvas, foot, size * 0.42) +
    path(trunk, air.tone(BARK, -0.3, far)) +
    path(
      wobbly(canvas, [x, y - size * 0.66], size * 0.36, size * 0.35),
      air.tone(color, -0.5, far),
    ) +
    path(
      wobbly(canvas, [x - size * 0.06, y - size * 0.71], size * 0.28, size * 0.27),
      air.tone(color, 0.1, far),
    ) +
    path(
      wobbly(canvas, [x - size * 0.12, y - size * 0.8], size * 0.14, size * 0.12, 7),
      air.tone(color, 0.6, far),
    )
  );
}

/** A tree without leaves: limbs that fork, with snow along them. */
function wintryTree({ air, random }: Canvas, { foot: [x, y], size, far }: TreeSpec): string {
  const bark = air.tone(BARK, -0.25, far);
  const white = air.tone('#ffffff', 0.1, far);
  const limbs = [
    [0, 0.34, -0.34, 0.3],
    [0, 0.4, 0.33, 0.34],
    [0, 0.5, -0.2, 0.36],
    [0, 0.54, 0.16, 0.42],
    [-0.2, 0.52, -0.42, 0.2],
    [0.19, 0.6, 0.4, 0.2],
    [-0.12, 0.72, -0.27, 0.26],
    [0.1, 0.78, 0.22, 0.2],
  ].map(([dx = 0, up = 0, reach = 0, rise = 0]) => {
    const [fx, fy] = [x + dx * size, y - up * size];
    const [tx, ty] = [
      x + reach * size,
      y - (up + rise * 0.75 + random.between(-0.03, 0.03)) * size,
    ];
    return `M${n(fx)} ${n(fy)}Q${n((fx + tx) / 2)} ${n(fy - size * 0.06)} ${n(tx)} ${n(ty)}`;
  });
  const trunk = `M${n(x - size * 0.045)} ${n(y)}L${n(x - size * 0.014)} ${n(y - size * 0.86)}H${n(x + size * 0.014)}L${n(x + size * 0.045)} ${n(y)}Z`;
  const lift = `translate(0 ${n(-size * 0.012)})`;
  return (
    castShadow({ air } as Canvas, [x, y], size * 0.3) +
    path(trunk, bark) +
    stroke(limbs.join(''), bark, size * 0.026) +
    stroke(limbs.join(''), white, size * 0.011, { transform: lift })
  );
}

/** A tree as one smooth leaf-shaped crown, as in parks and streets. */
export function parkTree(canvas: Canvas, { foot, size, color, far, snow }: TreeSpec): string {
  if (snow) return wintryTree(canvas, { foot, size, color, far });
  const { air, pen } = canvas;
  const [x, y] = foot;
  const [w, top, low] = [size * 0.27, y - size, y - size * 0.22];
  const crown = `M${n(x)} ${n(top)}C${n(x + w)} ${n(top)} ${n(x + w * 1.15)} ${n(y - size * 0.55)} ${n(x + w)} ${n(y - size * 0.42)}C${n(x + w * 0.9)} ${n(low + size * 0.03)} ${n(x - w * 0.9)} ${n(low + size * 0.03)} ${n(x - w)} ${n(y - size * 0.42)}C${n(x - w * 1.15)} ${n(y - size * 0.55)} ${n(x - w)} ${n(top)} ${n(x)} ${n(top)}Z`;
  const half = `M${n(x + w * 0.1)} ${n(top)}C${n(x + w * 0.5)} ${n(y - size * 0.7)} ${n(x + w * 0.3)} ${n(y - size * 0.4)} ${n(x - w * 0.2)} ${n(low + size * 0.05)}H${n(x + w * 1.3)}V${n(top)}Z`;
  const branch = path(
    `M${n(x - size * 0.02)} ${n(y - size * 0.4)}L${n(x + size * 0.09)} ${n(y - size * 0.52)}L${n(x + size * 0.1)} ${n(y - size * 0.5)}L${n(x + size * 0.018)} ${n(y - size * 0.34)}Z`,
    air.tone(BARK, -0.1, far),
  );
  return (
    castShadow(canvas, foot, size * 0.3) +
    path(crown, air.tone(color, 0.12, far)) +
    pen.clip(crown, path(half, air.tone(color, -0.38, far))) +
    rectangle(
      [x - size * 0.02, y - size * 0.46],
      size * 0.04,
      size * 0.46,
      air.tone(BARK, -0.1, far),
    ) +
    branch
  );
}

export function conifer({ air }: Canvas, { foot, size, color, far, snow }: TreeSpec): string {
  const [x, y] = foot;
  const tiers = size > 250 ? 7 : size > 130 ? 5 : 4;
  const step = 0.8 / tiers;
  const dark = air.tone(color, -0.45, far);
  const lit = air.tone(color, 0.25, far);
  const white = air.tone('#ffffff', 0.2, far);
  const trunk = rectangle(
    [x - size * 0.03, y - size * 0.12],
    size * 0.06,
    size * 0.13,
    air.tone(BARK, -0.3, far),
  );
  const rows = times(tiers, (index) => {
    const low = y - size * (0.08 + index * step);
    const top = low - size * step * 1.75;
    const w = size * (0.27 - (index * 0.2) / tiers) * (index % 2 ? 0.93 : 1.03);
    const at = (share: number) => low + (top - low) * share;
    const left: Point[] = [
      [x, low + size * 0.015],
      [x - w * 0.45, low - size * 0.03],
      [x - w, low],
      [x, top],
    ];
    const right: Point[] = [
      [x, low + size * 0.015],
      [x + w * 0.45, low - size * 0.03],
      [x + w, low],
      [x, top],
    ];
    const cap: Point[] = [
      [x - w * 0.62, at(0.38)],
      [x - w * 0.2, at(0.3)],
      [x, at(0.42)],
      [x + w * 0.3, at(0.26)],
      [x + w * 0.66, at(0.34)],
      [x, top],
    ];
    return shape(right, dark) + shape(left, lit) + (snow ? shape(cap, white) : '');
  });
  return trunk + rows.join('');
}

export function cypress({ air }: Canvas, { foot, size, color, far }: TreeSpec): string {
  const [x, y] = foot;
  const w = size * 0.12;
  const half = (side: number) =>
    `M${n(x)} ${n(y - size)}C${n(x + side * w * 0.7)} ${n(y - size * 0.7)} ${n(x + side * w * 1.5)} ${n(y - size * 0.25)} ${n(x + side * w * 0.5)} ${n(y - size * 0.04)}L${n(x)} ${n(y)}Z`;
  return (
    ellipse([x + size * 0.3, y], size * 0.36, size * 0.03, air.light.shade, { opacity: 0.28 }) +
    path(half(1), air.tone(color, -0.65, far)) +
    path(half(-1), air.tone(color, 0.1, far))
  );
}

function frond(tip: Point, end: Point, sag: Point, width: number): string {
  const [tx, ty] = tip;
  const [ex, ey] = end;
  const [mx, my] = sag;
  return `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my - width)} ${n(ex)} ${n(ey)}Q${n(mx + (ex - mx) * 0.4)} ${n(my + width * 1.1)} ${n(tx + (mx - tx) * 0.9)} ${n(my + width * 1.5)}Z`;
}

export function palm(canvas: Canvas, spec: TreeSpec & { lean?: number }): string {
  const { air, random } = canvas;
  const { foot, size, color, far, lean = random.between(-0.2, 0.2) } = spec;
  const [x, y] = foot;
  const [tx, ty, w] = [x + lean * size, y - size * 0.86, size * 0.026];
  const trunk = `M${n(x - w * 1.6)} ${n(y)}Q${n(x + lean * size * 0.15)} ${n(y - size * 0.5)} ${n(tx - w * 0.7)} ${n(ty)}H${n(tx + w * 0.7)}Q${n(x + lean * size * 0.35)} ${n(y - size * 0.45)} ${n(x + w * 1.6)} ${n(y)}Z`;
  const rings =
    size > 90
      ? times(6, (index) => {
          const share = 0.15 + index * 0.13;
          const cx = x + lean * size * share ** 1.6;
          return rectangle(
            [cx - w * 1.1, y - size * 0.86 * share],
            w * 2.2,
            Math.max(1, size * 0.008),
            air.tone('#5e422f', -0.3, far),
            { opacity: 0.6 },
          );
        }).join('')
      : '';
  const fronds = [-2.95, -2.45, -2, -1.45, -0.95, -0.5, -0.05, 0.35, 2.8].map((start, index) => {
    const angle = start + random.between(-0.12, 0.12);
    const reach = size * random.between(0.36, 0.46);
    const end: Point = [
      tx + Math.cos(angle) * reach,
      ty + Math.sin(angle) * reach * 0.62 + reach * 0.3,
    ];
    const sag: Point = [
      tx + Math.cos(angle) * reach * 0.5,
      ty + Math.sin(angle) * reach * 0.62 - reach * 0.12,
    ];
    const key = Math.cos(angle) < 0.2 ? 0.3 : -0.45;
    return path(
      frond([tx, ty], end, sag, size * 0.06),
      air.tone(color, key + (index % 2 ? 0.12 : -0.1), far),
    );
  });
  const nuts = [-0.03, 0.025].map((dx) =>
    circle([tx + dx * size, ty + size * 0.03], size * 0.024, air.tone('#6b4a30', -0.2, far)),
  );
  return (
    castShadow(canvas, foot, size * 0.24) +
    path(trunk, air.tone('#8a6545', -0.2, far)) +
    rings +
    fronds.join('') +
    nuts.join('')
  );
}
