import { describe, expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { understand } from '../../understand';
import { trailOf } from './trail';

const reportOf = (prompt: string) => {
  const brief = understand(prompt);
  return illustrate({ brief, prompt, widthPx: 512, heightPx: 512, seed: 3, variant: 0 });
};

describe('a scheme', () => {
  it('shows each link of a food chain in the order of the prompt, and says who is missing', () => {
    const told = 'food chain: hawk eats snake eats mouse eats corn';
    const texts = understand(told).template?.items?.map(({ text }) => text);
    expect(texts).toEqual(['corn', 'mouse', 'snake', 'hawk']);
    expect(reportOf('food chain: grass, rabbit, blorfin').notDrawn).toEqual(['blorfin']);
  });

  it('has a ring of a Venn diagram for each thing, and lines to fill in where nothing is known', () => {
    expect(reportOf('Venn diagram of whales and fish').notDrawn).toEqual([]);
    const unknown = reportOf('Venn diagram of desire, feasibility and viability');
    expect(unknown.notDrawn.join()).toMatch(/points of the Venn diagram/);
  });

  it('draws pipelines, architectures, branches, angles and cycles of what is listed', () => {
    const idOf = (prompt: string) => understand(prompt).template;
    expect(idOf('CI/CD pipeline diagram: commit, build, test')?.id).toBe('pipeline');
    expect(idOf('git branching diagram with main and feature branch')?.id).toBe('git-graph');
    expect(idOf('client server architecture diagram')?.id).toBe('network');
    expect(idOf('types of angles poster')?.id).toBe('angles');
    const stages = idOf('life cycle of a frog, eggs, tadpole, adult frog, in a circle')?.items;
    expect(stages?.map(({ text }) => text)).toEqual(['eggs', 'tadpole', 'adult frog']);
  });

  it('shows growth in a row, tables of a database and one continent with what lives there', () => {
    expect(reportOf('how a seed grows into a plant').drew).toEqual(
      expect.arrayContaining(['sprout', 'sunflower']),
    );
    expect(understand('database schema diagram with users and orders').template?.id).toBe(
      'data-tables',
    );
    expect(reportOf('map of South America with animals').drew).toContain('llama');
  });

  it('runs to and fro, so that each station stands beside the one before it', () => {
    const { cells, links } = trailOf({ x: 0, y: 0, width: 600, height: 480 }, 5, 60);
    expect(links).toHaveLength(4);
    expect(cells[3]?.x).toBeGreaterThan(cells[4]?.x ?? 0);
  });
});
