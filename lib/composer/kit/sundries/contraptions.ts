import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A striped bag on a ring, filled by the wind. */
const windsock: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 0V-300', HOUSE.metal, 7) +
    times(5, (index) => {
      const [from, to] = [8 + index * 30, 38 + index * 30];
      const halfAt = (x: number) => 30 - x * 0.1;
      const [top, low] = [-285 + from * 0.12, -285 + to * 0.12];
      const cloth = index % 2 ? HOUSE.white : color;
      return formed(
        pen,
        `M${from} ${top - halfAt(from)}L${to} ${low - halfAt(to)}V${low + halfAt(to)}L${from} ${top + halfAt(from)}Z`,
        cloth,
        { depth: 10 },
      );
    }).join('') +
    ellipse([8, -284], 7, 30, darker(color, 0.35)) +
    stroke('M0 -300L8 -314M0 -270L8 -254', HOUSE.metalDark, 3) +
    ball(pen, [0, -302], 6, HOUSE.metalDark),
});

/** A tube to look through, patterned, on its stand. */
const kaleidoscope: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M-14 0L0 -26M14 0L0 -26', HOUSE.wood, 6) +
    `<g transform="translate(0 -40) rotate(-18)">${
      formed(pen, 'M-62 -15H46V15H-62Z', color, { depth: 8 }) +
      [-40, -12, 16]
        .map((x) => path(`M${x} -15L${x + 10} 0L${x} 15L${x - 10} 0Z`, HOUSE.mustard))
        .join('') +
      formed(pen, 'M46 -19H64V19H46Z', HOUSE.gold, { depth: 8 }) +
      ellipse([64, 0], 6, 19, HOUSE.sky) +
      times(6, (index) => {
        const turn = (index * Math.PI) / 3;
        const at = [64 + 3 * Math.cos(turn), 11 * Math.sin(turn)] as const;
        const hues = [HOUSE.coral, HOUSE.yellow, HOUSE.green];
        return ellipse(at, 1.8, 4.4, hues[index % 3] ?? HOUSE.coral);
      }).join('') +
      formed(pen, 'M-76 -7H-62V7H-76Z', HOUSE.gold, { depth: 4 })
    }</g>`,
  anchors: { grip: { at: [0, -34] }, eye: { at: [-76, -18] } },
});

/** Tubes of several lengths under a disc, with the weight that strikes them. */
const windChime: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    stroke('M0 -128L-24 -104M0 -128L24 -104M0 -128V-18', HOUSE.woodDark, 2) +
    [46, 62, 76, 58, 40]
      .map((length, index) => {
        const x = -26 + index * 13;
        return (
          stroke(`M${x} -100V-92`, HOUSE.woodDark, 1.6) +
          rod(pen, `M${x} -92V${-92 + length}`, HOUSE.metal, 6)
        );
      })
      .join('') +
    ball(pen, [0, -58], 8, HOUSE.wood) +
    formed(pen, 'M0 -18L12 0L0 14L-12 0Z', HOUSE.teal, { depth: 4 }) +
    formed(pen, 'M-34 -106H34V-98H-34Z', HOUSE.wood, { depth: 3 }),
  anchors: { top: { at: [0, -128] } },
});

/** A coil of flat wire that walks down steps, bent into an arch. */
const springToy: Drawer = (_, { color = HOUSE.sky }) => ({
  unitCm: 0.2,
  svg: times(22, (index) => {
    const turn = Math.PI * (1 - index / 21);
    const [x, y] = [44 * Math.cos(turn), -5 - 56 * Math.sin(turn)];
    const tilt = (90 - (turn * 180) / Math.PI).toFixed(0);
    const tone = index % 2 ? darker(color, 0.3) : color;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="4" ry="24" fill="none" stroke="${tone}" stroke-width="3" transform="rotate(${tilt} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join(''),
});

/** A throwing arm with its bowl on a wheeled frame. */
const catapult: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M10 -30L-62 -92', HOUSE.wood, 8) +
    formed(pen, 'M-84 -100C-84 -84 -58 -78 -52 -96Z', HOUSE.woodDark, { depth: 5 }) +
    ball(pen, [-68, -104], 12, HOUSE.rock) +
    rod(pen, 'M-14 -24L12 -84L36 -24', HOUSE.woodDark, 8) +
    rod(pen, 'M-4 -58H28', HOUSE.wood, 6) +
    formed(pen, 'M-78 -34H78V-20H-78Z', HOUSE.wood, { depth: 5 }) +
    stroke('M-20 -32L-44 -74', HOUSE.sand, 3) +
    [-54, 54]
      .map(
        (x) =>
          ball(pen, [x, -18], 18, HOUSE.woodDark) +
          circle([x, -18], 12, HOUSE.woodLight) +
          stroke(`M${x - 12} -18H${x + 12}M${x} -30V-6`, HOUSE.woodDark, 2.6) +
          circle([x, -18], 4, HOUSE.metalDark),
      )
      .join(''),
});

