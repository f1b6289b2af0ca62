import type { RelationKind } from '../../understand/description';

/** Pairs that one drawing shows together: `woman riding a bicycle` is one icon, not two. */
export interface Fusion {
  owners: readonly string[];
  relations: readonly RelationKind[];
  objects: readonly string[];
  /** Drawing by owner; `*` for any other. */
  drawing: Record<string, string>;
}

const PEOPLE = ['person', 'man', 'woman', 'boy', 'girl', 'child'] as const;

function gendered(suffix: string): Record<string, string> {
  return {
    man: `man-${suffix}`,
    boy: `man-${suffix}`,
    woman: `woman-${suffix}`,
    girl: `woman-${suffix}`,
    '*': `person-${suffix}`,
  };
}

export const FUSIONS: readonly Fusion[] = [
  { owners: PEOPLE, relations: ['riding'], objects: ['bicycle'], drawing: gendered('biking') },
  { owners: PEOPLE, relations: ['riding'], objects: ['horse'], drawing: { '*': 'horse-racing' } },
  {
    owners: PEOPLE,
    relations: ['riding', 'inside', 'on'],
    objects: ['canoe'],
    drawing: gendered('rowing-boat'),
  },
  {
    owners: PEOPLE,
    relations: ['riding', 'on', 'holding'],
    objects: ['surfboard', 'water-wave'],
    drawing: gendered('surfing'),
  },
];
