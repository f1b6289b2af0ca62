import type { KitPart } from '../part';
import { clinicThing } from './clinic';
import { tradeTool } from './trade-tools';
import { careThing } from './care';
import { deskThing } from './desk';
import { gardenTool } from './garden';
import { householdTool } from './household';
import { officeThing } from './office';
import { paperThing } from './papers';
import { vanityThing } from './vanity';
import { workingTool } from './working';
import { workshopTool } from './workshop';
import { labKind } from './lab-kinds';

export const toolsParts: readonly KitPart[] = [
  workshopTool,
  gardenTool,
  deskThing,
  householdTool,
  officeThing,
  paperThing,
  careThing,
  clinicThing,
  tradeTool,
  vanityThing,
  workingTool,
  labKind,
];
