import type { ActionDefinition } from '@/lib/resources/define-action';

export interface Address {
  /** What stands for the `{name}`s of the path. */
  params?: Readonly<Record<string, string>>;
  /** Fields of the query; those without a value are left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** Where an action lies: its path with the placeholders filled, and the query. */
export function pathOfAction(
  { path }: Pick<ActionDefinition, 'path'>,
  { params = {}, query = {} }: Address = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}
