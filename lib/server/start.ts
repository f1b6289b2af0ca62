import { checkEngines } from '@/lib/engines/remote/status';
import { env } from '@/lib/env';
import { distrustForwardedHeaders } from './forwarded-headers';
import { startMaintenance } from './maintenance';
import { services } from './services';

/** Opens the services, gives back what a crash left reserved, and warms a worker; exits on failure. */
export async function startServer(): Promise<void> {
  try {
    if (!env().TRUST_PROXY) distrustForwardedHeaders();
    checkEngines(env());
    await startMaintenance();
    const { jobs } = await services();
    jobs.warm();
  } catch (error) {
    console.error('Easel could not start:', error);
    process.exit(1);
  }
}
