import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { actorOf, partOf } from '../kit';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { parametersOf } from './parameters';

interface Alone {
  concept: string;
  phrase: string;
  colors: string[];
  attributes?: string[];
}

/** A thing by itself, as the kit draws it, that is no element of a scene; nothing where the kit has none. */
export function drawnAlone(
  { concept: id, phrase, colors, attributes = [] }: Alone,
  pose: 'stand' | 'sit',
  pen: Pen,
): KitDrawing | undefined {
  const concept = conceptOf(id);
  if (!concept?.part) return undefined;
  const element: BriefElement = {
    id: 'alone',
    concept: id,
    phrase,
    count: 1,
    several: false,
    colors,
    attributes,
  };
  const part = partOf(concept.part);
  if (part) return part.draw(parametersOf(concept, element, part.parameters), pen);
  const actor = actorOf(concept.part);
  return actor?.drawActor(parametersOf(concept, element, actor.parameters), { pose }, pen);
}
