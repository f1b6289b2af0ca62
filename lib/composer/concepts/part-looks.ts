import type { Concept } from './concept';

/**
 * Parts of things of which a prompt says how they look (a cat with black ears), by the marks that drawings give them
 * (`kit/marked.ts`) and by whose parts they are. `fur` is what somebody is all over.
 */
interface PartRow {
  part: string;
  /** Names of the part, as prompts have them. */
  names: string;
  /** Whose it is: kind, part of the kit and id of a concept. */
  hosts: RegExp;
  /** How it is said before the thing: `long-eared`. */
  joined?: string;
}

const BEASTS = /^(?:animal|fantasy) (?!person )/;
const FURRED = /^(?:animal|fantasy) quadruped /;
const BIRDS = / bird /;
const FLUTTERING = / (?:butterfly|moth|dragonfly|monarch-butterfly)$/;

const ROWS: readonly PartRow[] = [
  { part: 'fur', names: 'wings?', hosts: FLUTTERING, joined: 'winged' },
  {
    part: 'fur',
    names: 'fur|coat|skin|feathers|scales|plumage|wool|fleece|hide',
    hosts: BEASTS,
    joined: 'furred|feathered|skinned',
  },
  { part: 'ears', names: 'ears?', hosts: FURRED, joined: 'eared' },
  { part: 'eyes', names: 'eyes?', hosts: / (?:quadruped|bird|robot) /, joined: 'eyed' },
  { part: 'tail', names: 'tails?', hosts: / (?:quadruped|bird) /, joined: 'tailed' },
  { part: 'paws', names: 'paws|feet|socks|hooves', hosts: FURRED, joined: 'pawed|footed' },
  {
    part: 'legs',
    names: 'legs',
    hosts: /^(?:(?:animal|fantasy) (?:quadruped|bird)|furniture \S+|person robot|fantasy robot) /,
    joined: 'legged',
  },
  { part: 'mane', names: 'manes?', hosts: FURRED, joined: 'maned' },
  { part: 'belly', names: 'belly|bellies|tummy|stomach', hosts: BEASTS, joined: 'bellied' },
  { part: 'chest', names: 'chest|breast|bib', hosts: / (?:quadruped|bird) /, joined: 'breasted' },
  { part: 'nose', names: 'nose', hosts: FURRED, joined: 'nosed' },
  { part: 'horns', names: 'horns|antlers', hosts: FURRED, joined: 'horned' },
  { part: 'wings', names: 'wings?', hosts: / (?:quadruped|bird) /, joined: 'winged' },
  { part: 'head', names: 'head', hosts: BIRDS, joined: 'headed' },
  { part: 'beak', names: 'beak|bill', hosts: BIRDS, joined: 'beaked' },
  { part: 'crest', names: 'crest', hosts: BIRDS, joined: 'crested' },
  {
    part: 'shell',
    names: 'shell',
    hosts: / (?:turtle|tortoise|snail|hermit-crab|sea-turtle)$/,
    joined: 'shelled',
  },
  { part: 'arms', names: 'arms', hosts: / robot /, joined: 'armed' },
  {
    part: 'wheels',
    names: 'wheels?|tires?|tyres?',
    hosts: /^(?:vehicle|furniture|toy) /,
    joined: 'wheeled',
  },
  { part: 'windows', names: 'windows', hosts: /^vehicle / },
  {
    part: 'awning',
    names: 'awnings?|canopy|canopies',
    hosts: / (?:shop|bakery|cafe)-building$/,
  },
  { part: 'handle', names: 'handles?', hosts: /^(?:container|tool|device|clothing|toy) / },
  { part: 'lid', names: 'lid', hosts: /^container / },
  { part: 'shade', names: 'shade|lampshade', hosts: /lamp$/ },
  { part: 'leaves', names: 'leaves|foliage', hosts: /^(?:plant|nature) /, joined: 'leaved' },
  { part: 'trunk', names: 'trunk|bark', hosts: /^plant / },
  { part: 'petals', names: 'petals', hosts: /^plant /, joined: 'petaled|petalled' },
  { part: 'stem', names: 'stem', hosts: /^plant / },
];

const namesOf = (rows: readonly PartRow[]) =>
  [...new Set(rows.map(({ names }) => names))].join('|');

/** Names of all such parts, the longest first. */
export const PART_LOOK_NAMES = namesOf(ROWS)
  .split('|')
  .sort((one, other) => other.length - one.length)
  .join('|');

/** Endings by which they are said before a thing. */
export const PART_LOOK_ENDINGS = [
  ...new Set(ROWS.flatMap(({ joined }) => joined?.split('|') ?? [])),
]
  .sort((one, other) => other.length - one.length)
  .join('|');

type Host = Pick<Concept, 'id' | 'kind' | 'part'>;

const isHostOf = ({ hosts }: PartRow, { id, kind, part = '-' }: Host) =>
  hosts.test(`${kind} ${part} ${id}`);

/** The part that a word names on a thing; none where it has none of its own. */
export const partLookOf = (name: string, host: Host): string | undefined =>
  ROWS.find((row) => new RegExp(`^(?:${row.names})$`, 'i').test(name) && isHostOf(row, host))?.part;

/** The same for an ending: `eared`. */
export const partLookOfEnding = (ending: string, host: Host): string | undefined =>
  ROWS.find((row) => row.joined?.split('|').includes(ending.toLowerCase()) && isHostOf(row, host))
    ?.part;
