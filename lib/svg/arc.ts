/**
 * An elliptical arc as cubic curves: endpoint to centre form (SVG 2, appendix B.2.4), then one
 * cubic per quarter turn at most.
 */
export function arcToCubics(
  from: { x: number; y: number },
  radii: readonly [number, number],
  rotationDegrees: number,
  largeArc: boolean,
  sweep: boolean,
  [x, y]: readonly [number, number],
): number[][] {
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])];
  if (from.x === x && from.y === y) return [];
  if (rx === 0 || ry === 0) return [[from.x, from.y, x, y, x, y]];
  const turn = (rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(from.x - x) / 2, (from.y - y) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const excess = (px / rx) ** 2 + (py / ry) ** 2;
  if (excess > 1) [rx, ry] = [rx * Math.sqrt(excess), ry * Math.sqrt(excess)];
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below));
  const sign = largeArc === sweep ? -1 : 1;
  const [cxp, cyp] = [(sign * root * rx * py) / ry, (-sign * root * ry * px) / rx];
  const cx = cos * cxp - sin * cyp + (from.x + x) / 2;
  const cy = sin * cxp + cos * cyp + (from.y + y) / 2;
  const start = Math.atan2((py - cyp) / ry, (px - cxp) / rx);
  let sweepAngle = Math.atan2((-py - cyp) / ry, (-px - cxp) / rx) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9));
  const piece = sweepAngle / pieces;
  const handle = (4 / 3) * Math.tan(piece / 4);
  const place = (u: number, v: number) => [
    cx + rx * u * cos - ry * v * sin,
    cy + rx * u * sin + ry * v * cos,
  ];
  return Array.from({ length: pieces }, (_, i) => {
    const a = start + i * piece;
    const b = a + piece;
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    const end = i === pieces - 1 ? [x, y] : place(cb, sb);
    return [
      ...place(ca - handle * sa, sa + handle * ca),
      ...place(cb + handle * sb, sb - handle * cb),
      ...end,
    ];
  });
}
