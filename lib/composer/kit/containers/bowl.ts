import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import {
  colorParameter,
  createLathe,
  defineThing,
  formed,
  hoop,
  MATERIALS,
  paintMouth,
  paintSide,
  type Profile,
  rod,
  type Sketch,
  topOf,
} from '../form';
import { LIQUID_NAMES, LIQUIDS } from './liquids';

const BOWLS = ['bowl', 'fruit-bowl', 'pet-bowl', 'mixing-bowl', 'mortar'] as const;
const PROFILES: Readonly<Record<(typeof BOWLS)[number], Profile>> = {
  bowl: '34 0!, 36 6!, 60 24, 76 50, 80 70',
  'fruit-bowl': '58 0!, 60 8!, 96 28, 128 64, 140 106',
  'pet-bowl': '88 0!, 86 6, 76 46!, 72 50',
  'mixing-bowl': '50 0!, 54 4!, 90 36, 112 84, 118 112',
  mortar: '46 0!, 48 10, 40 22, 58 40, 70 76, 72 96',
};

/** A bowl of pottery, wood or metal. What is in it stands between its back and its front. */
export const bowl = defineThing({
  id: 'bowl',
  parameters: z.object({
    style: z.enum(BOWLS).default('bowl'),
    color: colorParameter.optional(),
    material: z.enum(MATERIALS).default('ceramic'),
    filling: z.enum(LIQUID_NAMES).optional(),
    view: z.enum(['side', 'top']).default('side'),
  }),
  draw(p, pen) {
    const color = p.color ?? (p.material === 'wood' ? HOUSE.wood : pen.accents[2]);
    const body = createLathe(PROFILES[p.style], { tilt: 0.24 });
    const top = topOf(body);
    const filling = p.filling ? LIQUIDS[p.filling] : undefined;
    const r = top.radius;
    if (p.view === 'top') {
      return {
        svg:
          circle([0, 0], r, darker(color, 0.1)) +
          circle([-r * 0.01, -r * 0.02], r * 0.98, lighter(color, 0.3)) +
          circle([0, 0], r * 0.9, darker(color, 0.26)) +
          circle([r * 0.05, r * 0.06], r * 0.8, filling ?? darker(color, 0.1)) +
          (filling
            ? circle([-r * 0.1, -r * 0.12], r * 0.5, lighter(filling, 0.15))
            : circle([r * 0.1, r * 0.12], r * 0.6, color)),
        anchors: { inside: { at: [0, 0], spanCm: r * 1.6 }, grip: { at: [r, 0] } },
      };
    }
    const grain =
      p.material === 'wood'
        ? times(6, (index) =>
            hoop(
              body,
              top.height * (0.14 + index * 0.14),
              top.height * (0.155 + index * 0.14),
              darker(color, 0.3),
              0.45,
            ),
          ).join('')
        : p.style === 'bowl'
          ? hoop(body, top.height * 0.74, top.height * 0.8, lighter(color, 0.5), 0.8)
          : '';
    const pestle =
      p.style === 'mortar'
        ? rod(pen, `M-14 ${top.at[1] + 8}L40 ${top.at[1] - 74}`, lighter(color, 0.2), 17)
        : '';
    return {
      svg: paintMouth(body, color, { filling, wall: 0.06 }) + pestle,
      front:
        paintSide(pen, body, color, { material: p.material, extra: grain }) +
        stroke(
          `M${-r} ${top.at[1]}A${r} ${top.radiusY} 0 0 0 ${r} ${top.at[1]}`,
          lighter(color, 0.42),
          r * 0.035,
        ),
      anchors: {
        inside: { at: [0, top.at[1] + top.radiusY * 0.3], spanCm: r * 1.7 },
        surface: { at: top.at, spanCm: r * 1.7 },
        top: { at: top.at, spanCm: r * 2 },
        grip: { at: [r * 0.9, top.at[1] + top.height * 0.25] },
        gripFar: { at: [-r * 0.9, top.at[1] + top.height * 0.25] },
      },
    };
  },
});

