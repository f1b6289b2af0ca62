import { describe, expect, it } from 'vitest';
import { pathBox } from '@/lib/svg/segments';
import type { Shapes } from '../shapes/shape';
import { newShape, rectangle } from './edit';
import { figureOnly } from './layers';
import type { VectorScene } from './scene';

const SIDE_PX = 100;
const scene = { widthPx: SIDE_PX, heightPx: SIDE_PX } as VectorScene;

describe('the figure alone', () => {
  it('is as large as what is seen of it: what a clip cuts away does not count', () => {
    const body = newShape(rectangle(40, 40, 20, 20), { fill: '#3366aa' }, 'subject');
    const shade = newShape(
      rectangle(-200, -200, 400, 400),
      { fill: '#224477', clips: [rectangle(40, 40, 20, 20)] },
      'subject',
    );
    const shapes: Shapes = { ...scene, layerIds: ['fox'], list: [body, shade] };
    const { list } = figureOnly(shapes, scene, {
      badge: 'none',
      ground: [1, 1, 1],
      badgeColor: 'own',
      fills: 0.8,
    });
    const drawn = list.find(({ fill }) => fill === '#3366aa');
    expect(pathBox(drawn?.path ?? [])).toEqual({ left: 10, top: 10, right: 90, bottom: 90 });
  });
});
