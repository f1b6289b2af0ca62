import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [6, -212, 19],
  [22, -240, 26],
  [12, -278, 33],
  [46, -300, 30],
  [60, -344, 40],
  [100, -352, 30],
];

const SMOKE = '#e3e7f1';

/** The top of a brick chimney above its ridge of tiles; it smokes unless it is said to be cold. */
const chimney: Drawer = (pen, { color = HOUSE.brick, state }) => {
  const isOpen = state === 'open';
  const isCold = isOpen || state === 'broken';
  const bricks = times(8, (row) =>
    times(4, (index) =>
      rectangle(
        [-52 + index * 30 - (row % 2) * 15, -158 + row * 17],
        28,
        15,
        lighter(color, (index + row) % 3 ? 0.05 : 0.14),
        { radius: 2 },
      ),
    ).join(''),
  );
  return {
    svg:
      (isCold
        ? ''
        : PUFFS.map(([x, y, r]) => circle([x, y], r, darker(SMOKE, 0.12))).join('') +
          PUFFS.map(([x, y, r]) => circle([x - r * 0.12, y - r * 0.16], r * 0.84, SMOKE)).join('') +
          PUFFS.map(([x, y, r]) =>
            circle([x - r * 0.24, y - r * 0.28], r * 0.46, HOUSE.white),
          ).join('')) +
      (isOpen ? [] : [-24, 24])
        .map((x) =>
          formed(pen, `M${x - 15} -176L${x - 12} -204H${x + 12}L${x + 15} -176Z`, '#c9743f', {
            depth: 5,
            light: 2,
          }),
        )
        .join('') +
      (isOpen ? ellipse([0, -176], 52, 10, darker(color, 0.5)) : ''),
    front:
      formed(pen, 'M-50 -160H50V0H-50Z', darker(color, 0.1), {
        depth: 14,
        light: 4,
        extra: bricks.join(''),
      }) +
      formed(pen, 'M-60 -178H60V-158H-60Z', HOUSE.stone, { depth: 7, light: 3 }) +
      formed(pen, 'M-140 6L-116 -50H116L140 6Z', HOUSE.roof, {
        depth: 6,
        light: 3,
        extra: [0, 1, 2]
          .map((row) =>
            times(10, (index) =>
              path(
                `M${-150 + index * 32 - (row % 2) * 16} ${-50 + row * 19}v10a16 9 0 0 0 32 0v-10Z`,
                darker(HOUSE.roof, (index + row) % 2 ? 0.06 : 0.14),
              ),
            ).join(''),
          )
          .join(''),
      }),
    anchors: {
      chimney: { at: [0, -204] },
      top: { at: [0, -178], spanCm: 100 },
      inside: { at: [0, -176], spanCm: 96 },
    },
  };
};

export const roofThing = defineFamily('roof-thing', { chimney }, 1);
