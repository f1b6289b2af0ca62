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
    ['zwei Kinder saßen auf einer Bank', 'sit'],
    ['ein Mann versucht, ein Feuer anzuzünden', 'light'],
    ['eine Frau holt einen Hasen aus einem Hut hervor', 'take'],
    ['une fille se balançant dans un jardin', 'swing-on'],
    ['trois chiens aboient', 'shout'],
    ['une femme attendait le bus', 'wait'],
  ])('mean in "%s" what they are done to: %s', (prompt, verb) => {
    expect(deeds(prompt)).toContain(verb);
  });
});

describe('participles of French verbs', () => {
  it('are a state, where it is no posture: an upturned boat on a beach turns nothing', () => {
    expect(deeds('une barque retournée sur la plage')).toEqual([]);
    expect(deeds('un chat perché sur un mur')).not.toEqual([]);
  });
});

describe('German participles before a noun', () => {
  it.each(['eine Frau mit einem gepflückten Apfel', 'ein Teller mit gekochten Eiern'])(
    'say what it is like, and nothing that is done: %s',
    (prompt) => {
      expect(deeds(prompt)).toEqual([]);
    },
  );
});

describe('words of other languages that look like others', () => {
  const things = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

  it.each([
    ['ein Programmierer in einem dunklen Zimmer', 'basketball-hoop'],
    ['un homme lit', 'bed'],
    ['un uomo legge', 'music-stand'],
    ['une roue de vélo rouillée', 'bicycle'],
    ['un orso che scivola sulla pancia', 'bench'],
    ['due bambine si sussurrano segreti', 'dungeon'],
    ['ein Bär geht aufrecht', 'rake'],
    ['ein Mädchen liest ein Märchen vor', 'mars'],
    ['eine Burg am Hang', 'handpan'],
    ["mon chien s'appelle Rex et court dans le parc", 'phone'],
  ])('are no such things: "%s" has no %s', (prompt, other) => {
    expect(things(prompt)).not.toContain(other);
  });

  it.each([
    'el agua salpica por todas partes, un gato huye',
    "l'acqua schizza dappertutto, un gatto scappa",
    'a água espirrando por todo lado, um gato fugindo',
    'вода брызжет во все стороны, кошка убегает',
  ])('water that splashes is no sea: %s', (prompt) => {
    expect(understand(prompt).places).toEqual([]);
  });

  it.each([
    'los novios salen corriendo de la iglesia',
    'gli sposi escono di corsa dalla chiesa',
    'os noivos saindo correndo da igreja',
  ])('newlyweds are a bride and a groom, who run out: %s', (prompt) => {
    const { elements, relations } = understand(prompt);
    const bride = elements.find(({ concept }) => concept === 'bride')?.id;
    expect(things(prompt)).toContain('groom');
    expect(relations).toContainEqual(expect.objectContaining({ kind: 'out-of', from: bride }));
  });
});

describe('words of other languages that go with what they are said of', () => {
  it.each([
    ['un mapache lavando una manzana', 'clean'],
    ['енот моет яблоко', 'clean'],
    ['повар чистит картофель', 'peel'],
    ['eine Elefantenkuh badet ihr Kalb', 'clean'],
    ['un centaure tirant une flèche', 'shoot'],
  ])('say what is done: %s', (prompt, verb) => {
    expect(deeds(prompt)).toContain(verb);
  });

  it.each([
    ['una vieja fábrica junto al río', ['factory-building']],
    ['una vieja sentada en un banco', ['grandmother', 'bench']],
    ['королева в фиолетовом плаще', ['queen', 'cape']],
    ['логотип кофейни: чашка и два зерна', ['coffee-beans']],
  ])('name what they name: %s', (prompt, things) => {
    const named = understand(prompt).elements.map(({ concept }) => concept);
    expect(named).toEqual(expect.arrayContaining(things));
  });
});

const relationsOf = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const name = (id: string) => elements.find((one) => one.id === id)?.concept ?? '?';
  return relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`);
};

it.each([
  ['девочка несёт корзину с яблоками, грушами и вишней', 'basket full-of pear'],
  ['une femme tapant sur un ordinateur dans un hamac entre deux palmiers', 'hammock between palm'],
  ['ein Eisbär sitzt unter der Sonne auf einer Eisscholle', 'polar-bear on ice-floe'],
  ['енот моет яблоко, позади него на камне стоит цапля', 'heron on rock'],
])('things stand where other languages say they do: %s', (prompt, relation) => {
  expect(relationsOf(prompt)).toContain(relation);
});
