import type { Metadata } from 'next';
import { Studio } from '@/components/editor/studio';
import { env } from '@/lib/env';
import { requireAccount, visitorOf } from '../visitor';

export const metadata: Metadata = { title: 'Studio' };

export default async function StudioPage() {
  const visitor = visitorOf(await requireAccount('/studio'));
  return <Studio visitor={visitor} resultTtlHours={env().RESULT_TTL_HOURS} />;
}
