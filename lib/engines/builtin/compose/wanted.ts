import { type Brief, ledgerOf, thingsOf } from '@/lib/composer';
import type { DrawSpec } from '@/lib/engines/engine';
import { briefOf } from './brief-of';

/** What a prompt asks to be drawn into a picture that is there already. */
export interface Wanted {
  things: readonly WantedThing[];
  /** Words that nobody who draws knows. */
  unknown: readonly string[];
  brief: Brief;
}

export interface WantedThing {
  phrase: string;
  /** At home in the air: nothing else floats there without reason. */
  flies: boolean;
}

/** The things of a prompt. */
export function wantedOf(spec: DrawSpec): Wanted {
  const brief = briefOf(spec);
  const things = thingsOf(brief).map(({ phrase, isAirborne }) => ({ phrase, flies: isAirborne }));
  return { things, unknown: unknownOf(brief), brief };
}

/** What of a brief no table knows, in its own words. */
export function unknownOf(brief: Brief): string[] {
  const known = new Set(brief.elements.filter(({ concept }) => concept).map(({ id }) => id));
  return ledgerOf(brief)
    .filter(({ kind, id }) => kind === 'word' || (kind === 'element' && !known.has(id)))
    .map(({ phrase }) => phrase);
}

/** Only some of the things, and how they stand to each other. */
export function among(wanted: Wanted, things: readonly WantedThing[]): Wanted {
  if (things.length === wanted.things.length) return wanted;
  const phrases = new Set(things.map(({ phrase }) => phrase));
  return {
    ...wanted,
    things,
    brief: briefAmong(wanted.brief, ({ phrase }) => phrases.has(phrase)),
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
