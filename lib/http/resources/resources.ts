import type { Route } from '../router';
import { engineRoutes } from './engines';
import { fileRoutes } from './files';
import { ledgerRoutes } from './ledger';
import { modelRoutes } from './models';
import { openApiRoutes } from './openapi';
import { progressRoutes } from './progress';
import { resultRoutes } from './results';
import { styleRoutes } from './styles';
import { userRoutes } from './users';

/** Everything under `/v1` that is not an operation of the catalogue. */
export const RESOURCES: readonly Route[] = [
  ...userRoutes,
  ...ledgerRoutes,
  ...resultRoutes,
  ...modelRoutes,
  ...engineRoutes,
  ...styleRoutes,
  ...fileRoutes,
  ...progressRoutes,
  ...openApiRoutes,
];
