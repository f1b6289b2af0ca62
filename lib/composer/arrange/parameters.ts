import { type Hex, lightnessOf } from '@/lib/color/hex';
import type { z } from 'zod';
import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Concept } from '../concepts/concept';
import { AS_CLOSED } from '../concepts/joints';
import { colorOfGoods } from '../concepts/materials';
import type { Thing } from './cast';

/**
 * What a prompt says of a thing, as parameters of the part that draws it. Parts name what they can be
 * (`material`, `state`, `open`); what a part does not know is left out, and an attribute fits where its
 * schema takes it.
 */
const VALUE_KEYS = [
  'material',
  'state',
  'pattern',
  'finish',
  'shape',
  'kind',
  'variant',
  'markings',
];
/** What the part or the actor that draws a thing can be told. */
export const schemaOf = ({ drawnBy }: Pick<Thing, 'drawnBy'>) =>
  drawnBy.kind === 'part' ? drawnBy.part.parameters : drawnBy.actor.parameters;

/** Amber glass is brown: that of medicine and beer. */
const BROWN_GLASS = /\b(?:amber|brown) (?:glass|bottles?|jars?|vials?)\b/i;
const AMBER = '#a2561a';
/** Red brick is of the colour that bricks have. */
const RED_BRICK = /\bred[- ]brick/i;
const COLOR_KEYS = ['color', 'coat', 'body', 'paint', 'cover'];

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  return 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
}

function takes(schema: z.ZodType | undefined, value: unknown): boolean {
  return schema?.safeParse(value).success ?? false;
}

/** Light in the windows, where a building can have it. */
export function lampsOf(schema: z.ZodType): Record<string, unknown> {
  const shape = shapeOf(schema);
  if (takes(shape.lit, true)) return { lit: true };
  return takes(shape.state, 'lit') ? { state: 'lit' } : {};
}

/** Snow on a roof, or a tree as it stands in winter. */
export function snowOf(schema: z.ZodType): Record<string, unknown> {
  const shape = shapeOf(schema);
  if (takes(shape.snowy, true)) return { snowy: true };
  return takes(shape.state, WINTERED) ? { state: WINTERED } : {};
}

/** A tree without leaves, and a conifer under snow. */
const WINTERED = 'broken';

/** What is made of something that it shows: bags, cups, brushes. */
const GOODS = /^(?:container|clothing|tool|toy)$/;

/** What a part that does not know a state by its name may know it by. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  sliced: 'cut',
  halved: 'cut',
  burning: 'lit',
  steaming: 'smoking',
  cracked: 'broken',
  shattered: 'broken',
  wilted: 'dead',
  knitted: 'linen',
  cardboard: 'paper',
  crystal: 'glass',
  'ice-cubes': 'ice',
};

const GARNISH = /^garnish-/;
/** What is in a bottle, as the kit names it. */
const FILLING = /^filling-/;

/** What a glass has in it of itself, and what the prompt puts into it. */
function garnishOf(
  own: unknown,
  attributes: readonly string[],
  schema: z.ZodType | undefined,
): string[] | undefined {
  const told = attributes
    .filter((one) => GARNISH.test(one))
    .map((one) => one.replace(GARNISH, ''))
    .filter((one) => takes(schema, [one]));
  if (told.length === 0) return undefined;
  const listed = Array.isArray(own) ? own.filter((one) => typeof one === 'string') : [];
  return [...new Set([...listed, ...told])];
}

const isTaken = (attribute: string, shape: Record<string, z.ZodType>) =>
  VALUE_KEYS.some((key) => takes(shape[key], attribute)) || takes(shape[attribute], true);

/** An attribute by the name that the part knows it by. */
function knownAs(attribute: string, shape: Record<string, z.ZodType>): string {
  const other = ALSO_CALLED[attribute];
  const isOther = other !== undefined && !isTaken(attribute, shape) && isTaken(other, shape);
  return isOther || (attribute === 'sliced' && takes(shape.state, 'cut'))
    ? (other ?? attribute)
    : attribute;
}

/** `fish tacos` are tacos: what a thing is by its own concept is not what its adjective names. */
const isOther = (name: string, own: Record<string, unknown>, attribute: string) =>
  name === 'kind' && own.kind !== undefined && conceptOf(attribute) !== undefined;

