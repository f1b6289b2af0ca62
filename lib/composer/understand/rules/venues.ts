import { isIndoors } from '../../places';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { rename } from './doings';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Words for a house or a ground that stand for the people who meet: a book club, a science fair. */
const MEETINGS: readonly (readonly [said: RegExp, places: RegExp])[] = [
  [
    /\b(?!night|jazz|dance|cocktail|golf|country|strip|techno|comedy|blues|beach|yacht|tennis)\p{L}+ club\b/iu,
    /^bar$/,
  ],
  [
    /\b(?:science|job|career|book|trade|craft|art|health|maker|tech|college|recruitment) fair\b/i,
    /^(?:circus|fairground|classroom)$/,
  ],
  // What is played is announced, and where it is played is no part of its scene.
  [
    /\b(?:theat(?:re|er)|stage play|ballet|opera|musical) (?:poster|flyer|banner|programme|cover)\b/i,
    /^(?:stage|opera-house)$/,
  ],
  [/\b(?:film|movie|cinema) (?:poster|flyer|banner|cover)\b/i, /^(?:cinema|movie-theater)$/],
];

const meetings: Rule = {
  name: 'a book club meets in no night club, and a poster for a play shows its scene',
  example: {
    prompt: 'theatre poster with a fairy in a forest',
    brief: { places: [{ concept: 'forest', phrase: 'forest', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    for (const [said, places] of MEETINGS) {
      if (!said.test(prompt) || draft.elements.length + draft.places.length < 2) continue;
      const stays = draft.places.filter(({ concept }) => !places.test(concept));
      draft.places.splice(0, draft.places.length, ...stays);
    }
  },
};

/** Who or what is at home in a room and shows it. */
const OF_A_ROOM = /^(?:person|animal|furniture|fantasy|building|vehicle)$/;

const advertised: Rule = {
  name: 'a restaurant that advertises its dishes shows them, and not how small they are in its room',
  example: {
    prompt: 'restaurant banner with sushi and chopsticks, "Taste of Tokyo"',
    elements: ['sushi', 'chopsticks'],
    brief: { places: [] },
  },
  apply(draft) {
    if (!/^(?:poster|banner)$/.test(draft.template?.id ?? '') || draft.elements.length === 0)
      return;
    const areThings = draft.elements.every(
      ({ id, concept }) => concept !== undefined && !OF_A_ROOM.test(draft.kindOf(id) ?? 'person'),
    );
    const isRoom = draft.places.length > 0 && draft.places.every((one) => isIndoors(one.concept));
    const isSale = draft.lettering.some((text) => /\bsale\b/i.test(text));
    if ((areThings || isSale) && isRoom && draft.actions.length === 0) draft.places.splice(0);
  },
};

/** What is eaten, played, worn or used, which is shown near by. */
const SHOWN_NEAR = /^(?:food|container|instrument|tool|clothing|toy)$/;

export const namedPlaces: Rule = {
  name: 'the market that a page is named after is no place that its goods are small in',
  example: {
    prompt: 'christmas market poster with a gingerbread man and mulled wine',
    elements: ['gingerbread', 'mulled-wine'],
    brief: { places: [], lettering: ['Christmas Market'] },
  },
  apply(draft) {
    const title = draft.lettering[0]?.toLowerCase();
    if (!/^(?:poster|banner)$/.test(draft.template?.id ?? '') || title === undefined) return;
    const isNamed = draft.places.every((one) => title.includes(one.phrase.toLowerCase()));
    const areGoods = draft.elements.every(({ id }) => SHOWN_NEAR.test(draft.kindOf(id) ?? ''));
    const isShownOf = draft.places.length > 0 && draft.elements.length > 0;
    if (isShownOf && isNamed && areGoods && draft.actions.length === 0) draft.places.splice(0);
  },
};

/** Heavenly bodies that one stands on are the ground. */
const WALKERS = /^(?:person|animal|fantasy|vehicle|device)$/;

function surfaceOf(draft: Draft, id: string): string | undefined {
  const { concept, phrase = '' } = draft.element(id) ?? {};
  if (concept === 'moon') return 'moon-surface';
  if (concept === 'mars' || (concept === 'planet' && /red|mars|alien|desert|dusty/i.test(phrase)))
    return 'mars-surface';
  return concept === 'planet' ? 'moon-surface' : undefined;
}

const landed: Rule = {
  name: 'a planet that somebody walks on is the ground',
  example: {
    prompt: 'an astronaut walking on a red planet',
    elements: ['astronaut'],
    without: ['planet'],
    brief: {
      places: [{ concept: 'mars-surface', phrase: 'red planet', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    // A tiny planet under somebody's feet is an image of its own.
    if (/\b(?:tiny|little|small) planet\b|\bglobe\b/i.test(prompt)) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const surface = kind === 'on' ? surfaceOf(draft, to) : undefined;
      const walks = draft.actions.some(
        ({ agent, verb }) => agent === from && !/^(?:sit|sleep|lie)$/.test(verb),
      );
      // In the bow of a crescent somebody sits, whatever else they do there.
      if (/\b(?:crescent|half|sickle)\b/iu.test(draft.element(to)?.phrase ?? '')) continue;
      if (!surface || !walks || !WALKERS.test(draft.kindOf(from) ?? '')) continue;
      const phrase = draft.element(to)?.phrase ?? surface;
      remove(draft, (id) => id === to);
      for (const word of draft.words)
        if (word.note === to) {
          word.fate = 'place';
          word.note = surface;
        }
      draft.places.unshift({ concept: surface, phrase, attributes: [], colors: [] });
    }
  },
};

const OVER = /\b(?:over|above|overhead)\b/i;

export const overhead: Rule = {
  name: 'birds over the mountains, above or overhead fly',
  example: {
    prompt: 'an eagle over snowy mountains',
    brief: { actions: [{ verb: 'fly', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!OVER.test(prompt)) return;
    hangUp(draft, prompt);
    for (const { id, phrase, concept } of draft.elements) {
      if (!isOfSort(concept, 'winged')) continue;
      const said = new RegExp(`${escaped(phrase)}s? (?:\\p{L}+ )?(?:over|above|overhead)\\b`, 'iu');
      if (!said.test(prompt)) continue;
      const own = draft.actions.find(({ agent }) => agent === id);
      if (!own) draft.actions.push({ verb: 'fly', agent: id });
      // Birds that circle do so on their wings.
      else if (own.verb === 'spin') rename(draft, own, 'fly');
      // Who is told first has them over the head, and not before the face.
      const [first] = draft.elements;
      const isBound = draft.relations.some(({ from, to }) => from === id || to === id);
      if (first && first.id !== id && !isBound && !isOfSort(first.concept, 'winged'))
        draft.relations.push({ kind: 'above', from: id, to: first.id });
      if (draft.camera === 'top') lookAhead(draft);
    }
  },
};

/** `a disco ball overhead`: it is that which is up there, and nobody looks down. */
function hangUp(draft: Draft, prompt: string): void {
  const [first] = draft.elements;
  if (draft.camera !== 'top' || !first) return;
  const above = draft.elements.find(
    ({ id, phrase }) =>
      id !== first.id && new RegExp(`${escaped(phrase)}s? overhead(?=$|[,.;])`, 'iu').test(prompt),
  );
  if (!above) return;
  lookAhead(draft);
  const isBound = draft.relations.some(({ from, to }) => from === above.id || to === above.id);
  if (!isBound) draft.relate('above', above.id, first.id);
}

/** It is they who are overhead, and not who takes the picture. */
function lookAhead(draft: Draft): void {
  const told = draft.words.find(({ word, fate }) => fate === 'camera' && /^overhead$/i.test(word));
  if (!told) return;
  Object.assign(told, { fate: 'relation', note: undefined });
  draft.camera = undefined;
}

/** A ball is that of the game, and a dunk has a hoop. */
const GAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:basketball|dunk(?:s|ed|ing|er)?|hoops?|slam)\b/i, 'basketball'],
  [/\btennis\b/i, 'tennis-ball'],
  [/\bbaseball\b/i, 'baseball'],
  [/\bvolleyball\b/i, 'volleyball'],
  [/\bbeach\b/i, 'beach-ball'],
  [
    /\b(?:circus|elephants?|seals?|sea lions?|clowns?|acrobats?|bears?|toddlers?|bab(?:y|ies))\b/i,
    'circus-ball',
  ],
  [
    /\b(?:dogs?|pupp(?:y|ies)|retrievers?|labradors?|terriers?|spaniels?|corgis?|beagles?|poodles?|cats?|kittens?|fetch\w*)\b/i,
    'tennis-ball',
  ],
];

/** A ball of no game, in any language. */
const BALL =
  /^(?:(?:the |a )?ball|(?:eine[mn] |ein )?ball|pelota|palla|bola|balle|ballon|мяч\p{L}*|ボール)$/iu;

/** A ball that is told by how it looks is of no game either. */
const LOOKED =
  /^(?:(?:big|large|giant|huge|little|small|bouncy|bouncing|striped|spotted|colou?rful|rainbow|inflatable|red|blue|yellow|green|pink|orange|purple)(?:,| and)? ){1,3}ball$/iu;
const STRIPED = /\b(?:striped|colou?rful|rainbow|inflatable) ball\b/i;

export const balls: Rule = {
  name: 'the ball of a basketball player is a basketball, and a dunk has a hoop',
  example: {
    prompt: 'basketball poster with a player dunking the ball',
    elements: ['basketball', 'basketball hoop'],
  },
  apply(draft, prompt) {
    const isBeach = draft.places.some(({ concept }) => concept === 'beach');
    const game =
      GAMES.find(([said]) => said.test(prompt))?.[1] ??
      (isBeach || STRIPED.test(prompt) ? 'beach-ball' : undefined);
    const ball = draft.elements.find(({ phrase }) => BALL.test(phrase) || LOOKED.test(phrase));
    if (game && ball && draft.lexicon.factsOf(game)) ball.concept = game;
    const player = draft.elements.find(({ phrase }) => /^players?$/i.test(phrase));
    if (game !== 'basketball') return;
    if (player) player.concept = 'basketball-player';
    if (/\b(?:dunk(?:s|ed|ing|er)?\b|slam)/i.test(prompt))
      imply(draft, { concept: 'basketball-hoop', because: 'what a ball is dunked into' });
  },
};

export const parkBenches: Rule = {
  name: 'a park bench stands in a park',
  example: {
    prompt: 'an old man on a park bench',
    brief: { places: [{ concept: 'park', phrase: 'park', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const bench = draft.elements.find(({ phrase }) => /\bpark ?(?:bench|bank)\b/i.test(phrase));
    if (bench && draft.places.length === 0 && !draft.template) draft.addPlace('park', 'park');
  },
};

/** What meetings, advertisements and landings show of where they are. */
export const VENUE_RULES: readonly Rule[] = [meetings, advertised, landed];
