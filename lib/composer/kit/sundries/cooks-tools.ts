import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A pierced plate on two wires under an upright handle. */
const potatoMasher: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.25,
  svg:
    rod(pen, 'M-26 -9V-30Q-26 -50 0 -54Q26 -50 26 -30V-9', HOUSE.metalDark, 6) +
    formed(pen, ellipsePath([0, -7], 36, 7), HOUSE.metalDark, { depth: 3 }) +
    ellipse([0, -10], 36, 8, HOUSE.metal) +
    [-22, -8, 8, 22].map((x) => ellipse([x, -10], 4.5, 2.4, HOUSE.metalDark)).join('') +
    rod(pen, 'M0 -54V-64', HOUSE.metalDark, 8) +
    formed(pen, 'M-8 -62H8L10 -98Q10 -110 0 -110Q-10 -110 -10 -98Z', color, { depth: 6 }),
  anchors: { grip: { at: [0, -86] } },
});

/** A sharp wheel in a fork on its handle. */
const pizzaCutter: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.22,
  svg: `<g transform="rotate(38 0 -28)">${
    formed(pen, 'M-7 -58H7L10 -104Q10 -116 0 -116Q-10 -116 -10 -104Z', color, { depth: 6 }) +
    ball(pen, [0, -28], 28, HOUSE.metal) +
    circle([0, -28], 21, lighter(HOUSE.metal, 0.4)) +
    rod(pen, 'M0 -28V-60', HOUSE.metalDark, 8) +
    circle([0, -28], 6, HOUSE.metalDark) +
    circle([0, -28], 2.6, HOUSE.white)
  }</g>`,
  anchors: { grip: { at: [40, -78] } },
});

/** A blade as broad as a hand. */
const cleaver: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.26,
  svg:
    formed(pen, 'M22 -42H66Q74 -42 74 -34Q74 -24 64 -25L22 -27Z', color, { depth: 5 }) +
    [36, 56].map((x) => circle([x, -34], 2.4, HOUSE.gold)).join('') +
    formed(pen, 'M-58 -46H24V-16Q22 0 -6 0H-58Q-64 0 -64 -8V-40Q-64 -46 -58 -46Z', HOUSE.metal, {
      depth: 6,
    }) +
    path('M-64 -10H14Q8 0 -6 0H-58Q-64 0 -64 -8Z', lighter(HOUSE.metal, 0.55)) +
    circle([-52, -36], 4.5, HOUSE.metalDark),
  anchors: { grip: { at: [50, -34] } },
});

/** A cone that ends in a spout. */
const funnel: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-44 -82H44L9 -34L6 0H-7L-9 -34Z', color, { depth: 9 }) +
    ellipse([0, -82], 44, 10, darker(color, 0.12)) +
    ellipse([0, -81], 37, 7, darker(color, 0.4)),
});

/** A band of tin bent into a star. */
const cookieCutter: Drawer = (_, { color = HOUSE.metal }) => {
  const corners = times(10, (index) => {
    const turn = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 ? 20 : 44;
    return [reach * Math.cos(turn), reach * 0.86 * Math.sin(turn) - 50] as const;
  });
  const star = (drop: number) =>
    `M${corners.map(([x, y]) => `${x.toFixed(1)} ${(y + drop).toFixed(1)}`).join('L')}Z`;
  return {
    unitCm: 0.1,
    svg:
      times(7, (index) => stroke(star(16 - index * 2), darker(color, 0.3), 5)).join('') +
      stroke(star(0), color, 6) +
      stroke(star(-1), lighter(color, 0.5), 2),
  };
};

/** A cloth cone with its nozzle, and cream that comes out of it. */
const pipingBag: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-14 0Q-20 -8 -8 -11Q0 -22 8 -11Q20 -8 14 0Z', HOUSE.pink, { depth: 4 }) +
    formed(pen, 'M-12 -104L-26 -124Q0 -114 26 -124L12 -104Z', darker(color, 0.14), { depth: 5 }) +
    formed(pen, 'M-12 -106Q-34 -102 -33 -90L-9 -32H9L33 -90Q34 -102 12 -106Z', color, {
      depth: 9,
    }) +
    stroke('M-18 -88L-6 -44M18 -88L6 -44M0 -94V-50', darker(color, 0.18), 2.4) +
    rod(pen, 'M-13 -106H13', HOUSE.coral, 6) +
    formed(pen, 'M-9 -34H9L4 -12L1 -16L-1 -12L-4 -16L-5 -12Z', HOUSE.metal, { depth: 4 }),
  anchors: { grip: { at: [0, -104] }, mouth: { at: [0, -10] } },
});

