import { type StyleMatch } from '@/lib/models/support';
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

/** A whole scene keeps something of the source's palette up to this strength. */
const KEPT_UNTIL = 0.88;

/**
 * How closely what is drawn keeps the source's palette: closely as long as it shares the picture with
 * the source, loosely as a scene of its own, and not at all towards the end.
 */
export function keptPaletteAt(strength: number, content: Content): StyleMatch | undefined {
  if (content !== 'scene') return 'precise';
  return strength < KEPT_UNTIL ? 'flexible' : undefined;
}
