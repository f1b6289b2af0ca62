import { readInstalled } from '@/lib/local-models/installed';
import { examine } from '@/lib/local-models/doctor';
import type { ModelsView } from '@/lib/local-models/models-view';
import { overview } from '@/lib/local-models/overview';
import type { Services } from './services';

/** Reads what is installed, what runs, and what is being fetched. */
export async function readLocalModels(services: Services): Promise<ModelsView> {
  const { env, localEngine, modelChanges } = services;
  const installed = readInstalled(env.DATA_DIR);
  const findings = installed.inUse === null ? [] : await examine(env);
  return {
    models: overview(installed),
    runtime: localEngine.state(),
    change: modelChanges.current ?? null,
    problems: findings.filter(({ isWell }) => !isWell),
  };
}
