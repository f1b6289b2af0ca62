import type { Template } from '../template';
import { gitGraph } from './git-graph';
import { network } from './network';
import { foodChain, growthRow, pipeline } from './pipeline';
import { tables } from './tables';
import { venn } from './venn';

/** Pages of boxes, rings and lanes with arrows: what comes after what, what speaks with what, what is shared. */
export const SCHEMES: readonly Template[] = [
  foodChain,
  growthRow,
  pipeline,
  tables,
  network,
  gitGraph,
  venn,
];
