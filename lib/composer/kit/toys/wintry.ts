import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, rod } from '../form';

/** Christmas, parties and lucky charms. Units are millimetres unless told. */

const stocking: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.25,
  svg:
    stroke('M-30 -158Q-44 -180 -30 -184T-22 -158', HOUSE.cream, 5) +
    rod(pen, 'M14 -148V-186Q14 -204 28 -204T42 -188', HOUSE.white, 10) +
    stroke('M14 -164V-156M15 -186L12 -178M26 -203L24 -196', HOUSE.red, 7) +
    rectangle([-22, -178], 26, 30, HOUSE.green, { radius: 3 }) +
    rectangle([-12, -178], 6, 30, HOUSE.mustard) +
    formed(
      pen,
      'M-42 -134H42L44 -74C50 -58 76 -50 90 -40C108 -26 100 0 76 0H6C-22 0 -46 -22 -44 -60Z',
      color,
      {
        depth: 13,
        light: 6,
        extra: path('M52 4Q58 -36 100 -36V4ZM-50 -40Q-20 -46 -10 4H-50Z', HOUSE.green),
      },
    ) +
    formed(pen, roundedPath([-50, -152], 100, 32, 14), HOUSE.white, { depth: 7, light: 0 }),
  anchors: { grip: { at: [-30, -180] }, inside: { at: [0, -150], spanCm: 70 } },
});

const snowGlobe: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    circle([0, -110], 82, '#cfe6f5') +
    pen.clip(
      ellipsePath([0, -110], 82),
      path('M-90 -70Q0 -96 90 -70V0H-90Z', HOUSE.white) +
        [-34, 38]
          .map((x, index) =>
            [0, 1, 2]
              .map((row) =>
                path(
                  `M${x} ${-150 + row * 20 + index * 14}L${x + 16 + row * 6} ${-118 + row * 20 + index * 14}H${x - 16 - row * 6}Z`,
                  row % 2 ? HOUSE.leaf : HOUSE.leafDark,
                ),
              )
              .join(''),
          )
          .join('') +
        path('M-10 -72V-100L8 -118L26 -100V-72Z', HOUSE.coral) +
        path('M-16 -98L8 -124L32 -98Z', HOUSE.white) +
        rectangle([3, -90], 11, 18, HOUSE.yellow) +
        times(16, (index) =>
          circle([-68 + ((index * 41) % 136), -176 + ((index * 29) % 100)], 3.4, HOUSE.white),
        ).join(''),
    ) +
    stroke('M-62 -140A70 70 0 0 1 -20 -178', HOUSE.white, 9, { opacity: 0.8 }),
  front: formed(pen, 'M-62 -44H62L76 -6Q76 0 68 0H-68Q-76 0 -76 -6Z', color, {
    depth: 12,
    light: 5,
    extra: rectangle([-70, -24], 140, 8, HOUSE.gold),
  }),
  anchors: { inside: { at: [0, -76], spanCm: 110 }, grip: { at: [0, -10] } },
});

const partyHat: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M0 -140L52 -10Q0 10 -52 -10Z', color, {
      depth: 12,
      light: 6,
      extra: times(4, (index) =>
        path(
          `M-60 ${-20 - index * 34}L60 ${-50 - index * 34}V${-36 - index * 34}L-60 ${-6 - index * 34}Z`,
          index % 2 ? HOUSE.mustard : HOUSE.pink,
        ),
      ).join(''),
    }) +
    times(9, (index) =>
      circle([-48 + index * 12, -5 + 7 * (1 - ((index - 4) / 4) ** 2)], 9, HOUSE.cream),
    ).join('') +
    times(10, (index) => {
      const [x, y] = polar(index * 36, 17);
      return stroke(`M0 -142L${x} ${-142 + y}`, index % 2 ? HOUSE.mustard : HOUSE.coral, 5);
    }).join(''),
  anchors: { grip: { at: [0, -10] }, top: { at: [0, -150] }, mouth: { at: [0, 0], spanCm: 18 } },
});

