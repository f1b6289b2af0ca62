import { useOperation, type OperationId } from '../store/operation';
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

/** The operation that a tool is for, where the one in hand has no use for it. */
export function operationFor(tool: ToolId, operation: OperationId): OperationId {
  if (isMaskTool(tool) && !takesMask(operation)) return 'inpaint';
  return tool === 'outpaint' ? 'outpaint' : operation;
}

/** The tool that an operation begins with, where the one in hand is of no use to it. */
export function toolFor(operation: OperationId, tool: ToolId): ToolId {
  if (operation === 'outpaint') return tool === 'text' ? tool : 'outpaint';
  if (takesMask(operation)) return isMaskTool(tool) || tool === 'text' ? tool : 'brush';
  return isMaskTool(tool) || tool === 'outpaint' ? 'hand' : tool;
}

/** Keeps tool and operation fitting each other, whichever is chosen. Returns the function that stops. */
export function linkToolAndOperation(): () => void {
  const stops = [
    useActiveTool.subscribe(({ tool }, before) => {
      if (tool === before.tool) return;
      const { operation, setOperation } = useOperation.getState();
      const wanted = operationFor(tool, operation);
      if (wanted !== operation) setOperation(wanted);
    }),
    useOperation.subscribe(({ operation }, before) => {
      if (operation === before.operation) return;
      const { tool, setTool } = useActiveTool.getState();
      const wanted = toolFor(operation, tool);
      if (wanted !== tool) setTool(wanted);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
