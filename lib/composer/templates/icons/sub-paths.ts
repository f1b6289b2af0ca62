import { add, edgesOf, type Edges, lengthOf, type Point, subtract } from '@/lib/svg/point';

/** One stroke of an icon: a piece of path data that starts at its own absolute `M`. */
export interface SubPath {
  data: string;
  /** Around its knots and handles, in the icon's units. */
  box: Edges;
  isClosed: boolean;
}

const NUMBERS_OF: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
/** Ends that meet are one shape, though no `Z` says so. */
const MEETS = 0.3;

interface Command {
  letter: string;
  numbers: number[];
}

/** Path data as commands with all their numbers; a repeated command is written out. */
function commandsOf(data: string): Command[] {
  const commands: Command[] = [];
  let at = 0;
  let letter = '';
  const skip = () => {
    while (/[\s,]/.test(data[at] ?? '')) at += 1;
  };
  const readNumber = (isFlag: boolean) => {
    skip();
    if (isFlag) return Number(data[at++]);
    NUMBER.lastIndex = at;
    const found = NUMBER.exec(data)?.[0] ?? '0';
    at += Math.max(1, found.length);
    return Number(found);
  };
  for (skip(); at < data.length; skip()) {
    if (/[a-z]/i.test(data[at] ?? '')) letter = data[at++] ?? '';
    else if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
    const kind = letter.toUpperCase();
    const count = NUMBERS_OF[kind] ?? 0;
    const numbers = Array.from({ length: count }, (_, index) =>
      readNumber(kind === 'A' && (index === 3 || index === 4)),
    );
    commands.push({ letter, numbers });
  }
  return commands;
}

/** Points that a command names, absolute, its end last. */
function pointsOf({ letter, numbers }: Command, from: Point): Point[] {
  const isRelative = letter !== letter.toUpperCase();
  const base: Point = isRelative ? from : [0, 0];
  const kind = letter.toUpperCase();
  const value = (index: number) => numbers[index] ?? 0;
  if (kind === 'H') return [[base[0] + value(0), from[1]]];
  if (kind === 'V') return [[from[0], base[1] + value(0)]];
  if (kind === 'A') return arcPoints(numbers, from, add(base, [value(5), value(6)]));
  return Array.from({ length: numbers.length / 2 }, (_, index) =>
    add(base, [value(index * 2), value(index * 2 + 1)]),
  );
}

/** An arc's end and the far point of its bulge, near enough for a box. */
function arcPoints(numbers: readonly number[], from: Point, to: Point): Point[] {
  const [radius = 0, , , isLarge = 0, sweep = 0] = numbers;
  const chord = subtract(to, from);
  const half = lengthOf(chord) / 2;
  if (half === 0) return [to];
  const apothem = Math.sqrt(Math.max(0, radius * radius - half * half));
  const sagitta = radius + (isLarge ? apothem : -apothem);
  const side = sweep ? 1 : -1;
  const normal: Point = [(chord[1] / (2 * half)) * side, (-chord[0] / (2 * half)) * side];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bulge = Math.min(sagitta, 2 * radius);
  return [[middle[0] + normal[0] * bulge, middle[1] + normal[1] * bulge], to];
}

/** Path data cut into its strokes. */
export function subPathsOf(data: string): SubPath[] {
  const found: { text: string; points: Point[]; isClosed: boolean }[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const command of commandsOf(data)) {
    const kind = command.letter.toUpperCase();
    const last = found.at(-1);
    if (kind === 'Z') {
      if (last) Object.assign(last, { text: `${last.text}Z`, isClosed: true });
      at = start;
      continue;
    }
    const points = pointsOf(command, at);
    at = points.at(-1) ?? at;
    if (kind === 'M') {
      start = at;
      found.push({ text: `M${at.join(' ')}`, points: [at], isClosed: false });
    } else if (last && !last.isClosed) {
      last.text += `${command.letter}${command.numbers.join(' ')}`;
      last.points.push(...points);
    } else {
      const text = `M${start.join(' ')}${command.letter}${command.numbers.join(' ')}`;
      found.push({ text, points: [start, ...points], isClosed: false });
    }
  }
  return found.map(({ text, points, isClosed }) => {
    const [first, last] = [points[0] ?? start, points.at(-1) ?? start];
    const meets = points.length > 2 && lengthOf(subtract(first, last)) < MEETS;
    return { data: text, box: edgesOf(points), isClosed: isClosed || meets };
  });
}
