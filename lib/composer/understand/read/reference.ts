import { isRomance } from '../../concepts/concept';
import { verbFrameOf } from '../words/verb';
import { type Doing, fillPatient } from './attach';
import { joinedSubject } from './clause-opens';
import type { ClauseState, Kind, Preposition } from './clause-state';
import type { Draft } from './draft';
import { hadOn, isWhereTheyAre, moversOn, ownersOf, standersAt } from './attached';
import { partnerPlaced } from './placed';
import { isWornThing, meantRelation } from './things';
import { isOfSort } from '../../concepts/sorts';

/** What words mean by what was told before them: whom `who`, what `it`, who does what a verb says. */

/** What things do as well. */
const INANIMATE =
  /^(?:float|fly|fall|hang|grow|shine|burn|smoke|flow|melt|explode|spin|stack|crash|reflect|surround|launch|curl|lean|tie|lie)$/;

const living = ({ draft }: ClauseState, ids: readonly string[]) =>
  ids.filter((id) => draft.isAnimate(id));

/** `holding a baby while stirring a pot`: both are done by the same. */
const MEANWHILE = /^(?:while|when|whilst)$/;

/** Whom `who` means: the nearest that can do something, else the nearest. */
export function meantByRelative(state: ClauseState): string[] {
  const { last, subjects, lastRelation, settled, at, doing } = state;
  const verb = settled[at]?.item.senses.verb?.id ?? '';
  // `a ladder that leans on a wall`: it leans, and not who climbs it.
  const opens = settled[at - 1]?.item.lower;
  if (MEANWHILE.test(opens ?? '') && /ing$/.test(settled[at]?.item.lower.split(' ')[0] ?? '')) {
    const doers = [doing?.agents ?? [], subjects].map((ids) => living(state, ids));
    const same = doers.find(({ length }) => length > 0);
    if (same) return same;
  }
  if (opens === 'that' && INANIMATE.test(verb) && last.length > 0) return [...last];
  // `a carrot in sneakers that jumps`: what is worn or had does nothing with a body.
  const isHad = /^(?:with|wearing|holding|in)$/.test(lastRelation ?? '');
  const isOfBody = verbFrameOf(verb)?.pose !== undefined && living(state, last).length === 0;
  if (isHad && isOfBody && subjects.length > 0) return [...subjects];
  const found = [last, subjects].map((ids) => living(state, ids)).find((ids) => ids.length > 0);
  return found ?? (last.length > 0 ? [...last] : subjects);
}

/** `a hammock between two palms and a parrot on the hammock`: the parrot is, and the palms that it is between are not. */
function otherThan({ draft }: ClauseState, to: string, from: readonly string[]): readonly string[] {
  const isAmid = (one: string) =>
    draft.relations.some((told) => told.kind === 'between' && told.from === to && told.to === one);
  const others = from.filter((one) => !isAmid(one));
  return others.length > 0 ? others : from;
}

/** Says of everything what a preposition says of one. */
export function relateTo(
  state: ClauseState,
  ids: readonly string[],
  preposition: Preposition,
): void {
  const { kind, reversed } = preposition;
  for (const to of ids)
    for (const one of otherThan(state, to, bearers(state, preposition, to)))
      if (reversed) state.draft.relate(kind, to, one);
      else
        state.draft.relate(
          meantRelation(saidFrom(state, preposition, to), one, to, state.draft),
          one,
          to,
        );
}

/** What somebody does to what is over there, and from no place in it: `waving at a ship`. */
const SIGNALS = /^(?:wave|point|shout|salute|smile|laugh|roar)$/;

/** Done from where somebody is up. */
const FROM_ABOVE = /^(?:look|shoot|wave|sing|shout)$/;

/** `waving from a bench`: on it; `waving at a ship`: towards it. */
function saidFrom(
  { settled, draft, doing }: ClauseState,
  { kind, opensAt }: Preposition,
  to: string,
): Kind {
  const isFrom = kind === 'at' && settled[opensAt - 1]?.item.lower === 'from';
  const concept = draft.element(to)?.concept;
  const isSignal =
    draft.language === 'en' && SIGNALS.test(doing?.verb ?? '') && draft.kindOf(to) === 'vehicle';
  if (kind === 'at' && isSignal && settled[opensAt - 1]?.item.lower === 'at') return 'towards';
  const isUp =
    isOfSort(concept, 'sat-on') ||
    (FROM_ABOVE.test(doing?.verb ?? '') && isOfSort(concept, 'watched-from'));
  return isFrom && isUp ? 'on' : kind;
}

