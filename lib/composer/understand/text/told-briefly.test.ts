import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const thingsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
const relationsOf = (prompt: string) => understand(prompt).relations.map(({ kind }) => kind);

describe('what is said in passing', () => {
  it('is no scales where somebody is there for scale', () => {
    expect(thingsOf('a geyser, three hikers in front for scale')).not.toContain('scale');
    expect(thingsOf('a goldsmith with a scale')).toContain('scale');
  });

  it('is no fan of what is arranged in one', () => {
    expect(thingsOf('five dog collars arranged in a fan, top view')).not.toContain('fan');
  });

  it('counts years and not people', () => {
    const [girl] = understand('a ten year old girl with a kite').elements;
    expect(girl).toMatchObject({ concept: 'girl', count: 1 });
  });

  it('falls by itself, and nobody with it', () => {
    const { actions, elements, season } = understand('a girl in a park, falling leaves');
    const leaves = elements.find(({ phrase }) => phrase.endsWith('leaves'));
    expect(actions).toEqual([expect.objectContaining({ verb: 'fall', agent: leaves?.id })]);
    expect(season).toBe('autumn');
  });

  it('is a card that is sent, whatever the occasion', () => {
    expect(understand('eid mubarak card crescent moon and lanterns').template?.id).toBe('card');
    expect(thingsOf('midsummer party card, a flower wreath')).not.toContain('playing-cards');
  });

  it('plays chess with pieces, and not with people in armour', () => {
    expect(thingsOf('chess club poster, a king and two pawns')).toEqual([
      'chess-king',
      'chess-pawn',
    ]);
    expect(thingsOf('a knight playing chess in a castle')).toContain('knight');
  });

  it('lies on papers, where only readers hold them', () => {
    expect(relationsOf('a dog on newspapers')).toEqual(['on']);
    expect(relationsOf('a man with a newspaper')).toEqual(['holding']);
  });
});
