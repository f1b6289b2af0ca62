import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { isFlanked } from '../free-side';
import { understand } from '../understand';
import { isAlike } from './alike';
import { withThingsBeside } from './beside-picture';
import { moreTelling, takenHeadline } from './headlines/picture';
import { withApp } from './headlines/of-app';
import { type IdeaItem, itemsOf } from './idea';
import { IDEAS, IMAGES, OF_SCREENS } from './pictures';
import { SHOWN_BY_PROPS } from './shown-by-props';
import { areTold, isErrorScene, tellsScene } from './told-scenes';
import { takenTrope } from './tropes/taken-trope';

/**
 * Which idea of a brief is drawn as a picture of its own. Only one that leaves out nothing which the
 * prompt names: `cybersecurity as a shield over a laptop` is the picture with a shield and a laptop, and
 * where no picture has both the things are drawn as they are told.
 */
export interface TakenIdea {
  id: string;
  /** Those of its pictures that show all that is named, each with what its things are read as. */
  pictures: readonly (readonly IdeaThing[])[];
  /** Of a trope: elements of the prompt that are only words of it. */
  ofWords?: ReadonlySet<string>;
  /** What it shows in the words of the prompt, where nothing of them is missing. */
  told?: string;
}

export interface IdeaThing extends IdeaItem {
  /** What its phrase says; nothing of a prop. */
  brief?: Brief;
  /** Elements of the prompt that it stands for. */
  shows?: readonly string[];
}

const PEOPLE = /^(?:person|fantasy)$/;
const LIVING = /^(?:person|fantasy|animal)$/;
const kindOf = (concept: string) => conceptOf(concept)?.kind ?? '';

const read = new Map<string, Brief>();

function briefOfPhrase(phrase: string): Brief {
  const known = read.get(phrase) ?? understand(phrase);
  read.set(phrase, known);
  return known;
}

const thingsOf = (picture: string): IdeaThing[] =>
  itemsOf(picture).map((item) =>
    item.isProp || item.isFree || item.slot !== undefined
      ? item
      : { ...item, brief: briefOfPhrase(item.what) },
  );

const isSomebody = ({ concept = '' }: BriefElement) => PEOPLE.test(kindOf(concept));

const isPerson = ({ concept = '' }: BriefElement) => kindOf(concept) === 'person';
const isPersonIn = (things: readonly IdeaThing[]): boolean =>
  things.some(({ brief }) => brief?.elements.some(isPerson));

/** The people of a prompt for those of a picture, one after the other. */
function castIn(things: readonly IdeaThing[], named: readonly BriefElement[]): IdeaThing[] {
  const people = named.filter(isSomebody);
  // A robot or a ghost of a picture is what the picture says: only people are somebody else in it.
  const isOpen = isPersonIn(things) ? isPerson : isSomebody;
  let next = 0;
  return things.map((thing) => {
    const { brief } = thing;
    if (!brief?.elements.some(isOpen) || people.length === 0) return thing;
    const concept = people[next++ % people.length]?.concept;
    const elements = brief.elements.map((element) =>
      isOpen(element) && concept ? { ...element, concept } : element,
    );
    return { ...thing, brief: { ...brief, elements } };
  });
}

/** A free place for somebody who does something is at least so high. */
const STAGE_HEIGHT = 36;

const elementsOf = (things: readonly IdeaThing[]): BriefElement[] =>
  things.flatMap(({ brief }) => brief?.elements ?? []);

interface Asked {
  brief: Brief;
  named: readonly BriefElement[];
  /** Those of them who do something of their own, and can't be somebody else of the picture. */
  doers: ReadonlySet<string>;
}

/** What belongs together: somebody with what they do something with. */
function groupsOf({ brief, doers }: Asked, missing: readonly BriefElement[]): BriefElement[][] {
  const left = [...missing];
  const take = (ids: ReadonlySet<string>) => {
    const found = left.filter(({ id }) => ids.has(id));
    for (const one of found) left.splice(left.indexOf(one), 1);
    return found;
  };
  const groups = [...doers].flatMap((doer) => {
    const bound = new Set([
      doer,
      ...brief.actions
        .filter(({ agent }) => agent === doer)
        .flatMap(({ patient, instrument }) =>
          [patient, instrument].filter((id) => id !== undefined),
        ),
      ...brief.relations.flatMap(({ kind, from, to }) =>
        from === doer && /^(?:holding|wearing|with|on|in)$/.test(kind) ? [to] : [],
      ),
    ]);
    const found = take(bound);
    return found.length > 0 ? [found] : [];
  });
  return [...groups, ...boundTogether(brief, left)];
}