/** These carry no tools: `a cowboy against a fence with a lasso` has it himself. */
const SCENERY = /^(?:building|nature|plant|vehicle)$/;

/** Done by one who stands to another who sits or lies. */
const ONE_SIDED =
  /^(?:help|teach|operate|photograph|feed|cut-hair|brush|paint|draw|listen|give|look)$/;

/**
 * `examining a child in a chair`: where they are to whom it is done; `pouring milk into a cup behind a
 * counter`: where they are who do it.
 */
function placedBy(
  { doing, draft, last, settled }: ClauseState,
  { kind, from, opensAt }: Preposition,
  to: string,
): readonly string[] | undefined {
  if (!doing?.hasPatient || draft.kindOf(to) !== 'furniture') return undefined;
  // `feeding pigeons from a bench`: from where it is done.
  if (settled[opensAt - 1]?.item.lower === 'from') return doing.agents;
  const patients = [...last, ...doing.actions.map((index) => draft.actions[index]?.patient ?? '')];
  const patient = patients.find((id) => draft.isAnimate(id) && !doing.agents.includes(id));
  if (patient && ONE_SIDED.test(doing.verb) && /^(?:in|on|at)$/.test(kind)) return [patient];
  const isStoodAt = /^(?:behind|at)$/.test(kind) && !from.some((id) => draft.isAnimate(id));
  return isStoodAt && doing.agents.some((id) => draft.isAnimate(id)) ? doing.agents : undefined;
}

/** Work with the hands, which a tool belongs to though nothing is said of what it is done to. */
const HANDWORK = /^(?:eat|play-music|play-game|build|search|cook|work|sculpt)$/;

const takesTool = (verb: string) => HANDWORK.test(verb) || verbFrameOf(verb)?.tool !== undefined;

/** `playing on the floor with a toy train`: the train is what is played with. */
function playsWith(draft: Draft, doing: Doing, to: string): boolean {
  const isPlayed = /^(?:toy|animal)$/.test(draft.kindOf(to) ?? '');
  if (doing.verb !== 'play-with' || doing.hasPatient || !isPlayed) return false;
  fillPatient(draft, [to], doing);
  return true;
}

/** What stands about in a place that is said to have it. */
const SCENIC = /^(?:plant|nature|building|celestial)$/;

/** `a street full of lanterns`: what a place is full of is in no thing that was named before it. */
function isAfterPlace({ settled }: ClauseState, { opensAt }: Preposition): boolean {
  const before = settled[opensAt - 2];
  const { place, concept } = before?.item.senses ?? {};
  return before?.role === 'noun' && place !== undefined && concept === undefined;
}

const ownsNext = ({ settled }: ClauseState, { opensAt }: Preposition) =>
  settled[opensAt]?.role === 'possessive';

const WORK_PLACES = /^(?:fireplace|stove|table|desk|counter)$/;
/** `in an armchair with rubber boots`: of who sits there, where a rack with coats has them. */
const areSeats = (draft: Draft, ids: readonly string[]) =>
  ids.length > 0 &&
  ids.every((id) => {
    const { concept = '' } = draft.element(id) ?? {};
    return isOfSort(concept, 'sat-on') || WORK_PLACES.test(concept);
  });

/** These are in no clothes: `a cat on a bench in mittens`. */
const isNoWearer = (draft: Draft, from: readonly string[]) =>
  from.length > 0 &&
  from.every((id) =>
    /^(?:furniture|building|nature|plant|vehicle|container|tool|device|instrument|food)$/.test(
      draft.kindOf(id) ?? '',
    ),
  );

/** `in front of a bakery with a book`: one small thing is no part of a house. */
const isOneSmall = (draft: Draft, from: readonly string[], to: string): boolean => {
  const element = draft.element(to);
  const isOne = element?.count === 1 && !element.several;
  const isSmall = /^(?:tool|food|instrument|toy)$/.test(draft.kindOf(to) ?? '');
  return isOne && isSmall && from.every((id) => draft.kindOf(id) === 'building');
};

const isSaddlery = (draft: Draft, id: string) =>
  /^(?:saddle|bridle|harness|horseshoe)$/.test(draft.element(id)?.concept ?? '');

/** `riding a giant snail in a kimono`: who rides has it on, and not what is ridden. */
function ridersOf(draft: Draft, mounts: readonly string[], worn: string): string[] {
  if (!isWornThing(draft, worn) || isSaddlery(draft, worn)) return [];
  return draft.actions.flatMap(({ verb, agent, patient = '' }) =>
    verbFrameOf(verb)?.to === 'ridden' && mounts.includes(patient) ? [agent] : [],
  );
}

