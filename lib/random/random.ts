/**
 * Seeded randomness. Every part of a picture draws from its own stream, named by a label, so that
 * more stars do not move the trees: the same seed and label always give the same numbers.
 */
export interface Random {
  /** Uniform in [0, 1). */
  (): number;
  between(low: number, high: number): number;
  /** Integer in [low, high]. */
  whole(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** 32-bit FNV-1a over the label, folded into the seed. */
function mixSeed(seed: number, label: string): number {
  let hash = 0x811c9dc5 ^ (seed >>> 0);
  for (let i = 0; i < label.length; i += 1) {
    hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193);
  }
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** The seed of one picture among its request's, so that all its choices are its own; the first keeps the request's. */
export function seedOfVariant({ seed, variant }: { seed: number; variant: number }): number {
  return (seed ^ Math.imul(variant, 0x9e3779b1)) >>> 0;
}

/** A stream of numbers (Mulberry32, Tommy Ettinger) for one labelled part of a picture. */
export function createRandom(seed: number, label: string): Random {
  let state = mixSeed(seed, label);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (low: number, high: number) => low + Math.floor((high - low + 1) * next()),
    pick: <T>(items: readonly [T, ...T[]]): T =>
      items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability: number) => next() < probability,
  });
}
