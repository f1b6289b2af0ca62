import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Built of one kind: holy, crossed, washed. */

export const windowsAt = (spots: readonly (readonly [number, number])[], w: number, h: number) =>
  spots
    .map(
      ([x, y]) =>
        rectangle([x - w / 2, y - h / 2], w, h, '#3f6f9a') +
        rectangle([x - w / 2, y - h / 2], w, h / 2, HOUSE.sky),
    )
    .join('');
export const minaret: Drawer = (pen, { color = HOUSE.plaster }) => ({
  unitCm: 10,
  svg:
    formed(pen, 'M-30 0H30L26 -24H-26Z', darker(color, 0.12), { depth: 6 }) +
    formed(pen, 'M-22 -24L-17 -190H17L22 -24Z', color, {
      depth: 9,
      extra: times(6, (k) => rectangle([-4, -50 - k * 24], 8, 12, '#4a5a7a', { radius: 4 })).join(
        '',
      ),
    }) +
    formed(pen, 'M-28 -190H28L22 -178H-22Z', darker(color, 0.08), { depth: 4 }) +
    times(9, (k) => stroke(`M${-26 + k * 6.5} -202V-190`, darker(color, 0.25), 2)).join('') +
    stroke('M-28 -203H28', darker(color, 0.25), 3) +
    formed(pen, 'M-13 -190V-232H13V-190Z', color, {
      depth: 6,
      extra: rectangle([-5, -222], 10, 30, '#4a5a7a', { radius: 5 }),
    }) +
    formed(pen, 'M-17 -230Q-18 -252 0 -274Q18 -252 17 -230Z', HOUSE.teal, { depth: 7 }) +
    rod(pen, 'M0 -272V-290', HOUSE.gold, 3) +
    path('M-4 -300A6 6 0 1 0 6 -296A5 5 0 1 1 -4 -300Z', HOUSE.gold),
});
export const stupa: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 10,
  svg:
    formed(pen, 'M-130 0H130V-22H-130Z', darker(color, 0.14), { depth: 6 }) +
    formed(pen, 'M-104 -22H104V-42H-104Z', darker(color, 0.08), { depth: 6 }) +
    formed(pen, 'M-84 -42C-88 -104 -46 -132 0 -132S88 -104 84 -42Z', color, {
      depth: 18,
      light: 8,
    }) +
    formed(pen, 'M-26 -132H26V-162H-26Z', HOUSE.gold, { depth: 6 }) +
    [-11, 11]
      .map(
        (x) =>
          path(`M${x - 8} -148Q${x} -156 ${x + 8} -148Q${x} -142 ${x - 8} -148Z`, HOUSE.white) +
          circle([x, -148], 3, HOUSE.blue),
      )
      .join('') +
    path('M-1 -144q4 4 0 8', HOUSE.brown) +
    times(7, (k) =>
      formed(
        pen,
        `M${-20 + k * 2.4} ${-162 - k * 9}H${20 - k * 2.4}L${18 - k * 2.4} ${-171 - k * 9}H${-18 + k * 2.4}Z`,
        k % 2 ? HOUSE.gold : darker(HOUSE.gold, 0.14),
        { depth: 2 },
      ),
    ).join('') +
    ball(pen, [0, -230], 5, HOUSE.gold) +
    [-1, 1]
      .map(
        (s) =>
          stroke(`M0 -226Q${s * 60} -150 ${s * 126} -24`, HOUSE.stone, 1.6) +
          times(7, (k) => {
            const t = (k + 1) / 8;
            const x = s * (120 * t * t + 100 * t * (1 - t)) * 0.95;
            const y = -226 * (1 - t) ** 2 - 300 * t * (1 - t) - 24 * t * t;
            return path(
              `M${x.toFixed(1)} ${y.toFixed(1)}h9v10h-9Z`,
              [HOUSE.blue, HOUSE.white, HOUSE.red, HOUSE.green, HOUSE.yellow][k % 5] ?? HOUSE.red,
            );
          }).join(''),
      )
      .join(''),
});
export const coveredBridge: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 8,
  svg:
    path('M-180 0C-140 -40 140 -40 180 0Z', HOUSE.water) +
    [-130, 130]
      .map((x) =>
        formed(pen, `M${x - 26} -4L${x - 20} -44H${x + 20}L${x + 26} -4Z`, HOUSE.stone, {
          depth: 6,
        }),
      )
      .join('') +
    formed(pen, 'M-150 -44H150V-110H-150Z', color, {
      depth: 9,
      extra: times(19, (k) => stroke(`M${-144 + k * 16} -110V-44`, darker(color, 0.2), 2)).join(''),
    }) +
    rectangle([-112, -96], 224, 18, darker(color, 0.5)) +
    times(9, (k) => stroke(`M${-112 + k * 28} -96L${-98 + k * 28} -78`, HOUSE.wood, 3)).join('') +
    formed(pen, 'M-164 -108L-140 -146H140L164 -108Z', HOUSE.metalDark, { depth: 6 }) +
    rectangle([-156, -50], 312, 7, HOUSE.woodDark),
  anchors: { inside: { at: [0, -48], spanCm: 1600 }, top: { at: [0, -146], spanCm: 2000 } },
});
export const carWash: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 5,
  svg:
    rectangle([-110, -88], 220, 88, '#3f4a6a') +
    [-78, 78]
      .map((x) =>
        formed(pen, roundedPath([x - 20, -84], 40, 84, 18), x < 0 ? HOUSE.coral : HOUSE.teal, {
          depth: 6,
          extra: times(9, (k) =>
            stroke(`M${x - 22} ${-78 + k * 9}L${x + 22} ${-72 + k * 9}`, HOUSE.white, 2, {
              opacity: 0.6,
            }),
          ).join(''),
        }),
      )
      .join('') +
    formed(pen, roundedPath([-58, -94], 116, 22, 11), HOUSE.mustard, {
      depth: 5,
      extra: times(12, (k) =>
        stroke(`M${-54 + k * 10} -94v24`, HOUSE.white, 2, { opacity: 0.5 }),
      ).join(''),
    }) +
    [-128, 128]
      .map((x) => formed(pen, `M${x - 18} 0V-104H${x + 18}V0Z`, color, { depth: 6 }))
      .join('') +
    formed(pen, 'M-156 -134H156V-100H-156Z', color, { depth: 6 }) +
    [
      [-90, -117],
      [-66, -121],
      [66, -121],
      [90, -116],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 8, HOUSE.white, { opacity: 0.85 }))
      .join('') +
    path('M-36 -108V-116L-24 -126H20L34 -116V-108Z', HOUSE.white) +
    [-20, 20].map((x) => circle([x, -107], 5, HOUSE.ink)).join('') +
    times(12, (k) =>
      circle(
        [-90 + ((k * 0.618) % 1) * 180, -10 + ((k * 0.414) % 1) * 10],
        5 + (k % 3) * 2,
        HOUSE.white,
        { opacity: 0.9 },
      ),
    ).join(''),
  anchors: { inside: { at: [0, -2], spanCm: 480 }, door: { at: [0, 0] } },
});
export const helipad: Drawer = (pen) => ({
  unitCm: 8,
  svg:
    ellipse([0, -30], 150, 38, HOUSE.stoneDark) +
    ellipse([0, -38], 150, 38, HOUSE.asphalt) +
    `<ellipse cx="0" cy="-38" rx="126" ry="30" fill="none" stroke="${HOUSE.mustard}" stroke-width="7"/>` +
    path('M-50 -20L-38 -58H-18L-23 -44H23L18 -58H38L50 -20H28L25 -32H-25L-28 -20Z', HOUSE.white) +
    times(10, (k) => {
      const t = (k * Math.PI) / 5;
      return ball(pen, [142 * Math.cos(t), -38 + 35 * Math.sin(t)], 4, HOUSE.red);
    }).join(''),
  anchors: { seat: { at: [0, -36], spanCm: 1500 }, top: { at: [0, -36], spanCm: 1800 } },
});
export const fireEscape: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 5,
  svg:
    formed(pen, 'M-110 0H110V-250H-110Z', color, {
      depth: 10,
      extra: times(40, (k) =>
        rectangle(
          [-100 + ((k * 0.618) % 1) * 190, -244 + Math.floor(k * 6.1)],
          15,
          5,
          darker(color, 0.12),
        ),
      ).join(''),
    }) +
    windowsAt(
      [
        [-60, -215],
        [60, -215],
        [-60, -140],
        [60, -140],
        [-60, -65],
        [60, -65],
      ],
      40,
      46,
    ) +
    [-186, -111, -36]
      .map(
        (y, k) =>
          rectangle([-90, y], 180, 6, HOUSE.ink) +
          times(13, (j) => stroke(`M${-88 + j * 14.6} ${y - 22}V${y}`, HOUSE.ink, 2)).join('') +
          stroke(`M-90 ${y - 22}H90`, HOUSE.ink, 3.4) +
          (k < 2
            ? stroke(
                k
                  ? `M60 ${y}L-50 ${y + 75}M76 ${y}L-34 ${y + 75}`
                  : `M-60 ${y}L50 ${y + 75}M-76 ${y}L34 ${y + 75}`,
                HOUSE.ink,
                3.4,
              ) +
              times(8, (j) =>
                stroke(
                  k
                    ? `M${50 - j * 13.6} ${y + 8 + j * 9}h16`
                    : `M${-66 + j * 13.6} ${y + 8 + j * 9}h16`,
                  HOUSE.ink,
                  2.4,
                ),
              ).join('')
            : stroke(`M-76 ${y}V-4M-58 ${y}V-4`, HOUSE.ink, 3.4) +
              times(4, (j) => stroke(`M-76 ${y + 9 + j * 8}h18`, HOUSE.ink, 2.4)).join('')),
      )
      .join(''),
});
