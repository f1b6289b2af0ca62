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

/** Who is drawn on what they ride. */
function mounted(drawing: string, objects: readonly string[]): Fusion {
  return { owners: [drawing], relations: ['riding', 'on'], objects, drawing: { '*': drawing } };
}

export const FUSIONS: readonly Fusion[] = [
  mounted('horse-racing', ['horse']),
  mounted('person-biking', ['bicycle']),
  mounted('person-mountain-biking', ['bicycle']),
  mounted('person-surfing', ['surfboard', 'water-wave']),
  mounted('person-rowing-boat', ['canoe']),
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
