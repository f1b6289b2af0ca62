import { describe, expect, it } from 'vitest';
import { boxesIn } from './testing/seen';
import { rootsIn } from './testing/planned';

const within = (box: { left: number; right: number }, x: number) => box.left < x && x < box.right;
const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe('who looks after somebody in a bed', () => {
  it.each([
    ['a nurse checking a patient in a hospital bed', 'e3'],
    ['a father tucking his daughter into bed', 'e3'],
    ['a mother reading a story to her son in bed', 'e4'],
    ['a doctor talking to a patient in a hospital bed', 'e3'],
    ['a groomer washing a poodle in a bathtub', 'e3'],
    ['a dentist treating a girl in a dental chair', 'e3'],
  ])('stands behind it, over them: %s', (prompt, bed) => {
    const { boxOf } = boxesIn(prompt);
    const [carer, patient] = [boxOf('e1'), boxOf(prompt.includes('story') ? 'e3' : 'e2')];
    expect(within(boxOf(bed), middle(carer))).toBe(true);
    expect(carer.top).toBeLessThan(patient.top);
  });

  it('stands beside another who does: a doctor and a nurse examining a patient in a hospital bed', () => {
    const { boxOf } = boxesIn('a doctor and a nurse examining a patient in a hospital bed');
    const [doctor, nurse] = [boxOf('e1'), boxOf('e2')];
    expect(Math.abs(middle(doctor) - middle(nurse))).toBeGreaterThan(0.05);
    expect(within(boxOf('e4'), middle(nurse))).toBe(true);
  });

  it('leaves a dog beside the bed that it watches over', () => {
    const { boxOf } = boxesIn('a dog watching over a sleeping girl in bed');
    expect(within(boxOf('e3'), middle(boxOf('e1')))).toBe(false);
  });
});

describe('who has the hands on somebody on a sofa', () => {
  it.each([
    'a girl petting a cat on the sofa',
    'a man hugging his dog on a bench',
    'a mother hugging her daughter on the sofa',
  ])('sits there as well: %s', (prompt) => {
    const [seat, ...others] = rootsIn(prompt);
    expect(others).toEqual([]);
    expect(seat?.children.map(({ thing, bond }) => [thing.element.id, bond])).toEqual([
      ['e1', 'on'],
    ]);
  });
});
