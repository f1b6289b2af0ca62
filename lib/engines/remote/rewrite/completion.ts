import { z } from 'zod';
import type { Address } from '../address';
import type { EngineLog } from '../log';
import { getJson, postJson } from '../transport/exchange';

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});
const models = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

export interface ChatOptions {
  address: Address;
  /** The first that the server lists when left out. */
  model?: string;
  log: EngineLog;
}

export interface ChatQuestion {
  instructions: string;
  prompt: string;
  temperature: number;
  maxTokens: number;
}

/** Servers are named by their root (`http://localhost:11434`) or by their API (`…/v1`). */
function pathOf({ root }: Address, path: string): string {
  return root.pathname === '/' ? `/v1${path}` : path;
}

async function modelOf({ address, model }: ChatOptions, signal: AbortSignal): Promise<string> {
  if (model !== undefined) return model;
  const { data } = await getJson(address, pathOf(address, '/models'), models, signal);
  return data[0]?.id ?? '';
}

/** What a language model behind an OpenAI-compatible chat server answers, as it wrote it. */
export async function askChat(
  { instructions, prompt, temperature, maxTokens }: ChatQuestion,
  options: ChatOptions,
  signal: AbortSignal,
): Promise<string> {
  const { address } = options;
  const body = {
    model: await modelOf(options, signal),
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
    temperature,
    max_tokens: maxTokens,
    stream: false,
  };
  const path = pathOf(address, '/chat/completions');
  const { choices } = await postJson(address, path, body, completion, signal);
  return choices[0]?.message.content ?? '';
}
