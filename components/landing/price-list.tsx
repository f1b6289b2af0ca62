import { formatUnits } from '@/components/ui/units';
import { CATALOGUE } from '@/lib/operations/catalogue';
import { priceRange } from './lowest-price';

/** Every operation with its price, from the catalogue itself. */
export function PriceList() {
  return (
    <ul className="grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
      {CATALOGUE.map((operation) => {
        const { lowestUnits, varies } = priceRange(operation);
        return (
          <li key={operation.id} className="flex flex-col gap-0.5 border-t border-line py-4">
            <span className="flex items-baseline justify-between gap-4">
              <span className="text-subheading">{operation.title}</span>
              <span className="price text-text-2">
                {varies ? 'from ' : ''}
                {formatUnits(lowestUnits)}
              </span>
            </span>
            <span className="text-body text-text-2">{operation.summary}</span>
          </li>
        );
      })}
    </ul>
  );
}
