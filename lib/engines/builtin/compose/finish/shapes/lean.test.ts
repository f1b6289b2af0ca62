import { describe, expect, it } from 'vitest';
import { newShape, rectangle } from '../vector/edit';
import { readRegions } from '../raster/regions';
import { seenOnly, withinLength } from './lean';
import type { Shapes } from './shape';

const SIDE_PX = 64;

function picture(list: Shapes['list']): Shapes {
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, layerIds: ['scene'], list };
}

const hidden = newShape(rectangle(10, 10, 20, 20), { fill: '#ff0000' });
const wall = newShape(rectangle(0, 0, SIDE_PX, SIDE_PX), { fill: '#00ff00' });
const fox = newShape(rectangle(30, 30, 8, 8), { fill: '#0000ff' }, 'subject');

describe('a lean picture', () => {
  it('is without the scenery that nearer things cover', () => {
    const shapes = picture([hidden, wall, fox]);
    const { list } = seenOnly(shapes, readRegions(shapes, SIDE_PX, SIDE_PX));
    expect(list.map(({ fill }) => fill)).toEqual(['#00ff00', '#0000ff']);
  });

  it('drops the covered balls of a crown and keeps the others', () => {
    const crown = newShape([...rectangle(2, 2, 6, 6), ...rectangle(40, 40, 6, 6)], {
      fill: '#228822',
    });
    const cover = newShape(rectangle(36, 36, 20, 20), { fill: '#ffffff' });
    const shapes = picture([crown, cover]);
    const [seen] = seenOnly(shapes, readRegions(shapes, SIDE_PX, SIDE_PX)).list;
    expect(seen?.path).toEqual(rectangle(2, 2, 6, 6));
  });

  it('gives up small scenery before its subject when it is too long', () => {
    const { list } = withinLength(picture([wall, hidden, fox]), 300);
    expect(list).toContainEqual(fox);
    expect(list).not.toContainEqual(hidden);
  });
});
