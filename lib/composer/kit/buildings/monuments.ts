import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';
import type { Pen } from '../pen';
import { anchors } from './monument-anchors';
import { colosseum, missionChurch, moai, sphinx, stepPyramid, stonehenge } from './monuments-old';

/** Monuments that the whole world knows, in centimetres. */

const clockTower: Drawer = (pen, { color = '#d9b987' }) => {
  const face = (x: number) =>
    rectangle([x - 150, -1830], 300, 300, darker(color, 0.24)) +
    circle([x, -1680], 132, HOUSE.gold) +
    circle([x, -1680], 116, HOUSE.cream) +
    times(12, (index) =>
      placed(rectangle([-5, -108], 10, 22, HOUSE.ink), {
        at: [x, -1680],
        angleDegrees: index * 30,
      }),
    ).join('') +
    stroke(`M${x} -1680V-1768M${x} -1680L${x + 56} -1650`, HOUSE.ink, 14);
  return {
    svg:
      formed(pen, 'M-190 0V-1500H190V0Z', color, {
        depth: 70,
        light: 16,
        extra:
          [-120, -40, 40, 120]
            .map((x) => rectangle([x - 15, -1440], 30, 1300, darker(color, 0.2), { radius: 14 }))
            .join('') +
          times(5, (index) =>
            rectangle([-200, -330 - index * 260], 400, 26, lighter(color, 0.24)),
          ).join(''),
      }) +
      rectangle([-215, -90], 430, 90, darker(color, 0.12)) +
      formed(pen, 'M-215 -1480V-1880H215V-1480Z', color, { depth: 60, light: 16 }) +
      face(0) +
      rectangle([-236, -1910], 472, 40, lighter(color, 0.25)) +
      formed(pen, 'M-200 -1910V-2080H200V-1910Z', darker(color, 0.08), {
        depth: 60,
        extra: times(5, (index) =>
          rectangle([-176 + index * 80, -2060], 34, 150, darker(color, 0.45), { radius: 16 }),
        ).join(''),
      }) +
      formed(pen, 'M-226 -2080L-110 -2320V-2390H110V-2320L226 -2080Z', '#5d6f86', {
        depth: 60,
        light: 16,
      }) +
      formed(pen, 'M-120 -2390L0 -2700L120 -2390Z', '#5d6f86', { depth: 36, light: 10 }) +
      stroke('M0 -2690V-2800', HOUSE.gold, 14) +
      circle([0, -2800], 18, HOUSE.gold),
    anchors: anchors(2800, 20),
  };
};

const leaningTower: Drawer = (pen, { color = '#f1e8d8' }) => {
  const gallery = (index: number) => {
    const y = -260 - index * 190;
    return (
      formed(pen, `M-190 ${y}V${y - 180}H190V${y}Z`, color, {
        depth: 60,
        light: 14,
        extra: times(9, (k) => {
          const u = (k - 4) / 4.6;
          const x = Math.sin((u * Math.PI) / 2) * 186;
          const half = 17 * Math.cos((u * Math.PI) / 2) + 4;
          return path(
            `M${x - half} ${y - 10}V${y - 116}A${half} ${half} 0 0 1 ${x + half} ${y - 116}V${y - 10}Z`,
            darker(color, 0.34),
          );
        }).join(''),
      }) + rectangle([-204, y - 190], 408, 22, lighter(color, 0.4))
    );
  };
  return {
    svg:
      ellipse([20, 0], 270, 26, darker(HOUSE.stone, 0.06)) +
      placed(
        formed(pen, 'M-186 0V-260H186V0Z', color, {
          depth: 60,
          extra: times(6, (index) =>
            rectangle([-170 + index * 62, -220], 36, 220, darker(color, 0.16), { radius: 18 }),
          ).join(''),
        }) +
          rectangle([-204, -276], 408, 22, lighter(color, 0.4)) +
          times(6, gallery).join('') +
          formed(pen, 'M-140 -1400V-1570H140V-1400Z', color, {
            depth: 40,
            extra: times(4, (index) =>
              rectangle([-110 + index * 62, -1530], 34, 130, darker(color, 0.34), { radius: 16 }),
            ).join(''),
          }) +
          rectangle([-154, -1590], 308, 24, lighter(color, 0.4)),
        { angleDegrees: 5 },
      ),
    anchors: { ...anchors(1580, 240), top: { at: [140, -1580], spanCm: 200 } },
  };
};

