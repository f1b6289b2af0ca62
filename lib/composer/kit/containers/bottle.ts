import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  colorParameter,
  createLathe,
  defineThing,
  hoop,
  type Lathe,
  type Material,
  paintGlass,
  paintLid,
  paintLiquid,
  paintSide,
  paintSolid,
  type Profile,
  type ProfilePoint,
  radiusAt,
  topOf,
  wrapPath,
} from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';
import { LIQUID_NAMES, LIQUIDS } from './liquids';

const STYLES = [
  'wine',
  'champagne',
  'beer',
  'water',
  'milk',
  'oil',
  'perfume',
  'soap',
  'medicine',
  'thermos',
  'sauce',
  'potion',
  'baby',
  'cream',
  'juice',
  'spirit',
  'pitcher',
] as const;
type Style = (typeof STYLES)[number];

interface Shape {
  profile: Profile;
  /** Radius and height of what closes it, and of what. */
  cap: readonly [radius: number, height: number, color: Hex, material: Material];
  /** Heights between which the label goes. */
  label?: readonly [low: number, high: number];
  /** Opaque bodies have a material of their own. */
  opaque?: Material;
  tint: Hex;
  flutes?: number;
}

const SHAPES: Readonly<Record<Style, Shape>> = {
  wine: {
    profile: '36 0!, 38 5, 38 176, 34 196, 17 222, 14 240, 14 278!, 16 279!, 16 288',
    cap: [14.6, 9, '#8c2742', 'matte'],
    label: [60, 142],
    opaque: 'plastic',
    tint: '#2c5a45',
  },
  champagne: {
    profile: '42 0!, 44 6, 44 140, 38 180, 20 222, 15 250, 15 262',
    cap: [17, 50, HOUSE.gold, 'metal'],
    label: [44, 116],
    opaque: 'plastic',
    tint: '#2f5f46',
  },
  beer: {
    profile: '29 0!, 31 5, 31 124, 27 148, 14 176, 12.5 200, 12.5 224',
    cap: [14, 7, HOUSE.gold, 'metal'],
    label: [44, 104],
    opaque: 'plastic',
    tint: '#8a4b22',
  },
  water: {
    profile: '28 0!, 32 8, 32 50, 29 70, 32 92, 32 140, 26 172, 13 190, 12 200',
    cap: [14, 17, HOUSE.blue, 'plastic'],
    label: [84, 132],
    tint: '#bfe3f0',
  },
  milk: {
    profile: '38 0!, 41 6, 41 120, 36 146, 24 176, 22 204!, 25 206!, 25 214',
    cap: [24, 7, HOUSE.coral, 'metal'],
    tint: HOUSE.glass,
  },
  oil: {
    profile: '30 0!, 32 5, 32 150, 26 178, 12 204, 11 240',
    cap: [11, 20, HOUSE.woodLight, 'wood'],
    label: [54, 116],
    tint: '#cfd8a0',
  },
  perfume: {
    profile: '33 0!, 36 4, 36 52!, 35 58, 27 66, 13 70, 10 72',
    cap: [15, 30, '#3a2740', 'plastic'],
    label: [19, 39],
    tint: '#fbe6dc',
    flutes: 11,
  },
  soap: {
    profile: '34 0!, 37 5, 37 112!, 34 122, 15 134, 13 138',
    cap: [13, 12, HOUSE.paper, 'plastic'],
    label: [34, 86],
    tint: '#d6efe6',
  },
  medicine: {
    profile: '28 0!, 31 4, 31 72!, 29 80, 21 88',
    cap: [25, 24, HOUSE.white, 'plastic'],
    label: [18, 62],
    opaque: 'plastic',
    tint: '#e0873c',
  },
  thermos: {
    profile: '33 0!, 35 4, 35 150!, 34 160, 28 170',
    cap: [30, 42, HOUSE.metal, 'metal'],
    opaque: 'metal',
    tint: HOUSE.green,
  },
  sauce: {
    profile: '29 0!, 32 5, 31 60, 34 110, 28 150, 13 174, 12 178',
    cap: [17, 30, HOUSE.white, 'plastic'],
    label: [50, 108],
    opaque: 'plastic',
    tint: HOUSE.red,
  },
  potion: {
    profile: '22 0!, 40 16, 50 48, 42 82, 16 108, 14 134!, 19 136!, 19 142',
    cap: [13, 18, HOUSE.wood, 'wood'],
    tint: HOUSE.glass,
  },
  baby: {
    profile: '28 0!, 31 5, 31 60, 28 80, 31 100, 31 132',
    cap: [33, 16, HOUSE.sky, 'plastic'],
    tint: '#e4f3f8',
  },
  cream: {
    profile: '30 0!, 33 3, 33 36!',
    cap: [35, 24, HOUSE.gold, 'metal'],
    label: [7, 29],
    opaque: 'ceramic',
    tint: '#fbeee6',
  },
  juice: {
    profile: '36 0!, 40 6, 40 128, 36 152, 22 178, 20 190, 20 204!',
    cap: [23, 20, HOUSE.white, 'plastic'],
    label: [46, 106],
    tint: HOUSE.glass,
  },
  spirit: {
    profile: '44 0!, 47 4, 47 142!, 42 158, 18 176, 15 188, 15 206!, 18 208!, 18 216',
    cap: [17, 30, HOUSE.wood, 'wood'],
    label: [34, 108],
    tint: HOUSE.glass,
  },
  pitcher: {
    profile: '44 0!, 48 5, 54 60, 52 100, 44 138, 42 152, 47 172',
    cap: [1, 1, HOUSE.glass, 'plastic'],
    tint: HOUSE.glass,
  },
};

