/** Files lie on the server that answered, whatever name its public address has. */
export function localPath(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
