import type { BriefElement } from '../../brief';
import { isIndoors } from '../../places';
import type { Draft } from '../read/draft';
import { type Work, WORKS_DONE } from '../words/work';
import { imply, remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Work at its place: who fries stands at a range, and what is fried is in the pan in the hand. */

type Action = Draft['actions'][number];

const WORKING =
  /^(?:write|draw|paint|type|work|play-music|play-with|hammer|use|teach|call|sew|explain|show|weave|knit|spin|handle|build|sculpt|operate|practise|throw|throw-pottery)$/;
/** These have their own paper. */
const ON_PAPER = /^(?:write|draw)$/;

export const surfaces: Rule = {
  name: 'who writes, paints or plays on something is at it, and not on top of it',
  example: {
    prompt: 'a teacher writing on the blackboard',
    brief: { actions: [{ verb: 'write', agent: 'e1', patient: 'e2', instrument: 'e3' }] },
    without: ['notebook'],
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (!WORKING.test(action.verb)) continue;
      const relation = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' &&
          (from === action.agent || from === action.patient) &&
          isOfSort(draft.element(to)?.concept, 'work-surface'),
      );
      if (!relation) continue;
      const isOwn = action.patient === undefined || ON_PAPER.test(action.verb);
      draft.unrelate(({ from, to }) => from === action.agent && to === relation.to);
      if (isOwn && relation.from === action.agent) action.patient = relation.to;
    }
  },
};

const ofKind = (draft: Draft, wanted: string, id: string | undefined, concept: string) =>
  wanted.startsWith('kind:') ? draft.kindOf(id ?? '') === wanted.slice(5) : wanted === concept;

function fits(draft: Draft, { verbs, of, by, notBy, needs, frame }: Work, action: Action): boolean {
  if (!verbs.includes(action.verb)) return false;
  const doer = draft.element(action.agent);
  // A raccoon that is a barista works as one.
  const trades = [doer?.concept ?? '', ...(doer?.attributes ?? [])];
  if (by && !trades.some((one) => by.includes(one))) return false;
  if (trades.some((one) => notBy.includes(one))) return false;
  // Who eats on the sofa sits there.
  const isElsewhere = ({ kind, from, to }: Draft['relations'][number]) =>
    from === action.agent && /^(?:on|in|at)$/.test(kind) && draft.kindOf(to) !== 'food';
  if (frame.to === 'table' && verbs.includes('eat') && draft.relations.some(isElsewhere))
    return false;
  if (needs && !draft.elements.some(({ concept }) => concept === needs)) return false;
  if (!of) return true;
  const { patient } = action;
  const { concept } = draft.element(patient ?? '') ?? {};
  // `cooking dinner` says no more than cooking.
  if (patient === undefined || concept === undefined) return of.includes('none');
  return of.some((wanted) => ofKind(draft, wanted, patient, concept));
}

/** The element for a concept: one that the prompt calls so or by a plainer word, else one that the work needs. */
function found(
  draft: Draft,
  concept: string,
  plainer: readonly string[],
  because: string,
): string | undefined {
  const named = draft.elements.find((element) => element.concept === concept);
  const other = draft.elements.find((element) => plainer.includes(element.concept ?? ''));
  if (other && !named) other.concept = concept;
  return named?.id ?? other?.id ?? imply(draft, { concept, because });
}

const becauseOf = ({ frame }: Work) => `needed to ${frame.id.replaceAll('-', ' ')}`;

/** What the station or the tool shows already, as the iron on an anvil or the loaves on a peel: told with it. */
function absorb(draft: Draft, thing: BriefElement, into: BriefElement | undefined): void {
  if (into) showWith(into, thing.phrase);
  else draft.fate(thing.phrase, 'ignored', 'seen at who does it');
  remove(draft, (id) => id === thing.id);
}

