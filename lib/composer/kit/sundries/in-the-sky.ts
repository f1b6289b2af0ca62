import { path, rectangle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import type { Drawer } from '../form';

/** Two white threads behind an aircraft, that run into one and fray where they are old. */
export const contrail: Drawer = (pen) => {
  const fade = pen.linear(
    [-300, 0],
    [300, 0],
    [
      [0, '#ffffff', 0],
      [0.25, '#ffffff', 0.75],
      [1, '#ffffff', 0.95],
    ],
  );
  return {
    unitCm: 8,
    svg:
      path('M-300 6Q-120 -34 300 -68Q-100 -16 -292 36Q-320 30 -300 6Z', fade) +
      path('M-280 20Q-120 -12 300 -54Q-90 4 -262 44Q-300 42 -280 20Z', fade),
  };
};

/** Heads of the poles and the wires between them: birds sit on the upper one, which hardly sags. */
const WIRES = { poles: [-262, 262], arm: 64, tops: [-236, -206, -172], sag: 4 } as const;

export const telephoneWires: Drawer = () => {
  const wire = (y: number) => `M-330 ${y - 3}Q0 ${y + WIRES.sag * 2} 330 ${y - 3}`;
  const pole = (x: number) =>
    rectangle([x - 8, -262], 16, 262, HOUSE.woodDark) +
    WIRES.tops
      .slice(0, 2)
      .map(
        (y) =>
          rectangle([x - WIRES.arm / 2, y + 8], WIRES.arm, 8, HOUSE.wood, { radius: 3 }) +
          rectangle([x - 24, y - 2], 8, 12, HOUSE.teal, { radius: 3 }) +
          rectangle([x + 16, y - 2], 8, 12, HOUSE.teal, { radius: 3 }),
      )
      .join('');
  return {
    unitCm: 0.4,
    svg: WIRES.poles.map(pole).join('') + stroke(WIRES.tops.map(wire).join(''), HOUSE.ink, 4),
    anchors: { top: { at: [0, WIRES.tops[0] + WIRES.sag], spanCm: 430 } },
  };
};
