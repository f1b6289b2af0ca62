import { COMMANDS } from '../palette/commands';
import { means } from '../palette/commands/command';
import { belongsToControl } from './belongs-to-control';

/** Runs the command that a key event means, if any. */
export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const taken = belongsToControl(event.target, event.key);
  const command = COMMANDS.find(({ shortcuts = [], unavailable }) =>
    shortcuts.some(
      (shortcut) =>
        (!taken || shortcut.inFields) && means(event, shortcut) && unavailable?.() === undefined,
    ),
  );
  if (!command) return;
  event.preventDefault();
  command.run();
}
