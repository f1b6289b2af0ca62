import { conceptOf, CONCEPTS } from '../concepts';
import { isLivingKind, type Language } from '../concepts/concept';
import type { Senses } from './senses';
import { wordsByLanguage } from '../concepts/word-cells';
import { formsOf } from './text/conjugate';
import { apart } from './text/apart';
import { otherKana } from './text/kana';
import { prepositionForms } from './text/preposition-forms';
import { phraseStem, stemOf } from './text/stems';
import { byLetters, isNearer, newTables, type Row, type Tables } from './lexicon-tables';
import { isAdjectiveOnly } from './text/russian-nouns';
import { asParticiple } from './text/russian-verbs';
import { isOtherGender, singularsOf } from './text/singular';
import { ABROAD_WORDS } from './words/abroad.data';
import * as abroad from './words/abroad-scene.data';
import { ATTRIBUTES } from './words/attributes.data';
import { COLORS, TONES } from './words/colors.data';
import { DRAWN_AS } from './words/drawn-as.data';
import { ENGLISH_COMPOUNDS } from './words/english-compounds.data';
import fallback from './words/fallback.json';
import { BACKGROUND_WORDS, EMPTY_WORDS, FUNCTION_WORDS, PREPOSITIONS } from './words/grammar.data';
import { LOOKS_ABROAD } from './words/looks-abroad.data';
import { KINDRED_TABLES } from './words/kindred';
import { MEDIA_WORDS } from './words/media.data';
import { METAPHOR_WORDS } from './words/metaphors.data';
import { PLACE_WORDS } from './words/places.data';
import { QUALITIES_EASTERN } from './words/qualities-eastern.data';
import { GROUPS, NUMBERS, PIECES } from './words/quantities.data';
import {
  CAMERA_WORDS,
  HOUR_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  WEATHER_WORDS,
} from './words/scene.data';
import { sensesNamed } from './words/sense-names';
import { wordRows } from './words/table';
import { TEMPLATE_WORDS } from './words/templates.data';
import { THINGS } from './words/things.data';
import { WORN_THINGS } from './words/worn-things.data';
import { VERB_FRAMES } from './words/verb';
import { VOCABULARY } from './words/vocabulary.data';

export interface ConceptFacts {
  kind: string;
  habitat: string;
}

/**
 * All words of all tables by language, and what is known of the concepts they name. Rows are read once, and
 * entered for a language when a prompt of it is met: all eight take ten times as long as English does.
 */
class Lexicon {
  private readonly english = newTables();
  private readonly tables = new Map<Language, Tables>([['en', this.english]]);
  private readonly rows: Row[] = [];
  /** Words of languages that the old table does not tell apart. */
  private readonly foreign = new Map<string, Senses>();
  private readonly facts = new Map<string, ConceptFacts>();

