import type { Command } from './command';
import { DOCUMENT_COMMANDS } from './document';
import { MASK_COMMANDS } from './mask';
import { OPERATION_COMMANDS } from './operations';
import { RESULT_COMMANDS } from './results';
import { STUDIO_COMMANDS } from './studio';
import { TOOL_COMMANDS } from './tools';
import { VIEW_COMMANDS } from './view';

/** Everything that can be done in the studio, for keys, palette and menus. */
export const COMMANDS: readonly Command[] = [
  ...TOOL_COMMANDS,
  ...OPERATION_COMMANDS,
  ...MASK_COMMANDS,
  ...DOCUMENT_COMMANDS,
  ...RESULT_COMMANDS,
  ...VIEW_COMMANDS,
  ...STUDIO_COMMANDS,
];

/** A command by its id, for menus and buttons. */
export function commandOf(id: string): Command {
  const command = COMMANDS.find((entry) => entry.id === id);
  if (!command) throw new Error(`There is no command ${id}`);
  return command;
}
