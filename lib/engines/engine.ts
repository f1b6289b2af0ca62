import type { Brief } from '@/lib/composer';
import type { Box } from '@/lib/imaging/kernels/components';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import type { StyleMatch } from '@/lib/models/support';

/**
 * The engine port: few primitives, from which every operation is composed. A provider (the built-in
 * engine, a remote diffusion server) implements some of them; the registry picks one per primitive.
 * All of this runs inside a worker process, never on the server's event loop.
 */

/** Decoded pixels: RGBA, 8 bits a channel, straight (not premultiplied) alpha, sRGB, row-major. */
export interface Pixels {
  widthPx: number;
  heightPx: number;
  /** `widthPx * heightPx * 4` bytes. */
  data: Uint8Array;
}

/** One byte a pixel, row-major. A mask holds only 0 (keep) and 255 (change); a matte any value. */
export interface Plane {
  widthPx: number;
  heightPx: number;
  data: Uint8Array;
}

export interface ColorWeight {
  /** Red, green, blue, each 0 to 255. */
  rgb: [number, number, number];
  /** Share of the picture, 0 to 1; on all colours or on none. */
  weight?: number;
}

export interface TextBox {
  text: string;
  /** Four points `[x, y]`, 0 to 1 from the top-left corner: top-left, top-right, bottom-right, bottom-left. */
  bbox: [[number, number], [number, number], [number, number], [number, number]];
}

/** What was measured from the reference pictures of a style; stored with it as JSON. */
export interface StyleProfile {
  /** Dominant colours with their shares, largest first, shares summing to 1. */
  palette: { rgb: [number, number, number]; weight: number }[];
  /** Standard deviation of OKLab lightness, 0 to about 0.4. */
  contrast: number;
  /** Mean OKLab chroma, 0 to about 0.3. */
  saturation: number;
  /** Share of pixels on an edge, 0 to 1. */
  edgeDensity: number;
  /** Share of pixels whose neighbourhood is one colour, 0 to 1: near 1 for flat vector art. */
  flatness: number;
  /** Standard deviation of high-frequency residue on flat ground, 0 to about 0.2. */
  grain: number;
  /** Mean width of dark lines as a share of the picture's width; 0 where there are none. */
  lineWeight: number;
  /** A piece of the surface, in the form of the engine that measured it; none on flat art. */
  texture?: { residues: string };
}

export interface StyleSpec {
  profile: StyleProfile;
  match: StyleMatch;
  /** Pictures it was measured from, small and encoded, for engines that can look at them. */
  references?: readonly Uint8Array[];
}

/** What to draw. Operations fill this from a request; providers map it to what they can do. */
export interface DrawSpec {
  prompt: string;
  negativePrompt?: string;
  widthPx: number;
  heightPx: number;
  /** Canonical model id. Providers may differ in quality and look by model. */
  modelId: string;
  output: 'raster' | 'vector';
  /** 0 to 4294967295. The built-in engine gives the same bytes for the same spec and seed. */
  seed: number;
  /** Which of the `n` pictures of a request this is, from 0: different ideas of one prompt. */
  variant: number;
  colors?: ColorWeight[];
  backgroundColor?: [number, number, number];
  /** 0 plain to 5 bold. */
  artisticLevel?: number;
  noText?: boolean;
  textLayout?: TextBox[];
  curatedStyle?: CuratedStyleName;
  style?: StyleSpec;
  /** What a language model read of the prompt; the built-in engine reads it by itself otherwise. */
  brief?: Brief;
}

/** What an engine says about a picture it made. Shown to people: honest and short. */
export interface DrawReport {
  /** Name of the provider, such as `builtin`. */
  engine: string;
  /** Things of the prompt that are in the picture. */
  drew: string[];
  /** Things of the prompt that were understood as things but could not be drawn. */
  notDrawn: string[];
}

export type Drawing =
  | { kind: 'raster'; pixels: Pixels; report: DrawReport }
  | { kind: 'vector'; svg: string; report: DrawReport };

export interface EngineContext {
  /** Aborted when the client went away or the deadline passed; long primitives check it between steps. */
  signal: AbortSignal;
  /** Reports progress of this primitive, 0 to 1. */
  onProgress: (fraction: number, step: string) => void;
  /** Takes an unfinished picture, encoded; engines that have none never call it. */
  onPreview?: (picture: Uint8Array) => void;
}

export type UpscaleMode = 'crisp' | 'creative';

export interface TraceOptions {
  stacking: 'hierarchical' | 'cut_out';
  minify: boolean;
  /** Most shapes of the result; unlimited when left out. */
  maxShapes?: number;
}

/** A repainted picture, and what of the prompt went into it. */
export interface Repainted {
  pixels: Pixels;
  report?: DrawReport;
}

/** A masked repaint: `spec.prompt` says what to put there; without `spec` the region is erased. */
export interface RepaintSpec extends DrawSpec {
  /**
   * The picture lies in this box of the canvas and is to go on around it (outpainting): the mask is
   * white everywhere else. Left out where a hole inside a picture is filled.
   */
  extends?: Box;
}

/** The primitives. Each rejects with `ApiError('engine_failed')` when it can't do its work. */
export interface Engine {
  draw(spec: DrawSpec, context: EngineContext): Promise<Drawing>;
  /** Fills the white area of the mask; every pixel outside it is returned as it came (`keepingOutside`). */
  repaint(
    image: Pixels,
    mask: Plane,
    spec: RepaintSpec | undefined,
    context: EngineContext,
  ): Promise<Repainted>;
  /** A new picture of `spec`'s size guided by `image`; strength 0 is almost the image, 1 least like it. */
  restyle(
    image: Pixels,
    spec: DrawSpec,
    strength: number,
    context: EngineContext,
  ): Promise<Drawing>;
  /** Alpha of the main subject, the size of the image: 255 subject, 0 background. */
  matte(image: Pixels, context: EngineContext): Promise<Plane>;
  upscale(
    image: Pixels,
    factor: number,
    mode: UpscaleMode,
    context: EngineContext,
  ): Promise<Pixels>;
  trace(image: Pixels, options: TraceOptions, context: EngineContext): Promise<string>;
  rewrite(prompt: string, context: EngineContext): Promise<string>;
  /** Measures reference pictures into a style profile; weights are positive, one per image. */
  describeStyle(images: Pixels[], weights: number[], context: EngineContext): Promise<StyleProfile>;
}

export type Capability = keyof Engine;

/** Work as operators hand it out: erasing, which is repainting without a prompt, apart. */
export type EngineTask = Capability | 'erase';
