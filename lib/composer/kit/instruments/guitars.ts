import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';

const EBONY = '#3a2a3c';
const BRASS = '#e9c988';

/** Where a point of an instrument is that leans by an angle about the origin. */
export function leaned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const ACOUSTIC =
  'M0 0C-50 0 -86 -26 -86 -70C-86 -106 -52 -112 -52 -138C-52 -158 -66 -164 -66 -190C-66 -216 -40 -230 -14 -226Q0 -222 14 -226C40 -230 66 -216 66 -190C66 -164 52 -158 52 -138C52 -112 86 -106 86 -70C86 -26 50 0 0 0Z';
const SOLID =
  'M0 0C-58 6 -88 -24 -82 -66C-78 -96 -58 -104 -62 -128C-66 -156 -92 -160 -86 -196C-84 -212 -66 -214 -56 -202C-44 -188 -34 -172 -14 -172H16C32 -174 36 -190 48 -200C60 -206 70 -196 68 -182C64 -160 48 -146 50 -124C52 -104 82 -96 84 -62C86 -24 54 -6 0 0Z';

function neck(pen: Pen, top: number, from: number, head: Hex): string {
  const length = from - top;
  return (
    rectangle([-9, top], 18, length, EBONY, { radius: 2 }) +
    rectangle([-9, top], 5, length, lighter(EBONY, 0.25)) +
    times(8, (index) =>
      rectangle([-9, from - length * (1 - 0.88 ** (index * 1.7 + 2))], 18, 1.8, BRASS),
    ).join('') +
    [0.3, 0.45, 0.6].map((share) => circle([0, top + length * share], 2.6, HOUSE.cream)).join('') +
    times(6, (index) => {
      const side = index % 2 ? 1 : -1;
      const y = top - 14 - Math.floor(index / 2) * 17;
      return (
        rectangle([side > 0 ? 12 : -26, y - 2], 14, 4, HOUSE.metalDark) +
        ellipse([side * 27, y], 5.5, 6.5, HOUSE.metal) +
        ellipse([side * 27 - 1.5, y - 2], 2.5, 2.5, lighter(HOUSE.metal, 0.6))
      );
    }).join('') +
    formed(
      pen,
      `M-10 ${top + 2}L-16 ${top - 54}Q-18 ${top - 64} 0 ${top - 62}Q18 ${top - 64} 16 ${top - 54}L10 ${top + 2}Z`,
      head,
      { depth: 6 },
    ) +
    rectangle([-10, top - 1], 20, 4, HOUSE.cream)
  );
}

function strings(top: number, bottom: number, spread: number): string {
  return times(6, (_, share) =>
    stroke(`M${-6 + 12 * share} ${top}L${(-0.5 + share) * spread} ${bottom}`, '#fff3dc', 0.9, {
      opacity: 0.85,
    }),
  ).join('');
}

const LEAN = 38;

/** Leans to the right, as it stands against something and as it is played. */
function posed(content: string, grip: Point, gripFar: Point) {
  return {
    unitCm: 0.245,
    svg: placed(content, { at: [-110, -34], angleDegrees: LEAN }),
    anchors: {
      grip: { at: leanedAt(grip) },
      gripFar: { at: leanedAt(gripFar) },
    },
  };
}

function leanedAt(point: Point): Point {
  const [x, y] = leaned(point, LEAN);
  return [x - 110, y - 34];
}

