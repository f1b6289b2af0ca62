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

  it.each(['adult', 'child'] as const)(
    'have the bristles of a brush at the lips of an %s',
    (age) => {
      const brush = {
        svg: '',
        box: { left: -1, right: 1, top: -18, bottom: 0 },
        anchors: { grip: { at: [0, 0] as const }, tip: { at: [0, -18] as const } },
      };
      const degrees = -74;
      const { anchors } = person.drawActor(
        person.parameters.parse({ gender: 'man', age }),
        {
          pose: 'stand',
          near: { gesture: 'eat', holds: { drawing: brush, angleDegrees: degrees } },
        },
        pen(),
      );
      const [palm, lips] = [anchors.hand?.at ?? [0, 0], anchors.mouth?.at ?? [0, 0]];
      const angle = (degrees * Math.PI) / 180;
      const tip = [palm[0] + 18 * Math.sin(angle), palm[1] - 18 * Math.cos(angle)] as const;
      expect(Math.hypot(tip[0] - lips[0], tip[1] - lips[1])).toBeLessThan(7);
    },
  );
});
