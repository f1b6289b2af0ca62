import { p, type SceneCanvas } from './canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';

export interface ConiferOptions {
  color: Hex;
  snow?: Hex;
  lightFromRight: boolean;
}

/** A two-tone conifer standing at (x, y), tiers of drooping boughs, with snow where asked. */
export function conifer(
  random: Random,
  x: number,
  y: number,
  height: number,
  { color, snow, lightFromRight }: ConiferOptions,
): string {
  const tiers = height > 260 ? 7 : height > 110 ? 6 : height > 50 ? 5 : 4;
  const width = height * random.between(0.36, 0.44);
  const light = lightFromRight ? 1 : -1;
  let svg = `<path d="M${p(x - height * 0.028)} ${p(y - height * 0.13)}h${p(height * 0.056)}v${p(height * 0.13)}h${p(-height * 0.056)}z" fill="${mix(color, '#3b2417', 0.6)}"/>`;
  for (let i = tiers - 1; i >= 0; i -= 1) {
    const t = (i + 1) / tiers;
    const top = i === 0 ? y - height : y - height + height * 0.757 * (i / tiers);
    const foot = y - height * 0.1 - height * 0.843 * (1 - t);
    const spread = width * (0.26 + 0.74 * t ** 0.9);
    svg += bough(
      random,
      x,
      top,
      foot,
      spread,
      height * 0.03,
      t,
      shade(color, -0.035 + 0.06 * (1 - t)),
    );
    const mid = (top + foot) / 2;
    const droop = height * 0.03;
    svg += `<path d="M${p(x)} ${p(top)}Q${p(x + light * spread * 0.16)} ${p(mid)} ${p(x + (light * spread) / 2)} ${p(foot)}Q${p(x + light * spread * 0.2)} ${p(foot + droop * 0.4)} ${p(x + light * spread * 0.08)} ${p(foot - droop)}Z" fill="${shade(color, 0.07, 1.05)}" opacity=".8"/>`;
    if (snow) svg += snowOnBough(x, top, foot, spread, droop, snow);
  }
  return svg;
}

function bough(
  random: Random,
  x: number,
  top: number,
  foot: number,
  spread: number,
  droop: number,
  t: number,
  fill: Hex,
): string {
  const teeth = Math.max(3, Math.round(3 + t * 4));
  const mid = (top + foot) / 2;
  let path = `M${p(x)} ${p(top)}Q${p(x - spread * 0.16)} ${p(mid)} ${p(x - spread / 2)} ${p(foot)}`;
  for (let j = 1; j <= teeth; j += 1) {
    const endX = x - spread / 2 + (spread * j) / teeth;
    const sag = Math.sin((Math.PI * j) / teeth);
    path += `Q${p(endX - spread / teeth / 2)} ${p(foot + droop * (random.between(0.6, 1.5) + 1.2 * sag))} ${p(endX)} ${p(foot + (j < teeth ? droop * 0.5 * sag : 0))}`;
  }
  path += `Q${p(x + spread * 0.16)} ${p(mid)} ${p(x)} ${p(top)}Z`;
  return `<path d="${path}" fill="${fill}"/>`;
}

function snowOnBough(
  x: number,
  top: number,
  foot: number,
  spread: number,
  droop: number,
  snow: Hex,
): string {
  const half = spread * 0.5;
  const rise = foot - top;
  const at = (dx: number, share: number) => `${p(x + dx)} ${p(foot - rise * share)}`;
  return `<path d="M${p(x)} ${p(top)}Q${p(x - spread * 0.15)} ${p(top + rise * 0.5)} ${p(x - half * 0.92)} ${p(foot - droop * 0.2)}Q${at(-half * 0.5, 0.42)} ${at(-half * 0.2, 0.25)}Q${at(0, 0.62)} ${at(half * 0.25, 0.22)}Q${at(half * 0.55, 0.4)} ${p(x + half * 0.94)} ${p(foot - droop * 0.2)}Q${p(x + spread * 0.15)} ${p(top + rise * 0.5)} ${p(x)} ${p(top)}Z" fill="${snow}" opacity=".95"/>`;
}

/** Rounds of a crown: sideways, upwards and radius, in shares of the tree's height. */
const CROWN = [
  [0, -0.7, 0.25],
  [-0.19, -0.6, 0.17],
  [0.19, -0.6, 0.17],
  [-0.11, -0.82, 0.15],
  [0.12, -0.83, 0.15],
  [0, -0.9, 0.1],
  [-0.29, -0.52, 0.11],
  [0.29, -0.52, 0.11],
  [-0.27, -0.7, 0.1],
  [0.27, -0.7, 0.1],
  [-0.1, -0.48, 0.11],
  [0.1, -0.48, 0.11],
] as const;

