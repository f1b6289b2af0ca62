import { bicycle, eye, heart, tooth } from './body';
import type { Diagram } from './diagram';
import { earthLayers, volcano } from './earth';
import { wholePlant } from './whole-plant';
import { apple, coffeeCherry, flower, plantCell, treeTrunk } from './plants';

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
  coffeeCherry,
  apple,
  treeTrunk,
  wholePlant,
];