  constructor() {
    this.addSmallWords();
    this.addQualities();
    this.addScene();
    this.addVerbs();
    this.addConcepts();
  }

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
  private addRow(words: Row['words'], put: Row['put']): void {
    this.rows.push({ words, put });
    for (const word of words.en ?? []) put('en', word);
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

  private add(language: Language, words: string, senses: Senses): void {
    const phrase = apart(words, language);
    const { exact, stems } = this.of(language);
    const known = exact.get(phrase);
    if (known) Object.assign(known, { ...senses, ...known });
    else exact.set(phrase, { ...senses });
    // `кресло-качалка`, `guarda-sol`: each half has endings of its own.
    if (/^(?:fr|pt|ru)$/.test(language) && /\p{L}{3}-\p{L}{3}/u.test(phrase))
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
  private addThing(language: Language, word: string, senses: Senses): void {
    this.add(language, word, senses);
    if (language !== 'ja') return;
    for (const other of otherKana(word))
      if (!this.of('ja').exact.has(other)) this.add('ja', other, senses);
  }

  private addRows(text: string, senses: (id: string) => Senses): void {
    for (const { id, words } of wordRows(text))
      this.addRow(words, (language, word) => this.add(language, word, senses(id)));
  }

  /** Words of languages that the row does not tell: of all that are written in their letters. */
  private addForeign(words: readonly string[], concept: string): void {
    for (const word of words) if (!this.foreign.has(word)) this.foreign.set(word, { concept });
    this.addRow(byLetters(words), (language, word) => {
      const { stems } = this.of(language);
      const stem = phraseStem(word, language);
      if (!stems.has(stem)) stems.set(stem, { base: word, senses: { concept } });
      this.noteStart(word, language);
    });
  }

  private noteStart(phrase: string, language: Language): void {
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

  private addSmallWords(): void {
    this.addRows(FUNCTION_WORDS + abroad.SMALL_ABROAD, (id) => ({ small: id as Senses['small'] }));
    for (const { id, words } of wordRows(PREPOSITIONS + abroad.PREPOSITIONS_ABROAD)) {
      const kind = id.replace('~', '') as NonNullable<Senses['relation']>['kind'];
      const relation = { kind, reversed: id.startsWith('~') };
      this.addRow(words, (language, word) => {
        for (const form of prepositionForms(word, language)) this.add(language, form, { relation });
      });
    }
    this.addRows(EMPTY_WORDS + abroad.EMPTY_ABROAD, (id) => ({ empty: id }));
    this.addRows(BACKGROUND_WORDS, (id) => ({ ground: id as Senses['ground'] }));
  }

  private addQualities(): void {
    this.addRows(COLORS, (id) => ({ color: id.split(' ')[1] ?? '#000000' }));
    this.addRows(TONES, (id) => ({ tone: Number(id) }));
    const besides = abroad.ATTRIBUTES_ABROAD + LOOKS_ABROAD + QUALITIES_EASTERN;
    this.addRows(ATTRIBUTES + besides, (id) => ({ attribute: id }));
    this.addRows(NUMBERS, (id) => ({ count: Number(id) }));
    this.addRows(PIECES, (id) => ({ piece: id }));
    this.addRows(GROUPS, (id) => {
      const [count, name = 'group'] = id.split(' ');
      return { group: { count: Number(count), id: name } };
    });
  }

  private addScene(): void {
    this.addRows(HOUR_WORDS + abroad.TIMES_ABROAD, (id) => ({
      hour: id as NonNullable<Senses['hour']>,
    }));
    this.addRows(WEATHER_WORDS + abroad.WEATHER_ABROAD, (id) => ({
      weather: id as NonNullable<Senses['weather']>,
    }));
    this.addRows(SEASON_WORDS, (id) => ({ season: id as NonNullable<Senses['season']> }));
    this.addRows(MOOD_WORDS + abroad.MOODS_ABROAD, (id) => ({ mood: id }));
    this.addRows(CAMERA_WORDS + abroad.CAMERA_ABROAD, (id) => ({
      camera: id as NonNullable<Senses['camera']>,
    }));
    this.addRows(MEDIA_WORDS + abroad.MEDIA_ABROAD, (id) => ({ medium: id }));
    this.addRows(TEMPLATE_WORDS + abroad.TEMPLATES_ABROAD, (id) => ({ template: id }));
    this.addRows(METAPHOR_WORDS, (id) => ({ metaphor: id }));
  }

  private addVerbs(): void {
    for (const { id, words } of VERB_FRAMES)
      this.addRow(words, (language, word) => {
        for (const [form, kind] of formsOf(word, language))
          for (const one of / /.test(form) ? prepositionForms(form, language) : [form])
            for (const spelt of one.includes('ё') ? [one, one.replaceAll('ё', 'е')] : [one])
              this.add(language, spelt, { verb: { id, form: kind } });
      });
  }

  private addConcepts(): void {
    for (const { id, kind, habitat, words } of CONCEPTS) {
      this.facts.set(id, { kind, habitat });
      const senses = kind === 'place' ? { place: id } : { concept: id };
      this.addRow(words, (language, word) => this.addThing(language, word, senses));
    }
    for (const row of wordRows(PLACE_WORDS)) {
      const known = row.words.en.map((word) => this.english.exact.get(word)?.place);
      const id = known.find((place) => place !== undefined) ?? row.id;
      if (!this.facts.has(id)) this.facts.set(id, { kind: 'place', habitat: 'ground' });
      const senses = { place: id, english: row.words.en[0] ?? id };
      this.addRow(row.words, (language, word) => this.add(language, word, senses));
    }
    for (const row of wordRows(VOCABULARY + THINGS + WORN_THINGS)) {
      const [name = '', kind = 'tool', habitat = 'ground'] = row.id.split(' ');
      const id = this.named(row.words.en, name);
      if (!this.facts.has(id)) this.facts.set(id, { kind, habitat });
      const senses = { concept: id, english: row.words.en[0] ?? name };
      this.addRow(row.words, (language, word) => this.addThing(language, word, senses));
    }
    this.addFallback();
    this.addKindred();
    this.addCompounds();
    this.addAbroad();
  }

  /** English compounds, which take their words from everything but what the kit draws under that name. */
  private addCompounds(): void {
    const { exact, stems } = this.english;
    const drawn = new Set(CONCEPTS.flatMap(({ words }) => words.en ?? []));
    for (const line of ENGLISH_COMPOUNDS.trim().split('\n')) {
      const [sense = '', phrases = ''] = line.split(' | ');
      const senses = sensesNamed(sense, this) ?? { isUndrawn: true };
      for (const phrase of phrases.split(', ')) {
        if (drawn.has(phrase)) continue;
        exact.set(phrase, { ...senses });
        const stem = phraseStem(phrase, 'en');
        const { base = phrase } = stems.get(stem) ?? {};
        stems.set(stem, {
          base: base.length < phrase.length ? base : phrase,
          senses: { ...senses },
        });
        this.noteStart(phrase, 'en');
      }
    }
  }

  /** More words for what is known; none takes a word from anything else. */
  private addKindred(): void {
    for (const { id: name, words } of KINDRED_TABLES.flatMap((table) => wordRows(table))) {
      const { concept, place } = this.english.exact.get(name) ?? {};
      if ((concept ?? place) === undefined) continue;
      const meant = concept ? { concept } : { place };
      this.addRow(words, (language, cell) => {
        const word = cell.replace('~', '');
        const { verb: _verb, ...known } = this.lookUp(word, language) ?? {};
        if (Object.keys(known).every((key) => /^(?:inflected|base|english)$/.test(key)))
          this.add(language, word, {
            ...meant,
            english: name,
            ...(word === cell ? {} : { isStandIn: true }),
          });
      });
    }
  }

  /**
   * What the other languages call things besides; with `!` a word means this, whatever it was taken for. What English has no
   * drawing for either is called in English where rules read it.
   */
  private addAbroad(): void {
    for (const row of ABROAD_WORDS.split('\n').filter(Boolean)) {
      const [name = '', ...cells] = row.split('|').map((cell) => cell.trim());
      const { concept, place, isStandIn } = this.english.exact.get(name) ?? {};
      const isUndrawn = (concept ?? place) === undefined;
      const sense = {
        ...(concept ? { concept } : {}),
        ...(place ? { place } : {}),
        ...(isUndrawn ? { isUndrawn } : {}),
        ...(isStandIn ? { isStandIn } : {}),
        english: name,
      };
      this.addRow(wordsByLanguage(['', ...cells]), (language, cell) => {
        if (cell.startsWith('!')) this.rename(language, cell.slice(1), sense);
        else if (isUndrawn ? !this.lookUp(cell, language) : !this.names(cell, language))
          this.addThing(language, cell, sense);
      });
    }
  }

  /** What a word as it is written names, in its own language. */
  private names(word: string, language: Language): string | undefined {
    const { concept, place } = this.of(language).exact.get(apart(word, language)) ?? {};
    return concept ?? place;
  }

  private rename(language: Language, word: string, sense: Senses): void {
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

  /** The concept that already has one of these English words; else what the row is drawn as. */
  private named(words: readonly string[], id: string): string {
    const known = words.map((word) => this.english.exact.get(word)?.concept);
    return known.find((concept) => concept !== undefined) ?? DRAWN_AS.get(id) ?? id;
  }

  /** Rows that no concept of the kit covers yet: known by name, so that what can't be drawn is told. */
  private addFallback(): void {
    const rows = fallback as unknown as Record<string, readonly [string, string, string, string]>;
    for (const [name, [kind, habitat, english, others]] of Object.entries(rows)) {
      const id = conceptOf(name) ? name : this.named(english.split('|').slice(0, 1), name);
      if (!this.facts.has(id)) this.facts.set(id, { kind, habitat });
      for (const word of english.split('|').filter(Boolean)) {
        const known = this.english.exact.get(word);
        const isTaken = known && (known.place ?? known.concept ?? known.small ?? known.empty);
        if (isTaken === undefined) this.add('en', word, { concept: id });
      }
      this.addForeign(others.split('|').filter(Boolean), id);
    }
  }
}

let lexicon: Lexicon | undefined;

/** The lexicon, built when it is first needed (English about 200 ms) and kept. */
export function theLexicon(): Lexicon {
  lexicon ??= new Lexicon();
  return lexicon;
}

export type { Lexicon };
