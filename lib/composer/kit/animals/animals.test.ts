import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../palette/house';
import { animals } from '../../concepts/animals';
import { actorOf } from '..';
import type { ActorPose, Pose } from '../actor';
import type { KitDrawing } from '../part';
import { createPen, Definitions } from '../pen';
import { animalActors } from '.';

const ACCENTS = [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy] as const;
const pen = (label: string) =>
  createPen({ definitions: new Definitions('t'), seed: 3, label, pxPerCm: 8, accents: ACCENTS });

function drawn(part: string | undefined, parameters: unknown, pose: ActorPose): KitDrawing {
  const actor = actorOf(part ?? '');
  if (!actor) throw new Error(`no actor ${part}`);
  return actor.drawActor(parameters, pose, pen('animal'));
}

const cup: KitDrawing = {
  svg: '<circle cx="0" cy="-4" r="4" fill="#d9413b"/>',
  box: { left: -4, top: -8, right: 4, bottom: 0 },
  anchors: { grip: { at: [0, -4] } },
};

describe('animals of the kit', () => {
  it.each(animals.map((concept) => [concept.id, concept] as const))(
    '%s is as high as told, whole and always the same',
    (_, { part, parameters, heightCm }) => {
      const { svg, box, anchors } = drawn(part, parameters, { pose: 'stand' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(box.bottom - box.top).toBeGreaterThan(heightCm * 0.65);
      expect(box.bottom - box.top).toBeLessThan(heightCm * 1.35);
      const span = Math.max(box.right - box.left, box.bottom - box.top);
      for (const { at } of Object.values(anchors)) {
        expect(at[0]).toBeGreaterThan(box.left - span / 2);
        expect(at[0]).toBeLessThan(box.right + span / 2);
        expect(at[1]).toBeGreaterThan(box.top - span / 2);
        expect(at[1]).toBeLessThan(box.bottom + span / 2);
      }
      expect(drawn(part, parameters, { pose: 'stand' }).svg).toBe(svg);
    },
  );

  it('every animal takes each of its poses', () => {
    const broken = animals.flatMap(({ id, part, parameters }) =>
      (actorOf(part ?? '')?.poses ?? [])
        .filter((pose: Pose) =>
          /NaN|undefined|Infinity/.test(drawn(part, parameters, { pose }).svg),
        )
        .map((pose) => `${id} ${pose}`),
    );
    expect(broken).toEqual([]);
  });

  it('every animal can hold a cup: it is drawn, with the hand at its grip', () => {
    for (const { id, part, parameters } of animals) {
      const at = [12, -20] as const;
      const { svg, anchors } = drawn(part, parameters, {
        pose: 'stand',
        near: { at, holds: { drawing: cup } },
      });
      expect(svg, id).toContain(cup.svg);
      expect(anchors.hand, id).toBeDefined();
    }
  });

  it('every animal shows its head alone', () => {
    for (const { id, part, parameters } of animals) {
      const head = drawn(part, { ...parameters, headOnly: true }, { pose: 'stand' });
      const whole = drawn(part, parameters, { pose: 'stand' });
      expect(head.svg, id).not.toMatch(/NaN|undefined|Infinity/);
      expect(head.box.bottom - head.box.top, id).toBeLessThan(
        whole.box.bottom - whole.box.top + 0.01,
      );
    }
  });

  it('a paw is where it was asked to be', () => {
    for (const species of ['cat', 'bear', 'dog', 'dragon', 'frog']) {
      const heightCm = 100;
      const at = [34, -52] as const;
      const { anchors } = drawn(
        'quadruped',
        { species, heightCm },
        { pose: 'stand', near: { at, holds: { drawing: cup } } },
      );
      expect(anchors.hand?.at[0], species).toBeCloseTo(at[0], 1);
      expect(anchors.hand?.at[1], species).toBeCloseTo(at[1], 1);
    }
  });

  it('two hands take a thing at its two grips', () => {
    const book: KitDrawing = {
      ...cup,
      anchors: { grip: { at: [8, 0] }, gripFar: { at: [-8, 0] } },
    };
    const { anchors } = drawn(
      'quadruped',
      { species: 'bear', heightCm: 100 },
      { pose: 'stand', near: { holds: { drawing: book, both: true } } },
    );
    expect(anchors.hand?.at[0]).toBeCloseTo(8, 1);
    expect(anchors.handFar?.at[0]).toBeCloseTo(-8, 1);
  });

  it('who sits is as high as its seat', () => {
    const low = drawn('quadruped', { species: 'cat' }, { pose: 'sit' });
    const high = drawn('quadruped', { species: 'cat' }, { pose: 'sit', seatCm: 40 });
    expect(low.box.bottom - high.box.bottom).toBeCloseTo(40, 1);
    expect((low.anchors.head?.at[1] ?? 0) - (high.anchors.head?.at[1] ?? 0)).toBeCloseTo(40, 1);
  });

  it('a coat asked for is the coat drawn', () => {
    for (const [part, species] of [
      ['quadruped', 'cat'],
      ['bird', 'parrot'],
      ['fish', 'shark'],
      ['insect', 'beetle'],
    ] as const) {
      const { svg } = drawn(part, { species, coat: '#12ab7f' }, { pose: 'stand' });
      expect(svg, species).toContain('#12ab7f');
    }
  });

  it('what would be under a pixel is left out', () => {
    const at = (pxPerCm: number) => {
      const far = createPen({
        definitions: new Definitions('t'),
        seed: 3,
        label: 'far',
        pxPerCm,
        accents: ACCENTS,
      });
      return actorOf('quadruped')?.drawActor({ species: 'hedgehog' }, { pose: 'stand' }, far).svg;
    };
    expect(at(0.2)?.length ?? 0).toBeLessThan(at(60)?.length ?? 0);
  });

  it.each(animalActors.map((actor) => [actor.id, actor] as const))(
    '%s draws whatever it is given',
    (_, actor) => {
      for (const parameters of [{}, undefined, { species: 'no-such-kind' }, { coat: 7 }]) {
        expect(actor.drawActor(parameters, { pose: 'lotus' }, pen('any')).svg).not.toBe('');
      }
    },
  );
});
