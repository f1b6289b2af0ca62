import type { Brief } from '../../../brief';
import { WORLD_PLACES } from '../../../templates/content/countries.data';
import { stepsKnownIn } from '../../../templates/content/known-steps';
import { sentenceCase } from '../../../templates/design/words';
import { thingOf } from '../page-things';
import { blankPage } from '../own-page';
import { bare, countedIn, partsOf, type Read, tailOf, thingsOf } from './told-list';

/** Pages whose own content is told: animals on a map, what a dish takes, what is on a checklist. */

const OF_THE_WORLD = /\b(?:world map|map of the world|globe map)\b/i;
const IN_PLACE =
  /^(?:and )?(?:an? |the |some )?(?<what>[\p{L} -]{2,40}?) (?:in|from|for|on|over|of|at) (?:the )?(?<where>[\p{L} ]{3,24})$/iu;
const PLACES_MAX = 10;

/** `world map with a panda in China`: each on its land. */
export function asPlacedOnMap(prompt: string, read: Read): Brief | undefined {
  if (!OF_THE_WORLD.test(prompt)) return undefined;
  const placed = partsOf(tailOf(prompt) ?? '').flatMap((part) => {
    const { what, where } = IN_PLACE.exec(part)?.groups ?? {};
    return what && where && WORLD_PLACES.has(where.toLowerCase()) ? [{ what, where }] : [];
  });
  if (placed.length < 2 || placed.length > PLACES_MAX) return undefined;
  return blankPage(read(prompt), {
    template: { id: 'map', items: placed.map(({ where }) => ({ text: where })) },
    elements: thingsOf(
      placed.map(({ what }) => what),
      read,
    ),
  });
}

const RECIPE =
  /\brecipe(?: (?:card|page|poster|infographic|sheet|illustration))?s? (?:for|of) (?:an? |the )?(?<dish>[^,.:;]{3,40}?)(?: with|:|,? (?:showing|using|listing)|,) (?<list>[^:]{5,300})$/iu;
const RECIPE_AFTER =
  /^(?:an? |the )?(?<dish>[\p{L} -]{3,40}?) recipe(?: (?:card|page|poster|infographic|sheet|illustration))?(?: with|:|,? (?:showing|using|listing)|,) (?<list>[^:]{5,300})$/iu;
/** What is said of the page and goes into no pot. */
const NO_FOOD =
  /\b(?:ingredients?|steps?|instructions|icons?|illustrations?|drawings?|pictures|photos?|style|colou?rs?|background|space|room|borders?|layout|text|watercolou?r|handwritten|measurements)\b/i;
const INGREDIENTS_MAX = 10;
const isDeed = (part: string): boolean =>
  /^(?:wash|cut|mix|add|stir|bake|fry|boil|pour|chop|peel|slice|heat|melt|beat|whisk|knead|roll|serve|blend|cook|grill|roast|put|place|let|sprinkle|spread|cool|chill|enjoy|crack)\b/i.test(
    part,
  );
const MEASURE =
  /^(?:(?:an?|one|two|three|half|some|\d+|a pinch|a handful|a splash) )?(?:(?:a|of|cups?|spoons?|tablespoons?|teaspoons?|tbsp|tsp|grams?|g|ml|l|litres?|pounds?|cloves?|slices?|sticks?|pinch|handful|splash|bowls?|jars?|cans?|jugs?|bunch|pieces?) )*/iu;

/** A dish and how it is made, where nothing is told of what goes into it. */
function recipeOfSteps(name: string, steps: readonly string[], prompt: string, read: Read): Brief {
  return blankPage(read(prompt), {
    template: {
      id: 'recipe-card',
      title: sentenceCase(name),
      panels: steps.slice(0, 6).map((text) => ({ caption: sentenceCase(text), text: '' })),
    },
    elements: [...thingsOf(steps, read), { ...thingOf('dish', name, name, read), id: 'dish' }],
  });
}

/** `recipe card for pancakes with two bananas, three eggs`: the dish, what it takes, and how it is made where that is known. */
export function asRecipeTold(prompt: string, read: Read): Brief | undefined {
  const { dish, list } = (RECIPE.exec(prompt) ?? RECIPE_AFTER.exec(prompt))?.groups ?? {};
  if (!dish || !list) return undefined;
  const parts = partsOf(list.replace(/[.!]+$/, '')).filter((part) => !NO_FOOD.test(part));
  if (parts.length < 2 || parts.length > INGREDIENTS_MAX) return undefined;
  const name = dish.replace(/^(?:simple|easy|quick|homemade) /i, '');
  // What is done is no ingredient.
  if (parts.filter(isDeed).length > parts.length / 3)
    return recipeOfSteps(name, parts, prompt, read);
  const method = stepsKnownIn(`how to make ${name.toLowerCase()}`)?.steps ?? [];
  const things = parts.map((part, at) => {
    const what = part.replace(MEASURE, '') || part;
    const count = countedIn(part)?.count ?? 1;
    return {
      ...thingOf(`i${String(at + 1)}`, part, what, read),
      phrase: part.toLowerCase(),
      count,
    };
  });
  return blankPage(read(prompt), {
    template: {
      id: 'recipe-card',
      title: sentenceCase(name),
      items: parts.map((text) => ({ text })),
      ...(method.length > 0
        ? {
            panels: method
              .slice(0, 6)
              .map(({ head, body }) => ({ caption: head, text: body ?? '' })),
          }
        : {}),
    },
    elements: [...things, { ...thingOf('dish', name, name, read), id: 'dish' }],
  });
}

const CHECKLIST =
  /\b(?<name>(?:[\p{L}'-]+ ){0,3}?(?:check ?-?list|packing list|shopping list|supply list|to[- ]?do list|inspection list|scavenger hunt(?: list)?))\b/iu;
const SAID_OF_IT =
  /\b(?:printable|minimal(?:ist)?|cute|simple|modern|colou?rful|illustrated|pastel|an?|the|my|infographic|poster|page|classroom)\s/giu;
const FOR_WHAT =
  /\b(?:for|of|to) (?:an? |the |my |your )?(?<what>[\p{L}' -]{3,40}?)(?=\s*(?:$|[,:;.]|\bwith\b|\bshowing\b|\bincluding\b))/iu;
const NO_LIST =
  /\b(?:holding|ticking|writing|on a (?:desk|clipboard|wall|table)|app|icons?|logo|ui|empty state|hero|banner|blog)\b/i;
const OF_THE_PAGE =
  /\b(?:box(?:es)?|check ?marks?|ticks?|icons?|pictures|style|background|colou?rs?)\b/i;
const ROWS_MAX = 10;

/** `checklist for a camping trip with tent, flashlight and map`: a row each with a box to tick and its picture. */
export function asChecklist(prompt: string, read: Read): Brief | undefined {
  const named = CHECKLIST.exec(prompt);
  if (!named || NO_LIST.test(prompt)) return undefined;
  const list = tailOf(prompt.slice(named.index)) ?? '';
  const rows = partsOf(list)
    .map(bare)
    .filter((part) => !OF_THE_PAGE.test(part));
  if (rows.length < 3 || rows.length > ROWS_MAX) return undefined;
  const what = FOR_WHAT.exec(prompt.slice(named.index))?.groups?.what;
  const called = `${named[1] ?? ''} `.replace(SAID_OF_IT, '').trim();
  const brief = read(prompt);
  return blankPage(brief, {
    template: {
      id: 'planner',
      page: 'checklist',
      title: brief.lettering[0] ?? sentenceCase(what ? `${what} checklist` : called),
      items: rows.map((text) => ({ text })),
    },
    elements: thingsOf(rows, read),
  });
}
