import { expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';
import { understand } from '../../understand';
import { blanksOf } from './card-blanks';

it.each([
  ['wedding invitation with ferns, lines for date and address', ['Date', 'Address']],
  ['party invitation with space for name, time and venue', ['Name', 'Time', 'Place']],
  ['save the date card with roses', []],
])('a card keeps a line for what is to be written on it: %s', (prompt, labels) => {
  expect(blanksOf(understand(prompt))).toEqual(labels);
});

it('lines are told as drawn', () => {
  const { drew } = drawnWith()('wedding invitation with ferns, lines for date and address');
  expect(drew).toContain('lines to write on');
});
