import type { Language } from '../../concepts/concept';

/** What is made of tables for a language, once and when it is first asked for: most servers are asked in few. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const value = make(language);
    made.set(language, value);
    return value;
  };
}
