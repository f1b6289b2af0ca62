import type { Metadata } from 'next';
import { z } from 'zod';
import type { SearchProps } from '@/components/account/next-path';
import { StylesPage } from '@/components/styles/styles-page';
import { styleJson } from '@/lib/http/resources/styles';
import { services } from '@/lib/server/services';
import { requireAccount } from '../../visitor';

export const metadata: Metadata = { title: 'Styles' };

const MAX_SHOWN = 500;
const referenceIds = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(10))
  .catch([]);

export default async function Styles({ searchParams }: SearchProps) {
  const account = await requireAccount('/styles');
  const { styles } = await services();
  const list = await styles.list(account.id, { limit: MAX_SHOWN });
  return (
    <div className="mx-auto flex w-full max-w-[1248px] flex-col gap-4 px-4 py-8">
      <StylesPage
        initial={list.map((style) => styleJson(style, ''))}
        referenceIds={referenceIds.parse((await searchParams).references)}
      />
    </div>
  );
}
