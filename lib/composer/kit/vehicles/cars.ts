import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, type Sketch } from '../form';
import type { Pen } from '../pen';
import { lamp, pane, wheel } from './wheels';

/** Motor cars and vans from the side: `color` is their paint. */

const DARK = '#2f3566';

const under = rectangle([-186, -34], 372, 16, HOUSE.rubber, { radius: 6 });
const wheels = (
  pen: Pen,
  xs: readonly number[],
  radius: number,
  options?: { hub?: Hex; spokes?: number },
) =>
  xs
    .map(
      (x) => circle([x, -radius], radius * 1.22, DARK) + wheel(pen, [x, -radius], radius, options),
    )
    .join('');

const anchors = (roofY: number, span: number): Sketch['anchors'] => ({
  seat: { at: [-6, -58] },
  inside: { at: [-6, -80], spanCm: 90 },
  handle: { at: [42, -88] },
  door: { at: [8, -62] },
  roof: { at: [-20, roofY], spanCm: span },
  top: { at: [-20, roofY], spanCm: span },
  grip: { at: [-196, -76] },
  label: { at: [10, -64], spanCm: 60 },
});

const BODY =
  'M-206 -36Q-211 -74 -196 -90Q-172 -98 -150 -99Q-112 -143 -62 -149H16Q66 -147 108 -102Q172 -98 197 -82Q210 -70 207 -36Q206 -27 196 -27H-196Q-206 -27 -206 -36Z';

function saloon(pen: Pen, color: Hex, extra = ''): string {
  const sill = path('M-208 -52Q0 -44 209 -52L207 -27H-206Z', darker(color, 0.14));
  const belt = path('M-198 -92Q-40 -106 196 -84L197 -80Q-40 -100 -199 -86Z', lighter(color, 0.35), {
    opacity: 0.8,
  });
  return (
    under +
    formed(pen, BODY, color, { depth: 14, light: 5, extra: sill + belt }) +
    pane(pen, 'M-134 -99Q-102 -132 -60 -137H-26V-99Z') +
    pane(pen, 'M-14 -99V-137H14Q54 -135 88 -99Z') +
    stroke('M-20 -98V-34M-134 -97Q-124 -60 -104 -44M92 -97Q98 -70 96 -42', darker(color, 0.22), 2) +
    rectangle([-14, -84], 18, 4, lighter(color, 0.5), { radius: 2 }) +
    rectangle([-118, -86], 18, 4, lighter(color, 0.5), { radius: 2 }) +
    lamp([198, -72], 15, 14) +
    lamp([-200, -76], 12, 18, '#f2664f') +
    rectangle([-212, -48], 30, 9, HOUSE.metal, { radius: 4 }) +
    rectangle([184, -48], 30, 9, HOUSE.metal, { radius: 4 }) +
    extra +
    wheels(pen, [-126, 128], 33)
  );
}

const car: Drawer = (pen, { color = pen.accents[0] }) => ({
  svg: saloon(pen, color),
  anchors: anchors(-149, 90),
});

const taxi: Drawer = (pen, { color = '#f7c33c' }) => ({
  svg:
    saloon(
      pen,
      color,
      times(16, (index) =>
        rectangle([-150 + index * 18, -62 + (index % 2) * 6], 9, 6, HOUSE.ink),
      ).join('') +
        times(16, (index) =>
          rectangle([-141 + index * 18, -56 - (index % 2) * 6], 9, 6, HOUSE.ink, {
            opacity: index % 2 ? 0 : 1,
          }),
        ).join(''),
    ) +
    rectangle([-40, -163], 40, 15, HOUSE.cream, { radius: 4 }) +
    rectangle([-34, -158], 28, 5, HOUSE.ink, { radius: 2 }),
  anchors: anchors(-163, 60),
});

const police: Drawer = (pen, { color = '#f4f6fb' }) => ({
  svg:
    saloon(pen, color, path('M-206 -74Q0 -92 204 -70L207 -50Q0 -62 -209 -54Z', HOUSE.blue)) +
    rectangle([-44, -160], 24, 12, HOUSE.red, { radius: 4 }) +
    rectangle([-20, -160], 24, 12, HOUSE.blue, { radius: 4 }),
  anchors: anchors(-160, 60),
});

