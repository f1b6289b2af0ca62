import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { lighter } from '../palette/tones';
import { box, panel } from './solids';
import type { View } from './view';

/** A device that lies there as the ground of a picture, with things standing on it. */
export type Device = 'phone' | 'laptop';

const BODY = '#2d3263';
const THICK_CM = 26;
const GLOW = ['#6ff0e0', '#f5b33f', '#f2664f', '#8fb4ff'] as const;

/** What a concept is as a ground. */
export const DEVICES: Readonly<Record<string, Device>> = {
  phone: 'phone',
  tablet: 'phone',
  laptop: 'laptop',
  computer: 'laptop',
  monitor: 'laptop',
};

const flat = (view: View, x: number, y: number, w: number, d: number, z: number, color: string) =>
  view.quad(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ],
    color,
    'left',
  );

/** A telephone on its back: its screen is the floor. */
function phone(view: View, side: number): string {
  const [x, w] = [-side * 0.04, side * 1.08];
  const y = -side * 0.14;
  const d = side * 1.28;
  return (
    box(view, [x, y, -THICK_CM], [w, d, THICK_CM], BODY) +
    flat(view, x + w * 0.03, y + d * 0.025, w * 0.94, d * 0.95, 0.3, '#e9f1ff') +
    flat(view, x + w * 0.03, y + d * 0.025, w * 0.94, d * 0.07, 0.5, '#6f7bf0') +
    flat(view, x + w * 0.36, y + d * 0.04, w * 0.28, d * 0.022, 0.8, BODY) +
    flat(view, x + w * 0.08, y + d * 0.885, w * 0.84, d * 0.05, 0.6, '#c9d8fb') +
    times(4, (index) =>
      flat(view, x + w * (0.14 + index * 0.21), y + d * 0.895, w * 0.08, d * 0.03, 0.8, '#6f7bf0'),
    ).join('')
  );
}

/** What a screen tells: bars, a line, a ring and a list. */
function dashboard(view: View, side: number, high: number): string {
  const card = (x: number, z: number, w: number, h: number) =>
    panel(view, [x, 3.2, z], w, h, '#3b4399');
  const [left, top] = [side * 0.05, high * 0.94];
  const bars = times(6, (index) =>
    panel(
      view,
      [left + side * (0.04 + index * 0.07), 3.5, high * 0.16],
      side * 0.045,
      high * [0.14, 0.22, 0.18, 0.3, 0.26, 0.36][index % 6]!,
      GLOW[index % 4] ?? GLOW[0],
    ),
  ).join('');
  return (
    card(left, high * 0.1, side * 0.47, high * 0.5) +
    bars +
    card(left + side * 0.5, high * 0.1, side * 0.4, high * 0.22) +
    card(left + side * 0.5, high * 0.36, side * 0.4, high * 0.24) +
    times(3, (index) =>
      panel(
        view,
        [left + side * 0.53, 3.5, high * (0.15 + index * 0.055)],
        side * (0.32 - index * 0.06),
        high * 0.025,
        GLOW[index] ?? GLOW[0],
      ),
    ).join('') +
    times(5, (index) =>
      panel(
        view,
        [left + side * (0.54 + index * 0.065), 3.5, high * 0.39],
        side * 0.04,
        high * (0.06 + ((index * 3) % 5) * 0.026),
        '#8fb4ff',
      ),
    ).join('') +
    panel(view, [left, 3.4, top - high * 0.12], side * 0.34, high * 0.06, '#ffffff') +
    times(3, (index) =>
      panel(
        view,
        [left, 3.4, high * 0.66 + index * high * 0.045],
        side * (0.5 - index * 0.1),
        high * 0.022,
        '#5f6ad0',
      ),
    ).join('')
  );
}

/** A laptop: its keys before an open screen. */
function laptop(view: View, side: number, high: number): string {
  const deck = side * 0.98;
  const keys = times(4, (row) =>
    times(11, (column) =>
      flat(
        view,
        side * (0.09 + column * 0.076),
        deck * (0.08 + row * 0.075),
        side * 0.06,
        deck * 0.055,
        0.6,
        '#4a5190',
      ),
    ).join(''),
  ).join('');
  return (
    box(view, [-6, -8, -THICK_CM], [side + 12, deck + 16, THICK_CM], HOUSE.metal) +
    flat(view, 0, 0, side, deck, 0.3, lighter(HOUSE.metal, 0.4)) +
    flat(view, side * 0.06, deck * 0.05, side * 0.88, deck * 0.36, 0.5, '#2d3263') +
    keys +
    flat(view, side * 0.34, deck * 0.76, side * 0.32, deck * 0.2, 0.5, HOUSE.metal) +
    box(view, [-6, -8, 0], [side + 12, 9, high], BODY) +
    panel(view, [side * 0.02, 2.8, high * 0.05], side * 0.96, high * 0.9, '#23286e') +
    dashboard(view, side, high)
  );
}

/** How high a device stands over its floor. */
export const deviceHeight = (device: Device, side: number): number =>
  device === 'laptop' ? side * 0.66 : 0;

export function deviceGround(view: View, device: Device, side: number): string {
  return device === 'phone' ? phone(view, side) : laptop(view, side, deviceHeight(device, side));
}
