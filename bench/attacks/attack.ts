import type { TestServer } from '../../tests/support/server';

/** What an attacker has: a server with default limits, and accounts that cost nothing to make. */
export interface Target {
  server: TestServer;
  /** A token of an account with units to spend. */
  token: string;
  /** A token of an account that has none. */
  pennilessToken: string;
}

/** One way to bring a server down, or to make others pay. */
export interface Attack {
  name: string;
  /** Sends it, and resolves to what came back, such as `413` or `60 × 200`. */
  run: (target: Target) => Promise<string>;
}

/** `3 × 413, 1 × 200`: answers by how often they came. */
export function counted(answers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => (count === 1 ? answer : `${count} × ${answer}`))
    .join(', ');
}
