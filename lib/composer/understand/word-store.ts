import { isLivingKind, type Language } from '../concepts/concept';
import { byLetters, isNearer, newTables, type Row, type Tables } from './lexicon-tables';
import type { Senses } from './senses';
import { apart } from './text/apart';
import { otherKana } from './text/kana';
import { isAdjectiveOnly } from './text/russian-nouns';
import { asParticiple } from './text/russian-verbs';
import { isOtherGender, singularsOf } from './text/singular';
import { phraseStem, stemOf } from './text/stems';
import { wordRows } from './words/table';

export interface ConceptFacts {
  kind: string;
  habitat: string;
}

/**
 * All words of all tables by language, and what is known of the concepts they name. Rows are told once, and
 * entered for a language when a prompt of it is met: all eight take ten times as long as English does.
 */
export class WordStore {
  readonly english = newTables();
  private readonly tables = new Map<Language, Tables>([['en', this.english]]);
  private readonly rows: Row[] = [];
  /** Words of languages that the old table does not tell apart. */
  private readonly foreign = new Map<string, Senses>();
  private readonly facts = new Map<string, ConceptFacts>();

  /** The tables of a language, which are made when they are first asked for. */
  private of(language: Language): Tables {
    const known = this.tables.get(language);
    if (known) return known;
    const made = newTables();
    this.tables.set(language, made);
    for (const { words, put } of this.rows)
      for (const word of words[language] ?? []) put(language, word);
    return made;
  }

  /** Enters a row in English at once, as later rows ask what English words mean. */
  addRow(words: Row['words'], put: Row['put']): void {
    this.rows.push({ words, put });
    for (const word of words.en ?? []) put('en', word);
  }

  /** Facts of a concept; what is known of it first stays. */
  noteFacts(concept: string, facts: ConceptFacts): void {
    if (!this.facts.has(concept)) this.facts.set(concept, facts);
  }

  factsOf(concept: string): ConceptFacts | undefined {
    return this.facts.get(concept);
  }

  /** The concept of the catalogue for an id of the tables of verbs and ideas. */
  conceptNamed(id: string): string {
    if (this.facts.has(id)) return id;
    return this.english.exact.get(id.replaceAll('-', ' '))?.concept ?? id;
  }

