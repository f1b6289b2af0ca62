import { shape } from '@/lib/svg/markup';
import { clamp, type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Site } from './site';

/** The fence of a paddock: it closes the ground behind whoever is in it, and comes forward at both sides. */

const FENCE_CM = 150;
/** Of the depth at which the main things stand, where its far side is. */
const FAR_SHARE = 0.42;
/** Of the picture's height, how high it is: where small animals fill the picture it is no wall, and round large ones it is still seen. */
const HIGH = { least: 0.065, most: 0.15 } as const;
/** Shares of the width at which it turns to the front. */
const CORNERS = [0.13, 0.87] as const;
/** Of the height of its posts: how far they are apart, how wide, and where the rails are. */
const POSTS = { apart: 1.5, width: 0.12 } as const;
const RAILS = [0.86, 0.56, 0.26] as const;
const RAIL_HEIGHT = 0.085;

interface Post {
  foot: Point;
  high: number;
}

/** The ground within it as seen: lengths grow from nothing at the horizon. */
interface Run {
  horizon: number;
  farY: number;
  high: number;
}

function farSide({ widthPx }: Canvas, { farY, high }: Run): Post[] {
  const [left, right] = CORNERS;
  const count = Math.max(3, Math.round(((right - left) * widthPx) / (high * POSTS.apart)));
  return times(count + 1, (index): Post => {
    const x = widthPx * (left + ((right - left) * index) / count);
    return { foot: [x, farY], high };
  });
}

/** From a corner forward, along a line that comes from the vanishing point, until it has left the picture. */
function nearSide({ widthPx, heightPx }: Canvas, corner: number, run: Run): Post[] {
  const { horizon, farY, high } = run;
  const posts = times(8, (index): Post => {
    const grown = 1 + index * 0.24;
    const x = widthPx * (0.5 + (corner - 0.5) * grown);
    return { foot: [x, horizon + (farY - horizon) * grown], high: high * grown };
  });
  return posts.filter(
    ({ foot: [x, y] }) => x > -widthPx * 0.4 && x < widthPx * 1.4 && y < heightPx * 1.3,
  );
}

function rails(posts: readonly Post[], color: string): string[] {
  return posts.slice(1).flatMap((post, index) => {
    const before = posts[index];
    if (!before) return [];
    return RAILS.map((share) => {
      const [[x0, y0], [x1, y1]] = [before.foot, post.foot];
      const [top0, top1] = [y0 - before.high * share, y1 - post.high * share];
      return shape(
        [
          [x0, top0],
          [x1, top1],
          [x1, top1 + post.high * RAIL_HEIGHT],
          [x0, top0 + before.high * RAIL_HEIGHT],
        ],
        color,
      );
    });
  });
}

function upright({ foot: [x, y], high }: Post, color: string, cap: string): string {
  const half = (high * POSTS.width) / 2;
  const box = (top: number, low: number): Point[] => [
    [x - half, top],
    [x + half, top],
    [x + half, low],
    [x - half, low],
  ];
  return shape(box(y - high, y + high * 0.04), color) + shape(box(y - high, y - high * 0.94), cap);
}

/** Puts it up; what is in the paddock stands before its far side. */
export function addPaddock(canvas: Canvas, { ground, strips }: Site): void {
  const { heightPx, air } = canvas;
  const depth = ground.mainDepth * FAR_SHARE;
  const far = strips[0]?.far ?? 0;
  const run: Run = {
    horizon: ground.yAt(0, 0.5),
    farY: ground.yAt(depth, 0.5),
    high: clamp(FENCE_CM * ground.pxPerCmAt(depth), heightPx * HIGH.least, heightPx * HIGH.most),
  };
  const [wood, railing, cap] = [
    air.tone('#a9784c', -0.1, far * 0.15),
    air.tone('#c2905f', 0.05, far * 0.15),
    air.tone('#d9ae7c', 0.2, far * 0.15),
  ];
  const sides = CORNERS.map((corner) => nearSide(canvas, corner, run));
  const runs = [farSide(canvas, run), ...sides];
  canvas.add({
    id: 'paddock',
    depth,
    svg: runs
      .map(
        (posts) =>
          rails(posts, railing).join('') + posts.map((post) => upright(post, wood, cap)).join(''),
      )
      .join(''),
    shows: ['paddock', 'enclosure', 'fence'],
  });
}
