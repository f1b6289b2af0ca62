import type { TestServer, TestUser } from './server';

export interface ImageList {
  created: number;
  credits: number;
  data: { image_id: string; url?: string; b64_json?: string }[];
  style_id?: string;
}

export interface SingleImage {
  created: number;
  credits: number;
  image: { image_id: string; url?: string; b64_json?: string };
}

export interface ErrorAnswer {
  code: string;
  message: string;
  error: { code: string; message: string; type: string; param: string | null };
  request_id: string;
}

/** A script's view of the API: one account, its token, plain fetch. */
export class Client {
  constructor(
    readonly server: Pick<TestServer, 'url'>,
    readonly user: TestUser,
  ) {}

  static async open(server: TestServer, credits?: number): Promise<Client> {
    return new Client(server, await server.user(credits));
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${this.user.token}`);
    return fetch(`${this.server.url}${path}`, { ...init, headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  form(path: string, fields: readonly (readonly [string, string | Blob])[]): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return this.fetch(path, { method: 'POST', body: form });
  }

  async generate(body: Record<string, unknown>): Promise<ImageList> {
    const response = await this.post('/v1/images/generations', body);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as ImageList;
  }

  async balance(): Promise<number> {
    const response = await this.fetch('/v1/users/me');
    return ((await response.json()) as { credits: number }).credits;
  }
}

export async function errorOf(response: Response): Promise<ErrorAnswer> {
  return (await response.json()) as ErrorAnswer;
}

export async function bytesAt(url: string | undefined): Promise<Buffer> {
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
