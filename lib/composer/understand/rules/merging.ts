import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Words that name again what is there, or how others stand: they are no things of their own. */

/** Says of one element what was said of another, and takes that one out. */
export function mergeInto(draft: Draft, gone: string, kept: string): void {
  const meant = (id: string) => (id === gone ? kept : id);
  for (const { kind, from, to } of [...draft.relations])
    if (from === gone || to === gone) draft.relate(kind, meant(from), meant(to));
  for (const action of draft.actions) {
    action.agent = meant(action.agent);
    if (action.patient) action.patient = meant(action.patient);
    if (action.instrument) action.instrument = meant(action.instrument);
  }
  remove(draft, (id) => id === gone);
}

const isDrink = ({ concept = '' }: BriefElement) =>
  isOfSort(concept, 'drink') || conceptOf(concept)?.part === 'drinking-glass';

export const drinks: Rule = {
  name: 'two glasses of wine are two wines, and no glasses beside them',
  example: {
    prompt: 'a tray with two glasses of red wine',
    elements: ['tray', 'wine'],
    without: ['glass'],
  },
  apply(draft) {
    for (const { kind, from: one, to: other } of [...draft.relations]) {
      const [from, to] = kind === 'in' ? [other, one] : [one, other];
      const [glass, drink] = [draft.element(from), draft.element(to)];
      if (!glass || !drink || !/^(?:full-of|with|in)$/.test(kind)) continue;
      // What somebody pours into it is still in the jug.
      if (draft.actions.some(({ verb, patient }) => verb === 'pour' && patient === to)) continue;
      if (!isOfSort(glass.concept, 'drinking-vessel') || !isDrink(drink)) continue;
      drink.count = glass.count;
      drink.several = glass.several;
      drink.phrase = `${glass.phrase} of ${drink.phrase}`;
      mergeInto(draft, from, to);
    }
  },
};

export const drunkFrom: Rule = {
  name: 'tea that somebody drinks from a mug is in it',
  example: {
    prompt: 'a koala sipping tea from a red mug',
    elements: ['koala', 'tea'],
    without: ['mug'],
  },
  apply(draft, prompt) {
    for (const { verb, agent, patient } of draft.actions) {
      const drink = draft.element(patient ?? '');
      if (verb !== 'drink' || !drink || !isDrink(drink)) continue;
      const vessel = draft.relations
        .filter(({ kind, from }) => /^(?:at|with|out-of)$/.test(kind) && from === agent)
        .map(({ to }) => draft.element(to))
        .find((one) => one && isOfSort(one.concept, 'drinking-vessel'));
      const isFrom = new RegExp(`\\bfrom (?:[a-z]+ ){1,3}${vessel?.phrase.split(' ').at(-1)}`, 'i');
      if (!vessel || vessel.id === drink.id || !isFrom.test(prompt)) continue;
      if (drink.colors.length === 0) drink.colors = [...vessel.colors];
      drink.phrase = `${drink.phrase} from ${vessel.phrase}`;
      mergeInto(draft, vessel.id, drink.id);
    }
  },
};

/** What hot drinks are brewed in, where a pot is said to be of them. */
const POTS = /^(?:pot|cooking-pot)$/;
/** Goods are in their box, and are not seen. */
const BOXES = /^(?:box|package|carton)$/;
export const brewed: Rule = {
  name: 'a pot of coffee is a coffee pot, and a box of tea is closed',
  example: { prompt: 'a pot of tea and scones', elements: ['teapot'], without: ['tea', 'pot'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [vessel, drink] = [draft.element(from), draft.element(to)];
      if (kind !== 'full-of' || !vessel || !drink) continue;
      const isPot = POTS.test(vessel.concept ?? '') && isOfSort(drink.concept, 'brewed');
      const isBox = BOXES.test(vessel.concept ?? '') && isOfSort(drink.concept, 'boxed');
      if (!isPot && !isBox) continue;
      if (isPot) vessel.concept = draft.lexicon.conceptNamed('teapot');
      vessel.phrase = `${vessel.phrase} of ${drink.phrase}`;
      mergeInto(draft, to, from);
    }
  },
};

/** What became of a drink that is drawn as what runs out of something. */
export const IN_JUG = 'in the jug';

