import { createRequire } from 'node:module';
import type { LayerRole, Painting } from '../painting';

/**
 * Paintings made by hand, for the tests of the finishing half: gradient skies, hazy hills and Noto
 * icons, with a layer for every role.
 */

const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
}

let noto: IconSet | undefined;

function icon(name: string, x: number, bottom: number, size: number): string {
  noto ??= require('@iconify-json/noto/icons.json') as IconSet;
  const body = noto.icons[name]?.body;
  if (!body) throw new Error(`no such icon: ${name}`);
  const own = body
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
  const scale = size / 128;
  return `<g transform="translate(${x - size / 2} ${bottom - size}) scale(${scale})">${own}</g>`;
}

function hill(width: number, base: number, height: number, waves: number, phase: number): string {
  const points = Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const y =
      base -
      height *
        (0.5 + 0.35 * Math.sin(t * waves + phase) + 0.15 * Math.sin(t * waves * 2.7 + phase));
    return `${(t * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}V${base + 1000}H0Z`;
}

const SKY =
  '<linearGradient id="fx-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f7fc4"/><stop offset="0.6" stop-color="#a8d4ee"/><stop offset="1" stop-color="#fbe9c8"/></linearGradient>' +
  '<radialGradient id="fx-sun"><stop offset="0" stop-color="#fff6cf"/><stop offset="1" stop-color="#ffdf7a"/></radialGradient>' +
  '<linearGradient id="fx-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb45a"/><stop offset="1" stop-color="#3f7f3f"/></linearGradient>' +
  '<radialGradient id="fx-shadow"><stop offset="0" stop-color="#1d3320" stop-opacity="0.6"/><stop offset="1" stop-color="#1d3320" stop-opacity="0"/></radialGradient>';

/** Sky, sun, three ridges, a meadow and one icon standing on it. */
export function meadow(widthPx = 1024, heightPx = 1024, subject = 'fox'): Painting {
  const [w, h] = [widthPx, heightPx];
  const size = Math.min(w, h) * 0.46;
  const feet = h * 0.88;
  const layer = (id: string, role: LayerRole, depth: number, svg: string) => ({
    id,
    role,
    depth,
    svg,
  });
  return {
    widthPx,
    heightPx,
    defs: SKY,
    layers: [
      layer('sky', 'backdrop', 0, `<rect width="${w}" height="${h}" fill="url(#fx-sky)"/>`),
      layer(
        'sun',
        'backdrop',
        0,
        `<circle cx="${w * 0.74}" cy="${h * 0.2}" r="${h * 0.07}" fill="url(#fx-sun)"/>`,
      ),
      layer(
        'ridge-1',
        'scenery',
        0.1,
        `<path d="${hill(w, h * 0.62, h * 0.26, 7, 1)}" fill="#a9bfd2"/>`,
      ),
      layer(
        'ridge-2',
        'scenery',
        0.25,
        `<path d="${hill(w, h * 0.66, h * 0.2, 9, 3)}" fill="#7e9fae"/>`,
      ),
      layer(
        'ridge-3',
        'scenery',
        0.4,
        `<path d="${hill(w, h * 0.7, h * 0.12, 6, 5)}" fill="#5d8a76"/>`,
      ),
      layer(
        'meadow',
        'scenery',
        0.6,
        `<path d="${hill(w, h * 0.76, h * 0.06, 4, 2)}" fill="url(#fx-ground)"/>`,
      ),
      layer(
        'shadow',
        'shadow',
        0.8,
        `<ellipse cx="${w / 2}" cy="${feet}" rx="${size * 0.55}" ry="${size * 0.07}" fill="url(#fx-shadow)"/>`,
      ),
      layer('subject', 'subject', 0.8, icon(subject, w / 2, feet + size * 0.03, size)),
    ],
    light: { directionDegrees: 40, color: [255, 240, 205], ambient: [90, 110, 150], brightness: 1 },
  };
}

/** One icon on a plain wall, as for a logo or a product. */
export function plainGround(ground = '#f4efe6', subject = 'teapot', sizePx = 1024): Painting {
  return {
    widthPx: sizePx,
    heightPx: sizePx,
    defs: '',
    layers: [
      {
        id: 'wall',
        role: 'backdrop',
        depth: 0,
        svg: `<rect width="${sizePx}" height="${sizePx}" fill="${ground}"/>`,
      },
      {
        id: 'subject',
        role: 'subject',
        depth: 0.8,
        svg: icon(subject, sizePx / 2, sizePx * 0.8, sizePx * 0.6),
      },
    ],
    light: { directionDegrees: -30, color: [255, 255, 250], ambient: [90, 90, 110], brightness: 1 },
  };
}
