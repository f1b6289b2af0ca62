import { OutlineMeter, type OutlineMeasure } from './measure-outline';

/** Numbers that each command of path data takes, by its lower-case letter. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  ...{ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 },
};
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
/** In arcs the two flags may stand without space: `a1 1 0 01 5 5`. */
const FLAG = /[01]/y;
const SPACE = /[\s,]*/y;

/** Reads tokens of path data one after another; nothing is kept of what was read. */
class PathReader {
  private at = 0;

  constructor(private readonly data: string) {}

  /** The next letter or number; undefined at the end, and where the data stops making sense. */
  next(pattern: RegExp = TOKEN): string | undefined {
    this.at = this.skip(SPACE);
    const end = this.skip(pattern);
    if (end === this.at) return undefined;
    const token = this.data.slice(this.at, end);
    this.at = end;
    return token;
  }

  private skip(pattern: RegExp): number {
    pattern.lastIndex = this.at;
    return pattern.test(this.data) ? pattern.lastIndex : this.at;
  }

  /** So many numbers; undefined when there are not so many. */
  numbers(count: number, isArc: boolean): number[] | undefined {
    const numbers: number[] = [];
    for (let index = 0; index < count; index++) {
      const before = this.at;
      const token = this.next(isArc && (index === 3 || index === 4) ? FLAG : TOKEN);
      const value = Number(token);
      if (token === undefined || Number.isNaN(value)) {
        this.at = before;
        return undefined;
      }
      numbers.push(value);
    }
    return numbers;
  }
}

/** Measures path data (SVG 2, 9.3) up to its first error, as it is drawn. */
export function measurePath(data: string): OutlineMeasure | undefined {
  const reader = new PathReader(data);
  const meter = new OutlineMeter();
  for (let letter = reader.next(); letter !== undefined; letter = reader.next()) {
    let command = letter.toLowerCase();
    const isRelative = command === letter;
    const count = ARGUMENTS[command];
    if (count === undefined) break;
    if (count === 0) meter.close();
    else {
      let numbers = reader.numbers(count, command === 'a');
      for (; numbers; numbers = reader.numbers(count, command === 'a')) {
        follow(meter, command, isRelative, numbers);
        if (command === 'm') command = 'l';
      }
    }
  }
  return meter.measure();
}

function follow(
  meter: OutlineMeter,
  command: string,
  isRelative: boolean,
  numbers: readonly number[],
): void {
  const [fromX, fromY] = isRelative ? [meter.x, meter.y] : [0, 0];
  if (command === 'h') return meter.lineTo(fromX + numbers[0]!, meter.y);
  if (command === 'v') return meter.lineTo(meter.x, fromY + numbers[0]!);
  const x = fromX + numbers.at(-2)!;
  const y = fromY + numbers.at(-1)!;
  if (command === 'm') return meter.moveTo(x, y);
  if (command === 'a') {
    const [rx, ry, turn, large, sweep] = numbers as [number, number, number, number, number];
    return meter.arcTo(Math.abs(rx), Math.abs(ry), turn, large * 2 + sweep, x, y);
  }
  for (let at = 0; at + 1 < numbers.length; at += 2)
    meter.lineTo(fromX + numbers[at]!, fromY + numbers[at + 1]!);
}

/** Measures the points of a polygon or polyline. */
export function measurePoints(points: string): OutlineMeasure | undefined {
  const reader = new PathReader(points);
  const meter = new OutlineMeter();
  let isFirst = true;
  for (let point = reader.numbers(2, false); point; point = reader.numbers(2, false)) {
    if (isFirst) meter.moveTo(point[0]!, point[1]!);
    else meter.lineTo(point[0]!, point[1]!);
    isFirst = false;
  }
  return meter.measure();
}
