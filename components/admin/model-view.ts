/** A diffusion model as administrators see it; sizes in bytes, memory in MB. */
export interface ModelView {
  id: string;
  title: string;
  goodFor?: string;
  licence?: { name: string; url: string; commerce: 'yes' | 'limited' | 'no' | 'unknown' };
  downloadBytes: number;
  cpuMegabytes?: number;
  gpuMegabytes?: number;
  expect?: { cpu: string; gpu: string };
  isInstalled: boolean;
  isInUse: boolean;
  diskBytes: number;
}

export interface ModelsView {
  models: readonly ModelView[];
  runtime: { state: 'asleep' | 'starting' | 'ready' } | { state: 'failed'; reason: string };
  /** An installation that runs, or has failed. */
  change: {
    id: string;
    file?: string;
    step?: string;
    doneBytes: number;
    totalBytes?: number;
    failure?: string;
  } | null;
  problems: readonly { what: string; says: string; command?: string }[];
}

/** What administrators can do about models; each resolves to a refusal, or to nothing. */
export interface ModelActions {
  read: () => Promise<ModelsView | undefined>;
  add: (id: string) => Promise<string | undefined>;
  stop: () => Promise<string | undefined>;
  use: (id: string | null) => Promise<string | undefined>;
  unload: () => Promise<string | undefined>;
  remove: (id: string) => Promise<string | undefined>;
}
