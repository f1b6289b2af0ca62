import type { BriefElement, BriefRelation } from '../../brief';
import { fillPatient } from './attach';
import type { ClauseState, Preposition } from './clause-state';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from './draft';
import { relateTo } from './reference';
import { isView } from './standing';
import { isWornThing } from './things';

/** What `it`, `them` and `her` mean by what was told before them. */

/** `them` are several: what was told as one row. */
const PLURAL =
  /^(?:they|them|themselves|ihnen|elles|ils|eux|ellos|ellas|loro|essi|eles|elas|они|ними|них|им)$/;

/** What several do to each other is done by each of them, and to nothing that was told before. */
const RECIPROCAL = /^(?:each other|one another|einander|themselves)$/;

/** `a bucket under it`, `next to it a pair of boots`, `drawing it`: what was told before. */
export function readPronoun(state: ClauseState, word: string): void {
  const { preposition, doing, draft } = state;
  const told = draft.elements.map(({ id }) => id);
  if (RECIPROCAL.test(word)) {
    state.preposition = undefined;
    return;
  }
  if (preposition) {
    state.preposition = undefined;
    const next = state.settled[state.at]?.role ?? '';
    const opens = /^(?:determiner|adjective|noun|unknown)$/.test(next);
    const isOfView =
      preposition.kind === 'behind' && isView(state.settled[preposition.opensAt - 2]);
    if (!opens) return isOfView ? undefined : relatePronoun(state, preposition, word);
    const several = PLURAL.test(word) ? severalOther(state, preposition.from) : [];
    const to = several.length > 0 ? several : otherThan(state, preposition.from, word);
    state.inverse = { kind: preposition.kind, to };
    // `, sopra di loro una lanterna`: nobody does anything to it.
    if (state.comma && draft.language !== 'en') state.doing = undefined;
    return;
  }
  if (!doing || doing.hasPatient) return;
  const done = doneTo(state, word);
  if (done !== undefined) return fillPatient(draft, [done], doing);
  const patients = draft.actions.flatMap(({ patient }) => patient ?? []);
  const known = told.filter((id) => draft.element(id)?.concept && !doing.agents.includes(id));
  const it = draft.language === 'en' && word === 'it' ? meantByIt(state, [], known) : undefined;
  const looked =
    PERSONAL.test(word) && draft.language !== 'en' ? otherThan(state, doing.agents, word) : [];
  const other = looked.find((id) => !doing.agents.includes(id));
  const meant =
    other ?? patients.at(-1) ?? it ?? told.filter((id) => !doing.agents.includes(id)).at(-1);
  if (meant) fillPatient(draft, [meant], doing);
}

const HAND = 'body-part';

/** `a red drop and two hands holding it`: what is held is told first, and holds nothing. */
function doneTo({ draft, doing }: ClauseState, word: string): string | undefined {
  const [first, ...others] = doing?.agents ?? [];
  if (draft.language !== 'en' || !doing || first === undefined || others.length !== 1)
    return undefined;
  const [kind = '', doer = ''] = [draft.kindOf(first), draft.kindOf(others[0] ?? '')];
  const isMeant = word === 'it' && doer === HAND && !/^(?:person|fantasy|body-part)$/.test(kind);
  if (!isMeant) return undefined;
  const at = draft.actions.findIndex(
    ({ agent, verb, patient }) => agent === first && verb === doing.verb && patient === undefined,
  );
  if (at < 0 || !doing.actions.includes(at)) return undefined;
  draft.actions.splice(at, 1);
  doing.actions = doing.actions
    .filter((one) => one !== at)
    .map((one) => (one > at ? one - 1 : one));
  doing.agents = others;
  return first;
}

/** `a mug with a heart on it`, `a pumpkin with a candle inside`: where what is had is, and not who has it. */
export function toldLast(
  { last, lastRelation }: ClauseState,
  from: readonly string[],
): readonly string[] {
  const isHad = /^(?:with|holding|full-of)$/.test(lastRelation ?? '');
  return isHad && last.length > 0 ? last : from;
}

/** Who is a person and no thing. */
const PERSONAL =
  /^(?:him|her|ihm|ihn|lui|elle|él|ella|lei|ele|ela|dele|dela|нём|нем|ней|ним|неё|нее|него)$/;

/**
 * `a man pointing at a chart behind him`: the chart is behind the man, and he is behind nothing; `while her friends clap
 * behind her`: behind whom was told before.
 */