const parameters = z.object({
  style: z.enum(STYLES).default('wine'),
  color: colorParameter.optional(),
  filling: z.enum(LIQUID_NAMES).optional(),
  level: z.number().min(0).max(1).default(0.78),
  labelled: z.boolean().default(true),
  open: z.boolean().default(false),
});

function labelOn(pen: Pen, lathe: Lathe, [low, high]: readonly [number, number]): string {
  const size = high - low;
  const stripe = (share: number, thick: number, fill: Hex, reach = 0.6) =>
    path(wrapPath(lathe, low + size * share, low + size * (share + thick), -reach, reach), fill);
  const face = path(wrapPath(lathe, low, high, -0.68, 0.68), HOUSE.paper);
  return (
    face +
    stripe(0.07, 0.035, HOUSE.gold) +
    stripe(0.9, 0.035, HOUSE.gold) +
    stripe(0.54, 0.2, pen.accents[0], 0.3) +
    stripe(0.34, 0.06, '#b9a9b4', 0.36) +
    stripe(0.22, 0.045, '#d3c8ce', 0.24) +
    path(wrapPath(lathe, low, high, 0.22, 0.68), HOUSE.ink, { opacity: 0.08 })
  );
}

function closure(
  pen: Pen,
  style: Style,
  [radius, height, color, material]: Shape['cap'],
  at: number,
): string {
  const cap = createLathe(
    [
      [radius, 0, 1],
      [radius, height * 0.8, 1],
      [radius * 0.9, height],
    ],
    { at: [0, -at] },
  );
  const drawn = paintSolid(pen, cap, color, { material });
  const top = at + height;
  if (style === 'soap') {
    const neck = createLathe('3.4 0, 3.4 20', { at: [0, -top] });
    return (
      drawn +
      paintSide(pen, neck, HOUSE.metal, { material: 'metal' }) +
      path(
        `M-14 ${-top - 30}Q-14 ${-top - 36} -6 ${-top - 36}H28Q40 ${-top - 34} 42 ${-top - 20}L36 ${-top - 20}Q34 ${-top - 26} 26 ${-top - 26}H-10Q-14 ${-top - 26} -14 ${-top - 30}Z`,
        color,
      ) +
      path(
        `M-10 ${-top - 26}H26Q34 ${-top - 26} 36 ${-top - 20}L36 ${-top - 20}Q32 ${-top - 30} 22 ${-top - 30}H-13Z`,
        darker(color, 0.16),
      )
    );
  }
  if (style === 'perfume') {
    const ring = createLathe('17 0!, 17 4', { at: [0, -at] });
    return drawn + paintSide(pen, ring, HOUSE.gold, { material: 'metal' });
  }
  if (style === 'baby') {
    const teat = createLathe('24 0!, 20 6, 9 12, 8 24, 3 30', { at: [0, -top] });
    return drawn + paintSide(pen, teat, '#f3d2a8', { material: 'plastic' });
  }
  if (style === 'sauce') {
    const nozzle = createLathe('9 0!, 4 22', { at: [0, -top] });
    return drawn + paintSolid(pen, nozzle, color, { material: 'plastic' });
  }
  return drawn;
}

/** Of glass, from the rim to the belly. */
function pitcherHandle(): string {
  const along = 'M42 -152C92 -160 104 -92 50 -58';
  return markedPart(
    'handle',
    stroke(along, darker(HOUSE.glass, 0.18), 13) + stroke(along, lighter(HOUSE.glass, 0.4), 7),
  );
}

/** How much of its color glass of a color has. */
const TINTED = 0.66;

