import { describe, expect, it } from 'vitest';
import { theLexicon } from './lexicon';
import { briefFromModel } from './model';
import { understand } from './understand';

/** The concept that a word means today: ids change as the catalogue grows. */
const meant = (word: string) => theLexicon().lookUp(word, 'en')?.concept ?? word;

/** A brief in short: `a on b`, `a verb b`, with concepts for ids. */
function told(prompt: string) {
  const brief = understand(prompt);
  const name = (id = '') => brief.elements.find((element) => element.id === id)?.concept ?? id;
  return {
    ...brief,
    concepts: brief.elements.map(({ concept }) => concept),
    relationsTold: brief.relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    actionsTold: brief.actions.map(({ agent, verb, patient }) =>
      [name(agent), verb, name(patient)].join(' ').trim(),
    ),
    placesTold: brief.places.map(({ concept }) => concept),
  };
}

describe('a prompt becomes a brief', () => {
  it('says who does what, with what, where', () => {
    const brief = told('a carpenter sawing a wooden board in his workshop');
    expect(brief.actionsTold).toEqual(['carpenter saw-wood sawhorse']);
    expect(brief.placesTold).toEqual(['workshop']);
    expect(brief.concepts).toContain(meant('saw'));
  });

  it('has all that are listed do the same, and what stands on one thing keep it to itself', () => {
    expect(told('a cat, a dog and a rabbit sitting on a bench').relationsTold).toEqual([
      'cat on bench',
      'dog on bench',
      'rabbit on bench',
    ]);
    const { relationsTold } = told('candles on a birthday cake, balloons and guests');
    expect(relationsTold.filter((one) => /balloons|visitor/.test(one))).toEqual([]);
  });

  it('gives each of several children a costume of their own', () => {
    const { elements } = understand('kids dressed as a witch, a ghost and a pirate');
    expect(elements.map(({ concept, attributes }) => `${concept} ${attributes.at(-1)}`)).toEqual(
      expect.arrayContaining(['child witch', 'ghost undefined', 'child pirate']),
    );
  });

  it('keeps several agents and verbs apart', () => {
    const brief = told('a mermaid sitting on a rock brushing her hair at moonlight');
    expect(brief.relationsTold).toEqual(['mermaid on rock', 'hair part-of mermaid']);
    expect(brief.hour).toBe('night');
    expect(brief.actionsTold.map((action) => action.split(' ')[1])).toEqual(['sit', 'brush']);
  });

  it('says of a thing what stands after it, and of who works with it what does not', () => {
    const at = (prompt: string) => told(prompt).relationsTold;
    expect(at('a nurse pushing a man in a wheelchair')).toContain('man in wheelchair');
    expect(at('a girl planting a tulip in a vase')).toContain('tulip in vase');
    expect(at('a man reading a book on a bench')).toContain('man on bench');
    expect(at('a cowboy leaning on a fence')).toContain('cowboy against fence');
  });

  it('knows what it and there mean', () => {
    const at = (prompt: string) => told(prompt).relationsTold;
    expect(at('a tap and a bucket under it')).toEqual(['bucket under tap']);
    expect(at('a piano with a vase on top')).toContain('vase on piano');
    expect(at('a basket with a cat inside')).toContain('cat in basket');
    expect(at('ein Haus, davor ein Fahrrad')).toEqual(['bicycle in-front-of house']);
  });

  it('takes two words for two things, though one drawing shows both', () => {
    const phrases = (prompt: string) => understand(prompt).elements.map(({ phrase }) => phrase);
    expect(phrases('a rabbit and a bunny in a garden')).toEqual(['rabbit', 'bunny']);
    expect(phrases('a knight and a squire, the knight has a flag')).toContain('squire');
    expect(phrases('a rabbit in a garden, the bunny eats a carrot')).not.toContain('bunny');
  });

  it('leaves out whose a thing is, and keeps whose a body is', () => {
    expect(told("an apple on the teacher's desk").concepts).toEqual(['apple', 'desk']);
  });

  it('combines places', () => {
    const brief = told('a winding road through green hills towards snowy mountains at sunrise');
    expect(brief.placesTold).toEqual(['road', 'hills', 'mountains']);
    expect(brief.hour).toBe('dawn');
  });

  it('makes an element of what nobody knows, so that it can be reported', () => {
    const [element] = understand('a flumpet on a table').elements;
    expect(element?.concept).toBeUndefined();
    expect(element?.phrase).toContain('flumpet');
  });

  it('gives every word that carries meaning a fate', () => {
    const { words } = understand('a red fox sleeping under an old oak in autumn, watercolor');
    const told = words.map(({ word }) => word.toLowerCase()).join(' ');
    for (const word of ['red', 'fox', 'sleeping', 'old', 'oak', 'autumn', 'watercolor'])
      expect(told).toContain(word);
  });

  it('lifts lettering out of every kind of quotes and out of names in capitals', () => {
    for (const prompt of [
      'a poster "SUMMER SALE"',
      'a poster “SUMMER SALE”',
      'ein Plakat „SUMMER SALE“',
      'une affiche «SUMMER SALE»',
      'ポスター「SUMMER SALE」',
      'logo of a shop called SUMMER SALE',
    ])
      expect(understand(prompt).lettering).toEqual(['SUMMER SALE']);
  });

  it('excludes what is refused in the prompt or beside it', () => {
    expect(understand('a beach without people').excluded).toContain('person');
    expect(told('a cat and a dog, no dog').concepts).not.toContain('dog');
    expect(understand('a cat on a sofa', 'sofa').elements).toHaveLength(1);
  });
});

describe('a brief of a language model', () => {
  const good = understand('a cat on a sofa');

  it('is taken where it keeps the schema', () => {
    expect(briefFromModel(JSON.parse(JSON.stringify(good)))).toEqual(good);
  });

  it('is refused where it names an element that it does not list, or is no brief', () => {
    const relations = [{ kind: 'on', from: 'e1', to: 'e9' }];
    expect(briefFromModel({ ...good, relations })).toBeUndefined();
    expect(briefFromModel({ elements: 'a cat' })).toBeUndefined();
    expect(briefFromModel(null)).toBeUndefined();
  });

  it('a salt lake has no salt cellar in it, and a jeep track no jeep', () => {
    const { elements, places } = understand('a salt lake with flamingos and a jeep track');
    expect(elements.map(({ concept }) => concept)).toEqual(['flamingo']);
    expect(places.map(({ concept }) => concept)).toEqual(['lake', 'road']);
  });
});
