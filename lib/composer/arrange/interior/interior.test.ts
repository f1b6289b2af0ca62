import { describe, expect, it } from 'vitest';
import type { Item, RoomPart } from '../item';
import { edgesIn, type Frame, type Recipe } from '../item';
import { layInterior } from '.';

const FRAME: Frame = { widthPx: 800, heightPx: 800, groundAt: () => 600, mainDepth: 0.5 };
const RECIPE: Recipe = {
  camera: 'medium',
  arrangement: 'row',
  fill: 0.7,
  focusX: 0.5,
  baseY: 0.86,
  flipped: false,
  mirrored: false,
  isInterior: true,
};

const thing = (id: string, room: RoomPart, width: number, height: number): Item => ({
  id,
  elements: [id],
  box: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
  layer: 'main',
  kind: 'furniture',
  isActor: false,
  room,
});

const sofa = thing('sofa', { concept: 'sofa', role: 'along' }, 200, 90);
const cabinet = thing('cabinet', { concept: 'cabinet', role: 'along' }, 120, 90);
const stove = thing('stove', { concept: 'stove', role: 'along' }, 70, 90);
const island = thing('island', { concept: 'kitchen-island', role: 'along' }, 180, 92);
const mirror = thing('mirror', { concept: 'mirror', role: 'wall' }, 60, 80);
const pot: Item = {
  ...thing('pot', { concept: 'cooking-pot', role: 'aside' }, 30, 18),
  kind: 'container',
};
const rug = thing('rug', { concept: 'rug', role: 'rug' }, 200, 34);
const table = thing('table', { concept: 'coffee-table', role: 'table' }, 100, 50);

describe('a room whose furniture is told', () => {
  const laid = (items: readonly Item[], wishes: Parameters<typeof layInterior>[1] = []) => {
    const spots = layInterior(items, wishes, FRAME, RECIPE);
    return (id: string) => {
      const spot = spots.find(({ item }) => item.id === id);
      if (!spot) throw new Error(`${id} is not laid`);
      return { ...edgesIn(spot), depth: spot.depth };
    };
  };

  it('has its mirror on the wall over the sofa that it is above', () => {
    const of = laid([sofa, mirror], [{ kind: 'above', from: 'mirror', to: 'sofa' }]);
    expect(of('mirror').bottom).toBeLessThan(of('sofa').top);
    expect((of('mirror').left + of('mirror').right) / 2).toBeCloseTo(
      (of('sofa').left + of('sofa').right) / 2,
    );
  });

  it('has what hangs over something over it, and not on the floor', () => {
    const of = laid([sofa, pot], [{ kind: 'above', from: 'pot', to: 'sofa' }]);
    expect(of('pot').bottom).toBeLessThan(of('sofa').top);
  });

  it('has its island before the middle of what stands along the wall', () => {
    const of = laid([cabinet, stove, island]);
    expect(of('island').depth).toBeGreaterThan(of('cabinet').depth);
    const middle = (of('island').left + of('island').right) / 2;
    expect(middle).toBeGreaterThan(Math.min(of('cabinet').left, of('stove').left));
    expect(middle).toBeLessThan(Math.max(of('cabinet').right, of('stove').right));
  });

  it('has the table before the sofa and the rug under the table', () => {
    const of = laid([sofa, table, rug]);
    expect(of('table').depth).toBeGreaterThan(of('sofa').depth);
    expect(of('rug').depth).toBeLessThan(of('table').depth);
    expect(of('rug').bottom).toBeGreaterThan(of('table').bottom);
  });

  it('turns who watches a screen from a sofa to it', () => {
    const screen = thing('screen', { concept: 'television', role: 'along' }, 110, 70);
    const seat: Item = { ...sofa, isManned: true };
    const wish = { kind: 'towards', from: 'sofa', to: 'screen' } as const;
    const spots = layInterior([seat, screen], [wish], FRAME, RECIPE);
    const [watched, from] = ['screen', 'sofa'].map((id) =>
      spots.find(({ item }) => item.id === id),
    );
    if (!watched || !from) throw new Error('both are laid');
    expect(from.mirrored).toBe(edgesIn(watched).left < edgesIn(from).left);
  });

  it('keeps the side that is told', () => {
    const lamp = thing('lamp', { concept: 'floor-lamp', role: 'aside', side: 'left' }, 100, 160);
    const plant = thing('plant', { concept: 'snake-plant', role: 'aside', side: 'right' }, 40, 95);
    const of = laid([sofa, lamp, plant]);
    expect(of('lamp').right).toBeLessThan(of('plant').left);
  });
});
