import type { Lexicon } from '../lexicon';
import type { SmallWord } from '../senses';
import { patientBeforeRecipient } from './german-dative';
import { activeInGerman } from './german-passive';
import { patientNext } from './german-patient';
import type { Item } from './item';

/**
 * German says the verb last in clauses and the participle before its noun. Here both stand where the
 * other languages have them, so that one reader reads them all.
 */

const RELATIVE = /^(?:der|die|das|welcher|welche|welches)$/;
/** `eine Küche, wo jemand kocht`. */
const WHERE = /^wo$/;
const OBLIQUE = /^(?:dem|der|denen|den|die|das)$/;
const ENDS_CLAUSE = /^(?:und|oder|sowie)$/;
/** Particles of verbs that stand at the end: `zündet eine Kerze an`. */
const PARTICLE =
  /^(?:hinterher|ab|an|auf|aus|ein|zu|weg|vor|los|fest|hoch|nieder|zusammen|vorbei|herum|umher|herab|hervor|herbei|heraus|herunter|hinunter|herauf|hinauf|hinein|herein|hinaus|hinüber|herüber|hindurch|empor|entgegen|davon|voran|nach|entlang|zurück|bei|mit|hin|um|zurecht)$/;
const FULL_PREPOSITION: Readonly<Record<string, string>> = {
  im: 'in',
  ins: 'in',
  am: 'an',
  ans: 'an',
  vom: 'von',
  zum: 'zu',
  zur: 'zu',
  beim: 'bei',
  aufs: 'auf',
};
const THERE: Readonly<Record<string, SmallWord>> = {
  on: 'on-it',
  in: 'in-it',
  under: 'under-it',
  beside: 'beside-it',
  at: 'beside-it',
  'in-front-of': 'before-it',
  behind: 'behind-it',
};

const isLower = ({ text }: Item) => /^\p{Ll}/u.test(text);
const isNoun = ({ senses, unknown, text }: Item) =>
  !senses.small && !senses.relation && (unknown || /^\p{Lu}/u.test(text));
const isFinite = (item: Item | undefined): item is Item =>
  item !== undefined &&
  isLower(item) &&
  !item.senses.small &&
  /^(?:finite|base)$/.test(item.senses.verb?.form ?? '');

const asSmall = (item: Item, small: SmallWord): Item => ({ ...item, senses: { small } });
const asVerb = (item: Item, id: string): Item => ({
  ...item,
  unknown: false,
  senses: { verb: { id, form: 'gerund' } },
});

/** `der einen Damm baut und singt`: each verb comes before what it is done to. */
function verbsFirst(items: readonly Item[]): Item[] {
  const end = items.findIndex(({ lower }) => ENDS_CLAUSE.test(lower));
  const isJoining = end > 0 && isFinite(items[end - 1]);
  const clause = isJoining ? items.slice(0, end) : items;
  const rest = isJoining ? items.slice(end + 1) : [];
  const verb = clause.at(-1);
  if (!isFinite(verb)) return [...items];
  const read = [verb, ...clause.slice(0, -1)];
  return isJoining ? [...read, items[end] as Item, ...verbsFirst(rest)] : read;
}

/** `ein Mädchen ein Buch liest`: the verb comes after whoever does it. */
function afterWhom(items: readonly Item[]): Item[] {
  const verb = items.at(-1);
  const who = items.findIndex(isNoun);
  if (!isFinite(verb) || who < 0 || who >= items.length - 2) return [...items];
  return [...items.slice(0, who + 1), verb, ...items.slice(who + 1, -1)];
}

function relativeClause(items: readonly Item[]): Item[] | undefined {
  const [first, second] = items;
  if (!first || !second || !items.some(isFinite) || items.at(-2)?.lower === 'zu') return undefined;
  if (first.senses.relation && OBLIQUE.test(second.lower) && isFinite(items.at(-1))) {
    const there = THERE[first.senses.relation.kind];
    return there && [asSmall(first, there), ...afterWhom(items.slice(2))];
  }
  if (WHERE.test(first.lower)) return [asSmall(first, 'in-it'), ...afterWhom(items.slice(1))];
  if (!RELATIVE.test(first.lower)) return undefined;
  const rest = verbsFirst(items.slice(1));
  if (!isFinite(rest[0])) return undefined;
  return [asSmall(first, 'relative'), ...rest];
}

const bare = ({ lower }: Item) => lower.replace(/e[snrm]?$/, '');

/** `bedeckt mit` of `mit Schnee bedeckt`: one preposition. */
function participleWith(participle: Item, preposition: Item, lexicon: Lexicon): Item | undefined {
  const { lower } = preposition;
  const plain = FULL_PREPOSITION[lower] ?? lower;
  for (const word of [participle.lower, bare(participle)]) {
    const senses = lexicon.lookUp(`${word} ${plain}`, 'de');
    if (senses?.relation) return { ...preposition, text: `${word} ${plain}`, senses };
  }
  return undefined;
}