  /** What a phrase of lower-case words means in a language; English words count in all of them. */
  lookUp(phrase: string, language: Language): Senses | undefined {
    const own = this.ownSenses(phrase, language);
    if (own || language === 'en') return own;
    return (
      this.foreign.get(phrase) ??
      (/^[a-z0-9' -]{4,}$/.test(phrase) ? this.namesOnly(phrase) : undefined)
    );
  }

  /** What an English phrase means as it stands in a table. */
  writtenInEnglish(phrase: string): Senses | undefined {
    return this.english.exact.get(phrase);
  }

  /** All English words with what they mean, in the order of the tables. */
  englishEntries(): Iterable<[string, Senses]> {
    return this.english.exact;
  }

  /** Length of the longest word at the start of a text without spaces. */
  longestWord(text: string): number {
    const { exact, longest } = this.of('ja');
    for (let length = Math.min(longest, text.length); length >= 1; length -= 1) {
      const word = text.slice(0, length);
      if (exact.has(word) || (length > 1 && this.foreign.has(word))) return length;
    }
    return 0;
  }

  knows(word: string, language: Language): boolean {
    const { stems } = this.of(language);
    return this.isWritten(word, language) || stems.has(phraseStem(word, language));
  }

  /** Whether a table of a language has a word as it is written. */
  isWritten(word: string, language: Language): boolean {
    return this.asWritten(word, language) !== undefined;
  }

  /** What stands in the table, `идущему` as its `идущий`. */
  private asWritten(phrase: string, language: Language): Senses | undefined {
    const { exact } = this.of(language);
    const senses = exact.get(phrase);
    return senses ?? (language === 'ru' ? exact.get(asParticiple(phrase)) : undefined);
  }

  private ownSenses(phrase: string, language: Language): Senses | undefined {
    const direct = this.asWritten(phrase, language);
    if (language === 'ja') return direct;
    const isVerbOnly = direct?.verb !== undefined && Object.keys(direct).length === 1;
    const single = direct && !isVerbOnly ? undefined : this.singular(phrase, language);
    const found = single ?? this.sameStem(phrase, language);
    const stem = found && isAdjectiveOnly(phrase, found.base, language) ? undefined : found;
    const base = stem?.base ?? phrase;
    const inflected = base !== phrase;
    if (direct?.isUndrawn) return { ...direct, inflected: false, base: phrase };
    if (direct && !isVerbOnly) return { ...direct, inflected, base };
    return stem ? { ...stem.senses, ...direct, inflected, base } : direct;
  }

  /** The word that a form shares its stem with: things of the other gender are others, people and animals are the same. */
  private sameStem(phrase: string, language: Language) {
    const found = this.of(language).stems.get(phraseStem(phrase, language));
    if (!found || !isOtherGender(phrase, found.base, language)) return found;
    const {
      concept,
      place: _place,
      metaphor: _idea,
      english: _english,
      isStandIn: _is,
      ...rest
    } = found.senses;
    // `profesora` is a `profesor`, `cobre` no `cobra`.
    const isLiving = isLivingKind(this.factsOf(concept ?? '')?.kind);
    if (isLiving && !phrase.endsWith('e')) return found;
    return Object.keys(rest).length > 0 ? { base: found.base, senses: rest } : undefined;
  }

  /** `Türen` are no `Turner`, `hermanas` no `hermanos`: the thing whose name a plural is made of. */
  private singular(phrase: string, language: Language) {
    for (const base of singularsOf(phrase, language)) {
      const senses = this.of(language).exact.get(base);
      const { concept, place, isUndrawn, template } = senses ?? {};
      if (senses && (concept ?? place ?? isUndrawn ?? template)) return { base, senses };
    }
    return undefined;
  }

  private namesOnly(phrase: string): Senses | undefined {
    const senses = this.ownSenses(phrase, 'en');
    return senses?.small || senses?.relation || senses?.verb ? undefined : senses;
  }

  add(language: Language, words: string, senses: Senses): void {
    const phrase = apart(words, language);
    const { exact, stems } = this.of(language);
    const known = exact.get(phrase);
    if (known) Object.assign(known, { ...senses, ...known });
    else exact.set(phrase, { ...senses });
    // `кресло-качалка`, `guarda-sol`: each half has endings of its own.
    if (/^(?:fr|pt|ru)$/.test(language) && /\p{L}{2}-\p{L}{2}/u.test(phrase))
      this.add(language, phrase.replaceAll('-', ' '), senses);
    this.of(language).longest = Math.max(this.of(language).longest, phrase.length);
    this.noteStart(phrase, language);
    if (language === 'ja' || senses.small || senses.relation || senses.verb) return;
    const stem = phraseStem(phrase, language);
    const stemmed = stems.get(stem);
    if (stemmed && senses.isUndrawn) return;
    if (stemmed) {
      Object.assign(stemmed.senses, { ...senses, ...stemmed.senses });
      if (isNearer(phrase, stemmed.base)) stemmed.base = phrase;
    } else stems.set(stem, { base: phrase, senses: { ...senses } });
  }

  /** Names of things stand in either kana: `にんじん`, `ニンジン`. */
  addThing(language: Language, word: string, senses: Senses): void {
    this.add(language, word, senses);
    if (language !== 'ja') return;
    for (const other of otherKana(word))
      if (!this.of('ja').exact.has(other)) this.add('ja', other, senses);
  }

  addRows(text: string, senses: (id: string) => Senses): void {
    for (const { id, words } of wordRows(text))
      this.addRow(words, (language, word) => this.add(language, word, senses(id)));
  }

  /** Words of languages that the row does not tell: of all that are written in their letters. */
  addForeign(words: readonly string[], concept: string): void {
    for (const word of words) if (!this.foreign.has(word)) this.foreign.set(word, { concept });
    this.addRow(byLetters(words), (language, word) => {
      const { stems } = this.of(language);
      const stem = phraseStem(word, language);
      if (!stems.has(stem)) stems.set(stem, { base: word, senses: { concept } });
      this.noteStart(word, language);
    });
  }

  noteStart(phrase: string, language: Language): void {
    const words = phrase.split(' ');
    const { starts } = this.of(language);
    const first = stemOf(words[0] ?? '', language);
    starts.set(first, Math.max(starts.get(first) ?? 1, words.length));
  }

  /** How many words the longest phrase has that begins with a word. */
  longestPhrase(first: string, language: Language): number {
    const own = this.of(language).starts.get(stemOf(first, language)) ?? 1;
    return language === 'en' ? own : Math.max(own, this.english.starts.get(first) ?? 1);
  }

  /** What a word as it is written names, in its own language. */
  names(word: string, language: Language): string | undefined {
    const { concept, place } = this.of(language).exact.get(apart(word, language)) ?? {};
    return concept ?? place;
  }

  rename(language: Language, word: string, sense: Senses): void {
    const { exact, stems } = this.of(language);
    const phrase = apart(word, language);
    const {
      concept,
      place,
      isStandIn,
      metaphor,
      english: _other,
      ...rest
    } = exact.get(phrase) ?? {};
    exact.set(phrase, rest);
    const stem = phraseStem(phrase, language);
    const base = stems.get(stem)?.base ?? '';
    if (concept ?? place ?? isStandIn ?? metaphor ?? this.names(base, language) === undefined)
      stems.delete(stem);
    this.addThing(language, word, sense);
  }
}
