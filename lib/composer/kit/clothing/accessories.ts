import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, pointsOf } from '../form';
export const sneaker: Drawer = (pen, { color = '#fbf7f2' }) => {
  const upper =
    'M-300 60C-324 10 -318 -50 -298 -104C-288 -136 -296 -164 -284 -186C-274 -202 -256 -202 -240 -196C-200 -188 -170 -150 -128 -158C-112 -176 -100 -200 -70 -214C-52 -218 -44 -204 -40 -190C-10 -150 50 -90 120 -62C176 -40 286 -40 320 18Q332 46 320 70L-296 70Z';
  const laces = times(6, (index) => {
    const [x, y] = [-92 + index * 36, -128 + index * 24 + index * index * 0.6];
    const line = `M${x} ${y + 14}Q${x + 34} ${y - 20} ${x + 62} ${y - 32 + index * 3}`;
    return stroke(line, darker(color, 0.2), 13) + stroke(line, HOUSE.white, 10);
  }).join('');
  const inside =
    path('M-330 80V-10C-180 30 60 30 330 10V90H-330Z', darker(color, 0.12)) +
    path('M160 90C130 50 140 10 176 -10C240 -14 300 0 330 30V90Z', darker(color, 0.16)) +
    path('M-330 -40C-270 -50 -230 -20 -214 70H-330Z', pen.accents[2]) +
    path('M-256 -210C-210 -190 -180 -140 -128 -150L-140 -176L-240 -220Z', darker(color, 0.3)) +
    path(
      'M-128 -150C-70 -60 -20 20 60 70H160C120 10 120 -40 136 -60C60 -80 -10 -150 -44 -196Z',
      lighter(color, 0.6),
    ) +
    pointsOf('200 4, 222 4, 244 6, 208 19, 230 19, 252 21')
      .map(([x, y]) => circle([x, y], 3.4, darker(color, 0.24)))
      .join('');
  const sole =
    'M-316 48C-326 80 -322 112 -292 124H210C270 124 330 108 346 66C352 42 334 28 316 36C200 70 -180 60 -300 42Q-314 40 -316 48Z';
  return {
    unitCm: 0.045,
    svg: placed(
      formed(pen, upper, color, { depth: 18, light: 8, tone: 0.08, extra: inside }) +
        laces +
        formed(pen, sole, '#fffdf8', {
          depth: 14,
          light: 0,
          tone: 0.1,
          extra:
            rectangle([-340, 112], 700, 20, '#b98a64') +
            stroke('M-306 66C-180 84 200 88 330 66', pen.accents[2], 5),
        }),
      { at: [0, -124] },
    ),
    anchors: { grip: { at: [-260, -280] }, foot: { at: [-40, -60] } },
  };
};
export const boot: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-78 -236Q-30 -246 18 -236C16 -190 16 -150 24 -128C40 -104 76 -104 104 -86Q128 -70 128 -36V-16H-84C-92 -70 -84 -160 -78 -236Z',
      color,
      {
        depth: 15,
        light: 6,
        extra:
          path('M60 -110Q128 -96 130 -16H84Q92 -70 60 -110Z', lighter(color, 0.14)) +
          path('M-96 -100Q-50 -104 -40 -60V-10H-96Z', darker(color, 0.14)) +
          stroke('M-40 -60Q-40 -104 -84 -106M84 -16Q92 -70 58 -108', lighter(color, 0.4), 2.4),
      },
    ) +
    formed(pen, 'M-80 -246Q-30 -258 20 -246L19 -222Q-30 -234 -79 -222Z', darker(color, 0.2), {
      depth: 5,
      light: 3,
    }) +
    path(
      'M-14 -222L20 -222Q16 -160 26 -130L46 -112L22 -100Q-8 -130 -14 -222Z',
      darker(color, 0.26),
    ) +
    times(4, (index) =>
      stroke(
        `M${-12 + index * 5} ${-206 + index * 26}L${18 + index * 3} ${-198 + index * 25}`,
        HOUSE.cream,
        6,
      ),
    ).join('') +
    formed(pen, 'M-88 -20H130Q136 -6 128 0H-80Q-90 -6 -88 -20Z', HOUSE.ink, {
      depth: 4,
      light: 3,
    }) +
    times(9, (index) => rectangle([-74 + index * 22, -3], 11, 5, darker(HOUSE.ink, 0.3))).join(''),
  anchors: { foot: { at: [0, -40] }, inside: { at: [-30, -240], spanCm: 100 } },
});
export const wellies: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.13,
  svg: [-46, 34]
    .map((x, index) =>
      placed(
        formed(
          pen,
          'M-44 -218Q0 -228 42 -218C40 -170 38 -120 44 -92C56 -72 84 -70 98 -50Q106 -34 104 -12H-44C-50 -60 -38 -100 -42 -150Z',
          index ? color : darker(color, 0.12),
          {
            depth: 13,
            light: 6,
            extra:
              path('M-50 -222Q0 -232 50 -222V-198Q0 -208 -50 -198Z', darker(color, 0.2)) +
              path('M-30 -190Q-26 -120 -30 -60H-20Q-14 -120 -18 -190Z', HOUSE.white, {
                opacity: 0.4,
              }),
          },
        ) +
          ellipse([-1, -220], 42, 7, darker(color, 0.5)) +
          formed(pen, 'M-48 -16H106Q112 -4 102 0H-40Q-50 -4 -48 -16Z', darker(color, 0.36), {
            depth: 3,
            light: 3,
          }),
        { at: [x, index ? 0 : -8] },
      ),
    )
    .join(''),
});
export const heel: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.08,
  svg: formed(
    pen,
    'M-110 -150C-80 -150 -60 -120 -20 -80C20 -40 60 -60 110 -30Q130 -10 110 0H40C0 0 -40 -60 -78 -70L-90 0H-104C-106 -60 -130 -110 -110 -150Z',
    color,
    { depth: 10, light: 5 },
  ),
});

