import { z } from 'zod';
import { type ConceptEntry, HABITATS } from './concept';
import { wordsByLanguage } from './word-cells';

/** What a line of a table of concepts says, for the family that draws them. */
interface Line {
  part: string;
  kind: ConceptEntry['kind'];
  /** The parameter that tells what of its family is drawn. */
  parameter: 'kind' | 'species' | 'style';
}

/**
 * Concepts written one a line, cells parted by `|`:
 * `id[=drawn] height habitat place,place [parameter:value …] | en | de | fr | es | it | pt | ru | ja`, words
 * parted by commas; `-` stands for no places. The height is that of what is drawn: crown and ears of a
 * standing animal.
 */
export function conceptLines(line: Line, text: string): ConceptEntry[] {
  return text
    .trim()
    .split('\n')
    .map((row) => entryOf(line, row));
}

/** Things of the family `part`. */
export function goodsTable(part: string, kind: ConceptEntry['kind'], text: string): ConceptEntry[] {
  return conceptLines({ part, kind, parameter: 'kind' }, text);
}

/** Animals that the actor `part` draws. */
export function animalTable(
  part: string,
  text: string,
  kind: ConceptEntry['kind'] = 'animal',
): ConceptEntry[] {
  return conceptLines({ part, kind, parameter: 'species' }, text);
}

function entryOf({ part, kind, parameter }: Line, row: string): ConceptEntry {
  const [head = '', ...cells] = row.split('|').map((cell) => cell.trim());
  const [name = '', height = '1', habitat, places = '-', ...rest] = head.split(/\s+/);
  const [id = '', drawn = id] = name.split('=');
  return {
    id,
    kind,
    words: told(cells),
    heightCm: Number(height),
    habitat: z.enum(HABITATS).parse(habitat),
    part,
    parameters: { [parameter]: drawn, ...Object.fromEntries(rest.map(parameterOf)) },
    places: places === '-' ? [] : places.split(',').filter(Boolean),
  };
}

/** A language whose cell is empty is left out. */
function told(cells: readonly string[]): ConceptEntry['words'] {
  const words = Object.entries(wordsByLanguage(cells));
  return Object.fromEntries(words.filter(([, list]) => list.length > 0));
}

function parameterOf(text: string): [string, string | number] {
  const [name = '', value = ''] = text.split(':');
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}
