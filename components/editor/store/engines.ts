'use client';

import { useQuery } from '@tanstack/react-query';
import { callAction } from '@/components/api/client';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import type { AnswerOf } from '@/lib/resources/define-action';
import { engineActions } from '@/lib/resources/engines';

type Engines = Pick<AnswerOf<typeof engineActions.listEngines>, 'capabilities' | 'engines'>;

/** A diffusion server that the operator has configured. */
export type EngineView = Engines['engines'][number];

/** Whether none of the engine's addresses takes work now. */
export const isDown = ({ answering }: EngineView): boolean => answering === 0;

/** How often engines are asked about, where there are some and the page is looked at. */
const LOOK_MS = 15_000;
const NOBODY: Engines = { capabilities: {}, engines: [] };

/**
 * Who does what; empty while nobody but Easel itself is known to. What is known stays when the service
 * does not answer, and where no engine is configured there is nothing to ask again.
 */
export function useEngines(): Engines & { lookAgain: () => void } {
  const { data = NOBODY, refetch } = useQuery({
    queryKey: ['engines'],
    queryFn: ({ signal }) => callAction(engineActions.listEngines, { signal }),
    refetchInterval: ({ state }) => (state.data?.engines.length ? LOOK_MS : false),
  });
  return { ...data, lookAgain: () => void refetch() };
}

/** The configured engines that an operation goes to; none where Easel's own does all of it. */
export function enginesFor(
  { capabilities, engines }: Engines,
  { capabilities: needed }: OperationDefinition,
): EngineView[] {
  const names = new Set(needed.map((capability) => capabilities[capability]));
  return engines.filter(({ name }) => names.has(name));
}
