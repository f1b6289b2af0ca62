import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { type Crown, type Front, PANES } from './style';
import { openingOf } from './windows';

/** What a front ends in: gables, roofs, ledges. All stand on the top of the walls. */

const hoist = (top: number, rise: number) =>
  rectangle([-7, -top - rise * 0.74], 60, 12, '#3a2f2a') +
  rectangle([38, -top - rise * 0.74], 5, 40, '#3a2f2a');

function attic({ lit, style, top }: Front, rise: number, size = 1): string {
  const [w, h] = [82 * size, 130 * size];
  const y = -top - rise * 0.16;
  return (
    path(openingOf('round', [0, y], w, h, 12), style.trim) +
    path(openingOf('round', [0, y], w, h), lit ? PANES.lit : PANES.day) +
    rectangle([-4, y - h], 8, h, style.trim)
  );
}

/** Steps up to a narrow top, each with its white stone. */
function stepGable(front: Front): string {
  const { half, top, wall, style } = front;
  const count = 5;
  const rise = half * 1.25;
  const rows = times(count, (index) => {
    const wide = half * (1 - (index + 0.35) / (count + 0.6));
    const [y, high] = [-top - (rise * (index + 1)) / count, rise / count + 2];
    return (
      rectangle([-wide, y], wide * 2, high, wall) +
      rectangle([-wide - 8, y - 12], 58, 18, style.trim) +
      rectangle([wide - 50, y - 12], 58, 18, style.trim)
    );
  });
  return rows.join('') + rectangle([-42, -top - rise - 26], 84, 26, style.trim);
}

/** A raised neck between scrolls of white stone. */
function neckGable({ half, top, wall, style }: Front): string {
  const rise = half * 1.35;
  const neck = half * 0.5;
  const scroll = (side: number) =>
    path(
      `M${side * half} ${-top}C${side * half * 0.98} ${-top - rise * 0.3} ${side * neck * 1.5} ${-top - rise * 0.12} ${side * neck} ${-top - rise * 0.62}V${-top}Z`,
      style.trim,
    ) + circle([side * half * 0.74, -top - rise * 0.1], half * 0.11, darker(style.trim, 0.16));
  return (
    scroll(-1) +
    scroll(1) +
    rectangle([-neck, -top - rise * 0.82], neck * 2, rise * 0.84, wall) +
    shape(
      [
        [-neck - 26, -top - rise * 0.82],
        [0, -top - rise * 1.08],
        [neck + 26, -top - rise * 0.82],
      ],
      style.trim,
    ) +
    rectangle([-neck - 30, -top - rise * 0.84], neck * 2 + 60, 20, lighter(style.trim, 0.4))
  );
}

function bellGable({ half, top, wall, style }: Front): string {
  const rise = half * 1.3;
  const outline = (grow: number) =>
    `M${-half - grow} ${-top}C${-half - grow} ${-top - rise * 0.46 - grow} ${-half * 0.42 - grow} ${-top - rise * 0.3} ${-half * 0.4 - grow} ${-top - rise * 0.78}Q${-half * 0.38} ${-top - rise - grow} 0 ${-top - rise - grow}Q${half * 0.38} ${-top - rise - grow} ${half * 0.4 + grow} ${-top - rise * 0.78}C${half * 0.42 + grow} ${-top - rise * 0.3} ${half + grow} ${-top - rise * 0.46 - grow} ${half + grow} ${-top}Z`;
  return path(outline(16), style.trim) + path(outline(-4), wall);
}

function gable(front: Front): string {
  const { half, top, wall, style } = front;
  const rise = half * (style.surface === 'beams' ? 1 : 0.84);
  const verge = (side: number): Point[] => [
    [side * (half + 60), -top + 46],
    [0, -top - rise - 42],
    [0, -top - rise + 18],
    [side * (half + 8), -top + 46],
  ];
  const beams =
    style.surface === 'beams'
      ? rectangle([-half * 0.62, -top - rise * 0.42], half * 1.24, 20, style.trim) +
        rectangle([-half, -top - 12], half * 2, 24, style.trim) +
        stroke(
          `M${-half * 0.5} ${-top}L${-half * 0.16} ${-top - rise * 0.42}M${half * 0.5} ${-top}L${half * 0.16} ${-top - rise * 0.42}M0 ${-top - rise * 0.44}V${-top - rise}`,
          style.trim,
          18,
        )
      : rectangle([-half, -top - 10], half * 2, 20, style.trim) +
        times(7, (index) =>
          circle([-half * 0.6 + index * half * 0.2, -top - 16], half * 0.06, style.trim),
        ).join('');
  return (
    shape(
      [
        [-half, -top + 2],
        [0, -top - rise],
        [half, -top + 2],
      ],
      wall,
    ) +
    beams +
    attic(front, rise, 0.8) +
    shape(verge(-1), lighter(style.roof, 0.12)) +
    shape(verge(1), darker(style.roof, 0.16))
  );
}

