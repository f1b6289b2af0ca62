'use client';

import * as z from 'zod/mini';
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

const user = z.object({ credits: z.number() });

/** Asks the service for the balance; keeps the last known one when it does not answer. */
export async function refreshBalance(): Promise<void> {
  try {
    const response = await fetch('/v1/users/me');
    const parsed = user.safeParse(await response.json());
    if (response.ok && parsed.success) useBalance.getState().set(parsed.data.credits);
  } catch {
    // Offline: what is shown stays true until the next answer.
  }
}
