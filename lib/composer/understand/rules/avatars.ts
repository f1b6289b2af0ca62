import type { Brief, BriefElement } from '../../brief';
import { OF_ENDS } from '../../ideas/tropes/abstracts.data';
import { conceptOf } from '../../concepts';
import { PREFIX as NOTIONAL } from '../../ideas/tropes/notional';
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

/** A figure of speech says with its own words how things that are named are in or of each other. */
const tellsAll = (
  { id, text, slots }: NonNullable<Brief['ideas']>[number],
  named: readonly BriefElement[],
): boolean =>
  slots !== undefined &&
  !id.startsWith(NOTIONAL) &&
  named.every(
    ({ phrase, concept = '' }) =>
      conceptOf(concept)?.habitat === 'sky' || text.toLowerCase().includes(phrase.toLowerCase()),
  );

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
    if (named.length > 0)
      draft.ideas = draft.ideas.filter((idea) => OF_ENDS.has(idea.id) || tellsAll(idea, named));
  },
};

/** A portrait as a thing: it is made, carried or hung, and everything else is around it. */
const AS_A_THING =
  /\b(?:paint|draw|sketch|carv|chisel|hang|carry|admir|look(?:s|ing)? at|pos|sit)(?:s|ing|ting|es)? (?:for |at )?(?:(?:a|an|the|her|his|their|my|family|self|old|framed|large|royal) ){0,3}portraits?\b|\bportraits? (?:on|hang|over|above)/i;

export const portraitsAsThings: Rule = {
  name: 'a portrait that somebody paints or that hangs is no view of a face',
  example: {
    prompt: 'a painter painting a portrait at an easel in her studio',
    elements: ['artist', 'easel'],
  },
  apply(draft, prompt) {
    if (draft.camera === 'portrait' && AS_A_THING.test(prompt)) delete draft.camera;
  },
};
