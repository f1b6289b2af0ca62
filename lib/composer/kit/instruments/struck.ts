import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What is struck, shaken and rung, of particular kinds. */

const mallets = (at: string) =>
  stroke(at, HOUSE.woodLight, 4) +
  at
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const [x = 0, y = 0] = part.split('L')[1]?.split(' ').map(Number) ?? [];
      return circle([x, y], 9, HOUSE.coral);
    })
    .join('');

/** A shallow drum on a stand, sticks across it. */
const snareDrum: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M0 -70V-30M0 -34L-46 0M0 -34L46 0M0 -34V0', HOUSE.metalDark, 6) +
    rod(pen, 'M0 -66L-60 -90M0 -66L60 -90', HOUSE.metalDark, 6) +
    formed(pen, 'M-76 -152V-96A76 16 0 0 0 76 -96V-152Z', color, { depth: 14 }) +
    times(7, (index) =>
      rectangle([-66 + index * 20, -140 + (index % 2) * 0], 5, 54, HOUSE.metal),
    ).join('') +
    stroke('M-76 -98A76 16 0 0 0 76 -98', HOUSE.metal, 8) +
    ellipse([0, -152], 78, 17, HOUSE.metal) +
    ellipse([0, -153], 70, 13, HOUSE.cream) +
    stroke('M-70 -168L36 -152M70 -170L-30 -150', HOUSE.woodLight, 5),
  anchors: { top: { at: [0, -153], spanCm: 70 } },
});

/** A great drum on its side, seen from the skin. */
const bassDrum: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M-60 -30L-80 0M60 -30L80 0', HOUSE.metalDark, 7) +
    circle([10, -76], 76, darker(color, 0.3)) +
    circle([0, -76], 76, color) +
    circle([0, -76], 66, HOUSE.cream) +
    path('M0 -142A66 66 0 0 1 0 -10Z', darker(HOUSE.cream, 0.06)) +
    circle([0, -76], 22, lighter(color, 0.3)) +
    times(8, (index) => {
      const turn = (index * Math.PI) / 4 + 0.4;
      return ball(pen, [71 * Math.cos(turn), -76 + 71 * Math.sin(turn)], 6, HOUSE.metal);
    }).join(''),
});

/** A kettle of copper with its skin. */
const timpani: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M-56 -90L-40 0M56 -90L40 0M0 -50V0', HOUSE.metalDark, 6) +
    formed(pen, 'M-80 -128C-80 -70 -40 -36 0 -36S80 -70 80 -128Z', '#c9743f', {
      depth: 18,
      light: 8,
    }) +
    times(5, (index) => rod(pen, `M${-72 + index * 36} -136V-108`, HOUSE.metal, 5)).join('') +
    ellipse([0, -130], 84, 20, HOUSE.metal) +
    ellipse([0, -131], 76, 16, HOUSE.cream) +
    mallets('M60 -176L20 -138M-60 -178L-24 -140'),
  anchors: { top: { at: [0, -131], spanCm: 90 } },
});

/** A bowl of steel with its dents, on a stand. */
const steelDrum: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M-70 -120L-56 0M70 -120L56 0M-60 -34H60', HOUSE.metalDark, 6) +
    formed(pen, 'M-76 -120V-84A76 22 0 0 0 76 -84V-120Z', HOUSE.metal, { depth: 16 }) +
    ellipse([0, -122], 78, 27, lighter(HOUSE.metal, 0.4)) +
    ellipse([0, -120], 70, 22, darker(HOUSE.metal, 0.22)) +
    [
      [-40, -122, 18],
      [0, -132, 17],
      [40, -122, 18],
      [-18, -110, 16],
      [20, -110, 16],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.42, HOUSE.metal))
      .join('') +
    mallets('M62 -168L34 -128M-60 -170L-30 -128'),
  anchors: { top: { at: [0, -122], spanCm: 80 } },
});

/** Tall and waisted barrels, in a pair. */
const congas: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.5,
  svg: [-46, 46]
    .map(
      (x, index) =>
        formed(
          pen,
          `M${x - 36} -164Q${x - 56} -100 ${x - 26} 0H${x + 26}Q${x + 56} -100 ${x + 36} -164Z`,
          index ? color : darker(color, 0.2),
          { depth: 14 },
        ) +
        stroke(`M${x - 44} -110Q${x} -96 ${x + 44} -110`, HOUSE.metal, 5) +
        [-24, 0, 24].map((off) => rectangle([x + off - 2, -160], 4, 46, HOUSE.metal)).join('') +
        ellipse([x, -166], 40, 10, HOUSE.metal) +
        ellipse([x, -168], 36, 8, HOUSE.cream),
    )
    .join(''),
  anchors: { top: { at: [0, -168], spanCm: 80 } },
});

/** Long bars of wood over hanging tubes. */
const marimba: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-96 -84L-104 0M96 -84L104 0M-100 -24H100', HOUSE.metalDark, 6) +
    times(13, (index) => {
      const x = -90 + index * 15;
      return formed(pen, `M${x - 5} -86H${x + 5}V${-20 - index * 3.4}H${x - 5}Z`, HOUSE.gold, {
        depth: 3,
      });
    }).join('') +
    times(13, (index) => {
      const x = -90 + index * 15;
      return formed(pen, `M${x - 6} -104H${x + 6}V-84H${x - 6}Z`, darker(HOUSE.brick, 0.25), {
        depth: 3,
      });
    }).join('') +
    stroke('M-102 -94H102', HOUSE.woodDark, 3) +
    mallets('M-60 -142L-30 -106M60 -142L36 -106'),
  anchors: { top: { at: [0, -104], spanCm: 180 } },
});