const tajMahal: Drawer = (pen, { color = '#f6efe6' }) => {
  const dome = (x: number, y: number, r: number) =>
    rectangle([x - r * 0.8, y - r * 0.3], r * 1.6, r * 0.34, darker(color, 0.1)) +
    formed(
      pen,
      `M${x - r * 0.82} ${y - r * 0.28}C${x - r * 1.3} ${y - r * 1.1} ${x - r * 0.4} ${y - r * 1.5} ${x} ${y - r * 1.96}C${x + r * 0.4} ${y - r * 1.5} ${x + r * 1.3} ${y - r * 1.1} ${x + r * 0.82} ${y - r * 0.28}Z`,
      color,
      { depth: r * 0.4, light: r * 0.12 },
    ) +
    stroke(`M${x} ${y - r * 1.92}v${-r * 0.3}`, HOUSE.gold, r * 0.07);
  const arch = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w} ${y}V${y - h * 0.6}Q${x - w} ${y - h * 0.86} ${x} ${y - h}Q${x + w} ${y - h * 0.86} ${x + w} ${y - h * 0.6}V${y}Z`,
      darker(color, 0.3),
    );
  const minaret = (x: number) =>
    formed(pen, `M${x - 44} -120L${x - 34} -1020H${x + 34}L${x + 44} -120Z`, color, {
      depth: 20,
      light: 6,
    }) +
    [-420, -720, -1020]
      .map((y) => rectangle([x - 52, y - 20], 104, 26, darker(color, 0.14)))
      .join('') +
    dome(x, -1030, 44);
  return {
    svg:
      minaret(-980) +
      minaret(980) +
      formed(pen, 'M-1150 0V-130H1150V0Z', darker(color, 0.08), { depth: 40, light: 12 }) +
      times(17, (index) => arch(-1060 + index * 132, 0, 40, 92)).join('') +
      dome(-330, -600, 130) +
      dome(330, -600, 130) +
      formed(pen, 'M-560 -130V-600H560V-130Z', color, { depth: 60, light: 16 }) +
      dome(0, -700, 290) +
      formed(pen, 'M-200 -130V-720H200V-130Z', lighter(color, 0.2), { depth: 44, light: 12 }) +
      arch(0, -130, 140, 500) +
      path('M-66 -130V-290Q-66 -350 0 -390Q66 -350 66 -290V-130Z', darker(color, 0.55)) +
      [-470, -300, 300, 470].map((x) => arch(x, -380, 54, 170) + arch(x, -140, 54, 190)).join(''),
    anchors: anchors(1350, 30),
  };
};

const triumphalArch: Drawer = (pen, { color = '#e2d3b8' }) => ({
  svg:
    `<path d="M-760 0V-1180H760V0ZM-250 2V-560A250 250 0 0 1 250 -560V2ZM-640 2V-420A96 96 0 0 1 -448 -420V2ZM448 2V-420A96 96 0 0 1 640 -420V2Z" fill="${color}" fill-rule="evenodd"/>` +
    path(
      'M-250 0V-560A250 250 0 0 1 250 -560L200 -560A200 200 0 0 0 -196 -500V0Z',
      darker(color, 0.34),
    ) +
    [-640, 448]
      .map((x) =>
        path(
          `M${x} 0V-420A96 96 0 0 1 ${x + 192} -420L${x + 160} -400A70 70 0 0 0 ${x + 46} -360V0Z`,
          darker(color, 0.34),
        ),
      )
      .join('') +
    stroke('M-264 0V-560A264 264 0 0 1 264 -560V0', lighter(color, 0.3), 26) +
    path('M640 0V-1180H760V0Z', darker(color, 0.12)) +
    rectangle([-800, -960], 1600, 44, lighter(color, 0.35)) +
    rectangle([-800, -916], 1600, 18, darker(color, 0.2)) +
    rectangle([-760, -900], 1520, 60, darker(color, 0.07)) +
    times(17, (index) =>
      rectangle([-730 + index * 88, -890], 46, 38, darker(color, 0.2), { radius: 8 }),
    ).join('') +
    rectangle([-800, -1220], 1600, 60, lighter(color, 0.3)) +
    times(
      8,
      (index) =>
        circle([-616 + index * 176, -1060], 44, darker(color, 0.12)) +
        circle([-620 + index * 176, -1064], 34, lighter(color, 0.2)),
    ).join('') +
    [-560, 380]
      .map((x) => rectangle([x, -820], 180, 210, darker(color, 0.12), { radius: 8 }))
      .join(''),
  anchors: { ...anchors(1220, 1200), inside: { at: [0, 0], spanCm: 420 } },
});

type OnionPaint = readonly [dome: string, stripes: string];

function onionTower(
  pen: Pen,
  x: number,
  half: number,
  up: number,
  tones: OnionPaint,
  wall: string,
): string {
  const w = half * 1.28;
  const outline = `M${x - half * 0.7} ${-up}C${x - w * 1.3} ${-up - w * 0.9} ${x - w * 0.4} ${-up - w * 1.5} ${x} ${-up - w * 2.5}C${x + w * 0.4} ${-up - w * 1.5} ${x + w * 1.3} ${-up - w * 0.9} ${x + half * 0.7} ${-up}Z`;
  return (
    formed(pen, `M${x - half} 0V${-up + 40}H${x + half}V0Z`, wall, {
      depth: half * 0.4,
      light: half * 0.12,
      extra: times(3, (index) =>
        path(
          `M${x - half + index * half * 0.7} ${-up + 150 + 40}a${half * 0.3} ${half * 0.4} 0 0 1 ${half * 0.6} 0Z`,
          HOUSE.cream,
        ),
      ).join(''),
    }) +
    rectangle([x - half * 1.12, -up + 10], half * 2.24, 46, HOUSE.cream) +
    rectangle([x - half * 0.72, -up - 20], half * 1.44, 40, darker(wall, 0.2)) +
    formed(pen, outline, tones[0], {
      depth: half * 0.5,
      light: half * 0.14,
      extra: times(7, (index) =>
        stroke(
          `M${x - w * 1.4 + index * w * 0.44} ${-up + 10}Q${x - w * 0.6 + index * w * 0.3} ${-up - w} ${x + w * 0.2} ${-up - w * 2.4}`,
          tones[1],
          half * 0.22,
        ),
      ).join(''),
    }) +
    stroke(`M${x} ${-up - w * 2.46}v-90m-30 40h60`, HOUSE.gold, 13)
  );
}

const onionDomes: Drawer = (pen) => {
  const BRICK = '#c35a48';
  return {
    svg:
      onionTower(pen, -560, 110, 760, [HOUSE.teal, HOUSE.cream], BRICK) +
      onionTower(pen, 560, 110, 760, [HOUSE.mustard, HOUSE.green], BRICK) +
      onionTower(pen, -300, 130, 1050, [HOUSE.green, HOUSE.mustard], BRICK) +
      onionTower(pen, 300, 130, 1050, [HOUSE.coral, HOUSE.cream], BRICK) +
      formed(pen, 'M-170 0V-1200L-60 -1700H60L170 -1200V0Z', BRICK, {
        depth: 60,
        light: 16,
        extra: [-1160, -900]
          .map((y) =>
            times(4, (index) =>
              path(`M${-160 + index * 84} ${y}a34 56 0 0 1 68 0Z`, HOUSE.cream),
            ).join(''),
          )
          .join(''),
      }) +
      onionTower(pen, 0, 62, 1700, [HOUSE.gold, '#ffe08a'], BRICK) +
      formed(pen, 'M-720 0V-330H720V0Z', BRICK, {
        depth: 50,
        light: 14,
        extra: times(9, (index) =>
          path(`M${-660 + index * 152} 0v-180a52 60 0 0 1 104 0v180Z`, darker(BRICK, 0.4)),
        ).join(''),
      }) +
      rectangle([-750, -356], 1500, 40, HOUSE.cream),
    anchors: anchors(1960, 20),
  };
};

const operaHouse: Drawer = (pen, { color = '#f7f3ec' }) => {
  const sail = (x: number, width: number, up: number) =>
    formed(
      pen,
      `M${x} -150C${x + width * 0.05} ${-150 - up * 0.6} ${x + width * 0.5} ${-150 - up} ${x + width} ${-150 - up}C${x + width * 0.7} ${-150 - up * 0.6} ${x + width * 0.66} ${-150 - up * 0.3} ${x + width * 0.8} -150Z`,
      color,
      {
        depth: width * 0.16,
        light: width * 0.04,
        extra: times(4, (index) =>
          stroke(
            `M${x + width * (0.2 + index * 0.16)} -150Q${x + width * (0.3 + index * 0.12)} ${-150 - up * 0.6} ${x + width} ${-150 - up}`,
            darker(color, 0.14),
            width * 0.016,
          ),
        ).join(''),
      },
    );
  return {
    svg:
      sail(-820, 460, 520) +
      sail(-560, 560, 760) +
      sail(-250, 560, 620) +
      sail(120, 420, 430) +
      placed(sail(-900, 330, 330), { scaleX: -1, at: [0, 0], scaleY: 1 }) +
      formed(pen, 'M-1000 0V-160H1000L1100 0Z', '#c9a287', {
        depth: 30,
        light: 10,
        extra: times(20, (index) => rectangle([-960 + index * 100, -70], 60, 70, '#5c6f92')).join(
          '',
        ),
      }) +
      shape(
        [
          [-300, -160],
          [300, -160],
          [420, 0],
          [-420, 0],
        ],
        lighter('#c9a287', 0.2),
      ) +
      times(5, (index) =>
        rectangle(
          [-320 - index * 22, -134 + index * 28],
          640 + index * 44,
          6,
          darker('#c9a287', 0.16),
        ),
      ).join(''),
    anchors: anchors(910, 100),
  };
};

const redeemer: Drawer = (pen, { color = '#d5d3cf' }) => ({
  svg:
    formed(pen, 'M-130 0V-120H-90V-240H90V-120H130V0Z', darker(color, 0.2), {
      depth: 30,
      light: 8,
    }) +
    formed(
      pen,
      'M-96 -240Q-70 -600 -80 -740L-470 -760Q-500 -790 -470 -820L-60 -880H60L470 -820Q500 -790 470 -760L80 -740Q70 -600 96 -240Z',
      color,
      {
        depth: 34,
        light: 12,
        extra: stroke(
          'M-50 -240Q-30 -560 -60 -740M20 -240Q0 -560 30 -740M60 -240Q50 -500 70 -720M-300 -740Q-200 -790 -80 -740M300 -740Q200 -790 80 -740',
          darker(color, 0.2),
          14,
        ),
      },
    ) +
    formed(
      pen,
      'M-56 -880Q-66 -1000 0 -1010Q66 -1000 56 -880Q30 -850 0 -850Q-30 -850 -56 -880Z',
      color,
      { depth: 20, light: 8 },
    ) +
    path(
      'M-46 -900Q-30 -850 0 -840Q30 -850 46 -900Q20 -884 0 -884Q-20 -884 -46 -900Z',
      darker(color, 0.16),
    ),
  anchors: { ...anchors(1010, 60), head: { at: [0, -930] } },
});

export const monument = defineFamily(
  'monument',
  {
    colosseum,
    'clock-tower': clockTower,
    'leaning-tower': leaningTower,
    'taj-mahal': tajMahal,
    moai,
    stonehenge,
    sphinx,
    'triumphal-arch': triumphalArch,
    'onion-domes': onionDomes,
    'opera-house': operaHouse,
    'step-pyramid': stepPyramid,
    redeemer,
    'mission-church': missionChurch,
  },
  1,
);
