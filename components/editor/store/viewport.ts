/** How a picture lies in the canvas: screen = picture × scale + offset, in CSS pixels. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the picture's plane, in its pixels; it may reach beyond the picture. */
export interface Area extends Size {
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const MIN_SCALE = 0.1;
export const MAX_SCALE = 32;
/** Room that a fitted picture leaves around itself. */
export const FIT_MARGIN_PX = 48;
/** A canvas no longer than this has no room to give away: pictures on phones reach from edge to edge. */
const NO_MARGIN_SIDE_PX = 400;
/** Share of the length beyond that which becomes margin, until the margin is whole. */
const MARGIN_GROWTH = 0.25;
/** Factor of one press of the zoom buttons. */
export const ZOOM_STEP = 1.25;

function clampScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

function centred(content: Area, area: Size, scale: number): Viewport {
  return {
    scale,
    x: (area.width - content.width * scale) / 2 - content.x * scale,
    y: (area.height - content.height * scale) / 2 - content.y * scale,
  };
}

/** Room left on both ends of a side of the canvas. */
function marginOf(sidePx: number): number {
  return Math.min(FIT_MARGIN_PX, Math.max(0, (sidePx - NO_MARGIN_SIDE_PX) * MARGIN_GROWTH));
}

/** All of the content, centred, with a margin; small pictures are not enlarged. */
export function fit(content: Area, area: Size): Viewport {
  const room = (side: number) => side - 2 * marginOf(side);
  const scale = Math.min(1, room(area.width) / content.width, room(area.height) / content.height);
  return centred(content, area, clampScale(scale));
}

/** The content covers the canvas. */
export function fill(content: Area, area: Size): Viewport {
  const scale = Math.max(area.width / content.width, area.height / content.height);
  return centred(content, area, clampScale(scale));
}

/** One pixel of the picture is one CSS pixel, about the middle of what is seen. */
export function actualSize(viewport: Viewport, area: Size): Viewport {
  return zoomAt(viewport, 1, { x: area.width / 2, y: area.height / 2 });
}

/** Another scale, with the point of the picture under `at` staying where it is. */
export function zoomAt(viewport: Viewport, wanted: number, at: Point): Viewport {
  const scale = clampScale(wanted);
  const ratio = scale / viewport.scale;
  return {
    scale,
    x: at.x - (at.x - viewport.x) * ratio,
    y: at.y - (at.y - viewport.y) * ratio,
  };
}

/** Sizes of one shape differ by rounding alone. */
const SAME_SHAPE = 0.005;

/**
 * The view that shows of another picture what was seen of this one; nothing where their shapes differ. An
 * enlarged result is looked at as closely as what it was made from.
 */
export function sameView(viewport: Viewport, from: Size, to: Size): Viewport | undefined {
  const [across, down] = [to.width / from.width, to.height / from.height];
  if (Math.abs(across / down - 1) > SAME_SHAPE) return undefined;
  return { ...viewport, scale: clampScale(viewport.scale / across) };
}

/** Part of the picture that always stays in sight, so that it can't be lost. */
const ALWAYS_SEEN_PX = 32;

/** Moves the picture, but never quite out of the canvas. */
export function pan(viewport: Viewport, by: Point, picture: Size, area: Size): Viewport {
  const keep = (offset: number, length: number, side: number) =>
    Math.min(side - ALWAYS_SEEN_PX, Math.max(ALWAYS_SEEN_PX - length, offset));
  return {
    scale: viewport.scale,
    x: keep(viewport.x + by.x, picture.width * viewport.scale, area.width),
    y: keep(viewport.y + by.y, picture.height * viewport.scale, area.height),
  };
}
