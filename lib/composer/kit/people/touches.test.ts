import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../palette/house';
import { createPen, Definitions } from '../pen';
import type { Pose } from '../actor';
import { person } from './person';

const pen = () =>
  createPen({
    definitions: new Definitions('t'),
    seed: 3,
    label: 'lips',
    pxPerCm: 2,
    accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
  });

describe('hands at the head', () => {
  it.each<Pose>(['stand', 'sit', 'kneel'])('bring a mouthpiece to the lips of who %ss', (pose) => {
    const trumpet = {
      svg: '',
      box: { left: -20, right: 20, top: -5, bottom: 5 },
      anchors: { grip: { at: [0, 0] as const }, mouth: { at: [-20, 0] as const } },
    };
    const { anchors } = person.drawActor(
      person.parameters.parse({ gender: 'man', age: 'adult' }),
      { pose, near: { gesture: 'blown', holds: { drawing: trumpet } } },
      pen(),
    );
    const [palm, lips] = [anchors.hand?.at ?? [0, 0], anchors.mouth?.at ?? [0, 0]];
    expect(Math.hypot(palm[0] - 20 - lips[0], palm[1] - lips[1])).toBeLessThan(7);
  });
});
