import type { KitDrawing } from '../kit/part';
import { isOfSort } from '../concepts/sorts';
import { isGlowing } from '../palette/glow';
import { createPen, Definitions, type Pen } from '../kit/pen';
import type { Thing } from './cast';
import { isMissable } from '../ledger';
import { parametersOf, schemaOf } from './parameters';
import { redrawn } from './redrawn';
import { inOrder, isState, stateOf } from './states';
import { silhouetteOf } from './states/silhouette';
import type { State } from './states/state';
import { twoToned } from './states/toned';
import { stateMark } from '../sight';

/**
 * Things in the states that the prompt gives them: burning, frozen, knitted, cut in half. What the part of a thing
 * can be by itself is its own; everything else is drawn onto what it looks like.
 */

/** What a part is drawn with to see whether a state changes it: the same numbers by chance each time. */
const probe = (): Pen =>
  createPen({
    definitions: new Definitions('probe'),
    seed: 1,
    label: 'states',
    pxPerCm: 4,
    accents: ['#f2664f', '#f5b33f', '#2f8f78', '#2d3263'],
  });

/**
 * States that the part of a thing draws itself, such as a lamp that is lit: parameters change the drawing. That a
 * schema takes a state says nothing, for families share one.
 */
export function ownStates({ element, concept, drawnBy, parameters }: Thing): string[] {
  const asked = element.attributes.filter((one) => isState(one) || isMissable(one, concept.id));
  if (asked.length === 0) return [];
  const schema = schemaOf({ drawnBy });
  const drawn = (attributes: string[]) => {
    const own = { ...concept, parameters: { ...concept.parameters } };
    const told = parametersOf(own, { ...element, attributes }, schema);
    if (drawnBy.kind === 'actor') return JSON.stringify(told);
    const { svg, front = '' } = drawnBy.part.draw(told, probe());
    return svg + front;
  };
  const bare = drawn([]);
  const isSo = (one: string) =>
    Object.values(concept.parameters ?? {}).includes(one) || parameters[one] === true;
  return asked.filter((one) => {
    const changed = drawn([one]);
    // A house knows fire as lit windows: only what burns by its nature has its own flame.
    if (one === 'burning') return isOfSort(concept.id, 'burning');
    if (one === 'lit') return isShining(changed);
    return changed !== bare || isSo(one);
  });
}

/** Light has colours that glow; a part that has none only takes the word. */
const isShining = (svg: string) => (svg.match(/#[0-9a-f]{6}\b/g) ?? []).some(isGlowing);

interface Told {
  attribute: string;
  draw: State;
}

function inStates(drawn: KitDrawing, states: readonly Told[], { element }: Thing, pen: Pen) {
  const shape = silhouetteOf(drawn, pen);
  const { colors, trimColors = [] } = element;
  return states.reduce((drawing, { attribute, draw }) => {
    const after = draw(drawing, { shape, pen, colors, trimColors });
    const mark = (svg: string) => `<g ${stateMark(element.id, attribute)}>${svg}</g>`;
    return {
      ...after,
      svg: mark(after.svg),
      ...(after.front === undefined ? {} : { front: mark(after.front) }),
    };
  }, drawn);
}

/** Gold beside another colour is a colour. */
const isMetal = (attribute: string) => /^(?:gold|silver)$/.test(attribute);
/** What has a use for two colours by itself. */
const IN_TWO_COLORS =
  /^(?:striped|banded|rimmed|spotted|checkered|floral|starry|hearted|rainbow|patched|colorful|patterned|cow-print|leopard|camouflage|zigzag|pinstriped|argyle|quilted)$/;
const SECOND: Told = { attribute: 'second-color', draw: twoToned };

/** Whether the second of two colours of one thing is nowhere on its drawing. */
function lacksSecond({ element, concept, drawnBy }: Thing, asked: readonly string[]): boolean {
  const { colors, count, several, blend } = element;
  if (drawnBy.kind === 'actor' || colors.length < 2 || count > 1 || several || blend) return false;
  if (asked.some((one) => IN_TWO_COLORS.test(one))) return false;
  const { part } = drawnBy;
  const drawn = (told: readonly string[]) => {
    const parameters = parametersOf(concept, { ...element, colors: [...told] }, part.parameters);
    const { svg, front = '' } = part.draw(parameters, probe());
    return svg + front;
  };
  return drawn(colors) === drawn(colors.slice(0, 1));
}

/** A thing that is drawn in all of its states. */
export function stated(thing: Thing): Thing {
  const { element, concept } = thing;
  // Of several each has a colour of its own.
  const asked = element.attributes.filter(
    (one) =>
      stateOf(one, concept) !== undefined &&
      !(one === 'colorful' && element.count > 1) &&
      !(isMetal(one) && element.colors.length > 1),
  );
  const second = lacksSecond(thing, asked) ? [SECOND] : [];
  if (asked.length + second.length === 0) return thing;
  const own = new Set(ownStates(thing));
  const states = inOrder(asked).flatMap((attribute): Told[] => {
    const draw = own.has(attribute) ? undefined : stateOf(attribute, concept);
    return draw ? [{ attribute, draw }] : [];
  });
  const shown = [...second, ...states];
  if (shown.length === 0) return thing;
  return redrawn(thing, (drawing, pen) => inStates(drawing, shown, thing, pen));
}
