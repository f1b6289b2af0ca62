/** Outlines as the tracer gives them: closed subpaths of lines and cubic curves. */

export type Point = readonly [x: number, y: number];

export interface Segment {
  /** Two control points of a curve; none for a line. */
  controls: readonly [Point, Point] | undefined;
  end: Point;
}

export interface Subpath {
  start: Point;
  segments: Segment[];
}

const COMMANDS = new Set(['M', 'L', 'C', 'Z']);

/** Reads absolute M, L, C and Z, the only commands the tracer writes, each with its letter. */
export function parsePath(data: string): Subpath[] {
  const subpaths: Subpath[] = [];
  const tokens = data.replaceAll(/([MLCZ])/g, ' $1 ').split(/[\s,]+/);
  const point = (at: number): Point => [Number(tokens[at]), Number(tokens[at + 1])];
  tokens.forEach((token, at) => {
    if (!COMMANDS.has(token)) return;
    const segments = subpaths.at(-1)?.segments;
    if (token === 'M') subpaths.push({ start: point(at + 1), segments: [] });
    else if (token === 'L') segments?.push({ controls: undefined, end: point(at + 1) });
    else if (token === 'C')
      segments?.push({ controls: [point(at + 1), point(at + 3)], end: point(at + 5) });
  });
  return subpaths;
}

export function mapPoints(subpaths: readonly Subpath[], map: (point: Point) => Point): Subpath[] {
  return subpaths.map(({ start, segments }) => ({
    start: map(start),
    segments: segments.map(({ controls, end }) => ({
      controls: controls && [map(controls[0]), map(controls[1])],
      end: map(end),
    })),
  }));
}

/** Area enclosed by the anchor points, holes subtracted where they run the other way round. */
export function areaOf(subpaths: readonly Subpath[]): number {
  let doubled = 0;
  for (const { start, segments } of subpaths) {
    let [x, y] = start;
    for (const { end } of [...segments, { end: start }]) {
      doubled += x * end[1] - end[0] * y;
      [x, y] = end;
    }
  }
  return Math.abs(doubled) / 2;
}

/**
 * Path data in relative commands with the given decimals and no spare characters. Rounding errors
 * don't add up: each offset is taken from where the pen really is.
 */
export function writePath(subpaths: readonly Subpath[], decimals: number): string {
  const writer = new PathWriter(decimals);
  for (const { start, segments } of subpaths) {
    writer.move(start);
    for (const segment of segments) writer.draw(segment);
    writer.close();
  }
  return writer.text;
}

class PathWriter {
  text = '';
  private readonly scale: number;
  private command = '';
  /** Where the pen is, and where the subpath began, in units of the last decimal. */
  private pen: Point = [0, 0];
  private start: Point = [0, 0];

  constructor(private readonly decimals: number) {
    this.scale = 10 ** decimals;
  }

  move(point: Point): void {
    const target = this.round(point);
    this.write(this.text === '' ? 'M' : 'm', this.offset(target));
    this.start = this.pen = target;
  }

  draw({ controls, end }: Segment): void {
    const target = this.round(end);
    const offset = this.offset(target);
    const [first, second] = (controls ?? []).map((point) => this.offset(this.round(point)));
    if (first !== undefined && second !== undefined && !isStraight(first, second, offset))
      this.write('c', [...first, ...second, ...offset]);
    else if (offset[0] === 0 && offset[1] === 0) return;
    else if (offset[1] === 0) this.write('h', [offset[0]]);
    else if (offset[0] === 0) this.write('v', [offset[1]]);
    else this.write('l', offset);
    this.pen = target;
  }

  close(): void {
    this.text += 'z';
    this.command = 'z';
    this.pen = this.start;
  }

  private round([x, y]: Point): Point {
    return [Math.round(x * this.scale), Math.round(y * this.scale)];
  }

  private offset([x, y]: Point): Point {
    return [x - this.pen[0], y - this.pen[1]];
  }

  private write(command: string, units: readonly number[]): void {
    if (command !== this.command) this.text += command;
    units.forEach((unit, index) => {
      const number = shortNumber(unit, this.decimals);
      const needsSpace = (index > 0 || command === this.command) && !number.startsWith('-');
      this.text += needsSpace ? ` ${number}` : number;
    });
    this.command = command;
  }
}

/** Both control points within half a unit of the straight line, and between its ends. */
function isStraight(first: Point, second: Point, end: Point): boolean {
  const length = Math.hypot(end[0], end[1]);
  if (length === 0) return false;
  return [first, second].every(([x, y]) => {
    const aside = Math.abs(x * end[1] - y * end[0]) / length;
    const along = (x * end[0] + y * end[1]) / length;
    return aside <= 0.5 && along >= -0.5 && along <= length + 0.5;
  });
}

/** A number of units of the last decimal, as short as it can be written: 5 tenths are `.5`. */
function shortNumber(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(decimals, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const number = fraction === '' ? whole || '0' : `${whole}.${fraction}`;
  return units < 0 ? `-${number}` : number;
}
