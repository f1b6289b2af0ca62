import { bicycle, eye, heart, tooth } from './body';
import { animalCell, plantCell } from './cells';
import { cloudHeights } from './cloud-heights';
import type { Diagram } from './diagram';
import { earthLayers, volcano } from './earth';
import { greenhouse, photosynthesis, waterCycleLand } from './nature';
import { atom, circuit } from './physics';
import { moonPhases, seasonsOfEarth } from './sky';
import { wholePlant } from './whole-plant';
import { brain, ear } from './senses';
import { bodySystems } from './torso';
import { apple, coffeeCherry, flower, treeTrunk } from './plants';

/** Subjects whose parts are known by name. */
export const DIAGRAMS: readonly Diagram[] = [
  heart,
  tooth,
  eye,
  brain,
  ear,
  ...bodySystems,
  bicycle,
  volcano,
  earthLayers,
  flower,
  plantCell,
  animalCell,
  coffeeCherry,
  apple,
  treeTrunk,
  wholePlant,
  waterCycleLand,
  cloudHeights,
  photosynthesis,
  greenhouse,
  moonPhases,
  seasonsOfEarth,
  atom,
  circuit,
];
