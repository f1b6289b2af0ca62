import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** What is put up for races, screenings and fairs, and taken down again. */

/** A fat tube of cloth full of air over a road, in two colours, its sleeves tied down to the ground. */
const inflatableArch: Drawer = (pen, { color = HOUSE.red }) => {
  const tube =
    'M-290 0V-250Q-290 -420 -120 -420H120Q290 -420 290 -250V0H206V-246Q206 -336 116 -336H-116Q-206 -336 -206 -246V0Z';
  const band = (x: number) => rectangle([x - 42, -150], 84, 62, HOUSE.white);
  const seam = (x: number, y: number) => stroke(`M${x} ${y}H${x + 84}`, darker(color, 0.24), 5);
  return {
    unitCm: 1,
    svg:
      stroke('M-290 -210L-372 0', HOUSE.metalDark, 5) +
      stroke('M290 -210L372 0', HOUSE.metalDark, 5) +
      formed(pen, tube, color, {
        depth: 22,
        extra:
          rectangle([-150, -420], 300, 84, HOUSE.white) +
          [-130, -78, -26, 26, 78]
            .map((x, at) => rectangle([x, at % 2 === 0 ? -404 : -378], 52, 26, HOUSE.ink))
            .join('') +
          [-130, -78, -26, 26, 78]
            .map((x, at) => rectangle([x, at % 2 === 0 ? -378 : -404], 52, 26, '#ffffff'))
            .join('') +
          band(-248) +
          band(248) +
          seam(-290, -218) +
          seam(206, -218) +
          seam(-290, -60) +
          seam(206, -60) +
          stroke('M-272 -20V-246Q-272 -400 -122 -402', lighter(color, 0.3), 9),
      }) +
      formed(pen, 'M-306 -16H-190V0H-306Z', darker(color, 0.3), { depth: 3 }) +
      formed(pen, 'M190 -16H306V0H190Z', darker(color, 0.3), { depth: 3 }),
    anchors: { inside: { at: [0, 0], spanCm: 360 } },
  };
};

/** A white cloth in a frame on two feet, with the light of a film on it. */
const projectionScreen: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 1,
  svg:
    [-210, 210]
      .map(
        (x) =>
          rod(pen, `M${x} 0V-150`, darker(color, 0.1), 14) +
          stroke(`M${x - 50} 0L${x} -90L${x + 50} 0`, darker(color, 0.1), 9),
      )
      .join('') +
    formed(pen, 'M-290 -410H290V-96H-290Z', color, { depth: 8 }) +
    rectangle([-272, -392], 544, 278, '#f7f4ea') +
    path('M-272 -114V-196L-150 -268L-40 -196L66 -292L272 -164V-114Z', '#9fb8cf') +
    path('M-272 -114V-150Q-120 -196 20 -148T272 -142V-114Z', '#6f8fae') +
    circle([148, -322], 34, '#f3c65b') +
    path('M-272 -392H-110L-272 -226Z', '#ffffff', { opacity: 0.5 }),
  anchors: { top: { at: [0, -410], spanCm: 520 } },
});

export const eventGear = defineFamily('event-gear', {
  'inflatable-arch': inflatableArch,
  'projection-screen': projectionScreen,
});
