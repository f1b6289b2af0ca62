import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { deedAsPage } from './deed-as-page';

describe('a picture about something that is done', () => {
  it.each([
    ['concept illustration of cooking', 'cook'],
    ['illustration about kissing', 'kiss'],
    ['metaphor for wrestling', 'wrestle'],
    ['concept illustration of hand washing', 'clean'],
  ])('has somebody at it: %s', (prompt, verb) => {
    const { elements, actions } = understand(prompt);
    expect(actions.map((one) => one.verb).join()).toContain(verb);
    expect(elements.map(({ concept }) => concept).join()).toMatch(/man/u);
  });

  it.each([
    'illustration about a wedding',
    'concept art of a dancing bear',
    'illustration of dancing',
  ])('is any other prompt as it stands: %s', (prompt) => {
    expect(deedAsPage(prompt)).toBe(prompt);
  });
});
