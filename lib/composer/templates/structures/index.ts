import type { Template } from '../template';
import { mindMap } from './mind-map';
import { orgChart } from './org-chart';
import { planOfTime } from './plan-of-time';
import { quadrants } from './quadrants';
import { timesTable } from './times-table';

/** Pages that are a structure: who leads whom, what belongs to what, when something is done. */
export const STRUCTURES: readonly Template[] = [
  orgChart,
  mindMap,
  quadrants,
  planOfTime,
  timesTable,
];
