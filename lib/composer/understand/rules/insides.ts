import type { Rule } from './rule';

/** `with a heart inside`, `with a brain floating in it`. */
const INSIDE =
  /\bwith (?:an? |the |some )?((?:[\p{L}'-]+ ){1,5}?)(?:[\p{L}]+ing )?(?:inside|within|in it)\b/iu;

export const insides: Rule = {
  name: 'what something has inside is in it',
  example: {
    prompt: 'a bird cage with a heart inside',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e1' }] },
  },
  apply(draft, prompt) {
    const told = INSIDE.exec(prompt)?.[1]?.toLowerCase();
    if (told === undefined) return;
    const isInner = (id: string) =>
      told.includes(draft.elements.find((one) => one.id === id)?.phrase.toLowerCase() ?? '-');
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'with' || !isInner(to)) continue;
      draft.unrelate((one) => one.kind === kind && one.from === from && one.to === to);
      draft.relate('in', to, from);
    }
  },
};
