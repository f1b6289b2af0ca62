import { describe, expect, it } from 'vitest';
import type { Language } from '../../concepts/concept';
import { theLexicon } from '../lexicon';
import { singularsOf } from '../text/singular';
import { stemOf } from '../text/stems';
import { understand } from '../understand';

const deeds = (prompt: string) => understand(prompt).actions.map(({ verb }) => verb);

describe('plurals of other languages', () => {
  it.each([
    ['de', 'Türen', 'door'],
    ['de', 'Schals', 'scarf'],
    ['fr', 'chameaux', 'camel'],
    ['es', 'brujas', 'witch'],
    ['it', 'cavallette', 'grasshopper'],
    ['pt', 'caracóis', 'snail'],
    ['ru', 'ягнята', 'lamb'],
    ['ru', 'воробьи', 'sparrow'],
  ] as [Language, string, string][])(
    'name in %s by "%s" what "%s" names',
    (language, word, thing) => {
      const lexicon = theLexicon();
      expect(lexicon.lookUp(word.toLowerCase(), language)?.concept).toBe(
        lexicon.lookUp(thing, 'en')?.concept,
      );
    },
  );

  it('are made of words of their gender before any other', () => {
    expect(singularsOf('hermanas', 'es')).toContain('hermana');
    expect(singularsOf('hermanas', 'es')).not.toContain('hermano');
    expect(stemOf('soeur', 'fr')).toBe(stemOf('sœurs', 'fr'));
  });
});

describe('verbs of other languages', () => {
  it.each([
    ['una ragazza che raccoglie mele', 'harvest'],
    ['un niño contando manzanas', 'stamp'],
    ['ein Mann gießt Tee ein', 'pour'],
    ['une mouette qui vole une frite', 'take'],
    ['мальчик носит шляпу', 'wear'],
    ['vovó abrindo a massa', 'roll-out'],
    ['une fille allume une bougie', 'light'],
    ['un pescatore che tira una rete', 'pull'],
    ['ein Fischer zieht ein Netz in sein Boot', 'pull'],
    ['ein Junge jagt auf dem Hof einem Huhn hinterher', 'follow'],
    ['кот гоняется за мышью', 'follow'],
  ])('mean in "%s" what they are done to: %s', (prompt, verb) => {
    expect(deeds(prompt)).toContain(verb);
  });
});
