import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../concepts';
import { iconOf } from '../icons/icon-names';
import { hasIcon } from '../icons/icon-sets';
import { isForm } from '../design/form-art';
import { FOOD_CHAINS } from './chains.data';
import { CYCLES } from './cycles.data';
import { PROCESSES } from './courses.data';
import { CRAFTS } from './crafts.data';
import { factsOfPair } from './facts.data';
import { GROWTHS } from './growth.data';
import { HISTORIES } from './histories.data';
import { LESSONS } from './lessons.data';
import { ON_CONTINENTS } from './on-continents.data';
import { PROCEDURES } from './procedures.data';
import { signOfStage } from './stage-signs.data';

const drawn = new Set(CONCEPTS.flatMap(({ id, words }) => [id, ...(words.en ?? [])]));
const isShown = (word: string) =>
  word === '' ||
  word.startsWith('=') ||
  isForm(word) ||
  drawn.has(word) ||
  iconOf(word) !== undefined ||
  hasIcon(word);

describe('what designs know', () => {
  it('has a picture for each step, event and lesson', () => {
    const rows = [
      ...CRAFTS,
      ...PROCESSES,
      ...PROCEDURES,
      ...LESSONS,
      ...FOOD_CHAINS,
      ...GROWTHS,
    ].flatMap(({ steps }) => steps);
    const events = HISTORIES.flatMap((history) => history.events);
    const stages = CYCLES.flatMap((cycle) => cycle.stages);
    const words = [...rows, ...events, ...stages].map(({ shows }) => shows);
    const onMaps = Object.values(ON_CONTINENTS)
      .flatMap(({ sights, animals }) => [...sights, ...animals])
      .map(([word]) => word);
    expect([...words, ...onMaps].filter((word) => !isShown(word))).toEqual([]);
  });

  it('tells two that are compared in the order of the prompt', () => {
    const [row] = factsOfPair('dogs', 'cats');
    expect(row?.values).toEqual(factsOfPair('cat', 'dog')[0]?.values.toReversed());
    expect(factsOfPair('apples', 'elephants')).toEqual([]);
  });

  it('shows what is done at a stage, by its longest word', () => {
    expect(signOfStage('Sorted by colour')).toBe('filter');
    expect(signOfStage('a thing nobody does')).toBeUndefined();
  });
});
