import { expect, it } from 'vitest';
import { understand } from '../understand';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it('where a wide page is shown, and how a newsletter is called, is nothing in its picture', () => {
  expect(conceptsOf('newsletter header, weekly garden notes, a robin on a spade')).toEqual([
    'robin',
    'spade',
  ]);
  expect(conceptsOf('cooking newsletter top image: a pot on a stove')).not.toContain('open-letter');
  expect(understand('twitch banner, a dragon asleep on gold').actions).not.toContainEqual(
    expect.objectContaining({ verb: 'tremble' }),
  );
});

it('what is far right is on that side, and leaves the other one to words', () => {
  const { elements, clearSide } = understand('web banner, calm sea, a lighthouse far right');
  expect(elements).toMatchObject([{ concept: 'lighthouse', side: 'right' }]);
  expect(clearSide).toBe('left');
});

it('for whom a page is gives way to what is told on it, and is its picture where nothing is', () => {
  expect(conceptsOf('banner for a dentist who loves golf, a calm lake, two swans')).toEqual([
    'swan',
  ]);
  expect(understand('banner for a nurse who loves hiking')).toMatchObject({
    elements: [{ concept: 'nurse' }],
    actions: [{ verb: 'walk' }],
  });
});

it('movements of design say how a poster is drawn, and are nobody in it', () => {
  const brief = understand('soviet constructivist poster of a cat with a hammer');
  expect(brief.elements.map(({ concept }) => concept)).toEqual(['cat', 'hammer']);
  expect(brief.media).toContain('vintage');
  expect(understand('1930s WPA style national park poster with a bear').lettering).toEqual([
    'National Park',
  ]);
});
