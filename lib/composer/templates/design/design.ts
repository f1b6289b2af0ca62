import { type Hex, isHex } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Illustration } from '../../illustration';
import type { SetText, TemplateDrawing, TemplateRequest } from '../template';
import type { Frame } from './frame';
import { paperOf } from './paper';
import { readable, SMALL_TEXT_CONTRAST } from './ink';
import {
  type ArcOptions,
  type LineOptions,
  placeArc,
  placeLine,
  typeSize,
  wrapLines,
} from './type';

/** From this size on letters may have the contrast of large text. */
export const LARGE_TEXT_PX = 32;

export interface Ink {
  fill: Hex;
  /** What the letters stand on: they are made darker or lighter until they read there. */
  on: Hex;
  contrast?: number;
}

/**
 * A design while it is drawn: art below, lettering above, and a record of what is written where. All
 * lettering goes through it, so that nothing covers it and all of it has its contrast.
 */
export class Design {
  readonly width: number;
  readonly height: number;
  readonly shortSide: number;
  private readonly ground: string[] = [];
  private readonly art: string[] = [];
  private readonly lettering: string[] = [];
  private readonly scene: TemplateDrawing['layers'] = [];
  private readonly shown = new Set<string>();
  private readonly texts: SetText[] = [];
  private readonly missing: string[] = [];
  private readonly told: string[] = [];

  constructor(readonly request: TemplateRequest) {
    this.width = request.widthPx;
    this.height = request.heightPx;
    this.shortSide = Math.min(this.width, this.height);
  }

  /** The picture within its margins, 6.5 % of the short side. */
  get page(): Frame {
    const margin = this.shortSide * 0.065;
    return {
      x: margin,
      y: margin,
      width: this.width - 2 * margin,
      height: this.height - 2 * margin,
    };
  }

  /** Pixels of this picture for pixels of one with a short side of 1024. */
  px(of1024: number): number {
    return (of1024 * this.shortSide) / 1024;
  }

  /** A size of the type scale, see `typeSize`. */
  size(step: number): number {
    return typeSize(step, this.shortSide);
  }

  fillGround(fill: string): void {
    this.ground.push(rectangle([0, 0], this.width, this.height, fill));
    if (isHex(fill)) this.ground.push(paperOf(this.request, fill));
  }

  addGround(...svg: string[]): void {
    this.ground.push(...svg);
  }

  addArt(...svg: string[]): void {
    this.art.push(...svg);
  }

  /** A scene in a frame of the page, behind all art. */
  addScene({ layers }: Illustration, frame: Frame): void {
    const { x, y, width, height } = frame;
    const clip = `scene-${Math.round(x)}-${Math.round(y)}`;
    this.ground.push(
      `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`,
    );
    for (const { id, role, svg } of layers)
      this.scene.push({
        id: `scene-${id}`,
        role: role === 'subject' ? 'subject' : 'scenery',
        svg: `<g clip-path="url(#${clip})"><g transform="translate(${x} ${y})">${svg}</g></g>`,
      });
  }

  /** A small scene that stands in a slot of the page. */
  addPlate(svg: string): void {
    this.scene.push({ id: `plate-${String(this.scene.length)}`, role: 'subject', svg });
  }

  show(...elements: readonly string[]): void {
    for (const element of elements) this.shown.add(element);
  }

  /** Something of the design itself that is drawn, by its name: `leader lines`. */
  tell(...names: readonly string[]): void {
    this.told.push(...names);
  }

  miss(phrase: string): void {
    if (!this.missing.includes(phrase)) this.missing.push(phrase);
  }

  text(text: string, at: Point, { fill, on, contrast, ...line }: LineOptions & Ink): Frame {
    const set = placeLine(text, at, line);
    return this.write(text, set, { fill, on, ...(contrast === undefined ? {} : { contrast }) });
  }

  arcText(text: string, { fill, on, contrast, ...line }: ArcOptions & Ink): Frame {
    const set = placeArc(text, line);
    return this.write(text, set, { fill, on, ...(contrast === undefined ? {} : { contrast }) });
  }

  /** Lines below each other from the first baseline on; answers where the next baseline would be. */
  paragraph(
    text: string,
    [x, y]: Point,
    options: LineOptions & Ink & { widthPx: number; leading?: number },
  ): number {
    const { widthPx, leading = 1.4, ...line } = options;
    const lines = wrapLines(text, widthPx, line);
    const step = line.sizePx * leading;
    lines.forEach((part, index) => {
      this.text(part, [x, y + index * step], { ...line, maxWidthPx: widthPx });
    });
    return y + lines.length * step;
  }

  /** Letters that were set elsewhere. */
  write(
    text: string,
    set: { pathData: string; box: Frame; sizePx: number; isBent?: true },
    { fill, on, contrast = SMALL_TEXT_CONTRAST }: Ink,
  ): Frame {
    if (set.pathData === '') {
      if (text.trim() !== '') this.miss(`"${text}": no typeface has these letters`);
      return set.box;
    }
    const least = set.sizePx < LARGE_TEXT_PX ? SMALL_TEXT_CONTRAST : contrast;
    const ink = readable(fill, on, least);
    this.lettering.push(path(set.pathData, ink));
    this.texts.push({
      text,
      box: set.box,
      sizePx: set.sizePx,
      fill: ink,
      on,
      ...(set.isBent ? { isBent: true } : {}),
    });
    return set.box;
  }

  finish(): TemplateDrawing {
    const { brief } = this.request;
    const layer = (
      id: string,
      role: TemplateDrawing['layers'][number]['role'],
      parts: readonly string[],
      elements?: readonly string[],
    ) =>
      parts.length === 0
        ? []
        : [{ id, role, svg: parts.join(''), ...(elements ? { elements } : {}) }];
    const absent = brief.elements.filter(({ id }) => !this.shown.has(id));
    return {
      layers: [
        ...layer('ground', 'backdrop', this.ground),
        ...this.scene,
        ...layer('design', 'subject', this.art, [...this.shown]),
        ...layer('lettering', 'lettering', this.lettering),
      ],
      texts: this.texts,
      ...(this.told.length > 0 ? { drew: this.told } : {}),
      notDrawn: [...new Set([...this.missing, ...absent.map(({ phrase }) => phrase)])],
    };
  }
}
