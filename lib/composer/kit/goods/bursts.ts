import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { defineFamily, type Drawer } from '../form/family';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';

/** What bursts behind goods in advertisements: a splash that closes about them, with drops in the air. */

const n = number;

/** From left to right: where each finger of the splash ends, how thick it is there, and the valley after it. */
interface Finger {
  tip: readonly [number, number];
  thick: number;
  valley?: readonly [number, number];
}
const BACK: readonly Finger[] = [
  { tip: [-150, -64], thick: 8, valley: [-112, -46] },
  { tip: [-128, -134], thick: 11, valley: [-84, -84] },
  { tip: [-84, -196], thick: 9, valley: [-44, -104] },
  { tip: [-30, -168], thick: 7, valley: [4, -108] },
  { tip: [44, -206], thick: 10, valley: [64, -104] },
  { tip: [106, -166], thick: 11, valley: [96, -72] },
  { tip: [142, -104], thick: 9, valley: [118, -36] },
  { tip: [164, -44], thick: 7 },
];
const FRONT: readonly Finger[] = [
  { tip: [-138, -30], thick: 6, valley: [-104, -26] },
  { tip: [-108, -84], thick: 9, valley: [-70, -30] },
  { tip: [-52, -62], thick: 6, valley: [-12, -18] },
  { tip: [30, -46], thick: 6, valley: [58, -24] },
  { tip: [98, -92], thick: 9, valley: [100, -22] },
  { tip: [142, -34], thick: 6 },
];
const DROPS: readonly (readonly [number, number, number])[] = [
  [-146, -112, 6],
  [-112, -178, 8],
  [-62, -214, 5],
  [-8, -204, 7],
  [70, -224, 5],
  [124, -190, 7],
  [158, -132, 5],
  [-166, -40, 5],
  [172, -78, 6],
  [-100, -210, 4],
];

/** One outline: narrow fingers with a drop at their ends, and wide round valleys between them. */
function sheet(fingers: readonly Finger[], half: number): string {
  const parts = fingers.map(({ tip: [x, y], thick, valley }) => {
    const lean = x / half;
    const rise = `C${n(x - lean * 26 - thick * 2.2)} ${n(y * 0.35)} ${n(x - lean * 14 - thick)} ${n(y * 0.75)} ${n(x - thick)} ${n(y)}`;
    const end = `A${n(thick)} ${n(thick)} 0 1 1 ${n(x + thick * 0.8)} ${n(y + thick * 0.7)}`;
    const [vx, vy] = valley ?? [half, 0];
    const fall = `C${n(x - lean * 8 + thick * 0.4)} ${n(y * 0.7)} ${n(vx - (vx - x) * 0.7)} ${n(vy)} ${n(vx)} ${n(vy)}`;
    return rise + end + fall;
  });
  return `M${n(-half)} 0${parts.join('')}C${n(half * 0.7)} 22 ${n(-half * 0.7)} 22 ${n(-half)} 0Z`;
}

const shine = ([x, y]: readonly [number, number], thick: number) =>
  ellipse([x - thick * 0.25, y + thick * 0.4], thick * 0.3, thick * 0.5, '#ffffff', {
    opacity: 0.7,
  });

function layer(fingers: readonly Finger[], half: number, color: Hex, inner: Hex): string {
  const shrunk = fingers.map(({ tip: [x, y], thick, valley }) => ({
    tip: [x * 0.97, y * 0.8] as const,
    thick: thick * 0.36,
    ...(valley ? { valley: [valley[0] * 0.98, valley[1] * 0.52] as const } : {}),
  }));
  return (
    path(sheet(fingers, half), color) +
    path(sheet(shrunk, half * 0.9), inner, { opacity: 0.8 }) +
    fingers.map(({ tip, thick }) => shine(tip, thick)).join('')
  );
}

const liquidSplash: Drawer = (_pen, { color = HOUSE.water }) => ({
  unitCm: 0.1,
  svg:
    ellipse([0, 8], 150, 20, darker(color, 0.14), { opacity: 0.9 }) +
    layer(BACK, 132, darker(color, 0.08), lighter(color, 0.16)) +
    layer(FRONT, 140, color, lighter(color, 0.36)) +
    ellipse([0, 8], 92, 10, lighter(color, 0.3), { opacity: 0.8 }) +
    DROPS.map(
      ([x, y, r]) =>
        circle([x, y], r, color) +
        circle([x - r * 0.3, y - r * 0.3], r * 0.36, '#ffffff', { opacity: 0.75 }),
    ).join(''),
});

export const goodsBurst = defineFamily('goods-burst', { 'liquid-splash': liquidSplash });
