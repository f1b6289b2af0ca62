import { coordinates, number, polygon, polyline } from './path';
import type { Point } from './point';

/** SVG elements as strings. Everything is a fill or a round stroke; there are no styles and no text. */

export interface Attributes {
  opacity?: number;
  /** Degrees clockwise about the origin of the element's own frame. */
  transform?: string;
}

/**
 * Transparency of a single shape belongs to its paint. As `opacity` it would open a layer of its own,
 * which is slower, and which ends resvg 2.6 where the shape lies outside a clipped picture.
 */
function written({ opacity, transform }: Attributes, paint: 'fill' | 'stroke' | 'group'): string {
  const name = paint === 'group' ? 'opacity' : `${paint}-opacity`;
  return `${opacity === undefined || opacity >= 1 ? '' : ` ${name}="${number(opacity)}"`}${
    transform === undefined ? '' : ` transform="${transform}"`
  }`;
}

export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return `<path d="${data}" fill="${fill}"${written(attributes, 'fill')}/>`;
}

export function shape(points: readonly Point[], fill: string, attributes?: Attributes): string {
  return path(polygon(points), fill, attributes);
}

export function stroke(
  data: string,
  color: string,
  width: number,
  attributes: Attributes = {},
): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${written(attributes, 'stroke')}/>`;
}

export function line(
  points: readonly Point[],
  color: string,
  width: number,
  attributes?: Attributes,
): string {
  return stroke(polyline(points), color, width, attributes);
}

export function circle(center: Point, radius: number, fill: string, attributes?: Attributes) {
  return ellipse(center, radius, radius, fill, attributes);
}

export function ellipse(
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radiusX)}" ry="${number(radiusY)}" fill="${fill}"${written(attributes, 'fill')}/>`;
}

export function rectangle(
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  { radius = 0, ...attributes }: Attributes & { radius?: number } = {},
): string {
  const rounded = radius > 0 ? ` rx="${number(radius)}"` : '';
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${rounded} fill="${fill}"${written(attributes, 'fill')}/>`;
}

/** A group moved, turned and scaled, in that order from outside in; negative `scaleX` mirrors. */
export function placed(
  content: string,
  {
    at = [0, 0],
    angleDegrees = 0,
    scaleX = 1,
    scaleY = scaleX,
  }: { at?: Point; angleDegrees?: number; scaleX?: number; scaleY?: number },
): string {
  const steps = [
    at[0] || at[1] ? `translate(${coordinates(at)})` : '',
    angleDegrees ? `rotate(${number(angleDegrees)})` : '',
    scaleX !== 1 || scaleY !== 1 ? `scale(${precise(scaleX)} ${precise(scaleY)})` : '',
  ].filter(Boolean);
  return steps.length === 0 ? content : `<g transform="${steps.join(' ')}">${content}</g>`;
}

/** Scales are small numbers: four decimals keep a house of 900 units to a tenth of a pixel. */
function precise(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

export function group(content: string, attributes: Attributes & { id?: string } = {}): string {
  const id = attributes.id === undefined ? '' : ` id="${attributes.id}"`;
  return `<g${id}${written(attributes, 'group')}>${content}</g>`;
}
