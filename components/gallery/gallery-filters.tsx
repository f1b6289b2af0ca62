import { useEffect, useRef } from 'react';
import { Chip } from '@/components/ui/chip';
import { SearchInput } from '@/components/ui/search-input';
import { Select } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';
import { formatUnits } from '@/components/ui/units';
import type { ResultFilter, Sort } from './results';

/** Something that results are told apart by, and how many there are of it. */
export interface Choice {
  id: string;
  title: string;
  count: number;
}

export const ROW_PX = { least: 120, usual: 200, most: 320 };
const SEARCH_KEY = '/';
const LONGEST_SEARCH = 120;
const SORTS: Readonly<Record<Sort, string>> = { newest: 'Newest', oldest: 'Oldest' };

interface GalleryFiltersProps {
  filter: ResultFilter;
  onChange: (change: Partial<ResultFilter>) => void;
  operations: readonly Choice[];
  models: readonly Choice[];
  rowPx: number;
  onRowPx: (px: number) => void;
}

/** The slash leads to the search, wherever no text is written. */
function useSearchKey() {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest('input, textarea, select, dialog');
      if (event.key !== SEARCH_KEY || isWriting || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return field;
}

/** What of the gallery is shown, in which order and how large. */
export function GalleryFilters(props: GalleryFiltersProps) {
  const { filter, onChange, operations, models, rowPx, onRowPx } = props;
  const field = useSearchKey();
  const total = operations.reduce((sum, { count }) => sum + count, 0);
  return (
    <div
      role="search"
      className="sticky top-12 z-5 -mx-4 flex flex-col gap-2 bg-page px-4 py-3 touch:top-13"
    >
      <div className="flex flex-wrap items-center gap-2">
        <div ref={field} className="min-w-56 grow max-tablet:basis-full tablet:max-w-80">
          <SearchInput
            label="Search prompts"
            placeholder="Search prompts"
            aria-keyshortcuts={SEARCH_KEY}
            maxLength={LONGEST_SEARCH}
            value={filter.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </div>
        <span className="grow max-tablet:hidden" />
        {models.length > 0 && (
          <Select
            aria-label="Model"
            className="max-tablet:min-w-0 max-tablet:flex-1 tablet:w-40"
            value={filter.model}
            onChange={(event) => onChange({ model: event.target.value })}
          >
            <option value="">Any model</option>
            {models.map(({ id, title, count }) => (
              <option key={id} value={id}>
                {title} ({formatUnits(count)})
              </option>
            ))}
          </Select>
        )}
        <Select
          aria-label="Order"
          className="max-tablet:flex-1 tablet:w-28"
          value={filter.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
        >
          {Object.entries(SORTS).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <span className="w-28 shrink-0 max-tablet:hidden">
          <Slider
            label="Size of the pictures"
            min={ROW_PX.least}
            max={ROW_PX.most}
            step={10}
            value={rowPx}
            onChange={onRowPx}
            className="w-full"
          />
        </span>
      </div>
      <div role="group" aria-label="Operation" className="flex gap-2 overflow-x-auto p-0.5">
        <Chip selected={filter.operation === ''} onClick={() => onChange({ operation: '' })}>
          All <span className="price text-text-3">{formatUnits(total)}</span>
        </Chip>
        {operations.map(({ id, title, count }) => (
          <Chip
            key={id}
            selected={filter.operation === id}
            onClick={() => onChange({ operation: id })}
          >
            {title} <span className="price text-text-3">{formatUnits(count)}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
