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
    [
      'farmers market flyer with carrots, Saturdays 8am to noon',
      ['Farmers Market', 'Saturdays 8am to noon'],
    ],
    [
      'bake sale poster with cupcakes, Friday May 9 in the gym',
      ['Bake Sale', 'Friday May 9', 'In the gym'],
    ],
    ['winter sale banner with a shop now button', ['Winter Sale', 'Shop now']],
    ['barber business card, scissors, name Otto Lang', ['Otto Lang']],
    ['book launch poster "The Keeper" by Anna Reed, a lighthouse', ['The Keeper', 'by Anna Reed']],
    [
      'charity run flyer, runners on a path, 5K Run for Hope, Sunday 3 May, Harbour Club',
      ['5K Run for Hope', 'Sunday 3 May', 'Harbour Club'],
    ],
    [
      'wedding invitation with ferns, "Anna & Tom", 12 June 2027, Villa Rosa, Como',
      ['Anna & Tom', '12 June 2027', 'Villa Rosa, Como'],
    ],
    [
      'bake sale poster: cupcakes, cookies, lemon tart, Fridays 8-11, school gym',
      ['Bake Sale', 'Fridays 8-11', 'School gym'],
    ],
    ['flyer for a lost grey cat with a red collar, reward offered', ['Lost Cat', 'Reward offered']],
    [
      'swimming lessons flyer, a child jumping into a pool, "Make a splash", Mondays and Fridays',
      ['Make a splash', 'Mondays and Fridays'],
    ],
    ['minimalist concert poster, a violin and a cello', ['Live in Concert']],
  ])('keeps its venue, its names and their labels: %s', (prompt, lettering) => {
    expect(understand(prompt).lettering).toEqual(lettering);
  });

  it('shows a lost pet once', () => {
    const { elements } = understand('missing dog poster, brown labrador, last seen 3 May');
    expect(elements.map(({ concept }) => concept)).toEqual(['labrador']);
  });
});
