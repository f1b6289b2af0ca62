import { z } from 'zod';
import { named } from './answers';
import { defineAction } from './define-action';

const engine = z.object({
  name: z.string(),
  capabilities: z.array(z.string()),
  falls_back: z
    .array(z.string())
    .describe('What it was given and lacks: Easel’s own engine does it.'),
  answering: z.number().int().describe('How many of its addresses answer.'),
  addresses: z.number().int(),
  models: z.array(z.string()),
});

const laneLoad = z.object({ running: z.number().int(), waiting: z.number().int() });

/** The configured diffusion servers, without where they are. */
export const engineActions = {
  listEngines: defineAction({
    id: 'listEngines',
    method: 'GET',
    path: '/v1/engines',
    summary: 'Which engine does what, and whether each answers',
    answer: named(
      'EngineList',
      z.object({
        capabilities: z
          .record(z.string(), z.string())
          .describe('Name of the engine that does each primitive; `builtin` is Easel’s own.'),
        drawn_by: z
          .record(z.string(), z.string())
          .describe('Name of the engine that draws what each model draws.'),
        engines: z.array(engine).describe('The configured diffusion servers.'),
        load: z
          .object({ workers: z.number().int(), quick: laneLoad, slow: laneLoad })
          .describe('Jobs of all users now, by lane: small work goes in the quick one.'),
      }),
    ),
  }),
};
