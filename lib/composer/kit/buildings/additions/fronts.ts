import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { steps } from '../block-parts';
import { doorIn } from '../ridged/openings';
import { type Addition, heightOfHost, type Host, widthOfHost } from './addition';

/** What is built before a front: stairs, columns, arches, awnings, balconies, and washing on its lines. */

const doorXOf = ({ anchors }: Host): number => anchors.door?.at[0] ?? 0;

/** A flight as wide as the hall behind it; the building stands higher by it. */
export const stairs: Addition = (_pen, host, told) => {
  const rise = Math.min(170, Math.max(60, heightOfHost(host) * 0.13));
  const x = doorXOf(host);
  const room = Math.min(x - host.box.left, host.box.right - x) - 110;
  const wide = Math.max((host.anchors.door?.spanCm ?? 140) * 1.5, widthOfHost(host) * 0.24);
  const half = Math.max(80, Math.min(wide, room));
  const color = told.color ?? HOUSE.stone;
  const { left, right } = host.box;
  const inset = (right - left) * 0.02;
  const plinth = darker(host.color, 0.14);
  return {
    behind: rectangle([left + inset, -rise - 2], right - left - inset * 2, rise + 2, plinth),
    before:
      steps(x, half, rise, 6, color) +
      [-1, 1]
        .map((side) => {
          const at = x + side * (half + 86);
          return (
            rectangle([at - 26, -rise * 1.2], 52, rise * 1.2, lighter(color, 0.12)) +
            rectangle([at + 6, -rise * 1.2], 20, rise * 1.2, darker(color, 0.12)) +
            rectangle([at - 34, -rise * 1.2 - 12], 68, 16, lighter(color, 0.3))
          );
        })
        .join(''),
    box: { left: x - half - 130, right: x + half + 130, top: -rise * 1.3, bottom: 0 },
    raisedCm: rise,
  };
};

/** A gable on columns before the door. */
export const columns: Addition = (_pen, host, told) => {
  const color = told.color ?? HOUSE.cream;
  const x = doorXOf(host);
  const [half, high] = [
    Math.max(240, widthOfHost(host) * 0.24),
    Math.max(300, heightOfHost(host) * 0.52),
  ];
  const count = told.count > 1 && told.count !== 3 ? Math.min(8, told.count) : 6;
  const thick = Math.min(62, (half / count) * 0.62);
  const shafts = times(count, (index) => {
    const at = x - half + thick + ((half - thick) * 2 * index) / (count - 1);
    return (
      rectangle([at - thick / 2, -high], thick, high, color) +
      rectangle([at + thick * 0.1, -high], thick * 0.4, high, darker(color, 0.14)) +
      rectangle([at - thick * 0.72, -high - 4], thick * 1.44, thick * 0.4, lighter(color, 0.4)) +
      rectangle([at - thick * 0.72, -thick * 0.4], thick * 1.44, thick * 0.4, darker(color, 0.06))
    );
  });
  const entablature = half * 0.14;
  const gable = half * 0.42;
  const top = -high - entablature;
  return {
    behind: '',
    before:
      rectangle([x - half, -high], half * 2, high, HOUSE.ink, { opacity: 0.2 }) +
      shafts.join('') +
      rectangle([x - half - 20, top], half * 2 + 40, entablature, color) +
      rectangle([x - half - 20, -high - 9], half * 2 + 40, 9, darker(color, 0.24)) +
      shape(
        [
          [x - half - 40, top],
          [x, top - gable],
          [x + half + 40, top],
        ],
        lighter(color, 0.2),
      ) +
      shape(
        [
          [x - half * 0.7, top - 14],
          [x, top - gable * 0.78],
          [x + half * 0.7, top - 14],
        ],
        darker(color, 0.12),
      ),
    box: { left: x - half - 40, right: x + half + 40, top: top - gable, bottom: 0 },
  };
};

/** An arcade along the ground floor. */
export const arches: Addition = (_pen, host, told) => {
  const color = told.color ?? lighter(host.color, 0.14);
  const { left, right } = host.box;
  const width = (right - left) * 0.92;
  const from = (left + right - width) / 2;
  const high = Math.min(420, heightOfHost(host) * 0.46);
  const count = Math.max(3, Math.round(width / (high * 0.62)));
  const step = width / count;
  const half = step * 0.36;
  const openings = times(count, (index) => {
    const x = from + step * (index + 0.5);
    const spring = -high * 0.84 + half;
    const outline = (grow: number) =>
      `M${x - half - grow} 0V${spring}A${half + grow} ${half + grow} 0 0 1 ${x + half + grow} ${spring}V0Z`;
    return (
      path(outline(10), darker(color, 0.1)) +
      path(outline(0), '#463f58') +
      path(`M${x - half} 0V${spring}A${half} ${half} 0 0 1 ${x} ${spring - half}V0Z`, '#5a5270')
    );
  });
  return {
    behind: '',
    before:
      rectangle([from, -high], width, high, color) +
      openings.join('') +
      rectangle([from - 14, -high - 14], width + 28, 24, lighter(color, 0.3)) +
      rectangle([from - 14, -high + 10], width + 28, 8, HOUSE.ink, { opacity: 0.18 }),
    box: { left: from - 14, right: from + width + 14, top: -high - 14, bottom: 0 },
  };
};

