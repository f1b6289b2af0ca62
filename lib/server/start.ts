import { checkEngines } from '@/lib/engines/remote/status';
import { env, EnvironmentError } from '@/lib/env';
import { serveMetrics } from '@/lib/metrics/serve-metrics';
import { distrustForwardedHeaders } from './forwarded-headers';
import { leaveRequests } from './leave-requests';
import { onLettingGo } from './letting-go';
import { logger } from './logger';
import { startMaintenance } from './maintenance';
import { services } from './services';
import { databaseFault, requireSharedSecret, StartFault, tryBucket } from './start-faults';

/** Says what is not set up and changes what people can rely on. */
function sayWhatIsMissing(): void {
  if (env().SMTP_URL) return;
  logger().warn(
    { event: 'mail_not_set_up' },
    'no SMTP_URL: addresses are not verified, passwords can be reset with the admin command user:password',
  );
}

/** A fault that whoever set this up can mend, which is told in its one line alone. */
function faultOf(error: unknown): Error | undefined {
  if (error instanceof StartFault || error instanceof EnvironmentError) return error;
  return databaseFault(error, env());
}

/** Opens the services, takes a lease, and warms a worker; exits on failure. */
export async function startServer(): Promise<void> {
  try {
    if (!env().TRUST_PROXY) distrustForwardedHeaders();
    checkEngines(env());
    sayWhatIsMissing();
    requireSharedSecret(env());
    const { objects } = await services();
    await tryBucket(objects, env(), (line) => logger().warn({ event: 's3_away' }, line));
    await startMaintenance();
    const { jobs, metrics, runTurns, requests } = await services();
    onLettingGo((deadlineMs) => leaveRequests({ runTurns, requests }, deadlineMs));
    jobs.warm();
    const { METRICS_PORT: port, HOST: host } = env();
    if (metrics && port !== undefined) await serveMetrics(metrics, { port, host });
  } catch (error) {
    console.error('Easel could not start:', faultOf(error)?.message ?? error);
    process.exit(1);
  }
}
