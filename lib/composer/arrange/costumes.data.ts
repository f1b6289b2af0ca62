import type { Look } from './wardrobe.data';

/** Who goes as an animal is in a suit of its colour, and known by its hood. */
const suit = (color: string, more: Look = {}): Look => ({
  outfit: 'pyjamas',
  topColor: color,
  bottomColor: color,
  shoeColor: color,
  hat: 'hood',
  hatColor: color,
  ...more,
});

const eared = (color: string): Look =>
  suit(color, { adorned: ['cat-ears'], tints: { 'cat-ears': color } });
const crested = (color: string, spikes: string): Look =>
  suit(color, { adorned: ['crest'], tints: { crest: spikes } });
const striped = (color: string, stripes: string, more: Look): Look =>
  suit(color, { ...more, prints: { top: { kind: 'stripes', color: stripes } } });

/** By the concept of the animal. */
const COSTUMES: Readonly<Record<string, Look>> = {
  bee: striped('#f0b93f', '#33303a', {
    adorned: ['feelers'],
    behind: ['fairy-wings'],
    tints: { feelers: '#33303a', 'fairy-wings': '#e8f4f8' },
  }),
  ladybug: suit('#d9413b', {
    adorned: ['feelers'],
    tints: { feelers: '#33303a' },
    prints: { top: { kind: 'dots', color: '#33303a' } },
  }),
  butterfly: suit('#7a5bb5', {
    adorned: ['feelers'],
    behind: ['fairy-wings'],
    tints: { feelers: '#33303a', 'fairy-wings': '#f0a13a' },
  }),
  rabbit: suit('#f4ece4', { adorned: ['bunny-ears'], tints: { 'bunny-ears': '#f4ece4' } }),
  sauropod: crested('#5fa052', '#f0a13a'),
  't-rex': crested('#5fa052', '#f0a13a'),
  dragon: crested('#3f8f6f', '#d9413b'),
  crocodile: crested('#5f8a4a', '#3f6a34'),
  shark: suit('#6f8296', { adorned: ['fin'], tints: { fin: '#566779' } }),
  chicken: suit('#fbf3e4', { adorned: ['crest'], tints: { crest: '#d9413b' } }),
  rooster: suit('#c9692f', { adorned: ['crest'], tints: { crest: '#d9413b' } }),
  tiger: striped('#f0953f', '#33303a', { adorned: ['cat-ears'], tints: { 'cat-ears': '#f0953f' } }),
  cat: eared('#4a4552'),
  bear: eared('#8a5a34'),
  lion: eared('#d99a3a'),
  dog: eared('#b58350'),
  fox: eared('#e2703a'),
  wolf: eared('#7a7f8c'),
  mouse: eared('#a9a5b0'),
  panda: eared('#33303a'),
  koala: eared('#9aa0a8'),
  pig: eared('#f2a9b5'),
  frog: suit('#6fb04a'),
  penguin: suit('#2f3a5a'),
};

/** The costume of the animal that somebody is said to go as. */
export function costumeOf(attributes: readonly string[]): Look | undefined {
  const animal = attributes.find((one) => one in COSTUMES);
  return animal === undefined ? undefined : COSTUMES[animal];
}
