import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  colorParameter,
  createLathe,
  defineThing,
  formed,
  leaf,
  hoop,
  paintMouth,
  paintSide,
  paintSolid,
  type Profile,
  rod,
  type Sketch,
  topOf,
  pointsOf,
} from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';
import { LIQUID_NAMES, LIQUIDS } from './liquids';
import { steam } from './steam';

const STYLES = ['mug', 'cup', 'teacup', 'espresso', 'bowl-cup', 'enamel'] as const;

const PROFILES: Readonly<Record<(typeof STYLES)[number], Profile>> = {
  mug: '37 0!, 40 4, 41 30, 41 92',
  cup: '22 0!, 23 5!, 34 18, 42 40, 45 64',
  teacup: '20 0!, 20 5!, 38 16, 47 34, 53 56',
  espresso: '20 0!, 22 4, 29 22, 31 52',
  'bowl-cup': '28 0!, 30 4!, 50 22, 60 54',
  enamel: '40 0!, 43 3, 44 40, 45 80',
};

const parameters = z.object({
  style: z.enum(STYLES).default('mug'),
  color: colorParameter.optional(),
  filling: z.enum(LIQUID_NAMES).optional(),
  saucer: z.boolean().default(false),
  steaming: z.boolean().default(false),
  /** Foam art or a dollop of cream on what is in it. */
  foam: z.enum(['none', 'heart', 'cream']).default('none'),
  garnish: z
    .array(
      z.enum(['cream', 'marshmallows', 'cinnamon', 'lemon', 'orange', 'mint', 'heart', 'foam']),
    )
    .default([]),
  view: z.enum(['side', 'top']).default('side'),
});
type Parameters = z.output<typeof parameters>;

/** A heart of milk foam, as wide as 2. */
function foamHeart(size: number, foam: Hex, coffee: Hex): string {
  const layer = ([r, y]: readonly [number, number], fill: Hex) =>
    path(
      `M0 ${y + r * 0.9}C${-r * 0.4} ${y + r * 0.5} ${-r} ${y + r * 0.2} ${-r} ${y - r * 0.3}C${-r} ${y - r * 0.8} ${-r * 0.2} ${y - r * 0.8} 0 ${y - r * 0.3}C${r * 0.2} ${y - r * 0.8} ${r} ${y - r * 0.8} ${r} ${y - r * 0.3}C${r} ${y + r * 0.2} ${r * 0.4} ${y + r * 0.5} 0 ${y + r * 0.9}Z`,
      fill,
    );
  return placed(
    layer([64, 8], foam) +
      layer([48, -4], coffee) +
      layer([34, -12], foam) +
      stroke('M0 -26V58', coffee, 4),
    { scaleX: size / 64 },
  );
}

function fromAbove(p: Parameters, color: Hex): Sketch {
  const r = topOf(createLathe(PROFILES[p.style])).radius;
  const filling = p.filling === undefined ? undefined : LIQUIDS[p.filling];
  const saucer = p.saucer
    ? circle([0, 0], r * 1.72, darker(HOUSE.cream, 0.12)) +
      circle([-1, -1.5], r * 1.7, lighter(HOUSE.cream, 0.3)) +
      circle([1, 1.5], r * 1.2, darker(HOUSE.cream, 0.1)) +
      circle([0, 0], r * 1.16, HOUSE.cream)
    : '';
  const handle = markedPart(
    'handle',
    placed(
      rectangle([r * 0.8, -r * 0.14], r * 0.78, r * 0.28, color, { radius: r * 0.14 }) +
        rectangle([r * 0.8, -r * 0.1], r * 0.7, r * 0.08, lighter(color, 0.35), {
          radius: r * 0.04,
        }),
      { angleDegrees: 38 },
    ),
  );
  const inside =
    filling === undefined
      ? circle([0, 0], r * 0.86, darker(color, 0.24)) +
        circle([r * 0.06, r * 0.08], r * 0.72, darker(color, 0.12))
      : circle([0, 0], r * 0.86, darker(color, 0.3)) +
        circle([r * 0.02, r * 0.03], r * 0.81, darker(filling, 0.2)) +
        circle([0, 0], r * 0.77, filling) +
        circle([-r * 0.03, -r * 0.04], r * 0.66, lighter(filling, 0.12));
  const foam =
    filling && p.foam !== 'none'
      ? placed(foamHeart(r * 0.5, '#fff0d8', lighter(filling, 0.12)), { angleDegrees: -20 })
      : '';
  return {
    svg:
      saucer +
      handle +
      circle([0, 0], r, color) +
      circle([-r * 0.015, -r * 0.02], r * 0.96, lighter(color, 0.35)) +
      inside +
      foam,
    anchors: { inside: { at: [0, 0], spanCm: r * 1.6 }, grip: { at: [r * 1.1, r * 0.86] } },
  };
}

