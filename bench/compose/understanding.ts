/**
 * Measures what the composer understands: of prompts with known subjects, how many resolve to the
 * right concept, how many to a wrong one, and how many counts are right.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SceneDescription } from '@/lib/engines/builtin/compose/understand/description';
import { hasConcept } from '@/lib/engines/builtin/compose/lexicon/lexicon';
import { understand } from '@/lib/engines/builtin/compose/understand/understand';

interface Expected {
  prompt: string;
  subjects: { anyOf: string[]; count?: number; optional?: boolean }[];
  setting?: string[];
  hour?: string[];
  weather?: string[];
  season?: string[];
  layout?: string[];
  camera?: string[];
  lettering?: string;
  excluded?: string[];
  unknown?: string;
}

interface Tally {
  subjects: number;
  right: number;
  drawn: number;
  wrong: number;
  counts: number;
  countsRight: number;
  fields: number;
  fieldsRight: number;
}

const FIELDS = ['setting', 'hour', 'weather', 'season', 'layout', 'camera'] as const;

/** What is drawn; a figure that works at a laptop has one in the drawing of its pose. */
function conceptsOf(scene: SceneDescription): { concept: string; count: number }[] {
  return scene.subjects.flatMap((subject) => [
    { concept: subject.concept, count: subject.count },
    ...subject.carries.map((concept) => ({ concept, count: 1 })),
    ...(subject.garment && hasConcept(subject.garment.concept)
      ? [{ concept: subject.garment.concept, count: 1 }]
      : []),
    ...(subject.pose === 'laptop' ? [{ concept: 'laptop', count: 1 }] : []),
  ]);
}

function score(expected: Expected, tally: Tally): string[] {
  const scene = understand(expected.prompt);
  const drawn = conceptsOf(scene);
  const misses: string[] = [];
  const used = new Set<number>();
  for (const subject of expected.subjects) {
    const at = drawn.findIndex(({ concept }, i) => !used.has(i) && subject.anyOf.includes(concept));
    if (at >= 0) used.add(at);
    if (subject.optional) continue;
    tally.subjects += 1;
    if (at < 0) {
      misses.push(`missing ${subject.anyOf[0]}`);
      continue;
    }
    tally.right += 1;
    if (subject.count === undefined) continue;
    tally.counts += 1;
    if (drawn[at]?.count === subject.count) tally.countsRight += 1;
    else misses.push(`count of ${subject.anyOf[0]} is ${drawn[at]?.count}, not ${subject.count}`);
  }
  drawn.forEach(({ concept }, i) => {
    tally.drawn += 1;
    if (used.has(i)) return;
    tally.wrong += 1;
    misses.push(`wrong ${concept}`);
  });
  misses.push(...scoreFields(expected, scene, tally));
  return misses;
}

function scoreFields(expected: Expected, scene: SceneDescription, tally: Tally): string[] {
  const misses: string[] = [];
  const check = (name: string, right: boolean, got: string) => {
    tally.fields += 1;
    if (right) tally.fieldsRight += 1;
    else misses.push(`${name} is ${got}`);
  };
  for (const field of FIELDS) {
    const wanted = expected[field];
    if (wanted) check(field, wanted.includes(scene[field] ?? ''), scene[field] ?? 'open');
  }
  if (expected.lettering) {
    check('lettering', scene.lettering.includes(expected.lettering), scene.lettering.join('/'));
  }
  if (expected.unknown) {
    check(
      'unknown',
      scene.unknown.some((word) => word.includes(expected.unknown as string)),
      scene.unknown.join('/'),
    );
  }
  return misses;
}

function report(name: string, prompts: Expected[], showMisses: boolean): void {
  const tally: Tally = {
    subjects: 0,
    right: 0,
    drawn: 0,
    wrong: 0,
    counts: 0,
    countsRight: 0,
    fields: 0,
    fieldsRight: 0,
  };
  for (const expected of prompts) {
    const misses = score(expected, tally);
    if (showMisses && misses.length > 0) console.log(`- ${expected.prompt}: ${misses.join('; ')}`);
  }
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part}/${whole})`;
  console.log(`${name}: ${prompts.length} prompts`);
  console.log(`  subjects right  ${share(tally.right, tally.subjects)}`);
  console.log(`  drawn wrong     ${share(tally.wrong, tally.drawn)}`);
  console.log(`  counts right    ${share(tally.countsRight, tally.counts)}`);
  console.log(
    `  setting, hour, layout and the rest right ${share(tally.fieldsRight, tally.fields)}`,
  );
}

const SUITES = ['tuning', 'earlier', 'held'] as const;

/**
 * Prints the tables of the suites. Words were tuned on `tuning`; `earlier` and then `held` were written
 * before anything was tuned on them. The first reading of a suite is the figure to quote: once its
 * misses have been looked at, it belongs to `earlier`, and a new one is to be written. A suite that is
 * not there is not reported.
 */
export function measureUnderstanding(only?: string): void {
  for (const name of SUITES) {
    if (only !== undefined && only !== name) continue;
    const file = path.join(import.meta.dirname, `prompts/${name}.json`);
    if (!existsSync(file)) continue;
    const prompts = JSON.parse(readFileSync(file, 'utf8')) as Expected[];
    report(name, prompts, process.argv.includes('--misses'));
  }
}
