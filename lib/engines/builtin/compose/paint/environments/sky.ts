import type { ScenePlan } from '../../plan/scene-plan';
import type { SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { cloud, paintSky } from '../sky';
import { circlePath } from '../trees';
import type { Environment } from './environment';

/** High above a sea of clouds. */
export const sky: Environment = {
  paintBehind(canvas, plan) {
    paintSky(canvas, plan, canvas.heightPx);
    const random = canvas.random('high-clouds');
    let svg = '';
    for (let i = 0; i < 5; i += 1) {
      svg += cloud(
        canvas,
        plan,
        random,
        canvas.widthPx * random.between(-0.1, 0.8),
        canvas.heightPx * random.between(0.3, 0.72),
        canvas.unitPx * random.between(0.2, 0.45),
      );
    }
    canvas.layer('high-clouds', 'scenery', 0.2, svg);
    for (let i = 0; i < 3; i += 1) paintBank(canvas, plan, i, false);
  },
  paintInFront(canvas, plan) {
    paintBank(canvas, plan, 3, true);
  },
};

/** A bank of round cloud heads, lighter in front and above. */
function paintBank(canvas: SceneCanvas, plan: ScenePlan, index: number, front: boolean): void {
  const random = canvas.random(`bank-${index}`);
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const { palette } = plan;
  const y = height * (0.82 + index * 0.055);
  const white = palette.starry
    ? mix(palette.sky[3], '#ffffff', 0.18)
    : mix('#ffffff', palette.sky[4], 0.3);
  const color = mix(palette.sky[3], white, 0.35 + index * 0.2);
  const rounds: [number, number, number][] = [];
  for (let x = -unitPx * 0.1; x < width + unitPx * 0.1;) {
    const r = unitPx * random.between(0.05, 0.12) * (0.8 + index * 0.12);
    rounds.push([x, y + random.between(-0.02, 0.03) * height, r]);
    x += r * random.between(0.8, 1.3);
  }
  const shape = (dx: number, dy: number, scale: number) =>
    rounds.map(([x, cy, r]) => circlePath(x + dx * r, cy - dy * r, r * scale)).join('');
  const fill = canvas.vertical(
    [
      [0, color],
      [1, mix(color, palette.sky[2], 0.5)],
    ],
    y - unitPx * 0.12,
    height + unitPx * 0.1,
  );
  const side = plan.sunX > 0.5 ? 0.14 : -0.14;
  const svg = `<path d="${shape(0, 0, 1)}M0 ${y}H${width}V${height}H0Z" fill="${fill}"/><path d="${shape(side, 0.18, 0.76)}" fill="${mix(shade(color, 0.03), palette.sun, 0.22)}" opacity=".55"/>`;
  canvas.layer('bank', front ? 'foreground' : 'scenery', front ? 1 : 0.3 + index * 0.1, svg);
}
