import type { Hex } from '@/lib/color/hex';
import { circle, line, path, rectangle, shape } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { anchorsOf, type BlockDrawer, cornice, steps } from './block-parts';
import { openingPath, windowIn } from './ridged/openings';
import { MATERIAL_COLORS, upright, wall } from './ridged/wall';

/** Where trains are taken, and where tea is: the houses themselves, seen from their forecourt and their garden. */

/** Two wings of tall windows on both sides of a hall with a great arch of glass. */
const WING = { half: 1050, high: 620 } as const;
const HALL = { half: 340, high: 800, gable: 230, arch: 470 } as const;

function wingWindows(pen: Pen, lit: boolean): string {
  return [-1, 1]
    .flatMap((side) =>
      times(4, (index) =>
        [0, 1].map((storey) =>
          windowIn(pen, {
            at: [side * (430 + index * 170), -60 - storey * 290],
            width: 104,
            height: storey ? 180 : 210,
            head: storey ? 'round' : 'flat',
            lit,
          }),
        ),
      ),
    )
    .flat()
    .join('');
}

/** The arch over the doors, with bars that fan out from its foot. */
function greatArch(pen: Pen, door: Hex, lit: boolean): string {
  const glass = lit ? '#ffdf9a' : '#86b6d6';
  const [half, high] = [HALL.half * 0.66, HALL.arch];
  const outline = openingPath([0, 0], half * 2, high, 'round');
  const spring = -high + half;
  const fan = times(7, (index) => {
    const angle = Math.PI * (index / 6);
    const end: Point = [Math.cos(angle) * half, spring - Math.sin(angle) * half];
    return line([[0, spring], end], HOUSE.cream, 9);
  });
  return (
    path(openingPath([0, 0], half * 2 + 64, high + 32, 'round'), HOUSE.cream) +
    path(outline, glass) +
    pen.clip(
      outline,
      path(
        `M${-half} 0L${half * 0.3} ${-high * 1.2}h${half * 0.5}L${-half * 0.4} 0Z`,
        HOUSE.white,
        {
          opacity: 0.25,
        },
      ),
    ) +
    fan.join('') +
    rectangle([-half, spring - 8], half * 2, 18, HOUSE.cream) +
    times(4, (index) => {
      const x = -half + 12 + index * ((half * 2 - 24) / 4);
      const width = (half * 2 - 24) / 4 - 8;
      return (
        rectangle([x, spring + 10], width, -spring - 10, door) +
        rectangle([x + 14, spring + 34], width - 28, -spring * 0.5, lit ? '#ffdf9a' : '#a9cbe0')
      );
    }).join('')
  );
}

function gableClock(y: number): string {
  return (
    circle([0, y], 78, HOUSE.woodDark) +
    circle([0, y], 66, '#fdf8ea') +
    times(12, (index) => {
      const angle = (index * Math.PI) / 6;
      return circle([Math.sin(angle) * 52, y - Math.cos(angle) * 52], 5, HOUSE.ink);
    }).join('') +
    line(
      [
        [0, y],
        [0, y - 42],
      ],
      HOUSE.ink,
      8,
    ) +
    line(
      [
        [0, y],
        [28, y + 16],
      ],
      HOUSE.ink,
      9,
    )
  );
}

/** A roof of glass and iron over the pavement before a wing. */
function canopy(from: number, to: number): string {
  const posts = Math.round((to - from) / 170);
  return (
    times(posts + 1, (index) => {
      const x = from + 14 + ((to - from - 28) * index) / posts;
      return rectangle([x - 6, -262], 12, 262, HOUSE.metalDark);
    }).join('') +
    shape(
      [
        [from + 20, -318],
        [to - 20, -318],
        [to + 10, -262],
        [from - 10, -262],
      ],
      '#b9d3dd',
    ) +
    rectangle([from - 14, -266], to - from + 28, 16, HOUSE.metalDark) +
    times(Math.round((to - from) / 26), (index) =>
      shape(
        [
          [from - 10 + index * 26, -250],
          [from + 16 + index * 26, -250],
          [from + 3 + index * 26, -228],
        ],
        HOUSE.metalDark,
      ),
    ).join('')
  );
}

