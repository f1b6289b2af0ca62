import { describe, expect, it } from 'vitest';
import { seen } from './testing/seen';

describe('what lies in a pile', () => {
  it('is one thing, with who lies on it on its top', () => {
    const [cat, laundry] = seen('a cat sleeping on a stack of folded laundry', ['e1', 'e2']);
    expect(laundry?.height).toBeGreaterThan(0.2);
    expect(cat?.bottom).toBeLessThan((laundry?.top ?? 0) + 0.08);
    expect(cat?.width).toBeLessThan((laundry?.width ?? 0) * 1.6);
  });

  it('is as high as it is wide where it is stacked, and wider where it is heaped', () => {
    const [stack] = seen('a stack of three suitcases', ['e1']);
    const [heap] = seen('a pile of apples', ['e1']);
    expect(stack?.height).toBeGreaterThan((stack?.width ?? 0) * 1.2);
    expect(heap?.width).toBeGreaterThan((heap?.height ?? 0) * 0.7);
  });
});

describe('who leaps over somebody', () => {
  it('is above, and no smaller than they are', () => {
    const [fox, dog] = seen('a fox jumping over a sleeping dog', ['e1', 'e2']);
    expect(fox?.bottom).toBeLessThan((dog?.top ?? 0) + 0.05);
    expect(fox?.width).toBeGreaterThan((dog?.width ?? 0) * 0.6);
  });
});

describe('who is under furniture', () => {
  it('has room there, and the whole of it is seen', () => {
    const [dog, bed] = seen('a dog sleeping under the bed', ['e1', 'e2']);
    expect(dog?.height).toBeGreaterThan(0.07);
    expect(bed?.left).toBeGreaterThan(0);
    expect(bed?.right).toBeLessThan(1);
  });
});

describe('a swing with somebody on it', () => {
  it('stands with who is beside it, and they are of one size', () => {
    const [boy, girl] = seen('a boy next to a girl on a swing', ['e1', 'e2']);
    expect(girl?.height).toBeGreaterThan((boy?.height ?? 0) * 0.4);
  });
});
