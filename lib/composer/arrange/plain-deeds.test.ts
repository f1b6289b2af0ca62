import { describe, expect, it } from 'vitest';
import { seen } from './testing/seen';

const boxesOf = (prompt: string, ids: string[] = ['e1', 'e2']) => {
  const [who, thing] = seen(prompt, ids);
  if (!who || !thing) throw new Error('not seen');
  return { who, thing };
};

describe('plain deeds', () => {
  it.each(['a drone delivering a parcel', 'a helicopter rescuing a man'])(
    'have under it what flies with it: %s',
    (prompt) => {
      const { who, thing } = boxesOf(prompt);
      expect(thing.top).toBeGreaterThan(who.top + who.height * 0.6);
    },
  );

  it('leave who sits and looks at something where they sit', () => {
    const { who, thing: rock } = boxesOf('a girl sitting on a rock looking at a lighthouse');
    const foot = who.top + who.height;
    expect(foot).toBeGreaterThan(rock.top);
    expect(foot).toBeLessThan(rock.top + rock.height * 1.2);
  });

  it('have the rope under the feet of who skips', () => {
    const { who, thing } = boxesOf('a girl skipping rope');
    expect(thing.top + thing.height).toBeGreaterThan(who.top + who.height);
  });

  it('have a ladder level that is carried', () => {
    const { thing } = boxesOf('a man carrying a ladder');
    expect(thing.width).toBeGreaterThan(thing.height * 2);
  });

  it('have crutches as long as it is from the arm to the ground', () => {
    const { who, thing } = boxesOf('a man on crutches');
    expect(thing.height).toBeGreaterThan(who.height * 0.6);
  });

  it('have a pancake over the pan', () => {
    const { who: pancake, thing: pan } = boxesOf('a man tossing a pancake', ['e2', 'e3']);
    expect(pancake.top + pancake.height).toBeLessThan(pan.top);
  });

  it('have eggs under the hen', () => {
    const { who, thing } = boxesOf('a hen sitting on eggs');
    expect(thing.height).toBeLessThan(who.height);
  });

  it('have who is behind bars between them', () => {
    const { who, thing } = boxesOf('a prisoner behind bars');
    expect(thing.left).toBeLessThan(who.left);
    expect(thing.left + thing.width).toBeGreaterThan(who.left + who.width);
  });
});
