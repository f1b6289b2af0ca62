import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  ball,
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  paintGlass,
  paintLiquid,
  paintMouth,
  paintSide,
  paintSolid,
  rod,
} from '../form';
import type { Pen } from '../pen';

/** Tubs, steamers, scoops, corks: what goods come in and are taken out with. */

const proteinTub: Drawer = (pen, { color = '#2c2f45' }) => {
  const body = createLathe('60 0!, 66 6, 66 132, 60 140!', { tilt: 0.14 });
  const lid = createLathe('63 0!, 64 4, 64 32, 60 37!', { at: [0, -140], tilt: 0.14 });
  return {
    unitCm: 0.14,
    svg:
      paintSide(pen, body, color, {
        material: 'plastic',
        extra:
          hoop(body, 24, 112, pen.accents[0]) + hoop(body, 24, 44, darker(pen.accents[0], 0.35)),
      }) +
      rectangle([-36, -104], 72, 15, HOUSE.paper, { radius: 3 }) +
      rectangle([-26, -82], 52, 9, HOUSE.paper, { radius: 3 }) +
      path('M2 -70L-12 -46H-2L-6 -30L12 -56H2Z', HOUSE.mustard) +
      paintSolid(pen, lid, darker(color, 0.1), { material: 'plastic' }) +
      times(13, (index) => {
        const x = Math.sin(((index - 6) / 6.6) * 1.5) * 62;
        return stroke(`M${x} -138V-170`, darker(color, 0.5), 2.4);
      }).join(''),
    anchors: { label: { at: [0, -84], spanCm: 90 } },
  };
};

const shakerBottle: Drawer = (pen, { color = pen.accents[0] }) => {
  const cup = createLathe('40 0!, 44 5, 54 140!', { tilt: 0.13 });
  const lid = createLathe('57 0!, 57 22, 48 34!', { at: [0, -140], tilt: 0.13 });
  return {
    unitCm: 0.105,
    svg:
      paintLiquid(pen, createLathe('37 5!, 40 8, 47 92!', { tilt: 0.13 }), '#d9b48c') +
      paintGlass(pen, cup, '#dfe8f2', { strength: 0.4 }) +
      times(6, (index) =>
        stroke(
          `M${22 + index} ${-30 - index * 17}H${36 + index * 1.4}`,
          darker('#9aa5b1', 0.3),
          2.6,
        ),
      ).join('') +
      paintSolid(pen, lid, color, { material: 'plastic' }) +
      stroke('M30 -176C54 -196 70 -176 52 -160', darker(color, 0.2), 9) +
      paintSolid(
        pen,
        createLathe('17 0!, 16 22!', { at: [-16, -176], tilt: 0.13 }),
        darker(color, 0.16),
        {
          material: 'plastic',
        },
      ),
    anchors: { grip: { at: [0, -80] } },
  };
};

const bean = (x: number, y: number, angleDegrees: number) =>
  placed(
    ellipse([0, 0], 11, 7.4, '#6b3f2a') +
      ellipse([-2, -2], 7, 3.4, '#8f5b3c') +
      stroke('M-9 1Q0 -3 9 1', '#3f2318', 2),
    { at: [x, y], angleDegrees },
  );

/** A wooden scoop with what it took out of the bag. */
const scoop: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.07,
  svg:
    rod(pen, 'M54 -28L150 -54', color, 17) +
    times(15, (index) =>
      bean(-54 + ((index * 23) % 98), -44 - (index % 3) * 9 - (index > 9 ? 8 : 0), index * 47),
    ).join('') +
    formed(pen, 'M-74 -46C-70 -8 -40 0 -8 0C34 0 62 -10 66 -46Q0 -26 -74 -46Z', color, {
      depth: 11,
      light: 5,
      extra: stroke('M-62 -30Q0 -6 60 -30', darker(color, 0.2), 2.4),
    }) +
    [
      [-104, -7, 20],
      [-84, -6, -30],
      [92, -6, 60],
    ]
      .map(([x = 0, y = 0, angle = 0]) => bean(x, y, angle))
      .join(''),
  anchors: { grip: { at: [130, -48] } },
});

/** One stands, one lies. */
const cork: Drawer = (pen, { color = '#cf9f68' }) => {
  const specks = (seed: number) =>
    times(12, (index) =>
      ellipse(
        [-17 + ((index * 13 + seed) % 34), -8 - ((index * 19) % 54)],
        2.6,
        1.4,
        darker(color, 0.3),
      ),
    ).join('');
  const stopper = (stain: string) => {
    const lathe = createLathe('22 0!, 23 3, 20 64, 19 67!', { tilt: 0.22 });
    return paintSolid(pen, lathe, color, {
      material: 'matte',
      extra: specks(3) + hoop(lathe, 0, 9, stain),
    });
  };
  return {
    unitCm: 0.07,
    svg: placed(stopper('#8d2f4c'), { at: [98, -24], angleDegrees: -82 }) + stopper('#8d2f4c'),
  };
};

const dumpling = (pen: Pen, x: number, y: number, size: number) =>
  placed(
    formed(pen, 'M-30 0C-34 -20 -14 -32 0 -38C14 -32 34 -20 30 0Q0 10 -30 0Z', '#fbeed6', {
      depth: 7,
      light: 4,
      extra: stroke('M0 -38L-17 -14M0 -38L-5 -12M0 -38L8 -13M0 -38L19 -15', '#dcc39a', 2.4),
    }) + circle([0, -36], 4, '#e8d2ab'),
    { at: [x, y], scaleX: size },
  );

