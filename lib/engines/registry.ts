import { builtinEngine } from './builtin/builtin-engine';
import type { Engine } from './engine';

/** The engine of this process: for each primitive the provider that has it, the built-in one else. */
export function engine(): Engine {
  return builtinEngine;
}
