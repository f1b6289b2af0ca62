import { describe, expect, it } from 'vitest';
import { DownloadBudget } from './download-budget';

describe('what requests hold of fetched pictures', () => {
  it('is limited for a user, whose other requests it counts with, and leaves others alone', () => {
    const budget = new DownloadBudget(100, 1000);
    const [first, second] = [budget.open('a'), budget.open('a')];
    first.take(60);
    expect(() => second.take(60)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    budget.open('b').take(60);
    first.release();
    second.take(60);
  });

  it('is limited over all', () => {
    const budget = new DownloadBudget(100, 150);
    budget.open('a').take(100);
    expect(() => budget.open('b').take(60)).toThrow(
      expect.objectContaining({ code: 'engine_busy' }),
    );
  });

  it('is given back once', () => {
    const budget = new DownloadBudget(100, 100);
    const [first, second] = [budget.open('a'), budget.open('a')];
    first.take(50);
    second.take(50);
    first.release();
    first.release();
    expect(() => budget.open('a').take(60)).toThrow();
  });
});