/** A framed arc with its arm and small telescope. */
const sextant: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    stroke('M0 -88L-42 -14M0 -88L42 -14M-24 -46H24', HOUSE.gold, 7) +
    stroke('M-50 -22Q0 14 50 -22', HOUSE.gold, 10) +
    times(9, (index) => {
      const x = -36 + index * 9;
      const y = -2 - (x * x) / 130;
      return stroke(`M${x} ${y - 4}V${y + 2}`, HOUSE.brown, 1.4);
    }).join('') +
    rod(pen, 'M0 -88L18 0', darker(HOUSE.gold, 0.2), 5) +
    formed(pen, 'M-40 -68H2V-54H-40Z', HOUSE.brown, { depth: 4 }) +
    formed(pen, 'M2 -70H12V-52H2Z', HOUSE.gold, { depth: 3 }) +
    ball(pen, [0, -88], 8, HOUSE.gold) +
    formed(pen, 'M-6 -102H8V-84H-6Z', HOUSE.glass, { depth: 2 }) +
    stroke('M-6 -102V-84', darker(HOUSE.gold, 0.2), 3),
  anchors: { grip: { at: [0, -40] }, eye: { at: [-40, -61] } },
});

/** A round tunnel with a bed that slides into it. */
const bodyScanner: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, roundedPath([-150, -214], 168, 214, 46), HOUSE.white, { depth: 16 }) +
    circle([-66, -112], 62, lighter(HOUSE.sky, 0.3)) +
    circle([-66, -112], 48, HOUSE.navy) +
    path('M-66 -160A48 48 0 0 1 -18 -112L-34 -112A32 32 0 0 0 -66 -144Z', HOUSE.teal) +
    rectangle([-128, -200], 40, 8, HOUSE.teal) +
    formed(pen, 'M-70 -96H150Q160 -96 160 -86V-80H-70Z', HOUSE.sky, { depth: 5 }) +
    formed(pen, 'M-40 -80H160L150 -62H-40Z', HOUSE.metal, { depth: 5 }) +
    formed(pen, 'M74 -62H120L128 0H66Z', HOUSE.white, { depth: 8 }) +
    formed(pen, 'M-62 -108H-40Q-32 -108 -32 -96H-62Z', HOUSE.white, { depth: 3 }),
  anchors: { top: { at: [60, -96], spanCm: 170 } },
});

/** A clear hood over a small bed, on a stand with its panel. */
const incubator: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-46 -60H46V-6H-46Z', HOUSE.sky, { depth: 9 }) +
    rectangle([-36, -50], 34, 20, HOUSE.navy) +
    stroke('M-32 -40H-24L-20 -46L-14 -34L-10 -40H-6', HOUSE.grass, 2) +
    circle([16, -40], 5, HOUSE.coral) +
    circle([32, -40], 5, HOUSE.mustard) +
    formed(pen, 'M-66 -74H66V-60H-66Z', HOUSE.white, { depth: 5 }) +
    formed(pen, 'M-50 -84H50Q54 -84 54 -74H-54Q-54 -84 -50 -84Z', HOUSE.pink, { depth: 3 }) +
    path('M-60 -74V-112Q-60 -122 -50 -122H50Q60 -122 60 -112V-74Z', HOUSE.glass, {
      opacity: 0.45,
    }) +
    [-26, 26].map((x) => circle([x, -92], 11, HOUSE.white, { opacity: 0.7 })).join('') +
    stroke('M-60 -74V-112Q-60 -122 -50 -122H50Q60 -122 60 -112V-74', HOUSE.white, 3) +
    [-34, 34].map((x) => circle([x, -4], 6, HOUSE.rubber)).join(''),
});

/** A vaulted oven of brick that glows inside. */
const kiln: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M24 -150H48V-210H24Z', HOUSE.brick, { depth: 6 }) +
    formed(pen, 'M-90 0V-84A90 90 0 0 1 90 -84V0Z', HOUSE.brick, { depth: 16 }) +
    times(5, (row) =>
      times(6, (column) => {
        const x = -84 + column * 30 + (row % 2) * 14;
        return Math.hypot(x + 10, 70 - row * 26) < 96 && Math.abs(x + 10) < 78
          ? rectangle([x, -146 + row * 28], 20, 9, darker(HOUSE.brick, 0.16))
          : '';
      }).join(''),
    ).join('') +
    path('M-44 0V-56A44 44 0 0 1 44 -56V0Z', HOUSE.chocolate) +
    path('M-34 0V-54A34 34 0 0 1 34 -54V0Z', HOUSE.orange) +
    path('M-26 0C-30 -30 -8 -36 -6 -66C14 -44 26 -30 24 0Z', HOUSE.yellow),
});

