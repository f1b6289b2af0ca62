import type { LookFeatures } from './look-features';

/** A picture of a prompt in a style. */
export interface Sample {
  prompt: string;
  style: string;
  features: LookFeatures;
}

type Vector = Float64Array;
type Weigh = (features: LookFeatures) => Vector;

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Scales features by how far they vary within a style, from prompt to prompt, and by what share of
 * their variance is between styles: what a subject decides counts little, what a style decides much
 * (a diagonal linear discriminant, after Fisher 1936).
 */
export function learnSpace(samples: readonly Sample[]): Weigh {
  const names = Object.keys(samples[0]?.features ?? {});
  const byStyle = [...groupBy(samples, ({ style }) => style).values()];
  const scales = names.map((name) => {
    const groups = byStyle.map((group) => group.map(({ features }) => features[name]!));
    const centers = groups.map(mean);
    const within = mean(groups.flatMap((group, i) => group.map((v) => (v - centers[i]!) ** 2)));
    const middle = mean(centers);
    const between = mean(centers.map((center) => (center - middle) ** 2));
    return Math.sqrt(between / (between + within + 1e-9) / (within + 0.02 * between + 1e-9));
  });
  const whole = Math.sqrt(names.length);
  return (features) =>
    Float64Array.from(names, (name, i) => (features[name]! * scales[i]!) / whole);
}

export function distance(p: Vector, q: Vector): number {
  let sum = 0;
  for (let i = 0; i < p.length; i += 1) sum += (p[i]! - q[i]!) ** 2;
  return Math.sqrt(sum);
}

export interface Recognition {
  /** Share of pictures whose style is named first, and among the first three. */
  first: number;
  firstThree: number;
  /** Styles that were taken for another, with how often. */
  confused: { style: string; takenFor: string; times: number }[];
}

/** Styles by the distance of their nearest picture to a vector. */
function ranking(vector: Vector, known: readonly { style: string; vector: Vector }[]): string[] {
  const nearest = new Map<string, number>();
  for (const { style, vector: other } of known)
    nearest.set(style, Math.min(nearest.get(style) ?? Infinity, distance(vector, other)));
  return [...nearest].sort((p, q) => p[1] - q[1]).map(([style]) => style);
}

/** How well the nearest neighbour tells the style of a prompt that it has not seen, prompt by prompt. */
export function recognize(samples: readonly Sample[]): Recognition {
  const mistakes = new Map<string, number>();
  let [first, firstThree] = [0, 0];
  for (const [prompt, unseen] of groupBy(samples, (sample) => sample.prompt)) {
    const seen = samples.filter((sample) => sample.prompt !== prompt);
    const weigh = learnSpace(seen);
    const known = seen.map(({ style, features }) => ({ style, vector: weigh(features) }));
    for (const { style, features } of unseen) {
      const ranked = ranking(weigh(features), known);
      if (ranked[0] === style) first += 1;
      else mistakes.set(`${style}→${ranked[0]}`, (mistakes.get(`${style}→${ranked[0]}`) ?? 0) + 1);
      if (ranked.slice(0, 3).includes(style)) firstThree += 1;
    }
  }
  const confused = [...mistakes]
    .map(([pair, times]) => {
      const [style, takenFor] = pair.split('→') as [string, string];
      return { style, takenFor, times };
    })
    .sort((p, q) => q.times - p.times);
  return { first: first / samples.length, firstThree: firstThree / samples.length, confused };
}

export interface Neighbour {
  style: string;
  neighbour: string;
  /** Mean distance of the two styles' pictures of the same prompt. */
  apart: number;
}

/** The style nearest to each, by their pictures of the same prompts; nearest pairs first. */
export function neighbours(samples: readonly Sample[]): Neighbour[] {
  const weigh = learnSpace(samples);
  const styles = [...groupBy(samples, ({ style }) => style)].map(([style, own]) => ({
    style,
    vectors: own.map(({ features }) => weigh(features)),
  }));
  return styles
    .map(({ style, vectors }) => {
      const others = styles
        .filter((other) => other.style !== style)
        .map((other) => ({
          style,
          neighbour: other.style,
          apart: mean(vectors.map((vector, i) => distance(vector, other.vectors[i]!))),
        }));
      return others.reduce((best, other) => (other.apart < best.apart ? other : best));
    })
    .sort((p, q) => p.apart - q.apart);
}
