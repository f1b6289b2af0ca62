import { isRomance } from '../../concepts/concept';
import { opensAbsolute } from './absolute';
import { havingOf } from './attached';
import { belongTo, type Doing, fillPatient, makeOf } from './attach';
import { qualifies, saysKind } from './kinds';
import { opensClause } from './clause-opens';
import { ClauseState, type Kind, type Preposition, type Slot } from './clause-state';
import {
  endsFilling,
  endsFittings,
  endsNested,
  endsRow,
  listGoesOn,
  nameSubjects,
  placedOfRow,
  startsAnew,
} from './listing';
import { type ReadPhrase, readPhrase } from './phrase';
import { isCarriedKind, meanCouple, meanSomebody, isLiving, kindOfPhrase } from './heads';
import type { Settled } from './settle';
import {
  fromWhere,
  givenTo,
  isTowards,
  isArticled,
  isCarriedThere,
  isDoneOf,
  isPartitive,
  leadsToPatient,
  saidByCase,
  takenFrom,
  skipsTime,
} from './foreign';
import { agentsOf, governorsOf, meantByRelative, relateTo, saidWith } from './reference';
import {
  isAboutDesign,
  isBusiness,
  isClientByCase,
  isForChildren,
  isPictureWord,
  isPurpose,
  isTopic,
  leadsToVerb,
} from './topic';
import { readPronoun, toldLast } from './pronouns';
import { isTarget } from './target';
import {
  describesLast,
  inheritFromPart,
  stand,
  standBehind,
  standOnNearest,
  isSpotOrCount,
  spotOf,
  relationNow,
  standThere,
  THERE,
  isOfPlace,
  isState,
} from './standing';
import { enter, type Mention, preferPlace, tellExcluded, tellGround } from './things';

const SUBJECT: Slot = { kind: 'subject' };
const PARTS = 'body-part';
/** Most units of a design: `40 mg` counts nothing of it. */
const TEMPLATE_COUNT_MAX = 36;
/** Prepositions that stand alone as well: `with a plant growing inside`. */
const ADVERBS =
  /^(?:inside|within|underneath|beneath|below|above|nearby|alongside|dentro|dessous|sopra|sotto|davanti|dietro|derrière|devant|внутри)$/;
const ENDS = /^(?:comma|stop|empty|scene)$/;
/**
 * Reads a prompt from left to right: who and what there is, what it does, where it stands. What a
 * preposition or a verb belongs to is decided by what was last told.
 */
export class ClauseReader extends ClauseState {
  private afterTemplate = false;
  /** What was said of the place that was just named. */
  private placed: Preposition | undefined;
  /** Where the phrase begins that is read. */
  private phraseAt = 0;

  read(): void {
    while (this.at < this.settled.length) {
      const { role } = this.settled[this.at] as Settled;
      const isPhrase = /^(?:determiner|possessive|adjective|noun|unknown|ground)$/.test(role);
      if (!isPhrase || !this.readThing()) this.readSmall();
    }
    this.endPhrase();
  }

  private readSmall(): void {
    const { item, role } = this.settled[this.at] as Settled;
    this.at += 1;
    switch (role) {
      case 'comma':
        this.endPhrase();
        this.comma = true;
        if (this.slot.kind === 'client') this.slot = { kind: 'subject' };
        break;
      case 'stop':
        this.endPhrase();
        this.slot = { kind: 'subject' };
        this.doing = undefined;
        this.joined = false;
        this.comma = false;
        break;
      case 'and':
        this.joined = true;
        break;
      case 'of':
        if (!takenFrom(this) && (isPartitive(this) || this.isSpot() || isDoneOf(this))) break;
        this.pending = role;
        this.openSource(takenFrom(this) ?? spotOf(this));
        break;
      case 'for':
      case 'not':
        this.openFor(role);
        break;
      case 'relative':
        if (this.topic.length === 0) this.topic = this.subjects;
        this.subjects = meantByRelative(this);
        this.doing = undefined;
        break;
      case 'verb':
        return this.readVerb();
      case 'preposition':
        this.draft.fate(item, 'relation', item.senses.relation?.kind);
        if (isCarriedThere(this)) this.act(item, 'hold');
        else this.openPreposition(item.senses.relation as Pick<Preposition, 'kind' | 'reversed'>);
        break;
      case 'template':
        this.afterTemplate = true;
        this.pending = undefined;
        break;
      case 'text':
        this.preposition = undefined;
        break;
      case 'pronoun':
        return readPronoun(this, item.lower);
      case 'behind-it':
        return standBehind(this, item);
      default:
        if (role in THERE) standThere(this, item, role as keyof typeof THERE);
    }
  }

