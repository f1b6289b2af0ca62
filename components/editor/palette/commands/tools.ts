import { useVersions } from '../../store/versions';
import { takeTool } from '../../tools/take-tool';
import { TOOL_GROUPS } from '../../tools/tools';
import type { Command } from './command';

const hasPicture = () => useVersions.getState().currentId !== undefined;

/** Each tool of the rail, by its own key. */
export const TOOL_COMMANDS: readonly Command[] = TOOL_GROUPS.flat().map((tool) => ({
  id: `tool-${tool.id}`,
  group: 'Tools',
  label: tool.label,
  icon: tool.icon,
  shortcuts: [{ code: tool.code, printed: tool.shortcut }],
  unavailable: () =>
    tool.unavailable ?? (tool.needsNoPicture || hasPicture() ? undefined : 'open an image first'),
  run: () => takeTool(tool.id),
}));
