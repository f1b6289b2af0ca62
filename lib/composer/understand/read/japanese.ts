import { isLivingKind } from '../../concepts/concept';
import type { BriefRelation } from '../../brief';
import { type Draft, newPhrase } from './draft';
import type { Settled } from './settle';
import { THERE } from './standing';
import {
  endOfList,
  opensOwnClause,
  goesBeforeNoun,
  isDepicting,
  isOneWord,
  isPassed,
  isTitled,
  ON_ALL_SIDES,
  passesHow,
  MATERIALS,
} from './japanese-clauses';
import { type Deed, JapanesePhrases, type Open } from './japanese-phrases';
import { PUTTING } from './placed';

/** What was told last: `白い馬、それに乗る少女`. */
const IT = /^(?:それ|これ)$/;
const MADE_OF_NOTHING = /^(?:animal|person|fantasy|plant|food|body-part|)$/;

/**
 * Japanese says things the other way round: what qualifies comes first, particles follow their noun,
 * the verb ends its clause and may stand before the one who acts.
 */
export class JapaneseReader extends JapanesePhrases {
  constructor(
    private readonly settled: readonly Settled[],
    draft: Draft,
  ) {
    super(draft);
  }

  read(): void {
    this.settled.forEach((settled, index) => this.readOne(settled, index));
    this.close();
    this.endClause();
  }

  private readOne(settled: Settled, index: number): void {
    const { item, role } = settled;
    const next = this.settled[index + 1];
    const { senses } = item;
    if (role === 'adjective') {
      this.qualify(settled, next);
      if (this.isCountOfOwner(item, next)) this.own(next, index + 1);
    } else if (role === 'noun' || role === 'unknown') this.name(settled, next);
    else if (role === 'ground') this.ground(settled);
    else if (role === 'particle-genitive') this.own(next, index + 1);
    else if (role === 'and') this.join(index);
    else if (role === 'particle-topic') {
      this.topic = [...this.list.splice(0), ...this.close()];
      this.isSubject = item.lower === 'が';
    } else if (role === 'particle-object') this.object();
    else if (role === 'pronoun' && IT.test(item.lower)) this.meant = [...this.fresh];
    else if (/^が(?:ある|いる|並ぶ|見える)$/.test(item.lower)) this.having(item, next);
    else if (role === 'preposition' && senses.relation && this.isWornToo(item, index))
      this.join(index);
    else if (role === 'preposition' && senses.relation) {
      this.draft.fate(item, 'relation', senses.relation.kind);
      this.postposition(senses.relation, item.lower);
    } else if (role === 'template') this.list = [];
    else if (role === 'verb') this.act(settled, next);
    else if (role === 'not') this.exclude();
    else if (role === 'comma' || role === 'stop') {
      this.list.push(...this.close());
      this.listedByComma = this.list.length;
      if (role === 'stop') this.endClause();
    } else if (role === 'for') this.client();
    else if (role === 'behind-it') this.stand(item, 'behind');
    else if (role in THERE && ON_ALL_SIDES.test(item.lower)) this.stand(item, 'around');
    else if (role in THERE) this.stand(item, THERE[role as keyof typeof THERE]);
  }

