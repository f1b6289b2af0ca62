import type { Mammal } from '../core/mammal';

export type Change = Partial<Omit<Mammal, 'build' | 'colors' | 'profile' | 'face' | 'upright'>> & {
  build?: Partial<Mammal['build']>;
  colors?: Partial<Mammal['colors']>;
  profile?: Partial<Mammal['profile']>;
  face?: Partial<Mammal['face']>;
  upright?: Partial<Mammal['upright']>;
};

/** A kind told by what sets it apart from another. */
export function variant(base: Mammal, change: Change): Mammal {
  return {
    ...base,
    ...change,
    build: { ...base.build, ...change.build },
    colors: { ...base.colors, ...change.colors },
    profile: { ...base.profile, ...change.profile },
    face: { ...base.face, ...change.face },
    upright: { ...base.upright, ...change.upright },
  };
}
