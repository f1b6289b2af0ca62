import type { BriefRelation } from '../../brief';
import { verbFrameOf } from '../words/verb';
import { fillPatient } from './attach';
import { type Draft, newPhrase } from './draft';
import type { Settled } from './settle';
import { THERE } from './standing';
import { enter, meantRelation } from './things';
import { PUTTING } from './placed';
import { isOfSort } from '../../concepts/sorts';

interface Open {
  kind: BriefRelation['kind'];
  reversed: boolean;
  to: readonly string[];
  /** It ends in の, and is said of the noun that comes next. */
  isAdnominal?: boolean;
}

/** `木のテーブル`: of what a thing is made. */
const MATERIALS: Readonly<Record<string, string>> = {
  木: 'wooden',
  石: 'stone',
  ガラス: 'glass',
  紙: 'paper',
  革: 'leather',
  レンガ: 'brick',
  鉄: 'metal',
  金属: 'metal',
};
const KATAKANA = /^\p{Script=Katakana}[\p{Script=Katakana}ー]*$/u;
const MADE_OF_NOTHING = /^(?:animal|person|fantasy|plant|food|body-part|)$/;

/**
 * Japanese says things the other way round: what qualifies comes first, particles follow their noun,
 * the verb ends its clause and may stand before the one who acts.
 */
export class JapaneseReader {
  private phrase = newPhrase();
  private topic: string[] = [];
  private list: string[] = [];
  private patients: string[] = [];
  private open: Open[] = [];
  /** Verbs that wait for who does them: `本を読む少女`. */
  private waiting: { verb: string; patient?: string }[] = [];
  private owners: string[] = [];
  /** How many of the list stand before its last comma. */
  private listedByComma = 0;
  private fresh: string[] = [];
  /** With what the next verb is done. */
  private using: string[] = [];
  private carriedOpen: Open[] = [];
  private carriedVerbs: { verb: string; patient?: string }[] = [];

  constructor(
    private readonly settled: readonly Settled[],
    private readonly draft: Draft,
  ) {}

  read(): void {
    this.settled.forEach((settled, index) => this.readOne(settled, this.settled[index + 1]));
    this.close();
    this.endClause();
  }

  private readOne(settled: Settled, next: Settled | undefined): void {
    const { item, role } = settled;
    const { senses } = item;
    if (role === 'adjective') this.qualify(settled, next);
    else if (role === 'noun' || role === 'unknown') this.name(settled, next);
    else if (role === 'ground') this.ground(settled);
    else if (role === 'particle-genitive') this.own(next);
    else if (role === 'and') this.list.push(...this.close('listed'));
    else if (role === 'particle-topic') this.topic = [...this.list.splice(0), ...this.close()];
    else if (role === 'particle-object') this.object();
    else if (/^が(?:ある|いる|並ぶ|見える)$/.test(item.lower)) this.having(item, next);
    else if (role === 'preposition' && senses.relation) {
      this.draft.fate(item, 'relation', senses.relation.kind);
      this.postposition(senses.relation, item.lower);
    } else if (role === 'verb') this.act(settled);
    else if (role === 'not') this.exclude();
    else if (role === 'comma' || role === 'stop') {
      this.list.push(...this.close());
      this.listedByComma = this.list.length;
      if (role === 'stop') this.endClause();
    } else if (role === 'for') this.client();
    else if (role === 'behind-it') this.stand(item, 'behind');
    else if (role in THERE) this.stand(item, THERE[role as keyof typeof THERE]);
  }

  /** `、隣に南京錠`: what comes stands to who or what was told before. */
  private stand(item: Settled['item'], kind: BriefRelation['kind']): void {
    this.draft.fate(item, 'relation', kind);
    this.list.push(...this.close());
    const told = this.topic.length > 0 ? this.topic : this.fresh;
    if (told.length > 0) this.open.push({ kind, reversed: false, to: told });
  }

  /** `窓がある家` has a window, where `家がある` only says that there is one. */
  private having(item: Settled['item'], next: Settled | undefined): void {
    this.draft.fate(item, 'relation', 'with');
    if (next && /^(?:noun|unknown|adjective)$/.test(next.role))
      this.postposition({ kind: 'with', reversed: false }, item.lower);
    else this.list.push(...this.close());
  }

