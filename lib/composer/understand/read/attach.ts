import { materialState } from '../words/states.data';
import type { BriefRelation } from '../../brief';
import { MATERIAL_COLORS } from '../../concepts/materials';
import { verbFrameOf } from '../words/verb';
import type { Draft, Phrase } from './draft';
import { isOfSort } from '../../concepts/sorts';

type Kind = BriefRelation['kind'];

/** A verb that was read, and who does it. */
export interface Doing {
  verb: string;
  agents: readonly string[];
  /** Indices of its actions in the draft. */
  actions: number[];
  hasPatient: boolean;
  /** A preposition leads to what it is done to: `balancing on a ball`. */
  isThrough?: boolean;
}

const PARTS = 'body-part';
const CLOTHES = 'clothing';
const HOLDS = /^(?:container)$/;
/** The same by where the thing goes. */
const RELATION_TO: Record<string, Kind> = {
  held: 'holding',
  ridden: 'on',
  under: 'on',
  around: 'around',
  inside: 'in',
};

/** How who does something stands to what it is done to. */
export const relationTo = (verb: string): Kind | undefined =>
  verb === 'wear' ? 'wearing' : RELATION_TO[verbFrameOf(verb)?.to ?? ''];

/** On the bonnet of a tractor: on the tractor, where nobody knows bonnets. */
function inherit(draft: Draft, head: string, whole: string): void {
  if (draft.element(head)?.concept !== undefined) return;
  for (const { kind, from, to } of [...draft.relations])
    if (to === head) draft.relate(kind, from, whole);
}

/** `cutting the hair of a woman`: hers, and not that of who cuts. */
function disown(draft: Draft, part: string): void {
  draft.unrelate(({ kind, from }) => kind === 'part-of' && from === part);
}

/** `a bowl of cherries`, `the tail of a fox`, `a team of four doctors`. */
export function belongTo(draft: Draft, ids: readonly string[], listed: readonly string[]): void {
  // `a teapot, two cups and a plate of cookies`: of a list only the last is said to, but for parts of a body.
  const areParts = listed.every((id) => draft.kindOf(id) === PARTS);
  const heads = areParts ? listed : listed.slice(-1);
  for (const head of heads)
    for (const id of ids) {
      inherit(draft, head, id);
      const kind = draft.kindOf(head);
      const concept = draft.element(head)?.concept ?? '';
      if (draft.kindOf(id) === CLOTHES && draft.isAnimate(head)) {
        draft.relate('wearing', head, id);
        continue;
      }
      if (draft.isAnimate(head) && isOfSort(draft.element(id)?.concept, 'straddled')) {
        draft.relate('on', head, id);
        continue;
      }
      if (kind === PARTS && draft.isAnimate(id)) disown(draft, head);
      if (HOLDS.test(kind ?? '') || isOfSort(concept, 'vessel')) draft.relate('full-of', head, id);
      else if (kind === PARTS || draft.isAnimate(id) || isOfSort(concept, 'part-of-a-thing'))
        draft.relate('part-of', head, id);
      else draft.relate('with', head, id);
    }
}

/** `spielt im Park Schach`, `играет на гитаре`: playing is known by what is played. */
function playedBy(draft: Draft, patient: string): string | undefined {
  if (draft.element(patient)?.concept === 'chess-board') return 'play-chess';
  return draft.kindOf(patient) === 'instrument' ? 'play-music' : undefined;
}

/** `cats with mice riding on their backs`: the mice are on the cats. */
function mountOf(draft: Draft, patient: string, { verb, agents }: Doing): string | undefined {
  if (verbFrameOf(verb)?.to !== 'ridden' || draft.kindOf(patient) !== PARTS) return undefined;
  return draft.elements.findLast(({ id }) => !agents.includes(id) && draft.isAnimate(id))?.id;
}

/** What is had, worn or ridden by a relation, and whom somebody does something with: no further action says so. */
const ONE_PATIENT = /^(?:held|worn|partner|ridden|inside|target)$/;

/** `juggling a laptop, a baby and a pan`, `chopping carrots and onions`: the same is done to each of the list. */
function alsoDone(draft: Draft, ids: readonly string[], { verb, actions }: Doing): void {
  const frame = verbFrameOf(verb);
  if (!frame || ONE_PATIENT.test(frame.to ?? '')) return;
  for (const { agent, patient } of actions.flatMap((index) => draft.actions[index] ?? []))
    for (const id of ids) {
      const isTold = draft.actions.some(
        (one) => one.verb === verb && one.agent === agent && one.patient === id,
      );
      if (patient !== undefined && !isTold && id !== agent && draft.mayAct)
        draft.actions.push({ verb, agent, patient: id });
    }
}

