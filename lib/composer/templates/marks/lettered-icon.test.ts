import { expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith();
const drewOf = (prompt: string) => drawn(prompt).drew;

it('sets the letter that an icon is told to be', () => {
  expect(drewOf('app icon: letter B in white on an orange background')).toContain('B');
});

it('sets a letter beside the thing that goes with it', () => {
  const prompt = 'icon for a parking app: letter P and a car';
  expect(drewOf(prompt)).toContain('P');
  expect(drawn(prompt).drew).toContain('car');
});

it('has the small thing of a monogram as well', () => {
  expect(drawn('monogram logo with the letters J and R and a small rose').drew).toContain(
    'small rose',
  );
});
