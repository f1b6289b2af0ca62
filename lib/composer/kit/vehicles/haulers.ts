import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { bumperCar, hearse, monsterTruck } from './show-cars';
import { lamp, pane, wheel } from './wheels';

/** Lorries with what makes each of them that kind on its back; in centimetres. */

/** The front of a lorry, from x to x + 200, with its window. */
function cab(pen: Pen, x: number, color: Hex): string {
  return (
    formed(
      pen,
      `M${x} -54V-266Q${x} -284 ${x + 18} -284H${x + 132}Q${x + 154} -284 ${x + 160} -262L${x + 180} -172Q${x + 200} -160 ${x + 200} -136V-54Z`,
      color,
      { depth: 13, light: 6, extra: path(`M${x} -92H${x + 210}V-50H${x}Z`, darker(color, 0.2)) },
    ) +
    pane(pen, `M${x + 40} -172V-256H${x + 126}Q${x + 134} -256 ${x + 138} -246L${x + 156} -172Z`) +
    rectangle([x + 40, -152], 26, 6, darker(color, 0.3), { radius: 3 }) +
    lamp([x + 191, -112], 15, 24) +
    rectangle([x + 160, -68], 46, 18, HOUSE.metalDark, { radius: 6 })
  );
}

const frame = (from: number, to: number) => rectangle([from, -82], to - from, 32, HOUSE.ink);

const wheels = (pen: Pen, at: readonly number[], radius = 48) =>
  at.map((x) => wheel(pen, [x, -radius], radius)).join('');

const cabAnchors = (x: number) =>
  ({
    seat: { at: [x + 80, -150] },
    inside: { at: [x + 90, -150], spanCm: 130 },
    door: { at: [x + 80, -90] },
    roof: { at: [x + 70, -284], spanCm: 120 },
  }) as const;

/** A crane's arm with its hook, on a flat back. */
const towTruck: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M20 -120L-260 -300', HOUSE.metalDark, 20) +
    rod(pen, 'M-50 -110L-130 -214', HOUSE.metal, 12) +
    stroke('M-258 -298V-176', HOUSE.ink, 5) +
    stroke('M-258 -176V-160A18 18 0 1 1 -276 -142', HOUSE.metalDark, 9) +
    ball(pen, [-258, -300], 15, HOUSE.metalDark) +
    frame(-270, 260) +
    formed(pen, 'M-280 -66V-116H20V-66Z', color, {
      depth: 9,
      extra: times(7, (index) =>
        path(
          `M${-290 + index * 50} -60L${-266 + index * 50} -120H${-242 + index * 50}L${-266 + index * 50} -60Z`,
          HOUSE.ink,
        ),
      ).join(''),
    }) +
    cab(pen, 40, color) +
    rectangle([76, -306], 70, 22, HOUSE.orange, { radius: 9 }) +
    wheels(pen, [-180, 160]),
  anchors: cabAnchors(40),
});

/** A slanting drum, striped as it turns. */
const mixerTruck: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    frame(-340, 260) +
    formed(pen, 'M-344 -84L-320 -150H-296V-84Z', HOUSE.metalDark, { depth: 6 }) +
    formed(
      pen,
      'M-334 -334L-290 -366L-150 -372Q-30 -356 10 -270Q26 -200 -6 -128L-120 -104L-210 -170L-300 -290Z',
      HOUSE.cream,
      {
        depth: 20,
        light: 8,
        extra:
          path('M-300 -380L-250 -380Q-190 -250 -220 -150L-270 -190Q-260 -280 -300 -380Z', color) +
          path('M-150 -380H-80Q-20 -240 -70 -90H-150Q-90 -240 -150 -380Z', color),
      },
    ) +
    formed(pen, 'M-352 -352L-316 -380L-290 -340L-322 -312Z', HOUSE.metalDark, { depth: 6 }) +
    stroke('M-336 -300L-372 -180', HOUSE.metal, 18) +
    cab(pen, 50, color) +
    wheels(pen, [-250, -140, 170]),
  anchors: { ...cabAnchors(50), top: { at: [-160, -370], spanCm: 160 } },
});

