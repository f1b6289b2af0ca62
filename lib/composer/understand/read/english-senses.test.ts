import { describe, expect, it } from 'vitest';
import { theLexicon } from '../lexicon';
import { understand } from '../understand';
import { ENGLISH_COMPOUNDS } from '../words/english-compounds.data';
import { HOMOGRAPH_WORDS } from '../words/homographs.data';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
const placesOf = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

describe('English words for several things', () => {
  it('name only senses that there are', () => {
    const lines = [...ENGLISH_COMPOUNDS.trim().split('\n'), ...HOMOGRAPH_WORDS.trim().split('\n')];
    const senses = lines.map((line) => {
      const [first = '', second = ''] = line.split('|').map((cell) => cell.trim());
      return ENGLISH_COMPOUNDS.includes(line) ? first : second;
    });
    const lexicon = theLexicon();
    const isKnown = (sense: string) =>
      /^(?:part|none|\?|(?:template|hour|mood|season):[a-z-]+)$/.test(sense) ||
      lexicon.factsOf(lexicon.conceptNamed(sense.replace(/^(?:~|place:)/, ''))) !== undefined;
    expect([...new Set(senses)].filter((sense) => !isKnown(sense))).toEqual([]);
  });

  it('mean what goes with the others', () => {
    expect(conceptsOf('a speaker on a shelf')).toEqual(['speaker', 'bookshelf']);
    expect(conceptsOf('a man carrying wood')).toContain('log');
    expect(placesOf('a path through the wood')).toContain('forest');
    expect(conceptsOf('lavender soap bars on a tray')).toContain('soap-stack');
    expect(placesOf('a bar of soap')).toEqual([]);
    expect(placesOf('a judge in court')).toEqual(['courtroom']);
  });

  it('mean what goes with what a page is for', () => {
    const pieces = conceptsOf('poster for a chess tournament with a knight and a queen on a board');
    expect(pieces).toEqual(['chess-piece', 'chess-queen', 'chess-board']);
    expect(conceptsOf('poster of a knight playing chess with a queen')).toContain('knight');
  });

  it('are told as not drawn where their compound has no drawing, and not drawn by half', () => {
    expect(understand('a wine rack').elements).toMatchObject([{ phrase: 'wine rack' }]);
    expect(conceptsOf('a wine rack')).toEqual([undefined]);
  });

  it('are things of a scene where something is done with a poster or a map, and designs else', () => {
    expect(understand('a sticker on a laptop').template).toBeUndefined();
    expect(conceptsOf('a teacher pointing at a map of Europe')).toEqual(['teacher', 'map']);
    expect(understand('sticker of a fox').template?.id).toBe('sticker');
    expect(understand('travel poster for Lisbon with a tram').template?.id).toBe('poster');
  });
});

describe('what follows a verb and a preposition', () => {
  it('is where somebody plays, and not what they play with', () => {
    const { actions, elements, places } = understand('a violinist playing on a bridge');
    expect(elements.map(({ concept }) => concept)).toEqual(['violinist', 'violin']);
    expect(actions).toMatchObject([{ agent: 'e1', patient: elements[1]?.id }]);
    expect(places).toMatchObject([{ concept: 'bridge-deck' }]);
  });

  it('is the seat from which something is done', () => {
    const { relations } = understand('an old man feeding pigeons from a bench');
    expect(relations).toEqual([{ kind: 'on', from: 'e1', to: 'e3' }]);
  });

  it('is what is played with, where a toy comes after a place', () => {
    const { actions } = understand('a child playing on the floor with a toy train');
    expect(actions).toEqual([{ verb: 'play-with', agent: 'e1', patient: 'e3' }]);
  });
});

describe('a row after what belongs to a thing', () => {
  it('goes on with things of their own', () => {
    const { relations } = understand('a bottle with a cork and two glasses on a barrel');
    expect(relations).not.toContainEqual({ kind: 'with', from: 'e1', to: 'e3' });
  });
});

describe('where and whose things are', () => {
  it('is told of what comes out, and not of who pulls it', () => {
    const { relations } = understand('a magician pulling a rabbit out of a top hat');
    expect(relations).toEqual([{ kind: 'out-of', from: 'e2', to: 'e3' }]);
  });

  it('is told of what is done to something small, and not of who does it', () => {
    const { relations } = understand('a woman painting flowers on a vase');
    expect(relations).toContainEqual({ kind: 'on', from: 'e2', to: 'e3' });
  });

  it('is an action behind `and` where a thing with an article follows', () => {
    const { actions } = understand('a man holding a roller and painting a fence');
    expect(actions).toContainEqual(expect.objectContaining({ verb: 'paint', agent: 'e1' }));
  });

  it('leaves what a place is full of where it is', () => {
    expect(understand('a dog in a street full of cars').relations).toEqual([]);
  });

  it('lets nobody but who is alive wear clothes', () => {
    const { relations } = understand('a penguin on a skateboard wearing a helmet');
    expect(relations).toContainEqual({ kind: 'wearing', from: 'e1', to: 'e3' });
  });

  it('has two on each side of each other', () => {
    const { relations } = understand('kids throwing snowballs at each other');
    expect(relations).toEqual([]);
  });

  it('leaves nobody to crash but the waves', () => {
    expect(understand('a lighthouse on a cliff, waves crashing').actions).toEqual([]);
  });
});
