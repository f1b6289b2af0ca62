import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import { actorOf, partOf } from '../../kit';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { parametersOf } from '../parameters';

/** What another thing is drawn of, by itself: as the kit draws it in the colours that are told. */
export type Blend = NonNullable<BriefElement['blend']>;

/** The drawing of a blend's own thing, in its own centimetres; nothing where the kit has none. */
export function bodyOf({ concept: id, phrase, colors }: Blend, pen: Pen): KitDrawing | undefined {
  const concept = conceptOf(id);
  if (!concept?.part) return undefined;
  const element: BriefElement = {
    id: 'body',
    concept: id,
    phrase,
    count: 1,
    several: false,
    colors,
    attributes: [],
  };
  const part = partOf(concept.part);
  if (part) return part.draw(parametersOf(concept, element, part.parameters), pen);
  const actor = actorOf(concept.part);
  return actor?.drawActor(
    parametersOf(concept, element, actor.parameters),
    { pose: isOfSort(id, 'sits-in-outline') ? 'sit' : 'stand' },
    pen,
  );
}

/** All of a drawing, what is before its inside over what is behind. */
export const wholeOf = ({ svg, front = '' }: KitDrawing): string => svg + front;
