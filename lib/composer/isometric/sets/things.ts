import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { box, cylinder, panel } from '../solids';
import type { Point3 } from '../view';
import type { FurnitureSet } from './set';

/** Things of offices and the web as solids of their own. */

/** Bars that grow. */
export const bars: FurnitureSet = {
  holds: ['chart'],
  form: ({ main, second, third }) => ({
    size: [170, 50, 170],
    draw: (view) =>
      box(view, [-6, -4, 0], [182, 58, 8], HOUSE.white) +
      times(4, (index) =>
        box(
          view,
          [4 + index * 42, 4, 8],
          [32, 40, 40 + index * 38],
          [third, second, main, HOUSE.green][index] ?? main,
        ),
      ).join(''),
  }),
};

/** A round of a few sectors, lying. */
export const pie: FurnitureSet = {
  holds: ['pie-chart'],
  form: ({ main, second, third }) => ({
    size: [130, 130, 30],
    draw: (view) => {
      const sector = (from: number, to: number, color: string, z: number) =>
        view.quad(
          [
            [65, 65, z] as Point3,
            ...times(13, (index): Point3 => {
              const a = from + ((to - from) * index) / 12;
              return [65 + Math.cos(a) * 62, 65 + Math.sin(a) * 62, z];
            }),
          ],
          color,
          'top',
        );
      return (
        cylinder(view, [65, 65, 0], 62, 26, main) +
        sector(0, 2.3, second, 26.4) +
        sector(2.3, 4, third, 26.4)
      );
    },
  }),
};

/** Two panels that lean to the sun. */
export const solarPanels: FurnitureSet = {
  holds: ['solar-panel'],
  form: () => ({
    size: [230, 130, 120],
    draw: (view) => {
      const [z0, z1] = [18, 112];
      const at = (x: number, t: number): Point3 => [x, 120 - t * 104, z0 + (z1 - z0) * t];
      const face = (x0: number, x1: number, t0: number, t1: number, color: string) =>
        view.quad([at(x0, t0), at(x1, t0), at(x1, t1), at(x0, t1)], color, 'left');
      return (
        box(view, [24, 30, 0], [8, 8, 90], HOUSE.metalDark) +
        box(view, [196, 30, 0], [8, 8, 90], HOUSE.metalDark) +
        face(0, 230, 0, 1, HOUSE.metal) +
        times(6, (column) =>
          times(3, (line) =>
            face(
              6 + column * 37,
              39 + column * 37,
              0.04 + line * 0.32,
              0.32 + line * 0.32,
              (column + line) % 2 ? '#2f55a8' : '#27478f',
            ),
          ).join(''),
        ).join('')
      );
    },
  }),
};

/** A case with glass before what is sold. */
export const displayCase: FurnitureSet = {
  holds: ['display-case'],
  form: ({ main, second, wood }) => ({
    size: [160, 66, 130],
    draw: (view) =>
      box(view, [0, 0, 0], [160, 64, 52], main) +
      times(4, (index) => panel(view, [5 + index * 39, 64.3, 8], 33, 36, wood)).join('') +
      box(view, [4, 4, 52], [152, 20, 66], HOUSE.cream) +
      times(2, (level) =>
        times(5, (index) =>
          box(
            view,
            [12 + index * 29, 30, 54 + level * 32],
            [22, 20, 13],
            [HOUSE.crust, HOUSE.pink, HOUSE.chocolate][(index + level) % 3] ?? HOUSE.crust,
          ),
        ).join(''),
      ).join('') +
      box(view, [-2, -2, 118], [164, 68, 6], second),
  }),
};
