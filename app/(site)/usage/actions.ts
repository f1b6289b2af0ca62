'use server';

import { headers } from 'next/headers';
import type { TopUpAnswer } from '@/components/usage/top-up';
import { findPack } from '@/lib/billing/packs';
import { originOf } from '@/lib/http/origin';
import { logger } from '@/lib/server/logger';
import { services } from '@/lib/server/services';
import { currentAccount } from '@/lib/server/session';

/** Opens a checkout for one of the packs; resolves to where to pay, or to why not. */
export async function openCheckout(packId: string): Promise<TopUpAnswer> {
  const account = await currentAccount();
  if (!account) return { refusal: 'You are signed out. Sign in again, then repeat this.' };
  const pack = findPack(String(packId));
  const { cashier, env } = await services();
  if (!pack || !cashier) return { refusal: 'An administrator adds units here.' };
  const request = new Request('http://localhost/usage', { headers: new Headers(await headers()) });
  const returnUrl = `${originOf(request, env.BASE_URL)}/usage`;
  try {
    const { id: userId, email } = account;
    return { url: await cashier.open({ userId, email, pack, returnUrl }) };
  } catch (error) {
    logger().error({ err: error }, 'a checkout could not be opened');
    return { refusal: 'The payment service did not answer. Nothing was charged; try again.' };
  }
}
