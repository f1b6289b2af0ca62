import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../palette/tones';
import type { PackForm } from './content/packs.data';
import type { Frame } from './design/frame';

/** Packs as they stand before one, in a frame of the page: each says where its label is and what that stands on. */

export interface PackColors {
  body: Hex;
  label: Hex;
  trim: Hex;
}

export interface DrawnPack {
  svg: string;
  label: Frame;
  on: Hex;
}

type FormDrawer = (frame: Frame, colors: PackColors) => DrawnPack;

/** Width for a height of 1. */
export const PACK_RATIOS: Readonly<Record<PackForm, number>> = {
  box: 0.82,
  pouch: 0.72,
  jar: 0.78,
  bottle: 0.36,
  can: 0.56,
  carton: 0.54,
  tube: 0.42,
  bar: 0.5,
  label: 0.8,
};

const part = (
  { x, y, width, height }: Frame,
  [left, top, wide, high]: readonly [number, number, number, number],
): Frame => ({
  x: x + width * left,
  y: y + height * top,
  width: width * wide,
  height: height * high,
});
const rounded = (frame: Frame, radius: number, fill: Hex): string =>
  path(roundedPath([frame.x, frame.y], frame.width, frame.height, radius), fill);
/** The side of a round or folded pack that lies in shade. */
const shaded = (frame: Frame, share: number, amount = 0.12): string =>
  rectangle(
    [frame.x + frame.width * (1 - share), frame.y],
    frame.width * share,
    frame.height,
    '#1d2233',
    { opacity: amount },
  );

const box: FormDrawer = (frame, { body, label, trim }) => {
  const front = part(frame, [0, 0.1, 0.8, 0.9]);
  const { x, y, width, height } = front;
  const [dx, dy] = [frame.width * 0.2, frame.height * 0.1];
  const side = `M${x + width} ${y}L${x + width + dx} ${y - dy}V${y + height - dy * 0.9}L${x + width} ${y + height}Z`;
  const lid = `M${x} ${y}L${x + dx} ${y - dy}H${x + width + dx}L${x + width} ${y}Z`;
  return {
    svg:
      path(lid, lighter(body, 0.22)) +
      path(side, darker(body, 0.2)) +
      rectangle([x, y], width, height, body) +
      rectangle([x, y + height * 0.93], width, height * 0.07, trim) +
      rounded(part(front, [0.08, 0.07, 0.84, 0.8]), width * 0.04, label),
    label: part(front, [0.13, 0.11, 0.74, 0.72]),
    on: label,
  };
};

const pouch: FormDrawer = (frame, { body, label, trim }) => {
  const { x, y, width, height } = frame;
  const at = (left: number, top: number) => `${x + width * left} ${y + height * top}`;
  return {
    svg:
      path(
        `M${at(0.04, 0)}H${x + width * 0.96}C${at(0.93, 0.3)} ${at(0.94, 0.6)} ${at(1, 0.95)}C${at(0.7, 1.015)} ${at(0.3, 1.015)} ${at(0, 0.95)}C${at(0.06, 0.6)} ${at(0.07, 0.3)} ${at(0.04, 0)}Z`,
        body,
      ) +
      path(
        `M${at(0.96, 0)}C${at(0.93, 0.3)} ${at(0.94, 0.6)} ${at(1, 0.95)}C${at(0.95, 0.965)} ${at(0.9, 0.975)} ${at(0.86, 0.98)}C${at(0.84, 0.6)} ${at(0.86, 0.3)} ${at(0.87, 0)}Z`,
        darker(body, 0.14),
      ) +
      rectangle([x + width * 0.04, y], width * 0.92, height * 0.075, trim) +
      stroke(`M${at(0.06, 0.11)}H${x + width * 0.94}`, darker(body, 0.16), height * 0.006) +
      rounded(part(frame, [0.15, 0.18, 0.7, 0.66]), width * 0.05, label),
    label: part(frame, [0.2, 0.21, 0.6, 0.6]),
    on: label,
  };
};

