import { type SceneDescription } from '../compose/understand/description';

/**
 * What a restyled picture is made of, from most to least of the source: the source itself; its
 * subject in the place that the prompt names; the prompt's subject in the source; or the prompt's
 * whole scene in the composition of the source.
 */
export type Content = 'source' | 'source-in-place' | 'subject-in-source' | 'scene';

/** Strengths from which content changes. Between them, colours and treatment go on growing. */
const PLACE_FROM = 0.4;
const SUBJECT_FROM = 0.5;
const SCENE_FROM = 0.8;
/** A prompt that names both place and subject tells a whole scene. */
const WHOLE_FROM = 0.6;

/**
 * Steps rather than blends: half of one picture over half of another is a ghost of both.
 * @param hasSubject whether the source has one subject that stands out
 */
export function contentAt(
  strength: number,
  { subjects, setting }: SceneDescription,
  hasSubject: boolean,
): Content {
  const namesSubjects = subjects.length > 0;
  if (strength < PLACE_FROM || (!namesSubjects && setting === undefined)) return 'source';
  if (setting !== undefined) {
    if (strength >= (namesSubjects ? WHOLE_FROM : SCENE_FROM)) return 'scene';
    return hasSubject ? 'source-in-place' : 'source';
  }
  if (strength < SUBJECT_FROM) return 'source';
  return strength < SCENE_FROM && hasSubject ? 'subject-in-source' : 'scene';
}

/** How much of its look a picture shows, 0 to 1: a named one is there early, others come gradually. */
export function lookShareAt(strength: number, isNamed: boolean): number {
  const t = Math.min(1, strength / (isNamed ? 0.7 : 1));
  return t * (2 - t);
}

/** Kept palettes: while the source's subject is there, where a scene is expected at the latest, at 1. */
const KEPT: readonly [strength: number, share: number][] = [
  [0, 0.92],
  [WHOLE_FROM, 0.88],
  [SCENE_FROM, 0.7],
  [1, 0],
];

/** How far a drawn place or scene keeps the source's palette: less and less, and nothing at 1. */
export function keptPaletteAt(strength: number): number {
  const next = KEPT.findIndex(([from]) => from >= strength);
  const [from, share] = KEPT[Math.max(0, next - 1)]!;
  const [to, nextShare] = KEPT[next < 0 ? KEPT.length - 1 : next]!;
  if (to === from) return nextShare;
  return share + ((nextShare - share) * (strength - from)) / (to - from);
}
