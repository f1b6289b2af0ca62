import { Assembler } from './assemble';
import type { SceneDescription } from './description';
import { dropSubjects } from './drop-subjects';
import { matchItems, type Item } from './match';
import { partsOfSpeech, type PartOfSpeech } from './parts-of-speech';
import { readItems } from './reading/read-items';
import { tokenize } from './tokens';

/**
 * Reads an English prompt into a scene. Wrong is worse than missing: what does not resolve with
 * confidence is listed in `unknown` and is not drawn as something else.
 */
export function understand(prompt: string, negativePrompt?: string): SceneDescription {
  const { tokens, lettering } = tokenize(prompt);
  let parts: PartOfSpeech[] | undefined;
  const partOf = (item: Item): PartOfSpeech => {
    parts ??= partsOfSpeech(tokens);
    return parts[item.end - 1] ?? 'other';
  };
  const items = readItems(matchItems(tokens), partOf);
  const scene = new Assembler(items, (item) => partOf(item) === 'noun').run();
  scene.lettering = lettering;
  if (negativePrompt) excludeAll(scene, negativePrompt);
  return scene;
}

/** Everything a negative prompt names is excluded, whatever its grammar. */
function excludeAll(scene: SceneDescription, negativePrompt: string): void {
  const excluded = matchItems(tokenize(negativePrompt).tokens).flatMap(
    (item) => item.meaning.concept ?? [],
  );
  scene.excluded.push(...excluded);
  dropSubjects(scene, ({ concept }) => excluded.includes(concept));
}
