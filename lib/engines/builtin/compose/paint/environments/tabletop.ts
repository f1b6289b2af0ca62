import { n, p } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { lit } from '../light';
import type { Environment } from './environment';

const WALLS = ['#e6d5c0', '#cfdcd6', '#d8d3e4', '#ead2c4', '#c9d8e2'] as const;
const FAR_LIGHTS = ['#ffd98a', '#ffc06a', '#ffe9c0', '#b9c4ff', '#ffb0a0'] as const;

/** A wooden table before a softly lit wall. */
export const tabletop: Environment = {
  paintBehind(canvas, plan) {
    const random = canvas.random('table');
    const { widthPx: width, heightPx: height, unitPx } = canvas;
    const edge = plan.horizon * height;
    // Photographers wait until the lights come on.
    const evening = random.chance(plan.photographic ? 0.85 : 0.4);
    const wall = lit(
      plan,
      random.pick(evening ? ['#4a3730', '#2f3a4a', '#3d3a52', '#40483c'] : WALLS),
    );
    const glow = canvas.radial(
      [
        [0, shade(wall, 0.06)],
        [0.6, wall],
        [1, shade(wall, -0.1)],
      ],
      plan.sunX,
      0.3,
      0.9,
    );
    canvas.layer(
      'wall',
      'backdrop',
      0,
      `<rect width="${width}" height="${height}" fill="${glow}"/>`,
    );
    let bokeh = '';
    for (let i = 0; i < (evening ? 26 : 16); i += 1) {
      bokeh += `<circle cx="${p(random() * width)}" cy="${p(random() * edge * 0.9)}" r="${p(unitPx * random.between(0.02, 0.07))}" fill="${evening ? random.pick(FAR_LIGHTS) : shade(wall, random.between(0.03, 0.09))}" opacity="${n(random.between(0.15, 0.5))}"/>`;
    }
    canvas.layer('bokeh', 'atmosphere', 0.1, bokeh);
    const wood = lit(plan, random.pick(['#b98258', '#a8703f', '#c79a6b', '#8f5d3b']));
    const fill = canvas.vertical([
      [0, shade(wood, -0.06)],
      [0.12, wood],
      [1, shade(wood, 0.04)],
    ]);
    let svg = `<rect y="${p(edge)}" width="${width}" height="${p(height - edge)}" fill="${fill}"/>`;
    for (let i = -7; i <= 14; i += 1) {
      const topX = width * (0.5 + (i - 3.5) * 0.105);
      const footX = width * (0.5 + (i - 3.5) * 0.24);
      // A layer far outside the picture, inside a clipped scene, aborts resvg.
      if (Math.max(topX, footX) < 0 || Math.min(topX, footX) > width) continue;
      svg += `<path d="M${p(topX)} ${p(edge)}L${p(footX)} ${height}" stroke="${shade(wood, -0.14)}" stroke-width="${n(unitPx * 0.0022)}" stroke-opacity=".5" fill="none"/>`;
    }
    for (let i = 0; i < 46 + canvas.detail * 24; i += 1) {
      const t = random() ** 1.2;
      const y = edge + t * (height - edge);
      const x = random() * width;
      const length = unitPx * random.between(0.03, 0.14) * (0.4 + t);
      svg += `<path d="M${p(x)} ${p(y)}q${p(length / 2)} ${p(random.between(-2, 2))} ${p(length)} 0" stroke="${shade(wood, random.chance(0.6) ? -0.09 : 0.07)}" stroke-width="${n((0.8 + t * 1.6) * (unitPx / 1024))}" opacity=".4" fill="none"/>`;
    }
    svg += `<rect y="${p(edge)}" width="${width}" height="${p(unitPx * 0.006)}" fill="${mix(wood, '#ffffff', 0.35)}" opacity=".6"/>`;
    canvas.layer('table', 'scenery', 0.5, svg);
  },
};
