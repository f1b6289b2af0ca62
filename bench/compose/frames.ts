/**
 * `npx tsx bench/compose/frames.ts [FILE …] [--count 300] [--joined] [--failures]`: whether sentences that were put together by
 * machine come out right: everyday deeds and relations (`frames/*.txt`), each with several who and what, alone, in a
 * setting or medium, and two at once (`--joined`). What must be seen is known from the frame, so that there are as many as one likes, and what
 * fails says in which verb, which relation or which framing. Prints tables and never fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { understand } from '@/lib/composer';
import { createRandom } from '@/lib/random/random';
import type { Wanted } from './fresh';
import { RELATIONS } from './gold/read-gold';
import { isNamed } from './matching';
import { isDone, isTrue, lookAt } from './truths';

const FOLDER = 'bench/compose/frames';
/** Of the side, what nobody can make out in a thumbnail. */
const TINY = 0.05;
const SEED = 5;

/**
 * A line: `who, who | verb or =relation | says {} | what, what | in a setting, in another`. Of a verb, who must be seen
 * doing it and, where there is a what, reach it; of a relation, it must hold. `-` instead of a what means there is none.
 */
interface Frame {
  who: string[];
  verb?: string;
  relation?: (typeof RELATIONS)[number];
  says: string;
  what: string[];
  settings: string[];
}

const MEDIA = [
  '',
  '',
  '',
  'flat illustration of ',
  'watercolor of ',
  'children’s book illustration: ',
];

const listOf = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== '-');

function frameOf(line: string): Frame {
  const [who, deed = '', says = '', what, settings] = line.split('|').map((one) => one.trim());
  const relation = RELATIONS.find((kind) => `=${kind}` === deed);
  if (deed.startsWith('=') && !relation) throw new Error(`no relation: ${line}`);
  return {
    who: listOf(who),
    ...(relation ? { relation } : { verb: deed }),
    says,
    what: listOf(what),
    settings: listOf(settings),
  };
}

/** The noun of a phrase: without its article, number or possessive. */
const nameOf = (phrase: string) =>
  phrase.replace(
    /^(?:an?|the|some|two|three|four|five|his|her|their|its|old|young|little|big) /g,
    '',
  );

interface Case extends Wanted {
  frame: string;
}

function caseOf(frame: Frame, index: number): Case {
  const random = createRandom(index, frame.says);
  const pick = (list: readonly string[]) => list[random.whole(0, list.length - 1)] ?? '';
  const who = pick(frame.who);
  const what = frame.what.length > 0 ? pick(frame.what) : undefined;
  const setting = random.chance(0.5) ? pick(frame.settings) : '';
  const prompt = `${pick(MEDIA)}${who} ${frame.says.replace('{}', what ?? '')} ${setting}`;
  const [agent, patient] = [nameOf(who), what && nameOf(what)];
  const relations = patient ? [{ from: agent, kind: frame.relation ?? 'at', to: patient }] : [];
  return {
    category: 'frame',
    frame: frame.relation
      ? `=${frame.relation} ${frame.says}`
      : `${frame.verb ?? ''}: ${frame.says}`,
    prompt: prompt.replace(/\s+/g, ' ').trim(),
    elements: [agent, ...(patient ? [patient] : [])].map((name) => ({ name, accept: [name] })),
    relations,
    actions: frame.verb ? [{ agent, verb: frame.verb, ...(patient ? { patient } : {}) }] : [],
  };
}

const JOINTS = [' while ', ' and ', ', next to '];

/** Two sentences as one: all that either asks for has to be there. */
function joined(one: Case, other: Case, index: number): Case {
  const joint = JOINTS[index % JOINTS.length] ?? ' and ';
  const second = other.prompt.replace(/^.*(?:illustration|watercolor)(?: of|:) /, '');
  return {
    category: 'frame',
    frame: `${one.frame}${joint}${other.frame}`,
    prompt: `${one.prompt}${joint}${second}`,
    elements: [...one.elements, ...other.elements],
    relations: [...one.relations, ...other.relations],
    actions: [...one.actions, ...other.actions],
  };
}

interface Found {
  wanted: Case;
  faults: string[];
}

function faultsOf(wanted: Case): Found {
  const brief = understand(wanted.prompt);
  const look = lookAt(brief, wanted.prompt, SEED, 0);
  const faults: string[] = [];
  for (const element of wanted.elements) {
    if (!isNamed(look.drew, element, brief)) {
      faults.push(`missing ${element.name}`);
      continue;
    }
    const own = brief.elements.filter((one) => isNamed([one.phrase], element, brief));
    const boxes = own.flatMap(({ id }) => look.sights.get(id)?.box ?? []);
    const side = Math.max(
      ...boxes.map((box) => Math.max(box.right - box.left, box.bottom - box.top)),
    );
    if (boxes.length > 0 && side < TINY) faults.push(`tiny ${element.name}`);
  }
  for (const relation of wanted.relations)
    if (!isTrue(look, wanted, relation)) faults.push(`apart ${relation.kind}`);
  for (const action of wanted.actions)
    if (!isDone(look, wanted, action)) faults.push(`undone ${action.verb}`);
  return { wanted, faults };
}

/** Frames by turns, each with other fillers every time round. */
function casesOf(frames: readonly Frame[], count: number): Case[] {
  return Array.from({ length: count }, (_, index) => {
    const frame = frames[index % frames.length];
    if (!frame) throw new Error('no frames');
    return caseOf(frame, index);
  });
}

const readFrames = (files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map(frameOf),
  );

function tell(found: readonly Found[]): void {
  const share = (count: number) => `${((100 * count) / found.length).toFixed(0)} %`.padStart(5);
  const withFault = (kind: string) =>
    found.filter(({ faults }) => faults.some((fault) => fault.startsWith(kind))).length;
  console.log(`${String(found.length)} sentences`);
  console.log(`${share(found.filter(({ faults }) => faults.length === 0).length)} without a fault`);
  for (const kind of ['missing', 'tiny', 'apart', 'undone'])
    console.log(`${share(withFault(kind))} ${kind}`);
}

const args = process.argv.slice(2);
const countAt = args.indexOf('--count');
const count = countAt < 0 ? 300 : Number(args[countAt + 1]);
const named = args.filter((one) => one.endsWith('.txt'));
const files = named.length > 0 ? named : readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`);
const found: Found[] = [];
const single = casesOf(readFrames(files), count);
const cases = args.includes('--joined')
  ? single.map((one, index) => joined(one, single[(index * 7 + 3) % single.length] ?? one, index))
  : single;
for (const wanted of cases) {
  await setImmediate();
  const one = faultsOf(wanted);
  found.push(one);
  if (args.includes('--failures') && one.faults.length > 0)
    console.log(`${wanted.prompt}\n   ${one.faults.join('; ')}`);
}
tell(found);
