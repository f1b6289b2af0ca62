import { z } from 'zod';
import { BackendError } from '../../transport/backend-error';
import { get } from '../../transport/exchange';
import type { BackendTask } from '../backend';
import type { Workflow } from './workflow';

const file = z.object({
  filename: z.string().min(1),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
export type OutputFile = z.output<typeof file>;

/** What each node put out; only pictures are looked at. */
export const outputsSchema = z.record(
  z.string(),
  z.object({ images: z.array(file).optional().catch(undefined) }).loose(),
);
export type Outputs = z.output<typeof outputsSchema>;

/**
 * The picture of a finished job: of the node titled "output" where there is one, else of a node that
 * saves, else of one that previews.
 */
export function resultOf(outputs: Outputs, workflow: Workflow): OutputFile {
  const found = Object.entries(outputs).flatMap(([id, { images }]) =>
    images?.[0] ? [{ id, image: images[0] }] : [],
  );
  const isTitled = (id: string) => workflow[id]?._meta?.title?.trim().toLowerCase() === 'output';
  const chosen =
    found.find(({ id }) => isTitled(id)) ??
    found.find(({ image }) => image.type === 'output') ??
    found[0];
  if (!chosen) throw new BackendError('broken', 'the workflow finished without a picture');
  return chosen.image;
}

/** Bytes of an output. */
export async function fetchOutput(
  { filename, subfolder, type }: OutputFile,
  { address, signal }: BackendTask,
): Promise<Uint8Array> {
  const query = new URLSearchParams({ filename, subfolder, type });
  return (await get(address, `/view?${query.toString()}`, signal)).body;
}
