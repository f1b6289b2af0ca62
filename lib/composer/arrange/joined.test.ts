import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, type Sight, sightsOf } from '../sight';

const SIZE = { widthPx: 384, heightPx: 384 };

/** Where the first two things of a prompt are seen, and what its report says. */
function seen(prompt: string): { boxes: NonNullable<Sight['box']>[]; drew: readonly string[] } {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 5, variant: 0 });
  const ids = brief.elements.slice(0, 2).map(({ id }) => id);
  const sights = sightsOf(
    svgOf(picture),
    ids.map((id) => ({ id, marks: [markOf(id)] })),
    SIZE,
  );
  return { boxes: ids.flatMap((id) => sights.get(id)?.box ?? []), drew: picture.drew };
}

describe('things in, on and by each other', () => {
  it.each(['a tree in a bottle', 'a house inside a snow globe', 'a frog in a glass jar'])(
    'what is in a clear vessel is seen whole within it: %s',
    (prompt) => {
      const [inner, outer] = seen(prompt).boxes;
      expect(inner?.left).toBeGreaterThan(outer?.left ?? 1);
      expect(inner?.right).toBeLessThan(outer?.right ?? 0);
      expect(inner?.top).toBeGreaterThan(outer?.top ?? 1);
    },
  );

  it.each(['a rabbit in a hat', 'a cat inside a suitcase', 'a mouse in a teacup'])(
    'an animal in something comes out over its rim: %s',
    (prompt) => {
      const [inner, outer] = seen(prompt.replace(' in a hat', ' coming out of a hat')).boxes;
      expect(inner?.top).toBeLessThan(outer?.top ?? 0);
      expect(inner?.bottom).toBeLessThan(outer?.bottom ?? 0);
      expect(inner?.bottom).toBeGreaterThan(outer?.top ?? 1);
    },
  );

  it.each([
    'a lantern hanging from a branch',
    'a birdhouse hanging from a tree',
    'a coat on a hook',
  ])('what hangs is under what bears it: %s', (prompt) => {
    const [hung, bearer] = seen(prompt).boxes;
    expect(hung?.top).toBeGreaterThan(bearer?.top ?? 1);
    expect(hung?.left).toBeLessThan(bearer?.right ?? 0);
  });

  it('what is told to be on a part of something is there, and not on its top', () => {
    const [cat, car] = seen('a cat on the hood of a car').boxes;
    expect(cat?.bottom).toBeGreaterThan((car?.top ?? 1) + 0.02);
    expect(cat?.bottom).toBeLessThan(car?.bottom ?? 0);
    const [pigeon, statue] = seen('a pigeon on the head of a statue').boxes;
    expect(pigeon?.bottom).toBeLessThan((statue?.top ?? 0) + 0.02);
  });

  it('what hangs over the back of a chair is under its top', () => {
    const [bag, chair] = seen('a bag hanging over the back of a chair').boxes;
    expect(bag?.bottom).toBeGreaterThan((chair?.top ?? 1) + 0.1);
    expect(bag?.top).toBeLessThan((chair?.top ?? 0) + 0.1);
  });

  it('what a tree has caught is in its leaves', () => {
    const [kite, tree] = seen('a kite stuck in a tree').boxes;
    expect(kite?.bottom).toBeLessThan((tree?.bottom ?? 0) - 0.2);
    expect(kite?.left).toBeGreaterThan(tree?.left ?? 1);
    expect(kite?.right).toBeLessThan(tree?.right ?? 0);
  });

  it('half of what is under a mat looks out at its edge', () => {
    const [key, mat] = seen('a key under a doormat').boxes;
    expect(key?.bottom).toBeGreaterThan(mat?.bottom ?? 1);
    expect(key?.left).toBeGreaterThan((mat?.left ?? 1) - 0.1);
  });

  it('a nest on a lamp post is large enough to be seen, at its top', () => {
    const [nest, post] = seen('a bird nest on a street lamp').boxes;
    expect(nest?.bottom).toBeLessThan((post?.top ?? 0) + 0.1);
  });

  it('what a crane has on its hook is under it, and no speck', () => {
    const [teapot, crane] = seen('a teapot hanging from a crane').boxes;
    expect((teapot?.bottom ?? 0) - (teapot?.top ?? 0)).toBeGreaterThan(0.03);
    expect(teapot?.top).toBeGreaterThan((crane?.top ?? 1) + 0.1);
  });

  it('what is under a dome of glass is seen in it', () => {
    const [rose, dome] = seen('a rose under a glass dome').boxes;
    expect(rose?.left).toBeGreaterThan(dome?.left ?? 1);
    expect(rose?.bottom).toBeLessThan(dome?.bottom ?? 0);
  });

  it('that a lantern hangs is told as drawn', () => {
    expect(seen('a lantern hanging from a branch').drew).toContain('hanging');
  });

  it.each([
    'a barrel with a star on it',
    'a gate with a heart on it',
    'a door with a wreath on it',
  ])('a sign is on the face of what has it: %s', (prompt) => {
    const [host, sign] = seen(prompt).boxes;
    expect(sign?.top).toBeGreaterThan(host?.top ?? 1);
    expect(sign?.bottom).toBeLessThan(host?.bottom ?? 0);
  });

  it('a ladder leans on the wall, before it', () => {
    const [ladder, wall] = seen('a ladder leaning against a brick wall').boxes;
    expect(ladder?.right).toBeLessThan(wall?.right ?? 0);
    expect(ladder?.left).toBeGreaterThan(wall?.left ?? 1);
  });

  it('a bicycle leans on the trunk of a palm, and not beside its crown', () => {
    const [bicycle, palm] = seen('a red bicycle leaning on a palm tree').boxes;
    const middle = ((palm?.left ?? 0) + (palm?.right ?? 0)) / 2;
    expect(bicycle?.left).toBeLessThan(middle);
    expect(bicycle?.right).toBeGreaterThan(middle);
  });
});
