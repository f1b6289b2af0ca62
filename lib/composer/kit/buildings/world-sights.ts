import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** Sights that the whole world knows, in units of their own: about two hundred from the ground to the top. */

const PATINA = '#7fb8a4';

const statueOfLiberty: Drawer = (pen) => ({
  unitCm: 14,
  svg:
    formed(pen, 'M-62 0L-56 -18H56L62 0Z', '#b9a58c', { depth: 6 }) +
    formed(pen, 'M-44 -18L-34 -92H34L44 -18Z', '#cdb99f', {
      depth: 10,
      light: 4,
      extra: rectangle([-26, -80], 52, 8, '#a89379') + rectangle([-10, -66], 20, 44, '#a89379'),
    }) +
    rectangle([-40, -98], 80, 8, '#b9a58c') +
    formed(pen, 'M-24 -98C-30 -150 -22 -180 -14 -192H14C24 -178 28 -150 26 -98Z', PATINA, {
      depth: 9,
      light: 4,
      extra: [-12, -2, 8, 17]
        .map((x) => stroke(`M${x} -98Q${x - 4} -150 ${x * 0.5} -188`, darker(PATINA, 0.16), 2))
        .join(''),
    }) +
    formed(pen, 'M8 -190L34 -238L42 -234L22 -178Z', PATINA, { depth: 4 }) +
    formed(pen, 'M28 -240H50L46 -250H32Z', darker(PATINA, 0.1), { depth: 2 }) +
    path('M39 -272Q50 -258 44 -250H34Q28 -260 39 -272Z', HOUSE.mustard) +
    formed(pen, roundedPath([-34, -166], 15, 34, 2), lighter(PATINA, 0.15), { depth: 3 }) +
    formed(pen, 'M-11 -192C-14 -216 14 -216 11 -192Q0 -184 -11 -192Z', PATINA, { depth: 4 }) +
    [-60, -40, -20, 0, 20, 40, 60]
      .map((a) => {
        const r = ((a - 90) * Math.PI) / 180;
        return stroke(
          `M${Math.cos(r) * 10} ${-208 + Math.sin(r) * 8}L${Math.cos(r) * 24} ${-208 + Math.sin(r) * 22}`,
          PATINA,
          3,
        );
      })
      .join('') +
    stroke('M-6 -200h3M3 -200h3M-3 -194h6', darker(PATINA, 0.4), 1.4),
});

const towerBridge: Drawer = (pen) => ({
  unitCm: 26,
  svg:
    stroke('M-220 -60Q-130 -40 -78 -130M220 -60Q130 -40 78 -130', '#4d8bbd', 6) +
    times(7, (k) =>
      [-1, 1]
        .map((s) => stroke(`M${s * (210 - k * 20)} -46V${-58 - k * k * 1.4}`, '#8fb9d9', 2))
        .join(''),
    ).join('') +
    formed(pen, 'M-230 -46H230V-34H-230Z', '#4d8bbd', { depth: 4 }) +
    formed(pen, 'M-60 -146H60V-134H-60Z', '#4d8bbd', {
      depth: 3,
      extra: times(12, (k) => stroke(`M${-58 + k * 10} -146l5 12l5 -12`, '#cfe3f2', 1.4)).join(''),
    }) +
    [-78, 78]
      .map(
        (x) =>
          formed(pen, `M${x - 30} 0L${x - 24} -34H${x + 24}L${x + 30} 0Z`, '#b9a58c', {
            depth: 6,
          }) +
          formed(pen, `M${x - 22} -34V-160H${x + 22}V-34Z`, '#d8c6a4', {
            depth: 9,
            light: 4,
            extra:
              times(3, (r) =>
                [-9, 5]
                  .map((dx) => rectangle([x + dx, -146 + r * 28], 6, 14, '#6f8296', { radius: 3 }))
                  .join(''),
              ).join('') + path(`M${x - 10} -34V-56Q${x} -68 ${x + 10} -56V-34Z`, '#5c6280'),
          }) +
          [-20, 20]
            .map((dx) =>
              formed(
                pen,
                `M${x + dx - 6} -156V-174L${x + dx} -196L${x + dx + 6} -174V-156Z`,
                '#cdb99f',
                { depth: 3 },
              ),
            )
            .join('') +
          formed(pen, `M${x - 16} -160L${x} -214L${x + 16} -160Z`, '#5f7791', { depth: 5 }) +
          stroke(`M${x} -214V-226`, HOUSE.gold, 2.4),
      )
      .join(''),
});