/** Slate with dormers between chimneys. */
function mansard(front: Front): string {
  const { half, top, style, lit, chance } = front;
  const rise = 300;
  const count = Math.max(2, Math.round((half * 2) / style.bayCm));
  const dormer = (x: number) =>
    rectangle([x - 66, -top - 210], 132, 190, style.trim) +
    path(`M${x - 82} ${-top - 204}Q${x} ${-top - 290} ${x + 82} ${-top - 204}Z`, style.trim) +
    rectangle([x - 44, -top - 190], 88, 164, lit && chance() < 0.5 ? PANES.lit : PANES.day) +
    rectangle([x - 4, -top - 190], 8, 164, style.trim);
  const chimney = (x: number) =>
    rectangle([x - 60, -top - rise - 110], 120, 190, '#c2795a') +
    times(3, (index) =>
      rectangle([x - 46 + index * 34, -top - rise - 142], 22, 36, '#a85f45'),
    ).join('');
  return (
    chimney(-half * 0.8) +
    chimney(half * 0.8) +
    path(
      `M${-half - 10} ${-top}L${-half + 60} ${-top - rise}H${half - 60}L${half + 10} ${-top}Z`,
      style.roof,
    ) +
    path(`M${half * 0.6} ${-top}V${-top - rise}H${half - 60}L${half + 10} ${-top}Z`, HOUSE.ink, {
      opacity: 0.1,
    }) +
    rectangle([-half + 50, -top - rise - 14], half * 2 - 100, 20, lighter(style.roof, 0.3)) +
    times(count, (index) => dormer(-half + ((index + 0.5) * half * 2) / count)).join('') +
    ledge(front, 34)
  );
}

/** A ledge along the whole front. */
function ledge({ half, top, style }: Front, deep: number): string {
  return (
    rectangle([-half - 22, -top - deep * 0.4], half * 2 + 44, deep, style.trim) +
    rectangle(
      [-half - 22, -top - deep * 0.4],
      half * 2 + 44,
      deep * 0.3,
      lighter(style.trim, 0.5),
    ) +
    rectangle([-half, -top + deep * 0.6], half * 2, 12, HOUSE.ink, { opacity: 0.2 })
  );
}

/** A heavy ledge on brackets. */
function cornice(front: Front): string {
  const { half, top, style } = front;
  const count = Math.round((half * 2) / 76);
  const brackets = times(count, (index) =>
    rectangle(
      [-half + ((index + 0.5) * half * 2) / count - 13, -top + 6],
      26,
      52,
      darker(style.trim, 0.24),
    ),
  ).join('');
  return (
    rectangle([-half - 30, -top - 52], half * 2 + 60, 62, darker(style.trim, 0.06)) +
    rectangle([-half - 38, -top - 66], half * 2 + 76, 22, lighter(style.trim, 0.24)) +
    brackets +
    rectangle([-half, -top + 58], half * 2, 8, HOUSE.ink, { opacity: 0.2 })
  );
}

const parapet = (front: Front): string => {
  const { half, top, wall, style } = front;
  const posts = Math.max(3, Math.round((half * 2) / 220));
  return (
    rectangle([-half, -top - 84], half * 2, 88, lighter(wall, 0.14)) +
    rectangle([-half - 8, -top - 98], half * 2 + 16, 20, style.trim) +
    times(posts, (index) =>
      rectangle([-half + (index * (half * 2 - 44)) / (posts - 1), -top - 96], 44, 98, style.trim),
    ).join('') +
    ledge(front, 30)
  );
};

/** Stepped back towards the middle, with fins and a mast. */
function ziggurat({ half, top, wall, style, paint }: Front): string {
  const tiers: readonly Point[] = [
    [0.66, 70],
    [0.44, 150],
    [0.24, 260],
  ];
  return (
    rectangle([-6, -top - 470], 12, 220, darker(style.trim, 0.3)) +
    [...tiers]
      .reverse()
      .map(
        ([share, rise]) =>
          rectangle([-half * share, -top - rise], half * share * 2, rise + 4, wall) +
          rectangle([half * share * 0.7, -top - rise], half * share * 0.3, rise, HOUSE.ink, {
            opacity: 0.08,
          }) +
          rectangle([-half * share - 10, -top - rise - 14], half * share * 2 + 20, 20, paint),
      )
      .join('') +
    rectangle([-half - 12, -top - 30], half * 2 + 24, 36, style.trim) +
    rectangle([-half - 12, -top + 6], half * 2 + 24, 14, paint)
  );
}

