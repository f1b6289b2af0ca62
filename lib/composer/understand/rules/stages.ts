import type { Rule } from './rule';

const PLAYING = /^(?:play-with|play-music|play-standing|perform|practise|play-sport)$/;

export const stages: Rule = {
  name: 'who plays on a bridge plays an instrument and no bridge, and is before it, large',
  example: {
    prompt: 'a violinist playing on a bridge',
    elements: ['violinist', 'violin', 'bridge'],
    brief: { relations: [{ kind: 'in-front-of', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!/\b(?:on|in|at|under)\b/i.test(prompt)) return;
    const players = new Set(
      draft.actions.filter(({ verb }) => PLAYING.test(verb)).map(({ agent }) => agent),
    );
    // A bridge that somebody is seen on would leave them as small as a bird.
    for (const relation of draft.relations)
      if (
        relation.kind === 'on' &&
        players.has(relation.from) &&
        draft.kindOf(relation.to) === 'building'
      )
        relation.kind = 'in-front-of';
  },
};
