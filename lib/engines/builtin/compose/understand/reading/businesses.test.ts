import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const concepts = (prompt: string) => understand(prompt).subjects.map(({ concept }) => concept);

describe('businesses in a design', () => {
  it('shows what a business deals in, and no building', () => {
    expect(concepts('logo for a surf school, retro style')).toEqual(['surfboard']);
    expect(concepts('flyer for a music school')).toEqual(['musical-note']);
    expect(concepts('logo for a bike shop')).toEqual(['bicycle']);
    expect(concepts('logo for a bakery')).toEqual(['bread']);
  });

  it('shows a trade by its sign, and who has it where asked to', () => {
    expect(concepts('chef logo "BON APPETIT"')).toEqual(['chef-hat']);
    expect(concepts('logo for a photographer')).toEqual(['camera']);
    expect(concepts('logo of a chef')).toEqual(['cook']);
    expect(concepts('a robot chef logo')).toEqual(['robot']);
    expect(concepts('a chef in a kitchen')).toEqual(['cook']);
  });

  it('draws nothing for a trade that nothing stands for', () => {
    expect(concepts('dance school logo, purple')).toEqual([]);
    expect(concepts('toy factory logo')).toEqual([]);
  });

  it('draws what is asked for instead of what the business deals in', () => {
    expect(concepts('logo for a bakery with a croissant')).toEqual(['croissant']);
    expect(concepts('banner for a bakery: bread, croissants')).toEqual(['bread', 'croissant']);
  });

  it('keeps a school that is a place', () => {
    expect(concepts('a school building with kids')).toEqual(['school', 'child']);
  });
});
