import type { BriefRelation } from '../../brief';
import { verbFrameOf } from '../words/verb';
import { belongTo, type Doing, fillPatient, qualifies } from './attach';
import type { Draft } from './draft';
import { type ReadPhrase, readPhrase } from './phrase';
import type { Settled } from './settle';
import { isBusiness, isPictureWord, isTopic, leadsToVerb } from './topic';
import { enter, meantRelation, type Mention, preferPlace } from './things';

type Kind = BriefRelation['kind'];
interface Preposition {
  kind: Kind;
  reversed: boolean;
  from: readonly string[];
}

/** What the last thing was for: a list goes on with the same. */
type Slot =
  | { kind: 'subject' }
  | { kind: 'relation'; preposition: Preposition }
  | { kind: 'patient'; doing: Doing }
  | { kind: 'of'; head: readonly string[] }
  | { kind: 'excluded' }
  | { kind: 'client' };

/** What things do as well. */
const INANIMATE =
  /^(?:float|fly|fall|hang|grow|shine|burn|smoke|flow|melt|explode|spin|stack|crash|reflect|surround|launch|curl)$/;
const SUBJECT: Slot = { kind: 'subject' };
const TARGETS = /^(?:at|towards|beside|in|on)$/;
const TAKES_TARGET = /^(?:target|partner|front|ridden|instrument)$/;
const PARTS = 'body-part';
/**
 * Reads a prompt from left to right: who and what there is, what it does, where it stands. What a
 * preposition or a verb belongs to is decided by what was last told.
 */
export class ClauseReader {
  private at = 0;
  /** Things the sentence is about. */
  private subjects: string[] = [];
  private last: string[] = [];
  private slot: Slot = { kind: 'subject' };
  private preposition: Preposition | undefined;
  private doing: Doing | undefined;
  private pending: 'of' | 'not' | 'for' | undefined;
  private joined = false;
  private comma = false;
  private afterTemplate = false;
  private lastRelation: Kind | undefined;
  /** What the next thing stands to: `next to it`. */
  private inverse: { kind: Kind; to: readonly string[] } | undefined;

