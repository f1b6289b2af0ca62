import { Hand } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Command } from './commands/command';
import { highlight, search } from './search';

const command = (label: string, keywords?: string): Command => ({
  id: label,
  group: 'View',
  label,
  icon: Hand,
  ...(keywords ? { keywords } : {}),
  run: () => undefined,
});

const COMMANDS = [
  command('Save mask'),
  command('Masonry'),
  command('Invert mask'),
  command('Fill'),
];
const found = (text: string) => search(COMMANDS, text).map(({ label }) => label);

describe('the palette', () => {
  it('shows everything before anything is typed', () => {
    expect(found('')).toHaveLength(COMMANDS.length);
  });

  it('puts labels that begin with the text first', () => {
    expect(found('mas')).toEqual(['Masonry', 'Save mask', 'Invert mask']);
  });

  it('finds a command by all words, in any order', () => {
    expect(found('mask inv')).toEqual(['Invert mask']);
    expect(found('mask xyz')).toEqual([]);
  });

  it('finds a command by its keywords', () => {
    expect(search([command('Download', 'export')], 'expo')).toHaveLength(1);
  });

  it('marks what was found, whatever its characters mean to a pattern', () => {
    expect(highlight('Zoom in (100 %)', '(100')).toEqual([
      { part: 'Zoom in ', found: false },
      { part: '(100', found: true },
      { part: ' %)', found: false },
    ]);
  });
});
