import { type Brief, type BriefElement, briefSchema } from '../brief';
import { conceptOf } from '../concepts';
import { theLexicon } from './lexicon';
import type { Senses } from './senses';

/**
 * A brief that a language model wrote as JSON; none where it breaks the schema or names an element
 * that it does not list, so that the built-in reading is used.
 */
export function briefFromModel(json: unknown): Brief | undefined {
  const parsed = briefSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const { elements, relations, actions } = parsed.data;
  const ids = new Set(elements.map(({ id }) => id));
  if (ids.size !== elements.length) return undefined;
  const names = [
    ...relations.flatMap(({ from, to }) => [from, to]),
    ...actions.flatMap(({ agent, patient, instrument }) => [agent, patient, instrument]),
  ];
  if (!names.every((name) => name === undefined || ids.has(name))) return undefined;
  return { ...parsed.data, elements: elements.map(known), places: parsed.data.places.map(drawn) };
}

/** A model names things in its own English: by the tables it is found what is meant. */
function meant(name: string): Senses | undefined {
  const words = name.replaceAll('-', ' ');
  const lexicon = theLexicon();
  return lexicon.lookUp(words, 'en') ?? lexicon.lookUp(words.split(' ').at(-1) ?? '', 'en');
}

/** What no table has stays without a concept, and is told as not drawn. */
function known({ concept, ...element }: BriefElement): BriefElement {
  if (concept !== undefined && conceptOf(concept)) return { ...element, concept };
  const found = meant(concept ?? element.phrase)?.concept;
  return found === undefined ? element : { ...element, concept: found };
}

function drawn(place: Brief['places'][number]): typeof place {
  const concept = meant(place.concept)?.place ?? meant(place.phrase)?.place ?? place.concept;
  return { ...place, concept };
}
