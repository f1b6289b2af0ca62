import { conceptOf, type Habitat } from '../lexicon/lexicon';
import { figureOf, subjectBox } from './figure';
import type { Random } from '../paint/random';
import type { Pose, RelationKind, SceneDescription, Subject } from '../understand/description';

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
}

/** Things that stand together because the prompt says how: `a bird on a chair`. */
export interface Cluster {
  members: Member[];
  left: number;
  right: number;
  width: number;
  height: number;
  habitat: Habitat;
}

/** True heights are compressed so that a cat still shows beside a castle. */
const SIZE_COMPRESSION = 0.42;

/** How high on a thing something rests, as a share of its height. */
const SEAT_SHARE: Record<string, number> = {
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
  elephant: 0.86,
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
};

/** Beside something small a building is at most this high, in visual units. */
const TALL_BESIDE_SMALL = 1.9;
const SMALL_KINDS = new Set([
  'animal',
  'person',
  'object',
  'furniture',
  'food',
  'plant',
  'vehicle',
]);

function sizeOf(subject: Subject, besideSmall: boolean): { width: number; height: number } {
  const { heightM } = conceptOf(subject.concept);
  const { width, height } = subjectBox(subject);
  const limit = besideSmall ? TALL_BESIDE_SMALL : Infinity;
  const visual = Math.min(limit, heightM ** SIZE_COMPRESSION) * subject.sizeFactor;
  return { width: (visual * width) / height, height: visual };
}

function jittered(size: { width: number; height: number }, factor: number) {
  return { width: size.width * factor, height: size.height * factor };
}

/** What drives in company drives one way; animals look about. */
function facing(subject: Subject, random: Random): boolean {
  const { kind } = conceptOf(subject.concept);
  if (kind === 'building' || kind === 'furniture' || kind === 'symbol') return false;
  const together = kind === 'vehicle' || kind === 'boat' || kind === 'aircraft';
  return together && subject.count > 1 ? false : random.chance(0.45);
}

/** Joins related subjects; every other instance is a cluster of its own. */
export function buildClusters(description: SceneDescription, random: Random): Cluster[] {
  const besideSmall = description.subjects.some((subject) =>
    SMALL_KINDS.has(conceptOf(subject.concept).kind),
  );
  const joined = new Set<number>();
  const clusters: Cluster[] = [];
  const serial = new Map<string, number>();
  const nextId = (concept: string) => {
    const count = (serial.get(concept) ?? 0) + 1;
    serial.set(concept, count);
    return `${concept}-${count}`;
  };
  const make = (subject: Subject): Member => ({
    id: nextId(subject.concept),
    subject,
    x: 0,
    base: 0,
    ...jittered(sizeOf(subject, besideSmall), subject.count > 1 ? random.between(0.93, 1.07) : 1),
    flip: figureOf(subject) === undefined && facing(subject, random),
    z: 0,
  });
  description.subjects.forEach((subject, index) => {
    if (joined.has(index)) return;
    const group = relatedTo(description, index);
    if (group.size === 1) {
      for (let i = 0; i < subject.count; i += 1)
        clusters.push(enclose(withProp(leaping(make(subject)), make)));
      return;
    }
    for (const other of group) joined.add(other);
    clusters.push(enclose(arrange(description, [...group], make, random)));
  });
  return clusters;
}

const JOINING: ReadonlySet<RelationKind> = new Set([
  'on',
  'under',
  'behind',
  'in-front',
  'left',
  'right',
  'above',
  'inside',
  'riding',
  'holding',
  'between',
]);

function relatedTo(description: SceneDescription, start: number): Set<number> {
  const group = new Set([start]);
  const edges = description.relations.filter((relation) => JOINING.has(relation.kind));
  for (let changed = true; changed;) {
    changed = false;
    for (const { subject, object } of edges) {
      if (group.has(subject) === group.has(object)) continue;
      group.add(subject).add(object);
      changed = true;
    }
  }
  return group;
}

/** Places the members of a group: objects of relations first, then what is told relative to them. */
function arrange(
  description: SceneDescription,
  group: number[],
  make: (subject: Subject) => Member,
  random: Random,
): Member[] {
  const placed = new Map<number, Member[]>();
  const relations = description.relations.filter(
    (relation) => group.includes(relation.subject) && JOINING.has(relation.kind),
  );
  const anchored = (index: number) =>
    relations.some((r) => (r.kind === 'holding' ? r.object : r.subject) === index);
  const roots = group.filter((index) => !anchored(index));
  if (roots.length === 0) roots.push(group[0] ?? 0);
  let cursor = 0;
  for (const root of roots) {
    const members = row(description.subjects[root] as Subject, make, cursor);
    placed.set(root, members);
    cursor = Math.max(...members.map((member) => member.x + member.width / 2)) + 0.15;
  }
  for (let round = 0; round < group.length; round += 1) {
    for (const relation of relations) {
      const holding = relation.kind === 'holding';
      const [anchor, child] = holding
        ? [relation.subject, relation.object]
        : [relation.object, relation.subject];
      const base = placed.get(anchor);
      if (!base || placed.has(child)) continue;
      const guests = relations.filter(
        (r) => r.kind === relation.kind && r.object === relation.object,
      );
      const turn = {
        index: guests.indexOf(relation),
        of: holding ? 1 : guests.length,
        crowd: description.subjects[child]?.count ?? 1,
      };
      const subject = description.subjects[child] as Subject;
      placed.set(child, attach(relation.kind, base, subject, turn, make, random));
    }
  }
  return [...placed.values()].flat();
}

