'use client';

import { create } from 'zustand';

/** How the studio stands with the service. */
interface ConnectionState {
  /** No connection: what runs at the service goes on, and is asked for later. */
  offline: boolean;
  /** The service no longer knows who asks. */
  signedOut: boolean;
}

export const useConnection = create<ConnectionState>(() => ({ offline: false, signedOut: false }));

/** Says whether the service was reached. */
export function noteConnection(connected: boolean): void {
  if (useConnection.getState().offline === connected) {
    useConnection.setState({ offline: !connected });
  }
}
