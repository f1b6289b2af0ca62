import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('the topic of an article', () => {
  it('is nobody in its picture', () => {
    const concepts = conceptsOf(
      'blog header about working parents, a woman at a desk with a laptop',
    );
    expect(concepts).toContain('woman');
    expect(concepts).not.toContain('father');
  });

  it('is shown where nothing else is told', () => {
    expect(conceptsOf('blog image about cats, flat style')).toEqual(['cat']);
  });

  it('leaves the place that it names', () => {
    const { places } = understand(
      'blog header about plastic in the ocean, a sea turtle swimming among bottles',
    );
    expect(places.map(({ concept }) => concept)).toEqual(['sea']);
  });

  it('is no more than the trade of whoever has the picture made', () => {
    expect(conceptsOf('web hero for a pet food brand, a retriever next to a ball')).not.toContain(
      'kibble',
    );
  });
});
