import type { BriefElement, BriefRelation } from '../../brief';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { ofWhom } from './of-whom';
import { takenOff } from './put-off';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What somebody is listed with: `a girl, red boots, a lantern` tells of one girl, and of nothing beside her. */

/** Designs whose lists are of things side by side, one a cell. */
const LISTING =
  /^(?:icon-set|icon|pattern|flash-card|alphabet|infographic|comparison|timeline|steps|chart|labelled-diagram|wall-chart|map|menu|cycle)$/;
const isPlaced = ({ relations, actions }: Draft, id: string) =>
  relations.some(
    ({ kind, from, to }) => to === id || (from === id && kind !== 'with' && kind !== 'holding'),
  ) || actions.some(({ patient, instrument }) => patient === id || instrument === id);

/** How somebody has what is listed after them; nothing for what stands by itself. */
function hadAs(draft: Draft, { id, concept = '' }: BriefElement) {
  const kind = draft.kindOf(id);
  if (kind === 'clothing' || isOfSort(concept, 'worn-device')) return 'wearing';
  if (kind === 'body-part') return isOfSort(concept, 'shown-on-a-body') ? 'with' : undefined;
  return draft.lexicon.factsOf(concept)?.habitat === 'hand' ? 'holding' : undefined;
}

/** The one that is told of before a thing; nobody where two are. */
function ownerBefore(draft: Draft, index: number): BriefElement | undefined {
  const before = draft.elements.slice(0, index).filter(({ id }) => draft.isAnimate(id));
  const [only] = before;
  return before.length === 1 && only?.concept !== undefined ? only : undefined;
}

/** What clothes are said to do, their wearer does. */
function passOn(draft: Draft, from: string, owner: string): void {
  for (const action of draft.actions) if (action.agent === from) action.agent = owner;
  for (const relation of draft.relations) {
    const isOwners = /^(?:holding|wearing|in|on|at|beside|behind|in-front-of|under)$/.test(
      relation.kind,
    );
    if (relation.from === from && isOwners && relation.to !== owner) relation.from = owner;
  }
}

/** `a pillow with a ring on it`, `beside a chair with a crown on it`: not of who is told of, but where it lies. */
const isOfThing = ({ relations }: Draft, id: string, owner: string) =>
  relations.some(({ kind, to, from }) => kind === 'with' && to === id && from !== owner) ||
  relations.some(
    ({ kind, from, to }) =>
      kind === 'on' &&
      from === id &&
      relations.some((one) => one.from === owner && one.to === to && one.kind !== 'with'),
  );

