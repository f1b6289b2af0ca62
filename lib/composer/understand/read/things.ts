import type { BriefRelation } from '../../brief';
import { nameTogether } from './compound';
import { type Draft, newPhrase, type Phrase } from './draft';
import type { Item } from './item';
import { locatedIn } from './located';
import { TRADE_WEAR } from './trades';
import { isOfSort } from '../../concepts/sorts';

/** What a phrase became: elements, or something that is told of the picture as a whole. */
export interface Mention {
  ids: string[];
  isPlace: boolean;
  isGround: boolean;
}

const NOTHING: Mention = { ids: [], isPlace: false, isGround: false };

const phraseOf = (head: Item): Phrase => ({ ...newPhrase(), head, items: [head] });

const PARTS = /^body-part$/;
const LIVING = /^(?:animal|person|fantasy)$/;
const kindOf = (concept: string, draft: Draft) => draft.lexicon.factsOf(concept)?.kind ?? '';

/** Before a thing these say where it is or what it is made of, and are no thing of their own. */
function tellModifiers(phrase: Phrase, draft: Draft): Item[] {
  const contents: Item[] = [];
  const headKind = kindOf(phrase.head?.senses.concept ?? '', draft);
  for (const modifier of phrase.modifiers) {
    const { senses, text } = modifier;
    if (phrase.unknownHead && text === phrase.head?.text) continue;
    const isOwner =
      senses.concept && PARTS.test(headKind) && LIVING.test(kindOf(senses.concept, draft));
    const isContent =
      senses.concept &&
      isOfSort(phrase.head?.senses.concept, 'vessel') &&
      /^(?:food|plant)$/.test(kindOf(senses.concept, draft)) &&
      !isOfSort(senses.concept, 'wares-are-made-of');
    if (isContent) contents.push(modifier);
    else if (isOwner)
      phrase.owner ??= {
        ...phrase,
        head: modifier,
        modifiers: [],
        owner: undefined,
        count: 1,
        several: false,
        counted: false,
      };
    else if (senses.place && !phrase.head?.senses.place) draft.addPlace(senses.place, text);
    else if (senses.metaphor && !senses.concept) {
      draft.metaphors.push({ id: senses.metaphor, text });
      draft.fate(text, 'mood', senses.metaphor);
    } else {
      if (senses.concept) phrase.attributes.push(senses.concept);
      draft.fate(text, 'attribute', phrase.head?.text);
    }
  }
  return contents;
}

/** What a place is named after is in it: a duck pond, an apple orchard; but no salt stands in a salt lake. */
const FILLS_PLACE = /^(?:animal|plant|food|vehicle)$/;
const GROWS_ALSO = /^(?:food)$/;
const fills = (kind: string, place: string) =>
  FILLS_PLACE.test(kind) &&
  !((GROWS_ALSO.test(kind) || kind === 'vehicle') && isOfSort(place, 'water-or-way'));
const severalOf = (head: Item): Phrase => ({ ...phraseOf(head), count: 3, several: true });

/** A penguin chef is a penguin who cooks, and no cook. */
function preferAnimal(phrase: Phrase, draft: Draft): void {
  const { head, modifiers } = phrase;
  const animal = modifiers.at(-1);
  if (!head?.senses.concept || !animal?.senses.concept || phrase.unknownHead) return;
  const isTrade =
    LIVING.test(kindOf(head.senses.concept, draft)) &&
    (head.senses.concept in TRADE_WEAR ||
      isOfSort(head.senses.concept, 'kin-of-an-animal') ||
      isOfSort(head.senses.concept, 'animal-trade') ||
      animal.senses.concept === 'robot');
  const isBeing =
    animal.senses.concept === 'skeleton' ||
    /^(?:animal|fantasy)$/.test(kindOf(animal.senses.concept, draft));
  if (!isTrade || !isBeing) return;
  phrase.head = {
    ...animal,
    senses: { ...animal.senses, inflected: head.senses.inflected ?? false },
  };
  phrase.modifiers = [...modifiers.slice(0, -1), head];
}

/** What somebody owns stands in the picture without them: a teacher's desk, a witch's house. */
const SOMEBODY = /^(?:person|fantasy)$/;
const LEFT_ALONE = /^(?:furniture|building|vehicle|tool|device|container|place)$/;