function besideOneself(
  { draft, last, doing }: ClauseState,
  { from }: Preposition,
  word: string,
): { from: readonly string[]; to: string[] } | undefined {
  if (!PERSONAL.test(word)) return undefined;
  const isPerson = (id: string) => draft.kindOf(id) === 'person';
  const others = draft.elements
    .filter(({ id, count }) => isPerson(id) && !from.includes(id) && count === 1)
    .map(({ id }) => id)
    .slice(0, 1);
  if (others.length > 0) return { from, to: others };
  const self = from.filter((id) => isPerson(id) && doing?.agents.includes(id)).slice(-1);
  const thing = last.filter((id) => !self.includes(id)).slice(-1);
  return self.length > 0 && thing.length > 0 ? { from: thing, to: self } : undefined;
}

/** `über ihnen fliegen Möwen`: over those who are several, where a thing was told last. */
function severalOther({ draft }: ClauseState, from: readonly string[]): string[] {
  if (draft.language === 'en') return [];
  const living = draft.elements.filter(({ id }) => draft.isAnimate(id) && !from.includes(id));
  const isSeveral = living.length > 1 || (living[0]?.count ?? 1) > 1;
  return isSeveral ? living.map(({ id }) => id) : [];
}

/** `бабушка держит над ней зонт`: over her who was told before, and not over who holds it. */
function otherThan({ draft, doing }: ClauseState, from: readonly string[], word: string) {
  if (!PERSONAL.test(word) || !doing) return from;
  const other = draft.elements.find(
    ({ id, count }) => draft.isAnimate(id) && !from.includes(id) && count === 1,
  );
  return other ? [other.id] : from;
}

/** `segura um guarda-chuva sobre ela`: what is held is over her, and not who holds it. */
function heldOver({ draft, doing }: ClauseState, { kind }: Preposition): string | undefined {
  if (draft.language === 'en' || !/^(?:on|above)$/.test(kind) || doing?.verb !== 'hold')
    return undefined;
  return doing.actions.map((index) => draft.actions[index]?.patient).find(Boolean);
}

/** What is no person: `it` is none, and in English neither is a hand that does something. */
const isThing = ({ draft }: ClauseState, id: string) =>
  !/^(?:person|fantasy|body-part)$/.test(draft.kindOf(id) ?? '');

/** `a lantern hanging from a pole above it`: not above the lantern, which hangs there. */
const isOnItself = ({ draft, topic }: ClauseState, from: readonly string[], id: string) =>
  topic.length > 0 &&
  !topic.includes(id) &&
  draft.relations.some(
    (one) =>
      one.from === id && from.includes(one.to) && !/^(?:with|wearing|holding)$/.test(one.kind),
  );

/** To what something was done before this clause, and what an unknown thing belongs to. */
function doneBefore({ draft, doing }: ClauseState, among: readonly string[]): string | undefined {
  const own = new Set(doing?.actions);
  const patients = draft.actions.flatMap(({ patient }, index) =>
    patient !== undefined && !own.has(index) ? [patient] : [],
  );
  const wholes = patients.map((id) =>
    draft.element(id)?.concept === undefined
      ? (draft.relations.find(({ kind, from }) => from === id && /^(?:with|part-of)$/.test(kind))
          ?.to ?? id)
      : id,
  );
  return wholes.findLast((id) => among.includes(id));
}

/** `a cat on a sofa, a bag beside it`: what the sentence is about, before what came last. */
function meantByIt(
  state: ClauseState,
  from: readonly string[],
  known: readonly string[],
): string | undefined {
  const { draft, doing, topic, subjects } = state;
  const held = from.some((id) => doing?.agents.includes(id))
    ? (doing?.actions ?? []).map((index) => draft.actions[index]?.patient)
    : [];
  const among = known.filter(
    (id) => isThing(state, id) && !held.includes(id) && !isOnItself(state, from, id),
  );
  const about = (ids: readonly string[]) => ids.find((id) => among.includes(id));
  return about(subjects) ?? about(topic) ?? doneBefore(state, among) ?? among.at(-1);
}