/** An animal of two told colours is light, with patches of the darker. */
function piedOf(
  colors: readonly Hex[],
  shape: Record<string, z.ZodType>,
  own: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const [light, dark] = [...colors].sort((one, other) => lightnessOf(other) - lightnessOf(one));
  const isPied = takes(shape.markings, 'patches') && takes(shape.markingColor, dark);
  if (!isPied || !light || !dark || own.markings !== undefined) return undefined;
  return { coat: light, markingColor: dark, markings: 'patches' };
}

/** How high what is in a thing stands, of its height, by how full it is told to be. */
const LEVELS: Readonly<Record<string, number>> = { full: 0.95, 'half-full': 0.5, empty: 0 };

/** Of a glass how much is in it; what has no level and is told to be full has its drink, else water. */
function fillOf(
  attributes: readonly string[],
  own: Record<string, unknown>,
  shape: Record<string, z.ZodType>,
): Record<string, unknown> {
  const level = attributes.map((one) => LEVELS[one]).find((one) => one !== undefined);
  if (level === undefined || shape.filling === undefined) return {};
  if (level === 0) return { filling: undefined, ...(takes(shape.level, 0) ? { level } : {}) };
  const drink = own.filling ?? (takes(shape.steaming, true) ? 'coffee' : 'water');
  const hasLevel = takes(shape.level, level);
  if (!hasLevel && level < 0.9) return {};
  return {
    ...(takes(shape.filling, drink) ? { filling: drink } : {}),
    ...(hasLevel ? { level } : {}),
  };
}

export function parametersOf(
  { id, parameters = {}, kind }: Concept,
  { colors, attributes, phrase, trimColors }: BriefElement,
  schema: z.ZodType,
  camera?: Brief['camera'],
): Record<string, unknown> {
  const shape = shapeOf(schema);
  const told: Record<string, unknown> = attributes.includes('closed') ? { ...AS_CLOSED[id] } : {};
  const isAmber = BROWN_GLASS.test(phrase);
  const isBrick = attributes.includes('brick') && RED_BRICK.test(phrase);
  const named = isAmber ? AMBER : isBrick ? undefined : colors[0];
  const color = named ?? (GOODS.test(kind) ? colorOfGoods(phrase, attributes) : undefined);
  if (color) {
    const key = COLOR_KEYS.find((name) => takes(shape[name], color));
    if (key) told[key] = color;
    else if (takes(shape.colors, [color])) told.colors = [color];
  }
  const trim = trimColors?.[0];
  if (trim && takes(shape.trim, trim)) told.trim = trim;
  // Of a house of two colours the second is that of its shutters and its door.
  for (const key of ['shutterColor', 'doorColor'])
    if (takes(shape[key], colors[1])) told[key] = colors[1];
  const pied = piedOf(colors, shape, parameters);
  if (pied) Object.assign(told, pied);
  // Of a bird of two colours the second is that of its wings.
  if (takes(shape.wing, colors[1])) told.wing = colors[1];
  const filling = attributes.find((one) => FILLING.test(one))?.replace(FILLING, '');
  if (filling && takes(shape.filling, filling)) told.filling = filling;
  Object.assign(told, fillOf(attributes, parameters, shape));
  for (const one of attributes) {
    const attribute = knownAs(one, shape);
    const storeys = Number(/^storeys-(\d)$/.exec(attribute)?.[1] ?? 0);
    if (storeys > 0 && takes(shape.storeys, storeys)) told.storeys = storeys;
    const counted = Number(/^(?:candles|piled)-(\d{1,2})$/.exec(attribute)?.[1] ?? 0);
    if (counted > 0 && takes(shape.count, counted)) told.count = counted;
    const key = VALUE_KEYS.find(
      (name) => takes(shape[name], attribute) && !isOther(name, parameters, attribute),
    );
    if (key) told[key] = attribute;
    else if (takes(shape[attribute], true)) told[attribute] = true;
  }
  if (camera && takes(shape.view, camera)) told.view = camera;
  const garnish = garnishOf(parameters.garnish, attributes, shape.garnish);
  return { ...parameters, ...told, ...(garnish ? { garnish } : {}) };
}