/** Half a ball with its thumb lever, full of ice cream. */
const iceCreamScoop: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.22,
  svg: `<g transform="translate(-34 -30) rotate(-24)">${
    ball(pen, [0, -8], 25, color) +
    rod(pen, 'M24 4H50', HOUSE.metalDark, 8) +
    formed(pen, 'M48 -5H104Q112 4 104 13H48Z', HOUSE.teal, { depth: 5 }) +
    rod(pen, 'M30 0Q42 -18 58 -16', HOUSE.metal, 5) +
    formed(pen, 'M-28 -2H28C26 20 14 29 0 29C-14 29 -26 20 -28 -2Z', HOUSE.metal, { depth: 8 })
  }</g>`,
  anchors: { grip: { at: [40, -62] } },
});

/** A dial under a bowl: for flour and sugar. */
const kitchenScale: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.26,
  svg:
    formed(pen, 'M-40 0L-30 -56Q-28 -62 -20 -62H20Q28 -62 30 -56L40 0Z', color, { depth: 9 }) +
    circle([0, -30], 23, HOUSE.white) +
    times(12, (index) => {
      const turn = (index * Math.PI) / 6;
      const at = (reach: number) =>
        `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn) - 30).toFixed(1)}`;
      return stroke(`M${at(17)}L${at(21)}`, HOUSE.navy, 2);
    }).join('') +
    stroke('M0 -30L10 -44', HOUSE.red, 3) +
    circle([0, -30], 3.4, HOUSE.navy) +
    formed(pen, 'M-12 -70H12V-62H-12Z', HOUSE.metalDark, { depth: 3 }) +
    formed(pen, 'M-54 -98H54C50 -78 34 -68 0 -68C-34 -68 -50 -78 -54 -98Z', HOUSE.metal, {
      depth: 9,
    }) +
    ellipse([0, -98], 54, 8, HOUSE.metalDark) +
    ellipse([0, -97], 47, 5.5, darker(HOUSE.metal, 0.15)),
  anchors: { top: { at: [0, -98], spanCm: 24 } },
});

/** An egg whose upper half is turned. */
const eggTimer: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-30 -30H30C30 -10 18 0 0 0C-18 0 -30 -10 -30 -30Z', color, { depth: 9 }) +
    formed(pen, 'M-30 -34C-30 -60 -14 -80 0 -80C14 -80 30 -60 30 -34Z', HOUSE.white, { depth: 9 }) +
    stroke('M-30 -32H30', HOUSE.navy, 2.4) +
    [-24, -16, -8, 0, 8, 16, 24]
      .map((x, index) => stroke(`M${x} -35V${index % 3 ? -40 : -46}`, HOUSE.navy, 2.4))
      .join('') +
    path('M0 -30L-5 -20H5Z', HOUSE.white),
});

/** A slanted block of wood, knives in it up to the handles. */
const knifeBlock: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.32,
  svg:
    [
      [4, -74, 30],
      [17, -67, 26],
      [30, -60, 22],
      [42, -53, 18],
    ]
      .map(([x = 0, y = 0, length = 0]) => {
        const [toX, toY] = [x + length * 0.5, y - length * 0.87];
        return (
          rod(pen, `M${x} ${y}L${toX} ${toY}`, HOUSE.ink, 9) +
          circle([(x + toX) / 2, (y + toY) / 2], 1.4, HOUSE.metal)
        );
      })
      .join('') +
    formed(pen, 'M-38 0H30L54 -48L-2 -78Z', color, { depth: 10 }) +
    path('M-2 -78L54 -48L51 -42L-5 -72Z', lighter(color, 0.25)) +
    stroke('M-24 -10H22M-16 -26H28', darker(color, 0.15), 2),
});

/** A round pot with its lid up, and the rice in it. */
const riceCooker: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-42 -58C-46 -92 -30 -112 -8 -112C22 -112 42 -92 42 -58Z', HOUSE.metal, {
      depth: 9,
    }) +
    path('M-32 -60C-34 -84 -22 -100 -6 -100C18 -100 32 -84 32 -60Z', HOUSE.metalDark) +
    times(9, (index) =>
      circle([-32 + index * 8, -60 - 8 * Math.sin((index / 8) * Math.PI)], 8, HOUSE.cream),
    ).join('') +
    formed(pen, 'M-46 -56H46V-16Q46 0 28 0H-28Q-46 0 -46 -16Z', color, { depth: 10 }) +
    formed(pen, 'M-50 -60H50V-50H-50Z', HOUSE.metal, { depth: 3 }) +
    formed(pen, roundedPath([-18, -38], 36, 26, 6), HOUSE.navy, { depth: 3 }) +
    circle([-8, -25], 4, HOUSE.grass) +
    circle([8, -25], 4, HOUSE.coral),
});

