import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';

describe('what a design announces', () => {
  it.each([
    [
      'concert poster "ECHOES" live at The Barn, 14 November',
      ['ECHOES', '14 November', 'Live at The Barn'],
    ],
    ['market poster "Saturday Market" 9am Town Square', ['Saturday Market', '9am', 'Town Square']],
    [
      'lost cat poster "LOST CAT" answers to "Milo", call 0123 456 789',
      ['LOST CAT', 'Answers to Milo', 'Call 0123 456 789'],
    ],
    ['winter sale banner with a shop now button', ['Winter Sale', 'Shop now']],
    ['barber business card, scissors, name Otto Lang', ['Otto Lang']],
    ['book launch poster "The Keeper" by Anna Reed, a lighthouse', ['The Keeper', 'by Anna Reed']],
  ])('keeps its venue, its names and their labels: %s', (prompt, lettering) => {
    expect(understand(prompt).lettering).toEqual(lettering);
  });

  it('shows a lost pet once', () => {
    const { elements } = understand('missing dog poster, brown labrador, last seen 3 May');
    expect(elements.map(({ concept }) => concept)).toEqual(['labrador']);
  });
});