/** A round-crowned tree: trunk with a fork, and a crown of three tones, lit from one side. */
export function broadleaf(
  random: Random,
  x: number,
  y: number,
  height: number,
  color: Hex,
  lightFromRight: boolean,
): string {
  const side = lightFromRight ? 1 : -1;
  const at = (dx: number, dy: number) => `${p(x + dx * height)} ${p(y + dy * height)}`;
  const bark = mix('#6f4a30', color, 0.12);
  let svg = `<path d="M${at(-0.04, 0)}Q${at(-0.018, -0.25)} ${at(-0.05, -0.52)}L${at(0.05, -0.52)}Q${at(0.02, -0.25)} ${at(0.045, 0)}Z" fill="${bark}"/>`;
  const blobs = CROWN.map(
    ([dx, dy, r]) =>
      [
        dx + random.between(-0.03, 0.03),
        dy + random.between(-0.03, 0.02),
        r * random.between(0.88, 1.14),
      ] as const,
  );
  const crown = (list: typeof blobs, shift: number, lift: number, scale: number, fill: Hex) =>
    `<path d="${list
      .map(([dx, dy, r]) =>
        circlePath(x + (dx + shift * side) * height, y + (dy - lift) * height, r * scale * height),
      )
      .join('')}" fill="${fill}"/>`;
  const facing = blobs.filter(([dx, dy]) => dx * side > -0.2 && dy < -0.56);
  svg += crown(blobs, 0, -0.012, 1, shade(color, -0.06));
  svg += crown(blobs, 0.014, 0.016, 0.84, color);
  return svg + crown(facing, 0.028, 0.032, 0.46, shade(color, 0.04));
}

/** Flat clouds of leaves of an umbrella thorn: middle and half width, in shares of its height. */
const UMBRELLA = [
  [-0.3, -0.76, 0.3],
  [0.32, -0.7, 0.28],
  [0.02, -0.88, 0.42],
] as const;

/** An umbrella thorn: a forked stem below flat crowns, lit from above. */
export function umbrellaThorn(
  random: Random,
  x: number,
  y: number,
  height: number,
  color: Hex,
): string {
  const at = (dx: number, dy: number) => `${p(x + dx * height)} ${p(y + dy * height)}`;
  const bark = mix('#5d4230', color, 0.15);
  const limb = (dx: number, dy: number, width: number) =>
    `<path d="M${at(0, -0.26)}Q${at(dx * 0.35, -0.45)} ${at(dx, dy)}" stroke="${bark}" stroke-width="${p(width * height)}" stroke-linecap="round" fill="none"/>`;
  const stem = `<path d="M${at(-0.04, 0)}Q${at(-0.015, -0.14)} ${at(-0.03, -0.3)}L${at(0.03, -0.3)}Q${at(0.015, -0.14)} ${at(0.045, 0)}Z" fill="${bark}"/>`;
  const crowns = UMBRELLA.map(([dx, dy, half]) => {
    const wide = half * random.between(0.9, 1.1);
    const disc = (lift: number, scale: number, fill: Hex) =>
      `<ellipse cx="${p(x + dx * height)}" cy="${p(y + (dy - lift) * height)}" rx="${p(wide * scale * height)}" ry="${p(wide * scale * 0.3 * height)}" fill="${fill}"/>`;
    return (
      disc(0, 1, shade(color, -0.07)) +
      disc(0.022, 0.94, color) +
      disc(0.05, 0.66, shade(color, 0.05))
    );
  });
  return (
    stem +
    limb(-0.26, -0.72, 0.03) +
    limb(0.28, -0.68, 0.03) +
    limb(0.03, -0.84, 0.034) +
    crowns.join('')
  );
}

/** A circle as path data, so that many share one fill and one element. */
export function circlePath(x: number, y: number, r: number): string {
  return `M${p(x - r)} ${p(y)}a${p(r)} ${p(r)} 0 1 0 ${p(2 * r)} 0a${p(r)} ${p(r)} 0 1 0 ${p(-2 * r)} 0Z`;
}

/** A low bush of overlapping rounds. */
export function bush(random: Random, x: number, y: number, size: number, color: Hex): string {
  const rounds = Array.from({ length: 5 }, (_unused, i) => ({
    x: x + (i - 2) * size * 0.28 + random.between(-0.05, 0.05) * size,
    y: y - size * random.between(0.12, 0.34),
    r: size * random.between(0.2, 0.32),
  }));
  const layer = (scale: number, lift: number, fill: Hex) =>
    `<path d="${rounds.map((round) => circlePath(round.x, round.y - lift, round.r * scale)).join('')}" fill="${fill}"/>`;
  return (
    layer(1, 0, shade(color, -0.06)) +
    layer(0.85, size * 0.04, color) +
    layer(0.45, size * 0.12, shade(color, 0.06))
  );
}

/** Grass blades as one path of thin curved leaves. */
export function grassBlades(
  random: Random,
  count: number,
  place: () => readonly [x: number, y: number, height: number],
): string {
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y, height] = place();
    const bend = (random() - 0.5) * height * 0.7;
    const thick = Math.max(1.2, height * 0.09);
    path += `M${p(x - thick / 2)} ${p(y)}q${p(bend * 0.3)} ${p(-height * 0.6)} ${p(bend)} ${p(-height)}q${p(-bend * 0.2)} ${p(height * 0.5)} ${p(thick - bend)} ${p(height)}z`;
  }
  return path;
}

/** Vegetation green of a season, before light. */
export function foliageColor(canvas: SceneCanvas, season: string, random: Random): Hex {
  if (season === 'autumn')
    return random.pick(['#d9822b', '#c8552d', '#e0a63a', '#b5432e', '#c99a35']);
  if (season === 'spring') return random.pick(['#8cc761', '#a5d46a', '#f2b6cc', '#7fbf5c']);
  if (season === 'winter') return random.pick(['#8a9a8c', '#7f8f86']);
  return random.pick(['#5aa04f', '#6cb055', '#4f9450', '#7bb85a']);
}
