import type { PixelSize } from '@/lib/models/sizes';
import type { LayerMask } from '@/lib/projects/layer-content';
import { alphaOfPlane, planeOfGray, soften } from '../kernels/soften';
import type { Source } from './protocol';

/** Pixels that can be drawn. */
export type Pixels = ImageBitmap | OffscreenCanvas;

/** Memory of decoded pictures; the ones that were used longest ago go first. */
const MAX_CACHED_BYTES = 192 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw on.');
  return context;
}

/** A picture at a level has this share of its pixels a side. */
interface Drawn {
  size: PixelSize;
  level: number;
}

/** A canvas without pixels can't be drawn. */
function sideAt(px: number, level: number): number {
  return Math.max(1, Math.round(px * level));
}

/** Only the pixels that `mask` shows. */
export function cutOut(picture: Pixels, mask: Pixels): OffscreenCanvas {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = contextOf(canvas);
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(mask, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The pictures of layers at the sizes they are drawn in: asked for once, decoded when needed. */
export class Sources {
  private readonly asked = new Map<
    string,
    { answer: Promise<Source>; take: (s: Source) => void }
  >();
  private readonly cache = new Map<string, Pixels>();
  private cachedBytes = 0;

  constructor(private readonly ask: (key: string) => void) {}

  /** Takes what was asked for. What is gone may be asked for again. */
  take(key: string, source: Source): void {
    const asked = this.asked.get(key);
    if (source === undefined) this.asked.delete(key);
    asked?.take(source);
  }

  /** The bytes of a picture or a face. */
  source(key: string): Promise<Source> {
    const known = this.asked.get(key);
    if (known) return known.answer;
    let take: (source: Source) => void = () => undefined;
    const answer = new Promise<Source>((resolve) => (take = resolve));
    this.asked.set(key, { answer, take });
    this.ask(key);
    return answer;
  }

  /** A picture; nothing where it is gone. */
  picture(fileId: string, { size, level }: Drawn): Promise<Pixels | undefined> {
    return this.cached(`${fileId}@${level}`, async () => {
      const source = await this.source(fileId);
      if (!source || source instanceof ArrayBuffer) return undefined;
      return createImageBitmap(source, {
        resizeWidth: sideAt(size.widthPx, level),
        resizeHeight: sideAt(size.heightPx, level),
        resizeQuality: 'high',
      });
    });
  }

  /** What a mask shows, as the alpha of black pixels; nothing where its picture is gone. */
  mask(mask: LayerMask, drawn: Drawn): Promise<Pixels | undefined> {
    const { fileId, featherPx, opacity } = mask;
    const key = `mask ${fileId} ${featherPx} ${opacity}@${drawn.level}`;
    return this.cached(key, async () => {
      const picture = await this.picture(fileId, drawn);
      if (!picture) return undefined;
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = contextOf(canvas);
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      const sharp = planeOfGray(data, picture.width, picture.height);
      const soft = featherPx > 0 ? soften(sharp, featherPx * drawn.level) : sharp;
      const alpha = new ImageData(alphaOfPlane(soft, opacity), picture.width, picture.height);
      context.putImageData(alpha, 0, 0);
      return canvas;
    });
  }

  /** A picture cut out by its mask. */
  masked(fileId: string, mask: LayerMask, drawn: Drawn): Promise<Pixels | undefined> {
    const key = `${fileId} by ${mask.fileId} ${mask.featherPx} ${mask.opacity}@${drawn.level}`;
    return this.cached(key, async () => {
      const picture = await this.picture(fileId, drawn);
      const alpha = await this.mask(mask, drawn);
      return picture && alpha ? cutOut(picture, alpha) : picture;
    });
  }

  private async cached(
    key: string,
    make: () => Promise<Pixels | undefined>,
  ): Promise<Pixels | undefined> {
    const known = this.cache.get(key);
    if (known) {
      // Used last, so it goes last.
      this.cache.delete(key);
      this.cache.set(key, known);
      return known;
    }
    const made = await make();
    if (made && this.cache.get(key) !== made) {
      this.cache.set(key, made);
      this.cachedBytes += made.width * made.height * BYTES_PER_PIXEL;
    }
    return made;
  }

  /** Lets go of what exceeds the budget; to be called when nothing is being drawn. */
  trim(): void {
    for (const [key, pixels] of this.cache) {
      if (this.cachedBytes <= MAX_CACHED_BYTES) return;
      this.cache.delete(key);
      this.cachedBytes -= pixels.width * pixels.height * BYTES_PER_PIXEL;
    }
  }
}