  private caseOf(phrase: ReadPhrase['phrase'], isAlive: boolean): Kind | 'of' | undefined {
    if (isClientByCase(this, phrase, this.phraseAt)) this.pending = 'for';
    return saidByCase(this, phrase, isAlive, this.phraseAt);
  }

  private openFor(role: 'for' | 'not'): void {
    if (role === 'for' && givenTo(this)) return this.openSource('towards');
    if (role === 'for' && isTowards(this)) return;
    this.afterTemplate ||= isPictureWord(this.settled[this.at - 2]);
    this.pending = role;
  }

  private openSource(kind: Kind | undefined): void {
    if (kind) this.openPreposition({ kind, reversed: false });
  }

  private wordsOf(from: number, to: number): string[] {
    return this.settled.slice(from, to).map(({ item }) => item.lower);
  }

  private wordAt(index: number): string {
    return this.settled[index]?.item.lower ?? '';
  }

  /** `over the edge of a desk`, `in the middle of a lake`: the preposition goes on. */
  private isSpot(): boolean {
    const before = this.settled[this.at - 2];
    return this.preposition !== undefined && before?.item.senses.empty === 'position';
  }

  private endPhrase(): void {
    const { preposition } = this;
    const word = this.wordAt((preposition?.opensAt ?? 0) - 1);
    const isLast = this.settled.slice(preposition?.opensAt).every(({ role }) => ENDS.test(role));
    if (preposition?.kind === 'around') stand(this, 'around', toldLast(this, preposition.from));
    else if (preposition && isLast && ADVERBS.test(word))
      standOnNearest(this, preposition.kind, toldLast(this, preposition.from));
    this.preposition = undefined;
    this.pending = undefined;
    this.afterTemplate = false;
  }

  /** A noun phrase in the place that was opened for it; false where there is none. */
  private readThing(): boolean {
    const start = this.at;
    this.phraseAt = start;
    const { phrase, end } = readPhrase(this.settled, start, this.draft);
    const following = this.settled[end];
    if (following?.role === 'ground') return this.readGround({ phrase, end });
    if (end === start) return false;
    this.at = end;
    meanCouple(phrase, following?.role, this.draft);
    if (isRomance(this.draft.language))
      meanSomebody(phrase, following?.role, this.wordsOf(start, end));
    const isNothing = !phrase.head && !phrase.unknownHead && !phrase.people;
    if (!this.preposition && isTopic(this.settled, { phrase, end }, this.draft)) return true;
    if (isNothing && describesLast(this, phrase, start)) return true;
    const opens = !this.pending || (this.pending === 'of' && this.last.length === 0);
    if (following?.role === 'template' && !isNothing && !this.preposition && opens) {
      this.pending = undefined;
      this.nameDesign(phrase, following);
      return true;
    }
    if (isNothing && isSpotOrCount(this, phrase)) return true;
    if (isAboutDesign(this, phrase) || isPurpose(this, phrase)) return true;
    this.own(phrase);
    const isAlive = isLiving(this.draft, phrase);
    const acts =
      following?.role === 'verb'
        ? isAlive || (phrase.definite && !isCarriedKind(this.draft, phrase))
        : isAlive && leadsToVerb(this.settled, end);
    const comes = { start, end, isLiving: isAlive, acts, kind: kindOfPhrase(this.draft, phrase) };
    const isAgent = opensClause(this, comes);
    if (isAgent) this.joined = false;
    const byCase = this.caseOf(phrase, isAlive);
    if (byCase === 'of') this.pending ??= 'of';
    else this.openSource(byCase);
    const slot = isAgent ? SUBJECT : this.slotNow();
    const isQuality =
      slot.kind === 'relation' &&
      (makeOf(this.draft, slot.preposition, phrase) || saysKind(this, phrase, slot.preposition));
    if (isQuality) {
      this.preposition = undefined;
      return true;
    }
    if (slot.kind === 'relation') preferPlace(phrase, slot.preposition.kind);
    if (slot.kind === 'of' && qualifies(this.draft, this.last, phrase, this.wordAt(start - 1))) {
      this.pending = undefined;
      return true;
    }
    if (slot.kind === 'excluded') this.exclude(phrase);
    else if (slot.kind === 'client' && isBusiness(phrase, this.draft)) {
      const { place } = phrase.head?.senses ?? {};
      if (place !== undefined) this.draft.clientPlaces.push(place);
      this.draft.fate(phrase.head ?? '', 'ignored', 'whom the design is for');
      this.pending = undefined;
    } else {
      this.place(enter(phrase, this.draft), slot);
      inheritFromPart(this, phrase, slot);
    }
    return true;
  }

