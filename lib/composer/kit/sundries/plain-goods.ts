import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A ball of mirrors on its cord, in many tints, with glints about it. */
const mirrorBall: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.22,
  svg:
    rod(pen, 'M0 -196V-240', HOUSE.metalDark, 5) +
    formed(pen, roundedPath([-16, -206], 32, 18, 5), HOUSE.metalDark, { depth: 3 }) +
    ball(pen, [0, -98], 96, color, {
      glint: 0,
      extra:
        times(11, (row) =>
          times(11, (column) => {
            const [tilt, turn] = [((row - 5) * Math.PI) / 11, ((column - 5) * Math.PI) / 11];
            const [x, y] = [96 * Math.cos(tilt) * Math.sin(turn), -98 + 96 * Math.sin(tilt)];
            const tints = [
              HOUSE.white,
              HOUSE.sky,
              HOUSE.pink,
              HOUSE.metal,
              HOUSE.purple,
              HOUSE.glass,
            ];
            const side = 21 * Math.max(0.25, Math.cos(turn)) * Math.cos(tilt);
            return rectangle(
              [x - side / 2, y - 10],
              side,
              20,
              tints[(row * 5 + column * 3) % 6] ?? color,
              {
                opacity: 0.75,
              },
            );
          }).join(''),
        ).join('') +
        times(11, (row) => stroke(`M-100 ${-194 + row * 19}H100`, darker(color, 0.3), 2)).join(''),
    }) +
    [
      [-104, -176, 15],
      [108, -40, 12],
      [98, -160, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          HOUSE.yellow,
        ),
      )
      .join(''),
});

/** A red button that wants to be pressed. */
const pushButton: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-112 -40V-20C-112 16 112 16 112 -20V-40Z', HOUSE.metalDark, { depth: 8 }) +
    ellipse([0, -42], 112, 36, HOUSE.metal) +
    ellipse([0, -44], 86, 26, HOUSE.ink) +
    formed(pen, 'M-76 -80V-48C-76 -22 76 -22 76 -48V-80Z', darker(color, 0.16), { depth: 9 }) +
    ellipse([0, -82], 76, 26, color) +
    ellipse([-16, -88], 40, 10, lighter(color, 0.4), { opacity: 0.7 }),
  anchors: { top: { at: [0, -100], spanCm: 8 } },
});

/** A mat with a mouse on it. */
const mousePad: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.11,
  svg:
    formed(
      pen,
      'M-86 -96Q-80 -104 -70 -104H104Q114 -104 118 -96L124 -12Q124 0 112 0H-120Q-132 0 -128 -12Z',
      color,
      { depth: 6 },
    ) +
    stroke('M20 -66Q30 -130 84 -124', HOUSE.metalDark, 5) +
    formed(pen, 'M-8 -50C-8 -78 48 -78 48 -50C48 -22 40 -14 20 -14S-8 -22 -8 -50Z', HOUSE.white, {
      depth: 7,
    }) +
    stroke('M20 -70V-52M-6 -48H46', HOUSE.stone, 4),
});

/** Letters of gilt on two sticks for a cake. */
const cakeTopper: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.08,
  svg:
    [-54, 54].map((x) => rod(pen, `M${x} -60V0`, HOUSE.woodLight, 7)).join('') +
    formed(pen, 'M-118 -62Q0 -100 118 -62L112 -44Q0 -80 -112 -44Z', HOUSE.pink, { depth: 4 }) +
    [-84, -42, 0, 42, 84]
      .map((x, index) => {
        const star = times(10, (turn) =>
          add(
            [x, -118 - 24 * (1 - Math.abs(index - 2) / 2)],
            polar(turn * 36 - 90, turn % 2 ? 12 : 29),
          )
            .map((value) => value.toFixed(1))
            .join(' '),
        ).join('L');
        return (
          formed(pen, `M${star}Z`, color, { depth: 4 }) +
          stroke(`M${x} -${92 + 24 * (1 - Math.abs(index - 2) / 2)}V-74`, darker(color, 0.1), 4)
        );
      })
      .join(''),
});