function wearersOf(state: ClauseState, from: readonly string[], to: string): readonly string[] {
  if (!isWornThing(state.draft, to) || living(state, from).length > 0) return from;
  const alive = living(state, state.subjects);
  return alive.length > 0 ? alive : from;
}

/** What a preposition says something of, once it is known what comes: tools belong to who works. */
function bearers(state: ClauseState, preposition: Preposition, to: string): readonly string[] {
  const { doing, draft, subjects } = state;
  const { kind, from } = preposition;
  const partner =
    doing && !preposition.reversed ? partnerPlaced(draft, doing, kind, from, to) : undefined;
  if (partner !== undefined) return [partner];
  const placed =
    placedBy(state, preposition, to) ??
    standersAt(state, preposition, to) ??
    hadOn(state, preposition, to) ??
    ownersOf(state, preposition, to);
  if (placed) return placed;
  if (kind === 'full-of' && isAfterPlace(state, preposition)) return [];
  // `a penguin on a skateboard wearing a helmet`: who is alive wears it.
  const isPutOn = kind === 'wearing' || (kind === 'in' && isNoWearer(draft, from));
  const mayRide = isPutOn || (draft.language === 'en' && /^(?:in|with)$/.test(kind));
  const riders = mayRide ? ridersOf(draft, from, to) : [];
  if (riders.length > 0) return riders;
  if (isPutOn) return wearersOf(state, from, to);
  if (kind !== 'with') return from;
  // `a street with lanterns`: they stand there, and are nobody's.
  if (isAfterPlace(state, preposition) && SCENIC.test(draft.kindOf(to) ?? '')) return [];
  // `catching a fly with its tongue`: the tongue of who catches.
  const isPart = /^(?:body-part|)$/.test(draft.kindOf(to) ?? '');
  const isOwn = isPart && ownsNext(state, preposition);
  // `su una nuvola con gli occhi chiusi`: the eyes of who sits there.
  const isBody = isRomance(draft.language) && draft.kindOf(to) === 'body-part';
  const owners = isBody && living(state, from).length === 0 ? living(state, subjects) : [];
  if (owners.length > 0) return owners;
  if (isOwn && doing?.hasPatient) return doing.agents;
  const isTool = /^(?:tool|device|instrument)$/.test(draft.kindOf(to) ?? '');
  if (doing && playsWith(draft, doing, to)) return [];
  const isWorking = doing && (doing.hasPatient || takesTool(doing.verb));
  if (isWorking && isTool && doing.agents.length > 0) {
    for (const index of doing.actions) {
      const action = draft.actions[index];
      if (action) action.instrument ??= to;
    }
    return doing.agents;
  }
  const alive = living(state, subjects);
  const isCarried =
    draft.lexicon.factsOf(draft.element(to)?.concept ?? '')?.habitat === 'hand' ||
    isOneSmall(draft, from, to);
  const isScenery = from.every((id) => SCENERY.test(draft.kindOf(id) ?? ''));
  if (isCarried && alive.length > 0 && isScenery) return alive;
  // `dorme su una pila di libri con gli occhiali`
  const isOnThing = isRomance(draft.language) && living(state, from).length === 0;
  const areBare = isScenery || isOnThing || areSeats(draft, from);
  if (isWornThing(draft, to) && alive.length > 0 && areBare) return alive;
  const joins = draft.isAnimate(to) && alive.length > 0 && !from.some((id) => draft.isAnimate(id));
  return joins && !alive.includes(to) ? alive : from;
}

/** `teaching his daughter to ride`, `helping a woman cross`: what follows is done by whom it is done to. */
const CAUSING =
  /^(?:teach|help|train|look|watch|listen|show|push|lead|carry|photograph|draw|paint)$/;

/**
 * Whether the one just named, to whom something is done, does what comes: `a boy helping a woman cross`,
 * `the hair of a woman sitting in a chair`.
 */
const isCausedNext = ({ doing, settled, at }: ClauseState) =>
  settled[at - 1]?.item.senses.verb?.form === 'base' && CAUSING.test(doing?.verb ?? '');