/** Things that are on, in or against each other, as one group each. */
function boundTogether(brief: Brief, left: readonly BriefElement[]): BriefElement[][] {
  const groups = left.map((one) => [one]);
  for (const { kind, from, to } of brief.relations) {
    const holder = groups.find((group) => group.some(({ id }) => id === to));
    const held = groups.find((group) => group.some(({ id }) => id === from));
    if (!isBound(kind) || !holder || !held || holder === held) continue;
    holder.push(...held.splice(0));
  }
  return groups.filter(({ length }) => length > 0);
}

/** Relations that are told by where something is: apart from its host it would not be there. */
const PLACING = /^(?:on|in|under|against|full-of|behind|in-front-of)$/;
const HAVING = /^(?:holding|wearing|hanging)$/;
const isBound = (kind: string) => PLACING.test(kind) || HAVING.test(kind);

/** Whether something is placed in one that the picture itself shows, so that nobody can place it there. */
function isSetInPicture(brief: Brief, missing: readonly BriefElement[]): boolean {
  const ids = new Set(missing.map(({ id }) => id));
  return brief.relations.some(
    ({ kind, from, to }) => PLACING.test(kind) && ids.has(from) !== ids.has(to),
  );
}

/** A group as a brief of its own, with what its members do. */
function briefOfGroup(brief: Brief, group: readonly BriefElement[]): Brief {
  const ids = new Set(group.map(({ id }) => id));
  const tools = brief.elements.filter(
    ({ id, because }) =>
      because !== undefined &&
      brief.actions.some(({ agent, instrument }) => ids.has(agent) && instrument === id),
  );
  const elements = [...group, ...tools];
  const all = new Set(elements.map(({ id }) => id));
  return {
    ...briefOfPhrase(''),
    elements,
    relations: brief.relations.filter(({ from, to }) => all.has(from) && all.has(to)),
    actions: brief.actions.filter(
      ({ agent, patient }) => all.has(agent) && (patient === undefined || all.has(patient)),
    ),
  };
}

interface Completed {
  things: IdeaThing[];
  /** How far it is from what is named: less is better. */
  strain: number;
  /** Whether all that is named is of the picture itself, and nothing only stands beside it. */
  isWhole: boolean;
}

/** Where a prompt names nobody, a picture with somebody in it says more than a sign alone. */
const STRAIN_OF_NOBODY = 0.3;

/** How many people a picture lacks or has too many. */
function crowdStrain(things: readonly IdeaThing[], named: readonly BriefElement[]): number {
  const count = (elements: readonly BriefElement[]) =>
    elements.filter(isSomebody).reduce((sum, one) => sum + one.count, 0);
  const [shown, asked] = [count(elementsOf(things)), count(named)];
  if (asked === 0) return shown === 0 ? STRAIN_OF_NOBODY : 0;
  return shown < asked ? (asked - shown) * 0.6 : (shown - asked) * 0.4;
}

/** A picture with all that is named, what it has not itself in its free places; nothing where those are too few. */
function completed(own: readonly IdeaThing[], asked: Asked): Completed | undefined {
  const { brief, named, doers } = asked;
  const cast = castIn(
    own,
    named.filter(({ id }) => !doers.has(id)),
  );
  const missing: BriefElement[] = [];
  const things = [...cast];
  for (const element of named) {
    const shown = doers.has(element.id) ? -1 : things.findIndex((one) => showsOf(one, element));
    const thing = things[shown];
    if (thing) things[shown] = { ...thing, shows: [...(thing.shows ?? []), element.id] };
    else missing.push(element);
  }
  if (isSetInPicture(brief, missing)) return undefined;
  const groups = groupsOf(asked, missing);
  const filled = new Map<IdeaThing, IdeaThing>();
  for (const group of groups) {
    const isActing = group.some(({ id }) => doers.has(id));
    const place = things.find(
      (one) => one.isFree && !filled.has(one) && one.height >= STAGE_HEIGHT === isActing,
    );
    if (!place) return undefined;
    filled.set(place, {
      ...place,
      what: group.map(({ phrase }) => phrase).join(' '),
      brief: briefOfGroup(brief, group),
    });
  }
  const all = things.flatMap((thing) => (thing.isFree ? (filled.get(thing) ?? []) : [thing]));
  const strain = groups.length + crowdStrain(all, named);
  return { things: all, strain, isWhole: groups.length === 0 };
}

