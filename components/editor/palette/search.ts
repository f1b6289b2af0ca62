import type { Command } from './commands/command';

/** Commands that match a text, the best first within the order of the list; all of them for an empty text. */
export function search(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands
    .map((command, order) => ({ command, order, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.order - other.order)
    .map(({ command }) => command);
}

const SCORES = { labelStart: 4, wordStart: 3, label: 2, keyword: 1 } as const;

/** Every word must be found; the worst place among them counts. */
function scoreOf({ label, keywords = '', group }: Command, words: readonly string[]): number {
  const name = label.toLowerCase();
  const others = `${keywords} ${group}`.toLowerCase();
  const scores = words.map((word) => {
    if (name.startsWith(word)) return SCORES.labelStart;
    if (name.includes(` ${word}`)) return SCORES.wordStart;
    if (name.includes(word)) return SCORES.label;
    return others.includes(word) ? SCORES.keyword : 0;
  });
  return Math.min(...scores);
}

/** A label in parts, those that were searched for marked. */
export function highlight(label: string, text: string): { part: string; found: boolean }[] {
  const words = text.trim().split(/\s+/).filter(Boolean).map(escape);
  if (words.length === 0) return [{ part: label, found: false }];
  const pattern = new RegExp(`(${words.join('|')})`, 'i');
  return label
    .split(pattern)
    .map((part, index) => ({ part, found: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
