import { type Brief, illustrate, ledgerOf, svgOf } from '@/lib/composer';
import { type Sight, sightsOf } from '@/lib/composer/sight';
import { theLexicon } from '@/lib/composer/understand/lexicon';
import { conceptOf } from '@/lib/composer/concepts';
import { LANGUAGES } from '@/lib/composer/concepts/concept';
import { formsOf } from '@/lib/composer/understand/text/conjugate';
import type { Wanted } from './fresh';
import { conceptsOfName, isNamed, type Named } from './matching';

/** Whether what a prompt says of its things is true in a picture, by where they are seen in it. */
const SIZE = { widthPx: 384, heightPx: 384 };

type Box = NonNullable<Sight['box']>;

export interface Look {
  brief: Brief;
  drew: readonly string[];
  sights: Map<string, Sight>;
  svg: string;
}

export function lookAt(brief: Brief, prompt: string, seed: number, variant: number): Look {
  const picture = illustrate({ brief, prompt, ...SIZE, seed, variant });
  const svg = svgOf(picture);
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  return { brief, drew: picture.drew, sights: sightsOf(svg, parts, SIZE), svg };
}

/** Elements of a brief that stand for a name of the gold; `place` where a place does. */
function idsOf({ brief, drew }: Look, wanted: Named): string[] {
  const concepts = new Set([wanted.name, ...wanted.accept].flatMap(conceptsOfName));
  const elements = brief.elements.filter(
    ({ phrase, concept = '' }) =>
      concepts.has(concept) ||
      // A black cat of another language is a cat.
      (!theLexicon().lookUp(phrase, 'en') && concepts.has(concept.split('-').at(-1) ?? '')) ||
      isNamed([phrase], wanted, brief),
  );
  const places = brief.places.filter(
    ({ phrase, concept }) => concepts.has(concept) || isNamed([phrase], wanted, brief),
  );
  const isTold = places.some(({ phrase }) => drew.includes(phrase));
  return [...elements.map(({ id }) => id), ...(isTold ? ['place'] : [])];
}

const overlap = (a0: number, a1: number, b0: number, b1: number) =>
  Math.min(a1, b1) - Math.max(a0, b0);
/** A gap of this share of the picture still counts as touching. */
const NEAR = 0.02;

const touch = (a: Box, b: Box, gap = NEAR) =>
  overlap(a.left, a.right, b.left, b.right) > -gap &&
  overlap(a.top, a.bottom, b.top, b.bottom) > -gap;
/** Who is at something reaches it: a player sits at the board, not on it. */
const REACH = 0.08;
export const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
const isWithin = (a: Box, b: Box) => {
  const [x, y] = [(a.left + a.right) / 2, middle(a)];
  return x > b.left - NEAR && x < b.right + NEAR && y > b.top - NEAR && y < b.bottom + NEAR;
};
/** One above the other, and not somewhere else at another height. */
const isInLine = (a: Box, b: Box) => overlap(a.left, a.right, b.left, b.right) > -NEAR;

/** Whether a relation holds between what is seen of two things, by where they are in the picture. */
const HOLDS: Record<string, (a: Box, b: Box) => boolean> = {
  // On top of it, or on its face as a tick on a page.
  on: (a, b) => touch(a, b) && (a.top < middle(b) + NEAR || isWithin(a, b)),
  in: (a, b) => isWithin(a, b) || (touch(a, b) && overlap(a.left, a.right, b.left, b.right) > 0),
  at: (a, b) => touch(a, b, REACH),
  holds: touch,
  wears: touch,
  from: touch,
  through: (a, b) => touch(a, b, -NEAR),
  against: touch,
  around: (a, b) => a.left < b.left && a.right > b.right && touch(a, b),
  over: (a, b) => middle(a) < middle(b) && isInLine(a, b),
  under: (a, b) => middle(a) > middle(b) && isInLine(a, b),
  beside: (a, b) =>
    overlap(a.left, a.right, b.left, b.right) < 0.6 * Math.min(a.right - a.left, b.right - b.left),
  behind: (a, b) => a.bottom <= b.bottom + NEAR && isInLine(a, b),
  'in-front-of': (a, b) => a.bottom >= b.bottom - NEAR && isInLine(a, b),
  towards: () => true,
};