/** A bottle: wine, beer, milk, perfume, soap, medicine, thermos… closed or open, with its label. */
export const bottle = defineThing({
  id: 'bottle',
  parameters,
  draw(p, pen) {
    const shape = SHAPES[p.style];
    const tint = p.color ?? shape.tint;
    const body = createLathe(shape.profile, { tilt: 0.18 });
    const top = topOf(body);
    const wide = Math.max(...body.rings.map(([radius]) => radius));
    const label = p.labelled && shape.label ? labelOn(pen, body, shape.label) : '';
    const full = top.height * p.level;
    const liquid = createLathe(
      times(12, (_, share): ProfilePoint => {
        const height = 5 + (full - 5) * share;
        return [Math.max(1, radiusAt(body, height) - 3.5), height];
      }),
      { tilt: 0.18 },
    );
    const filled = p.filling && !shape.opaque ? paintLiquid(pen, liquid, LIQUIDS[p.filling]) : '';
    const foil =
      p.style === 'wine'
        ? hoop(body, 236, 288, shape.cap[2])
        : p.style === 'champagne'
          ? hoop(body, 214, 262, HOUSE.gold)
          : '';
    // Glass of a told color hides the color of what is in it.
    const strength = p.color ? TINTED : filled ? 0.12 : 0.4;
    const glass = shape.opaque
      ? paintSide(pen, body, tint, { material: shape.opaque, extra: foil + label })
      : path('M0 0', 'none') +
        filled +
        paintGlass(pen, body, tint, { strength, flutes: shape.flutes ?? 0 }) +
        label;
    const isOpen = p.open || p.style === 'pitcher';
    const cap = isOpen
      ? paintLid(body, shape.opaque ? tint : HOUSE.white)
      : closure(pen, p.style, shape.cap, top.height - 1);
    return {
      svg: (p.style === 'pitcher' ? pitcherHandle() : '') + glass + cap,
      anchors: {
        grip: { at: [wide * 0.4, -top.height * 0.42] },
        mouth: { at: [0, -top.height] },
        top: { at: [0, -top.height - (p.open ? 0 : shape.cap[1])] },
        label: {
          at: [0, -(shape.label ? (shape.label[0] + shape.label[1]) / 2 : top.height * 0.4)],
          spanCm: wide * 1.2,
        },
        inside: { at: [0, -top.height * 0.35], spanCm: wide * 1.6 },
      },
    };
  },
});

/** A drink can or a tin. */
export const can = defineThing({
  id: 'can',
  parameters: z.object({
    style: z.enum(['drink', 'tin', 'paint', 'spray']).default('drink'),
    color: colorParameter.optional(),
  }),
  draw(p, pen) {
    const color = p.color ?? pen.accents[2];
    const profiles: Record<typeof p.style, Profile> = {
      drink: '25 0!, 33 8!, 33 108!, 26 120!, 27 122',
      tin: '38 0!, 39 3!, 38 5!, 38 104!, 39 106!, 39 109',
      paint: '60 0!, 61 4!, 60 8!, 60 116!, 62 118!, 62 124',
      spray: '30 0!, 32 3, 32 150!, 26 166, 16 172',
    };
    const body = createLathe(profiles[p.style]);
    const top = topOf(body);
    const [low, high] =
      p.style === 'drink' ? [8, 108] : p.style === 'spray' ? [6, 150] : [9, top.height - 9];
    const middle = -(low + high) / 2;
    const emblem =
      p.style === 'tin' || p.style === 'paint'
        ? rectangle([-80, middle - 20], 160, 40, HOUSE.cream) +
          circle([0, middle + 6], 15, HOUSE.mustard)
        : circle([0, middle + 4], 21, HOUSE.cream) +
          circle([0, middle + 4], 17, HOUSE.mustard) +
          hoop(body, low + 5, low + 9, HOUSE.cream, 0.8) +
          hoop(body, high - 9, high - 5, HOUSE.cream, 0.8);
    const extra = hoop(body, low, high, color) + pen.clip(wrapPath(body, low, high), emblem);
    const side =
      paintSide(pen, body, HOUSE.metal, { material: 'metal', extra: '' }) +
      pen.clip(wrapPath(body, low, high), extra) +
      paintShine(pen, body);
    const nozzle =
      p.style === 'spray'
        ? paintSolid(pen, createLathe('12 0!, 12 18!', { at: [0, -172] }), HOUSE.white, {
            material: 'plastic',
          })
        : '';
    const tab =
      p.style === 'drink'
        ? rectangle([-4, -top.height - 3], 15, 5, HOUSE.metalDark, { radius: 2.5, opacity: 0.7 })
        : '';
    const wire =
      p.style === 'paint'
        ? `<path d="M-60 -112C-52 -190 52 -190 60 -112" fill="none" stroke="${HOUSE.metalDark}" stroke-width="3.4"/>`
        : '';
    return {
      svg: wire + side + paintLid(body, HOUSE.metal) + tab + nozzle,
      anchors: {
        grip: p.style === 'paint' ? { at: [0, -172] } : { at: [20, -top.height * 0.5] },
        top: { at: top.at, spanCm: top.radius * 2 },
        mouth: { at: top.at },
        label: { at: [0, -top.height * 0.5], spanCm: top.radius * 1.4 },
      },
    };
  },
});

function paintShine(pen: Pen, lathe: Lathe): string {
  const [low, high] = [0, topOf(lathe).height];
  const strip = (from: number, to: number, fill: string, opacity: number) =>
    path(
      pen.shade[0] < 0
        ? wrapPath(lathe, low, high, -to, -from)
        : wrapPath(lathe, low, high, from, to),
      fill,
      { opacity },
    );
  return (
    strip(-0.7, -0.5, '#ffffff', 0.5) +
    strip(-0.42, -0.38, '#ffffff', 0.4) +
    strip(0.3, 1, HOUSE.ink, 0.13) +
    strip(0.68, 1, HOUSE.ink, 0.16)
  );
}
