import { verbFrameOf } from '../words/verb';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** `washed by a boy`, `being carried by two men`: who comes after `by` does it. */
const DONE_BY =
  /\b(\p{L}+)(?: (?:along|away|around|about|up|down|off|over|ahead))? by (?=(?:a|an|the|his|her|its|their|two|three|four|some|several)\b)/giu;
/** Not done by anybody who stands there. */
const NOT_DONE = /^(?:stand|sit|lie|lean|sleep|walk|run|float|reflect|surround|hang|tie)$/;
const WORD_GAP = 40;

/** What comes right after a place in the prompt, among those that something is beside. */
function doerAfter(
  draft: Draft,
  prompt: string,
  at: number,
): { from: string; to: string } | undefined {
  const rest = prompt.slice(at, at + WORD_GAP).toLowerCase();
  const found = draft.relations
    .filter(({ kind, to }) => {
      const isDoer = draft.isAnimate(to) || draft.element(to)?.concept === 'hand';
      return /^(?:beside|behind)$/.test(kind) && isDoer;
    })
    .flatMap((relation) => {
      const reversed = relation.kind === 'behind';
      const doer = reversed ? relation.from : relation.to;
      const index = rest.indexOf(draft.element(doer)?.phrase.toLowerCase() ?? '?');
      return index < 0
        ? []
        : [{ relation, index, doer, done: reversed ? relation.to : relation.from }];
    })
    .sort((one, other) => one.index - other.index)[0];
  if (!found) return undefined;
  draft.unrelate((one) => one === found.relation);
  return { from: found.doer, to: found.done };
}

const passives: Rule = {
  name: 'what is done by somebody is what they do',
  example: {
    prompt: 'a mouse chased by a cat',
    brief: { actions: [{ verb: 'follow', agent: 'e2', patient: 'e1' }] },
  },
  apply(draft, prompt) {
    if (draft.language !== 'en') return;
    for (const match of prompt.matchAll(DONE_BY)) {
      const [whole, word = ''] = match;
      const { verb } = draft.lexicon.lookUp(word.toLowerCase(), 'en') ?? {};
      const isPast = verb?.form === 'past' || /being $/i.test(prompt.slice(0, match.index));
      const id = /^(?:chased|pursued)$/i.test(word) ? 'follow' : verb?.id;
      if (!id || (verb && !isPast) || NOT_DONE.test(id) || !draft.mayAct) continue;
      const found = doerAfter(draft, prompt, match.index + whole.length);
      if (!found) continue;
      const { from: agent, to: patient } = found;
      const wrong = draft.actions.findIndex((one) => one.agent === patient && one.verb === id);
      if (wrong >= 0) draft.actions.splice(wrong, 1);
      draft.actions.push({ verb: id, agent, patient });
      if (verbFrameOf(id)?.to === 'held') draft.relate('holding', agent, patient);
      const said = draft.words.find((one) => one.word.toLowerCase().includes(word.toLowerCase()));
      if (said) Object.assign(said, { fate: 'action', note: id });
      else draft.fate(word, 'action', id);
    }
  },
};

/** Where something is says more than that it is there. */
const PLACED = /^(?:in-front-of|behind|beside|under|around|above)$/;

const withPlaced: Rule = {
  name: 'what something has before or behind it is there, and not on it',
  example: {
    prompt: 'a fireplace with a cat in front',
    brief: { relations: [{ kind: 'in-front-of', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    setBeforeHost(draft);
    draft.unrelate(
      ({ kind, from, to }) =>
        kind === 'with' &&
        draft.relations.some(
          (other) => other.from === to && other.to === from && PLACED.test(other.kind),
        ),
    );
  },
};

/** `hanging from a fireplace with a cat in front`: before what has it, and not before what hangs there. */
function setBeforeHost(draft: Draft): void {
  const at = draft.words.findLastIndex(
    ({ fate, note = '' }) => fate === 'relation' && PLACED.test(note),
  );
  const isBare =
    at >= 0 && !draft.words.slice(at).some(({ fate }) => /^(?:element|place)$/.test(fate));
  if (!isBare) return;
  const placed = draft.relations.find(({ kind }) => kind === draft.words[at]?.note);
  const owner = draft.relations.find(({ kind, to }) => kind === 'with' && to === placed?.from);
  if (placed && owner && placed.to !== owner.from) placed.to = owner.from;
}

/** Who does what is said to be done, and what is where: in their order. */
export const DONE_AND_PLACED: readonly Rule[] = [withPlaced, passives];
