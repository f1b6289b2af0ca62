import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What was built long ago, and is known from pictures. */

const FACES = [
  [HOUSE.teal, HOUSE.mustard],
  [HOUSE.red, HOUSE.cream],
  [HOUSE.green, HOUSE.orange],
] as const;

/** Carved faces on each other, wings at the top. */
const totemPole: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M-46 -372L-150 -402Q-156 -340 -46 -322ZM46 -372L150 -402Q156 -340 46 -322Z',
      HOUSE.coral,
      { depth: 8 },
    ) +
    stroke(
      'M-130 -376L-60 -346M-130 -358L-60 -332M130 -376L60 -346M130 -358L60 -332',
      HOUSE.ink,
      4,
    ) +
    formed(pen, 'M-46 -400Q0 -430 46 -400V0H-46Z', HOUSE.wood, { depth: 14 }) +
    FACES.map(([hue, light], index) => {
      const y = -396 + index * 132;
      return (
        formed(pen, `M-46 ${y + 10}H46V${y + 118}H-46Z`, hue, { depth: 12 }) +
        [-20, 20]
          .map((x) => ellipse([x, y + 42], 16, 12, HOUSE.cream) + circle([x, y + 42], 7, HOUSE.ink))
          .join('') +
        stroke(`M-38 ${y + 24}L-8 ${y + 32}M38 ${y + 24}L8 ${y + 32}`, HOUSE.ink, 6) +
        (index
          ? path(`M-12 ${y + 70}L0 ${y + 48}L12 ${y + 70}Z`, light)
          : formed(pen, `M-14 ${y + 54}H14L0 ${y + 92}Z`, light, { depth: 4 })) +
        path(`M-32 ${y + 84}H32L24 ${y + 106}H-24Z`, index ? HOUSE.ink : hue) +
        (index
          ? times(4, (tooth) => rectangle([-24 + tooth * 13, y + 84], 9, 9, HOUSE.cream)).join('')
          : '')
      );
    }).join(''),
});

/** A bow across a stock, a bolt in it. */
const crossbow: Drawer = (pen) => ({
  unitCm: 0.5,
  svg: `<g transform="translate(0 -54) rotate(-10)">${
    stroke('M62 -66L-20 0L62 66', HOUSE.cream, 2.6) +
    formed(pen, 'M-100 -10L-60 -7H90V7H-52L-92 26Q-110 20 -100 -10Z', HOUSE.wood, { depth: 6 }) +
    stroke('M60 -68Q104 -40 82 0Q104 40 60 68', HOUSE.woodDark, 10) +
    stroke('M-20 -3H110', HOUSE.woodLight, 4) +
    path('M106 -10L126 -3L106 4Z', HOUSE.metal) +
    path('M-22 -10L-6 -3L-22 4Z', HOUSE.red) +
    stroke('M-34 10Q-20 26 -6 10M-24 8L-28 20', HOUSE.metalDark, 4) +
    stroke('M92 -8H112V8H92', HOUSE.metalDark, 5)
  }</g>`,
  anchors: { grip: { at: [-26, -46] }, gripFar: { at: [40, -58] } },
});

/** A tower on wheels with a bridge to let down on a wall. */
const siegeTower: Drawer = (pen) => ({
  unitCm: 3,
  svg:
    rod(pen, 'M70 -210L160 -250', HOUSE.woodDark, 8) +
    stroke('M60 -280L158 -252', HOUSE.sand, 3) +
    formed(pen, 'M-70 -26L-56 -290H56L70 -26Z', HOUSE.wood, { depth: 14 }) +
    times(6, (index) =>
      rectangle([-68 + index * 1.6, -66 - index * 42], 136 - index * 3, 4, HOUSE.woodDark),
    ).join('') +
    [-150, -100].map((y) => rectangle([-16, y], 32, 22, HOUSE.chocolate, { radius: 3 })).join('') +
    rectangle([10, -240], 44, 40, HOUSE.chocolate) +
    formed(pen, 'M-62 -320H-36V-304H-14V-320H14V-304H36V-320H62V-284H-62Z', HOUSE.woodDark, {
      depth: 5,
    }) +
    rod(pen, 'M-40 -320V-390', HOUSE.woodDark, 5) +
    path('M-38 -390L22 -372L-38 -354Z', HOUSE.red) +
    formed(pen, 'M-90 -40H90V-24H-90Z', HOUSE.woodDark, { depth: 4 }) +
    [-56, 0, 56]
      .map(
        (x) =>
          ball(pen, [x, -22], 22, HOUSE.woodDark) +
          circle([x, -22], 13, HOUSE.woodLight) +
          circle([x, -22], 5, HOUSE.metalDark),
      )
      .join(''),
});

