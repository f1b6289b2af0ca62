import type { StdioOptions } from 'node:child_process';

export interface SuiteOptions {
  reportFile: string;
  isRetried: boolean;
  root?: string;
  stdio?: StdioOptions;
}

export interface SuiteCounts {
  passed: number;
  failed: number;
  skipped: number;
  remarks: string[];
}

export function runSuite(projects: readonly string[], options: SuiteOptions): SuiteCounts;