/** Whether a thing of a picture is what an element asks for: the thing itself, or somebody for somebody. */
function showsOf({ what, isProp, brief }: IdeaThing, element: BriefElement): boolean {
  const { concept = '' } = element;
  if (isProp) return SHOWN_BY_PROPS[what]?.test(concept) ?? false;
  return (brief?.elements ?? []).some(
    (one) => isAlike(one.concept, concept) || (isSomebody(element) && isSomebody(one)),
  );
}

/** Words that lead to a topic and say nothing of it: `why meetings waste time`. */
const LEADING = /^(?:why|how|when|what|your|our|my|their)$/;

/** Whether each word of a phrase that says something stands in a text, which is in small letters. */
const isSaidIn = (text: string, phrase: string): boolean =>
  phrase
    .toLowerCase()
    .split(/\s+/)
    .every((word) => LEADING.test(word) || text.includes(word));

/** What a trope that is not drawn says is a sentence about things, and no idiom. */
function isOfIdiom({ ideas = [] }: Brief, phrase: string): boolean {
  const idioms = ideas.filter(({ slots }) => slots === undefined);
  return isSaidIn(idioms.map(({ text }) => text.toLowerCase()).join(' '), phrase);
}

const isTopical = ({ ideas = [] }: Brief) => ideas.some(({ isTopic }) => isTopic);

/** Where a picture is printed, and nothing in it: `magazine header`. */
const PRINTED_IN = /^(?:magazine|newspaper)$/i;

/** Which page of an app it is, and nothing on it: `location permission screen`. */
const OF_PAGE = / (?:screen|page|state|modal|pop-?up|dialog)$/i;
const isPageOf = ({ ideas = [] }: Brief, phrase: string): boolean =>
  OF_PAGE.test(phrase) && ideas.some(({ id }) => OF_SCREENS.has(id));

/** What the prompt names by itself: no sign of an idea, no word of its idiom. */
function namedIn(brief: Brief): BriefElement[] {
  return brief.elements.filter(
    ({ because, concept, phrase, attributes }) =>
      because === undefined &&
      concept &&
      !isOfIdiom(brief, phrase) &&
      !isPageOf(brief, phrase) &&
      !(PRINTED_IN.test(phrase) && attributes.length === 0 && isTopical(brief)),
  );
}

const PLACED_THINGS: Readonly<Record<string, string>> = {
  office: 'office building',
  school: 'school building',
  city: 'skyscraper',
  town: 'house',
  forest: 'tree',
  beach: 'palm tree',
  sea: 'sailboat',
  ocean: 'sailboat',
  farm: 'barn',
};

/** What stands for a place that is one of the things of an image: for an office its building. */
const thingOfPlace = (phrase: string): BriefElement | undefined =>
  briefOfPhrase(PLACED_THINGS[phrase.toLowerCase()] ?? phrase).elements[0];

const EMPTY: Pick<Brief, 'relations' | 'actions' | 'places'> = {
  relations: [],
  actions: [],
  places: [],
};

/** Who else is of a family that is named. */
const companionsOf = ({ phrase }: BriefElement, { elements }: Brief): BriefElement[] =>
  elements.filter(({ because }) => because === `one of the ${phrase}`);

/** What is told to be in somebody's hands stands nowhere by itself. */
const isInHands = (brief: Brief, { id }: BriefElement): boolean =>
  brief.relations.some(
    ({ kind, from, to }) =>
      kind === 'holding' &&
      to === id &&
      brief.elements.some((one) => one.id === from && isSomebody(one)),
  );

/** A picture with what the prompt names in its numbered slots; nothing where they are not as many. */
function filled(
  things: readonly IdeaThing[],
  { named, doers, brief }: Asked,
  places: readonly BriefElement[],
): Completed | undefined {
  const open = [
    ...named.filter((element) => !things.some((thing) => showsOf(thing, element))),
    ...places,
  ].filter((one, index, all) => all.findIndex(({ concept }) => concept === one.concept) === index);
  const slots = Math.max(0, ...things.map(({ slot = 0 }) => slot));
  if (doers.size > 0 || open.length !== slots || open.some((one) => isInHands(brief, one)))
    return undefined;
  // An animal that does what the picture's person does is no bystander.
  const isBeast = ({ concept = '' }: BriefElement) => kindOf(concept) === 'animal';
  if (isPersonIn(things) && open.some(isBeast) && !named.some(isSomebody)) return undefined;
  const whole = castIn(things, named).map((thing) => {
    const element = open[(thing.slot ?? 0) - 1];
    if (!element) return thing;
    const elements = [element, ...companionsOf(element, brief)];
    return { ...thing, brief: { ...briefOfPhrase('thing'), ...EMPTY, elements } };
  });
  return { things: whole, strain: 0, isWhole: true };
}