/** A log with a head of iron under a roof, on wheels. */
const batteringRam: Drawer = (pen) => ({
  unitCm: 1.6,
  svg:
    rod(pen, 'M-110 -36L-90 -130M90 -36L70 -130', HOUSE.woodDark, 9) +
    stroke('M-60 -140V-84M40 -140V-84', HOUSE.sand, 4) +
    rod(pen, 'M-150 -74H140', HOUSE.wood, 30) +
    formed(pen, 'M128 -92H150Q190 -90 196 -70Q190 -54 150 -54H128Z', HOUSE.metalDark, {
      depth: 8,
    }) +
    stroke('M150 -84Q130 -110 158 -112Q176 -108 168 -92', HOUSE.metal, 8) +
    [-100, -20, 60].map((x) => rectangle([x, -90], 8, 32, HOUSE.metalDark)).join('') +
    formed(pen, 'M-130 -130L-70 -184H70L130 -130Z', HOUSE.roof, { depth: 8 }) +
    formed(pen, 'M-130 -44H130V-30H-130Z', HOUSE.woodDark, { depth: 4 }) +
    [-86, 86]
      .map(
        (x) =>
          ball(pen, [x, -26], 26, HOUSE.woodDark) +
          circle([x, -26], 16, HOUSE.woodLight) +
          circle([x, -26], 6, HOUSE.metalDark),
      )
      .join(''),
});

/** A mouthpiece on a stem, the receiver on its hook. */
const candlestickPhone: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.26,
  svg:
    formed(pen, 'M-44 0Q-44 -16 -12 -22H12Q44 -16 44 0Z', color, { depth: 7 }) +
    circle([0, -10], 7, HOUSE.gold) +
    rod(pen, 'M0 -20V-104', color, 11) +
    rectangle([-8, -60], 16, 5, HOUSE.gold) +
    stroke('M0 -88H-28', HOUSE.gold, 5) +
    formed(pen, 'M-46 -96L-36 -112H-26L-26 -52L-20 -40H-50L-44 -52Z', lighter(color, 0.12), {
      depth: 5,
    }) +
    stroke('M-36 -112Q-70 -130 -62 -60Q-56 -8 -42 -6', HOUSE.brown, 3) +
    ball(pen, [2, -112], 13, color) +
    formed(pen, 'M10 -118L44 -138V-92L10 -106Z', color, { depth: 6 }) +
    ellipse([44, -115], 8, 23, HOUSE.gold) +
    ellipse([45, -115], 5, 17, HOUSE.chocolate),
});

/** Rings about rings, the earth within. */
const armillary: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-40 0Q-36 -14 -8 -18V-44H8V-18Q36 -14 40 0Z', HOUSE.wood, { depth: 6 }) +
    stroke('M-66 -110Q-60 -40 0 -40Q60 -40 66 -110', HOUSE.woodDark, 8) +
    `<g transform="rotate(-23 0 -110)"><ellipse cx="0" cy="-110" rx="60" ry="16" fill="none" stroke="${darker(HOUSE.gold, 0.3)}" stroke-width="6"/><ellipse cx="0" cy="-110" rx="22" ry="60" fill="none" stroke="${darker(HOUSE.gold, 0.2)}" stroke-width="5"/></g>` +
    ball(pen, [0, -110], 16, HOUSE.blue) +
    path('M-8 -118Q0 -124 6 -116Q2 -108 -6 -110ZM2 -104Q8 -106 8 -100Q4 -96 0 -100Z', HOUSE.grass) +
    stroke('M-26 -170L26 -50', HOUSE.metalDark, 3.4) +
    `<circle cx="0" cy="-110" r="62" fill="none" stroke="${HOUSE.gold}" stroke-width="8"/>` +
    `<g transform="rotate(-23 0 -110)">${stroke('M-60 -110A60 16 0 0 0 60 -110', HOUSE.gold, 6)}</g>` +
    stroke('M-72 -110A72 20 0 0 0 72 -110', HOUSE.gold, 8),
});

