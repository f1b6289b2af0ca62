import type { BriefRelation } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import { isRomance, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from '../read/item';
import type { Role, Settled } from '../read/settle';
import type { Senses } from '../senses';
import { verbFrameOf } from '../words/verb';
import {
  type EnglishWords,
  englishWords,
  baseOf,
  gerundOf,
  likest,
  pluralOf,
} from './english-words';
import { ADJECTIVES, HOURS, SEASONS, WEATHERS } from './scene-words';
import { isSeveral } from './several';
import {
  ACROSS,
  COVERED,
  DRESSED,
  FACES,
  LAUNDRY,
  LEANS,
  mealSaid,
  NO_GROUND,
  ON_IT,
  OPENS_SCENE,
  PEEKS,
  RAINS,
  ROWS,
  SAYS_FIRST,
  THERE,
  TONGUES,
  WHERE_SOMEBODY,
  WITH_IT,
} from './telling-words';

/** A word of a prompt with what English says for it. */
export interface Glossed {
  /** As written. */
  text: string;
  english: string;
  role: Role;
  senses: Senses;
  lower: string;
}

export interface Told {
  language: Language;
  lexicon: Lexicon;
  /** What is to be written, in its order. */
  texts: readonly string[];
  /** How what these words name stands to what was told before, as it was read. */
  relationOf?: (item: Item) => BriefRelation['kind'] | undefined;
  /** What is done by a word, as what it is done to says. */
  verbMeant?: (word: string) => string | undefined;
  /** Whether something that no table knows is a thing of its own, as it was read. */
  isNamed?: (item: Item) => boolean;
}

/** Longer ones are no words. */
const MAX_UNKNOWN_LETTERS = 40;
const INDEFINITE = /^(?:une?|una|uno|uma|um|un'|eine?[nmrs]?)$/u;
const SOME = /^(?:unos|unas|umas|uns|des|dei|degli|delle|de|alcuni|alcune|einige)$/;
/** Words for designs that say for whom as well: `logo para`. */
const FOR_WHOM = / (?:para|für|pour|per|для)(?: (?:una?|uma?|une?|eine?n?))?$/u;
/** What stands for several English prepositions. */
const UNSURE =
  /^(?:en|em|n[oa]s?|nuns?|num|numas?|à|au|aux|al?|alla|allo|alle|ai|agli|ad|ao|aos|às|de|del|d'|di|da|dal|dalla|dallo|dalle|dai|do|dos|das|du|des|por|per|pelo|pela|su|sul|sulla|sopra|sobre|encima de|em cima de|por cima de|на|в|по|у|за)$/;
const PLACED = /^(?:on|at|in|towards|above|with|wearing|through|against|beside|around)$/;
const HAD = /^(?:with|wearing)$/;
const WHILE =
  /^(?:mientras(?: que)?|enquanto(?: que)?|mentre|pendant que|tandis que|während|wobei|пока|в то время как|alors que|intanto che)$/;
const INSTEAD =
  /^(?:(?:an)?statt|anstelle|au lieu|à la place|en (?:lugar|vez)|al posto|invece|no lugar|em (?:vez|lugar)|ao invés|вместо)/;
/** Words for places that say where as well: `sulla luna`, `im Wald`. */
const OPENS_PLACE =
  /^(?:en|em|na|no|nel|nella|sul|sulla|auf|im|am|dans|sur|au|на|в|под|sous|sotto|sob|bajo) /;
const OVER = /^(?:через|über|par-dessus|por encima de|por cima de|sopra|sobre)$/;
/** `in cima a`, `на вершине`: what is highest of something. */
const ON_TOP = /(?:^| )(?:cima|vetta|cume|topo|haut|sommet|вершине) ?(?:de|di|a|da|of|)$/u;
const THINGS = /^(?:noun|adjective|unknown|ground)$/;
const THEM = /^(?:ellos|ellas|eux|loro|eles|elas|ihnen|них|ними|им)$/;
const OUT_OF_IT = / (?:de|da|из|aus)$/;
const TO_DO = /^(?:à|a|ad|zu|para|per|pour|um)$/;

/** `a faire`, `учит вязать`: what somebody is to do, and nobody does. */
const isToDo = (
  { senses }: Item,
  before: { item: Pick<Item, 'lower'>; role?: Role } | undefined,
): boolean =>
  senses.verb?.form === 'base' &&
  senses.concept === undefined &&
  (TO_DO.test(before?.item.lower ?? '') ||
    (before?.role === 'noun' && /(?:ть|ться)$/.test(senses.base ?? '')));

const thingAfter = (settled: readonly Settled[], at: number): Settled | undefined =>
  settled.slice(at + 1, at + 6).find(({ role }) => role === 'noun');

/** What stands before a word; before a thing its article, whatever it is said to be like between. */
function opened(settled: readonly Settled[], at: number): Settled | undefined {
  if (settled[at]?.role !== 'noun') return settled[at - 1];
  let before = at - 1;
  while (settled[before]?.role === 'adjective' && settled[before]?.item.senses.count === undefined)
    before -= 1;
  const opens = settled[before];
  const isCount = (opens?.item.senses.count ?? 1) > 1;
  return opens?.role === 'determiner' || isCount ? opens : settled[at - 1];
}

/** The English words of one language's words. */
export class Glossary {
  private readonly words: EnglishWords;

  constructor(private readonly told: Told) {
    this.words = englishWords(told.lexicon);
  }

  private one(key: string, said: string): string | undefined {
    return likest(this.words.get(key) ?? [], said);
  }

  first(key: string): string | undefined {
    return this.words.get(key)?.[0];
  }

  /** How English calls a thing that was told by these words: what it is like, and what it is. */
  phrase(items: readonly Item[], concept = ''): string {
    const said = items.filter(({ senses }) => !senses.small);
    const isThing = ({ senses, unknown }: Item) =>
      unknown || (senses.concept ?? senses.place ?? senses.metaphor) !== undefined;
    const head =
      said.findLast(({ senses }) => senses.concept === concept) ?? said.findLast(isThing);
    const rest = said.filter((item) => item !== head);
    const words = [
      ...rest
        .filter((item) => !isThing(item))
        .map(({ senses, lower }) => this.adjective(senses, lower)),
      ...rest.filter(isThing).map((item) => this.named(item)),
      ...(head ? [this.named(head)] : []),
    ];
    return words.filter(Boolean).join(' ');
  }

  private named(item: Item): string {
    return this.noun({ item, role: 'noun' }, undefined);
  }

  glossed(settled: readonly Settled[]): Glossed[] {
    let texts = 0;
    let isOfSomebody = false;
    return settled.map((one, at) => {
      const had = this.had(one, settled, at);
      if (had) return had;
      const { item, role } = one;
      const { text, lower, senses } = item;
      if (role === 'noun' && isSomebody(senses, this.told.lexicon)) isOfSomebody = true;
      const there = isOfSomebody ? WHERE_SOMEBODY[role] : undefined;
      if (there) return { text, lower, role, senses, english: there };
      const english =
        role === 'text'
          ? `"${this.told.texts[texts++] ?? ''}"`
          : this.english(
              { item, role },
              opened(settled, at),
              settled[at + 1],
              thingAfter(settled, at),
            );
      return { text, lower, role, senses, english };
    });
  }

  /** `en` and `à` are said of what is in, on and at a thing, and `de` of what it has: as it was read. */
  private had(
    { item: { text, lower, senses }, role }: Settled,
    settled: readonly Settled[],
    at: number,
  ): Glossed | undefined {
    if (!UNSURE.test(lower) || !/^(?:of|preposition)$/.test(role)) return undefined;
    // `crece de un libro` comes out of it, and `la barandilla de un muelle` is a part of it.
    if (role === 'of' && settled[at - 1]?.role === 'verb') return undefined;
    const next = settled[at + 1];
    if (role === 'of' && (next?.role === 'possessive' || INDEFINITE.test(next?.item.lower ?? '')))
      return undefined;
    const noun = settled.slice(at + 1, at + 5).find((one) => one.role === 'noun');
    const kind = noun && this.told.relationOf?.(noun.item);
    if (!kind || !(role === 'of' ? HAD : PLACED).test(kind)) return undefined;
    const english = this.first(`relation ${kind}`) ?? kind.replaceAll('-', ' ');
    return { text, lower, senses, role: 'preposition', english };
  }

  private english(
    { item, role }: Settled,
    before: Settled | undefined,
    next: Settled | undefined,
    thing: Settled | undefined,
  ): string {
    const { senses, lower, text } = item;
    switch (role) {
      case 'comma':
      case 'stop':
        return item.text === ':' ? ':' : (item.mark ?? ',');
      case 'determiner':
        return INDEFINITE.test(lower) ? 'a' : SOME.test(lower) ? 'some' : 'the';
      case 'possessive':
        return /^(?:ihr|leur|loro|deles|delas|их)/.test(lower) ? 'their' : 'his';
      case 'relative':
        return WHILE.test(lower) ? 'while' : 'that';
      case 'preposition':
        return this.preposition(senses, next, lower, before, thing);
      case 'verb':
        return isToDo(item, before)
          ? `${before?.role === 'noun' ? 'to ' : ''}${baseOf(senses.verb?.id ?? '')}`
          : this.deed(item);
      case 'pronoun':
        return THEM.test(lower) ? 'them' : (this.first('small pronoun') ?? '');
      case 'adjective':
        return this.adjective(senses, lower);
      case 'scene':
        return this.scene(senses, lower, before, next);
      case 'template':
        return `${this.one(`template ${senses.template ?? ''}`, lower) ?? ''}${FOR_WHOM.test(lower) ? ' for' : ''}`;
      case 'ground':
        return this.first(`ground ${senses.ground ?? ''}`) ?? '';
      case 'empty':
        return this.empty(senses, lower);
      case 'noun':
        return this.noun({ item, role }, before);
      case 'unknown':
        if (senses.isUndrawn && senses.english) return this.noun({ item, role }, before);
        // What only says how a thing is would be a thing of its own in English: `un tazón desconchado`.
        if (this.told.isNamed?.(item) === false) return '';
        return (this.told.language === 'de' ? lower : text).slice(0, MAX_UNKNOWN_LETTERS);
      case 'not':
        return INSTEAD.test(lower) ? 'instead of' : 'without';
      default:
        return THERE[role] ?? this.first(`small ${role}`) ?? '';
    }
  }

  private preposition(
    { relation }: Senses,
    next: Settled | undefined,
    lower: string,
    before: Settled | undefined,
    thing: Settled | undefined,
  ): string {
    const { language } = this.told;
    // `набор из шести иконок`
    if (lower === 'из' && /^(?:template|empty|adjective)$/.test(before?.role ?? '')) return 'of';
    if ((language === 'de' && lower === 'aus') || (language === 'ru' && lower === 'из'))
      return before?.role === 'verb' || next?.role === 'determiner' || this.holds(thing)
        ? 'out of'
        : 'made of';
    // `portant une planche`: carried, where clothing is worn.
    const worn = this.told.lexicon.factsOf(thing?.item.senses.concept ?? '')?.kind ?? 'clothing';
    if (lower === 'portant' && !/^(?:clothing|body-part)$/.test(worn)) return 'holding';
    if (ON_TOP.test(lower)) return 'on top of';
    if (COVERED.test(lower)) return 'covered with';
    if (DRESSED.test(lower) && !/^(?:clothing|colou?r)?$/.test(worn)) return 'dressed as';
    // Who is said to be behind a desk in Russian is at it.
    if (lower === 'за' && isOfSort(thing?.item.senses.concept, 'office-table')) return 'at';
    const done = before?.item.senses.verb?.id ?? '';
    if (OVER.test(lower) && /^jump/.test(done)) return 'over';
    // `über die Straße`: by its case from one side to the other.
    if (lower === 'über' && ACROSS.test(next?.item.lower ?? '') && this.moves(before, thing))
      return 'across';
    // `en lisant`
    if (next?.item.senses.verb?.form === 'gerund' && next.role === 'verb') return 'while';
    if (next && isToDo(next.item, { item: { lower } })) return 'to';
    if (relation?.kind === 'against' && LEANS.test(lower)) return 'leaning against';
    const { kind = 'with', reversed = false } = relation ?? {};
    const said = this.first(`relation ${reversed ? '~' : ''}${kind}`) ?? kind.replaceAll('-', ' ');
    // `wächst aus`, `sale de`: what is done is told with where.
    const verb = kind === 'out-of' ? this.verbIn(lower) : undefined;
    return verb ? `${verb} ${said}` : said;
  }

  /** Whether somebody goes over ground, and does not fly or look over it. */
  private moves(before: Settled | undefined, thing: Settled | undefined): boolean {
    const { concept = '', place } = thing?.item.senses ?? {};
    const kind = this.told.lexicon.factsOf(concept)?.kind ?? '';
    const verb = before?.item.senses.verb?.id ?? '';
    return (place !== undefined || /^(?:building|furniture)$/.test(kind)) && !NO_GROUND.test(verb);
  }

  /** Whether something else comes out of a thing, and nothing is made of it. */
  private holds(thing: Settled | undefined): boolean {
    const { concept = '', place } = thing?.item.senses ?? {};
    const kind = this.told.lexicon.factsOf(concept)?.kind ?? '';
    return place !== undefined || /^(?:building|container|vehicle)$/.test(kind);
  }

  /** What is done, as what it is done to says: `raccoglie mele` picks, `raccoglie una pietra` takes. */
  private deed({ text, lower, senses }: Item): string {
    if (PEEKS.test(lower)) return OUT_OF_IT.test(lower) ? 'peeking out of' : 'peeking out';
    const said = gerundOf(this.told.verbMeant?.(text) ?? senses.verb?.id ?? '');
    if (said === 'sailing' && ROWS.test(lower)) return 'rowing';
    if (said === 'eating') return mealSaid(lower) ?? said;
    if (/ /.test(said)) return said;
    if (ON_IT.test(lower) && verbFrameOf(senses.verb?.id ?? '')?.to === undefined)
      return `${said} on`;
    if (lower.endsWith(' из')) return `${said} out of`;
    return WITH_IT.test(lower) ? `${said} with` : said;
  }

  private verbIn(phrase: string): string | undefined {
    const { lexicon, language } = this.told;
    const verb = phrase
      .split(' ')
      .slice(0, -1)
      .map((word) => lexicon.lookUp(word, language)?.verb)
      .find((found) => found !== undefined);
    return verb && gerundOf(verb.id);
  }

  private adjective(senses: Senses, lower: string): string {
    const { count, group, piece, tone, color, attribute, modifier, verb } = senses;
    if (count !== undefined) return this.first(`count ${String(count)}`) ?? String(count);
    if (group) return this.first(`group ${group.id}`) ?? '';
    if (piece) return this.first(`piece ${piece}`) ?? '';
    if (tone !== undefined) return tone > 0 ? 'light' : 'dark';
    if (color) return this.one(`color ${color}`, lower) ?? '';
    if (modifier) return this.naming(modifier.senses, modifier.text) ?? '';
    if (attribute) return this.one(`attribute ${attribute}`, lower) ?? attribute;
    return verb ? gerundOf(verb.id) : '';
  }

  private empty({ empty = '' }: Senses, lower: string): string {
    if (empty === 'lettering') return this.one('empty lettering', lower) ?? '';
    if (empty !== 'picture') return '';
    const alike = this.one('empty picture', lower);
    return alike === this.first('empty picture') ? 'picture' : (alike ?? '');
  }

  private scene(
    senses: Senses,
    lower: string,
    before: Settled | undefined,
    next: Settled | undefined,
  ): string {
    const { hour, weather, season, mood, camera, medium } = senses;
    // `am windigen Strand`, `на ветреном пляже`: said of the beach.
    const isOfNext = next?.role === 'noun' && SAYS_FIRST.test(this.told.language);
    const isWhen =
      (/^(?:preposition|determiner)$/.test(before?.role ?? '') && !isOfNext) ||
      RAINS.test(lower) ||
      !(
        THINGS.test(next?.role ?? '') ||
        (isRomance(this.told.language) && THINGS.test(before?.role ?? ''))
      ) ||
      OPENS_SCENE.test(lower);
    if (hour) return HOURS[hour] ?? '';
    if (weather)
      return (
        (isWhen ? WEATHERS[weather] : ADJECTIVES[weather]) ??
        WEATHERS[weather] ??
        this.first(`weather ${weather}`) ??
        ''
      );
    if (season) return isWhen ? (SEASONS[season] ?? '') : season;
    if (camera) return this.one(`camera ${camera}`, lower) ?? '';
    if (medium) return this.one(`medium ${medium}`, lower) ?? '';
    return mood ? (this.one(`mood ${mood}`, lower) ?? '') : '';
  }

  /** What a place is called in English, by its words in the prompt. */
  place(phrase: string, concept: string): string | undefined {
    const senses = this.told.lexicon.lookUp(phrase.toLowerCase(), this.told.language);
    return this.naming({ ...senses, place: concept }, phrase.toLowerCase());
  }

  private naming(
    { concept, place, metaphor, english = '', isUndrawn }: Senses,
    lower: string,
  ): string | undefined {
    if (isUndrawn && english !== '') return english;
    if (concept === 'head' && FACES.test(lower)) return 'face';
    if (concept === 'mouth' && TONGUES.test(lower)) return 'tongue';
    if (concept === 't-shirt' && LAUNDRY.test(lower)) return 'laundry';
    const told = this.told.lexicon.lookUp(english, 'en');
    const isSame =
      told !== undefined && (concept ? told.concept === concept : told.place === place);
    if (english !== '' && isSame && (concept ?? place)) return english;
    if (concept) return this.one(`concept ${concept}`, lower) ?? concept.replaceAll('-', ' ');
    if (place) return this.one(`place ${place}`, lower) ?? place.replaceAll('-', ' ');
    return metaphor ? this.one(`metaphor ${metaphor}`, lower) : undefined;
  }

  /** `ovejas`: several sheep, whose plural English does not hear. */
  private several(name: string, { senses }: Item, before: Settled | undefined): string {
    const many = pluralOf(name);
    const isHeard =
      many !== name || /^(?:determiner|adjective|possessive)$/.test(before?.role ?? '');
    const { kind } = this.told.lexicon.factsOf(senses.concept ?? '') ?? {};
    return isHeard || kind !== 'animal' ? many : `several ${many}`;
  }

  private noun({ item }: Settled, before: Settled | undefined): string {
    const { senses, lower, text } = item;
    const { modifier, attribute, color } = senses;
    const named = this.naming(senses, lower) ?? text;
    const isWhere = senses.place !== undefined && OPENS_PLACE.test(lower);
    const name = isWhere && before?.role !== 'preposition' ? `in the ${named}` : named;
    const isMade = this.told.language === 'de' && senses.concept !== undefined;
    const said = [
      isMade && color ? this.one(`color ${color}`, lower) : '',
      isMade && attribute && attribute !== senses.concept && !modifier
        ? this.one(`attribute ${attribute}`, lower)
        : '',
      modifier ? this.naming(modifier.senses, modifier.text.toLowerCase()) : '',
      isSeveral(item, before, this.told.language) ? this.several(name, item, before) : name,
    ];
    return said.filter(Boolean).join(' ');
  }
}

/** Whether a word names a person, whom English says `him` of. */
export const isSomebody = ({ concept = '' }: Senses, lexicon: Lexicon): boolean =>
  /^(?:person|fantasy)$/.test(lexicon.factsOf(concept)?.kind ?? '');

/** Whether something is measured by it: `a cup of coffee`, and no coffee cup. */
export const isMeasure = ({ senses, role }: Glossed, lexicon: Lexicon): boolean =>
  role === 'adjective' ||
  isOfSort(senses.concept, 'vessel') ||
  lexicon.factsOf(senses.concept ?? '')?.kind === 'container';

/** Whether a verb says to what it is done without a preposition in English. */
export const takesPatient = ({ senses }: Glossed): boolean =>
  verbFrameOf(senses.verb?.id ?? '')?.to !== undefined;
