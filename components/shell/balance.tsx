'use client';

import { useEffect } from 'react';
import { formatUnits } from '@/components/ui/units';
import { useBalance } from './balance-store';

/** The units left, announced when they change. */
export function Balance({ initialUnits }: { initialUnits: number }) {
  const units = useBalance((state) => state.units) ?? initialUnits;
  const set = useBalance((state) => state.set);
  useEffect(() => set(initialUnits), [initialUnits, set]);
  return (
    <span className="flex items-baseline gap-2">
      <span aria-hidden className="hidden text-small text-text-2 tablet:inline">
        Balance
      </span>
      <span role="status" aria-label="Balance" className="price text-body font-semibold">
        {formatUnits(units)}
      </span>
    </span>
  );
}
