import { isLivingKind } from '../../concepts/concept';
import type { Draft } from '../read/draft';
import { claims } from './claims';
import { remove } from './imply';
import type { Rule } from './rule';

/** Marks whose things are somebody: what a word before their name says that they do, they do. */
const OF_A_CHARACTER = /^(?:sticker|app-icon|logo|emblem|mascot)$/;
const CUTE = /^(?:cute|kawaii|adorable|chibi)$/i;
/** What only goes with a word for a thing: a yoga mat is no mat that does yoga. */
const DOES: readonly (readonly [RegExp, string])[] = [[/^(?:yoga|zen)$/i, 'meditate']];
const SHAPE_OF_ICON = /\b(?:rounded square|squircle|square tile|round(?:ed)? tile)$/i;

/** The doing that a word before the name of a thing tells. */
function doingOf(draft: Draft, word: string): string | undefined {
  const verb = DOES.find(([pattern]) => pattern.test(word))?.[1];
  if (verb !== undefined || !/ing$/i.test(word)) return verb;
  return draft.lexicon.lookUp(word.toLowerCase(), draft.language)?.verb?.id;
}

/** The word that stands before a phrase in a prompt, or the first of the phrase itself. */
function wordsBefore(prompt: string, phrase: string): string[] {
  const at = prompt.toLowerCase().indexOf(phrase.toLowerCase());
  const before = at > 0 ? prompt.slice(0, at).trim().split(/\s+/).at(-1) : undefined;
  const [own, ...others] = phrase.split(' ');
  return [...(before ? [before] : []), ...(own && others.length > 0 ? [own] : [])];
}

const marksAct: Rule = {
  name: 'a thing in a mark does what the word before it says, and is cute where the mark is',
  example: {
    prompt: 'yoga avocado sticker, cute',
    elements: ['avocado'],
    brief: { actions: [{ verb: 'meditate', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!OF_A_CHARACTER.test(draft.template?.id ?? '')) return;
    const isSaid = (phrase: string) => CUTE.test(phrase) || SHAPE_OF_ICON.test(phrase);
    const said = draft.elements.filter(({ concept, phrase }) => !concept && isSaid(phrase));
    for (const { phrase } of said) draft.fate(phrase, 'attribute');
    remove(draft, (id) => said.some((one) => one.id === id));
    for (const { id, phrase } of draft.elements) {
      // What somebody drinks drinks nothing itself.
      const isTaken = draft.actions.some(({ agent, patient }) => agent === id || patient === id);
      if (isLivingKind(draft.kindOf(id)) || isTaken) continue;
      const told = wordsBefore(prompt, phrase).find((word) => doingOf(draft, word) !== undefined);
      const verb = told === undefined ? undefined : doingOf(draft, told);
      if (told === undefined || verb === undefined || !draft.mayAct) continue;
      draft.actions.push({ verb, agent: id });
      for (const word of draft.words)
        if (word.word.toLowerCase() === told.toLowerCase()) word.fate = 'action';
    }
  },
};

const MASCOT = /\bmascots?\b/i;
const OF_ONE = /^(?:mascot|logo|emblem|sticker)$/;

const mascotsGreet: Rule = {
  name: 'an animal that is a mascot and does nothing stands and waves, as mascots do',
  example: {
    prompt: 'mascot logo of an otter',
    elements: ['otter'],
    brief: { actions: [{ verb: 'wave', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!OF_ONE.test(draft.template?.id ?? '') || !MASCOT.test(prompt)) return;
    const [first, ...others] = draft.elements.filter(({ id }) => isLivingKind(draft.kindOf(id)));
    if (!first || others.length > 0 || draft.kindOf(first.id) !== 'animal') return;
    const isBusy =
      draft.actions.some(({ agent }) => agent === first.id) ||
      draft.relations.some(({ kind, from }) => kind !== 'wearing' && from === first.id);
    if (!isBusy && draft.mayAct) draft.actions.push({ verb: 'wave', agent: first.id });
  },
};

/** What is concluded of marks: what their things do, then what they claim. */
export const MARK_RULES: readonly Rule[] = [marksAct, mascotsGreet, claims];