/** Bars of bright metal in a flat case. */
const glockenspiel: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-100 -14L-80 -64H80L100 -14V0H-100Z', HOUSE.woodDark, { depth: 6 }) +
    times(8, (index) => {
      const x = -78 + index * 22;
      const hue =
        [
          HOUSE.coral,
          HOUSE.orange,
          HOUSE.yellow,
          HOUSE.grass,
          HOUSE.teal,
          HOUSE.sky,
          HOUSE.purple,
          HOUSE.pink,
        ][index] ?? HOUSE.metal;
      const top = -62 + index * 1.5;
      return (
        formed(
          pen,
          `M${x - 8} ${-18 - index * 1.5}L${x * 0.86 - 7} ${top}H${x * 0.86 + 7}L${x + 8} ${-18 - index * 1.5}Z`,
          hue,
          { depth: 3 },
        ) + circle([x, -26 - index], 2, HOUSE.white)
      );
    }).join('') +
    mallets('M70 -104L20 -54M-76 -104L-30 -58'),
});

/** Two shells of wood on a ribbon. */
const castanets: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.16,
  svg:
    [
      [-34, -16],
      [34, 14],
    ]
      .map(
        ([x = 0, turn = 0]) =>
          `<g transform="translate(${x} -40) rotate(${turn})">${
            formed(pen, 'M0 -40C40 -40 40 38 0 40C-20 38 -26 0 -14 -30Z', darker(color, 0.3), {
              depth: 6,
            }) +
            formed(pen, 'M-8 -40C-50 -34 -46 34 -6 38C22 34 30 -20 10 -38Z', color, {
              depth: 9,
              light: 5,
            }) +
            ellipse([-16, 2], 10, 14, lighter(color, 0.2))
          }</g>`,
      )
      .join('') +
    stroke(
      'M-38 -78Q-10 -112 28 -82M-38 -78Q-60 -100 -48 -112M28 -82Q56 -104 48 -116',
      HOUSE.red,
      6,
    ),
});

/** A bell of sheet metal, its strap of leather. */
const cowbell: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.2,
  svg:
    stroke('M-26 -100C-40 -150 40 -150 26 -100', HOUSE.leather, 14) +
    ellipse([0, -4], 13, 12, HOUSE.metalDark) +
    formed(pen, 'M-30 -104H30L52 -10Q0 4 -52 -10Z', color, { depth: 14, light: 6 }) +
    stroke('M-50 -18Q0 -4 50 -18', darker(color, 0.3), 5) +
    [-22, 22].map((x) => circle([x, -92], 4, darker(color, 0.35))).join(''),
  anchors: { grip: { at: [0, -136] } },
});

/** Tubes that hang in a tall frame. */
const tubularBells: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-70 -176V-6M70 -176V-6', HOUSE.metalDark, 7) +
    rod(pen, 'M-88 -4H-52M52 -4H88M-70 -30H70', HOUSE.metalDark, 7) +
    formed(pen, 'M-78 -182H78V-166H-78Z', HOUSE.woodDark, { depth: 4 }) +
    times(10, (index) =>
      rod(pen, `M${-58 + index * 13} -160V${-40 - index * 6}`, HOUSE.gold, 8),
    ).join(''),
});

/** The horn of brass over a turning record. */
const gramophone: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.4,
  svg:
    stroke('M52 -56C96 -60 92 -100 66 -116', darker(color, 0.15), 11) +
    formed(
      pen,
      'M74 -108L58 -120Q20 -130 -46 -200Q-66 -130 -36 -84Q0 -96 40 -96Q62 -98 74 -108Z',
      color,
      { depth: 13, light: 7 },
    ) +
    `<g transform="rotate(-20 -44 -142)">${ellipse([-44, -142], 20, 62, darker(color, 0.4)) + ellipse([-40, -142], 14, 52, darker(color, 0.55))}</g>` +
    ellipse([-6, -58], 62, 12, HOUSE.ink) +
    ellipse([-6, -59], 20, 4.4, HOUSE.red) +
    formed(pen, 'M-80 -52H76L84 -12H-88Z', HOUSE.wood, { depth: 9 }) +
    formed(pen, 'M-96 -14H92V0H-96Z', HOUSE.woodDark, { depth: 4 }) +
    stroke('M82 -32H104V-18', HOUSE.metal, 6) +
    stroke('M50 -60L20 -66', HOUSE.metal, 6),
});

/** What is struck, of particular kinds. */
export const struckMusic = defineFamily('struck-music', {
  'snare-drum': snareDrum,
  'bass-drum': bassDrum,
  timpani,
  'steel-drum': steelDrum,
  congas,
  marimba,
  glockenspiel,
  castanets,
  cowbell,
  'tubular-bells': tubularBells,
  gramophone,
});
