import { Assembler } from './assemble';
import type { SceneDescription } from './description';
import { matchItems, type Item } from './match';
import { nounFlags } from './nouns';
import { tokenize } from './tokens';

/**
 * Reads an English prompt into a scene. Wrong is worse than missing: what does not resolve with
 * confidence is listed in `unknown` and is not drawn as something else.
 */
export function understand(prompt: string, negativePrompt?: string): SceneDescription {
  const { tokens, lettering } = tokenize(prompt);
  let flags: boolean[] | undefined;
  const isNoun = (item: Item) => {
    flags ??= nounFlags(tokens);
    return flags[item.end - 1] ?? false;
  };
  const scene = new Assembler(matchItems(tokens), isNoun).run();
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
  const kept = scene.subjects.map((subject) => !excluded.includes(subject.concept));
  const newIndex = kept.map((keep, index) =>
    keep ? kept.slice(0, index).filter(Boolean).length : -1,
  );
  scene.subjects = scene.subjects.filter((_subject, index) => kept[index]);
  scene.relations = scene.relations
    .map((relation) => ({
      ...relation,
      subject: newIndex[relation.subject] ?? -1,
      object: newIndex[relation.object] ?? -1,
    }))
    .filter((relation) => relation.subject >= 0 && relation.object >= 0);
}