function row(subject: Subject, make: (subject: Subject) => Member, startX: number): Member[] {
  let x = startX;
  return Array.from({ length: subject.count }, () => {
    const member = make(subject);
    member.x = x + member.width / 2;
    x += member.width * 1.1;
    return member;
  });
}

/** Which of how many guests a subject is that one host has in one relation. */
interface Turn {
  index: number;
  of: number;
  /** How many the subject is itself. */
  crowd: number;
}

function attach(
  kind: RelationKind,
  anchors: Member[],
  subject: Subject,
  turn: Turn,
  make: (subject: Subject) => Member,
  random: Random,
): Member[] {
  const anchor = anchors[0] as Member;
  const members = row(subject, make, 0);
  const span = members.reduce((sum, member) => sum + member.width * 1.1, 0);
  return members.map((member, index) => {
    const host = anchors[index % anchors.length] ?? anchor;
    const spread = anchors.length >= members.length ? 0 : member.x - span / 2;
    return relate(kind, host, anchors, { ...member, x: host.x + spread }, turn, random);
  });
}

function scaled(member: Member, factor: number): Member {
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

/** Looks out over the rim of an open vessel; stands before what has no opening. */
function contained(host: Member, fitted: Member, member: Member, share: number): Member {
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
    base: host.base + host.height * 0.06,
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
    const grip = member.subject.concept === 'lantern' ? 0.3 : 0.52;
    return {
      ...small,
      x: host.x + host.width * 0.46,
      base: host.base + host.height * grip,
      z: host.z + 1,
    };
  }
  return { ...small, x: host.x, base: host.base + host.height * 0.14, z: host.z + 1 };
}

/** Where one member goes relative to its host. */
function relate(
  kind: RelationKind,
  host: Member,
  anchors: Member[],
  member: Member,
  turn: Turn,
  random: Random,
): Member {
  const seat = SEAT_SHARE[host.subject.concept] ?? 0.94;
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
      return {
        ...fitted,
        x: host.x + (member.x - host.x) * 0.9 + share * host.width * 0.8,
        base: host.base + host.height * (kind === 'riding' ? Math.min(seat, 0.66) : seat),
        z: host.z + 1,
      };
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

/** Most height in metres of what can be ridden through the air, such as a broom. */
const LIGHT_MOUNT_M = 2;

/** What flies by its pose belongs in the air, with the light thing that it rides on. */
function habitatOf(lowest: Subject, members: readonly Member[]): Habitat {
  const { habitat, heightM } = conceptOf(lowest.concept);
  const flies = members.some(({ subject }) => subject.pose === 'flying');
  return lowest.pose === 'flying' || (flies && heightM < LIGHT_MOUNT_M) ? 'air' : habitat;
}

/** What a pose needs to be seen on those whose drawing cannot take the pose. */
const POSE_PROPS: Partial<Record<Pose, string>> = { reading: 'open-book', laptop: 'laptop' };

/** Who leaps and has no body to bend is at least off the ground. */
function leaping(member: Member): Member {
  if (member.subject.pose !== 'jumping' || figureOf(member.subject)) return member;
  return { ...member, base: member.height * 0.4 };
}

function withProp(member: Member, make: (subject: Subject) => Member): Member[] {
  const concept = POSE_PROPS[member.subject.pose ?? 'standing'];
  if (!concept || figureOf(member.subject)) return [member];
  const prop = make({ concept, phrase: concept, count: 1, sizeFactor: 1, carries: [] });
  const fitted = scaled(prop, (member.width * 0.62) / prop.width);
  return [member, { ...fitted, x: member.x, base: 0, z: member.z + 1 }];
}

function enclose(members: Member[]): Cluster {
  const left = Math.min(...members.map((member) => member.x - member.width / 2));
  const right = Math.max(...members.map((member) => member.x + member.width / 2));
  const first = members.reduce((best, member) => (member.base < best.base ? member : best));
  return {
    members,
    left,
    right,
    width: right - left,
    height: Math.max(...members.map((member) => member.base + member.height)),
    habitat: habitatOf(first.subject, members),
  };
}
