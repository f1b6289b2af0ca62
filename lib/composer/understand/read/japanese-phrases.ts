import type { BriefRelation } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import { verbFrameOf } from '../words/verb';
import { fillPatient } from './attach';
import { type Draft, newPhrase } from './draft';
import { isSaidOfWhole } from './japanese-clauses';
import { enter, meantRelation } from './things';

export interface Open {
  kind: BriefRelation['kind'];
  reversed: boolean;
  to: readonly string[];
  /** It ends in の, and is said of the noun that comes next. */
  isAdnominal?: boolean;
}

/** A verb that waits for who does it, with where and with what it is done: `庭で本を読む少女`. */
export interface Deed {
  verb: string;
  patient?: string;
  open: Open[];
  /** It stands right before the noun that it is said of. */
  isAdnominal: boolean;
  /** `少年が描いた絵`: who does it is known, and what comes is to what it is done. */
  agents?: readonly string[];
}

const HAD = /^(?:holding|wearing|with|part-of)$/;

/** What a Japanese prompt has told so far, and what of it waits for the noun that it is said of. */
export class JapanesePhrases {
  protected phrase = newPhrase();
  protected topic: string[] = [];
  /** The topic is marked by が, which may be the subject of a clause that says something of the next noun. */
  protected isSubject = false;
  protected list: string[] = [];
  protected patients: string[] = [];
  protected open: Open[] = [];
  protected waiting: Deed[] = [];
  protected owners: string[] = [];
  /** How many of the list stand before its last comma. */
  protected listedByComma = 0;
  protected fresh: string[] = [];
  /** With what the next verb is done. */
  protected using: string[] = [];
  /** What something is said to be inside of, `の中`, where `で` may mean on it. */
  protected readonly inside = new Set<string>();
  /** What a pronoun stands for that was just read. */
  protected meant: string[] = [];
  protected carriedOpen: Open[] = [];
  protected carriedVerbs: Deed[] = [];
  private isCarriedByLiving = false;

  constructor(protected readonly draft: Draft) {}

  /** Ends the phrase and enters it; gives the elements it became. */
  protected close(use: 'head' | 'listed' | 'row' | 'inner' | 'owner' = 'head'): string[] {
    const { phrase } = this;
    this.phrase = newPhrase();
    const { ids, isPlace } = enter(phrase, this.draft);
    // What a room has stands in it.
    if (isPlace && ids.length === 0) this.enterRoom(use);
    for (const id of ids) {
      this.giveOwners(id);
      if (use === 'head' || use === 'listed') this.closeHead(id, use);
      else {
        if (use !== 'owner') this.placeInner(id);
        if (this.isSaidOf(id, use)) this.tellDeeds(this.waiting.splice(0), id);
      }
    }
    this.fresh = ids.length > 0 ? ids : this.fresh;
    return ids;
  }

  protected enterRoom(use: string): void {
    this.open = this.open
      .filter(({ kind }) => !/^(?:with|full-of)$/.test(kind))
      .map((open) => ({ ...open, isAdnominal: false }));
    // `猫が眠る部屋`
    const told = this.waiting.filter(({ agents }) => agents === undefined || use !== 'head');
    for (const deed of this.waiting) if (!told.includes(deed)) this.tellDeed(deed);
    this.waiting = told;
  }

  protected closeHead(id: string, use: 'head' | 'listed'): void {
    // What was said before a list is said of all in it.
    const carried = this.carriedTo(id);
    const open = [...carried.open, ...this.open.splice(0)];
    const waiting = [...carried.verbs, ...this.waiting.splice(0)];
    this.tellDeeds(waiting, id);
    for (const { kind, reversed, to } of open)
      for (const other of to) this.relate(kind, reversed, id, other);
    if (use !== 'listed') return;
    this.isCarriedByLiving = this.draft.isAnimate(id);
    this.carriedOpen = open;
    this.carriedVerbs = waiting.filter(({ agents }) => agents === undefined);
  }

  /** `袋を持って跳ぶ女性と紙吹雪`: what somebody does and has is not said of a thing that is listed with them. */
  private carriedTo(id: string): { open: Open[]; verbs: Deed[] } {
    const [open, verbs] = [this.carriedOpen.splice(0), this.carriedVerbs.splice(0)];
    if (!this.isCarriedByLiving || this.draft.isAnimate(id)) return { open, verbs };
    return { open: open.filter(({ kind }) => !HAD.test(kind)), verbs: [] };
  }

  /** `眠る猫の隣に`, `燃える家を見る`: whether a verb right before a noun is said of it, whatever that is then for. */
  protected isSaidOf(id: string, use: string): boolean {
    const last = this.waiting.at(-1);
    if (!last?.isAdnominal) return false;
    if (last.agents) return use !== 'owner';
    return this.draft.isAnimate(id) || (use !== 'owner' && isSaidOfWhole(last));
  }

  protected tellDeeds(deeds: readonly Deed[], id: string): void {
    for (const deed of deeds) this.tellDeed(deed, id);
  }

  protected tellDeed({ verb, patient, open, agents }: Deed, id?: string): void {
    const isDoneTo = patient === undefined && verbFrameOf(verb)?.to !== undefined;
    for (const agent of agents ?? (id ? [id] : [])) {
      this.addAction(verb, agent, agents && isDoneTo ? id : patient);
      for (const { kind, reversed, to } of open)
        for (const other of to) this.relate(kind, reversed, agent, other);
      if (agents && !isDoneTo && id) this.relate('in', false, agent, id);
    }
  }

