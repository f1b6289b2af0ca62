import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, rod } from '../form';
import type { Pen } from '../pen';

/** One system: five lines, a clef, notes that climb and fall. */
function stave(pen: Pen, y: number, isFine: boolean): string {
  const lines = times(5, (index) => stroke(`M-82 ${y + index * 6}H82`, '#a89a98', 1.2)).join('');
  const notes = times(7, (index) => {
    const [x, at] = [-46 + index * 19, y + 2 + pen.random.whole(0, 7) * 3];
    return (
      placed(ellipse([0, 0], 5, 3.8, HOUSE.ink), { at: [x, at], angleDegrees: -20 }) +
      stroke(`M${x + 4.4} ${at}V${at - 19}`, HOUSE.ink, 1.8)
    );
  }).join('');
  return (
    lines +
    (isFine ? stroke(`M-72 ${y + 30}q-9 -8 1 -15q11 -10 4 -26q-8 6 -2 34`, HOUSE.ink, 2.2) : '') +
    notes
  );
}

function page(pen: Pen): string {
  return (
    rectangle([-96, -262], 200, 266, darker(HOUSE.paper, 0.24), { radius: 3 }) +
    rectangle([-100, -266], 200, 266, '#fdf3df', { radius: 3 }) +
    path('M-100 -266H-30L-100 -70Z', '#fffaf0', { opacity: 0.8 }) +
    times(5, (index) => stave(pen, -238 + index * 48, pen.pxPerCm > 0.2)).join('')
  );
}

/** Two pages of sheet music, one a little before the other. */
export const sheetMusic: Drawer = (pen) => ({
  unitCm: 0.115,
  svg:
    placed(page(pen), { at: [62, -12], angleDegrees: 6 }) +
    placed(page(pen), { at: [-58, 0], angleDegrees: -4 }),
  anchors: { page: { at: [0, -134] } },
});

/** A music stand with pages. */
export const musicStand: Drawer = (pen) => ({
  unitCm: 0.36,
  svg:
    rod(pen, 'M0 -40L-62 -2M0 -40L62 -2M0 -46V-4', HOUSE.metalDark, 7) +
    rod(pen, 'M0 -240V-40', HOUSE.metalDark, 8) +
    circle([0, -150], 8, HOUSE.metal) +
    path('M-108 -232L-96 -344H96L108 -232Z', darker(HOUSE.metalDark, 0.3)) +
    rectangle([-114, -236], 228, 10, HOUSE.metalDark, { radius: 4 }) +
    placed(page(pen), { at: [-46, -236], scaleX: 0.43 }) +
    placed(page(pen), { at: [46, -236], scaleX: 0.43 }),
  anchors: { page: { at: [0, -290] }, top: { at: [0, -236], spanCm: 200 } },
});
