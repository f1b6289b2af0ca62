import type { Hex } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { box, panel, sidePanel, wheel } from '../solids';
import type { View } from '../view';
import type { Form, FormOf } from './form';
import { fireEngine } from './stations';

const GLASS = '#41608c';
const TYRE = HOUSE.rubber;

function wheels(view: View, at: readonly number[], y: number, radius: number): string {
  return at.map((x) => wheel(view, [x, y, radius], radius, TYRE, HOUSE.metal)).join('');
}

/** A body with a cabin on it: cars. Its front is to the right. */
function car(color: Hex, kind: string): Form {
  const [length, width] = [430, 180];
  const tall = kind === 'van' || kind === 'camper' || kind === 'ambulance';
  const cabin = tall ? ([0, 300, 120] as const) : ([90, 215, 62] as const);
  return {
    size: [length, width, tall ? 220 : 150],
    top: [length / 2, width / 2, tall ? 220 : 146],
    draw: (view) =>
      wheels(view, [90, 335], 10, 34) +
      box(view, [0, 0, 26], [length, width, 58], color) +
      box(
        view,
        [cabin[0] + (tall ? 0 : 0), 12, 84],
        [cabin[1], width - 24, cabin[2]],
        tall ? color : GLASS,
      ) +
      (tall
        ? panel(view, [cabin[1] - 90, width - 11.5, 110], 80, 62, GLASS) +
          sidePanel(view, [cabin[1] + 0.5, 24, 108], width - 48, 70, GLASS)
        : box(view, [cabin[0] - 2, 10, 84 + cabin[2]], [cabin[1] + 4, width - 20, 8], color) +
          panel(view, [cabin[0] + 100, width - 11, 84], 10, cabin[2], color)) +
      (kind === 'ambulance'
        ? panel(view, [90, width + 0.4, 40], 24, 64, HOUSE.red) +
          panel(view, [70, width + 0.4, 60], 64, 24, HOUSE.red)
        : '') +
      (kind === 'police'
        ? panel(view, [120, width + 0.4, 34], 170, 44, HOUSE.white) +
          box(view, [170, 40, 154], [34, 50, 14], HOUSE.blue) +
          box(view, [170, 92, 154], [34, 50, 14], HOUSE.red)
        : '') +
      (kind === 'taxi' ? box(view, [180, 70, 154], [50, 40, 16], HOUSE.ink) : '') +
      sidePanel(view, [length + 0.4, 14, 54], 30, 18, HOUSE.yellow) +
      sidePanel(view, [length + 0.4, width - 44, 54], 30, 18, HOUSE.yellow) +
      wheels(view, [90, 335], width + 0.5, 36),
  };
}

/** A long box with windows: buses, trams, railway cars. */
function coach(color: Hex, length: number, height: number): Form {
  const width = 220;
  const count = Math.floor((length - 80) / 95);
  return {
    size: [length, width, height],
    draw: (view) =>
      box(view, [0, 0, 34], [length, width, height - 34], color) +
      times(count, (index) =>
        panel(view, [30 + index * 95, width + 0.4, height * 0.48], 76, height * 0.3, GLASS),
      ).join('') +
      sidePanel(view, [length + 0.4, 20, height * 0.42], width - 40, height * 0.38, GLASS) +
      panel(view, [0, width + 0.6, 54], length, 14, HOUSE.white) +
      wheels(view, [110, length - 110], width + 0.8, 42),
  };
}

/** The front of a train, glass down to its lamps. */
function slopedNose(
  view: View,
  [from, to]: readonly [number, number],
  width: number,
  height: number,
  color: Hex,
): string {
  const low = 120;
  return (
    view.quad(
      [
        [from, width, 30],
        [to, width, 30],
        [to, width, low],
        [from, width, height],
      ],
      color,
      'left',
    ) +
    view.quad(
      [
        [from, 0, height],
        [from, width, height],
        [to, width, low],
        [to, 0, low],
      ],
      GLASS,
      'right',
    ) +
    view.quad(
      [
        [to, 0, 30],
        [to, width, 30],
        [to, width, low],
        [to, 0, low],
      ],
      color,
      'right',
    ) +
    sidePanel(view, [to + 0.4, 22, 66], 34, 22, HOUSE.yellow) +
    sidePanel(view, [to + 0.4, width - 56, 66], 34, 22, HOUSE.yellow)
  );
}

