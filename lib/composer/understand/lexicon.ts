import { conceptOf, CONCEPTS } from '../concepts';
import type { Senses } from './senses';
import { wordsByLanguage } from '../concepts/word-cells';
import { formsOf } from './text/conjugate';
import { prepositionForms } from './text/preposition-forms';
import { phraseStem } from './text/stems';
import { EMPTY_BESIDES, TEMPLATES_BESIDES } from './words/abroad-pages.data';
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
import { shadeWords } from './words/shade-words';
import { sensesNamed } from './words/sense-names';
import { wordRows } from './words/table';
import { TEMPLATE_WORDS } from './words/templates.data';
import { THINGS } from './words/things.data';
import { WORN_THINGS } from './words/worn-things.data';
import { VERB_FRAMES } from './words/verb';
import { VOCABULARY } from './words/vocabulary.data';
import { WordStore } from './word-store';

function addSmallWords(store: WordStore): void {
  store.addRows(FUNCTION_WORDS + abroad.SMALL_ABROAD, (id) => ({ small: id as Senses['small'] }));
  for (const { id, words } of wordRows(PREPOSITIONS + abroad.PREPOSITIONS_ABROAD)) {
    const kind = id.replace('~', '') as NonNullable<Senses['relation']>['kind'];
    const relation = { kind, reversed: id.startsWith('~') };
    store.addRow(words, (language, word) => {
      for (const form of prepositionForms(word, language)) store.add(language, form, { relation });
    });
  }
  store.addRows(EMPTY_WORDS + abroad.EMPTY_ABROAD + EMPTY_BESIDES, (id) => ({ empty: id }));
  store.addRows(BACKGROUND_WORDS, (id) => ({ ground: id as Senses['ground'] }));
}

function addQualities(store: WordStore): void {
  store.addRows(COLORS, (id) => ({ color: id.split(' ')[1] ?? '#000000' }));
  for (const { color, words } of shadeWords())
    for (const word of words) store.add('en', word, { color });
  store.addRows(TONES, (id) => ({ tone: Number(id) }));
  const besides = abroad.ATTRIBUTES_ABROAD + LOOKS_ABROAD + QUALITIES_EASTERN;
  store.addRows(ATTRIBUTES + besides, (id) => ({ attribute: id }));
  store.addRows(NUMBERS, (id) => ({ count: Number(id) }));
  store.addRows(PIECES, (id) => ({ piece: id }));
  store.addRows(GROUPS, (id) => {
    const [count, name = 'group'] = id.split(' ');
    return { group: { count: Number(count), id: name } };
  });
}

function addScene(store: WordStore): void {
  store.addRows(HOUR_WORDS + abroad.TIMES_ABROAD, (id) => ({
    hour: id as NonNullable<Senses['hour']>,
  }));
  store.addRows(WEATHER_WORDS + abroad.WEATHER_ABROAD, (id) => ({
    weather: id as NonNullable<Senses['weather']>,
  }));
  store.addRows(SEASON_WORDS, (id) => ({ season: id as NonNullable<Senses['season']> }));
  store.addRows(MOOD_WORDS + abroad.MOODS_ABROAD, (id) => ({ mood: id }));
  store.addRows(CAMERA_WORDS + abroad.CAMERA_ABROAD, (id) => ({
    camera: id as NonNullable<Senses['camera']>,
  }));
  store.addRows(MEDIA_WORDS + abroad.MEDIA_ABROAD, (id) => ({ medium: id }));
  store.addRows(TEMPLATE_WORDS + abroad.TEMPLATES_ABROAD + TEMPLATES_BESIDES, (id) => ({
    template: id,
  }));
  store.addRows(METAPHOR_WORDS, (id) => ({ metaphor: id }));
}

function addVerbs(store: WordStore): void {
  for (const { id, words } of VERB_FRAMES)
    store.addRow(words, (language, word) => {
      for (const [form, kind] of formsOf(word, language))
        for (const one of / /.test(form) ? prepositionForms(form, language) : [form])
          for (const spelt of one.includes('ё') ? [one, one.replaceAll('ё', 'е')] : [one])
            store.add(language, spelt, { verb: { id, form: kind } });
    });
}

function addConcepts(store: WordStore): void {
  for (const { id, kind, habitat, words } of CONCEPTS) {
    store.noteFacts(id, { kind, habitat });
    const senses = kind === 'place' ? { place: id } : { concept: id };
    store.addRow(words, (language, word) => store.addThing(language, word, senses));
  }
  for (const row of wordRows(PLACE_WORDS)) {
    const known = row.words.en.map((word) => store.english.exact.get(word)?.place);
    const id = known.find((place) => place !== undefined) ?? row.id;
    store.noteFacts(id, { kind: 'place', habitat: 'ground' });
    const senses = { place: id, english: row.words.en[0] ?? id };
    store.addRow(row.words, (language, word) => store.add(language, word, senses));
  }
  for (const row of wordRows(VOCABULARY + THINGS + WORN_THINGS)) {
    const [name = '', kind = 'tool', habitat = 'ground'] = row.id.split(' ');
    const id = named(store, row.words.en, name);
    store.noteFacts(id, { kind, habitat });
    const senses = { concept: id, english: row.words.en[0] ?? name };
    store.addRow(row.words, (language, word) => store.addThing(language, word, senses));
  }
  addFallback(store);
  addKindred(store);
  addCompounds(store);
  addAbroad(store);
}