/** Planets on arms of brass about a sun. */
const orrery: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-34 0Q-30 -12 -7 -16V-50H7V-16Q30 -12 34 0Z', HOUSE.woodDark, { depth: 5 }) +
    circle([0, -56], 14, darker(HOUSE.gold, 0.25)) +
    stroke('M0 -56H-44V-76M0 -52H70V-74M0 -60L98 -62V-86M0 -58L-94 -60V-80', HOUSE.gold, 4) +
    rod(pen, 'M0 -56V-84', HOUSE.gold, 5) +
    ball(pen, [0, -100], 22, HOUSE.yellow) +
    ball(pen, [-44, -82], 8, HOUSE.coral) +
    ball(pen, [70, -82], 11, HOUSE.blue) +
    ball(pen, [84, -92], 4, HOUSE.stone) +
    ball(pen, [-94, -92], 14, HOUSE.woodLight) +
    stroke('M-114 -88Q-94 -80 -74 -98', HOUSE.mustard, 4) +
    ball(pen, [98, -96], 9, HOUSE.teal),
});

/** A disc of brass with a star map and its ring. */
const astrolabe: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    `<circle cx="0" cy="-158" r="13" fill="none" stroke="${darker(HOUSE.gold, 0.2)}" stroke-width="6"/>` +
    formed(pen, 'M-16 -136L0 -152L16 -136Z', HOUSE.gold, { depth: 4 }) +
    ball(pen, [0, -70], 70, HOUSE.gold) +
    circle([0, -70], 56, darker(HOUSE.gold, 0.2)) +
    times(24, (index) => {
      const [x, y] = [Math.cos(index * 0.2618), Math.sin(index * 0.2618)];
      return stroke(
        `M${(58 * x).toFixed(1)} ${(-70 + 58 * y).toFixed(1)}L${(66 * x).toFixed(1)} ${(-70 + 66 * y).toFixed(1)}`,
        HOUSE.brown,
        1.8,
      );
    }).join('') +
    `<circle cx="0" cy="-58" r="32" fill="none" stroke="${HOUSE.yellow}" stroke-width="6"/><circle cx="0" cy="-70" r="48" fill="none" stroke="${HOUSE.yellow}" stroke-width="4"/>` +
    stroke('M-48 -70H48M0 -118V-26', HOUSE.yellow, 4) +
    stroke('M-44 -112L44 -28', HOUSE.woodDark, 7) +
    ball(pen, [0, -70], 7, HOUSE.woodDark),
});

/** A helmet of copper with round windows. */
const divingHelmet: Drawer = (pen, { color = '#c9743f' }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-74 0Q-70 -40 -40 -46H40Q70 -40 74 0Z', color, { depth: 9 }) +
    [-50, -18, 18, 50].map((x) => circle([x, -12], 5, HOUSE.gold)).join('') +
    formed(pen, 'M-54 -44C-74 -150 74 -150 54 -44Z', color, { depth: 13, light: 7 }) +
    formed(pen, 'M-58 -54H58V-40H-58Z', HOUSE.gold, { depth: 4 }) +
    circle([4, -84], 31, HOUSE.gold) +
    circle([4, -84], 23, HOUSE.navy) +
    path('M-12 -84A16 16 0 0 1 4 -100L8 -96A16 16 0 0 0 -8 -80Z', HOUSE.sky) +
    stroke('M4 -107V-61M-19 -84H27', HOUSE.gold, 3.4) +
    ellipse([52, -84], 8, 16, HOUSE.gold) +
    ellipse([-46, -84], 8, 16, HOUSE.gold) +
    formed(pen, 'M-10 -122H10V-136H-10Z', HOUSE.gold, { depth: 3 }),
});

