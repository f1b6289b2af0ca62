import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround, openGround } from '../canvas';
import { besideFocus, starsMarkup } from '../outdoor/sky';
import { rock } from '../outdoor/scenery';
import { wobbly } from '../outdoor/trees';
import type { Ground } from '../place';
import { swell, under } from '../terrain-lines';
import { world } from './world';

/** Space, the moon and Mars. */

const n = number;

function planet(
  canvas: Canvas,
  [x, y]: Point,
  radius: number,
  color: Hex,
  ringed: boolean,
): string {
  const { pen, random } = canvas;
  const disc = `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;
  const bands = times(4, (index) =>
    ellipse(
      [x + random.between(-0.2, 0.2) * radius, y - radius * 0.6 + index * radius * 0.42],
      radius * random.between(0.7, 1.1),
      radius * random.between(0.05, 0.12),
      mix(color, index % 2 ? '#ffffff' : '#3a2460', 0.25),
      { opacity: 0.7 },
    ),
  );
  const shade = circle(
    [x - radius * 0.32, y - radius * 0.34],
    radius * 1.28,
    pen.radial([x - radius * 0.4, y - radius * 0.4], radius * 1.7, [
      [0.5, '#0b0c2c', 0],
      [1, '#0b0c2c', 0.6],
    ]),
  );
  const ring = (half: string) =>
    `<path d="M${n(x - radius * 1.75)} ${n(y + radius * 0.2)}A${n(radius * 1.8)} ${n(radius * 0.42)} -12 0 ${half} ${n(x + radius * 1.75)} ${n(y - radius * 0.2)}" fill="none" stroke="${mix(color, '#fff0c8', 0.6)}" stroke-width="${n(radius * 0.13)}" stroke-linecap="round"/>`;
  return (
    (ringed ? ring('1') : '') +
    path(disc, color) +
    pen.clip(disc, bands.join('') + shade) +
    (ringed ? ring('0') : '')
  );
}

function deepSky(canvas: Canvas, low: Hex, high: Hex): string {
  const { widthPx, heightPx, pen, random } = canvas;
  const fill = pen.linear(
    [0, 0],
    [widthPx * 0.3, heightPx],
    [
      [0, high],
      [0.6, mix(high, low, 0.5)],
      [1, low],
    ],
  );
  const clouds = times(4, () => {
    const at: Point = [random() * widthPx, random() * heightPx];
    const reach = random.between(0.25, 0.5) * widthPx;
    const color = random.pick(['#b04aa8', '#4a5ad0', '#2f8ab0', '#7a3fc0']);
    return circle(
      at,
      reach,
      pen.radial(at, reach, [
        [0, color, 0.34],
        [1, color, 0],
      ]),
    );
  });
  const bright = times(9, () => {
    const [x, y] = [random() * widthPx, random() * heightPx];
    const s = random.between(5, 11) * canvas.unit;
    return path(
      `M${n(x)} ${n(y - s)}Q${n(x)} ${n(y)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + s)}Q${n(x)} ${n(y)} ${n(x - s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - s)}Z`,
      '#fff6d8',
    );
  });
  return (
    rectangle([0, 0], widthPx, heightPx, fill) +
    clouds.join('') +
    `<g data-shows="stars">${starsMarkup(canvas, heightPx, 120)}${bright.join('')}</g>`
  );
}

function drawSpace(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, stage } = canvas;
  const size = Math.min(widthPx, heightPx);
  const colors = ['#e9a45a', '#d9708a', '#5fa8c9', '#8f7ad6', '#e9c27a', '#5fb09a'] as const;
  canvas.add({
    id: 'space',
    role: 'backdrop',
    depth: 0,
    svg: deepSky(canvas, '#3a2a7a', '#0c0d30'),
  });
  const first = planet(
    canvas,
    [besideFocus(canvas) * widthPx, heightPx * random.between(0.16, 0.34)],
    size * random.between(0.1, 0.17),
    random.pick(colors),
    random.chance(0.6),
  );
  const second = planet(
    canvas,
    [(1 - besideFocus(canvas)) * widthPx, heightPx * random.between(0.6, 0.85)],
    size * random.between(0.04, 0.08),
    random.pick(colors),
    false,
  );
  const low = random.chance(0.4)
    ? planet(
        canvas,
        [widthPx * random.between(0.2, 0.8), heightPx + size * 0.52],
        size * 0.72,
        random.pick(colors),
        false,
      )
    : '';
  const [cx, cy] = [random.between(0.2, 0.8) * widthPx, random.between(0.08, 0.3) * heightPx];
  const tail = random.chance(0.6)
    ? path(
        `M${n(cx)} ${n(cy)}L${n(cx + size * 0.26)} ${n(cy - size * 0.13)}L${n(cx + size * 0.02)} ${n(cy + size * 0.012)}Z`,
        '#fff6d8',
        { opacity: 0.5 },
      ) + circle([cx, cy], size * 0.009, '#fff6d8')
    : '';
  canvas.add({ id: 'planets', role: 'backdrop', depth: 0.02, svg: first + second + low + tail });
  canvas.spots.push({
    kind: 'sky',
    at: [widthPx * stage.focusX, heightPx * 0.5],
    widthPx: widthPx * 0.6,
    pxPerCm: stage.pxPerCm,
    depth: 0.5,
  });
  return floorGround(stage, heightPx * 0.5, heightPx * 0.76);
}

function barrenGround(canvas: Canvas, horizonPx: number, color: Hex, craters: boolean): void {
  const { widthPx, heightPx, random, unit, pen } = canvas;
  for (let index = 0; index < 3; index += 1) {
    const share = index / 2;
    const y = horizonPx + share ** 1.4 * (heightPx * 0.84 - horizonPx);
    const crest = swell(random, y, (14 + index * 10) * unit, 1.1, unit);
    const tint = mix(color, '#1b1d4a', 0.32 * (1 - share));
    const fill = pen.linear(
      [0, y - 20 * unit],
      [0, y + 300 * unit],
      [
        [0, mix(tint, '#ffffff', 0.22)],
        [0.3, tint],
        [1, mix(tint, '#23214e', 0.45)],
      ],
    );
    const holes = times(craters ? 6 : 0, () => {
      const [x, w] = [random() * widthPx, (16 + 60 * share) * unit * random.between(0.6, 1.3)];
      const cy = crest(x) + random.between(24, 70) * unit * (0.4 + share);
      return (
        ellipse([x, cy], w, w * 0.3, mix(tint, '#23214e', 0.35)) +
        ellipse([x + w * 0.06, cy + w * 0.07], w * 0.9, w * 0.22, mix(tint, '#ffffff', 0.1)) +
        `<path d="M${n(x - w)} ${n(cy)}A${n(w)} ${n(w * 0.3)} 0 0 0 ${n(x + w)} ${n(cy)}" fill="none" stroke="${mix(tint, '#ffffff', 0.4)}" stroke-width="${n(2.4 * unit)}"/>`
      );
    });
    const stones = times(craters ? 0 : 4, () => {
      const x = random() * widthPx;
      return rock(
        canvas,
        [x, crest(x) + 14 * unit],
        (14 + 40 * share) * unit * random.between(0.6, 1.2),
        0,
        color,
        false,
      );
    });
    canvas.add({
      id: `ground-${index + 1}`,
      depth: 0.1 + share * 0.4,
      svg: path(under(crest, widthPx, heightPx + 10), fill) + holes.join('') + stones.join(''),
    });
  }
}

function drawMoon(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, stage } = canvas;
  const horizonPx = heightPx * random.between(0.52, 0.6);
  canvas.add({
    id: 'space',
    role: 'backdrop',
    depth: 0,
    svg: deepSky(canvas, '#3a3a7e', '#0b0d2e'),
  });
  const at: Point = [besideFocus(canvas) * widthPx, heightPx * random.between(0.18, 0.3)];
  const radius = Math.min(widthPx, heightPx) * random.between(0.09, 0.13);
  const land = times(4, () =>
    path(
      wobbly(
        canvas,
        [at[0] + random.between(-0.6, 0.6) * radius, at[1] + random.between(-0.6, 0.6) * radius],
        radius * random.between(0.2, 0.45),
        radius * random.between(0.14, 0.3),
      ),
      '#6dbb74',
    ),
  );
  const disc = `M${n(at[0] - radius)} ${n(at[1])}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;
  canvas.add({
    id: 'earth',
    role: 'backdrop',
    depth: 0.02,
    svg:
      circle(
        at,
        radius * 1.5,
        canvas.pen.radial(at, radius * 1.5, [
          [0.6, '#8fd0ff', 0.4],
          [1, '#8fd0ff', 0],
        ]),
      ) +
      path(disc, '#3f8fd1') +
      canvas.pen.clip(
        disc,
        land.join('') +
          circle([at[0] + radius * 0.6, at[1] + radius * 0.5], radius, '#0b0c2c', {
            opacity: 0.35,
          }),
      ),
  });
  barrenGround(canvas, horizonPx, '#b9bccf', true);
  return openGround(stage, horizonPx, heightPx * 0.86);
}