/** A picture of an idea with all that the prompt names; nothing where it has no room for it. */
function pictureWith(
  picture: string,
  asked: Asked,
  places: readonly BriefElement[],
): Completed | undefined {
  const things = thingsOf(picture);
  if (things.some(({ slot }) => slot !== undefined)) return filled(things, asked, places);
  return places.length > 0 ? undefined : completed(things, asked);
}

/** What an idea is said of may stand beside its picture: so many things at most. */
const MOST_BESIDE = 2;

/** A picture of what a prompt is all about, with what that is of beside it: the ball of `racism in football`. */
function pictureOfTopic(
  picture: string,
  asked: Asked,
  places: readonly BriefElement[],
): Completed | undefined {
  const things = castIn(thingsOf(picture), asked.named).filter(({ isFree }) => !isFree);
  const named = [...asked.named, ...places];
  const missing = named.filter((element) => !things.some((thing) => showsOf(thing, element)));
  if (things.some(({ slot }) => slot !== undefined) || missing.length > MOST_BESIDE)
    return undefined;
  if (asked.doers.size > 0 || isSetInPicture(asked.brief, missing)) return undefined;
  if (missing.length > 0 && areTold(asked.brief, asked.named)) return undefined;
  const groups = groupsOf(asked, missing).map((group) => ({
    what: group.map(({ phrase }) => phrase).join(' '),
    brief: briefOfGroup(asked.brief, group),
    shows: group.map(({ id }) => id),
  }));
  return { things: withThingsBeside(things, groups), strain: groups.length, isWhole: false };
}

/** How high a thing is that a picture shows as large. */
const LARGE = 50;

/** Whether a picture shows as large what somebody holds that is told to be giant. */
const showsLarge = (things: readonly IdeaThing[], { brief, named }: Asked): boolean =>
  named
    .filter(({ attributes }) => attributes.some((one) => /^(?:giant|huge)$/.test(one)))
    .filter(({ id }) => brief.relations.some(({ kind, to }) => kind === 'holding' && to === id))
    .every(({ id }) => things.some(({ shows, height }) => shows?.includes(id) && height >= LARGE));

/** What birds do in pictures that have birds. */
const GETS_AWAY = /^(?:fly|leave|escape|exit|flee|soar)$/;

/** Where a pattern ends before what it is about: `scale with`. */
const DANGLING = /(?: (?:an?|the|with|of|on|in|and|to|for|by|from))+$/i;

/** The idea that a brief is a picture of: one that is known by its name, or the headline that says more of the prompt. */
export const takenIdea = (brief: Brief): TakenIdea | undefined =>
  moreTelling(
    brief,
    withApp(knownIdea(brief), brief, briefOfPhrase),
    isErrorScene(brief, namedIn(brief)) ? undefined : takenHeadline(brief, briefOfPhrase),
  );

