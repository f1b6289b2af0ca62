import { describe, expect, it } from 'vitest';
import { understand } from '..';

const read = (prompt: string) => {
  const { elements, actions, words } = understand(prompt);
  return {
    concepts: elements.map(({ concept = '' }) => concept),
    verbs: actions.map(({ verb }) => verb),
    unknown: words.filter(({ fate }) => fate === 'unknown').map(({ word }) => word),
  };
};

describe('a page that names only what it is about', () => {
  it('shows the activity of a compound, and not the medium that carries it', () => {
    const { concepts, verbs } = read('wide banner for a cycling club newsletter');
    expect(concepts).toContain('bicycle');
    expect(concepts).not.toContain('envelope');
    expect(verbs).toContain('ride');
  });

  it('shows somebody at their trade, and who goes along', () => {
    expect(read('hero image for a dentist website').verbs).toContain('treat-teeth');
    expect(read('blog banner about hiking with a dog').concepts).toContain('dog');
    expect(read('blog post image about learning to cook at home').verbs).toContain('cook-at-range');
  });

  it('is of who is told to do something, and has no other doer', () => {
    expect(read('poster of a boy fishing').concepts).toEqual(['boy', 'fishing-rod']);
  });

  it('shows somebody at what is done to a thing', () => {
    const { concepts, verbs } = read('blog header about horse painting');
    expect(concepts).toContain('horse');
    expect(verbs).toContain('paint');
  });

  it('shows what is learnt, asked for or counted', () => {
    expect(read('header for an article on learning to code at forty').verbs).toContain('type');
    expect(read('header for a story on why cats purr').concepts).toEqual(['cat']);
  });

  it('knows a country by what stands in it, and leaves out for how long', () => {
    expect(read('header for a travel blog about backpacking alone in Japan').concepts).toContain(
      'torii',
    );
    const { concepts } = read('blog post image on meal prepping for the week');
    expect(concepts).toContain('cutting-board');
    expect(concepts).not.toContain('post');
  });

  it('is an illustration for what is written about it', () => {
    const { concepts } = read('illustration for an article about loneliness in big cities');
    expect(concepts).toContain('bench');
  });

  it('shows both of two topics', () => {
    const { concepts } = read('hero image for an article about sleep and screens');
    expect(concepts).toEqual(expect.arrayContaining(['bed', 'phone']));
  });

  it('is a picture where a colon tells one', () => {
    const { concepts } = read("pet shop header: a parrot sitting on a boy's shoulder");
    expect(concepts.slice(0, 2)).toEqual(['parrot', 'boy']);
  });

  it('leaves goods and scenes as they are told', () => {
    expect(read('sale banner for running shoes, 40% off').concepts).toEqual(['sneakers']);
    expect(read('hero image of a woman walking a dog').verbs).toEqual(['walk-dog']);
  });

  it('tells what of it nobody will see', () => {
    const { verbs, unknown } = read('header about freestyle cycling');
    expect(verbs).toContain('ride');
    expect(unknown).toContain('freestyle');
  });

  it('shows what a poster against something is told with, and nobody who does it', () => {
    const { concepts, verbs } = read('poster against drunk driving with car keys in a glass');
    expect(concepts).toEqual(['key', 'glass']);
    expect(verbs).toEqual([]);
  });
});
