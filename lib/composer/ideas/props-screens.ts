import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { lighter } from '../palette/tones';
import type { Prop } from './prop';

/** What screens of apps show: messages that come in, fields, signs of a connection. */

const SHADE = '#1d21441c';

/** A message that has come in: x, foot, width. */
const toast: Prop = ({ x, y, height: w }, { paper, mid, accents }) => {
  const h = w * 0.3;
  const [left, top] = [x - w / 2, y - h];
  const color = accents[Math.round(y) % 3] ?? accents[0];
  return (
    path(roundedPath([left + w * 0.02, top + h * 0.12], w, h, h * 0.26), SHADE) +
    path(roundedPath([left, top], w, h, h * 0.26), paper) +
    path(roundedPath([left + h * 0.2, top + h * 0.2], h * 0.6, h * 0.6, h * 0.16), color) +
    circle([left + h * 0.5, top + h * 0.44], h * 0.13, HOUSE.white) +
    path(
      `M${left + h * 0.28} ${top + h * 0.72}q${h * 0.22} ${-h * 0.3} ${h * 0.44} 0Z`,
      HOUSE.white,
    ) +
    rectangle([left + h, top + h * 0.28], w * 0.34, h * 0.15, mix(mid, '#2d3263', 0.5), {
      radius: h * 0.07,
    }) +
    rectangle([left + h, top + h * 0.56], w * 0.52, h * 0.13, mix(paper, mid, 0.5), {
      radius: h * 0.06,
    }) +
    circle([left + w - h * 0.06, top + h * 0.06], h * 0.2, HOUSE.red)
  );
};

/** Bars of a wireless signal, crossed out; `1` for a good one. */
const wifi: Prop = ({ x, y, height: h, rest: [good = 0] }, { ink, mid }) => {
  const arc = (r: number, fill: string) => {
    const [from, to] = [polar(-135, r), polar(-45, r)];
    return stroke(
      `M${x + from[0]} ${y + from[1]}A${r} ${r} 0 0 1 ${x + to[0]} ${y + to[1]}`,
      fill,
      h * 0.13,
    );
  };
  const tones = good ? [HOUSE.green, HOUSE.green, HOUSE.green] : [mid, mid, ink];
  return (
    times(3, (index) => arc(h * (0.9 - index * 0.27), tones[index] ?? ink)).join('') +
    circle([x, y - h * 0.06], h * 0.1, good ? HOUSE.green : ink) +
    (good
      ? ''
      : stroke(
          `M${x - h * 0.56} ${y - h * 0.96}L${x + h * 0.56} ${y + h * 0.06}`,
          HOUSE.white,
          h * 0.24,
        ) +
        stroke(
          `M${x - h * 0.56} ${y - h * 0.96}L${x + h * 0.56} ${y + h * 0.06}`,
          HOUSE.coral,
          h * 0.13,
        ))
  );
};

/** A plug that has come out of its socket, with sparks between. */
const unplugged: Prop = ({ x, y, height: w }, { ink, accents }) => {
  const h = w * 0.2;
  const cable = `M${x - w * 0.9} ${y + h * 1.1}C${x - w * 0.5} ${y + h * 2} ${x - w * 0.6} ${y} ${x - w * 0.4} ${y}M${x + w * 0.4} ${y}C${x + w * 0.6} ${y} ${x + w * 0.5} ${y - h * 1.6} ${x + w * 0.9} ${y - h * 1.2}`;
  const plug = path(roundedPath([x - w * 0.4, y - h / 2], w * 0.22, h, h * 0.3), accents[0]);
  const prongs = [-1, 1].map((side) =>
    rectangle([x - w * 0.18, y + side * h * 0.22 - h * 0.07], w * 0.1, h * 0.14, HOUSE.metalDark),
  );
  const socket =
    path(roundedPath([x + w * 0.16, y - h * 0.62], w * 0.24, h * 1.24, h * 0.3), ink) +
    [-1, 1]
      .map((side) =>
        rectangle(
          [x + w * 0.16, y + side * h * 0.22 - h * 0.08],
          w * 0.07,
          h * 0.16,
          lighter(ink, 0.5),
        ),
      )
      .join('');
  const sparks = [-60, 0, 60].map((angle) => {
    const [dx, dy] = polar(angle - 90, 1);
    return stroke(
      `M${x + w * 0.04 + dx * h * 0.5} ${y + dy * h * 0.8}l${dx * h * 0.5} ${dy * h * 0.5}`,
      HOUSE.mustard,
      w * 0.025,
    );
  });
  return stroke(cable, ink, w * 0.04) + plug + prongs.join('') + socket + sparks.join('');
};