/** A long round tank for what is liquid. */
const tankerTruck: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 1,
  svg:
    frame(-440, 260) +
    formed(
      pen,
      'M-380 -96Q-450 -100 -450 -210Q-450 -318 -380 -322H-30Q30 -318 30 -210Q30 -100 -30 -96Z',
      HOUSE.metal,
      {
        depth: 44,
        light: 14,
        extra: path('M-460 -232H40V-196H-460Z', color),
      },
    ) +
    [-320, -210, -100]
      .map((x) => rectangle([x - 4, -322], 8, 226, darker(HOUSE.metal, 0.2)))
      .join('') +
    [-265, -155]
      .map((x) =>
        formed(pen, `M${x - 24} -320V-338H${x + 24}V-320Z`, HOUSE.metalDark, { depth: 4 }),
      )
      .join('') +
    path(
      'M-210 -290C-190 -262 -182 -250 -182 -238A28 28 0 0 1 -238 -238C-238 -250 -230 -262 -210 -290Z',
      HOUSE.white,
    ) +
    cab(pen, 50, color) +
    wheels(pen, [-370, -260, 160]),
  anchors: { ...cabAnchors(50), top: { at: [-210, -322], spanCm: 360 } },
});

/** A pink van with its hatch, and a cone on the roof. */
const iceCreamVan: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-96 -300L-70 -390H-120Z', HOUSE.woodLight, { depth: 7 }) +
    ball(pen, [-95, -404], 34, HOUSE.white) +
    ball(pen, [-95, -440], 25, color) +
    ball(pen, [-90, -468], 9, HOUSE.red) +
    frame(-240, 230) +
    formed(
      pen,
      'M-260 -56V-288Q-260 -306 -242 -306H110Q144 -306 158 -276L196 -180Q246 -172 248 -128V-56Z',
      HOUSE.cream,
      {
        depth: 15,
        light: 6,
        extra: path('M-270 -130H260V-50H-270Z', color),
      },
    ) +
    pane(pen, 'M92 -178V-272H118Q128 -272 134 -258L168 -178Z') +
    rectangle([-200, -258], 230, 96, HOUSE.navy, { radius: 4 }) +
    rectangle([-196, -254], 222, 60, lighter(HOUSE.navy, 0.2)) +
    times(7, (index) =>
      formed(
        pen,
        `M${-214 + index * 37} -268H${-177 + index * 37}V-232A18.5 16 0 0 1 ${-214 + index * 37} -232Z`,
        index % 2 ? HOUSE.white : HOUSE.coral,
        { depth: 3 },
      ),
    ).join('') +
    formed(pen, 'M-212 -166H42V-150H-212Z', HOUSE.white, { depth: 3 }) +
    [-150, -60]
      .map(
        (x, index) =>
          path(`M${x} -80L${x - 14} -108H${x + 14}Z`, HOUSE.woodLight) +
          circle([x, -114], 15, index ? HOUSE.mustard : HOUSE.white),
      )
      .join('') +
    lamp([238, -112], 14, 24) +
    wheels(pen, [-150, 150], 44),
  anchors: {
    seat: { at: [110, -150] },
    inside: { at: [-80, -170], spanCm: 180 },
    door: { at: [110, -90] },
    window: { at: [-84, -190], spanCm: 200 },
  },
});