const vintage: Drawer = (pen, { color = HOUSE.blue }) => {
  const fender = (x: number) =>
    formed(
      pen,
      `M${x - 56} -26Q${x - 54} -84 ${x} -86Q${x + 54} -84 ${x + 58} -26Z`,
      lighter(color, 0.06),
      { depth: 8, light: 4 },
    );
  const body =
    'M-192 -44Q-196 -92 -142 -112Q-110 -153 -38 -155Q34 -154 66 -113Q134 -110 162 -88Q188 -72 192 -44L186 -28H-188Z';
  return {
    svg:
      under +
      formed(pen, body, color, {
        depth: 14,
        light: 6,
        extra: path('M-192 -50Q0 -40 192 -50V-28H-190Z', darker(color, 0.18)),
      }) +
      pane(pen, 'M-118 -112Q-92 -140 -44 -143H-34V-110Z') +
      pane(pen, 'M-24 -110V-143Q24 -141 48 -110Z') +
      stroke('M-29 -108V-34M66 -110Q78 -70 60 -36', darker(color, 0.24), 2) +
      rectangle([-20, -92], 18, 4, HOUSE.metal, { radius: 2 }) +
      fender(-120) +
      fender(124) +
      rectangle([-64, -38], 126, 9, darker(color, 0.3), { radius: 4 }) +
      rectangle([-206, -52], 34, 8, HOUSE.metal, { radius: 4 }) +
      rectangle([176, -52], 34, 8, HOUSE.metal, { radius: 4 }) +
      circle([176, -80], 14, HOUSE.metalDark) +
      circle([178, -80], 11, '#fff0b8') +
      lamp([-186, -74], 10, 16, '#f2664f') +
      wheels(pen, [-120, 124], 33, { hub: HOUSE.cream }),
    anchors: anchors(-155, 70),
  };
};

/** An open car: who drives sits behind its side. */
const convertible: Drawer = (pen, { color = HOUSE.red }) => {
  const side =
    'M-206 -38Q-214 -82 -190 -96H-60Q-40 -84 30 -88L72 -94Q170 -98 198 -80Q212 -68 207 -38Q206 -28 196 -28H-196Q-206 -28 -206 -38Z';
  return {
    svg:
      under +
      rectangle([-90, -120], 20, 56, HOUSE.leather, { radius: 9 }) +
      rectangle([-90, -74], 70, 18, HOUSE.leather, { radius: 8 }) +
      path('M-190 -96Q-176 -112 -120 -108L-110 -92Z', darker(color, 0.24)) +
      stroke('M62 -92L34 -134', HOUSE.metalDark, 5) +
      shape(
        [
          [58, -92],
          [34, -130],
          [28, -130],
          [46, -92],
        ],
        '#bfe3ef',
        { opacity: 0.6 },
      ) +
      stroke('M20 -92L34 -110', HOUSE.rubber, 4),
    front:
      formed(pen, side, color, {
        depth: 14,
        light: 5,
        extra: path('M-208 -52Q0 -44 209 -52L207 -27H-206Z', darker(color, 0.16)),
      }) +
      stroke('M-52 -86V-36M44 -88Q50 -60 44 -36', darker(color, 0.24), 2) +
      rectangle([-44, -76], 18, 4, lighter(color, 0.5), { radius: 2 }) +
      lamp([196, -72], 15, 14) +
      lamp([-200, -78], 12, 16, '#fff0c4') +
      rectangle([-212, -48], 30, 9, HOUSE.metal, { radius: 4 }) +
      rectangle([184, -48], 30, 9, HOUSE.metal, { radius: 4 }) +
      wheels(pen, [-126, 128], 33, { spokes: 5 }),
    anchors: {
      ...anchors(-96, 80),
      seat: { at: [-52, -74] },
      handle: { at: [32, -110] },
      inside: { at: [-50, -80], spanCm: 100 },
    },
  };
};

const VAN =
  'M-238 -38V-196Q-238 -212 -222 -212H92Q112 -212 128 -194L176 -126Q232 -116 238 -90V-38Q238 -28 228 -28H-228Q-238 -28 -238 -38Z';

function vanBody(pen: Pen, color: Hex, extra: string): string {
  return (
    rectangle([-216, -34], 432, 16, HOUSE.rubber, { radius: 6 }) +
    formed(pen, VAN, color, {
      depth: 14,
      light: 5,
      extra: path('M-240 -58H240V-28H-240Z', darker(color, 0.16)) + extra,
    }) +
    pane(pen, 'M70 -128V-188H94Q104 -188 112 -178L148 -128Z') +
    stroke('M62 -196V-34M158 -120V-40', darker(color, 0.2), 2) +
    rectangle([72, -112], 20, 5, darker(color, 0.3), { radius: 2 }) +
    lamp([228, -84], 16, 18) +
    lamp([-234, -90], 9, 26, '#f2664f') +
    rectangle([206, -46], 38, 10, HOUSE.metalDark, { radius: 4 }) +
    wheels(pen, [-146, 150], 37)
  );
}

const vanAnchors: Sketch['anchors'] = {
  seat: { at: [88, -92] },
  inside: { at: [-80, -110], spanCm: 220 },
  handle: { at: [128, -108] },
  door: { at: [90, -90] },
  roof: { at: [-70, -212], spanCm: 240 },
  top: { at: [-70, -212], spanCm: 240 },
  label: { at: [-90, -128], spanCm: 160 },
};

