import path from 'node:path';
import type { PartRole } from '../catalogue/schema';
import { placeOf, type InstalledModel } from '../installed';

/** The runtime's option for each part of a model. */
const OPTION_OF: Record<PartRole, string> = {
  model: '--model',
  diffusion_model: '--diffusion-model',
  vae: '--vae',
  llm: '--llm',
  clip_l: '--clip_l',
  clip_g: '--clip_g',
  t5xxl: '--t5xxl',
};

export interface RuntimeCommand {
  program: string;
  args: string[];
}

/**
 * The command line that serves a model on a loopback port.
 * @param more what the operator adds, after all of ours, so that it decides
 */
export function runtimeCommand(
  program: string,
  { parts, flags }: Pick<InstalledModel, 'parts' | 'flags'>,
  {
    dataDir,
    port,
    threads,
    more,
  }: { dataDir: string; port: number; threads: number; more: readonly string[] },
): RuntimeCommand {
  return {
    program,
    args: [
      '--listen-ip',
      '127.0.0.1',
      '--listen-port',
      String(port),
      '--threads',
      String(threads),
      ...parts.flatMap(({ role, path: file }) => [OPTION_OF[role], placeOf(dataDir, file)]),
      ...flags.flatMap((flag) => flag.split('=')),
      ...more,
    ],
  };
}

/** What the program gets of the environment: where it finds its libraries and its card, and no secret. */
export function runtimeEnvironment(
  program: string,
  variables: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'CUDA_VISIBLE_DEVICES'];
  const isOfCard = (name: string) => /^(VK_|GGML_|HIP_|ROCR_|NVIDIA_|MESA_)/.test(name);
  const own = Object.entries(variables).filter(
    ([name, value]) => value !== undefined && (passed.includes(name) || isOfCard(name)),
  );
  const libraries = [path.dirname(program), variables.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(path.delimiter);
  return { ...(Object.fromEntries(own) as Record<string, string>), LD_LIBRARY_PATH: libraries };
}