export const poured: Rule = {
  name: 'what is poured into a cup is in the jug, and the cup stands under it',
  example: {
    prompt: 'a woman pouring milk into a cup',
    brief: { actions: [{ verb: 'pour', agent: 'e1', patient: 'e3', instrument: 'e4' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const drink = draft.element(action.patient ?? '');
      if (action.verb !== 'pour' || !drink) continue;
      const into = draft.relations.find(
        ({ kind, from }) => /^(?:in|on|above)$/.test(kind) && from === drink.id,
      )?.to;
      if (!into || draft.isAnimate(into)) continue;
      action.patient = into;
      draft.fate(drink.phrase, 'ignored', IN_JUG);
      remove(draft, (id) => id === drink.id);
    }
  },
};

/** Two at one table: `sitting across the desk from a recruiter`. */
const ACROSS =
  /\b(?:across (?:the |a |his |her |their )?\w+ from|across from|opposite|(?:across|over) (?:the|a|his|her) (?:desk|table|meeting table))\b/i;

export const across: Rule = {
  name: 'who sits across a desk from somebody is at that desk, and so is the other',
  example: {
    prompt: 'a woman sitting across the desk from a man',
    elements: ['woman', 'desk', 'man'],
  },
  apply(draft, prompt) {
    if (!ACROSS.test(prompt)) return;
    const people = draft.elements.filter(({ id }) => draft.kindOf(id) === 'person').slice(0, 2);
    const desk = draft.elements.find(({ concept = '' }) =>
      /^(?:desk|table|round-table|coffee-table)$/.test(concept),
    );
    if (!desk || people.reduce((sum, { count }) => sum + count, 0) < 2) return;
    draft.unrelate(({ from, to }) => from === desk.id || to === desk.id);
    for (const { id } of people) draft.relate('at', id, desk.id);
  },
};

/** Shapes and lines in which people stand or sit. */
const FORMATIONS = /^(?:circle|ring|line|row|queue|semicircle|half-circle)$/;

const formations: Rule = {
  name: 'who sits in a circle sits on no circle',
  example: { prompt: 'children sitting in a circle', elements: ['child'], without: ['circle'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const shape = draft.element(to);
      const isShape = FORMATIONS.test(shape?.concept ?? shape?.phrase ?? '');
      if (kind !== 'in' || !shape || !isShape || !draft.isAnimate(from)) continue;
      draft.fate(shape.phrase, 'ignored', 'how they stand');
      remove(draft, (id) => id === to);
    }
  },
};

/** Takes things apart that a list joined: the laptop stands on no screen of its own. */
const isScreen = ({ concept, phrase, count }: BriefElement) =>
  concept === 'monitor' && count === 1 && /^screen$/i.test(phrase);

const screens: Rule = {
  name: 'the screen is that of the laptop beside it',
  example: {
    prompt: 'a laptop with a chart on the screen',
    elements: ['laptop', 'chart'],
    without: ['monitor'],
  },
  apply(draft) {
    const device = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'screen-device'));
    const screen = draft.elements.find(isScreen);
    if (!device || !screen) return;
    for (const relation of draft.relations) {
      // `a laptop with a padlock on the screen`: the padlock is.
      if (relation.kind !== 'on' || relation.to !== screen.id || relation.from !== device.id)
        continue;
      const shown = draft.relations.find(({ kind, from }) => kind === 'with' && from === device.id);
      if (shown) relation.from = shown.to;
    }
    mergeInto(draft, screen.id, device.id);
  },
};

const LEASH =
  /^(?:leash(?:es)?|leads?|(?:hunde)?leinen?|laisses?|correas?|guinzagli[oa]?|trelas?|повод(?:ок|ки|ках|ке)|リード)$/i;

/** Whom a leash is on: `a dog on a leash`, `a dog with a leash`. */
const wearerOf = (draft: Draft, leash: string) =>
  draft.relations.find(
    ({ kind, from, to }) => /^(?:on|with|at)$/.test(kind) && to === leash && draft.isAnimate(from),
  )?.from;

const leashes: Rule = {
  name: 'a leash is no rope that lies about: it runs from a hand to who is led',
  example: {
    prompt: 'a lion on a leash beside a boy',
    elements: ['lion', 'boy'],
    without: ['rope'],
    brief: { actions: [{ verb: 'walk-dog', agent: 'e3', patient: 'e1' }] },
  },
  apply(draft) {
    for (const element of [...draft.elements]) {
      if (!LEASH.test(element.phrase)) continue;
      const wearer = wearerOf(draft, element.id);
      // By itself it is the thing, coiled.
      const isAlone = wearer === undefined && !draft.elements.some(({ id }) => draft.isAnimate(id));
      if (isAlone) continue;
      delete element.concept;
      const walk = draft.actions.find(
        ({ verb, patient }) =>
          /^(?:walk|hold|lead)$/.test(verb) && draft.kindOf(patient ?? '') === 'animal',
      );
      if (walk) walk.verb = 'walk-dog';
      const isLed = draft.actions.some(({ verb }) => verb === 'walk-dog');
      const isHeld = wearer !== undefined && draft.kindOf(wearer) === 'person';
      const leader = isHeld
        ? wearer
        : draft.elements.find(({ id }) => id !== wearer && draft.kindOf(id) === 'person')?.id;
      const led =
        wearer !== undefined && draft.kindOf(wearer) !== 'person'
          ? wearer
          : draft.elements.find(({ id }) => draft.kindOf(id) === 'animal')?.id;
      if (leader === undefined || led === undefined) continue;
      draft.fate(element.phrase, 'action', 'walk-dog');
      remove(draft, (id) => id === element.id);
      if (isLed || !draft.mayAct) continue;
      const kept = draft.actions.filter(
        ({ agent, verb }) =>
          !(agent === led && verb === 'lead') && !(agent === leader && verb === 'lead'),
      );
      draft.actions.splice(0, draft.actions.length, ...kept, {
        verb: 'walk-dog',
        agent: leader,
        patient: led,
      });
    }
  },
};

