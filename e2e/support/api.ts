import type { Page } from '@playwright/test';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Sends a request from inside the page, so with its session, as the page's own scripts do. */
export function send<Body>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> {
  return page.evaluate(
    async ([verb, address, json]) => {
      const response = await fetch(String(address), {
        method: String(verb),
        ...(json === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: String(json) }),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)],
  ) as Promise<Answer<Body>>;
}

interface Generated {
  credits: number;
  data: { image_id: string; url: string }[];
}

/** Draws with the cheapest model: 7 units an image. */
export async function generate(page: Page, count: number): Promise<Generated> {
  const answer = await send<Generated>(page, 'POST', '/v1/images/generations', {
    prompt: 'A yellow house by a river',
    model: 'svcv4_1_flash',
    n: count,
    random_seed: 3,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
