/** Ends or hands over what a server does behind its connections, within a time in milliseconds. */
type LetGo = (deadlineMs: number) => Promise<void>;

// The server's entry and Next are bundles of their own in one process: they meet here.
const shared: typeof globalThis & { easelLetGo?: LetGo } = globalThis;

/** Says how; called by whoever opened the services. */
export function onLettingGo(letGo: LetGo): void {
  shared.easelLetGo = letGo;
}

/** On the way out: lets go of what no connection waits for. Does nothing before the services are open. */
export async function letGo(deadlineMs: number): Promise<void> {
  await shared.easelLetGo?.(deadlineMs);
}
