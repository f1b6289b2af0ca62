import { artworkOf, boxOf, type Artwork } from '../assets/assets';
import { figureOf } from '../plan/figure';
import type { PlacedSubject, ScenePlan } from '../plan/scene-plan';
import { n, p, type SceneCanvas } from './canvas';
import { mix } from '@/lib/color/hex';
import { hazed, lampsLit, underLight } from './light';
import { namespaced } from './namespace';
import { recolor } from './recolor';
import { wornByIcon } from './rig/accessories';
import { natural, personTones } from './rig/colors';
import { figureMarkup } from './rig/figure';

/** Paints one subject with its shadow. */
export function paintSubject(canvas: SceneCanvas, plan: ScenePlan, placed: PlacedSubject): void {
  if (placed.support === 'ground') {
    canvas.layer(
      `${placed.id}-shadow`,
      'shadow',
      placed.depth,
      contactShadow(canvas, plan, placed.xPx, placed.baseYPx, placed.widthPx),
    );
  }
  const markup = subjectMarkup(canvas, plan, placed);
  if (glows(plan, placed)) paintHalo(canvas, placed);
  if (placed.support === 'water') paintFloating(canvas, plan, placed, markup);
  else canvas.layer(placed.id, 'subject', placed.depth, markup);
}

const LIGHTS = new Set([
  'jack-o-lantern',
  'lantern',
  'campfire',
  'fire',
  'candle',
  'candelabra',
  'lamp',
  'floor-lamp',
  'lamp-post',
  'light-bulb',
  'firefly',
  'red-paper-lantern',
  'sparkler',
  'torch',
  'diya-lamp',
]);

/** In the dark, lamps and fires shine by themselves. */
function glows(plan: ScenePlan, placed: PlacedSubject): boolean {
  return LIGHTS.has(placed.concept.id) && lampsLit(plan);
}

function paintHalo(canvas: SceneCanvas, placed: PlacedSubject): void {
  const halo = canvas.radial([
    [0, '#ffc861', 0.7],
    [0.35, '#ffb84d', 0.26],
    [1, '#ffb84d', 0],
  ]);
  const y = placed.baseYPx - placed.heightPx * 0.5;
  const r = Math.max(placed.heightPx, placed.widthPx) * 1.15;
  canvas.layer(
    `${placed.id}-glow`,
    'atmosphere',
    placed.depth,
    `<circle cx="${p(placed.xPx)}" cy="${p(y)}" r="${p(r)}" fill="${halo}"/>`,
  );
}

export function subjectMarkup(canvas: SceneCanvas, plan: ScenePlan, placed: PlacedSubject): string {
  const light = (color: string) => (glows(plan, placed) ? color : underLight(plan, color));
  const figure = figureOf(placed.subject);
  if (figure) {
    const markup = figureMarkup(canvas, placed, figure, light);
    return placedBox(placed, figure.box, markup);
  }
  const { body } = artworkOf(placed.concept.asset);
  const isPerson = placed.concept.kind === 'person';
  const { skin, hair } = personTones(placed.concept.id, canvas.random(`figure-${placed.id}`));
  const grade = (color: string) => light(isPerson ? natural(color, skin, hair) : color);
  const worn = wornByIcon(canvas, placed.concept.asset, placed.subject, light);
  return placedArt(placed, namespaced(canvas, recolor(body, placed.subject.color, grade)) + worn);
}

/** Artwork moved and scaled from its own box to where a subject stands. */
export function placedArt(placed: PlacedSubject, artwork: string): string {
  return placedBox(placed, boxOf(placed.concept.asset), artwork);
}

function placedBox(placed: PlacedSubject, box: Artwork['box'], artwork: string): string {
  const scale = placed.heightPx / box.height;
  const turn = placed.rotationDegrees ? ` rotate(${n(placed.rotationDegrees)})` : '';
  return `<g transform="translate(${p(placed.xPx)} ${p(placed.baseYPx)})${turn} scale(${placed.flip ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)}) translate(${n(-(box.x + box.width / 2))} ${n(-(box.y + box.height))})">${artwork}</g>`;
}

