import type { Hex } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer } from '../form';

/** Flat stones that goods and food are shown on, seen a little from above; in millimetres. */

const TOP =
  'M-196 -44Q-190 -66 -166 -66H166Q190 -66 196 -44L214 -22Q218 -14 206 -14H-206Q-218 -14 -214 -22Z';
const FRONT = 'M-214 -20Q-214 -14 -206 -14H206Q214 -14 214 -20V-6Q214 0 206 0H-206Q-214 0 -214 -6Z';

const slab =
  (color: Hex, veins: string, vein: Hex): Drawer =>
  (pen, wish) => {
    const own = wish.color ?? color;
    return {
      svg:
        path(FRONT, darker(own, 0.16)) +
        path(TOP, own) +
        pen.clip(
          TOP,
          stroke(veins, vein, 3.4, { opacity: 0.6 }) +
            path('M-170 -66H-40L-110 -14H-216Z', lighter(own, 0.5), { opacity: 0.35 }),
        ),
      anchors: { top: { at: [0, -36], spanCm: 330 } },
    };
  };

export const slabs = defineFamily('slab', {
  marble: slab(
    '#f3f1f0',
    'M-220 -30C-150 -60 -120 -20 -60 -44S40 -50 90 -24S170 -50 220 -36M-120 -66C-100 -50 -130 -36 -96 -14M60 -66C70 -44 30 -34 52 -14M140 -60C150 -46 180 -40 176 -14',
    '#b9b4bb',
  ),
  slate: slab('#3f4356', 'M-200 -54L-60 -50L40 -56L190 -50M-190 -26L-20 -30L150 -24', HOUSE.ink),
  stone: slab(HOUSE.stone, 'M-160 -50l40 6l30 -8M20 -30l50 -6l34 8M120 -56l40 6', HOUSE.stoneDark),
});