/** A yellow body with a bonnet, black bands, and the arm that says stop. */
const schoolBus: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1,
  svg:
    rectangle([-460, -64], 900, 26, HOUSE.rubber) +
    formed(
      pen,
      'M-480 -50V-290Q-480 -318 -452 -318H250Q286 -318 294 -288L310 -184H420Q466 -178 470 -130V-50Z',
      color,
      {
        depth: 18,
        light: 7,
      },
    ) +
    path('M-480 -140H470V-128H-480ZM-480 -92H470V-82H-480Z', HOUSE.ink) +
    times(6, (index) => {
      const x = -446 + index * 106;
      return pane(pen, `M${x} -166V-276H${x + 88}V-166Z`);
    }).join('') +
    pane(pen, 'M204 -76V-276H246L262 -190V-76Z') +
    stroke('M234 -276V-76', darker(color, 0.3), 5) +
    rectangle([-60, -336], 120, 20, HOUSE.orange, { radius: 7 }) +
    rectangle([-440, -334], 60, 18, HOUSE.red, { radius: 7 }) +
    stroke('M60 -112H112', HOUSE.metalDark, 6) +
    path('M112 -142H138L152 -128V-100L138 -86H112L98 -100V-128Z', HOUSE.white) +
    path('M114 -137H136L147 -126V-102L136 -91H114L103 -102V-126Z', HOUSE.red) +
    path('M112 -118H138V-110H112Z', HOUSE.white) +
    lamp([458, -124], 16, 26) +
    rectangle([420, -68], 62, 18, HOUSE.ink, { radius: 5 }) +
    wheels(pen, [-310, 320], 52),
  anchors: {
    seat: { at: [-60, -150] },
    inside: { at: [-120, -160], spanCm: 560 },
    door: { at: [230, -50] },
    roof: { at: [-100, -318], spanCm: 640 },
    top: { at: [-100, -318], spanCm: 640 },
  },
});

/** A broad blade before an orange lorry that strews. */
const snowplow: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    frame(-300, 270) +
    formed(pen, 'M-310 -84L-280 -240H20V-84Z', color, {
      depth: 14,
      extra: path('M-320 -150H30V-128H-320Z', HOUSE.cream),
    }) +
    path('M-276 -238C-240 -290 -190 -250 -160 -280C-120 -310 -60 -250 16 -240Z', HOUSE.snow) +
    cab(pen, 40, color) +
    rectangle([80, -306], 70, 22, HOUSE.mustard, { radius: 9 }) +
    wheels(pen, [-210, 140]) +
    rod(pen, 'M220 -74H300', HOUSE.metalDark, 16) +
    formed(pen, 'M296 -200Q250 -90 316 0H372Q392 -12 384 -28Q330 -90 360 -184Z', HOUSE.mustard, {
      depth: 14,
      extra: path('M240 -156H400V-120H240ZM240 -84H400V-48H240Z', HOUSE.ink),
    }) +
    path('M360 -184L374 -190Q340 -90 398 -28L384 -22Q326 -90 360 -184Z', HOUSE.cream) +
    path('M340 0C360 -70 430 -90 470 -50C500 -40 510 -10 500 0Z', HOUSE.snow) +
    ball(pen, [456, -78], 22, HOUSE.snow),
  anchors: cabAnchors(40),
});

/** A box of snow on wheels, its driver high behind it, that leaves new ice. */
const iceResurfacer: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 1,
  svg:
    stroke('M-150 -150V-250H-40', HOUSE.metalDark, 8) +
    rectangle([-170, -262], 150, 14, color, { radius: 6 }) +
    rectangle([-130, -190], 16, 60, HOUSE.ink, { radius: 6 }) +
    rectangle([-130, -146], 56, 14, HOUSE.ink, { radius: 5 }) +
    rod(pen, 'M-40 -120L-58 -176', HOUSE.ink, 5) +
    formed(pen, 'M-180 -46V-132H-40V-46Z', color, { depth: 10 }) +
    formed(pen, 'M-50 -46V-196Q-50 -210 -36 -210H170Q206 -206 212 -170L220 -46Z', HOUSE.white, {
      depth: 14,
      extra: path('M-60 -120H230V-92H-60Z', color),
    }) +
    path('M-30 -208C0 -250 60 -226 90 -248C120 -250 140 -220 166 -206Z', HOUSE.snow) +
    formed(pen, 'M-256 -8L-232 -78H-170V-8Z', HOUSE.metalDark, { depth: 7 }) +
    path('M-262 0H-170V-10H-250Z', HOUSE.sky) +
    lamp([210, -140], 12, 20) +
    wheels(pen, [-90, 140], 40),
  anchors: {
    seat: { at: [-100, -146] },
    handle: { at: [-56, -172] },
    top: { at: [60, -210], spanCm: 160 },
  },
});

