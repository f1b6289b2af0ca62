import { circle, line, path, rectangle, shape } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { cornice } from '../block-parts';
import { windowIn } from '../ridged/openings';
import { upright, wall } from '../ridged/wall';
import { type Addition, type Host, heightOfHost, widthOfHost } from './addition';

/** What rises over a building: towers with clocks and bells, spires, domes. */

interface Shaft {
  x: number;
  half: number;
  up: number;
}

/** Of the height of its building, how high a tower is under its roof, and of its width how wide. */
const RISE = 1.62;
const WIDE = { share: 0.17, least: 230, most: 620 } as const;
/** Of the width of a building, how far from its end the one tower stands. */
const INSET = 0.2;

function shaftsOf(host: Host, count: number): Shaft[] {
  const width = widthOfHost(host);
  const half = Math.min(WIDE.most, Math.max(WIDE.least, width * WIDE.share)) / 2;
  const up = Math.max(heightOfHost(host) * RISE, half * 5.4);
  const ends = [host.box.left + width * INSET, host.box.right - width * INSET];
  return ends.slice(0, Math.min(2, count)).map((x) => ({ x, half, up }));
}

/** The walls of a tower with its ledges, lit from the left. */
function shaft(pen: Pen, { material, lit }: Host, color: string, { x, half, up }: Shaft): string {
  const walls = wall(pen, upright(x - half, x + half, -up), { material, color });
  const slits = times(3, (index) =>
    windowIn(pen, {
      at: [x, -up * (0.16 + index * 0.2)],
      width: half * 0.5,
      height: up * 0.1,
      head: 'round',
      lit,
    }),
  );
  return (
    walls +
    rectangle([x + half * 0.5, -up], half * 0.5, up, HOUSE.ink, { opacity: 0.12 }) +
    cornice(x - half - half * 0.08, half * 2.16, -up * 0.66, color, half * 0.14) +
    slits.join('')
  );
}

/** Four slopes over a square tower, and what is on their point. */
function cap({ x, half, up }: Shaft, color: string, rise: number): string {
  const eave = half * 1.18;
  return (
    shape(
      [
        [x - eave, -up],
        [x, -up - rise],
        [x + eave, -up],
      ],
      lighter(color, 0.08),
    ) +
    shape(
      [
        [x + eave * 0.24, -up],
        [x, -up - rise],
        [x + eave, -up],
      ],
      darker(color, 0.18),
    ) +
    rectangle([x - eave - 6, -up - 8], eave * 2 + 12, half * 0.12 + 8, darker(color, 0.3)) +
    rectangle([x - 5, -up - rise - half * 0.5], 10, half * 0.55, HOUSE.metalDark) +
    circle([x, -up - rise - half * 0.5], half * 0.1, HOUSE.gold)
  );
}

function clock({ x, half, up }: Shaft): string {
  const [y, r] = [-up * 0.83, half * 0.66];
  const ticks = times(12, (index) => {
    const angle = (index * Math.PI) / 6;
    const at = (share: number) => [
      x + Math.sin(angle) * r * share,
      y - Math.cos(angle) * r * share,
    ];
    return line([at(0.8), at(0.92)] as [[number, number], [number, number]], HOUSE.ink, r * 0.07);
  });
  return (
    circle([x, y], r * 1.16, HOUSE.woodDark) +
    circle([x, y], r, '#fdf8ea') +
    ticks.join('') +
    line(
      [
        [x, y],
        [x, y - r * 0.7],
      ],
      HOUSE.ink,
      r * 0.1,
    ) +
    line(
      [
        [x, y],
        [x + r * 0.42, y + r * 0.28],
      ],
      HOUSE.ink,
      r * 0.13,
    ) +
    circle([x, y], r * 0.1, HOUSE.ink)
  );
}

/** Arches with a bell in each. */
function belfry({ x, half, up }: Shaft): string {
  const [sill, width, height] = [-up * 0.7, half * 1.1, up * 0.24];
  const opening = `M${x - width / 2} ${sill}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`;
  const bell = width * 0.34;
  const top = sill - height * 0.66;
  return (
    path(opening, '#4a4358') +
    rectangle([x - width / 2, top - bell * 0.4], width, bell * 0.24, HOUSE.woodDark) +
    path(
      `M${x - bell * 0.5} ${top}q${bell * 0.5} ${-bell * 0.7} ${bell} 0q0 ${bell * 0.9} ${bell * 0.4} ${bell * 1.3}h${-bell * 1.8}q${bell * 0.4} ${-bell * 0.4} ${bell * 0.4} ${-bell * 1.3}Z`,
      HOUSE.gold,
    ) +
    circle([x, top + bell * 1.4], bell * 0.22, darker(HOUSE.gold, 0.2))
  );
}

const tower =
  (roof: number, face: (shaft: Shaft) => string): Addition =>
  (pen, host, told) => {
    const color = told.color ?? host.color;
    const shafts = shaftsOf(host, told.count);
    const drawn = shafts.map(
      (one) => shaft(pen, host, color, one) + cap(one, host.roofColor, one.half * roof) + face(one),
    );
    const [{ half, up, x } = { half: 0, up: 0, x: 0 }] = shafts;
    const far = shafts.at(-1)?.x ?? x;
    return {
      behind: '',
      before: drawn.join(''),
      box: {
        left: x - half * 1.3,
        right: far + half * 1.3,
        top: -up - half * (roof + 0.6),
        bottom: 0,
      },
    };
  };

export const clockTower = tower(2.1, clock);
export const bellTower = tower(1.5, belfry);

