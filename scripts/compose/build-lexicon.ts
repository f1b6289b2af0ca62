/**
 * Builds `lexicon/lexicon.json`, the concepts that can be drawn and the words that mean them, and
 * `lexicon/compounds.json`, the compounds that are not to be drawn as what they end in.
 * Sources, strongest first: the hand review tables beside this script, the labels and keywords of
 * emojibase-data, synonyms of WordNet, and the labels in other languages.
 * Run again after any of them changes: `npx tsx scripts/compose/build-lexicon.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ANIMAL_WORDS } from './review/animals.data';
import {
  BLOCKED_CONCEPTS,
  BLOCKED_FOREIGN,
  BLOCKED_PHRASES,
  BLOCKED_WORDS,
} from './review/blocked.data';
import { DRAWN_COMPOUNDS, UNDRAWN_COMPOUNDS } from './review/compounds.data';
import { FOOD_WORDS } from './review/food.data';
import { FOREIGN_WORDS } from './review/foreign.data';
import { GENEROUS } from './review/generous.data';
import { NATURE_WORDS } from './review/nature.data';
import { OWN_WORDS } from './review/own.data';
import { PEOPLE_WORDS } from './review/people.data';
import { THING_WORDS } from './review/things.data';
import { OWN_TRAITS } from './review/own-traits.data';
import { SUBGROUP_TRAITS, TRAIT_LINES, type Trait } from './review/traits.data';
import { VEHICLE_WORDS } from './review/vehicles.data';
import { Nouns } from './wordnet';
import { englishLemma } from '@/lib/composer';

const require = createRequire(import.meta.url);
const COMPOSE = path.resolve(import.meta.dirname, '../../lib/engines/builtin/compose');
const TARGET = path.join(COMPOSE, 'lexicon/lexicon.json');
const COMPOUNDS_TARGET = path.join(COMPOSE, 'lexicon/compounds.json');
const LANGUAGES = ['es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ru', 'ja', 'zh'];
const HAND_TABLES = [
  ANIMAL_WORDS,
  NATURE_WORDS,
  FOOD_WORDS,
  VEHICLE_WORDS,
  THING_WORDS,
  PEOPLE_WORDS,
];

interface Emoji {
  label: string;
  hexcode: string;
  tags?: string[];
  subgroup?: number;
}
type ConceptRow = [asset: string, kind: string, heightM: number, habitat: string];

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(COMPOSE, file), 'utf8')) as T;
}
const measured = readJson<Record<string, unknown>>('assets/measured.json');
const subgroups = (
  require('emojibase-data/meta/groups.json') as { subgroups: Record<string, string> }
).subgroups;
const chars = require('@iconify-json/noto/chars.json') as Record<string, string>;

function emojis(language: string): Emoji[] {
  return require(`emojibase-data/${language}/data.json`) as Emoji[];
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’':,.“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

/** The icon of an emoji: Noto's where it renders, else Fluent's. */
function assetOf(emoji: Emoji): { concept: string; asset: string } | undefined {
  const concept = chars[emoji.hexcode.toLowerCase().replace(/-fe0f/g, '')] ?? slug(emoji.label);
  for (const set of ['noto', 'fluent-emoji-flat']) {
    if (`${set}:${concept}` in measured) return { concept, asset: `${set}:${concept}` };
  }
  return undefined;
}

function traitOverrides(lines: string): Map<string, Partial<Trait>> {
  const entries = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', values = ''] = line.split(' = ');
      const [height, kind, habitat] = values.split(' ');
      const trait = {
        heightM: Number(height),
        ...(kind ? { kind: kind as Trait['kind'] } : {}),
        ...(habitat ? { habitat: habitat as Trait['habitat'] } : {}),
      };
      return names.split(' ').map((name): [string, Partial<Trait>] => [name, trait]);
    });
  return new Map(entries);
}

class LexiconBuilder {
  readonly concepts = new Map<string, ConceptRow>();
  readonly words = new Map<string, string>();
  readonly foreign = new Map<string, string>();
  readonly compounds = new Set<string>();
  private readonly labels = new Map<string, string>();
  private readonly nouns = new Nouns();

  addConcepts(): void {
    const traits = traitOverrides(TRAIT_LINES);
    for (const emoji of emojis('en')) {
      const base = SUBGROUP_TRAITS[subgroups[String(emoji.subgroup)] ?? ''];
      const found = assetOf(emoji);
      if (!base || !found || BLOCKED_CONCEPTS.has(found.concept)) continue;
      const trait = { ...base, ...traits.get(found.concept) };
      this.concepts.set(found.concept, [found.asset, trait.kind, trait.heightM, trait.habitat]);
      this.labels.set(found.concept, slug(emoji.label).replaceAll('-', ' '));
    }
    for (const [concept, trait] of traitOverrides(OWN_TRAITS)) {
      const asset = [`own:${concept}`, `noto:${concept}`].find((key) => key in measured);
      if (!asset) continue;
      const { kind = 'object', heightM = 1, habitat = 'ground' } = trait;
      this.concepts.set(concept, [asset, kind, heightM, habitat]);
    }
  }

