import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A lever on its plate, over the keyhole. */
const doorHandle: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-84, -200], 62, 200, 16), darker(color, 0.12), { depth: 7 }) +
    circle([-53, -66], 11, HOUSE.ink) +
    path('M-58 -64H-48L-44 -34H-62Z', HOUSE.ink) +
    ball(pen, [-53, -184], 5, HOUSE.metal) +
    ball(pen, [-53, -14], 5, HOUSE.metal) +
    formed(
      pen,
      'M-70 -164Q-52 -174 -36 -162H72Q98 -160 100 -134Q88 -140 72 -134H-36Q-54 -122 -70 -134Z',
      color,
      { depth: 8, light: 6 },
    ),
  anchors: { grip: { at: [30, -148] } },
});

/** A round knob on its rose. */
const doorknob: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.045,
  svg:
    ball(pen, [0, -100], 100, darker(color, 0.22), { glint: 0 }) +
    circle([0, -100], 84, darker(color, 0.06)) +
    ball(pen, [0, -100], 68, color) +
    path('M-8 -104A8 8 0 1 1 8 -104L12 -78H-12Z', HOUSE.ink),
  anchors: { grip: { at: [0, -100] } },
});

/** Two leaves about a pin, six screws. */
const hinge: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, roundedPath([-112, -156], 108, 152, 12), color, { depth: 8 }) +
    formed(pen, roundedPath([4, -156], 108, 152, 12), lighter(color, 0.2), { depth: 8 }) +
    [-164, -128, -92, -56, -20]
      .map((y, index) =>
        formed(
          pen,
          roundedPath([-17, y], 34, index === 4 ? 24 : 34, 6),
          index % 2 ? darker(color, 0.16) : color,
          { depth: 6 },
        ),
      )
      .join('') +
    [-74, 74]
      .map((x) =>
        [-130, -80, -30]
          .map(
            (y) =>
              ball(pen, [x, y], 13, darker(color, 0.24), { glint: 0 }) +
              stroke(`M${x - 7} ${y - 5}L${x + 7} ${y + 5}`, darker(color, 0.55), 4),
          )
          .join(''),
      )
      .join(''),
});

/** A red wheel on the body of its pipe. */
const valve: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M-112 -36H112', HOUSE.metalDark, 44) +
    [-98, 74]
      .map((x) => formed(pen, roundedPath([x, -72], 24, 72, 5), HOUSE.metal, { depth: 5 }))
      .join('') +
    formed(pen, 'M-38 -70Q0 -100 38 -70V-10Q0 10 -38 -10Z', HOUSE.metal, { depth: 9 }) +
    rod(pen, 'M0 -88V-140', HOUSE.metalDark, 15) +
    stroke('M-58 -150A58 24 0 1 1 58 -150A58 24 0 1 1 -58 -150Z', darker(color, 0.2), 16) +
    stroke('M-58 -154A58 24 0 1 1 58 -154A58 24 0 1 1 -58 -154Z', color, 11) +
    stroke('M-50 -160L50 -144M-50 -144L50 -160', color, 9) +
    ball(pen, [0, -154], 11, HOUSE.gold),
  anchors: { grip: { at: [0, -154] } },
});

/** A gauge: marks about a needle. */
const dial: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.07,
  svg:
    ball(pen, [0, -100], 100, color, { glint: 0 }) +
    circle([0, -100], 82, HOUSE.cream) +
    stroke('M-44 -54A64 64 0 0 1 -50 -140', HOUSE.grass, 13) +
    stroke('M-42 -148A64 64 0 0 1 36 -152', HOUSE.mustard, 13) +
    stroke('M46 -145A64 64 0 0 1 44 -54', HOUSE.red, 13) +
    times(11, (index) => {
      const [inner, outer] = [
        add([0, -100], polar(135 + index * 27, 60)),
        add([0, -100], polar(135 + index * 27, 74)),
      ];
      return stroke(`M${inner.join(' ')}L${outer.join(' ')}`, HOUSE.ink, 4);
    }).join('') +
    path('M-8 -92L46 -146L8 -100Z', HOUSE.ink) +
    ball(pen, [0, -100], 13, HOUSE.metalDark),
});

