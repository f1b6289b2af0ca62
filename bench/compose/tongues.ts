/**
 * Prompts in seven languages against their English originals, by rounds:
 * `npx tsx bench/compose/tongues.ts [round …] [--missing]`, e.g. `tongues.ts 1 2`.
 */
import { readRound, ROUNDS } from './gold/read-gold';
import { Translated } from './translated';

const wanted = process.argv.slice(2).map(Number).filter(Number.isInteger);
for (const round of wanted.length > 0 ? wanted : ROUNDS) {
  const translated = new Translated();
  for (const { en, ...translations } of readRound(round))
    translated.compare(en, translations, process.argv.includes('--missing'));
  console.log(`round ${String(round)}`);
  translated.tell();
}