/** Bristles that spread from their handle. */
const shavingBrush: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.06,
  svg:
    formed(
      pen,
      'M-34 -110Q-70 -150 -62 -190Q-30 -214 0 -212Q30 -214 62 -190Q70 -150 34 -110Z',
      HOUSE.cream,
      {
        depth: 10,
        extra:
          path('M-36 -110Q-64 -140 -66 -156Q0 -130 66 -156Q64 -140 36 -110Z', HOUSE.stoneDark) +
          times(7, (index) =>
            stroke(
              `M${-24 + index * 8} -112L${-48 + index * 16} -206`,
              darker(HOUSE.cream, 0.18),
              3,
            ),
          ).join(''),
      },
    ) +
    formed(pen, roundedPath([-38, -120], 76, 20, 6), HOUSE.gold, { depth: 5 }) +
    formed(
      pen,
      'M-34 -100H34Q28 -70 20 -62Q46 -40 48 -10Q48 0 38 0H-38Q-48 0 -48 -10Q-46 -40 -20 -62Q-28 -70 -34 -100Z',
      color,
      { depth: 9 },
    ),
  anchors: { grip: { at: [0, -50] } },
});

/** A marker with its cap off. */
const marker: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.075,
  svg: placed(
    formed(pen, roundedPath([-140, -17], 108, 34, 8), color, { depth: 7 }) +
      formed(pen, 'M-36 -19H84V19H-36Z', HOUSE.white, {
        depth: 7,
        extra: rectangle([-10, -19], 50, 38, color),
      }) +
      formed(pen, 'M84 -15L112 -8V8L84 15Z', HOUSE.stone, { depth: 4 }) +
      formed(pen, 'M112 -8L130 -2L126 8H112Z', color, { depth: 3 }),
    { at: [-8, -84], angleDegrees: 34 },
  ),
  anchors: { grip: { at: [10, -70] }, tip: { at: [96, -10] } },
});

/** A band of iron with spikes. */
const spikes: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.2,
  svg:
    times(6, (index) =>
      formed(
        pen,
        `M${-118 + index * 41} -24L${-100 + index * 41} -150L${-82 + index * 41} -24Z`,
        color,
        { depth: 8 },
      ),
    ).join('') +
    formed(pen, roundedPath([-128, -28], 256, 28, 6), HOUSE.metalDark, {
      depth: 5,
      extra: times(6, (index) => circle([-100 + index * 41, -14], 5, HOUSE.metal)).join(''),
    }),
});

/** A strip of staples and some loose. */
const staples: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.025,
  svg:
    formed(pen, 'M-112 -120L60 -120L96 -88V-40H84V-78H-76V-40H-88V-84Z', color, {
      depth: 5,
      extra: times(14, (index) =>
        stroke(`M${-100 + index * 12} -120L${-68 + index * 12} -84`, darker(color, 0.26), 2.5),
      ).join(''),
    }) +
    [
      [-58, -6, -14],
      [50, -4, 20],
    ]
      .map(([x = 0, y = 0, angle = 0]) =>
        placed(rod(pen, 'M-34 0V-30H34V0', color, 8), { at: [x, y], angleDegrees: angle }),
      )
      .join(''),
});

/** The mark of a post office: two rings, waves. */
const postmark: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.03,
  svg:
    `<circle cx="-36" cy="-76" r="70" fill="none" stroke="${color}" stroke-width="7"/><circle cx="-36" cy="-76" r="46" fill="none" stroke="${color}" stroke-width="4"/>` +
    stroke('M-58 -84H-14M-52 -66H-20', color, 8) +
    times(4, (index) =>
      stroke(`M44 ${-112 + index * 24}q12 -14 24 0t24 0t24 0t24 0`, color, 6),
    ).join('') +
    times(9, (index) => circle(add([-36, -76], polar(index * 40, 58)), 4, color)).join(''),
});

/** Everyday goods that no larger family has. */
export const plainGood = defineFamily('plain-good', {
  'mirror-ball': mirrorBall,
  'push-button': pushButton,
  'mouse-pad': mousePad,
  'cake-topper': cakeTopper,
  'shaving-brush': shavingBrush,
  marker,
  spikes,
  staples,
  postmark,
});