const partyPopper: Drawer = (pen) => ({
  unitCm: 0.16,
  svg: placed(
    formed(pen, 'M-34 -84Q0 -98 34 -84L6 -2Q0 4 -6 -2Z', HOUSE.mustard, {
      depth: 10,
      light: 5,
      extra: [-70, -46, -22]
        .map((y) => path(`M-50 ${y}L50 ${y - 14}V${y - 4}L-50 ${y + 10}Z`, HOUSE.coral))
        .join(''),
    }) +
      ellipse([0, -86], 34, 10, darker(HOUSE.mustard, 0.4)) +
      stroke(
        'M-10 -92C-30 -130 -8 -140 -30 -170M6 -92C10 -130 36 -130 26 -176M18 -90C40 -110 54 -104 66 -132',
        HOUSE.teal,
        5,
      ) +
      stroke('M-20 -90C-50 -100 -44 -124 -66 -124', HOUSE.pink, 5) +
      times(16, (index) => {
        const [x, y] = polar(-150 + index * 8, 60 + ((index * 37) % 90));
        return placed(
          rectangle(
            [-5, -3],
            10,
            6,
            [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.purple, HOUSE.pink][index % 5] ??
              HOUSE.coral,
            { radius: 2 },
          ),
          { at: [x, y - 90], angleDegrees: index * 47 },
        );
      }).join(''),
    { angleDegrees: 28 },
  ),
  anchors: { grip: { at: [14, -30] }, tip: { at: [40, -80] } },
});

const sparkler: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    circle(
      [0, -190],
      70,
      pen.radial([0, -190], 70, [
        [0, GLOW.flameHeart, 0.8],
        [1, GLOW.flameHeart, 0],
      ]),
    ) +
    stroke('M0 0V-180', HOUSE.metalDark, 4) +
    times(18, (index) => {
      const [x, y] = polar(index * 20, 26 + (index % 3) * 18);
      const [a, b] = polar(index * 20, 10);
      return stroke(
        `M${a} ${b - 190}L${x} ${y - 190}`,
        index % 2 ? GLOW.flameInner : GLOW.flameHeart,
        4,
      );
    }).join('') +
    circle([0, -190], 11, GLOW.flameHeart),
  anchors: { grip: { at: [0, -14], angleDegrees: -90 }, tip: { at: [0, -190] } },
});

const matryoshka: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-46 -6C-70 -40 -66 -84 -42 -104C-50 -150 -30 -172 0 -172S50 -150 42 -104C66 -84 70 -40 46 -6Q44 0 36 0H-36Q-44 0 -46 -6Z',
      color,
      {
        depth: 13,
        light: 6,
        extra:
          path('M-70 -40Q0 -58 70 -40V4H-70Z', HOUSE.mustard) +
          path(
            'M-30 -108Q0 -88 30 -108Q50 -60 34 -30Q0 -18 -34 -30Q-50 -60 -30 -108Z',
            HOUSE.cream,
          ),
      },
    ) +
    ellipse([0, -132], 27, 29, '#f6cdb0') +
    path('M-27 -134Q-24 -160 0 -162Q24 -160 27 -134Q14 -150 0 -152Q-14 -150 -27 -134Z', '#5a3a2c') +
    [-10, 10]
      .map(
        (x) =>
          circle([x, -132], 3, HOUSE.ink) + circle([x * 1.7, -122], 5, '#f2937f', { opacity: 0.6 }),
      )
      .join('') +
    stroke('M-6 -117Q0 -112 6 -117', HOUSE.red, 3) +
    times(6, (index) =>
      placed(ellipse([0, -12], 6, 10, HOUSE.coral), { at: [0, -64], angleDegrees: index * 60 }),
    ).join('') +
    circle([0, -64], 6, HOUSE.mustard) +
    leaf([0, -42], 24, 10, 30, HOUSE.leaf) +
    leaf([0, -42], 24, 10, 150, HOUSE.leaf),
  anchors: { grip: { at: [0, -60] }, top: { at: [0, -172] } },
});

