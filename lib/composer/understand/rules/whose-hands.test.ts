import { describe, expect, it } from 'vitest';
import { understand } from '..';

const relationsOf = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const phraseOf = (id: string) => elements.find((element) => element.id === id)?.phrase;
  return relations.map(({ kind, from, to }) => [phraseOf(from), kind, phraseOf(to)].join(' '));
};

describe('who has what in the hands, and who is where', () => {
  it('gives the lantern to who climbs out, and not to the coffin', () => {
    const told = relationsOf('a vampire climbing out of his coffin holding a lantern');
    expect(told).toContain('vampire holding lantern');
  });

  it('puts the gull on the post that is beside somebody', () => {
    const told = relationsOf(
      'a fisherman mending his net on the pier with a seagull on a post beside him',
    );
    expect(told).toContain('seagull on post');
    expect(told).not.toContain('fisherman on post');
  });
});