const skyNeedle: Drawer = (pen) => ({
  unitCm: 290,
  svg:
    [
      [-34, 90, '#8fb3c9'],
      [34, 100, '#7fa5bd'],
      [-20, 150, '#a9c8d8'],
      [20, 165, '#8fb3c9'],
    ]
      .map(([x, h, tone]) =>
        formed(
          pen,
          `M${Number(x) - 14} 0V-${h}Q${Number(x)} -${Number(h) + 16} ${Number(x) + 14} -${h}V0Z`,
          String(tone),
          { depth: 5, light: 2 },
        ),
      )
      .join('') +
    formed(pen, 'M-15 0V-210L-8 -236L0 -286L8 -236L15 -210V0Z', '#bcd6e4', {
      depth: 6,
      light: 3,
      extra: times(22, (k) => stroke(`M-30 ${-10 - k * 11}H30`, '#7f9fb5', 1.4)).join(''),
    }) +
    stroke('M0 -280V-310', HOUSE.metalDark, 2.4),
});

const basilica: Drawer = (pen) => ({
  unitCm: 62,
  svg:
    formed(pen, 'M-100 0V-80L0 -112L100 -80V0Z', '#d9c09a', {
      depth: 8,
      extra:
        path('M-26 0V-40Q0 -70 26 -40V0Z', '#7d5f48') +
        [-66, 66]
          .map((x) => path(`M${x - 14} 0V-28Q${x} -46 ${x + 14} -28V0Z`, '#8f7050'))
          .join('') +
        circle([0, -82], 14, '#6f8296') +
        times(8, (k) =>
          stroke(
            `M0 -82L${14 * Math.cos(k * 0.785)} ${-82 + 14 * Math.sin(k * 0.785)}`,
            '#d9c09a',
            2,
          ),
        ).join(''),
    }) +
    (
      [
        [-78, 190],
        [-36, 236],
        [36, 236],
        [78, 190],
      ] as const
    )
      .map(
        ([x, h]) =>
          formed(
            pen,
            `M${x - 17} -60C${x - 18} -${h * 0.6} ${x - 10} -${h * 0.85} ${x - 4} -${h}H${x + 4}C${x + 10} -${h * 0.85} ${x + 18} -${h * 0.6} ${x + 17} -60Z`,
            '#cfb288',
            {
              depth: 6,
              light: 3,
              extra: times(8, (k) =>
                ellipse([x, -84 - k * (h - 100) * 0.115], 8 - k * 0.6, 3, '#8f7050'),
              ).join(''),
            },
          ) +
          circle([x, -h - 3], 7, HOUSE.coral) +
          circle([x, -h - 3], 3.4, HOUSE.mustard),
      )
      .join('') +
    formed(pen, 'M-13 -100C-14 -190 -8 -240 0 -276C8 -240 14 -190 13 -100Z', '#e3cda6', {
      depth: 5,
      extra: times(7, (k) => ellipse([0, -126 - k * 17], 6, 2.6, '#8f7050')).join(''),
    }) +
    stroke('M0 -276V-294M-6 -287H6', HOUSE.gold, 3),
});

const whiteHouse: Drawer = (pen) => ({
  unitCm: 13,
  svg:
    formed(pen, 'M-190 0V-96H190V0Z', '#f4f5f8', {
      depth: 6,
      extra: times(10, (k) => {
        const x = -172 + k * 36;
        return Math.abs(x + 6) < 50
          ? ''
          : [-78, -38]
              .map(
                (y) =>
                  rectangle([x, y], 14, 26, '#8fa6c4', { radius: 2 }) +
                  rectangle([x - 2, y - 4], 18, 4, '#d3d9e6'),
              )
              .join('');
      }).join(''),
    }) +
    rectangle([-196, -104], 392, 9, '#dfe3ec') +
    formed(pen, 'M-60 -100L0 -140L60 -100Z', '#f9fafc', { depth: 4 }) +
    path('M-44 -104L0 -132L44 -104Z', '#dfe3ec') +
    rectangle([-54, -98], 108, 98, '#c9d1e0') +
    rectangle([-12, -44], 24, 44, '#6f5a4a', { radius: 2 }) +
    times(5, (k) => rod(pen, `M${-48 + k * 24} 0V-98`, '#fbfcff', 10)).join('') +
    rectangle([-62, -4], 124, 6, '#dfe3ec') +
    rod(pen, 'M0 -138V-180', HOUSE.metal, 3) +
    path('M1 -180H34V-160H1Z', HOUSE.red) +
    times(3, (k) => rectangle([1, -176 + k * 7], 33, 3, HOUSE.white)).join('') +
    rectangle([1, -180], 14, 10, HOUSE.navy),
});

