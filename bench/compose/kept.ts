/**
 * `npx tsx bench/compose/kept.ts [--write]`: whether what was true in the pictures of the open prompts still is. Small
 * mends of one kind of prompt make others false one at a time, which no total shows; this names them. The claims that
 * do not hold stand in `known-faults.txt`; `--write` says anew which do not. Takes two to three minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { coverageOf, understand } from '@/lib/composer';
import { readWanted, type Wanted } from './fresh';
import { claimsOf, lookAt } from './truths';

const SETS = ['tune', 'fresh', 'fresh-2', 'fresh-3', 'fresh-4', 'fresh-5', 'fresh-6'];
const FILE = 'bench/compose/known-faults.txt';
const SEED = 5;

/** The relations and actions of a prompt that are not true in its picture, as lines. */
function faultsOf(gold: Wanted): string[] {
  const brief = understand(gold.prompt);
  if (coverageOf(brief) < 0.6) return [`${gold.prompt} :: not the kit's`];
  const look = lookAt(brief, gold.prompt, SEED, 0);
  return claimsOf(look, gold)
    .filter(({ holds }) => !holds)
    .map(({ said }) => `${gold.prompt} :: ${said}`);
}

const faults = new Set<string>();
for (const gold of SETS.flatMap(readWanted)) {
  // Pictures are given back between turns of the event loop; without one they pile up to gigabytes.
  await setImmediate();
  for (const fault of faultsOf(gold)) faults.add(fault);
}
if (process.argv.includes('--write')) writeFileSync(FILE, `${[...faults].sort().join('\n')}\n`);
const known = new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));
const [lost, mended] = [
  [...faults].filter((fault) => !known.has(fault)),
  [...known].filter((fault) => !faults.has(fault)),
];
for (const fault of lost) console.log(`lost    ${fault}`);
for (const fault of mended) console.log(`mended  ${fault}`);
console.log(
  `${String(faults.size)} claims of the open prompts do not hold: ${String(lost.length)} lost, ${String(mended.length)} mended`,
);