/** `fotografiando un ciervo escondido`, `снимает оленя, спрятавшегося за кустом`: how whoever is photographed is there. */
function isSaidOfPatient({ draft, settled, at, comma }: ClauseState): boolean {
  const word = settled[at - 1]?.item.lower ?? '';
  if (draft.language === 'ru') return /(?:вш|щ)(?:его|ую|ему|их)(?:ся)?$/.test(word);
  const isParticiple = /(?:é|ée|és|ées|[ai]d[oa]s?|[aiu]t[oaie]|[oe]st[oaie]|es[oaie])$/.test(word);
  return isRomance(draft.language) && !comma && isParticiple && settled[at - 2]?.role === 'noun';
}

function isDoneByPatient(state: ClauseState): boolean {
  const { doing, slot, draft, settled, at } = state;
  if (!doing || (slot.kind === 'patient' && isSaidOfPatient(state))) return doing !== undefined;
  // `hilft einem Jungen, auf die Tafel zu schreiben`
  if (draft.language === 'de' && settled[at - 2]?.role === 'comma')
    return slot.kind === 'patient' && isCausedNext(state);
  if (state.comma) return false;
  // `insegna al nipotino ad andare in bici`, `учит внучку кататься`
  if (isRomance(draft.language) || draft.language === 'ru')
    return (
      slot.kind !== 'subject' &&
      settled[at - 1]?.item.senses.verb?.form === 'base' &&
      CAUSING.test(doing.verb)
    );
  if (draft.language !== 'en') return false;
  const form = settled[at - 1]?.item.senses.verb?.form;
  const before = settled[at - 2]?.role;
  if (form === 'gerund') return before === 'noun' && slot.kind === 'patient';
  return slot.kind === 'patient' && form === 'base' && CAUSING.test(doing.verb);
}

/** Done with hands, where somebody has them. */
const OF_HANDS = /^(?:hold|wave|point|salute)$/;

/** `a girl on an elephant waving a flag`: she waves it, and not the animal that was named last. */
function handed({ draft, subjects }: ClauseState, near: readonly string[]): string[] {
  if (!near.every((id) => draft.kindOf(id) === 'animal')) return [];
  return subjects.filter((id) => draft.kindOf(id) === 'person' && !near.includes(id));
}

/** `a woman in a red coat and a man in a blue jacket waiting`: both of them wait. */
function dressedWith({ draft, topic, subjects, comma, last, settled, at }: ClauseState): string[] {
  const isDressed = !comma && last.length > 0 && last.every((id) => isWornThing(draft, id));
  const isAlone = !/^(?:determiner|possessive|adjective|noun|unknown)$/.test(
    settled[at]?.role ?? '',
  );
  if (!isDressed || !isAlone || draft.language !== 'en') return [];
  const wears = (id: string) =>
    draft.relations.some(({ kind, from }) => kind === 'wearing' && from === id);
  const acts = (id: string) => draft.actions.some(({ agent }) => agent === id);
  return topic.filter((id) => !subjects.includes(id) && wears(id) && !acts(id));
}

/** Who does what comes: the nearest that can do something, else what the sentence is about. */
export function agentsOf(state: ClauseState, verb: string): readonly string[] {
  const { doing, subjects, comma, slot, draft } = state;
  if (state.joined && doing) return doing.agents;
  const patients = isDoneByPatient(state) ? living(state, state.last) : [];
  if (patients.length > 0) return patients;
  const joinsBack = /^(?:ru|de)$/.test(draft.language);
  const near = comma && !joinsBack ? [] : state.last;
  // Coins float and flames burn as well as people do.
  const isRelative = state.settled[state.at - 2]?.item.lower === 'that';
  if (near.length > 0 && INANIMATE.test(verb) && (slot.kind !== 'patient' || isRelative))
    return near;
  const isPlant = near.length > 0 && near.every((id) => draft.kindOf(id) === 'plant');
  if (isPlant && verb === 'climb' && slot.kind !== 'patient') return near;
  const nearLiving = living(state, near);
  const holders = OF_HANDS.test(verb) ? handed(state, nearLiving) : [];
  if (holders.length > 0) return holders;
  if (nearLiving.length > 0 && slot.kind !== 'patient') return nearLiving;
  const alive = living(state, subjects);
  if (alive.length > 0) return [...dressedWith(state), ...alive];
  // `a bridge with a train crossing it`
  const isHad = draft.language === 'en' && !comma && state.lastRelation === 'with';
  if (isHad && near.length > 0 && near.every((id) => draft.kindOf(id) === 'vehicle')) return near;
  const isBody = verbFrameOf(verb)?.pose !== undefined;
  return subjects.length > 0 && (comma || isBody || near.length === 0) ? subjects : near;
}