/** What is inside somebody. */
const ORGANS =
  /^(?:heart|lungs?|stomach|belly|chest|pulse|breath|heartbeat|paws?|claws?|hoof|knee|wound|leg|arm|wing)$/;
const EXAMINED = /^(?:listen|operate|touch|look|help|clean|brush)$/;

const organs: Rule = {
  name: 'whose heart is listened to is who it is done to',
  example: {
    prompt: "a doctor listening to a child's heart",
    elements: ['doctor', 'child'],
    without: ['heart'],
  },
  apply(draft) {
    for (const action of draft.actions) {
      const organ = draft.element(action.patient ?? '');
      if (!organ || !EXAMINED.test(action.verb)) continue;
      const isPart = draft.kindOf(organ.id) === 'body-part' || organ.concept === 'tooth';
      if (!isPart && !ORGANS.test(organ.concept ?? organ.phrase.toLowerCase())) continue;
      const owner = draft.relations.find(
        ({ kind, from, to }) => kind === 'part-of' && from === organ.id && draft.isAnimate(to),
      )?.to;
      if (!owner || owner === action.agent) continue;
      draft.fate(organ.phrase, 'ignored', `of ${draft.element(owner)?.phrase ?? ''}`);
      mergeInto(draft, organ.id, owner);
    }
  },
};

/** Numbered screens: `onboarding step 2: a woman scanning a code`. */
const STEP = /\b(?:step|schritt|étape|paso|passo|шаг)\s*(?:\d|one|two|three)/i;

/** Pictures over something to read, and not for something to buy. */
const OF_AN_ARTICLE = /\b(?:blog|article|feature|post|story|hero|illustration|about)\b/i;
const LEAST_ON_A_BANNER = 2;

/** Things alone, of which nothing is told but that they are there: a still life, and no scene. */
const areShown = ({ elements, actions, places, hour, weather }: Draft, prompt: string) =>
  elements.length >= LEAST_ON_A_BANNER &&
  actions.length + places.length === 0 &&
  (hour ?? weather) === undefined &&
  !OF_AN_ARTICLE.test(prompt);

/** Several in one word. */
const GROUPS = /\b(?:couple|family|team|friends|colleagues|siblings|twins|parents)\b/i;

/** Words that somebody sets later stand beside what is shown, and not on it. */
function leaveSideFree(draft: Draft, prompt: string): void {
  const shown = /\b(?:on|at|to) the (left|right)\b/i.exec(prompt)?.[1]?.toLowerCase();
  const free = shown === 'left' ? 'right' : 'left';
  // Several who do something together need the page, unless it is told where they are.
  const people = draft.elements.filter(({ id }) => draft.isAnimate(id));
  const areSeveral = people.reduce((sum, { count }) => sum + count, 0) > 1 || GROUPS.test(prompt);
  if (shown === undefined && areSeveral) return;
  if (shown !== undefined || draft.places.length === 0) draft.clearSide ??= free;
}

export const stories: Rule = {
  name: 'the picture of an article is a scene, where no words are to be written on it',
  example: {
    prompt: 'blog header about remote work, a man with a laptop in a hammock',
    elements: ['man', 'laptop', 'hammock'],
  },
  apply(draft, prompt) {
    const { template, lettering, elements } = draft;
    // Without words a banner is a wide scene, and its things no strip in an empty page.
    const isHero = template?.id === 'banner' && lettering.length === 0;
    const isStep =
      template?.id === 'steps' &&
      (STEP.test(prompt) || /\bonboarding\b/i.test(prompt)) &&
      draft.actions.length > 0;
    if ((!isHero && !isStep) || (elements.length === 0 && draft.places.length === 0)) return;
    if (isHero) leaveSideFree(draft, prompt);
    if (isHero && areShown(draft, prompt)) return;
    delete draft.template;
    for (const word of draft.words)
      if (word.fate === 'template' || /^onboarding$/i.test(word.word)) {
        word.fate = 'ignored';
        word.note = 'what the picture is for';
      }
  },
};

export const towers: Rule = {
  name: 'a tower of blocks is a heap of blocks, and no tower',
  example: {
    prompt: 'a toddler building a tower of blocks',
    elements: ['toddler', 'building blocks'],
    without: ['tower'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [tower, blocks] = [draft.element(from), draft.element(to)];
      const isOf = /^(?:with|made-of|full-of)$/.test(kind) && draft.kindOf(from) === 'building';
      if (!isOf || !tower || !blocks || !isOfSort(blocks.concept, 'stackable')) continue;
      blocks.phrase = `${tower.phrase} of ${blocks.phrase}`;
      mergeInto(draft, from, to);
    }
  },
};

/** Words of how others stand, and of what is part of them. */
export const MERGED_RULES: readonly Rule[] = [formations, screens, organs, leashes];
