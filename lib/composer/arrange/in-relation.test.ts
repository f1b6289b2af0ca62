import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, sightsOf } from '../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

function sightsIn(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return (phrase: string) => {
    const id = brief.elements.find((one) => one.phrase.endsWith(phrase))?.id ?? '';
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`${phrase} is not seen`);
    return box;
  };
}

describe('things in relation', () => {
  it('who is between two cars is large, and the frame cuts the cars', () => {
    const girl = sightsIn('a girl crossing the street between two parked cars')('girl');
    expect(girl.bottom - girl.top).toBeGreaterThan(0.18);
  });

  it('what is hung up is beside the hands of who does', () => {
    const seen = sightsIn('a boy hanging up a picture on the wall');
    const [boy, picture] = [seen('boy'), seen('picture')];
    expect((picture.top + picture.bottom) / 2).toBeLessThan((boy.top + boy.bottom) / 2);
    const gap = Math.max(picture.left - boy.right, boy.left - picture.right);
    expect(Math.abs(gap)).toBeLessThan(0.12);
  });

  it('a child on a lap sits before whoever sits, and is as large as children are', () => {
    const seen = sightsIn('a boy sitting on the lap of a man');
    const [boy, man] = [seen('boy'), seen('man')];
    expect(boy.bottom - boy.top).toBeGreaterThan((man.bottom - man.top) * 0.35);
    expect(boy.bottom).toBeLessThan(man.bottom);
  });

  it('who stands in the water has it about the legs, and no shore under the feet', () => {
    const isCutByWater = (prompt: string) => {
      const brief = understand(prompt);
      const { layers } = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
      return layers.some(({ svg }) => /clip-path[^>]*>(?:<g[^>]*>)*<g data-e="e1"/.test(svg));
    };
    expect(isCutByWater('a horse standing in a lake')).toBe(true);
    expect(isCutByWater('a horse standing beside a lake')).toBe(false);
  });

  it('a shelf bears what it is told to bear, and no books beside it', () => {
    const partsIn = (prompt: string) => {
      const brief = understand(prompt);
      return svgOf(illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 })).split('<rect')
        .length;
    };
    expect(partsIn('a bookshelf with teddy bears')).toBeLessThan(partsIn('a bookshelf') / 2);
  });

  it('an iceberg is as large as whoever is on it needs, young and all', () => {
    const seen = sightsIn('a penguin family on an iceberg');
    expect(seen('family').bottom - seen('family').top).toBeGreaterThan(0.12);
    expect(seen('penguin').bottom).toBeLessThan(seen('iceberg').bottom);
  });

  it('who is before several keeps their size', () => {
    const seen = sightsIn('a farmer with cows behind him');
    expect(seen('farmer').bottom - seen('farmer').top).toBeGreaterThan(0.3);
  });

  it('all who are behind somebody are in the frame', () => {
    const seen = sightsIn('a woman holding a trophy with her colleagues behind her')('colleagues');
    expect(seen.left).toBeGreaterThan(0);
    expect(seen.right).toBeLessThan(1);
  });

  it('a car stands behind those who stand beside it', () => {
    const seen = sightsIn('a mechanic beside a car, next to a child holding an umbrella');
    expect(seen('mechanic').bottom).toBeGreaterThan(seen('car').bottom);
    expect(seen('child').bottom).toBeGreaterThan(seen('car').bottom);
  });

  it('goods between two others have one of them on each side', () => {
    const seen = sightsIn('a bowl of oranges between two candlesticks');
    const [bowl, posts] = [seen('bowl'), seen('candlesticks')];
    expect(posts.left).toBeLessThan(bowl.left);
    expect(posts.right).toBeGreaterThan(bowl.right);
  });

  it('a mouse behind a sofa looks over it, beside a tiger too', () => {
    const seen = sightsIn('a mouse hiding behind a sofa while a tiger sleeps on a rug');
    expect(seen('mouse').top).toBeLessThan(seen('sofa').top);
  });

  it('who sleeps under an umbrella lies', () => {
    const man = sightsIn('a man sleeping under an umbrella on the beach')('man');
    expect(man.right - man.left).toBeGreaterThan(man.bottom - man.top);
  });
});