  constructor(
    private readonly settled: readonly Settled[],
    private readonly draft: Draft,
  ) {}

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
        if (this.isPartitive()) break;
        this.pending = role;
        break;
      case 'for':
      case 'not':
        this.afterTemplate ||= isPictureWord(this.settled[this.at - 2]);
        this.pending = role;
        break;
      case 'relative':
        this.subjects = this.meantByRelative();
        this.doing = undefined;
        break;
      case 'verb':
        this.readVerb();
        break;
      case 'preposition':
        this.draft.fate(item, 'relation', item.senses.relation?.kind);
        this.openPreposition(item.senses.relation as Omit<Preposition, 'from'>);
        break;
      case 'template':
        this.afterTemplate = true;
        this.pending = undefined;
        break;
      case 'text':
        this.preposition = undefined;
        break;
      case 'pronoun':
        this.readPronoun();
        break;
      case 'behind-it':
        this.draft.fate(item, 'relation', 'behind');
        this.stand('behind', this.last);
        break;
    }
  }

  /** `a bucket under it`, `next to it a pair of boots`, `drawing it`: what was told before. */
  private readPronoun(): void {
    const { preposition, doing, draft } = this;
    const told = draft.elements.map(({ id }) => id);
    if (preposition) {
      const things = told.filter((id) => !preposition.from.includes(id));
      const meant = this.subjects.find((id) => things.includes(id)) ?? things.at(-1);
      const next = this.settled[this.at]?.role ?? '';
      const opens = /^(?:determiner|adjective|noun|unknown)$/.test(next);
      if (opens) this.inverse = { kind: preposition.kind, to: preposition.from };
      else if (meant) this.relateTo([meant], preposition);
      this.preposition = undefined;
      return;
    }
    if (!doing || doing.hasPatient) return;
    const patients = draft.actions.flatMap(({ patient }) => patient ?? []);
    const meant = patients.at(-1) ?? told.filter((id) => !doing.agents.includes(id)).at(-1);
    if (meant) fillPatient(this.draft, [meant], doing);
  }

  /** Whom `who` means: the nearest that can do something, else the nearest. */
  private meantByRelative(): string[] {
    const living = [this.last, this.subjects]
      .map((ids) => ids.filter((id) => this.draft.isAnimate(id)))
      .find((ids) => ids.length > 0);
    return living ?? (this.last.length > 0 ? [...this.last] : this.subjects);
  }

  private wordAt(index: number): string {
    return this.settled[index]?.item.lower ?? '';
  }

  private isLiving({ head }: ReadPhrase['phrase']): boolean {
    const { kind = '' } = this.draft.lexicon.factsOf(head?.senses.concept ?? '') ?? {};
    return /^(?:person|animal|fantasy)$/.test(kind);
  }

  /** `avec du pain`, `mangeant du fromage`: no more than an article. */
  private isPartitive(): boolean {
    const before = this.settled[this.at - 2]?.role;
    const isRomance = /^(?:fr|it)$/.test(this.draft.language);
    return (
      isRomance &&
      (before === 'preposition' || before === 'verb' || before === 'and' || before === 'comma')
    );
  }

  /** Where something stands to what the prompt told first: `gears around`, `a globe in the background`. */
  private stand(kind: Kind, from: readonly string[]): void {
    const to = this.draft.elements.find(({ id }) => !from.includes(id))?.id;
    if (to) for (const id of from) this.draft.relate(kind, id, to);
  }

  private endPhrase(): void {
    if (this.preposition?.kind === 'around') this.stand('around', this.preposition.from);
    this.preposition = undefined;
    this.pending = undefined;
    this.afterTemplate = false;
  }

  /** A noun phrase in the place that was opened for it; false where there is none. */
  private readThing(): boolean {
    const start = this.at;
    const { phrase, end } = readPhrase(this.settled, start, this.draft);
    const following = this.settled[end];
    if (following?.role === 'ground') return this.readGround({ phrase, end });
    if (end === start) return false;
    this.at = end;
    const isNothing = !phrase.head && !phrase.unknownHead && !phrase.people;
    if (!this.preposition && isTopic(this.settled, { phrase, end }, this.draft)) return true;
    if (isNothing && phrase.attributes.length > 0) this.describeLast(phrase.attributes);
    const opens = !this.pending || (this.pending === 'of' && this.last.length === 0);
    if (following?.role === 'template' && !isNothing && !this.preposition && opens) {
      this.pending = undefined;
      this.nameDesign(phrase, following);
      return true;
    }
    if (isNothing && phrase.items.every(({ senses }) => senses.count !== undefined || senses.small))
      return true;
    this.own(phrase);
    const isLiving = this.isLiving(phrase);
    const acts =
      following?.role === 'verb'
        ? phrase.definite || isLiving
        : isLiving && leadsToVerb(this.settled, end);
    const isAgent = this.joined && this.slot.kind === 'relation' && acts;
    if (isAgent) this.joined = false;
    if (this.settled[start - 1]?.role === 'noun' && this.draft.language === 'ru')
      this.pending ??= 'of';
    const slot = isAgent ? SUBJECT : this.slotNow();
    if (slot.kind === 'relation') preferPlace(phrase, slot.preposition.kind);
    if (slot.kind === 'of' && qualifies(this.draft, this.last, phrase, this.wordAt(start - 1))) {
      this.pending = undefined;
      return true;
    }
    if (slot.kind === 'excluded') this.exclude(phrase);
    else if (slot.kind === 'client' && isBusiness(phrase, this.draft)) {
      this.draft.clientPlaces.push(phrase.head?.senses.place ?? '');
      this.draft.fate(phrase.head ?? '', 'ignored', 'whom the design is for');
      this.pending = undefined;
    } else this.place(enter(phrase, this.draft), slot);
    return true;
  }

  /** `her hair`: hers who acts. */
  private own(phrase: ReadPhrase['phrase']): void {
    const concept = phrase.head?.senses.concept ?? '';
    const isOwned =
      phrase.possessive ||
      (phrase.definite && this.draft.language !== 'en' && this.preposition !== undefined);
    if (!isOwned || this.draft.lexicon.factsOf(concept)?.kind !== PARTS) return;
    const from = this.preposition?.from ?? [];
    const doer = this.doing?.agents.find((id) => !from.includes(id));
    phrase.belongsTo =
      doer ??
      [...this.last, ...this.subjects, ...this.draft.elements.map(({ id }) => id)].find(
        (id) => !from.includes(id) && this.draft.isAnimate(id),
      );
  }

  /** `a woman asleep`: what is said after a thing is said of it. */
  private describeLast(attributes: readonly string[]): void {
    for (const id of this.last) {
      const element = this.draft.element(id);
      if (element) element.attributes = [...new Set([...element.attributes, ...attributes])];
    }
  }

  /** `fox logo` shows a fox; `nine weather icons:` says what the nine are about. */
  private nameDesign(phrase: ReadPhrase['phrase'], { item }: Settled): void {
    const { template } = this.draft;
    if (phrase.counted && phrase.count > 1 && template) template.count ??= phrase.count;
    phrase.count = 1;
    phrase.several = false;
    if (phrase.unknownHead)
      return this.draft.fate(phrase.unknownHead, 'ignored', 'what the design is about');
    const mention = enter(phrase, this.draft);
    if (item.senses.template && template?.id === 'icon-set')
      mention.ids.forEach((id) => this.draft.clients.add(id));
    this.place(mention);
  }

  private exclude(phrase: ReadPhrase['phrase']): void {
    const concept = phrase.head?.senses.concept ?? phrase.head?.senses.place;
    if (concept && !phrase.unknownHead) this.draft.excluded.push(concept);
    for (const item of phrase.items) if (!item.senses.small) this.draft.fate(item, 'excluded');
    this.slot = { kind: 'excluded' };
    this.pending = undefined;
    this.joined = false;
    this.comma = false;
  }

  private readGround({ phrase, end }: ReadPhrase): boolean {
    const { item } = this.settled[end] as Settled;
    const { ground } = item.senses;
    this.at = end + 1;
    if (ground === 'transparent') this.draft.background = 'transparent';
    else if (ground === 'background' && phrase.colors[0]) this.draft.background = phrase.colors[0];
    else this.draft.paletteColors.push(...phrase.colors);
    if (phrase.head ?? phrase.unknownHead) this.place(enter(phrase, this.draft));
    this.draft.fate(item, ground === 'palette' ? 'attribute' : 'medium', ground);
    this.preposition = undefined;
    this.pending = undefined;
    return true;
  }

  /** What the next thing is for. */
  private slotNow(): Slot {
    if (this.pending === 'not') return { kind: 'excluded' };
    if (this.pending === 'for')
      return this.afterTemplate ? { kind: 'client' } : { kind: 'subject' };
    if (this.pending === 'of' && this.slot.kind === 'client') return this.slot;
    if (this.pending === 'of' && this.last.length > 0) return { kind: 'of', head: this.last };
    if (this.preposition) return { kind: 'relation', preposition: this.preposition };
    if (this.joined && this.endsFilling()) return { kind: 'subject' };
    if (this.joined || (this.comma && this.listGoesOn())) return this.slot;
    if (this.comma) return { kind: 'subject' };
    if (this.doing && !this.doing.hasPatient) return { kind: 'patient', doing: this.doing };
    return { kind: 'subject' };
  }

  /** `a bag full of apples and a scooter`: the scooter is not in the bag. */
  private endsFilling(): boolean {
    const isFilling = this.slot.kind === 'relation' && this.slot.preposition.kind === 'full-of';
    return isFilling && this.settled[this.at]?.role === 'determiner';
  }

  /** Whether `, b and c` follows without a verb or preposition in between. */
  private listGoesOn(): boolean {
    if (this.slot.kind === 'subject') return false;
    for (const { role } of this.settled.slice(this.at)) {
      if (role === 'and') return true;
      if (/^(?:verb|preposition|stop|relative|template|for|not|text)$/.test(role)) return false;
    }
    return false;
  }

  private place(mention: Mention, slot: Slot = this.slotNow()): void {
    const { ids } = mention;
    const goesOn = this.joined || (this.comma && slot === this.slot);
    if (this.inverse)
      for (const to of this.inverse.to)
        for (const id of ids) this.draft.relate(this.inverse.kind, id, to);
    this.inverse = undefined;
    if (slot.kind === 'relation') this.relateTo(ids, slot.preposition);
    else if (slot.kind === 'patient') fillPatient(this.draft, ids, slot.doing);
    else if (slot.kind === 'of') belongTo(this.draft, ids, slot.head);
    else if (slot.kind === 'client') ids.forEach((id) => this.draft.clients.add(id));
    else if (slot.kind === 'subject' && ids.length > 0) {
      this.subjects = this.joined ? [...this.subjects, ...ids] : [...ids];
      if (!this.joined) this.doing = undefined;
    }
    if (mention.isPlace && slot.kind === 'subject' && !this.joined) this.doing = undefined;
    const fills =
      slot.kind === 'of' &&
      this.draft.relations.some(({ kind, to }) => kind === 'full-of' && ids.includes(to));
    if (ids.length > 0 && !fills)
      this.last = goesOn && slot.kind !== 'of' ? [...this.last, ...ids] : [...ids];
    else if (mention.isPlace) this.last = [];
    this.lastRelation = slot.kind === 'relation' ? slot.preposition.kind : undefined;
    if (slot.kind !== 'of') this.slot = slot;
    this.preposition = undefined;
    this.pending = undefined;
    this.joined = false;
    this.comma = false;
  }

  private relateTo(ids: readonly string[], { kind, reversed, from }: Preposition): void {
    for (const to of ids)
      for (const one of this.bearers(kind, from, to))
        if (reversed) this.draft.relate(kind, to, one);
        else this.draft.relate(meantRelation(kind, one, to, this.draft), one, to);
  }

  /** Whom `with` says something of, once it is known what comes: tools belong to who works. */
  private bearers(kind: Kind, from: readonly string[], to: string): readonly string[] {
    if (kind !== 'with') return from;
    const { doing, draft } = this;
    const isTool = /^(?:tool|device|instrument)$/.test(draft.kindOf(to) ?? '');
    if (doing?.hasPatient && isTool && doing.agents.length > 0) {
      for (const index of doing.actions) {
        const action = draft.actions[index];
        if (action) action.instrument ??= to;
      }
      return doing.agents;
    }
    const living = this.subjects.filter((id) => draft.isAnimate(id));
    const joins =
      draft.isAnimate(to) && living.length > 0 && !from.some((id) => draft.isAnimate(id));
    return joins && !living.includes(to) ? living : from;
  }

  private readVerb(): void {
    const { item } = this.settled[this.at - 1] as Settled;
    const verb = item.senses.verb?.id ?? '';
    this.draft.fate(item, 'action', verb);
    const agents = this.agentsNow(verb);
    const doing: Doing = { verb, agents, actions: [], hasPatient: false };
    for (const agent of agents.slice(0, 6)) {
      if (this.draft.actions.length >= 20) break;
      doing.actions.push(this.draft.actions.push({ verb, agent }) - 1);
    }
    this.doing = doing;
    this.preposition = undefined;
    this.pending = undefined;
    this.joined = false;
    this.comma = false;
  }

  /** Who does what comes: the nearest that can do something, else what the sentence is about. */
  private agentsNow(verb: string): readonly string[] {
    if (this.joined && this.doing) return this.doing.agents;
    const living = (ids: readonly string[]) => ids.filter((id) => this.draft.isAnimate(id));
    const joinsBack = /^(?:ru|de)$/.test(this.draft.language);
    const near = this.comma && !joinsBack ? [] : this.last;
    // Coins float and flames burn as well as people do.
    if (near.length > 0 && INANIMATE.test(verb) && this.slot.kind !== 'patient') return near;
    const nearLiving = living(near);
    if (nearLiving.length > 0 && this.slot.kind !== 'patient') return nearLiving;
    const subjects = living(this.subjects);
    if (subjects.length > 0) return subjects;
    const isBody = verbFrameOf(verb)?.pose !== undefined;
    return this.subjects.length > 0 && (this.comma || isBody || near.length === 0)
      ? this.subjects
      : near;
  }

  private openPreposition({ kind, reversed }: Omit<Preposition, 'from'>): void {
    const doing = this.doing;
    if (doing && !doing.hasPatient && TARGETS.test(kind) && this.isTarget(doing)) {
      // `looking at`, `listening to`: what follows is what it is done to.
      this.preposition = undefined;
      this.pending = undefined;
      return;
    }
    const from = this.governors(kind);
    this.joined = false;
    this.pending = undefined;
    this.preposition = { kind, reversed, from };
    this.comma = false;
  }

  private isTarget(doing: Doing): boolean {
    const before = this.settled[this.at - 2];
    return before?.role === 'verb' && TAKES_TARGET.test(verbFrameOf(doing.verb)?.to ?? '');
  }

  /** What a preposition says something of. */
  private governors(kind: Kind): readonly string[] {
    if (this.comma && this.subjects.length > 0) return this.subjects;
    const isClose = /^(?:with|full-of|wearing|holding|part-of)$/.test(kind);
    if (this.doing) {
      if (isClose && this.doing.hasPatient) return this.last.slice(-1);
      if (
        this.slot.kind === 'relation' &&
        !/^(?:with|wearing|holding)$/.test(this.lastRelation ?? '')
      )
        return this.last.length > 0 ? this.last : this.doing.agents;
      return this.doing.agents.length > 0 ? this.doing.agents : this.last;
    }
    if (isClose) return this.last.length > 0 ? this.last.slice(-1) : this.subjects;
    const hangsOn = /^(?:with|wearing|holding)$/.test(this.lastRelation ?? '');
    const isNearLiving = this.last.some((id) => this.draft.isAnimate(id));
    const isSubjectLiving = this.subjects.some((id) => this.draft.isAnimate(id));
    const isStanding = /^(?:on|in|at|beside)$/.test(kind);
    if (hangsOn && isNearLiving) return this.last.slice(-1);
    if (this.subjects.length > 0 && hangsOn && (isSubjectLiving || isStanding))
      return this.subjects;
    return this.last.length > 0 ? this.last : this.subjects;
  }
}