/** Striped cloth over the door and the windows beside it. */
export const awning: Addition = (_pen, host, told) => {
  const color = told.color ?? HOUSE.coral;
  const x = doorXOf(host);
  const half = Math.max(150, Math.min(widthOfHost(host) * 0.34, 420));
  const [high, deep] = [300, 86];
  const count = Math.round((half * 2) / 52) | 1;
  const step = (half * 2) / count;
  const flare = 1.08;
  const stripes = times(count, (index) => {
    const tone = index % 2 ? HOUSE.cream : color;
    const [a, b] = [-half + index * step, -half + (index + 1) * step];
    return (
      shape(
        [
          [x + a, -high],
          [x + b, -high],
          [x + b * flare, -high + deep],
          [x + a * flare, -high + deep],
        ],
        tone,
      ) +
      path(
        `M${x + a * flare} ${-high + deep}H${x + b * flare}v14a${(step * flare) / 2} 18 0 0 1 ${-step * flare} 0Z`,
        darker(tone, 0.12),
      )
    );
  });
  return {
    behind: '',
    before:
      rectangle([x - half, -high + deep], half * 2, 60, HOUSE.ink, { opacity: 0.16 }) +
      stripes.join(''),
    box: { left: x - half * flare, right: x + half * flare, top: -high, bottom: -high + deep + 30 },
  };
};

/** Glazed doors with a railing before them, over the entrance and on both its sides where there are several. */
export const balcony: Addition = (pen, host, told) => {
  const color = told.color ?? HOUSE.white;
  const width = widthOfHost(host);
  const high = Math.min(240, heightOfHost(host) * 0.26);
  const y = -Math.max(high * 1.3, heightOfHost(host) * 0.42);
  const middle = (host.box.left + host.box.right) / 2;
  const xs = told.count > 1 ? [-0.3, 0, 0.3].map((share) => middle + share * width) : [middle];
  const half = Math.min(150, width * 0.13);
  const one = (x: number) =>
    doorIn(pen, {
      at: [x, y],
      width: half * 0.9,
      height: high * 0.86,
      leaves: 2,
      glazed: true,
      color,
      lit: host.lit,
    }) +
    rectangle([x - half, y - 4], half * 2, 20, lighter(color, 0.1)) +
    rectangle([x - half, y + 16], half * 2, 10, HOUSE.ink, { opacity: 0.18 }) +
    rectangle([x - half, y - high * 0.38], half * 2, 9, HOUSE.metalDark) +
    times(Math.round(half / 10), (_, share) =>
      rectangle(
        [x - half + share * (half * 2 - 6), y - high * 0.36],
        5,
        high * 0.36,
        HOUSE.metalDark,
      ),
    ).join('');
  const [first = middle] = xs;
  return {
    behind: '',
    before: xs.map(one).join(''),
    box: { left: first - half, right: (xs.at(-1) ?? middle) + half, top: y - high, bottom: y + 26 },
  };
};

const WASHING = [HOUSE.white, HOUSE.coral, '#6fa8d9', HOUSE.mustard, '#7fb77e', HOUSE.pink];

/** A shirt, a towel or trousers that hang from a line. */
function garment(x: number, y: number, size: number, index: number): string {
  const tone = WASHING[index % WASHING.length] ?? HOUSE.white;
  const dark = darker(tone, 0.14);
  if (index % 3 === 0)
    return (
      path(
        `M${x - size * 0.3} ${y}l${-size * 0.22} ${size * 0.26}l${size * 0.16} ${size * 0.12}l${size * 0.06} ${-size * 0.08}v${size * 0.66}h${size * 0.6}v${-size * 0.66}l${size * 0.06} ${size * 0.08}l${size * 0.16} ${-size * 0.12}l${-size * 0.22} ${-size * 0.26}q${-size * 0.3} ${size * 0.16} ${-size * 0.6} 0Z`,
        tone,
      ) +
      rectangle([x + size * 0.08, y + size * 0.2], size * 0.22, size * 0.76, dark, { opacity: 0.5 })
    );
  if (index % 3 === 1)
    return (
      rectangle([x - size * 0.34, y], size * 0.68, size * 0.9, tone) +
      rectangle([x - size * 0.34, y + size * 0.64], size * 0.68, size * 0.1, dark)
    );
  return (
    path(
      `M${x - size * 0.28} ${y}h${size * 0.56}l${size * 0.06} ${size}h${-size * 0.24}l${-size * 0.1} ${-size * 0.66}l${-size * 0.1} ${size * 0.66}h${-size * 0.24}Z`,
      tone,
    ) + rectangle([x - size * 0.28, y], size * 0.56, size * 0.1, dark)
  );
}

/** Washing on lines along the front, from balcony to balcony. */
export const washing: Addition = (_pen, host) => {
  const { left, right } = host.box;
  const [width, high] = [right - left, heightOfHost(host)];
  const size = Math.min(110, high * 0.09);
  const rows = Math.max(1, Math.min(4, Math.round(high / 430)));
  const lines = times(rows, (row) => {
    const y = -high * 0.24 - ((high * 0.62) / rows) * row;
    const [from, to] =
      row % 2
        ? [left + width * 0.34, right - width * 0.05]
        : [left + width * 0.05, right - width * 0.34];
    const count = Math.max(3, Math.floor((to - from) / (size * 1.02)));
    const step = (to - from) / count;
    const sag = size * 0.34;
    return (
      stroke(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, HOUSE.metalDark, 6) +
      [from, to].map((x) => circle([x, y], 9, HOUSE.metalDark)).join('') +
      times(count, (index, share) => {
        const x = from + step * (index + 0.5);
        const off = (share - 0.5) * 2;
        const hang = y + sag * (1 - off * off);
        return (
          garment(x, hang, size, index + row * 2) +
          ellipse([x - size * 0.2, hang], 6, 9, HOUSE.woodLight) +
          ellipse([x + size * 0.2, hang], 6, 9, HOUSE.woodLight)
        );
      }).join('')
    );
  });
  return {
    behind: '',
    before: lines.join(''),
    box: { left, right, top: -high * 0.9, bottom: -high * 0.1 },
  };
};
