import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  paintSide,
  paintSolid,
  rod,
} from '../form';
import { cabinSeat, cabinSeatRow } from './cabin-seats';
import { board, cushion, leg } from './joinery';
import { barberChair, dentistChair, officeChair } from './working-chairs';

const DEPTH = [13, -9] as const;

/** The seat of a chair that faces right: near edge and the far one behind. */
function seatPlane(y: number, from: number, to: number, color: Hex, thick = 4): string {
  const [dx, dy] = DEPTH;
  return (
    shape(
      [
        [from, y],
        [to, y],
        [to + dx, y + dy],
        [from + dx, y + dy],
      ],
      lighter(color, 0.22),
    ) +
    rectangle([from, y], to - from, thick, color, { radius: 0.8 }) +
    shape(
      [
        [to, y],
        [to + dx, y + dy],
        [to + dx, y + dy + thick],
        [to, y + thick],
      ],
      darker(color, 0.24),
    )
  );
}

const chair: Drawer = (pen, { color = HOUSE.wood }) => {
  const far = darker(color, 0.22);
  const rail = (y: number, tall: number, fill: Hex) =>
    formed(pen, `M-25.500 ${y}L-10.500 ${y - 8}V${y - 8 + tall}L-24.500 ${y + tall}Z`, fill, {
      depth: 1.6,
      light: 1,
    });
  return {
    svg:
      leg(pen, [-11, -52], 43, 4, far) +
      leg(pen, [29, -52], 43, 4, far) +
      formed(pen, 'M-11 -54L-14.500 -106Q-12.500 -108 -10 -106.500L-6.500 -54Z', far, {
        depth: 1,
        light: 0,
      }) +
      rail(-78, 7, darker(color, 0.08)) +
      rail(-96, 12, lighter(color, 0.06)) +
      formed(pen, 'M-22.500 -44L-27.500 -97Q-25 -100 -22.500 -98L-17 -44Z', color, {
        depth: 1.4,
        light: 0.8,
      }) +
      seatPlane(-46, -22, 20, color) +
      shape(
        [
          [-18, -46.4],
          [17, -46.4],
          [28, -54.2],
          [-8, -54.2],
        ],
        pen.accents[0],
      ) +
      shape(
        [
          [-18, -46.4],
          [-2, -46.4],
          [8, -54.2],
          [-8, -54.2],
        ],
        lighter(pen.accents[0], 0.18),
      ) +
      leg(pen, [-22, -42], 42, 4.6, color) +
      leg(pen, [15.4, -42], 42, 4.6, color) +
      rectangle([-19, -22], 35, 2.4, darker(color, 0.12)),
    anchors: {
      seat: { at: [0, -50], spanCm: 38 },
      top: { at: [0, -50], spanCm: 38 },
      back: { at: [-20, -80] },
      grip: { at: [-20, -100] },
    },
  };
};

const armchair: Drawer = (pen, { color = HOUSE.coral }) => {
  const far = darker(color, 0.2);
  const arm = (x: number, y: number, fill: Hex) =>
    formed(
      pen,
      `M${x - 34} ${y}V${y - 40}C${x - 34} ${y - 54} ${x - 16} ${y - 54} ${x - 12} ${y - 48}H${x + 26}C${x + 38} ${y - 48} ${x + 38} ${y - 34} ${x + 32} ${y - 32}V${y}Z`,
      fill,
      { depth: 6, light: 2.4 },
    );
  return {
    svg:
      leg(pen, [26, -16], 10, 5, HOUSE.woodDark) +
      leg(pen, [-22, -16], 10, 5, HOUSE.woodDark) +
      arm(10, -18, far) +
      formed(pen, 'M-44 -14V-84C-44 -100 -18 -104 -12 -88L-6 -40V-14Z', color, {
        depth: 6,
        light: 2.4,
      }) +
      cushion(pen, [-16, -44], 52, 16, lighter(color, 0.1), 6),
    front:
      arm(0, -8, color) +
      leg(pen, [-30, -9], 9, 5.4, HOUSE.wood) +
      leg(pen, [24, -9], 9, 5.4, HOUSE.wood),
    anchors: {
      seat: { at: [8, -44], spanCm: 42 },
      top: { at: [8, -44], spanCm: 42 },
      back: { at: [-28, -70] },
      hand: { at: [20, -57] },
    },
  };
};

