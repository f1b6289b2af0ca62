import type { SceneDescription, Subject } from './description';

/** Takes subjects out of a scene, with what is said of where they are. */
export function dropSubjects(scene: SceneDescription, which: (subject: Subject) => boolean): void {
  const kept = scene.subjects.map((subject) => !which(subject));
  if (kept.every(Boolean)) return;
  const newIndex = (old: number) => kept.slice(0, old).filter(Boolean).length;
  scene.subjects = scene.subjects.filter((_subject, index) => kept[index]);
  scene.relations = scene.relations
    .filter(({ subject, object }) => kept[subject] && kept[object])
    .map((relation) => ({
      ...relation,
      subject: newIndex(relation.subject),
      object: newIndex(relation.object),
    }));
}
