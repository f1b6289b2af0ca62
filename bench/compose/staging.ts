/**
 * `npx tsx bench/compose/staging.ts [tune|fresh|FILE] [--list] [variant]`: how scenes are staged, whatever they
 * show: how large their subjects are, whether things stand out from what is behind them, what covers, cuts or
 * crowds what, and what nobody asked for. FILE has a prompt a line. Prints a table and never fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type Brief, illustrate, type Illustration, understand } from '@/lib/composer';
import { readWanted } from './fresh';
import {
  aloneMask,
  areaOf,
  boundsOf,
  changed,
  inPicture,
  isInFrame,
  type Mask,
  pictureOf,
  pieces,
  SIDE,
} from './masks';

const SIZE = { widthPx: 768, heightPx: 768 };
const SEED = 11;

/** Of the height, what a leading actor takes in an ordinary picture. */
const ACTOR = { least: 0.45, most: 0.78 } as const;
/** Of the side, what is too small to be read at 300 px: 13 px. */
const READABLE = 0.045;
/** Mean colour distance at which a thing is lost in what is behind it. */
const LOST = 0.09;
/** Of a thing, what has to be seen, what may be outside, and what others that have nothing to do with it may share. */
const SHARES = { covered: 0.4, cut: 0.14, crowded: 0.3, faceless: 0.45 } as const;

interface Fault {
  kind: string;
  what: string;
}

type Layer = Illustration['layers'][number];

interface Cluster {
  id: string;
  elements: string[];
  layers: Layer[];
  alone: Mask;
  role: Layer['role'];
}

const marksIn = (svg: string) => [...svg.matchAll(/data-e="([^"]+)"/g)].map(([, id = '']) => id);

function clustersOf(drawn: Illustration): Cluster[] {
  const byId = new Map<string, Layer[]>();
  for (const layer of drawn.layers) {
    if (!/subject|scenery/.test(layer.role) || marksIn(layer.svg).length === 0) continue;
    byId.set(layer.id, [...(byId.get(layer.id) ?? []), layer]);
  }
  return [...byId].map(([id, layers]) => ({
    id,
    elements: [...new Set(layers.flatMap(({ svg }) => marksIn(svg)))],
    layers,
    alone: aloneMask(drawn, layers),
    role: layers[0]?.role ?? 'subject',
  }));
}

const isPerson = (brief: Brief, id: string) => {
  const agent = brief.actions.some((action) => action.agent === id);
  return agent || /man|woman|boy|girl|person|child/.test(conceptIn(brief, id));
};
const conceptIn = ({ elements }: Brief, id: string) =>
  elements.find((one) => one.id === id)?.concept ?? '';
const phraseIn = ({ elements }: Brief, id: string) =>
  elements.find((one) => one.id === id)?.phrase ?? id;

/** Of what a cluster takes alone within the frame, what is seen of it. */
function seenShare(alone: Mask, seen: Mask, topShare = 1): number {
  const bounds = boundsOf(alone);
  if (!bounds) return 1;
  const lowest = bounds.top + (bounds.bottom - bounds.top) * topShare;
  let [all, visible] = [0, 0];
  for (let at = 0; at < alone.on.length; at += 1) {
    if (!alone.on[at] || !isInFrame(at) || Math.floor(at / alone.side) > lowest) continue;
    all += 1;
    visible += seen.on[inPicture(at)] ?? 0;
  }
  return all < 8 ? 1 : visible / all;
}

function outsideShare({ on }: Mask): number {
  let [all, outside] = [0, 0];
  on.forEach((value, at) => {
    all += value;
    if (value && !isInFrame(at)) outside += 1;
  });
  return all === 0 ? 0 : outside / all;
}

function sharedOf(one: Mask, other: Mask): number {
  const both = one.on.reduce((sum, value, at) => sum + (value && other.on[at] ? 1 : 0), 0);
  return both / Math.max(1, Math.min(areaOf(one), areaOf(other)));
}

function areRelated(brief: Brief, one: Cluster, other: Cluster): boolean {
  const between = (a: string, b: string) =>
    (one.elements.includes(a) && other.elements.includes(b)) ||
    (one.elements.includes(b) && other.elements.includes(a));
  return (
    brief.relations.some(({ from, to }) => between(from, to)) ||
    brief.actions.some(({ agent, patient = '', instrument = '' }) =>
      [patient, instrument].some((id) => between(agent, id)),
    )
  );
}

