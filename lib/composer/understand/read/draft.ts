import type { Hex } from '@/lib/color/hex';
import type { Brief, BriefElement, BriefRelation } from '../../brief';
import { type Language, isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import { lastOf, rowOf, takeOut } from './among';
import type { Item } from './item';

type Fate = Brief['words'][number]['fate'];

/** What a noun phrase says, before it is known what it is for. */
export interface Phrase {
  head?: Item;
  /** Unknown noun: its words. */
  unknownHead?: string;
  items: Item[];
  count: number;
  counted: boolean;
  several: boolean;
  colors: Hex[];
  attributes: string[];
  /** Known things before the head: `picnic` of `picnic table`. */
  modifiers: Item[];
  /** `his`, or an owner's phrase before `'s`. */
  possessive: boolean;
  owner?: Phrase;
  definite: boolean;
  /** A crowd, a team: people. */
  people?: boolean;
  /** The element whose it is. */
  belongsTo?: string | undefined;
}

export const newPhrase = (): Phrase => ({
  items: [],
  count: 1,
  counted: false,
  several: false,
  colors: [],
  attributes: [],
  modifiers: [],
  possessive: false,
  definite: false,
});

const DEFINITE = /^(?:the|this|that|der|die|das|den|dem|le|la|l'|el|il|lo|этот|эта|это)$/;
/** In Portuguese they are definite; `a knight and a squire` are two. */
const DEFINITE_IN_PORTUGUESE = /^(?:o|a)$/;

/** Whether a phrase ends in a word; Russian has other endings in each case. */
const isSameWord = (phrase: string, word: string, language: Language) =>
  language === 'ru'
    ? (phrase.split(' ').at(-1) ?? '').slice(0, 3) === word.slice(0, 3)
    : phrase.endsWith(word);

/** As many actions as the schema of a brief takes. */
const MOST_ACTIONS = 20;

/** A brief while it is being read. */
export class Draft {
  readonly elements: BriefElement[] = [];
  readonly relations: BriefRelation[] = [];
  readonly actions: Brief['actions'] = [];
  readonly places: Brief['places'] = [];
  readonly media: string[] = [];
  readonly paletteColors: Hex[] = [];
  readonly excluded: string[] = [];
  readonly words: Brief['words'] = [];
  readonly metaphors: { id: string; text: string }[] = [];
  /** Ideas that have a picture of their own, the one that says most first. */
  ideas: NonNullable<Brief['ideas']> = [];
  /** The words by which each element was told. */
  readonly said = new Map<string, readonly Item[]>();
  /** Rows of which some were told one by one. */
  readonly divided = new Set<string>();
  /** Elements that only say whom a design is for. */
  readonly clients = new Set<string>();
  readonly clientPlaces: string[] = [];
  /** Years and other numbers, as written. */
  readonly numbers: string[] = [];
  /** The picture stands for a notion that is told beside it. */
  isOfIdea?: true;
  hour?: Brief['hour'];
  weather?: Brief['weather'];
  season?: Brief['season'];
  mood?: string;
  /** What is said of the whole place or scene. */
  qualities: NonNullable<Brief['qualities']> = [];
  camera?: Brief['camera'];
  crop?: Brief['crop'];
  seenFrom?: Brief['seenFrom'];
  template?: NonNullable<Brief['template']>;
  background?: string;
  clearSide?: Brief['clearSide'];
  thrown?: Brief['thrown'];

  constructor(
    readonly language: Language,
    readonly lexicon: Lexicon,
    readonly lettering: string[],
  ) {}

  fate(item: Item | string, fate: Fate, note?: string): void {
    const word = typeof item === 'string' ? item : item.text;
    if (this.words.length < 400) this.words.push({ word, fate, ...(note ? { note } : {}) });
  }

  addElement(phrase: Phrase): string {
    const id = `e${String(this.elements.length + 1)}`;
    const concept = phrase.people
      ? 'person'
      : phrase.unknownHead
        ? undefined
        : phrase.head?.senses.concept;
    const text = phrase.unknownHead ?? phrase.head?.text ?? phrase.items.at(-1)?.text ?? '';
    const isPart = concept !== undefined && this.lexicon.factsOf(concept)?.kind === 'body-part';
    const isPair = isPart && phrase.several && !phrase.counted;
    const row = phrase.head?.senses.among ? rowOf(this, concept) : undefined;
    const same = row ? lastOf(this, row, phrase) : this.meantAgain(phrase, concept);
    if (same) {
      this.fate(text, 'element', same);
      return same;
    }
    if (this.elements.length >= 40) {
      this.fate(text, 'ignored', 'more things than one picture holds');
      return 'e40';
    }
    this.elements.push({
      id,
      ...(concept ? { concept } : {}),
      ...(concept && phrase.head?.senses.isStandIn ? { isStandIn: true } : {}),
      phrase: this.textOf(phrase),
      count: isPair ? 2 : Math.min(50, Math.max(1, phrase.count)),
      several: phrase.several,
      colors: phrase.colors,
      attributes: [...new Set(phrase.attributes)],
    });
    this.said.set(id, phrase.items);
    if (row) takeOut(this, row, id);
    this.fate(text, concept ? 'element' : 'unknown', id);
    return id;
  }

  /** `face lit by the phone, chain from phone to wrist`: the one that was named before. */
  private meantAgain(
    { items, colors, attributes, several, count, owner }: Phrase,
    concept?: string,
  ) {
    const isBare = colors.length + attributes.length === 0 && !several && count === 1 && !owner;
    const opens = items[0]?.senses.small === 'determiner' ? items[0].lower : '';
    const isDefinite =
      DEFINITE.test(opens) || (this.language === 'pt' && DEFINITE_IN_PORTUGUESE.test(opens));
    const isKnown = isDefinite || (opens === '' && /^(?:en|ru|ja)$/.test(this.language));
    if (!concept || !isBare || !isKnown || items.length > (opens ? 2 : 1)) return undefined;
    const word = items.at(-1)?.lower ?? '';
    return this.elements.find(
      (it) =>
        it.concept === concept &&
        it.count === 1 &&
        !this.clients.has(it.id) &&
        // A rabbit and a bunny are two, whatever draws them; the bunny is the rabbit.
        (isDefinite || isSameWord(it.phrase.toLowerCase(), word, this.language)),
    )?.id;
  }

  /** The words of a phrase without articles. */
  textOf({ items }: Phrase): string {
    return items
      .filter(({ senses, text }) => !senses.small && text)
      .map(({ text }) => text)
      .join(this.language === 'ja' ? '' : ' ');
  }

  relate(kind: BriefRelation['kind'], from: string, to: string, spot?: string): void {
    const known = this.relations.some(
      (relation) => relation.kind === kind && relation.from === from && relation.to === to,
    );
    if (from !== to && !known && this.relations.length < 60)
      this.relations.push({ kind, from, to, ...(spot === undefined ? {} : { spot }) });
  }

  /** Forgets what is said of where things are to each other. */
  unrelate(isGone: (relation: BriefRelation) => boolean): void {
    const kept = this.relations.filter((relation) => !isGone(relation));
    this.relations.splice(0, this.relations.length, ...kept);
  }

  dropPlace(place: Brief['places'][number]): void {
    this.places.splice(this.places.indexOf(place), 1);
  }

  addPlace(concept: string, phrase: string, attributes: string[] = [], colors: Hex[] = []): void {
    if (this.places.length < 8 && !this.places.some((place) => place.concept === concept))
      this.places.push({ concept, phrase, attributes, colors });
    this.fate(phrase, 'place', concept);
  }

  element(id: string): BriefElement | undefined {
    return this.elements.find((element) => element.id === id);
  }

  kindOf(id: string): string | undefined {
    const concept = this.element(id)?.concept;
    return concept ? this.lexicon.factsOf(concept)?.kind : undefined;
  }

  /** Whether it can do something by itself. */
  /** Whether there is room for a further action in a brief. */
  get mayAct(): boolean {
    return this.actions.length < MOST_ACTIONS;
  }

  isAnimate(id: string): boolean {
    const { kind = '', habitat } = this.lexicon.factsOf(this.element(id)?.concept ?? '') ?? {};
    // A wizard does something, and his staff does not.
    return isLivingKind(kind) && habitat !== 'hand';
  }
}
