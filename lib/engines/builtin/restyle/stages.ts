/**
 * What a restyled picture is made of, from most to least of the source: the source itself; its
 * subject in the place that the prompt names; the prompt's subject in the source; or the prompt's
 * whole scene in the composition of the source.
 */
export type Content = 'source' | 'source-in-place' | 'subject-in-source' | 'scene';

/** Whether a prompt names things that can be drawn, and where they are. */
export interface Asked {
  namesThings: boolean;
  namesPlace: boolean;
}

/** How a source's subject lies in it: none stands out, it has room around it, or it fills the frame. */
export type Framing = 'none' | 'apart' | 'close-up';

/** Strengths from which content changes. Between them, colours and treatment go on growing. */
const PLACE_FROM = 0.4;
const SUBJECT_FROM = 0.5;
const SCENE_FROM = 0.8;
/** A prompt that names both place and subject tells a whole scene. */
const WHOLE_FROM = 0.7;

/**
 * Steps rather than blends: half of one picture over half of another is a ghost of both.
 * @param isLookNamed a prompt such as "watercolour of a cat" asks for the source in that look
 */
export function contentAt(
  strength: number,
  { namesThings, namesPlace }: Asked,
  framing: Framing,
  isLookNamed: boolean,
): Content {
  if (strength < PLACE_FROM || (!namesThings && !namesPlace)) return 'source';
  if (namesPlace) {
    if (strength >= (namesThings ? WHOLE_FROM : SCENE_FROM)) return 'scene';
    return framing === 'none' ? 'source' : 'source-in-place';
  }
  if (strength >= SCENE_FROM) return 'scene';
  // What fills the frame has nothing around it that another subject could stand in.
  if (strength < SUBJECT_FROM || isLookNamed || framing === 'close-up') return 'source';
  return framing === 'apart' ? 'subject-in-source' : 'scene';
}

/** How much of its look a picture shows, 0 to 1: a named one is there early, others come gradually. */
export function lookShareAt(strength: number, isNamed: boolean): number {
  if (!isNamed) return strength * (2 - strength);
  const t = Math.min(1, strength / 0.8);
  return Math.min(1, t * (1.6 - 0.6 * t));
}

/** A whole scene keeps something of the source's colours up to this strength. */
const KEPT_UNTIL = 0.85;

/** How far a drawn scene goes back towards the light of the source, 0 to 1: less and less. */
export function keptLightAt(strength: number): number {
  return Math.max(0, Math.min(1, (KEPT_UNTIL - strength) / (KEPT_UNTIL - SUBJECT_FROM)));
}