/** `a dragon around a tower with a princess in it`: in what is no animal, where one was named before. */
function hollowBefore(
  { draft }: ClauseState,
  from: readonly string[],
  inRow: readonly string[],
): string | undefined {
  if (draft.language !== 'en' || !inRow.some((id) => draft.isAnimate(id))) return undefined;
  const at = draft.elements.findIndex(({ id }) => from.includes(id));
  return draft.elements
    .slice(0, Math.max(0, at))
    .findLast(({ id, concept }) => concept !== undefined && !draft.isAnimate(id))?.id;
}

/** `three dogs pulling a sled with a boy on it`: what is pulled bears him, and several are no `it`. */
const areDrawing = ({ draft, doing }: ClauseState, inRow: readonly string[]): boolean =>
  /^(?:pull|push|drag|tow)$/.test(doing?.verb ?? '') ||
  (inRow.length > 0 && inRow.every((id) => (draft.element(id)?.count ?? 1) > 1));

/** `two kids building while their father sleeps behind them`: the several who were told before, and not who is there. */
function meantByThem(
  { draft, subjects, topic, doing }: ClauseState,
  from: readonly string[],
): { from: readonly string[]; to: readonly string[] } | undefined {
  const agents = doing?.agents ?? [];
  const isRow = (ids: readonly string[]) =>
    ids.length > 1 || ids.some((id) => (draft.element(id)?.count ?? 1) > 1);
  const own = new Set([...from, ...agents]);
  const to = [topic, subjects].find((ids) => isRow(ids) && !ids.some((id) => own.has(id)));
  if (!to) return undefined;
  const isAlone = agents.length > 0 && !isRow(agents);
  return { from: isAlone ? agents : from, to };
}

/** `a child with a kite, a dog beside them`: the one person of whom no more is said, where nothing told is several. */
function meantBySingularThem({ draft }: ClauseState, from: readonly string[]): string | undefined {
  const told = draft.elements.filter(({ id, concept }) => concept && !from.includes(id));
  const people = told.filter(({ id }) => /^(?:person|fantasy)$/.test(draft.kindOf(id) ?? ''));
  const isAlone = people.length === 1 && told.every(({ count }) => count === 1);
  return isAlone ? people[0]?.id : undefined;
}

const HAD = /^(?:with|full-of|holding|wearing)$/;

/** What was told before a thing that is had, and is not of the same row, nor had by another thing. */
function hostBefore(draft: Draft, had: string, owner: BriefRelation): BriefElement | undefined {
  const at = draft.elements.findIndex(({ id }) => id === had);
  const isOfRow = ({ id }: BriefElement) =>
    draft.relations.some(
      ({ kind, from, to }) =>
        to === id &&
        HAD.test(kind) &&
        (!draft.isAnimate(from) || (kind === owner.kind && from === owner.from)),
    );
  return draft.elements
    .slice(0, Math.max(0, at))
    .findLast((one) => one.concept !== undefined && !isOfRow(one));
}

/**
 * `a woman carrying a tray with a cake on it`: the cake is on the tray that was told right before it, and not on who carries
 * that; nobody then has it besides. Gives the thing that `it` means, where something is had.
 */
function thingWith(state: ClauseState, [had = '']: readonly string[]): string | undefined {
  const { draft, lastRelation, slot } = state;
  const isHad = slot.kind === 'relation' && HAD.test(lastRelation ?? '');
  if (draft.language !== 'en' || !isHad) return undefined;
  const owner = draft.relations.findLast(({ kind, to }) => to === had && HAD.test(kind));
  if (!owner) return undefined;
  if (isThing(state, owner.from) && !draft.isAnimate(owner.from)) {
    // Said to be there, it is had no second time: who sits on a bench would take it in the hand.
    const isGoods = owner.kind === 'with' && !isWornThing(draft, had);
    if (isGoods) draft.unrelate((one) => one === owner);
    return owner.from;
  }
  const before = hostBefore(draft, had, owner);
  if (!before || draft.isAnimate(before.id) || !isThing(state, before.id)) return undefined;
  draft.unrelate((one) => one === owner);
  return before.id;
}

/** `a desk with a lamp and a cup on it`: the lamp, too. Gives what furniture has besides, and takes that away. */
function rowOf(draft: Draft, owner: string): string[] {
  if (!/^(?:furniture|container|tool)$/.test(draft.kindOf(owner) ?? '')) return [];
  const row = draft.relations.filter(
    ({ kind, from, to }) => kind === 'with' && from === owner && !isWornThing(draft, to),
  );
  draft.unrelate((one) => row.includes(one));
  return row.map(({ to }) => to);
}

