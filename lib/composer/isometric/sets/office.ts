import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, cylinder, panel, sidePanel } from '../solids';
import { board, chair, cup, deskChair, mat, plant, row, screen } from './pieces';
import type { FurnitureSet } from './set';

const PAPER = '#e6eefb';

/** A desk with drawers, a screen, a lamp and the chair before it. */
export const workplace: FurnitureSet = {
  holds: ['desk', 'computer', 'office-chair'],
  form: ({ main, second, wood }) => ({
    size: [150, 122, 110],
    isAtWall: true,
    top: [40, 40, 74],
    draw: (view) =>
      board(view, [0, 0], [150, 70, 74], wood) +
      box(view, [106, 4, 0], [40, 62, 68], HOUSE.plaster) +
      times(3, (index) =>
        panel(view, [109, 66.3, 4 + index * 21], 34, 18, lighter(wood, 0.3)),
      ).join('') +
      screen(view, [36, 14, 74], 66, PAPER, [second, main, second]) +
      box(view, [48, 44, 74], [44, 14, 2], HOUSE.cream) +
      cup(view, [20, 48, 74], main) +
      row(view, [110, 14, 74], 30, [18, 22], [main, second, HOUSE.mustard]) +
      deskChair(view, [50, 78], 'near', main),
  }),
};

/** Three screens that glow, a keyboard in colours and a high-backed chair. */
export const gamingDesk: FurnitureSet = {
  holds: ['desk', 'computer', 'gaming-chair', 'monitor'],
  form: ({ main, second }) => ({
    size: [210, 130, 120],
    isAtWall: true,
    draw: (view) =>
      board(view, [0, 0], [210, 72, 76], '#3a3566', HOUSE.ink) +
      panel(view, [0, 72.2, 68], 210, 4, second) +
      screen(view, [8, 16, 76], 58, '#2a1f66', ['#ff5fa8', '#6ff0e0']) +
      screen(view, [72, 12, 76], 72, '#3d2a8a', ['#6ff0e0', '#ff5fa8', '#fbd25b']) +
      box(view, [166, 10, 76], [24, 50, 50], '#23264d') +
      panel(view, [170, 60.3, 82], 16, 38, '#6ff0e0') +
      times(8, (index) =>
        box(view, [84 + index * 6, 50, 76], [5, 12, 2], index % 2 ? '#ff5fa8' : '#6ff0e0'),
      ).join('') +
      deskChair(view, [86, 86], 'near', main) +
      box(view, [88, 124, 88], [38, 4, 16], main),
  }),
};

/** A long table with chairs on both sides and papers on it. */
export const meetingTable: FurnitureSet = {
  holds: ['table', 'round-table'],
  form: ({ main, second, wood }) => ({
    size: [230, 190, 96],
    top: [115, 95, 74],
    draw: (view) =>
      times(3, (index) => chair(view, [22 + index * 68, 0], 'far', main)).join('') +
      board(view, [5, 48], [220, 94, 74], wood) +
      box(view, [40, 66, 74], [34, 24, 1.4], HOUSE.white) +
      box(view, [126, 84, 74], [40, 26, 1.6], HOUSE.ink) +
      box(view, [126, 84, 75.6], [40, 2, 26], HOUSE.ink) +
      panel(view, [129, 86.4, 78], 34, 20, PAPER) +
      cup(view, [100, 110, 74], second) +
      times(3, (index) => chair(view, [22 + index * 68, 146], 'near', main)).join(''),
  }),
};

/** A single desk with its chair, as pupils have. */
export const schoolDesk: FurnitureSet = {
  holds: ['desk', 'school-desk'],
  form: ({ main, wood }) => ({
    size: [110, 104, 78],
    top: [55, 30, 72],
    draw: (view) =>
      board(view, [0, 0], [110, 56, 72], wood, HOUSE.metalDark) +
      box(view, [18, 18, 72], [30, 22, 1.5], HOUSE.white) +
      box(view, [62, 16, 72], [28, 22, 4], main) +
      chair(view, [34, 60], 'near', main),
  }),
};

const RACK = { width: 84, depth: 88, height: 210 } as const;

/** Server racks side by side, their cables in a tray above. */
export const rackRow: FurnitureSet = {
  holds: ['server-rack', 'server'],
  form: () => {
    const count = 4;
    const { width, depth, height } = RACK;
    const long = width * count;
    return {
      size: [long, depth, height + 20],
      isAtWall: true,
      draw: (view) =>
        box(view, [0, 0, 0], [long, depth, height], '#313a78') +
        times(count, (rack) => {
          const x = rack * width;
          return (
            panel(view, [x + 3, depth + 0.3, 4], width - 6, height - 10, '#191d4a') +
            times(13, (unit) => {
              const z = 10 + unit * 15;
              const tone = (unit + rack) % 4 === 1 ? '#4e5ba6' : '#2c3676';
              return (
                panel(view, [x + 7, depth + 0.5, z], width - 14, 11, tone) +
                times(3, (light) =>
                  panel(
                    view,
                    [x + 12 + light * 9, depth + 0.7, z + 4],
                    5,
                    4,
                    (unit * 5 + rack * 3 + light) % 7 === 0 ? '#ffb04a' : '#6ff0e0',
                  ),
                ).join('') +
                panel(view, [x + 44, depth + 0.7, z + 4], 26, 3, '#5f6cc0')
              );
            }).join('')
          );
        }).join('') +
        times(6, (unit) =>
          sidePanel(view, [long + 0.3, 12, 16 + unit * 32], depth - 24, 14, '#2a3168'),
        ).join('') +
        times(count * 2, (index) =>
          box(
            view,
            [16 + index * 42, depth * 0.4, height],
            [6, 6, 20],
            index % 2 ? '#f0b93f' : '#8fd6ff',
          ),
        ).join('') +
        box(view, [-6, depth * 0.28, height + 16], [long + 12, 34, 6], '#f0a24a'),
    };
  },
};

/** A sofa, two cushions on it. */
export const couch: FurnitureSet = {
  holds: ['sofa', 'armchair'],
  form: ({ main, second }) => ({
    size: [190, 84, 82],
    isAtWall: true,
    top: [95, 52, 44],
    draw: (view) =>
      box(view, [0, 0, 8], [190, 22, 74], main) +
      box(view, [0, 0, 8], [18, 84, 50], main) +
      box(view, [18, 20, 8], [154, 62, 22], darker(main, 0.1)) +
      box(view, [19, 20, 30], [76, 64, 14], lighter(main, 0.14)) +
      box(view, [96, 20, 30], [76, 64, 14], lighter(main, 0.14)) +
      box(view, [24, 24, 44], [34, 12, 28], second) +
      box(view, [134, 24, 44], [34, 12, 28], second) +
      box(view, [172, 0, 8], [18, 84, 50], main),
  }),
};

/** A low table on a rug, set for a visit. */
export const coffeeCorner: FurnitureSet = {
  holds: ['coffee-table', 'rug'],
  form: ({ main, second, third, wood }) => ({
    size: [210, 160, 46],
    draw: (view) =>
      mat(view, [0, 0], 210, 160, second) +
      board(view, [44, 44], [116, 64, 42], wood) +
      row(view, [58, 60, 42], 26, [30, 5], [main, third]) +
      plant(view, [122, 78, 42], 42, HOUSE.cream) +
      cup(view, [92, 90, 42], HOUSE.white) +
      cylinder(view, [176, 128, 0], 27, 36, third),
  }),
};
