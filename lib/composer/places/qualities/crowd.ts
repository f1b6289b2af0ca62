import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, placed } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import type { ActorPose } from '../../kit/actor';
import { kitActor } from '../kit-things';
import type { Effect } from './quality';

/** People of a busy place, behind whom the picture is of. */

/** Who they may be, by their concepts, and how they go about. */
const FOLK = ['woman', 'man', 'young-woman', 'teenager', 'person', 'man', 'woman', 'boy'] as const;
const ABOUT: readonly ActorPose[] = [{ pose: 'walk' }, { pose: 'stand' }, { pose: 'stand' }];
const INSIDE: readonly ActorPose[] = [{ pose: 'stand' }];

/** Layers of places that are full of people as they are. */
export const SEATED = /^(?:stands|audience|spectators)$/;

/** How far back and how near they are, as shares of the way from where land begins to the main things. */
const NEAREST = 0.9;
const FARTHEST = 0.12;
/** Of the picture's height, what stands before a crowd and not in it. */
const LEADS = 0.22;
/** They are paler than who is before them. */
const AIR = 0.24;
/** Of the picture's height, the least and the most that one takes. */
const TALL = { least: 0.13, most: 0.46 } as const;

/** So many people walk and stand about in the place. */
export const crowd =
  (count: number): Effect =>
  ({ canvas, ground, landFrom, things, layers, isTop, isRoom }) => {
    if (isTop || layers.some(({ id }) => SEATED.test(id))) return;
    const { random, widthPx, heightPx, stage, air } = canvas;
    const ways = isRoom ? INSIDE : ABOUT;
    const leads = things.filter(({ top, bottom }) => bottom - top > heightPx * LEADS);
    const nearest = Math.min(ground.mainDepth, ...leads.map(({ depth }) => depth));
    const main = Math.max(landFrom + 0.05, nearest);
    const folk = times(count, (index) => {
      const row = (index * 0.382) % 1;
      const share = FARTHEST + (NEAREST - FARTHEST) * row;
      const depth = landFrom + (main - landFrom) * share;
      return { index, depth, x: widthPx * ((index * 0.618 + 0.07) % 1) };
    }).sort((one, other) => one.depth - other.depth);
    const isHidden = (x: number) =>
      things.some(({ left, right, top, bottom }) => {
        const inset = (right - left) * 0.18;
        return bottom - top > heightPx * 0.3 && x > left + inset && x < right - inset;
      });
    for (const { index, depth, x } of folk) {
      if (isHidden(x)) continue;
      const concept = conceptOf(FOLK[index % FOLK.length] ?? 'person');
      const tall = concept?.heightCm ?? 170;
      const scale = Math.min(
        (heightPx * TALL.most) / tall,
        Math.max((heightPx * TALL.least) / tall, ground.pxPerCmAt(depth)),
      );
      const haze = air.light.haze;
      const tone = (color: Hex) =>
        mix(air.tone(color), isRoom ? mix(haze, '#f3dcc0', 0.5) : haze, AIR * (1.15 - depth));
      const drawn =
        concept &&
        kitActor(
          concept.id,
          ways[index % ways.length] ?? { pose: 'stand' },
          stage.pen(`crowd ${String(index)}`, scale),
          tone,
        );
      if (!drawn) continue;
      const y = ground.yAt(depth, x / widthPx);
      canvas.add({
        id: `crowd-${String(index + 1)}`,
        depth: Math.max(0.06, depth),
        svg:
          ellipse([x, y], 30 * scale, 5 * scale, air.light.shade, { opacity: 0.22 }) +
          placed(drawn.svg, {
            at: [x, y],
            scaleX: random.chance(0.5) ? scale : -scale,
            scaleY: scale,
          }),
        shows: ['people'],
      });
    }
  };
