import { expect, it } from 'vitest';
import { understand } from '../..';

/** Who does what to what, by phrases. */
function told(prompt: string): string[] {
  const { elements, actions } = understand(prompt);
  const nameOf = (id?: string) => elements.find((one) => one.id === id)?.phrase ?? '';
  return actions.map(({ verb, agent, patient }) => `${nameOf(agent)} ${verb} ${nameOf(patient)}`);
}

it.each([
  ['a father carrying his son while pushing a stroller', 'father push stroller'],
  ['a chef chopping carrots and onions', 'chef cut onions'],
  ['a boy fishing while a dog sleeps', 'dog sleep '],
])('%s: nobody else does it, and nothing of it is lost', (prompt, deed) => {
  expect(told(prompt)).toContain(deed);
});
