import { expect, it } from 'vitest';
import { seen } from './testing/seen';

function two(prompt: string, ids: readonly [string, string] = ['e1', 'e2']) {
  const [one, other] = seen(prompt, ids);
  if (!one || !other) throw new Error('not seen');
  return [one, other] as const;
}

it('who hides behind a newspaper has it before the face', () => {
  const [robber, paper] = two('a robber hiding behind a newspaper');
  const tall = robber.bottom - robber.top;
  expect(paper.top).toBeLessThan(robber.top + tall * 0.2);
  expect(paper.bottom).toBeLessThan(robber.top + tall * 0.5);
});

it('what somebody lifts over the head is over it', () => {
  const [man, boulder] = two('a strongman lifting a boulder over his head');
  expect(boulder.bottom).toBeLessThan(man.top + (man.bottom - man.top) * 0.3);
});

it('what is poured over is under the jug, on the table', () => {
  const [chef, pasta] = two('a chef pouring sauce over pasta', ['e1', 'e3']);
  expect(pasta.bottom).toBeLessThan(chef.bottom - (chef.bottom - chef.top) * 0.2);
});

it.each(['a goat in rubber boots', 'a duck in rubber boots'])(
  '%s has them on the ground',
  (prompt) => {
    const [beast, boots] = two(prompt);
    expect(Math.abs(boots.bottom - beast.bottom)).toBeLessThan((beast.bottom - beast.top) * 0.1);
  },
);
