import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, hoop, paintSide, rod, topOf } from '../form';
import type { Pen } from '../pen';

const SKIN = '#fdf1dc';

function shell(pen: Pen, at: Point, radius: number, height: number, color: Hex): string {
  const lathe = createLathe(
    [
      [radius, 0, 1],
      [radius, height, 1],
    ],
    { at, tilt: 0.22 },
  );
  const top = topOf(lathe);
  const rims =
    hoop(lathe, 0, height * 0.1, HOUSE.metal) + hoop(lathe, height * 0.9, height, HOUSE.metal);
  const lugs = [-0.9, -0.5, 0, 0.5, 0.9]
    .map((u) =>
      rectangle(
        [
          at[0] + u * radius - radius * 0.02,
          at[1] - height * 0.82 + radius * 0.22 * Math.sqrt(1 - u * u),
        ],
        radius * 0.05,
        height * 0.64,
        lighter(HOUSE.metal, 0.4),
        { radius: radius * 0.02 },
      ),
    )
    .join('');
  return (
    paintSide(pen, lathe, color, { material: 'plastic', extra: lugs + rims }) +
    ellipse(top.at, top.radius, top.radiusY, lighter(HOUSE.metal, 0.3)) +
    ellipse(
      [top.at[0], top.at[1] + radius * 0.01],
      radius * 0.94,
      top.radiusY * 0.92,
      darker(SKIN, 0.12),
    ) +
    ellipse([top.at[0] - radius * 0.04, top.at[1]], radius * 0.88, top.radiusY * 0.84, SKIN)
  );
}

/** A marching drum with its sticks. */
export const drum: Drawer = (pen, { color = pen.accents[0] }) => {
  const lathe = createLathe(
    [
      [100, 0, 1],
      [100, 130, 1],
    ],
    { tilt: 0.2 },
  );
  const cord = times(7, (_, share) => -0.96 + 1.92 * share)
    .map((u, index, all) => {
      const next = all[index + 1];
      if (next === undefined) return '';
      const middle = (u + next) / 2;
      const on = (v: number, h: number) => `${v * 100} ${-h + 20 * Math.sqrt(1 - v * v)}`;
      return stroke(`M${on(u, 108)}L${on(middle, 22)}L${on(next, 108)}`, HOUSE.cream, 4.5);
    })
    .join('');
  const top = topOf(lathe);
  return {
    unitCm: 0.22,
    svg:
      paintSide(pen, lathe, color, {
        material: 'matte',
        extra: cord + hoop(lathe, 0, 20, HOUSE.gold) + hoop(lathe, 110, 130, HOUSE.gold),
      }) +
      ellipse(top.at, 100, 20, lighter(HOUSE.gold, 0.35)) +
      ellipse([0, -129], 93, 18, darker(SKIN, 0.12)) +
      ellipse([-4, -130], 88, 16.4, SKIN) +
      rod(pen, 'M-104 -164L20 -132', HOUSE.woodLight, 7) +
      ellipse([24, -131], 9, 6, HOUSE.woodLight) +
      rod(pen, 'M96 -172L-14 -136', HOUSE.wood, 7) +
      ellipse([-18, -135], 9, 6, HOUSE.wood),
    anchors: { top: { at: [0, -130], spanCm: 160 } },
  };
};

function cymbal(pen: Pen, at: Point, radius: number, tilt: number, foot: Point): string {
  return (
    rod(pen, `M${foot[0]} ${foot[1]}L${at[0]} ${at[1]}`, HOUSE.metalDark, 5) +
    placed(
      ellipse([0, 3], radius, radius * 0.2, darker(HOUSE.gold, 0.4)) +
        ellipse([0, 0], radius, radius * 0.2, HOUSE.gold) +
        ellipse([-radius * 0.1, -1], radius * 0.74, radius * 0.13, lighter(HOUSE.gold, 0.3)) +
        path(
          `M${-radius * 0.22} 0Q0 ${-radius * 0.24} ${radius * 0.22} 0Q0 ${radius * 0.08} ${-radius * 0.22} 0Z`,
          darker(HOUSE.gold, 0.12),
        ),
      { at, angleDegrees: tilt },
    ) +
    circle([at[0], at[1] - radius * 0.16], 4, HOUSE.metalDark)
  );
}