const luckyCat: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-52 -94L-64 -150Q-66 -166 -54 -160L-30 -144H30L54 -160Q66 -166 64 -150L52 -94Z',
      HOUSE.cream,
      { depth: 9, light: 4 },
    ) +
    [-1, 1]
      .map((side) => path(`M${side * 54} -150L${side * 38} -138L${side * 54} -126Z`, HOUSE.coral))
      .join('') +
    formed(
      pen,
      'M-58 -20C-66 -70 -50 -100 0 -100S66 -70 58 -20Q52 0 30 0H-30Q-52 0 -58 -20Z',
      HOUSE.cream,
      { depth: 13, light: 5 },
    ) +
    formed(
      pen,
      'M40 -80C56 -100 56 -140 58 -168Q60 -184 74 -182Q90 -180 86 -164C84 -130 84 -80 54 -50Z',
      HOUSE.cream,
      { depth: 7, light: 4 },
    ) +
    formed(pen, 'M-54 -128Q-50 -152 0 -152T54 -128Q58 -86 0 -84Q-58 -86 -54 -128Z', HOUSE.cream, {
      depth: 8,
      light: 4,
    }) +
    rectangle([-40, -92], 80, 9, HOUSE.red, { radius: 4 }) +
    ball(pen, [0, -80], 10, HOUSE.gold) +
    [-22, 22].map((x) => stroke(`M${x - 9} -116Q${x} -126 ${x + 9} -116`, HOUSE.ink, 4)).join('') +
    path('M-6 -108H6L0 -101Z', HOUSE.coral) +
    stroke('M0 -101Q-8 -94 -14 -100M0 -101Q8 -94 14 -100', HOUSE.ink, 3) +
    ellipse([-6, -40], 27, 36, HOUSE.gold) +
    stroke('M-18 -58H6M-6 -64V-16M-18 -30H6', darker(HOUSE.gold, 0.35), 5) +
    ellipse([-36, -40], 14, 16, HOUSE.cream),
  anchors: { top: { at: [0, -160] }, grip: { at: [0, -50] } },
});

const daruma: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-76 -60C-76 -112 -44 -140 0 -140S76 -112 76 -60C76 -20 50 0 0 0S-76 -20 -76 -60Z',
      color,
      { depth: 18, light: 8 },
    ) +
    path('M-48 -82Q-44 -116 0 -116T48 -82Q46 -50 0 -50T-48 -82Z', '#f6d9bd') +
    [-20, 20].map((x) => circle([x, -82], 13, HOUSE.white)).join('') +
    circle([-20, -82], 6, HOUSE.ink) +
    stroke('M-38 -100Q-20 -108 -8 -98M38 -100Q20 -108 8 -98', HOUSE.ink, 7) +
    stroke('M-10 -62Q0 -58 10 -62', HOUSE.ink, 4) +
    stroke('M-56 -50Q-40 -20 -20 -30M56 -50Q40 -20 20 -30M0 -40V-14', HOUSE.gold, 6),
  anchors: { top: { at: [0, -140] }, grip: { at: [0, -40] } },
});