/** Two tiers of bamboo, open, its lid leaning behind. */
const bambooSteamer: Drawer = (pen, { color = '#d8a868' }) => {
  const tier = (y: number) => {
    const lathe = createLathe('112 0!, 112 44!', { at: [0, y], tilt: 0.2 });
    return paintSide(pen, lathe, color, {
      material: 'wood',
      extra:
        hoop(lathe, 2, 8, darker(color, 0.26)) +
        hoop(lathe, 34, 40, darker(color, 0.26)) +
        [-0.52, 0.4]
          .map((u) => rectangle([u * 112 - 4, y - 36], 8, 60, darker(color, 0.38)))
          .join(''),
    });
  };
  return {
    unitCm: 0.11,
    svg:
      placed(
        formed(pen, ellipsePath([0, 0], 92, 62), color, {
          depth: 10,
          light: 5,
          extra:
            stroke('M-92 -30H92M-92 -12H92M-92 6H92M-92 24H92M-92 42H92', darker(color, 0.2), 2.6) +
            stroke('M-64 -60V60M-30 -66V66M4 -66V66M38 -66V66M70 -60V60', darker(color, 0.12), 2.6),
        }) + ellipse([0, 0], 12, 8, darker(color, 0.36)),
        { at: [104, -104], angleDegrees: 64 },
      ) +
      tier(0) +
      tier(-44) +
      ellipse([0, -88], 112, 22.4, lighter(color, 0.34)) +
      ellipse([0, -87], 103, 19.4, darker(color, 0.36)) +
      ellipse([0, -84], 98, 17, '#e9f0d8') +
      [-56, 0, 56].map((x) => dumpling(pen, x, -86, 0.92)).join('') +
      [-82, -28, 28, 82]
        .map((x) => dumpling(pen, x * 0.94, -74 + Math.abs(x) * -0.04, 1))
        .join('') +
      stroke(
        'M-50 -128C-70 -150 -30 -160 -48 -186M4 -134C-16 -158 26 -168 6 -198M54 -128C36 -150 72 -158 58 -184',
        HOUSE.white,
        6,
        { opacity: 0.75 },
      ),
    anchors: { top: { at: [0, -84], spanCm: 190 } },
  };
};

const iceCreamTub: Drawer = (pen, { color = '#f6e2ea' }) => {
  const tub = createLathe('50 0!, 66 96!', { tilt: 0.17 });
  return {
    unitCm: 0.1,
    svg:
      paintSide(pen, tub, color, {
        material: 'matte',
        extra: hoop(tub, 30, 66, pen.accents[0]) + hoop(tub, 84, 96, HOUSE.paper),
      }) +
      stroke('M-30 -40H30M-20 -28H20', HOUSE.paper, 6) +
      paintMouth(tub, HOUSE.paper, { filling: '#f6d5a8' }) +
      ball(pen, [-26, -112], 30, '#f3a9bb', { glint: 0.3 }) +
      ball(pen, [24, -114], 31, '#fbe8c2', { glint: 0.3 }) +
      ball(pen, [0, -136], 29, '#7d4d36', { glint: 0.3 }) +
      path('M-66 -97A66 11.2 0 0 0 66 -97L65 -88A66 12 0 0 1 -65 -88Z', HOUSE.paper) +
      placed(
        path('M-6 0H6V-54H-6Z', HOUSE.woodLight) + ellipse([0, -60], 12, 17, HOUSE.woodLight),
        { at: [42, -130], angleDegrees: 26 },
      ),
    anchors: { label: { at: [0, -36], spanCm: 90 }, top: { at: [0, -150], spanCm: 80 } },
  };
};

/** Open towards the eye, the pizza whole in it. */
const pizzaBox: Drawer = (pen, { color = '#d8b07c' }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-108 -86L-92 -196H92L108 -86Z', lighter(color, 0.2), {
      depth: 7,
      light: 4,
      extra:
        circle([0, -142], 30, HOUSE.red) +
        path('M0 -164L16 -124Q0 -116 -16 -124Z', HOUSE.cheese) +
        [-3, 5].map((x, index) => circle([x, -138 + index * 10], 3.6, HOUSE.red)).join(''),
    }) +
    path('M-108 -86H108L136 -14H-136Z', darker(color, 0.24)) +
    ellipse([0, -46], 108, 32, HOUSE.crust) +
    ellipse([0, -49], 108, 31, HOUSE.bread) +
    ellipse([0, -49], 93, 25, '#cf4a34') +
    ellipse([0, -50], 90, 23, HOUSE.cheese) +
    [
      [-52, -52],
      [-14, -60],
      [36, -58],
      [-26, -38],
      [20, -42],
      [62, -46],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse([x, y], 15, 5.6, '#b93a2e') + ellipse([x - 2, y - 1], 10, 3, '#d9604a'),
      )
      .join('') +
    [-38, 4, 46].map((x, index) => ellipse([x, -48 + index * 3], 9, 3.4, HOUSE.leaf)).join('') +
    stroke('M-92 -50L90 -48M-40 -72L42 -25M38 -73L-40 -25', darker(HOUSE.cheese, 0.24), 2) +
    formed(pen, 'M-136 -14H136V8Q136 12 132 12H-132Q-136 12 -136 8Z', color, {
      depth: 5,
      light: 3,
    }),
  anchors: { top: { at: [0, -60], spanCm: 180 } },
});

/** Tubs, boxes and what takes things out of them. */
export const packGood = defineFamily('pack-good', {
  'protein-tub': proteinTub,
  'shaker-bottle': shakerBottle,
  scoop,
  cork,
  'bamboo-steamer': bambooSteamer,
  'ice-cream-tub': iceCreamTub,
  'pizza-box': pizzaBox,
});
