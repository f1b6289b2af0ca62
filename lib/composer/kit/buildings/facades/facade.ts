import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, rectangle, shape, stroke } from '@/lib/svg/markup';
import { clamp, times } from '@/lib/svg/point';
import { createRandom } from '@/lib/random/random';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { colorParameter, defineThing } from '../../form';
import { CROWNS } from './crowns';
import { GROUND_FLOORS } from './ground-floors';
import type { FacadeStyle, Front } from './style';
import { FACADE_STYLE_IDS, FACADE_STYLES, type FacadeStyleId } from './styles.data';
import { balconiesOf, windowAt } from './windows';

/** Fronts of houses in the styles of towns and times, seen straight on. */

export interface HouseWish {
  style: FacadeStyleId;
  /** Which of the houses of its style it is. */
  seed: number;
  lit: boolean;
  wall?: Hex;
  storeys?: number;
}

export interface House {
  svg: string;
  widthCm: number;
  heightCm: number;
}

/** How much higher the upper floors are where a stair leads up to the door. */
const raisedCm = ({ ground }: FacadeStyle) => (ground === 'stoop' ? 90 : 0);

function frontOf({ style: id, seed, lit, wall, storeys }: HouseWish): Front {
  const style: FacadeStyle = FACADE_STYLES[id];
  const random = createRandom(seed, `front ${id}`);
  const bays = Math.max(
    1,
    Math.round(random.between(style.widthCm[0], style.widthCm[1]) / style.bayCm),
  );
  const floors = storeys ?? random.whole(style.storeys[0], style.storeys[1]);
  return {
    style,
    half: (bays * style.bayCm) / 2,
    storeys: floors,
    top: floors * style.storeyCm + 20 + raisedCm(style),
    wall: wall ?? random.pick(style.walls),
    paint: random.pick(style.paints),
    crown: random.pick(style.crown),
    lit,
    chance: () => random(),
  };
}

/** Courses, boards or beams of a wall; random places come from the house itself. */
function surfaceOf({ style, half, top, wall, chance, storeys }: Front): string {
  const { surface, storeyCm, trim } = style;
  if (surface === 'brick')
    return times(Math.round((half * top) / 9000), () =>
      rectangle(
        [-half + chance() * (half * 2 - 60), -top + chance() * (top - 60)],
        44,
        14,
        chance() < 0.5 ? lighter(wall, 0.12) : darker(wall, 0.12),
      ),
    ).join('');
  if (surface === 'ashlar' || surface === 'boards')
    return times(Math.floor(top / (surface === 'boards' ? 44 : 80)), (index) =>
      rectangle(
        [-half, -(index + 1) * (surface === 'boards' ? 44 : 80)],
        half * 2,
        4,
        darker(wall, 0.1),
      ),
    ).join('');
  if (surface === 'concrete')
    return (
      times(storeys, (index) =>
        rectangle([-half, -(index + 1) * storeyCm], half * 2, 10, darker(wall, 0.2)),
      ).join('') +
      times(14, () =>
        rectangle(
          [-half + chance() * half * 1.9, -top + chance() * top * 0.7],
          14,
          60 + chance() * 140,
          darker(wall, 0.1),
        ),
      ).join('')
    );
  if (surface === 'beams') return beams(half, storeys, storeyCm, trim);
  return '';
}

/** Posts, rails and braces of oak above a stone floor. */
function beams(half: number, storeys: number, storeyCm: number, oak: Hex): string {
  const posts = Math.max(3, Math.round((half * 2) / 150));
  const step = (half * 2 - 22) / (posts - 1);
  return times(storeys - 1, (index) => {
    const low = -(index + 1) * storeyCm;
    const high = low - storeyCm;
    const brace = (from: number, to: number) => stroke(`M${from} ${low}L${to} ${high}`, oak, 17);
    return (
      rectangle([-half, low - 12], half * 2, 24, oak) +
      rectangle([-half, high - 4], half * 2, 18, oak) +
      times(posts, (at) => rectangle([-half + at * step, high], 22, storeyCm, oak)).join('') +
      brace(-half + 20, -half + step * 0.9) +
      brace(half - 20, half - step * 0.9)
    );
  }).join('');
}