export const station: BlockDrawer = (pen, wished) => {
  const { material = 'brick', state } = wished;
  const color = wished.color ?? MATERIAL_COLORS[material];
  const roof = wished.roofColor ?? '#5a6a86';
  const lit = state === 'lit';
  const peak = HALL.high + HALL.gable;
  return {
    svg:
      path(`M${-WING.half - 40} ${-WING.high}l120 -150H${WING.half - 80}l120 150Z`, roof) +
      path(`M${HALL.half} ${-WING.high}v-150H${WING.half - 80}l120 150Z`, darker(roof, 0.1)) +
      [-840, 840]
        .map(
          (x) =>
            rectangle([x - 44, -WING.high - 230], 88, 140, darker(color, 0.1)) +
            rectangle([x - 54, -WING.high - 240], 108, 26, HOUSE.cream),
        )
        .join('') +
      wall(pen, upright(-WING.half, WING.half, -WING.high), { material, color }) +
      rectangle([HALL.half, -WING.high], WING.half - HALL.half, WING.high, HOUSE.ink, {
        opacity: 0.07,
      }) +
      cornice(-WING.half - 24, WING.half * 2 + 48, -WING.high + 14, HOUSE.cream, 34) +
      wingWindows(pen, lit) +
      wall(
        pen,
        [
          [-HALL.half, 0],
          [-HALL.half, -HALL.high],
          [0, -peak],
          [HALL.half, -HALL.high],
          [HALL.half, 0],
        ],
        { material, color: lighter(color, 0.08) },
      ) +
      line(
        [
          [-HALL.half - 40, -HALL.high + 10],
          [0, -peak - 20],
          [HALL.half + 40, -HALL.high + 10],
        ],
        HOUSE.cream,
        40,
      ) +
      [-HALL.half, HALL.half - 60]
        .map((x) => rectangle([x, -HALL.high], 60, HALL.high, HOUSE.cream, { opacity: 0.85 }))
        .join('') +
      gableClock(-HALL.high + 96) +
      greatArch(pen, wished.doorColor ?? HOUSE.green, lit) +
      canopy(-WING.half + 30, -HALL.half - 30) +
      canopy(HALL.half + 30, WING.half - 30) +
      rectangle([-WING.half, -34], HALL.half * 2 - 30, 34, darker(color, 0.24)) +
      rectangle([HALL.half, -34], WING.half - HALL.half, 34, darker(color, 0.24)) +
      steps(0, HALL.half * 0.78, 26, 2, HOUSE.stone),
    anchors: {
      ...anchorsOf(peak, 900),
      label: { at: [0, -HALL.arch - 70], spanCm: 400 },
      door: { at: [0, 0], spanCm: 240 },
    },
  };
};

/** A slope that curls up at both ends. */
function eaves(half: number, y: number, rise: number, color: Hex): string {
  return (
    path(
      `M${-half} ${y - 30}Q${-half * 0.82} ${y + 8} ${-half * 0.6} ${y}H${half * 0.6}Q${half * 0.82} ${y + 8} ${half} ${y - 30}Q${half * 0.66} ${y - rise * 0.42} ${half * 0.5} ${y - rise}H${-half * 0.5}Q${-half * 0.66} ${y - rise * 0.42} ${-half} ${y - 30}Z`,
      color,
    ) +
    path(
      `M${half * 0.24} ${y}H${half * 0.6}Q${half * 0.82} ${y + 8} ${half} ${y - 30}Q${half * 0.66} ${y - rise * 0.42} ${half * 0.5} ${y - rise}H${half * 0.2}Z`,
      darker(color, 0.16),
    ) +
    times(11, (index) => {
      const share = (index - 5) / 5;
      return line(
        [
          [share * half * 0.48, y - rise],
          [share * half * 0.72, y - 4],
        ],
        darker(color, 0.2),
        6,
      );
    }).join('') +
    path(
      `M${-half} ${y - 30}Q${-half * 0.82} ${y + 8} ${-half * 0.6} ${y}H${half * 0.6}Q${half * 0.82} ${y + 8} ${half} ${y - 30}l-4 26Q${half * 0.82} ${y + 34} ${half * 0.6} ${y + 24}H${-half * 0.6}Q${-half * 0.82} ${y + 34} ${-half + 4} ${y - 4}Z`,
      HOUSE.woodDark,
    )
  );
}

