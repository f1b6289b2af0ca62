import { ACTIONS, type ActionId } from '@/lib/resources/catalogue';
import type { Route } from '../router';
import { engineHandlers } from './engines';
import { fileHandlers } from './files';
import { endpointOf, type HandlersOf } from './handler';
import { ledgerHandlers } from './ledger';
import { modelHandlers } from './models';
import { openApiHandlers } from './openapi';
import { progressHandlers } from './progress';
import { projectHandlers } from './projects';
import { requestHandlers } from './requests';
import { resultHandlers } from './results';
import { styleHandlers } from './styles';
import { userHandlers } from './users';

/** What does the work of each action; one without its handler does not compile. */
const HANDLERS: HandlersOf<typeof ACTIONS> = {
  ...userHandlers,
  ...ledgerHandlers,
  ...resultHandlers,
  ...requestHandlers,
  ...modelHandlers,
  ...engineHandlers,
  ...styleHandlers,
  ...projectHandlers,
  ...fileHandlers,
  ...progressHandlers,
  ...openApiHandlers,
};

/** Everything under `/v1` that is not an operation of the catalogue. */
export const RESOURCES: readonly Route[] = (Object.keys(ACTIONS) as ActionId[]).map((id) => ({
  path: ACTIONS[id].path,
  endpoints: [endpointOf(ACTIONS[id], HANDLERS[id])],
}));