export const topHat: Drawer = (pen, { color = '#3a3a66' }) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-72 -20C-66 -80 -74 -130 -80 -170Q0 -186 80 -170C74 -130 66 -80 72 -20Q0 0 -72 -20Z',
      color,
      { depth: 16, light: 6, extra: path('M-90 -62Q0 -40 90 -62V-30Q0 -8 -90 -30Z', HOUSE.red) },
    ) +
    ellipse([0, -170], 80, 13, lighter(color, 0.14)) +
    formed(pen, 'M-130 -24Q-70 -4 0 -4T130 -24Q120 10 0 12T-130 -24Z', color, {
      depth: 7,
      light: 3,
    }),
  anchors: { crown: { at: [0, -8] }, inside: { at: [0, -4] }, top: { at: [0, -180] } },
});
export const strawHat: Drawer = (pen, { color = '#e9c377' }) => ({
  unitCm: 0.18,
  svg:
    formed(pen, 'M-150 -30C-120 -60 120 -60 150 -30C130 4 -130 4 -150 -30Z', color, {
      depth: 8,
      light: 4,
    }) +
    formed(
      pen,
      'M-76 -44C-80 -120 -40 -130 0 -130S80 -120 76 -44Q0 -20 -76 -44Z',
      lighter(color, 0.06),
      { depth: 16, light: 6, extra: path('M-90 -70Q0 -46 90 -70V-36Q0 -14 -90 -36Z', HOUSE.coral) },
    ),
  anchors: { crown: { at: [0, -24] }, top: { at: [0, -130] } },
});
export const cap: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-100 -10C-104 -100 -50 -134 0 -134S96 -100 90 -20Q0 -40 -100 -10Z', color, {
      depth: 16,
      light: 6,
      extra: stroke(
        'M0 -134C-30 -100 -36 -60 -30 -20M0 -134C40 -100 50 -60 50 -20',
        darker(color, 0.2),
        4,
      ),
    }) +
    formed(
      pen,
      'M40 -34C90 -34 150 -24 168 4C120 0 60 -6 20 -8Q20 -30 40 -34Z',
      darker(color, 0.12),
      { depth: 6, light: 3 },
    ) +
    circle([0, -134], 9, darker(color, 0.2)),
  anchors: { crown: { at: [-6, -14] }, top: { at: [0, -134] } },
});
export const beanie: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.14,
  svg:
    circle([0, -168], 34, HOUSE.cream) +
    circle([-6, -174], 24, HOUSE.white) +
    formed(pen, 'M-90 -40C-94 -120 -50 -150 0 -150S94 -120 90 -40Z', color, {
      depth: 16,
      light: 6,
      extra: times(9, (index) =>
        stroke(`M${-80 + index * 20} -30L${-50 + index * 12} -150`, darker(color, 0.14), 5),
      ).join(''),
    }) +
    formed(pen, roundedPath([-98, -56], 196, 56, 18), lighter(color, 0.16), {
      depth: 10,
      light: 4,
    }),
  anchors: { crown: { at: [0, -10] }, top: { at: [0, -200] } },
});
export const pointedHat: Drawer = (pen, { color = HOUSE.purple, state }) =>
  state === 'lit'
    ? {
        unitCm: 0.13,
        svg:
          formed(
            pen,
            'M-90 -40C-80 -120 -20 -190 70 -190C110 -186 120 -150 110 -130C80 -150 84 -90 90 -40Z',
            HOUSE.red,
            { depth: 16, light: 6 },
          ) +
          formed(pen, roundedPath([-104, -56], 208, 52, 24), HOUSE.white, { depth: 9 }) +
          circle([112, -120], 27, '#e4e9f3') +
          circle([108, -124], 22, HOUSE.white),
        anchors: { crown: { at: [0, -10] } },
      }
    : {
        unitCm: 0.2,
        svg:
          formed(
            pen,
            'M-140 -16C-80 -40 80 -40 140 -16C110 10 -110 10 -140 -16Z',
            darker(color, 0.12),
            { depth: 7, light: 3 },
          ) +
          formed(
            pen,
            'M-76 -26C-50 -90 -30 -170 26 -214C40 -224 54 -200 40 -190C20 -170 50 -90 76 -26Q0 -6 -76 -26Z',
            color,
            {
              depth: 16,
              light: 6,
              extra:
                path('M-90 -62Q0 -36 90 -62V-30Q0 -6 -90 -30Z', HOUSE.mustard) +
                pointsOf('-10 -110, 16 -80, 10 -150')
                  .map(([x, y]) => circle([x, y], 6, HOUSE.yellow))
                  .join(''),
            },
          ),
        anchors: { crown: { at: [0, -16] }, top: { at: [40, -214] } },
      };
