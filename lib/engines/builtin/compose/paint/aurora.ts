import { p, points, type Point, type SceneCanvas } from './canvas';
import type { Random } from '@/lib/random/random';

/** Curtains of one display, the far ones first. */
const CURTAINS = 3;
const STEPS = 28;
const RAYS = 26;

interface Curtain {
  /** Height of its lower edge at a share of the width, in pixels from the top. */
  edgeAt: (share: number) => number;
  heightPx: number;
}

function curtainAt(index: number, random: Random, widthPx: number, bottomPx: number): Curtain {
  const middle = bottomPx * (0.42 + 0.16 * index);
  const swing = bottomPx * random.between(0.06, 0.11);
  const [turns, start] = [random.between(0.7, 1.3), random.between(0, Math.PI * 2)];
  const lean = bottomPx * random.between(-0.14, 0.14);
  const edgeAt = (share: number) =>
    middle +
    lean * (share - 0.5) +
    Math.sin(start + share * turns * Math.PI * 2) * swing +
    Math.sin(start * 3 + share * turns * Math.PI * 7) * swing * 0.22;
  return { edgeAt, heightPx: Math.min(widthPx, bottomPx) * random.between(0.3, 0.42) };
}

/**
 * Northern lights above the land, down to `bottomPx`: folded curtains that are green at their sharp
 * lower edge (the oxygen line at 558 nm) and fade upwards into violet, with rays along them.
 */
export function paintAurora(canvas: SceneCanvas, bottomPx: number): void {
  const random = canvas.random('aurora');
  const { widthPx, unitPx } = canvas;
  const veil = canvas.vertical([
    [0, '#7a4fd0', 0],
    [0.35, '#5f6fd8', 0.22],
    [0.72, '#2fd6a4', 0.5],
    [0.95, '#7dffb0', 0.75],
    [1, '#7dffb0', 0],
  ]);
  const ray = canvas.vertical([
    [0, '#9f7bff', 0],
    [0.5, '#58e6c0', 0.25],
    [0.95, '#b8ffd2', 0.55],
    [1, '#b8ffd2', 0],
  ]);
  const softly = canvas.blur(unitPx * 0.008);
  let svg = '';
  for (let index = 0; index < CURTAINS; index += 1) {
    const { edgeAt, heightPx } = curtainAt(index, random, widthPx, bottomPx);
    const lower: Point[] = Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS;
      return [(share * 1.1 - 0.05) * widthPx, edgeAt(share)];
    });
    const upper = lower.map(([x, y]): Point => [x, y - heightPx * random.between(0.8, 1)]);
    svg += `<path d="M${points([...lower, ...upper.reverse()])}Z" fill="${veil}" opacity="${p(0.5 + 0.2 * index)}"/>`;
    for (let i = 0; i < RAYS; i += 1) {
      const share = random();
      const [x, y] = [share * widthPx, edgeAt((share + 0.05) / 1.1)];
      const [width, rise] = [
        unitPx * random.between(0.006, 0.02),
        heightPx * random.between(0.5, 1),
      ];
      svg += `<rect x="${p(x)}" y="${p(y - rise)}" width="${p(width)}" height="${p(rise)}" fill="${ray}"/>`;
    }
  }
  canvas.layer('aurora', 'atmosphere', 0.02, `<g filter="${softly}">${svg}</g>`);
}