const van: Drawer = (pen, { color = pen.accents[1] }) => ({
  svg: vanBody(pen, color, path('M-240 -150H62V-140H-240Z', lighter(color, 0.4))),
  anchors: vanAnchors,
});

const ambulance: Drawer = (pen) => ({
  svg:
    vanBody(pen, '#f6f8fc', path('M-240 -96H240V-78H-240Z', HOUSE.red)) +
    rectangle([-110, -182], 20, 64, HOUSE.red, { radius: 2 }) +
    rectangle([-132, -160], 64, 20, HOUSE.red, { radius: 2 }) +
    rectangle([20, -226], 52, 15, HOUSE.blue, { radius: 6 }) +
    rectangle([24, -224], 18, 6, lighter(HOUSE.blue, 0.5), { radius: 3 }),
  anchors: vanAnchors,
});

const camper: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    vanBody(
      pen,
      color,
      path('M-240 -214H140L176 -126H-240Z', HOUSE.cream) +
        path('M-240 -128H240V-120H-240Z', lighter(color, 0.4)),
    ) +
    pane(pen, 'M-196 -132V-184H-116V-132Z') +
    pane(pen, 'M-96 -132V-184H40V-132Z') +
    pane(pen, 'M70 -128V-188H94Q104 -188 112 -178L148 -128Z') +
    rectangle([-160, -232], 200, 8, HOUSE.wood, { radius: 3 }) +
    rectangle([-120, -256], 66, 26, HOUSE.leather, { radius: 4 }) +
    rectangle([-40, -248], 54, 18, pen.accents[1], { radius: 4 }),
  anchors: vanAnchors,
});

const pickup: Drawer = (pen, { color = HOUSE.red }) => {
  const body =
    'M-232 -40V-104H-40L-34 -150Q-32 -162 -18 -162H52Q70 -162 82 -148L112 -106Q196 -104 220 -90Q232 -82 232 -40Q232 -30 222 -30H-222Q-232 -30 -232 -40Z';
  return {
    svg: rectangle([-226, -104], 190, 40, darker(color, 0.4)),
    front:
      rectangle([-206, -36], 412, 14, HOUSE.rubber, { radius: 5 }) +
      formed(pen, body, color, {
        depth: 13,
        light: 5,
        extra: path('M-234 -58H234V-28H-234Z', darker(color, 0.16)),
      }) +
      pane(pen, 'M-22 -108L-18 -148H14V-108Z') +
      pane(pen, 'M24 -108V-148H48Q60 -148 68 -138L90 -108Z') +
      stroke('M-40 -104V-36M19 -106V-38M100 -104V-40', darker(color, 0.24), 2) +
      lamp([222, -82], 14, 16) +
      lamp([-228, -90], 8, 22, '#fff0c4') +
      rectangle([-240, -48], 30, 10, HOUSE.metal, { radius: 4 }) +
      rectangle([210, -48], 30, 10, HOUSE.metal, { radius: 4 }) +
      wheels(pen, [-140, 146], 38),
    anchors: {
      seat: { at: [20, -92] },
      inside: { at: [-136, -74], spanCm: 180 },
      handle: { at: [62, -104] },
      door: { at: [44, -78] },
      roof: { at: [20, -162], spanCm: 70 },
      top: { at: [-136, -104], spanCm: 180 },
    },
  };
};

/** A racing car, low, with a wing. */
const racer: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    formed(
      pen,
      'M-230 -30L-222 -70Q-120 -84 -60 -92Q-44 -112 -10 -110L10 -86Q120 -72 236 -44L240 -30Z',
      color,
      {
        depth: 10,
        light: 4,
        extra:
          path('M-230 -46Q0 -40 240 -40V-28H-232Z', darker(color, 0.2)) +
          path('M20 -84Q120 -70 200 -54L200 -48Q100 -62 16 -72Z', HOUSE.cream),
      },
    ) +
    circle([-24, -104], 17, pen.accents[1]) +
    path('M-20 -112h16q2 10 -4 14h-14Z', '#3f4a7a') +
    rectangle([-244, -112], 60, 12, color, { radius: 3 }) +
    rectangle([-220, -104], 8, 34, HOUSE.ink) +
    rectangle([206, -38], 52, 8, HOUSE.ink, { radius: 3 }) +
    circle([60, -58], 15, HOUSE.cream) +
    wheel(pen, [-156, -36], 36, { hub: HOUSE.mustard }) +
    wheel(pen, [150, -32], 32, { hub: HOUSE.mustard }),
  anchors: {
    seat: { at: [-30, -66] },
    handle: { at: [20, -84] },
    inside: { at: [-30, -76], spanCm: 50 },
    top: { at: [0, -110], spanCm: 40 },
  },
});

export const cars = defineFamily(
  'car',
  { car, taxi, police, vintage, convertible, van, ambulance, camper, pickup, racer },
  1,
);
