/** A part that requests need. */
export interface Part {
  check: () => Promise<void>;
  /**
   * Whether other servers stand on the very same one. Such a part takes no server out: all would go at
   * once, and what needs it not (accounts, ledgers, files that are there) would go with them.
   */
  isShared: boolean;
  /** Whether it answers and yet does less than it should. */
  isDegraded?: () => Promise<boolean>;
}

export type PartState = 'ok' | 'degraded' | 'failing';

export interface Readiness {
  /** `failing`: send no requests here. `degraded`: some will be refused, here as everywhere. */
  status: PartState;
  parts: Record<string, PartState>;
}

export interface ReadinessOptions {
  /** How long a look counts, however many ask. */
  cachedMs: number;
  /** A part that says nothing for this long fails. */
  limitMs: number;
  /** The same for shared parts: shorter, or who asks would give this server up for being slow. */
  sharedLimitMs: number;
  now?: () => number;
}

async function withinLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function stateOf(part: Part): Promise<PartState> {
  await part.check();
  return (await part.isDegraded?.()) === true ? 'degraded' : 'ok';
}

function overall(parts: Record<string, Part>, states: Record<string, PartState>): PartState {
  const names = Object.keys(parts);
  if (names.some((name) => states[name] === 'failing' && !parts[name]?.isShared)) return 'failing';
  return names.every((name) => states[name] === 'ok') ? 'ok' : 'degraded';
}

/** A look at all parts at once, kept for a moment: balancers ask often, and from many places. */
export function createReadiness(
  parts: Record<string, Part>,
  { cachedMs, limitMs, sharedLimitMs, now = Date.now }: ReadinessOptions,
): () => Promise<Readiness> {
  let seen: { atMs: number; readiness: Promise<Readiness> } | undefined;

  async function look(): Promise<Readiness> {
    const entries = Object.entries(parts).map(async ([name, part]) => {
      const state = withinLimit(stateOf(part), part.isShared ? sharedLimitMs : limitMs).catch(
        (): PartState => 'failing',
      );
      return [name, await state] as const;
    });
    const states = Object.fromEntries(await Promise.all(entries));
    return { status: overall(parts, states), parts: states };
  }

  return () => {
    if (!seen || now() - seen.atMs >= cachedMs) seen = { atMs: now(), readiness: look() };
    return seen.readiness;
  };
}
