import { readInstalled } from '@/lib/local-models/installed';
import { examine, type Finding } from '@/lib/local-models/doctor';
import { overview, type ModelLine } from '@/lib/local-models/overview';
import type { RuntimeState } from '@/lib/local-models/runtime/runtime';
import type { ModelChange } from './model-changes';
import type { Services } from './services';

/** Models of this machine, as its administrators see them. */
export interface LocalModels {
  models: ModelLine[];
  runtime: RuntimeState;
  change: ModelChange | null;
  /** What is missing, where a model is installed and can't draw. */
  problems: Finding[];
}

/** Reads what is installed, what runs, and what is being fetched. */
export async function readLocalModels(services: Services): Promise<LocalModels> {
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
