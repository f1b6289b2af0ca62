import type { ActorPose } from '../kit/actor';
import type { Brief, BriefAction, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { isOfSort } from '../concepts/sorts';
import { type Concept, isLivingKind } from '../concepts/concept';
import { basicOf } from '../kit/expressions';
import type { CharacterOptions } from '../kit/characters/character';
import { verbFrameOf } from '../understand';

/** Which things of a brief are characters: a taco that waves, a cup with legs, a smiling sun. */

/** How somebody looks who is said to be so. */
const EXPRESSIONS: Readonly<Record<string, NonNullable<ActorPose['expression']>>> = {
  smiling: 'smile',
  laughing: 'laugh',
  friendly: 'smile',
  funny: 'laugh',
  silly: 'tongue',
  angry: 'angry',
  sad: 'sad',
  lonely: 'sad',
  sick: 'sad',
  crying: 'crying',
  surprised: 'surprised',
  scared: 'scared',
  worried: 'worried',
  confused: 'confused',
  brave: 'smile',
  proud: 'proud',
  tired: 'tired',
  sleeping: 'asleep',
  yawning: 'yawn',
  bored: 'bored',
  disgusted: 'disgusted',
  winking: 'wink',
  smug: 'smug',
  shy: 'shy',
  'in-love': 'love',
  shouting: 'shout',
  focused: 'focused',
  cute: 'smile',
};

/** The face that attributes ask for. */
export function expressionOf(attributes: readonly string[]): ActorPose['expression'] {
  const told = attributes.find((one) => one in EXPRESSIONS);
  return told === undefined ? undefined : EXPRESSIONS[told];
}

/** A thing that is said to feel so has a face; a quiet house or a friendly card has none. */
const FELT = new Set([
  'smiling',
  'laughing',
  'winking',
  'angry',
  'sad',
  'crying',
  'worried',
  'surprised',
  'scared',
  'sleeping',
  'tired',
  'bored',
  'shy',
  'proud',
  'confused',
  'disgusted',
  'shouting',
  'smug',
  'in-love',
  'yawning',
]);
/** What has a face of its own in tales, where it is said to feel; the rest needs to be called a character. */
const FACED_KINDS =
  /^(?:food|plant|celestial|nature|toy|container|device|symbol|body-part|tool|vehicle|clothing|furniture|instrument|building)$/;
/** What waves and dances though nobody means a face: cloth, grass, flames. */
const WAVING = /flag|banner|pennant|grass|wheat|flame|fire|leaf|smoke|curtain|light|shadow|wave/;
/** What only somebody with limbs does. */
const LIMBED = new Set([
  'wave',
  'thumbs-up',
  'dance',
  'celebrate',
  'clap',
  'meditate',
  'juggle',
  'hug',
  'hold-hands',
  'shake-hands',
  'think',
  'flex',
  'read',
  'sing',
  'walk',
  'run',
  'jump',
  'exercise',
  'weightlift',
  'bench-press',
  'push-ups',
  'sit-ups',
  'squats',
  'jumping-jacks',
  'lunges',
  'tree-pose',
  'warrior-pose',
  'handstand',
  'cartwheel',
  'backflip',
  'breakdance',
  'stretch',
  'box',
  'karate',
  'skip-rope',
  'hula',
  'waltz',
  'tango',
  'ring-dance',
  'high-five',
  'kiss',
  'cheer',
  'shrug',
  'salute',
  'cross-arms',
  'akimbo',
  'cycle',
  'skateboard-verb',
  'ski',
  'snowboard-verb',
  'surf',
  'skate',
  'follow',
  'climb',
  'drink',
  'eat',
  'play-sport',
  'play-game',
  'kick-ball',
  'selfie',
  'call',
  'text',
  'type',
  'listen-music',
  'sneak-verb',
  'tiptoe',
  'whisper',
  'talk',
  'propose',
]);
/** Designs whose things are somebody as soon as they are said to be cute or to feel: no quiet scenes. */
const OF_A_CHARACTER = /^(?:sticker|app-icon|logo|emblem|mascot|icon)$/;

/** What only hands do, besides all that is done with a tool. */
const HANDIWORK = new Set(['lift', 'push', 'paint', 'fly-kite', 'play-music', 'sew', 'knit']);
/** Whoever is of such a kind has hands as soon as something is done with them. */
const HANDY_KINDS = /^(?:food|toy)$/;
/** In a sticker or a mark a cactus that plays the banjo is somebody as well. */
const HANDY_IN_MARKS = /^(?:food|toy|plant|celestial|symbol|device|container)$/;
/** What a sunflower in a sticker does, and no vine on a wall. */
const DANCING = /^(?:dance|jump|run|walk)$/;
const DANCING_KINDS = /^(?:plant|celestial)$/;

function isHandiwork(
  { verb, patient }: BriefAction,
  { id: concept, kind }: Concept,
  { elements, template }: Brief,
): boolean {
  const what = elements.find(({ id }) => id === patient);
  const isInMark = OF_A_CHARACTER.test(template?.id ?? '');
  if (!(isInMark ? HANDY_IN_MARKS : HANDY_KINDS).test(kind) || !what) return false;
  // A jug is tipped, and pours with no hands.
  if (verb === 'pour' && isOfSort(concept, 'poured-from')) return false;
  // A cake holds its candles, and a toy box its toys.
  const isSetDown = verb === 'hold' && kind === 'food';
  const isTool = /^(?:tool|sign|symbol|device|toy)$/.test(
    conceptOf(what.concept ?? '')?.kind ?? '',
  );
  return (isSetDown && isTool) || HANDIWORK.has(verb) || verbFrameOf(verb)?.tool !== undefined;
}

/** What goes, runs and rolls by itself, and climbs along a wall. */
const GOING = new Set(['walk', 'run', 'jump', 'dance', 'follow', 'climb']);
const MOVING_KINDS = /^(?:vehicle|nature|celestial|sign|place|plant)$/;
const LIMBS = /^(?:arm|leg|hand|foot|arms|legs|hands|feet)$/;
const LEGS = /^(?:leg|foot|legs|feet)$/;
const FACE_PARTS = /^(?:face|eye|mouth|smile|eyes|cheek|eyebrow|moustache|tongue)$/;

/** The arm of a sofa and the foot of a mountain are no limbs. */
const BUILT_KINDS = /^(?:furniture|tool|instrument|building|nature|vehicle)$/;

/** Whose arm or foot it is that is no body: the sofa of `the arm of a sofa`. */
export function builtWith(
  element: BriefElement,
  { relations, elements }: Pick<Brief, 'relations' | 'elements'>,
): string | undefined {
  if (!isPartOfCharacter(element)) return undefined;
  const owner = relations.find(({ kind, from }) => kind === 'part-of' && from === element.id)?.to;
  const concept = conceptOf(elements.find(({ id }) => id === owner)?.concept ?? '');
  return concept && BUILT_KINDS.test(concept.kind) ? owner : undefined;
}

const lastWordOf = (phrase: string): string => phrase.toLowerCase().split(' ').at(-1) ?? '';

/** The face of a clock is its dial. */
const DIALLED = /clock|watch|sundial|compass|die$|dice/;

/** By what a part is known: a face is one though faces of their own are drawn as heads. */
function nameOfPart({ concept, phrase }: BriefElement, owner: BriefElement): string {
  const last = lastWordOf(phrase);
  const isFace = FACE_PARTS.test(last) && !DIALLED.test(owner.concept ?? '');
  return isFace ? last : (concept ?? phrase);
}

/** Parts of a body that the prompt gives to an element, by their names. */
function partsOf(
  element: BriefElement,
  brief: Brief,
): { name: string; attributes: readonly string[] }[] {
  const { relations, elements } = brief;
  return relations.flatMap(({ kind, from, to }) => {
    const told = elements.find((one) => one.id === from);
    if (kind === 'part-of' && told && builtWith(told, brief)) return [];
    const [owner, part] = kind === 'part-of' ? [to, from] : [from, to];
    const had = elements.find((one) => one.id === part);
    const isHad = kind === 'with' || kind === 'part-of' || kind === 'wearing';
    return had && owner === element.id && isHad
      ? [{ name: nameOfPart(had, element), attributes: had.attributes }]
      : [];
  });
}

/** The first thing of a picture of a mascot is the mascot. */
function isMascot({ id }: BriefElement, { template, elements }: Brief): boolean {
  if (template?.id !== 'mascot') return false;
  const first = elements.find(({ concept = '' }) => {
    const kind = conceptOf(concept)?.kind;
    return kind !== undefined && kind !== 'place' && kind !== 'body-part';
  });
  const isBodyPart = first === undefined && elements[0]?.id === id;
  return first?.id === id || isBodyPart;
}

const isLiving = ({ kind }: Concept) => isLivingKind(kind);

function doesAsPeopleDo({ id }: BriefElement, concept: Concept, brief: Brief) {
  if (WAVING.test(concept.id)) return false;
  const moves = MOVING_KINDS.test(concept.kind) || isOfSort(concept.id, 'bouncing');
  const isInMark = OF_A_CHARACTER.test(brief.template?.id ?? '');
  const goes = (verb: string) =>
    moves && !(isInMark && DANCING.test(verb) && DANCING_KINDS.test(concept.kind));
  return brief.actions.some(
    (action) =>
      action.agent === id &&
      (isHandiwork(action, concept, brief) ||
        (LIMBED.has(action.verb) && !(GOING.has(action.verb) && goes(action.verb)))),
  );
}

/** What only a face does: a bell that sleeps and a bulb that cries have one. */
const FACIAL = /^(?:smile|laugh|cry|sleep|yawn)$/;

const isFacial = ({ id }: BriefElement, { actions }: Brief) =>
  actions.some(({ agent, verb }) => {
    const frame = verbFrameOf(verb);
    return agent === id && frame?.face !== undefined && FACIAL.test(verb);
  });

/** The face that a verb has: whoever cries is sad. */
function faceOfDeed({ id }: BriefElement, { actions }: Brief): ActorPose['expression'] {
  const deed = actions.find(({ agent, verb }) => agent === id && FACIAL.test(verb));
  return deed && verbFrameOf(deed.verb)?.face;
}

/** What is on a seat as somebody would be, and not as things lie about. */
const RESTS = /^(?:sit|lie|relax|wait)$/;
const RESTING_KINDS = /^(?:celestial|symbol|body-part)$/;
/** In a picture of a notion or for an app, whatever else sits there stands for somebody as well. */
const RESTING_IN_IDEAS = /^(?:celestial|symbol|body-part|device|tool|toy|nature|plant|food)$/;

function isOnSeat({ id }: BriefElement, { relations, elements }: Brief): boolean {
  const seats = new Set(
    elements.flatMap((one) =>
      isOfSort(one.concept, 'sat-on') || isOfSort(one.concept, 'guise-seat') ? [one.id] : [],
    ),
  );
  return relations.some(
    ({ kind, from, to }) => /^(?:on|in)$/.test(kind) && from === id && seats.has(to),
  );
}

/** Whether it sits on a seat: the cloud on an office chair. */
const restsOnSeat = (element: BriefElement, { kind }: Concept, brief: Brief): boolean =>
  (brief.isOfIdea ? RESTING_IN_IDEAS : RESTING_KINDS).test(kind) &&
  brief.actions.some(({ agent, verb }) => agent === element.id && RESTS.test(verb)) &&
  isOnSeat(element, brief);

/** What has no sky over it: small things beside a cloud are a still life with it. */
const SMALL_KINDS = /^(?:tool|device|symbol|container|food|toy|instrument|clothing|sign)$/;

const isAmongSmall = ({ id }: BriefElement, { elements, places, relations }: Brief): boolean =>
  places.length === 0 &&
  elements.length > 1 &&
  elements.every(
    (one) => one.id === id || SMALL_KINDS.test(conceptOf(one.concept ?? '')?.kind ?? ''),
  ) &&
  !relations.some(({ kind }) => /^(?:above|under|over)$/.test(kind));

const CUTE = /^(?:cute|kawaii|adorable|chibi)$/i;

/** Of a cute sticker every thing has a face, but what somebody wears, holds or is in. */
function isCuteInMark({ id, attributes }: BriefElement, brief: Brief): boolean {
  const { template, words, relations, elements } = brief;
  if (!OF_A_CHARACTER.test(template?.id ?? '')) return false;
  if (attributes.some((one) => one in EXPRESSIONS)) return true;
  const isAnothers = relations.some(({ from, to }) => to === id && from !== id);
  const isAmongLiving = elements.some(({ concept = '' }) =>
    isLivingKind(conceptOf(concept)?.kind ?? 'object'),
  );
  return !isAnothers && !isAmongLiving && words.some(({ word }) => CUTE.test(word));
}

/** How large a thing is whose legs carry it. */
const BODY_CM = 92;

/** How a thing of a brief is drawn as a character; nothing for what is only a thing. */
export function characterOptionsOf(
  element: BriefElement,
  concept: Concept,
  brief: Brief,
): CharacterOptions | undefined {
  if (isLiving(concept) || !FACED_KINDS.test(concept.kind)) return undefined;
  const had = partsOf(element, brief);
  const parts = had.map(({ name }) => name);
  const mascot = isMascot(element, brief);
  const acts = doesAsPeopleDo(element, concept, brief);
  const hasLimbs = parts.some((part) => LIMBS.test(part));
  const rests = restsOnSeat(element, concept, brief);
  const isFelt =
    element.attributes.some((one) => FELT.has(one)) ||
    isFacial(element, brief) ||
    rests ||
    isCuteInMark(element, brief);
  const hasFace = isFelt || parts.some((part) => FACE_PARTS.test(part));
  if (!mascot && !acts && !hasLimbs && !hasFace) return undefined;
  // `a square with an angry face`: what the face is, its owner is.
  const told = [element, ...had].flatMap(({ attributes }) => attributes);
  const felt = expressionOf(told) ?? faceOfDeed(element, brief) ?? (rests ? 'calm' : 'smile');
  const expression = felt === 'wink' ? felt : basicOf(felt);
  const floats = concept.habitat === 'sky' || concept.habitat === 'air';
  if (!mascot && !acts && !hasLimbs) {
    // Whoever feels something on a sofa is as large as somebody there, and a sad cloud beside a cable is near.
    const isNear = floats && isAmongSmall(element, brief);
    const isSomebody = isFelt && (isNear || isOnSeat(element, brief));
    return { limbs: 'none', expression, ...(isSomebody ? { bodyCm: BODY_CM } : {}) };
  }
  const onlyArms = hasLimbs && !parts.some((part) => LEGS.test(part));
  const limbs = onlyArms || (floats && !parts.some((part) => LEGS.test(part))) ? 'arms' : 'all';
  return { limbs, expression, bodyCm: BODY_CM };
}

/** A character stands on the ground as people do, as large as a child. */
export function conceptOfCharacter(concept: Concept): Concept {
  return { ...concept, habitat: 'ground', heightCm: BODY_CM + 24 };
}

/** Whether an element is a limb or a face that a character has already. */
export function isPartOfCharacter(element: BriefElement): boolean {
  const name = element.concept ?? element.phrase.toLowerCase();
  const last = lastWordOf(element.phrase);
  return LIMBS.test(name) || FACE_PARTS.test(name) || FACE_PARTS.test(last);
}
