import { describe, expect, it } from 'vitest';
import { cleared } from './clear';
import { coveredBy, facelessBy } from './covering';
import { edgesIn, type Frame, type Item, type Spot } from './item';

const FRAME: Frame = {
  widthPx: 1000,
  heightPx: 1000,
  groundAt: (depth) => 600 + depth * 400,
  mainDepth: 0.6,
};

/** A thing of one centimetre a pixel, its foot at 850. */
function at(item: Partial<Item> & { id: string }, x: number, spot: Partial<Spot> = {}): Spot {
  const whole: Item = {
    elements: [item.id],
    box: { left: -50, top: -300, right: 50, bottom: 0 },
    layer: 'main',
    kind: 'person',
    isActor: true,
    head: { left: -25, top: -300, right: 25, bottom: -240 },
    ...item,
  };
  return { item: whole, x, y: 850, pxPerCm: 1, mirrored: false, depth: 0.6, ...spot };
}

const gull = (id: string, x: number, y: number): Spot => {
  const box = { left: -60, top: -40, right: 60, bottom: 40 };
  return at({ id, layer: 'sky', kind: 'animal', box, head: box }, x, { y, depth: 0.7 });
};

const found = (spots: readonly Spot[], id: string): Spot => {
  const spot = spots.find(({ item }) => item.id === id);
  if (!spot) throw new Error(`no ${id}`);
  return spot;
};

describe('things of one picture', () => {
  it('do not hide faces: a gull before a child flies off it', () => {
    const spots = cleared([at({ id: 'child' }, 400), gull('gull', 410, 570)], [], FRAME);
    expect(facelessBy(found(spots, 'child'), found(spots, 'gull'))).toBeLessThan(0.1);
  });

  it('do not stand one behind the other where they are alike', () => {
    const copies = [0, 1, 2].map((index) => at({ id: `e1-${index}`, elements: ['e1'] }, 500));
    const spots = cleared(copies, [], FRAME);
    const [one, two, three] = ['e1-0', 'e1-1', 'e1-2'].map((id) => found(spots, id));
    expect(coveredBy(one!, two!)).toBeLessThan(0.25);
    expect(coveredBy(two!, three!)).toBeLessThan(0.25);
  });

  it('keep what is told of them: what is above something stays above it', () => {
    const wishes = [{ kind: 'above' as const, from: 'gull', to: 'child' }];
    const spots = cleared([at({ id: 'child' }, 400), gull('gull', 410, 530)], wishes, FRAME);
    const [child, bird] = [found(spots, 'child'), found(spots, 'gull')].map(edgesIn);
    expect(bird!.bottom).toBeLessThan(child!.top + 90);
    expect(bird!.left).toBeLessThan(child!.right);
  });

  it('stay where they are when nothing hides them, and in the frame', () => {
    const free = [at({ id: 'one' }, 200), at({ id: 'two' }, 600)];
    expect(cleared(free, [], FRAME)).toEqual(free);
    const crowd = [0, 1, 2, 3].map((index) => at({ id: `c${index}` }, 940 - index * 10));
    for (const spot of cleared(crowd, [], FRAME)) expect(edgesIn(spot).right).toBeLessThan(1010);
  });

  it('go together where they touch', () => {
    const pair = [at({ id: 'a' }, 480, { tie: 'a' }), at({ id: 'b' }, 540, { tie: 'a' })];
    const spots = cleared([...pair, gull('gull', 500, 580)], [], FRAME);
    expect(found(spots, 'b').x - found(spots, 'a').x).toBe(60);
  });

  it('have suns and moons behind them', () => {
    const moon = at({ id: 'moon', layer: 'sky', kind: 'celestial' }, 480, { depth: 0.8 });
    const spots = cleared([at({ id: 'witch' }, 500), moon], [], FRAME);
    expect(found(spots, 'moon').depth).toBeLessThan(found(spots, 'witch').depth);
  });
});