/** The idea that a brief is a picture of; none where it tells of a place or of things that no picture has. */
function knownIdea(brief: Brief): TakenIdea | undefined {
  // A picture of an idea has its things where it has them.
  if (brief.template && isFlanked(brief.elements)) return undefined;
  const trope = takenTrope(brief, briefOfPhrase);
  if (trope) return trope;
  const apart = brief.places.filter(({ phrase }) => !isOfIdiom(brief, phrase));
  const places = apart.flatMap(({ phrase }) => thingOfPlace(phrase) ?? []);
  const named = namedIn(brief);
  // Somebody who does something is shown doing it, unless the idiom is what they do.
  const isOfItsOwn = (verb: string) =>
    !brief.words.some(
      ({ word, fate, note }) => fate === 'action' && note === verb && isOfIdiom(brief, word),
    );
  const isDoer = ({ id, concept = '' }: BriefElement) =>
    LIVING.test(kindOf(concept)) &&
    brief.actions.some(
      ({ agent, verb }) =>
        agent === id && isOfItsOwn(verb) && !(kindOf(concept) === 'animal' && GETS_AWAY.test(verb)),
    );
  const asked: Asked = { brief, named, doers: new Set(named.filter(isDoer).map(({ id }) => id)) };
  if (places.length < apart.length) return topicOf(brief, asked, places);
  const isLiving = ({ concept = '' }: BriefElement) => LIVING.test(kindOf(concept));
  const told = brief.elements.filter(({ because, concept }) => concept && !because);
  const areThings = named.length > 0 && !told.some(isLiving) && areTold(brief, told);
  // What is told after the name of a page is what is on it.
  const isToldApart = brief.isOfIdea === true && named.length > 0;
  const isScene = tellsScene(brief, named) || areThings || isToldApart;
  // An image that is told by what is in it is meant before the idea that it stands for.
  const isImage = ({ id }: { id: string }) => IMAGES.some((image) => image.id === id);
  const ideas = brief.ideas ?? [];
  for (const { id, text } of [...ideas.filter(isImage), ...ideas.filter((one) => !isImage(one))]) {
    const idea = IDEAS.find((entry) => entry.id === id);
    const pictures = (idea?.pictures ?? [])
      .flatMap((picture) => pictureWith(picture, asked, places) ?? [])
      .filter(
        ({ isWhole, things }) =>
          (isWhole && !(isScene && OF_SCREENS.has(id) && !showsLarge(things, asked))) ||
          !(idea?.isYielding ?? (OF_SCREENS.has(id) && isScene)),
      );
    if (pictures.length > 0)
      return { id, told: text.replace(DANGLING, ''), pictures: bestOf(pictures, told) };
  }
  return topicOf(brief, asked, places);
}

/** Those that show most of the things which the prompt says, be it in the name of the idea: the cart of an `empty cart`. */
function bestOf(
  pictures: readonly Completed[],
  told: readonly BriefElement[],
): (readonly IdeaThing[])[] {
  const missing = ({ things }: Completed) =>
    told.filter((element) => !things.some((thing) => showsOf(thing, element))).length;
  const strainOf = (one: Completed) => one.strain + missing(one);
  const least = Math.min(...pictures.map(strainOf));
  return pictures.filter((one) => strainOf(one) === least).map(({ things }) => things);
}

/** The idea that is all a prompt is about, where what it is of has no place in its pictures. */
function topicOf(
  { ideas = [], template, isOfIdea }: Brief,
  asked: Asked,
  places: readonly BriefElement[],
): TakenIdea | undefined {
  // A notion that was told apart from its picture has that picture.
  if (isOfIdea && asked.named.length > 0) return undefined;
  const topic = ideas.find(({ isTopic, id }) => isTopic && !OF_SCREENS.has(id));
  const idea = topic && IDEAS.find(({ id }) => id === topic.id);
  if (!idea || template) return undefined;
  const pictures = idea.pictures.flatMap((picture) => {
    const whole = pictureOfTopic(picture, asked, places);
    return whole ? [whole.things] : [];
  });
  return pictures.length > 0 ? { id: idea.id, told: topic.text, pictures } : undefined;
}

/** The brief of a taken idea: what its signs and its idiom named is shown by the picture. */
export function briefOfIdea(brief: Brief, { ofWords, pictures, told = '' }: TakenIdea): Brief {
  if (ofWords) {
    const elements = brief.elements.filter(({ id }) => !ofWords.has(id));
    // A place that is neither a word nor a prop of the trope is not drawn, and told so.
    const props = new Set(pictures.flat().flatMap(({ isProp, what }) => (isProp ? what : [])));
    const isProp = (id: string) => props.has(id) || props.has(`${id}s`);
    const places = brief.places.filter(
      ({ phrase, concept }) => !isSaidIn(told, phrase) && !isProp(concept),
    );
    // A small city out of a suitcase is in the picture, though no table knows it.
    const words = brief.words.map((word) =>
      word.fate === 'unknown' && told !== '' && isSaidIn(told.toLowerCase(), word.word)
        ? { ...word, fate: 'mood' as const }
        : word,
    );
    return { ...brief, elements, relations: [], actions: [], places, words };
  }
  const named = namedIn(brief);
  const unknown = brief.elements.filter(
    ({ concept, phrase }) => concept === undefined && !isOfIdiom(brief, phrase),
  );
  const stays = new Set(named.map(({ id }) => id));
  return {
    ...brief,
    elements: [...named, ...unknown],
    places: [],
    relations: brief.relations.filter(({ from, to }) => stays.has(from) && stays.has(to)),
    actions: [],
  };
}
