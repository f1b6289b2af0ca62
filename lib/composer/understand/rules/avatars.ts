import type { Rule } from './rule';

const ONE_AVATAR = /\bavatar (?:of|for|with) (?:an?|my|the|one)\b/i;
const A_SET = /\b(?:avatars|sets?|pack|collection)\b/i;

export const oneAvatar: Rule = {
  name: 'the avatar of one is a portrait, and no set of them',
  example: {
    prompt: 'profile avatar of a woman with braids',
    brief: { camera: 'portrait' },
  },
  apply(draft, prompt) {
    if (draft.template?.id !== 'avatar-set' || A_SET.test(prompt) || !ONE_AVATAR.test(prompt))
      return;
    delete draft.template;
    draft.camera ??= 'portrait';
  },
};

/** Pages that announce something by what they name. */
const PAGE = /^(?:poster|card|ticket)$/;

export const namedOnPages: Rule = {
  name: 'a page with a title shows what it names, and no idea that the words might mean',
  example: {
    prompt: 'plant sale poster "PLANT SALE" with potted plants and a watering can',
    elements: ['potted-plant', 'watering-can'],
  },
  apply(draft) {
    if (!PAGE.test(draft.template?.id ?? '') || draft.lettering.length === 0) return;
    const named = draft.elements.filter(
      ({ concept, because }) => concept !== undefined && because === undefined,
    );
    if (named.length > 0) draft.ideas = [];
  },
};