function saucerOf(pen: Pen, radius: number): string {
  const dish = createLathe(
    [
      [radius * 0.9, 0, 1],
      [radius * 1.5, 6],
      [radius * 1.78, 10],
    ],
    { at: [0, 4] },
  );
  const top = topOf(dish);
  return (
    paintSide(pen, dish, HOUSE.cream) +
    ellipse(top.at, top.radius, top.radiusY, lighter(HOUSE.cream, 0.5)) +
    ellipse([0, top.at[1] + 2], top.radius * 0.76, top.radiusY * 0.7, darker(HOUSE.cream, 0.1))
  );
}

/** What floats in a hot drink or leans in it. */
function garnishIn(
  pen: Pen,
  garnish: Parameters['garnish'],
  [x, y]: Point,
  radius: number,
): string {
  const drawn: Readonly<Record<Parameters['garnish'][number], () => string>> = {
    cream: () => '',
    foam: () => ellipse([x, y + 1], radius * 0.74, radius * 0.13, '#fff3df'),
    heart: () =>
      placed(foamHeart(radius * 0.34, '#fff0d8', '#a86b3f'), {
        at: [x, y + radius * 0.04],
        scaleX: 1.4,
        scaleY: 0.46,
      }),
    marshmallows: () =>
      pointsOf('-0.5 0.02, 0.46 0.03, -0.1 -0.04, 0.2 0.1, -0.28 0.14, 0.02 0.24')
        .map(([u, v], index) =>
          placed(
            formed(
              pen,
              roundedPath(
                [-radius * 0.2, -radius * 0.3],
                radius * 0.4,
                radius * 0.34,
                radius * 0.1,
              ),
              index % 2 ? '#fbdfe4' : '#fffaf4',
              { depth: radius * 0.08 },
            ),
            { at: [x + u * radius, y - v * radius], angleDegrees: ((index * 37) % 40) - 20 },
          ),
        )
        .join(''),
    cinnamon: () =>
      rod(
        pen,
        `M${x - radius * 0.1} ${y + 2}L${x + radius * 0.7} ${y - radius * 1.1}`,
        '#8f5a34',
        radius * 0.17,
      ),
    lemon: () => slice(x, y, radius, HOUSE.yellow),
    orange: () => slice(x, y, radius, HOUSE.orange),
    mint: () =>
      leaf([x, y], radius * 0.7, radius * 0.28, -50, HOUSE.leaf) +
      leaf([x, y], radius * 0.6, radius * 0.24, -130, HOUSE.leafDark),
  };
  return garnish.map((name) => drawn[name]()).join('');
}

/** A slice of citrus that floats. */
const slice = (x: number, y: number, radius: number, color: Hex) =>
  ellipse([x - radius * 0.2, y + 1], radius * 0.5, radius * 0.12, color) +
  ellipse([x - radius * 0.2, y + 0.6], radius * 0.42, radius * 0.09, lighter(color, 0.5));