/** Oblong, with a low rim and a handle at each end, seen from a little above. */
function tray(pen: Pen, color: Hex): Sketch {
  const grips = [-1, 1]
    .map((side) =>
      stroke(
        `M${side * 158} -44C${side * 184} -46 ${side * 194} -18 ${side * 180} -12`,
        darker(color, 0.24),
        7,
      ),
    )
    .join('');
  return {
    svg:
      grips +
      formed(pen, 'M-150 -62H150L182 -12Q184 0 172 0H-172Q-184 0 -182 -12Z', darker(color, 0.12), {
        depth: 8,
        light: 3,
      }) +
      path('M-143 -58H143L170 -14H-170Z', darker(color, 0.05)) +
      path('M-143 -58H143L148 -50H-148Z', darker(color, 0.2)) +
      path('M-96 -50H-30L-66 -14H-150Z', lighter(color, 0.3), { opacity: 0.5 }) +
      path('M-182 -12H182L180 -6H-180Z', lighter(color, 0.34)),
    anchors: {
      top: { at: [0, -26], spanCm: 290 },
      inside: { at: [0, -26], spanCm: 290 },
      grip: { at: [178, -14] },
      gripFar: { at: [-178, -14] },
    },
  };
}

/** A plate, a tray or a board: what is eaten lies on it. */
export const plate = defineThing({
  id: 'plate',
  parameters: z.object({
    style: z.enum(['plate', 'tray', 'stand', 'board']).default('plate'),
    color: colorParameter.optional(),
    view: z.enum(['side', 'top']).default('side'),
  }),
  draw(p, pen) {
    const isWood = p.style === 'board';
    const color =
      p.color ?? (isWood ? HOUSE.woodLight : p.style === 'tray' ? HOUSE.metal : '#fdf8f3');
    const r = 130;
    if (p.view === 'top') {
      return {
        svg:
          circle([r * 0.015, r * 0.03], r, darker(color, 0.16)) +
          circle([0, 0], r, color) +
          circle([-r * 0.006, -r * 0.01], r * 0.975, lighter(color, 0.6)) +
          circle([r * 0.012, r * 0.016], r * 0.77, darker(color, 0.12)) +
          circle([-r * 0.004, -r * 0.006], r * 0.763, darker(color, 0.035)),
        anchors: { inside: { at: [0, 0], spanCm: r * 1.5 }, top: { at: [0, 0], spanCm: r * 1.5 } },
      };
    }
    if (p.style === 'tray') return tray(pen, color);
    const lift = p.style === 'stand' ? 86 : 0;
    const dish = createLathe(
      isWood
        ? [
            [r, 0, 1],
            [r, 12, 1],
          ]
        : [
            [r * 0.62, 0, 1],
            [r * 0.66, 4],
            [r * 0.92, 9],
            [r, 13],
          ],
      { at: [0, -lift], tilt: 0.27 },
    );
    const top = topOf(dish);
    const foot = createLathe('56 0!, 50 4, 16 20, 12 50, 20 78, 40 88', { tilt: 0.27 });
    return {
      svg:
        (lift ? paintSide(pen, foot, color) : '') +
        paintSide(pen, dish, color, { material: isWood ? 'wood' : 'ceramic' }) +
        ellipse(top.at, top.radius, top.radiusY, lighter(color, 0.5)) +
        (isWood
          ? ellipse([0, top.at[1] + 1], r * 0.985, top.radiusY * 0.97, color)
          : ellipse([2, top.at[1] + 2], r * 0.76, top.radiusY * 0.74, darker(color, 0.13)) +
            ellipse([0, top.at[1] + 0.5], r * 0.745, top.radiusY * 0.72, darker(color, 0.04))),
      anchors: {
        top: { at: [0, top.at[1] + top.radiusY * 0.2], spanCm: r * 1.5 },
        inside: { at: [0, top.at[1] + top.radiusY * 0.2], spanCm: r * 1.5 },
        grip: { at: [r * 0.95, top.at[1]] },
        gripFar: { at: [-r * 0.95, top.at[1]] },
      },
    };
  },
});
