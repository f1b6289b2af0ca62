import { bicycle, eye, heart, tooth } from './body';
import { animalCell, plantCell } from './cells';
import type { Diagram } from './diagram';
import { earthLayers, volcano } from './earth';
import { wholePlant } from './whole-plant';
import { apple, coffeeCherry, flower, treeTrunk } from './plants';

/** Subjects whose parts are known by name. */
export const DIAGRAMS: readonly Diagram[] = [
  heart,
  tooth,
  eye,
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
];