/** Paper in a lattice of thin bars, which slides. */
function shoji(x: number, width: number, lit: boolean): string {
  const [top, high] = [-330, 240];
  return (
    rectangle([x, top], width, high, HOUSE.wood) +
    rectangle([x + 8, top + 8], width - 16, high - 16, lit ? '#ffe2a3' : '#f8f1de') +
    times(2, (index) =>
      rectangle([x + ((index + 1) * width) / 3 - 3, top], 6, high * 0.74, HOUSE.wood),
    ).join('') +
    times(3, (index) => rectangle([x, top + (index + 1) * 46], width, 6, HOUSE.wood)).join('') +
    rectangle([x + 8, top + high - 62], width - 16, 54, darker(HOUSE.woodLight, 0.06))
  );
}

/** A low house on posts with paper doors and a veranda, under a roof that curls up. */
export const teaHouse: BlockDrawer = (_pen, wished) => {
  const lit = wished.state === 'lit';
  const roof = wished.roofColor ?? '#4f5f6b';
  const walls = wished.color ?? '#efe2c6';
  const posts = [-520, -330, -110, 110, 330, 520];
  return {
    svg:
      eaves(430, -600, 170, lighter(roof, 0.06)) +
      rectangle([-230, -792], 460, 34, darker(roof, 0.2)) +
      [-230, 230].map((x) => circle([x, -775], 26, darker(roof, 0.2))).join('') +
      rectangle([-360, -610], 720, 120, walls) +
      rectangle([-360, -602], 720, 22, HOUSE.woodDark, { opacity: 0.4 }) +
      times(7, (index) => rectangle([-330 + index * 104, -570], 40, 60, HOUSE.wood)).join('') +
      rectangle([-540, -400], 1080, 310, walls) +
      rectangle([-540, -400], 1080, 60, HOUSE.ink, { opacity: 0.16 }) +
      [-322, -102, 118].map((x) => shoji(x, 204, lit)).join('') +
      [-524, 336].map((x) => rectangle([x, -330], 188, 240, darker(walls, 0.05))).join('') +
      [-430, 430]
        .map(
          (x) =>
            circle([x, -232], 62, HOUSE.woodDark) +
            circle([x, -232], 52, lit ? '#ffe2a3' : '#f8f1de') +
            rectangle([x - 3, -284], 6, 104, HOUSE.woodDark) +
            rectangle([x - 52, -235], 104, 6, HOUSE.woodDark),
        )
        .join('') +
      posts.map((x) => rectangle([x - 11, -420], 22, 330, HOUSE.woodDark)).join('') +
      eaves(760, -400, 200, roof) +
      rectangle([-640, -96], 1280, 26, HOUSE.woodLight) +
      rectangle([-640, -72], 1280, 14, HOUSE.woodDark) +
      times(7, (index) => {
        const x = -590 + index * 196;
        return (
          rectangle([x - 12, -58], 24, 46, HOUSE.woodDark) +
          rectangle([x - 30, -16], 60, 16, HOUSE.stone)
        );
      }).join('') +
      steps(0, 120, 64, 2, HOUSE.stone),
    anchors: {
      ...anchorsOf(790, 460),
      door: { at: [0, 0], spanCm: 200 },
      seat: { at: [-240, -90] },
    },
  };
};
