import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { leaned } from './guitars';

const EBONY = '#3a2438';

/** The outline of the violin family, four real corners, 390 long, its lower end at the origin. */
const BODY =
  'M0 0C60 0 116 -14 122 -58C126 -90 116 -120 92 -140L102 -152C68 -162 58 -186 58 -208C58 -226 60 -250 62 -246L80 -268C86 -282 94 -296 94 -322C94 -364 56 -390 0 -386C-56 -390 -94 -364 -94 -322C-94 -296 -86 -282 -80 -268L-62 -246C-60 -250 -58 -226 -58 -208C-58 -186 -68 -162 -102 -152L-92 -140C-116 -120 -126 -90 -122 -58C-116 -14 -60 0 0 0Z';

function soundHole(side: number): string {
  return placed(
    stroke('M44 -230C30 -216 56 -186 40 -156C36 -146 28 -148 30 -154', '#2a1018', 5.5) +
      circle([46, -230], 5.5, '#2a1018') +
      circle([31, -154], 6.5, '#2a1018'),
    { at: [0, 0], scaleX: side, scaleY: 1 },
  );
}

function varnished(pen: Pen, color: string): string {
  const gloss =
    placed(path(BODY, lighter(color, 0.14)), { at: [-7, -8], scaleX: 0.86, scaleY: 0.95 }) +
    ellipse([-38, -316], 36, 50, lighter(color, 0.34), { opacity: 0.75 }) +
    ellipse([-48, -106], 40, 64, lighter(color, 0.34), { opacity: 0.7 }) +
    path('M60 -386H130V4H40C100 -56 60 -136 40 -216C36 -276 80 -316 60 -386Z', darker(color, 0.4), {
      opacity: 0.4,
    });
  return (
    placed(path(BODY, darker(color, 0.5)), { at: [9, 5] }) +
    formed(pen, BODY, color, { depth: 20, light: 6, extra: gloss }) +
    `<g transform="translate(0 -9) scale(.91 .955)">${stroke(BODY, darker(color, 0.5), 2.6, { opacity: 0.7 })}</g>` +
    stroke('M-78 -336Q-66 -362 -22 -368', '#ffe3b0', 5, { opacity: 0.9 }) +
    stroke('M-106 -92Q-100 -122 -78 -136', '#ffe3b0', 5, { opacity: 0.9 }) +
    soundHole(1) +
    soundHole(-1)
  );
}

function fittings(color: string): string {
  const pegs = (
    [
      [-1, -642],
      [1, -660],
      [-1, -680],
      [1, -698],
    ] as const
  ).map(
    ([side, y]) =>
      rectangle([side < 0 ? -44 : 10, y - 4], 34, 8, EBONY, { radius: 3 }) +
      ellipse([side * 46, y], 8, 10, lighter(EBONY, 0.12)),
  );
  return (
    path('M-16 -386L-11 -626H11L16 -256Q0 -246 -16 -256Z', EBONY) +
    path('M-16 -386L-11 -626H-5L-8 -254Z', lighter(EBONY, 0.25)) +
    path('M-28 -188Q0 -206 28 -188L24 -172H-24Z', '#f0c88c') +
    path('M-28 -178H28V-172H-28Z', '#96582d') +
    path('M-13 -20L-22 -122Q0 -134 22 -122L13 -20Z', EBONY) +
    path('M-9 -24L-17 -116L-8 -122L-3 -24Z', lighter(EBONY, 0.25)) +
    pegs.join('') +
    path('M-14 -624L-11 -716H11L14 -624Z', darker(color, 0.25)) +
    path('M-14 -624L-11 -716H-4L-6 -624Z', lighter(color, 0.2)) +
    circle([0, -728], 22, darker(color, 0.25)) +
    circle([-3, -731], 17, lighter(color, 0.15)) +
    stroke('M10 -728a10 10 0 1 1 -10 -10', darker(color, 0.5), 5) +
    times(4, (index) =>
      stroke(
        `M${-7.5 + index * 5} -642L${-12 + index * 8} -192L${-9 + index * 6} -116`,
        '#fff0d8',
        1.6,
      ),
    ).join('')
  );
}

