import Link from 'next/link';
import { styleSamplePath } from '@/components/editor/operation-form/style-sample';
import { Tag } from '@/components/ui/tag';
import { CURATED_STYLES } from '@/lib/models/curated-styles';

interface CuratedEntry {
  name: string;
  families: string[];
}

/** Each name once, with the families that know it. */
function entries(): CuratedEntry[] {
  const byName = new Map<string, string[]>();
  for (const { name, family, legacy } of CURATED_STYLES) {
    if (!legacy) byName.set(name, [...(byName.get(name) ?? []), family.toUpperCase()]);
  }
  return [...byName].map(([name, families]) => ({ name, families }));
}

/** The styles that come with the V3 and V2 models, by a sample each. */
export function CuratedStyles({ search }: { search: string }) {
  const found = entries().filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 wide:grid-cols-6">
      {found.map(({ name, families }) => (
        <li key={name}>
          <Link
            href={`/studio?curated=${encodeURIComponent(name)}`}
            prefetch={false}
            className="focus-ring flex items-center gap-3 rounded-8 border border-line bg-panel p-2 hover:bg-hover"
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- a small static picture */}
            <img
              src={styleSamplePath(name)}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 rounded-6 bg-field object-cover"
            />
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="mt-1 flex gap-1">
                {families.map((family) => (
                  <Tag key={family}>{family}</Tag>
                ))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
