/** Joins class names and leaves out what is false, for conditions inside JSX. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
