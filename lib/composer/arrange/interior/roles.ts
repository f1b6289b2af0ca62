import type { Concept } from '../../concepts/concept';
import type { RoomRole } from '../item';

/**
 * Where in a room something belongs: on its floor under others, on the wall or in it, under the ceiling, along the
 * wall, or before what stands along it.
 */

/** Lie under the group that they belong to. */
const RUGS = /^(?:rug|carpet|mat|doormat|tatami|yoga-mat|shag-carpet)$/;
/** Are openings of the wall, with a sill. */
const OPENINGS =
  /^(?:window|bay-window|stained-glass-window|porthole|dormer|skylight|alcove|window-sill)$/;
/** Hang on the wall or under the ceiling, though elsewhere they do not. */
const HUNG =
  /^(?:bunting|garland|banner|pennant|flag-garland|paper-garland|blackboard|whiteboard)$/;
const FROM_CEILING = /^(?:baby-mobile|paper-lantern|disco-ball)$/;
/** Have others around them. */
const TABLES = /(?:^|-)table$/;
const AT_WALL = /^(?:bedside-table|console-table|exam-table)$/;
/** Are sat on by one, and are moved about. */
const SEATS =
  /^(?:chair|armchair|stool|bar-stool|office-chair|dentist-chair|barber-chair|rocking-chair|throne|beanbag|deck-chair|pouf|high-chair|crib|easel|cello|double-bass|harp|dress-form|rocking-horse)$/;
/** Stand beside what they belong to. */
const ASIDE = /^(?:floor-lamp|coat-rack|bedside-table|birdcage|ladder|stepladder|umbrella-stand)$/;
/** Fixtures that stand along the wall, whatever kind of thing they are. */
const FIXTURES =
  /^(?:console-table|piano|upright-piano|grand-piano|aquarium|stairs|door|bench|workbench|drum-kit)$/;

const ALONG_WALL = new Set<Concept['kind']>(['furniture', 'device', 'building']);
/** What is lower stands on furniture or on the floor before it. */
const LEAST_ALONG_CM = 70;

export function roleOf({ id, kind, habitat, heightCm }: Concept): RoomRole {
  if (RUGS.test(id)) return 'rug';
  if (OPENINGS.test(id)) return 'opening';
  // Stars and moons of a room are paper ones.
  if (habitat === 'ceiling' || kind === 'celestial' || FROM_CEILING.test(id)) return 'ceiling';
  if (habitat === 'wall' || HUNG.test(id)) return 'wall';
  if (FIXTURES.test(id)) return 'along';
  if (TABLES.test(id) && !AT_WALL.test(id)) return 'table';
  if (SEATS.test(id)) return 'seat';
  if (ASIDE.test(id)) return 'aside';
  return ALONG_WALL.has(kind) && habitat === 'ground' && heightCm >= LEAST_ALONG_CM
    ? 'along'
    : 'aside';
}
