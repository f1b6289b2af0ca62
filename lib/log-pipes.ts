/**
 * Whoever reads the log may go away: a terminal that is closed, `| head`, a collector that crashed. Writing to it fails
 * with EPIPE then, which as an uncaught error is written to the log again, and so on with all of a core. What nobody
 * reads is dropped instead, and the process goes on and ends as it is told to.
 */
export function outliveLogReaders(
  streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
