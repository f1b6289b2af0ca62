import type { AbstractKind, SceneDescription } from './description';
import type { Item } from './match';

/** Words for a picture of nothing but shapes. */
const ABSTRACT = /\babstract\b|^geometric (?:background|shapes?|art|composition|design)$/;
const KINDS: readonly [RegExp, AbstractKind][] = [
  [/^(?:waves?|wavy|fluid|flowing|liquid|curves?|ribbons?)$/, 'waves'],
  [/^(?:geometric|geometry|bauhaus|tiles?|squares?|triangles?|blocks?)\b|geometric/, 'tiles'],
  [/^(?:circles?|discs?|dots?|bubbles?|orbs?|bokeh)$/, 'discs'],
];
/** What an infographic is counted in. */
export const STEP_WORD = /^(?:step|stage|phase|point|tip|fact|part|way|section|level)s?$/i;
const MAX_STEPS = 8;

/** Of what kind the shapes are that an abstract picture is asked for; nothing where none is. */
export function abstractOf(items: readonly Item[]): AbstractKind | 'open' | undefined {
  const words = items.map(({ text }) => text.toLowerCase());
  if (!words.some((word) => ABSTRACT.test(word))) return undefined;
  return KINDS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? 'open';
}

/** Makes an abstract picture of a scene that names nothing to be seen, as `abstract waves` does not. */
export function settleAbstract(scene: SceneDescription, items: readonly Item[]): void {
  const kind = abstractOf(items);
  const isOfWaves = kind === 'waves' && scene.setting === 'sea';
  const isOpen = [undefined, 'banner', 'abstract'].includes(scene.layout);
  if (!kind || !isOpen) return;
  if (scene.subjects.length > 0 || (scene.setting && !isOfWaves)) {
    if (scene.layout === 'abstract') delete scene.layout;
    return;
  }
  scene.layout = 'abstract';
  delete scene.setting;
  scene.placePhrases = [];
  if (kind !== 'open') scene.abstract = kind;
}

/** `an infographic with three steps`: how many cards it has. */
export function stepsOf(items: readonly Item[]): number | undefined {
  const at = items.findIndex(({ phrase }) => STEP_WORD.test(phrase));
  const count = items[at - 1]?.meaning.count;
  return at > 0 && count ? Math.min(MAX_STEPS, count) : undefined;
}