/** Between two of them, or amid several that are one element. */
function isBetween(a: Box, others: readonly Box[]): boolean {
  const left = Math.min(...others.map((one) => (others.length > 1 ? one.right : one.left)));
  const right = Math.max(...others.map((one) => (others.length > 1 ? one.left : one.right)));
  const x = (a.left + a.right) / 2;
  return x > left - NEAR && x < right + NEAR;
}

const isOnBothSides = (a: Box, b: Box) => a.left < b.left - NEAR && a.right > b.right + NEAR;

/** Names of the report that no element and no place of the brief has: what a place or an idea shows of itself. */
const shownBeside = ({ brief, drew }: Look): string[] =>
  drew.filter(
    (phrase) =>
      !brief.elements.some((one) => one.phrase === phrase) &&
      !brief.places.some((one) => one.phrase === phrase),
  );

const acceptedOf = (elements: Wanted['elements'], name: string): Named =>
  elements.find((one) => one.name === name) ?? { name, accept: [name] };

/** A part that the place shows by pixels (the houses of an alley, the northern lights of a fjord), with what is there. */
function isToldOfPlace(
  look: Look,
  elements: Wanted['elements'],
  { from, to }: Wanted['relations'][number],
  isFromSeen: boolean,
): boolean {
  if (look.brief.places.length === 0 || look.brief.template) return false;
  const shown = shownBeside(look);
  const isShown = (name: string) => {
    const { accept, name: own } = acceptedOf(elements, name);
    // What the prompt asks for besides is looked for where it is: the books of a library are others.
    if (idsOf(look, acceptedOf(elements, name)).some((id) => id !== 'place')) return false;
    return [own, ...accept].some((one) => shown.some((phrase) => isSameName(phrase, one)));
  };
  const isPlace = (name: string) => idsOf(look, acceptedOf(elements, name)).includes('place');
  return (isFromSeen && isShown(to)) || (isShown(from) && (isShown(to) || isPlace(to)));
}

const isSameName = (one: string, other: string) =>
  one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '');

/** What a picture was made for, in the words of the prompt; a design only writes such words. */
const toldWhole = (look: Look): string[] =>
  look.brief.template ? [] : shownBeside(look).filter((phrase) => phrase.includes(' '));

/** Both in one phrase of what is drawn as a whole, by a picture that was made for it: `smoke rising from the grill`. */
function isToldTogether(
  look: Look,
  elements: Wanted['elements'],
  { from, to }: Wanted['relations'][number],
): boolean {
  const told = toldWhole(look);
  const isIn = (phrase: string, name: string) => {
    const { accept, name: own } = acceptedOf(elements, name);
    const said = ` ${phrase.toLowerCase()} `;
    return [own, ...accept].some(
      (one) => said.includes(` ${one.toLowerCase()} `) || said.includes(` ${one.toLowerCase()}s `),
    );
  };
  return told.some((phrase) => isIn(phrase, from) && isIn(phrase, to));
}

/** Relations to what is drawn as part of a figure or of the place. */
const PARTED = new Set(['wears', 'holds', 'on', 'in', 'at']);

export function isTrue(
  look: Look,
  { elements, relations }: Wanted,
  relation: Wanted['relations'][number],
): boolean {
  const named = (name: string) =>
    idsOf(look, elements.find((one) => one.name === name) ?? { name, accept: [name] });
  const [from, to] = [named(relation.from), named(relation.to)];
  // Clothes are part of a figure, and a table that only bears things part of the place: both are told.
  const isPart = (id: string) =>
    !look.sights.get(id)?.box &&
    look.drew.includes(look.brief.elements.find((one) => one.id === id)?.phrase ?? '');
  const boxes = (ids: string[]) => ids.flatMap((id) => look.sights.get(id)?.box ?? []);
  const [a, b] = [boxes(from), boxes(to)];
  if (isToldOfPlace(look, elements, relation, a.length > 0)) return true;
  if (isToldTogether(look, elements, relation)) return true;
  // One box is about all of several: on both sides of it they are beside it.
  const areSeveral = from.some(
    (id) => (look.brief.elements.find((one) => one.id === id)?.count ?? 1) > 1,
  );
  if (
    relation.kind === 'beside' &&
    areSeveral &&
    a.some((one) => b.some((other) => isOnBothSides(one, other)))
  )
    return true;
  if (to.some(isPart) && a.length > 0 && PARTED.has(relation.kind)) return true;
  const isThere = a.length > 0 || from.includes('place') || from.some(isPart);
  if (to.includes('place') && isThere) return true;
  // A full moon behind an owl is larger than the owl.
  const isOrb = from.some((id) => {
    const { concept = '' } = look.brief.elements.find((one) => one.id === id) ?? {};
    return conceptOf(concept)?.kind === 'celestial';
  });
  if (relation.kind === 'behind' && isOrb)
    return a.some((one) => b.some((other) => touch(one, other)));
  if (relation.kind === 'between') {
    // Between two that have a name each is told by two relations.
    const sides = relations.filter(
      ({ kind, from }) => kind === 'between' && from === relation.from,
    );
    const all = boxes([...new Set(sides.flatMap(({ to }) => named(to)))]);
    return b.length > 0 && a.some((one) => isBetween(one, all));
  }
  return a.some((one) => b.some((other) => HOLDS[relation.kind]?.(one, other) ?? false));
}

