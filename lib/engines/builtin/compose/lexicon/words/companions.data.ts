import type { RelationKind } from '../../understand/description';

/** What a word shows beside what it names: a violinist has a violin, a fruit bowl has fruit. */
export interface Companion {
  concept: string;
  /** Where it is, seen from what the word names; `inside` lies in it. */
  relation: RelationKind;
}

const COMPANION_LINES: Partial<Record<RelationKind, Record<string, string>>> = {
  holding: {
    violin: 'violinist, fiddler, violin player, fiddle player',
    guitar: 'guitarist, guitar player, bassist, bass player',
    trumpet: 'trumpeter, trumpet player',
    trombone: 'trombonist, trombone player',
    saxophone: 'saxophonist, saxophone player, sax player',
    flute: 'flutist, flautist, flute player',
    accordion: 'accordionist, accordion player',
    banjo: 'banjo player',
    'bow-and-arrow': 'archer, bowman',
    camera: 'photographer',
    tennis: 'tennis player',
    badminton: 'badminton player',
    'ping-pong': 'table tennis player, ping pong player',
    'ice-hockey': 'hockey player, ice hockey player',
    lacrosse: 'lacrosse player',
    baseball: 'baseball player',
    volleyball: 'volleyball player',
    'american-football': 'american football player, quarterback',
    'rugby-football': 'rugby player',
  },
  'next-to': {
    piano: 'pianist, piano player',
    cello: 'cellist, cello player',
    'drum-kit': 'drummer, drum player',
    harp: 'harpist, harp player',
    'soccer-ball': 'soccer player',
    'chess-pawn': 'chess player',
    dog: 'dog walker',
  },
  riding: {
    motorcycle: 'motorcyclist, motorbike rider',
    skateboard: 'skateboarder',
  },
  inside: {
    'red-apple': 'fruit bowl, bowl of fruit, bowl of fruits, fruit basket, basket of fruit',
  },
};

const companions = new Map(
  Object.entries(COMPANION_LINES).flatMap(([relation, lines]) =>
    Object.entries(lines).flatMap(([concept, words]) =>
      words
        .split(',')
        .map((word): [string, Companion] => [
          word.trim(),
          { concept, relation: relation as RelationKind },
        ]),
    ),
  ),
);

/** What comes with the thing that a phrase names, in lower case and singular. */
export function companionOf(phrase: string): Companion | undefined {
  return companions.get(phrase);
}
