import busts from '../assets/busts.json';
import { boxOf } from '../assets/assets';
import { conceptOf } from '../lexicon/lexicon';
import type { Pose, Subject } from '../understand/description';
import { RIG_GROUND_Y, RIG_NECK_Y, RIG_POSES, RIG_WIDTH } from './rig-poses.data';

export type FigureKind = 'plush' | 'robot' | 'person' | 'bust';

/** A body drawn for an icon that is only a head or a bust. */
export interface Figure {
  kind: FigureKind;
  pose: Pose;
  /** Width of the icon in the space of the rig. */
  headWidth: number;
  /** Whole figure in the space of the rig. */
  box: { x: number; y: number; width: number; height: number };
}

const PLUSH_HEADS = new Set(
  'fox wolf lion bear polar-bear koala panda moose hamster boar unicorn frog chicken cat-face dog-face tiger-face'.split(
    ' ',
  ),
);
const PERSON_HEADS = new Set(
  'man woman boy girl child person baby old-man old-woman older-person man-beard woman-red-hair man-red-hair woman-curly-hair man-curly-hair woman-white-hair man-white-hair man-bald woman-bald woman-blond-hair man-blond-hair princess prince person-with-crown alien'.split(
    ' ',
  ),
);
/** Drawn with a shirt: a second one below it would show. */
const WITH_SHOULDERS = /^(?:man|woman)-(?:red-hair|curly-hair|white-hair|bald)$/;
const bustColors = busts as Record<string, string>;
const HEAD_WIDTHS: Record<FigureKind, number> = { plush: 244, robot: 206, person: 158, bust: 200 };
/** Busts whose lower edge is too ragged to be measured. */
const RAGGED_BUSTS: Record<string, string> = {
  astronaut: '#dfe3e6',
  'man-astronaut': '#dfe3e6',
  'woman-astronaut': '#dfe3e6',
};

export function figureKindOf(conceptId: string): FigureKind | undefined {
  if (PLUSH_HEADS.has(conceptId)) return 'plush';
  if (conceptId === 'robot') return 'robot';
  if (PERSON_HEADS.has(conceptId)) return WITH_SHOULDERS.test(conceptId) ? 'bust' : 'person';
  const { asset, kind } = conceptOf(conceptId);
  const cut = bustColors[asset] ?? RAGGED_BUSTS[conceptId];
  return kind === 'person' && cut ? 'bust' : undefined;
}

/** Clothing colour at the lower edge of a bust. */
export function bustColorOf(asset: string): string {
  return bustColors[asset] ?? RAGGED_BUSTS[asset.split(':')[1] ?? ''] ?? '#5b7f9f';
}

/** The figure of a subject, where its icon lacks a body. Marks and icons keep the bare head. */
export function figureOf(subject: Subject): Figure | undefined {
  if (subject.headOnly) return undefined;
  const kind = figureKindOf(subject.concept);
  if (!kind) return undefined;
  const holds = subject.carries.some((concept) => HELD.has(concept));
  const pose = subject.pose ?? (holds ? 'holding' : kind === 'plush' ? 'sitting' : 'standing');
  const head = boxOf(conceptOf(subject.concept).asset);
  const headWidth = HEAD_WIDTHS[kind];
  const headHeight = (headWidth * head.height) / head.width;
  const lift = RIG_POSES[pose].lift ?? 0;
  const top = RIG_NECK_Y - headHeight;
  return {
    kind,
    pose,
    headWidth,
    box: {
      x: -RIG_WIDTH / 2,
      y: top - lift,
      width: RIG_WIDTH,
      height: RIG_GROUND_Y - top + lift,
    },
  };
}

const HELD = new Set(['balloon', 'bouquet', 'umbrella', 'book']);

/** Drawn box of a subject: of its figure where it has one, else of its icon. */
export function subjectBox(subject: Subject): { width: number; height: number } {
  return figureOf(subject)?.box ?? boxOf(conceptOf(subject.concept).asset);
}
