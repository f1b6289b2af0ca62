import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const deedsOf = (prompt: string) => {
  const { elements, actions } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return actions.map(({ agent, verb, patient }) =>
    `${name(agent)} ${verb} ${name(patient)}`.trim(),
  );
};
const thingsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('deeds that other languages say with a verb of wider use', () => {
  it.each([
    ['un caballero luchando contra un dragón', 'knight fight dragon'],
    ['ein Ritter kämpft vor einer Burg gegen einen Drachen', 'knight fight dragon'],
    ['рыцарь сражается с драконом перед замком', 'knight fight dragon'],
    ['bambini che fanno un pupazzo di neve', 'child build snowman'],
    ['eine Mutter trägt ihr Baby auf dem Rücken', 'mother piggyback baby'],
    ['ein Junge macht im Garten ein Foto', 'boy photograph'],
    ['ein Zauberer isst auf dem Dach einen Apfel', 'wizard eat apple'],
    ['ein Mädchen springt im Garten Seil', 'girl skip-rope'],
    ['una niña tomando té en el jardín', 'girl drink tea'],
    ['un fermier qui enfonce un clou', 'farmer hammer nail'],
    ['un barbero afeitando a un hombre', 'hairdresser shave-other man'],
    ['un garçon chuchotant à l’oreille d’une fille', 'boy whisper girl'],
  ])('are told of "%s": %s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed);
  });
});

describe('things that English knows as one', () => {
  it.each([
    ['una nave in una bottiglia su uno scaffale', 'ship-in-a-bottle'],
    ['une vitrine de boulangerie remplie de pains', 'window'],
    ['ein Kellner trägt ein Tablett mit drei Gläsern', 'glass'],
  ])('are one in "%s": %s', (prompt, concept) => {
    expect(thingsOf(prompt)).toContain(concept);
  });

  it('are dishes of a menu in the words of the prompt', () => {
    const { template } = understand('un menú para un restaurante italiano con pasta y vino');
    expect(template?.id).toBe('menu');
    expect(template?.items?.map(({ text }) => text)).toEqual(['pasta', 'vino']);
  });
});

describe('gold in heaps', () => {
  it.each(['un dragón sobre un montón de oro', 'un drago su un mucchio d’oro'])(
    'is a treasure: %s',
    (prompt) => {
      expect(thingsOf(prompt)).toContain('treasure');
    },
  );
});

describe('several sheep', () => {
  it('are several in Spanish', () => {
    const { elements } = understand('un pastor cuidando ovejas en una colina verde');
    expect(elements.find(({ concept }) => concept === 'sheep')?.count).toBeGreaterThan(1);
  });
});

describe('crowns and backpacks in Japanese', () => {
  it('are worn', () => {
    expect(thingsOf('教室で歯を磨く冠をかぶった警察官')).toContain('crown');
    const kinds = understand('森で本を読むリュックを背負った男の子').relations.map(
      ({ kind }) => kind,
    );
    expect(kinds).toContain('wearing');
  });
});

describe('marks and pages that only name whom they are for', () => {
  it.each([
    ['logo para una panadería', 'bread'],
    ['Logo für ein Yogastudio', 'lotus'],
    ['logotipo para uma cafeteria', 'coffee-beans'],
    ['логотип для зоомагазина', 'paw-prints'],
    ['花屋のロゴ', 'tulip'],
  ])('are shown by what English shows: %s by %s', (prompt, concept) => {
    expect(thingsOf(prompt)).toContain(concept);
  });

  it('are read where nothing of the firm is known', () => {
    expect(() => understand('banner de anuncio para una escuela de música')).not.toThrow();
  });
});