const sofa: Drawer = (pen, { color = HOUSE.green, count = 3 }) => {
  const seats = Math.min(4, count);
  const w = seats * 58;
  const back = times(seats, (index) =>
    cushion(pen, [-w / 2 + index * 58 + 0.6, -84], 56.8, 44, lighter(color, 0.06), 8),
  ).join('');
  const seat = times(seats, (index) =>
    cushion(pen, [-w / 2 + index * 58 + 0.4, -46], 57.2, 17, lighter(color, 0.14), 5),
  ).join('');
  const arm = (x: number) => cushion(pen, [x, -62], 18, 52, color, 8);
  return {
    svg:
      leg(pen, [-w / 2 - 10, -12], 12, 5, HOUSE.woodDark) +
      leg(pen, [w / 2 + 5, -12], 12, 5, HOUSE.woodDark) +
      cushion(pen, [-w / 2 - 8, -88], w + 16, 70, darker(color, 0.12), 9) +
      back +
      rectangle([-w / 2 - 2, -32], w + 4, 22, darker(color, 0.16), { radius: 3 }) +
      board(pen, [-w / 2 - 2, -29], w + 4, 18, color, 3) +
      seat +
      arm(-w / 2 - 17) +
      arm(w / 2 - 1),
    anchors: {
      seat: { at: [0, -46], spanCm: w },
      bed: { at: [0, -46], spanCm: w },
      top: { at: [0, -46], spanCm: w },
      back: { at: [0, -84] },
    },
  };
};

const stool: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    rod(pen, 'M8 -44L14 -3', darker(color, 0.2), 3.4, { shine: 0 }) +
    rod(pen, 'M-8 -44L-14 -3', darker(color, 0.2), 3.4, { shine: 0 }) +
    rod(pen, 'M-14 -18H14', darker(color, 0.12), 2.4) +
    rod(pen, 'M-13 -44L-19 -1.600', color, 4) +
    rod(pen, 'M13 -44L19 -1.600', color, 4) +
    paintSolid(pen, createLathe('18 0!, 19 1, 19 4!', { at: [0, -43] }), color, {
      material: 'wood',
    }),
  anchors: { seat: { at: [0, -47], spanCm: 34 }, top: { at: [0, -47], spanCm: 34 } },
});

const barStool: Drawer = (pen, { color = pen.accents[0] }) => ({
  svg:
    paintSide(pen, createLathe('19 0!, 19 2!, 4 5, 2.6 12, 2.6 66'), HOUSE.metal, {
      material: 'metal',
    }) +
    `<ellipse cx="0" cy="-26" rx="13" ry="3.2" fill="none" stroke="${HOUSE.metalDark}" stroke-width="1.8"/>` +
    paintSolid(pen, createLathe('16 0!, 18 3, 18 8, 16 10', { at: [0, -66] }), color, {
      material: 'leather',
    }),
  anchors: {
    seat: { at: [0, -76], spanCm: 32 },
    top: { at: [0, -76], spanCm: 32 },
    stirrup: { at: [8, -26] },
  },
});

const bench: Drawer = (pen, { color = HOUSE.wood }) => {
  const slat = (y: number, tone: Hex) => board(pen, [-80, y], 160, 6.6, tone, 1.4);
  return {
    svg:
      [-62, 58].map((x) => rod(pen, `M${x} -84L${x + 3} -36`, HOUSE.metalDark, 4)).join('') +
      slat(-86, lighter(color, 0.08)) +
      slat(-76, color) +
      slat(-66, darker(color, 0.06)) +
      [-66, 62]
        .map((x) =>
          rod(
            pen,
            `M${x - 2} -42C${x - 8} -30 ${x - 8} -10 ${x - 6} -2M${x + 4} -42C${x + 10} -26 ${x + 8} -10 ${x + 8} -2`,
            HOUSE.metalDark,
            4.4,
          ),
        )
        .join('') +
      shape(
        [
          [-80, -44],
          [80, -44],
          [76, -53],
          [-76, -53],
        ],
        lighter(color, 0.3),
      ) +
      stroke('M-79 -47H79M-77.500 -50H77.500', color, 0.8) +
      slat(-44, color) +
      [-70, 66]
        .map((x) =>
          rod(
            pen,
            `M${x} -62H${x + 6}C${x + 12} -62 ${x + 10} -50 ${x + 6} -44`,
            HOUSE.metalDark,
            3.4,
          ),
        )
        .join(''),
    anchors: {
      seat: { at: [0, -48], spanCm: 140 },
      bed: { at: [0, -48], spanCm: 150 },
      top: { at: [0, -48], spanCm: 140 },
    },
  };
};

const rockingChair: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    rod(pen, 'M-30 -10Q10 10 54 -14', darker(color, 0.24), 3.4) +
    times(5, (index) =>
      rod(
        pen,
        `M${-24 + index * 2.4} ${-104 + index}L${-14 + index * 3} -48`,
        darker(color, 0.1),
        2,
      ),
    ).join('') +
    rod(pen, 'M-30 -112L-18 -8', color, 4.4) +
    formed(pen, 'M-35 -114L-20 -118L-18 -106L-32 -101Z', lighter(color, 0.1), { depth: 2 }) +
    seatPlane(-44, -22, 24, color, 3.4) +
    rod(pen, 'M20 -42L24 -4', color, 4.4),
  front:
    rod(pen, 'M-44 -10Q0 12 44 -12', color, 4.4) +
    rod(pen, 'M-22 -68H22Q26 -68 24 -62L22 -44', color, 3.6),
  anchors: { seat: { at: [2, -48], spanCm: 40 }, top: { at: [2, -48], spanCm: 40 } },
});