function faultsOf(
  prompt: string,
  variant: number,
): { faults: Fault[]; actor?: number } | undefined {
  const brief = understand(prompt);
  if (brief.template) return undefined;
  const drawn = illustrate({ brief, prompt, ...SIZE, seed: SEED, variant });
  const whole = pictureOf(drawn);
  const clusters = clustersOf(drawn);
  if (clusters.length === 0) return undefined;
  const faults: Fault[] = [];
  const add = (kind: string, what: string) => faults.push({ kind, what });
  const without = (test: (layer: Layer) => boolean) =>
    changed(whole, pictureOf({ ...drawn, layers: drawn.layers.filter((one) => !test(one)) }));
  let actor: number | undefined;
  for (const cluster of clusters) {
    const seen = without((layer) => cluster.layers.includes(layer));
    const name = phraseIn(brief, cluster.elements[0] ?? '');
    const isSubject = cluster.role === 'subject';
    if (seenShare(cluster.alone, seen.mask) < SHARES.covered) add('covered', name);
    else if (
      cluster.elements.some((id) => isPerson(brief, id)) &&
      seenShare(cluster.alone, seen.mask, 0.25) < SHARES.faceless
    )
      add('faceless', name);
    if (isSubject && outsideShare(cluster.alone) > SHARES.cut) add('cut', name);
    const [first, ...rest] = pieces(cluster.alone);
    const loose = rest.filter(({ area }) => area > Math.max(10, (first?.area ?? 0) * 0.02));
    if (isSubject && loose.length > 0) add('loose', `${name} (${String(loose.length)})`);
    const bounds = boundsOf(seen.mask);
    if (bounds && isSubject && cluster.elements.some((id) => isPerson(brief, id)))
      actor = Math.max(actor ?? 0, (bounds.bottom - bounds.top) / SIDE);
  }
  for (const [index, one] of clusters.entries())
    for (const other of clusters.slice(index + 1)) {
      const areBoth = one.role === 'subject' && other.role === 'subject';
      const isSame = one.elements[0] === other.elements[0];
      if (areBoth && !isSame && !areRelated(brief, one, other)) {
        const shared = sharedOf(one.alone, other.alone);
        if (shared > SHARES.crowded)
          add(
            'crowded',
            `${phraseIn(brief, one.elements[0] ?? '')} + ${phraseIn(brief, other.elements[0] ?? '')}`,
          );
      }
    }
  let [largest, own] = [0, 0];
  const svgs = drawn.layers.map(({ svg }) => svg).join('');
  for (const { id, phrase } of brief.elements) {
    if (!svgs.includes(`data-e="${id}"`)) continue;
    const layers = drawn.layers.map((layer) => ({
      ...layer,
      svg: layer.svg.replaceAll(`data-e="${id}"`, 'display="none"'),
    }));
    const seen = changed(whole, pictureOf({ ...drawn, layers }));
    const bounds = boundsOf(seen.mask);
    const isClaimed = drawn.drew.includes(phrase);
    if (!bounds) continue;
    const area = areaOf(seen.mask) / (SIDE * SIDE);
    own += area;
    largest = Math.max(largest, area);
    if (!isClaimed) continue;
    if (seen.contrast < LOST && area < 0.5) add('lost', `${phrase} ${seen.contrast.toFixed(2)}`);
    const side = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) / SIDE;
    if (side < READABLE) add('tiny', phrase);
  }
  const foreground = drawn.layers.filter(({ role }) => role === 'foreground');
  if (foreground.length > 0) {
    const front = without((layer) => foreground.includes(layer)).mask;
    for (const cluster of clusters) {
      if (cluster.role !== 'subject') continue;
      let [all, hidden] = [0, 0];
      cluster.alone.on.forEach((value, at) => {
        if (!value || !isInFrame(at)) return;
        all += 1;
        hidden += front.on[inPicture(at)] ?? 0;
      });
      if (hidden > all * 0.12) add('overgrown', phraseIn(brief, cluster.elements[0] ?? ''));
    }
  }
  if (own < 0.04) add('small', own.toFixed(3));
  if (actor !== undefined && brief.camera === undefined) {
    if (actor < ACTOR.least) add('actor small', actor.toFixed(2));
    else if (actor > 0.93) add('actor large', actor.toFixed(2));
  }
  return { faults, ...(actor === undefined ? {} : { actor }) };
}

const [name = 'tune', ...flags] = process.argv.slice(2);
const lists = flags.includes('--list');
const variant = Number(flags.find((flag) => /^\d$/.test(flag)) ?? 0);
const prompts = existsSync(name)
  ? readFileSync(name, 'utf8').split('\n').filter(Boolean)
  : name === 'held'
    ? []
    : readWanted(name).map(({ prompt }) => prompt);
const byKind = new Map<string, number>();
const actors: number[] = [];
let [scenes, faultless] = [0, 0];
for (const prompt of prompts) {
  const found = faultsOf(prompt, variant);
  if (!found) continue;
  scenes += 1;
  if (found.faults.length === 0) faultless += 1;
  if (found.actor !== undefined) actors.push(found.actor);
  for (const kind of new Set(found.faults.map((fault) => fault.kind)))
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  if (lists && found.faults.length > 0)
    console.log(
      `${prompt}\n   ${found.faults.map(({ kind, what }) => `${kind.toUpperCase()} ${what}`).join('; ')}`,
    );
}
const percent = (count: number) => `${((100 * count) / Math.max(1, scenes)).toFixed(1)} %`;
console.log(`${name}: ${String(scenes)} scenes, ${percent(faultless)} without a fault`);
for (const [kind, count] of [...byKind].sort((a, b) => b[1] - a[1]))
  console.log(`${kind.padEnd(12)} ${percent(count).padStart(7)} (${String(count)})`);
const sorted = actors.sort((a, b) => a - b);
const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
console.log(`actors' height: ${at(0.1)} ${at(0.5)} ${at(0.9)} (tenth, median, ninth of ten)`);
