import { useVersions } from '../store/versions';
import { useActiveTool, type ToolId } from './active-tool';

/** Tools that are of use while results stand side by side. */
const LOOKING: readonly ToolId[] = ['hand', 'compare'];

/** Takes a tool in hand. One that works on a picture opens the chosen result on the canvas. */
export function takeTool(tool: ToolId): void {
  useActiveTool.getState().setTool(tool);
  const { view, currentId, open } = useVersions.getState();
  if (view.kind === 'results' && currentId && !LOOKING.includes(tool)) open(currentId);
}
