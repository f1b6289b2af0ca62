import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What stands in yards and lies at quays and is no hut, no picket fence, no liner. */

const GREY_HULL = '#8b96a8';

/** Boards under a felt roof, a braced door, a small window. */
const shed: Drawer = (pen, { color = '#a8744a' }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-128 0V-172L0 -236L128 -172V0Z', color, {
      depth: 10,
      light: 5,
      extra: times(13, (index) =>
        rectangle([-112 + index * 18, -240], 2.4, 240, darker(color, 0.22)),
      ).join(''),
    }) +
    formed(pen, 'M-146 -158L0 -232L146 -158L140 -176L0 -252L-140 -176Z', HOUSE.asphalt, {
      depth: 6,
      light: 3,
    }) +
    formed(pen, 'M-92 0V-152H-8V0Z', lighter(color, 0.22), {
      depth: 5,
      extra: stroke('M-92 -18H-8M-92 -134H-8M-88 -22L-12 -130', darker(color, 0.28), 8),
    }) +
    circle([-20, -76], 4.5, HOUSE.ink) +
    formed(pen, 'M34 -78V-142H98V-78Z', HOUSE.cream, { depth: 4 }) +
    rectangle([40, -136], 52, 52, HOUSE.glass) +
    stroke('M66 -136V-84M40 -110H92', HOUSE.cream, 4) +
    rod(pen, 'M118 -4L110 -128', HOUSE.woodLight, 5) +
    path('M108 -30L130 -30L124 4L112 4Z', HOUSE.metalDark),
  anchors: {
    door: { at: [-50, 0], spanCm: 84 },
    top: { at: [0, -252], spanCm: 60 },
    inside: { at: [-50, 0], spanCm: 80 },
  },
});

/** A narrow one of boards with a moon in its door. */
const outhouse: Drawer = (pen, { color = '#a8744a' }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-66 0V-208L66 -226V0Z', color, {
      depth: 9,
      light: 4,
      extra: times(8, (index) =>
        rectangle([-52 + index * 17, -240], 2.4, 240, darker(color, 0.22)),
      ).join(''),
    }) +
    formed(pen, 'M-82 -200L84 -224L82 -240L-84 -216Z', HOUSE.woodDark, { depth: 5 }) +
    formed(pen, 'M-40 0V-176H40V0Z', lighter(color, 0.22), {
      depth: 5,
      extra: stroke('M-40 -22H40M-40 -154H40M-36 -26L36 -150', darker(color, 0.28), 7),
    }) +
    path('M8 -146A24 24 0 1 0 8 -104A18 18 0 1 1 8 -146Z', HOUSE.ink) +
    circle([28, -82], 4.5, HOUSE.ink),
  anchors: { door: { at: [0, 0], spanCm: 80 }, top: { at: [0, -236], spanCm: 120 } },
});

/** Canes side by side, tied to two across. */
const bambooFence: Drawer = (pen, { color = '#b9b45a' }) => ({
  svg:
    times(17, (index) => {
      const x = -192 + index * 24;
      const up = 128 + ((index * 7) % 5) * 5;
      return (
        formed(pen, roundedPath([x - 9, -up], 18, up, 4), index % 3 ? color : lighter(color, 0.2), {
          depth: 5,
          light: 3,
        }) +
        stroke(
          `M${x - 9} ${-30 - ((index * 13) % 16)}h18M${x - 9} ${-72 - ((index * 11) % 14)}h18`,
          darker(color, 0.25),
          2.6,
        )
      );
    }).join('') +
    [-46, -104].map((y) => rod(pen, `M-204 ${y}H204`, darker(color, 0.12), 10)).join('') +
    times(9, (index) => {
      const x = -192 + index * 48;
      return stroke(
        `M${x - 7} -53l14 14m0 -14l-14 14M${x - 7} -111l14 14m0 -14l-14 14`,
        HOUSE.woodDark,
        3,
      );
    }).join(''),
  anchors: { top: { at: [0, -130], spanCm: 400 }, seat: { at: [0, -128], spanCm: 400 } },
});

