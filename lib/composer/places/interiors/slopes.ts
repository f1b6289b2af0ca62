import type { Hex } from '@/lib/color/hex';
import { circle, shape } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { between, type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Shell } from './shell';

/** Rooms under a roof: both sides slope to the ridge, on beams, and one has a window to the sky. */

/** Of the far wall: where slopes begin above the floor, in centimetres, and how near the ridge they end. */
const KNEE_CM = 95;
const RIDGE_SHARE = 0.13;
const OUTSIDE_K = 6;

type Tone = (color: Hex, key?: number) => Hex;

/** Of a slope: along it from the knee to the ridge, and how near the eye. */
const SKYLIGHT = { from: 0.3, to: 0.72, near: 1.12, nearest: 1.72, frame: 0.05 } as const;

export function roofSlopes(canvas: Canvas, shell: Shell, wall: Hex, tone: Tone): string {
  const { left, right, floor, ceiling, scale, toward } = shell;
  const knee = floor - KNEE_CM * scale;
  const middle = (left + right) / 2;
  const ridge = (right - left) * RIDGE_SHARE;
  const slope = (isLeft: boolean) => {
    const foot: Point = [isLeft ? left : right, knee];
    const top: Point = [middle + (isLeft ? -ridge : ridge), ceiling];
    const key = isLeft ? 0.12 : 0.42;
    const outer: Point = [isLeft ? left - 1 : right + 1, ceiling];
    const gable = shape([foot, top, outer], tone(wall, key - 0.08));
    const face = shape(
      [foot, top, toward(top, OUTSIDE_K), toward(foot, OUTSIDE_K)],
      tone(wall, key),
    );
    const beams = times(4, (index) => {
      const k = 1 + index * 0.34;
      return shape(
        [toward(foot, k), toward(top, k), toward(top, k + 0.05), toward(foot, k + 0.05)],
        tone('#a8714c', isLeft ? -0.1 : 0.12),
      );
    }).join('');
    return gable + face + beams + (isLeft ? '' : skylight(canvas, shell, [foot, top], tone));
  };
  return slope(true) + slope(false);
}

/** A window in a slope with the sky of the hour. */
function skylight(
  { air, pen, stage }: Canvas,
  { toward }: Shell,
  [foot, top]: readonly [Point, Point],
  tone: Tone,
): string {
  const { from, to, near, nearest, frame } = SKYLIGHT;
  const quad = (inset: number): Point[] => {
    const low = between(foot, top, from + inset);
    const high = between(foot, top, to - inset);
    return [
      toward(low, near + inset),
      toward(high, near + inset),
      toward(high, nearest - inset),
      toward(low, nearest - inset),
    ];
  };
  const pane = quad(frame);
  const [a, b] = [pane[1] ?? foot, pane[0] ?? top];
  const isNight = stage.light.brightness < 0.45;
  const stars = isNight
    ? times(9, (index) =>
        circle(
          between(
            between(a, pane[2] ?? a, ((index * 37) % 100) / 100),
            between(b, pane[3] ?? b, ((index * 37) % 100) / 100),
            ((index * 61) % 100) / 100,
          ),
          1.6,
          '#ffffff',
        ),
      ).join('')
    : '';
  const sky = pen.linear(a, b, [
    [0, air.light.skyTop],
    [1, air.light.skyLow],
  ]);
  return (
    shape(quad(0), tone('#fff8ee', 0.1)) +
    `<path d="${polygon(pane)}" fill="${sky}"/>` +
    pen.clip(polygon(pane), stars)
  );
}