/** How much of a floating thing is under water, as a share of its height. */
function draughtOf({ concept }: PlacedSubject): number {
  if (concept.kind === 'boat') return 0.03;
  return concept.kind === 'animal' ? (SWIMMING_BIRDS.has(concept.id) ? 0.17 : 0.09) : 0;
}
const SWIMMING_BIRDS = new Set(['duck', 'swan', 'goose']);

/** What floats is cut off at its waterline and mirrored below it, over a streak of foam. */
function paintFloating(
  canvas: SceneCanvas,
  plan: ScenePlan,
  placed: PlacedSubject,
  markup: string,
): void {
  const { xPx: x, baseYPx: y, widthPx: width, heightPx: height } = placed;
  const line = y - height * draughtOf(placed);
  const area = `x="${p(x - width)}" y="${p(line)}" width="${p(width * 2)}" height="${p(height * 0.62)}"`;
  const below = canvas.clip(`<rect ${area}/>`);
  const above = canvas.clip(
    `<rect x="${p(x - width)}" y="${p(y - height * 1.5)}" width="${p(width * 2)}" height="${p(line - y + height * 1.5)}"/>`,
  );
  const veil = canvas.vertical(
    [
      [0, plan.palette.water, 0],
      [1, plan.palette.water, 1],
    ],
    line,
    line + height * 0.6,
  );
  canvas.layer(
    `${placed.id}-mirror`,
    'shadow',
    placed.depth,
    `<g clip-path="${below}" opacity=".34"><g transform="matrix(1 0 0 -1 0 ${p(2 * line)})">${markup.replace(/ id="[^"]*"/g, '')}</g><rect ${area} fill="${veil}"/></g>`,
  );
  const foam = `<ellipse cx="${p(x)}" cy="${p(line)}" rx="${p(width * 0.54)}" ry="${p(width * 0.022)}" fill="#ffffff" opacity=".45"/>`;
  canvas.layer(placed.id, 'subject', placed.depth, `<g clip-path="${above}">${markup}</g>${foam}`);
}

/** A wide soft shadow away from the light, and a narrow dark one where things touch the ground. */
export function contactShadow(
  canvas: SceneCanvas,
  plan: ScenePlan,
  x: number,
  y: number,
  width: number,
): string {
  const dark = mix(plan.ground ?? plan.palette.near, '#000000', plan.ground ? 0.6 : 0.3);
  const away = plan.sunX > 0.5 ? -1 : 1;
  const soft = canvas.radial([
    [0, dark, 0.36],
    [0.55, dark, 0.2],
    [1, dark, 0],
  ]);
  const core = canvas.radial([
    [0, dark, 0.5],
    [1, dark, 0],
  ]);
  return `<ellipse cx="${p(x + away * width * 0.07)}" cy="${p(y)}" rx="${p(width * 0.54)}" ry="${p(Math.max(4, width * 0.065))}" fill="${soft}"/><ellipse cx="${p(x)}" cy="${p(y - 1)}" rx="${p(width * 0.37)}" ry="${p(Math.max(2, width * 0.026))}" fill="${core}"/>`;
}

/** Artwork as scenery: standing at (x, y), graded to the hour and thinned into the haze. */
export function sceneryArt(
  canvas: SceneCanvas,
  plan: ScenePlan,
  asset: string,
  x: number,
  y: number,
  height: number,
  distance = 0,
  flip = false,
): string {
  const { body, box } = artworkOf(asset);
  const scale = height / box.height;
  const artwork = namespaced(
    canvas,
    recolor(body, undefined, (color) => hazed(plan, color, distance)),
  );
  return `<g transform="translate(${p(x)} ${p(y)}) scale(${flip ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)}) translate(${n(-(box.x + box.width / 2))} ${n(-(box.y + box.height))})">${artwork}</g>`;
}
