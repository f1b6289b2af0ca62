/** How much of the brief of an English prompt the same prompt gives in another language. */
import type { Brief } from '@/lib/composer/brief';
import { understand } from '@/lib/composer/understand';

const PARTS = ['elements', 'relations', 'actions', 'places'] as const;

type Summary = Record<(typeof PARTS)[number], string[]>;

interface Tally {
  same: number;
  all: number;
  whole: number;
  prompts: number;
}

/** What a brief says, by concepts alone: ids and phrases differ from language to language. */
function summaryOf(brief: Brief): Summary {
  const name = (id = '') => brief.elements.find((it) => it.id === id)?.concept ?? '?';
  return {
    elements: brief.elements.map(({ concept }) => concept ?? '?'),
    relations: brief.relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    actions: brief.actions.map(
      ({ agent, verb, patient }) => `${name(agent)} ${verb} ${patient ? name(patient) : ''}`,
    ),
    places: brief.places.map(({ concept }) => concept),
  };
}

const without = (a: readonly string[], b: readonly string[]) => a.filter((it) => !b.includes(it));

function report(language: string, said: string, english: Summary, other: Summary): void {
  console.log(`${language}: ${said}`);
  for (const part of PARTS) {
    const lacks = without(english[part], other[part]);
    const extra = without(other[part], english[part]);
    if (lacks.length + extra.length > 0)
      console.log(`   ${part}: lacks ${lacks.join(', ')} | instead ${extra.join(', ')}`);
  }
}

/** Reads each prompt in all its languages; tells what is not the same where that may be shown. */
export class Translated {
  private readonly tallies = new Map<string, Tally>();

  compare(prompt: string, translations: Readonly<Record<string, string>>, shows: boolean): void {
    const english = summaryOf(understand(prompt));
    for (const [language, said] of Object.entries(translations)) {
      const other = summaryOf(understand(said));
      const tally = this.tallies.get(language) ?? { same: 0, all: 0, whole: 0, prompts: 0 };
      this.tallies.set(language, tally);
      let isWhole = true;
      for (const part of PARTS) {
        const same = english[part].length - without(english[part], other[part]).length;
        tally.same += same;
        tally.all += english[part].length;
        if (same < english[part].length || other[part].length > english[part].length)
          isWhole = false;
      }
      tally.prompts += 1;
      if (isWhole) tally.whole += 1;
      else if (shows) report(language, said, english, other);
    }
  }

  tell(): void {
    for (const [language, { same, all, whole, prompts }] of this.tallies)
      console.log(
        `${language}: ${((100 * same) / all).toFixed(0).padStart(4)} % of the English brief; ${String(whole)} of ${String(prompts)} whole`,
      );
  }
}
