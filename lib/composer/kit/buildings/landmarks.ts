import { circle, ellipse, line, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod, type Sketch } from '../form';
import { battlements, doorAt, gable, longRoof, spire, wall, windowAt } from './masonry';
import { MATERIAL_COLORS } from './ridged/wall';

/** What is seen from afar: churches, castles, towers, temples, mills. */

const anchors = (roofUp: number, span = 200): Sketch['anchors'] => ({
  door: { at: [0, 0], spanCm: 160 },
  roof: { at: [0, -roofUp], spanCm: span },
  top: { at: [0, -roofUp], spanCm: span },
  window: { at: [0, -roofUp * 0.5], spanCm: 90 },
});

const STONE = '#cfc6d2';

const church: Drawer = (pen, { color = HOUSE.plaster, state, material }) => {
  const lit = state === 'lit';
  return {
    svg:
      wall(pen, -100, 620, 430, color, 0, material) +
      longRoof(pen, -130, 690, 420, 230, HOUSE.roof) +
      [60, 210, 360].map((x) => windowAt([x, -110], 80, 220, { lit, arched: true })).join('') +
      wall(pen, -420, 340, 900, lighter(color, 0.1), 0, material) +
      rectangle([-436, -900], 372, 34, lighter(color, 0.4)) +
      rectangle([-430, -560], 360, 18, darker(color, 0.1)) +
      spire(pen, -250, 190, 890, 420, '#5f7392') +
      stroke('M-250 -1310V-1400M-284 -1366H-216', HOUSE.gold, 12) +
      circle([-250, -680], 66, HOUSE.cream) +
      circle([-250, -680], 54, HOUSE.white) +
      stroke('M-250 -716V-680L-226 -664', HOUSE.ink, 8) +
      [-330, -232].map((x) => windowAt([x, -760], 62, 96, { arched: true, lit })).join('') +
      windowAt([-290, -330], 80, 150, { arched: true, lit }) +
      doorAt([-310, 0], 120, 240, HOUSE.woodDark, true),
    anchors: {
      ...anchors(1310, 20),
      door: { at: [-250, 0], spanCm: 120 },
      roof: { at: [220, -640], spanCm: 400 },
    },
  };
};

const cathedral: Drawer = (pen, { color = '#d9cdb9', state, material }) => {
  const lit = state === 'lit';
  const tower = (x: number) =>
    wall(pen, x - 220, 440, 1700, color, 0, material) +
    [-160, 40].map((dx) => windowAt([x + dx, -1180], 120, 360, { arched: true, lit })).join('') +
    rectangle([x - 240, -1720], 480, 40, lighter(color, 0.35)) +
    rectangle([x - 234, -1100], 468, 26, lighter(color, 0.3)) +
    windowAt([x - 60, -620], 120, 300, { arched: true, lit }) +
    spire(pen, x, 210, 1710, 760, '#6f7f9c') +
    doorAt([x - 90, 0], 180, 360, HOUSE.woodDark, true);
  return {
    svg:
      wall(pen, -340, 680, 1260, darker(color, 0.06), 0, material) +
      gable(pen, -340, 680, 1260, 330, darker(color, 0.04), '#6f7f9c') +
      circle([0, -960], 190, lighter(color, 0.3)) +
      circle([0, -960], 166, lit ? '#ffd98a' : '#5a7fb5') +
      times(12, (index) =>
        ellipse([0, -1050], 26, 62, ['#e0708a', '#f5b33f', '#6fa8d9'][index % 3] ?? '#f5b33f', {
          transform: `rotate(${index * 30} 0 -960)`,
        }),
      ).join('') +
      circle([0, -960], 36, HOUSE.cream) +
      doorAt([-140, 0], 280, 520, HOUSE.woodDark, true) +
      tower(-520) +
      tower(520),
    anchors: anchors(2470, 40),
  };
};