  private qualify({ item }: Settled, next: Settled | undefined): void {
    const { color, attribute, count, tone, group } = item.senses;
    const after = this.phrase.head !== undefined && next?.role !== 'noun';
    if (color) this.phrase.colors.push(color);
    if (attribute) this.phrase.attributes.push(attribute);
    if (group && !this.phrase.counted) this.phrase.count = group.count;
    if (count !== undefined) {
      const last = after ? undefined : this.draft.element(this.fresh.at(-1) ?? '');
      if (last && !this.phrase.head && !next) last.count = count;
      else this.phrase.count = count;
      this.phrase.counted = true;
    }
    this.draft.fate(
      item,
      'attribute',
      attribute ?? color ?? (tone === undefined ? undefined : 'tone'),
    );
  }

  /** `はみ出た`, `元気な`: what ends in hiragana that no table knows does something or is like something. */
  private isInflected(item: Settled['item'], next: Settled | undefined): boolean {
    if (!/[\p{Script=Han}\p{Script=Katakana}]/u.test(item.text)) return true;
    const goesOn = next?.role === 'unknown' && /^\p{Script=Hiragana}/u.test(next.item.text);
    if (!goesOn || !/\p{Script=Han}$/u.test(item.text)) return false;
    this.draft.fate(item, 'unknown', 'what is done');
    return true;
  }

  private name({ item, role }: Settled, next: Settled | undefined): void {
    const { unknownHead = '' } = this.phrase;
    if (KATAKANA.test(unknownHead) && KATAKANA.test(item.text) && role === 'noun') {
      this.draft.fate(unknownHead, 'unknown', `said of ${item.text}`);
      this.phrase = { ...this.phrase, items: [] };
      delete this.phrase.unknownHead;
    }
    if (this.phrase.head && !this.phrase.unknownHead && this.joins(item))
      this.phrase.modifiers.push(this.phrase.head);
    else if (this.phrase.head ?? this.phrase.unknownHead) this.list.push(...this.close());
    if (role === 'unknown' && this.isInflected(item, next)) return;
    if (role === 'unknown') this.phrase.unknownHead = item.text;
    else this.phrase.head = item;
    this.phrase.items.push(item);
  }

  /** `母猫`, `コーヒーカップ`: nouns without a particle between them are one thing, the last. */
  private joins({ senses, unknown }: Settled['item']): boolean {
    return !unknown && this.phrase.head?.senses.place === undefined && senses.concept !== undefined;
  }

  private ground({ item }: Settled): void {
    const [color] = this.phrase.colors;
    if (item.senses.ground === 'transparent') this.draft.background = 'transparent';
    else if (color && item.senses.ground === 'background') this.draft.background = color;
    else this.draft.paletteColors.push(...this.phrase.colors);
    this.draft.fate(item, 'medium', item.senses.ground);
    this.phrase = newPhrase();
  }

  /** `AのB`: A's B, or what B is like. */
  private own(next: Settled | undefined): void {
    const { head } = this.phrase;
    const made = MATERIALS[head?.text ?? ''];
    const kind = this.draft.lexicon.factsOf(next?.item.senses.concept ?? '')?.kind ?? '';
    if (made && head && !MADE_OF_NOTHING.test(kind) && next?.role === 'noun') {
      this.draft.fate(head, 'attribute', made);
      this.phrase = newPhrase();
      this.phrase.attributes.push(made);
      return;
    }
    // `女性のブログのヘッダー`, `女性のヨガスタジオのチラシ`: who is shown, and not whose it is.
    const isShown =
      next && (next.role === 'template' || next.role === 'empty' || next.item.senses.place);
    if (isShown && this.isSomebody()) {
      this.close();
      return;
    }
    if (next && next.role !== 'noun' && next.role !== 'unknown' && next.role !== 'adjective')
      return;
    // `プロヴァンスのラベンダー畑`: a name that no table has says of what comes where or whose it is.
    if (!head && this.phrase.unknownHead && next?.role === 'noun') {
      this.draft.fate(this.phrase.unknownHead, 'unknown', `said of ${next.item.text}`);
      this.phrase = newPhrase();
      return;
    }
    if (!head && !this.phrase.unknownHead) return;
    this.owners.push(...this.close('owner'));
    const listed = this.list.filter((id) => this.isHadBy(id, kind));
    this.list = this.list.filter((id) => !listed.includes(id));
    this.owners.push(...listed);
  }

  private isSomebody(): boolean {
    const kind = this.draft.lexicon.factsOf(this.phrase.head?.senses.concept ?? '')?.kind ?? '';
    return /^(?:person|animal|fantasy)$/.test(kind);
  }

