import type { Template } from '../template';
import { gitGraph } from './git-graph';
import { network } from './network';
import { foodChain, pipeline } from './pipeline';
import { venn } from './venn';

/** Pages of boxes, rings and lanes with arrows: what comes after what, what speaks with what, what is shared. */
export const SCHEMES: readonly Template[] = [foodChain, pipeline, network, gitGraph, venn];
