import { ellipse, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** What is left of old stone buildings; in centimetres. */

const STONE = '#c9bda6';
const column = (pen: Parameters<Drawer>[0], x: number, top: number, jagged: boolean) =>
  formed(
    pen,
    jagged
      ? `M${x - 26} 0V${top + 20}L${x - 12} ${top}L${x + 2} ${top + 24}L${x + 14} ${top + 6}L${x + 26} ${top + 30}V0Z`
      : `M${x - 26} 0V${top}H${x + 26}V0Z`,
    STONE,
    {
      depth: 13,
      light: 6,
      extra: [-13, 0, 13]
        .map((dx) => stroke(`M${x + dx} ${top - 10}V0`, darker(STONE, 0.16), 5))
        .join(''),
    },
  ) + formed(pen, `M${x - 36} 0V-18H${x + 36}V0Z`, darker(STONE, 0.06), { depth: 5 });
/** Grass at the foot of walls. */
const tufts = (at: readonly number[]) =>
  at
    .map((x) =>
      path(
        `M${x - 24} 0Q${x - 20} -30 ${x - 8} -36Q${x - 6} -16 ${x} 0ZM${x} 0Q${x + 4} -40 ${x + 18} -46Q${x + 12} -16 ${x + 18} 0Z`,
        HOUSE.grass,
      ),
    )
    .join('');
export const ruins: Drawer = (pen) => ({
  svg:
    formed(
      pen,
      'M120 0V-250L146 -284L172 -262L196 -310L250 -300L262 -240L300 -190L306 -120L340 -90V0Z',
      darker(STONE, 0.1),
      {
        depth: 16,
        extra:
          path('M176 0V-120A40 40 0 0 1 256 -120V0Z', darker(STONE, 0.5)) +
          stroke(
            'M120 -60H176M256 -60H340M120 -170H300M150 -170V-120M220 -230V-170M130 -230H290M290 -60V0',
            darker(STONE, 0.24),
            4,
          ),
      },
    ) +
    column(pen, -290, -330, false) +
    column(pen, -170, -330, false) +
    formed(pen, 'M-340 -330H-118L-124 -352H-336Z', STONE, { depth: 5 }) +
    formed(
      pen,
      'M-346 -352H-112L-130 -392L-160 -378L-190 -402L-236 -392H-346Z',
      lighter(STONE, 0.12),
      { depth: 8 },
    ) +
    column(pen, -40, -210, true) +
    column(pen, 70, -120, true) +
    formed(pen, 'M-110 0L-92 -40L-30 -34L-16 0Z', STONE, { depth: 7 }) +
    placedDrum(pen, -230, -22) +
    placedDrum(pen, 20, -18) +
    [
      'M-316 -352C-330 -280 -300 -240 -312 -170',
      'M286 -200C270 -150 300 -120 282 -60',
      'M46 -110C40 -70 58 -50 48 -10',
    ]
      .map((data) => stroke(data, HOUSE.leaf, 9))
      .join('') +
    [
      [-318, -300],
      [-304, -250],
      [-318, -200],
      [278, -150],
      [292, -100],
      [280, -66],
      [42, -70],
      [54, -36],
    ]
      .map(([x = 0, y = 0], index) =>
        ellipse([x + (index % 2 ? 12 : -12), y], 15, 9, index % 2 ? HOUSE.leaf : HOUSE.grass),
      )
      .join('') +
    tufts([-350, -70, 110, 330]),
});
function placedDrum(pen: Parameters<Drawer>[0], x: number, y: number): string {
  return (
    formed(pen, roundedPath([x - 44, y - 22], 88, 44, 10), STONE, { depth: 9 }) +
    ellipse([x - 40, y], 12, 22, lighter(STONE, 0.25)) +
    stroke(`M${x - 20} ${y - 20}V${y + 20}M${x + 6} ${y - 20}V${y + 20}`, darker(STONE, 0.18), 4)
  );
}
export const obelisk: Drawer = (pen) => ({
  svg:
    formed(pen, 'M-90 0V-40H90V0ZM-64 -40V-80H64V-40Z', '#b7ab95', { depth: 9 }) +
    formed(pen, 'M-46 -80L-30 -760L0 -810L30 -760L46 -80Z', STONE, {
      depth: 22,
      light: 8,
      extra:
        path('M-30 -760L0 -810L30 -760Z', HOUSE.gold) +
        times(9, (index) =>
          stroke(
            `M${-12 + (index % 2) * 8} ${-160 - index * 62}h${14 - (index % 3) * 4}m-8 14v${16 + (index % 2) * 8}m-10 10h18`,
            darker(STONE, 0.3),
            5,
          ),
        ).join(''),
    }),
});