const castle: Drawer = (pen, { color = STONE, state, material }) => {
  const lit = state === 'lit';
  const tower = (x: number, half: number, up: number, roof: number) =>
    wall(pen, x - half, half * 2, up, color, 0, material) +
    rectangle([x - half - 22, -up - 10], half * 2 + 44, 70, lighter(color, 0.1)) +
    rectangle([x + half * 0.4, -up - 10], half * 0.6 + 22, 70, darker(color, 0.12)) +
    (roof > 0
      ? spire(pen, x, half + 44, up + 6, roof, pen.accents[0]) +
        stroke(`M${x} ${-up - roof}V${-up - roof - 90}`, HOUSE.woodDark, 9) +
        shape(
          [
            [x + 4, -up - roof - 90],
            [x + 96, -up - roof - 62],
            [x + 4, -up - roof - 36],
          ],
          pen.accents[1],
        )
      : battlements(pen, x - half - 22, half * 2 + 44, up + 8, 46, color)) +
    windowAt([x - 30, -up + 220], 60, 120, { arched: true, lit, frame: lighter(color, 0.3) }) +
    windowAt([x - 30, -up * 0.42], 60, 120, { arched: true, lit, frame: lighter(color, 0.3) });
  return {
    svg:
      tower(-40, 190, 1500, 560) +
      tower(330, 120, 1240, 420) +
      wall(pen, -560, 1120, 560, darker(color, 0.05), 0, material) +
      battlements(pen, -560, 1120, 556, 70, darker(color, 0.05)) +
      tower(-600, 170, 900, 460) +
      tower(600, 170, 820, 430) +
      wall(pen, -240, 480, 640, color, 0, material) +
      battlements(pen, -240, 480, 636, 66, color) +
      path('M-140 0V-240A140 140 0 0 1 140 -240V0Z', darker(color, 0.5)) +
      times(5, (index) => rectangle([-116 + index * 54, -360], 14, 360, HOUSE.woodDark)).join('') +
      times(4, (index) => rectangle([-140, -300 + index * 84], 280, 12, HOUSE.woodDark)).join('') +
      [-190, 130]
        .map((x) => windowAt([x, -430], 60, 110, { arched: true, lit, frame: lighter(color, 0.3) }))
        .join(''),
    anchors: { ...anchors(2060, 20), wall: { at: [0, -620], spanCm: 900 } },
  };
};

const tower: Drawer = (pen, { color = STONE, state }) => ({
  svg:
    formed(pen, 'M-190 0L-160 -1000H160L190 0Z', color, { depth: 46, light: 10 }) +
    rectangle([-200, -1080], 400, 96, lighter(color, 0.12)) +
    rectangle([60, -1080], 140, 96, darker(color, 0.1)) +
    battlements(pen, -200, 400, 1076, 60, color) +
    [-260, -560, -820]
      .map((y, index) =>
        windowAt([-34 + (index % 2) * 10, y], 68, 130, {
          arched: true,
          lit: state === 'lit',
          frame: lighter(color, 0.3),
        }),
      )
      .join('') +
    doorAt([-66, 0], 132, 190, HOUSE.woodDark, true),
  anchors: anchors(1140, 300),
});

const lighthouse: Drawer = (pen, { color = HOUSE.red, state }) => ({
  svg:
    (state === 'lit'
      ? shape(
          [
            [0, -1290],
            [-1200, -1500],
            [-1200, -1080],
          ],
          '#fff0b8',
          { opacity: 0.35 },
        ) +
        shape(
          [
            [0, -1290],
            [1200, -1500],
            [1200, -1080],
          ],
          '#fff0b8',
          { opacity: 0.35 },
        )
      : '') +
    formed(pen, 'M-210 0L-120 -1180H120L210 0Z', HOUSE.white, {
      depth: 50,
      light: 12,
      extra: [0, 1, 2]
        .map((index) => path(`M-240 ${-190 - index * 390}H240V${-390 - index * 390}H-240Z`, color))
        .join(''),
    }) +
    [-300, -700, -1050].map((y) => windowAt([-28, y], 56, 84, { arched: true })).join('') +
    doorAt([-60, 0], 120, 200, HOUSE.navy, true) +
    rectangle([-170, -1210], 340, 34, HOUSE.metalDark) +
    times(11, (index) => rectangle([-164 + index * 32, -1262], 6, 54, HOUSE.metalDark)).join('') +
    rectangle([-170, -1268], 340, 10, HOUSE.metalDark) +
    rectangle([-92, -1370], 184, 164, state === 'lit' ? '#ffe9a0' : '#bfe0ee') +
    [-92, -34, 26, 84].map((x) => rectangle([x, -1370], 9, 164, HOUSE.metalDark)).join('') +
    circle([0, -1288], 34, '#fff6d0') +
    spire(pen, 0, 120, 1366, 130, color) +
    circle([0, -1506], 16, HOUSE.gold),
  anchors: { ...anchors(1500, 20), seat: { at: [130, -1210] }, tip: { at: [0, -1290] } },
});

