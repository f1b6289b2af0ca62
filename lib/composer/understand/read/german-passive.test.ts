import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

function deedsOf(prompt: string): string[] {
  const { elements, actions } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return actions.map(({ agent, verb, patient }) => `${nameOf(agent)} ${verb} ${nameOf(patient)}`);
}

describe('who does something in German', () => {
  it.each([
    ['ein Mädchen wird von einem Roboter umarmt', 'robot hug girl'],
    ['ein Fuchs, von einem Bären umarmt', 'bear hug fox'],
    ['eine Katze wird im Garten von einem Hund gejagt', 'dog follow cat'],
    ['ein Kind, das von seiner Mutter getragen wird', 'mother hold child'],
  ])('is told last where it is done to somebody: %s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed);
  });

  it('is whoever stands before the verb at the end of a clause about a place', () => {
    expect(deedsOf('ein Wald, in dem ein Mädchen ein Buch liest')).toEqual(['girl read book']);
    expect(deedsOf('eine Küche, wo ein Fuchs einen Kuchen backt')).toEqual(['fox bake cake']);
  });
});

describe('to what something is done in German', () => {
  it('stands after where it is done', () => {
    expect(deedsOf('eine Frau füttert auf einer Parkbank Tauben')).toEqual(['woman feed pigeon']);
    expect(deedsOf('ein Bäcker schneidet in der Küche mit einem Messer ein Brot')).toEqual([
      'baker cut bread',
    ]);
  });

  it('is nothing that a vessel holds', () => {
    const { relations } = understand('ein Mann sitzt mit einer Tasse Kaffee am Fenster');
    expect(relations.map(({ kind }) => kind)).toContain('with');
  });
});

describe('whoever is told last', () => {
  it.each([
    ['eine Lehrerin hilft einem Jungen, an die Tafel zu schreiben', 'boy write blackboard'],
    ['un fotógrafo sacando una foto de un ciervo escondido detrás de un arbusto', 'deer hide '],
    ['un fotografo che scatta una foto a un cervo nascosto dietro un cespuglio', 'deer hide '],
    ['фотограф снимает оленя, спрятавшегося за кустом', 'deer hide '],
    ['a witch stirring a cauldron, a black cat and an owl watching her', 'black-cat look '],
    ['una bruja removiendo un caldero, un gato negro y un búho la observan', 'owl look '],
  ])('does what is said of them: %s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed);
  });

  it('carries a letter through no door', () => {
    expect(deedsOf('un uccello blu porta una lettera a una bambina')).toEqual(['bird hold letter']);
  });
});
