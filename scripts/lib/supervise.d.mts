export const FIRST_PAUSE_MS: number;
export const LONGEST_PAUSE_MS: number;
export const MAX_DEATHS: number;
export function pauseMs(deaths: number): number;
export function verdict(end: {
  code: number | null;
  stopping: boolean;
  wasReady: boolean;
  deaths: number;
}): 'stop' | 'restart' | 'give-up';
export function supervise(options: {
  what?: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  onReady: () => void;
  deadlineMs: number;
  say: (text: string) => void;
  pause?: (deaths: number) => number;
}): { done: Promise<number>; stop: () => void; kill: () => void };