  /** `her hair`: hers who acts. */
  private own(phrase: ReadPhrase['phrase']): void {
    const concept = phrase.head?.senses.concept ?? '';
    const isOwned =
      phrase.possessive ||
      (this.preposition !== undefined && isArticled(this, phrase.definite, this.phraseAt));
    if (!isOwned || this.draft.lexicon.factsOf(concept)?.kind !== PARTS) return;
    const from = this.preposition?.from ?? [];
    const isIts = this.wordAt(this.phraseAt) === 'its';
    const mayOwn = (id: string) => !isIts || this.draft.kindOf(id) !== 'person';
    const doer = this.doing?.agents.find((id) => !from.includes(id) && mayOwn(id));
    phrase.belongsTo =
      havingOf(this, from).find(mayOwn) ??
      doer ??
      [...this.last, ...this.subjects, ...this.draft.elements.map(({ id }) => id)].find(
        (id) => !from.includes(id) && this.draft.isAnimate(id) && mayOwn(id),
      );
  }

  /** `fox logo` shows a fox; `nine weather icons:` says what the nine are about. */
  private nameDesign(phrase: ReadPhrase['phrase'], { item }: Settled): void {
    const { template } = this.draft;
    const isSet = phrase.counted && phrase.count > 1 && phrase.count <= TEMPLATE_COUNT_MAX;
    if (isSet && template) template.count ??= phrase.count;
    phrase.count = 1;
    phrase.several = false;
    if (phrase.unknownHead)
      return this.draft.fate(phrase.unknownHead, 'ignored', 'what the design is about');
    const mention = enter(phrase, this.draft);
    if (isForChildren(this.draft, mention.ids))
      mention.ids.forEach((id) => this.draft.clients.add(id));
    if (item.senses.template && template?.id === 'icon-set')
      mention.ids.forEach((id) => this.draft.clients.add(id));
    this.place(mention);
  }

  private exclude(phrase: ReadPhrase['phrase']): void {
    tellExcluded(this.draft, phrase);
    this.slot = { kind: 'excluded' };
    this.pending = undefined;
    this.joined = false;
    this.comma = false;
  }

  /** `fondo azul`, `sfondo bianco`: the colours of what was just named. */
  private colorsNext(): ReadPhrase['phrase']['colors'] {
    if (!isRomance(this.draft.language)) return [];
    const { phrase, end } = readPhrase(this.settled, this.at, this.draft);
    const isNamed = phrase.head !== undefined || phrase.unknownHead !== undefined;
    if (isNamed || phrase.colors.length === 0) return [];
    this.at = end;
    return phrase.colors;
  }

  private readGround({ phrase, end }: ReadPhrase): boolean {
    const { item } = this.settled[end] as Settled;
    const { ground } = item.senses;
    this.at = end + 1;
    const colors = [...phrase.colors, ...this.colorsNext()];
    tellGround(this.draft, ground, colors);
    if (phrase.head ?? phrase.unknownHead) this.place(enter(phrase, this.draft));
    this.draft.fate(item, ground === 'palette' ? 'attribute' : 'medium', ground);
    this.preposition = undefined;
    this.pending = undefined;
    return true;
  }

  /** `No photos yet, an empty frame`: what has an article after a comma is not left out with what is before it. */
  private endsExcluded(): boolean {
    const isOpen = this.slot.kind === 'excluded' && this.comma && !this.joined;
    return isOpen && /^(?:an?|the|one|two|three)$/i.test(this.wordAt(this.phraseAt) ?? '');
  }

  /** What the next thing is for. */
  private slotNow(): Slot {
    if (this.pending === 'not') return { kind: 'excluded' };
    if (this.pending === 'for')
      return this.afterTemplate ? { kind: 'client' } : { kind: 'subject' };
    if (this.pending === 'of' && this.slot.kind === 'client') return this.slot;
    if (this.pending === 'of' && this.last.length > 0) return { kind: 'of', head: this.last };
    if (this.pending === 'of' && this.placed) return { kind: 'relation', preposition: this.placed };
    if (this.preposition) return { kind: 'relation', preposition: this.preposition };
    if (this.endsExcluded()) return { kind: 'subject' };
    if ((this.joined || this.comma) && startsAnew(this, this.phraseAt)) return { kind: 'subject' };
    if ((this.joined || this.comma) && endsFilling(this, this.phraseAt)) return { kind: 'subject' };
    if (this.joined && endsFittings(this, this.phraseAt)) return { kind: 'subject' };
    if (this.joined && this.outer && endsNested(this))
      return { kind: 'relation', preposition: this.outer };
    if (this.joined || (this.comma && listGoesOn(this))) return this.slot;
    if (this.comma) return { kind: 'subject' };
    if (this.doing && !this.doing.hasPatient) return { kind: 'patient', doing: this.doing };
    return { kind: 'subject' };
  }

