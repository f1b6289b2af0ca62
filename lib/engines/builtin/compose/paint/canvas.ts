import type { LayerRole, PaintedLayer } from '../painting';
import { createRandom, type Random } from '@/lib/random/random';

export type Stop = [offset: number, color: string, opacity?: number];
export type Point = readonly [x: number, y: number];

/** A number for an SVG attribute: at most two decimals, no trailing zeros. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A number for path data: one decimal keeps a scene of thousands of points small. */
export function p(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `x y L x y …` for path data. */
export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${p(x)} ${p(y)}`).join('L');
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${n(offset)}" stop-color="${color}"${
          opacity === undefined || opacity >= 1 ? '' : ` stop-opacity="${n(opacity)}"`
        }/>`,
    )
    .join('');
}

/**
 * What painters draw on: collects layers back to front and the shared definitions. Ids are numbered
 * under one prefix per picture, so that two pictures can stand in one HTML page.
 */
export class SceneCanvas {
  readonly layers: PaintedLayer[] = [];
  private readonly definitions: string[] = [];
  private readonly gradients = new Map<string, string>();
  private nextId = 1;

  constructor(
    readonly widthPx: number,
    readonly heightPx: number,
    readonly seed: number,
    /** 0 quick, 1 standard, 2 most detail. */
    readonly detail: 0 | 1 | 2,
    private readonly prefix = `e${(seed >>> 0).toString(36)}`,
  ) {}

  /** The shorter side, the unit most sizes are told in. */
  get unitPx(): number {
    return Math.min(this.widthPx, this.heightPx);
  }

  get defs(): string {
    return this.definitions.join('');
  }

  random(label: string): Random {
    return createRandom(this.seed, label);
  }

  id(kind: string): string {
    const id = `${this.prefix}-${kind}${this.nextId}`;
    this.nextId += 1;
    return id;
  }

  define(markup: string): void {
    this.definitions.push(markup);
  }

  layer(id: string, role: LayerRole, depth: number, svg: string): void {
    if (svg === '') return;
    const taken = this.layers.filter(
      (layer) => layer.id === id || layer.id.replace(/-\d+$/, '') === id,
    ).length;
    this.layers.push({ id: taken === 0 ? id : `${id}-${taken + 1}`, role, depth, svg });
  }

  /** Vertical gradient over the box of the shape, or in picture pixels from `y1` to `y2`. */
  vertical(stops: readonly Stop[], y1?: number, y2?: number): string {
    return y1 === undefined || y2 === undefined
      ? this.gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops)
      : this.gradient(
          'linearGradient',
          `gradientUnits="userSpaceOnUse" x1="0" y1="${p(y1)}" x2="0" y2="${p(y2)}"`,
          stops,
        );
  }

  /** Gradient along a line through the box of the shape, corners 0 to 1. */
  slanted(stops: readonly Stop[], from: Point, to: Point): string {
    return this.gradient(
      'linearGradient',
      `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`,
      stops,
    );
  }

  /** Radial gradient in the box of the shape, centre and radius 0 to 1. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.gradient('radialGradient', `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`, stops);
  }

  /** Clips to a path or shape given as markup; answers the attribute value. */
  clip(markup: string): string {
    const id = this.id('c');
    this.define(`<clipPath id="${id}">${markup}</clipPath>`);
    return `url(#${id})`;
  }

  /** Gaussian blur, for far or glowing things; costly in rasterising, so use it on few shapes. */
  blur(deviationPx: number): string {
    const id = this.id('b');
    this.define(
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n(deviationPx)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  private gradient(element: string, geometry: string, stops: readonly Stop[]): string {
    const body = stopsMarkup(stops);
    const key = `${element}|${geometry}|${body}`;
    const known = this.gradients.get(key);
    if (known) return known;
    const id = this.id('g');
    this.define(`<${element} id="${id}" ${geometry}>${body}</${element}>`);
    const reference = `url(#${id})`;
    this.gradients.set(key, reference);
    return reference;
  }
}