/** Bars over a dark drain in the kerb's stone. */
const grate: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.42,
  svg:
    formed(pen, 'M-112 -84H112L140 0H-140Z', HOUSE.stone, { depth: 6 }) +
    path('M-92 -76H92L112 -10H-112Z', HOUSE.ink) +
    times(8, (index) => {
      const share = (index - 3.5) / 3.5;
      return rod(pen, `M${share * 84} -74L${share * 103} -12`, color, 10);
    }).join('') +
    stroke('M-92 -76H92L112 -10H-112Z', darker(color, 0.2), 9) +
    stroke('M-102 -43H102', color, 8),
});

/** A gutter under three rows of tiles, its pipe down a wall. */
const gutter: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.9,
  svg:
    path('M-90 -120H96V0H-90Z', HOUSE.plaster) +
    times(3, (row) =>
      times(7, (column) =>
        formed(
          pen,
          `M${-112 + column * 32 - (row % 2) * 8} ${-206 + row * 24}h32v20q-16 14 -32 0Z`,
          row % 2 ? HOUSE.roof : lighter(HOUSE.roof, 0.08),
          { depth: 4 },
        ),
      ).join(''),
    ).join('') +
    formed(pen, 'M-126 -136H122Q122 -108 96 -108H-104Q-126 -112 -126 -136Z', color, { depth: 6 }) +
    rod(pen, 'M84 -110Q84 -92 70 -86V-10Q70 0 92 0', color, 17) +
    [-70, -34].map((y) => stroke(`M58 ${y}H82`, HOUSE.metalDark, 6)).join(''),
});

/** A bare pole with its rope and gilded ball. */
const flagpole: Drawer = (pen) => ({
  unitCm: 3,
  svg:
    formed(pen, 'M-26 -16H26L34 0H-34Z', HOUSE.stone, { depth: 4 }) +
    rod(pen, 'M0 -14V-228', HOUSE.metal, 8) +
    stroke('M5 -222Q16 -120 5 -40', HOUSE.cream, 2.5) +
    ball(pen, [0, -234], 8, HOUSE.gold),
  anchors: { top: { at: [0, -240], spanCm: 20 }, grip: { at: [0, -40] } },
});

/** A rod with finials, rings and its brackets. */
const curtainRod: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.8,
  svg:
    [-82, 82]
      .map((x) => formed(pen, `M${x - 7} -30H${x + 7}V0H${x - 7}Z`, HOUSE.metalDark, { depth: 3 }))
      .join('') +
    rod(pen, 'M-112 -34H112', color, 9) +
    [-120, 120].map((x) => ball(pen, [x, -34], 12, HOUSE.gold)).join('') +
    [-60, -44, -28, 20, 36, 52]
      .map((x) => stroke(`M${x} -40A7 11 0 1 1 ${x} -18`, HOUSE.gold, 3))
      .join(''),
});

/** A curtain on rings before a tub's rail. */
const showerCurtain: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-84 -190H84V-10L63 0L42 -10L21 0L0 -10L-21 0L-42 -10L-63 0L-84 -10Z', color, {
      depth: 9,
      extra:
        times(8, (index) =>
          path(`M${-84 + index * 21} -190h8L${-74 + index * 21} 0h-8Z`, darker(color, 0.12)),
        ).join('') +
        times(12, (index) =>
          circle([-66 + ((index * 47) % 132), -170 + index * 13], 7, HOUSE.white, { opacity: 0.8 }),
        ).join(''),
    }) +
    rod(pen, 'M-104 -200H104', HOUSE.metal, 7) +
    times(7, (index) => stroke(`M${-78 + index * 26} -204v16`, HOUSE.metalDark, 3)).join(''),
});

