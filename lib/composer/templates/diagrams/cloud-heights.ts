import { circle, ellipse, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';
import { type Diagram, labelsOf } from './diagram';

/** Clouds at their heights over a land with a mountain, and a plane, which are as high as they are. */

const [HALF_WIDE, HALF_HIGH] = [500, 460];
const FIELD = roundedPath([-HALF_WIDE, -HALF_HIGH], 2 * HALF_WIDE, 2 * HALF_HIGH, 30);
/** Where the sea level is, and how far a kilometre reaches. */
const [GROUND, KILOMETRE] = [350, 62];
const at = (km: number): number => GROUND - km * KILOMETRE;

/** Up to which height each floor of the sky reaches, and its colour. */
const FLOORS = [
  [13.2, '#4d9be0'],
  [6, '#7ab8ea'],
  [2, '#aed6f3'],
] as const;

const puff = ([x, y]: Point, size: number, [low, top]: readonly [string, string]): string => {
  const body = (fill: string, lift: number) =>
    circle([x - size * 0.75, y - lift], size * 0.46, fill) +
    circle([x - size * 0.15, y - size * 0.36 - lift], size * 0.62, fill) +
    circle([x + size * 0.6, y - size * 0.08 - lift], size * 0.52, fill) +
    rectangle([x - size * 1.16, y - lift], size * 2.24, size * 0.46, fill, { radius: size * 0.23 });
  return body(low, 0) + body(top, size * 0.14);
};

const streaks = ([x, y]: Point): string =>
  times(5, (index) => {
    const [left, lift] = [x + index * 34 - 210, y + index * 20];
    return stroke(
      `M${left} ${lift}C${left + 110} ${lift + 8} ${left + 230} ${lift - 28} ${left + 300 - index * 12} ${lift - 84}`,
      index % 2 === 0 ? '#ffffff' : '#dcecfa',
      15 - index,
    );
  }).join('');

/** Small heaps in rows. */
const fleece = ([x, y]: Point): string =>
  times(3, (row) =>
    times(5 - (row % 2), (column) => {
      const place: Point = [x + (column - 2) * 62 + (row % 2) * 31, y + row * 34];
      return (
        ellipse([place[0], place[1] + 6], 32, 17, '#d5e3ef') + ellipse(place, 31, 16, '#ffffff')
      );
    }).join(''),
  ).join('');

const layer = ([x, y]: Point): string =>
  times(3, (index) =>
    rectangle(
      [x - 170 + index * 22, y + index * 20],
      320 - index * 26,
      26,
      index % 2 === 0 ? '#e4ebf1' : '#c9d5df',
      { radius: 13 },
    ),
  ).join('');

const plane = ([x, y]: Point): string =>
  path(`M${x - 96} ${y + 2}H${x - 220}`, 'none') +
  stroke(`M${x - 100} ${y + 4}H${x - 230}`, '#eaf4fc', 5) +
  path(`M${x - 84} ${y - 4}L${x - 104} ${y - 42}H${x - 84}L${x - 58} ${y - 8}Z`, '#e2574c') +
  path(
    `M${x - 92} ${y + 6}C${x - 96} ${y - 12} ${x - 60} ${y - 16} ${x - 30} ${y - 16}H${x + 50}C${x + 78} ${y - 16} ${x + 96} ${y - 6} ${x + 98} ${y + 4}C${x + 90} ${y + 14} ${x + 60} ${y + 16} ${x + 40} ${y + 16}H${x - 60}Z`,
    '#ffffff',
  ) +
  path(`M${x + 6} ${y + 6}L${x - 40} ${y + 46}H${x - 62}L${x - 30} ${y + 6}Z`, '#c8d4e4') +
  times(6, (index) => circle([x - 34 + index * 18, y - 4], 4, '#3f6fa8')).join('') +
  path(
    `M${x + 66} ${y - 10}H${x + 84}Q${x + 92} ${y - 4} ${x + 94} ${y + 1}H${x + 64}Z`,
    '#3f6fa8',
  );

const mountain = (x: number): string =>
  path(
    `M${x - 220} ${GROUND + 20}L${x - 20} ${at(4.4)}L${x + 40} ${at(3.4)}L${x + 220} ${GROUND + 20}Z`,
    '#7c86a8',
  ) +
  path(
    `M${x - 20} ${at(4.4)}L${x + 40} ${at(3.4)}L${x + 220} ${GROUND + 20}H${x + 40}Z`,
    '#68718f',
  ) +
  path(
    `M${x - 20} ${at(4.4)}L${x - 84} ${at(3)}L${x - 52} ${at(3.2)}L${x - 22} ${at(2.9)}L${x + 12} ${at(3.25)}L${x + 54} ${at(3.1)}L${x + 40} ${at(3.4)}Z`,
    '#ffffff',
  );

/** Heights in kilometres along the left edge. */
const scale = (): string =>
  [0, 2, 4, 6, 8, 10, 12]
    .map((km) =>
      line(
        [
          [-HALF_WIDE, at(km)],
          [-HALF_WIDE + (km % 6 === 0 || km === 2 ? 34 : 20), at(km)],
        ],
        '#23264d',
        4,
      ),
    )
    .join('') +
  line(
    [
      [-HALF_WIDE + 3, at(12.6)],
      [-HALF_WIDE + 3, GROUND],
    ],
    '#23264d',
    6,
  );

function sky(pen: Pen): string {
  const floors = FLOORS.map(([km, fill]) =>
    rectangle([-HALF_WIDE, at(km)], 2 * HALF_WIDE, GROUND - at(km) + 20, fill),
  ).join('');
  const bounds = [6, 2]
    .map(
      (km) =>
        `<g stroke-dasharray="16 14">${line(
          [
            [-HALF_WIDE, at(km)],
            [HALF_WIDE, at(km)],
          ],
          '#ffffff',
          4,
        )}</g>`,
    )
    .join('');
  return pen.clip(
    FIELD,
    [
      floors,
      bounds,
      mountain(270),
      path(
        `M-500 ${GROUND}C-300 ${GROUND - 26} -120 ${GROUND + 14} 80 ${GROUND}C260 ${GROUND - 14} 380 ${GROUND + 8} 500 ${GROUND - 10}V${HALF_HIGH}H-500Z`,
        '#7fbf74',
      ),
      path(
        `M-500 ${GROUND + 46}C-260 ${GROUND + 20} 60 ${GROUND + 66} 500 ${GROUND + 34}V${HALF_HIGH}H-500Z`,
        '#66ab62',
      ),
      streaks([-150, at(8.9)]),
      plane([250, at(10.6)]),
      fleece([-150, at(4.9)]),
      puff([20, at(1.25)], 76, ['#dbe7f2', '#ffffff']),
      layer([-260, at(1.5)]),
      scale(),
    ].join(''),
  );
}

export const cloudHeights: Diagram = {
  words: ['clouds at different heights', 'heights of clouds', 'cloud heights'],
  title: 'Types of clouds by height',
  subtitle: '',
  extent: [HALF_WIDE, HALF_HIGH],
  isScene: true,
  draw: sky,
  labels: labelsOf(`
Cirrus / 6 to 12 km : -140 -70
Altocumulus / 2 to 6 km : -150 166
Cumulus / 0.5 to 2 km : 20 408
Stratus / up to 2 km : -280 408
Plane=airplane,aeroplane,jet,aircraft / about 10 km : 250 -212
Mountain=mountains,peak / 4.4 km : 300 408
12 km : -420 ${String(at(12) + 20)}
6 km : -420 ${String(at(6))}
2 km : -420 ${String(at(2))}`),
};
