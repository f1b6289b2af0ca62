import type { Metadata } from 'next';
import { Studio } from '@/components/editor/studio';
import { env } from '@/lib/env';
import { requireAccount, visitorOf } from '../visitor';

export const metadata: Metadata = { title: 'Studio' };

interface StudioPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page's own address, so that signing in does not lose what a link asks for. */
function pathWith(parameters: Awaited<StudioPageProps['searchParams']>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return pairs.length > 0 ? `/studio?${new URLSearchParams(pairs).toString()}` : '/studio';
}

export default async function StudioPage({ searchParams }: StudioPageProps) {
  const visitor = visitorOf(await requireAccount(pathWith(await searchParams)));
  return <Studio visitor={visitor} resultTtlHours={env().RESULT_TTL_HOURS} />;
}