const jar: FormDrawer = (frame, { body, label, trim }) => {
  const glass = part(frame, [0.02, 0.17, 0.96, 0.83]);
  const lid = part(frame, [0.11, 0, 0.78, 0.15]);
  return {
    svg:
      rounded(part(frame, [0.15, 0.13, 0.7, 0.09]), frame.width * 0.02, mix(body, '#ffffff', 0.5)) +
      rounded(glass, frame.width * 0.12, body) +
      rounded(part(glass, [0.04, 0.05, 0.05, 0.84]), frame.width * 0.02, lighter(body, 0.34)) +
      rounded(part(glass, [0.9, 0.06, 0.06, 0.84]), frame.width * 0.02, darker(body, 0.16)) +
      rounded(lid, frame.width * 0.035, trim) +
      times(9, (index) =>
        rectangle(
          [lid.x + lid.width * (0.06 + index * 0.1), lid.y + lid.height * 0.3],
          lid.width * 0.03,
          lid.height * 0.6,
          darker(trim, 0.16),
        ),
      ).join('') +
      rectangle([glass.x, glass.y + glass.height * 0.16], glass.width, glass.height * 0.7, label) +
      shaded(part(glass, [0, 0.16, 1, 0.7]), 0.08, 0.1),
    label: part(glass, [0.1, 0.19, 0.8, 0.64]),
    on: label,
  };
};

const bottle: FormDrawer = (frame, { body, label, trim }) => {
  const { x, y, width, height } = frame;
  const at = (left: number, top: number) => `${x + width * left} ${y + height * top}`;
  return {
    svg:
      path(
        `M${at(0.36, 0.03)}H${x + width * 0.64}V${y + height * 0.24}C${at(0.64, 0.33)} ${at(1, 0.33)} ${at(1, 0.45)}V${y + height * 0.965}C${at(1, 1)} ${at(0.94, 1)} ${at(0.9, 1)}H${x + width * 0.1}C${at(0.06, 1)} ${at(0, 1)} ${at(0, 0.965)}V${y + height * 0.45}C${at(0, 0.33)} ${at(0.36, 0.33)} ${at(0.36, 0.24)}Z`,
        body,
      ) +
      stroke(
        `M${at(0.42, 0.14)}V${y + height * 0.25}C${at(0.42, 0.34)} ${at(0.1, 0.36)} ${at(0.09, 0.47)}`,
        lighter(body, 0.36),
        width * 0.05,
      ) +
      rounded(
        { x: x + width * 0.33, y, width: width * 0.34, height: height * 0.13 },
        width * 0.04,
        trim,
      ) +
      rectangle([x, y + height * 0.5], width, height * 0.4, label) +
      shaded({ x, y: y + height * 0.5, width, height: height * 0.4 }, 0.1, 0.1),
    label: part(frame, [0.08, 0.515, 0.84, 0.37]),
    on: label,
  };
};

const can: FormDrawer = (frame, { body, label, trim }) => {
  const { x, y, width, height } = frame;
  const rim = height * 0.035;
  const barrel = part(frame, [0, 0.06, 1, 0.88]);
  return {
    svg:
      path(
        `M${x + width * 0.08} ${y + height * 0.93}H${x + width * 0.92}L${x + width * 0.86} ${y + height}H${x + width * 0.14}Z`,
        '#aeb6c2',
      ) +
      path(
        `M${x + width * 0.08} ${y + height * 0.07}H${x + width * 0.92}L${x + width * 0.88} ${y + rim * 0.6}H${x + width * 0.12}Z`,
        '#c9cfd8',
      ) +
      ellipse([x + width / 2, y + rim * 0.8], width * 0.39, rim * 0.8, '#dfe3e9') +
      rounded(barrel, width * 0.05, body) +
      rectangle([x, barrel.y + barrel.height * 0.04], width, barrel.height * 0.035, trim) +
      rectangle([x, barrel.y + barrel.height * 0.925], width, barrel.height * 0.035, trim) +
      rounded(part(barrel, [0.09, 0.12, 0.82, 0.76]), width * 0.06, label) +
      shaded(barrel, 0.09, 0.14) +
      rectangle(
        [x + width * 0.03, barrel.y + barrel.height * 0.04],
        width * 0.035,
        barrel.height * 0.9,
        '#ffffff',
        { opacity: 0.4 },
      ),
    label: part(barrel, [0.14, 0.15, 0.72, 0.7]),
    on: label,
  };
};

