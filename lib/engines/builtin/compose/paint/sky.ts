import type { ScenePlan } from '../plan/scene-plan';
import { paintAurora } from './aurora';
import { n, p, type SceneCanvas } from './canvas';
import { mix, shade } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';

/** Sky, stars, sun or moon and clouds, down to `bottomPx`. */
export function paintSky(canvas: SceneCanvas, plan: ScenePlan, bottomPx: number): void {
  const { widthPx: width } = canvas;
  const { palette } = plan;
  const stops = palette.sky.map((color, index): [number, string] => [index / 4, color]);
  canvas.layer(
    'sky',
    'backdrop',
    0,
    `<rect width="${width}" height="${canvas.heightPx}" fill="${canvas.vertical(stops, 0, bottomPx)}"/>`,
  );
  if (palette.starry && plan.weather !== 'storm' && plan.weather !== 'rain') {
    canvas.layer('stars', 'atmosphere', 0, stars(canvas, width, bottomPx * 0.9, 150));
  }
  if (plan.aurora) paintAurora(canvas, bottomPx);
  if (!hidesSun(plan)) paintSun(canvas, plan);
  if (plan.shownByEnvironment.includes('rainbow')) paintRainbow(canvas, bottomPx);
  paintClouds(canvas, plan, bottomPx);
}

const BOW = ['#e5484d', '#f58a3c', '#f7d04a', '#5fbf6a', '#4a90d9', '#5b5fc7', '#8e5cc2'] as const;

/** A whole bow over the land, the width of the picture, fading at its feet. */
function paintRainbow(canvas: SceneCanvas, bottomPx: number): void {
  const { widthPx: width, unitPx } = canvas;
  const band = unitPx * 0.014;
  const reach = Math.min(width * 0.46, bottomPx * 0.82);
  const arcs = BOW.map((color, i) => {
    const r = reach - i * band;
    return `<path d="M${p(width / 2 - r)} ${p(bottomPx)}A${p(r)} ${p(r)} 0 0 1 ${p(width / 2 + r)} ${p(bottomPx)}" fill="none" stroke="${color}" stroke-width="${p(band * 1.06)}"/>`;
  }).join('');
  canvas.layer('rainbow', 'atmosphere', 0.05, `<g opacity=".62">${arcs}</g>`);
}

function hidesSun({ weather }: ScenePlan): boolean {
  return weather === 'rain' || weather === 'storm' || weather === 'fog' || weather === 'cloudy';
}

/** Small stars, denser near the zenith, and a few that glow. */
export function stars(canvas: SceneCanvas, width: number, height: number, count: number): string {
  const random = canvas.random('stars');
  const scale = canvas.unitPx / 1024;
  const many = Math.round(count * (canvas.widthPx / canvas.unitPx) * (1 + canvas.detail * 0.4));
  let svg = '';
  for (let i = 0; i < many; i += 1) {
    const size = random();
    svg += `<circle cx="${p(random() * width)}" cy="${p(random() ** 1.4 * height)}" r="${n((0.5 + size * size * 1.7) * scale)}" fill="#fff" opacity="${n(0.25 + 0.7 * random())}"/>`;
  }
  const halo = canvas.radial([
    [0, '#ffffff', 0.7],
    [1, '#ffffff', 0],
  ]);
  for (let i = 0; i < 6; i += 1) {
    const [x, y] = [p(random() * width), p(random() * height * 0.7)];
    svg += `<circle cx="${x}" cy="${y}" r="${n(9 * scale)}" fill="${halo}"/><circle cx="${x}" cy="${y}" r="${n(1.8 * scale)}" fill="#fff"/>`;
  }
  return svg;
}

