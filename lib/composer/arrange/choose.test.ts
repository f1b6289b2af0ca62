import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { times } from '@/lib/svg/point';
import { accentsFor } from '../palette/accents';
import { chosenOf } from './choose';
import type { Item } from './item';
import { recipesFor } from './recipes';

const SIZE = { widthPx: 1024, heightPx: 1024 };
const SEEDS = 40;

function person(id: string, heightCm = 170): Item {
  return {
    id,
    elements: [id],
    box: { left: -28, top: -heightCm, right: 28, bottom: 0 },
    layer: 'main',
    kind: 'person',
    isActor: true,
  };
}

function thing(id: string, width: number, height: number, kind: Item['kind'] = 'food'): Item {
  const box = { left: -width / 2, top: -height, right: width / 2, bottom: 0 };
  return { id, elements: [id], box, layer: 'main', kind, isActor: false };
}

/** Somebody alone, a couple, a long animal, a group, and a thing with others around it. */
const CASTS: Record<string, Item[]> = {
  somebody: [person('a')],
  couple: [person('a'), person('b', 160)],
  dog: [{ ...thing('a', 120, 80, 'animal'), isActor: true }],
  group: times(5, (index) => person(`p${index}`)),
  plate: [thing('a', 24, 16), ...times(3, (index) => thing(`s${index}`, 4, 4))],
};

const recipesOf = (seed: number, variant: number, isQuiet: boolean) =>
  recipesFor(createRandom(seed, 'recipes'), variant, { camera: undefined, isQuiet });

const deviation = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function spreads(cast: readonly Item[]) {
  const middles = times(SEEDS, (seed) => {
    const { subject } = chosenOf(cast, [], recipesOf(seed, seed % 4, false), SIZE);
    return subject ? [(subject.left + subject.right) / 2, (subject.top + subject.bottom) / 2] : [];
  });
  return [0, 1].map((axis) => deviation(middles.map((middle) => middle[axis] ?? 0)));
}

describe('arrangements', () => {
  it('move what the picture is about from seed to seed, sideways and up and down', () => {
    const all = Object.values(CASTS).map(spreads);
    expect(median(all.map(([x = 0]) => x))).toBeGreaterThanOrEqual(0.08);
    expect(median(all.map(([, y = 0]) => y))).toBeGreaterThanOrEqual(0.08);
  });

  it('leave room on the side that who is alone looks to', () => {
    const recipes = times(SEEDS, (seed) => recipesOf(seed, seed % 4, true)).flat();
    const hasRoom = recipes.filter(({ mirrored, focusX }) => mirrored === focusX > 0.5);
    expect(hasRoom.length).toBeGreaterThan(recipes.length * 0.9);
  });

  it('of one request differ in two of camera, arrangement and colours, three of four', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const ideas = times(4, (variant) => {
        const [recipe] = recipesOf(seed, variant, true);
        const accents = accentsFor(createRandom(seed, 'accents'), variant);
        return [recipe?.camera, recipe?.arrangement, accents.join()];
      });
      const differs = (one: unknown[], other: unknown[]) =>
        one.filter((value, index) => value !== other[index]).length >= 2;
      const distinct = ideas.filter((idea) =>
        ideas.every((other) => other === idea || differs(idea, other)),
      );
      expect(distinct.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('fill a good part of the picture, and stay in it', () => {
    for (const cast of Object.values(CASTS)) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const { subject } = chosenOf(cast, [], recipesOf(seed, 0, true), SIZE);
        expect(subject).toBeDefined();
        if (!subject) continue;
        const { left, top, right, bottom } = subject;
        expect(Math.max(right - left, bottom - top)).toBeGreaterThan(0.4);
        expect(Math.min(left, top)).toBeGreaterThan(-0.01);
        expect(Math.max(right, bottom)).toBeLessThan(1.01);
      }
    }
  });

  it('leave the faces of a group to be seen', () => {
    const group = CASTS.group ?? [];
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { spots } = chosenOf(group, [], recipesOf(seed, 0, true), SIZE);
      const heads = spots.map(({ x, y, item, pxPerCm, depth }) => {
        const head = y + item.box.top * pxPerCm;
        return { x, head, half: 14 * pxPerCm, high: 26 * pxPerCm, depth };
      });
      for (const one of heads)
        for (const other of heads) {
          const isNearer = other.depth > one.depth;
          const meets = Math.abs(one.x - other.x) < one.half * 1.2;
          if (isNearer && meets) expect(other.head).toBeGreaterThan(one.head + one.high * 0.8);
        }
    }
  });
});
