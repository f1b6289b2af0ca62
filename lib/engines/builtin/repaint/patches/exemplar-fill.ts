import { CHANNELS, type FeaturePicture } from './feature-picture';
import {
  type NearestPatches,
  PATCH_RADIUS_PX,
  type PatchSources,
  placeCost,
} from './nearest-patches';

/** Channels whose steps say where an edge runs into the hole: the colours. */
const COLORS = 3;
/** An even border is worth this much of one with an edge of full contrast. */
const LEAST_EDGE = 0.02;

/**
 * Fills a small picture's hole patch by patch, beginning where most is known and edges run in: each
 * time the best source for the border's most promising patch is copied there (A. Criminisi, P. Pérez
 * and K. Toyama, "Region filling and object removal by exemplar-based image inpainting", 2004). In
 * place; also says where each target came from. All sources are compared: meant for the coarsest
 * level.
 * @param holePixels the hole, by pixel index
 */
export function fillByExemplars(
  picture: FeaturePicture,
  holePixels: Int32Array,
  sources: PatchSources,
  nearest: NearestPatches,
): void {
  new ExemplarFill(picture, holePixels, sources, nearest).run();
}

class ExemplarFill {
  private readonly widthPx: number;
  /** How surely each pixel is known, 0 in the open hole. */
  private readonly confidence: Float32Array;
  private readonly open: Uint8Array;
  private readonly order: Int32Array;

  constructor(
    private readonly picture: FeaturePicture,
    private readonly holePixels: Int32Array,
    private readonly sources: PatchSources,
    private readonly nearest: NearestPatches,
  ) {
    this.widthPx = picture.widthPx;
    const count = picture.widthPx * picture.heightPx;
    this.open = new Uint8Array(count);
    this.confidence = new Float32Array(count).fill(1);
    for (const at of holePixels) {
      this.open[at] = 1;
      this.confidence[at] = 0;
    }
    this.order = offsetsOfPatch(picture.widthPx);
  }

  run(): void {
    for (let at = this.mostPromising(); at >= 0; at = this.mostPromising()) {
      const source = this.bestSource(at);
      this.copy(source, at);
    }
    for (const at of this.nearest.targets)
      if (this.nearest.source[at]! < 0) this.nearest.source[at] = this.sources.centers[0]!;
  }

  /** The patch centre with the highest priority among those that touch the open hole; −1 when closed. */
  private mostPromising(): number {
    let [best, bestPriority] = [-1, -1];
    for (const at of this.nearest.targets) {
      if (!this.isFront(at)) continue;
      const priority = this.trust(at) * this.edge(at);
      if (priority > bestPriority) [best, bestPriority] = [at, priority];
    }
    return best;
  }

  /** Open pixels with a known neighbour, or, at the picture's rim, patches with open pixels. */
  private isFront(at: number): boolean {
    const { open, widthPx } = this;
    if (open[at] === 0) return this.isAtRim(at) && this.order.some((step) => open[at + step] === 1);
    return (
      open[at - 1] === 0 ||
      open[at + 1] === 0 ||
      open[at - widthPx] === 0 ||
      open[at + widthPx] === 0
    );
  }

  /** Pixels nearer to the rim are no patch's centre: their fill comes from the outermost centres. */
  private isAtRim(at: number): boolean {
    const { widthPx, picture } = this;
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const far = PATCH_RADIUS_PX;
    return x === far || y === far || x === widthPx - 1 - far || y === picture.heightPx - 1 - far;
  }

  private trust(at: number): number {
    let sum = 0;
    for (const step of this.order) sum += this.confidence[at + step]!;
    return sum / this.order.length;
  }

  /** Greatest step of colour between known neighbours of the patch, 0 to 1. */
  private edge(at: number): number {
    const { data } = this.picture;
    let most = 0;
    for (const step of this.order) {
      const pixel = at + step;
      if (this.open[pixel] === 1) continue;
      for (const neighbour of [pixel + 1, pixel + this.widthPx]) {
        if (this.open[neighbour] !== 0) continue;
        let difference = 0;
        for (let channel = 0; channel < COLORS; channel++)
          difference += Math.abs(
            data[pixel * CHANNELS + channel]! - data[neighbour * CHANNELS + channel]!,
          );
        if (difference > most) most = difference;
      }
    }
    return LEAST_EDGE + most / (255 * COLORS);
  }

  private bestSource(at: number): number {
    const { centers } = this.sources;
    const known = this.order.filter((step) => this.open[at + step] === 0);
    // Costs of places are meant for whole patches, and only a part of this one is compared.
    const share = known.length / this.order.length;
    let [best, bestCost] = [centers[0]!, Infinity];
    for (const candidate of centers) {
      const place = placeCost(this.sources, this.widthPx, at, candidate);
      const cost = this.distance(at, candidate, known, place * share, bestCost);
      if (cost < bestCost) [best, bestCost] = [candidate, cost];
    }
    return best;
  }

  private distance(
    at: number,
    candidate: number,
    known: Int32Array,
    base: number,
    limit: number,
  ): number {
    const { data } = this.picture;
    let sum = base;
    for (const step of known) {
      if (sum >= limit) return sum;
      const first = (at + step) * CHANNELS;
      const second = (candidate + step) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++) {
        const difference = data[first + channel]! - data[second + channel]!;
        sum += difference * difference;
      }
    }
    return sum;
  }

  private copy(source: number, at: number): void {
    const { data } = this.picture;
    const trust = this.trust(at);
    for (const step of this.order) {
      const pixel = at + step;
      if (this.open[pixel] === 0) continue;
      const from = (source + step) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++)
        data[pixel * CHANNELS + channel] = data[from + channel]!;
      this.open[pixel] = 0;
      this.confidence[pixel] = trust;
      if (this.sources.isCenter[source + step] === 1) this.nearest.source[pixel] = source + step;
    }
  }
}

/** Steps from a patch's centre to its pixels. */
function offsetsOfPatch(widthPx: number): Int32Array {
  const side = 2 * PATCH_RADIUS_PX + 1;
  return Int32Array.from({ length: side * side }, (_, index) => {
    const row = Math.floor(index / side) - PATCH_RADIUS_PX;
    return row * widthPx + (index % side) - PATCH_RADIUS_PX;
  });
}
