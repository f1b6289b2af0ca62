import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

describe('two qualities of one thing', () => {
  it.each([
    ['a black and white dog on a roof', 'dog', ['#26262c', '#f8f8f6']],
    ['a brown and white dog', 'dog', ['#825230', '#f8f8f6']],
    ['un cane bianco e nero su un divano', 'dog', ['#26262c', '#f8f8f6']],
    ['ein schwarz-weißer Hund', 'dog', ['#26262c', '#f8f8f6']],
    ['白黒の犬', 'dog', ['#26262c', '#f8f8f6']],
    ['un gato pequeño y blanco detrás de un banco', 'cat', ['#f8f8f6']],
    ['una casa grande y azul', 'house', ['#2e70de']],
  ])('are both its own: %s', (prompt, concept, colors) => {
    const { elements, media } = understand(prompt);
    expect(media).toEqual([]);
    expect(elements[0]).toMatchObject({ concept, colors });
  });

  it('are told once', () => {
    expect(understand('a black and white cow').elements[0]?.phrase).toBe('black and white cow');
  });

  it('leaves a picture without colours', () => {
    expect(understand('a black and white photo of a cat').media).toContain('noir');
    expect(understand('foto en blanco y negro de un gato').media).toContain('noir');
  });
});

describe('who and what is where', () => {
  it.each([
    ['unter einer Bank schläft ein Junge', 'boy under bench'],
    ['eine Katze reitet auf dem Rücken eines Fuchses', 'cat on fox'],
    ['девочка прислонилась к дереву', 'girl against tree'],
    ['木のテーブルの上の、ゆで卵がのったラーメン', 'ramen on table'],
    ['上に花瓶がのったテーブル', 'vase on table'],
    ['本を読むキツネと眠るロボット', 'fox holding book'],
  ])('is read as in English: %s', (prompt, relation) => {
    const { elements, relations } = understand(prompt);
    const nameOf = (id: string) => elements.find((one) => one.id === id)?.concept ?? '';
    const told = relations.map(({ kind, from, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
    expect(told).toContain(relation);
    expect(elements.every(({ count }) => count === 1)).toBe(true);
    expect(told).not.toContain('robot holding book');
  });
});
