import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { type Calling, CALLINGS } from '../words/callings.data';
import { verbFrameOf } from '../words/verb';
import { imply } from './imply';
import type { Rule } from './rule';

/** Who has something to do, to hold or to sit on already has no hands free for their calling. */
const BUSY = new Set(['holding', 'with', 'on', 'in', 'at', 'against', 'part-of']);
/** On a bridge and in a doorway hands are free. */
const WHERE = /^(?:on|in|at|against)$/;
const GROUNDS = /^(?:building|nature|place)$/;
/** What is around somebody, and in no hand: red curtains, a tree. */
const AROUND = /^(?:building|nature|place|furniture|celestial|plant)$/;
/** Seen so near, what carries somebody is not in the picture. */
const NEAR = new Set(['close', 'portrait']);
/** A portrait ends at the chest, and hands are lower. */
const hasNoHands = ({ camera, crop }: Draft) => camera === 'portrait' && crop === undefined;
/** More than these stand in a row, each with the same thing. */
const MOST_OF_A_KIND = 3;

const isRidden = ({ does }: Calling) => verbFrameOf(does ?? '')?.to === 'ridden';

function isFree(draft: Draft, { id, count, several }: BriefElement): boolean {
  if (count > MOST_OF_A_KIND || several) return false;
  // Who is treated is busy with that, whichever part of them it is.
  const own = new Set(
    draft.relations.flatMap(({ kind, from, to }) =>
      kind === 'part-of' && to === id ? [from] : [],
    ),
  );
  const isTold = (one: string | undefined) => one !== undefined && (one === id || own.has(one));
  const acts = draft.actions.some(
    ({ agent, patient, instrument }) => agent === id || isTold(patient) || instrument === id,
  );
  const placed = draft.relations.some(
    ({ kind, from, to }) =>
      (from === id &&
        BUSY.has(kind) &&
        !(kind === 'with' && AROUND.test(draft.kindOf(to) ?? '')) &&
        !(WHERE.test(kind) && GROUNDS.test(draft.kindOf(to) ?? ''))) ||
      (to === id && kind === 'on'),
  );
  return !acts && !placed;
}

function follow(draft: Draft, { id, count, concept = '' }: BriefElement, calling: Calling): void {
  const because = `what a ${concept.replaceAll('-', ' ')} is known by`;
  const thing =
    calling.with === undefined
      ? undefined
      : imply(draft, { concept: calling.with, count: count * (calling.count ?? 1), because });
  if (calling.with !== undefined && thing === undefined) return;
  if (calling.does === undefined) draft.relate('holding', id, thing ?? '');
  else draft.actions.push({ verb: calling.does, agent: id, ...(thing ? { patient: thing } : {}) });
}

/** What people do in their own way: a skier who races skis, a violinist who plays plays the violin. */
const VAGUE = /^(?:play-with|play-sport|practise|run|travel|fall|move|perform|use)$/;

/** A cyclist who rides has a bicycle, and a jockey a horse, though neither is named. */
function mount(draft: Draft, { id, count }: BriefElement, calling: Calling): void {
  const ride = draft.actions.find(
    ({ agent, verb, patient }) => agent === id && verb === 'ride' && patient === undefined,
  );
  const isOn = draft.relations.some(({ kind, from }) => from === id && kind === 'on');
  if (!ride || isOn || !calling.with) return;
  const patient = imply(draft, { concept: calling.with, count, because: 'what is ridden' });
  if (patient) ride.patient = patient;
}

function specialize(draft: Draft, element: BriefElement, calling: Calling): void {
  const { does = '' } = calling;
  const { id } = element;
  const isRiding = isRidden(calling);
  if (does === 'ride') mount(draft, element, calling);
  const vague = draft.actions.find(
    ({ agent, verb, patient }) =>
      agent === id &&
      (VAGUE.test(verb) || (isRiding && verb === 'ride')) &&
      draft.element(patient ?? '')?.concept === undefined,
  );
  if (!vague || vague.verb === does) return;
  for (const word of draft.words) if (word.note === vague.verb) word.note = does;
  const isKnown = draft.actions.some(({ agent, verb }) => agent === id && verb === does);
  if (isKnown || verbFrameOf(does)?.to === 'instrument')
    draft.actions.splice(draft.actions.indexOf(vague), 1);
  else {
    vague.verb = does;
    delete vague.patient;
  }
}

/** Designs that show somebody at what they do; a logo for a barber shows no barber. */
const SHOWING = /^(?:poster|banner|card|ticket|coloring-page|spot-illustration)$/;

/** A boy who is a skateboarder is known by a skateboard, too. */
function callingOf({ concept = '', attributes }: BriefElement): Calling | undefined {
  const named = [concept, ...attributes].find((one) => Object.hasOwn(CALLINGS, one));
  return named === undefined ? undefined : CALLINGS[named];
}

export const callings: Rule = {
  name: 'who is named by what they do is seen doing it, where nothing else is said',
  example: { prompt: 'a violinist on stage', elements: ['violinist', 'violin'] },
  apply(draft) {
    if (draft.template && !SHOWING.test(draft.template.id)) return;
    for (const element of [...draft.elements]) {
      const calling = callingOf(element);
      if (calling?.does) specialize(draft, element, calling);
      if (!calling || !draft.mayAct || !isFree(draft, element)) continue;
      if (isRidden(calling) && NEAR.has(draft.camera ?? '')) continue;
      if (hasNoHands(draft)) continue;
      follow(draft, element, calling);
    }
  },
};
