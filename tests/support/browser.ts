/** A browser as far as signing in goes: it keeps cookies and follows no redirects. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly serverUrl: string,
    /** Sent with every request, in place of its own, such as the address that a proxy saw. */
    private readonly headers: Record<string, string> = {},
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value);
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader());
    const response = await fetch(`${this.serverUrl}${path}`, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const isGone = attributes.some((attribute) => {
      const [key, limit] = attribute.trim().toLowerCase().split('=');
      if (key === 'max-age') return Number(limit) <= 0;
      return key === 'expires' && new Date(limit ?? '') <= new Date();
    });
    if (isGone) this.cookies.delete(name.trim());
    else this.cookies.set(name.trim(), value.join('='));
  }

  /** Sends one of next-auth's forms, with its token against forgery. */
  async submit(path: string, fields: Record<string, string>): Promise<Response> {
    const csrf = await this.fetch('/api/auth/csrf');
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    return this.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, json: 'true', ...fields }),
    });
  }

  signIn(email: string, password: string): Promise<Response> {
    return this.submit('/api/auth/callback/credentials', { email, password });
  }

  signOut(): Promise<Response> {
    return this.submit('/api/auth/signout', {});
  }

  /** Whether the service takes this browser's session, as the studio uses it. */
  async isSignedIn(): Promise<boolean> {
    const headers = { 'sec-fetch-site': 'same-origin' };
    return (await this.fetch('/v1/users/me', { headers })).status === 200;
  }

  /** Another one with the same cookies: somebody has copied them. */
  copy(headers: Record<string, string> = {}): Browser {
    const copied = new Browser(this.serverUrl, { ...this.headers, ...headers });
    for (const [name, value] of this.cookies) copied.cookies.set(name, value);
    return copied;
  }
}
