import { definitionOf, titleOf } from '../../operation-form/definitions';
import { OPERATION_ICONS } from '../../operation-form/operations';
import { OPERATIONS_OF_MODE, useOperation, type OperationId } from '../../store/operation';
import type { Command } from './command';

const IDS: readonly OperationId[] = Object.values(OPERATIONS_OF_MODE).flat();

/** Choosing each operation; its summary and API name find it too. */
export const OPERATION_COMMANDS: readonly Command[] = IDS.map((id) => ({
  id: `operation-${id}`,
  group: 'Operations',
  label: titleOf(id),
  icon: OPERATION_ICONS[id],
  keywords: `${definitionOf(id).summary} ${definitionOf(id).id}`,
  run: () => useOperation.getState().setOperation(id),
}));
