import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { balancedLines } from './headline';
import { saidOf } from './said';

const said = (prompt: string) => saidOf(understand(prompt));

describe('what lettering says', () => {
  it('an offer is read first, what leads to it stands above', () => {
    expect(said('banner "UP TO 40% OFF SANDALS"')).toMatchObject({
      above: 'UP TO',
      title: '40% OFF SANDALS',
    });
    expect(said('summer sale banner, 50% off')).toMatchObject({
      above: 'Summer Sale',
      title: '50% off',
    });
  });

  it('who plays is the title, when and where are lines below', () => {
    expect(said('poster "The Velvet Foxes live at Harbour Hall", 14 June')).toMatchObject({
      title: 'The Velvet Foxes',
      lines: ['14 June', 'live at Harbour Hall'],
    });
  });

  it('an hour that the title needs stays in it', () => {
    expect(said('concert poster "JAZZ AT MIDNIGHT" with a saxophone').title).toBe(
      'JAZZ AT MIDNIGHT',
    );
  });

  it('the names of an invitation are no part of its date', () => {
    expect(said('wedding invitation "Anna & Tom, 12 June 2027, Villa Rosa"')).toMatchObject({
      title: 'Anna & Tom',
      lines: ['12 June 2027', 'Villa Rosa'],
    });
  });

  it('a dish stands between its heading and its price, several are a list', () => {
    expect(said('poster "Soup of the Day: Roasted Pumpkin 5.50"')).toMatchObject({
      above: 'Soup of the Day',
      title: 'Roasted Pumpkin',
      lines: ['5.50'],
    });
    expect(said('chalkboard sign "Mocha 4.20, Latte 3.80"').prices).toHaveLength(2);
  });

  it('a button is told apart from the words, whether or not it is quoted', () => {
    expect(said('web banner "Spring is here" with a Shop now button').action).toBe('Shop now');
    expect(said('web banner "Spring is here" and a button "Book a table"').action).toBe(
      'Book a table',
    );
  });

  it('names of works stay whole', () => {
    expect(said('book cover "Breakfast at Tiffany, 12 May"').title).toBe(
      'Breakfast at Tiffany, 12 May',
    );
    expect(said('poster "Black Friday"').title).toBe('Black Friday');
    expect(said('new year card with fireworks, "Happy 2027"').title).toBe('Happy 2027');
  });
});

it('lines of a headline end where their sense does', () => {
  expect(balancedLines('Meet the makers of Soho', 3)).not.toContainEqual(
    expect.stringMatching(/ (?:the|of)$/),
  );
  expect(balancedLines('40% OFF SANDALS', 2, 8)).toEqual(['40% OFF', 'SANDALS']);
});
