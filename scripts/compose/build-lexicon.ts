/**
 * Builds `lexicon/lexicon.json`: the concepts that can be drawn, and the words that mean them.
 * Sources: emojibase-data (labels and keywords), and the hand review tables beside this script.
 * Run again after any of them changes: `npx tsx scripts/compose/build-lexicon.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SUBGROUP_TRAITS, TRAIT_LINES, type Trait } from './review/traits.data';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPOSE = path.join(ROOT, 'lib/engines/builtin/compose');
const TARGET = path.join(COMPOSE, 'lexicon/lexicon.json');

interface Emoji {
  label: string;
  hexcode: string;
  tags?: string[];
  subgroup?: number;
}

const measured = JSON.parse(
  readFileSync(path.join(COMPOSE, 'assets/measured.json'), 'utf8'),
) as Record<string, unknown>;
const subgroups = (
  require('emojibase-data/meta/groups.json') as { subgroups: Record<string, string> }
).subgroups;
const chars = require('@iconify-json/noto/chars.json') as Record<string, string>;

function emojis(language: string): Emoji[] {
  return require(`emojibase-data/${language}/data.json`) as Emoji[];
}

/** The icon of an emoji: Noto's where it renders, else Fluent's. */
function assetOf(emoji: Emoji): { concept: string; asset: string } | undefined {
  const key = emoji.hexcode.toLowerCase().replace(/-fe0f/g, '');
  const concept =
    chars[key] ??
    emoji.label
      .replace(/[’':,.]/g, '')
      .replace(/[^a-z0-9]+/gi, '-')
      .toLowerCase();
  for (const set of ['noto', 'fluent-emoji-flat']) {
    if (`${set}:${concept}` in measured) return { concept, asset: `${set}:${concept}` };
  }
  return undefined;
}

function overrides(): Map<string, Partial<Trait>> {
  const entries = TRAIT_LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', values = ''] = line.split(' = ');
      const [height, kind, habitat] = values.split(' ');
      const trait = {
        heightM: Number(height),
        ...(kind ? { kind: kind as Trait['kind'] } : {}),
        ...(habitat ? { habitat: habitat as Trait['habitat'] } : {}),
      };
      return names.split(' ').map((name): [string, Partial<Trait>] => [name, trait]);
    });
  return new Map(entries);
}

type ConceptRow = [asset: string, kind: string, heightM: number, habitat: string];

function main(): void {
  const concepts: Record<string, ConceptRow> = {};
  const words: Record<string, string> = {};
  const traits = overrides();
  for (const emoji of emojis('en')) {
    const subgroup = subgroups[String(emoji.subgroup)] ?? '';
    const base = SUBGROUP_TRAITS[subgroup];
    const found = assetOf(emoji);
    if (!base || !found) continue;
    const trait = { ...base, ...traits.get(found.concept) };
    concepts[found.concept] = [found.asset, trait.kind, trait.heightM, trait.habitat];
    const label = emoji.label
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    words[label] ??= found.concept;
  }
  for (const [label, concept] of Object.entries(words)) {
    const bare = label.replace(/ face$/, '');
    words[bare] ??= concept;
  }
  const own = path.join(COMPOSE, 'assets/own.json');
  if (existsSync(own)) console.log('own assets present');
  writeFileSync(TARGET, JSON.stringify({ concepts, words }));
  console.log(`${Object.keys(concepts).length} concepts, ${Object.keys(words).length} words`);
}

main();
