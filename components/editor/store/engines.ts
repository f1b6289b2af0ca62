'use client';

import { z } from 'zod';
import { create } from 'zustand';
import type { OperationDefinition } from '@/lib/operations/define-operation';

const engine = z.object({
  name: z.string(),
  capabilities: z.array(z.string()),
  falls_back: z.array(z.string()),
  answering: z.number(),
  addresses: z.number(),
  models: z.array(z.string()),
});

/** A diffusion server that the operator has configured. */
export type EngineView = z.infer<typeof engine>;

/** Whether none of the engine's addresses takes work now. */
export const isDown = ({ answering }: EngineView): boolean => answering === 0;

const listing = z.object({
  capabilities: z.record(z.string(), z.string()),
  engines: z.array(engine),
});

type EnginesState = z.infer<typeof listing>;

/** Who does what; empty while nobody but Easel itself is known to. */
export const useEngines = create<EnginesState>(() => ({ capabilities: {}, engines: [] }));

/** Asks the service which engine does what; keeps what is known when it does not answer. */
export async function loadEngines(): Promise<void> {
  try {
    const response = await fetch('/v1/engines');
    const parsed = listing.safeParse(await response.json());
    if (response.ok && parsed.success) useEngines.setState(parsed.data);
  } catch {
    // Offline: the next answer will tell.
  }
}

/** The configured engines that an operation goes to; none where Easel's own does all of it. */
export function enginesFor(
  { capabilities, engines }: EnginesState,
  { capabilities: needed }: OperationDefinition,
): EngineView[] {
  const names = new Set(needed.map((capability) => capabilities[capability]));
  return engines.filter(({ name }) => names.has(name));
}
