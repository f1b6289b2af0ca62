/** An affine map `[a b c d e f]` as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function applyTo([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Mean factor by which lengths grow. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

const FUNCTION = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/g;

function matrixOf(name: string, v: readonly number[]): Matrix {
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = v;
  switch (name) {
    case 'matrix':
      return [p, q, r, s, t, u];
    case 'translate':
      return [1, 0, 0, 1, p, q];
    case 'scale':
      return [p, 0, 0, v.length > 1 ? q : p, 0, 0];
    case 'rotate': {
      const angle = (p * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return multiply([cos, sin, -sin, cos, q, r], [1, 0, 0, 1, -q, -r]);
    }
    case 'skewX':
      return [1, 0, Math.tan((p * Math.PI) / 180), 1, 0, 0];
    default:
      return [1, Math.tan((p * Math.PI) / 180), 0, 1, 0, 0];
  }
}

/** The value of a `transform` attribute (SVG 2, section 8.5). */
export function parseTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of (text ?? '').matchAll(FUNCTION)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    matrix = multiply(matrix, matrixOf(name, numbers));
  }
  return matrix;
}

/** The map back; the identity where there is none. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (area === 0) return IDENTITY;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
