import { type Hex, toLch, fromLch } from '@/lib/color/hex';
import { clamp, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { markupEdges } from '../../kit/form/bounds';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { HOUSE } from '../../palette/house';
import { partState, stateMark } from '../../sight';
import type { Thing } from '../cast';
import { schemaOf } from '../parameters';
import { redrawn } from '../redrawn';
import { inOrder, stateOf } from '../states';
import { silhouetteOf } from '../states/silhouette';
import { changed } from '../states/state';
import { changedParts } from './marked-groups';

/** Parts of a thing as the prompt tells them: a cat with black ears, a car with red wheels, a mug with a wooden handle. */

type Look = NonNullable<Thing['element']['partLooks']>[number];

/** Parts that the rig of an animal draws in a colour of their own, where its schema takes them. */
const OF_RIGS = 'parts';

/** How much larger or smaller a part is than usual. */
const SIZES: Readonly<Record<string, number>> = {
  giant: 1.9,
  big: 1.5,
  long: 1.5,
  tall: 1.4,
  heavy: 1.3,
  short: 0.6,
  small: 0.65,
  tiny: 0.5,
};

/** What a part is drawn as anyway. */
const ANYWAY: Readonly<Record<string, string>> = { awning: 'striped' };

/** Where a part is fastened, in shares of its box: it grows away from there. */
const ROOTS: Readonly<Record<string, Point>> = {
  ears: [0.5, 1],
  horns: [0.5, 1],
  tail: [1, 0.7],
  eyes: [0.5, 0.5],
  wheels: [0.5, 1],
  wings: [1, 0.8],
  handle: [0, 0.5],
  leaves: [0.5, 1],
  legs: [0.5, 0],
};
/** What grows longer and no wider. */
const LENGTHS = /^(?:long|tall|short)$/;

const firstColor = (svg: string): Hex =>
  /(?:fill|stroke)="(#[0-9a-f]{6})"/i.exec(svg)?.[1]?.toLowerCase() ?? HOUSE.ink;

/** Hues this far apart are of something else on the part: the pink within an ear. */
const OTHER_HUE_DEGREES = 60;
const LEAST_CHROMA = 0.05;
/** The white stripes of an awning stay white. */
const PALE = 0.75;

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** A part in another colour, with its lights and shades. */
function inColor(svg: string, color: Hex, keepsPale = false): string {
  const [main, wanted] = [toLch(firstColor(svg)), toLch(color)];
  return recolored(svg, (own) => {
    const is = toLch(own);
    const isOther =
      is.chroma >= LEAST_CHROMA &&
      main.chroma >= LEAST_CHROMA &&
      apart(is.hueDegrees, main.hueDegrees) > OTHER_HUE_DEGREES;
    const isPale = keepsPale && is.chroma < LEAST_CHROMA && is.lightness > PALE;
    if (isOther || isPale) return own;
    const moved = wanted.lightness + (is.lightness - main.lightness) * 0.8;
    const lightness = clamp(moved, 0.08, 0.99);
    return fromLch({ ...wanted, lightness });
  });
}

/** The iris alone: pupil and light stay. Eyes that are lights, as those of a robot, are of the colour as a whole. */
function irisOf(svg: string, color: Hex): string {
  const isInk = (own: string) => own === HOUSE.ink.toLowerCase();
  return svg.toLowerCase().includes(HOUSE.ink.toLowerCase())
    ? recolored(svg, (own) => (isInk(own) ? color : own))
    : inColor(svg, color);
}

function scaled(svg: string, part: string, attribute: string): string {
  const by = SIZES[attribute] ?? 1;
  const box = markupEdges(svg);
  const [rx, ry] = ROOTS[part] ?? [0.5, 0.5];
  const [x, y] = [box.left + widthOf(box) * rx, box.top + heightOf(box) * ry];
  // A tail lies along: what makes it longer is not across it.
  const isNarrow = LENGTHS.test(attribute) && part !== 'tail';
  const across = isNarrow ? 1 + (by - 1) * 0.2 : by;
  const at = (value: number) => value.toFixed(2);
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${across.toFixed(3)} ${by.toFixed(3)}) translate(${at(-x)} ${at(-y)})">${svg}</g>`;
}

/** What a part is to the states: a thing by itself, of no family that would have its own. */
const asThing = ({ concept }: Thing): Thing['concept'] => ({
  ...concept,
  id: 'part',
  kind: 'toy',
  parameters: {},
});

