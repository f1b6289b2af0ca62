import type { ScenePlan } from '../plan/scene-plan';
import { n, p, type SceneCanvas } from './canvas';
import { mix, shade } from '@/lib/color/hex';

/**
 * Water from `topPx` to the lower edge that mirrors what was painted above it: the layers so far are
 * gathered in one group, drawn once upright and once upside down under a tint that deepens.
 */
export function paintMirrorWater(canvas: SceneCanvas, plan: ScenePlan, topPx: number): void {
  const { widthPx: width, heightPx: height } = canvas;
  const { palette } = plan;
  const deep = mix(palette.sky[0], palette.near, 0.3);
  const base = canvas.vertical([
    [0, mix(palette.sky[4], palette.water, 0.3)],
    [0.3, mix(palette.sky[3], palette.water, 0.55)],
    [1, mix(palette.water, deep, 0.6)],
  ]);
  const clip = canvas.clip(
    `<rect y="${p(topPx)}" width="${width}" height="${p(height - topPx)}"/>`,
  );
  const mirrored = canvas.layers
    .filter(
      (layer) =>
        layer.role === 'scenery' || layer.id.startsWith('sun') || layer.id.startsWith('moon'),
    )
    .map((layer) => layer.svg)
    .join('');
  const veil = canvas.vertical([
    [0, palette.water, 0.12],
    [1, deep, 0.9],
  ]);
  const area = `y="${p(topPx)}" width="${width}" height="${p(height - topPx)}"`;
  canvas.layer(
    'water',
    'scenery',
    0.4,
    `<g clip-path="${clip}"><rect ${area} fill="${base}"/><g transform="matrix(1 0 0 -1 0 ${p(2 * topPx)})" opacity=".5">${mirrored}</g><rect ${area} fill="${veil}"/></g>`,
  );
  canvas.layer('ripples', 'scenery', 0.45, ripples(canvas, plan, topPx));
}

/** Open water with rows of waves, without a mirror. */
export function paintOpenWater(canvas: SceneCanvas, plan: ScenePlan, topPx: number): void {
  const { widthPx: width, heightPx: height } = canvas;
  const { palette } = plan;
  const deep = mix(palette.water, palette.near, 0.45);
  const fill = canvas.vertical([
    [0, mix(palette.sky[4], palette.water, 0.45)],
    [0.16, mix(palette.water, '#ffffff', 0.08)],
    [1, deep],
  ]);
  canvas.layer(
    'water',
    'scenery',
    0.4,
    `<rect y="${p(topPx)}" width="${width}" height="${p(height - topPx)}" fill="${fill}"/>`,
  );
  canvas.layer('ripples', 'scenery', 0.45, ripples(canvas, plan, topPx));
}

function ripples(canvas: SceneCanvas, plan: ScenePlan, topPx: number): string {
  const random = canvas.random('ripples');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const scale = unitPx / 1024;
  const depth = height - topPx;
  const aspect = width / unitPx;
  const light = mix(plan.palette.sky[4], '#ffffff', 0.3);
  const dark = shade(plan.palette.water, -0.14);
  let svg = '';
  for (let i = 0; i < Math.round(110 * aspect); i += 1) {
    const t = random() ** 1.3;
    const length = (14 + 90 * t) * random.between(0.4, 1.4) * scale;
    const y = topPx + 4 + t * depth;
    const x = random.between(-0.05, 1.05) * width;
    svg += lens(
      x,
      y,
      length,
      (1 + 1.7 * t) * scale,
      random.chance(0.6) ? light : dark,
      random.between(0.08, 0.27),
    );
  }
  const sunny = !['rain', 'storm', 'fog', 'cloudy'].includes(plan.weather);
  for (let i = 0; sunny && i < 64; i += 1) {
    const t = random() ** 1.2;
    const spread = (18 + t * 90) * scale;
    const length = (10 + 46 * t) * random.between(0.5, 1.5) * scale;
    const x = plan.sunX * width + (random() + random() - 1) * spread;
    svg += lens(
      x - length / 2,
      topPx + 3 + t * depth * 0.95,
      length,
      (1.2 + 2 * t) * scale,
      plan.palette.sun,
      random.between(0.3, 0.8),
    );
  }
  return svg;
}

function lens(
  x: number,
  y: number,
  length: number,
  thick: number,
  fill: string,
  opacity: number,
): string {
  return `<path d="M${p(x)} ${p(y)}q${p(length / 2)} ${p(-thick)} ${p(length)} 0q${p(-length / 2)} ${p(thick * 1.6)} ${p(-length)} 0z" fill="${fill}" opacity="${n(opacity)}"/>`;
}