function drawMars(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, stage, pen, unit } = canvas;
  const horizonPx = heightPx * random.between(0.5, 0.58);
  const isNight = stage.hour === 'night';
  const sky = pen.linear(
    [0, 0],
    [0, horizonPx],
    isNight
      ? [
          [0, '#1d1236'],
          [1, '#7a3f5a'],
        ]
      : [
          [0, '#c9785a'],
          [0.6, '#eab088'],
          [1, '#ffdcae'],
        ],
  );
  const sun = circle([besideFocus(canvas) * widthPx, horizonPx * 0.6], 34 * unit, '#fff6e0', {
    opacity: 0.9,
  });
  canvas.add({
    id: 'sky',
    role: 'backdrop',
    depth: 0,
    svg: rectangle([0, 0], widthPx, heightPx, sky) + sun,
  });
  const mesas = times(4, (index) => {
    const x = ((index + random.between(0.1, 0.9)) / 4) * widthPx;
    const [w, h] = [random.between(70, 160) * unit, random.between(50, 130) * unit];
    return (
      path(
        `M${n(x - w)} ${n(horizonPx + 30 * unit)}L${n(x - w * 0.66)} ${n(horizonPx - h)}Q${n(x)} ${n(horizonPx - h * 1.1)} ${n(x + w * 0.6)} ${n(horizonPx - h * 0.96)}L${n(x + w)} ${n(horizonPx + 30 * unit)}Z`,
        mix('#b5604a', '#eab088', 0.35),
      ) +
      path(
        `M${n(x + w * 0.1)} ${n(horizonPx - h * 1.05)}L${n(x + w * 0.6)} ${n(horizonPx - h * 0.96)}L${n(x + w)} ${n(horizonPx + 30 * unit)}H${n(x + w * 0.2)}Z`,
        mix('#8a4548', '#eab088', 0.3),
      )
    );
  });
  canvas.add({ id: 'mesas', depth: 0.05, svg: mesas.join('') });
  barrenGround(canvas, horizonPx, '#c9683f', false);
  return openGround(stage, horizonPx, heightPx * 0.86);
}

export const space = world('space', drawSpace, { roofed: true });
export const moonSurface = world('moon-surface', drawMoon, { roofed: true });
export const marsSurface = world('mars-surface', drawMars, { roofed: true });
