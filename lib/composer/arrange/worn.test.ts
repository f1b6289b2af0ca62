import { describe, expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { wearing } from './worn';

const drawing = (svg: string, right: number, height: number): KitDrawing => ({
  svg,
  box: { left: 0, right, top: -height, bottom: 0 },
  anchors: { back: { at: [right / 2, -height], spanCm: right / 2 } },
});

describe('a backpack on an animal', () => {
  const pack = drawing('<pack/>', 30, 40);
  const worn = (wearer: KitDrawing) =>
    wearing(wearer, [{ conceptId: 'backpack', drawing: pack, attributes: [] }]);

  it('is behind who stands upright', () => {
    const { svg } = worn(drawing('<fox/>', 40, 90));
    expect(svg.indexOf('<pack/>')).toBeLessThan(svg.indexOf('<fox/>'));
  });

  it('is on the back of who is on all fours', () => {
    expect(worn(drawing('<bear/>', 200, 100)).box.top).toBeLessThan(-110);
  });
});
