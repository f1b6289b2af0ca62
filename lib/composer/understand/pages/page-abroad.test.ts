import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

describe('pages of other languages that only English rules lay out', () => {
  it('have a card for each clause, with its words as they are written', () => {
    const { template } = understand(
      'tarjetas de preposiciones: el gato está debajo de la silla, la pelota está detrás de la caja',
    );
    expect(template?.id).toBe('panels');
    expect(template?.panels?.map(({ caption }) => caption)).toEqual([
      'el gato está debajo de la silla',
      'la pelota está detrás de la caja',
    ]);
  });

  it.each([
    ['diagrama del sistema solar con los ocho planetas', 'solar-system'],
    ['schema della catena alimentare in uno stagno, rana, luccio e airone', 'food-chain'],
  ])('are what they are in English: %s', (prompt, id) => {
    expect(understand(prompt).template?.id).toBe(id);
  });

  it('stay as they are read where English knows no more of them', () => {
    expect(understand('infografía de la lluvia').template?.id).not.toBe('panels');
  });

  it('teach in steps, whatever is used for them', () => {
    const { template } = understand(
      'póster para el aula sobre cómo lavarse las manos, seis pasos con jabón y un grifo',
    );
    expect(template?.panels).toHaveLength(6);
  });

  it.each([
    ['icona di un gatto', 'icon'],
    ['icone di un gatto e un cane', 'icon-set'],
    ['papel pintado de cocina con gallos', 'pattern'],
    ['carta da parati per cucina, galli in piedi su teiere', 'pattern'],
    ['papel de parede infantil com foguetes', 'pattern'],
  ])('are known by their usual names: %s', (prompt, id) => {
    expect(understand(prompt).template?.id).toBe(id);
  });

  it.each([
    ['banner principal para una marca de comida, un perro feliz', ['dog']],
    ['pantalla de permiso de ubicación, un zorro con un mapa', ['fox', 'map']],
  ])('show what is told after whom they are for: %s', (prompt, concepts) => {
    expect(understand(prompt).elements.map(({ concept }) => concept)).toEqual(concepts);
  });
});