/** Greek: fluted, on a base, under a capital with volutes. */
const column: Drawer = (pen, { color = '#ece6da' }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-62 0V-20H62V0Z', darker(color, 0.04), { depth: 6 }) +
    formed(pen, roundedPath([-54, -42], 108, 24, 11), color, { depth: 6 }) +
    formed(pen, 'M-40 -40L-33 -296H33L40 -40Z', color, {
      depth: 14,
      light: 6,
      extra: times(5, (index) => {
        const x = -26 + index * 13;
        return stroke(`M${x} -46L${x * 0.82} -290`, darker(color, 0.14), 4);
      }).join(''),
    }) +
    formed(pen, 'M-56 -296Q0 -286 56 -296V-322H-56Z', color, { depth: 6 }) +
    [-50, 50]
      .map(
        (x) =>
          ball(pen, [x, -304], 19, color, { glint: 0 }) +
          stroke(`M${x + 9} -304a9 9 0 1 1 -9 -9a5 5 0 1 1 0 10`, darker(color, 0.28), 3.4),
      )
      .join('') +
    formed(pen, 'M-70 -322H70V-342H-70Z', lighter(color, 0.2), { depth: 6 }),
  anchors: {
    top: { at: [0, -342], spanCm: 140 },
    seat: { at: [0, -342], spanCm: 140 },
  },
});

/** Corrugated steel, the doors at one end. */
const shippingContainer: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-300 0V-250H300V0Z', color, {
      depth: 10,
      light: 5,
      extra: times(21, (index) =>
        rectangle([-282 + index * 20, -236], 8, 222, darker(color, index % 2 ? 0.16 : 0.1)),
      ).join(''),
    }) +
    [-250, -16].map((y) => rectangle([-300, y], 600, 16, darker(color, 0.24))).join('') +
    formed(pen, 'M146 -8V-242H296V-8Z', lighter(color, 0.08), { depth: 6 }) +
    stroke('M221 -240V-10', darker(color, 0.3), 4) +
    [166, 200, 242, 276]
      .map(
        (x) =>
          stroke(`M${x} -236V-14`, HOUSE.metal, 5) +
          rectangle([x - 8, -112], 16, 12, HOUSE.metalDark),
      )
      .join('') +
    [-300, 284, 134].map((x) => rectangle([x, -250], 16, 250, darker(color, 0.24))).join('') +
    rectangle([-250, -190], 120, 34, HOUSE.white, { opacity: 0.85 }),
  anchors: {
    top: { at: [0, -250], spanCm: 600 },
    seat: { at: [0, -250], spanCm: 560 },
    inside: { at: [0, 0], spanCm: 560 },
    door: { at: [221, 0], spanCm: 150 },
  },
});

const turret = (pen: Parameters<Drawer>[0], x: number, y: number, forward: 1 | -1) =>
  rod(
    pen,
    `M${x} ${y - 14}L${x + 84 * forward} ${y - 24}M${x} ${y - 6}L${x + 84 * forward} ${y - 14}`,
    HOUSE.metalDark,
    5,
  ) +
  formed(pen, `M${x - 34} ${y}L${x - 26} ${y - 26}H${x + 26}L${x + 34} ${y}Z`, GREY_HULL, {
    depth: 6,
  });

/** A grey hull with turrets fore and aft, a bridge and a mast of aerials. */
const warship: Drawer = (pen, { color = GREY_HULL }) => ({
  unitCm: 11,
  svg:
    turret(pen, 212, -66, 1) +
    turret(pen, 138, -84, 1) +
    turret(pen, -230, -66, -1) +
    formed(pen, 'M-150 -64V-104H-60V-150H70V-104H110V-64Z', lighter(color, 0.12), {
      depth: 9,
      light: 4,
    }) +
    formed(pen, 'M-30 -148V-196H52L64 -148Z', lighter(color, 0.2), { depth: 7 }) +
    rectangle([-18, -184], 66, 12, HOUSE.ink) +
    formed(pen, 'M-126 -102L-118 -158H-84L-78 -102Z', color, { depth: 7 }) +
    rectangle([-119, -160], 36, 10, HOUSE.ink) +
    rod(pen, 'M10 -194V-296', HOUSE.metalDark, 6) +
    stroke('M-24 -232H44M-12 -262H32', HOUSE.metalDark, 5) +
    ball(pen, [10, -214], 12, HOUSE.metal) +
    formed(pen, 'M-330 -66H330C316 -30 290 -10 268 0H-290C-316 -10 -326 -40 -330 -66Z', color, {
      depth: 16,
      light: 6,
      extra: rectangle([-340, -16], 680, 20, HOUSE.red),
    }) +
    times(10, (index) => circle([-250 + index * 52, -42], 5, darker(color, 0.35))).join('') +
    stroke('M-320 -66V-92M-320 -90H-286', HOUSE.metalDark, 4),
  anchors: {
    seat: { at: [180, -68], spanCm: 1200 },
    inside: { at: [10, -150], spanCm: 700 },
    top: { at: [10, -296] },
  },
});

