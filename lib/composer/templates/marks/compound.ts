import type { BriefElement } from '../../brief';
import { iconWordOf } from '../design/subject';
import { hasIcon } from '../icons/icon-sets';
import { iconOf } from '../icons/icon-names';

/**
 * Signs that the icon sets have as one drawing: a calendar with a check mark, a cloud with an arrow up.
 */

/** Names under which the sets know the first of two things, beside its own. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  house: ['home'],
  envelope: ['mail'],
  letter: ['mail'],
  email: ['mail'],
  mail: ['envelope'],
  'trash can': ['trash', 'trash-2'],
  cart: ['shopping-cart'],
  'speech bubble': ['message-circle', 'message', 'message-square'],
  'chat bubble': ['message-circle', 'message', 'message-square'],
  person: ['user'],
  man: ['user'],
  woman: ['user'],
  profile: ['user'],
  people: ['users'],
  document: ['file'],
  page: ['file'],
  paper: ['file'],
  smartphone: ['device-mobile', 'smartphone'],
  phone: ['device-mobile', 'phone', 'smartphone'],
  'map pin': ['map-pin'],
  pin: ['map-pin'],
  padlock: ['lock'],
  bag: ['shopping-bag'],
  monitor: ['device-desktop'],
  laptop: ['device-laptop'],
  picture: ['photo', 'image'],
  plane: ['plane'],
  box: ['box', 'package'],
  parcel: ['package'],
  bulb: ['bulb'],
  'light bulb': ['bulb'],
};

const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  'check mark': ['check'],
  checkmark: ['check'],
  check: ['check'],
  tick: ['check'],
  plus: ['plus'],
  'plus sign': ['plus'],
  'minus sign': ['minus'],
  minus: ['minus'],
  cross: ['x', 'cross'],
  x: ['x'],
  'upward arrow': ['up', 'upload', 'arrow-up'],
  'arrow up': ['up', 'upload', 'arrow-up'],
  upload: ['upload', 'up'],
  'downward arrow': ['down', 'download', 'arrow-down'],
  'arrow down': ['down', 'download', 'arrow-down'],
  download: ['download', 'down'],
  'magnifying glass': ['search'],
  magnifier: ['search'],
  gear: ['cog', 'settings'],
  cog: ['cog', 'settings'],
  padlock: ['lock'],
  lock: ['lock'],
  keyhole: ['lock'],
  key: ['key'],
  'dollar sign': ['dollar', 'dollar-sign'],
  dollar: ['dollar', 'dollar-sign'],
  euro: ['euro'],
  clock: ['clock'],
  heart: ['heart'],
  star: ['star'],
  'question mark': ['question', 'question-mark', 'help'],
  'exclamation mark': ['exclamation', 'alert'],
  'lightning bolt': ['bolt', 'lightning', 'zap'],
  lightning: ['bolt', 'lightning', 'zap'],
  pencil: ['edit', 'pencil', 'pen', 'pen-line'],
  pen: ['edit', 'pencil', 'pen'],
  slash: ['off'],
  'musical note': ['music'],
  user: ['user'],
  person: ['user'],
  code: ['code'],
  'heart rate': ['pulse'],
  'heartbeat line': ['pulse'],
  'pulse line': ['pulse'],
  pulse: ['pulse'],
  rain: ['rain'],
  snow: ['snow'],
  bookmark: ['bookmark'],
  medal: ['medal'],
  'sound waves': ['volume'],
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .replace(/-/g, ' ')
    .trim();

function namesOf({ phrase, concept = '' }: BriefElement, names: typeof HOSTS): string[] {
  const words = [plain(phrase), plain(phrase).split(' ').at(-1) ?? '', plain(concept)];
  return words.flatMap((word) => [...(names[word] ?? []), word.replace(/ /g, '-')]);
}

/** The key of an icon that is the first thing with the second; nothing where the sets have none. */
export function compoundIcon(first: BriefElement, second: BriefElement): string | undefined {
  const word = iconWordOf(first);
  const own = word === undefined ? undefined : iconOf(word)?.split(':')[1];
  const hosts = [...(own === undefined ? [] : [own]), ...namesOf(first, HOSTS)].filter(Boolean);
  const additions = namesOf(second, ADDITIONS).filter(Boolean);
  for (const host of hosts)
    for (const addition of additions)
      for (const set of ['lucide', 'tabler']) {
        const key = `${set}:${host}-${addition}`;
        if (hasIcon(key)) return key;
      }
  return undefined;
}
