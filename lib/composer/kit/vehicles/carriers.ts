import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { lamp, pane, wheel } from './wheels';

/** What digs, mixes, races, sails and flies for a purpose of its own; in centimetres. */

const bulldozer: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    formed(pen, 'M230 -170C204 -120 204 -60 246 -6H262V-170Z', HOUSE.metalDark, {
      depth: 12,
      light: 6,
    }) +
    rod(pen, 'M30 -60L224 -54', darker(color, 0.2), 22) +
    formed(pen, 'M-180 -84H130V-166H20L-14 -170H-180Z', color, {
      depth: 14,
      light: 6,
      extra: times(5, (index) =>
        rectangle([40 + index * 16, -156], 7, 52, darker(color, 0.3)),
      ).join(''),
    }) +
    rod(pen, 'M96 -166V-226', HOUSE.ink, 14) +
    formed(pen, 'M-150 -166V-290H10L22 -166Z', color, { depth: 12 }) +
    pane(pen, 'M-134 -184V-274H-2L6 -184Z') +
    stroke('M-66 -276V-180', color, 9) +
    formed(pen, roundedPath([-206, -106], 366, 106, 52), HOUSE.rubber, { depth: 12 }) +
    times(
      6,
      (index) =>
        circle([-150 + index * 51, -50], index % 5 ? 22 : 34, HOUSE.metalDark) +
        circle([-150 + index * 51, -50], 9, HOUSE.metal),
    ).join(''),
  anchors: { seat: { at: [-66, -200] }, top: { at: [-66, -290], spanCm: 140 } },
});
const cementMixer: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    rectangle([-330, -98], 640, 26, HOUSE.ink) +
    formed(pen, 'M-300 -150L-352 -104L-330 -92L-270 -130Z', HOUSE.metal, { depth: 6 }) +
    formed(
      pen,
      'M-290 -180C-250 -300 -60 -350 90 -300C150 -270 150 -170 110 -120C-20 -90 -240 -100 -290 -140Z',
      HOUSE.cream,
      {
        depth: 22,
        light: 8,
        extra: ['M-220 -340L-130 -60', 'M-120 -360L-20 -60', 'M0 -360L90 -60']
          .map((data) => stroke(data, HOUSE.coral, 26))
          .join(''),
      },
    ) +
    formed(pen, 'M-270 -98L-240 -170L-196 -98ZM60 -98L92 -190L124 -98Z', HOUSE.metalDark, {
      depth: 6,
    }) +
    formed(pen, 'M150 -76V-236Q152 -252 170 -252H256Q280 -250 290 -222L312 -150V-76Z', color, {
      depth: 14,
      light: 5,
    }) +
    pane(pen, 'M196 -150V-230H248Q264 -228 270 -214L290 -150Z') +
    lamp([308, -108], 15, 24) +
    rectangle([190, -132], 26, 7, darker(color, 0.34), { radius: 3 }) +
    [-250, -140, 230].map((x) => wheel(pen, [x, -56], 56, { hub: HOUSE.cream })).join(''),
});
const garbageTruck: Drawer = (pen, { color = HOUSE.green }) => ({
  svg:
    rectangle([-320, -98], 620, 26, HOUSE.ink) +
    formed(pen, 'M-330 -90V-250Q-330 -296 -280 -300H120V-90Z', color, {
      depth: 16,
      light: 6,
      extra: times(6, (index) =>
        stroke(`M${-240 + index * 62} -300V-90`, darker(color, 0.2), 9),
      ).join(''),
    }) +
    formed(pen, 'M-330 -100L-360 -150V-230L-330 -270Z', darker(color, 0.25), { depth: 8 }) +
    path('M-100 -236L-60 -170H-140ZM-100 -226', lighter(color, 0.55)) +
    circle([-100, -188], 13, color) +
    formed(
      pen,
      'M132 -76V-236Q134 -252 150 -252H246Q272 -250 282 -222L304 -150V-76Z',
      HOUSE.cream,
      { depth: 14, light: 5 },
    ) +
    pane(pen, 'M182 -150V-230H240Q256 -228 262 -214L282 -150Z') +
    lamp([300, -108], 15, 24) +
    [-230, -120, 220].map((x) => wheel(pen, [x, -56], 56, { hub: HOUSE.metal })).join(''),
});
const combineHarvester: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    rod(pen, 'M40 -330L-120 -372L-180 -356', darker(color, 0.12), 22) +
    formed(pen, 'M-280 -110V-290H60L120 -250V-110Z', color, {
      depth: 16,
      light: 6,
      extra: rectangle([-290, -150], 420, 18, HOUSE.cream),
    }) +
    formed(pen, 'M60 -180V-352H186L206 -180Z', color, { depth: 10 }) +
    pane(pen, 'M78 -196V-336H174L190 -196Z') +
    formed(pen, 'M120 -140L250 -90L250 -50L140 -96Z', darker(color, 0.2), { depth: 8 }) +
    formed(pen, 'M240 -116H300L330 -14H250Z', HOUSE.mustard, { depth: 8 }) +
    `<circle cx="322" cy="-74" r="62" fill="none" stroke="${HOUSE.metalDark}" stroke-width="9"/>` +
    times(6, (index) => {
      const a = (index * Math.PI) / 3;
      return stroke(
        `M322 -74L${322 + Math.cos(a) * 62} ${-74 + Math.sin(a) * 62}`,
        HOUSE.metalDark,
        6,
      );
    }).join('') +
    wheel(pen, [100, -92], 92, { hub: HOUSE.mustard }) +
    wheel(pen, [-210, -62], 62, { hub: HOUSE.mustard }),
  anchors: { seat: { at: [124, -210] } },
});
const goKart: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    formed(
      pen,
      'M-62 -30C-70 -70 -60 -84 -48 -84C-34 -84 -34 -40 -10 -34L-10 -20H-58Z',
      HOUSE.ink,
      { depth: 7, light: 4 },
    ) +
    rod(pen, 'M20 -24L2 -62', HOUSE.metalDark, 5) +
    ellipse([0, -64], 9, 14, HOUSE.ink) +
    formed(pen, 'M-84 -18H80V-8H-84Z', HOUSE.metalDark, { depth: 3 }) +
    formed(pen, 'M10 -16C24 -46 50 -50 104 -22Q108 -14 100 -12H10Z', color, {
      depth: 8,
      light: 5,
    }) +
    formed(pen, 'M-44 -26H24V-10H-44Z', color, { depth: 5 }) +
    circle([50, -26], 10, HOUSE.cream) +
    formed(pen, 'M-100 -52H-66V-22H-100Z', HOUSE.metal, { depth: 5 }) +
    [-70, 66].map((x) => wheel(pen, [x, -20], 20, { hub: HOUSE.metal })).join(''),
  anchors: { seat: { at: [-38, -36] }, handle: { at: [0, -64] } },
});
const snowmobile: Drawer = (pen, { color = HOUSE.blue }) => ({
  svg:
    stroke('M60 -8H132Q150 -10 152 -26', HOUSE.ink, 8) +
    stroke('M96 -10L84 -44', HOUSE.metalDark, 8) +
    formed(pen, roundedPath([-140, -44], 170, 42, 20), HOUSE.rubber, { depth: 7 }) +
    times(4, (index) => circle([-118 + index * 40, -22], 11, HOUSE.metalDark)).join('') +
    formed(pen, 'M-150 -58C-140 -80 -60 -84 -10 -72L-10 -48H-140Z', HOUSE.ink, {
      depth: 7,
      light: 5,
    }) +
    path('M34 -112L74 -104L58 -84Z', HOUSE.glass) +
    rod(pen, 'M30 -88L8 -112', HOUSE.ink, 6) +
    formed(
      pen,
      'M-30 -36C-30 -70 -10 -100 40 -100C90 -96 124 -66 130 -44Q110 -32 60 -32H-30Z',
      color,
      { depth: 12, light: 6, extra: path('M-20 -50L90 -60L120 -46L-20 -40Z', HOUSE.cream) },
    ) +
    lamp([116, -60], 13, 12),
  anchors: { seat: { at: [-70, -78] }, handle: { at: [10, -112] } },
});
const jetSki: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg:
    rod(pen, 'M34 -74L14 -106', HOUSE.ink, 7) +
    stroke('M6 -108H26', HOUSE.ink, 8) +
    formed(pen, 'M-130 -56C-120 -76 -40 -80 10 -66L10 -44H-120Z', HOUSE.ink, {
      depth: 7,
      light: 5,
    }) +
    formed(
      pen,
      'M-150 -10C-150 -40 -130 -50 -90 -48L0 -52C14 -84 44 -92 66 -80C110 -62 150 -44 164 -24Q150 0 100 4H-120Q-150 4 -150 -10Z',
      color,
      { depth: 13, light: 6, extra: path('M-160 -22L170 -26V-12L-160 -8Z', HOUSE.cream) },
    ),
  anchors: { seat: { at: [-60, -70] }, handle: { at: [16, -106] }, surface: { at: [0, -8] } },
});
const tugboat: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 6,
  svg:
    formed(pen, roundedPath([-40, -176], 32, 56, 3), HOUSE.mustard, { depth: 6 }) +
    rectangle([-42, -170], 36, 14, HOUSE.ink) +
    stroke('M34 -150V-196M34 -186L60 -160', HOUSE.metalDark, 4) +
    formed(pen, roundedPath([-66, -110], 130, 56, 4), HOUSE.cream, { depth: 8 }) +
    formed(pen, roundedPath([0, -156], 62, 50, 4), HOUSE.cream, { depth: 7 }) +
    formed(pen, 'M-6 -156H70L62 -166H2Z', color, { depth: 3 }) +
    [8, 36].map((x) => rectangle([x, -146], 20, 20, '#9fd0e8', { radius: 2 })).join('') +
    [-44, -14, 18, 46].map((x) => circle([x, -82], 8, '#9fd0e8')).join('') +
    formed(
      pen,
      'M-118 -60C-60 -50 60 -52 128 -84C124 -40 110 -10 92 0H-96C-112 -10 -122 -40 -118 -60Z',
      color,
      {
        depth: 12,
        light: 5,
        extra:
          path('M-130 -20H140V6H-130Z', HOUSE.navy) +
          stroke('M-118 -54C-60 -44 60 -46 128 -78', HOUSE.cream, 6),
      },
    ) +
    times(
      4,
      (index) =>
        `<circle cx="${-70 + index * 44}" cy="-28" r="10" fill="none" stroke="${HOUSE.ink}" stroke-width="6"/>`,
    ).join(''),
  anchors: { surface: { at: [0, -16] }, inside: { at: [-80, -60] } },
});
const cruiseShip: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 26,
  svg:
    formed(pen, 'M-66 -118L-58 -160H-20L-30 -118Z', HOUSE.coral, { depth: 6 }) +
    rectangle([-62, -150], 40, 9, HOUSE.navy) +
    [
      [-150, -62, 270],
      [-138, -84, 236],
      [-120, -104, 196],
      [-96, -122, 140],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          formed(pen, roundedPath([x, y], w, 20, 4), '#f4f7fc', { depth: 4 }) +
          times(Math.floor(w / 15), (index) =>
            rectangle([x + 8 + index * 15, y + 6], 9, 8, '#6fa9cf', { radius: 1.5 }),
          ).join(''),
      )
      .join('') +
    formed(pen, 'M30 -122H64L72 -104H30Z', '#f4f7fc', { depth: 3 }) +
    times(6, (index) =>
      formed(pen, roundedPath([-126 + index * 36, -48], 24, 9, 4), HOUSE.orange, { depth: 2 }),
    ).join('') +
    formed(
      pen,
      'M-176 -44H120C150 -46 176 -58 196 -74C190 -40 170 -10 146 0H-150C-170 -6 -178 -24 -176 -44Z',
      color,
      {
        depth: 9,
        extra: path('M-190 -14H200V8H-190Z', HOUSE.navy) + stroke('M-176 -36H150', HOUSE.coral, 4),
      },
    ) +
    times(18, (index) => circle([-150 + index * 16, -25], 3, '#6fa9cf')).join(''),
  anchors: { surface: { at: [0, -9] } },
});
const cargoShip: Drawer = (pen, { color = HOUSE.red }) => {
  const fills = [HOUSE.blue, HOUSE.mustard, HOUSE.green, HOUSE.coral, HOUSE.teal, HOUSE.orange];
  return {
    unitCm: 22,
    svg:
      formed(pen, roundedPath([-166, -132], 44, 84, 3), HOUSE.white, { depth: 5 }) +
      times(4, (row) => rectangle([-162, -126 + row * 18], 36, 7, '#6fa9cf')).join('') +
      formed(pen, 'M-160 -132H-138V-156H-156Z', HOUSE.navy, { depth: 3 }) +
      times(21, (index) => {
        const [column, row] = [index % 7, Math.floor(index / 7)];
        if (row === 2 && column > 4) return '';
        const [x, y] = [-112 + column * 33, -62 - row * 18];
        const fill = fills[(column * 2 + row * 3) % 6] ?? HOUSE.blue;
        return (
          rectangle([x, y], 31, 16, fill) +
          stroke(
            `M${x + 8} ${y + 2}V${y + 14}M${x + 16} ${y + 2}V${y + 14}M${x + 24} ${y + 2}V${y + 14}`,
            darker(fill, 0.18),
            1.6,
          )
        );
      }).join('') +
      formed(
        pen,
        'M-180 -48H130C156 -50 172 -58 188 -70C184 -34 168 -8 146 0H-156C-172 -8 -182 -26 -180 -48Z',
        HOUSE.navy,
        { depth: 9, light: 4, extra: path('M-190 -16H200V8H-190Z', color) },
      ),
    anchors: { surface: { at: [0, -10] } },
  };
};
const monorail: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 3.4,
  svg:
    [-130, 0, 130]
      .map((x) =>
        formed(pen, `M${x - 12} -96H${x + 12}L${x + 8} 0H${x - 8}Z`, HOUSE.stone, { depth: 5 }),
      )
      .join('') +
    formed(pen, 'M-220 -112H220V-92H-220Z', HOUSE.stoneDark, { depth: 4 }) +
    formed(
      pen,
      'M-190 -108V-160Q-190 -172 -178 -172H110C160 -170 186 -142 196 -112Q196 -104 188 -104H-186Z',
      color,
      { depth: 8, extra: path('M-200 -122H210V-114H-200Z', HOUSE.coral) },
    ) +
    times(7, (index) =>
      rectangle([-176 + index * 40, -160], 30, 26, '#7db7d8', { radius: 4 }),
    ).join('') +
    path('M120 -162C146 -158 166 -146 176 -132H120Z', '#7db7d8') +
    [-62, 58].map((x) => stroke(`M${x} -172V-106`, HOUSE.metalDark, 3)).join(''),
});
const unicycle: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg:
    wheel(pen, [0, -34], 34, { hub: HOUSE.metal }) +
    rod(pen, 'M-7 -34L-5 -80H5L7 -34M0 -80V-108', color, 5) +
    stroke('M-14 -22L14 -46', HOUSE.metalDark, 4) +
    rectangle([-22, -23], 16, 5, HOUSE.ink) +
    rectangle([8, -49], 16, 5, HOUSE.ink) +
    formed(
      pen,
      'M-20 -110C-14 -120 10 -114 24 -120Q28 -108 6 -106H-12Q-20 -106 -20 -110Z',
      HOUSE.ink,
      { depth: 4, light: 3 },
    ),
  anchors: { seat: { at: [0, -116] }, pedal: { at: [14, -20] } },
});
const tricycle: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    wheel(pen, [-34, -12], 12, { hub: HOUSE.cream }) +
    rod(pen, 'M-34 -14L-8 -30L26 -40', color, 6) +
    rod(pen, 'M34 -18L22 -58', color, 5) +
    stroke('M12 -62L30 -58', HOUSE.metalDark, 4) +
    circle([11, -62], 4, HOUSE.mustard) +
    formed(pen, 'M-30 -36C-22 -44 0 -42 6 -38Q4 -30 -14 -30Q-28 -30 -30 -36Z', HOUSE.ink, {
      depth: 3,
    }) +
    wheel(pen, [34, -18], 18, { hub: HOUSE.cream }) +
    wheel(pen, [-46, -12], 12, { hub: HOUSE.cream }) +
    rectangle([30, -14], 14, 5, HOUSE.mustard, { radius: 2 }),
  anchors: { seat: { at: [-14, -40] }, handle: { at: [18, -60] }, pedal: { at: [38, -14] } },
});
const fighterJet: Drawer = (pen, { color = '#8d99ae' }) => ({
  unitCm: 4,
  svg:
    formed(pen, 'M-150 -20L-176 -84L-140 -84L-84 -20Z', darker(color, 0.12), { depth: 6 }) +
    path('M-176 -10C-214 -8 -222 6 -176 12Z', '#ffb45c') +
    formed(
      pen,
      'M-178 -18C-100 -34 0 -36 60 -34C110 -30 160 -10 202 2C160 14 60 22 -178 16Z',
      color,
      { depth: 10, light: 6 },
    ) +
    formed(pen, 'M10 -34C30 -58 70 -54 96 -26Z', '#5fb1dc', { depth: 5, light: 4 }) +
    formed(pen, 'M-20 0L-116 44H-80L66 6Z', darker(color, 0.2), { depth: 5 }) +
    circle([-50, -10], 9, HOUSE.blue) +
    circle([-50, -10], 5, HOUSE.white) +
    circle([-50, -10], 2.4, HOUSE.red) +
    ball(pen, [-178, 0], 10, HOUSE.ink),
});
const sportsCar: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    rectangle([-190, -44], 376, 16, HOUSE.ink) +
    formed(pen, 'M-96 -74C-60 -112 -10 -120 30 -116C60 -112 84 -96 108 -76Z', darker(color, 0.06), {
      depth: 7,
    }) +
    pane(pen, 'M-74 -78C-46 -104 -14 -111 16 -110L22 -78Z') +
    pane(pen, 'M32 -78L28 -109C54 -106 74 -92 90 -77Z') +
    formed(
      pen,
      'M-216 -36C-222 -60 -212 -76 -190 -80L-96 -78C-20 -86 60 -84 110 -76C160 -70 206 -58 218 -40Q222 -28 208 -26H-200Q-214 -26 -216 -36Z',
      color,
      { depth: 12, light: 6, extra: path('M-230 -46L230 -50V-42L-230 -38Z', darker(color, 0.25)) },
    ) +
    formed(pen, 'M-222 -92H-160L-166 -80H-216Z', darker(color, 0.3), { depth: 3 }) +
    path('M160 -62C184 -58 200 -52 206 -46L176 -50Z', '#fff3c4') +
    rectangle([-216, -62], 13, 10, HOUSE.coral, { radius: 3 }) +
    path('M-60 -62L-30 -66L-34 -50H-56Z', darker(color, 0.4)) +
    stroke('M-18 -72L-12 -32M70 -74L62 -32M24 -58H42', darker(color, 0.28), 3) +
    wheel(pen, [-132, -34], 34, { hub: HOUSE.metal, spokes: 5 }) +
    wheel(pen, [140, -34], 34, { hub: HOUSE.metal, spokes: 5 }),
  anchors: {
    seat: { at: [10, -70] },
    top: { at: [0, -116], spanCm: 90 },
    roof: { at: [0, -116], spanCm: 90 },
  },
});
/** Vehicles that do one thing. */
export const carrier = defineFamily(
  'carrier',
  {
    bulldozer,
    'sports-car': sportsCar,
    'cement-mixer': cementMixer,
    'garbage-truck': garbageTruck,
    'combine-harvester': combineHarvester,
    'go-kart': goKart,
    snowmobile,
    'jet-ski': jetSki,
    tugboat,
    'cruise-ship': cruiseShip,
    'cargo-ship': cargoShip,
    monorail,
    unicycle,
    tricycle,
    'fighter-jet': fighterJet,
  },
  1,
);
