import { expect, it } from 'vitest';
import { understand } from '../../index';

const concepts = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it.each([
  ['grandmother style lady knitting', 'grandmother', 'woman'],
  ['a welder kneeling, helmet pushed up on her head', 'welding-helmet', 'bike-helmet'],
  ['a fisherman mending a net on a dock', 'fishing-net', 'net'],
  ['a girl about to throw the ball at the hoop', 'basketball-hoop', 'hula-hoop'],
])('%s is one %s', (prompt, meant, other) => {
  expect(concepts(prompt)).toContain(meant);
  expect(concepts(prompt)).not.toContain(other);
});

it.each([
  'a woman walking with a briefcase in one hand and a teddy bear in the other',
  'a fox running with a torch in its left paw and a letter in its right paw',
])('%s has both in hand', (prompt) => {
  const { relations } = understand(prompt);
  expect(relations.filter(({ kind }) => kind === 'holding')).toHaveLength(2);
});

it('a cat that puts on a crown before a mirror has it on', () => {
  const { relations } = understand('a cat putting on a crown in front of a mirror');
  expect(relations.map(({ kind }) => kind).sort()).toEqual(['in-front-of', 'wearing']);
});

it('what stands behind people is nothing that they work on', () => {
  const { actions, relations } = understand(
    'a barber shaving a customer, mirror and shelf of bottles behind them',
  );
  expect(actions).toHaveLength(1);
  expect(relations.filter(({ kind }) => kind === 'behind').length).toBeGreaterThan(0);
});

it.each(["a dad painting his daughter's nails", "an artist tattooing a man's arm"])(
  '%s is done to them and not to a part alone',
  (prompt) => {
    const { actions, elements } = understand(prompt);
    const [{ patient } = { patient: undefined }] = actions;
    expect(elements.find(({ id }) => id === patient)?.concept).toMatch(/^(?:daughter|man)$/);
  },
);

it.each(['a hiker seen from behind', 'a hiker with her back to us', 'rear view of a hiker'])(
  '%s turns the back to whoever looks at the picture',
  (prompt) => {
    const { seenFrom, elements, relations } = understand(prompt);
    expect(seenFrom).toBe('back');
    expect(elements.map(({ concept }) => concept)).toEqual(['hiker']);
    expect(relations).toEqual([]);
  },
);

it('who peeks from behind something is seen from the front', () => {
  expect(understand('a boy peeking from behind a tree').seenFrom).toBeUndefined();
});

it('who holds the ends of something holds it', () => {
  const { elements, actions } = understand('two people holding the ends of a rope');
  expect(elements.map(({ concept }) => concept)).toEqual(['people', 'rope']);
  expect(actions[0]?.patient).toBe('e2');
});

it.each([
  ['frozen lake with two skaters', 'ice-skater'],
  ['a skater at a skate park', 'skateboarder'],
])('%s has a %s', (prompt, concept) => {
  expect(understand(prompt).elements.map((one) => one.concept)).toContain(concept);
});

it.each([
  'character sheet of a pirate girl with a red coat, front side and back view',
  'a knight in armor, front view and back view',
])('the back is one view of several, and nobody turns it: %s', (prompt) => {
  expect(understand(prompt).seenFrom).not.toBe('back');
});

it('a scarf that is listed after what is on the head is worn', () => {
  const { relations } = understand('a woman with a hat on her head, scarf and coat');
  expect(relations.filter(({ kind }) => kind === 'wearing')).toHaveLength(3);
});

it('who talks to somebody on a tablet is on it, and does not stand beside them', () => {
  const { elements, actions } = understand('doctor talking to an old lady on a tablet screen');
  expect(elements.map(({ concept }) => concept)).toEqual(['grandmother', 'tablet']);
  expect(actions.map(({ verb }) => verb)).toEqual(['hold']);
});

it('the crest of a family shows nobody of it', () => {
  expect(concepts('family crest with an eagle and oak leaves')).toEqual(['eagle', 'oak-leaf']);
});

it('people of all ages are one of each, and what somebody talks about is on a screen', () => {
  const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
  expect(conceptsOf('people of all ages in a park')).toEqual(['grandmother', 'man', 'girl']);
  expect(conceptsOf('a student giving a presentation about dinosaurs')).not.toContain('sauropod');
});
