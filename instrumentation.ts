/** Runs once when the server starts. A server that can't work must say so and end, not answer 500. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('@/lib/server/start');
  await startServer();
}