/** A badge: green with a tick, or red with a cross where `1` follows. */
const badge: Prop = ({ x, y, height: d, rest: [bad = 0] }) => {
  const r = d / 2;
  const sign = bad
    ? `M${x - r * 0.34} ${y - r * 0.34}L${x + r * 0.34} ${y + r * 0.34}M${x + r * 0.34} ${y - r * 0.34}L${x - r * 0.34} ${y + r * 0.34}`
    : `M${x - r * 0.42} ${y + r * 0.02}L${x - r * 0.1} ${y + r * 0.34}L${x + r * 0.44} ${y - r * 0.3}`;
  return (
    circle([x + r * 0.08, y + r * 0.1], r, SHADE) +
    circle([x, y], r, bad ? HOUSE.red : HOUSE.green) +
    circle([x - r * 0.08, y - r * 0.08], r * 0.84, lighter(bad ? HOUSE.red : HOUSE.green, 0.14)) +
    stroke(sign, HOUSE.white, r * 0.2)
  );
};

/** Tiles to choose from, some of them chosen: x, foot, width. */
const tiles: Prop = ({ x, y, height: w }, { accents, paper, mid }) => {
  const s = w / 2.2;
  return times(6, (index) => {
    const [left, top] = [
      x - w / 2 + (index % 2) * s * 1.2,
      y - s * 3.2 + Math.floor(index / 2) * s * 1.1,
    ];
    const isChosen = index === 0 || index === 3;
    const fill = accents[index % 4] ?? accents[0];
    return (
      path(
        roundedPath([left, top], s, s * 0.94, s * 0.16),
        isChosen ? fill : mix(paper, fill, 0.3),
      ) +
      [
        circle([left + s / 2, top + s * 0.42], s * 0.2, isChosen ? HOUSE.white : fill),
        shape(
          [
            [left + s * 0.5, top + s * 0.2],
            [left + s * 0.74, top + s * 0.6],
            [left + s * 0.26, top + s * 0.6],
          ],
          isChosen ? HOUSE.white : fill,
        ),
        rectangle(
          [left + s * 0.3, top + s * 0.24],
          s * 0.4,
          s * 0.36,
          isChosen ? HOUSE.white : fill,
          {
            radius: s * 0.08,
          },
        ),
      ][index % 3] +
      rectangle(
        [left + s * 0.28, top + s * 0.74],
        s * 0.44,
        s * 0.08,
        isChosen ? HOUSE.white : mid,
      ) +
      (isChosen
        ? badge(
            { x: left + s * 0.94, y: top + s * 0.06, height: s * 0.36, rest: [] },
            { accents, paper, mid, ink: HOUSE.ink, soft: paper },
          )
        : '')
    );
  }).join('');
};

/** The front of a large phone with nothing on it: x, foot, height. */
const handset: Prop = ({ x, y, height: h }, { ink, paper }) => {
  const w = h * 0.52;
  return (
    ellipse([x, y], w * 0.62, 2, SHADE) +
    path(roundedPath([x - w / 2, y - h], w, h, w * 0.13), ink) +
    path(roundedPath([x - w * 0.45, y - h + w * 0.05], w * 0.9, h - w * 0.1, w * 0.1), paper) +
    path(roundedPath([x - w * 0.16, y - h + w * 0.05], w * 0.32, w * 0.07, w * 0.03), ink) +
    rectangle([x - w * 0.3, y - h + w * 0.24], w * 0.6, w * 0.06, mix(ink, paper, 0.3), {
      radius: w * 0.03,
    }) +
    rectangle([x - w * 0.2, y - h + w * 0.35], w * 0.4, w * 0.04, mix(ink, paper, 0.75), {
      radius: w * 0.02,
    })
  );
};