/** A bow from its frog at the origin to the tip on the right. */
function bowStick(pen: Pen, length: number): string {
  return (
    rod(pen, `M0 0Q${length * 0.5} 9 ${length - 8} -10`, '#8a4a2a', 7) +
    stroke(`M16 13L${length - 4} 8`, '#f6ead2', 4.5) +
    path(`M${length - 14} -13L${length + 2} -12L${length - 2} 11L${length - 9} 11Z`, '#7a3d24') +
    rectangle([2, -2], 30, 17, EBONY, { radius: 4 }) +
    circle([17, 7], 3.6, HOUSE.cream)
  );
}

const LEAN = 22;
const at = (point: Point): Point => {
  const [x, y] = leaned(point, LEAN);
  return [x - 120, y - 56];
};

/** A violin that leans to the right, its bow across before it. */
export const violin: Drawer = (pen, { color = '#c8641f', state }) => ({
  unitCm: 0.08,
  svg:
    placed(
      varnished(pen, color) +
        fittings(color) +
        path('M-96 -58C-92 -30 -50 -20 -36 -40C-30 -60 -70 -74 -96 -58Z', EBONY) +
        path('M-90 -58C-80 -66 -60 -62 -50 -52C-64 -58 -80 -58 -90 -58Z', lighter(EBONY, 0.3)),
      { at: [-120, -56], angleDegrees: LEAN },
    ) +
    (state === 'plain' ? placed(bowStick(pen, 660), { at: [-244, -16], angleDegrees: -47 }) : ''),
  anchors: {
    grip: { at: at([0, -560]) },
    gripFar: { at: at([0, -60]) },
    neck: { at: at([-80, -40]) },
  },
});

export const cello: Drawer = (pen, { color = '#b8561f' }) => ({
  unitCm: 0.154,
  svg:
    rod(pen, 'M0 -60V-2', HOUSE.metal, 6) +
    placed(varnished(pen, color) + fittings(color), { at: [0, -56] }),
  anchors: { grip: { at: [0, -640] }, gripFar: { at: [40, -240] } },
});

export const violinBow: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: placed(bowStick(pen, 700), { at: [-300, -20], angleDegrees: -8 }),
  anchors: { grip: { at: [-286, -20] } },
});

/** A harp seen from the side: pillar, curved neck, sound box, strings. */
export const harp: Drawer = (pen, { color = HOUSE.gold }) => {
  const strings = times(17, (_, share) => {
    const x = -50 + 112 * share;
    const top = -318 + 34 * Math.sin(share * 3.4) + 44 * share ** 2;
    return stroke(`M${x} ${top}V${-70 - 176 * share}`, index(share), 1.3);
  }).join('');
  return {
    unitCm: 0.48,
    svg:
      formed(pen, 'M-92 -4Q-96 -22 -72 -24H34Q50 -24 50 -4V0H-92Z', darker(color, 0.16), {
        depth: 6,
      }) +
      formed(pen, 'M-44 -24L74 -282Q82 -298 92 -288Q100 -280 92 -262L6 -24Z', darker(color, 0.24), {
        depth: 10,
        extra: path('M-44 -24L74 -282L80 -280L-30 -24Z', lighter(color, 0.25)),
      }) +
      strings +
      formed(pen, 'M-86 -24L-82 -320H-62L-58 -24Z', color, {
        depth: 8,
        extra: [-60, -120, -290]
          .map((y) => rectangle([-90, y], 36, 8, darker(color, 0.25)))
          .join(''),
      }) +
      formed(
        pen,
        'M-88 -318C-94 -352 -60 -362 -36 -340C-8 -314 24 -314 48 -318C74 -320 98 -306 96 -284C94 -268 76 -268 72 -280C62 -296 36 -286 8 -288C-28 -290 -44 -310 -60 -316Z',
        color,
        { depth: 9 },
      ) +
      circle([-74, -336], 13, lighter(color, 0.3)) +
      circle([-74, -336], 6, darker(color, 0.3)),
    anchors: { grip: { at: [0, -180] }, gripFar: { at: [30, -210] } },
  };
};

function index(share: number): string {
  return Math.round(share * 16) % 7 === 3 ? HOUSE.coral : '#f4e2c0';
}