const slab = ({ half, top, wall }: Front): string =>
  rectangle([-half - 20, -top - 46], half * 2 + 40, 52, lighter(wall, 0.14)) +
  rectangle([-half, -top + 6], half * 2, 14, HOUSE.ink, { opacity: 0.18 });

/** A low roof of tiles that hangs over, with chimneys that flare. */
function eaves({ half, top, style }: Front): string {
  const rise = 110;
  const tiles = times(Math.round((half * 2 + 80) / 34), (index) =>
    rectangle([-half - 40 + index * 34, -top - 12], 24, 24, darker(style.roof, 0.18), {
      radius: 10,
    }),
  ).join('');
  const flue = (x: number) =>
    rectangle([x - 30, -top - rise - 90], 60, 120, '#d9a582') +
    shape(
      [
        [x - 30, -top - rise - 80],
        [x - 60, -top - rise - 150],
        [x + 60, -top - rise - 150],
        [x + 30, -top - rise - 80],
      ],
      '#c9876a',
    );
  return (
    flue(-half * 0.5) +
    path(
      `M${-half - 46} ${-top}L${-half + 60} ${-top - rise}H${half - 60}L${half + 46} ${-top}Z`,
      style.roof,
    ) +
    tiles +
    rectangle([-half, -top + 10], half * 2, 26, style.trim) +
    rectangle([-half, -top + 36], half * 2, 9, HOUSE.ink, { opacity: 0.2 })
  );
}

function merlons({ half, top, wall, style }: Front): string {
  const count = Math.round((half * 2) / 110);
  const step = (half * 2) / count;
  return (
    rectangle([-half - 14, -top - 60], half * 2 + 28, 70, style.roof) +
    times(Math.round(half / 16), (index) =>
      rectangle([-half - 14 + index * 32, -top - 60], 20, 62, lighter(style.roof, 0.16), {
        radius: 9,
      }),
    ).join('') +
    times(count, (index) => {
      const x = -half + (index + 0.5) * step;
      return path(`M${x - 34} ${-top - 60}v-44h16v-28h36v28h16v44Z`, lighter(wall, 0.1));
    }).join('') +
    rectangle([-half, -top + 10], half * 2, 16, HOUSE.ink, { opacity: 0.2 })
  );
}

function pediment(front: Front): string {
  const { half, top, wall, style, paint } = front;
  return (
    path(
      `M${-half} ${-top}V${-top - 90}H${-half * 0.6}Q${-half * 0.5} ${-top - 220} 0 ${-top - 230}Q${half * 0.5} ${-top - 220} ${half * 0.6} ${-top - 90}H${half}V${-top}Z`,
      lighter(wall, 0.2),
    ) +
    circle([0, -top - 130], 52, style.trim) +
    circle([0, -top - 130], 36, paint) +
    rectangle([-half - 6, -top - 104], half * 0.5, 16, style.trim) +
    rectangle([half * 0.52, -top - 104], half * 0.5, 16, style.trim) +
    ledge(front, 28)
  );
}

/** A flat roof with a dome on its drum. */
function dome(front: Front): string {
  const { half, top, style } = front;
  const r = half * 0.74;
  return (
    rectangle([-r, -top - 70], r * 2, 74, '#f1f2f6') +
    path(`M${-r} ${-top - 66}A${r} ${r * 0.96} 0 0 1 ${r} ${-top - 66}Z`, style.roof) +
    path(
      `M${-r * 0.72} ${-top - 70}A${r * 0.74} ${r * 0.84} 0 0 1 ${-r * 0.06} ${-top - r * 0.94 - 60}Q${-r * 0.5} ${-top - r * 0.6 - 60} ${-r * 0.56} ${-top - 70}Z`,
      lighter(style.roof, 0.34),
    ) +
    rectangle([-5, -top - r - 130], 10, 80, HOUSE.white) +
    rectangle([-26, -top - r - 110], 52, 10, HOUSE.white) +
    slab(front)
  );
}

const withAttic =
  (draw: (front: Front) => string, rise: number): ((front: Front) => string) =>
  (front) =>
    draw(front) + attic(front, front.half * rise, 0.9) + hoist(front.top, front.half * rise);

export const CROWNS: Readonly<Record<Crown, (front: Front) => string>> = {
  step: withAttic(stepGable, 1.1),
  neck: withAttic(neckGable, 1),
  bell: withAttic(bellGable, 1),
  gable,
  mansard,
  cornice,
  parapet,
  ziggurat,
  slab,
  eaves,
  merlons,
  pediment,
  dome,
};