const MIDDLES: Readonly<Record<NonNullable<FacadeStyle['middle']>, (front: Front) => string>> = {
  fins: ({ half, top, style, paint, wall }) =>
    rectangle([-half * 0.24, -top], half * 0.48, top - style.storeyCm, lighter(wall, 0.4)) +
    [-0.18, -0.06, 0.06, 0.18]
      .map(
        (share) =>
          rectangle([half * share - 14, -top - 40], 28, top - style.storeyCm + 20, paint) +
          rectangle(
            [half * share + 4, -top - 40],
            10,
            top - style.storeyCm + 20,
            darker(paint, 0.2),
          ),
      )
      .join('') +
    [-0.86, 0.86]
      .map((share) => circle([half * share, -style.storeyCm * 0.5], 44, style.trim))
      .join('') +
    [-0.86, 0.86]
      .map((share) => circle([half * share, -style.storeyCm * 0.5], 32, HOUSE.navy))
      .join(''),
  portico: ({ half, top, style, wall }) => {
    const wide = half * 0.24;
    return (
      times(6, (index) => {
        const x = -wide + (index * wide * 2) / 5;
        return (
          rectangle([x - 32, -top], 64, top - style.storeyCm + 20, lighter(style.trim, 0.2)) +
          rectangle([x + 8, -top], 24, top - style.storeyCm + 20, darker(style.trim, 0.12)) +
          rectangle([x - 46, -top], 92, 40, style.trim)
        );
      }).join('') +
      shape(
        [
          [-wide - 110, -top],
          [0, -top - 330],
          [wide + 110, -top],
        ],
        style.trim,
      ) +
      shape(
        [
          [-wide - 10, -top - 30],
          [0, -top - 270],
          [wide + 10, -top - 30],
        ],
        darker(wall, 0.1),
      ) +
      circle([0, -top - 116], 62, HOUSE.gold)
    );
  },
  bay: (front) => {
    const { half, top, style, wall } = front;
    const x = -half * 0.34;
    const wide = half * 0.44;
    const storeys = Math.floor(top / style.storeyCm);
    return times(storeys - 1, (index) => {
      const low = -(index + 1) * style.storeyCm - 60;
      return (
        rectangle(
          [x - wide, low - style.storeyCm + 60],
          wide * 2,
          style.storeyCm - 60,
          lighter(wall, 0.24),
        ) +
        rectangle(
          [x + wide * 0.62, low - style.storeyCm + 60],
          wide * 0.38,
          style.storeyCm - 60,
          darker(wall, 0.1),
        ) +
        windowAt(front, x - wide * 0.1, low - 60) +
        rectangle([x - wide - 16, low - style.storeyCm + 44], wide * 2 + 32, 24, style.trim) +
        rectangle([x - wide - 12, low - 14], wide * 2 + 24, 20, style.trim)
      );
    }).join('');
  },
  core: ({ half, top, style, wall }) =>
    rectangle([half * 0.52, -top - 260], half * 0.26, top + 260, lighter(wall, 0.16)) +
    rectangle([half * 0.68, -top - 260], half * 0.1, top + 260, darker(wall, 0.2)) +
    times(Math.floor(top / style.storeyCm), (index) =>
      rectangle(
        [half * 0.58, -(index + 1) * style.storeyCm + 60],
        half * 0.06,
        180,
        darker(wall, 0.5),
      ),
    ).join(''),
};

/** A town has many windows: lengths of millimetres are left out. */
const rounded = (svg: string) => svg.replace(/(\d+\.\d)\d+/g, '$1');

/** A whole front with its roof, its foot in the middle at the origin. */
export function houseOf(wish: HouseWish): House {
  const front = frontOf(wish);
  const { style, half, storeys, top, wall, crown } = front;
  const bays = Math.max(1, Math.round((half * 2) / style.bayCm));
  const middles = times(bays, (index) => -half + (index + 0.5) * style.bayCm);
  const rows = times(storeys - 1, (index) => {
    const storey = index + 1;
    const sill =
      -raisedCm(style) -
      storey * style.storeyCm -
      Math.max(24, (style.storeyCm - style.window.heightCm) * 0.36);
    const isBay = (x: number) => style.middle === 'bay' && x < 0;
    return (
      middles.map((x) => (isBay(x) ? '' : windowAt(front, x, sill))).join('') +
      balconiesOf(front, storey, middles, sill)
    );
  });
  const crowned = CROWNS[crown](front);
  const shade =
    rectangle([half * 0.8, -top], half * 0.2, top, HOUSE.ink, { opacity: 0.08 }) +
    rectangle([-half, -top], 14, top, HOUSE.white, { opacity: 0.18 });
  const isBehind = crown === 'mansard' || crown === 'dome' || crown === 'ziggurat';
  const svg =
    (isBehind ? '' : crowned) +
    rectangle([-half, -top], half * 2, top, wall) +
    surfaceOf(front) +
    shade +
    rows.join('') +
    GROUND_FLOORS[style.ground](front, middles) +
    (isBehind ? crowned : '') +
    (style.middle ? MIDDLES[style.middle](front) : '');
  return {
    svg: rounded(svg),
    widthCm: half * 2,
    heightCm: top,
  };
}

/** A large house that stands by itself, in a style. */
export const facade = defineThing({
  id: 'facade',
  unitCm: 1,
  parameters: z.object({
    style: z.enum(FACADE_STYLE_IDS).default('haussmann'),
    color: colorParameter.optional(),
    storeys: z.int().min(1).max(12).optional(),
    state: z.enum(['plain', 'lit']).default('plain'),
  }),
  draw: ({ style, color, storeys, state }, pen) => {
    const house = houseOf({
      style,
      seed: Math.floor(pen.random() * 1e6),
      lit: state === 'lit',
      ...(color === undefined ? {} : { wall: color as Hex }),
      ...(storeys === undefined ? {} : { storeys: clamp(storeys, 1, 12) }),
    });
    const { heightCm: top, widthCm: wide } = house;
    return {
      svg: house.svg,
      anchors: {
        door: { at: [0, 0], spanCm: 140 },
        roof: { at: [0, -top], spanCm: wide },
        top: { at: [0, -top], spanCm: wide },
        wall: { at: [0, -top / 2], spanCm: wide * 0.6 },
        window: { at: [-wide * 0.2, -top * 0.4], spanCm: 110 },
      },
    };
  },
});
