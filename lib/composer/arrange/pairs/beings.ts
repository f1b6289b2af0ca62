/** Between whom a joint pose is. */
export const PEOPLE = ['person', 'person'] as const;
export const BEASTS = ['animal', 'animal'] as const;
export const WITH_BEAST = ['person', 'animal'] as const;
export const BEAST_WITH = ['animal', 'person'] as const;
