import { ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';
import { anchors } from './monument-anchors';

/** Monuments of old peoples, in centimetres. */

export const moai: Drawer = (pen, { color = '#8d8a94' }) => ({
  svg:
    formed(
      pen,
      'M-130 0C-140 -90 -150 -150 -110 -190C-136 -260 -140 -420 -100 -470C-50 -500 60 -500 104 -468C130 -440 128 -340 118 -300C150 -270 160 -250 150 -236L122 -220C128 -190 118 -160 100 -150C130 -120 140 -60 136 0Z',
      color,
      { depth: 34, light: 12 },
    ) +
    path('M-86 -404Q0 -440 112 -396L108 -366Q20 -400 -86 -372Z', darker(color, 0.26)) +
    path('M70 -380L112 -262Q96 -242 60 -252Z', lighter(color, 0.14)) +
    path(
      'M40 -366Q56 -372 68 -360L60 -330Q46 -330 40 -366ZM-66 -362Q-30 -380 0 -364Q-20 -330 -60 -336Z',
      darker(color, 0.45),
    ) +
    stroke('M30 -206Q70 -222 112 -208', darker(color, 0.4), 12) +
    path('M-104 -390C-134 -380 -132 -250 -100 -236Z', darker(color, 0.2)),
  anchors: { ...anchors(490, 140), head: { at: [0, -330] }, crown: { at: [0, -490] } },
});

export const stonehenge: Drawer = (pen, { color = '#9a9bab' }) => {
  const block = (x: number, w: number, h: number, y = 0) =>
    formed(pen, `M${x} ${y}L${x + 10} ${y - h}L${x + w - 14} ${y - h - 12}L${x + w} ${y}Z`, color, {
      depth: w * 0.3,
      light: w * 0.09,
    });
  return {
    svg:
      [-500, -260, 160, 420].map((x) => placed(block(x, 90, 300), { at: [0, -44] })).join('') +
      [-510, 160]
        .map((x) =>
          placed(
            formed(pen, `M${x} -300H${x + 360}V-240H${x}Z`, darker(color, 0.08), { depth: 16 }),
            { at: [0, -44] },
          ),
        )
        .join('') +
      block(-620, 130, 400) +
      block(-330, 130, 410) +
      formed(pen, 'M-650 -404H-170L-176 -480H-640Z', lighter(color, 0.06), {
        depth: 20,
        light: 8,
      }) +
      block(-60, 130, 410) +
      block(220, 130, 400) +
      formed(pen, 'M-90 -410H380L374 -486H-80Z', lighter(color, 0.06), { depth: 20, light: 8 }) +
      block(470, 130, 330) +
      formed(pen, 'M-200 0Q-190 -60 -120 -70L20 -60Q60 -40 60 0Z', darker(color, 0.06), {
        depth: 18,
      }),
    anchors: { ...anchors(486, 300), inside: { at: [0, -10], spanCm: 600 } },
  };
};

export const sphinx: Drawer = (pen, { color = SANDSTONE }) => ({
  svg:
    formed(pen, 'M-640 0V-200Q-620 -380 -420 -400Q-100 -420 60 -330L120 -120L120 0Z', color, {
      depth: 70,
      light: 20,
      extra: stroke('M-560 -60Q-520 -240 -380 -230Q-280 -220 -300 -60', darker(color, 0.2), 16),
    }) +
    formed(pen, 'M-40 0V-70Q200 -130 520 -96Q560 -80 560 0Z', color, {
      depth: 26,
      light: 10,
      extra: stroke('M470 -70V0M510 -70V0', darker(color, 0.3), 10),
    }) +
    formed(
      pen,
      'M-60 -90Q-80 -420 20 -640H300Q350 -520 330 -380Q250 -340 220 -90Z',
      darker(color, 0.06),
      {
        depth: 50,
        light: 14,
        extra: times(9, (index) =>
          stroke(`M-60 ${-600 + index * 54}H110`, darker(color, 0.24), 14),
        ).join(''),
      },
    ) +
    formed(
      pen,
      'M110 -330Q90 -560 130 -640H300Q340 -600 336 -520L350 -470L330 -450Q334 -380 290 -340Q200 -310 110 -330Z',
      lighter(color, 0.1),
      {
        depth: 36,
        light: 12,
      },
    ) +
    path('M10 -640Q40 -720 160 -720Q290 -720 306 -640Z', darker(color, 0.14)) +
    [200, 292].map((x) => ellipse([x, -520], 22, 13, darker(color, 0.55))).join('') +
    stroke('M210 -400Q260 -386 310 -404', darker(color, 0.45), 11),
  anchors: { ...anchors(720, 200), head: { at: [220, -500] }, back: { at: [-250, -400] } },
});

export const stepPyramid: Drawer = (pen: Pen, { color = '#b9ab8a' }) => ({
  svg:
    times(6, (index) => {
      const half = 980 - index * 140;
      return formed(
        pen,
        `M${-half} ${-index * 130}L${-half + 40} ${-index * 130 - 130}H${half - 40}L${half} ${-index * 130}Z`,
        color,
        {
          depth: 44,
          light: 14,
        },
      );
    }).join('') +
    shape(
      [
        [-170, 0],
        [-110, -780],
        [110, -780],
        [170, 0],
      ],
      lighter(color, 0.18),
    ) +
    times(22, (index) =>
      rectangle([-166 + index * 2.6, -34 - index * 35], 332 - index * 5.2, 9, darker(color, 0.24)),
    ).join('') +
    formed(pen, 'M-200 -780V-960H200V-780Z', color, { depth: 40, light: 12 }) +
    rectangle([-226, -990], 452, 40, lighter(color, 0.25)) +
    [-140, -36, 70].map((x) => rectangle([x, -920], 70, 140, darker(color, 0.5))).join(''),
  anchors: anchors(990, 300),
});

const SANDSTONE = '#dcc39a';

export const colosseum: Drawer = (pen, { color = '#d8bd92' }) => {
  const outline =
    'M-1150 0V-820Q-1150 -1000 -900 -1000H-150L-80 -960L40 -760L240 -700L300 -620L820 -600Q1150 -600 1150 -480V0Z';
  const row = (y: number, height: number, skip: number) =>
    times(13, (index) => {
      const u = (index - 6) / 6.6;
      const x = Math.sin((u * Math.PI) / 2) * 1110;
      const half = 62 * Math.cos((u * Math.PI) / 2) + 14;
      if (x > skip) return '';
      return path(
        `M${x - half} ${y}V${y - height + half}A${half} ${half} 0 0 1 ${x + half} ${y - height + half}V${y}Z`,
        darker(color, 0.42),
      );
    }).join('');
  return {
    svg:
      path('M-200 -600Q300 -760 980 -600V-300H-200Z', darker(color, 0.3)) +
      formed(pen, outline, color, {
        depth: 110,
        light: 22,
        extra:
          row(-20, 220, 2000) +
          row(-320, 200, 2000) +
          row(-610, 200, -40) +
          times(9, (index) =>
            rectangle([-1080 + index * 118, -930], 40, 56, darker(color, 0.35)),
          ).join('') +
          [-270, -560, -850]
            .map((y) => rectangle([-1160, y], 2320, 26, lighter(color, 0.3)))
            .join(''),
      }),
    anchors: { ...anchors(1000, 800), inside: { at: [0, -40], spanCm: 1200 } },
  };
};

/** A mission of the old Spanish: a stone front with a curved gable, niches, and one arched door between columns. */
export const missionChurch: Drawer = (pen, { color = SANDSTONE }) => {
  const column = (x: number) =>
    rectangle([x - 22, -420], 44, 400, lighter(color, 0.3)) +
    rectangle([x - 32, -440], 64, 26, lighter(color, 0.4)) +
    rectangle([x - 32, -30], 64, 30, darker(color, 0.12));
  const niche = (x: number) =>
    path(`M${x - 36} -150V-290A36 36 0 0 1 ${x + 36} -290V-150Z`, darker(color, 0.32));
  const window = (x: number) => rectangle([x - 34, -610], 68, 110, darker(color, 0.5));
  return {
    svg:
      formed(pen, 'M-1000 0V-430H1000V0Z', darker(color, 0.1), {
        depth: 40,
        extra: [-800, -560, 560, 800]
          .map((x) => path(`M${x - 60} 0V-190A60 60 0 0 1 ${x + 60} -190V0Z`, darker(color, 0.4)))
          .join(''),
      }) +
      formed(
        pen,
        'M-440 0V-700H-300C-260 -700 -250 -780 -190 -800C-130 -820 -120 -920 0 -930C120 -920 130 -820 190 -800C250 -780 260 -700 300 -700H440V0Z',
        color,
        {
          depth: 46,
          light: 14,
          extra:
            rectangle([-460, -470], 920, 24, darker(color, 0.16)) +
            path('M-120 0V-300A120 120 0 0 1 120 -300V0Z', lighter(color, 0.36)) +
            path('M-88 0V-296A88 88 0 0 1 88 -296V0Z', '#6b4632') +
            rectangle([-4, -384], 8, 384, '#4f3324') +
            [-340, -180, 180, 340].map(column).join('') +
            [-260, 260].map(niche).join('') +
            window(0) +
            [-260, 260].map(window).join(''),
        },
      ),
    anchors: anchors(930, 300),
  };
};