/** States of a part, drawn on what it looks like alone. */
function inStates(svg: string, { attributes, colors }: Look, thing: Thing, pen: Pen): string {
  const like = asThing(thing);
  return inOrder(attributes).reduce((sum, attribute) => {
    const draw = stateOf(attribute, like);
    if (!draw) return sum;
    const drawing: KitDrawing = { svg: sum, box: markupEdges(sum), anchors: {} };
    const shape = silhouetteOf(drawing, pen);
    return draw(drawing, { shape, pen, colors: [], trimColors: colors }).svg;
  }, svg);
}

const isDrawable = ({ part, attributes, colors }: Look, thing: Thing): boolean => {
  const like = asThing(thing);
  const isShown = (one: string) =>
    one in SIZES || one === ANYWAY[part] || stateOf(one, like) !== undefined;
  return colors.length + attributes.length > 0 && attributes.every(isShown);
};

function lookOn(svg: string, look: Look, thing: Thing, pen: Pen): string {
  const { part, colors } = look;
  const [color] = colors;
  const attributes = look.attributes.filter((one) => one !== ANYWAY[part]);
  const hasPattern = attributes.some((one) => !(one in SIZES));
  const inked =
    color && !hasPattern
      ? part === 'eyes'
        ? irisOf(svg, color)
        : inColor(svg, color, part in ANYWAY)
      : svg;
  const size = attributes.find((one) => one in SIZES);
  const sized = size ? scaled(inked, part, size) : inked;
  const shown = inStates(sized, { ...look, attributes }, thing, pen);
  return `<g ${stateMark(thing.element.id, partState(part))}>${shown}</g>`;
}

/** Looks that are a colour which the rig of an animal gives the part. */
function givenToRig(thing: Thing, looks: readonly Look[]): Record<string, Hex> {
  const schema = schemaOf(thing);
  return Object.fromEntries(
    looks.flatMap(({ part, colors: [color], attributes }) =>
      color &&
      attributes.length === 0 &&
      schema.safeParse({ [OF_RIGS]: { [part]: color } }).success &&
      'shape' in schema &&
      OF_RIGS in (schema.shape as object)
        ? [[part, color] as const]
        : [],
    ),
  );
}

/** Parts that a thing shows in a colour of their own by its parameters. */
export const ownLooks = (parameters: Record<string, unknown>): string[] =>
  Object.keys((parameters[OF_RIGS] as object | undefined) ?? {});

/** Crockery of which only a part is told in a colour is plain: a red handle is not seen on a red mug. */
function plainBody(
  { element, concept, drawnBy, parameters }: Thing,
  looks: readonly Look[],
): Record<string, unknown> {
  const isOpen = element.colors.length === 0 && parameters.color === undefined;
  const takes = drawnBy.kind === 'part' && 'shape' in drawnBy.part.parameters;
  return isOpen && takes && concept.kind === 'container' && looks.some(({ colors: [one] }) => one)
    ? { color: HOUSE.cream }
    : {};
}

/** A thing with its parts as they are told; what its drawing marks no part for stays as it is. */
export function parted(thing: Thing): Thing {
  const { partLooks } = thing.element;
  if (!partLooks) return thing;
  const given = givenToRig(thing, partLooks);
  const own = {
    ...thing,
    parameters: {
      ...thing.parameters,
      ...(Object.keys(given).length > 0 ? { parts: given } : {}),
      ...plainBody(thing, partLooks),
    },
  };
  const isLeft = partLooks.some((look) => !(look.part in given) && isDrawable(look, own));
  if (!isLeft) return own;
  return redrawn(own, (drawing, pen) =>
    changed(drawing, (svg) => withLooks(svg, own, pen, new Set(Object.keys(given)))),
  );
}

/** The markup of a thing with the parts that it marks as they are told, but for those that it shows already. */
export const withLooks = (
  svg: string,
  thing: Thing,
  pen: Pen,
  shown: ReadonlySet<string> = new Set(),
): string =>
  (thing.element.partLooks ?? [])
    .filter((look) => !shown.has(look.part) && isDrawable(look, thing))
    .reduce(
      (drawn, look) => changedParts(drawn, look.part, (group) => lookOn(group, look, thing, pen)),
      svg,
    );
