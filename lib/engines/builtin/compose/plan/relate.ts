import { conceptOf } from '../lexicon/lexicon';
import type { Random } from '@/lib/random/random';
import type { RelationKind, Subject } from '../understand/description';
import { figureOf } from './figure';

/** One drawn instance inside a cluster, in visual units, feet at `base` above the ground. */
export interface Member {
  id: string;
  subject: Subject;
  x: number;
  base: number;
  width: number;
  height: number;
  flip: boolean;
  /** Drawing order inside the cluster: higher is nearer. */
  z: number;
  /** Leaning, in degrees clockwise about its foot. */
  leanDegrees?: number;
}

/** Which of how many guests a subject is that one host has in one relation. */
export interface Turn {
  index: number;
  of: number;
  /** How many the subject is itself. */
  crowd: number;
}

/** How high over the keel the deck or the seat of a boat is, as a share of its height. */
const AFLOAT: Record<string, number> = {
  sailboat: 0.16,
  ship: 0.36,
  'pirate-ship': 0.36,
  'viking-ship': 0.2,
  canoe: 0.4,
  speedboat: 0.45,
  'motor-boat': 0.45,
  ferry: 0.6,
};

/** How high on a thing something rests, as a share of its height. */
const SEAT_SHARE: Record<string, number> = {
  ...AFLOAT,
  chair: 0.48,
  'couch-and-lamp': 0.42,
  sofa: 0.4,
  armchair: 0.38,
  bench: 0.46,
  'deck-chair': 0.35,
  bed: 0.4,
  hammock: 0.3,
  'tree-stump': 0.72,
  rock: 0.8,
  horse: 0.66,
  'horse-standing': 0.56,
  'lion-standing': 0.6,
  'wolf-standing': 0.52,
  'bear-standing': 0.72,
  'polar-bear-standing': 0.72,
  'unicorn-standing': 0.54,
  cart: 0.5,
  'rocking-chair': 0.42,
  elephant: 0.88,
  'two-hump-camel': 0.7,
  skateboard: 0.75,
  'flying-saucer': 0.8,
  'lily-pad': 0.6,
  broom: 0.42,
  'suspension-bridge': 0.4,
  'hay-bale': 0.9,
  table: 0.9,
  desk: 0.94,
  bridge: 0.72,
  fence: 0.86,
  branch: 0.5,
  cliff: 0.83,
};

export function scaled(member: Member, factor: number): Member {
  return { ...member, width: member.width * factor, height: member.height * factor };
}

/** Trees and tall things shelter what stands at their foot; lower things get a smaller guest. */
function underneath(host: Member, member: Member, side: number): Member {
  const shelters =
    conceptOf(host.subject.concept).kind === 'plant' || host.height > member.height * 1.4;
  const small = shelters
    ? member
    : scaled(member, Math.min(1, (host.height * 0.55) / member.height));
  return { ...small, x: host.x + side * host.width * 0.24, base: 0, z: host.z + 1 };
}

const OPEN_VESSELS = new Set([
  'bowl',
  'basket',
  'vase',
  'jar',
  'bucket',
  'crate',
  'barrel',
  'pot',
  'treasure-chest',
  'shopping-cart',
  'wheelbarrow',
  'bathtub',
  'cauldron',
  'fishbowl',
  'flower-pot',
  'wrapped-gift',
  'package',
  'nest-with-eggs',
  'hot-beverage',
  'teacup-without-handle',
]);

const NARROW_VESSELS = new Set(['vase', 'jar', 'flower-pot']);

/** Drawings of blossoms alone, and the flower with a stem that stands for them in a vase. */
const STEMMED: Record<string, string> = {
  blossom: 'daisy',
  'white-flower': 'daisy',
  'cherry-blossom': 'poppy',
  hibiscus: 'poppy',
  bouquet: 'tulip',
};

/** Cut flowers fan out of a narrow neck, their stems inside it. */
function arranged(host: Member, member: Member, share: number): Member {
  const concept = STEMMED[member.subject.concept] ?? member.subject.concept;
  const fan = Math.max(-1, Math.min(1, (member.x - host.x) / host.width + share));
  const tall = host.height * (1.02 - Math.abs(fan) * 0.22);
  return {
    ...scaled(member, tall / member.height),
    subject: { ...member.subject, concept },
    x: host.x + fan * host.width * 0.12,
    base: host.base + host.height * 0.56,
    z: host.z - 1 - Math.abs(fan),
    leanDegrees: fan * 34,
  };
}

