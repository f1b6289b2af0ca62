import { conceptOf, type ConceptKind, type Habitat } from '../lexicon/lexicon';
import type { Random } from '@/lib/random/random';
import type { Pose, RelationKind, SceneDescription, Subject } from '../understand/description';
import { figureOf, subjectBox } from './figure';
import { inSeason, posed, tinted, varied } from './instances';
import { relate, scaled, type Member, type Turn } from './relate';

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
const SIZE_COMPRESSION = 0.56;

/** Beside something small a building is at most this high, in visual units. */
const TALL_BESIDE_SMALL = 2.3;
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

const SEATS: ReadonlySet<ConceptKind> = new Set(['furniture', 'vehicle', 'aircraft']);

/** Whether somebody holds something, rides, or sits on a seat: bodies that can bend do that better. */
function isBusy({ relations, subjects }: SceneDescription, who: Subject): boolean {
  return relations.some(({ kind, subject, object }) => {
    if (subjects[subject] !== who) return false;
    if (kind === 'holding' || kind === 'riding') return true;
    const place = subjects[object];
    const isOn = kind === 'on' || kind === 'inside';
    return isOn && place !== undefined && SEATS.has(conceptOf(place.concept).kind);
  });
}

type MakeMember = (subject: Subject, index?: number) => Member;

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
  const make = (source: Subject, index = 0): Member => {
    const subject = posed(
      inSeason(varied(tinted(source, index), index), description.season, index),
      description.layout,
      isBusy(description, source),
    );
    return {
      id: nextId(subject.concept),
      subject,
      x: 0,
      base: 0,
      ...jittered(sizeOf(subject, besideSmall), subject.count > 1 ? random.between(0.93, 1.07) : 1),
      flip: figureOf(subject) === undefined && facing(subject, random),
      z: 0,
    };
  };
  description.subjects.forEach((subject, index) => {
    if (joined.has(index)) return;
    const group = relatedTo(description, index);
    if (group.size === 1) {
      for (let i = 0; i < subject.count; i += 1)
        clusters.push(enclose(withProp(leaping(make(subject, i)), make)));
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
  make: MakeMember,
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

function row(subject: Subject, make: MakeMember, startX: number): Member[] {
  let x = startX;
  return Array.from({ length: subject.count }, (_none, index) => {
    const member = make(subject, index);
    member.x = x + member.width / 2;
    x += member.width * 1.1;
    return member;
  });
}

function attach(
  kind: RelationKind,
  anchors: Member[],
  subject: Subject,
  turn: Turn,
  make: MakeMember,
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

/** Most height in metres of what can be ridden through the air, such as a broom. */
const LIGHT_MOUNT_M = 2;

/** What flies by its pose belongs in the air, with the light thing that it rides on. */
function habitatOf(lowest: Subject, members: readonly Member[]): Habitat {
  const { habitat, heightM } = conceptOf(lowest.concept);
  const flies = members.some(({ subject }) => subject.pose === 'flying');
  return lowest.pose === 'flying' || (flies && heightM < LIGHT_MOUNT_M) ? 'air' : habitat;
}

/** What a pose needs to be seen on those whose drawing cannot take the pose. */
const POSE_PROPS: Partial<Record<Pose, string>> = { reading: 'open-book', laptop: 'laptop-back' };
/** Seen from behind its lid: it must not hide the one who works at it. */
const PROP_WIDTH: Partial<Record<Pose, number>> = { reading: 0.62, laptop: 0.56 };

/** Who leaps and has no body to bend is at least off the ground. */
function leaping(member: Member): Member {
  if (member.subject.pose !== 'jumping' || figureOf(member.subject)) return member;
  return { ...member, base: member.height * 0.4 };
}

function withProp(member: Member, make: MakeMember): Member[] {
  const concept = POSE_PROPS[member.subject.pose ?? 'standing'];
  if (!concept || figureOf(member.subject)) return [member];
  const prop = make({ concept, phrase: concept, count: 1, sizeFactor: 1, carries: [] });
  const share = PROP_WIDTH[member.subject.pose ?? 'standing'] ?? 0.6;
  const fitted = scaled(prop, (member.width * share) / prop.width);
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
