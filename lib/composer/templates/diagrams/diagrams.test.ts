import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../concepts';
import { illustrate } from '../../illustrate';
import { understand } from '../../understand';
import { DIAGRAMS } from '.';
import { KIT_PARTS } from './kit-parts.data';

const reportOf = (prompt: string) => {
  const brief = understand(prompt);
  return illustrate({ brief, prompt, widthPx: 512, heightPx: 512, seed: 3, variant: 0 });
};

describe('a diagram', () => {
  it('has its labels within what it draws', () => {
    for (const { title, extent: [wide, high] = [500, 500], labels } of DIAGRAMS)
      for (const { name, at } of labels) {
        expect(Math.abs(at[0]), `${title}: ${name}`).toBeLessThanOrEqual(wide);
        expect(Math.abs(at[1]), `${title}: ${name}`).toBeLessThanOrEqual(high);
      }
  });

  it('is of things that the kit draws', () => {
    const known = new Set(CONCEPTS.map(({ id }) => id));
    for (const concept of KIT_PARTS.keys()) expect(known, concept).toContain(concept);
  });

  it('shows the organs that a prompt lists, and tells those that it does not', () => {
    const { drew, notDrawn } = reportOf(
      'labelled diagram of the digestive system with mouth, stomach, liver and blorf',
    );
    expect(drew).toEqual(expect.arrayContaining(['Mouth', 'Stomach', 'Liver']));
    expect(notDrawn).toContain('blorf');
  });

  it('shows two subjects beside each other, and the parts of what the kit draws', () => {
    const { drew } = reportOf('plant cell and animal cell side by side, labelled');
    expect(drew).toEqual(expect.arrayContaining(['Vacuole', 'Lysosome']));
    expect(reportOf('labelled parts of a guitar').drew).toContain('Sound hole');
  });
});
