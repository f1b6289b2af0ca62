import { MAX_ADOPTIONS, OPEN_STATES, SERVER_STOPPED } from '@/lib/requests/request-rules';
import type { OpenRequest } from '@/lib/requests/request-rules';
import type { RequestError, RequestStore } from '@/lib/requests/request-store';
import type { Database } from '../schema';
import { type LeaseTerms, liveInstances } from './instance-store';

interface AdoptionOptions extends LeaseTerms {
  /** Boot id of this server. */
  instanceId: string;
  /** Fails an open request of a server. */
  fail: (id: string, error: RequestError, instanceId: string) => Promise<boolean>;
}

/** Owner of what was handed over: no server has this boot id, so whoever looks may take it. */
const NOBODY = '';

/** How open requests go from a server that died, or that ends, to one that lives. */
export function adopting(
  db: Database,
  { instanceId, fail, ...terms }: AdoptionOptions,
): Pick<RequestStore, 'adopt' | 'handOver'> {
  /** Takes one over from its owner; `false` where that is no longer so. */
  async function take(id: string, owner: string): Promise<boolean> {
    const died = owner === NOBODY ? 0 : 1;
    const taken = await db
      .updateTable('requests')
      .set(({ eb }) => ({
        instance_id: instanceId,
        state: 'queued',
        adoptions: eb('adoptions', '+', died),
      }))
      .where('id', '=', id)
      .where('instance_id', '=', owner)
      .where('state', 'in', OPEN_STATES)
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  return {
    async adopt(limit) {
      const adopted: OpenRequest[] = [];
      let failed = 0;
      if (limit <= 0) return { adopted, failed };
      const left = await db
        .selectFrom('requests')
        .select(['id', 'user_id', 'instance_id', 'adoptions'])
        .where('state', 'in', OPEN_STATES)
        .where('instance_id', '!=', instanceId)
        .where('instance_id', 'not in', liveInstances(db, terms))
        .orderBy('created_at')
        .limit(limit)
        .execute();
      for (const { id, user_id: userId, instance_id: owner, adoptions } of left) {
        if (owner !== NOBODY && adoptions >= MAX_ADOPTIONS) {
          if (await fail(id, SERVER_STOPPED, owner)) failed += 1;
        } else if (await take(id, owner)) {
          adopted.push({ id, userId });
        }
      }
      return { adopted, failed };
    },

    async handOver(ids) {
      if (ids?.length === 0) return;
      let mine = db
        .updateTable('requests')
        .set({ instance_id: NOBODY, state: 'queued' })
        .where('instance_id', '=', instanceId)
        .where('state', 'in', OPEN_STATES);
      if (ids) mine = mine.where('id', 'in', ids);
      await mine.execute();
    },
  };
}
