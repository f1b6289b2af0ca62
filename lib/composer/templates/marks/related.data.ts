import { isLivingKind } from '../../concepts/concept';
import type { BriefElement, BriefRelation } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import { hostOf } from './hosts';

/** Where in the frame of a mark a thing is, as shares of it: left, top, width, height. */
type Share = readonly [left: number, top: number, width: number, height: number];
/** Which edge of its frame a thing keeps to. */
export type Turn = 'high' | 'middle' | 'low';

/** How a guest (what a relation says the place of) and its lead (what that is told by) stand in a mark. */
export interface Stance {
  guest: Share;
  lead: Share;
  guestTurn?: Turn;
  leadTurn?: Turn;
  isLeadBefore?: boolean;
  /** They do not meet. */
  isApart?: boolean;
  /** A line goes from the lead down to the guest. */
  isHung?: boolean;
}

const OVER: Stance = {
  guest: [0.06, 0, 0.88, 0.44],
  lead: [0.06, 0.49, 0.88, 0.51],
  guestTurn: 'low',
  leadTurn: 'high',
  isApart: true,
};
const UNDER: Stance = {
  guest: [0.06, 0.54, 0.88, 0.46],
  lead: [0.03, 0, 0.94, 0.49],
  guestTurn: 'high',
  leadTurn: 'low',
  isApart: true,
};

const STANCES: Readonly<Record<string, Stance>> = {
  /** A heart over a house, a crown over a lion: what is over it is a sign. */
  crowning: {
    guest: [0.3, 0, 0.4, 0.29],
    lead: [0.1, 0.34, 0.8, 0.66],
    guestTurn: 'low',
    leadTurn: 'high',
    isApart: true,
  },
  /** A tent under a moon, a whale under a star: the same the other way round. */
  crowned: {
    guest: [0.1, 0.34, 0.8, 0.66],
    lead: [0.3, 0, 0.4, 0.29],
    guestTurn: 'high',
    leadTurn: 'low',
    isApart: true,
  },
  over: OVER,
  /** Whoever leaps or flies over something is the picture, and it the ground of it. */
  leaping: {
    guest: [0, 0, 1, 0.6],
    lead: [0.04, 0.63, 0.92, 0.37],
    guestTurn: 'low',
    leadTurn: 'high',
    isApart: true,
  },
  under: UNDER,
  /** An umbrella over a house, children under a tree: the cover reaches down behind what is under it. */
  covering: {
    guest: [0, 0, 1, 0.96],
    lead: [0.2, 0.52, 0.6, 0.48],
    leadTurn: 'low',
    isLeadBefore: true,
  },
  covered: { guest: [0.06, 0.54, 0.88, 0.46], lead: [0.05, 0, 0.9, 0.97], guestTurn: 'low' },
  standing: {
    guest: [0.14, 0, 0.72, 0.5],
    lead: [0.02, 0.47, 0.96, 0.53],
    guestTurn: 'low',
    leadTurn: 'high',
  },
  emerging: {
    guest: [0.14, 0, 0.72, 0.62],
    lead: [0.04, 0.48, 0.92, 0.52],
    guestTurn: 'low',
    leadTurn: 'high',
    isLeadBefore: true,
  },
  resting: {
    guest: [0.16, 0, 0.68, 0.56],
    lead: [0, 0.52, 1, 0.48],
    guestTurn: 'low',
    leadTurn: 'high',
    isApart: true,
  },
  behind: {
    guest: [0.1, 0, 0.76, 0.74],
    lead: [0.3, 0.44, 0.7, 0.56],
    isLeadBefore: true,
    leadTurn: 'low',
  },
  /** Whoever lies about a cup lies before its foot. */
  lying: {
    guest: [0, 0.5, 1, 0.5],
    lead: [0.16, 0, 0.68, 0.84],
    guestTurn: 'low',
    leadTurn: 'low',
  },
  before: { guest: [0, 0.44, 0.7, 0.56], lead: [0.16, 0, 0.84, 0.86], guestTurn: 'low' },
  /** Who flies or goes round something is at its shoulder. */
  orbiting: { guest: [0.58, 0, 0.42, 0.42], lead: [0, 0.2, 0.8, 0.8] },
  /** What is wound about a thing is the frame that it is in. */
  wound: { guest: [0, 0, 1, 1], lead: [0.24, 0.26, 0.52, 0.52], isLeadBefore: true },
  hung: {
    guest: [0.2, 0.5, 0.6, 0.5],
    lead: [0.1, 0, 0.8, 0.42],
    guestTurn: 'high',
    leadTurn: 'low',
    isApart: true,
    isHung: true,
  },
};

const kindOf = ({ concept = '' }: BriefElement) => conceptOf(concept)?.kind ?? 'symbol';

/** What has a crown or a canopy that others are under. */
const isCover = (element: BriefElement) =>
  isOfSort(element.concept, 'shelter') || kindOf(element) === 'plant';

const isSmallSign = (element: BriefElement) =>
  /^(?:symbol|celestial|sign)$/.test(kindOf(element)) || isOfSort(element.concept, 'crowning');

/** What is a sign and no thing is drawn within a shape that it is on, and all is within a shape that is a sign. */
const isCarried = (from: BriefElement, to: BriefElement): boolean =>
  from.concept === undefined || (to.concept !== undefined && kindOf(to) === 'symbol');

/** Nothing of what a shape carries within it, or of what goes with something else unspecified. */
export function stanceOf(
  kind: BriefRelation['kind'],
  from: BriefElement,
  to: BriefElement,
): Stance | undefined {
  switch (kind) {
    case 'above':
      // A magnifying glass over a document is held before it, which other signs show.
      if (from.concept === 'magnifying-glass') return undefined;
      if (isOfSort(from.concept, 'shelter')) return STANCES.covering;
      if (isLivingKind(kindOf(from))) return STANCES.leaping;
      return isSmallSign(from) && !isSmallSign(to) ? STANCES.crowning : STANCES.over;
    case 'under':
      if (isCover(to)) return STANCES.covered;
      return isSmallSign(to) && !isSmallSign(from) ? STANCES.crowned : STANCES.under;
    case 'on':
      return hostOf(to) && isCarried(from, to) ? undefined : STANCES.standing;
    case 'in':
      if (to.concept === 'hand') return STANCES.resting;
      return hostOf(to) ? undefined : STANCES.emerging;
    case 'with':
    case 'holding':
      // With `with` the lead is the hand as well: what it holds is the guest.
      if (from.concept === 'hand') return STANCES.resting;
      return isOfSort(to.concept, 'rising') ? STANCES.crowning : undefined;
    case 'out-of':
      return STANCES.emerging;
    case 'behind':
      return STANCES.behind;
    case 'around':
      if (isLivingKind(kindOf(from))) return isLivingKind(kindOf(to)) ? undefined : STANCES.lying;
      return kindOf(from) === 'vehicle' ? STANCES.orbiting : STANCES.wound;
    case 'in-front-of':
      return STANCES.before;
    case 'hanging':
      return STANCES.hung;
    default:
      return undefined;
  }
}