  /** `ひげとローブの魔法使い`: all that is told in a row is the wizard's. */
  private isHadBy(id: string, kind: string): boolean {
    const own = this.draft.kindOf(id) ?? '';
    if (/^(?:person|animal|fantasy)$/.test(kind)) return /^(?:clothing|body-part)$/.test(own);
    return kind === 'container' && /^(?:food|plant|toy|tool)$/.test(own);
  }

  /** Ends the phrase and enters it; gives the elements it became. */
  private close(use: 'head' | 'listed' | 'inner' | 'owner' = 'head'): string[] {
    const { phrase } = this;
    this.phrase = newPhrase();
    const { ids, isPlace } = enter(phrase, this.draft);
    // What a room has stands in it.
    if (isPlace && ids.length === 0)
      this.open = this.open
        .filter(({ kind }) => !/^(?:with|full-of)$/.test(kind))
        .map((open) => ({ ...open, isAdnominal: false }));
    for (const id of ids) {
      this.giveOwners(id);
      if (use === 'inner') this.placeInner(id);
      if (use === 'inner' || use === 'owner') continue;
      // What was said before a list is said of all in it.
      const open = [...this.carriedOpen.splice(0), ...this.open.splice(0)];
      const waiting = [...this.carriedVerbs.splice(0), ...this.waiting.splice(0)];
      for (const { verb, patient } of waiting) this.addAction(verb, id, patient);
      for (const { kind, reversed, to } of open)
        for (const other of to) this.relate(kind, reversed, id, other);
      if (use === 'listed') {
        this.carriedOpen = open;
        this.carriedVerbs = waiting;
      }
    }
    this.fresh = ids.length > 0 ? ids : this.fresh;
    return ids;
  }

  /** `テーブルの上の子犬を診察する`: what stands right before a noun is said of that, and not of who acts. */
  private placeInner(id: string): void {
    for (const { kind, reversed, to, isAdnominal } of this.open)
      if (isAdnominal) for (const other of to) this.relate(kind, reversed, id, other);
    this.open = this.open.filter(({ isAdnominal }) => !isAdnominal);
  }

  /** `ロボットとチェスをする`: with whom, and not to whom it is done as well. */
  private object(): void {
    const listed = this.list.splice(0);
    const done = this.close('inner');
    const partners = done.some((id) => this.draft.isAnimate(id))
      ? []
      : listed.filter((id) => this.draft.isAnimate(id));
    if (partners.length > 0) this.open.push({ kind: 'with', reversed: false, to: partners });
    this.patients = [...listed.filter((id) => !partners.includes(id)), ...done];
  }

  private giveOwners(id: string): void {
    for (const owner of this.owners.splice(0)) {
      const owned = this.draft.kindOf(owner) ?? '';
      const kind = owned === 'container' ? 'full-of' : 'with';
      const isSomebody = this.draft.isAnimate(id);
      if (isSomebody && owned === 'clothing') this.draft.relate('wearing', id, owner);
      else if (isSomebody && /^(?:vehicle|building|furniture)$/.test(owned))
        this.relate('in', false, id, owner);
      else if (isSomebody && owned === 'body-part') this.draft.relate('with', id, owner);
      else if (this.draft.kindOf(id) === 'body-part') this.draft.relate('part-of', id, owner);
      else if (isOfSort(this.draft.element(id)?.concept, 'vessel'))
        this.draft.relate('full-of', id, owner);
      else this.draft.relate(kind, owner, id);
    }
  }

  private relate(kind: BriefRelation['kind'], reversed: boolean, from: string, to: string): void {
    if (reversed) this.draft.relate(kind, to, from);
    else this.draft.relate(meantRelation(kind, from, to, this.draft), from, to);
  }

  private postposition({ kind, reversed }: Omit<Open, 'to'>, word: string): void {
    // `A、Bの上のC`: only B is under it, but `A、Bの入った箱` holds both.
    const listed = this.list.splice(0);
    const isFilling =
      /^(?:full-of|with|between|wearing|holding)$/.test(kind) && !/いっぱい/.test(word);
    const to = [
      ...(isFilling ? listed : listed.slice(this.listedByComma)),
      ...this.close(isFilling ? 'owner' : 'inner'),
    ];
    if (isFilling) this.listedByComma = 0;
    else this.list.push(...listed.slice(0, this.listedByComma));
    if (to.length === 0) return;
    if (kind === 'with') this.restOn(to);
    const isAdnominal = /の$/.test(word);
    if (word === 'で' && to.every((id) => this.isTool(id))) this.using.push(...to);
    else if (this.topic.length === 0) this.open.push({ kind, reversed, to, isAdnominal });
    else
      for (const from of this.topic)
        for (const other of to) this.relate(kind, reversed, from, other);
  }

