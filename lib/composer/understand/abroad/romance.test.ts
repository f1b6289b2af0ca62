import { describe, expect, it } from 'vitest';
import { saidWordByWord } from '../text/said-abroad';
import { understand } from '../understand';

const named = (prompt: string) => {
  const { elements, relations, actions } = understand(prompt);
  const name = (id: string) => elements.find((it) => it.id === id)?.concept ?? '?';
  return {
    things: elements.map(({ concept }) => concept),
    relations: relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    deeds: actions.map(({ agent, verb }) => `${name(agent)} ${verb}`),
  };
};

describe('prompts of the Romance languages', () => {
  it.each([
    'uno scoiattolo mangia mentre un picchio lo guarda',
    'una ardilla come mientras un pájaro carpintero la mira',
  ])('have pronouns that are written like articles: %s', (prompt) => {
    expect(named(prompt).deeds).toContain('woodpecker look');
    expect(named(prompt).things).not.toContain('guard');
  });

  it.each([
    'una bruja removiendo una poción, con un gato negro en el hombro',
    'una strega che mescola una pozione, con un gatto nero sulla spalla',
    'uma bruxa mexendo uma poção, com um gato preto no ombro',
  ])('put on a shoulder what somebody has: %s', (prompt) => {
    expect(named(prompt).relations).toContain('black-cat on shoulder');
  });

  it.each([
    ['un adolescente che sceglie tra una mela e un hamburger', 'teenager between apple'],
    ['una abeja en una flor', 'bee on flower'],
    ['cactos em vasos de flores', 'cactus in flower-pot'],
    ['una lumaca sopra un fungo', 'snail on mushroom'],
    ['una campana encima de la puerta', 'bell above door'],
  ])('say where things are: %s', (prompt, relation) => {
    expect(named(prompt).relations).toContain(relation);
  });

  it('call wet by a participle, and no deed', () => {
    expect(named('un perro mojado, una pelota').deeds).toEqual([]);
  });
});

describe('turns of phrase', () => {
  it('are said word by word', () => {
    expect(saidWordByWord('una scatola per terra', 'it')).toBe('una scatola sul pavimento');
    expect(saidWordByWord('un hacha al hombro', 'es')).toBe('un hacha sobre el hombro');
  });

  it('are whole words', () => {
    expect(saidWordByWord('il vento soffia a terrazza', 'it')).toBe('il vento soffia a terrazza');
  });
});