export const guitar: Drawer = (pen, { color = '#d98a3d' }) => {
  const rim = darker(color, 0.45);
  const inner = placed(path(ACOUSTIC, lighter(color, 0.08)), {
    at: [0, -6],
    scaleX: 0.93,
    scaleY: 0.95,
  });
  const grain = [-52, -30, 28, 56]
    .map((x) =>
      stroke(`M${x} -4C${x * 0.8} -80 ${x * 0.9} -150 ${x} -224`, darker(color, 0.12), 3, {
        opacity: 0.5,
      }),
    )
    .join('');
  const body =
    placed(path(ACOUSTIC, darker(rim, 0.2)), { at: [7, 3] }) +
    formed(pen, ACOUSTIC, rim, { depth: 0, light: 0, extra: inner }) +
    formed(
      pen,
      `M0 -8C-46 -8 -79 -32 -79 -70C-79 -102 -45 -110 -45 -138C-45 -160 -59 -166 -59 -190C-59 -210 -38 -222 -14 -218Q0 -214 14 -218C38 -222 59 -210 59 -190C59 -166 45 -160 45 -138C45 -110 79 -102 79 -70C79 -32 46 -8 0 -8Z`,
      color,
      { depth: 26, light: 9, extra: grain },
    );
  const face =
    circle([0, -148], 31, darker(color, 0.5)) +
    circle([0, -148], 28, BRASS) +
    circle([0, -148], 25, darker(color, 0.5)) +
    circle([0, -148], 22.5, '#3c1f2b') +
    path('M22 -132C44 -132 56 -112 46 -92C34 -84 24 -104 16 -124Z', EBONY) +
    path('M-30 -64Q0 -72 30 -64L34 -52H-34Z', EBONY) +
    rectangle([-22, -66], 44, 3.5, HOUSE.cream, { radius: 1.5 });
  return posed(
    body + face + neck(pen, -372, -172, darker(color, 0.4)) + strings(-372, -62, 32),
    [0, -110],
    [0, -318],
  );
};

export const electricGuitar: Drawer = (pen, { color = pen.accents[0] }) => {
  const guard =
    'M-40 -160C-56 -140 -46 -112 -58 -84C-50 -56 -20 -48 6 -50C28 -54 34 -84 30 -112L26 -168H-20Z';
  const pickup = (y: number) =>
    rectangle([-22, y], 44, 14, EBONY, { radius: 5 }) +
    times(6, (_, share) => circle([-15 + 30 * share, y + 7], 1.8, HOUSE.metal)).join('');
  const body =
    placed(path(SOLID, darker(color, 0.4)), { at: [7, 4] }) +
    formed(pen, SOLID, color, { depth: 24, light: 9 }) +
    path(guard, HOUSE.cream) +
    path('M26 -168L30 -112C34 -84 28 -54 6 -50C20 -70 20 -120 12 -168Z', darker(HOUSE.cream, 0.1)) +
    path('M-70 -60C-68 -26 -40 -12 -8 -12C-44 -4 -76 -24 -76 -60Z', '#ffffff', { opacity: 0.35 });
  const fittings =
    pickup(-142) +
    pickup(-106) +
    rectangle([-20, -66], 40, 12, HOUSE.metal, { radius: 3 }) +
    rectangle([-20, -66], 40, 4, lighter(HOUSE.metal, 0.6), { radius: 2 }) +
    (
      [
        [46, -68],
        [52, -46],
        [38, -32],
      ] as const
    )
      .map(
        (at) =>
          circle(at, 7, darker(HOUSE.metal, 0.4)) +
          circle([at[0] - 1, at[1] - 1.5], 5.4, lighter(HOUSE.metal, 0.3)),
      )
      .join('');
  return posed(
    body + neck(pen, -364, -150, '#d8a05a') + fittings + strings(-364, -60, 26),
    [0, -92],
    [0, -316],
  );
};

/** A small guitar for a hand or two: fewer frets, a rounder body. */
export const ukulele: Drawer = (pen, wish) => {
  const { anchors, svg } = guitar(pen, { ...wish, color: wish.color ?? '#c9763a' });
  return { svg, ...(anchors ? { anchors } : {}), unitCm: 0.15 };
};

const DRUM_HEAD = '#fdf1dc';

export const banjo: Drawer = (pen, { color = '#b9682f' }) =>
  posed(
    circle([4, -84], 90, darker(HOUSE.metalDark, 0.3)) +
      circle([0, -88], 90, color) +
      circle([0, -88], 84, HOUSE.metal) +
      circle([0, -88], 78, darker(DRUM_HEAD, 0.1)) +
      circle([-3, -91], 75, DRUM_HEAD) +
      times(16, (index) =>
        placed(rectangle([-3, -92], 6, 12, darker(HOUSE.metal, 0.35), { radius: 2 }), {
          at: [0, -88],
          angleDegrees: index * 22.5,
        }),
      ).join('') +
      path('M-20 -52Q0 -58 20 -52L24 -44H-24Z', darker(color, 0.3)) +
      neck(pen, -366, -164, darker(color, 0.3)) +
      strings(-366, -52, 26),
    [20, -92],
    [0, -316],
  );