/** Enters to what something is done, and where that is. */
export function fillPatient(draft: Draft, ids: readonly string[], doing: Doing): void {
  const [patient] = ids;
  if (!patient) return;
  const mount = mountOf(draft, patient, doing);
  if (mount) {
    draft.fate(draft.element(patient)?.phrase ?? '', 'ignored', 'where who rides is');
    draft.elements.splice(
      draft.elements.findIndex(({ id }) => id === patient),
      1,
    );
    draft.unrelate(({ from, to }) => from === patient || to === patient);
    return fillPatient(draft, [mount], doing);
  }
  doing.hasPatient = true;
  // `trägt`, `porte`: what is no clothing is carried.
  const isCarried =
    doing.verb === 'wear' &&
    draft.language !== 'en' &&
    !/^(?:clothing|body-part)$/.test(draft.kindOf(patient) ?? CLOTHES);
  if (isCarried) doing.verb = 'hold';
  const played = draft.language === 'en' ? undefined : playedBy(draft, patient);
  if (played && doing.verb === 'play-with') {
    for (const index of doing.actions) Object.assign(draft.actions[index] ?? {}, { verb: played });
    doing.verb = played;
  }
  for (const index of doing.actions) {
    const action = draft.actions[index];
    if (action && isCarried) action.verb = 'hold';
    if (action && action.patient === undefined) action.patient = patient;
  }
  alsoDone(draft, ids, doing);
  const frame = verbFrameOf(doing.verb);
  // Nobody stands on the plates that they balance.
  const isHeldUp =
    frame?.to === 'under' &&
    !doing.isThrough &&
    !/^(?:alight|perch-on)$/.test(doing.verb) &&
    /^(?:container|food|tool|toy|symbol|device|instrument)$/.test(draft.kindOf(patient) ?? '');
  const relation = isHeldUp ? 'holding' : relationTo(doing.verb);
  for (const id of ids)
    if (
      draft.kindOf(id) === PARTS &&
      !draft.relations.some(({ kind, from }) => kind === 'part-of' && from === id)
    )
      for (const agent of doing.agents) draft.relate('part-of', id, agent);
  if (relation)
    for (const agent of doing.agents) for (const id of ids) draft.relate(relation, agent, id);
}

/** `a boat made of paper` is a paper boat, and no boat with a paper: what it is made of is no thing beside it. */
export function makeOf(
  draft: Draft,
  preposition: { kind: Kind; from: readonly string[] },
  phrase: Phrase,
): boolean {
  if (preposition.kind !== 'made-of') return false;
  preposition.kind = 'with';
  const ids = preposition.from;
  const { language, lexicon } = draft;
  const material = phrase.unknownHead ?? phrase.head?.text ?? phrase.items.at(-1)?.text ?? '';
  const senses = lexicon.lookUp(material.toLowerCase(), language) ?? phrase.head?.senses;
  const names = [senses?.attribute, senses?.concept, senses?.place, material.toLowerCase()];
  const color = names.map((name) => MATERIAL_COLORS[name ?? '']).find((one) => one !== undefined);
  const made = ids.flatMap((id) => draft.element(id) ?? []);
  const compounds = made.map(
    ({ phrase: name }) =>
      lexicon.lookUp(`${material} ${name.split(' ').at(-1) ?? ''}`.toLowerCase(), language)
        ?.concept,
  );
  const state = materialState(senses?.concept, material);
  if (!color && !state && !compounds.some((one) => one !== undefined)) return false;
  // Leaves and coins are things: what is made of many of them shows them (`rules/blends.ts`).
  const isOfThings =
    !state && phrase.several && lexicon.factsOf(senses?.concept ?? '') !== undefined;
  if (isOfThings && !compounds.some((one) => one !== undefined)) return false;
  made.forEach((element, index) => {
    const compound = compounds[index];
    if (compound) element.concept = compound;
    else if (color && element.colors.length === 0) element.colors.push(color);
    const attribute = phrase.attributes.at(-1) ?? senses?.attribute;
    if (attribute) element.attributes.push(attribute);
    if (state && !compound) element.attributes.push(state);
  });
  draft.fate(material, 'attribute', ids[0]);
  return true;
}
