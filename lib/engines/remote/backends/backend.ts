import type { Pixels, Plane } from '@/lib/engines/engine';
import type { Recipe } from '@/lib/engines/mapping/recipe';
import type { Address } from '../address';
import type { RemotePrimitive } from '../configuration';
import type { EngineLog } from '../log';

/** One picture to make, in terms that every protocol has. The backend promises nothing about the answer. */
export interface PictureRequest {
  prompt: string;
  negativePrompt: string;
  widthPx: number;
  heightPx: number;
  /** 0 to 4294967295. */
  seed: number;
  recipe: Recipe;
  /** Draws from this picture, which has the request's size; strength 0 keeps it, 1 forgets it. */
  source?: { image: Pixels; strength: number };
  /** White = repaint; of the request's size, only together with a source. */
  mask?: Plane;
  /** Pictures whose style to take, as PNG, heaviest first; backends that can't look leave them. */
  references?: StyleReferences;
}

export interface StyleReferences {
  pngs: readonly Uint8Array[];
  /** How closely they are followed, 0 to 1. */
  weight: number;
}

export interface UpscaleRequest {
  image: Pixels;
  /** Wanted enlargement; a backend with a fixed one answers that. */
  factor: number;
  recipe: Recipe;
}

/** Where and under what circumstances a request runs. */
export interface BackendTask {
  address: Address;
  /** Aborted when nobody waits any more or the time is up; the backend then stops its own work there. */
  signal: AbortSignal;
  onProgress: (fraction: number, step: string) => void;
  /** Takes an unfinished picture; left out where nobody wants to see one. */
  onPreview?: (picture: Uint8Array) => void;
  /** How often a job is asked about. */
  pollMs: number;
  log: EngineLog;
}

/** What an address says about itself. */
export interface ProbeResult {
  /** Primitives that this address has as it is set up. */
  primitives: readonly RemotePrimitive[];
  /** Checkpoints or models it lists; empty where the protocol has no list. */
  models: readonly string[];
}

/** A protocol. Each method makes one picture and answers its encoded bytes; all throw `BackendError`. */
export interface Backend {
  /** All that the protocol can do; `probe` may find less at an address. */
  readonly primitives: readonly RemotePrimitive[];
  /** A cheap request that rejects when the address does not work. */
  check(address: Address, signal: AbortSignal): Promise<void>;
  probe(address: Address, recipe: Recipe, signal: AbortSignal): Promise<ProbeResult>;
  picture(request: PictureRequest, task: BackendTask): Promise<Uint8Array>;
  upscale?(request: UpscaleRequest, task: BackendTask): Promise<Uint8Array>;
  /** Answers a picture whose alpha, or else whose grey, is the subject's alpha. */
  matte?(image: Pixels, recipe: Recipe, task: BackendTask): Promise<Uint8Array>;
}