/** A locomotive with a sloped nose before a coach, on rails. */
function train(color: Hex): Form {
  const [length, width, height] = [880, 200, 290];
  const coachEnd = 470;
  const nose = length - 110;
  return {
    size: [length, width, height],
    draw: (view) => {
      const rail = (y: number) => box(view, [-20, y, 0], [length + 40, 8, 8], HOUSE.metalDark);
      const sleepers = times(13, (index) =>
        box(view, [-10 + index * 70, -16, 0], [26, width + 32, 5], HOUSE.woodDark),
      ).join('');
      const windows = (from: number, count: number) =>
        times(count, (index) =>
          panel(view, [from + index * 84, width + 0.5, height * 0.5], 62, height * 0.27, GLASS),
        ).join('');
      return (
        sleepers +
        rail(24) +
        rail(width - 32) +
        box(view, [0, 0, 30], [coachEnd, width, height - 30], color) +
        windows(26, 5) +
        box(view, [coachEnd, 30, 40], [14, width - 60, height - 80], HOUSE.ink) +
        box(view, [coachEnd + 14, 0, 30], [nose - coachEnd - 14, width, height - 30], color) +
        windows(coachEnd + 36, 3) +
        slopedNose(view, [nose, length], width, height, color) +
        panel(view, [0, width + 0.6, 84], length, 16, HOUSE.white) +
        panel(view, [0, width + 0.6, 30], length, 22, HOUSE.ink)
      );
    },
  };
}

/** A cabin before an open bed. */
function pickup(color: Hex): Form {
  const [length, width] = [470, 184];
  return {
    size: [length, width, 160],
    top: [110, width / 2, 92],
    draw: (view) =>
      wheels(view, [96, 372], 10, 38) +
      box(view, [0, 0, 30], [length, width, 34], color) +
      box(view, [0, 0, 64], [10, width, 40], color) +
      box(view, [10, 0, 64], [210, 10, 40], color) +
      box(view, [10, 10, 64], [210, width - 20, 4], HOUSE.ink) +
      box(view, [10, width - 10, 64], [210, 10, 40], color) +
      box(view, [220, 0, 64], [250, width, 30], color) +
      box(view, [226, 10, 94], [142, width - 20, 56], GLASS) +
      box(view, [222, 8, 150], [150, width - 16, 9], color) +
      panel(view, [296, width - 9, 94], 9, 56, color) +
      sidePanel(view, [length + 0.4, 14, 58], 32, 20, HOUSE.yellow) +
      sidePanel(view, [length + 0.4, width - 46, 58], 32, 20, HOUSE.yellow) +
      wheels(view, [96, 372], width + 0.5, 40),
  };
}

function truck(color: Hex): Form {
  const width = 220;
  return {
    size: [660, width, 330],
    draw: (view) =>
      wheels(view, [110, 220, 580], 14, 46) +
      box(view, [0, 0, 50], [480, width, 270], HOUSE.cream) +
      box(view, [492, 6, 40], [168, width - 12, 220], color) +
      sidePanel(view, [660.4, 26, 150], width - 52, 84, GLASS) +
      panel(view, [545, width - 5, 150], 90, 80, GLASS) +
      panel(view, [0, width + 0.4, 50], 480, 20, color) +
      wheels(view, [110, 220, 580], width + 0.8, 48),
  };
}

