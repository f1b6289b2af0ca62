import { svgDocument } from '../assemble';
import type { Matrix } from '@/lib/svg/matrix';
import { pathData, type Path } from '@/lib/svg/segments';
import { isGradient, type Gradient, type Paint, type Shape, type Shapes } from './shape';

const round = (value: number, digits = 2) => {
  const factor = 10 ** digits;
  return String(Math.round(value * factor) / factor);
};

const matrixText = (matrix: Matrix) => matrix.map((value) => round(value, 4)).join(' ');

/** Collects shared definitions while shapes are written, each only once. */
export class Definitions {
  private readonly ids = new Map<string, string>();
  private readonly parts: string[] = [];

  constructor(private readonly prefix: string) {}

  get markup(): string {
    return this.parts.join('');
  }

  /** Defines what `build` answers for an id, unless the same key was defined before; answers the id. */
  define(key: string, build: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.ids.size + 1}`;
    this.ids.set(key, id);
    this.parts.push(build(id));
    return id;
  }

  gradient(gradient: Gradient): string {
    const geometry = Object.entries(gradient.geometry)
      .map(([key, value]) => `${key}="${round(value, 4)}"`)
      .join(' ');
    const stops = gradient.stops
      .map(
        (stop) =>
          `<stop offset="${round(stop.offset, 3)}" stop-color="${stop.color}"${
            stop.opacity < 1 ? ` stop-opacity="${round(stop.opacity, 3)}"` : ''
          }/>`,
      )
      .join('');
    const spread = gradient.spread === 'pad' ? '' : ` spreadMethod="${gradient.spread}"`;
    const body = `gradientUnits="userSpaceOnUse" ${geometry} gradientTransform="matrix(${matrixText(gradient.matrix)})"${spread}>${stops}`;
    const name = `${gradient.kind}Gradient`;
    return this.define(`${name}${body}`, (id) => `<${name} id="${id}" ${body}</${name}>`);
  }

  clip(area: Path): string {
    const data = pathData(area);
    return this.define(
      `clip${data}`,
      (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`,
    );
  }

  blur(deviationPx: number): string {
    const deviation = round(deviationPx, 1);
    return this.define(
      `blur${deviation}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  paint(paint: Paint): string {
    return isGradient(paint) ? `url(#${this.gradient(paint)})` : paint;
  }
}

function opacityAttribute(name: string, value: number): string {
  return value >= 0.995 ? '' : ` ${name}="${round(value, 3)}"`;
}

function strokeAttributes(shape: Shape, definitions: Definitions): string {
  const { stroke } = shape;
  if (!stroke || stroke.widthPx <= 0) return '';
  const cap = stroke.cap === 'butt' ? '' : ` stroke-linecap="${stroke.cap}"`;
  const join = stroke.join === 'miter' ? '' : ` stroke-linejoin="${stroke.join}"`;
  const dashes =
    stroke.dashes.length === 0
      ? ''
      : ` stroke-dasharray="${stroke.dashes.map((dash) => round(dash)).join(' ')}"`;
  return ` stroke="${definitions.paint(stroke.paint)}" stroke-width="${round(stroke.widthPx)}"${opacityAttribute('stroke-opacity', stroke.opacity)}${cap}${join}${dashes}`;
}

/** One shape as markup, its clips as groups around it. */
export function shapeMarkup(shape: Shape, definitions: Definitions): string {
  const fill = shape.fill === undefined ? 'none' : definitions.paint(shape.fill);
  const blur = shape.blurPx > 0 ? ` filter="url(#${definitions.blur(shape.blurPx)})"` : '';
  const rule = shape.evenOdd ? ' fill-rule="evenodd"' : '';
  const path =
    `<path d="${pathData(shape.path)}" fill="${fill}"${rule}` +
    opacityAttribute('fill-opacity', shape.fillOpacity) +
    strokeAttributes(shape, definitions) +
    opacityAttribute('opacity', shape.opacity) +
    `${blur}/>`;
  return shape.clips.reduceRight(
    (inner, area) => `<g clip-path="url(#${definitions.clip(area)})">${inner}</g>`,
    path,
  );
}

/** Shapes in order; runs of one translucent group are wrapped together. */
export function shapesMarkup(list: readonly Shape[], definitions: Definitions): string {
  let markup = '';
  let open: Shape['group'];
  for (const shape of list) {
    if (shape.group?.id !== open?.id) {
      if (open) markup += '</g>';
      open = shape.group;
      if (open) markup += `<g${opacityAttribute('opacity', open.opacity)}>`;
    }
    markup += shapeMarkup(shape, definitions);
  }
  return open ? `${markup}</g>` : markup;
}

/** Definitions and content of shapes, one named group per layer. */
export function layersMarkup(shapes: Shapes): { defs: string; content: string } {
  const definitions = new Definitions('d');
  const byLayer: Shape[][] = shapes.layerIds.map(() => []);
  for (const shape of shapes.list) byLayer[shape.layer]?.push(shape);
  const groups = byLayer.map((list, layer) => {
    const content = shapesMarkup(list, definitions);
    return content === '' ? '' : `<g id="${shapes.layerIds[layer]}">${content}</g>`;
  });
  return { defs: definitions.markup, content: groups.join('') };
}

/** A document of shapes. */
export function writeShapes(shapes: Shapes, size?: { widthPx: number; heightPx: number }): string {
  const { defs, content } = layersMarkup(shapes);
  return svgDocument(shapes, defs, content, size);
}
