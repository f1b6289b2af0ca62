import { describe, expect, it } from 'vitest';
import { areaOf, parsePath, writePath } from './path-data';

describe('path data', () => {
  it('is written shortly: relative, lines as lines, no spare characters', () => {
    const square = parsePath('M10 10 C15 10 20 10 25 10 L25 25 L10 25 Z ');
    expect(writePath(square, 1)).toBe('M10 10h15v15h-15z');
    const curve = parsePath('M0 0 C0.5 -0.25 1 2.04 3 3 Z');
    expect(writePath(curve, 1)).toBe('M0 0c.5-.2 1 2 3 3z');
  });

  it('does not drift over many rounded steps', () => {
    const steps = Array.from({ length: 500 }, (_, n) => `L${(n + 1) * 0.333} ${(n + 1) * 0.777}`);
    const text = writePath(parsePath(`M0 0 ${steps.join(' ')} Z`), 1);
    const numbers = text.match(/-?\d*\.?\d+/g)!.map(Number);
    const sum = (offset: number) =>
      numbers.filter((_, at) => at % 2 === offset).reduce((total, value) => total + value, 0);
    expect(sum(0)).toBeCloseTo(166.5, 0);
    expect(sum(1)).toBeCloseTo(388.5, 0);
  });

  it('knows its area, holes taken out', () => {
    const frame = parsePath('M0 0 L10 0 L10 10 L0 10 Z M2 2 L2 8 L8 8 L8 2 Z');
    expect(areaOf(frame)).toBe(64);
  });
});