/** Says of what something has that it is there: a tray is laden with it, and nobody does anything with it. */
function relateHad(state: ClauseState, owner: string, preposition: Preposition): void {
  const { draft } = state;
  const things = [...rowOf(draft, owner), ...preposition.from];
  for (const action of draft.actions)
    if (action.instrument && things.includes(action.instrument)) delete action.instrument;
  const isLaden =
    /^(?:on|in)$/.test(preposition.kind) &&
    draft.kindOf(owner) !== 'furniture' &&
    isOfSort(draft.element(owner)?.concept, 'vessel');
  const goods = isLaden ? things.filter((id) => !draft.isAnimate(id)) : [];
  const isFull = (id: string) =>
    draft.relations.some(({ kind, from, to }) => kind === 'full-of' && from === owner && to === id);
  for (const id of goods.filter((one) => !isFull(one))) draft.relate('with', owner, id);
  const { kind, reversed } = preposition;
  for (const id of things.filter((one) => !goods.includes(one)))
    draft.relate(kind, reversed ? owner : id, reversed ? id : owner);
}

/** `a cat on a sofa and a ball under it`: under the sofa, since nothing is put under cats. */
function bearerBefore({ draft }: ClauseState, { kind, from }: Preposition): string | undefined {
  if (!/^(?:on|under)$/.test(kind)) return undefined;
  return draft.relations.findLast(
    (one) =>
      one.kind === 'on' &&
      !from.includes(one.from) &&
      draft.isAnimate(one.from) &&
      !draft.isAnimate(one.to),
  )?.to;
}

/** A tap and a bucket under it: the bucket stands under the thing before it, not under itself. */
function relatePronoun(state: ClauseState, preposition: Preposition, word: string): void {
  const told = state.draft.elements.map(({ id }) => id);
  const own = besideOneself(state, preposition, word);
  const held = own && heldOver(state, preposition);
  if (own && held) return void own.to.forEach((to) => state.draft.relate('above', held, to));
  if (own) return relateTo(state, own.to, { ...preposition, from: own.from });
  const them =
    PLURAL.test(word) && state.draft.language === 'en'
      ? meantByThem(state, preposition.from)
      : undefined;
  if (them) return relateTo(state, them.to, { ...preposition, from: them.from });
  const somebody = word === 'them' ? meantBySingularThem(state, preposition.from) : undefined;
  if (somebody) return relateTo(state, [somebody], preposition);
  const from = toldLast(state, preposition.from).slice(-1);
  const others = told.filter((id) => !from.includes(id));
  // `tra loro`, `über ihnen`: at all of those who are several, and not at one of them.
  const isAmong = preposition.kind === 'between' && PLURAL.test(word);
  const pair = isAmong ? others.filter((id) => state.draft.isAnimate(id)) : [];
  const several = pair.length > 0 || !PLURAL.test(word) ? pair : severalOther(state, from);
  if (several.length > 0) return relateTo(state, several, { ...preposition, from });
  const known = others.filter((id) => state.draft.element(id)?.concept !== undefined);
  const before = known.length > 0 ? known : others;
  const owner = word === 'it' ? thingWith(state, from) : undefined;
  if (owner) return relateHad(state, owner, { ...preposition, from });
  const inRow = preposition.from.filter((id) => !from.includes(id));
  const subjects = state.subjects.filter((id) => before.includes(id));
  const [meant] = PLURAL.test(word) ? [subjects[0]] : [inRow.at(-1) ?? subjects[0]];
  const isOther = preposition.kind === 'in' || (word === 'it' && areDrawing(state, inRow));
  const within = isOther ? hollowBefore(state, from, inRow) : undefined;
  if (within) return relateTo(state, [within], { ...preposition, from });
  const isIt = state.draft.language === 'en' && /^(?:it|itself)$/.test(word) && inRow.length === 0;
  const bearer = isIt ? bearerBefore(state, preposition) : undefined;
  const one =
    bearer ?? (isIt ? meantByIt(state, from, before) : undefined) ?? meant ?? before.at(-1);
  // `riding a bike with a basket on it`: what is in no element yet is nobody's back either.
  const isSomebody = word === 'it' && one !== undefined && state.draft.kindOf(one) === 'person';
  if (one && !isSomebody) relateTo(state, [one], { ...preposition, from });
}
