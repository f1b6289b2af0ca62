import { checkEngines } from '@/lib/engines/remote/status';
import { env } from '@/lib/env';
import { distrustForwardedHeaders } from './forwarded-headers';
import { logger } from './logger';
import { startMaintenance } from './maintenance';
import { services } from './services';

/** Says what is not set up and changes what people can rely on. */
function sayWhatIsMissing(): void {
  if (env().SMTP_URL) return;
  logger().warn(
    { event: 'mail_not_set_up' },
    'no SMTP_URL: addresses are not verified, passwords can be reset with the admin command user:password',
  );
}

/** Opens the services, takes a lease, and warms a worker; exits on failure. */
export async function startServer(): Promise<void> {
  try {
    if (!env().TRUST_PROXY) distrustForwardedHeaders();
    checkEngines(env());
    sayWhatIsMissing();
    await startMaintenance();
    const { jobs } = await services();
    jobs.warm();
  } catch (error) {
    console.error('Easel could not start:', error);
    process.exit(1);
  }
}
