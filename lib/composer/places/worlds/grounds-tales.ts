import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { GroundSpec } from './grounds.data';
import type { OwnProp } from './own-prop';

/** Where tales are fought out, and what flies there: an arena, a field of battle, the deck of an airship. */

const TIERS = { count: 5, wallCm: 210, highCm: 95, rowCm: 62 } as const;
const STONE: Hex = '#d9bf95';
const CLOTHES: readonly [Hex, ...Hex[]] = [
  '#c9523f',
  '#3f6fb0',
  '#e0b93f',
  '#6f8f5a',
  '#8a5a9a',
  '#f1e6d2',
];
const HEADS: readonly [Hex, ...Hex[]] = ['#e8b98f', '#b87f57', '#7f5239'];

/** Tiers full of people over a wall with gates, and an awning on poles above them. */
const arenaStands: OwnProp = {
  box: { left: -620, right: 620, top: -720, bottom: 0 },
  draw: ({ air, random }, [x, y], s) => {
    const across = (from: number, up: number, high: number, color: Hex) =>
      rectangle([x - from * s, y - up * s], 2 * from * s, high * s, color);
    const tiers = times(TIERS.count, (tier) => {
      const up = TIERS.wallCm + (tier + 1) * TIERS.highCm;
      const step = across(640, up, TIERS.highCm, air.tone(mix(STONE, '#7a5a48', tier * 0.08), 0.1));
      const crowd = times(20, (seat) => {
        const at = x + (-600 + seat * TIERS.rowCm + random.between(-10, 10)) * s;
        const foot = y - (up - TIERS.highCm * 0.4) * s;
        return (
          path(
            `M${n(at - 22 * s)} ${n(foot)}v${n(-26 * s)}q${n(22 * s)} ${n(-24 * s)} ${n(44 * s)} 0v${n(26 * s)}Z`,
            air.tone(random.pick(CLOTHES), 0.05, 0.25),
          ) + ellipse([at, foot - 52 * s], 14 * s, 16 * s, air.tone(random.pick(HEADS), 0.05, 0.25))
        );
      }).join('');
      return step + crowd;
    }).reverse();
    const gates = [-310, 310].map((dx) =>
      path(
        `M${n(x + (dx - 62) * s)} ${n(y)}v${n(-100 * s)}a${n(62 * s)} ${n(62 * s)} 0 0 1 ${n(124 * s)} 0v${n(100 * s)}Z`,
        air.tone('#5a4038', -0.1),
      ),
    );
    return (
      tiers.join('') +
      across(640, TIERS.wallCm, TIERS.wallCm, air.tone(STONE)) +
      across(640, TIERS.wallCm, 22, air.tone(mix(STONE, '#ffffff', 0.35), 0.1)) +
      gates.join('')
    );
  },
};

const BALUSTERS = 17;

/** The rail of a deck, with ropes that go up to the envelope over it. */
const shipRail: OwnProp = {
  box: { left: -620, right: 620, top: -130, bottom: 0 },
  draw: ({ air }, [x, y], s) => {
    const wood = air.tone('#8a5a3c');
    const posts = times(BALUSTERS, (index) => {
      const at = x + (-620 + (1240 / (BALUSTERS - 1)) * index) * s;
      return rectangle([at - 8 * s, y - 112 * s], 16 * s, 112 * s, air.tone('#a8714a', 0.05));
    });
    const ropes = [-560, -190, 190, 560].map((dx) => {
      const [from, to] = [x + dx * s, x + dx * 0.72 * s];
      return stroke(`M${n(from)} ${n(y - 120 * s)}L${n(to)} 0`, air.tone('#caa877', 0.1), 7 * s);
    });
    return (
      ropes.join('') +
      posts.join('') +
      rectangle([x - 630 * s, y - 130 * s], 1260 * s, 24 * s, wood, { radius: 8 * s }) +
      rectangle([x - 630 * s, y - 14 * s], 1260 * s, 20 * s, air.tone('#6d452f', -0.1))
    );
  },
};

/** The underside of what carries an airship, across the upper edge of the picture. */
const envelope: OwnProp = {
  box: { left: -300, right: 300, top: -200, bottom: 0 },
  draw: ({ air, widthPx, heightPx }) => {
    const belly = (share: number, color: Hex) =>
      ellipse([widthPx / 2, -heightPx * 0.06], widthPx * 0.72, heightPx * share, color);
    return (
      belly(0.2, air.tone('#a8483c', -0.15)) +
      belly(0.165, air.tone('#c9604a')) +
      [0.32, 0.5, 0.68]
        .map((at) =>
          shape(
            [
              [widthPx * (at - 0.006), 0],
              [widthPx * (at + 0.006), 0],
              [widthPx * (0.5 + (at - 0.5) * 1.1), heightPx * 0.11],
            ],
            air.tone('#f0c98a', 0.1),
          ),
        )
        .join('')
    );
  },
};

export const TALE_PROPS: Readonly<Record<string, OwnProp>> = {
  'arena-stands': arenaStands,
  'ship-rail': shipRail,
  'airship-envelope': envelope,
};

export const TALE_GROUNDS: Readonly<Record<string, GroundSpec>> = {
  arena: {
    floor: '#e3c590',
    marking: 'earth',
    back: [],
    props: [
      ['arena-stands', 0.24, 0.02, 4200],
      ['arena-stands', 0.76, 0.02, 4200],
    ],
  },
  battlefield: {
    floor: '#a58a63',
    marking: 'earth',
    back: ['hills'],
    props: [
      ['catapult', 0.86, 0.12],
      ['flag', 0.1, 0.16, 420],
      ['tent', 0.3, 0.08],
      ['flag', 0.66, 0.1, 420],
      ['wheel', 0.94, 0.4, 90],
      ['shield', 0.06, 0.5, 80],
      ['campfire', 0.5, 0.06, 120],
    ],
  },
  'airship-deck': {
    floor: '#b98455',
    marking: 'planks',
    back: ['clouds'],
    horizon: 0.62,
    props: [
      ['airship-envelope', 0.5, 0.01],
      ['ship-rail', 0.25, 0.05, 900],
      ['ship-rail', 0.75, 0.05, 900],
      ['barrel', 0.1, 0.3],
      ['crate', 0.9, 0.3],
    ],
  },
};
