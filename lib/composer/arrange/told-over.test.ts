import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { boxesIn } from './testing/seen';

const seenIn = (prompt: string) => {
  const { boxWhere } = boxesIn(prompt);
  return (phrase: string) => boxWhere((element) => element.phrase.endsWith(phrase));
};
type Box = { left: number; top: number; right: number; bottom: number };
const middle = ({ left, right }: Box) => (left + right) / 2;
const height = ({ top, bottom }: Box) => bottom - top;

describe('what is told to be over something', () => {
  it.each([
    ['a lamp over a table', 'lamp', 'table'],
    ['a clock above a door', 'clock', 'door'],
    ['a clock above a piano', 'clock', 'piano'],
  ])('is right over it: %s', (prompt, upper, lower) => {
    const seen = seenIn(prompt);
    const [over, under] = [seen(upper), seen(lower)];
    expect((over.top + over.bottom) / 2).toBeLessThan(under.top + height(under) * 0.2);
    expect(middle(over)).toBeGreaterThan(under.left);
    expect(middle(over)).toBeLessThan(under.right);
  });

  it('is no speck there', () => {
    const seen = seenIn('a drone above a car');
    expect(seen('drone').right - seen('drone').left).toBeGreaterThan(0.12);
  });

  it('a coat over an armchair hangs over its back', () => {
    const seen = seenIn('a coat over an armchair');
    const [coat, chair] = [seen('coat'), seen('armchair')];
    expect(coat.bottom).toBeGreaterThan(chair.top + height(chair) * 0.3);
    expect(middle(coat)).toBeLessThan(chair.right);
  });

  it('a rainbow leaves a barn lower than itself', () => {
    const { places } = understand('a child beneath a rainbow');
    expect(places.map(({ concept }) => concept)).toEqual(['hills']);
    expect(seenIn('a rainbow over a barn')('barn').top).toBeGreaterThan(0.2);
  });
});

describe('who or what is among many', () => {
  it.each([
    ['a cat among books', 'cat', 'books'],
    ['a fox among mushrooms', 'fox', 'mushrooms'],
    ['a boy among puppies', 'boy', 'puppies'],
  ])('has them on both sides: %s', (prompt, one, many) => {
    const seen = seenIn(prompt);
    expect(seen(many).left).toBeLessThan(seen(one).left);
    expect(seen(many).right).toBeGreaterThan(seen(one).right - 0.03);
  });
});

it('who is behind somebody is at their back', () => {
  const seen = seenIn('a duck behind a pig');
  const [duck, pig] = [seen('duck'), seen('pig')];
  expect(Math.min(Math.abs(duck.left - pig.left), Math.abs(duck.right - pig.right))).toBeLessThan(
    0.3,
  );
  expect(duck.left < pig.left || duck.right > pig.right).toBe(true);
});

describe('what is in something open', () => {
  it('pencils in a cup stand in it and lean to all sides', () => {
    const seen = seenIn('pencils in a cup');
    const [pencils, cup] = [seen('pencils'), seen('cup')];
    expect(height(pencils)).toBeLessThan(height(cup) * 2);
    expect(pencils.right - pencils.left).toBeGreaterThan((cup.right - cup.left) * 0.3);
  });

  it('tulips in a vase are over its neck', () => {
    const { boxOf } = boxesIn('a vase full of tulips');
    const [vase, tulips] = [boxOf('e1'), boxOf('e2')];
    expect(height(tulips)).toBeGreaterThan(height(vase) * 0.5);
  });

  it('a frog in a boot is over its shaft', () => {
    const seen = seenIn('a frog in a boot');
    const [frog, boot] = [seen('frog'), seen('boot')];
    // The shaft is over the heel, at one side of the boot.
    expect(Math.abs(middle(frog) - middle(boot))).toBeGreaterThan((boot.right - boot.left) * 0.1);
    expect(frog.bottom).toBeLessThan(boot.top + height(boot) * 0.3);
  });

  it('a rabbit that comes out of a hat is in it', () => {
    const seen = seenIn('a rabbit coming out of a hat');
    expect(seen('rabbit').bottom).toBeLessThan(seen('hat').bottom);
  });

  it('a boy in a cardboard box sits on no edge of it', () => {
    const seen = seenIn('a boy in a cardboard box');
    expect(seen('boy').bottom).toBeLessThan(seen('box').bottom - height(seen('box')) * 0.3);
  });

  it('a girl inside a tent is there', () => {
    expect(understand('a girl inside a tent').elements.map(({ concept }) => concept)).toEqual([
      'girl',
    ]);
  });
});

it.each([
  ['a ball rolling down a hill', [], 'downhill'],
  ['a boy running down a hill', ['run'], 'downhill'],
])('what rolls or runs down a hill is on its slope: %s', (prompt, verbs, way) => {
  const { elements, actions } = understand(prompt);
  expect(actions.map(({ verb }) => verb)).toEqual(verbs);
  expect(elements[0]?.attributes).toContain(way);
});

it('a lamp that hangs from a ceiling has no foot', () => {
  const { elements, relations } = understand('a lamp hanging from a ceiling');
  expect(elements.map(({ concept }) => concept)).toEqual(['hanging-lamp', 'ceiling-beam']);
  expect(relations[0]?.kind).toBe('hanging');
});

describe('what is around or beside something large', () => {
  it('statues on both sides of a fountain leave it between them', () => {
    const { boxOf, boxWhere } = boxesIn('statues on both sides of a fountain');
    const fountain = boxWhere(({ concept }) => concept === 'fountain');
    const statues = boxOf('e2');
    expect(statues.left).toBeLessThan(fountain.left);
    expect(statues.right).toBeGreaterThan(fountain.right);
  });

  it('a tree with sheep around it is in their middle', () => {
    const seen = seenIn('a tree surrounded by sheep');
    const [tree, sheep] = [seen('tree'), seen('sheep')];
    expect(sheep.left).toBeLessThan(middle(tree));
    expect(sheep.right).toBeGreaterThan(middle(tree));
  });

  it('two bushes stand at both sides of a rabbit', () => {
    const seen = seenIn('a rabbit between two bushes');
    expect(seen('bushes').left).toBeLessThan(seen('rabbit').left);
    expect(seen('bushes').right).toBeGreaterThan(seen('rabbit').right);
  });
});

it('nobody who leans against a lamp post is against lamps', () => {
  const { ideas = [] } = understand('a woman leaning against a lamp post');
  expect(ideas).toEqual([]);
});

it('a ship among icebergs has them at its sides', () => {
  const icebergs = seenIn('a ship among icebergs')('icebergs');
  expect(icebergs.right - icebergs.left).toBeGreaterThan(0.5);
});

it('a cat that jumps off a table is over it', () => {
  const seen = seenIn('a cat jumping off a table');
  expect(seen('cat').bottom).toBeLessThan(seen('table').top + 0.06);
});
