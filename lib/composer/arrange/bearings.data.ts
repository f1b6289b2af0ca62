import type { Gesture } from '../kit/gestures';

/**
 * How somebody carries themselves of whom nothing is told but who they are: what the hands do that hold
 * nothing (near, far), and whether a weapon rests on its point. By concept; others are in `ELSE`.
 */
export interface Bearing {
  near?: Gesture;
  far?: Gesture;
  /** Both hands are on the hilt, the point on the ground. */
  rests?: true;
}

const PROUD: Bearing = { near: 'akimbo', far: 'akimbo' };
const FOLDED: Bearing = { near: 'fold', far: 'fold' };
const GROPING: Bearing = { near: 'reach', far: 'reach' };
const COMPOSED: Bearing = { near: 'pray', far: 'pray' };

/** Grown-ups have a hand on the hip. */
export const ELSE: Bearing = { near: 'akimbo' };

export const BEARINGS: Readonly<Record<string, Bearing>> = {
  knight: { rests: true },
  warrior: { far: 'akimbo', near: 'akimbo', rests: true },
  gladiator: { ...PROUD, rests: true },
  samurai: { rests: true },
  viking: { far: 'akimbo' },
  pirate: { near: 'akimbo', far: 'akimbo' },
  cowboy: PROUD,
  superhero: PROUD,
  dwarf: PROUD,
  giant: PROUD,
  cyclops: PROUD,
  devil: PROUD,
  'peter-pan': PROUD,
  ninja: FOLDED,
  assassin: FOLDED,
  genie: FOLDED,
  orc: FOLDED,
  minotaur: FOLDED,
  valkyrie: PROUD,
  queen: COMPOSED,
  princess: COMPOSED,
  nun: COMPOSED,
  geisha: COMPOSED,
  'snow-queen': COMPOSED,
  'snow-white': { near: 'heart' },
  cinderella: { near: 'heart' },
  king: { near: 'akimbo', far: 'belly' },
  sultan: { near: 'akimbo', far: 'belly' },
  pharaoh: { near: 'heart', far: 'heart' },
  wizard: { far: 'think' },
  sorceress: { near: 'present', far: 'present' },
  necromancer: { near: 'present', far: 'present' },
  witch: { far: 'akimbo' },
  angel: { near: 'pray', far: 'pray' },
  vampire: { near: 'heart', far: 'relax' },
  zombie: GROPING,
  mummy: GROPING,
  frankenstein: GROPING,
  werewolf: { near: 'flex', far: 'flex' },
  goblin: { near: 'pray', far: 'pray' },
  ogre: PROUD,
  troll: { near: 'scratch' },
  santa: { near: 'belly', far: 'wave' },
  gnome: { near: 'wave' },
  alien: { near: 'wave' },
};