/** Whether a word or a phrase that begins with it is a verb: `rolling out` and `rolls` are of `roll`. */
function isOfVerb(said: string, verb: string): boolean {
  const ids = (word: string) =>
    LANGUAGES.flatMap((language) => theLexicon().lookUp(word, language)?.verb?.id ?? []);
  const [first = ''] = said.toLowerCase().split(' ');
  // Of `brush hair` the deed is the first word.
  const [deed = ''] = verb.split(' ');
  const wanted = [verb, deed].flatMap((one) => theLexicon().lookUp(one, 'en')?.verb?.id ?? []);
  const isSame = [said.toLowerCase(), first].flatMap(ids).some((id) => wanted.includes(id));
  const doubled = `${deed}${deed.at(-1) ?? ''}ing`;
  return isSame || first === doubled || formsOf(deed, 'en').some(([form]) => form === first);
}

/** By what the report says is done: its verbs are those whose pose the figure has. */
export function isDone(
  look: Look,
  { elements }: Wanted,
  action: Wanted['actions'][number],
): boolean {
  const { agent, verb } = action;
  const ids = idsOf(
    look,
    elements.find((one) => one.name === agent) ?? { name: agent, accept: [agent] },
  );
  const id = theLexicon().lookUp(verb, 'en')?.verb?.id;
  const shown = ledgerOf(look.brief).filter(
    (entry) => entry.kind === 'action' && look.drew.includes(entry.phrase),
  );
  const isSaid = (verb: string) =>
    look.brief.words.some(({ fate, note }) => fate === 'action' && note === verb);
  /** The verb of the prompt by another pose: a vet bandages as they examine, dough is rolled out. */
  const isSaidAs = (done: string) =>
    look.brief.words.some(
      ({ word, fate, note }) => fate === 'action' && note === done && isOfVerb(word, verb),
    );
  const boxesOf = (elementId = '') => look.sights.get(elementId)?.box ?? [];
  /** Riding that no word says is shown by being on what is ridden. */
  const isRiding = ({ verb, agent, patient }: Brief['actions'][number]) =>
    !isSaid(verb) &&
    [boxesOf(agent)].flat().some((one) => [boxesOf(patient)].flat().some((two) => touch(one, two)));
  const isToldWhole = toldWhole(look).some((phrase) => {
    const said = phrase.toLowerCase().split(' ');
    const { name, accept } = acceptedOf(elements, agent);
    return (
      said.slice(1).some((word) => isOfVerb(word, verb)) &&
      [name, ...accept].some((one) => said.includes(one) || said.includes(`${one}s`))
    );
  });
  if (isToldWhole) return true;
  return look.brief.actions.some(
    (done) =>
      ids.includes(done.agent) &&
      (isRiding(done) || shown.some((entry) => entry.id === done.verb)) &&
      (done.verb === id ||
        isSaidAs(done.verb) ||
        (action.patient !== undefined && done.patient !== undefined)),
  );
}

export interface Claim {
  /** `cat on mat`, `cat sleep`. */
  said: string;
  isAction: boolean;
  holds: boolean;
}

/** All that a prompt says of its things, and whether it is true in a picture. */
export function claimsOf(look: Look, gold: Wanted): Claim[] {
  return [
    ...gold.relations.map((relation) => ({
      said: `${relation.from} ${relation.kind} ${relation.to}`,
      isAction: false,
      holds: isTrue(look, gold, relation),
    })),
    ...gold.actions.map((action) => ({
      said: `${action.agent} ${action.verb} ${action.patient ?? ''}`.trim(),
      isAction: true,
      holds: isDone(look, gold, action),
    })),
  ];
}