/** A cup or mug of pottery, empty or filled, with or without its saucer; from the side or from above. */
export const cup = defineThing({
  id: 'cup',
  parameters,
  draw(p, pen) {
    const color = p.color ?? pen.accents[0];
    if (p.view === 'top') return fromAbove(p, color);
    const lift = p.saucer ? 4 : 0;
    const body = createLathe(PROFILES[p.style], { at: [0, -lift] });
    const top = topOf(body);
    const filling = p.filling === undefined ? undefined : LIQUIDS[p.filling];
    const [r, h] = [top.radius, top.height];
    const low = h * (p.style === 'mug' || p.style === 'enamel' ? 0.24 : 0.36);
    const reach = r * (p.style === 'mug' || p.style === 'enamel' ? 1.72 : 1.66);
    const start = r * 0.9;
    const handle =
      p.style === 'bowl-cup'
        ? ''
        : markedPart(
            'handle',
            rod(
              pen,
              `M${start} ${-lift - h * 0.82}C${reach} ${-lift - h * 0.92} ${reach} ${-lift - low * 0.7} ${start * 0.86} ${-lift - low}`,
              color,
              Math.max(8, r * 0.22),
            ),
          );
    const extra = p.style === 'enamel' ? hoop(body, h - 5, h + 1, HOUSE.navy) : '';
    const cream =
      p.foam === 'cream' || p.garnish.includes('cream')
        ? pointsOf('-0.35 0.1, 0.3 0.12, -0.02 0.34')
            .map(([x, y]) =>
              circle([x * r, top.at[1] - y * r], r * 0.36, y > 0.3 ? '#fffaf2' : '#f2e6dc'),
            )
            .join('')
        : '';
    return {
      svg:
        (p.saucer ? saucerOf(pen, r) : '') +
        handle +
        (p.steaming ? steam([0, top.at[1] - r * 0.25], r * 1.5) : '') +
        paintMouth(body, color, { filling }) +
        cream +
        garnishIn(pen, p.garnish, top.at, r),
      front: paintSide(pen, body, color, { extra }),
      anchors: {
        grip: { at: [r * (p.style === 'bowl-cup' ? 0.85 : 1.3), -lift - h * 0.5] },
        handle: { at: [-r * 0.9, -lift - h * 0.5] },
        inside: { at: [0, top.at[1]], spanCm: r * 1.7 },
        mouth: { at: [-r * 0.9, top.at[1]] },
        top: { at: top.at, spanCm: r * 2 },
        label: { at: [0, -lift - h * 0.45], spanCm: r * 1.1 },
      },
    };
  },
});

/** A paper cup with a lid and a sleeve, for coffee on the way; without lid and with a straw for juice. */
export const paperCup = defineThing({
  id: 'paper-cup',
  parameters: z.object({
    color: colorParameter.optional(),
    body: colorParameter.default(HOUSE.paper),
    top: z.enum(['lid', 'straw', 'popcorn']).default('lid'),
  }),
  draw(p, pen) {
    const color = p.color ?? pen.accents[0];
    const cupBody = createLathe('27 0!, 28 3!, 38 112!, 39.5 114!, 39.5 117');
    const stripes = [-0.8, -0.4, 0, 0.4, 0.8];
    const sleeve =
      p.top === 'popcorn'
        ? stripes.map((u) => path(stripe(u), color)).join('')
        : hoop(cupBody, 34, 80, color) + hoop(cupBody, 34, 36.5, darker(color, 0.2));
    const side = paintSide(pen, cupBody, p.body, { material: 'matte', extra: sleeve });
    return {
      svg:
        (p.top === 'straw' ? rod(pen, 'M6 -110L22 -172L40 -180', color, 6.5) : '') +
        (p.top === 'popcorn' ? popcorn() : '') +
        side +
        (p.top === 'popcorn' ? '' : lidOf(pen, p.top === 'straw' ? HOUSE.white : HOUSE.navy)) +
        (p.top === 'straw' ? rod(pen, 'M11 -130L22 -172L40 -180', color, 6.5) : ''),
      anchors: {
        grip: { at: [20, -58] },
        mouth: { at: [-30, -126] },
        top: { at: [0, -126], spanCm: 60 },
        label: { at: [0, -58], spanCm: 40 },
      },
    };
  },
});

function stripe(u: number): string {
  const x = (radius: number, edge: number) => edge * radius;
  return `M${x(28, u - 0.11)} 8L${x(40, u - 0.11)} -117L${x(40, u + 0.11)} -117L${x(28, u + 0.11)} 8Z`;
}

function lidOf(pen: Pen, color: Hex): string {
  const brim = createLathe('42 0!, 42 6!, 36 8', { at: [0, -114] });
  const dome = createLathe('35 0!, 33 13!', { at: [0, -122] });
  return (
    paintSolid(pen, brim, color, { material: 'plastic' }) +
    paintSolid(pen, dome, color, { material: 'plastic' })
  );
}

function popcorn(): string {
  const spots = pointsOf(
    '-26 -122, 26 -122, -10 -128, 12 -130, 0 -118, -20 -140, 20 -142, 0 -150, -34 -112, 34 -112',
  );
  return spots
    .map(
      ([x, y], index) =>
        circle([x - 5, y + 2], 9, '#f6d98e') +
        circle([x + 5, y + 1], 9, '#f9e3a6') +
        circle([x, y - 5], 9, index % 2 ? '#fff6da' : '#fbedc2'),
    )
    .join('');
}