const carton: FormDrawer = (frame, { body, label, trim }) => {
  const front = part(frame, [0, 0.24, 0.76, 0.76]);
  const { x, y, width, height } = front;
  const [dx, dy] = [frame.width * 0.24, frame.height * 0.04];
  const top = frame.y + frame.height * 0.07;
  return {
    svg:
      path(
        `M${x + width} ${y}L${x + width + dx} ${y - dy}V${y + height - dy}L${x + width} ${y + height}Z`,
        darker(body, 0.2),
      ) +
      path(
        `M${x} ${y}L${x + width * 0.16} ${top}H${x + width * 0.9 + dx * 0.5}L${x + width} ${y}Z`,
        lighter(body, 0.18),
      ) +
      path(
        `M${x + width} ${y}L${x + width * 0.9 + dx * 0.5} ${top}L${x + width + dx} ${y - dy}Z`,
        darker(body, 0.3),
      ) +
      rectangle(
        [x + width * 0.16, top - frame.height * 0.07],
        width * 0.74 + dx * 0.5,
        frame.height * 0.075,
        trim,
      ) +
      rectangle([x, y], width, height, body) +
      rounded(part(front, [0.08, 0.05, 0.84, 0.9]), width * 0.05, label),
    label: part(front, [0.13, 0.08, 0.74, 0.84]),
    on: label,
  };
};

const tube: FormDrawer = (frame, { body, trim }) => {
  const { x, y, width, height } = frame;
  const at = (left: number, top: number) => `${x + width * left} ${y + height * top}`;
  return {
    svg:
      path(`M${at(0, 0.05)}H${x + width}L${at(0.86, 0.84)}H${x + width * 0.14}Z`, body) +
      path(
        `M${at(1, 0.05)}L${at(0.86, 0.84)}H${x + width * 0.77}L${at(0.88, 0.05)}Z`,
        darker(body, 0.1),
      ) +
      rectangle([x, y], width, height * 0.055, darker(body, 0.18)) +
      rounded(
        { x: x + width * 0.2, y: y + height * 0.84, width: width * 0.6, height: height * 0.16 },
        width * 0.05,
        trim,
      ),
    label: part(frame, [0.17, 0.1, 0.66, 0.68]),
    on: body,
  };
};

const bar: FormDrawer = (frame, { body, label, trim }) => {
  const { x, y, width, height } = frame;
  const teeth = (top: number, sign: number) =>
    `M${x} ${top}` +
    times(
      12,
      (index) =>
        `L${x + (width * (index + 0.5)) / 12} ${top + sign * height * 0.018}L${x + (width * (index + 1)) / 12} ${top}`,
    ).join('');
  return {
    svg:
      path(
        `${teeth(y + height * 0.02, -1)}V${y + height * 0.98}${`L${x + width} ${y + height * 0.98}`}H${x}Z`,
        trim,
      ) +
      path(`${teeth(y + height * 0.98, 1)}V${y + height * 0.94}H${x}Z`, trim) +
      rectangle([x, y + height * 0.06], width, height * 0.88, body) +
      rounded(part(frame, [0.09, 0.11, 0.82, 0.78]), width * 0.05, label) +
      shaded(part(frame, [0, 0.06, 1, 0.88]), 0.06, 0.12),
    label: part(frame, [0.15, 0.14, 0.7, 0.72]),
    on: label,
  };
};

/** A label by itself, with its double border. */
const flat: FormDrawer = (frame, { body, label }) => {
  const r = frame.width * 0.06;
  return {
    svg:
      rounded(frame, r, body) +
      rounded(part(frame, [0.025, 0.02, 0.95, 0.96]), r * 0.86, label) +
      stroke(
        roundedPath(
          [frame.x + frame.width * 0.05, frame.y + frame.height * 0.04],
          frame.width * 0.9,
          frame.height * 0.92,
          r * 0.7,
        ),
        body,
        frame.width * 0.006,
      ),
    label: part(frame, [0.1, 0.085, 0.8, 0.83]),
    on: label,
  };
};

export const PACK_DRAWERS: Readonly<Record<PackForm, FormDrawer>> = {
  box,
  pouch,
  jar,
  bottle,
  can,
  carton,
  tube,
  bar,
  label: flat,
};
