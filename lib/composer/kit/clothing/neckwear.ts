import { path } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** A bow tie, its knot at the origin, where the neck is. */
export const bowTie: Drawer = (pen, { color = HOUSE.red }) => {
  const wing = (side: number) =>
    formed(
      pen,
      `M0 0C${30 * side} -34 ${66 * side} -44 ${86 * side} -38Q${94 * side} 0 ${86 * side} 38C${66 * side} 44 ${30 * side} 34 0 0Z`,
      color,
      { depth: 12, light: 5 },
    ) + path(`M0 0L${58 * side} -14L${34 * side} 0L${58 * side} 14Z`, darker(color, 0.25));
  return {
    unitCm: 0.07,
    svg:
      wing(-1) +
      wing(1) +
      formed(
        pen,
        'M-15 -20Q0 -25 15 -20Q20 0 15 20Q0 25 -15 20Q-20 0 -15 -20Z',
        lighter(color, 0.1),
        {
          depth: 7,
          light: 3,
        },
      ),
    anchors: { neck: { at: [0, 0] } },
  };
};
