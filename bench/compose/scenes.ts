/**
 * `npx tsx bench/compose/scenes.ts [tune|held|fresh] [--failures]`: what is true in the pictures beside
 * what is in them, measured on their pixels. Only totals are printed; failures, one by one, of any half but the held.
 */
import { type Brief, illustrate, ledgerOf, svgOf, understand } from '@/lib/composer';
import { LEAST_SHARE, type Sight, sightsOf } from '@/lib/composer/sight';
import { theLexicon } from '@/lib/composer/understand/lexicon';
import { coverageOf } from '@/lib/composer';
import { readWanted, type Wanted } from './fresh';
import { conceptsOfName, isNamed, type Named } from './matching';

const SIZE = { widthPx: 384, heightPx: 384 };
const SEEDS = [5, 17, 101, 4242];
const VARIANTS = [0, 1, 2, 3];

type Box = NonNullable<Sight['box']>;

interface Look {
  brief: Brief;
  drew: readonly string[];
  sights: Map<string, Sight>;
  svg: string;
}

function lookAt(brief: Brief, prompt: string, seed: number, variant: number): Look {
  const picture = illustrate({ brief, prompt, ...SIZE, seed, variant });
  const svg = svgOf(picture);
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  return { brief, drew: picture.drew, sights: sightsOf(svg, parts, SIZE), svg };
}

/** Elements of a brief that stand for a name of the gold; `place` where a place does. */
function idsOf({ brief, drew }: Look, wanted: Named): string[] {
  const concepts = new Set([wanted.name, ...wanted.accept].flatMap(conceptsOfName));
  const elements = brief.elements.filter(
    ({ phrase, concept = '' }) => concepts.has(concept) || isNamed([phrase], wanted, brief),
  );
  const places = brief.places.filter(
    ({ phrase, concept }) => concepts.has(concept) || isNamed([phrase], wanted, brief),
  );
  const isTold = places.some(({ phrase }) => drew.includes(phrase));
  return [...elements.map(({ id }) => id), ...(isTold ? ['place'] : [])];
}

const overlap = (a0: number, a1: number, b0: number, b1: number) =>
  Math.min(a1, b1) - Math.max(a0, b0);
/** A gap of this share of the picture still counts as touching. */
const NEAR = 0.02;

const touch = (a: Box, b: Box, gap = NEAR) =>
  overlap(a.left, a.right, b.left, b.right) > -gap &&
  overlap(a.top, a.bottom, b.top, b.bottom) > -gap;
/** Who is at something reaches it: a player sits at the board, not on it. */
const REACH = 0.08;
const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
const isWithin = (a: Box, b: Box) => {
  const [x, y] = [(a.left + a.right) / 2, middle(a)];
  return x > b.left - NEAR && x < b.right + NEAR && y > b.top - NEAR && y < b.bottom + NEAR;
};

/** Whether a relation holds between what is seen of two things, by where they are in the picture. */
const HOLDS: Record<string, (a: Box, b: Box) => boolean> = {
  // On top of it, or on its face as a tick on a page.
  on: (a, b) => touch(a, b) && (a.top < middle(b) + NEAR || isWithin(a, b)),
  in: (a, b) => isWithin(a, b) || (touch(a, b) && overlap(a.left, a.right, b.left, b.right) > 0),
  at: (a, b) => touch(a, b, REACH),
  holds: touch,
  wears: touch,
  from: touch,
  through: touch,
  against: touch,
  around: (a, b) => a.left < b.left && a.right > b.right,
  over: (a, b) => middle(a) < middle(b),
  under: (a, b) => middle(a) > middle(b),
  beside: (a, b) =>
    overlap(a.left, a.right, b.left, b.right) < 0.6 * Math.min(a.right - a.left, b.right - b.left),
  behind: (a, b) => a.bottom <= b.bottom + NEAR,
  'in-front-of': (a, b) => a.bottom >= b.bottom - NEAR,
  between: () => true,
  towards: () => true,
};

/** Relations to what is drawn as part of a figure or of the place. */
const PARTED = new Set(['wears', 'holds', 'on', 'in', 'at']);

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

function isTrue(look: Look, { elements }: Wanted, relation: Wanted['relations'][number]): boolean {
  const named = (name: string) =>
    idsOf(look, elements.find((one) => one.name === name) ?? { name, accept: [name] });
  const [from, to] = [named(relation.from), named(relation.to)];
  // Clothes are part of a figure, and a table that only bears things part of the place: both are told.
  const isPart = (id: string) =>
    !look.sights.get(id)?.box &&
    look.drew.includes(look.brief.elements.find((one) => one.id === id)?.phrase ?? '');
  const boxes = (ids: string[]) => ids.flatMap((id) => look.sights.get(id)?.box ?? []);
  const [a, b] = [boxes(from), boxes(to)];
  if (to.some(isPart) && a.length > 0 && PARTED.has(relation.kind)) return true;
  if (to.includes('place') && (a.length > 0 || from.includes('place'))) return true;
  return a.some((one) => b.some((other) => HOLDS[relation.kind]?.(one, other) ?? false));
}

/** By what the report says is done: its verbs are those whose pose the figure has. */
function isDone(look: Look, { elements }: Wanted, action: Wanted['actions'][number]): boolean {
  const { agent, verb } = action;
  const ids = idsOf(
    look,
    elements.find((one) => one.name === agent) ?? { name: agent, accept: [agent] },
  );
  const id = theLexicon().lookUp(verb, 'en')?.verb?.id;
  const shown = ledgerOf(look.brief).filter(
    (entry) => entry.kind === 'action' && look.drew.includes(entry.phrase),
  );
  const isSaid = (verb: string) =>
    look.brief.words.some(({ fate, note }) => fate === 'action' && note === verb);
  const boxesOf = (elementId = '') => look.sights.get(elementId)?.box ?? [];
  /** Riding that no word says is shown by being on what is ridden. */
  const isRiding = ({ verb, agent, patient }: Brief['actions'][number]) =>
    !isSaid(verb) &&
    [boxesOf(agent)].flat().some((one) => [boxesOf(patient)].flat().some((two) => touch(one, two)));
  return look.brief.actions.some(
    (done) =>
      ids.includes(done.agent) &&
      (isRiding(done) || shown.some((entry) => entry.id === done.verb)) &&
      (done.verb === id || (action.patient !== undefined && done.patient !== undefined)),
  );
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
  const brief = understand(gold.prompt);
  if (coverageOf(brief) < 0.6) continue;
  byKit += 1;
  const look = lookAt(brief, gold.prompt, SEEDS[0] ?? 5, 0);
  const failures: string[] = [];
  for (const relation of gold.relations) {
    const holds = isTrue(look, gold, relation);
    relations.add(holds);
    if (!holds) failures.push(`${relation.from} ${relation.kind} ${relation.to}`);
  }
  for (const action of gold.actions) {
    const isShown = isDone(look, gold, action);
    actions.add(isShown);
    if (!isShown)
      failures.push(`${action.agent} ${action.verb.toUpperCase()} ${action.patient ?? ''}`);
  }
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
