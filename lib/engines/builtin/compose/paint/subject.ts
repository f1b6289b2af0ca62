import { artworkOf } from '../assets/assets';
import type { PlacedSubject, ScenePlan } from '../plan/scene-plan';
import { n, p, type SceneCanvas } from './canvas';
import { mix } from './color';
import { recolor, type ColorMap } from './recolor';

/** Paints one subject with its shadow; the artwork is clipped to nothing and namespaced. */
export function paintSubject(canvas: SceneCanvas, plan: ScenePlan, placed: PlacedSubject): void {
  if (placed.support === 'ground') {
    canvas.layer(
      `${placed.id}-shadow`,
      'shadow',
      placed.depth,
      contactShadow(canvas, plan, placed),
    );
  }
  canvas.layer(placed.id, 'subject', placed.depth, subjectMarkup(canvas, plan, placed));
}

export function subjectMarkup(canvas: SceneCanvas, plan: ScenePlan, placed: PlacedSubject): string {
  const { body, box } = artworkOf(placed.concept.asset);
  const scale = placed.heightPx / box.height;
  const map: ColorMap = (color) => underLight(plan, color);
  const artwork = namespaced(canvas, recolor(body, placed.subject.color, map));
  const turn = placed.rotationDegrees ? ` rotate(${n(placed.rotationDegrees)})` : '';
  return `<g transform="translate(${p(placed.xPx)} ${p(placed.baseYPx)})${turn} scale(${placed.flip ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)}) translate(${n(-(box.x + box.width / 2))} ${n(-(box.y + box.height))})">${artwork}</g>`;
}

/** Nothing glows at dusk: artwork takes the tint of the hour and sinks into the dark with it. */
function underLight(plan: ScenePlan, color: string): string {
  const { palette } = plan;
  const tinted = mix(color, palette.tint, palette.tintStrength);
  return palette.starry ? mix(tinted, palette.sky[1], 0.24) : tinted;
}

function contactShadow(canvas: SceneCanvas, plan: ScenePlan, placed: PlacedSubject): string {
  const dark = mix(plan.palette.near, '#000000', 0.3);
  const away = plan.sunX > 0.5 ? -1 : 1;
  const { xPx: x, baseYPx: y, widthPx: width } = placed;
  const soft = canvas.radial([
    [0, dark, 0.36],
    [0.55, dark, 0.2],
    [1, dark, 0],
  ]);
  const core = canvas.radial([
    [0, dark, 0.5],
    [1, dark, 0],
  ]);
  return `<ellipse cx="${p(x + away * width * 0.09)}" cy="${p(y)}" rx="${p(width * 0.54)}" ry="${p(Math.max(4, width * 0.07))}" fill="${soft}"/><ellipse cx="${p(x)}" cy="${p(y - 1)}" rx="${p(width * 0.37)}" ry="${p(Math.max(2, width * 0.027))}" fill="${core}"/>`;
}

/** Icons bring their own ids; each instance gets fresh ones. */
export function namespaced(canvas: SceneCanvas, body: string): string {
  const ids = new Map(
    [...body.matchAll(/\bid="([^"]+)"/g)].map((match) => [match[1] as string, canvas.id('i')]),
  );
  if (ids.size === 0) return body;
  return body
    .replace(/\bid="([^"]+)"/g, (_match, id: string) => `id="${ids.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (_match, id: string) => `url(#${ids.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_match, id: string) => `href="#${ids.get(id) ?? id}"`);
}
