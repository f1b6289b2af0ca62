import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { type Footprint, planFloor } from './floor-plan';
import { queued, stoodAsTold } from './told';
import type { Item } from './items';

const print = (id: string, width: number, depth = width): Footprint => ({
  id,
  width,
  depth,
  height: 80,
  isAtWall: false,
  isFlat: false,
  isAfloat: false,
});
const item = (id: string, width: number): Item => ({
  elementId: id,
  scale: 1,
  print: print(id, width),
  body: {
    kind: 'standee',
    drawing: { svg: '', box: { left: 0, right: width, top: -80, bottom: 0 }, anchors: {} },
  },
});

const standing = (kind: 'in-front-of' | 'beside' | 'behind') => {
  const items = [item('dog', 40), item('sofa', 180), item('plant', 40), item('table', 90)];
  const told = stoodAsTold(items, { wishes: [{ kind, from: 'dog', to: 'sofa' }] }, new Set());
  const placed = planFloor(
    told.map((one) => one.print),
    { side: 520 },
    createRandom(1, 'told'),
  );
  const [dog, sofa] = ['dog', 'sofa'].map((id) => placed.find((one) => one.id === id));
  if (!dog || !sofa) throw new Error('something has no place');
  return { dog, sofa };
};

describe('things of an isometric floor', () => {
  it('stand in front of what they are told to be before', () => {
    const { dog, sofa } = standing('in-front-of');
    expect(dog.x + dog.y).toBeGreaterThan(sofa.x + sofa.y);
    expect(Math.abs(dog.x + 20 - sofa.x - 90)).toBeLessThan(60);
  });

  it('stand behind what they are told to be behind', () => {
    const { dog, sofa } = standing('behind');
    expect(dog.y).toBeLessThan(sofa.y);
  });

  it('stand close to what they are told to be beside', () => {
    const { dog, sofa } = standing('beside');
    expect(Math.hypot(dog.x - sofa.x - 70, dog.y - sofa.y - 70)).toBeLessThan(200);
  });

  it('have no floor of their own where they are under another, and look out under a car', () => {
    const under = (looksOut: boolean) => {
      const prints = [
        print('car', 180),
        { ...print('cat', 40), beneath: 'car', ...(looksOut ? { looksOut } : {}) },
      ];
      const placed = planFloor(prints, { side: 520 }, createRandom(1, 'under'));
      const [car, cat] = ['car', 'cat'].map((id) => placed.find((one) => one.id === id));
      return (cat?.y ?? 0) + 20 - (car?.y ?? 0);
    };
    expect(under(false)).toBeCloseTo(90);
    expect(under(true)).toBeGreaterThan(180);
  });

  it('have places also where each is told to stand by the next, in a ring', () => {
    const ring = ['printer', 'plant', 'bookshelf'];
    const told = stoodAsTold(
      ring.map((id, index) => item(id, 60 + index * 20)),
      {
        wishes: ring.map((from, index) => ({
          kind: 'beside',
          from,
          to: ring[(index + 1) % ring.length] ?? '',
        })),
      },
      new Set(),
    );
    const placed = planFloor(
      told.map((one) => one.print),
      { side: 520 },
      createRandom(1, 'ring'),
    );
    expect(placed.map(({ id }) => id).sort()).toEqual([...ring].sort());
  });

  it('have a queue of people in line before the counter', () => {
    const people = ['q', 'q-1', 'q-2'].map((id) => ({ ...item(id, 30), elementId: 'q' }));
    const node = (id: string, kind: 'person' | 'furniture', concept: string) => ({
      thing: {
        concept: { id: concept, kind },
        element: { id, count: kind === 'person' ? 3 : 1, attributes: ['row'] },
      },
    });
    const nodes = [node('bar', 'furniture', 'counter'), node('q', 'person', 'people')];
    const line = queued(
      [item('bar', 180), ...people],
      nodes as unknown as Parameters<typeof queued>[1],
    );
    expect(line.slice(1).map((one) => one.print.before)).toEqual(['bar', 'q', 'q-1']);
  });

  it('leave the middle of a wall to what is before a window', () => {
    const told = stoodAsTold(
      [item('treadmill', 100), item('rack', 90)],
      { wishes: [{ kind: 'in-front-of', from: 'treadmill', to: 'window' }] },
      new Set(['window']),
    );
    const placed = planFloor(
      told.map((one) => one.print),
      { side: 460 },
      createRandom(1, 'window'),
    );
    const treadmill = placed.find(({ id }) => id === 'treadmill');
    expect(treadmill?.faces).toBe('window');
    expect(treadmill?.y).toBeLessThan(60);
  });
});
