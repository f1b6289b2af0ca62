import type { ScenePlan } from '../plan/scene-plan';
import { ENVIRONMENT_GEOMETRY } from '../plan/environments.data';
import { n, p, type SceneCanvas } from './canvas';
import { mix } from '@/lib/color/hex';

/** Places without weather or birds. */
export const AIRLESS: ReadonlySet<string> = new Set(['underwater', 'space', 'moon']);

/** Rain, snowfall and fog over everything; nothing indoors, under water or in space. */
export function paintWeather(canvas: SceneCanvas, plan: ScenePlan): void {
  const geometry = ENVIRONMENT_GEOMETRY[plan.environment];
  if (geometry.indoor || AIRLESS.has(plan.environment)) return;
  if (plan.weather === 'rain' || plan.weather === 'storm')
    canvas.layer('rain', 'atmosphere', 1, rain(canvas));
  if (plan.weather === 'fog') canvas.layer('fog', 'atmosphere', 0.9, fog(canvas, plan));
  if (plan.weather === 'snow' || plan.environment === 'snow')
    canvas.layer('snowfall', 'atmosphere', 1, snowfall(canvas));
}

function rain(canvas: SceneCanvas): string {
  const random = canvas.random('rain');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let far = '';
  let near = '';
  for (let i = 0; i < Math.round((200 * width) / unitPx); i += 1) {
    const length = unitPx * random.between(0.02, 0.055);
    const stroke = `M${p(random.between(0, 1.1) * width)} ${p(random.between(-0.05, 1) * height)}l${p(-length * 0.22)} ${p(length)}`;
    if (i % 3) far += stroke;
    else near += stroke;
  }
  return `<path d="${far}" stroke="#dfeaf5" stroke-width="${n(unitPx * 0.0012)}" opacity=".45" fill="none"/><path d="${near}" stroke="#ffffff" stroke-width="${n(unitPx * 0.0022)}" stroke-linecap="round" opacity=".5" fill="none"/>`;
}

function snowfall(canvas: SceneCanvas): string {
  const random = canvas.random('snowfall');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const scale = unitPx / 1024;
  const soft = canvas.radial([
    [0, '#ffffff', 0.75],
    [0.5, '#ffffff', 0.4],
    [1, '#ffffff', 0],
  ]);
  let svg = '';
  for (let i = 0; i < Math.round((140 * width) / unitPx); i += 1) {
    const [x, y, size] = [random() * width, random() * height, random()];
    svg +=
      size > 0.93
        ? `<circle cx="${p(x)}" cy="${p(y)}" r="${p(random.between(10, 20) * scale)}" fill="${soft}"/>`
        : `<circle cx="${p(x)}" cy="${p(y)}" r="${n((1 + size * 2.6) * scale)}" fill="#fff" opacity="${n(random.between(0.45, 0.95))}"/>`;
  }
  return svg;
}

function fog(canvas: SceneCanvas, plan: ScenePlan): string {
  const random = canvas.random('fog');
  const { widthPx: width, heightPx: height } = canvas;
  const color = mix(plan.palette.haze, '#ffffff', 0.3);
  const bank = canvas.radial([
    [0, color, 0.6],
    [0.6, color, 0.3],
    [1, color, 0],
  ]);
  let svg = '';
  for (let i = 0; i < 10; i += 1) {
    svg += `<ellipse cx="${p(random() * width)}" cy="${p(height * random.between(0.42, 0.92))}" rx="${p(width * random.between(0.3, 0.6))}" ry="${p(height * random.between(0.03, 0.08))}" fill="${bank}"/>`;
  }
  return svg;
}

/** A light darkening of the corners leads the eye inwards. */
export function paintVignette(canvas: SceneCanvas, plan: ScenePlan): void {
  const dark = mix(plan.palette.near, '#000000', 0.45);
  const fill = canvas.radial(
    [
      [0, dark, 0],
      [0.7, dark, 0],
      [1, dark, 0.28],
    ],
    0.5,
    0.5,
    0.76,
  );
  canvas.layer(
    'vignette',
    'atmosphere',
    1,
    `<rect width="${canvas.widthPx}" height="${canvas.heightPx}" fill="${fill}"/>`,
  );
}
