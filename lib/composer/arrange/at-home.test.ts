import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

const drewOn = (widthPx: number, prompt: string) =>
  illustrate({ brief: understand(prompt), prompt, widthPx, heightPx: 320, seed: 3, variant: 0 })
    .drew;

describe('somebody on a page that lies or stands, of whom no place is told', () => {
  it('is seen where they and their things are at home, and before a quiet form on a square', () => {
    expect(drewOn(640, 'an elf archer crouching on a thick branch')).toContain('forest');
    expect(drewOn(320, 'an elf archer crouching on a thick branch')).not.toContain('forest');
    expect(drewOn(200, 'an elf archer crouching on a thick branch')).toContain('forest');
    expect(drewOn(640, 'a boy pouring water from a beaker into a test tube')).toContain(
      'laboratory',
    );
  });

  it('is in no place where a ground was asked for, and on no floor where they would be lost', () => {
    expect(
      drewOn(640, 'an elf archer crouching on a thick branch, white background'),
    ).not.toContain('forest');
    expect(drewOn(640, 'a mouse in a teacup')).not.toContain('kitchen');
  });
});
