import type { ScenePlan } from '../plan/scene-plan';
import { n, p, type SceneCanvas } from './canvas';
import { mix } from './color';

const TUBES = ['#ff4fc3', '#38e1ff', '#ffd84a', '#8a6bff', '#5cff9d', '#ff6a4a'] as const;

/** Whether the place glows in neon: a dark city of the future. */
export function isNeonCity(plan: ScenePlan): boolean {
  return plan.palette.brightness < 0.4 && plan.moods.includes('futuristic');
}

/**
 * Signs of glass tubes on the fronts, and their light drawn out on the wet road below. `fromY` to
 * `baseY` is the height of the fronts, in pixels.
 */
export function paintNeon(
  canvas: SceneCanvas,
  fromY: number,
  baseY: number,
  groundY: number,
): void {
  const random = canvas.random('neon');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let glows = '';
  let signs = '';
  let streaks = '';
  const count = Math.round((9 * width) / unitPx);
  for (let i = 0; i < count; i += 1) {
    const color = random.pick(TUBES);
    const upright = random.chance(0.6);
    const x = ((i + random.between(0.2, 0.8)) / count) * width;
    const [w, h] = upright
      ? [unitPx * random.between(0.035, 0.055), unitPx * random.between(0.13, 0.24)]
      : [unitPx * random.between(0.09, 0.15), unitPx * random.between(0.035, 0.055)];
    const y = random.between(fromY, baseY - h - unitPx * 0.06);
    glows += `<ellipse cx="${p(x)}" cy="${p(y + h / 2)}" rx="${p(w * 1.6 + unitPx * 0.05)}" ry="${p(h * 0.75 + unitPx * 0.05)}" fill="${glow(canvas, color, 0.5)}"/>`;
    signs += sign(x - w / 2, y, w, h, color, unitPx, upright);
    const streak = canvas.vertical([
      [0, color, 0.55],
      [1, color, 0],
    ]);
    streaks += `<rect x="${p(x - w * 0.45)}" y="${p(groundY)}" width="${p(Math.max(w * 0.9, unitPx * 0.03))}" height="${p((height - groundY) * random.between(0.5, 0.95))}" fill="${streak}" opacity="${n(random.between(0.5, 0.9))}"/>`;
  }
  canvas.layer('neon-glow', 'atmosphere', 0.45, glows);
  canvas.layer('neon-signs', 'scenery', 0.46, signs);
  canvas.layer('neon-reflections', 'atmosphere', 0.56, streaks);
}

function glow(canvas: SceneCanvas, color: string, strength: number): string {
  return canvas.radial([
    [0, color, strength],
    [0.5, color, strength * 0.3],
    [1, color, 0],
  ]);
}

/** A dark board with a lit edge and strokes where its letters would be. */
function sign(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  unitPx: number,
  upright: boolean,
): string {
  const hot = mix(color, '#ffffff', 0.65);
  const strokes = upright
    ? Math.max(2, Math.floor(h / (w * 0.8)))
    : Math.max(2, Math.floor(w / (h * 0.8)));
  let marks = '';
  for (let i = 0; i < strokes; i += 1) {
    const t = (i + 0.5) / strokes;
    const size = Math.min(w, h) * 0.24;
    const [cx, cy] = upright ? [x + w / 2, y + h * t] : [x + w * t, y + h / 2];
    marks +=
      i % 3 === 0
        ? `M${p(cx - size)} ${p(cy - size)}h${p(size * 2)}M${p(cx)} ${p(cy - size)}v${p(size * 2)}`
        : i % 3 === 1
          ? `M${p(cx - size)} ${p(cy + size)}v${p(-size * 2)}h${p(size * 2)}v${p(size * 2)}`
          : `M${p(cx - size)} ${p(cy - size)}l${p(size * 2)} ${p(size)}l${p(-size * 2)} ${p(size)}`;
  }
  const line = unitPx * 0.0042;
  return `<rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}" rx="${n(unitPx * 0.008)}" fill="#120a26" stroke="${color}" stroke-width="${n(line)}"/><path d="${marks}" fill="none" stroke="${hot}" stroke-width="${n(line * 1.1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
