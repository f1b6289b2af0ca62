import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

const drawn = (prompt: string) => {
  const brief = understand(prompt);
  return {
    brief,
    ...illustrate({ brief, prompt, widthPx: 512, heightPx: 512, seed: 3, variant: 0 }),
  };
};

describe('a page with charts of several kinds', () => {
  it('has each of them, and who is told with them', () => {
    const { brief, drew } = drawn('bar and pie charts with people around, report style');
    expect(brief.template).toMatchObject({ id: 'chart', charts: ['bars', 'pie'] });
    expect(drew).toEqual(expect.arrayContaining(['bar chart', 'pie chart', 'people']));
  });

  it('is not titled by what it is shown on, and lists no charts', () => {
    const { template, elements } = understand('pie chart and line graph on a screen');
    expect(template?.title).toBeUndefined();
    expect(template?.items).toBeUndefined();
    expect(elements).toEqual([]);
  });

  it('is no page where there is one chart', () => {
    expect(understand('bar chart of sales').template?.charts).toBeUndefined();
  });

  it('shows a rising arrow over bars', () => {
    expect(drawn('growing bar chart with an arrow going up').drew).toContain('arrow');
  });
});