/** A locked lid with its valve, and a long handle of two halves. */
const pressureCooker: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.3,
  svg:
    [-6, 8]
      .map((x) => stroke(`M${x} -92Q${x - 8} -102 ${x} -110T${x} -126`, HOUSE.sky, 4))
      .join('') +
    formed(pen, 'M40 -50H92Q98 -46 92 -42H40Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M40 -62H92Q98 -58 92 -54H40Z', HOUSE.rubber, { depth: 3 }) +
    formed(pen, 'M-58 -44H-40V-34H-58Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-44 -50H44V-8Q44 0 34 0H-34Q-44 0 -44 -8Z', color, { depth: 11 }) +
    formed(pen, 'M-48 -50V-58C-40 -70 -20 -74 0 -74C20 -74 40 -70 48 -58V-50Z', color, {
      depth: 8,
    }) +
    stroke('M-48 -52H48', HOUSE.metalDark, 3) +
    rod(pen, 'M0 -74V-84', HOUSE.metalDark, 8) +
    ball(pen, [0, -86], 7, HOUSE.red) +
    ball(pen, [-22, -74], 4, HOUSE.gold),
  anchors: { grip: { at: [80, -52] } },
});

/** A tray with six hollows. */
const muffinTin: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.28,
  svg:
    [-38, 0, 38]
      .map((x) =>
        formed(pen, `M${x - 17} -12H${x + 17}L${x + 13} 0H${x - 13}Z`, HOUSE.metalDark, {
          depth: 3,
        }),
      )
      .join('') +
    formed(
      pen,
      'M-54 -52H54Q58 -52 59 -48L66 -12Q66 -8 62 -8H-62Q-66 -8 -66 -12L-59 -48Q-58 -52 -54 -52Z',
      color,
      {
        depth: 4,
      },
    ) +
    [-34, 0, 34].map((x) => hollow(x, -41, 14, 6.5)).join('') +
    [-39, 0, 39].map((x) => hollow(x, -20, 16, 8)).join(''),
  anchors: { top: { at: [0, -44], spanCm: 30 } },
});

function hollow(x: number, y: number, rx: number, ry: number): string {
  return (
    ellipse([x, y], rx, ry, darker(HOUSE.metal, 0.2)) +
    ellipse([x, y + 1.6], rx - 2, ry - 2, HOUSE.metalDark)
  );
}

/** A jug of glass with its marks. */
const measuringCup: Drawer = (_, { color = HOUSE.red }) => ({
  unitCm: 0.18,
  svg:
    stroke('M38 -66Q70 -70 66 -40Q62 -16 36 -20', HOUSE.glass, 10) +
    stroke('M38 -66Q70 -70 66 -40Q62 -16 36 -20', HOUSE.sky, 3) +
    path('M-52 -84L-40 -72V-8Q-40 0 -32 0H32Q40 0 40 -8V-82Z', HOUSE.glass, { opacity: 0.85 }) +
    path('M-38 -40H38V-8Q38 -2 31 -2H-31Q-38 -2 -38 -8Z', HOUSE.milk) +
    [-64, -52, -40, -28, -16]
      .map((y, index) => stroke(`M-8 ${y}H${index % 2 ? 8 : 18}`, color, 4))
      .join('') +
    stroke('M-52 -84L-40 -72V-8Q-40 0 -32 0H32Q40 0 40 -8V-82Z', HOUSE.sky, 3) +
    stroke('M-30 -62V-14', HOUSE.white, 4, { opacity: 0.7 }),
  anchors: { grip: { at: [62, -44] }, mouth: { at: [-48, -82] } },
});

/** Four spoons of four sizes on one ring. */
const measuringSpoons: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.14,
  svg:
    [
      [44, 9],
      [16, 12],
      [-14, 15],
      [-46, 18],
    ]
      .map(
        ([turn = 0, size = 0]) =>
          `<g transform="translate(0 -98) rotate(${turn})">${
            formed(pen, `M-5 -6H5L4 ${72 - size}H-4Z`, color, { depth: 3 }) +
            circle([0, 0], 2.6, HOUSE.ink) +
            formed(pen, ellipsePath([0, 80 - size / 2], size, size + 1), color, { depth: 5 }) +
            ellipse([0, 80 - size / 2], size - 4, size - 3, darker(color, 0.22))
          }</g>`,
      )
      .join('') + stroke(ellipsePath([0, -104], 9), HOUSE.metalDark, 3),
  anchors: { grip: { at: [0, -104] } },
});

/** What the cook has in hand: pressed, cut, measured with. */
export const cooksTool = defineFamily('cooks-tool', {
  'potato-masher': potatoMasher,
  'pizza-cutter': pizzaCutter,
  cleaver,
  funnel,
  'cookie-cutter': cookieCutter,
  'piping-bag': pipingBag,
  'ice-cream-scoop': iceCreamScoop,
  'kitchen-scale': kitchenScale,
  'egg-timer': eggTimer,
  'knife-block': knifeBlock,
  'rice-cooker': riceCooker,
  'pressure-cooker': pressureCooker,
  'muffin-tin': muffinTin,
  'measuring-cup': measuringCup,
  'measuring-spoons': measuringSpoons,
});