export const hardHat: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-96 -20C-96 -100 -50 -132 0 -132S96 -100 96 -20Z', color, {
      depth: 16,
      light: 6,
    }) +
    formed(pen, roundedPath([-16, -142], 32, 124, 12), lighter(color, 0.14), { depth: 6 }) +
    formed(pen, 'M-112 -26H112Q128 -10 120 0H-120Q-128 -10 -112 -26Z', darker(color, 0.08), {
      depth: 6,
      light: 3,
    }),
  anchors: { crown: { at: [0, -12] }, top: { at: [0, -140] } },
});
export const crown: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-100 0L-116 -120L-60 -70L0 -150L60 -70L116 -120L100 0Q0 18 -100 0Z', color, {
      depth: 14,
      light: 6,
      extra: path('M-110 -34Q0 -14 110 -34V10H-110Z', darker(color, 0.14)),
    }) +
    [
      [-116, -124],
      [0, -156],
      [116, -124],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 13, HOUSE.red) + circle([x - 4, y - 4], 4, '#ffb0a4'))
      .join('') +
    [
      [-56, -14, HOUSE.teal],
      [0, -8, HOUSE.red],
      [56, -14, HOUSE.teal],
    ]
      .map(
        ([x, y, c]) =>
          ellipse([Number(x), Number(y)], 12, 11, String(c)) +
          ellipse([Number(x) - 3, Number(y) - 4], 4, 3, '#ffffff', { opacity: 0.7 }),
      )
      .join(''),
  anchors: { crown: { at: [0, -4] } },
});
export const ring: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.016,
  svg:
    `<ellipse cx="0" cy="-70" rx="62" ry="62" fill="none" stroke="${darker(color, 0.22)}" stroke-width="20"/><ellipse cx="-1.500" cy="-72" rx="62" ry="62" fill="none" stroke="${color}" stroke-width="14"/>` +
    formed(pen, 'M-44 -176L-24 -200H24L44 -176L0 -128Z', '#a9e3f0', {
      depth: 6,
      light: 4,
      extra:
        path('M-44 -176H44L0 -128Z', '#7fc8e0') +
        path('M-14 -176L0 -200L14 -176L0 -128Z', '#e3f8fc'),
    }),
});
export const necklace: Drawer = () => ({
  unitCm: 0.14,
  svg: times(19, (index) => {
    const a = Math.PI * (0.02 + (index / 18) * 0.96);
    const [x, y] = [Math.cos(a) * 90, -150 + Math.sin(a) * 130];
    return (
      circle([x + 1, y + 2], 11, '#cdbfc9') +
      circle([x, y], 10, '#fbf6f0') +
      circle([x - 3, y - 3], 3, HOUSE.white)
    );
  }).join(''),
  anchors: { neck: { at: [0, -150] } },
});
export const glasses: Drawer = (_pen, { color = HOUSE.navy, state }) => ({
  unitCm: 0.06,
  svg:
    stroke('M-108 -50L-120 -66M108 -50L120 -66M-20 -46Q0 -60 20 -46', color, 11) +
    [-62, 62]
      .map((x) =>
        state === 'open'
          ? path(
              `M${x - 44} -66H${x + 44}C${x + 46} -20 ${x + 20} 0 ${x} 0S${x - 46} -20 ${x - 44} -66Z`,
              HOUSE.ink,
            ) + path(`M${x - 32} -60H${x}L${x - 26} -20Z`, '#ffffff', { opacity: 0.3 })
          : circle([x, -44], 42, '#dff1fa', { opacity: 0.6 }) +
            `<circle cx="${x}" cy="-44" r="42" fill="none" stroke="${color}" stroke-width="11"/>` +
            path(`M${x - 26} -50A26 26 0 0 1 ${x - 4} -70`, '#ffffff', { opacity: 0.8 }),
      )
      .join(''),
  anchors: { eyes: { at: [0, -44], spanCm: 200 } },
});