  addHandWords(table: string, words = this.words): void {
    for (const line of table.trim().split('\n')) {
      const [concept = '', list = ''] = line.split(':');
      if (!this.concepts.has(concept)) continue;
      for (const word of list.split(',')) {
        if (word.trim()) words.set(word.trim(), words.get(word.trim()) ?? concept);
      }
    }
  }

  addLabels(): void {
    for (const [concept, label] of this.labels) this.offer(label, concept);
    for (const [concept, label] of this.labels) this.offer(label.replace(/ face$/, ''), concept);
  }

  /** A keyword is taken when WordNet says it names the same thing as the label, or a kind of it. */
  addKeywords(): void {
    for (const emoji of emojis('en')) {
      const concept = assetOf(emoji)?.concept;
      const label = this.labels.get(concept ?? '');
      if (!concept || !label) continue;
      for (const tag of emoji.tags ?? []) {
        if (this.nouns.isKindOf(tag, label, 1)) this.offerUnread(tag, concept);
      }
      for (const word of this.nouns.synonyms(label)) this.offerUnread(word, concept);
    }
    for (const [word, concept, depth] of GENEROUS) {
      for (const kind of this.nouns.kinds(word, depth)) this.offerUnread(kind, concept);
    }
  }

  /**
   * Compounds that name something else than their last word does: a `sea cucumber` is no cucumber.
   * Such a thing nobody drew, and its last word is not drawn for it.
   */
  addCompounds(): void {
    const hand = UNDRAWN_COMPOUNDS.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
    for (const phrase of hand) this.addCompound(phrase);
    for (const word of this.nouns.compounds()) {
      const phrase = word.replaceAll('-', ' ');
      const parts = phrase.split(' ');
      const head = this.words.get(englishLemma(parts.at(-1) ?? '').lemma);
      const isNamed = this.words.has(phrase) || this.words.has(parts.join(''));
      if (!head || isNamed || this.nouns.isAdjective(parts[0] ?? '')) continue;
      const drawnSo = this.nouns.generalWords(word).some((kind) => this.words.get(kind) === head);
      if (!drawnSo && !DRAWN_COMPOUNDS.has(phrase)) this.addCompound(phrase);
    }
  }

  /** Prompts are read without the `'s` of owners. */
  private addCompound(phrase: string): void {
    const plain = phrase.replaceAll("'s", '');
    if (!this.words.has(phrase) && !this.words.has(plain)) this.compounds.add(plain);
  }

  /** Words of other languages, where English does not use the same word for something. */
  addLanguages(): void {
    for (const language of LANGUAGES) {
      for (const emoji of emojis(language)) {
        const concept = assetOf(emoji)?.concept;
        if (!concept || !this.concepts.has(concept)) continue;
        const word = emoji.label.toLowerCase().trim();
        if (word.length < 2 || word.length > 24 || word.includes(',')) continue;
        const latin = /^[\p{Script=Latin} ]+$/u.test(word);
        const isEnglish = this.nouns.isEnglish(word) || word.length < 4;
        if (this.words.has(word) || (latin && isEnglish) || BLOCKED_FOREIGN.has(word)) continue;
        if (this.concepts.get(concept)?.[1] === 'symbol' && !/heart/.test(concept)) continue;
        if (!this.foreign.has(word)) this.foreign.set(word, concept);
      }
    }
  }

  private offerUnread(word: string, concept: string): void {
    if (this.nouns.isUnambiguous(word)) this.offer(word, concept);
  }

  private offer(word: string, concept: string): void {
    const plain = word.toLowerCase().replace(/[-.]/g, ' ').trim();
    if (!this.concepts.has(concept) || !/^[a-z' ]{3,}$/.test(plain)) return;
    if (BLOCKED_WORDS.has(plain) || BLOCKED_PHRASES.has(plain)) return;
    if (!this.words.has(plain)) this.words.set(plain, concept);
  }

  /** One row a concept: its traits, its English words, its other words. */
  rows(): Record<string, unknown[]> {
    const of = (table: Map<string, string>, concept: string) =>
      [...table]
        .filter(([, value]) => value === concept)
        .map(([word]) => word)
        .join('|');
    return Object.fromEntries(
      [...this.concepts].map(([concept, row]) => [
        concept,
        [...row, of(this.words, concept), of(this.foreign, concept)],
      ]),
    );
  }
}

const builder = new LexiconBuilder();
builder.addConcepts();
builder.addHandWords(OWN_WORDS);
for (const table of HAND_TABLES) builder.addHandWords(table);
builder.addLabels();
builder.addKeywords();
builder.addHandWords(FOREIGN_WORDS, builder.foreign);
builder.addLanguages();
builder.addCompounds();
const lines = Object.entries(builder.rows()).map(([key, row]) => `"${key}":${JSON.stringify(row)}`);
writeFileSync(TARGET, `{\n${lines.join(',\n')}\n}\n`);
const compounds = [...builder.compounds].sort();
writeFileSync(COMPOUNDS_TARGET, `${JSON.stringify(compounds, undefined, 2)}\n`);
console.log(
  `${builder.concepts.size} concepts, ${builder.words.size} English words, ${builder.foreign.size} of other languages, ${compounds.length} compounds not drawn`,
);