const throne: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    formed(
      pen,
      'M-40 0V-150Q-38 -176 -22 -166Q-14 -188 0 -196Q14 -188 22 -166Q38 -176 40 -150V0Z',
      HOUSE.gold,
      { depth: 7, light: 2.5 },
    ) +
    formed(pen, 'M-30 -50V-142Q-26 -156 0 -166Q26 -156 30 -142V-50Z', color, {
      depth: 6,
      light: 2,
    }) +
    pointsDiamonds(color) +
    circle([0, -182], 5, HOUSE.red) +
    circle([-1.4, -183.4], 1.6, '#ffb0a4') +
    rectangle([-38, -48], 76, 34, darker(HOUSE.gold, 0.14), { radius: 2 }) +
    cushion(pen, [-34, -60], 68, 18, color, 6) +
    [-46, 32]
      .map(
        (x) =>
          board(pen, [x, -82], 14, 82, HOUSE.gold, 3) +
          circle([x + 7, -84], 8.4, darker(HOUSE.gold, 0.1)) +
          circle([x + 6, -85.4], 7, HOUSE.gold),
      )
      .join(''),
  anchors: {
    seat: { at: [0, -60], spanCm: 56 },
    top: { at: [0, -60], spanCm: 56 },
    hand: { at: [38, -92] },
    handFar: { at: [-38, -92] },
  },
});

function pointsDiamonds(color: Hex): string {
  return times(6, (index) => {
    const [x, y] = [index % 2 ? 13 : -13, -140 + Math.floor(index / 2) * 28];
    return shape(
      [
        [x, y - 8],
        [x + 6, y],
        [x, y + 8],
        [x - 6, y],
      ],
      darker(color, 0.16),
    );
  }).join('');
}

const beanbag: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    formed(
      pen,
      'M-60 -4C-70 -26 -58 -52 -44 -70C-40 -82 -20 -90 -8 -82C8 -72 8 -52 24 -46C44 -42 58 -34 60 -18C62 -6 58 0 48 0H-46Q-56 0 -60 -4Z',
      color,
      {
        depth: 11,
        light: 4,
        extra:
          path(
            'M-8 -82C8 -72 8 -52 24 -46C44 -42 58 -34 60 -18C40 -30 8 -26 -10 -34C-26 -42 -24 -66 -8 -82Z',
            lighter(color, 0.16),
          ) +
          stroke(
            'M-8 -82C-24 -66 -26 -42 -10 -34S40 -30 60 -18M-30 -84C-50 -56 -56 -30 -50 0',
            darker(color, 0.24),
            1.6,
          ) +
          stroke(
            'M-20 -28Q-14 -12 -22 0M14 -28Q20 -14 12 0M40 -22Q42 -10 36 0',
            darker(color, 0.14),
            1.2,
          ),
      },
    ) +
    circle([-22, -84], 3.6, darker(color, 0.3)) +
    stroke('M-24 -86Q-30 -96 -22 -98T-16 -90', darker(color, 0.2), 2.6),
  anchors: { seat: { at: [8, -44], spanCm: 50 }, top: { at: [8, -44], spanCm: 50 } },
});

const deckChair: Drawer = (pen, { color = pen.accents[0] }) => ({
  svg:
    rod(pen, 'M-44 -84L34 -4', darker(HOUSE.woodLight, 0.2), 3.6) +
    rod(pen, 'M40 -38L-34 -3', darker(HOUSE.woodLight, 0.2), 3.6) +
    formed(pen, 'M-50 -84C-40 -50 -20 -28 44 -40L52 -46C-6 -34 -28 -58 -38 -92Z', color, {
      depth: 4,
      light: 2,
      extra: stroke('M-46 -86C-36 -54 -14 -32 48 -43', HOUSE.cream, 4),
    }),
  front:
    rod(pen, 'M-50 -82L30 0', HOUSE.woodLight, 3.8) +
    rod(pen, 'M44 -38L-40 0', HOUSE.woodLight, 3.8),
  anchors: {
    seat: { at: [-2, -38], spanCm: 50 },
    bed: { at: [-4, -42], spanCm: 90 },
    top: { at: [0, -40], spanCm: 50 },
  },
});

const pouf: Drawer = (pen, { color = pen.accents[1] }) => ({
  svg:
    paintSolid(pen, createLathe('26 0!, 31 6, 32 22, 29 38, 26 41'), color, { material: 'matte' }) +
    ellipse([0, -41], 3, 0.8, darker(color, 0.3)),
  anchors: { seat: { at: [0, -41], spanCm: 44 }, top: { at: [0, -41], spanCm: 44 } },
});

/** What one sits on; facing right where it has a back, sofas and benches to the front. */
export const seat = defineFamily(
  'seat',
  {
    chair,
    armchair,
    sofa,
    stool,
    'bar-stool': barStool,
    'office-chair': officeChair,
    bench,
    'rocking-chair': rockingChair,
    throne,
    beanbag,
    'deck-chair': deckChair,
    pouf,
    'dentist-chair': dentistChair,
    'barber-chair': barberChair,
    'cabin-seat': cabinSeat,
    'cabin-seat-row': cabinSeatRow,
  },
  1,
);