/** Three arms on a post: one goes through at a time. */
const turnstile: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-52 -104H10V0H-52Z', HOUSE.metal, { depth: 10 }) +
    formed(pen, 'M-56 -112H14V-102H-56Z', HOUSE.metalDark, { depth: 3 }) +
    rectangle([-42, -96], 28, 12, HOUSE.navy) +
    circle([-4, -90], 5, HOUSE.grass) +
    rod(pen, 'M12 -82L84 -84', HOUSE.metal, 7) +
    rod(pen, 'M12 -80L58 -34', HOUSE.metal, 7) +
    rod(pen, 'M12 -80L20 -18', darker(HOUSE.metal, 0.15), 7) +
    ball(pen, [12, -82], 11, HOUSE.metalDark),
});

/** Two boards and a bag of leather that blow air through a nozzle. */
const bellows: Drawer = (pen) => ({
  unitCm: 0.5,
  svg: `<g transform="translate(0 -44) rotate(-14)">${
    formed(pen, 'M-66 0C-46 -34 14 -34 42 -6V6C14 34 -46 34 -66 0Z', HOUSE.leather, { depth: 9 }) +
    stroke('M-40 -22V22M-20 -28V28M0 -27V27M20 -20V20', darker(HOUSE.leather, 0.25), 2.4) +
    formed(
      pen,
      'M-106 -14H-70C-46 -42 16 -40 44 -8L40 -2C16 -28 -40 -30 -64 -4H-106Z',
      HOUSE.wood,
      {
        depth: 4,
      },
    ) +
    formed(pen, 'M-106 14H-70C-46 42 16 40 44 8L40 2C16 28 -40 30 -64 4H-106Z', HOUSE.wood, {
      depth: 4,
    }) +
    formed(pen, 'M42 -8H58L88 -3V3L58 8H42Z', HOUSE.gold, { depth: 4 })
  }</g>`,
  anchors: { grip: { at: [-48, -40] }, gripFar: { at: [-48, -24] } },
});

/** A post with a screen, and the cable that feeds a car. */
const chargingStation: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-40 -10H40V0H-40Z', HOUSE.stone, { depth: 3 }) +
    formed(pen, roundedPath([-30, -176], 60, 168, 14), HOUSE.white, { depth: 9 }) +
    formed(pen, 'M-30 -92H30V-8H-30Z', color, { depth: 9 }) +
    rectangle([-20, -160], 40, 30, HOUSE.navy) +
    path('M4 -158L-10 -142H0L-4 -132L10 -148H0Z', HOUSE.yellow) +
    circle([0, -112], 9, HOUSE.navy) +
    stroke('M30 -114C66 -118 66 -30 44 -34C30 -36 34 -74 46 -78', HOUSE.rubber, 5) +
    formed(pen, 'M40 -98H54V-76H40Z', HOUSE.rubber, { depth: 3 }) +
    path('M4 -74L-14 -46H0L-6 -26L14 -54H0Z', HOUSE.white),
});

/** A bent tube that looks over the edge. */
const periscope: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.8,
  svg:
    formed(pen, 'M-14 0V-104Q-14 -136 18 -136H42V-104H22Q14 -104 14 -96V0Z', color, { depth: 8 }) +
    ellipse([42, -120], 6, 16, HOUSE.gold) +
    ellipse([43, -120], 4, 12, HOUSE.sky) +
    formed(pen, 'M-20 -56H20V-46H-20Z', HOUSE.gold, { depth: 3 }) +
    formed(pen, 'M-20 -10H20V0H-20Z', HOUSE.gold, { depth: 3 }),
});

/** Wax that rises and falls in a lit glass. */
const lavaLamp: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-30 0L-18 -36H18L30 0Z', HOUSE.metal, { depth: 7 }) +
    path(
      'M-18 -36L-28 -64C-28 -90 -16 -116 -12 -128H12C16 -116 28 -90 28 -64L18 -36Z',
      HOUSE.purple,
    ) +
    path('M-18 -36C-14 -52 14 -52 18 -36Z', color) +
    ellipse([-6, -72], 11, 15, color) +
    ellipse([9, -98], 7, 9, color) +
    circle([-3, -116], 4.5, color) +
    stroke('M-19 -68Q-18 -88 -9 -114', HOUSE.white, 4, { opacity: 0.4 }) +
    formed(pen, 'M-13 -128H13L8 -150H-8Z', HOUSE.metal, { depth: 5 }),
});

