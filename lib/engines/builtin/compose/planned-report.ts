import { type Entry, LEAST_SHARE, ledgerOf, sightsOf, svgOf, told } from '@/lib/composer';
import type { DrawReport, DrawSpec } from '@/lib/engines/engine';
import { briefOf } from './brief-of';
import type { Painting } from './painting';
import { isLeadWord } from './plan/leads';
import type { ScenePlan } from './plan/scene-plan';
import type { SceneDescription } from './understand/description';

interface Planned {
  spec: DrawSpec;
  description: SceneDescription;
  scenePlan: ScenePlan;
  painting: Painting;
}

const wordsOf = (phrase: string): string[] =>
  (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, ''));

/** Whether one phrase says all that the other does of the same thing: `boat` and `small boat`, but not `sea` and `sea serpent`. */
function isSame(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (few.length === 0 || few.at(-1) !== many.at(-1)) return false;
  return few.every((word) => many.includes(word));
}

/** Phrases of the subjects that are seen, by the pixels that change without their layers. */
function seenSubjects({ scenePlan, painting }: Planned): string[] {
  const parts = scenePlan.subjects.map(({ id }) => ({ id, marks: [`id="${id}"`] }));
  const sights = sightsOf(svgOf(painting), parts, painting);
  const seen = scenePlan.subjects.filter(({ id }) => (sights.get(id)?.share ?? 0) >= LEAST_SHARE);
  return [...new Set(seen.map(({ subject }) => subject.phrase))];
}

/**
 * What of a prompt is in a picture of the older plan: its subjects by their pixels, the rest by what
 * its place and its lettering are. Everything else that was asked for is told as not drawn.
 */
export function plannedReport(planned: Planned): Pick<DrawReport, 'drew' | 'notDrawn'> {
  const { spec, description, scenePlan } = planned;
  const places = scenePlan.environment === description.setting ? description.placePhrases : [];
  const shown = [
    ...seenSubjects(planned),
    ...description.subjects
      .filter(({ concept }) => scenePlan.shownByEnvironment.includes(concept))
      .map(({ phrase }) => phrase),
    ...places,
    ...(scenePlan.aurora && description.aurora ? [description.aurora] : []),
  ];
  const ledger = ledgerOf(briefOf(spec));
  const isShown = ({ phrase }: Entry) => shown.some((one) => isSame(one, phrase));
  const isAsked = (phrase: string) => ledger.some((entry) => isSame(entry.phrase, phrase));
  const missing = [
    ...description.subjects.map(({ phrase }) => phrase).filter((one) => !shown.includes(one)),
    ...description.unknown.filter((word) => !(scenePlan.leads.length > 0 && isLeadWord(word))),
  ];
  return told(ledger, isShown, {
    drew: [...shown.filter((phrase) => !isAsked(phrase)), ...scenePlan.lettering],
    notDrawn: missing.filter((phrase) => !isAsked(phrase)),
  });
}
