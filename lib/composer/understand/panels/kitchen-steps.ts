import { theLexicon } from '../lexicon';

/**
 * What is done in a kitchen is seen by the food and what it is in, as large as the panel: nobody who stands beside a
 * lemon shows that it is squeezed.
 */

/** What is done to food > how that is seen; `{it}` is the food. */
const SEEN: readonly (readonly [verbs: RegExp, scene: string])[] = [
  [/^(?:add|sprinkle|mix in|stir in|fold in|combine|mix|mash|toss)$/, 'a bowl of {it}'],
  [/^(?:slice|chop|cut|dice|mince|grate|peel)$/, '{it} on a cutting board'],
  [/^(?:fry|saut[eé]|brown|scramble)$/, '{it} in a frying pan'],
  [/^(?:boil|cook|simmer|melt|steam|heat)$/, '{it} in a cooking pot'],
  [/^(?:bake|roast|toast)$/, '{it} in an oven'],
  [/^(?:grill|barbecue)$/, '{it} on a grill'],
  [/^(?:squeeze|press|juice)$/, '{it} next to a glass of juice'],
  [/^(?:pour)$/, '{it} next to a jug'],
  [/^(?:crack|whisk|beat)$/, '{it} next to a bowl'],
  [/^(?:wash|rinse)$/, '{it} in a colander'],
];

const STEP =
  /^(add|sprinkle|mix in|stir in|fold in|combine|mix|mash|toss|slice|chop|cut|dice|mince|grate|peel|fry|saut[eé]|brown|scramble|boil|cook|simmer|melt|steam|heat|bake|roast|toast|grill|barbecue|squeeze|press|juice|pour|crack|whisk|beat|wash|rinse)(?: up)?(?: in)? (?:the |some |an? |two |three |four |fresh |ripe |sliced |chopped )*(\p{L}+(?: \p{L}+)?)$/iu;

/** A step with food as it is seen; nothing where it is no food that something is done to. */
export function kitchenStep(caption: string): string | undefined {
  const [, verb = '', food = ''] = STEP.exec(caption.trim()) ?? [];
  const { concept = '' } = theLexicon().lookUp(food.toLowerCase(), 'en') ?? {};
  if (!/^(?:food|plant)$/.test(theLexicon().factsOf(concept)?.kind ?? '')) return undefined;
  const scene = SEEN.find(([verbs]) => verbs.test(verb.toLowerCase()))?.[1];
  return scene?.replace('{it}', food.toLowerCase());
}
