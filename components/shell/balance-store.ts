'use client';

import { create } from 'zustand';

interface BalanceState {
  /** API units left; `undefined` until the page has said so. */
  units: number | undefined;
  set: (units: number) => void;
  /** Takes what an answer says was charged, at the moment it arrives. */
  charge: (units: number) => void;
}

/** The balance that every header shows; whatever spends units in this window tells it. */
export const useBalance = create<BalanceState>((set) => ({
  units: undefined,
  set: (units) => set({ units }),
  charge: (charged) =>
    set(({ units }) => ({ units: units === undefined ? undefined : units - charged })),
}));

/**
 * Asks the service for the balance; keeps the last known one when it does not answer. The client is
 * loaded when it is first needed: every header shows the balance, and few pages change it.
 */
export async function refreshBalance(): Promise<void> {
  const [{ callAction }, { userActions }] = await Promise.all([
    import('@/components/api/client'),
    import('@/lib/resources/users'),
  ]);
  const user = await callAction(userActions.readMe).catch(() => undefined);
  if (user) useBalance.getState().set(user.credits);
}
