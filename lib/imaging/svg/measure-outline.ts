import { type Box } from './geometry';

/** What an outline comes to, in its own units: enough to tell what drawing it costs. */
export interface OutlineMeasure {
  box: Box;
  /** Most area that filling it can cover. */
  area: number;
  /** How far it goes sideways and up and down altogether. */
  alongX: number;
  alongY: number;
  length: number;
  vertices: number;
}

/** Points of an arc that stand for it. */
const ARC_POINTS = 16;

/**
 * Takes the points of an outline one by one. Curves count as the lines between their control points,
 * which are around them. A filled point lies in a triangle of the subpath's first point and a line of
 * it, so that the triangles' areas together are the most that is covered.
 */
export class OutlineMeter {
  private box: Box | undefined;
  private area = 0;
  private alongX = 0;
  private alongY = 0;
  private length = 0;
  private vertices = 0;
  private startX = 0;
  private startY = 0;
  x = 0;
  y = 0;

  moveTo(x: number, y: number): void {
    this.close();
    this.startX = this.x = x;
    this.startY = this.y = y;
    this.include(x, y);
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [x - this.x, y - this.y];
    this.area += Math.abs((this.x - this.startX) * dy - (this.y - this.startY) * dx) / 2;
    this.alongX += Math.abs(dx);
    this.alongY += Math.abs(dy);
    this.length += Math.hypot(dx, dy);
    this.x = x;
    this.y = y;
    this.include(x, y);
  }

  close(): void {
    if (this.x !== this.startX || this.y !== this.startY) this.lineTo(this.startX, this.startY);
  }

  /** An elliptical arc from the current point (SVG 1.1, F.6.5 and F.6.6). */
  arcTo(rx: number, ry: number, turnDegrees: number, flags: number, x: number, y: number): void {
    const [isLarge, isSweep] = [(flags & 2) !== 0, (flags & 1) !== 0];
    const turn = (turnDegrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [halfX, halfY] = [(this.x - x) / 2, (this.y - y) / 2];
    const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
    const wanted = Math.hypot(px / rx, py / ry);
    if (!(wanted > 0) || !Number.isFinite(wanted)) return this.lineTo(x, y);
    const [wide, high] = [rx * Math.max(1, wanted), ry * Math.max(1, wanted)];
    const root = Math.sqrt(Math.max(0, 1 / Math.max(wanted, 1e-12) ** 2 - 1));
    const side = (isLarge === isSweep ? -1 : 1) * (wanted > 1 ? 0 : root);
    const [cx, cy] = [(side * wide * py) / high, (-side * high * px) / wide];
    const from = Math.atan2((py - cy) / high, (px - cx) / wide);
    let sweep = Math.atan2((-py - cy) / high, (-px - cx) / wide) - from;
    if (isSweep && sweep < 0) sweep += 2 * Math.PI;
    if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
    const [middleX, middleY] = [(this.x + x) / 2, (this.y + y) / 2];
    for (let step = 1; step < ARC_POINTS; step++) {
      const angle = from + (sweep * step) / ARC_POINTS;
      const [ux, uy] = [cx + wide * Math.cos(angle), cy + high * Math.sin(angle)];
      this.lineTo(cos * ux - sin * uy + middleX, sin * ux + cos * uy + middleY);
    }
    this.lineTo(x, y);
  }

  measure(): OutlineMeasure | undefined {
    this.close();
    const { box, area, alongX, alongY, length, vertices } = this;
    return box && { box, area, alongX, alongY, length, vertices };
  }

  private include(x: number, y: number): void {
    this.vertices += 1;
    if (!this.box) {
      this.box = { left: x, top: y, right: x, bottom: y };
      return;
    }
    const { box } = this;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
}
