import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';
import { svgOf } from '../illustration';
import { createRandom } from '@/lib/random/random';
import { type Footprint, planFloor } from './floor-plan';
import { isometricView } from './view';

function drawn(prompt: string) {
  const size = { widthPx: 400, heightPx: 400 };
  return illustrate({ brief: understand(prompt, undefined), prompt, ...size, seed: 5, variant: 0 });
}

const print = (id: string, isAtWall: boolean): Footprint => ({
  id,
  width: 120,
  depth: 60,
  height: 80,
  isAtWall,
  isFlat: false,
  isAfloat: false,
});

describe('an isometric picture', () => {
  it('has its axes at 30 degrees and at one scale', () => {
    const view = isometricView([0, 0], 1);
    const [x, y] = view.at([10, 0, 0]);
    expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(30);
    expect(Math.hypot(x, y)).toBeCloseTo(10);
    expect(view.at([0, 0, 10])).toEqual([0, -10]);
  });

  it('gathers people closely about a fire', () => {
    const fire = { ...print('fire', false), width: 80, depth: 80 };
    const guests = ['a', 'b', 'c'].map((id) => ({
      ...print(id, false),
      width: 40,
      depth: 40,
      height: 170,
      reach: 40,
      about: 'fire',
    }));
    const placed = planFloor([fire, ...guests], { side: 600 }, createRandom(1, 'camp'));
    const hearth = placed.find(({ id }) => id === 'fire');
    for (const { about, x, y } of placed)
      if (about) expect(Math.hypot(x - (hearth?.x ?? 0), y - (hearth?.y ?? 0))).toBeLessThan(180);
  });

  it('stands things on the floor without one in another', () => {
    const prints = [print('a', true), print('b', true), print('c', false), print('d', false)];
    const placed = planFloor(prints, { side: 420 }, createRandom(1, 'floor'));
    expect(placed).toHaveLength(4);
    for (const one of placed)
      for (const other of placed) {
        if (one === other) continue;
        const [w, d] = one.turned ? [one.depth, one.width] : [one.width, one.depth];
        const [ow, od] = other.turned ? [other.depth, other.width] : [other.width, other.depth];
        const apart =
          one.x + w <= other.x ||
          other.x + ow <= one.x ||
          one.y + d <= other.y ||
          other.y + od <= one.y;
        expect(apart).toBe(true);
      }
  });

  it.each([
    'isometric living room with a sofa, a television and a cat',
    'isometric farm with a barn, a tractor and sheep',
    'isometric harbour with a ship and a truck',
    'isometric office with two desks and three computers',
    'isometric city street with a bus, a taxi and a skyscraper',
  ])('shows all of "%s", the same every time', (prompt) => {
    const picture = drawn(prompt);
    expect(picture.notDrawn).toEqual([]);
    const svg = svgOf(picture);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(600_000);
    expect(svgOf(drawn(prompt))).toBe(svg);
  });
});

it('a room that is only named is furnished as rooms of its kind are', () => {
  const svg = svgOf(drawn('isometric server room'));
  expect(svg.match(/data-e|<g/g)?.length ?? 0).toBeGreaterThan(4);
  expect(svg.length).toBeGreaterThan(svgOf(drawn('isometric empty meadow')).length);
});

it('a telephone is the ground of what stands on it', () => {
  const picture = drawn('isometric smartphone with a shop coming out of it');
  expect(picture.notDrawn).toEqual([]);
});

it('rooms of one request are furnished from other walls', () => {
  const sofa: Footprint = {
    id: 'sofa',
    width: 180,
    depth: 80,
    height: 80,
    isAtWall: true,
    isFlat: false,
    isAfloat: false,
  };
  const turnedOf = (leansLeft: boolean) =>
    planFloor([sofa], { side: 430, leansLeft }, createRandom(1, 'room'))[0]?.turned;
  expect(turnedOf(true)).not.toBe(turnedOf(false));
});

describe('the wall of an isometric room', () => {
  it('is its own, and what is on it hangs there', () => {
    const { drew } = drawn('isometric bedroom with a bed, a guitar on the wall');
    expect(drew).toEqual(expect.arrayContaining(['bed', 'guitar', 'wall']));
  });
});

describe('the floor of an isometric picture', () => {
  const placedOn = (prints: readonly Footprint[], side = 520) => {
    const placed = planFloor(prints, { side }, createRandom(1, 'seats'));
    return (id: string) => {
      const found = placed.find((one) => one.id === id);
      if (!found) throw new Error(`${id} has no place`);
      return found;
    };
  };
  const chair = (id: string, seatIndex: number): Footprint => ({
    ...print(id, false),
    width: 40,
    depth: 40,
    before: 'table',
    seatIndex,
  });

  it('has who sits at a table on either side of it', () => {
    const at = placedOn([print('table', false), chair('left', 0), chair('right', 1)]);
    expect(at('left').x).toBeLessThan(at('table').x);
    expect(at('right').x).toBeGreaterThan(at('table').x);
    expect(at('right').x - at('table').x).toBeLessThan(150);
  });

  it('leaves a rug to the cat that is on it', () => {
    const rug = { ...print('rug', false), isFlat: true, isTaken: true };
    const at = placedOn([rug, { ...print('plant', false), width: 40, depth: 40 }]);
    const [plant, under] = [at('plant'), at('rug')];
    const isOn =
      plant.x < under.x + 120 &&
      plant.x + 40 > under.x &&
      plant.y < under.y + 60 &&
      plant.y + 40 > under.y;
    expect(isOn).toBe(false);
  });

  it('is a plinth under a coffee machine, and a rock in the air under a temple that floats', () => {
    expect(svgOf(drawn('isometric coffee machine with cups'))).not.toContain('growth');
    expect(drawn('isometric floating island with a small temple').notDrawn).toEqual([]);
  });

  it('has a marble statue in a museum, and no other statue beside it', () => {
    expect(drawn('isometric museum with a marble statue and visitors').notDrawn).toEqual([]);
  });
});
