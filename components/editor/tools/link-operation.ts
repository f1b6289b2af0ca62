import { operationOf } from '@/lib/operations/catalogue';
import { takesFrame, takesMask, takesText } from '../operation-form/definitions';
import { modelFor, takes } from '../operation-form/taken';
import { useForms } from '../store/forms';
import { TILED_OPERATIONS, useOperation, type OperationId } from '../store/operation';
import { useActiveTool, type ToolId } from './active-tool';

const MASK_TOOLS: readonly ToolId[] = [
  'brush',
  'eraser',
  'lasso',
  'rectangle',
  'ellipse',
  'object',
  'wand',
  'magic-select',
];

export function isMaskTool(tool: ToolId): boolean {
  return MASK_TOOLS.includes(tool);
}

/** The family that places words (spec: Parameter support). */
export const TEXT_MODEL_ID = 'svcv3';

/** Words are placed by one family alone: an operation that has a choice takes it as soon as the tool is in hand. */
function takeTextModel(operation: OperationId): void {
  const { forms, change } = useForms.getState();
  const definition = operationOf(operation);
  const model = modelFor(definition, forms[operation]?.modelId);
  if (!takes(definition, model, 'text_layout')) change(operation, { modelId: TEXT_MODEL_ID });
}

/** What an operation must take for a tool to be of use to it; nothing where any will do. */
function needOf(tool: ToolId): ((operation: OperationId) => boolean) | undefined {
  if (isMaskTool(tool)) return takesMask;
  if (tool === 'text') return takesText;
  return tool === 'outpaint' ? takesFrame : undefined;
}

/** The operation that a tool is for: the one in hand, or the first that has a use for it. */
export function operationFor(tool: ToolId, operation: OperationId): OperationId {
  const hasUse = needOf(tool);
  if (!hasUse || hasUse(operation)) return operation;
  return TILED_OPERATIONS.find(({ id }) => hasUse(id))?.id ?? operation;
}

/** The tool that an operation begins with, where the one in hand is of no use to it. */
export function toolFor(operation: OperationId, tool: ToolId): ToolId {
  if (takesFrame(operation)) return tool === 'text' ? tool : 'outpaint';
  if (takesMask(operation)) {
    return isMaskTool(tool) || (tool === 'text' && takesText(operation)) ? tool : 'brush';
  }
  const hasUse = needOf(tool);
  return !hasUse || hasUse(operation) ? tool : 'hand';
}

/** Keeps tool and operation fitting each other, whichever is chosen. Returns the function that stops. */
export function linkToolAndOperation(): () => void {
  const stops = [
    useActiveTool.subscribe(({ tool }, before) => {
      if (tool === before.tool) return;
      const { operation, setOperation } = useOperation.getState();
      const wanted = operationFor(tool, operation);
      if (wanted !== operation) setOperation(wanted);
      if (tool === 'text') takeTextModel(wanted);
    }),
    useOperation.subscribe(({ operation }, before) => {
      if (operation === before.operation) return;
      const { tool, setTool } = useActiveTool.getState();
      const wanted = toolFor(operation, tool);
      if (wanted !== tool) setTool(wanted);
      else if (tool === 'text') takeTextModel(operation);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
