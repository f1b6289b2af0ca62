import { z } from 'zod';
import { RequestError, post } from '@/components/editor/actions/request';
import { withCost } from '@/components/editor/actions/failure';
import { useBalance } from '@/components/shell/balance-store';
import type { StyleMatch } from '@/lib/models/support';
import { storedStyleSchema, type StoredStyle } from './stored-styles';

/** One scene for all samples, so that styles can be compared by their pictures. */
const SAMPLE_PROMPT = 'A sailing boat on a lake below mountains, pine trees, a low sun';
const SAMPLE_SIZE = '3:2';
const SAMPLE_SEED = 11;

export interface NewStyle {
  name: string;
  modelId: string;
  match: StyleMatch;
  /** A curated style to build upon; empty for none. */
  baseStyle: string;
  references: { file: File; weight: number }[];
}

const createdStyle = z.object({ id: z.string(), credits: z.number() });
const drawn = z.object({
  credits: z.number(),
  data: z.array(z.object({ image_id: z.string() })).min(1),
});

/** Why a request came to nothing, as a sentence that says what it cost. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RequestError) return withCost(error.failure.message, error.failure.charged);
  return 'The server did not answer. Try again.';
}

/** Makes a style; resolves to its id. */
export async function createStyle(style: NewStyle): Promise<string> {
  const answer = await post({
    path: '/v1/styles',
    body: {
      name: style.name,
      model: style.modelId,
      match: style.match,
      image_weights: style.references.map(({ weight }) => weight),
      ...(style.baseStyle ? { style: style.baseStyle } : {}),
    },
    files: { files: style.references.map(({ file }) => file) },
    answer: createdStyle,
  });
  useBalance.getState().charge(answer.credits);
  return answer.id;
}

/** Draws a sample with a style and keeps it as the style's picture. */
export async function drawSample(styleId: string, modelId: string): Promise<StoredStyle> {
  const answer = await post({
    path: '/v1/images/generations',
    body: {
      prompt: SAMPLE_PROMPT,
      size: SAMPLE_SIZE,
      random_seed: SAMPLE_SEED,
      model: modelId,
      style_id: styleId,
    },
    answer: drawn,
  });
  useBalance.getState().charge(answer.credits);
  return post({
    path: `/v1/styles/${styleId}/samples`,
    body: { image_id: answer.data[0]?.image_id },
    answer: storedStyleSchema,
  });
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

export async function readStyle(id: string): Promise<StoredStyle> {
  return storedStyleSchema.parse(await send(`/v1/styles/${id}`, {}));
}

export async function renameStyle(id: string, name: string): Promise<StoredStyle> {
  return storedStyleSchema.parse(
    await send(`/v1/styles/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    }),
  );
}

export async function deleteStyle(id: string): Promise<void> {
  await send(`/v1/styles/${id}`, { method: 'DELETE' });
}
