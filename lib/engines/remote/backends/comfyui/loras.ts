import type { Lora } from '@/lib/engines/mapping/schema';
import type { Workflow } from './workflow';

const CHECKPOINT_LOADER = 'CheckpointLoaderSimple';
/** Outputs 0 and 1 of a checkpoint loader, the model and the text encoder, go through each LoRA. */
const CHANGED_OUTPUTS = [0, 1];

function rewired(value: unknown, from: string, to: string): unknown {
  if (!Array.isArray(value) || value.length !== 2) return value;
  const [id, output] = value as [unknown, unknown];
  const isChanged = id === from && CHANGED_OUTPUTS.includes(output as number);
  return isChanged ? [to, output] : value;
}

/** The workflow with LoRA loaders between its checkpoint and whatever uses that. */
export function withLoras(workflow: Workflow, loras: readonly Lora[]): Workflow {
  if (loras.length === 0) return workflow;
  const [loader] =
    Object.entries(workflow).find(([, node]) => node.class_type === CHECKPOINT_LOADER) ?? [];
  if (loader === undefined) {
    throw new Error(`LoRAs are attached to a ${CHECKPOINT_LOADER}, and the workflow has none`);
  }
  const idOf = (index: number) => `easel-lora-${index}`;
  const last = idOf(loras.length - 1);
  const result: Workflow = {};
  for (const [id, node] of Object.entries(workflow)) {
    const inputs = Object.entries(node.inputs).map(([name, value]) => [
      name,
      rewired(value, loader, last),
    ]);
    result[id] = { ...node, inputs: Object.fromEntries(inputs) as Record<string, unknown> };
  }
  loras.forEach(({ name, weight }, index) => {
    const before = index === 0 ? loader : idOf(index - 1);
    result[idOf(index)] = {
      class_type: 'LoraLoader',
      inputs: {
        model: [before, 0],
        clip: [before, 1],
        lora_name: name,
        strength_model: weight,
        strength_clip: weight,
      },
    };
  });
  return result;
}
