'use client';

import { SearchInput } from '@/components/ui/search-input';
import { Select } from '@/components/ui/select';
import type { LedgerFilter, LineState } from './ledger-lines';
import { STATE_NAMES } from './line-state';

interface LedgerFiltersProps {
  filter: LedgerFilter;
  change: (changes: Partial<LedgerFilter>) => void;
  operations: Record<string, string>;
}

export function LedgerFilters({ filter, change, operations }: LedgerFiltersProps) {
  return (
    <>
      <Select
        aria-label="Operation"
        value={filter.operation}
        onChange={(event) => change({ operation: event.target.value })}
        className="w-44 max-tablet:grow max-tablet:basis-[40%]"
      >
        <option value="">All operations</option>
        {Object.entries(operations).map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Select
        aria-label="State"
        value={filter.state}
        onChange={(event) => change({ state: event.target.value as LineState | '' })}
        className="w-36 max-tablet:grow max-tablet:basis-[40%]"
      >
        <option value="">All states</option>
        {Object.entries(STATE_NAMES).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </Select>
      <SearchInput
        label="Request id"
        placeholder="Request id"
        value={filter.request}
        onChange={(event) => change({ request: event.target.value.trim() })}
        className="w-52 max-tablet:w-40 max-tablet:grow"
      />
    </>
  );
}
