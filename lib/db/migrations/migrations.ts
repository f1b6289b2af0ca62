import type { Migration } from 'kysely';
import type { DatabaseKind } from '../schema';
import { initialSchema } from './0001-initial-schema';
import { namesAndPayments } from './0002-names-and-payments';
import { styleReferences } from './0003-style-references';
import { sessions } from './0004-sessions';
import { storage } from './0005-storage';
import { reversals } from './0006-reversals';
import { emailLinks } from './0007-email-links';
import { leasesAndFences } from './0008-leases-and-fences';
import { requests } from './0009-requests';
import { projects } from './0010-projects';
import { adoptions } from './0011-adoptions';
import { recipes } from './0012-recipes';

/**
 * All migrations, in the order of their names. They are code objects and not files found in a
 * folder, because the program runs from bundles. One that has been released never changes.
 */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-initial-schema': initialSchema(kind),
    '0002-names-and-payments': namesAndPayments(kind),
    '0003-style-references': styleReferences,
    '0004-sessions': sessions(kind),
    '0005-storage': storage,
    '0006-reversals': reversals(kind),
    '0007-email-links': emailLinks(kind),
    '0008-leases-and-fences': leasesAndFences(kind),
    '0009-requests': requests(kind),
    '0010-projects': projects(kind),
    '0011-adoptions': adoptions,
    '0012-recipes': recipes(kind),
  };
}
