/** So many of a list: its first, its last and those evenly between. */
export function thinned<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  const last = Math.max(1, count - 1);
  return list.filter((_, index) =>
    Array.from({ length: count }, (__, at) => Math.round((at * (list.length - 1)) / last)).includes(
      index,
    ),
  );
}
