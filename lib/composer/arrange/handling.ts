import { times } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import type { Actors } from './at-table';
import { moved } from './assemble';
import { copiesEach, penOfCopy } from './copies';
import { facing } from './facing';
import { implied, type PenFor } from './held';
import { isHeld, type Node } from './node';
import { underHood } from './under-hood';
import { inRow, isMouthed, sizedFor, touching } from './touching';

/** Somebody with hands, eyes or mouth at what something is done to. */
export interface Handlers extends Actors {
  copies(node: Node, penFor: PenFor): KitDrawing[];
}

/** With the face at what stands on a bench of the verb's making; nothing where it stands by itself. */
function facedOnBench(
  node: Node,
  patient: Node,
  penFor: PenFor,
  { draw, isBeast, copies }: Handlers,
): KitDrawing | undefined {
  const { contact, thing } = patient;
  const isFaced = contact === 'mouth' || (contact === 'eye' && thing.concept.habitat === 'table');
  const bench = isFaced && !isBeast(node) ? implied('table', penFor) : undefined;
  if (!bench) return undefined;
  return facing({
    heightCm: node.thing.concept.heightCm,
    item: inRow(copies(patient, penFor)),
    contact: contact === 'eye' ? 'eye' : 'mouth',
    bench,
    draw: (support) => draw(node, penFor, support),
  });
}

/** Of their width, how far apart two are of a row that looks to both sides. */
const APART = 1.03;

/** Animals of a row with somebody at either end: the farther half of them looks to the far end. */
const toBothEnds = (row: KitDrawing[], isBetweenTwo: boolean): KitDrawing[] =>
  row.map((one, index) => {
    if (!isBetweenTwo || index < row.length / 2) return one;
    const { left, right } = one.box;
    return moved(one, { at: [left + right, 0], mirrored: true });
  });

/** Of the height of who works on it, how long something is drawn: longer, they would be specks. */
const LONGEST_SHARED = 2;

/** Beams, boards and pipes: neither alive nor built nor driven. */
const isLoose = ({ thing: { concept, drawnBy, element } }: Node): boolean =>
  drawnBy.kind !== 'actor' &&
  element.count === 1 &&
  !/^(?:building|vehicle|nature|plant)$/.test(concept.kind);

function shortFor(heightCm: number | undefined, thing: KitDrawing): KitDrawing {
  const scale = ((heightCm ?? Infinity) * LONGEST_SHARED) / (thing.box.right - thing.box.left);
  return scale < 1 ? moved(thing, { at: [0, 0], scale }) : thing;
}

/** Somebody who does something to what is before them. */
export function handling(
  node: Node,
  patient: Node,
  penFor: PenFor,
  handlers: Handlers,
): KitDrawing {
  const { draw, poseOf, isBeast, copies } = handlers;
  const { contact = 'side', thing } = patient;
  const faced = facedOnBench(node, patient, penFor, handlers);
  if (faced) return faced;
  const kind = {
    isActor: thing.drawnBy.kind === 'actor',
    isHung: thing.concept.habitat === 'wall',
    isBuilt: thing.concept.kind === 'building',
  };
  const row = copies(patient, penFor).map((copy) =>
    sizedFor(copy, node.thing.concept.heightCm, contact === 'hood' ? 'side' : contact, kind),
  );
  const [vehicle] = row;
  const mates = node.children.filter(({ bond }) => bond === 'mate');
  if (contact === 'hood' && vehicle)
    return underHood({
      heightCm: node.thing.concept.heightCm,
      usual: poseOf(node, penFor),
      vehicle,
      color: thing.element.colors[0],
      draw: (support) => draw(node, penFor, support),
    });
  const isBetweenTwo = kind.isActor && row.length > 1 && copiesEach(node) > 1;
  return touching({
    node,
    usual: poseOf(node, penFor),
    thing: shortFor(
      mates.length > 0 || isLoose(patient) ? node.thing.concept.heightCm : undefined,
      inRow(toBothEnds(row, isBetweenTwo), isBetweenTwo ? APART : undefined),
    ),
    isOneAnimal: kind.isActor && row.length === 1,
    contact,
    mates: mates.map((mate) => ({
      node: mate,
      usual: poseOf(mate, penFor),
      draw: (support: Partial<ActorPose>) => draw(mate, penFor, support),
    })),
    usesMouth: !node.children.some(isHeld) && isMouthed(contact, isBeast(node)),
    doers: times(
      copiesEach(node),
      (index) => (support: Partial<ActorPose>) => draw(node, penOfCopy(penFor, index), support),
    ),
  });
}