function ownersOf(phrase: Phrase, draft: Draft): string[] {
  const { owner, head } = phrase;
  if (!owner) return [];
  const concept = owner.head?.senses.concept;
  const isSomebody = concept !== undefined && SOMEBODY.test(kindOf(concept, draft));
  const isKnown = draft.elements.some((element) => element.concept === concept);
  const owned = head?.senses.place ? 'place' : kindOf(head?.senses.concept ?? '', draft);
  if (!isSomebody || isKnown || phrase.unknownHead || !LEFT_ALONE.test(owned))
    return enter(owner, draft).ids;
  draft.fate(draft.textOf(owner), 'ignored', 'whose it is');
  return [];
}

/** Enters a phrase into the brief as what it is: thing, place, idea, colours. */
export function enter(phrase: Phrase, draft: Draft): Mention {
  preferAnimal(phrase, draft);
  const { head, unknownHead } = phrase;
  if (!head && !unknownHead && !phrase.people) {
    draft.paletteColors.push(...phrase.colors);
    return NOTHING;
  }
  nameTogether(phrase, draft);
  const contents = tellModifiers(phrase, draft);
  const owners = ownersOf(phrase, draft);
  const isNoThing = !head?.senses.concept || kindOf(head.senses.concept, draft) === 'place';
  if (!unknownHead && head?.senses.place && isNoThing) {
    draft.addPlace(head.senses.place, draft.textOf(phrase), phrase.attributes, phrase.colors);
    for (const modifier of phrase.modifiers)
      if (modifier.senses.place) draft.addPlace(modifier.senses.place, modifier.text);
      else if (fills(kindOf(modifier.senses.concept ?? '', draft), head.senses.place))
        return { ids: [draft.addElement(severalOf(modifier))], isPlace: true, isGround: false };
    return { ids: [], isPlace: true, isGround: false };
  }
  if (!unknownHead && head?.senses.metaphor && !head.senses.concept) {
    draft.metaphors.push({ id: head.senses.metaphor, text: head.text });
    draft.fate(head, 'mood', head.senses.metaphor);
    return NOTHING;
  }
  const id = draft.addElement(phrase);
  if (phrase.belongsTo) owners.push(phrase.belongsTo);
  for (const owner of owners) draft.relate('part-of', id, owner);
  // A sushi platter: what is in it or on it is there as well.
  for (const head of contents) draft.relate('full-of', id, draft.addElement({ ...phraseOf(head) }));
  return { ids: [id], isPlace: false, isGround: false };
}

const CLOTHES = 'clothing';
/** What is in a box, jar or basket that has it, and what is only on it. */
const CONTENTS = /^(?:food|plant|toy|animal|tool|instrument)$/;
/** A café is a place where somebody is in it, and a drink on a table. */
export function preferPlace(phrase: Phrase, kind: BriefRelation['kind']): void {
  const { head } = phrase;
  if (!head?.senses.place || !head.senses.concept || !/^(?:in|at)$/.test(kind)) return;
  phrase.head = { ...head, senses: { ...head.senses, concept: undefined } };
}

/** Cookies are beside the tea and its pot, and flowers beside what is wrapped. */
const isBeside = (container: string | undefined, other: string): boolean =>
  isOfSort(container, 'with-beside') ||
  (isOfSort(container, 'cup-of-a-drink') && isOfSort(other, 'beside-a-cup'));

/** Clothes, and machines that are worn. */
export const isWornThing = (draft: Draft, id: string): boolean =>
  draft.kindOf(id) === CLOTHES || isOfSort(draft.element(id)?.concept, 'worn-machine');

/** Whether somebody is said to be set down somewhere. */
const isSettled = (draft: Draft, id: string): boolean =>
  draft.actions.some(
    ({ agent, verb }) =>
      agent === id &&
      /^(?:sit|stand|lie|sleep|perch-on|kneel|nap|rest|crouch|land|alight)$/.test(verb),
  );

