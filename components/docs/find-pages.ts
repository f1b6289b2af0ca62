import type { DocsGroup } from './docs-pages';

/** The pages whose label or path holds what is looked for, in any case, under the groups that have any. */
export function findPages(groups: readonly DocsGroup[], sought: string): readonly DocsGroup[] {
  const needle = sought.trim().toLowerCase();
  if (needle === '') return groups;
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ label, path }) =>
        `${label}\n${path ?? ''}`.toLowerCase().includes(needle),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
