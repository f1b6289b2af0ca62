import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const shownBy = (prompt: string) =>
  understand(prompt).elements.map(({ concept, phrase }) => concept ?? phrase);

describe('how a picture is drawn, said in another language', () => {
  it.each([
    'un gato, cuerpo entero, trazo grueso, colores vivos',
    'un gato, tonos tierra, paleta apagada, para camiseta',
    'il gatto dorme sul divano, figura intera, colori vivaci, da stampare',
    'um gato, corpo inteiro, traço grosso, granulado de filme',
    'кот, в полный рост, толстые линии, для печати',
    '猫、全身、太い線、鮮やかな色、写実的',
    'eine Katze, Ganzkörper, Pastelltöne, Erdtöne, zum Ausdrucken',
    'un chat, en pied, traits épais, grain de pellicule',
  ])('is nothing that it shows: %s', (prompt) => {
    expect(shownBy(prompt).filter((name) => !/^(?:cat|sofa)$/.test(name))).toEqual([]);
  });

  it('leaves where the camera is, when it is and in what colours', () => {
    expect(understand('un gato en la mesa, primer plano').camera).toBe('close');
    expect(understand('il gatto sul tavolo, primo piano').camera).toBe('close');
    expect(understand('un chat, ambiance nocturne').hour).toBe('night');
    expect(understand('un gato, colores pastel').mood).toBe('pastel');
  });
});
