import type { FaceId } from '@/lib/lettering/faces';
import { affinePathData } from '@/lib/lettering/path-data';
import { boundsOf, setGlyphs, setLine } from '@/lib/lettering/set-line';
import { type Point, polar } from '@/lib/svg/point';
import type { Frame } from './frame';

/** Sizes stand a perfect fourth apart, so that neighbours are told apart: 20 27 36 47 63 84 112 … */
const RATIO = 1.333;
const BASE_PX = 20;

/** Step of the scale for a picture whose short side is `shortSidePx`; 1024 has the sizes above. */
export function typeSize(step: number, shortSidePx: number): number {
  return (BASE_PX * RATIO ** step * shortSidePx) / 1024;
}

export interface LineOptions {
  face: FaceId;
  sizePx: number;
  trackingEm?: number;
  align?: 'left' | 'center' | 'right';
  /** `at` is the middle of the capitals instead of the baseline. */
  middle?: boolean;
  /** The line is set smaller where it would be wider. */
  maxWidthPx?: number;
}

export interface SetLineInPicture {
  pathData: string;
  box: Frame;
  sizePx: number;
  isBent?: true;
}

export function widthOf(
  text: string,
  { face, sizePx, trackingEm }: Pick<LineOptions, 'face' | 'sizePx' | 'trackingEm'>,
): number {
  const { bounds } = setLine(text, face, trackingEm);
  return (bounds.right - bounds.left) * sizePx;
}

export function capHeightPx(face: FaceId, sizePx: number): number {
  return setLine('H', face).capHeight * sizePx;
}

/** One size for siblings: the largest at which each fits. */
export function sizeForAll(
  texts: readonly string[],
  maxWidthPx: number,
  options: Pick<LineOptions, 'face' | 'sizePx' | 'trackingEm'>,
): number {
  return texts.reduce((size, text) => {
    const width = widthOf(text, options);
    return width > maxWidthPx ? Math.min(size, (options.sizePx * maxWidthPx) / width) : size;
  }, options.sizePx);
}

/** Sets a line by its ink: `center` is the middle of what is seen. */
export function placeLine(text: string, [x, y]: Point, options: LineOptions): SetLineInPicture {
  const { commands, bounds, capHeight } = setLine(text, options.face, options.trackingEm);
  const natural = Math.max(bounds.right - bounds.left, 1e-6);
  const sizePx = Math.min(options.sizePx, (options.maxWidthPx ?? Infinity) / natural);
  const share = { left: 0, center: 0.5, right: 1 }[options.align ?? 'left'];
  const left = x - natural * sizePx * share;
  const baseline = options.middle ? y + (capHeight * sizePx) / 2 : y;
  return {
    pathData: affinePathData(commands, (ex, ey) => [
      left + (ex - bounds.left) * sizePx,
      baseline + ey * sizePx,
    ]),
    box: {
      x: left,
      y: baseline + bounds.top * sizePx,
      width: natural * sizePx,
      height: (bounds.bottom - bounds.top) * sizePx,
    },
    sizePx,
  };
}

export function wrapLines(
  text: string,
  maxWidthPx: number,
  options: Pick<LineOptions, 'face' | 'sizePx' | 'trackingEm'>,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const tried = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(tried, options) <= maxWidthPx) lines[lines.length - 1] = tried;
    else lines.push(word);
  }
  return lines;
}

export interface ArcOptions {
  center: Point;
  radius: number;
  /** Direction of the middle of the line; -90 is the top. */
  middleDegrees: number;
  face: FaceId;
  sizePx: number;
  trackingEm?: number;
  /** Reads from left to right along the lower half. */
  isBelow?: boolean;
}

/** Degrees of its circle that a line takes. */
export function arcSpan(
  text: string,
  {
    face,
    sizePx,
    trackingEm,
    radius,
  }: Pick<ArcOptions, 'face' | 'sizePx' | 'trackingEm' | 'radius'>,
): number {
  return ((setGlyphs(text, face, trackingEm).widthEm * sizePx) / radius) * (180 / Math.PI);
}

/** A line on a circle: each letter stands upright on the arc. */
export function placeArc(text: string, options: ArcOptions): SetLineInPicture {
  const { center, radius, middleDegrees, face, sizePx, trackingEm, isBelow = false } = options;
  const { glyphs, widthEm } = setGlyphs(text, face, trackingEm);
  const direction = isBelow ? -1 : 1;
  const parts = glyphs.map(({ commands, x, advance }) => {
    const along = ((x + advance / 2 - widthEm / 2) * sizePx) / radius;
    const angle = middleDegrees + direction * along * (180 / Math.PI);
    const [dx, dy] = polar(angle, radius);
    const turn = ((angle + (isBelow ? -90 : 90)) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn) * sizePx, Math.sin(turn) * sizePx];
    const map = (ex: number, ey: number): readonly [number, number] => [
      center[0] + dx + (ex - advance / 2) * cos - ey * sin,
      center[1] + dy + (ex - advance / 2) * sin + ey * cos,
    ];
    return { pathData: affinePathData(commands, map), commands, map };
  });
  const corners = parts.flatMap(({ commands, map }) => {
    if (commands.length === 0) return [];
    const { left, top, right, bottom } = boundsOf(commands);
    return [map(left, top), map(right, top), map(right, bottom), map(left, bottom)];
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    pathData: parts.map(({ pathData }) => pathData).join(''),
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    sizePx,
    isBent: true,
  };
}
