import type { Profile } from '@/lib/engines/mapping/profiles';
import { modelInUse, readInstalled } from './installed';

/** Name of the local model among the backends, in `engines.json` as well. */
export const LOCAL_BACKEND = 'local';

/** Longest time for one picture, loading the model included: a processor alone takes minutes. */
export const LOCAL_TIMEOUT_SECONDS = 1_800;

/** How the model in use is asked for pictures; `undefined` while none is. */
export function localProfile(dataDir: string): Profile | undefined {
  const chosen = modelInUse(readInstalled(dataDir));
  if (!chosen) return undefined;
  return {
    ...chosen.model.settings,
    kind: 'sdcpp',
    concurrency: 1,
    timeoutSeconds: LOCAL_TIMEOUT_SECONDS,
  };
}