/** A digger's arm behind, a shovel before. */
const backhoe: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-110 -110L-220 -280', color, 22) +
    rod(pen, 'M-220 -280L-300 -120', darker(color, 0.12), 18) +
    rod(pen, 'M-150 -190L-234 -230', HOUSE.metal, 8) +
    formed(pen, 'M-316 -124H-272L-256 -70Q-300 -44 -336 -74L-330 -88Z', HOUSE.metalDark, {
      depth: 7,
    }) +
    ball(pen, [-220, -280], 14, HOUSE.metalDark) +
    stroke('M-86 -120V-262M46 -130V-262', HOUSE.ink, 9) +
    pane(pen, 'M-82 -130V-256H42V-130Z') +
    rectangle([-102, -274], 166, 16, color, { radius: 6 }) +
    rectangle([-50, -180], 14, 54, HOUSE.ink, { radius: 5 }) +
    rectangle([-50, -142], 48, 12, HOUSE.ink, { radius: 5 }) +
    formed(pen, 'M-120 -60V-132H50L60 -152H170Q192 -150 194 -120V-60Z', color, {
      depth: 11,
      light: 5,
    }) +
    rod(pen, 'M70 -110L240 -70', HOUSE.metalDark, 14) +
    formed(pen, 'M236 -112Q220 -50 250 -12L316 -4L308 -18Q262 -40 262 -108Z', HOUSE.metalDark, {
      depth: 8,
    }) +
    wheel(pen, [-70, -66], 66, { hub: HOUSE.cream }) +
    wheel(pen, [140, -46], 46, { hub: HOUSE.cream }),
  anchors: {
    seat: { at: [-26, -142] },
    inside: { at: [-20, -150], spanCm: 110 },
    roof: { at: [-20, -274], spanCm: 160 },
    top: { at: [-20, -274], spanCm: 160 },
  },
});

/** A basket on a jointed arm, for what is high up. */
const cherryPicker: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1,
  svg:
    frame(-280, 240) +
    formed(pen, 'M-290 -70V-124H30V-70Z', HOUSE.cream, {
      depth: 9,
      extra: path('M-300 -96H40V-84H-300Z', color),
    }) +
    formed(pen, 'M-150 -120V-164H-60V-120Z', HOUSE.metalDark, { depth: 7 }) +
    rod(pen, 'M-100 -160L-240 -400', color, 24) +
    rod(pen, 'M-236 -396L110 -590', darker(color, 0.1), 19) +
    ball(pen, [-236, -396], 19, HOUSE.metalDark) +
    formed(pen, 'M92 -560V-660H196V-560Z', HOUSE.cream, {
      depth: 8,
      extra: path('M80 -600H200V-584H80Z', color),
    }) +
    stroke('M94 -660V-690H194V-660', HOUSE.metalDark, 7) +
    cab(pen, 40, HOUSE.cream) +
    wheels(pen, [-200, 150], 44),
  anchors: {
    ...cabAnchors(40),
    seat: { at: [144, -620] },
    inside: { at: [144, -600], spanCm: 90 },
    top: { at: [144, -690], spanCm: 90 },
  },
});

/** Lorries and cars of which there is one at a time. */
export const hauler = defineFamily('hauler', {
  'tow-truck': towTruck,
  'mixer-truck': mixerTruck,
  'tanker-truck': tankerTruck,
  'ice-cream-van': iceCreamVan,
  'school-bus': schoolBus,
  'monster-truck': monsterTruck,
  hearse,
  snowplow,
  'ice-resurfacer': iceResurfacer,
  backhoe,
  'cherry-picker': cherryPicker,
  'bumper-car': bumperCar,
});
