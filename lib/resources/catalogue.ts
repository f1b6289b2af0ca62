import type { ActionDefinition } from './define-action';
import { engineActions } from './engines';
import { fileActions } from './files';
import { ledgerActions } from './ledger';
import { modelActions } from './models';
import { openApiActions } from './openapi';
import { progressActions } from './progress';
import { projectActions } from './projects';
import { requestActions } from './requests';
import { resultActions } from './results';
import { styleActions } from './styles';
import { userActions } from './users';

/** Every action that is no operation, for whatever is derived from them: routes, checks, the OpenAPI document. */
export const ACTIONS = {
  ...userActions,
  ...ledgerActions,
  ...resultActions,
  ...requestActions,
  ...modelActions,
  ...engineActions,
  ...styleActions,
  ...projectActions,
  ...fileActions,
  ...progressActions,
  ...openApiActions,
} as const satisfies Record<string, ActionDefinition>;

export type ActionId = keyof typeof ACTIONS;