/** English compounds, which take their words from everything but what the kit draws under that name. */
function addCompounds(store: WordStore): void {
  const { exact, stems } = store.english;
  const drawn = new Set(CONCEPTS.flatMap(({ words }) => words.en ?? []));
  for (const line of ENGLISH_COMPOUNDS.trim().split('\n')) {
    const [sense = '', phrases = ''] = line.split(' | ');
    const senses = sensesNamed(sense, store) ?? { isUndrawn: true };
    for (const phrase of phrases.split(', ')) {
      if (drawn.has(phrase)) continue;
      exact.set(phrase, { ...senses });
      const stem = phraseStem(phrase, 'en');
      const { base = phrase } = stems.get(stem) ?? {};
      stems.set(stem, {
        base: base.length < phrase.length ? base : phrase,
        senses: { ...senses },
      });
      store.noteStart(phrase, 'en');
    }
  }
}

/** More words for what is known; none takes a word from anything else. */
function addKindred(store: WordStore): void {
  for (const { id: name, words } of KINDRED_TABLES.flatMap((table) => wordRows(table))) {
    const { concept, place } = store.english.exact.get(name) ?? {};
    if ((concept ?? place) === undefined) continue;
    const meant = concept ? { concept } : { place };
    store.addRow(words, (language, cell) => {
      const word = cell.replace('~', '');
      const { verb: _verb, ...known } = store.lookUp(word, language) ?? {};
      if (Object.keys(known).every((key) => /^(?:inflected|base|english)$/.test(key)))
        store.add(language, word, {
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
function addAbroad(store: WordStore): void {
  for (const row of ABROAD_WORDS.split('\n').filter(Boolean)) {
    const [name = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const { concept, place, isStandIn } = store.english.exact.get(name) ?? {};
    const isUndrawn = (concept ?? place) === undefined;
    const sense = {
      ...(concept ? { concept } : {}),
      ...(place ? { place } : {}),
      ...(isUndrawn ? { isUndrawn } : {}),
      ...(isStandIn ? { isStandIn } : {}),
      english: name,
    };
    store.addRow(wordsByLanguage(['', ...cells]), (language, cell) => {
      if (cell.startsWith('!')) store.rename(language, cell.slice(1), sense);
      else if (isUndrawn ? !store.lookUp(cell, language) : !store.names(cell, language))
        store.addThing(language, cell, sense);
    });
  }
}

/** The concept that already has one of these English words; else what the row is drawn as. */
function named(store: WordStore, words: readonly string[], id: string): string {
  const known = words.map((word) => store.english.exact.get(word)?.concept);
  return known.find((concept) => concept !== undefined) ?? DRAWN_AS.get(id) ?? id;
}

/** Rows that no concept of the kit covers yet: known by name, so that what can't be drawn is told. */
function addFallback(store: WordStore): void {
  const rows = fallback as unknown as Record<string, readonly [string, string, string, string]>;
  for (const [name, [kind, habitat, english, others]] of Object.entries(rows)) {
    const id = conceptOf(name) ? name : named(store, english.split('|').slice(0, 1), name);
    store.noteFacts(id, { kind, habitat });
    for (const word of english.split('|').filter(Boolean)) {
      const known = store.english.exact.get(word);
      const isTaken = known && (known.place ?? known.concept ?? known.small ?? known.empty);
      if (isTaken === undefined) store.add('en', word, { concept: id });
    }
    store.addForeign(others.split('|').filter(Boolean), id);
  }
}

function filled(): WordStore {
  const store = new WordStore();
  addSmallWords(store);
  addQualities(store);
  addScene(store);
  addVerbs(store);
  addConcepts(store);
  return store;
}

/** What is asked of the lexicon: it is filled here alone. */
export type Lexicon = Pick<
  WordStore,
  | 'conceptNamed'
  | 'englishEntries'
  | 'factsOf'
  | 'isWritten'
  | 'knows'
  | 'longestPhrase'
  | 'longestWord'
  | 'lookUp'
  | 'writtenInEnglish'
>;

let lexicon: Lexicon | undefined;

/** The lexicon, built when it is first needed (English about 200 ms) and kept. */
export function theLexicon(): Lexicon {
  lexicon ??= filled();
  return lexicon;
}