/** The gerund or participle that a word is, with an ending or without. */
function participleOf(item: Item, lexicon: Lexicon): Item | undefined {
  if (!isLower(item) || item.senses.small) return undefined;
  const verb = item.senses.verb ?? lexicon.lookUp(bare(item), 'de')?.verb;
  if (!verb || !/^(?:gerund|past)$/.test(verb.form)) return undefined;
  return /(?:end|t|en)(?:e[snrm]?)?$/.test(item.lower) ? asVerb(item, verb.id) : undefined;
}

/** `ein auf dem Sofa schlafender Hund`, `ein mit Schnee bedecktes Haus`. */
function attributesAfter(items: readonly Item[], lexicon: Lexicon): Item[] {
  for (let at = 0; at < items.length - 3; at += 1) {
    const [opens, next] = [items[at], items[at + 1]];
    if (opens?.senses.small !== 'determiner' || !next?.senses.relation) continue;
    for (let end = at + 3; end < items.length - 1; end += 1) {
      const participle = items[end] as Item;
      const joined = participleWith(participle, next, lexicon);
      const verb = joined ? undefined : participleOf(participle, lexicon);
      if (!joined && !verb) continue;
      const noun = items.findIndex((item, index) => index > end && isNoun(item));
      if (noun < 0) break;
      const said = items.slice(at + (joined ? 2 : 1), end);
      const told = joined ? [joined, ...said] : [verb as Item, ...said];
      return [
        ...items.slice(0, at + 1),
        ...items.slice(end + 1, noun + 1),
        ...told,
        ...attributesAfter(items.slice(noun + 1), lexicon),
      ];
    }
  }
  return [...items];
}

/** `von Rosen umgeben`, `auf einer Bank sitzend`, `eine Gitarre haltend`. */
function participleFirst(items: readonly Item[], afterComma: boolean, lexicon: Lexicon): Item[] {
  const last = items.at(-1);
  if (!last || items.length < 3) return [...items];
  const at = items.findLastIndex(({ senses }) => senses.relation !== undefined);
  const preposition = items[at];
  if (preposition && at < items.length - 2) {
    const joined = participleWith(last, preposition, lexicon);
    if (joined) return [...items.slice(0, at), joined, ...items.slice(at + 1, -1)];
  }
  // `, an die Tafel zu schreiben`
  const isInfinitive = items.at(-2)?.lower === 'zu' && last.senses.verb?.form === 'base';
  if (afterComma && isInfinitive) return [last, ...items.slice(0, -2)];
  const verb = participleOf(last, lexicon);
  if (!verb) return [...items];
  if (preposition && at < items.length - 2)
    return [...items.slice(0, at), verb, ...items.slice(at, -1)];
  return afterComma ? [verb, ...items.slice(0, -1)] : [...items];
}

/** `zündet eine Kerze an`: the verb and its particle are one word. */
function withParticle(items: readonly Item[], lexicon: Lexicon): Item[] {
  const last = items.at(-1);
  if (!last || items.length < 3 || !PARTICLE.test(last.lower)) return [...items];
  for (const [at, verb] of items.slice(0, -1).entries()) {
    if (!isLower(verb) || verb.senses.small || verb.senses.relation) continue;
    const known =
      lexicon.lookUp(`${verb.lower} ${last.lower}`, 'de')?.verb ??
      lexicon.lookUp(last.lower + verb.lower, 'de')?.verb ??
      verb.senses.verb;
    if (!known) continue;
    const one = { ...verb, unknown: false, senses: { verb: known } };
    return [...items.slice(0, at), one, ...items.slice(at + 1, -1)];
  }
  return [...items];
}

/** `beim Angeln`, `beim Lesen eines Buches`: what somebody does. */
function nounsOfVerbs(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.flatMap((item, index): Item[] => {
    const next = items[index + 1];
    if (item.lower === 'beim' && next && doneIn(next, lexicon)) return [];
    const id = items[index - 1]?.lower === 'beim' ? doneIn(item, lexicon) : undefined;
    return [id ? asVerb(item, id) : item];
  });
}

function doneIn(item: Item, lexicon: Lexicon): string | undefined {
  if (!/(?:en|eln|ern)$/.test(item.lower) || item.mark) return undefined;
  return (item.senses.verb ?? lexicon.lookUp(item.lower, 'de')?.verb)?.id;
}

/** The words of a German prompt with every verb and participle before what belongs to it. */
export function germanOrder(items: readonly Item[], lexicon: Lexicon): Item[] {
  const ordered: Item[] = [];
  let from = 0;
  const told = activeInGerman(nounsOfVerbs(items, lexicon), lexicon);
  for (let at = 0; at <= told.length; at += 1) {
    const mark = told[at]?.mark;
    if (at < told.length && mark === undefined) continue;
    const segment = told.slice(from, at);
    const afterComma = told[from - 1]?.mark === ',';
    const clause = (afterComma ? relativeClause(segment) : undefined) ?? segment;
    const whole = withParticle(attributesAfter(clause, lexicon), lexicon);
    const plain = patientNext(participleFirst(whole, afterComma, lexicon), lexicon);
    ordered.push(...patientBeforeRecipient(plain, lexicon));
    ordered.push(...told.slice(at, at + 1));
    from = at + 1;
  }
  return ordered;
}
