import { birds } from './animals/birds';
import { hoofed } from './animals/hoofed';
import { pets } from './animals/pets';
import { scaly } from './animals/scaly';
import { wild } from './animals/wild';
import type { ConceptEntry } from './concept';

export const animals: readonly ConceptEntry[] = [...pets, ...hoofed, ...wild, ...birds, ...scaly];
