import { type Point, type Segment } from './path-data';

/** Corrections of the points' positions along a curve before it is split instead. */
const REPARAMETRIZATIONS = 3;
/** Error, as a multiple of the tolerance squared, above which correcting is not tried. */
const HOPELESS = 9;

/** Points as coordinates side by side: outlines have hundreds of thousands of them. */
export interface Row {
  x: Float64Array;
  y: Float64Array;
}

/** A cubic curve's four points. */
type Cubic = [number, number, number, number, number, number, number, number];

/**
 * Cubic curves through a row of points, within a tolerance, leaving and arriving in given
 * directions of unit length (P. J. Schneider, "An algorithm for automatically fitting digitized
 * curves", Graphics Gems, 1990). Straight stretches give lines.
 */
export function fitCurve(row: Row, leaving: Point, arriving: Point, tolerance: number): Segment[] {
  const fit = new CurveFit(row, tolerance);
  fit.run(0, row.x.length - 1, leaving, arriving);
  return fit.segments;
}

export function unit(x: number, y: number): Point {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

class CurveFit {
  readonly segments: Segment[] = [];
  /** Position of each point along the curve it is fitted with, 0 to 1. */
  private readonly parameters: Float64Array;

  constructor(
    private readonly row: Row,
    private readonly tolerance: number,
  ) {
    this.parameters = new Float64Array(row.x.length);
  }

  run(from: number, to: number, leaving: Point, arriving: Point): void {
    const end: Point = [this.row.x[to]!, this.row.y[to]!];
    if (to - from < 2 || this.isStraight(from, to)) {
      this.segments.push({ controls: undefined, end });
      return;
    }
    this.measureChords(from, to);
    for (let attempt = 0; ; attempt++) {
      const curve = this.solve(from, to, leaving, arriving);
      const worst = this.findWorst(from, to, curve);
      if (worst.squared <= this.tolerance ** 2) {
        const [, , x1, y1, x2, y2] = curve;
        this.segments.push({
          controls: [
            [x1, y1],
            [x2, y2],
          ],
          end,
        });
        return;
      }
      if (attempt === REPARAMETRIZATIONS || worst.squared > HOPELESS * this.tolerance ** 2)
        return this.split(from, worst.index, to, leaving, arriving);
      for (let at = from + 1; at < to; at++)
        this.parameters[at] = nearestParameter(
          curve,
          this.row.x[at]!,
          this.row.y[at]!,
          this.parameters[at]!,
        );
    }
  }

  private split(from: number, worst: number, to: number, leaving: Point, arriving: Point): void {
    const middle = Math.min(to - 1, Math.max(from + 1, worst));
    const before = Math.max(from, middle - 2);
    const after = Math.min(to, middle + 2);
    const [x, y] = unit(
      this.row.x[after]! - this.row.x[before]!,
      this.row.y[after]! - this.row.y[before]!,
    );
    this.run(from, middle, leaving, [-x, -y]);
    this.run(middle, to, [x, y], arriving);
  }

  private isStraight(from: number, to: number): boolean {
    const { x, y } = this.row;
    const [alongX, alongY] = unit(x[to]! - x[from]!, y[to]! - y[from]!);
    for (let at = from + 1; at < to; at++) {
      const aside = (x[at]! - x[from]!) * alongY - (y[at]! - y[from]!) * alongX;
      if (Math.abs(aside) > this.tolerance * 0.7) return false;
    }
    return true;
  }

  private measureChords(from: number, to: number): void {
    const { x, y } = this.row;
    this.parameters[from] = 0;
    for (let at = from + 1; at <= to; at++) {
      const [dx, dy] = [x[at]! - x[at - 1]!, y[at]! - y[at - 1]!];
      this.parameters[at] = this.parameters[at - 1]! + Math.sqrt(dx * dx + dy * dy);
    }
    const total = this.parameters[to]! || 1;
    for (let at = from; at <= to; at++) this.parameters[at] = this.parameters[at]! / total;
  }

  /** Control points on the two end directions that fit best, by least squares over their distances. */
  private solve(from: number, to: number, leaving: Point, arriving: Point): Cubic {
    const { x, y } = this.row;
    const [x0, y0, x3, y3] = [x[from]!, y[from]!, x[to]!, y[to]!];
    const cosine = leaving[0] * arriving[0] + leaving[1] * arriving[1];
    let [c00, c01, c11, rest0, rest1] = [0, 0, 0, 0, 0];
    for (let at = from + 1; at < to; at++) {
      const t = this.parameters[at]!;
      const s = 1 - t;
      const b1 = 3 * t * s * s;
      const b2 = 3 * t * t * s;
      const start = s * s * s + b1;
      const end = t * t * t + b2;
      const restX = x[at]! - x0 * start - x3 * end;
      const restY = y[at]! - y0 * start - y3 * end;
      c00 += b1 * b1;
      c01 += b1 * b2 * cosine;
      c11 += b2 * b2;
      rest0 += b1 * (leaving[0] * restX + leaving[1] * restY);
      rest1 += b2 * (arriving[0] * restX + arriving[1] * restY);
    }
    const determinant = c00 * c11 - c01 * c01;
    const chord = Math.sqrt((x3 - x0) ** 2 + (y3 - y0) ** 2);
    let out = (rest0 * c11 - rest1 * c01) / determinant;
    let back = (c00 * rest1 - c01 * rest0) / determinant;
    // Where the directions say nothing, a third of the way is the usual guess (Wu and Barsky).
    if (!isSound(out, chord) || !isSound(back, chord)) out = back = chord / 3;
    return [
      x0,
      y0,
      x0 + leaving[0] * out,
      y0 + leaving[1] * out,
      x3 + arriving[0] * back,
      y3 + arriving[1] * back,
      x3,
      y3,
    ];
  }

  private findWorst(from: number, to: number, curve: Cubic): { index: number; squared: number } {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
    let index = (from + to) >> 1;
    let squared = 0;
    for (let at = from + 1; at < to; at++) {
      const t = this.parameters[at]!;
      const s = 1 - t;
      const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
      const dx = x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3 - this.row.x[at]!;
      const dy = y0 * b0 + y1 * b1 + y2 * b2 + y3 * b3 - this.row.y[at]!;
      const distance = dx * dx + dy * dy;
      if (distance > squared) [index, squared] = [at, distance];
    }
    return { index, squared };
  }
}

function isSound(distance: number, chord: number): boolean {
  return distance > chord * 1e-3 && distance < chord * 3;
}

/** One Newton step towards the parameter of the curve's point nearest to the given one. */
function nearestParameter(curve: Cubic, x: number, y: number, t: number): number {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  const s = 1 - t;
  const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
  const offX = x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3 - x;
  const offY = y0 * b0 + y1 * b1 + y2 * b2 + y3 * b3 - y;
  const [d0, d1, d2] = [3 * s * s, 6 * s * t, 3 * t * t];
  const speedX = (x1 - x0) * d0 + (x2 - x1) * d1 + (x3 - x2) * d2;
  const speedY = (y1 - y0) * d0 + (y2 - y1) * d1 + (y3 - y2) * d2;
  const bendX = 6 * (s * (x2 - 2 * x1 + x0) + t * (x3 - 2 * x2 + x1));
  const bendY = 6 * (s * (y2 - 2 * y1 + y0) + t * (y3 - 2 * y2 + y1));
  const slope = speedX * speedX + speedY * speedY + offX * bendX + offY * bendY;
  if (slope === 0) return t;
  const next = t - (offX * speedX + offY * speedY) / slope;
  return next < 0 ? 0 : next > 1 ? 1 : next;
}