/** Looks out over the rim of an open vessel; stands before what has no opening. */
function contained(host: Member, fitted: Member, member: Member, share: number): Member {
  if (
    NARROW_VESSELS.has(host.subject.concept) &&
    conceptOf(member.subject.concept).kind === 'plant'
  )
    return arranged(host, member, share);
  if (OPEN_VESSELS.has(host.subject.concept)) {
    const narrow = NARROW_VESSELS.has(host.subject.concept);
    const reach = narrow ? 0.24 : 0.6;
    const x = host.x + (member.x - host.x) * reach + share * host.width * reach;
    // One looks down into a bowl: what lies in it hides the far rim, not the near one.
    if (host.subject.concept === 'bowl') {
      return { ...fitted, x, base: host.base + host.height * 0.68, z: host.z + 1 };
    }
    const tall = fitted.height > host.height * 0.8;
    const low = host.base + host.height * (narrow ? 0.76 : tall ? 0.35 : 0.58);
    return { ...fitted, x, base: low, z: host.z - 1 };
  }
  const small = scaled(member, Math.min(1, (host.height * 0.42) / member.height));
  return {
    ...small,
    x: host.x + share * host.width,
    base: host.base + host.height * (AFLOAT[host.subject.concept] ?? 0.06),
    z: host.z + 1,
  };
}

const ON_STRINGS = new Set([
  'balloon',
  'kite',
  'umbrella',
  'closed-umbrella',
  'flashlight',
  'lantern',
]);

/** Held before the chest, or up in a raised hand; beside those that have no hands. */
function held(host: Member, member: Member, side: number): Member {
  const figure = figureOf(host.subject);
  const small = scaled(member, Math.min(1, (host.height * 0.42) / member.height));
  if (!figure) {
    return {
      ...small,
      x: host.x + side * host.width * 0.44,
      base: host.base + host.height * 0.16,
      z: host.z + 1,
    };
  }
  if (ON_STRINGS.has(member.subject.concept)) {
    host.subject = { ...host.subject, pose: 'waving' };
    const open = member.subject.concept === 'umbrella';
    const grip = member.subject.concept === 'lantern' ? 0.3 : 0.52;
    if (open) {
      const large = scaled(member, (host.height * 0.74) / member.height);
      return { ...large, x: host.x + host.width * 0.47, base: host.height * 0.42, z: host.z - 1 };
    }
    return {
      ...small,
      x: host.x + host.width * 0.46,
      base: host.base + host.height * grip,
      z: host.z + 1,
    };
  }
  return { ...small, x: host.x, base: host.base + host.height * 0.14, z: host.z + 1 };
}

/** Who rides sits, where there is a body to bend. */
function astride(member: Member): Member {
  const { subject } = member;
  return figureOf(subject)
    ? { ...member, subject: { ...subject, pose: subject.pose ?? 'sitting' } }
    : member;
}

/** How far down behind an animal's back somebody sits who is drawn standing, in own heights. */
const ASTRIDE = 0.24;

/** Somebody on an animal whose drawing cannot sit: the legs are hidden behind its body. */
function straddles(host: Member, member: Member): boolean {
  const isAnimal = conceptOf(host.subject.concept).kind === 'animal';
  const isPerson = conceptOf(member.subject.concept).kind === 'person';
  return isAnimal && isPerson && figureOf(member.subject) === undefined;
}

/** On top of something, or on its back. */
function mounted(host: Member, fitted: Member, x: number, rides: boolean): Member {
  const seat = SEAT_SHARE[host.subject.concept] ?? 0.94;
  const back = host.base + host.height * Math.min(seat, 0.66);
  if (straddles(host, fitted))
    return { ...fitted, x: host.x, base: back - fitted.height * ASTRIDE, z: host.z - 1 };
  return {
    ...(rides ? astride(fitted) : fitted),
    x,
    base: rides ? back : host.base + host.height * seat,
    z: host.z + 1,
  };
}

/** Where one member goes relative to its host. */
export function relate(
  kind: RelationKind,
  host: Member,
  anchors: Member[],
  member: Member,
  turn: Turn,
  random: Random,
): Member {
  const fitted = scaled(
    member,
    Math.min(1, (host.width * 0.85) / turn.of / turn.crowd ** 0.6 / member.width),
  );
  const share = (turn.index + 0.5) / turn.of - 0.5;
  const side =
    turn.of > 1 ? (turn.index % 2 ? 1 : -1) * (1 + (turn.index >> 1)) : random.chance(0.5) ? 1 : -1;
  switch (kind) {
    case 'on':
    case 'riding':
      return mounted(
        host,
        fitted,
        host.x + (member.x - host.x) * 0.9 + share * host.width * 0.8,
        kind === 'riding',
      );
    case 'inside':
      return contained(host, fitted, member, share);
    case 'under':
      return underneath(host, member, side);
    case 'behind':
      return {
        ...member,
        x: member.x + side * host.width * 0.34,
        base: host.base + host.height * 0.06,
        z: host.z - 1,
      };
    case 'in-front':
      return {
        ...scaled(member, 1),
        x: member.x + side * host.width * 0.2,
        base: 0,
        z: host.z + 2,
      };
    case 'left':
      return { ...member, x: host.x - (host.width + member.width) * 0.56, z: host.z };
    case 'right':
      return { ...member, x: host.x + (host.width + member.width) * 0.56, z: host.z };
    case 'above':
      return { ...member, base: host.base + host.height * 1.12, z: host.z + 1 };
    case 'between': {
      const xs = anchors.map((anchor) => anchor.x);
      return { ...member, x: (Math.min(...xs) + Math.max(...xs)) / 2, z: host.z + 1 };
    }
    case 'holding':
      return held(host, member, side);
    default:
      return member;
  }
}