  /** `聴診器で聴く`, `毛糸玉で遊ぶ`: with what it is done, and not where. */
  private isTool(id: string): boolean {
    return /^(?:tool|device|toy|food|body-part)$/.test(this.draft.kindOf(id) ?? '');
  }

  /** `肩にオウムを乗せた海賊`: the parrot is on the shoulder, and that is the pirate's. */
  private restOn(ids: readonly string[]): void {
    const at = this.open.findIndex(({ kind }) => kind === 'at');
    const where = at < 0 ? undefined : this.open.splice(at, 1)[0];
    for (const to of where?.to ?? []) {
      for (const id of ids) this.relate('on', false, id, to);
      if (this.draft.kindOf(to) === 'body-part')
        this.open.push({ kind: 'part-of', reversed: true, to: [to] });
    }
  }

  private act({ item }: Settled): void {
    const verb = item.senses.verb?.id ?? '';
    this.draft.fate(item, 'action', verb);
    this.list.push(...this.close());
    const done = this.patients.splice(0);
    const used = this.using.splice(0);
    const isPlay = /^(?:play-with|play-sport|juggle)$/.test(verb);
    const patient = done[0] ?? (isPlay ? used.shift() : undefined) ?? this.reached(verb);
    if (used.length > 0) this.open.push({ kind: 'with', reversed: false, to: used });
    if (PUTTING.test(verb)) this.putInto(done);
    if (this.topic.length > 0) for (const agent of this.topic) this.addAction(verb, agent, patient);
    else this.waiting.push({ verb, ...(patient ? { patient } : {}) });
  }

  /** `貯金箱にコインを入れる`: the coin is in the box, and not who puts it there. */
  private putInto(ids: readonly string[]): void {
    const at = this.open.findIndex(({ kind }) => /^(?:at|in|on)$/.test(kind));
    const where = ids.length === 0 || at < 0 ? undefined : this.open.splice(at, 1)[0];
    for (const to of where?.to ?? [])
      for (const id of ids)
        this.relate(where?.kind === 'at' ? 'in' : (where?.kind ?? 'in'), false, id, to);
  }

  /** `馬に乗る`, `花に水をやる`: what に marks is what it is done to. */
  private reached(verb: string): string | undefined {
    const isReaching = /^(?:ridden|front|target|partner|inside)$/.test(verbFrameOf(verb)?.to ?? '');
    const at = this.open.findIndex(({ kind }) => kind === 'at');
    return isReaching && at >= 0 ? this.open.splice(at, 1)[0]?.to[0] : undefined;
  }

  private addAction(verb: string, agent: string, patient: string | undefined): void {
    if (this.draft.actions.length >= 20) return;
    const index = this.draft.actions.push({ verb, agent }) - 1;
    const doing = { verb, agents: [agent], actions: [index], hasPatient: false };
    if (patient && patient !== agent) fillPatient(this.draft, [patient], doing);
  }

  /** Whom a design is for: a bakery is no place of its picture. */
  private client(): void {
    const place = this.phrase.head?.senses.place;
    if (place === undefined || this.draft.template === undefined)
      return this.close().forEach((id) => this.draft.clients.add(id));
    this.draft.clientPlaces.push(place);
    this.draft.fate(this.phrase.head ?? '', 'ignored', 'whom the design is for');
    this.phrase = newPhrase();
  }

  private exclude(): void {
    const { head } = this.phrase;
    const concept = head?.senses.concept ?? head?.senses.place;
    if (concept) this.draft.excluded.push(concept);
    if (head) this.draft.fate(head, 'excluded');
    this.phrase = newPhrase();
  }

  /** What is still open at the end belongs to the last thing that was named. */
  private endClause(): void {
    const agents = this.topic.length > 0 ? this.topic : this.fresh;
    for (const { verb, patient } of this.waiting.splice(0))
      for (const agent of agents) this.addAction(verb, agent, patient);
    this.list = [];
    this.patients = [];
    this.using = [];
    this.open = [];
    this.owners = [];
    this.topic = [];
  }
}
