import { type Hex, mix } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { Design } from './design/design';
import { accentOf, readable } from './design/ink';
import { markSubjectOf } from './design/mark';
import { construction } from './design/variety';
import type { TemplateRequest } from './template';

/** What is behind the subject of an emblem. */

interface Parts {
  design: Design;
  request: TemplateRequest;
}

const OF_WATER =
  /^(?:salmon|fish|trout|tuna|goldfish|koi|shark|whale|dolphin|orca|turtle|sea-turtle|swordfish|sailing-boat|rowing-boat|canoe|ship|galleon|surfer|surfboard|seal|otter|duck|mallard|swan|anchor|lighthouse|crab|lobster|octopus)$/;

/** Lines of water in the lower part of a disc. */
function waves({ design, request }: Parts, [x, y]: Point, inner: number, paper: Hex): string {
  const step = inner * 0.3;
  const tone = readable(accentOf(request.palette, 2), paper, 2.2);
  return [0.3, 0.45, 0.6]
    .map((share) =>
      stroke(
        `M${x - inner * 1.2} ${y + inner * share}${times(4, () => `q${step / 2} ${-inner * 0.1} ${step} 0t${step} 0`).join('')}`,
        tone,
        design.px(7),
      ),
    )
    .join('');
}

/** A sun with its rays above water. */
function sunOverWater(parts: Parts, center: Point, inner: number, paper: Hex): string {
  const { request, design } = parts;
  const rays = times(36, (index) => {
    const angle = index * 10;
    if (angle > 5 && angle < 175) return '';
    const ray = `M${add(center, polar(angle, inner * 0.52)).join(' ')}L${add(center, polar(angle, inner * 1.1)).join(' ')}`;
    return stroke(ray, mix(paper, accentOf(request.palette, 2), 0.3), design.px(5));
  });
  return (
    rays.join('') +
    circle(
      [center[0], center[1] - inner * 0.12],
      inner * 0.42,
      mix(paper, accentOf(request.palette, 0), 0.26),
    ) +
    waves(parts, center, inner, paper)
  );
}

/** Rays behind the subject and, where the subject is of the water, waves below it. */
export function scenery(parts: Parts, center: Point, inner: number, paper: string): string {
  const { request, design } = parts;
  const quiet = mix(paper, accentOf(request.palette, 2), 0.3);
  if (isOfWater(parts)) return sunOverWater(parts, center, inner, paper);
  return construction(request, [
    times(36, (index) => {
      const angle = index * 10;
      if (angle > 10 && angle < 170) return '';
      const ray = `M${add(center, polar(angle, inner * 0.5)).join(' ')}L${add(center, polar(angle, inner * (index % 2 ? 1.05 : 1.2))).join(' ')}`;
      return stroke(ray, quiet, design.px(5));
    }).join('') + circle(center, inner * 0.46, mix(paper, accentOf(request.palette, 0), 0.18)),
    circle(center, inner * 0.74, mix(paper, accentOf(request.palette, 1), 0.32)),
    times(5, (index) =>
      stroke(
        ellipsePath(center, inner * (0.42 + index * 0.17)),
        mix(paper, accentOf(request.palette, 2), 0.22),
        design.px(3),
      ),
    ).join(''),
  ] as const);
}

export const isOfWater = ({ request }: Parts) =>
  markSubjectOf(request).elements.some(({ concept = '' }) => OF_WATER.test(concept));