/** A drum kit from the front: bass drum, two toms, snare, floor tom, two cymbals. Units are half centimetres. */
export const drumKit: Drawer = (pen, { color = pen.accents[0] }) => {
  const legs = (x: number, y: number) =>
    stroke(
      `M${x - 26} ${y}L${x - 34} 0M${x + 26} ${y}L${x + 34} 0M${x} ${y}V-4`,
      HOUSE.metalDark,
      5,
    );
  return {
    unitCm: 0.5,
    svg:
      cymbal(pen, [-150, -226], 66, -12, [-132, -2]) +
      cymbal(pen, [148, -246], 72, 14, [136, -2]) +
      stroke(
        'M-132 -60L-158 -2M-132 -60L-104 -2M136 -60L110 -2M136 -60L164 -2',
        HOUSE.metalDark,
        5,
      ) +
      legs(-112, -60) +
      shell(pen, [-112, -100], 48, 34, lighter(color, 0.1)) +
      legs(116, -20) +
      shell(pen, [116, -24], 50, 92, color) +
      rod(pen, 'M-6 -150L-34 -190M6 -150L36 -190', HOUSE.metalDark, 6) +
      placed(shell(pen, [0, 0], 42, 48, color), { at: [-46, -166], angleDegrees: 8 }) +
      placed(shell(pen, [0, 0], 44, 52, color), { at: [48, -166], angleDegrees: -8 }) +
      stroke('M-70 -30L-92 0M70 -30L92 0', HOUSE.metalDark, 6) +
      circle([4, -80], 82, darker(color, 0.4)) +
      circle([0, -82], 82, color) +
      circle([0, -82], 74, HOUSE.metal) +
      circle([0, -82], 71, darker(SKIN, 0.12)) +
      circle([-4, -86], 67, SKIN) +
      circle([0, -82], 36, darker(color, 0.05)) +
      circle([0, -82], 28, HOUSE.mustard) +
      times(8, (index) => {
        const [x, y] = polar(index * 45 + 22, 78);
        return placed(rectangle([-5, -7], 10, 14, lighter(HOUSE.metal, 0.3), { radius: 3 }), {
          at: [x, y - 82],
          angleDegrees: index * 45 + 112,
        });
      }).join(''),
    anchors: { top: { at: [0, -176], spanCm: 260 } },
  };
};

/** A djembe: a goblet of wood with cords. */
export const djembe: Drawer = (pen, { color = '#a9622f' }) => {
  const lathe = createLathe('52 0!, 40 34, 30 100, 44 160, 84 236, 92 300!', { tilt: 0.2 });
  return {
    unitCm: 0.2,
    svg:
      paintSide(pen, lathe, color, {
        material: 'wood',
        extra:
          hoop(lathe, 282, 300, HOUSE.coral) +
          hoop(lathe, 228, 236, HOUSE.coral) +
          times(9, (_, share) =>
            stroke(
              `M${-84 + 168 * share} -290L${-76 + 160 * share + 10} -224M${-84 + 168 * share} -290L${-84 + 160 * share - 4} -224`,
              HOUSE.cream,
              3,
            ),
          ).join('') +
          hoop(lathe, 96, 104, HOUSE.mustard),
      }) +
      ellipse([0, -300], 92, 18.4, darker(SKIN, 0.14)) +
      ellipse([-3, -301], 86, 16, SKIN),
    anchors: { top: { at: [0, -300], spanCm: 150 } },
  };
};

/** A tambourine, seen from its face. */
export const tambourine: Drawer = (pen, { color = pen.accents[0] }) => {
  const jingles = times(6, (index) => {
    const [x, y] = polar(index * 60 + 20, 103);
    return placed(
      rectangle([-20, -9], 40, 18, darker(color, 0.5), { radius: 6 }) +
        ellipse([-1, -6], 17, 7, darker(HOUSE.gold, 0.2)) +
        ellipse([0, 3], 17, 7, HOUSE.gold) +
        ellipse([-3, 2], 8, 3, lighter(HOUSE.gold, 0.5)),
      { at: [x, y - 120], angleDegrees: index * 60 + 110 },
    );
  }).join('');
  return {
    unitCm: 0.11,
    svg:
      circle([5, -114], 114, darker(color, 0.4)) +
      circle([0, -120], 114, color) +
      circle([0, -120], 92, darker(SKIN, 0.16)) +
      circle([-4, -124], 88, SKIN) +
      path('M-70 -150A78 78 0 0 1 -20 -196A90 90 0 0 0 -70 -150Z', '#ffffff', { opacity: 0.7 }) +
      jingles,
    anchors: { grip: { at: [0, -10] } },
  };
};

/** Two maracas, crossed. */
export const maracas: Drawer = (pen, { color = pen.accents[0] }) => {
  const one = (fill: Hex) =>
    rod(pen, 'M0 0V-120', HOUSE.woodLight, 13) +
    formed(
      pen,
      'M-14 -112C-50 -130 -58 -200 -34 -232C-16 -252 16 -252 34 -232C58 -200 50 -130 14 -112Z',
      fill,
      {
        depth: 18,
        light: 7,
        extra:
          rectangle([-70, -196], 140, 16, HOUSE.cream) +
          rectangle([-70, -172], 140, 7, HOUSE.mustard),
      },
    );
  return {
    unitCm: 0.11,
    svg:
      placed(one(darker(pen.accents[2], 0.02)), { at: [-50, -12], angleDegrees: 24 }) +
      placed(one(color), { at: [50, -12], angleDegrees: -24 }),
    anchors: { grip: { at: [34, -50] } },
  };
};