/** A slender point over the roof, or one over each end. */
export const spire: Addition = (_pen, host, told) => {
  const color = told.color ?? host.roofColor;
  const { roof } = host.anchors;
  const half = Math.min(180, widthOfHost(host) * 0.09);
  const rise = Math.max(heightOfHost(host) * 0.85, half * 4);
  const base = host.box.top * 0.72;
  const middle = roof?.at[0] ?? 0;
  const width = widthOfHost(host);
  const xs =
    told.count === 1 ? [middle] : [host.box.left + width * INSET, host.box.right - width * INSET];
  const top = host.box.top - rise * 0.8;
  const svg = xs.map(
    (x) =>
      rectangle([x - half, host.box.top - half * 0.6], half * 2, -base + half, host.color) +
      rectangle([x + half * 0.3, host.box.top - half * 0.6], half * 0.7, half + 600, HOUSE.ink, {
        opacity: 0.12,
      }) +
      path(
        `M${x - half * 1.16} ${host.box.top - half * 0.6}L${x} ${top}L${x + half * 1.16} ${host.box.top - half * 0.6}Z`,
        lighter(color, 0.06),
      ) +
      path(
        `M${x + half * 0.2} ${host.box.top - half * 0.6}L${x} ${top}L${x + half * 1.16} ${host.box.top - half * 0.6}Z`,
        darker(color, 0.2),
      ) +
      rectangle([x - 4, top - half * 0.7], 8, half * 0.8, HOUSE.gold),
  );
  const [first = 0] = xs;
  return {
    behind: svg.join(''),
    before: '',
    box: {
      left: first - half * 1.2,
      right: (xs.at(-1) ?? first) + half * 1.2,
      top: top - half * 0.7,
      bottom: base,
    },
  };
};

/** Of the width and the height of a building, the most that half a dome takes. */
const DOME = { wide: 0.19, high: 0.42, most: 900 } as const;

function ribs(x: number, y: number, r: number, rise: number, color: string): string {
  return [-0.62, -0.24, 0.16, 0.56]
    .map((share) =>
      path(
        `M${x + r * share - 5} ${y}Q${x + r * share * 0.9} ${y - rise * 0.8} ${x} ${y - rise}Q${x + r * share * 0.9 + 8} ${y - rise * 0.8} ${x + r * share + 9} ${y}Z`,
        darker(color, 0.14),
      ),
    )
    .join('');
}

/** A dome on a drum of windows, with a lantern on top; two more stand beside it where there are several. */
export const dome: Addition = (pen, host, told) => {
  const color = told.color ?? '#6fa79b';
  const roofUp = -(host.anchors.roof?.at[1] ?? host.box.top);
  const r = Math.min(widthOfHost(host) * DOME.wide, roofUp * DOME.high, DOME.most);
  const middle = host.anchors.roof?.at[0] ?? 0;
  const foot = (host.anchors.roof?.at[1] ?? host.box.top) * 0.84;
  const one = (x: number, r: number): string => {
    const drum = r * 0.5;
    const y = foot - drum;
    const windows = times(5, (index) =>
      windowIn(pen, {
        at: [x - r * 0.72 + index * r * 0.36, y + drum * 0.8],
        width: r * 0.18,
        height: drum * 0.66,
        head: 'round',
        lit: host.lit,
        sill: false,
      }),
    );
    const bulge = `M${x - r} ${y}C${x - r * 1.04} ${y - r * 0.9} ${x - r * 0.5} ${y - r * 1.16} ${x} ${y - r * 1.2}C${x + r * 0.5} ${y - r * 1.16} ${x + r * 1.04} ${y - r * 0.9} ${x + r} ${y}Z`;
    return (
      rectangle([x - r * 0.94, y], r * 1.88, drum + r, lighter(host.color, 0.1)) +
      rectangle([x + r * 0.4, y], r * 0.54, drum + r, HOUSE.ink, { opacity: 0.1 }) +
      windows.join('') +
      path(bulge, color) +
      pen.clip(
        bulge,
        ribs(x, y, r, r * 1.2, color) +
          rectangle([x + r * 0.42, y - r * 1.3], r, r * 1.4, HOUSE.ink, { opacity: 0.14 }) +
          path(
            `M${x - r * 0.86} ${y}Q${x - r * 0.8} ${y - r * 0.8} ${x - r * 0.2} ${y - r * 1.1}Q${x - r * 0.6} ${y - r * 0.7} ${x - r * 0.62} ${y}Z`,
            '#ffffff',
            { opacity: 0.22 },
          ),
      ) +
      rectangle([x - r * 1.06, y - r * 0.06], r * 2.12, r * 0.14, lighter(host.color, 0.35)) +
      rectangle([x - r * 0.16, y - r * 1.46], r * 0.32, r * 0.32, lighter(host.color, 0.2)) +
      path(
        `M${x - r * 0.2} ${y - r * 1.44}Q${x} ${y - r * 1.82} ${x + r * 0.2} ${y - r * 1.44}Z`,
        darker(color, 0.1),
      ) +
      rectangle([x - r * 0.02, y - r * 1.86], r * 0.04, r * 0.26, HOUSE.gold)
    );
  };
  const sides = told.count > 1 ? [-1, 1].map((side) => one(middle + side * r * 1.75, r * 0.6)) : [];
  const reach = told.count > 1 ? r * 2.4 : r * 1.1;
  return {
    behind: sides.join('') + one(middle, r),
    before: '',
    box: { left: middle - reach, right: middle + reach, top: foot - r * 2.4, bottom: foot },
  };
};
