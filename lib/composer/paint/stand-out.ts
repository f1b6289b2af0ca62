import { type Hex, mix } from '@/lib/color/hex';
import { number } from '@/lib/svg/path';
import { ellipse } from '@/lib/svg/markup';
import type { Illustration } from '../illustration';
import type { SceneLightColors } from '../places/place';
import { markOf, type Sight } from '../sight';
import type { PaintedLayer } from './paint-scene';

/**
 * What is as dark or as light as what lies behind it is lost, as a black cat at night is: it gets a bright haze
 * behind it and light along its edge, or shade where it is pale on pale.
 */

type Drawn = Pick<Illustration, 'widthPx' | 'heightPx' | 'defs' | 'layers'>;

/** Mean distance of colours below which a thing does not stand out, and of the picture what counts as a thing. */
const FAINT = { day: 0.08, dark: 0.125 } as const;
const LEAST_SHARE = 0.0012;
const MOST_SHARE = 0.45;
/** Behind what is no lighter than this there is room for light. */
const DARK = 0.42;

/** Radii of the haze in the dark, of half the thing's box, each over the one before. */
const HAZE = [1.8, 1.5, 1.24, 1] as const;
const HAZE_OPACITY = 0.085;
/** Of the shorter side, how wide the lit edge is. */
const EDGE_SHARE = 0.0042;
/** Drawings of more characters have edges enough, and would be written three times. */
const MOST_LENGTH = 40_000;

const isDark = ({ behind = 1 }: Sight) => behind < DARK;

/** Light along the edge in the dark and of what is darker than its ground, shade along what is pale. */
function edgeColorOf(sight: Sight, colors: SceneLightColors): Hex {
  const { light = 0, behind = 0 } = sight;
  return isDark(sight) || light < behind
    ? mix(colors.light, '#ffffff', 0.35)
    : mix(colors.shade, colors.haze, 0.45);
}

/** Concentric discs of haze around where a thing is. */
function haze({ box }: Sight, color: Hex, { widthPx, heightPx }: Drawn): string {
  if (!box) return '';
  const [x, y] = [((box.left + box.right) / 2) * widthPx, ((box.top + box.bottom) / 2) * heightPx];
  const [halfWidth, halfHeight] = [
    ((box.right - box.left) / 2) * widthPx,
    ((box.bottom - box.top) / 2) * heightPx,
  ];
  const radius = Math.sqrt(halfWidth * halfHeight);
  return HAZE.map((share) =>
    ellipse(
      [x, y],
      ((halfWidth + radius) / 2) * share * 1.1,
      ((halfHeight + radius) / 2) * share * 1.1,
      color,
      { opacity: HAZE_OPACITY },
    ),
  ).join('');
}

const TAG = /<\/?g\b[^>]*>/g;

/** Where the group that begins at `from` ends. */
function endOfGroup(svg: string, from: number): number {
  TAG.lastIndex = from;
  let open = 0;
  for (let found = TAG.exec(svg); found; found = TAG.exec(svg)) {
    open += found[0].startsWith('</') ? -1 : 1;
    if (open === 0) return TAG.lastIndex;
  }
  return svg.length;
}

const inOneColor = (svg: string, color: Hex): string =>
  svg.replace(/url\(#[^)]*\)(?="[^>]*\/>)|#[0-9a-f]{6}\b/gi, color);

/** The silhouette of an element behind it, a little higher at both its sides. */
function edged(svg: string, elementId: string, color: Hex, edge: number): string {
  const start = svg.indexOf(`<g ${markOf(elementId)}`);
  if (start < 0) return svg;
  const end = endOfGroup(svg, start);
  const own = svg.slice(start, end);
  if (own.length > MOST_LENGTH) return svg;
  const flat = inOneColor(own, color);
  const at = (x: number, y: number) =>
    `<g transform="translate(${number(x)} ${number(y)})">${flat}</g>`;
  return svg.slice(0, start) + at(-edge, -edge) + at(edge, -edge) + svg.slice(start);
}

/** Pixels of a unit inside a layer, which is moved and scaled as one. */
function scaleIn(svg: string): number {
  const [, x = '1'] = /scale\((-?[\d.]+)/.exec(svg.slice(0, 200)) ?? [];
  return Math.abs(Number(x)) || 1;
}

function isFaint(sight: Sight): boolean {
  const { share, contrast = 1, box } = sight;
  const isThing = box !== undefined && share >= LEAST_SHARE && share <= MOST_SHARE;
  return isThing && contrast < (isDark(sight) ? FAINT.dark : FAINT.day);
}

/** The picture with everything in it brought out that its ground would swallow; the same one where nothing is. */
export function standingOut<D extends Drawn>(
  drawn: D,
  sights: ReadonlyMap<string, Sight>,
  colors: SceneLightColors,
): D {
  const faint = [...sights].filter(([, sight]) => isFaint(sight));
  const layers = faint.reduce<PaintedLayer[]>((all, [id, sight]) => {
    const index = all.findIndex(({ role, svg }) => role === 'subject' && svg.includes(markOf(id)));
    const layer = all[index];
    if (!layer) return all;
    const color = edgeColorOf(sight, colors);
    const edge = (Math.min(drawn.widthPx, drawn.heightPx) * EDGE_SHARE) / scaleIn(layer.svg);
    const around: PaintedLayer = { ...layer, id: `${layer.id}-haze`, role: 'atmosphere' };
    return [
      ...all.slice(0, index),
      ...(isDark(sight) ? [{ ...around, svg: haze(sight, color, drawn) }] : []),
      { ...layer, svg: edged(layer.svg, id, color, edge) },
      ...all.slice(index + 1),
    ];
  }, drawn.layers);
  return layers === drawn.layers ? drawn : { ...drawn, layers };
}
