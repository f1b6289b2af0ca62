import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { windowsAt } from './built-far';

/** Built of one kind: on shores, streets and hills. */

export const dam: Drawer = (pen) => ({
  unitCm: 40,
  svg:
    path('M-170 -10V-124Q-120 -130 -90 -110V-10Z', HOUSE.leafDark) +
    path('M170 -10V-124Q120 -130 90 -110V-10Z', HOUSE.leafDark) +
    path('M-120 -104H120V-60H-120Z', HOUSE.water) +
    formed(pen, 'M-120 -96Q0 -84 120 -96L84 0Q0 10 -84 0Z', HOUSE.stone, {
      depth: 12,
      light: 6,
      extra: times(7, (k) =>
        stroke(`M${-96 + k * 32} -96L${-70 + k * 23} 4`, darker(HOUSE.stone, 0.12), 3),
      ).join(''),
    }) +
    path('M-124 -104Q0 -92 124 -104V-92Q0 -80 -124 -92Z', lighter(HOUSE.stone, 0.2)) +
    [-34, 0, 34]
      .map(
        (x) =>
          path(`M${x - 9} -78H${x + 9}L${x * 1.0 + 12} 2H${x - 12}Z`, HOUSE.white) +
          stroke(`M${x - 3} -70L${x - 4} 0M${x + 4} -64L${x + 5} 0`, HOUSE.sky, 3),
      )
      .join('') +
    ellipse([0, 4], 96, 10, HOUSE.water) +
    times(9, (k) => circle([-48 + k * 12, 0 + (k % 2) * 4], 7, HOUSE.white)).join(''),
});
export const boathouse: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 5,
  svg:
    ellipse([0, -4], 150, 14, HOUSE.water) +
    [-84, -30, 30, 84].map((x) => rod(pen, `M${x} 0V-34`, HOUSE.woodDark, 7)).join('') +
    formed(pen, 'M-96 -30H96V-100H-96Z', color, {
      depth: 9,
      extra: times(12, (k) => stroke(`M${-88 + k * 16} -104V-30`, darker(color, 0.16), 2)).join(''),
    }) +
    formed(pen, 'M-114 -98L0 -160L114 -98Z', HOUSE.metalDark, { depth: 8 }) +
    path('M-88 -100L0 -148L88 -100Z', darker(color, 0.1)) +
    circle([0, -116], 13, HOUSE.white) +
    circle([0, -116], 9, HOUSE.sky) +
    formed(pen, 'M-40 -10V-84H40V-10Z', '#33405f', { depth: 4 }) +
    path('M-30 -6C-26 -20 26 -20 32 -6Q0 6 -30 -6Z', HOUSE.white) +
    stroke('M-40 -30H-110M40 -30H110', HOUSE.wood, 8) +
    windowsAt(
      [
        [-68, -66],
        [68, -66],
      ],
      24,
      24,
    ),
  anchors: { door: { at: [0, -10] }, inside: { at: [0, -12], spanCm: 380 } },
});
export const beachHut: Drawer = (pen) => ({
  unitCm: 2,
  svg: times(3, (k) => {
    const x = -116 + k * 116;
    const color = [HOUSE.coral, HOUSE.teal, HOUSE.mustard][k] ?? HOUSE.coral;
    return (
      [-36, 36].map((d) => rectangle([x + d - 5, -14], 10, 14, HOUSE.woodDark)).join('') +
      formed(pen, `M${x - 48} -14V-96H${x + 48}V-14Z`, HOUSE.white, {
        depth: 7,
        extra: times(6, (j) => rectangle([x - 48 + j * 17, -100], 8, 90, color)).join(''),
      }) +
      formed(
        pen,
        `M${x - 58} -92L${x} -148L${x + 58} -92L${x + 46} -90L${x} -132L${x - 46} -90Z`,
        color,
        { depth: 5 },
      ) +
      path(`M${x - 44} -94L${x} -130L${x + 44} -94Z`, HOUSE.white) +
      formed(pen, `M${x - 18} -14V-76H${x + 18}V-14Z`, darker(color, 0.1), { depth: 4 }) +
      circle([x + 11, -44], 2.6, HOUSE.gold) +
      rectangle([x - 52, -18], 104, 6, HOUSE.woodLight)
    );
  }).join(''),
  anchors: { door: { at: [0, -14] } },
});
export const lifeguardTower: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 3,
  svg:
    rod(pen, 'M-60 0L-44 -76M60 0L44 -76M-54 -30L48 -66M54 -30L-48 -66', HOUSE.wood, 7) +
    formed(pen, 'M60 -78L124 0H104L48 -72Z', HOUSE.woodLight, { depth: 3 }) +
    rectangle([-76, -82], 152, 8, HOUSE.woodLight) +
    stroke(
      'M-74 -82V-108M-50 -82V-108M50 -82V-108M74 -82V-108M-74 -106H-44M44 -106H74',
      HOUSE.white,
      4,
    ) +
    formed(pen, 'M-44 -82V-136H44V-82Z', color, { depth: 7 }) +
    rectangle([-32, -126], 64, 24, HOUSE.glass) +
    stroke('M-10 -126L-24 -102M16 -126L2 -102', HOUSE.white, 4, { opacity: 0.6 }) +
    path('M-7 -96V-86H-17V-78H-7V-74H7V-78H17V-86H7V-96Z', HOUSE.white) +
    formed(pen, 'M-62 -134L0 -166L62 -134Z', HOUSE.white, { depth: 6 }) +
    rod(pen, 'M0 -164V-196', HOUSE.metal, 3) +
    path('M0 -196L30 -188L0 -178Z', HOUSE.mustard) +
    `<circle cx="-60" cy="-94" r="9" fill="none" stroke="${HOUSE.orange}" stroke-width="6"/>`,
  anchors: { seat: { at: [0, -82], spanCm: 250 } },
});
export const kiosk: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 2,
  svg:
    formed(pen, 'M-70 0V-116H70V0Z', color, { depth: 9 }) +
    rectangle([-56, -104], 112, 56, '#4a3a44') +
    times(12, (k) =>
      rectangle(
        [-52 + (k % 6) * 18, -100 + Math.floor(k / 6) * 25],
        14,
        19,
        [HOUSE.coral, HOUSE.sky, HOUSE.yellow, HOUSE.white][k % 4] ?? HOUSE.white,
      ),
    ).join('') +
    formed(pen, 'M-76 -50H76V-42H-76Z', HOUSE.woodLight, { depth: 3 }) +
    times(
      6,
      (k) =>
        rectangle(
          [-56 + k * 19, -36],
          15,
          22,
          [HOUSE.white, HOUSE.mustard, HOUSE.pink][k % 3] ?? HOUSE.white,
        ) + rectangle([-53 + k * 19, -33], 9, 5, HOUSE.ink),
    ).join('') +
    times(7, (k) =>
      path(
        `M${-84 + k * 24} -116H${-60 + k * 24}L${-64 + k * 26} -92Q${-76 + k * 25} -84 ${-90 + k * 26} -92Z`,
        k % 2 ? HOUSE.white : HOUSE.red,
      ),
    ).join('') +
    formed(pen, 'M-88 -116C-60 -150 60 -150 88 -116Z', darker(color, 0.15), { depth: 6 }) +
    ball(pen, [0, -146], 8, HOUSE.gold),
  anchors: { inside: { at: [0, -50], spanCm: 200 } },
});
export const bunker: Drawer = (pen) => ({
  unitCm: 5,
  svg:
    path('M-170 0C-140 -60 -80 -96 0 -98S140 -60 170 0Z', HOUSE.grass) +
    formed(pen, 'M-110 0L-90 -74H90L110 0Z', HOUSE.stone, {
      depth: 12,
      extra: stroke('M-100 -40H100', darker(HOUSE.stone, 0.14), 3),
    }) +
    formed(pen, 'M-104 -70H104V-90H-104Z', darker(HOUSE.stone, 0.1), { depth: 6 }) +
    formed(pen, 'M-64 -60H-6V-44H-64Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M24 0V-52H66V0Z', HOUSE.metalDark, { depth: 5 }) +
    circle([45, -26], 10, HOUSE.metal) +
    stroke('M45 -36V-16M35 -26H55', HOUSE.ink, 2.4),
  anchors: { door: { at: [45, 0] } },
});
export const watchtower: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 4,
  svg:
    rod(pen, 'M-54 0L-36 -150M54 0L36 -150', color, 9) +
    stroke(
      'M-50 -36L44 -84M50 -36L-44 -84M-44 -84L38 -134M44 -84L-38 -134M-50 -36H50M-44 -84H44',
      darker(color, 0.2),
      5,
    ) +
    formed(pen, 'M-62 -150H62V-142H-62Z', HOUSE.woodDark, { depth: 3 }) +
    formed(pen, 'M-56 -150V-176H56V-150Z', color, {
      depth: 5,
      extra: times(9, (k) => stroke(`M${-50 + k * 13} -176V-150`, darker(color, 0.24), 2)).join(''),
    }) +
    rod(pen, 'M-48 -176V-214M48 -176V-214', color, 6) +
    formed(pen, 'M-76 -210L0 -252L76 -210Z', HOUSE.roof, { depth: 8 }) +
    stroke('M-10 0V-146M8 0V-146', HOUSE.woodLight, 3) +
    times(13, (k) => stroke(`M-10 ${-10 - k * 11}h18`, HOUSE.woodLight, 2.4)).join(''),
  anchors: { seat: { at: [0, -176], spanCm: 380 }, inside: { at: [0, -176], spanCm: 380 } },
});
export const archway: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 2.4,
  svg:
    formed(
      pen,
      'M-100 0V-110C-100 -180 -50 -204 0 -204S100 -180 100 -110V0H56V-106C56 -140 30 -156 0 -156S-56 -140 -56 -106V0Z',
      color,
      {
        depth: 9,
        extra:
          times(5, (k) =>
            stroke(`M-104 ${-20 - k * 22}H-54M54 ${-20 - k * 22}H104`, darker(color, 0.2), 3),
          ).join('') +
          times(9, (k) => {
            const t = Math.PI * (0.06 + k * 0.11);
            return stroke(
              `M${(-54 * Math.cos(t)).toFixed(0)} ${(-106 - 50 * Math.sin(t)).toFixed(0)}L${(-104 * Math.cos(t)).toFixed(0)} ${(-110 - 96 * Math.sin(t)).toFixed(0)}`,
              darker(color, 0.2),
              3,
            );
          }).join(''),
      },
    ) + formed(pen, 'M-14 -208H14L10 -152H-10Z', lighter(color, 0.14), { depth: 4 }),
  anchors: { inside: { at: [0, 0], spanCm: 250 } },
});
export const revolvingDoor: Drawer = (pen) => ({
  unitCm: 1.4,
  svg:
    ellipse([0, -4], 96, 14, HOUSE.stoneDark) +
    rectangle([-90, -164], 180, 160, HOUSE.glass, { opacity: 0.55 }) +
    path('M-3 -164H3V-2H-3Z', HOUSE.metalDark) +
    path('M3 -164L64 -154V6L3 -2Z', HOUSE.sky, { opacity: 0.55 }) +
    path('M-3 -164L-64 -156V4L-3 -2Z', HOUSE.white, { opacity: 0.6 }) +
    stroke('M3 -164L64 -154V6L3 -2M-3 -164L-64 -156V4L-3 -2', HOUSE.metalDark, 4) +
    stroke('M20 -84L48 -82M-20 -84L-48 -83', HOUSE.gold, 6) +
    [-92, 92].map((x) => rod(pen, `M${x} -4V-166`, HOUSE.metal, 8)).join('') +
    formed(pen, 'M-104 -194H104V-164Q0 -150 -104 -164Z', HOUSE.metalDark, { depth: 6 }),
  anchors: { inside: { at: [0, -4], spanCm: 120 }, door: { at: [0, 0] } },
});
