import type { Hex } from '@/lib/color/hex';
import { path, placed, stroke } from '@/lib/svg/markup';
import { type Edges, type Point, unionOf } from '@/lib/svg/point';
import { iconOf, tonesOf } from './icon-names';
import { solidOf, strokesOf } from './icon-sets';
import type { SubPath } from './sub-paths';

export const ICON_STYLES = ['line', 'duotone', 'solid'] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

export interface IconLook {
  style: IconStyle;
  /** The leading tone, that of things that are cool or quiet, that of what is warm or small. */
  ink: Hex;
  cool: Hex;
  warm: Hex;
  /** What the icon lies on: details within filled shapes are cut out in it. */
  ground: Hex;
  /** In picture pixels, the same at every size of icon. */
  strokePx: number;
  /** What the kit draws keeps its own colours. */
  isColored?: true;
}

/** In ink with one tone for all that is filled. */
export const inOneTone = (ink: Hex, tone: Hex, ground: Hex, strokePx: number): IconLook => ({
  style: 'duotone',
  ink,
  cool: tone,
  warm: tone,
  ground,
  strokePx,
});

/** Icons are drawn on a grid of 24. */
const GRID = 24;
/** Strokes that take less of the icon than this are details. */
const DETAIL_SHARE = 0.2;

const areaOf = ({ left, top, right, bottom }: Edges) =>
  Math.max(0.5, right - left) * Math.max(0.5, bottom - top);

const isInside = (inner: Edges, outer: Edges) =>
  inner.left >= outer.left - 0.2 &&
  inner.right <= outer.right + 0.2 &&
  inner.top >= outer.top - 0.2 &&
  inner.bottom <= outer.bottom + 0.2;

/** A tone for each stroke: by the icon's own table, else the large ones lead and the details are warm. */
function toneOfStrokes(key: string, strokes: readonly SubPath[], look: IconLook): Hex[] {
  const table = tonesOf(key);
  if (table !== undefined) {
    return strokes.map((_, index) => {
      const letter = table[Math.min(index, table.length - 1)];
      return letter === 'a' ? look.cool : letter === 'b' ? look.warm : look.ink;
    });
  }
  const areas = strokes.map(({ box }) => areaOf(box));
  const whole = areaOf(unionOf(strokes.map(({ box }) => box)));
  const isDetail = areas.map((area) => area / whole < DETAIL_SHARE);
  const hasLead = isDetail.includes(false);
  return strokes.map((_, index) => (hasLead && isDetail[index] ? look.warm : look.ink));
}

function lineArt(key: string, strokes: readonly SubPath[], look: IconLook, width: number): string {
  const tones = toneOfStrokes(key, strokes, look);
  return strokes.map(({ data }, index) => stroke(data, tones[index] ?? look.ink, width)).join('');
}

/** Closed shapes are filled with the warm tone and drawn round with the leading one; free details are warm. */
function duotoneArt(
  key: string,
  strokes: readonly SubPath[],
  look: IconLook,
  width: number,
): string {
  const filled = strokes.filter(({ isClosed, box }) => isClosed && areaOf(box) > 3);
  const tones = toneOfStrokes(key, strokes, { ...look, cool: look.ink });
  const isFree = (part: SubPath) => !filled.some(({ box }) => isInside(part.box, box));
  return [
    ...filled.map(({ data }) => path(data, look.warm)),
    ...strokes.map((part, index) =>
      stroke(part.data, isFree(part) ? (tones[index] ?? look.ink) : look.ink, width),
    ),
  ].join('');
}

const TOE_AREA = 17;

/** A glyph of masses: closed shapes are filled, what lies within one is cut out. */
function solidArt(key: string, strokes: readonly SubPath[], look: IconLook, width: number): string {
  const whole = solidOf(key);
  if (whole !== undefined) return path(whole, look.ink);
  const masses = strokes.filter(({ isClosed, box }) => isClosed && areaOf(box) > 30);
  const parts = strokes.map((part) => {
    const over = masses.some((mass) => mass !== part && isInside(part.box, mass.box));
    if (over) return { level: 1, svg: stroke(part.data, look.ground, width * 0.9) };
    // Small ones that stand free, such as a paw's toes, are masses too.
    const isFilled = masses.includes(part) || (part.isClosed && areaOf(part.box) <= TOE_AREA);
    const fill = isFilled ? path(part.data, look.ink) : '';
    return { level: 0, svg: fill + stroke(part.data, look.ink, width * 1.15) };
  });
  return [...parts.filter(({ level }) => level === 0), ...parts.filter(({ level }) => level === 1)]
    .map(({ svg }) => svg)
    .join('');
}

/** An icon of the sets about a middle; nothing where the word has none. */
export function iconArt(
  word: string,
  center: Point,
  sizePx: number,
  look: IconLook,
): string | undefined {
  const key = iconOf(word);
  return key === undefined ? undefined : iconArtOf(key, center, sizePx, look);
}

/** An icon by its key: `lucide:calendar-check`. */
export function iconArtOf(
  key: string,
  center: Point,
  sizePx: number,
  look: IconLook,
): string | undefined {
  const strokes = strokesOf(key);
  if (strokes.length === 0) return undefined;
  const scale = sizePx / GRID;
  const width = look.strokePx / scale;
  const art =
    look.style === 'line'
      ? lineArt(key, strokes, look, width)
      : look.style === 'duotone'
        ? duotoneArt(key, strokes, look, width)
        : solidArt(key, strokes, look, width);
  const at: Point = [center[0] - sizePx / 2, center[1] - sizePx / 2];
  return placed(art, { at, scaleX: scale });
}