const windmill: Drawer = (pen, { color = '#f0e2c4', state }) => {
  const sail = `${rectangle([-9, -620], 18, 620, HOUSE.woodDark)}${rectangle([9, -600], 118, 450, HOUSE.cream)}${times(5, (index) => rectangle([9, -600 + index * 106], 118, 8, HOUSE.wood)).join('')}${rectangle([62, -600], 8, 450, HOUSE.wood)}`;
  return {
    svg:
      formed(pen, 'M-250 0L-160 -820H160L250 0Z', color, { depth: 52, light: 14 }) +
      rectangle([-290, -330], 580, 26, HOUSE.wood) +
      times(15, (index) => rectangle([-286 + index * 40, -400], 8, 72, HOUSE.wood)).join('') +
      rectangle([-290, -404], 580, 12, HOUSE.wood) +
      formed(pen, 'M-190 -810Q-180 -990 0 -1000Q180 -990 190 -810Z', HOUSE.roof, {
        depth: 32,
        light: 10,
      }) +
      windowAt([-45, -560], 90, 110, { lit: state === 'lit' }) +
      doorAt([-60, 0], 120, 210, HOUSE.green) +
      times(
        4,
        (index) =>
          `<g transform="rotate(${24 + index * 90} 0 -880)"><g transform="translate(0 -880)">${sail}</g></g>`,
      ).join('') +
      circle([0, -880], 34, HOUSE.woodDark),
    anchors: anchors(1000, 100),
  };
};

function tiers(count: number, each: (index: number, width: number, up: number) => string): string {
  return times(count, (index) => each(index, 620 - index * 84, index * 270)).join('');
}

const pagoda: Drawer = (pen, { color = HOUSE.red, count = 4, state }) => {
  const floors = Math.min(6, Math.max(2, count));
  const roof = (width: number, up: number) =>
    formed(
      pen,
      `M${-width * 0.72} ${-up - 176}Q${-width * 0.5} ${-up - 196} ${-width * 0.34} ${-up - 290}H${width * 0.34}Q${width * 0.5} ${-up - 196} ${width * 0.72} ${-up - 176}L${width * 0.7} ${-up - 214}Q${width * 0.44} ${-up - 170} 0 ${-up - 168}Q${-width * 0.44} ${-up - 170} ${-width * 0.7} ${-up - 214}Z`,
      '#4f6a86',
      { depth: 20, light: 8 },
    );
  const top = floors * 270 + 30;
  return {
    svg:
      rectangle([-400, -40], 800, 40, HOUSE.stone) +
      `<g transform="translate(0 -40)">${tiers(floors, (index, width, up) => rectangle([-width * 0.36, -up - 190], width * 0.72, 190, HOUSE.cream) + times(5, (post) => rectangle([-width * 0.36 + post * width * 0.17, -up - 190], width * 0.04, 190, color)).join('') + (index === 0 ? doorAt([-55, 0], 110, 160, HOUSE.woodDark) : rectangle([-width * 0.13, -up - 130], width * 0.26, 90, state === 'lit' ? '#ffd98a' : darker(color, 0.3))) + rectangle([-width * 0.4, -up - 14], width * 0.8, 16, color) + roof(width, up))}</g>` +
      stroke(`M0 ${-top - 30}V${-top - 230}`, HOUSE.gold, 14) +
      times(4, (index) => ellipse([0, -top - 70 - index * 38], 34 - index * 6, 8, HOUSE.gold)).join(
        '',
      ),
    anchors: anchors(top + 230, 20),
  };
};

const torii: Drawer = (pen, { color = '#d9482f' }) => ({
  svg:
    [-210, 210]
      .map(
        (x) =>
          rectangle([x - 44, -24], 88, 24, HOUSE.ink) +
          formed(
            pen,
            `M${x - 30} -20L${x - Math.sign(x) * 12 - 24} -560H${x - Math.sign(x) * 12 + 24}L${x + 30} -20Z`,
            color,
            { depth: 12, light: 5 },
          ),
      )
      .join('') +
    rectangle([-270, -450], 540, 42, color) +
    rectangle([-270, -418], 540, 10, darker(color, 0.24)) +
    rectangle([-24, -520], 48, 72, HOUSE.ink) +
    formed(pen, 'M-350 -610Q0 -552 350 -610L340 -560Q0 -508 -340 -560Z', color, {
      depth: 9,
      light: 4,
    }) +
    path('M-372 -652Q0 -590 372 -652L354 -606Q0 -548 -354 -606Z', HOUSE.ink),
  anchors: {
    door: { at: [0, 0], spanCm: 340 },
    inside: { at: [0, -20], spanCm: 320 },
    top: { at: [0, -620], spanCm: 500 },
    roof: { at: [0, -620], spanCm: 500 },
  },
});

