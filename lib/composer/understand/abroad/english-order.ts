import type { Lexicon } from '../lexicon';
import { baseOf } from './english-words';
import { type Glossed, isMeasure, takesPatient } from './gloss';
import { isLivingKind, isRomance, type Language } from '../../concepts/concept';

/** Words of another language put in the order in which English says them. */

const BARE_OF = /^(?:de|d'|di|von|aus)$/;
const isNoun = (word: Glossed | undefined): word is Glossed =>
  word !== undefined && /^(?:noun|unknown|ground)$/.test(word.role);
const isQuality = (word: Glossed | undefined): word is Glossed => word?.role === 'adjective';

const small = (english: string, role: Glossed['role']): Glossed => ({
  text: '',
  lower: '',
  english,
  role,
  senses: {},
});

/** Words for a season or a mood that stand with a thing: `árbol otoñal`, `salón acogedor`. */
const isSaidOf = (word: Glossed | undefined): word is Glossed =>
  word !== undefined &&
  ((isQuality(word) && word.senses.count === undefined && word.senses.group === undefined) ||
    (word.role === 'scene' && /^(?:[a-z]+y|spring|summer|autumn|winter)$/.test(word.english)) ||
    (word.role === 'scene' && word.senses.camera === 'isometric'));

/** `una casa moderna`: what a thing is like stands before it. */
function qualitiesFirst(words: readonly Glossed[]): Glossed[] {
  const told: Glossed[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Glossed;
    told.push(word);
    if (!isNamed(word)) continue;
    let end = at + 1;
    while (isSaidOf(words[end])) end += 1;
    if (end === at + 1) continue;
    // Words of English follow each other as French ones do before the thing.
    told.splice(told.length - 1, 0, ...words.slice(at + 1, end));
    at = end - 1;
  }
  return told;
}

/** Where words that only say how a thing is called begin: its qualities, and no article. */
function phraseStart(words: readonly Glossed[], noun: number): number {
  let start = noun;
  while (isQuality(words[start - 1]) && words[start - 1]?.senses.count === undefined) start -= 1;
  return start;
}

const NAMED_BY_PLACE = /^(?:furniture|device|building|tool|container|person)$/;

/** `pétales de rose`, `mesa de la cocina`: one thing that is called after another. */
function compounded(words: readonly Glossed[], { lexicon }: Reading): Glossed[] {
  const told = [...words];
  for (let at = told.length - 2; at > 0; at -= 1) {
    const [host, of] = [told[at - 1], told[at]];
    if (of?.role !== 'of' || !isNamed(host) || isMeasure(host, lexicon)) continue;
    const isBare = BARE_OF.test(of.lower) || of.lower === '';
    let noun = at + 1;
    if (told[noun]?.role === 'determiner') noun += 1;
    const hasArticle = noun > at + 1 || !isBare;
    while (isQuality(told[noun])) noun += 1;
    const named = told[noun];
    if (!isNoun(named) || told.slice(at, noun).some(({ senses }) => senses.count !== undefined))
      continue;
    const kind = lexicon.factsOf(host.senses.concept ?? '')?.kind ?? '';
    const isOfPlace = named.senses.place !== undefined && NAMED_BY_PLACE.test(kind);
    // `couloir d'un hôpital`
    const isPart =
      host.senses.place !== undefined &&
      (named.senses.place !== undefined ||
        lexicon.factsOf(named.senses.concept ?? '')?.kind === 'building');
    if (hasArticle && !isOfPlace && !isPart) continue;
    const first = told.slice(
      hasArticle && told[at + 1]?.role === 'determiner' ? at + 2 : at + 1,
      noun + 1,
    );
    const start = phraseStart(told, at - 1);
    told.splice(
      start,
      noun + 1 - start,
      ...told.slice(start, at - 1),
      ...first.map(asModifier),
      host,
    );
  }
  return told;
}

const isNamed = (word: Glossed | undefined): word is Glossed =>
  word !== undefined && /^(?:noun|unknown|ground|template)$/.test(word.role);

/** The first half of a compound says no number. */
const asModifier = (word: Glossed): Glossed => ({
  ...word,
  english: word.role === 'noun' ? singular(word.english) : word.english,
});
const singular = (english: string) =>
  /(?:ss|us|glasses|scissors)$/.test(english)
    ? english
    : english
        .replace(/ies$/, 'y')
        .replace(/oes$/, 'o')
        .replace(/(?<=ch|sh|x)es$/, '')
        .replace(/s$/, '');

/** What is done out of something: `crece de un libro`. */
const COMING =
  /^(?:grow|com|peek|emerg|fly|ris|sprout|burst|pour|jump|leap|fall|climb|crawl|swim|walk|appear)\w*ing(?! (?:the|an?) )/;

const outOf = (word: Glossed, before: Glossed | undefined): Glossed =>
  before?.role === 'verb' && word.role === 'of' && /^hanging/.test(before.english)
    ? { ...word, role: 'preposition', english: 'from' }
    : before?.role === 'verb' &&
        COMING.test(before.english) &&
        (word.role === 'of' || OF_ITALY.test(word.lower))
      ? { ...word, english: 'out of' }
      : word;
/** `sacando pan del horno`: what is taken comes out of what holds it. */
function takenOutOf(word: Glossed, words: readonly Glossed[], at: number): Glossed {
  if (word.role !== 'of' && !OF_ITALY.test(word.lower)) return word;
  const before = words.slice(Math.max(0, at - 4), at);
  const verb = before.findLastIndex(({ role }) => role === 'verb');
  const isTaken = verb >= 0 && TAKING.test(before[verb]?.english ?? '');
  const isNext = before.slice(verb + 1).filter(isNoun).length === 1;
  const hasArticle =
    WITH_ARTICLE.test(word.lower) || /^(?:determiner|possessive)$/.test(words[at + 1]?.role ?? '');
  return isTaken && isNext && hasArticle ? { ...word, english: 'out of' } : word;
}
/** No blood pressure is taken out of anybody. */
const TAKING = /^(?:taking|pulling|lifting|stealing|drawing)\b(?! (?:the|an?) )/;
const OF_ITALY = /^(?:da|dal|dalla|dallo|dall'|из|с|desde)$/;

/** Verbs follow whoever does them: `qui lit`, `está leyendo`, `se promène`. */
function verbsPlain(words: readonly Glossed[]): Glossed[] {
  return words
    .map((word, at) => takenOutOf(outOf(word, words[at - 1]), words, at))
    .filter((word, at) => {
      const next = words.slice(at + 1).find(({ role }) => !/^(?:pronoun|auxiliary)$/.test(role));
      const doesNext = next?.role === 'verb' && next !== undefined;
      if (word.role === 'pronoun' && /^(?:se|s'|si|sich|ci|vi)$/.test(word.lower)) return false;
      // `avec du basilic`: no part of anything.
      if (word.role === 'of' && /^(?:preposition|verb)$/.test(words[at - 1]?.role ?? 'noun'))
        return words[at - 1]?.role === 'verb' && COMING.test(words[at - 1]?.english ?? '');
      if (/^(?:relative|auxiliary)$/.test(word.role) && word.english !== 'while' && doesNext)
        return false;
      return true;
    });
}

/** `lo observa`: whom it is done to comes after what is done. */
function objectsLast(words: readonly Glossed[]): Glossed[] {
  const told = [...words];
  for (let at = 0; at < told.length - 1; at += 1) {
    const [word, next] = [told[at], told[at + 1]];
    if (word?.role !== 'pronoun' || next?.role !== 'verb' || !OBJECT.test(word.lower)) continue;
    const english = HER.test(word.lower) ? 'her' : word.english === 'he' ? 'him' : word.english;
    told.splice(at, 2, next, { ...word, english });
    at += 1;
  }
  return told;
}
const HER = /^(?:la|её|ее|ей)$/;
/** `sotto il quale dorme un cane`: where it is comes after what is there. */
function placesLast(words: readonly Glossed[]): Glossed[] {
  const told = [...words];
  for (let at = 0; at < told.length - 1; at += 1) {
    const word = told[at];
    if (!THERE.test(word?.role ?? '') || !word || told[at + 1]?.role === 'comma') continue;
    let end = at + 1;
    while (end < told.length && !ENDS_CLAUSE.test(told[end]?.role ?? '')) end += 1;
    if (!told.slice(at + 1, end).some((one) => one.role === 'verb' || isNoun(one))) continue;
    told.splice(end, 0, word);
    told.splice(at, 1);
    at = end - 1;
  }
  return told;
}
const THERE = /^(?:in|on|under|beside|behind|before)-it$/;
const ENDS_CLAUSE = /^(?:comma|stop|and|relative|text)$/;

/** `, der schläft`, `, спрятавшегося за кустом`, `, zu schreiben`: what follows is said of what stands before the comma. */
function commasGone(words: readonly Glossed[], { language }: Reading): Glossed[] {
  if (language !== 'de' && language !== 'ru') return [...words];
  return words.flatMap((word, at): Glossed[] => {
    const next = words[at + 1];
    const isToDo = word.role === 'verb' && isToWrite(word) && words[at - 1]?.role === 'comma';
    if (isToDo) return [{ ...word, english: `to ${baseOf(word.senses.verb?.id ?? '')}` }];
    const goesOn =
      next?.role === 'verb' &&
      ((language === 'ru' && PARTICIPLE.test(next.lower)) ||
        (language === 'de' && isToWrite(next)));
    // `в ванне, полной пены`: by its case it is said of what stands before the comma, and of nobody else.
    const isFull = language === 'ru' && FULL_OF_IT.test(next?.lower ?? '');
    return word.role === 'comma' && (goesOn || isFull) ? [] : [word];
  });
}
const isToWrite = ({ senses, lower }: Glossed) =>
  senses.verb?.form === 'base' && !/(?:ть|ться)$/.test(lower);
const FULL_OF_IT = /^полн(?:ой|ую|ом|ых|ым|ого|ыми)$/;
const PARTICIPLE = /(?:вш|ющ|ящ|ущ|ащ)(?:ий|ая|ее|ие|его|ему|им|ем|ей|ую|их|ими)(?:ся)?$/;

const OBJECT = /^(?:lo|la|l'|le|les|los|las|li|gli|lui|o|os|ihn|ihm|ihnen|его|её|их|ему|ей|им)$/;

/** `abrazando a su hijo`, `zeigt auf die Tafel`: what English says with nothing between, or with `at`. */
function prepositions(words: readonly Glossed[], { language, lexicon }: Reading): Glossed[] {
  return words.flatMap((word, at): Glossed[] => {
    const before = words[at - 1];
    if (word.role !== 'preposition' || before?.role !== 'verb') return [word];
    const thing = words.slice(at + 1, at + 5).find(isNoun);
    const kind = lexicon.factsOf(thing?.senses.concept ?? '')?.kind ?? '';
    if (language === 'es' && /^al?$/.test(word.lower) && takesPatient(before) && isLivingKind(kind))
      return word.lower === 'al' ? [small('the', 'determiner')] : [];
    return [word];
  });
}

/** Scenes are told by themselves: `por la mañana`, `в дождь`. */
function scenesAlone(words: readonly Glossed[]): Glossed[] {
  const told: Glossed[] = [];
  for (const [at, word] of words.entries()) {
    const { hour, weather, season } = word.senses;
    // `on a windy beach`
    const isOfThing = !/ /.test(word.english) && isNoun(words[at + 1]);
    if (word.role === 'scene' && !isOfThing && (hour ?? weather ?? season))
      while (/^(?:preposition|determiner|of)$/.test(told.at(-1)?.role ?? '')) told.pop();
    told.push(word);
  }
  return told;
}

export interface Reading {
  language: Language;
  lexicon: Lexicon;
}

const INSTRUMENTAL = /(?:[оеё]м|[оеё]й|ью|ами|ями)$/;
const TOLD_TO =
  /^(?:give|show|tell|talk|read|teach|offer|serve|bring|hand|hold|knit|sew|cook|draw|write|throw|sing|pour|buy)\b/;
const DATIVE = /(?:у|ю|е|ам|ям)$/;

/** What Russian and German say by a case alone. */
function cases(words: readonly Glossed[], { language, lexicon }: Reading): Glossed[] {
  if (language !== 'ru' && language !== 'de') return [...words];
  const told: Glossed[] = [];
  let verb: Glossed | undefined;
  for (const [at, word] of words.entries()) {
    if (word.role === 'verb') verb = word;
    const host = words[at - 1];
    const opens = /^(?:adjective|determiner|noun|unknown|ground)$/.test(word.role);
    // `на Марсе` says where itself.
    const isPatient = verb !== undefined && followsPlace(words, at, verb);
    if (opens && isNoun(host) && !isPatient && !word.english.startsWith('in the ')) {
      const noun = words.slice(at, at + 5).find(isNoun);
      if (noun) told.push(...between({ host, word, noun, verb }, { language, lexicon }));
    }
    // `рубит дрова топором`: the verb has its thing in it.
    if (
      language === 'ru' &&
      host?.role === 'verb' &&
      isTool(word, lexicon) &&
      / /.test(host.english)
    )
      told.push(small('with', 'preposition'));
    told.push(word);
  }
  return told;
}

/** `достаёт из печи противень`: what comes after where it is done is what it is done to. */
function followsPlace(words: readonly Glossed[], at: number, verb: Glossed): boolean {
  const from = words.lastIndexOf(verb, at);
  const [leads, ...named] = words.slice(from + 1, at);
  return (
    leads?.role === 'preposition' &&
    takesPatient(verb) &&
    named.length > 0 &&
    named.filter(isNoun).length === 1 &&
    named.every(({ role }) => /^(?:noun|unknown|ground|adjective|determiner)$/.test(role))
  );
}

/** `топором`: with what it is done. */
const isTool = ({ senses, lower }: Glossed, lexicon: Lexicon): boolean =>
  /^(?:tool|device|food|plant)$/.test(lexicon.factsOf(senses.concept ?? '')?.kind ?? '') &&
  INSTRUMENTAL.test(lower);

interface Meeting {
  host: Glossed;
  word: Glossed;
  noun: Glossed;
  verb: Glossed | undefined;
}

function between({ host, word, noun, verb }: Meeting, { language, lexicon }: Reading): Glossed[] {
  const kind = lexicon.factsOf(noun.senses.concept ?? '')?.kind ?? '';
  if (language === 'de') {
    const isOf =
      /^(?:des|eines)$/.test(word.lower) ||
      (/^(?:der|einer)$/.test(word.lower) && !verb) ||
      (isMeasure(host, lexicon) && word.role !== 'determiner');
    return isOf ? [small('of', 'of')] : [];
  }
  if (verb && isTool(noun, lexicon)) return [small('with', 'preposition')];
  if (TOLD_TO.test(verb?.senses.verb?.id ?? '') && isLivingKind(kind) && DATIVE.test(noun.lower))
    return [small('to', 'preposition')];
  return [small('of', 'of')];
}

/** Prepositions of which the article is a part. */
const WITH_ARTICLE =
  /(?:^|\s)(?:im|am|ins|aufs|zum|zur|beim|vom|au|aux|du|al|ai|agli|alle|alla|nel|nello|nella|nei|nelle|nell'|sul|sullo|sulla|sui|sugli|sulle|sull'|dal|dalla|no|na|nos|nas|ao|à|do|da|pelo|pela)$/;
const OPENS = /^(?:determiner|possessive|adjective|noun|unknown)$/;

/** Russian has no articles, and `on blue background` none either. */
function articles(words: readonly Glossed[]): Glossed[] {
  return words.flatMap((word, at): Glossed[] => {
    const before = words[at - 1]?.role ?? 'stop';
    const isScenic = words[at - 1]?.role === 'scene' && !words[at - 1]?.english.includes(' ');
    const opens =
      (isQuality(word) || isNoun(word)) &&
      !OPENS.test(before) &&
      !isScenic &&
      before !== 'of' &&
      before !== 'template';
    if (!opens || word.senses.count !== undefined) return [word];
    const noun = words.slice(at, at + 6).find(isNoun);
    const isPlace = noun?.senses.place !== undefined;
    const isOne =
      noun !== undefined &&
      (isPlace || noun.senses.concept !== undefined || noun.role === 'ground') &&
      !/s$|^(?:people|children|men|women)$/.test(noun.english);
    if (!isOne || noun.english.includes(' the ')) return [word];
    if (isPlace && before === 'preposition') return [small('the', 'determiner'), word];
    const isKnown = WITH_ARTICLE.test(words[at - 1]?.lower ?? '');
    const article = isKnown ? 'the' : /^[aeiou]/.test(word.english) ? 'an' : 'a';
    return [small(article, 'determiner'), word];
  });
}

const ENDS_PHRASE = /^(?:comma|stop|and|verb|relative|text|scene)$/;

/** Who is so does nothing to anything. */
const POSTURE = /^(?:standing|sitting|lying|sleeping|kneeling|hanging|crouching|leaning)\b/;

/** `repariert in seiner Werkstatt ein Fahrrad`: to what it is done stands next to the verb. */
function patientFirst(words: readonly Glossed[], { language }: Reading): Glossed[] {
  const told = [...words];
  for (let verb = told.length - 1; verb >= 0; verb -= 1) {
    const word = told[verb];
    if (word?.role !== 'verb' || told[verb + 1]?.role !== 'preposition') continue;
    if (POSTURE.test(word.english)) continue;
    if (isRomance(language) && !takesPatient(word)) continue;
    let at = verb + 2;
    while (at < told.length && !ENDS_PHRASE.test(told[at]?.role ?? '') && !opensPatient(told, at))
      at += 1;
    if (!opensPatient(told, at)) continue;
    let end = at;
    while (end < told.length && !isNoun(told[end])) end += 1;
    told.splice(verb + 1, 0, ...told.splice(at, end + 1 - at));
  }
  return told;
}

const opensPatient = (words: readonly Glossed[], at: number): boolean =>
  isNoun(words[at - 1]) &&
  /^(?:determiner|possessive|adjective|noun)$/.test(words[at]?.role ?? '') &&
  words[at] !== undefined;

/** Who does what, and where, told one after the other. */
const clausesPlain = (words: readonly Glossed[], reading: Reading): Glossed[] =>
  placesLast(objectsLast(verbsPlain(commasGone(words, reading))));

/** `noir et blanc` are both colours of one thing. */
const twoColors = (words: readonly Glossed[]): Glossed[] =>
  words.flatMap((word, at) =>
    isQuality(word) && word.senses.color && isQuality(words[at - 1]) && words[at - 1]?.senses.color
      ? [small('and', 'and'), word]
      : [word],
  );

/** Words in the order in which English says them. */
export function inEnglishOrder(words: readonly Glossed[], reading: Reading): Glossed[] {
  const said = words.filter(({ english }) => english !== '').flatMap(apart);
  const ordered = twoColors(isRomance(reading.language) ? qualitiesFirst(said) : said);
  const joined = compounded(cases(ordered, reading), reading);
  const plain = scenesAlone(prepositions(clausesPlain(joined, reading), reading));
  return articles(patientFirst(plain, reading));
}

/** A verb with the preposition that its words bring: `достаёт из`. */
function apart(word: Glossed): Glossed[] {
  const [, does, leads] = /^(\w+ing(?: out)?) (out of|of)$/.exec(word.english) ?? [];
  if (word.role !== 'verb' || does === undefined || leads === undefined) return [word];
  return [{ ...word, english: does.replace(/ out$/, '') }, small('out of', 'preposition')];
}
