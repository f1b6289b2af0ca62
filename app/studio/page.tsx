import type { Metadata } from 'next';
import { Studio } from '@/components/editor/studio';
import { requireAccount, visitorOf } from '../visitor';

export const metadata: Metadata = { title: 'Studio' };

export default async function StudioPage() {
  return <Studio visitor={visitorOf(await requireAccount('/studio'))} />;
}