/** A cat in boots has them on its feet, and a kitten in a boot or in a pair of boots is inside. */
const isShodWith = (draft: Draft, from: string, to: string): boolean => {
  const shoes = draft.element(to);
  return (
    shoes !== undefined &&
    (shoes.several || shoes.count > 1) &&
    !/\bpair\b/iu.test(shoes.phrase) &&
    !isSettled(draft, from)
  );
};

/** The relation that is meant between two things by a preposition that several share. */
export function meantRelation(
  said: BriefRelation['kind'],
  from: string,
  to: string,
  draft: Draft,
): BriefRelation['kind'] {
  const kind = locatedIn(said, from, to, draft);
  const concept = draft.element(to)?.concept ?? '';
  // A snowman in a scarf wears it.
  const isFigure =
    draft.language !== 'en' && isOfSort(draft.element(from)?.concept, 'dressed-figure');
  const isWorn = isWornThing(draft, to) && (draft.isAnimate(from) || isFigure);
  // `シロップをかけた` is no dress.
  if (kind === 'wearing' && draft.language === 'ja' && !isWorn) return 'with';
  const isNest =
    kind === 'in' &&
    draft.kindOf(from) === 'animal' &&
    isOfSort(concept, 'nest') &&
    !isShodWith(draft, from, to);
  const isOnBody = isWorn && !isNest && !isOfSort(concept, 'flat-top');
  if (isOnBody && /^(?:in|with|wearing)$/.test(kind)) return 'wearing';
  const isFilling =
    (isOfSort(draft.element(from)?.concept, 'vessel') || draft.kindOf(from) === 'container') &&
    !isBeside(draft.element(from)?.concept, concept);
  if (
    kind === 'with' &&
    isFilling &&
    !(
      isOfSort(draft.element(from)?.concept, 'cheese-board') && isOfSort(concept, 'drink-beside')
    ) &&
    CONTENTS.test(draft.kindOf(to) ?? '') &&
    (!isOfSort(concept, 'lies-across') ||
      (isOfSort(draft.element(from)?.concept, 'holds-stems') && draft.kindOf(to) === 'plant'))
  )
    return 'full-of';
  if (kind === 'in' && PARTS.test(draft.kindOf(to) ?? '') && draft.isAnimate(from)) return 'on';
  // A sword is in a stone, where a goat is on it.
  const isStuck = draft.kindOf(from) === 'tool' && concept === 'rock';
  if (kind === 'in' && isOfSort(concept, 'flat-top') && !isStuck) return 'on';
  const isHeld = draft.lexicon.factsOf(concept)?.habitat === 'hand';
  // `a bear on the phone` holds it, and a parrot sitting on a bell does not.
  const isBorne =
    kind === 'on' && (isOfSort(concept, 'papers-underfoot') || isSettled(draft, from));
  if (/^(?:with|on)$/.test(kind) && isHeld && draft.isAnimate(from) && !isBorne) return 'holding';
  const isRide = draft.kindOf(to) === 'vehicle';
  if (kind === 'at' && isRide) return 'in';
  // Whoever is at the fireplace is before its warmth, and not in it.
  if (kind === 'at' && concept === 'fireplace' && draft.isAnimate(from)) return 'beside';
  // A desk at the window stands beside it.
  const isOpening = /^(?:window|door|fireplace|mirror)$/.test(concept);
  // A chair at a table is drawn up to it.
  const isSeat = isOfSort(draft.element(from)?.concept, 'sat-on') && !isOfSort(concept, 'sat-on');
  if (kind === 'at' && draft.kindOf(to) === 'furniture' && !draft.isAnimate(from))
    return isOpening || isSeat ? 'beside' : 'on';
  return kind;
}

/** The background or the palette of a picture. */
export function tellGround(
  draft: Draft,
  ground: string | undefined,
  colors: Phrase['colors'],
): void {
  if (ground === 'transparent') draft.background = 'transparent';
  else if (ground === 'background' && colors[0]) draft.background = colors[0];
  else draft.paletteColors.push(...colors);
}

/** What is not to be seen. */
export function tellExcluded(draft: Draft, { head, unknownHead, items }: Phrase): void {
  const concept = head?.senses.concept ?? head?.senses.place;
  if (concept && !unknownHead) draft.excluded.push(concept);
  for (const item of items) if (!item.senses.small) draft.fate(item, 'excluded');
}
