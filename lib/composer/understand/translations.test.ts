import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../concepts/concept';
import { EVERYDAY_TRANSLATIONS } from './everyday-translations.fixture';
import { TRANSLATIONS } from './translations.fixture';
import { understand } from './understand';

/** What must be the same whatever the language. */
function gist(prompt: string) {
  const brief = understand(prompt);
  const name = (id = '') => brief.elements.find((element) => element.id === id)?.concept ?? '?';
  return {
    elements: brief.elements.map(({ concept, count, several }) =>
      several ? `several ${concept ?? '?'}` : `${String(count)} ${concept ?? '?'}`,
    ),
    relations: brief.relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    actions: brief.actions.map(({ agent, verb, patient }) =>
      `${name(agent)} ${verb} ${patient ? name(patient) : ''}`.trim(),
    ),
    places: brief.places.map(({ concept }) => concept),
    template: brief.template?.id,
    hour: brief.hour,
    weather: brief.weather,
    lettering: brief.lettering,
    excluded: brief.excluded,
  };
}

/** Japanese has no plural, and says first what the others say last. */
const sorted = (brief: ReturnType<typeof gist>, japanese: boolean) => ({
  ...brief,
  elements: brief.elements
    .map((it) => (japanese ? it.replace(/^(?:several|\d+) /, '') : it))
    .sort(),
  relations: [...brief.relations].sort(),
  actions: [...brief.actions].sort(),
  places: [...brief.places].sort(),
});

describe.each(
  [...TRANSLATIONS, ...EVERYDAY_TRANSLATIONS].map(
    (prompts) => [prompts[0] ?? '', prompts] as const,
  ),
)('%s', (english, prompts) => {
  let read: ReturnType<typeof gist> | undefined;
  const inEnglish = () => (read ??= gist(english));

  it.each(
    LANGUAGES.slice(1).map((language, index) => [language, prompts[index + 1] ?? ''] as const),
  )('is the same brief in %s: %s', (language, prompt) => {
    const japanese = language === 'ja';
    expect(sorted(gist(prompt), japanese)).toEqual(sorted(inEnglish(), japanese));
  });
});
