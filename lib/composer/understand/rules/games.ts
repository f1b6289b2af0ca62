import { isOfSort } from '../../concepts/sorts';
import { rename } from './doings';
import { imply } from './imply';
import type { Rule } from './rule';

/** Where a game is played that nobody names a place for, and with what. */
const GAMES: Readonly<Record<string, { place: string; ball?: string }>> = {
  footballer: { place: 'stadium', ball: 'football' },
  'basketball-player': { place: 'basketball-court', ball: 'basketball' },
  'tennis-player': { place: 'tennis-court', ball: 'tennis-ball' },
  'volleyball-player': { place: 'beach', ball: 'volleyball' },
  'baseball-player': { place: 'stadium', ball: 'baseball' },
  'hockey-player': { place: 'ice-rink', ball: 'hockey-puck' },
  cricketer: { place: 'stadium', ball: 'baseball' },
  'table-tennis-player': { place: 'gymnasium' },
  'american-footballer': { place: 'stadium', ball: 'rugby-ball' },
};
const MATCH = /\b(?:match|game|final|training|practice|doubles|fight)$/i;
const TEAM = /\bteam$/i;
const IN_A_MATCH = 2;
const IN_A_TEAM = 5;

export const games: Rule = {
  name: 'a match is two who play it, and a team is more of them',
  example: { prompt: 'a football match', elements: ['footballer', 'football'] },
  apply(draft) {
    for (const element of [...draft.elements]) {
      const { phrase, concept = '', count } = element;
      const game = GAMES[concept];
      const isMatch = MATCH.test(phrase);
      if ((!game && !/^(?:boxer|sumo-wrestler)$/.test(concept)) || !(isMatch || TEAM.test(phrase)))
        continue;
      if (count === 1) element.count = isMatch ? IN_A_MATCH : IN_A_TEAM;
      if (!isMatch) element.several = true;
      if (!isMatch || draft.template) continue;
      if (game?.ball) imply(draft, { concept: game.ball, because: `of the ${phrase}` });
      if (game && draft.places.length === 0) draft.addPlace(game.place, phrase);
    }
  },
};

/** A ball that they hit, swing at or return is hit with what they have in hand. */
const STRUCK: Readonly<
  Record<string, { verb: string; tool: string; ball: string; place: string }>
> = {
  'tennis-player': {
    verb: 'tennis',
    tool: 'tennis-racket',
    ball: 'tennis-ball',
    place: 'tennis-court',
  },
};
/** As what such a stroke is read where nobody knows the game. */
const STROKES = /^(?:play-sport|wield|swing-on)$/;
const HIT = /\b(?:hit|swing|return|strik|smash|volley|serv|lob)\w*/i;

const struck: Rule = {
  name: 'a tennis player who hits a ball does so with a racket',
  example: {
    prompt: 'a tennis player hitting a ball',
    elements: ['tennis-player', 'tennis-ball', 'tennis-racket'],
    brief: { actions: [{ verb: 'tennis', agent: 'e1', patient: 'e2', instrument: 'e3' }] },
  },
  apply(draft, prompt) {
    if (draft.template || !HIT.test(prompt)) return;
    for (const action of draft.actions) {
      const game = STRUCK[draft.element(action.agent)?.concept ?? ''];
      if (!game || !STROKES.test(action.verb)) continue;
      imply(draft, { concept: game.tool, because: 'what the ball is hit with' });
      const tool = draft.elements.find(({ concept }) => concept === game.tool)?.id;
      const ball = draft.elements.find(({ concept }) => concept === game.ball)?.id;
      draft.unrelate(({ from, to }) => to === tool || to === ball || from === ball);
      rename(draft, action, game.verb);
      Object.assign(action, { patient: ball, instrument: tool });
      if (draft.places.length === 0) draft.addPlace(game.place, 'tennis');
    }
  },
};

const saves: Rule = {
  name: 'a goalkeeper who dives leaps, and swims nowhere',
  example: {
    prompt: 'a goalkeeper diving',
    brief: { actions: [{ verb: 'dive-in', agent: 'e1' }] },
  },
  apply(draft) {
    for (const action of draft.actions)
      if (
        action.verb === 'swim' &&
        isOfSort(draft.element(action.agent)?.concept ?? '', 'at-goal')
      ) {
        action.verb = 'dive-in';
        for (const word of draft.words) if (word.note === 'swim') word.note = 'dive-in';
      }
  },
};

/** What is done to a ball. */
export const BALL_RULES: readonly Rule[] = [saves, struck];

/** What is played, by the words for it. */
const PLAYED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:cards?|poker|cartas|carte|cartes|karten|baralho)\b|карты|トランプ|カードゲーム/i,
    'playing-cards',
  ],
  [/\bboard game/i, 'board-game'],
];

export const boardsBetween: Rule = {
  name: 'two who play at a board on a bench have it between them on a table, beside the bench',
  example: {
    prompt: 'two men playing chess on a park bench',
    brief: { relations: [{ kind: 'beside', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    const players = draft.actions.filter(({ verb }) => verb === 'play-chess');
    for (const relation of draft.relations) {
      const isPlaying = players.some(({ agent }) => agent === relation.from);
      const isBench = draft.element(relation.to)?.concept === 'bench';
      if (relation.kind === 'on' && isPlaying && isBench) relation.kind = 'beside';
    }
  },
};

export const cardGames: Rule = {
  name: 'who plays cards has cards, and no chess',
  example: {
    prompt: 'two old men playing cards',
    elements: ['playing cards'],
    without: ['chess board'],
  },
  apply(draft) {
    const word = draft.words.find(({ note }) => note === 'play-chess')?.word ?? '';
    const played = PLAYED.find(([said]) => said.test(word))?.[1];
    if (!played) return;
    for (const action of draft.actions)
      if (action.verb === 'play-chess' && action.patient === undefined) {
        const known = draft.elements.find(({ concept }) => concept === played)?.id;
        const patient = known ?? imply(draft, { concept: played, because: 'what is played' });
        if (patient) action.patient = patient;
      }
  },
};