/** A button on a screen: x, foot, width. */
const button: Prop = ({ x, y, height: w }, { accents }) =>
  path(roundedPath([x - w / 2, y - w * 0.24], w, w * 0.24, w * 0.12), accents[0]) +
  rectangle([x - w * 0.2, y - w * 0.14], w * 0.4, w * 0.045, HOUSE.white, { radius: w * 0.02 });

/** The digit four of a page that is not there. */
const four: Prop = ({ x, y, height: h }, { accents }) => {
  const w = h * 0.62;
  const data = `M${x + w * 0.08} ${y - h}H${x + w * 0.34}V${y - h * 0.38}H${x + w / 2}V${y - h * 0.16}H${x + w * 0.34}V${y}H${x + w * 0.06}V${y - h * 0.16}H${x - w / 2}V${y - h * 0.36}ZM${x + w * 0.06} ${y - h * 0.62}L${x - w * 0.2} ${y - h * 0.38}H${x + w * 0.06}Z`;
  return `<path d="${data}" fill="${accents[0]}" fill-rule="evenodd"/>`;
};

/** A ring in which somebody floats: the digit between two fours. */
const zero: Prop = ({ x, y, height: h }, { accents }) =>
  `<path d="M${x - h * 0.36} ${y - h / 2}a${h * 0.36} ${h / 2} 0 1 1 ${h * 0.72} 0a${h * 0.36} ${h / 2} 0 1 1 ${-h * 0.72} 0Z" fill="${accents[0]}"/>` +
  ellipse([x, y - h / 2], h * 0.26, h * 0.4, mix('#ffffff', accents[0], 0.14));

/** A piece of a street map with a way to a place: x, foot, width. */
const route: Prop = ({ x, y, height: w }, { paper }) => {
  const [left, top] = [x - w / 2, y - w];
  const at = (u: number, v: number) => `${left + w * u} ${top + w * v}`;
  return (
    rectangle([left, top], w, w, mix(paper, HOUSE.leaf, 0.18)) +
    path(
      `M${at(0, 0.62)}C${at(0.4, 0.5)} ${at(0.6, 0.9)} ${at(1, 0.76)}V${top + w}H${left}Z`,
      '#a9d6ee',
    ) +
    stroke(
      `M${at(0, 0.3)}L${at(1, 0.18)}M${at(0.36, 0)}L${at(0.44, 1)}M${at(0.76, 0)}L${at(0.7, 1)}M${at(0, 0.54)}L${at(1, 0.46)}`,
      HOUSE.white,
      w * 0.07,
    ) +
    `<path d="M${at(0.14, 0.84)}L${at(0.42, 0.8)}L${at(0.4, 0.5)}L${at(0.73, 0.48)}L${at(0.74, 0.24)}" fill="none" stroke="${HOUSE.coral}" stroke-width="${w * 0.045}" stroke-dasharray="${w * 0.07} ${w * 0.05}" stroke-linecap="round"/>` +
    circle([left + w * 0.14, top + w * 0.84], w * 0.05, HOUSE.blue)
  );
};

/** Two arrows that chase each other. */
const renew: Prop = ({ x, y, height: d }, { accents }) => {
  const r = d / 2;
  const half = (side: number) => {
    const [from, to] = [polar(200 + side, r), polar(335 + side, r)];
    const tip = polar(352 + side, r);
    const [outer, inner] = [polar(332 + side, r * 1.3), polar(332 + side, r * 0.7)];
    return (
      stroke(
        `M${x + from[0]} ${y + from[1]}A${r} ${r} 0 0 1 ${x + to[0]} ${y + to[1]}`,
        accents[2],
        d * 0.11,
      ) +
      shape(
        [
          [x + tip[0], y + tip[1]],
          [x + outer[0], y + outer[1]],
          [x + inner[0], y + inner[1]],
        ],
        accents[2],
      )
    );
  };
  return half(0) + half(180);
};

export const SCREEN_PROPS: Readonly<Record<string, Prop>> = {
  toast,
  wifi,
  unplugged,
  badge,
  tiles,
  handset,
  button,
  four,
  zero,
  route,
  renew,
};
