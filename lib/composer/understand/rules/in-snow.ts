import type { Rule } from './rule';

const AMID_SNOW =
  /\b(?:in|amid|among|amongst|between|through|across|on|up) (?:the |a |some |high |deep in the )?(?:snowy|snow[- ]covered|snowbound) (?:mountains?|hills?|alps|forests?|woods|village|valley)\b/iu;
const GREEN = /\b(?:green|spring|summer|autumn|fall|flowers?|flowering|blooming|meadow)\b/iu;

/** Snowy mountains may be far away; who is in them has the snow about them. */
export const inSnow: Rule = {
  name: 'what is in snowy mountains has snow about it',
  example: { prompt: 'a village in the snowy mountains', brief: { season: 'winter' } },
  apply(draft, prompt) {
    if (draft.template || !AMID_SNOW.test(prompt) || GREEN.test(prompt)) return;
    draft.season ??= 'winter';
  },
};
