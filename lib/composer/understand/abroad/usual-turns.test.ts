import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const named = (prompt: string) => {
  const { elements, relations, actions } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '?';
  return {
    things: elements.map(({ concept }) => concept),
    relations: relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    deeds: actions.map(({ verb, agent, patient }) => `${name(agent)} ${verb} ${name(patient)}`),
  };
};

describe('usual turns of phrase of other languages', () => {
  it.each([
    ['Ein Igel versteckt sich unter einem Blumentopf, während es draußen regnet', 'rain'],
    ['Un gato duerme mientras llueve afuera', 'rain'],
    ['Un gatto dorme mentre fuori nevica', 'snowfall'],
  ])('tell weather as a deed: %s', (prompt, weather) => {
    const brief = understand(prompt);
    expect(brief.weather).toBe(weather);
    expect(brief.elements.filter(({ concept }) => concept === undefined)).toEqual([]);
  });

  it.each([
    ['Ein roter Traktor fährt über ein Feld, darüber kreisen drei Störche', 'stork above tractor'],
    ['Un chat blotti dans un panier près de la cheminée', 'cat in basket'],
    ['Un gato metido en una caja', 'cat in box'],
    ['Des enfants déguisés en fantômes dans un jardin', 'child wearing ghost-costume'],
  ])('say where things are: %s', (prompt, relation) => {
    expect(named(prompt).relations).toContain(relation);
  });

  it.each([
    [
      "Une infirmière prenant la tension d'une patiente assise dans un fauteuil roulant",
      'patient sit ?',
    ],
    ['Uma menina empinando uma pipa colorida', 'girl fly-kite ?'],
    ['Dois idosos jogando dominó numa mesa', 'grandfather play-chess domino-game'],
    ['Un procione che ruba del cibo da un bidone', 'raccoon take dinner'],
    ['Собака принесла хозяину газету', 'dog hold newspaper'],
    ['Un cavallo si stiracchia mentre la padrona lo rimprovera', 'person argue horse'],
  ])('say who does it to what: %s', (prompt, deed) => {
    expect(named(prompt).deeds).toContain(deed);
  });

  it('are no things of their own: una piazza illuminata da lampioni', () => {
    expect(
      named('Una coppia che balla il tango in una piazza illuminata da lampioni').relations.filter(
        (one) => one.includes(' in '),
      ),
    ).toEqual([]);
  });

  it('are listed on a menu as the prompt calls them', () => {
    const { template, lettering } = understand(
      'Menù per una pizzeria con una pizza margherita, basilico e pomodori, titolo «Da Gennaro»',
    );
    expect(template?.items?.map(({ text }) => text)).toEqual([
      'pizza margherita',
      'basilico',
      'pomodori',
    ]);
    expect(lettering).toEqual(['Da Gennaro']);
  });
});
