import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../palette/house';
import { people } from '../../concepts/people';
import { type ActorPose, POSES } from '../actor';
import { GESTURES } from '../gestures';
import type { KitDrawing } from '../part';
import { createPen, Definitions } from '../pen';
import { AGES } from './body';
import { person } from './person';
import { personSchema } from './parameters';
import { robot, robotSchema } from './robot';

function draw(parameters: unknown, pose: Partial<ActorPose> = {}): KitDrawing {
  const pen = createPen({
    definitions: new Definitions('t'),
    seed: 5,
    label: 'somebody',
    pxPerCm: 3,
    accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
  });
  return person.drawActor(personSchema.parse(parameters), { pose: 'stand', ...pose }, pen);
}

const markup = ({ svg, front = '' }: KitDrawing) => svg + front;

const cup: KitDrawing = {
  svg: '<path d="M-4 0L4 0L3 9L-3 9Z" fill="#f2664f"/>',
  box: { left: -4, top: 0, right: 4, bottom: 9 },
  anchors: { grip: { at: [0, 5] }, gripFar: { at: [3, 5] } },
};

describe('a person', () => {
  it('can be drawn in every pose at every age, without a number missing', () => {
    for (const age of AGES) {
      for (const pose of POSES) {
        const drawing = draw({ age }, { pose });
        expect(markup(drawing), `${age} ${pose}`).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawing.box.right, `${age} ${pose}`).toBeGreaterThan(drawing.box.left);
      }
    }
  });

  it('can do every gesture with either hand, holding something or not, from all sides', () => {
    for (const face of ['three-quarter', 'profile', 'front', 'back'] as const) {
      for (const gesture of GESTURES) {
        const reach = { gesture, holds: { drawing: cup, both: true } };
        const drawings = [
          draw({ face }, { near: { gesture }, far: { gesture } }),
          draw({ face }, { near: reach }),
          draw({ face }, { far: reach }),
        ];
        for (const drawing of drawings) {
          expect(markup(drawing), `${face} ${gesture}`).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    }
  });

  it('is as tall as its concept says, standing', () => {
    for (const { id, part, parameters, heightCm } of people) {
      if (part !== 'person') continue;
      const { box } = draw(parameters);
      expect(-box.top / heightCm, id).toBeGreaterThan(0.85);
      expect(-box.top / heightCm, id).toBeLessThan(1.35);
      expect(Math.abs(box.bottom), id).toBeLessThan(0.06 * heightCm);
    }
  });

  it('lays its palm, not its wrist, on what it reaches for', () => {
    const drawing = draw(
      { gender: 'woman' },
      { near: { at: [40, -105] }, far: { at: [42, -100] } },
    );
    const { hand, handFar } = drawing.anchors;
    expect(Math.hypot((hand?.at[0] ?? 0) - 40, (hand?.at[1] ?? 0) + 105)).toBeLessThan(1.5);
    expect(Math.hypot((handFar?.at[0] ?? 0) - 42, (handFar?.at[1] ?? 0) + 100)).toBeLessThan(1.5);
  });

  it('stretches towards what is out of reach and keeps its bones', () => {
    const { anchors } = draw({ gender: 'man' }, { near: { at: [400, -100] } });
    const [x, y] = anchors.hand?.at ?? [0, 0];
    const [shoulderX, shoulderY] = anchors.shoulder?.at ?? [0, 0];
    expect(x).toBeGreaterThan(60);
    expect(Math.hypot(x - shoulderX, y - shoulderY)).toBeLessThan(0.4 * 178);
  });

  it('sits where the seat is and puts its feet on what is given', () => {
    const { anchors } = draw(
      {},
      {
        pose: 'sit',
        seatCm: 45,
        feet: [
          [40, -10],
          [36, -10],
        ],
      },
    );
    expect(anchors.seat?.at[1]).toBeCloseTo(-45, 0);
    expect(anchors.foot?.at[1]).toBeCloseTo(-10, 0);
  });

  it('holds a thing in its palm at its own size, the other hand where it is steered', () => {
    const drawing = draw(
      {},
      { near: { gesture: 'hold-chest', holds: { drawing: cup, both: true } } },
    );
    expect(drawing.front).toContain('M-4 0L4 0L3 9L-3 9Z');
    const [near, far] = [drawing.anchors.hand?.at ?? [0, 0], drawing.anchors.handFar?.at ?? [9, 9]];
    expect(Math.hypot(near[0] - far[0] + 3, near[1] - far[1])).toBeLessThan(2);
  });

  it('is the same person each time', () => {
    expect(markup(draw({}))).toBe(markup(draw({})));
  });
});

describe('a robot', () => {
  it('takes the poses of people', () => {
    const definitions = new Definitions('t');
    for (const pose of POSES) {
      const pen = createPen({
        definitions,
        seed: 1,
        label: pose,
        pxPerCm: 3,
        accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
      });
      const drawing = robot.drawActor(robotSchema.parse({}), { pose }, pen);
      expect(markup(drawing), pose).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