function tractor(color: Hex): Form {
  return {
    size: [340, 180, 260],
    draw: (view) =>
      wheel(view, [80, 14, 76], 76, TYRE, HOUSE.mustard) +
      wheel(view, [278, 14, 46], 46, TYRE, HOUSE.mustard) +
      box(view, [130, 46, 60], [200, 88, 86], color) +
      box(view, [30, 30, 70], [120, 120, 70], color) +
      box(view, [36, 34, 140], [104, 112, 84], GLASS) +
      box(view, [26, 26, 224], [124, 128, 14], color) +
      box(view, [262, 84, 146], [12, 12, 70], HOUSE.ink) +
      wheel(view, [80, 172, 76], 76, TYRE, HOUSE.mustard) +
      wheel(view, [278, 160, 46], 46, TYRE, HOUSE.mustard),
  };
}

function forklift(color: Hex): Form {
  return {
    size: [330, 130, 250],
    draw: (view) =>
      box(view, [10, 0, 26], [200, 130, 84], color) +
      box(view, [10, 0, 110], [50, 130, 30], HOUSE.ink) +
      times(2, (index) => box(view, [30 + index * 150, 6, 110], [8, 8, 120], HOUSE.ink)).join('') +
      box(view, [24, 0, 226], [172, 130, 10], HOUSE.ink) +
      times(2, (index) => box(view, [30 + index * 150, 116, 110], [8, 8, 116], HOUSE.ink)).join(
        '',
      ) +
      box(view, [212, 16, 10], [14, 98, 230], HOUSE.metalDark) +
      box(view, [226, 24, 12], [104, 18, 8], HOUSE.metal) +
      box(view, [226, 88, 12], [104, 18, 8], HOUSE.metal) +
      box(view, [232, 18, 20], [92, 94, 76], HOUSE.woodLight) +
      wheels(view, [56, 176], 130.6, 28),
  };
}

/** A hull with a house on it. */
function ship(color: Hex): Form {
  const [length, width] = [760, 230];
  const deck = 90;
  return {
    size: [length, width, 330],
    top: [300, width / 2, deck],
    draw: (view) =>
      view.quad(
        [
          [length - 150, width, 0],
          [length - 50, width / 2, 0],
          [length, width / 2, deck],
          [length - 120, width, deck],
        ],
        color,
        'right',
      ) +
      view.quad(
        [
          [0, width, 0],
          [length - 150, width, 0],
          [length - 120, width, deck],
          [0, width, deck],
        ],
        color,
        'left',
      ) +
      view.quad(
        [
          [0, 0, deck],
          [length - 120, 0, deck],
          [length, width / 2, deck],
          [length - 120, width, deck],
          [0, width, deck],
        ],
        HOUSE.woodLight,
        'left',
      ) +
      box(view, [30, 40, deck], [130, 150, 130], HOUSE.white) +
      panel(view, [44, 190.5, deck + 76], 100, 34, GLASS) +
      box(view, [70, 80, deck + 130], [50, 70, 90], HOUSE.coral),
  };
}

const CAR_COLORS: Readonly<Record<string, Hex>> = {
  ambulance: HOUSE.white,
  taxi: HOUSE.mustard,
  police: HOUSE.navy,
};

/** What drives and sails, by its kind. */
export const vehicle: FormOf = ({ kind, color }) => {
  switch (kind) {
    case 'bus':
      return coach(color, 680, 300);
    case 'train':
      return train(color);
    case 'pickup':
      return pickup(color);
    case 'tram':
      return coach(color, 760, 310);
    case 'truck':
      return truck(color);
    case 'fire-engine':
      return fireEngine();
    case 'tractor':
      return tractor(color);
    case 'forklift':
      return forklift(HOUSE.mustard);
    case 'ship':
      return ship(color);
    case 'car':
    case 'vintage':
    case 'convertible':
    case 'taxi':
    case 'police':
    case 'racer':
    case 'van':
    case 'camper':
    case 'ambulance':
      return car(CAR_COLORS[kind] ?? color, kind);
    default:
      return undefined;
  }
};
