import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { SearchProps } from '@/components/account/next-path';
import { EngineTables } from '@/components/admin/engine-tables';
import { Figures } from '@/components/admin/figures';
import { LocalModels } from '@/components/admin/local-models';
import { UserTable } from '@/components/admin/user-table';
import { formatBytes } from '@/lib/format-bytes';
import { SearchInput } from '@/components/ui/search-input';
import { formatUnits } from '@/components/ui/units';
import type { Account } from '@/lib/accounts/account-store';
import { readLocalModels } from '@/lib/server/local-models';
import { readOverview, type Overview } from '@/lib/server/overview';
import { services } from '@/lib/server/services';
import { requireAccount } from '../../visitor';
import { grantUnits, setRole } from './actions';
import {
  addModel,
  deleteModel,
  localModels,
  setModelInUse,
  stopAdding,
  unloadModel,
} from './model-actions';

export const metadata: Metadata = { title: 'Administration', robots: { index: false } };

const PAGE_USERS = 50;

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value.slice(0, 254) : '';
}

function viewOf({ id, email, name, role, balance, createdAt }: Account) {
  return { id, email, name, role, balanceUnits: balance, createdAt };
}

/** For administrators; to anybody else it does not exist. */
export default async function AdminPage({ searchParams }: SearchProps) {
  const account = await requireAccount('/admin');
  if (account.role !== 'admin') notFound();
  const query = await searchParams;
  const [search, afterEmail] = [textOf(query.search), textOf(query.after)];
  const all = await services();
  const [overview, models, users] = await Promise.all([
    readOverview(all),
    readLocalModels(all),
    all.accounts.list({ limit: PAGE_USERS, afterEmail, search }),
  ]);
  const last = users.length === PAGE_USERS ? users.at(-1)?.email : undefined;
  return (
    <div className="mx-auto flex w-full max-w-[1248px] flex-col gap-8 px-4 py-8">
      <h1 className="text-title">Administration</h1>
      <Figures figures={figuresOf(overview)} />
      <section aria-labelledby="users" className="flex flex-col gap-3">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="users" className="text-heading">
            Users
          </h2>
          <SearchForm search={search} />
        </header>
        <UserTable
          users={users.map(viewOf)}
          ownId={account.id}
          actions={{ grant: grantUnits, setRole }}
        />
        {last && (
          <Link
            href={`/admin?${new URLSearchParams({ search, after: last })}`}
            prefetch={false}
            className="self-center text-accent-text underline"
          >
            Next {PAGE_USERS}
          </Link>
        )}
      </section>
      <section aria-labelledby="engine" className="flex flex-col gap-3">
        <h2 id="engine" className="text-heading">
          Engine
        </h2>
        <EngineTables engine={overview.engine} />
      </section>
      <section aria-labelledby="models" className="flex flex-col gap-3">
        <h2 id="models" className="text-heading">
          Diffusion models
        </h2>
        <p className="text-text-2">
          Easel illustrates by itself. With one of these, this machine draws photographs as well,
          and paints them in edits; nothing is fetched before you ask for it.
        </p>
        <LocalModels
          initial={models}
          actions={{
            read: localModels,
            add: addModel,
            stop: stopAdding,
            use: setModelInUse,
            unload: unloadModel,
            remove: deleteModel,
          }}
        />
      </section>
    </div>
  );
}

function figuresOf({ users, unspentUnits, load, queueLimit, storage, disk }: Overview) {
  const kept = (kind: 'result' | 'style') => storage.find((use) => use.kind === kind);
  const results = kept('result');
  const styles = kept('style');
  return [
    { label: 'users', value: formatUnits(users) },
    { label: 'units not spent yet', value: formatUnits(unspentUnits) },
    {
      label: `jobs running, ${load.workers} workers`,
      value: formatUnits(load.running),
      hint: `${load.lanes.quick.running} quick, ${load.lanes.slow.running} slow`,
    },
    {
      label: `jobs waiting, at most ${queueLimit}`,
      value: formatUnits(load.waiting),
      hint: `${load.lanes.quick.waiting} quick, ${load.lanes.slow.waiting} slow`,
    },
    {
      label: 'results kept',
      value: formatUnits(results?.files ?? 0),
      hint: formatBytes(results?.bytes ?? 0),
    },
    {
      label: 'pictures of styles',
      value: formatUnits(styles?.files ?? 0),
      hint: formatBytes(styles?.bytes ?? 0),
    },
    { label: 'free on the volume', value: formatBytes(disk.freeBytes) },
    { label: 'size of the volume', value: formatBytes(disk.totalBytes) },
  ];
}

function SearchForm({ search }: { search: string }) {
  return (
    <form action="/admin" role="search" className="w-64">
      <SearchInput
        name="search"
        label="Find a user"
        placeholder="Email or name"
        defaultValue={search}
        className="block"
      />
    </form>
  );
}
