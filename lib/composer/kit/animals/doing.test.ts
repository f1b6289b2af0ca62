import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../palette/house';
import { actorOf } from '..';
import type { ActorPose } from '../actor';
import type { KitDrawing } from '../part';
import { createPen, Definitions } from '../pen';

const ACCENTS = [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy] as const;

function drawn(part: string, parameters: unknown, pose: ActorPose): KitDrawing {
  const actor = actorOf(part);
  if (!actor) throw new Error(`no actor ${part}`);
  const pen = createPen({
    definitions: new Definitions('t'),
    seed: 3,
    label: 'animal',
    pxPerCm: 8,
    accents: ACCENTS,
  });
  return actor.drawActor(parameters, pose, pen);
}

const heightOf = ({ box }: KitDrawing) => box.bottom - box.top;
const widthOf = ({ box }: KitDrawing) => box.right - box.left;

const openBook: KitDrawing = {
  svg: '<path d="M-16 0H16V-24H-16Z" fill="#d9413b"/>',
  box: { left: -16, top: -24, right: 16, bottom: 0 },
  anchors: { grip: { at: [-12, -3] }, gripFar: { at: [12, -3] } },
};

describe('what animals do', () => {
  it.each(['hen', 'sparrow', 'flamingo', 'ostrich'])('has a %s peck at the ground', (species) => {
    const at = (head?: ActorPose['head']) =>
      drawn('bird', { species, view: 'side' }, { pose: 'stand', head });
    const [up, down] = [at(), at('lowered')];
    const rise = (of: KitDrawing) =>
      (of.box.bottom - (of.anchors.mouth?.at[1] ?? 0)) / heightOf(up);
    expect(rise(down)).toBeLessThan(rise(up) * 0.7);
    expect(rise(down)).toBeGreaterThan(-0.06);
  });

  it('shows a whale upright out of the water, with the foam that it throws up', () => {
    const whale = drawn('sea-mammal', { species: 'whale' }, { pose: 'jump' });
    expect(heightOf(whale)).toBeGreaterThan(widthOf(whale) * 0.8);
    expect(whale.anchors.surface?.at[1]).toBeCloseTo(whale.box.bottom, 0);
  });

  it('has a dolphin leap out of foam and a butterfly out of none', () => {
    const surface = (part: string, species: string) =>
      drawn(part, { species }, { pose: 'jump' }).anchors.surface;
    expect(surface('sea-mammal', 'dolphin')).toBeDefined();
    expect(surface('insect', 'butterfly')).toBeUndefined();
  });

  it('puts skates under those who skate, and under nobody else', () => {
    for (const [part, species] of [
      ['bird', 'penguin'],
      ['quadruped', 'fox'],
    ] as const) {
      const skating = drawn(part, { species, skates: true }, { pose: 'glide' });
      const sliding = drawn(part, { species }, { pose: 'glide' });
      expect(skating.svg.length).toBeGreaterThan(sliding.svg.length);
    }
  });

  it('lays a swimming penguin on its belly', () => {
    const swimming = drawn('bird', { species: 'penguin' }, { pose: 'swim' });
    expect(widthOf(swimming)).toBeGreaterThan(heightOf(swimming));
  });

  it('gathers the feet of an elephant that balances', () => {
    const elephant = (pose: ActorPose['pose']) =>
      drawn('quadruped', { species: 'elephant' }, { pose }).anchors;
    const apart = (pose: ActorPose['pose']) =>
      Math.abs((elephant(pose).hand?.at[0] ?? 0) - (elephant(pose).foot?.at[0] ?? 0));
    expect(apart('balance')).toBeLessThan(apart('stand') * 0.6);
  });

  it('holds a book with both wings below the face', () => {
    const owl = drawn(
      'bird',
      { species: 'owl' },
      { pose: 'stand', near: { gesture: 'hold-chest', holds: { drawing: openBook, both: true } } },
    );
    const { hand, handFar, mouth } = owl.anchors;
    expect(hand?.at[0]).toBeGreaterThan(0);
    expect(handFar?.at[0]).toBeLessThan(0);
    expect((hand?.at[1] ?? 0) - 21).toBeGreaterThan(mouth?.at[1] ?? 0);
  });

  it.each(['dragon', 'griffin', 'pegasus'])('keeps its wings on its hind legs: a %s', (species) => {
    const upright = (wings?: string) =>
      drawn('quadruped', { species, ...(wings ? { wings } : {}) }, { pose: 'dance' });
    const wingless = drawn('quadruped', { species: 'horse' }, { pose: 'dance' });
    const share = (of: KitDrawing) => widthOf(of) / heightOf(of);
    expect(share(upright())).toBeGreaterThan(share(wingless) * 1.3);
    expect(upright('butterfly').svg).not.toBe(upright().svg);
  });
});