function paintSun(canvas: SceneCanvas, plan: ScenePlan): void {
  const { palette } = plan;
  const night = plan.hour === 'night' || plan.hour === 'dusk';
  const [x, y] = [plan.sunX * canvas.widthPx, plan.sunY * canvas.heightPx];
  // A full moon that is asked for is what the picture is lit by.
  const named = night && plan.shownByEnvironment.includes('full-moon');
  const radius = canvas.unitPx * (named ? 0.085 : night ? 0.044 : 0.04);
  const glow = canvas.radial([
    [0, palette.glow, night ? 0.5 : 0.75],
    [0.25, palette.glow, night ? 0.22 : 0.38],
    [0.6, palette.glow, 0.1],
    [1, palette.glow, 0],
  ]);
  let svg = `<circle cx="${p(x)}" cy="${p(y)}" r="${p(canvas.unitPx * 0.6)}" fill="${glow}"/>`;
  const disc = night
    ? canvas.radial(
        [
          [0, '#fffef4'],
          [0.8, palette.sun],
          [1, '#e6dfc2'],
        ],
        0.42,
        0.4,
        0.62,
      )
    : canvas.radial([
        [0, '#ffffff'],
        [0.7, palette.sun],
        [1, palette.sun],
      ]);
  svg += `<circle cx="${p(x)}" cy="${p(y)}" r="${p(radius)}" fill="${disc}"/>`;
  if (night) {
    for (const [dx, dy, r] of [
      [-0.3, -0.2, 0.2],
      [0.25, 0.15, 0.26],
      [-0.1, 0.42, 0.14],
      [0.35, -0.35, 0.12],
    ] as const) {
      svg += `<circle cx="${p(x + dx * radius)}" cy="${p(y + dy * radius)}" r="${p(r * radius)}" fill="#d6cda6" opacity=".45"/>`;
    }
  }
  canvas.layer(night ? 'moon' : 'sun', 'backdrop', 0, svg);
}

function paintClouds(canvas: SceneCanvas, plan: ScenePlan, bottomPx: number): void {
  const random = canvas.random('clouds');
  const heavy = ['cloudy', 'rain', 'storm'].includes(plan.weather);
  const count =
    plan.weather === 'clear' ? 0 : heavy ? 11 : plan.palette.starry ? 2 : 4 + canvas.detail;
  const spread = canvas.widthPx / canvas.unitPx;
  let svg = '';
  for (let i = 0; i < Math.round(count * spread); i += 1) {
    const width = canvas.unitPx * random.between(0.13, heavy ? 0.5 : 0.33);
    const x = random.between(-0.12, 1) * canvas.widthPx;
    const y = bottomPx * random.between(0.1, 0.66);
    svg += cloud(canvas, plan, random, x, y, width);
  }
  canvas.layer('clouds', 'atmosphere', 0.05, svg);
}

/** A cloud of overlapping arcs over a flat base, lit from above. */
export function cloud(
  canvas: SceneCanvas,
  plan: ScenePlan,
  random: Random,
  x: number,
  y: number,
  width: number,
): string {
  const { palette } = plan;
  const bumps = random.whole(4, 6);
  const shares = Array.from({ length: bumps }, () => 0.6 + random());
  const total = shares.reduce((sum, share) => sum + share, 0);
  const rise = width * 0.17;
  let path = `M${p(x)} ${p(y)}`;
  let done = 0;
  shares.forEach((share, index) => {
    const step = (share / total) * width;
    const lift = Math.sin((Math.PI * (done + step / 2)) / width);
    const last = index === bumps - 1;
    const endY = last ? y : y - lift * rise * random.between(0.7, 1.2);
    done += step;
    path += `A${p(step * 0.56)} ${p(step * 0.5 * (0.8 + lift * 0.6))} 0 0 1 ${p(x + done)} ${p(endY)}`;
  });
  const sag = rise * 0.35;
  path += `Q${p(x + width)} ${p(y + sag)} ${p(x + width * 0.86)} ${p(y + sag)}L${p(x + width * 0.12)} ${p(y + sag)}Q${p(x)} ${p(y + sag)} ${p(x)} ${p(y)}Z`;
  const [top, bottom] = cloudColors(plan);
  const fill = canvas.vertical([
    [0, top, 0.95],
    [1, bottom, palette.starry ? 0.3 : 0.5],
  ]);
  return `<path d="${path}" fill="${fill}" opacity="${n(random.between(0.6, 0.95))}"/>`;
}

function cloudColors({ palette, weather }: ScenePlan): [string, string] {
  if (weather === 'storm')
    return [shade(palette.sky[2], -0.08, 0.6), shade(palette.sky[1], -0.14, 0.6)];
  if (weather === 'rain') return [mix(palette.sky[3], '#ffffff', 0.2), palette.sky[1]];
  if (palette.starry) return [mix(palette.sky[2], '#ffffff', 0.24), palette.sky[1]];
  return [mix(palette.sky[4], '#ffffff', 0.6), mix(palette.sky[2], palette.sky[3], 0.5)];
}
