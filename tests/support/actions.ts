import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Browser } from './browser';

const MANIFEST = '.next/server/server-reference-manifest.json';
const manifest = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string(), filename: z.string() })),
});

function idOf(name: string): string {
  const { node } = manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const [id] = Object.entries(node).find(([, action]) => action.exportedName === name) ?? [];
  if (id === undefined) throw new Error(`The build has no server action ${name}.`);
  return id;
}

export interface ActionAnswer {
  status: number;
  /** What the action resolved to; undefined where it resolved to nothing, or led elsewhere. */
  value: unknown;
  /** Where it led. */
  redirect: string | null;
}

/** Calls what a page calls on the server, in a browser's name, as anybody can who reads the page. */
export async function callAction(
  browser: Browser,
  page: string,
  name: string,
  ...args: unknown[]
): Promise<ActionAnswer> {
  const response = await browser.fetch(page, {
    method: 'POST',
    headers: {
      'next-action': idOf(name),
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      origin: browser.serverUrl,
    },
    body: JSON.stringify(args),
  });
  // `1:E` begins what was thrown.
  const row = (await response.text()).split('\n').find((line) => /^1:(?!E)/.test(line));
  const value: unknown = row === undefined ? undefined : JSON.parse(row.slice(2));
  return {
    status: response.status,
    value: value === '$undefined' ? undefined : value,
    redirect: response.headers.get('x-action-redirect'),
  };
}
