import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';
import { inSize, seenScale } from './rider-size';

const block = (width: number, height: number) => ({
  svg: '',
  box: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
  anchors: {},
});

function reported(prompt: string) {
  const brief = understand(prompt);
  return illustrate({ brief, prompt, widthPx: 384, heightPx: 384, seed: 5, variant: 0 });
}

describe('what is on something large', () => {
  it('is drawn so large that it is seen there, and no larger than it is where that is enough', () => {
    const elephant = block(400, 300);
    expect(seenScale(elephant, { kind: 'animal', id: 'elephant' }, [block(8, 8)])).toBe(8);
    expect(seenScale(elephant, { kind: 'animal', id: 'elephant' }, [block(40, 20)])).toBe(2);
    expect(seenScale(elephant, { kind: 'animal', id: 'elephant' }, [block(90, 120)])).toBe(1);
  });

  it('is larger still where the prompt begins with it', () => {
    const elephant = block(400, 300);
    const bird = [block(40, 20)];
    const host = { kind: 'animal', id: 'elephant' } as const;
    const first = seenScale(elephant, host, bird, { isFirst: true });
    expect(first).toBeGreaterThan(seenScale(elephant, host, bird));
  });

  it('has its seat, its stirrups and its handle where they are', () => {
    expect(
      inSize(
        {
          seatCm: 120,
          feet: [
            [10, -40],
            [10, -42],
          ],
        },
        2,
      ),
    ).toEqual({
      seatCm: 60,
      feet: [
        [5, -20],
        [5, -21],
      ],
    });
  });

  it.each([
    'a mouse on the elephant',
    'a bird on a giraffe',
    'an owl on a castle',
    'a cat on the train',
    'a cat on a fridge',
    'a rocket on the planet',
    'a castle on a mushroom',
    "a boy on a whale's back",
    'a butterfly on a hand',
  ])('is told as drawn: %s', (prompt) => {
    expect(reported(prompt).notDrawn).toEqual([]);
  });
});

describe('who lies on a towel', () => {
  it.each(['a woman on a beach towel', 'a dog on a towel'])('has it under them: %s', (prompt) => {
    const { elements, relations } = understand(prompt);
    expect(relations.map(({ kind }) => kind)).toEqual(['on']);
    expect(elements[1]?.concept).toBe('cloth');
  });
});

describe('a city on an animal', () => {
  it.each(["a city on a turtle's shell", 'a city on a giant turtle'])(
    'stands on it: %s',
    (prompt) => {
      const { places, relations } = understand(prompt);
      expect(places).toEqual([]);
      expect(relations.map(({ kind }) => kind)).toEqual(['on']);
    },
  );
});