const mosque: Drawer = (pen, { color = '#eadfc9', state }) => {
  const lit = state === 'lit';
  const minaret = (x: number) =>
    formed(pen, `M${x - 46} 0V-1150H${x + 46}V0Z`, color, { depth: 18, light: 6 }) +
    rectangle([x - 70, -900], 140, 30, lighter(color, 0.3)) +
    rectangle([x - 62, -1160], 124, 24, lighter(color, 0.3)) +
    spire(pen, x, 56, 1156, 210, HOUSE.teal) +
    circle([x, -1380], 14, HOUSE.gold);
  return {
    svg:
      minaret(-620) +
      minaret(620) +
      wall(pen, -520, 1040, 420, color) +
      formed(pen, 'M-250 -420Q-300 -700 0 -820Q300 -700 250 -420Z', HOUSE.teal, {
        depth: 44,
        light: 14,
      }) +
      stroke('M0 -820V-900', HOUSE.gold, 12) +
      circle([0, -930], 34, HOUSE.gold) +
      circle([14, -936], 27, HOUSE.sky) +
      [-390, 390]
        .map((x) =>
          formed(
            pen,
            `M${x - 110} -420Q${x - 130} -540 ${x} -590Q${x + 130} -540 ${x + 110} -420Z`,
            HOUSE.teal,
            { depth: 20, light: 7 },
          ),
        )
        .join('') +
      rectangle([-540, -440], 1080, 30, lighter(color, 0.4)) +
      times(3, (index) => {
        const x = -380 + index * 130 + (index > 1 ? 120 : 0);
        return windowAt([x, -100], 76, 190, { arched: true, lit });
      }).join('') +
      [200, 330].map((x) => windowAt([x, -100], 76, 190, { arched: true, lit })).join('') +
      doorAt([-70, 0], 140, 290, HOUSE.woodDark, true),
    anchors: anchors(820, 60),
  };
};

const lattice: Drawer = (pen, { color = '#8f6f5f' }) => {
  const cross = (y0: number, w0: number, y1: number, w1: number, count: number) =>
    times(count, (index) => {
      const [a, b] = [index / count, (index + 1) / count];
      const [ya, yb] = [y0 + (y1 - y0) * a, y0 + (y1 - y0) * b];
      const [wa, wb] = [w0 + (w1 - w0) * a, w0 + (w1 - w0) * b];
      return `M${-wa} ${ya}L${wb} ${yb}M${wa} ${ya}L${-wb} ${yb}M${-wb} ${yb}H${wb}`;
    }).join('');
  return {
    svg:
      path('M-620 0Q-330 -560 -250 -1000H-150Q-210 -560 -420 0Z', color) +
      path('M620 0Q330 -560 250 -1000H150Q210 -560 420 0Z', darker(color, 0.14)) +
      path(
        'M-420 0Q-400 -300 0 -330Q400 -300 420 0L350 0Q330 -240 0 -270Q-330 -240 -350 0Z',
        lighter(color, 0.1),
      ) +
      stroke(cross(-330, 420, -980, 200, 4), color, 18) +
      rectangle([-300, -1050], 600, 64, lighter(color, 0.14)) +
      rectangle([-390, -470], 780, 60, lighter(color, 0.14)) +
      path('M-240 -1040Q-110 -1600 -60 -2300H-20Q-60 -1600 -150 -1040Z', color) +
      path('M240 -1040Q110 -1600 60 -2300H20Q60 -1600 150 -1040Z', darker(color, 0.14)) +
      stroke(cross(-1050, 190, -2280, 34, 8), color, 12) +
      rectangle([-90, -2360], 180, 66, lighter(color, 0.14)) +
      formed(pen, 'M-46 -2360L-30 -2460H30L46 -2360Z', color, { depth: 10, light: 4 }) +
      rod(pen, 'M0 -2460V-2700', color, 16),
    anchors: {
      top: { at: [0, -2700], spanCm: 20 },
      roof: { at: [0, -2360], spanCm: 160 },
      inside: { at: [0, -40], spanCm: 600 },
      door: { at: [0, 0], spanCm: 600 },
    },
  };
};

const pyramid: Drawer = (pen, { color = '#e6bd74' }) => ({
  svg:
    shape(
      [
        [-900, 0],
        [-60, -980],
        [180, 0],
      ],
      lighter(color, 0.08),
    ) +
    shape(
      [
        [180, 0],
        [-60, -980],
        [900, 0],
      ],
      darker(color, 0.22),
    ) +
    times(8, (index) => {
      const t = (index + 1) / 9;
      const y = -980 * (1 - t);
      return (
        line(
          [
            [-60 - 840 * t, y],
            [-60 + 240 * t, y],
          ],
          darker(color, 0.1),
          9,
        ) +
        line(
          [
            [-60 + 240 * t, y],
            [-60 + 960 * t, y],
          ],
          darker(color, 0.32),
          9,
        )
      );
    }).join('') +
    path('M-190 0V-90H-110V0Z', darker(color, 0.45)),
  anchors: {
    top: { at: [-60, -980], spanCm: 10 },
    roof: { at: [-60, -980] },
    door: { at: [-150, 0], spanCm: 80 },
  },
});

export const landmarks = defineFamily(
  'landmark',
  {
    church,
    cathedral,
    castle,
    tower,
    lighthouse,
    windmill,
    pagoda,
    torii,
    mosque,
    lattice,
    pyramid,
  },
  1,
  MATERIAL_COLORS,
);
