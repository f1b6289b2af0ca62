import { z } from 'zod';
import { type ConceptEntry, HABITATS, LANGUAGES } from './concept';

/**
 * Concepts written one a line, cells parted by `|`:
 * `id[=kind] height habitat place,place [parameter:value …] | en | de | fr | es | it | pt | ru | ja`, words
 * parted by commas; `-` stands for no places. The part is a family, `kind` what it draws of it.
 */
export function goodsTable(part: string, kind: ConceptEntry['kind'], text: string): ConceptEntry[] {
  return text
    .trim()
    .split('\n')
    .map((line) => entryOf(part, kind, line));
}

function entryOf(part: string, kind: ConceptEntry['kind'], line: string): ConceptEntry {
  const [head = '', ...columns] = line.split('|').map((cell) => cell.trim());
  const [name = '', height = '1', habitat, places = '-', ...rest] = head.split(/\s+/);
  const [id = '', drawn = id] = name.split('=');
  const words = LANGUAGES.map((language, index) => [language, wordsOf(columns[index])] as const);
  return {
    id,
    kind,
    words: Object.fromEntries(words.filter(([, list]) => list.length > 0)),
    heightCm: Number(height),
    habitat: z.enum(HABITATS).parse(habitat),
    part,
    parameters: { kind: drawn, ...Object.fromEntries(rest.map(parameterOf)) },
    places: places === '-' ? [] : places.split(','),
  };
}

function wordsOf(cell = ''): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function parameterOf(text: string): [string, string | number] {
  const [name = '', value = ''] = text.split(':');
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}
