import { type Brief, coverageOfThings, ledgerOf, thingsOf } from '@/lib/composer';
import type { DrawSpec } from '@/lib/engines/engine';
import { briefOf } from './brief-of';
import { conceptOf } from './lexicon/lexicon';
import type { SceneDescription } from './understand/description';

/** What a prompt asks to be drawn into a picture that is there already. */
export interface Wanted {
  things: readonly WantedThing[];
  /** Words that nobody who draws knows. */
  unknown: readonly string[];
  /** What the kit draws them from; without it the older drawings know more of them. */
  brief?: Brief;
  description: SceneDescription;
}

export interface WantedThing {
  phrase: string;
  /** At home in the air: nothing else floats there without reason. */
  flies: boolean;
}

/** With less of the things known to the kit, the older drawings may know more. */
const LEAST_COVERAGE = 0.6;

/** The things of a prompt, from the kit wherever it draws them. */
export function wantedOf(spec: DrawSpec, description: SceneDescription): Wanted {
  const brief = briefOf(spec);
  if (coverageOfThings(brief) >= LEAST_COVERAGE) {
    const things = thingsOf(brief).map(({ phrase, isAirborne }) => ({ phrase, flies: isAirborne }));
    return { things, unknown: unknownOf(brief), brief, description };
  }
  const things = description.subjects.map(({ phrase, concept }) => {
    const { habitat, kind } = conceptOf(concept);
    return { phrase, flies: habitat === 'air' || habitat === 'sky' || kind === 'aircraft' };
  });
  return { things, unknown: description.unknown, description };
}

function unknownOf(brief: Brief): string[] {
  const known = new Set(brief.elements.filter(({ concept }) => concept).map(({ id }) => id));
  return ledgerOf(brief)
    .filter(({ kind, id }) => kind === 'word' || (kind === 'element' && !known.has(id)))
    .map(({ phrase }) => phrase);
}

/** Only some of the things, and how they stand to each other. */
export function among(wanted: Wanted, things: readonly WantedThing[]): Wanted {
  if (things.length === wanted.things.length) return wanted;
  const isKept = ({ phrase }: { phrase: string }) =>
    things.some((thing) => thing.phrase === phrase);
  const { brief, description } = wanted;
  const subjects = description.subjects.filter(isKept);
  return {
    things,
    unknown: wanted.unknown,
    ...(brief ? { brief: briefAmong(brief, isKept) } : {}),
    description: { ...description, subjects, relations: [] },
  };
}

function briefAmong(brief: Brief, isKept: (element: { phrase: string }) => boolean): Brief {
  const elements = brief.elements.filter(isKept);
  const ids = new Set(elements.map(({ id }) => id));
  const has = (id: string | undefined) => id === undefined || ids.has(id);
  return {
    ...brief,
    elements,
    relations: brief.relations.filter(({ from, to }) => has(from) && has(to)),
    actions: brief.actions.filter(
      ({ agent, patient, instrument }) => has(agent) && has(patient) && has(instrument),
    ),
  };
}