const attire: Rule = {
  name: 'clothes, hair and what fits a hand, listed after somebody, are theirs',
  example: {
    prompt: 'a businesswoman with curly hair, a navy suit, holding a tablet',
    elements: ['businesswoman', 'hair', 'jacket', 'tablet'],
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e4' },
        { kind: 'wearing', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    if (LISTING.test(draft.template?.id ?? '')) return;
    draft.elements.forEach((element, index) => {
      const kind = hadAs(draft, element);
      const owner = kind && ownerBefore(draft, index);
      if (!kind || !owner) return;
      // `a pillow with a ring on it`: the ring of the pillow.
      if (kind !== 'holding' && !isOfThing(draft, element.id, owner.id))
        passOn(draft, element.id, owner.id);
      if (!isPlaced(draft, element.id)) draft.relate(kind, owner.id, element.id);
    });
  },
};

/** Told of as what somebody has: `all over his apron`, `from her belt`. */
const OWN = /\b(?:his|her|their|its)\b/i;

const ownClothes: Rule = {
  name: 'clothes that something is on, as those of somebody, are on them',
  example: {
    prompt: 'a chef juggling eggs, flour all over his apron',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e4' },
        { kind: 'wearing', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!OWN.test(prompt) || LISTING.test(draft.template?.id ?? '')) return;
    draft.elements.forEach(({ id, phrase }, index) => {
      const owner = draft.kindOf(id) === 'clothing' && ownerBefore(draft, index);
      const said = new RegExp(`\\b(?:his|her|their|its) (?:\\w+ )?${escaped(phrase)}\\b`, 'i');
      if (!owner || !said.test(prompt)) return;
      const isHad = draft.actions.some(({ patient, instrument }) =>
        [patient, instrument].includes(id),
      );
      const isOwn = draft.relations.some(
        ({ kind, from, to }) => from === id || (to === id && (from === owner.id || kind === 'in')),
      );
      if (!isHad && !isOwn) draft.relate('wearing', owner.id, id);
    });
  },
};

/** What lies on a lap, as far as the words before it tell. */
function onLap(draft: Draft, lap: string): BriefElement | undefined {
  const named = draft.elements[draft.elements.findIndex(({ id }) => id === lap) - 1];
  // Of a toddler in a pink shirt it is the toddler.
  const wearer = draft.relations.find(({ kind, to }) => kind === 'wearing' && to === named?.id);
  const before = wearer ? draft.element(wearer.from) : named;
  if (wearer) return before;
  const isPerson = before !== undefined && draft.kindOf(before.id) === 'person';
  return isPerson && before.concept !== 'baby' ? undefined : before;
}

const laps: Rule = {
  name: 'a lap is that of somebody, and what is on it was named before',
  example: {
    prompt: 'a grandmother in an armchair with a cat on her lap',
    brief: {
      relations: [
        { kind: 'in', from: 'e1', to: 'e2' },
        { kind: 'part-of', from: 'e4', to: 'e1' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    // Whose it is is said.
    if (/['’]s lap\b/iu.test(prompt)) return;
    for (const { id: lap, concept } of draft.elements) {
      const thing = concept === 'lap' ? onLap(draft, lap) : undefined;
      const has = draft.relations.find(({ kind, to }) => kind === 'with' && to === thing?.id);
      const owner =
        (has && draft.isAnimate(has.from) ? draft.element(has.from) : undefined) ??
        draft.elements.find(({ id }) => id !== thing?.id && draft.isAnimate(id));
      if (!thing || !owner) continue;
      const isMisread = ({ kind, from, to }: BriefRelation) =>
        from === lap ||
        to === lap ||
        (kind === 'with' && to === thing.id) ||
        (from === thing.id && to === owner.id);
      draft.unrelate(isMisread);
      draft.relate('part-of', lap, owner.id);
      draft.relate('on', thing.id, lap);
    }
  },
};

const lapSitters: Rule = {
  name: 'whose lap somebody is on sits, and so does a child on it',
  example: {
    prompt: 'a toddler on the lap of a woman',
    brief: {
      actions: [
        { verb: 'sit', agent: 'e3' },
        { verb: 'sit', agent: 'e1' },
      ],
    },
  },
  apply(draft) {
    if (draft.template || draft.isOfIdea) return;
    const sits = (id: string) => {
      const isPosed = draft.actions.some(({ agent }) => agent === id);
      if (!isPosed) draft.actions.push({ verb: 'sit', agent: id });
    };
    for (const { kind, from, to } of draft.relations) {
      if (kind !== 'on' || draft.element(to)?.concept !== 'lap') continue;
      const owner = draft.relations.find((one) => one.kind === 'part-of' && one.from === to)?.to;
      const isSeated = draft.relations.some(
        (one) => one.from === owner && /^(?:on|in|at)$/.test(one.kind),
      );
      if (owner && draft.isAnimate(owner) && !isSeated) sits(owner);
      if (draft.kindOf(from) === 'person') sits(from);
    }
  },
};

const wands: Rule = {
  name: 'a spell from a staff is cast with it: the staff is in the hand',
  example: {
    prompt: 'a wizard casting a fireball from his staff',
    brief: { actions: [{ verb: 'cast', agent: 'e1', patient: 'e2', instrument: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (!/^(?:cast|conjure|summon)$/.test(action.verb)) continue;
      for (const relation of draft.relations) {
        const isAimed = relation.kind === 'at' && draft.isAnimate(relation.to);
        if (isAimed && (relation.from === action.patient || relation.from === action.agent))
          Object.assign(relation, { kind: 'towards', from: action.agent });
      }
      const from = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:at|with|out-of)$/.test(kind) &&
          (from === action.patient || from === action.agent) &&
          isOfSort(draft.element(to)?.concept, 'magic'),
      );
      if (!from || action.instrument !== undefined) continue;
      action.instrument = from.to;
      draft.unrelate((one) => one === from);
    }
  },
};

/** Clothes told for a couple go to either one: the dress to her, the suit to him. */

const HIS =
  /\b(?:suits?|tux(?:edo)?s?|tie|bow ?tie|waistcoat|tailcoat|anzug|smoking|costume noir|traje|smoking|abito da uomo|terno|костюм\p{L}*)\b/iu;

const isHers = ({ concept }: BriefElement) => isOfSort(concept, 'womens-dress');
const isHis = (garment: BriefElement) => !isHers(garment) && HIS.test(garment.phrase);

/** The one who was added to a couple, of another sex than the first. */
const secondOf = (draft: Draft, first: BriefElement) =>
  draft.elements.find(({ because }) => because === `one of the ${first.phrase}`);

export const wardrobe: Rule = {
  name: 'of what a couple wears the dress is hers and the suit his',
  example: {
    prompt: 'a couple in a red dress and a black suit',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e2' },
        { kind: 'wearing', from: 'e4', to: 'e3' },
        { kind: 'beside', from: 'e4', to: 'e1' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const garment = draft.element(relation.to);
      const first = draft.element(relation.from);
      if (!/^(?:wearing|in|with)$/.test(relation.kind) || !garment || !first) continue;
      const second = isHis(garment) ? secondOf(draft, first) : undefined;
      if (second) Object.assign(relation, { from: second.id, kind: 'wearing' });
    }
  },
};

/** What somebody wears, holds and casts with, in this order. */
export const ATTIRE_RULES: readonly Rule[] = [
  attire,
  ownClothes,
  laps,
  lapSitters,
  wands,
  ofWhom,
  takenOff,
];