const carpStreamer: Drawer = (pen) => {
  const carp = (y: number, tone: string, size: number) =>
    placed(
      formed(
        pen,
        'M0 -26C60 -34 140 -30 190 -14L230 -40L222 0L230 40L190 14C140 30 60 34 0 26Z',
        tone,
        {
          depth: 9,
          light: 4,
          extra: times(14, (index) =>
            path(
              `M${50 + (index % 7) * 20} ${-14 + Math.floor(index / 7) * 20}a9 9 0 0 1 0 18Z`,
              HOUSE.cream,
              { opacity: 0.7 },
            ),
          ).join(''),
        },
      ) +
        ellipse([0, 0], 7, 26, darker(tone, 0.45)) +
        circle([26, -10], 10, HOUSE.white) +
        circle([27, -10], 5, HOUSE.ink),
      { at: [8, y], scaleX: size },
    );
  return {
    unitCm: 1,
    svg:
      rod(pen, 'M0 0V-396', HOUSE.woodLight, 8) +
      circle([0, -402], 10, HOUSE.gold) +
      carp(-346, HOUSE.ink, 1) +
      carp(-266, HOUSE.red, 0.86) +
      carp(-200, HOUSE.blue, 0.7),
    anchors: { grip: { at: [0, -80] }, top: { at: [0, -410] } },
  };
};

const dreamCatcher: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    times(9, (index) => {
      const [a, b] = [polar(index * 40, 60), polar(index * 40 + 120, 60)];
      return stroke(`M${a[0]} ${a[1] - 160}L${b[0]} ${b[1] - 160}`, HOUSE.cream, 2.4);
    }).join('') +
    stroke(ellipsePath([0, -160], 62), HOUSE.woodDark, 9) +
    stroke('M0 -222V-244', HOUSE.woodDark, 4) +
    circle([0, -160], 8, HOUSE.teal) +
    [-44, 0, 44]
      .map((x, index) => {
        const y = index === 1 ? -98 : -116;
        return (
          stroke(`M${x} ${y}v${index === 1 ? 44 : 34}`, HOUSE.woodDark, 3) +
          circle([x, y + 14], 6, index === 1 ? HOUSE.coral : HOUSE.teal) +
          formed(
            pen,
            `M${x} ${y + 30}Q${x + 18} ${y + 54} ${x} ${y + 92}Q${x - 18} ${y + 54} ${x} ${y + 30}Z`,
            index === 1 ? HOUSE.mustard : HOUSE.sky,
            { depth: 5, light: 3 },
          )
        );
      })
      .join(''),
  anchors: { top: { at: [0, -244] }, grip: { at: [0, -222] } },
});

const fanous: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.18,
  svg:
    stroke(ellipsePath([0, -210], 11), HOUSE.gold, 5) +
    circle(
      [0, -92],
      86,
      pen.radial([0, -92], 86, [
        [0, GLOW.flameHeart, 0.5],
        [1, GLOW.flameHeart, 0],
      ]),
    ) +
    formed(pen, 'M-36 -140Q-30 -184 0 -200Q30 -184 36 -140Z', HOUSE.gold, { depth: 8, light: 4 }) +
    formed(pen, 'M-50 -136H50L40 -40H-40Z', color, { depth: 9, light: 4 }) +
    [-30, 0, 30]
      .map((x) =>
        path(
          `M${x - 11} -52V-104Q${x - 11} -118 ${x} -126Q${x + 11} -118 ${x + 11} -104V-52Z`,
          GLOW.windowHeart,
        ),
      )
      .join('') +
    path('M0 -60Q-10 -76 0 -96Q10 -76 0 -60Z', GLOW.flame) +
    rectangle([-56, -142], 112, 10, HOUSE.gold, { radius: 4 }) +
    formed(pen, 'M-44 -42H44L56 -8Q56 0 48 0H-48Q-56 0 -56 -8Z', HOUSE.gold, {
      depth: 8,
      light: 4,
    }),
  anchors: { grip: { at: [0, -214] }, top: { at: [0, -218] } },
});

export const wintry = {
  stocking,
  'snow-globe': snowGlobe,
  'party-hat': partyHat,
  'party-popper': partyPopper,
  sparkler,
  matryoshka,
  'lucky-cat': luckyCat,
  daruma,
  'carp-streamer': carpStreamer,
  'dream-catcher': dreamCatcher,
  fanous,
};
