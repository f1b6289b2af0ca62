import { heightOf } from '@/lib/svg/point';
import type { Brief } from '../brief';
import type { KitDrawing, KitPart } from '../kit/part';
import { moved } from './assemble';
import type { Thing } from './cast';

/** What somebody sails in that was not built for it is a boat for the time: teacups, shells, shoes and tubs. */

const SAILS = /^(?:sail|row-team|float|paddle|drift)$/;
const NO_BOAT = /^(?:vehicle|building|animal|person|fantasy|place|celestial)$/;
/** As a boat it is as high as this at least, in centimetres, and so much of it is under water. */
const BOAT = { leastCm: 40, sunk: 0.26 } as const;

const afloat = (drawing: KitDrawing): KitDrawing => {
  const { left, right, bottom } = drawing.box;
  const y = bottom - heightOf(drawing.box) * BOAT.sunk;
  return {
    ...drawing,
    anchors: {
      inside: {
        at: [(left + right) / 2, bottom - heightOf(drawing.box) * 0.5],
        spanCm: (right - left) * 0.7,
      },
      ...drawing.anchors,
      surface: { at: [(left + right) / 2, y] },
    },
  };
};

const boatOf = (part: KitPart, scale: number): KitPart => ({
  ...part,
  draw: (parameters, pen) =>
    afloat(
      moved(part.draw(parameters, { ...pen, pxPerCm: pen.pxPerCm * scale }), { at: [0, 0], scale }),
    ),
});

/** Things that float with their crew, as the boats that they are in this picture. */
export function asBoats({ actions, relations }: Brief, things: readonly Thing[]): Thing[] {
  const sailors = new Set(actions.flatMap(({ verb, agent }) => (SAILS.test(verb) ? [agent] : [])));
  const isSailedIn = (id: string) =>
    relations.some(({ kind, from, to }) => kind === 'in' && to === id && sailors.has(from));
  return things.map((thing) => {
    const { concept, drawnBy, element } = thing;
    if (drawnBy.kind !== 'part' || NO_BOAT.test(concept.kind) || !isSailedIn(element.id))
      return thing;
    const heightCm = Math.max(BOAT.leastCm, concept.heightCm);
    const part = boatOf(drawnBy.part, heightCm / concept.heightCm);
    return {
      ...thing,
      concept: { ...concept, heightCm, kind: 'vehicle', habitat: 'water' },
      drawnBy: { kind: 'part', part },
    };
  });
}