const needleTower: Drawer = (pen) => ({
  unitCm: 88,
  svg:
    [-30, 0, 30]
      .map((x) =>
        stroke(
          `M${x} 0Q${x * 0.05} -90 ${x * 0.2} -140Q${x * 0.4} -150 ${x * 0.5} -168`,
          '#dfe5f0',
          7,
        ),
      )
      .join('') +
    rectangle([-16, -40], 32, 6, '#bcc6d8') +
    formed(pen, 'M-56 -170Q0 -184 56 -170L40 -158H-40Z', '#f4f5f8', { depth: 4 }) +
    formed(pen, 'M-46 -174Q0 -196 46 -174Z', '#e08f48', { depth: 4 }) +
    formed(pen, 'M-18 -184H18L8 -196H-8Z', '#dfe5f0', { depth: 2 }) +
    rod(pen, 'M0 -194V-212', HOUSE.metal, 3),
});

const gatewayArch: Drawer = (pen) => ({
  unitCm: 95,
  svg:
    formed(
      pen,
      'M-104 0C-92 -130 -50 -200 0 -200S92 -130 104 0H88C78 -116 42 -190 0 -190S-78 -116 -88 0Z',
      HOUSE.metal,
      { depth: 5, light: 3 },
    ) + stroke('M-96 0C-84 -124 -46 -195 0 -195', '#ffffff', 2, { opacity: 0.6 }),
});

const greekTemple: Drawer = (pen) => ({
  unitCm: 9.5,
  svg:
    [0, 1, 2]
      .map((k) =>
        rectangle([-150 + k * 7, -7 - k * 7], 300 - k * 14, 7, k % 2 ? '#d9cdb5' : '#e8decb'),
      )
      .join('') +
    rectangle([-118, -112], 236, 92, '#b9a98c') +
    times(
      8,
      (k) =>
        rod(pen, `M${-122 + k * 34.8} -22V-108`, '#f1e8d6', 17) +
        rectangle([-131 + k * 34.8, -114], 19, 6, '#e3d7bf'),
    ).join('') +
    rectangle([-140, -130], 280, 17, '#eee4d0') +
    times(12, (k) => rectangle([-134 + k * 23.4, -127], 10, 11, '#cfc1a5')).join('') +
    formed(pen, 'M-146 -130L0 -180L146 -130Z', '#f1e8d6', { depth: 5 }) +
    path('M-112 -134L0 -170L112 -134Z', '#d9cdb5'),
});

const rockFacade: Drawer = (pen) => ({
  unitCm: 18,
  svg:
    formed(
      pen,
      'M-150 0C-164 -120 -130 -220 -60 -236C20 -256 120 -230 146 -150Q160 -60 150 0Z',
      '#c97f5a',
      {
        depth: 14,
        light: 6,
        extra: times(8, (k) =>
          stroke(`M-160 ${-30 - k * 26}q60 -16 120 -4t180 -8`, k % 2 ? '#b96c49' : '#d99672', 5),
        ).join(''),
      },
    ) +
    rectangle([-80, -190], 160, 190, '#a8593c') +
    formed(pen, 'M-84 -100L0 -134L84 -100V-92H-84Z', '#e3a883', { depth: 4 }) +
    times(6, (k) => rod(pen, `M${-70 + k * 28} -2V-92`, '#e8b592', 13)).join('') +
    path('M-16 0V-62H16V0Z', '#5f3226') +
    [-58, 58]
      .map(
        (x) =>
          rectangle([x - 20, -182], 40, 62, '#e3a883') +
          path(`M${x - 26} -182L${x} -202L${x + 26} -182Z`, '#e8b592') +
          rectangle([x - 10, -172], 20, 46, '#a8593c'),
      )
      .join('') +
    formed(pen, 'M-22 -122V-178H22V-122Z', '#e8b592', { depth: 4 }) +
    formed(pen, 'M-28 -178Q0 -216 28 -178Z', '#e3a883', { depth: 4 }),
});

