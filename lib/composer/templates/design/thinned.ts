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

/** So many of a list that has some to spare: those only where more are asked for than there are without them. */
export function counted<T>(
  list: readonly T[],
  count: number | undefined,
  isSpare: (one: T) => boolean,
): T[] {
  const usual = list.filter((one) => !isSpare(one));
  if (count === undefined) return usual;
  if (count <= usual.length) return thinned(usual, count);
  const wanted = new Set(list.filter(isSpare).slice(0, count - usual.length));
  return list.filter((one) => !isSpare(one) || wanted.has(one));
}
