import type { ConceptEntry } from '../concept';

/** Flowers that are drawn in bunches of their own, with the German word of the bunch. */
const GATHERED: Readonly<Record<string, string>> = {
  rose: 'rosenstrauß',
  tulip: 'tulpenstrauß',
  daisy: 'margeritenstrauß',
  sunflower: 'sonnenblumenstrauß',
  lily: 'lilienstrauß',
  poppy: 'mohnblumenstrauß',
  carnation: 'nelkenstrauß',
  peony: 'pfingstrosenstrauß',
  hydrangea: 'hortensienstrauß',
  orchid: 'orchideenstrauß',
  daffodil: 'narzissenstrauß',
  iris: 'irisstrauß',
  chrysanthemum: 'chrysanthemenstrauß',
};

/** Bunches of one kind: `a bouquet of roses` in other languages is read by its two words. */
export const bouquets: readonly ConceptEntry[] = Object.entries(GATHERED).map(
  ([flower, german]): ConceptEntry => ({
    id: `${flower}-bouquet`,
    kind: 'plant',
    habitat: 'hand',
    heightCm: 56,
    part: 'gathered-flowers',
    parameters: { kind: flower },
    words: { en: [`${flower} bouquet`], de: [german] },
  }),
);
