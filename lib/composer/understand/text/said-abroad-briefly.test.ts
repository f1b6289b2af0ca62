import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const told = (prompt: string) => {
  const { elements, relations, actions, places } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '?';
  return [
    ...elements.map(({ concept }) => concept),
    ...relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    ...actions.map(({ agent, verb, patient }) => `${name(agent)} ${verb} ${name(patient)}`),
    ...places.map(({ concept }) => concept),
  ];
};

describe('what other languages say in fewer words than English', () => {
  it.each([
    'ein Paketbote trägt drei Pakete die Treppe hoch',
    "un livreur portant trois cartons dans l'escalier",
    'un repartidor subiendo tres cajas por las escaleras',
    'un corriere che porta tre scatole su per le scale',
    'um entregador carregando três caixas escada acima',
    'курьер несёт три коробки вверх по лестнице',
  ])('who carries something upstairs climbs and holds it: %s', (prompt) => {
    expect(told(prompt)).toEqual(
      expect.arrayContaining(['courier climb stairs', 'courier holding box']),
    );
  });

  it.each([
    'un scooter vert garé devant un café italien',
    'una moto verde aparcada frente a un café italiano',
    'uma moto verde estacionada em frente a um café italiano',
  ])('what is in front of a café is at no coffee: %s', (prompt) => {
    expect(told(prompt)).not.toContain('coffee');
    expect(told(prompt)).toContain('cafe-building');
  });

  it.each(['Drachen am Himmel über einem Feld', 'una niña en una colina, cometas en el cielo'])(
    'kites are in the sky, and neither dragons nor comets: %s',
    (prompt) => {
      expect(told(prompt)).toContain('kite');
    },
  );

  it.each([
    'un muro coperto di edera',
    'eine mit Efeu bewachsene Mauer',
    'un mur couvert de lierre',
  ])('a wall that ivy covers is overgrown: %s', (prompt) => {
    expect(understand(prompt).elements[0]?.attributes).toContain('overgrown');
  });
});