/** A ship that nobody knows how it got in. */
const shipInBottle: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-74 -14H-44L-40 0H-78ZM44 -14H74L78 0H40Z', HOUSE.wood, { depth: 4 }) +
    path(
      'M-100 -50Q-100 -94 -60 -98H56Q84 -92 94 -68H132V-40H94Q84 -16 56 -10H-60Q-100 -14 -100 -50Z',
      HOUSE.glass,
      { opacity: 0.55 },
    ) +
    path('M-96 -36Q-60 -46 -30 -36T30 -36T86 -36Q80 -14 56 -11H-60Q-94 -14 -96 -36Z', HOUSE.water) +
    formed(pen, 'M-52 -52H46L32 -30H-42Z', HOUSE.brick, { depth: 4 }) +
    [-30, 0, 26]
      .map(
        (x, index) =>
          stroke(`M${x} -50V-92`, HOUSE.woodDark, 2.4) +
          path(
            `M${x - 12} -88Q${x + 16} -84 ${x + 10} -${index === 1 ? 56 : 60}H${x - 12}Q${x - 2} -72 ${x - 12} -88Z`,
            HOUSE.cream,
          ),
      )
      .join('') +
    stroke(
      'M132 -68H94Q84 -92 56 -98H-60Q-100 -94 -100 -50Q-100 -14 -60 -10H56Q84 -16 94 -40H132',
      darker(HOUSE.glass, 0.2),
      4,
    ) +
    stroke('M-82 -78Q-74 -90 -50 -91H10', HOUSE.white, 5, { opacity: 0.8 }) +
    formed(pen, 'M128 -66H150V-42H128Z', HOUSE.woodLight, { depth: 4 }),
});

/** A wheel with buckets in its trough. */
const waterwheel: Drawer = (pen) => ({
  unitCm: 1.4,
  svg:
    times(12, (index) => {
      const turn = (index * Math.PI) / 6;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      return (
        stroke(`M0 -130L${(104 * x).toFixed(1)} ${(-130 + 104 * y).toFixed(1)}`, HOUSE.wood, 6) +
        `<g transform="translate(${(112 * x).toFixed(1)} ${(-130 + 112 * y).toFixed(1)}) rotate(${index * 30})">${formed(pen, 'M-14 -18H14V6H-14Z', HOUSE.woodDark, { depth: 4 })}</g>`
      );
    }).join('') +
    `<circle cx="0" cy="-130" r="108" fill="none" stroke="${HOUSE.woodLight}" stroke-width="11"/><circle cx="0" cy="-130" r="64" fill="none" stroke="${HOUSE.woodLight}" stroke-width="8"/>` +
    rod(pen, 'M-70 0L0 -130L70 0', HOUSE.woodDark, 11) +
    ball(pen, [0, -130], 15, HOUSE.metalDark) +
    path('M-190 -258H-64Q-30 -258 -26 -214L-50 -220Q-56 -240 -80 -242H-190Z', HOUSE.water) +
    formed(pen, 'M-196 -246H-70V-232H-196Z', HOUSE.wood, { depth: 4 }) +
    rod(pen, 'M-170 -232V0', HOUSE.woodDark, 9) +
    path('M-200 0Q-180 -22 -140 -14T-60 -14T20 -14T100 -14T190 0Z', HOUSE.water),
});

/** Things of another time. */
export const relic = defineFamily('relic', {
  'totem-pole': totemPole,
  crossbow,
  'siege-tower': siegeTower,
  'battering-ram': batteringRam,
  'candlestick-phone': candlestickPhone,
  'armillary-sphere': armillary,
  orrery,
  astrolabe,
  'diving-helmet': divingHelmet,
  'ship-in-a-bottle': shipInBottle,
  waterwheel,
});
