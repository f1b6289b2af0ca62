import type { BriefAction } from '../../brief';
import { isIndoors } from '../../places';
import type { Draft } from '../read/draft';
import { standUp } from './fables';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const SWEETS =
  /marshmallow|sausages?|s'mores|hot ?dogs?|würst|stockbrot|guimauve|malvavisco|зефир/i;

const SWEET = /marshmallow|s'mores|guimauve|malvavisco|зефир/i;

const SAUSAGE = /sausage|hot ?dog|würst/i;

/** The fire that is told, or the one that nobody roasts a marshmallow without. */
function fireOf(draft: Draft) {
  const told = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'open-fire'));
  if (told) return told;
  const isRoasted = draft.actions.some(
    ({ verb, agent, patient }) =>
      /^(?:cook|toast)$/.test(verb) &&
      draft.isAnimate(agent) &&
      draft.element(patient ?? '')?.concept === 'marshmallow',
  );
  const isInside = draft.places.some(({ concept }) => isIndoors(concept));
  const isAtStove = draft.elements.some(({ concept }) => isOfSort(concept, 'heats-food'));
  if (!isRoasted || isInside || isAtStove || draft.template) return undefined;
  const id = imply(draft, { concept: 'campfire', because: 'what is roasted over' });
  return draft.element(id ?? '');
}

const campfires: Rule = {
  name: 'at a campfire things are roasted on sticks, and nobody has a pan',
  example: {
    prompt: 'friends roasting marshmallows at a campfire',
    elements: ['campfire', 'friend', 'roasting stick'],
    without: ['frying pan', 'table'],
  },
  apply(draft, prompt) {
    if (!SWEETS.test(prompt)) return;
    const fire = fireOf(draft);
    if (!fire) return;
    const roasters = draft.actions.filter(({ verb }) => /^(?:cook|toast)$/.test(verb));
    const told = new Map(
      roasters.map((one) => [one, draft.element(one.patient ?? '')?.phrase ?? '']),
    );
    for (const action of roasters) roastOnStick(draft, action, fire.id, told.get(action) ?? '');
    gatherAbout(draft, fire.id, [...new Set(roasters.map(({ agent }) => agent))]);
  },
};

/** Two have the fire between them; others are beside it. */
function gatherAbout(draft: Draft, fire: string, ids: readonly string[]): void {
  draft.unrelate(
    ({ kind, from, to }) => /^(?:above|on)$/.test(kind) && ids.includes(from) && to === fire,
  );
  const areTwo = ids.length === 2 && ids.every((id) => draft.element(id)?.count === 1);
  for (const id of ids) {
    if (areTwo) draft.relate('between', fire, id);
    else draft.relate('beside', id, fire);
    draft.relate('towards', id, fire);
  }
}

/** Who roasts something holds it on a stick of their own before the fire. */
function roastOnStick(draft: Draft, action: BriefAction, fire: string, sweet: string): void {
  const { instrument, patient } = action;
  const isSweet = SWEET.test(sweet);
  const isSausage = SAUSAGE.test(sweet);
  const concept = isSweet ? 'roasting stick' : isSausage ? 'sausage stick' : 'twig';
  const stick = imply(draft, { concept, because: 'to roast on', another: true });
  const held = draft.element(stick ?? '');
  if (held && (isSweet || isSausage)) held.shows = [sweet];
  action.verb = 'hold';
  if (stick) action.patient = stick;
  delete action.instrument;
  // Others may roast the same: it goes with the last of them.
  const isShared = draft.actions.some((one) => one !== action && one.patient === patient);
  remove(draft, (id) => id === instrument || (SWEETS.test(sweet) && !isShared && id === patient));
  for (const word of draft.words)
    if (word.note === 'cook' || word.note === patient) word.note = stick ?? 'hold';
  if (draft.kindOf(action.agent) === 'animal') standUp(draft, action.agent);
}

/** What is put over a fire by itself, and is on no stick. */
const ON_GRATE = /^(?:food|container|tool|device)$/;
const ON_STICK = /^(?:marshmallow|roasting-stick|skewer|twig)$/;

const cookingFires: Rule = {
  name: 'what cooks over a campfire lies on a grate over it',
  example: {
    prompt: 'hot dogs over a campfire',
    elements: ['hot dog', 'cooking fire'],
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    if (draft.template) return;
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const [cooked, fire] = [draft.element(from), draft.element(to)];
      if (!/^(?:above|on)$/.test(kind) || !cooked || fire?.concept !== 'campfire') continue;
      if (!ON_GRATE.test(draft.kindOf(from) ?? '') || ON_STICK.test(cooked.concept ?? '')) continue;
      const isHeld = draft.actions.some(({ patient, instrument }) =>
        [patient, instrument].includes(from),
      );
      if (isHeld) continue;
      fire.concept = draft.lexicon.conceptNamed('cooking-fire');
      if (draft.places.length === 0)
        draft.places.push({ concept: 'campsite', phrase: 'campsite', attributes: [], colors: [] });
      relation.kind = 'on';
      // `a pan with eggs over a fire`: what is on the grate is the pan.
      relation.from =
        draft.relations.find(
          (one) =>
            one.to === from &&
            /^(?:full-of|with)$/.test(one.kind) &&
            draft.kindOf(one.from) !== 'person',
        )?.from ?? from;
    }
  },
};

/** Who is at a fire, and what is cooked on it. */
export const CAMPFIRE_RULES: readonly Rule[] = [campfires, cookingFires];
