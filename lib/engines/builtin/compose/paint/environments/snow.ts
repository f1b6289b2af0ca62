import type { ScenePlan } from '../../plan/scene-plan';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { paintSky } from '../sky';
import { areaUnder, heightAt, paintHazeRidges, ridgeLine } from '../terrain';
import { conifer } from '../trees';
import { paintPeaks } from './lake';
import type { Environment } from './environment';

/** Snowfields between bands of snow-laden firs, peaks behind, drifts in front. */
export const snow: Environment = {
  paintBehind(canvas, plan) {
    const { heightPx: height } = canvas;
    const horizon = plan.horizon * height;
    paintSky(canvas, plan, horizon + height * 0.1);
    paintHazeRidges(canvas, plan.palette, {
      layers: 2,
      topY: horizon - height * 0.1,
      bottomY: horizon - height * 0.02,
      amplitude: height * 0.18,
    });
    paintPeaks(canvas, plan, horizon + height * 0.03, 0.24);
    for (let band = 0; band < 3; band += 1) paintFirBand(canvas, plan, band / 2);
    paintSideFirs(canvas, plan);
    paintDrift(canvas, plan, 'drift', 0.79, 0.055, 1.1, 'scenery');
  },
  paintInFront(canvas, plan) {
    paintDrift(canvas, plan, 'drift-front', 0.985, 0.035, 1.7, 'foreground');
  },
};

export function snowColor(plan: ScenePlan): Hex {
  return mix('#ffffff', plan.palette.haze, plan.palette.starry ? 0.5 : 0.1);
}

function paintFirBand(canvas: SceneCanvas, plan: ScenePlan, t: number): void {
  const random = canvas.random(`firs-${t}`);
  const { palette } = plan;
  const { heightPx: height, unitPx } = canvas;
  const baseY = height * (plan.horizon - 0.01 + t * 0.1);
  const line = ridgeLine(canvas, random, baseY, height * 0.045, {
    frequency: 2,
    octaves: 3,
    sharpness: 0,
  });
  const green = mix(
    mix(palette.haze, palette.near, 0.35 + 0.45 * t),
    '#1f5b57',
    palette.starry ? 0.15 : 0.3 * t,
  );
  const white = mix(snowColor(plan), palette.haze, 0.55 * (1 - t));
  let svg = '';
  const count = Math.round((46 - 20 * t) * (canvas.widthPx / unitPx));
  for (let i = 0; i < count; i += 1) {
    const x = random() * canvas.widthPx;
    svg += conifer(
      random,
      x,
      heightAt(line, x) + 8,
      unitPx * (0.05 + t * 0.08) * random.between(0.6, 1.35),
      {
        color: shade(green, random.between(-0.02, 0.02)),
        snow: white,
        lightFromRight: plan.sunX > 0.5,
      },
    );
  }
  const fill = canvas.vertical(
    [
      [0, white],
      [1, mix(white, palette.far, 0.35)],
    ],
    baseY - height * 0.03,
    baseY + height * 0.15,
  );
  const haze = canvas.vertical([
    [0, palette.haze, 0],
    [0.6, palette.haze, 0.3 * (1 - t) + 0.04],
    [1, palette.haze, 0],
  ]);
  svg += `<path d="${areaUnder(line, height)}" fill="${fill}"/><rect y="${p(baseY - height * 0.07)}" width="${canvas.widthPx}" height="${p(height * 0.15)}" fill="${haze}"/>`;
  canvas.layer('firs', 'scenery', 0.35 + 0.15 * t, svg);
}

function paintSideFirs(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('side-firs');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const color = mix('#2a5f58', plan.palette.near, plan.palette.starry ? 0.75 : 0.35);
  const stands: [number, number, number][] = [
    [0.22, 0.77, 0.3],
    [0.81, 0.77, 0.28],
    [0.08, 0.81, 0.46],
    [0.93, 0.82, 0.53],
  ];
  const svg = stands
    .map(([x, y, size]) =>
      conifer(
        random,
        (x + random.between(-0.03, 0.03)) * width,
        y * height,
        size * unitPx * random.between(0.9, 1.1),
        {
          color,
          snow: snowColor(plan),
          lightFromRight: plan.sunX > 0.5,
        },
      ),
    )
    .join('');
  canvas.layer('side-firs', 'scenery', 0.6, svg);
}

function paintDrift(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  y: number,
  amplitude: number,
  frequency: number,
  role: 'scenery' | 'foreground',
): void {
  const { heightPx: height } = canvas;
  const { palette } = plan;
  const line = ridgeLine(canvas, canvas.random(id), y * height, amplitude * height, {
    frequency,
    octaves: 2,
    sharpness: 0,
  });
  const light = mix(snowColor(plan), '#ffffff', palette.starry ? 0.05 : 0.35);
  const dark = mix(palette.far, '#ffffff', palette.starry ? 0.12 : 0.36);
  const fill = canvas.vertical(
    [
      [0, light],
      [0.5, mix(light, dark, 0.45)],
      [1, dark],
    ],
    (y - amplitude) * height,
    height,
  );
  canvas.layer(
    id,
    role,
    role === 'scenery' ? 0.62 : 1,
    `<path d="${areaUnder(line, height)}" fill="${fill}"/>`,
  );
}
