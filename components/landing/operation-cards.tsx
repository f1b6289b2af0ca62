import Link from 'next/link';
import { operationPath } from '@/components/docs/docs-pages';
import { formatUnits } from '@/components/ui/units';
import { CATALOGUE } from '@/lib/operations/catalogue';
import { examplePicture } from '@/lib/operations/examples';
import { priceRange } from './lowest-price';

/** Every operation with a picture that it made and its price, from the catalogue itself. */
export function OperationCards() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-5">
      {CATALOGUE.map((operation) => {
        const { lowestUnits, varies } = priceRange(operation);
        return (
          <li key={operation.id}>
            <Link
              href={operationPath(operation.id)}
              prefetch={false}
              className="group focus-ring block rounded-8"
            >
              {/* eslint-disable-next-line @next/next/no-img-element -- a small static picture in its final size */}
              <img
                src={examplePicture(operation.id, 'after')}
                alt=""
                width={640}
                height={427}
                loading="lazy"
                decoding="async"
                className="aspect-3/2 w-full rounded-8 bg-field object-cover"
              />
              <span className="mt-3 flex items-baseline justify-between gap-2">
                <span className="text-subheading group-hover:underline">{operation.title}</span>
                <span className="price text-small whitespace-nowrap text-text-2">
                  {varies ? 'from ' : ''}
                  {formatUnits(lowestUnits)}
                </span>
              </span>
              <span className="block text-text-2">{operation.summary}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
