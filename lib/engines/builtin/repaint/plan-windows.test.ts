import { describe, expect, it } from 'vitest';
import { type Component } from '@/lib/imaging/kernels/components';
import { planWindows } from './plan-windows';

const hole = (label: number, leftPx: number, topPx: number, sidePx: number): Component => ({
  label,
  box: { leftPx, topPx, widthPx: sidePx, heightPx: sidePx },
  areaPx: sidePx ** 2,
});

describe('planWindows', () => {
  const size = { widthPx: 3000, heightPx: 2000 };

  it('fills distant holes one by one and near ones together', () => {
    const holes = [hole(1, 100, 100, 60), hole(2, 2500, 1500, 60), hole(3, 180, 150, 20)];
    const tasks = planWindows(holes, size);
    expect(tasks.map(({ labels }) => labels.toSorted())).toEqual([[1, 3], [2]]);
    expect(tasks[0]!.window).toEqual({ leftPx: 0, topPx: 0, widthPx: 512, heightPx: 512 });
  });

  it('gives a large hole its surroundings, and fills it last', () => {
    const [small, large] = planWindows([hole(1, 1000, 500, 1000), hole(2, 20, 20, 9)], size);
    expect(small!.labels).toEqual([2]);
    expect(large!.window).toMatchObject({ widthPx: 1800, heightPx: 1800 });
  });

  it('covers every hole once, in a bounded number of windows', () => {
    const specks = Array.from({ length: 900 }, (_, n) =>
      hole(n + 1, (n % 30) * 98, Math.floor(n / 30) * 64, 6),
    );
    const tasks = planWindows(specks, size);
    expect(tasks.length).toBeLessThanOrEqual(24);
    expect(tasks.flatMap(({ labels }) => labels).toSorted((a, b) => a - b)).toEqual(
      specks.map(({ label }) => label),
    );
  });
});
