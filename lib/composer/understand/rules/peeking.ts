import { imply } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const OUT = /\b(?:peek|peep|pop|stick|poke|look|lean|climb|jump)(?:s|ing)? out\b(?! of| from)/i;
const peeking: Rule = {
  name: 'who peeks out comes out of what has an inside',
  example: {
    prompt: 'a basket with a bunny peeking out',
    brief: { relations: [{ kind: 'out-of', from: 'e2', to: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!OUT.test(prompt)) return;
    const hollow = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'peeked-out-of'));
    const doer = draft.elements.find(({ id }) => draft.isAnimate(id));
    if (!hollow || !doer || draft.relations.some(({ from }) => from === doer.id)) return;
    draft.unrelate(({ from, to }) => from === hollow.id && to === doer.id);
    draft.relate('out-of', doer.id, hollow.id);
  },
};

const CORNER =
  /\b(?:peek|peep|peer|look|lean|spy|sneak|glanc|hid)(?:s|es|e|ing)? (?:out )?(?:from )?(?:around|round|behind) (?:a|the|an|her|his) (?:\w{1,12} )?corner\b/i;
const cornered: Rule = {
  name: 'who peeks around a corner is behind the end of a wall',
  example: {
    prompt: 'a girl peeking around a corner',
    brief: { relations: [{ kind: 'behind', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!CORNER.test(prompt)) return;
    const doer = draft.elements.find(({ id }) => draft.isAnimate(id));
    if (!doer || draft.relations.some(({ from, kind }) => from === doer.id && kind === 'behind'))
      return;
    const wall = imply(draft, { concept: 'wall-corner', because: 'the corner' });
    if (!wall) return;
    draft.relate('behind', doer.id, wall);
    const acts = draft.actions.some(({ agent, verb }) => agent === doer.id && verb === 'hide');
    if (!acts && draft.mayAct) draft.actions.push({ verb: 'hide', agent: doer.id });
  },
};

const PEEKS =
  /\b(?:peek|peep|poke|peer|spy|lean)(?:s|ing)? (?:out |over |around )?(?:from )?behind\b/i;
const lurkers: Rule = {
  name: 'who peeks from behind something hides there',
  example: {
    prompt: 'a dog peeking out from behind a curtain',
    brief: { actions: [{ verb: 'hide', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    const behind = PEEKS.test(prompt) && draft.relations.find(({ kind }) => kind === 'behind');
    if (!behind || !draft.isAnimate(behind.from) || !draft.mayAct) return;
    const acts = draft.actions.some(({ agent }) => agent === behind.from);
    if (!acts) draft.actions.push({ verb: 'hide', agent: behind.from });
  },
};

export const PEEKING_RULES: readonly Rule[] = [peeking, lurkers, cornered];
