import { describe, expect, it } from 'vitest';
import { sightsOf, markOf } from '../sight';
import { illustrate, svgOf, understand } from '..';
import { type Node, nodesOf } from './node';
import { rootsIn } from './testing/planned';

/** The bound things of a prompt by their concepts. */
function boundOf(prompt: string): Map<string, Node> {
  const nodes = nodesOf(rootsIn(prompt)).values();
  return new Map([...nodes].map((node) => [node.thing.concept.id, node]));
}

const bondsOf = (prompt: string, host: string) =>
  (boundOf(prompt).get(host)?.children ?? []).map(
    ({ thing, bond, spot }) => `${thing.concept.id} ${spot ?? bond ?? ''}`,
  );

const SIZE = { widthPx: 384, heightPx: 384 };

const drawn = (prompt: string) =>
  illustrate({ brief: understand(prompt), prompt, ...SIZE, seed: 5, variant: 0 });

describe('things that belong together', () => {
  it('two people on a bench are two, side by side', () => {
    const picture = drawn('a grandmother and her grandson on a bench');
    const [one, other] = ['e1', 'e2'].map(
      (id) => sightsOf(svgOf(picture), [{ id, marks: [markOf(id)] }], SIZE).get(id)?.box,
    );
    const middles = [one, other].map((box) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2);
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeGreaterThan(0.12);
  });

  it.each([
    ['a knight and a dragon playing chess', 'knight', ['chess-board laid', 'dragon across']],
    ['a chef chopping vegetables', 'chef', ['carrot laid', 'tomato laid', 'knife held']],
    ['a woman reading', 'woman', ['book held-both']],
    ['an old wizard with a staff casting a spell', 'wizard', ['staff held', 'spell held']],
    ['a girl hiding behind a sofa', 'sofa', ['girl lurking']],
    ['a boy peeking out of a cardboard box', 'box', ['boy lurking']],
    ['a plumber lying under a sink', 'sink', ['plumber lurking']],
    ['a pirate with a parrot on his shoulder', 'pirate', ['parrot shoulder']],
    ['pancakes with strawberries', 'pancakes', ['served-strawberries on']],
    ['smoke rising from a grill', 'grill', ['smoke top']],
    ['a bowl of ramen with steam', 'ramen', ['steam top']],
    ['an octopus juggling teacups', 'octopus', ['teacup tossed']],
    ['an octopus holding a cup', 'octopus', ['cup tossed']],
    ['a fox reading a book under a mushroom', 'mushroom', ['fox beneath']],
    ['a woman sitting under a beach umbrella', 'parasol', ['woman beneath']],
    ['a woman sunbathing under a beach umbrella', 'parasol', ['deck-chair beneath']],
    ['three dogs pulling a sled with a boy on it', 'sled', ['boy on']],
    ['a mouse riding a beetle with a needle as a sword', 'beetle', ['mouse on']],
    ['a chick hatching from an egg in a nest', 'nest', ['egg in']],
    ['a taco with sunglasses', 'taco', ['sunglasses worn']],
    ['a calendar with a check mark', 'calendar', ['check-mark page']],
    ['two colleagues shaking hands across a desk', 'desk', ['colleague at']],
    [
      'a scientist looking through a microscope, test tubes on the table',
      'table',
      ['test-tube on', 'microscope on', 'scientist at'],
    ],
  ])('%s are bound as they are told', (prompt, host, bonds) => {
    expect(bondsOf(prompt, host)).toEqual(expect.arrayContaining(bonds));
  });

  it('who only looks on from a sofa sits there', () => {
    const heightIn = (prompt: string) => {
      const parts = ['e1', 'e2'].map((id) => ({ id, marks: [markOf(id)] }));
      const sights = sightsOf(svgOf(drawn(prompt)), parts, SIZE);
      const [who, sofa] = parts.map(({ id }) => sights.get(id)?.box);
      if (!who || !sofa) throw new Error('nobody is seen on a sofa');
      return (who.bottom - who.top) / (sofa.right - sofa.left);
    };
    expect(heightIn('a man watching on a sofa')).toBeLessThan(heightIn('a man standing on a sofa'));
  });

  it('who kneels and brushes goes on kneeling', () => {
    const { doing } =
      boundOf('an archaeologist kneeling and brushing a vase').get('explorer') ?? {};
    expect(doing).toMatchObject({ pose: 'kneel', near: 'groom' });
  });
});

describe('designs', () => {
  it.each([
    ['robot mascot waving hello', 'waving hello'],
    ['circus poster with an elephant standing on a ball', 'standing'],
    ['pictogram of a person running', 'running'],
  ])('show what somebody does: %s', (prompt, action) => {
    expect(drawn(prompt).drew).toContain(action);
  });

  it('show what a mascot wears', () => {
    expect(drawn('cute mascot of a taco with sunglasses').drew).toContain('sunglasses');
  });
});
