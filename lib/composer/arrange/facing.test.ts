import { describe, expect, it } from 'vitest';
import { HOUSE } from '../palette/house';
import { partOf } from '../kit';
import { person } from '../kit/people/person';
import { createPen, Definitions } from '../kit/pen';
import type { ActorPose } from '../kit/actor';
import { facing } from './facing';

const pen = () =>
  createPen({
    definitions: new Definitions('t'),
    seed: 3,
    label: 'face',
    pxPerCm: 2,
    accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
  });

const drawn = (id: string) => {
  const part = partOf(id);
  if (!part) throw new Error(id);
  return part.draw({}, pen());
};

describe('somebody with the face at something on a bench', () => {
  it.each(['child', 'adult'] as const)('bends as far as the eyes of a %s get there', (age) => {
    const asked: Partial<ActorPose>[] = [];
    const heightCm = age === 'child' ? 125 : 170;
    const whole = facing({
      heightCm,
      item: {
        svg: '',
        box: { left: -10, right: 10, top: -40, bottom: 0 },
        anchors: { eyes: { at: [-8, -40] } },
      },
      contact: 'eye',
      bench: drawn('table'),
      draw: (support) => {
        asked.push(support);
        return person.drawActor(
          person.parameters.parse({ age, heightCm }),
          { pose: 'stand', ...support },
          pen(),
        );
      },
    });
    const { leanDegrees = 0 } = asked.at(-1) ?? {};
    expect(leanDegrees).toBeGreaterThan(15);
    const eyepieceY = -heightCm * 0.5 - Math.max(40, heightCm * 0.3);
    expect(Math.abs((whole.anchors.eyes?.at[1] ?? 0) - eyepieceY)).toBeLessThan(heightCm * 0.03);
  });
});
