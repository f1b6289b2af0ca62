import { rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** Two posts with arms that hold a car over the heads of those who work under it. */
export const carLift: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 1,
  svg:
    [-226, 226]
      .map((x) => {
        const inward = -Math.sign(x);
        return (
          formed(pen, `M${x - 22} -10H${x + 22}L${x + 34} 0H${x - 34}Z`, HOUSE.metalDark, {
            depth: 3,
          }) +
          formed(pen, roundedPath([x - 15, -318], 30, 312, 5), color, { depth: 6, light: 3 }) +
          rectangle([x - 5, -300], 10, 280, darker(color, 0.35)) +
          formed(pen, roundedPath([x - 21, -214], 42, 40, 5), lighter(color, 0.12), { depth: 5 }) +
          formed(pen, `M${x} -192L${x + inward * 96} -188V-176L${x} -174Z`, HOUSE.metalDark, {
            depth: 3,
          }) +
          formed(pen, roundedPath([x + inward * 96 - 12, -196], 24, 14, 4), HOUSE.ink, { depth: 2 })
        );
      })
      .join('') +
    times(5, (index) =>
      rectangle([-240, -22 - index * 5], 28, 2.5, index % 2 ? HOUSE.ink : HOUSE.yellow),
    ).join(''),
  anchors: { top: { at: [0, -188], spanCm: 460 }, inside: { at: [0, -2], spanCm: 300 } },
});