  private place(mention: Mention, slot: Slot = this.slotNow()): void {
    const { ids } = mention;
    if (slot.kind === 'subject' && endsRow(this, ids)) this.joined = true;
    const goesOn = this.joined || (this.comma && slot === this.slot);
    if (this.inverse)
      for (const to of this.inverse.to)
        for (const id of ids) this.draft.relate(this.inverse.kind, id, to);
    this.inverse = undefined;
    // `über einem Feld von Kürbissen`, `au-dessus d'un champ de citrouilles`.
    const isPlaced = mention.isPlace && slot.kind === 'relation' && this.draft.language !== 'en';
    this.placed = isPlaced ? slot.preposition : undefined;
    if (slot.kind === 'relation') relateTo(this, ids, slot.preposition);
    else if (slot.kind === 'patient') fillPatient(this.draft, ids, slot.doing);
    else if (slot.kind === 'of') belongTo(this.draft, ids, slot.head);
    else if (slot.kind === 'client') ids.forEach((id) => this.draft.clients.add(id));
    else if (slot.kind === 'subject' && ids.length > 0) {
      nameSubjects(this, ids);
    }
    if (mention.isPlace && slot.kind === 'subject' && !this.joined) this.doing = undefined;
    const fills =
      slot.kind === 'of' &&
      this.draft.relations.some(({ kind, to }) => kind === 'full-of' && ids.includes(to));
    if (ids.length > 0 && !fills)
      this.last = goesOn && slot.kind !== 'of' ? [...this.last, ...ids] : [...ids];
    else if (mention.isPlace) this.last = [];
    this.lastRelation =
      slot.kind === 'relation' ? relationNow(this.draft, slot.preposition.kind, ids) : undefined;
    if (slot.kind !== 'of') this.slot = slot;
    this.preposition = undefined;
    this.pending = undefined;
    this.joined = false;
    this.comma = false;
  }

  private readVerb(): void {
    const { item } = this.settled[this.at - 1] as Settled;
    const verb = item.senses.verb?.id ?? '';
    if (isState(this) || isOfPlace(this)) {
      this.draft.fate(item, 'attribute', verb);
      this.doing = undefined;
      this.preposition = undefined;
      this.pending = undefined;
      return;
    }
    this.act(item, verb);
  }

  private act(item: Settled['item'], verb: string): void {
    this.draft.fate(item, 'action', verb);
    const agents = agentsOf(this, verb);
    const doing: Doing = { verb, agents, actions: [], hasPatient: false };
    for (const agent of agents.slice(0, 6)) {
      if (!this.draft.mayAct) break;
      doing.actions.push(this.draft.actions.push({ verb, agent }) - 1);
    }
    this.doing = doing;
    this.listed = [];
    this.preposition = undefined;
    this.pending = undefined;
    this.joined = false;
    this.comma = false;
  }

  /** What comes is told for itself. */
  private openSubject(): void {
    this.slot = SUBJECT;
    this.doing = undefined;
    this.preposition = undefined;
    this.pending = undefined;
    this.joined = false;
  }

  private openPreposition({ kind: said, reversed }: Pick<Preposition, 'kind' | 'reversed'>): void {
    const { doing } = this;
    if (skipsTime(this)) return;
    if (opensAbsolute(this)) return this.openSubject();
    const kind = saidWith(this, fromWhere(this, said));
    if (leadsToPatient(this, kind) ?? isTarget(this, kind)) {
      // `looking at`, `listening to`: what follows is what it is done to.
      if (doing) doing.isThrough = true;
      this.preposition = undefined;
      this.pending = undefined;
      return;
    }
    const from = placedOfRow(this, kind, governorsOf(this, kind));
    const { slot } = this;
    this.outer =
      slot.kind === 'relation' && slot.preposition.kind === 'with' && kind !== 'with'
        ? slot.preposition
        : undefined;
    this.joined = false;
    this.listed = [];
    this.pending = undefined;
    this.preposition = { kind, reversed, from, opensAt: this.at };
    this.comma = false;
  }
}
