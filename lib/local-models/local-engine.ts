import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Environment } from '@/lib/env';
import { modelInUse, modelsFolder, readInstalled } from './installed';
import { runtimeCommand, runtimeEnvironment } from './runtime/command';
import { Gateway } from './runtime/gateway';
import { findProgram } from './runtime/program';
import { Runtime, RuntimeUnavailable, type Load, type RuntimeState } from './runtime/runtime';
import { RuntimeProcess } from './runtime/runtime-process';

/** The local model of this machine, as the server and a machine of workers hold it. */
export interface LocalEngine {
  /** Address for `ENGINE_LOCAL_URL`, with its key. */
  url: string;
  state(): RuntimeState;
  /** Ends a loaded model; the next picture loads it again. */
  unload(): Promise<void>;
  close(): Promise<void>;
}

export interface LocalEngineOptions {
  environment: Pick<
    Environment,
    'DATA_DIR' | 'ENGINE_SDCPP_BIN' | 'ENGINE_SDCPP_FLAGS' | 'ENGINE_IDLE_MINUTES'
  >;
  keeperPath: string;
  log: ConstructorParameters<typeof Runtime>[0]['log'];
}

/** Two gigabytes take up to twenty seconds from a warm disk; twenty take minutes from a cold one. */
const START_TIMEOUT_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/** What the model is loaded from, by an id that changes when any of it does. */
function loadOf({ environment, keeperPath }: LocalEngineOptions): Load {
  const { DATA_DIR: dataDir, ENGINE_SDCPP_BIN: given, ENGINE_SDCPP_FLAGS: more } = environment;
  const installed = readInstalled(dataDir);
  const chosen = modelInUse(installed);
  if (!chosen) throw new RuntimeUnavailable('no local model is in use', MINUTE_MS);
  const program = findProgram(installed, { dataDir, given });
  if (!program) {
    throw new RuntimeUnavailable(
      'there is no sd-server: npm run models doctor says more',
      MINUTE_MS,
    );
  }
  const { id, model } = chosen;
  const threads = availableParallelism();
  mkdirSync(modelsFolder(dataDir), { recursive: true });
  return {
    id: `${id} ${model.addedAt} ${program}`,
    start: (onExit) =>
      RuntimeProcess.start({
        keeperPath,
        logFile: path.join(modelsFolder(dataDir), 'runtime.log'),
        command: (port) => runtimeCommand(program, model, { dataDir, port, threads, more }),
        environment: runtimeEnvironment(program),
        startTimeoutMs: START_TIMEOUT_MS,
        onExit,
      }),
  };
}

/** Opens the gateway of the local model; nothing is loaded before a picture needs it. */
export async function openLocalEngine(options: LocalEngineOptions): Promise<LocalEngine> {
  const { environment, log } = options;
  const runtime = new Runtime({
    load: () => loadOf(options),
    idleMs: environment.ENGINE_IDLE_MINUTES * MINUTE_MS,
    log,
  });
  const gateway = new Gateway(
    runtime,
    () => modelInUse(readInstalled(environment.DATA_DIR))?.id ?? '',
  );
  const url = await gateway.start();
  return {
    url,
    state: () => runtime.state,
    unload: () => runtime.end(),
    close: async () => {
      await runtime.close();
      await gateway.close();
    },
  };
}
