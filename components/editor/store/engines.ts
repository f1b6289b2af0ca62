'use client';

import { useQuery } from '@tanstack/react-query';
import { callAction } from '@/components/api/client';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import type { AnswerOf } from '@/lib/resources/define-action';
import { engineActions } from '@/lib/resources/engines';

type Answer = AnswerOf<typeof engineActions.listEngines>;
type Engines = Pick<Answer, 'capabilities' | 'engines'> & Partial<Pick<Answer, 'drawn_by'>>;

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

/** What Easel's own engine is called among engines. */
export const BUILTIN = 'builtin';

/** What people know an engine as: a local model by its own name. */
export function engineTitle({ name, models }: EngineView): string {
  return name === 'local' ? (models[0] ?? name) : name;
}

/** The engine that draws with a model; `undefined` where that is Easel's own. */
export function drawerOf({ drawn_by, engines }: Engines, modelId: string): EngineView | undefined {
  return engines.find(({ name }) => name === drawn_by?.[modelId]);
}

/** Titles of the engines that draw with any of some models; none where Easel's own draws all of them. */
export function drawersOf(
  { models }: { models: readonly ({ id: string } | undefined)[] },
  engines: Engines,
): string[] {
  const drawers = models.flatMap((model) => (model && drawerOf(engines, model.id)) ?? []);
  return [...new Set(drawers.map(engineTitle))];
}

/**
 * The configured engines that an operation goes to; none where Easel's own does all of it.
 * @param modelId the chosen model, which an engine may leave to Easel's own
 */
export function enginesFor(
  all: Engines,
  { capabilities: needed }: OperationDefinition,
  modelId?: string,
): EngineView[] {
  const isLeft = modelId !== undefined && all.drawn_by?.[modelId] === BUILTIN;
  const sent = isLeft ? needed.filter((capability) => !DRAWING.has(capability)) : needed;
  const names = new Set(sent.map((capability) => all.capabilities[capability]));
  return all.engines.filter(({ name }) => names.has(name));
}

/** What a model decides who does it. */
const DRAWING: ReadonlySet<string> = new Set(['draw', 'repaint', 'restyle']);