  /** `テーブルの上の子犬を診察する`: what stands right before a noun is said of that, and not of who acts. */
  protected placeInner(id: string): void {
    for (const { kind, reversed, to, isAdnominal } of this.open)
      if (isAdnominal) for (const other of to) this.relate(kind, reversed, id, other);
    this.open = this.open.filter(({ isAdnominal }) => !isAdnominal);
  }

  protected giveOwners(id: string): void {
    for (const owner of this.owners.splice(0)) {
      const owned = this.draft.kindOf(owner) ?? '';
      const kind = owned === 'container' ? 'full-of' : 'with';
      const isSomebody = this.draft.isAnimate(id);
      if (isSomebody && owned === 'clothing') this.draft.relate('wearing', id, owner);
      else if (isSomebody && /^(?:vehicle|building|furniture)$/.test(owned))
        this.relate('in', false, id, owner);
      else if (this.isPartOf(owner, id)) this.draft.relate('with', id, owner);
      else if (isSomebody && owned === 'body-part') this.draft.relate('with', id, owner);
      else if (this.draft.kindOf(id) === 'body-part') this.draft.relate('part-of', id, owner);
      else if (isOfSort(this.draft.element(id)?.concept, 'vessel'))
        this.draft.relate('full-of', id, owner);
      else this.draft.relate(kind, owner, id);
    }
  }

  /** `赤い屋根の家`: what a building has, and not whose building it is. */
  private isPartOf(owner: string, id: string): boolean {
    const concept = this.draft.element(owner)?.concept;
    return this.draft.kindOf(id) === 'building' && isOfSort(concept, 'part-of-a-building');
  }

  protected relate(kind: BriefRelation['kind'], reversed: boolean, from: string, to: string): void {
    if (reversed) this.draft.relate(kind, to, from);
    else {
      // `膝に毛糸玉`: what is at a part of somebody lies on it.
      const isUnder =
        this.draft.kindOf(to) === 'body-part' ||
        isOfSort(this.draft.element(to)?.concept, 'flat-top');
      const isOn = isOfSort(this.draft.element(to)?.concept, 'stood-on');
      const isLaid = kind === 'at' && (isOn || (isUnder && !this.draft.isAnimate(from)));
      const meant = meantRelation(isLaid ? 'on' : kind, from, to, this.draft);
      const isInside = kind === 'in' && meant === 'on' && this.inside.has(to);
      this.draft.relate(isInside ? 'in' : meant, from, to);
    }
  }

  protected relateOpen(open: Open): void {
    if (this.topic.length === 0) this.open.push(open);
    for (const from of this.topic)
      for (const other of open.to) this.relate(open.kind, open.reversed, from, other);
  }

  protected addAction(verb: string, agent: string, patient: string | undefined): void {
    if (!this.draft.mayAct) return;
    const index = this.draft.actions.push({ verb, agent }) - 1;
    const doing = { verb, agents: [agent], actions: [index], hasPatient: false };
    if (patient && patient !== agent) fillPatient(this.draft, [patient], doing);
  }

  /** `聴診器で聴く`, `毛糸玉で遊ぶ`: with what it is done, and not where. */
  protected isTool(id: string): boolean {
    return /^(?:tool|device|toy|food|body-part|instrument)$/.test(this.draft.kindOf(id) ?? '');
  }

  /** `肩にオウムを乗せた海賊`: the parrot is on the shoulder, and that is the pirate's. */
  protected restOn(ids: readonly string[]): void {
    const at = this.open.findIndex(({ kind }) => kind === 'at');
    const where = at < 0 ? undefined : this.open.splice(at, 1)[0];
    for (const to of where?.to ?? []) {
      for (const id of ids) this.relate('on', false, id, to);
      if (this.draft.kindOf(to) === 'body-part')
        this.open.push({ kind: 'part-of', reversed: true, to: [to] });
    }
  }

  /** `貯金箱にコインを入れる`: the coin is in the box, and not who puts it there. */
  protected putInto(ids: readonly string[]): void {
    const at = this.open.findLastIndex(({ kind }) => /^(?:at|in|on)$/.test(kind));
    const where = ids.length === 0 || at < 0 ? undefined : this.open.splice(at, 1)[0];
    for (const to of where?.to ?? [])
      for (const id of ids)
        this.relate(where?.kind === 'at' ? 'in' : (where?.kind ?? 'in'), false, id, to);
  }

  /** `馬に乗る`, `花に水をやる`: what に marks is what it is done to. */
  protected reached(verb: string, said: string): string | undefined {
    // `水面に映る月`: there, and not the water.
    if (verb === 'reflect') return undefined;
    // `孫娘に絵本を読む`: to her, and nobody reads her.
    if (/^(?:read|sing)$/.test(verb)) return undefined;
    const isReaching =
      said.includes('を') ||
      /^(?:ridden|front|target|partner|inside)$/.test(verbFrameOf(verb)?.to ?? '');
    const at = this.open.findLastIndex(({ kind }) => kind === 'at');
    return isReaching && at >= 0 ? this.open.splice(at, 1)[0]?.to[0] : undefined;
  }

  /** `ひげとローブの魔法使い`: all that is told in a row is the wizard's. */
  protected isHadBy(id: string, kind: string): boolean {
    const own = this.draft.kindOf(id) ?? '';
    if (/^(?:person|animal|fantasy)$/.test(kind)) return /^(?:clothing|body-part)$/.test(own);
    return kind === 'container' && /^(?:food|plant|toy|tool)$/.test(own);
  }
}