/** `with panels on the roof`: what is on a part of something is what was told last. */
function isPartNext({ settled, at }: ClauseState): boolean {
  const next = settled.slice(at, at + 3).find(({ role }) => role === 'noun');
  return isOfSort(next?.item.senses.concept, 'part-of-a-thing');
}

/** `driving a van with a ladder on the van`: the ladder is there, and not who drives. */
function isOnVehicle({ doing, settled, at, draft, last }: ClauseState): boolean {
  const next = settled.slice(at, at + 2).find(({ role }) => role === 'noun')?.item.senses.concept;
  if (!doing || draft.lexicon.factsOf(next ?? '')?.kind !== 'vehicle') return false;
  const owners = draft.relations.filter(({ kind, to }) => kind === 'with' && last.includes(to));
  const isOfHost = owners.some(({ from }) => draft.element(from)?.concept === next);
  return isOfHost || /^(?:ride|cycle|drive)$/.test(doing.verb);
}

/** `its head`, `his shoulder` comes next; `sulla spalla` says whose by itself. */
function saysWhose({ settled, at, draft }: ClauseState): boolean {
  if (draft.language === 'en') return settled[at]?.role === 'possessive';
  // `auf dem Rücken`, `на спине`
  const isOwn =
    draft.language === 'ru' ||
    (draft.language === 'de' && /^(?:dem|der|den)$/.test(settled[at]?.item.lower ?? ''));
  if (!isRomance(draft.language) && !isOwn) return false;
  const next = settled.slice(at, at + 3).find(({ role }) => role === 'noun');
  return draft.lexicon.factsOf(next?.item.senses.concept ?? '')?.kind === 'body-part';
}

/** `tumbado debajo de un coche, con una caja en el suelo`: who is somewhere already is not there as well. */
const isPlacedAlready = ({ draft, subjects, settled, at }: ClauseState) =>
  isRomance(draft.language) &&
  settled.slice(at, at + 3).some(({ item }) => isOfSort(item.senses.concept, 'underfoot')) &&
  draft.relations.some(({ kind, from }) => STANDING.test(kind) && subjects.includes(from));
const STANDING = /^(?:on|in|under|at|beside|behind)$/;

/** `with a telescope and sitting on a stone wall`: what comes right after sitting is sat on, whatever was named before. */
function isPosedNext({ doing, settled, at, draft }: ClauseState, kind: Kind): boolean {
  if (draft.language !== 'en' || !doing || settled[at - 2]?.role !== 'verb') return false;
  const isBody = verbFrameOf(doing.verb)?.pose !== undefined && STANDING.test(kind);
  return isBody && doing.agents.some((id) => draft.isAnimate(id));
}

/** `sitting beside a fireplace and with a loaf`: whoever sits there has it. */
const isHadToo = (state: ClauseState, kind: Kind): boolean =>
  state.draft.language === 'en' &&
  kind === 'with' &&
  state.settled[state.at - 2]?.role === 'and' &&
  living(state, state.subjects).length > 0;

/** Whether the last that was told is where somebody comes from. */
const hasComeFrom = ({ settled, at }: ClauseState): boolean =>
  settled.slice(0, at - 1).findLast(({ role }) => role === 'preposition')?.item.lower === 'from';

const areInSky = (draft: Draft, ids: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => draft.kindOf(id) === 'celestial');

/** `un capitano dalla barba bianca con una pipa`: he has the pipe, and not his beard. */
const isWornHair = (state: ClauseState): boolean =>
  state.draft.language !== 'en' &&
  living(state, state.subjects).length > 0 &&
  state.last.slice(-1).every((id) => HAIR.test(state.draft.element(id)?.concept ?? ''));
const HAIR = /(?:beard|hair|moustache|mustache|braids?|pigtails?|curls?)$/;

/** What a preposition says something of. */
/** Where what somebody looks for is: they themselves are before it. */
const SOUGHT = /^(?:in|on|under|behind|beside|inside|between)$/;
/** Who is carried by it is where it is. */
const BORNE = /^(?:ride|fly|drive|sail|swim|float|jump|climb)$/;

/** `looking for a key under a doormat`, `watering a fern above the sofa`: that is where the key and the fern are. */
function isOfPatient({ doing, draft, slot, last }: ClauseState, kind: Kind): boolean {
  if (!doing?.hasPatient || slot.kind !== 'patient' || last.length === 0) return false;
  if (doing.verb === 'search') return SOUGHT.test(kind);
  if (isWhereTheyAre(draft, doing, last, kind)) return true;
  const areOnGround = doing.agents.every((id) => draft.kindOf(id) === 'person');
  return kind === 'above' && areOnGround && !BORNE.test(doing.verb);
}

