import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

describe('two qualities of one thing', () => {
  it.each([
    ['a black and white dog on a roof', 'dog', ['#26262c', '#f8f8f6']],
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

  it('leaves a picture without colours', () => {
    expect(understand('a black and white photo of a cat').media).toContain('noir');
    expect(understand('foto en blanco y negro de un gato').media).toContain('noir');
  });
});