/** What the work is done to goes into the hand, on the station, or is seen at it. */
function placeThing(
  draft: Draft,
  work: Work,
  action: Action,
  { tool, station }: { tool: string | undefined; station: string | undefined },
): void {
  const thing = draft.element(action.patient ?? '');
  const own = thing && thing.id !== station && thing.id !== tool ? thing : undefined;
  delete action.patient;
  if (tool) action.instrument = tool;
  if (!own) return;
  const isPlaced = new Set([own.id, station, tool]);
  draft.unrelate(({ from, to }) => isPlaced.has(from) && (isPlaced.has(to) || to === own.id));
  draft.unrelate(
    ({ kind, from, to }) => kind === 'holding' && from === action.agent && to === own.id,
  );
  if (work.thing === 'held') action.instrument = own.id;
  else if (work.thing === 'in-tool' && tool) draft.relate('in', own.id, tool);
  else if (work.thing === 'laid' && station) draft.relate('on', own.id, station);
  else if (work.thing === 'gone') absorb(draft, own, draft.element(station ?? tool ?? ''));
  else action.patient = own.id;
}

/** What is cooked out of doors is over a fire: no kitchen stands by a lake. */
const OUT_OF_DOORS: Readonly<Record<string, string>> = { cooker: 'campfire' };

function stationOf({ places }: Draft, station: string): string {
  const isOut = places.length > 0 && places.every(({ concept }) => !isIndoors(concept));
  return (isOut ? OUT_OF_DOORS[station] : undefined) ?? station;
}

function doAt(draft: Draft, work: Work, action: Action): void {
  const because = becauseOf(work);
  for (const word of draft.words) if (word.note === action.verb) word.note = work.frame.id;
  action.verb = work.frame.id;
  const station = work.station && found(draft, stationOf(draft, work.station), work.for, because);
  // A tool that the plain verb brought stays away.
  const brought = draft.element(action.instrument ?? '');
  if (brought?.because?.startsWith('needed to') && brought.concept !== work.frame.tool)
    remove(draft, (id) => id === brought.id);
  const tool =
    work.frame.tool && work.thing !== 'held'
      ? found(draft, work.frame.tool, work.forTool, because)
      : undefined;
  delete action.instrument;
  placeThing(draft, work, action, { tool, station });
  const { agent } = action;
  draft.unrelate(
    ({ kind, from, to }) =>
      from === agent &&
      (to === station ||
        to === tool ||
        (kind === 'holding' && draft.element(to)?.because !== undefined)),
  );
  // What is held until it is worked on is then where that is done.
  for (const held of draft.actions.filter(
    ({ verb, agent: who, patient }) => verb === 'hold' && who === agent && patient === station,
  )) {
    draft.actions.splice(draft.actions.indexOf(held), 1);
    for (const word of draft.words) if (word.note === 'hold') word.note = work.frame.id;
  }
  // `sawing wood`: what is sawn, and no forest.
  const stays = draft.places.filter(({ phrase }) => work.thing !== 'gone' || phrase !== 'wood');
  draft.places.splice(0, draft.places.length, ...stays);
  if (!station) return;
  if (work.stands === 'behind' || work.stands === 'sitting') {
    draft.relate('at', agent, station);
    if (action.instrument) draft.relate('holding', agent, action.instrument);
    if (work.extra) {
      const extra = found(draft, work.extra, [], because);
      if (extra) draft.relate('holding', agent, extra);
    }
  } else action.patient = station;
}

export const works: Rule = {
  name: 'who works at a range, an anvil or a counter stands at it, with the tool in hand',
  example: {
    prompt: 'a baker taking bread out of a brick oven',
    elements: ['baker', 'brick oven', 'bread peel'],
    brief: { actions: [{ verb: 'bake-in-oven', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      if (draft.kindOf(action.agent) !== 'person' || !draft.actions.includes(action)) continue;
      const work = WORKS_DONE.find((one) => fits(draft, one, action));
      // Trolls have no range.
      const isOfTales = isOfSort(draft.element(action.agent)?.concept, 'tale-folk');
      if (isOfTales && work?.frame.at === 'kitchen') continue;
      if (work) doAt(draft, work, action);
    }
  },
};
