import { DEFAULT_MODEL_ID, findModel } from '@/lib/models/models';
import { supports } from '@/lib/models/support';
import { useForms } from '../store/forms';
import { modeOf, useOperation, type OperationId } from '../store/operation';
import { useActiveTool, type ToolId } from './active-tool';

const MASK_TOOLS: readonly ToolId[] = [
  'brush',
  'eraser',
  'lasso',
  'rectangle',
  'ellipse',
  'magic-select',
];

/** Operations that a mask is sent with. */
const MASK_OPERATIONS: readonly OperationId[] = ['inpaint', 'erase', 'background'];

export function isMaskTool(tool: ToolId): boolean {
  return MASK_TOOLS.includes(tool);
}

export function takesMask(operation: OperationId): boolean {
  return MASK_OPERATIONS.includes(operation);
}

/** Whether words can be placed with an operation: all that take a prompt but remixing. */
function takesText(operation: OperationId): boolean {
  return modeOf(operation) !== 'process' && operation !== 'erase' && operation !== 'remix';
}

/** The family that places words (spec: support table, `text_layout`). */
export const TEXT_MODEL_ID = 'svcv3';

/** Words are placed by one family alone: generation takes it as soon as the tool is in hand. */
function takeTextModel(operation: OperationId): void {
  if (operation !== 'generate' && operation !== 'restyle') return;
  const { forms, change } = useForms.getState();
  const model = findModel(forms[operation]?.modelId ?? DEFAULT_MODEL_ID);
  if (!model || !supports(model, 'text_layout')) change(operation, { modelId: TEXT_MODEL_ID });
}

/** The operation that a tool is for, where the one in hand has no use for it. */
export function operationFor(tool: ToolId, operation: OperationId): OperationId {
  if (isMaskTool(tool) && !takesMask(operation)) return 'inpaint';
  if (tool === 'text' && !takesText(operation)) return 'generate';
  return tool === 'outpaint' ? 'outpaint' : operation;
}

/** The tool that an operation begins with, where the one in hand is of no use to it. */
export function toolFor(operation: OperationId, tool: ToolId): ToolId {
  if (operation === 'outpaint') return tool === 'text' ? tool : 'outpaint';
  if (takesMask(operation)) {
    return isMaskTool(tool) || (tool === 'text' && takesText(operation)) ? tool : 'brush';
  }
  const useless =
    isMaskTool(tool) || tool === 'outpaint' || (tool === 'text' && !takesText(operation));
  return useless ? 'hand' : tool;
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
