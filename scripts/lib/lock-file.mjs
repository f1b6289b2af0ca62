/**
 * What is wrong with a package-lock.json: an entry without `integrity` would take whatever bytes a
 * registry answers, and one with an address would bind everybody to one registry.
 *
 * @param lock parsed lock file, version 3
 * @returns one sentence a fault; none for a sound file
 */
export function lockFaults(lock) {
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (place === '' || entry.link) return [];
    return [
      ...(entry.integrity ? [] : [`${place} has no integrity`]),
      ...(entry.resolved ? [`${place} names the address of a registry`] : []),
    ];
  });
}