export function governorsOf(state: ClauseState, kind: Kind): readonly string[] {
  const { comma, subjects, doing, slot, last, lastRelation, draft } = state;
  if (comma && subjects.length > 0) return subjects;
  const movers = moversOn(state);
  if (movers) return movers;
  const joined = joinedSubject(state, kind);
  if (joined) return joined;
  if (isPosedNext(state, kind)) return doing?.agents ?? [];
  if (isHadToo(state, kind)) return subjects;
  // `rising from ashes above a castle`: who came from there is above it now.
  const risen = kind === 'above' && hasComeFrom(state) ? living(state, subjects) : [];
  if (risen.length > 0) return risen;
  const isClose = /^(?:with|full-of|wearing|holding|part-of)$/.test(kind);
  // `an elephant balancing with a monkey on its head`: what it has is there, and not it itself.
  const isHad = slot.kind === 'relation' && /^(?:with|wearing|holding)$/.test(lastRelation ?? '');
  const isThere = isHad && /^(?:on|in|under|above|around|behind|at)$/.test(kind) && last.length > 0;
  if (isThere && isPlacedAlready(state)) return last;
  if (isThere && (saysWhose(state) || isPartNext(state) || isOnVehicle(state)))
    return last.slice(-1);
  if (doing) {
    // `porta un vassoio con due tazze tra i tavoli`
    const walks = kind === 'between' && draft.language !== 'en' ? living(state, doing.agents) : [];
    // `dans un hamac entre deux palmiers`: the hammock hangs there.
    const isIn = slot.kind === 'relation' && /^(?:in|on)$/.test(lastRelation ?? '');
    if (walks.length > 0 && doing.hasPatient && !isIn) return walks;
    if (isClose && doing.hasPatient) return last.slice(-1);
    if (isOfPatient(state, kind)) return last;
    // `sitzt unter der Sonne auf einer Scholle`: nothing in the sky is on anything.
    if (areInSky(draft, last) && doing.agents.length > 0) return doing.agents;
    if (slot.kind === 'relation' && !/^(?:with|wearing|holding)$/.test(lastRelation ?? ''))
      return last.length > 0 ? last : doing.agents;
    return doing.agents.length > 0 ? doing.agents : last;
  }
  if (kind === 'with' && isWornHair(state)) return subjects;
  if (isClose) return last.length > 0 ? last.slice(-1) : subjects;
  // `fresh out of the oven on a tray`: the oven stands on nothing.
  if (lastRelation === 'out-of' && kind === 'on' && subjects.length > 0) return subjects;
  // `a bottle between two roses on a stone`: the bottle is there with them.
  const isAmid = lastRelation === 'between' && /^(?:on|in|at|under)$/.test(kind);
  if (isAmid && subjects.length > 0) return [...subjects, ...last];
  if (state.last.length > 0 && isPartNext(state)) return last.slice(-1);
  const hangsOn = /^(?:with|wearing|holding)$/.test(lastRelation ?? '');
  const isStanding = /^(?:on|in|at|beside)$/.test(kind);
  if (hangsOn && living(state, last).length > 0) return last.slice(-1);
  if (subjects.length > 0 && hangsOn && (living(state, subjects).length > 0 || isStanding))
    return subjects;
  return last.length > 0 ? last : subjects;
}

/** What a verb makes of a preposition: who leans on a wall leans against it, a lamp hangs from a branch. */
const SAID_WITH: Readonly<Record<string, { of: RegExp; kind: Kind }>> = {
  lean: { of: /^(?:on|at|towards)$/, kind: 'against' },
  hang: { of: /^(?:on|at|in)$/, kind: 'hanging' },
  'swing-on': { of: /^at$/, kind: 'hanging' },
};

export function saidWith({ doing, draft, settled, at }: ClauseState, said: Kind): Kind {
  // `colgadas sobre los fogones`: over them, and not from them.
  const isOver = said === 'on' && settled[at - 1]?.item.lower === 'sobre';
  if (isOver && doing?.verb === 'hang') return 'above';
  const meant = SAID_WITH[doing?.verb ?? ''];
  // Who hangs something up hangs nowhere: `hanging up laundry on the grass`.
  const isDoneTo = doing?.hasPatient === true && doing.agents.some((id) => draft.isAnimate(id));
  return meant?.of.test(said) && !isDoneTo ? meant.kind : said;
}