/** A round plate of holes, water turning into it. */
const drain: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.09,
  svg:
    ellipse([0, -62], 128, 62, HOUSE.glass) +
    stroke('M-112 -66A110 50 0 0 1 60 -108M104 -50A106 46 0 0 1 -44 -16', HOUSE.white, 8) +
    ellipse([0, -58], 78, 38, darker(color, 0.26)) +
    ellipse([0, -62], 78, 38, color) +
    ellipse([0, -62], 62, 29, lighter(color, 0.2)) +
    times(8, (index) =>
      ellipse(
        [Math.cos((index * Math.PI) / 4) * 42, -62 + Math.sin((index * Math.PI) / 4) * 19],
        9,
        5,
        HOUSE.ink,
      ),
    ).join('') +
    ellipse([0, -62], 9, 5, HOUSE.ink),
});

/** The face of a clock without its case: numbers and hands. */
const clockFace: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    ball(pen, [0, -100], 100, HOUSE.woodDark, { glint: 0 }) +
    circle([0, -100], 90, HOUSE.cream) +
    times(12, (index) => {
      const [inner, outer] = [
        add([0, -100], polar(index * 30, index % 3 ? 72 : 62)),
        add([0, -100], polar(index * 30, 80)),
      ];
      return stroke(`M${inner.join(' ')}L${outer.join(' ')}`, HOUSE.ink, index % 3 ? 5 : 9);
    }).join('') +
    stroke('M0 -100L-32 -132', HOUSE.ink, 11) +
    stroke('M0 -100L36 -158', HOUSE.ink, 7) +
    circle([0, -100], 9, HOUSE.red),
});

/** The two hands of a clock, wrought, on their pin. */
const clockHands: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.1,
  svg:
    placed(
      formed(pen, 'M-8 0L-6 -84C-30 -96 -26 -124 0 -134C26 -124 30 -96 6 -84L8 0Z', color, {
        depth: 4,
      }),
      { at: [-10, -34], angleDegrees: -52 },
    ) +
    placed(
      formed(
        pen,
        'M-7 20L-5 -130C-18 -140 -14 -160 0 -188C14 -160 18 -140 5 -130L7 20Z',
        lighter(color, 0.1),
        { depth: 4 },
      ),
      { at: [-10, -34], angleDegrees: 32 },
    ) +
    ball(pen, [-10, -34], 20, HOUSE.gold),
});

/** A seat with its lid up. */
const toiletSeat: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.22,
  svg:
    formed(pen, 'M-76 -84Q-96 -150 -66 -192Q0 -224 66 -192Q96 -150 76 -84Z', darker(color, 0.06), {
      depth: 12,
      light: 0,
    }) +
    formed(pen, roundedPath([-58, -96], 116, 22, 9), HOUSE.metal, { depth: 4 }) +
    path(
      'M-84 -82H84C108 -30 60 0 0 0S-108 -30 -84 -82ZM-50 -66C-64 -34 -40 -18 0 -18S64 -34 50 -66Z',
      darker(color, 0.14),
    ) +
    path(
      'M-84 -88H84C108 -36 60 -8 0 -8S-108 -36 -84 -88ZM-50 -72C-64 -40 -40 -26 0 -26S64 -40 50 -72Z',
      color,
    ),
});

/** An antenna for the roof: a boom with its elements. */
const antenna: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.8,
  svg:
    rod(pen, 'M0 0V-170', color, 7) +
    rod(pen, 'M-112 -176L112 -196', color, 6) +
    times(7, (index) =>
      rod(
        pen,
        `M${-100 + index * 33} ${-206 + index * -3 + index * 2}l8 ${52 - index * 4}`,
        HOUSE.metal,
        4,
      ),
    ).join('') +
    formed(pen, roundedPath([-12, -196], 24, 28, 5), HOUSE.ink, { depth: 3 }),
});

/** What is on doors, walls, roofs and machines, out of what it belongs to. */
export const fitting = defineFamily('house-fitting', {
  'door-handle': doorHandle,
  doorknob,
  hinge,
  valve,
  dial,
  grate,
  gutter,
  flagpole,
  'curtain-rod': curtainRod,
  'shower-curtain': showerCurtain,
  drain,
  'clock-face': clockFace,
  'clock-hands': clockHands,
  'toilet-seat': toiletSeat,
  antenna,
});
