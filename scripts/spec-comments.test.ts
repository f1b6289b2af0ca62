import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@/lib/errors/codes';
import { generationForm } from '@/lib/http/openai/generation';
import { DIALECT_ROUTES } from '@/lib/http/openai/routes';
import { CURATED_STYLES } from '@/lib/models/curated-styles';
import { MODELS } from '@/lib/models/models';
import { RATIOS, SIZE_TABLES } from '@/lib/models/sizes';
import { CATALOGUE } from '@/lib/operations/catalogue';

const SPEC = readFileSync('docs/spec.md', 'utf8');
/** The page without its line breaks, as texts run over them. */
const PROSE = SPEC.replace(/\s+/g, ' ');
const HEADINGS = new Set([...SPEC.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading));
const SOURCES = ['app', 'components', 'lib', 'scripts', 'tests'];

/** Comments such as `(spec: Sizes)` with the place where each stands. */
function commentsOf(file: string): { file: string; section: string }[] {
  const found = readFileSync(file, 'utf8').matchAll(/\(spec: ([A-Za-z][^():;=]*)\)/g);
  return (
    [...found]
      .flatMap(([, sections = '']) => sections.split(','))
      .map((section) => section.replace(/\s+\*?\s*/g, ' ').trim())
      // A field of the section stands in backticks; a parameter called `spec` has its type here.
      .filter((section) => !/^`.*`$/.test(section) && !/Spec\b/.test(section))
      .map((section) => ({ file, section }))
  );
}

function tableRow(first: string): string[] {
  const row = SPEC.split('\n').find((line) => line.startsWith(`| \`${first}\` `));
  return (row ?? '').split('|').map((cell) => cell.replaceAll('`', '').trim());
}

describe('the specification', () => {
  const comments = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('spec-comments.test.ts'))
      .flatMap((name) => commentsOf(path.join(folder, name))),
  );

  it('has the section of every comment that leads there', () => {
    expect(comments.length).toBeGreaterThan(20);
    expect(comments.filter(({ section }) => !HEADINGS.has(section))).toEqual([]);
  });

  it('lists the models with their prices and limits', () => {
    for (const { id, name, priceUnits, promptLimit } of MODELS) {
      const row = tableRow(id);
      expect(row.slice(2, 3), id).toEqual([name]);
      expect(row.slice(4, 6), id).toEqual([String(priceUnits), promptLimit.toLocaleString('en')]);
    }
  });

  it('lists the sizes of each ratio', () => {
    for (const [at, ratio] of RATIOS.entries()) {
      const sizes = [SIZE_TABLES['1k'][at], SIZE_TABLES['2k'][at], SIZE_TABLES.v3[at]];
      expect(tableRow(ratio).slice(2, 5), ratio).toEqual(sizes);
    }
  });

  it('names every path, every error and every curated style', () => {
    const wanted = [
      ...CATALOGUE.map(({ paths }) => paths[0] ?? ''),
      ...DIALECT_ROUTES.map(({ path: dialect }) => dialect),
      ...Object.keys(generationForm.reads.input.shape),
      ...Object.keys(ERROR_CODES),
      ...CURATED_STYLES.map(({ name }) => name),
    ];
    expect(wanted.filter((text) => !PROSE.includes(text))).toEqual([]);
  });
});
