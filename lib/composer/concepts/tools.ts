import type { ConceptEntry } from './concept';
import { labKinds } from './tools/lab-kinds';
import { careThings } from './tools/care';
import { clinicThings } from './tools/clinic';
import { handtools } from './tools/handtools';
import { housework } from './tools/housework';
import { officeThings } from './tools/office';
import { stationery } from './tools/stationery';
import { tradeTools } from './tools/trades';
import { vanityThings } from './tools/vanity';
import { workingTools } from './tools/working';

export const tools: readonly ConceptEntry[] = [
  ...handtools,
  ...housework,
  ...stationery,
  ...officeThings,
  ...careThings,
  ...clinicThings,
  ...tradeTools,
  ...vanityThings,
  ...workingTools,
  ...labKinds,
];
