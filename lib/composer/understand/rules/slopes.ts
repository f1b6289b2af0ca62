import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { RIDES } from '../words/rides.data';
import { rename } from './doings';
import { imply, remove } from './imply';
import { floatsOver, midAir, skyOver } from './mid-air';
import { mark } from './mark';
import type { Rule } from './rule';

/** Who is up in the air on what they ride, and who goes up or down a slope. */

const GEAR = 'flown-on';
const JUMPS = /^(?:jump|leap-high|jumping-jacks)$/;
const IN_AIR =
  /\b(?:mid[- ]?air|in the air|through the air|airborne|(?:catch|gett|grabb)(?:ing|es?|s)? (?:some |big |a lot of )?air|off (?:the ground|of? ?an? (?:[a-z]+ )?(?:ramp|jump|lip)))\b/i;

/** What somebody rides; of who is told by that, the gear and the deed, which nobody names. */
function gearOf(draft: Draft, rider: BriefElement): BriefElement | undefined {
  const told = draft.relations.find(
    ({ kind, from, to }) =>
      kind === 'on' && from === rider.id && isOfSort(draft.element(to)?.concept, GEAR),
  )?.to;
  const used = draft.actions
    .filter(({ agent }) => agent === rider.id)
    .flatMap(({ patient, instrument }) => [patient, instrument])
    .find((id) => id !== undefined && isOfSort(draft.element(id)?.concept, GEAR));
  return draft.element(told ?? used ?? '');
}

function gearImplied(draft: Draft, rider: BriefElement): BriefElement | undefined {
  const [concept, verb] = RIDES[rider.concept ?? ''] ?? [];
  if (!concept || !verb || !draft.mayAct) return undefined;
  const because = `what a ${rider.phrase} rides`;
  const id =
    imply(draft, { concept, because, count: rider.count }) ??
    draft.elements.find((one) => one.concept === concept)?.id;
  if (!id) return undefined;
  const isRidden = verb === 'ride' || verb === 'cycle';
  draft.actions.push({
    verb,
    agent: rider.id,
    ...(isRidden ? { patient: id } : { instrument: id }),
  });
  return draft.element(id);
}

/** The words for its place that say no more than that it is up. */
function withoutAir(draft: Draft): void {
  for (const place of draft.places.filter(({ concept }) => concept === 'sky'))
    draft.dropPlace(place);
  remove(draft, (id) => {
    const { concept, phrase = '' } = draft.element(id) ?? {};
    return concept === undefined && /^(?:mid ?)?air$|\bjump$/i.test(phrase);
  });
}

const airborne: Rule = {
  name: 'who jumps on a board, a bike or skis is in the air with them',
  example: { prompt: 'a boy jumping on a skateboard', elements: ['boy', 'skateboard'] },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const rider of draft.elements.filter(({ id }) => draft.kindOf(id) === 'person')) {
      const jumps = draft.actions.filter(
        ({ agent, verb, patient }) => agent === rider.id && JUMPS.test(verb) && !patient,
      );
      if (jumps.length === 0 && !IN_AIR.test(prompt)) continue;
      const gear = gearOf(draft, rider) ?? gearImplied(draft, rider);
      if (!gear) continue;
      draft.actions.splice(0, Infinity, ...draft.actions.filter((one) => !jumps.includes(one)));
      for (const { verb } of jumps)
        for (const word of draft.words) if (word.note === verb) word.note = 'in the air';
      if (!draft.actions.some(({ agent }) => agent === rider.id) && draft.mayAct)
        draft.actions.push({ verb: 'ride', agent: rider.id, patient: gear.id });
      mark(rider, 'airborne');
      withoutAir(draft);
    }
  },
};

const LAND = '(?:hill|slope|mountain|mountainside|hillside|incline|piste|dune|trail|run|bank)s?';
const DET = '(?:the |an? |this |that |some |its |his |her |their |(?:the )?side of (?:the |an? ))?';
const DOWN = new RegExp(`\\bdownhill\\b|\\bdown ${DET}(?:[a-z-]+ ){0,2}${LAND}\\b`, 'i');
const UP = new RegExp(`\\buphill\\b|\\bup ${DET}(?:[a-z-]+ ){0,2}${LAND}\\b`, 'i');
const GLIDES = /^(?:ski|snowboard-verb)$/;
const GOES =
  /^(?:ski|snowboard-verb|skateboard-verb|slide|ride|cycle|walk|run|fly|climb|hike|roll|fall|travel|drive)$/;

/** Verbs by which `running down` and `rolling` are read where nothing says that it is land. */
const AMISS: Readonly<Record<string, string>> = { flow: 'run', push: 'fall' };

/** Who runs or rolls down a hill does so, and pushes nothing; a ball that rolls there is on its slope. */
function onLand(draft: Draft, prompt: string): void {
  if (!DOWN.test(prompt) && !UP.test(prompt)) return;
  for (const action of [...draft.actions]) {
    const meant = AMISS[action.verb];
    if (!meant || action.patient !== undefined) continue;
    if (draft.isAnimate(action.agent)) {
      // Animals that roll have the belly up.
      const isRolling = action.verb === 'push' && draft.kindOf(action.agent) === 'animal';
      if (!isRolling) rename(draft, action, meant);
      continue;
    }
    draft.actions.splice(draft.actions.indexOf(action), 1);
    for (const word of draft.words) if (word.note === action.verb) word.note = 'along a slope';
    const thing = draft.element(action.agent);
    if (thing) mark(thing, DOWN.test(prompt) ? 'downhill' : 'uphill');
  }
}

/** On snow boards and skis go down, whatever else is told. */
function wayOf(verb: string, prompt: string, isOnLand: boolean): string | undefined {
  if (DOWN.test(prompt)) return 'downhill';
  if (UP.test(prompt) || (verb === 'climb' && isOnLand)) return 'uphill';
  return GLIDES.test(verb) && !/\bcross[- ]country\b/i.test(prompt) ? 'downhill' : undefined;
}

const onSlopes: Rule = {
  name: 'who goes down a hill is on its slope',
  example: { prompt: 'a girl skiing down a hill', elements: ['girl', 'skis'] },
  apply(draft, prompt) {
    if (draft.template || draft.camera === 'portrait') return;
    const isOnLand = draft.places.some(({ concept }) => isOfSort(concept, 'sloped'));
    if (isOnLand) onLand(draft, prompt);
    for (const action of [...draft.actions]) {
      const doer = draft.element(action.agent);
      const way = wayOf(action.verb, prompt, isOnLand);
      const isTold = isOnLand || GLIDES.test(action.verb);
      const isOpen = !action.patient || draft.kindOf(action.patient) !== 'building';
      if (!doer || !way || !isTold || !isOpen || !GOES.test(action.verb)) continue;
      if (doer.attributes.includes('airborne')) continue;
      const gear = gearOf(draft, doer);
      // Who glides down on a board does not fly.
      if (action.verb === 'fly' && gear) draft.actions.splice(draft.actions.indexOf(action), 1);
      else if (action.verb === 'fly') rename(draft, action, 'slide');
      // Mountains are walked up; only rocks are climbed with the hands.
      const isRoped = draft.elements.some(({ concept }) => concept === 'rope');
      if (action.verb === 'climb' && !action.patient && !isRoped) rename(draft, action, 'walk');
      mark(doer, way);
    }
  },
};

export const SLOPE_RULES: readonly Rule[] = [airborne, onSlopes, midAir, floatsOver, skyOver];
