import type { Finding } from './doctor';
import type { ModelLine } from './overview';
import type { RuntimeState } from './runtime/runtime';

/** An installation that was begun on a page, and how far it is. */
export interface ModelChange {
  id: string;
  file?: string;
  step?: string;
  doneBytes: number;
  totalBytes?: number;
  /** Why it ended without the model; nothing while it runs. */
  failure?: string;
}

/** Models of this machine, as its administrators see them. */
export interface ModelsView {
  models: ModelLine[];
  runtime: RuntimeState;
  change: ModelChange | null;
  /** What is missing, where a model is in use and can't draw. */
  problems: Finding[];
}
