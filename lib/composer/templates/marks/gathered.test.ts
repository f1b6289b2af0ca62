import { expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';
import { square } from '../design/frame';
import type { DrawOne } from './fusion';
import { gatheredArt } from './gathered';

const drawn = drawnWith();

const one: DrawOne = (_, box) => ({ svg: '<g/>', by: 'kit', scale: 1, box });
const elementOf = (id: string) => ({
  id,
  phrase: id,
  count: 1,
  attributes: [],
  colors: [],
  materials: [],
});
const gathered = (count: number) =>
  gatheredArt({
    brief: { relations: [] } as never,
    elements: Array.from({ length: count }, (_, index) => elementOf(`e${index}`)) as never,
    frame: square([0, 0], 100),
    look: {
      style: 'solid',
      ink: '#222222',
      cool: '#222222',
      warm: '#222222',
      ground: '#ffffff',
      strokePx: 6,
    },
    one,
    kit: one,
  });

it('shows all of two to four things that nothing joins', () => {
  for (const count of [2, 3, 4]) expect(gathered(count)?.shown).toHaveLength(count);
});

it.each([
  ['barbershop emblem with scissors, comb and a mustache', ['scissors', 'comb', 'mustache']],
  ['vintage badge with a tent, a compass and a campfire', ['tent', 'compass', 'campfire']],
  ['logo combining a camera and a heart for a wedding photographer', ['camera', 'heart']],
])('leaves out nothing that a mark is told to have: %s', (prompt, phrases) => {
  for (const phrase of phrases) expect(drawn(prompt).drew).toContain(phrase);
});