const greatWall: Drawer = (pen) => {
  const tower = (x: number, y: number, s: number) =>
    formed(
      pen,
      `M${x - 22 * s} ${y + 40 * s}V${y - 30 * s}H${x + 22 * s}V${y + 40 * s}Z`,
      '#c9b393',
      {
        depth: 6 * s,
        extra: rectangle([x - 6 * s, y - 14 * s], 12 * s, 20 * s, '#6b5a4a', { radius: 5 * s }),
      },
    ) +
    times(4, (k) =>
      rectangle([x - 24 * s + k * 13.4 * s, y - 40 * s], 8 * s, 12 * s, '#b9a283'),
    ).join('');
  return {
    unitCm: 14,
    svg:
      formed(
        pen,
        'M-210 0C-180 -70 -120 -120 -60 -100S60 -190 120 -170S200 -90 210 0Z',
        '#6dbb74',
        { depth: 12, light: 5 },
      ) +
      formed(pen, 'M-210 0C-150 -50 -60 -30 0 -60S140 -90 210 0Z', '#5aa765', { depth: 6 }) +
      tower(128, -182, 0.62) +
      stroke('M124 -164C96 -150 84 -118 40 -110S-10 -96 -30 -70', '#9d8a70', 16) +
      stroke('M124 -168C96 -154 84 -122 40 -114S-10 -100 -30 -74', '#d8c6a4', 9) +
      tower(-38, -92, 0.86) +
      stroke('M-50 -56C-90 -40 -110 -16 -170 -4', '#9d8a70', 30) +
      stroke('M-50 -62C-90 -46 -110 -22 -172 -10', '#d8c6a4', 17) +
      times(9, (k) =>
        rectangle([-166 + k * 13, -26 - k * 5.2 - (k > 5 ? (k - 5) * 3 : 0)], 7, 9, '#b9a283'),
      ).join('') +
      tower(-172, -38, 1.1),
  };
};

const hollywoodSign: Drawer = (pen) => ({
  unitCm: 9,
  svg:
    formed(pen, 'M-230 0C-190 -90 -80 -110 0 -106S190 -80 230 0Z', '#a8a765', {
      depth: 10,
      light: 4,
      extra: times(20, (k) =>
        ellipse([-200 + k * 21, -16 - ((k * 31) % 60)], 12, 7, '#7f8f4d'),
      ).join(''),
    }) +
    [
      'M0 0V-46M22 0V-46M0 -23H22',
      'M0 -6V-40Q0 -46 6 -46H16Q22 -46 22 -40V-6Q22 0 16 0H6Q0 0 0 -6',
      'M0 -46V0H20',
      'M0 -46V0H20',
      'M0 -46L11 -22L22 -46M11 -22V0',
      'M0 -46L6 0L12 -30L18 0L24 -46',
      'M0 -6V-40Q0 -46 6 -46H16Q22 -46 22 -40V-6Q22 0 16 0H6Q0 0 0 -6',
      'M0 -6V-40Q0 -46 6 -46H16Q22 -46 22 -40V-6Q22 0 16 0H6Q0 0 0 -6',
      'M0 0V-46H10Q22 -44 22 -23T10 0Z',
    ]
      .map(
        (data, k) =>
          `<g transform="translate(${-174 + k * 39} ${-104 + Math.abs(k - 4) * 3})">${stroke(data, '#8f97ad', 10.5)}${stroke(data, '#ffffff', 7)}</g>`,
      )
      .join(''),
});

/** Sights that the whole world knows. */
export const worldSight = defineFamily('world-sight', {
  'statue-of-liberty': statueOfLiberty,
  'tower-bridge': towerBridge,
  'sky-needle': skyNeedle,
  basilica,
  'white-house': whiteHouse,
  'needle-tower': needleTower,
  'gateway-arch': gatewayArch,
  'greek-temple': greekTemple,
  'rock-facade': rockFacade,
  'great-wall': greatWall,
  'hill-sign': hollywoodSign,
});
