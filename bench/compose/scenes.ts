/**
 * `npx tsx bench/compose/scenes.ts [tune|held|fresh|fresh-2|fresh-3] [--failures]`: what is true in the pictures beside
 * what is in them, measured on their pixels. Only totals are printed; failures, one by one, of any half but the held.
 */
import { setImmediate } from 'node:timers/promises';
import { coverageOf, understand } from '@/lib/composer';
import { LEAST_SHARE, type Sight } from '@/lib/composer/sight';
import { readWanted } from './fresh';
import { claimsOf, type Look, lookAt, middle } from './truths';

const SEEDS = [5, 17, 101, 4242];
const VARIANTS = [0, 1, 2, 3];

class Tally {
  hits = 0;
  all = 0;
  add(isHit: boolean): void {
    this.all += 1;
    if (isHit) this.hits += 1;
  }
  toString(): string {
    const share = this.all === 0 ? '-' : `${((100 * this.hits) / this.all).toFixed(0)} %`;
    return `${share} (${String(this.hits)} of ${String(this.all)})`;
  }
}

/** Claims of elements whose marks change too little: the report of a picture must have none. */
function invisibleClaims({ brief, drew, sights, svg }: Look): [claimed: number, invisible: number] {
  const claimed = brief.elements.filter(
    ({ id, phrase }) => drew.includes(phrase) && svg.includes(`data-e="${id}"`),
  );
  const invisible = claimed.filter(({ id, phrase }) => {
    const twins = brief.elements.filter((one) => one.phrase === phrase);
    return !twins.some((one) => (sights.get(one.id ?? id)?.share ?? 0) >= LEAST_SHARE);
  });
  return [claimed.length, invisible.length];
}

const centerOf = (look: Look): [number, number] | undefined => {
  const boxes = look.brief.elements.flatMap(({ id }) => look.sights.get(id) ?? []);
  const largest = boxes.reduce<Sight | undefined>(
    (best, one) => (one.share > (best?.share ?? 0) ? one : best),
    undefined,
  )?.box;
  return largest && [(largest.left + largest.right) / 2, middle(largest)];
};

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const colorsOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));

/** In how many of arrangement, palette and drawing two pictures of one prompt differ. */
function differences(one: Look, other: Look): number {
  const [a, b] = [centerOf(one), centerOf(other)];
  const moved = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) > 0.05 : false;
  const resized = [...one.sights].some(([id, { share }]) => {
    const ratio = (other.sights.get(id)?.share ?? 0) / Math.max(share, 1e-6);
    return share > 0.01 && (ratio < 0.8 || ratio > 1.25);
  });
  const [colors, others] = [colorsOf(one.svg), colorsOf(other.svg)];
  const shared = [...colors].filter((color) => others.has(color)).length;
  const recolored = shared < 0.7 * Math.max(colors.size, others.size);
  const redrawn = Math.abs(one.svg.length - other.svg.length) > 0.05 * one.svg.length;
  return [moved, resized, recolored, redrawn].filter(Boolean).length;
}

const name = process.argv[2] ?? 'tune';
const showsFailures = name !== 'held' && process.argv.includes('--failures');

/** What failed of a prompt, with what its brief says, so that reading and arranging can be told apart. */
function tellFailures({ brief, drew }: Look, prompt: string, failures: readonly string[]): void {
  if (!showsFailures || failures.length === 0) return;
  const nameOf = (id = '') => brief.elements.find((one) => one.id === id)?.phrase ?? id;
  console.log(`${prompt}\n   FAILED ${failures.join('; ')}`);
  console.log(
    `   ${brief.elements.map(({ phrase, concept = '?', count }) => `${phrase}=${concept}*${String(count)}`).join(', ')}` +
      ` | ${brief.relations.map(({ from, kind, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`).join(', ')}` +
      ` | ${brief.actions.map(({ agent, verb, patient, instrument }) => `${nameOf(agent)} ${verb} ${nameOf(patient)} ${instrument ? `with ${nameOf(instrument)}` : ''}`).join(', ')}` +
      ` | ${brief.places.map(({ concept }) => concept).join()}` +
      ` | drew ${drew.join(', ')}`,
  );
}

const [relations, actions, claims, ideas] = [new Tally(), new Tally(), new Tally(), new Tally()];
const places = new Map<string, number>();
const [spreadX, spreadY]: [number[], number[]] = [[], []];
let byKit = 0;
const wanted = readWanted(name);
for (const gold of wanted) {
  // Pictures are given back between turns of the event loop; without one they pile up to gigabytes.
  await setImmediate();
  const brief = understand(gold.prompt);
  if (coverageOf(brief) < 0.6) continue;
  byKit += 1;
  const look = lookAt(brief, gold.prompt, SEEDS[0] ?? 5, 0);
  const judged = claimsOf(look, gold);
  for (const { isAction, holds } of judged) (isAction ? actions : relations).add(holds);
  const failures = judged
    .filter(({ holds }) => !holds)
    .map(({ said, isAction }) => (isAction ? said.toUpperCase() : said));
  tellFailures(look, gold.prompt, failures);
  const [claimed, invisible] = invisibleClaims(look);
  for (let index = 0; index < claimed; index += 1) claims.add(index < invisible);
  const [place] = brief.places;
  if (place && !brief.template) places.set(place.concept, (places.get(place.concept) ?? 0) + 1);
  const others = VARIANTS.slice(1).map((variant) => lookAt(brief, gold.prompt, 5, variant));
  const four = [look, ...others];
  // Some three of the four, each unlike both others.
  ideas.add(
    four.some((_, left) => {
      const three = four.filter((_, index) => index !== left);
      return three.every((one, index) =>
        three.slice(index + 1).every((other) => differences(one, other) >= 2),
      );
    }),
  );
  const centers = SEEDS.map((seed) => centerOf(lookAt(brief, gold.prompt, seed, 0))).filter(
    (center) => center !== undefined,
  );
  if (!brief.template && centers.length > 1) {
    spreadX.push(deviation(centers.map(([x]) => x)));
    spreadY.push(deviation(centers.map(([, y]) => y)));
  }
}
const scenes = [...places.values()].reduce((sum, count) => sum + count, 0);
const commonest = [...places].sort((a, b) => b[1] - a[1]).slice(0, 3);
const topThree = commonest.reduce((sum, [, count]) => sum + count, 0);
console.log(`${name}: ${String(byKit)} of ${String(wanted.length)} prompts are the kit's`);
console.log(`relations true: ${String(relations)}`);
console.log(`actions shown: ${String(actions)}`);
console.log(`claimed but invisible: ${String(claims)}`);
console.log(
  `three commonest places: ${((100 * topThree) / Math.max(1, scenes)).toFixed(0)} % of ${String(scenes)} scenes` +
    (name === 'held'
      ? ''
      : ` (${commonest.map(([place, count]) => `${place} ${String(count)}`).join(', ')})`),
);
console.log(`three of four pictures differ in two ways: ${String(ideas)}`);
console.log(
  `focal point over seeds, median deviation: ${median(spreadX).toFixed(3)} x, ${median(spreadY).toFixed(3)} y`,
);
