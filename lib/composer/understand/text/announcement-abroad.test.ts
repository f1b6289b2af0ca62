import { expect, it } from 'vitest';
import { understand } from '../understand';

const things = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it.each([
  'pantalla de bienvenida de una app de meditación, una mujer sentada en una nube',
  'schermata di benvenuto di un’app, una donna seduta su una nuvola',
  'tela de boas-vindas de um app, uma mulher sentada numa nuvem',
])('shows what a screen shows, and no screen: %s', (prompt) => {
  expect(things(prompt)).toEqual(['woman', 'cloud']);
});

it('keeps the country of an occasion', () => {
  const { places, template } = understand(
    'cartel de limpieza de playas, voluntarios recogiendo botellas',
  );
  expect(places.map(({ concept }) => concept)).toEqual(['beach']);
  expect(template?.id).toBe('poster');
});

it.each([
  ['póster de dinosaurios, un volcán al fondo', 'sauropod'],
  ['banner con due gatti che dormono, una luna', 'cat'],
  ['cartaz de um leão com uma coroa, um castelo atrás', 'lion'],
])('shows whom a page is of: %s', (prompt, thing) => {
  expect(things(prompt)).toContain(thing);
});
