import type { ModelsView } from '@/lib/local-models/models-view';

/** What administrators can do about models; each resolves to a refusal, or to nothing. */
export interface ModelActions {
  read: () => Promise<ModelsView | undefined>;
  add: (id: string) => Promise<string | undefined>;
  stop: () => Promise<string | undefined>;
  use: (id: string | null) => Promise<string | undefined>;
  unload: () => Promise<string | undefined>;
  remove: (id: string) => Promise<string | undefined>;
}
