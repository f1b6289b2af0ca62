import type { OwnerProof } from '@/components/account/token-view';
import { env } from '@/lib/env';
import { identityProviderIds } from '@/lib/server/identity-providers';
import { services } from '@/lib/server/services';

/** How the owner of an account can prove who they are: by its password, else through whom it came. */
export async function proofFor(accountId: string): Promise<OwnerProof> {
  const { accounts } = await services();
  if (await accounts.hasPassword(accountId)) return { by: 'password' };
  const linked = await accounts.providersOf(accountId);
  return {
    by: 'provider',
    providers: identityProviderIds(env()).filter((id) => linked.includes(id)),
  };
}