const POLE_CM = 340;

/** A slim pole on its foot, with a ball on top. */
const pole: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-26 -8Q0 -16 26 -8V0H-26Z', HOUSE.metalDark, { depth: 4 }) +
    rod(pen, `M0 -6V${-POLE_CM}`, color, 10) +
    ball(pen, [0, -POLE_CM - 6], 9, darker(color, 0.2)),
  anchors: { top: { at: [0, -POLE_CM] } },
});

/** A rope that hangs down to the floor, twisted, with a knot at its end. */
const climbingRope: Drawer = (pen, { color = '#b98a4e' }) => ({
  unitCm: 1,
  svg:
    rod(pen, `M0 ${-POLE_CM}V-12`, color, 12) +
    times(21, (index) =>
      stroke(`M-5 ${-20 - index * 15}L5 ${-28 - index * 15}`, darker(color, 0.22), 2.4),
    ).join('') +
    ball(pen, [0, -14], 13, color) +
    stroke('M-4 -4L-9 4M0 -3V6M4 -4L9 4', darker(color, 0.16), 3),
});

const CORNER = { wide: 150, high: 262, end: 26 } as const;

/** The end of a wall with its edge in the light, a skirting at its foot. */
const wallCorner: Drawer = (pen, { color = '#c9866b' }) => {
  const { wide, high, end } = CORNER;
  const course = (row: number) => {
    const y = -high + 18 + row * 26;
    const bricks = times(3, (index) => {
      const x = -wide + ((row % 2) * 24 + index * 48);
      return rectangle([x, y - 18], Math.min(40, -end - x), 18, darker(color, 0.1), { radius: 2 });
    });
    return row % 3 === 0 ? bricks.join('') : bricks.slice(0, 2).join('');
  };
  return {
    unitCm: 1,
    svg:
      formed(pen, `M${-wide} 0V${-high}H${-end}V0Z`, color, { depth: 4 }) +
      times(9, course).join('') +
      path(`M${-end} 0V${-high}L0 ${-high + 8}V0Z`, lighter(color, 0.28)) +
      rectangle([-wide, -16], wide - end, 16, darker(color, 0.3)) +
      path(`M${-end} -16L0 -15V0H${-end}Z`, darker(color, 0.1)),
  };
};

/** Blades of bronze round a hub, as a ship is driven by. */
const propeller: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 1,
  svg:
    times(4, (index) => {
      const turn = (index / 4) * 2 * Math.PI + 0.5;
      const at = (radius: number, aside: number) => {
        const angle = turn + aside;
        return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle) - 60).toFixed(1)}`;
      };
      return formed(
        pen,
        `M${at(10, -0.7)}C${at(34, -0.5)} ${at(58, -0.42)} ${at(60, 0.05)}C${at(60, 0.46)} ${at(40, 0.62)} ${at(11, 0.8)}Z`,
        color,
        { depth: 5 },
      );
    }).join('') +
    ball(pen, [0, -60], 15, darker(color, 0.12)) +
    ball(pen, [0, -60], 6, HOUSE.metalDark),
});

/** Rolled leaves with a band of paper, the end aglow. */
const cigar: Drawer = (pen, { color = HOUSE.brown }) => ({
  unitCm: 0.15,
  svg:
    stroke('M52 -22C66 -44 44 -58 58 -82C66 -96 58 -106 62 -118', HOUSE.stone, 6, {
      opacity: 0.5,
    }) +
    formed(pen, 'M-62 -12C-62 -20 -52 -23 -44 -23L44 -24V0L-44 -1C-52 -1 -62 -4 -62 -12Z', color, {
      depth: 6,
    }) +
    formed(pen, 'M-34 -24H-16V0H-34Z', HOUSE.red, {
      depth: 5,
      extra: circle([-25, -12], 5, HOUSE.gold),
    }) +
    formed(pen, 'M44 -24L56 -22Q60 -12 56 -2L44 0Z', HOUSE.stoneDark, { depth: 3 }) +
    ellipse([56, -12], 4, 9, HOUSE.coral),
  anchors: { grip: { at: [0, -12] }, tip: { at: [58, -12] } },
});

/** Instruments, engines and playthings that are seen seldom, and known at once. */
export const contraption = defineFamily('contraption', {
  windsock,
  kaleidoscope,
  'wind-chime': windChime,
  'spring-toy': springToy,
  catapult,
  sextant,
  'body-scanner': bodyScanner,
  incubator,
  kiln,
  turnstile,
  bellows,
  'charging-station': chargingStation,
  periscope,
  pole,
  'climbing-rope': climbingRope,
  'wall-corner': wallCorner,
  'lava-lamp': lavaLamp,
  propeller,
  cigar,
});
