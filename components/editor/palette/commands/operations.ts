import { OPERATION_ICONS } from '../../operation-form/operation-icons';
import { TILED_OPERATIONS, useOperation } from '../../store/operation';
import type { Command } from './command';

/** Choosing each operation; its summary and API name find it too. */
export const OPERATION_COMMANDS: readonly Command[] = TILED_OPERATIONS.map(
  ({ id, title, summary, studio }) => ({
    id: `operation-${id}`,
    group: 'Operations',
    label: title,
    icon: OPERATION_ICONS[studio.icon],
    keywords: `${summary} ${id}`,
    run: () => useOperation.getState().setOperation(id),
  }),
);
