import { z } from 'zod';
import { type ConceptEntry, HABITATS, LANGUAGES } from '../concept';

/**
 * Concepts written one a line, cells parted by `|`:
 * `id[=species] height habitat place,place … | en | de | fr | es | it | pt | ru | ja`, words parted by commas.
 * The height is that of what is drawn: crown and ears of a standing animal.
 */
export function animalTable(
  part: string,
  text: string,
  kind: ConceptEntry['kind'] = 'animal',
): ConceptEntry[] {
  return text
    .trim()
    .split('\n')
    .map((line) => entryOf(part, line, kind));
}

function entryOf(part: string, line: string, kind: ConceptEntry['kind']): ConceptEntry {
  const [head = '', ...columns] = line.split('|').map((cell) => cell.trim());
  const [name = '', height = '1', habitat, places = ''] = head.split(/\s+/);
  const [id = '', species = id] = name.split('=');
  const words = LANGUAGES.map((language, index) => [
    language,
    (columns[index] ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ]);
  return {
    id,
    kind,
    words: Object.fromEntries(words),
    heightCm: Number(height),
    habitat: z.enum(HABITATS).parse(habitat),
    part,
    parameters: { species },
    places: places.split(',').filter(Boolean),
  };
}
