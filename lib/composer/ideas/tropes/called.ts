/** The entry of a table whose words a slot says, and nothing else. */
export function called<Entry extends { words: string }>(
  table: readonly Entry[],
  host = '',
): Entry | undefined {
  const plain = host.split(' ');
  // Words before its name say how it looks.
  return plain
    .map((_, index) => plain.slice(index).join(' '))
    .flatMap((name) =>
      table.filter(({ words }) => new RegExp(`^(?:${words})$`, 'iu').test(name)),
    )[0];
}
