import { type HostSpotId, isHostSpot } from '../../concepts/host-spots';
import { HOST_PARTS } from '../words/host-parts.data';
import { gramsOf, mayHave, requiredBy, type Required } from './required-text';

/**
 * `on the hood of a car`, `from a train window`, `on a scarecrow's hat`: a part that is told as a place. The host is what is
 * said to be there, and where on it is kept apart. English only.
 */
export interface ToldSpot {
  spot: HostSpotId;
  /** The host in the words of the prompt, and the part. */
  host: string;
  part: string;
}

const PLACED =
  '(on top of|out of|in front of|hanging over|over|onto|on|at|to|from|against|around|across|along|by|near|in)';
const DETERMINER = '((?:an?|the|his|her|their|my|its|our|one|some)\\s+)';
const QUALITIES = '((?:[a-z-]{2,16}\\s+){0,3}?)';

interface Form {
  /** What a text has to have in it for its part to be named. */
  required: Required;
  pattern: RegExp;
  /** Groups of what is said in the pattern: preposition, determiner, qualities, host, part. */
  groups: readonly [number, number, number, number, number];
  place: string;
}

/** Of `camper` and `camper van` the longer name is meant where it stands. */
const longestFirst = (names: string): string =>
  names
    .split('|')
    .sort((one, other) => other.length - one.length)
    .join('|');

const ROWS = HOST_PARTS.trim()
  .split('\n')
  .map((row) => {
    const [parts = '', told = '', place = ''] = row.split(' ~ ').map((cell) => cell.trim());
    const hosts = longestFirst(told);
    return { parts, hosts, place, required: requiredBy(parts) };
  });

const FORMS: readonly Form[] = ROWS.flatMap(({ parts, hosts, place, required }) => {
  const the = `(?:the|an?|its|one|each) (?:very |left |right |front |rear |open |big |wooden )?(${parts})`;
  const form = (pattern: string, groups: Form['groups']): Form => ({
    pattern: new RegExp(`\\b${PLACED} ${pattern}\\b(?!-)`, 'giu'),
    groups,
    place,
    required,
  });
  return [
    form(`${the} of ${DETERMINER}${QUALITIES}(${hosts})`, [1, 3, 4, 5, 2]),
    form(`${DETERMINER}${QUALITIES}(${hosts})['’]s (?:[a-z]{3,10} )?(${parts})`, [1, 2, 3, 4, 5]),
    form(`${DETERMINER}${QUALITIES}(${hosts}) (${parts})`, [1, 2, 3, 4, 5]),
  ];
});

/** `a taxi with skis on the roof` has one roof; a rim may be another's, and `its back` that of who rides. */
const OWNERS: Readonly<Record<string, string>> = {
  'vehicle-roof': 'its|their|the',
  on: 'its|their|the',
  backrest: 'its|their|the',
  handlebars: 'its|their|the',
  'vehicle-rear': 'the',
  'cycle-rear': 'the',
};

/** `a bus with a surfboard on its roof`: its owner was named before. */
const ITS: readonly Omit<Form, 'groups'>[] = ROWS.map(({ parts, hosts, place, required }) => ({
  required,
  pattern: new RegExp(
    `\\b(${hosts})\\b([^.;:]{1,60}?)\\b(on|over|from|at|to|in) (?:${OWNERS[place] ?? 'its|their'}) (?:[a-z]{3,10} )?(${parts})\\b(?! of\\b)`,
    'giu',
  ),
  place,
}));

/** What stands on a spot is on its host, whatever leads to it. */
const ON = /^(?:on top of|onto|on|at|along|across|over|by|near|in)$/i;

/** The text with each host in place of its part, and which spots were told. */
export function liftHostParts(text: string): { rest: string; spots: ToldSpot[] } {
  const spots: ToldSpot[] = [];
  const grams = gramsOf(text.toLowerCase());
  const mayTell = ({ required }: Pick<Form, 'required'>) => mayHave(grams, required);
  const rest = FORMS.filter(mayTell).reduce(
    (said, { pattern, groups, place }) =>
      said.replace(pattern, (...found: string[]) => {
        const [preposition, determiner, qualities, host, part] = groups.map(
          (at) => found[at] ?? '',
        );
        const named = `${determiner}${qualities}${host}`;
        if (!isHostSpot(place)) return `${place} ${named}`;
        spots.push({ spot: place, host: host ?? '', part: part ?? '' });
        return `${ON.test(preposition ?? '') ? 'on' : preposition} ${named}`;
      }),
    text,
  );
  const owned = ITS.filter(mayTell).reduce(
    (said, { pattern, place }) =>
      said.replace(pattern, (...found: string[]) => {
        const [whole = '', host = '', between = '', preposition = '', part = ''] = found;
        if (isHostSpot(place)) spots.push({ spot: place, host, part });
        else if (place !== 'on') return whole;
        return `${host}${between}${ON.test(preposition) ? 'on' : preposition} the ${host}`;
      }),
    rest,
  );
  return { rest: owned, spots };
}
