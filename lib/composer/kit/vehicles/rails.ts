import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { lamp, pane, wheel, windowRow } from './wheels';

/** What runs on rails, from the side. */

export const tram: Drawer = (pen, { color = HOUSE.red }) => {
  const body =
    'M-640 -60V-280Q-632 -322 -590 -326H590Q632 -322 640 -280V-60Q640 -34 614 -34H-614Q-640 -34 -640 -60Z';
  return {
    svg:
      stroke('M0 -330L-50 -396L10 -450H-40H60', HOUSE.metalDark, 6) +
      formed(pen, body, color, {
        depth: 20,
        light: 7,
        extra:
          path('M-642 -330H642V-150H-642Z', HOUSE.cream) +
          path('M-642 -150H642V-138H-642Z', darker(color, 0.25)) +
          path('M-642 -62H642V-30H-642Z', darker(color, 0.25)),
      }) +
      windowRow(pen, -540, 540, -160, 118, 120, 22) +
      pane(pen, 'M-622 -160V-284H-572V-160Z') +
      pane(pen, 'M572 -160V-284H622V-160Z') +
      [-280, 140]
        .map(
          (x) =>
            rectangle([x, -292], 116, 240, darker(color, 0.2), { radius: 4 }) +
            pane(pen, `M${x + 8} -76V-282H${x + 54}V-76Z`) +
            pane(pen, `M${x + 62} -76V-282H${x + 108}V-76Z`),
        )
        .join('') +
      lamp([628, -96], 16, 20) +
      lamp([-628, -96], 16, 20) +
      [-460, -380, 380, 460].map((x) => wheel(pen, [x, -26], 26)).join(''),
    anchors: {
      seat: { at: [0, -130] },
      inside: { at: [0, -150], spanCm: 1000 },
      door: { at: [198, -36] },
      roof: { at: [0, -326], spanCm: 1000 },
      top: { at: [0, -326], spanCm: 1000 },
    },
  };
};

export const train: Drawer = (pen, { color = HOUSE.red, count = 2 }) => {
  const length = 900;
  const cars = Math.min(count, 4);
  const start = -(cars * length) / 2;
  const body = (index: number) => {
    const x = start + index * length;
    const isHead = index === cars - 1;
    const outline = isHead
      ? `M${x + 6} -50V-330Q${x + 6} -350 ${x + 26} -350H${x + 560}Q${x + 780} -340 ${x + 880} -150Q${x + 900} -90 ${x + 876} -50Z`
      : `M${x + 6} -50V-330Q${x + 6} -350 ${x + 26} -350H${x + length - 26}Q${x + length - 6} -350 ${x + length - 6} -330V-50Z`;
    return (
      rectangle([x + 40, -60], length - 120, 36, HOUSE.ink) +
      formed(pen, outline, color, {
        depth: 22,
        light: 8,
        extra:
          path(`M${x - 5} -150H${x + length + 5}V-120H${x - 5}Z`, HOUSE.cream) +
          path(`M${x - 5} -80H${x + length + 5}V-40H${x - 5}Z`, darker(color, 0.2)),
      }) +
      windowRow(pen, x + 60, x + (isHead ? 560 : 830), -180, 120, 110, 24) +
      (isHead
        ? pane(pen, `M${x + 640} -180V-300Q${x + 740} -280 ${x + 800} -180Z`) +
          lamp([x + 850, -110], 34, 22)
        : '') +
      [140, 240, 640, 740].map((at) => wheel(pen, [x + at, -36], 36)).join('')
    );
  };
  return {
    svg: times(cars, body).join(''),
    anchors: {
      inside: { at: [0, -160], spanCm: cars * 800 },
      door: { at: [start + 480, -60] },
      roof: { at: [0, -350], spanCm: cars * 800 },
      top: { at: [0, -350], spanCm: cars * 800 },
      seat: { at: [0, -140] },
    },
  };
};

export const steamEngine: Drawer = (pen, { color = HOUSE.green }) => ({
  svg:
    rectangle([-330, -90], 660, 26, HOUSE.red) +
    formed(pen, 'M-330 -90V-330H-160V-90Z', color, { depth: 14, light: 5 }) +
    rectangle([-350, -348], 210, 22, HOUSE.ink, { radius: 8 }) +
    pane(pen, 'M-300 -220V-300H-200V-220Z') +
    formed(pen, 'M-160 -90V-270H210Q240 -270 240 -240V-110Q240 -90 210 -90Z', color, {
      depth: 26,
      light: 10,
    }) +
    [-80, 30, 140].map((x) => rectangle([x, -272], 12, 184, HOUSE.gold)).join('') +
    formed(pen, 'M140 -270L132 -370H204L196 -270Z', HOUSE.ink, { depth: 9, light: 4 }) +
    rectangle([122, -384], 92, 20, HOUSE.ink, { radius: 5 }) +
    formed(pen, 'M-60 -268Q-60 -320 -20 -320Q20 -320 20 -268Z', HOUSE.gold, {
      depth: 9,
      light: 4,
    }) +
    circle([250, -230], 24, HOUSE.metalDark) +
    circle([254, -230], 17, '#fff0b8') +
    shape(
      [
        [240, -80],
        [330, -20],
        [330, -8],
        [240, -8],
      ],
      HOUSE.red,
    ) +
    wheel(pen, [-250, -62], 62, { hub: HOUSE.red, spokes: 10 }) +
    wheel(pen, [-90, -62], 62, { hub: HOUSE.red, spokes: 10 }) +
    wheel(pen, [90, -38], 38, { hub: HOUSE.red, spokes: 8 }) +
    wheel(pen, [190, -38], 38, { hub: HOUSE.red, spokes: 8 }) +
    rod(pen, 'M-250 -40L-90 -40L110 -46', HOUSE.metal, 9) +
    [
      [176, -430, 40],
      [130, -480, 54],
      [64, -540, 66],
      [-30, -590, 76],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, HOUSE.cream, { opacity: 0.85 }))
      .join(''),
  anchors: {
    seat: { at: [-250, -150] },
    inside: { at: [-250, -180], spanCm: 120 },
    chimney: { at: [168, -384] },
    roof: { at: [-245, -348], spanCm: 180 },
    top: { at: [-245, -348], spanCm: 180 },
    door: { at: [-300, -90] },
  },
});
