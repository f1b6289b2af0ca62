'use server';

import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { auditAct } from '@/lib/server/audit-act';
import { services } from '@/lib/server/services';
import { asAdmin } from './as-admin';

/* Each export can be called by anyone who can reach the server: each finds out who calls. */

const grantFields = z.object({
  userId: z.uuid(),
  units: z.int(),
  note: z.string().trim().max(120),
});
const roleFields = z.object({ userId: z.uuid(), role: z.enum(['user', 'admin']) });

/** Adds units to an account, or takes them back; the ledger says by whom. */
export async function grantUnits(given: z.input<typeof grantFields>): Promise<string | undefined> {
  return asAdmin(async (admin) => {
    const { userId, units, note } = parsed(grantFields, given);
    const { credits } = await services();
    const by = `Granted by ${admin.email}`;
    await credits.grant(userId, units, note ? `${note} (${by.toLowerCase()})` : by);
    await auditAct('admin_granted_units', admin, { targetId: userId, units });
  });
}

/** Makes somebody an administrator, or an ordinary user again; nobody can do so to themselves. */
export async function setRole(given: z.input<typeof roleFields>): Promise<string | undefined> {
  return asAdmin(async (admin) => {
    const { userId, role } = parsed(roleFields, given);
    const { accounts } = await services();
    const user = await accounts.find(userId);
    if (!user || user.id === admin.id) {
      throw new ApiError('forbidden', 'Your own role is changed by another administrator.');
    }
    await accounts.setRole(userId, role);
    await auditAct('admin_set_role', admin, { targetId: userId, role });
  });
}

function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ApiError('invalid_request', z.prettifyError(result.error));
}
