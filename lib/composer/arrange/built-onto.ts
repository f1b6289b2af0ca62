import { isLivingKind } from '../concepts/concept';
import { type Hex, isHex } from '@/lib/color/hex';
import { unionOf } from '@/lib/svg/point';
import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { BUILT_ONTO, DONE_BEFORE, FRONTED_FAMILIES } from '../concepts/built-onto';
import { isOfSort } from '../concepts/sorts';
import { type AdditionId, ADDITIONS, type Host } from '../kit/buildings/additions';
import { MATERIAL_COLORS, WALL_MATERIALS } from '../kit/buildings/ridged/wall';
import type { KitDrawing, KitPart } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved } from './assemble';
import type { Thing } from './cast';

/**
 * A building is told with its parts: a station with a clock tower, a chapel with a dome. Where its drawing has no such
 * part it is built onto it, in the building's own walls, and nothing of the kind stands beside it.
 */

const partOf = ({ concept, phrase }: BriefElement): AdditionId | undefined =>
  BUILT_ONTO.find(([id, said]) => id === concept && said.test(phrase))?.[2];

const isHost = ({ concept }: BriefElement): boolean => {
  const { kind, part } = conceptOf(concept ?? '') ?? {};
  return kind === 'building' && FRONTED_FAMILIES.has(part ?? '');
};

/** Somebody is on it, or does something to it: it is a thing of its own. */
function isUsed({ id }: BriefElement, { relations, actions, elements }: Brief): boolean {
  const isLive = (from: string) =>
    isLivingKind(conceptOf(elements.find((one) => one.id === from)?.concept ?? '')?.kind);
  return (
    actions.some(({ patient, verb }) => patient === id && !DONE_BEFORE.has(verb)) ||
    relations.some(({ from, to }) => (to === id && isLive(from)) || (from === id && isLive(to)))
  );
}

/** The building that an element is a part of, where it can be built onto one. */
export function builtOnto(element: BriefElement, brief: Brief): string | undefined {
  const { template, camera, elements, relations } = brief;
  if (template !== undefined || camera === 'isometric' || partOf(element) === undefined)
    return undefined;
  if (isUsed(element, brief)) return undefined;
  const hosts = elements.filter((one) => one !== element && isHost(one) && !partOf(one));
  const told = relations.flatMap(({ kind, from, to }) =>
    kind === 'with' && to === element.id
      ? [from]
      : /^(?:part-of|on|hanging)$/.test(kind) && from === element.id
        ? [to]
        : [],
  );
  const owner = hosts.find(({ id }) => told.includes(id));
  if (owner) return owner.id;
  const isNeverAlone =
    isOfSort(element.concept, 'never-alone') ||
    brief.actions.some(({ patient }) => patient === element.id);
  return isNeverAlone && hosts.length === 1 && elements[0] !== element ? hosts[0]?.id : undefined;
}

const FILL = /fill="(#[\da-f]{6})"/i;

/** What a building's walls are of: as it is told, else the first colour of its drawing. */
function hostOf(
  { box, anchors, svg }: KitDrawing,
  { color, material, roofColor, state, lit }: Record<string, unknown>,
): Host {
  const walls = WALL_MATERIALS.find((one) => one === material);
  const drawn = FILL.exec(svg)?.[1] ?? '';
  const told = (value: unknown): Hex | undefined =>
    typeof value === 'string' && isHex(value) ? value : undefined;
  return {
    box,
    anchors,
    color:
      told(color) ??
      (walls ? MATERIAL_COLORS[walls] : undefined) ??
      told(drawn) ??
      MATERIAL_COLORS.plaster,
    roofColor: told(roofColor) ?? '#5f7392',
    material: walls ?? 'plaster',
    lit: state === 'lit' || lit === true,
  };
}

/** Several without a number are as many as a front has room for. */
const SEVERAL = 3;

function extended(
  drawing: KitDrawing,
  wished: Record<string, unknown>,
  parts: readonly BriefElement[],
  pen: Pen,
): KitDrawing {
  let whole = flattened(drawing);
  for (const element of parts) {
    const id = partOf(element);
    if (!id) continue;
    const { count, several, colors } = element;
    const {
      behind,
      before,
      box,
      raisedCm = 0,
    } = ADDITIONS[id](pen, hostOf(whole, wished), {
      color: colors[0],
      count: several && count === 1 ? SEVERAL : count,
    });
    const up = raisedCm > 0 ? moved(whole, { at: [0, -raisedCm] }) : whole;
    whole = { ...up, svg: behind + up.svg + before, box: unionOf([up.box, box]) };
  }
  return whole;
}

/** Buildings with all that they are told to have and that their own drawings have not: the parts by their building. */
export function withParts(
  things: readonly Thing[],
  built: ReadonlyMap<string, readonly BriefElement[]>,
): Thing[] {
  return things.map((thing) => {
    const { drawnBy, element } = thing;
    const parts = built.get(element.id);
    if (!parts || drawnBy.kind !== 'part') return thing;
    const part: KitPart = {
      ...drawnBy.part,
      draw: (parameters, pen) =>
        extended(
          drawnBy.part.draw(parameters, pen),
          parameters as Record<string, unknown>,
          parts,
          pen,
        ),
    };
    return { ...thing, drawnBy: { kind: 'part', part } };
  });
}
