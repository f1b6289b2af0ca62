import { p, type SceneCanvas } from '../canvas';
import { mix } from '@/lib/color/hex';
import type { ScenePlan } from '../../plan/scene-plan';
import { paintSky } from '../sky';
import { areaUnder, mountain, paintHazeRidges, paintHill, ridgeLine } from '../terrain';
import { conifer, grassBlades } from '../trees';
import { paintMirrorWater } from '../water';
import { grassColor, paintGrass } from './meadow';
import type { Environment } from './environment';

/** Snowy peaks and a wooded shore, mirrored in still water. */
export const lake: Environment = {
  paintBehind(canvas, plan) {
    const horizon = plan.horizon * canvas.heightPx;
    paintSky(canvas, plan, horizon);
    paintHazeRidges(canvas, plan.palette, {
      layers: 2,
      topY: horizon - canvas.heightPx * 0.08,
      bottomY: horizon - canvas.heightPx * 0.01,
      amplitude: canvas.heightPx * 0.16,
    });
    paintPeaks(canvas, plan, horizon, 0.3);
    paintShore(canvas, plan, horizon);
    paintMirrorWater(canvas, plan, horizon);
    if (plan.subjects.some(({ support }) => support === 'ground')) paintMeadowBank(canvas, plan);
  },
  paintInFront(canvas, plan) {
    paintNearBank(canvas, plan);
  },
};

/** Three or four snow-capped peaks standing on a line, with haze at their feet. */
export function paintPeaks(
  canvas: SceneCanvas,
  plan: ScenePlan,
  baseY: number,
  size: number,
): void {
  const random = canvas.random('peaks');
  const { palette } = plan;
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const count = Math.max(3, Math.round((3 * width) / unitPx));
  let svg = '';
  const order = Array.from(
    { length: count },
    (_unused, i) => (i + random.between(0.2, 0.8)) / count,
  );
  const tall = random.whole(0, count - 1);
  order.forEach((x, index) => {
    const high =
      unitPx * size * (index === tall ? random.between(1, 1.15) : random.between(0.55, 0.82));
    const wide = high * random.between(1.35, 1.7);
    svg += mountain(
      random,
      x * width,
      baseY + 8,
      wide,
      high,
      {
        light: mix(palette.far, palette.glow, 0.22),
        dark: mix(palette.far, palette.near, 0.42),
        snow: mix('#ffffff', palette.glow, palette.starry ? 0.3 : 0.14),
        snowDark: mix(palette.far, '#ffffff', palette.starry ? 0.3 : 0.46),
      },
      plan.sunX > 0.5,
    );
  });
  const haze = canvas.vertical([
    [0, palette.haze, 0],
    [0.75, palette.haze, 0.7],
    [1, palette.haze, 0.88],
  ]);
  svg += `<rect y="${p(baseY - height * 0.15)}" width="${width}" height="${p(height * 0.16)}" fill="${haze}"/>`;
  canvas.layer('peaks', 'scenery', 0.25, svg);
}

function paintShore(canvas: SceneCanvas, plan: ScenePlan, horizon: number): void {
  const random = canvas.random('shore');
  const { palette } = plan;
  const green = mix('#33665a', palette.near, 1 - palette.brightness * 0.8);
  const color = mix(green, palette.far, 0.35);
  const line = ridgeLine(canvas, random, horizon + 2, canvas.heightPx * 0.035, {
    frequency: 2.4,
    octaves: 3,
    sharpness: 0,
  });
  let svg = `<path d="${areaUnder(line, horizon + 3)}" fill="${color}"/>`;
  for (const [x, y] of line) {
    for (let i = 0; i < 3; i += 1) {
      if (!random.chance(0.72)) continue;
      svg += conifer(
        random,
        x + random.between(-9, 9),
        Math.min(y + 8, horizon + 2),
        canvas.unitPx * random.between(0.026, 0.066),
        {
          color: mix(color, palette.haze, random() * 0.2),
          lightFromRight: plan.sunX > 0.5,
        },
      );
    }
  }
  canvas.layer('shore', 'scenery', 0.35, svg);
}

/** Grass at the water's edge for those who stand ashore. */
function paintMeadowBank(canvas: SceneCanvas, plan: ScenePlan): void {
  paintHill(
    canvas,
    'meadow-bank',
    canvas.heightPx * 0.885,
    canvas.heightPx * 0.045,
    1.1,
    grassColor(plan),
    0.6,
  );
  paintGrass(canvas, plan, 'bank-grass', 0.88, 0.97, 150);
}

function paintNearBank(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('bank');
  const { palette } = plan;
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const dark = mix(mix('#2f5a48', palette.near, 1 - palette.brightness * 0.75), palette.glow, 0.05);
  const line = ridgeLine(canvas, random, height * 0.99, height * 0.06, {
    frequency: 1.6,
    octaves: 3,
    sharpness: 0,
  });
  let svg = `<path d="${areaUnder(line, height)}" fill="${canvas.vertical([
    [0, dark],
    [1, mix(dark, '#000000', 0.35)],
  ])}"/>`;
  const place = () => {
    const [x, y] = line[random.whole(0, line.length - 1)] ?? [0, height];
    return [x + random.between(-6, 6), y + 4, unitPx * random.between(0.014, 0.05)] as const;
  };
  svg += `<path d="${grassBlades(random, 170, place)}" fill="${mix(dark, '#000000', 0.12)}"/>`;
  for (const x of [0.05, 0.13, 0.9, 0.97]) {
    svg += conifer(
      random,
      (x + random.between(-0.02, 0.02)) * width,
      height * 0.985,
      unitPx * random.between(0.15, 0.3),
      {
        color: mix(dark, palette.near, 0.2),
        lightFromRight: plan.sunX > 0.5,
      },
    );
  }
  canvas.layer('bank', 'foreground', 1, svg);
}