  /** `丸眼鏡に蝶ネクタイのキリン`: one thing to another, and both are worn. */
  private isWornToo({ lower }: Settled['item'], index: number): boolean {
    const next = this.settled.slice(index + 1).find(({ role }) => role !== 'adjective');
    const isWorn = (concept = '') => this.draft.lexicon.factsOf(concept)?.kind === 'clothing';
    const worn = this.phrase.head?.senses.concept;
    return lower === 'に' && isWorn(worn) && isWorn(next?.item.senses.concept);
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

  /** `椅子4脚のテーブル`: a table with four of what was named before. */
  private isCountOfOwner({ senses, lower }: Settled['item'], next: Settled | undefined): boolean {
    return (
      senses.count !== undefined &&
      this.phrase.head !== undefined &&
      /の$/.test(lower) &&
      next?.role === 'noun'
    );
  }

  private name({ item, role }: Settled, next: Settled | undefined): void {
    const { unknownHead = '' } = this.phrase;
    if (isOneWord(unknownHead, item.text) && role === 'noun') {
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
  private own(next: Settled | undefined, index: number): void {
    const { head } = this.phrase;
    const made = MATERIALS[head?.text ?? ''];
    const noun = next?.role === 'adjective' ? this.nounAfter(index) : next;
    const kind = this.draft.lexicon.factsOf(noun?.item.senses.concept ?? '')?.kind ?? '';
    if (made && head && !MADE_OF_NOTHING.test(kind) && next?.role === 'noun') {
      this.draft.fate(head, 'attribute', made);
      this.phrase = newPhrase();
      this.phrase.attributes.push(made);
      return;
    }
    // `老人の髪を切る`: to whom it is done, where the verb names the part.
    if (next?.role === 'verb' && next.item.lower.includes('を') && this.isSomebody()) {
      this.patients.push(...this.close('inner'));
      return;
    }
    if (this.isTopicOf(index)) return this.client();
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

  /** `マントのふくよかな女王`: what qualities lead to. */
  private nounAfter(index: number): Settled | undefined {
    return this.settled.slice(index).find(({ role }) => role !== 'adjective');
  }

  /** `AとB`; `AとXする` does it with A. */
  private join(index: number): void {
    const end = endOfList(this.settled, index);
    // `本を読むキツネと眠るロボット`, `火を吹くドラゴンと剣を持つ騎士`: each does what is told before it.
    if (this.waiting.some((deed) => deed.isAdnominal) && opensOwnClause(this.settled, index)) {
      this.close('listed');
      this.carriedOpen = [];
      this.carriedVerbs = [];
      return;
    }
    if (end === 'verb') this.patients = this.close('inner');
    else this.list.push(...this.close(end === 'inner' ? 'row' : 'listed'));
    // `鍋をかき混ぜる魔女と、眠る猫`: what comes has a clause of its own.
    if (this.settled[index + 1]?.role === 'comma') {
      this.carriedOpen = [];
      this.carriedVerbs = [];
    }
  }

  /** `歯医者のバナー、鏡の前の少年`: what a design is for or about, where what it shows is told after it. */
  private isTopicOf(index: number): boolean {
    const isPlain = this.open.length + this.waiting.length + this.list.length === 0;
    return isPlain && isTitled(this.settled, index);
  }

  private isSomebody(): boolean {
    const kind = this.draft.lexicon.factsOf(this.phrase.head?.senses.concept ?? '')?.kind ?? '';
    return isLivingKind(kind);
  }

  /** `ロボットとチェスをする`: with whom, and not to whom it is done as well. */
  private object(): void {
    const meant = this.itself();
    if (meant.length > 0) {
      this.patients = meant;
      return;
    }
    const done = this.close('inner');
    const listed = this.listedWith(done[0]);
    const partners = done.some((id) => this.draft.isAnimate(id))
      ? []
      : listed.filter((id) => this.draft.isAnimate(id));
    if (partners.length > 0) this.relateOpen({ kind: 'with', reversed: false, to: partners });
    this.patients = [...listed.filter((id) => !partners.includes(id)), ...done];
  }

  /** What と lists, and of what commas list what is of the kind of the last: `猫を抱く女、窓を閉める男` close no woman. */
  private listedWith(last: string | undefined): string[] {
    const kind = this.draft.kindOf(last ?? '');
    const before = this.list.splice(0, this.listedByComma);
    this.listedByComma = 0;
    const isRow = last !== undefined && before.every((id) => this.draft.kindOf(id) === kind);
    return [...(isRow && !this.draft.isAnimate(last) ? before : []), ...this.list.splice(0)];
  }

  /** What a pronoun stands for, where nothing else is named before the particle. */
  private itself(): string[] {
    const isBare = !this.phrase.head && !this.phrase.unknownHead;
    return isBare ? this.meant.splice(0) : [];
  }

  private postposition({ kind, reversed }: Omit<Open, 'to'>, word: string): void {
    const meant = this.itself();
    if (meant.length > 0) return this.relateOpen({ kind, reversed, to: meant });
    // `A、Bの上のC`: only B is under it, but `A、Bの入った箱` holds both.
    const told = this.list.splice(0);
    const isFilling =
      /^(?:full-of|with|between|wearing|holding)$/.test(kind) && !/いっぱい/.test(word);
    const closed = this.close(isFilling ? 'owner' : 'inner');
    this.carriedOpen = [];
    this.carriedVerbs = [];
    // `歌う女性、犬を抱く少女`: the girl holds no woman.
    const isHeld = /^(?:holding|wearing)$/.test(kind);
    const listed = isHeld ? told.filter(this.isLike(closed[0])) : told;
    const to = [
      ...(isFilling ? listed : listed.slice(this.listedByComma).filter(this.isLike(closed[0]))),
      ...closed,
    ];
    if (isFilling) this.listedByComma = 0;
    else this.list.push(...listed.slice(0, this.listedByComma));
    if (to.length === 0) return;
    if (/^の(?:中|内側)/.test(word)) for (const id of to) this.inside.add(id);
    if (kind === 'with') this.restOn(to);
    const isAdnominal = /の$|(?:入った|付いた|ついた|詰まった)$/.test(word);
    if (word === 'で' && to.every((id) => this.isTool(id))) this.using.push(...to);
    else this.relateOpen({ kind, reversed, to, isAdnominal });
  }

  /** `走る男と床で遊ぶ娘`: nobody is at a man and a floor. */
  private isLike = (id: string | undefined) => (other: string) =>
    id === undefined || this.draft.isAnimate(id) === this.draft.isAnimate(other);

  private act({ item }: Settled, next: Settled | undefined): void {
    const { id: verb = '', form } = item.senses.verb ?? {};
    this.list.push(...this.close());
    this.carriedOpen = [];
    this.carriedVerbs = [];
    if (isDepicting(verb, next)) {
      this.draft.fate(item, 'ignored', 'what a picture does');
      this.list.push(...this.patients.splice(0));
      return;
    }
    this.draft.fate(item, 'action', verb);
    if (form === 'past') {
      this.undergo(verb, next);
      return;
    }
    const isAdnominal = goesBeforeNoun(item, next);
    const done = this.patients.splice(0);
    // `定規を使って測る`
    if (verb === 'use' && !isAdnominal && next !== undefined) {
      this.using.push(...done);
      return;
    }
    const used = this.using.splice(0);
    const isPlay = /^(?:play-with|play-sport|juggle)$/.test(verb);
    const passes = passesHow(verb, item.lower);
    if (passes === 'in') for (const id of done) this.inside.add(id);
    if (isPassed(verb, this.draft.kindOf(done[0] ?? '')))
      this.relateOpen({ kind: passes, reversed: false, to: done.splice(0) });
    const patient =
      done[0] ?? (isPlay ? used.shift() : undefined) ?? this.reached(verb, item.lower);
    if (used.length > 0) this.relateOpen({ kind: 'with', reversed: false, to: used });
    if (PUTTING.test(verb)) this.putInto(done);
    // `少年が描いた絵`
    const isClause = this.isSubject && isAdnominal;
    const agents = isClause ? { agents: this.topic.splice(0) } : {};
    const bound = this.open.filter((open) => open.isAdnominal !== true);
    if (this.topic.length > 0) for (const agent of this.topic) this.addAction(verb, agent, patient);
    else {
      this.open = this.open.filter((open) => open.isAdnominal === true);
      this.waiting.push({
        verb,
        ...(patient ? { patient } : {}),
        open: bound,
        isAdnominal,
        ...agents,
      });
    }
  }

  /** `猫に追われるネズミ`: who has something done to them; where nobody does it, it is only how they are. */
  private undergo(verb: string, next: Settled | undefined): void {
    const at = this.open.findLastIndex(
      ({ kind, to }) => kind === 'at' && to.every((id) => this.draft.isAnimate(id)),
    );
    if (at < 0) return;
    const agents = this.open.splice(at, 1)[0]?.to ?? [];
    if (this.topic.length === 0)
      this.waiting.push({ verb, open: [], isAdnominal: next !== undefined, agents });
    for (const patient of this.topic)
      for (const agent of agents) this.addAction(verb, agent, patient);
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

  private tellAll(deed: Deed, agents: readonly string[]): void {
    for (const agent of agents) this.tellDeed(deed, agent);
  }

  /** What is still open at the end belongs to the last thing that was named. */
  private endClause(): void {
    const agents = this.topic.length > 0 ? this.topic : this.fresh;
    for (const deed of this.waiting.splice(0))
      if (deed.agents) this.tellDeed(deed);
      else this.tellAll(deed, agents);
    this.list = [];
    this.patients = [];
    this.using = [];
    this.open = [];
    this.owners = [];
    this.topic = [];
    this.isSubject = false;
  }
}