/** Flat and long, heaps in its hold, the wheelhouse astern. */
const barge: Drawer = (pen, { color = '#3b4a63' }) => ({
  unitCm: 3,
  svg:
    [-70, 30, 130]
      .map((x, index) =>
        formed(
          pen,
          `M${x - 74} -56Q${x - 20} -112 ${x} -112Q${x + 24} -110 ${x + 74} -56Z`,
          index % 2 ? HOUSE.sand : '#6b6f7d',
          {
            depth: 10,
            light: 5,
          },
        ),
      )
      .join('') +
    formed(pen, 'M-268 -58V-144H-176V-58Z', HOUSE.cream, { depth: 8 }) +
    rectangle([-256, -130], 70, 34, HOUSE.glass) +
    stroke('M-222 -130V-96', HOUSE.cream, 5) +
    formed(pen, 'M-280 -142H-164V-156H-280Z', HOUSE.red, { depth: 4 }) +
    formed(
      pen,
      'M-304 -60H250L312 -76C308 -40 290 -12 262 0H-276C-296 -14 -302 -36 -304 -60Z',
      color,
      {
        depth: 14,
        light: 6,
        extra:
          rectangle([-320, -14], 660, 20, HOUSE.red) + rectangle([-320, -62], 660, 9, HOUSE.white),
      },
    ) +
    rod(pen, 'M272 -72V-120', HOUSE.metalDark, 5),
  anchors: {
    seat: { at: [200, -62], spanCm: 240 },
    inside: { at: [30, -66], spanCm: 900 },
    top: { at: [-222, -156], spanCm: 300 },
  },
});

/** Black lumps with facets, heaped. */
const coal: Drawer = (pen) => ({
  unitCm: 0.24,
  svg: (
    [
      [-54, 0, 1],
      [50, 0, 1.06],
      [-2, 4, 1.2],
      [-26, -42, 0.9],
      [28, -44, 0.94],
      [2, -78, 0.8],
    ] as const
  )
    .map(([x, y, k], index) => {
      const tone = index % 2 ? '#33363f' : '#272a33';
      const at = (dx: number, dy: number) => `${x + dx * k} ${y + dy * k}`;
      return (
        formed(
          pen,
          `M${at(-38, -4)}L${at(-42, -30)}L${at(-16, -54)}L${at(18, -50)}L${at(40, -26)}L${at(34, -2)}Z`,
          tone,
          { depth: 6 },
        ) +
        path(`M${at(-16, -54)}L${at(18, -50)}L${at(4, -30)}L${at(-20, -32)}Z`, '#565b69') +
        path(`M${at(-42, -30)}L${at(-16, -54)}L${at(-20, -32)}Z`, '#444956')
      );
    })
    .join(''),
  anchors: { top: { at: [0, -120], spanCm: 20 }, grip: { at: [0, -60] } },
});

/** An ambulance's, on folding legs: a thin orange mattress with straps. */
const stretcher: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    [-62, 62]
      .map(
        (x) =>
          rod(pen, `M${x - 36} -56L${x + 34} -12M${x + 36} -56L${x - 34} -12`, HOUSE.metal, 5) +
          [x - 36, x + 36]
            .map((at) => circle([at, -9], 9, HOUSE.ink) + circle([at, -9], 3.4, HOUSE.metal))
            .join(''),
      )
      .join('') +
    rod(pen, 'M-112 -60H118', HOUSE.metalDark, 6) +
    formed(pen, 'M-104 -62L-112 -74L-60 -78H112Q118 -70 112 -62Z', color, { depth: 5, light: 3 }) +
    formed(pen, 'M-104 -66L-128 -108Q-124 -116 -114 -114L-62 -76Z', color, { depth: 5, light: 3 }) +
    formed(pen, 'M-124 -108Q-128 -124 -114 -122L-84 -100Q-84 -90 -94 -90Z', HOUSE.white, {
      depth: 4,
    }) +
    [-30, 40].map((x) => rectangle([x, -80], 12, 20, HOUSE.ink)).join('') +
    rod(pen, 'M118 -60V-78H130', HOUSE.metalDark, 5),
  anchors: { bed: { at: [10, -76], spanCm: 190 }, top: { at: [30, -78], spanCm: 120 } },
});

export const yardAndQuay = defineFamily(
  'yard-and-quay',
  {
    shed,
    outhouse,
    'bamboo-fence': bambooFence,
    column,
    'shipping-container': shippingContainer,
    warship,
    barge,
    coal,
    stretcher,
  },
  1,
);
